"""Who sees what (table 5.8): views, memory of looks and open cards, redeals, questions."""

from __future__ import annotations

import pytest

from tests.titles.letswar.stage import Stage
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import PUBLIC, SILENT
from wartable.titles.letswar import TITLE
from wartable.titles.letswar.position import defeat
from wartable.titles.letswar.view_builder import view

GERMANY, FRANCE = "germany", "france"


@pytest.mark.clause("LW-RULING-73")
def test_a_hand_is_its_owners_alone_and_its_backs_are_counted_by_all() -> None:
    stage = Stage(4, france={"hand": "boom miss sacred_way"}, germany={"board": "trenches"})
    assert view(stage.state, 1).hand == ("boom", "miss", "sacred_way")
    for viewer in (PUBLIC, 0, 3):
        seen = view(stage.state, viewer)
        assert "sacred_way" not in str(seen.to_json()["nations"])
        assert (seen.nations[1].conflict, seen.nations[1].cards) == (2, 1)
        assert [one.card for one in seen.nations[0].equipment] == ["trenches"]


@pytest.mark.clause("LW-SPY-03", "LW-RULING-13")
def test_a_look_is_remembered_by_the_one_who_looked() -> None:
    stage = Stage(4, germany={"hand": "fog", "board": "spy"}, france={"hand": "boom sacred_way propaganda"})
    stage.say(GERMANY, "spy inspect france fog")
    if stage.asked == [FRANCE]:
        stage.say(FRANCE, "pass")
    assert view(stage.state, 0).nations[1].known == ("propaganda", "sacred_way")
    assert view(stage.state, 2).nations[1].known == ()
    stage.say(GERMANY, "choose propaganda")
    assert view(stage.state, 0).nations[1].known == ("sacred_way",)
    assert view(stage.state, 2).nations[1].bottom == ("propaganda",)
    for seed in range(20):
        again = stage.state.redeal(0, Seeded(seed))
        assert again.held(1, stage.kit.card_of(1, stage.kit.words.index("sacred_way"))) == 1
    hands = {
        tuple(stage.state.redeal(2, Seeded(seed)).cards_of(stage.state.redeal(2, Seeded(seed)).hands, 1))
        for seed in range(40)
    }
    assert len(hands) > 10


@pytest.mark.clause("LW-EQUIP-10")
def test_a_card_taken_back_is_known_to_all_until_it_leaves() -> None:
    stage = Stage(4, germany={"hand": "boom", "board": "trenches"})
    stage.say(GERMANY, "take_back trenches")
    assert view(stage.state, 3).nations[0].known == ("trenches",)
    stage.say(GERMANY, "discard trenches")
    assert view(stage.state, 3).nations[0].known == ()


@pytest.mark.clause("LW-NAT-09", "LW-NAT-10")
def test_once_the_unseen_cards_are_drawn_all_know_the_next_one() -> None:
    cards = "spy spy spy counter_espionage counter_espionage call_up great_offensive stormtroopers unrestricted_uboats"
    more = "zeppelin_raid flying_circus siegfried_line sealed_train"
    stage = Stage(4, germany={"hand": "boom boom", "bottom": f"{cards} {more}"}, france={"destroyed": "cavalry"})
    assert stage.state.unseen(0) == 2  # Propaganda and Big Bertha
    stage.say(GERMANY, "attack artillery france infantry")
    assert view(stage.state, 3).nations[0].known == ()
    stage.state.draw_nation(0, 1, stage.chance, stage.log)
    assert view(stage.state, 3).nations[0].known == ("propaganda", "big_bertha")
    stage.state.draw_nation(0, 1, stage.chance, stage.log)
    assert "spy" in view(stage.state, 3).nations[0].known
    assert stage.log.entries[-1].seen(PUBLIC) == [0, 1, stage.kit.card_of(0, stage.kit.words.index("spy"))]


@pytest.mark.clause("LW-RULING-11")
def test_a_spy_that_is_shown_from_the_hand_is_known() -> None:
    hand = {"hand": "spy fog"}
    stage = Stage(4, germany=hand, france={"hand": "sacred_way"}, options={"spy_lifecycle": "hand"})
    stage.say(GERMANY, "spy inspect france fog")
    assert view(stage.state, 3).nations[0].known == ("spy",)


@pytest.mark.clause("LW-RULING-15")
def test_a_hand_without_a_spy_is_known_to_have_none() -> None:
    anywhere = {"spy_task2_zone": "board_or_hand"}
    stage = Stage(4, germany={"board": "spy"}, france={"hand": "sacred_way sacred_union"}, options=anywhere)
    stage.say(GERMANY, "spy counter france")
    if stage.asked == [FRANCE]:
        stage.say(FRANCE, "pass")
    assert stage.entries("hand-searched", "spy-unmasked") == [[1, 0, 0]]
    spy = stage.kit.card_of(1, stage.kit.words.index("spy"))
    assert all(stage.state.redeal(3, Seeded(seed)).held(1, spy) == 0 for seed in range(60))
    fresh = Stage(4, france={"hand": "sacred_way sacred_union"}, options=anywhere)
    assert any(fresh.state.redeal(3, Seeded(seed)).held(1, spy) for seed in range(60))


@pytest.mark.clause("LW-RULING-11", "LW-RULING-15")
def test_a_search_writes_the_same_line_whatever_it_finds() -> None:
    found = Stage(3, germany={"hand": "spy"}, france={"hand": "spy sacred_union"}, options={"spy_lifecycle": "hand"})
    found.say(GERMANY, "spy counter france")
    if found.asked == [FRANCE]:
        found.say(FRANCE, "pass")
    names = [TITLE.entries[entry.key].name for entry in found.log.entries]
    assert names[-2:] == ["hand-searched", "spy-unmasked"]
    assert found.entries("hand-searched") == [[1, 0, 1]]
    assert (found.hand(FRANCE), found.bottom(FRANCE)) == (["sacred_union"], ["spy"])


# -- questions --


def said(stage: Stage, viewer: int, question: str, *args: str) -> str:
    """An answer, in one string."""
    answers = TITLE.ask(stage.kit, view(stage.state, viewer), question, args)
    return " ".join(phrase.say(stage.kit.messages, "en") for phrase in answers)


@pytest.mark.clause("LW-EQUIP-13", "LW-CBT-02")
def test_questions_tell_where_values_come_from_and_what_an_attack_would_do() -> None:
    stage = Stage(4, germany={"board": "heavy_howitzer"}, france={"hand": "miss", "board": "trenches"})
    told = said(stage, 2, "value", "germany", "artillery")
    assert "attack 6" in told
    assert "5 base" in told
    assert "1 Heavy Howitzer" in told
    assert "6 against 5" in said(stage, 0, "attack", "artillery", "france", "infantry")
    assert "3 against 5" in said(stage, 0, "attack", "infantry", "france", "infantry")
    assert "against" not in said(stage, 0, "attack", "infantry", "france", "navy")


@pytest.mark.clause("LW-CBT-03")
def test_what_an_attack_would_do_counts_neither_gas_nor_its_miss_against_a_mask() -> None:
    gas = {"hand": "boom", "board": "mustard_gas heavy_howitzer"}
    stage = Stage(4, common={"date": "1919A"}, germany=gas, france={"board": "gas_mask", "hand": "miss"})
    masked = said(stage, 0, "attack", "artillery", "france", "infantry")
    assert "6 against 4" in masked
    assert "a Miss!" in masked
    bare = said(stage, 0, "attack", "artillery", "great_britain", "infantry")
    assert "8 against 4" in bare
    assert "2 Miss!" in bare
    stage.say("germany", "attack artillery france infantry")
    shown = view(stage.state, 1).attack
    assert shown is not None
    assert (shown.attack, shown.misses, sum(part.value for part in shown.attack_parts)) == (6, 1, 6)


@pytest.mark.clause("LW-NAT-10")
def test_questions_tell_what_is_known_of_hands_and_decks() -> None:
    stage = Stage(4, germany={"hand": "boom", "bottom": "spy"}, france={"hand": "miss"})
    assert "Boom!" in said(stage, 0, "hand", "germany")
    assert "Miss!" not in said(stage, 0, "hand", "france")
    assert "Spy" in said(stage, 3, "deck", "germany")
    assert str(stage.state.pile_size()) in said(stage, 3, "piles")


def test_what_was_known_of_a_fallen_hand_binds_no_redeal() -> None:
    kit = TITLE.kit(6, {"mode": "attrition"})
    state = TITLE.start(kit, Seeded(4), SILENT, True)
    assert state.memory is not None
    bag = [0] * kit.kinds
    for card in range(kit.starts[6], kit.starts[7]):
        bag[card] = kit.cards.copies[card]
    state.memory.announce(5, 6, 2, bag)
    state.homefront[5] = 0
    defeat.check(state, SILENT)
    assert not state.lives(5)
    assert [lot.row() for viewer in range(-1, 6) for lot in state.memory.of(viewer) if lot.back == 6] == []
    for seed in range(5):
        assert state.redeal(0, Seeded(seed)).hands[: kit.width] == state.hands[: kit.width]


def test_sealed_rows_do_not_tell_who_picked_first() -> None:
    states = [TITLE.start(TITLE.kit(4, {}), Seeded(1), SILENT, False) for _ in "ab"]
    for state, picks in zip(states, ([(1, 4), (3, 2)], [(3, 2), (1, 4)]), strict=True):
        for seat, arg in picks:
            state.pick(seat, arg)
    assert states[0].rows == states[1].rows
