"""Neutral Italy, its entry into the war, and the auction for it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.letswar.stage import Stage, event
from wartable.core.rules.chance import Seeded
from wartable.titles.letswar import TITLE
from wartable.titles.letswar.view_builder import view

ENTENTE, CENTRAL, NEUTRAL = range(3)
LATE = {"date": "1919A"}


def drawing(first: str, holder: str, drawer: str, seats: int = 5, /, *, draws: Any = "", **more: Any) -> Stage:
    """A Territory card lies before a holder; a drawer plays Reinforcements and turns up the other one."""
    kit = TITLE.kit(seats, more.get("options"))
    other = "colonies" if first == "trento" else "trento"
    common = {
        "territory": {first: kit.nations.index(holder), other: "deck"},
        "depth_left": 20,
        **more.pop("common", {}),
    }
    row = more.pop(drawer, {})
    rows = {drawer: {**row, "hand": "reinforcements " + row.get("hand", "")}, **more}
    stage = Stage(seats, active=drawer, draws=f"{other} boom {draws}", common=common, **rows)
    return stage.say(drawer, "play reinforcements")


# -- neutral --


@pytest.mark.clause("LW-ITALY-01", "LW-SETUP-07", "LW-SETUP-05", "LW-CONF-09", "LW-CONF-10", "LW-SETUP-19")
@pytest.mark.parametrize("seats", range(2, 8))
def test_italy_is_neutral_and_brings_the_territory_cards(seats: int) -> None:
    kit = TITLE.kit(seats)
    state = TITLE.new_state(seats, chance=Seeded(3))
    assert ("italy" in kit.nations) == (seats % 2 == 1)
    assert [kit.card_words[card] for card in kit.territories] == ["trento", "colonies"]
    assert [place == -2 for place in state.territory] == [seats % 2 == 0] * 2
    if seats % 2:
        assert state.allegiance[kit.italy] == NEUTRAL


@pytest.mark.clause("LW-ITALY-02", "LW-ITALY-04", "LW-ITALY-05", "LW-RULING-53", "LW-RULING-17")
def test_a_neutral_italy_draws_equips_buys_and_spies_on_anybody() -> None:
    row = {"hand": "alpini boom sacred_egoism propaganda", "board": "spy", "homefront": "content"}
    stage = Stage(5, active="italy", italy=row)
    stage.say("italy", "equip alpini", "play propaganda", "play sacred_egoism")
    assert len(stage.hand("italy")) == 4
    for victim in ("germany", "france", "great_britain", "austria_hungary"):
        assert stage.why("italy", f"spy inspect {victim} boom") == ""


@pytest.mark.clause("LW-ITALY-03", "LW-ITALY-06", "LW-ITALY-07", "LW-RULING-53")
def test_a_neutral_italy_harms_nobody() -> None:
    row = {"hand": "boom drumfire fog mud shell_shock city_bombing strike deserter flight_over_vienna", "board": "spy"}
    stage = Stage(5, active="italy", italy=row)
    assert stage.why("italy", "attack artillery germany cavalry") == "LW-ITALY-06"
    for card in ("drumfire", "fog", "mud", "shell_shock", "city_bombing", "strike", "deserter", "flight_over_vienna"):
        assert stage.why("italy", f"play {card}") == "LW-ITALY-07"


@pytest.mark.clause("LW-ITALY-08", "LW-ITALY-09", "LW-RULING-51", "LW-RULING-52", "LW-ITALY-17", "LW-ITALY-18")
@pytest.mark.parametrize(("attacker", "side"), [("germany", ENTENTE), ("france", CENTRAL)])
def test_an_attack_brings_italy_in_on_the_other_side(attacker: str, side: int) -> None:
    row = {"hand": "miss fog propaganda", "board": "trenches"}
    stage = Stage(5, active=attacker, italy=row, **{attacker: {"hand": "boom"}})
    seat, code = stage.seat(attacker), TITLE.parse(stage.kit, "attack artillery italy cavalry")
    trial = stage.state.copy()
    trial.apply(seat, code[0], Seeded(1))
    assert TITLE.clauses[trial.caution(seat, code[1])] == "LW-ITALY-09"
    stage.say(attacker, "attack artillery italy cavalry")
    assert (stage.side("italy"), stage.asked) == (side, ["italy"])  # it may use its Miss! first
    stage.say("italy", "answer miss")
    assert (stage.destroyed("italy"), stage.hand("italy"), stage.board("italy")) == ([], ["propaganda"], ["trenches"])
    assert "fog" in stage.discards


@pytest.mark.clause("LW-RULING-52")
def test_by_an_option_italy_drops_its_hand_before_it_can_answer() -> None:
    options = {"italy_discard_timing": "before_resolution"}
    stage = Stage(5, options=options, germany={"hand": "boom"}, italy={"hand": "miss fog"})
    stage.say("germany", "attack artillery italy cavalry")
    assert (stage.destroyed("italy"), stage.hand("italy")) == (["cavalry"], [])


@pytest.mark.clause("LW-RULING-51")
def test_a_card_that_names_italy_is_an_act_of_war_whatever_it_does() -> None:
    stage = Stage(5, germany={"hand": "air_recon"}, italy={"hand": "fog mud"})
    stage.say("germany", "play air_recon italy")
    assert stage.side("italy") == ENTENTE
    stage.say("italy", "pass")
    assert stage.hand("italy") == []  # after the look
    safe = Stage(
        5, options={"neutral_italy_attack": "forbidden"}, germany={"hand": "air_recon boom"}, italy={"hand": "fog"}
    )
    assert safe.why("germany", "play air_recon italy") == "LW-RULING-51"
    assert safe.why("germany", "attack artillery italy cavalry") == "LW-RULING-51"


@pytest.mark.clause("LW-RULING-52", "LW-RULING-93")
def test_italys_hand_goes_when_the_whole_card_is_resolved() -> None:
    stage = Stage(
        5,
        active="austria_hungary",
        austria_hungary={"hand": "breakthrough"},
        italy={"hand": "fog mud"},
        draws="propaganda mud",
    )
    stage.say("austria_hungary", "play breakthrough infantry italy cavalry").say("italy", "pass")
    assert (stage.destroyed("italy"), stage.hand("italy")) == (["cavalry"], [])
    discarded = [stage.kit.card_words[card] for _, card in stage.entries("discarded")]
    assert discarded == ["mud"]  # by the card; Fog went with the rest of the hand


@pytest.mark.clause("LW-RULING-54")
def test_spies_events_and_effects_on_all_are_no_acts_of_war() -> None:
    row = {"board": "spy", "hand": "tank submarine fog"}
    stage = Stage(5, germany=row, common=LATE).say("germany", "play fog", "spy subvert italy tank submarine")
    assert (stage.side("italy"), stage.level("italy")) == (NEUTRAL, 3)
    assert event("war_correspondents", 5, italy={"homefront": "happy"}).side("italy") == NEUTRAL


@pytest.mark.clause("LW-RULING-55")
def test_a_neutral_italy_that_falls_takes_nobody_along() -> None:
    row = {"board": "spy", "hand": "tank submarine"}
    stage = Stage(5, germany=row, italy={"homefront": "unrest", "hand": "propaganda"}, common=LATE)
    stage.say("germany", "spy subvert italy tank submarine")
    if stage.asked == ["italy"]:
        stage.say("italy", "pass")
    assert (stage.ending, stage.state.lives(stage.seat("italy")), stage.asked) == ("", False, ["germany"])
    floor = Stage(
        5,
        options={"neutral_italy_defeat": "homefront_floor_unrest"},
        germany=row,
        italy={"homefront": "unrest"},
        common=LATE,
    )
    assert floor.why("germany", "spy subvert italy tank submarine") == "LW-RULING-55"


# -- by Territory cards --


@pytest.mark.clause("LW-ITALY-10", "LW-ITALY-11", "LW-RULING-48", "LW-RULING-49")
@pytest.mark.parametrize("drawer", ["germany", "france", "italy"])
def test_a_territory_card_is_laid_out_by_whoever_draws_it(drawer: str) -> None:
    common = {"territory": {"trento": "deck", "colonies": "deck"}, "depth_left": 20}
    stage = Stage(5, active=drawer, draws="trento other boom", common=common, **{drawer: {"hand": "reinforcements"}})
    stage.say(drawer, "play reinforcements")
    assert stage.state.territory == [stage.seat(drawer), -1]
    assert stage.hand(drawer) == ["boom"]  # it is one of the two cards
    assert "discard trento" not in stage.lines(drawer)


@pytest.mark.clause("LW-RULING-48")
def test_by_an_option_a_territory_card_is_replaced() -> None:
    common = {"territory": {"trento": "deck", "colonies": "deck"}, "depth_left": 20}
    options = {"territory_replacement": "always"}
    stage = Stage(
        5, options=options, draws="trento other boom other miss", common=common, germany={"hand": "reinforcements"}
    )
    assert stage.say("germany", "play reinforcements").hand("germany") == ["boom", "miss"]


@pytest.mark.clause("LW-ITALY-12", "LW-ITALY-13", "LW-ITALY-14", "LW-ITALY-17", "LW-ITALY-19")
@pytest.mark.parametrize(
    ("holder", "drawer", "side"),
    [
        ("france", "great_britain", ENTENTE),
        ("germany", "austria_hungary", CENTRAL),
        ("france", "italy", ENTENTE),
        ("italy", "germany", CENTRAL),
        ("germany", "germany", CENTRAL),
    ],
)
@pytest.mark.parametrize("first", ["trento", "colonies"])
def test_both_territory_cards_bring_italy_in(first: str, holder: str, drawer: str, side: int) -> None:
    stage = drawing(first, holder, drawer, italy={"hand": "fog alpini"})
    assert (stage.side("italy"), stage.state.territory) == (side, [-2, -2])
    assert stage.hand("italy") == ["alpini"]
    assert stage.state.side(stage.seat("italy")) == side


@pytest.mark.clause("LW-ITALY-15", "LW-ITALY-16")
@pytest.mark.parametrize(("holder", "drawer"), [("france", "germany"), ("germany", "france"), ("italy", "italy")])
def test_one_each_or_both_with_italy_means_an_auction(holder: str, drawer: str) -> None:
    stage = drawing("trento", holder, drawer, france={"hand": "fog"})
    assert (stage.step, "france" in stage.asked, stage.side("italy")) == ("pledging", True, NEUTRAL)
    assert stage.entries("auction-opens") == [[stage.seat("italy")]]


@pytest.mark.clause("LW-RULING-50", "LW-ITALY-20")
def test_once_italy_is_in_a_territory_card_is_of_no_use() -> None:
    common = {"territory": {"trento": "deck", "colonies": "out"}, "depth_left": 20}
    stage = Stage(
        5, draws="trento boom miss", common=common, germany={"hand": "reinforcements"}, italy={"side": "entente"}
    )
    stage.say("germany", "play reinforcements")
    assert (stage.state.territory, stage.hand("germany"), stage.side("italy")) == ([-2, -2], ["boom", "miss"], ENTENTE)


@pytest.mark.clause("LW-RULING-49", "LW-CONTENT-21")
def test_in_a_draft_a_territory_card_is_taken_and_italy_enters_afterwards() -> None:
    common = {"territory": {"trento": 0, "colonies": "deck"}, "depth_left": 20}
    stage = event("draft", 5, draws="colonies boom boom boom boom", common=common, great_britain={"destroyed": "navy"})
    assert stage.lines("great_britain") == ["choose boom", "choose colonies"]
    stage.say("great_britain", "choose colonies")
    # The rest is alike for all to see; then both cards lie out, one a side.
    assert stage.entries("auction-opens") == [[stage.seat("italy")]]


@pytest.mark.clause("LW-RULING-47", "LW-SETUP-20", "LW-CONF-12")
@pytest.mark.parametrize(("depth", "part"), [("whole", 1), ("half", 2), ("third", 3)])
def test_territory_cards_come_up_within_their_part_of_the_deck(depth: str, part: int) -> None:
    state = TITLE.new_state(5, {"territory_depth": depth}, chance=Seeded(5))
    deck = 132 - 25
    drawn = deck - state.pile_size()  # by the Event of the Prelude
    assert state.depth_left <= -(-deck // part)
    assert state.depth_left >= -(-deck // part) - drawn - 2


# -- the auction --


def auction(seats: int = 5, options: Any = None, /, *, draws: Any = "", **rows: Any) -> Stage:
    """An auction that Germany's draw has opened."""
    return drawing("trento", "france", "germany", seats, options=options, draws=draws, common=LATE, **rows)


@pytest.mark.clause("LW-AUC-01", "LW-AUC-02", "LW-RULING-57", "LW-RULING-59", "LW-AUC-08")
def test_everybody_pledges_three_or_all_and_the_speaker_picks() -> None:
    stage = auction(
        france={"hand": "tank"},
        great_britain={"hand": "submarine dreadnought", "board": "trenches machine_gun"},
        germany={"board": "naval_mines", "hand": "torpedoes fog"},
        austria_hungary={"hand": "boom"},
        italy={"hand": "bomber"},
    )
    assert sorted(stage.asked) == ["austria_hungary", "france", "germany", "great_britain"]
    assert stage.why("france", "pledge") == "LW-AUC-01"
    assert stage.why("germany", "pledge fog torpedoes") == "LW-RULING-56"
    stage.say("france", "pledge tank").say("austria_hungary", "pledge")
    assert stage.why("great_britain", "pledge submarine dreadnought board:trenches board:machine_gun") == "LW-AUC-01"
    stage.say("great_britain", "pledge submarine dreadnought board:trenches").say(
        "germany", "pledge torpedoes board:naval_mines"
    )
    assert sorted(stage.asked) == ["france", "germany"]  # the speakers
    assert stage.why("france", "offer france:tank germany:torpedoes great_britain:submarine") == "LW-RULING-59"
    stage.say("france", "offer france:tank great_britain:submarine great_britain:board:trenches")
    assert stage.side("italy") == NEUTRAL
    stage.say("germany", "offer germany:torpedoes germany:board:naval_mines")
    assert stage.side("italy") == ENTENTE
    assert [value for _, value, *_ in stage.entries("offers")] == [700, 200]


@pytest.mark.clause("LW-AUC-04", "LW-AUC-05", "LW-AUC-06", "LW-AUC-07", "LW-ITALY-17")
def test_the_winners_cards_are_discarded_and_the_losers_stay() -> None:
    stage = auction(
        3,
        france={"hand": "tank submarine fog"},
        germany={"board": "dreadnought", "hand": "boom"},
        italy={"hand": "mud"},
    )
    stage.say("france", "pledge tank submarine").say("germany", "pledge board:dreadnought")
    assert (stage.side("italy"), stage.hand("france"), stage.board("germany")) == (ENTENTE, ["fog"], ["dreadnought"])
    assert sorted(set(stage.discards)) == ["mud", "reinforcements", "submarine", "tank"]
    assert stage.asked == ["germany"]  # whose turn goes on


@pytest.mark.clause("LW-AUC-03", "LW-RULING-59")
def test_pledges_are_seen_by_allies_alone() -> None:
    stage = auction(
        france={"hand": "tank"},
        great_britain={"hand": "submarine"},
        germany={"hand": "dreadnought"},
        austria_hungary={"hand": "bomber"},
    )
    for nation, card in (("france", "tank"), ("great_britain", "submarine"), ("germany", "dreadnought")):
        stage.say(nation, f"pledge {card}")
    assert not stage.entries("pledges-in")
    stage.say("austria_hungary", "pledge bomber")
    told = [entry for entry in stage.log.entries if TITLE.entries[entry.key].name == "pledges-in"]
    seen = [[seat for seat in range(5) if entry.seen(seat) is not None] for entry in told]
    assert seen == [[1, 3], [0, 2]]


@pytest.mark.clause("LW-AUC-01", "LW-RULING-59")
def test_a_fourth_card_is_refused_and_a_full_pledge_is_closed_for_an_absent_player() -> None:
    stage = auction(3, france={"hand": "tank submarine dreadnought torpedoes"}, germany={"hand": "boom"})
    *picks, done = TITLE.parse(stage.kit, "pledge tank submarine dreadnought")
    for code in picks:
        stage.state.apply(1, code, Seeded(1))
    fourth = TITLE.parse(stage.kit, "pledge torpedoes")[0]
    assert TITLE.clauses[stage.state.why(1, fourth)] == "LW-AUC-01"
    assert stage.state.default(1, Seeded(1)) == done


@pytest.mark.clause("LW-RULING-56")
def test_equipment_of_the_nation_is_not_pledged() -> None:
    stage = auction(3, france={"hand": "tank"}, germany={"hand": "boom", "board": "big_bertha torpedoes"})
    assert stage.lines("germany", "pledge board")[0].startswith("pledge board:torpedoes")
    assert stage.why("germany", "pledge board:torpedoes board:big_bertha") == "LW-RULING-56"


@pytest.mark.clause("LW-AUC-01", "LW-RULING-59")
@pytest.mark.parametrize(("board", "asked"), [("", False), (" machine_gun", True)])
def test_a_pledge_that_all_can_see_is_not_asked_for(board: str, asked: bool) -> None:
    stage = auction(3, france={"board": f"torpedoes naval_mines trenches{board}"}, germany={"hand": "boom"})
    assert ("france" in stage.asked) == asked


@pytest.mark.clause("LW-RULING-59")
def test_what_was_remembered_of_a_pledge_still_leaves_a_deal() -> None:
    stage = auction(
        france={"board": "tank submarine", "hand": "boom"},
        great_britain={"hand": "fog"},
        germany={"hand": "dreadnought"},
        austria_hungary={"hand": "bomber"},
    )
    state = stage.state
    for word in ("tank", "submarine"):
        state.take_back(1, stage.kit.card_of(1, stage.kit.words.index(word)))
    stage.say("france", "pledge tank submarine").say("great_britain", "pledge").say("germany", "pledge dreadnought")
    stage.say("austria_hungary", "pledge bomber")
    assert stage.step == "offering"
    for viewer in range(-1, 5):
        for seed in range(10):
            again = state.redeal(viewer, Seeded(seed))
            assert {"submarine", "tank"} <= {stage.kit.card_words[card] for card in again.cards_of(again.hands, 1)}
            assert again.redeal(viewer, Seeded(7)).to_dict() == state.redeal(viewer, Seeded(7)).to_dict()


@pytest.mark.clause("LW-RULING-59", "LW-AUC-03")
def test_allies_remember_pledges_and_all_remember_the_offers_that_lost() -> None:
    stage = auction(
        france={"hand": "tank submarine torpedoes"},
        great_britain={"hand": "poison_gas"},
        germany={"hand": "dreadnought"},
        austria_hungary={"hand": "bomber heavy_howitzer"},
    )
    stage.say("france", "pledge tank submarine torpedoes").say("great_britain", "pledge poison_gas")
    stage.say("germany", "pledge dreadnought").say("austria_hungary", "pledge bomber heavy_howitzer")
    known = [view(stage.state, viewer).nations[2].known for viewer in range(5)]
    assert known == [("heavy_howitzer", "bomber"), (), (), (), ()]
    stage.say("france", "offer france:torpedoes france:submarine great_britain:poison_gas")
    stage.say("germany", "offer germany:dreadnought austria_hungary:bomber austria_hungary:heavy_howitzer")
    assert stage.side("italy") == CENTRAL
    # France's Tank was pledged and not offered: Great Britain alone has seen it.
    assert view(stage.state, 3).nations[1].known == ("torpedoes", "submarine", "tank")
    assert view(stage.state, 0).nations[1].known == ("torpedoes", "submarine")


@pytest.mark.clause("LW-RULING-58")
@pytest.mark.parametrize("remembers", [True, False])
def test_a_redeal_keeps_the_offers_that_italy_chooses_among(remembers: bool) -> None:
    rows: dict[str, Any] = {"france": {"hand": "tank"}, "germany": {"hand": "dreadnought"}}
    stage = auction(3, **rows).say("france", "pledge tank").say("germany", "pledge dreadnought")
    assert stage.step == "tie"
    if not remembers:
        stage.state.memory = None
    for seed in range(20):
        again = stage.state.redeal(2, Seeded(seed))
        assert [stage.kit.card_words[card] for card in again.cards_of(again.hands, 1)] == ["tank"]
        again.apply(2, again.legal(2)[0], Seeded(1))
        assert min(again.hands) == 0


@pytest.mark.clause("LW-RULING-58")
def test_equal_offers_are_italys_choice_or_offered_again_or_drawn() -> None:
    rows: dict[str, Any] = {"france": {"hand": "tank"}, "germany": {"hand": "dreadnought"}}
    stage = auction(3, **rows).say("france", "pledge tank").say("germany", "pledge dreadnought")
    assert (stage.asked, stage.lines("italy")) == (["italy"], ["join entente", "join central_empires"])
    stage.say("italy", "join central_empires")
    assert (stage.side("italy"), stage.hand("france")) == (CENTRAL, ["tank"])
    again = (
        auction(3, {"auction_tie": "rebid"}, **rows).say("france", "pledge tank").say("germany", "pledge dreadnought")
    )
    assert sorted(again.asked) == ["france", "germany"]
    again.say("france", "pledge tank").say("germany", "pledge dreadnought")
    assert again.asked == ["italy"]
    drawn = auction(3, {"auction_tie": "random"}, draws="central_empires", **rows)
    drawn.say("france", "pledge tank").say("germany", "pledge dreadnought")
    assert drawn.side("italy") == CENTRAL


@pytest.mark.clause("LW-RULING-56")
def test_by_an_option_only_hands_are_offered() -> None:
    stage = auction(
        3, {"auction_source": "hand_only"}, france={"hand": "tank", "board": "trenches"}, germany={"hand": "boom"}
    )
    assert stage.why("france", "pledge board:trenches tank") != ""
    stage.say("france", "pledge tank").say("germany", "pledge")
    assert stage.side("italy") == ENTENTE


@pytest.mark.clause("LW-RULING-59", "LW-RULING-89")
def test_an_absent_player_pledges_the_cheapest_board_before_hand() -> None:
    stage = auction(
        3, france={"hand": "tank lances", "board": "machine_gun barbed_wire torpedoes"}, germany={"hand": "boom"}
    )
    seat = stage.seat("france")
    while "france" in stage.asked:
        stage.state.apply(seat, stage.state.default(seat, stage.chance), stage.chance, stage.log)
    stage.say("germany", "pledge")
    # Barbed Wire and Torpedoes of the board, Lances of the hand, at 100 each.
    assert (stage.hand("france"), stage.board("france")) == (["tank"], ["machine_gun"])


@pytest.mark.clause("LW-P3-01", "LW-P3-03", "LW-RULING-61", "LW-P3-04", "LW-P3-02")
def test_the_lone_player_is_helped_from_italys_entry_on() -> None:
    alone = Stage(3, active="italy", italy={"side": "entente"}, germany={"hand": "boom"}, draws="shell_crisis")
    alone.end_turn("italy")
    assert len(alone.hand("germany")) == 4  # three drawn
    neutral = Stage(3, active="italy", germany={"hand": "boom"}, draws="shell_crisis").end_turn("italy")
    assert len(neutral.hand("germany")) == 3
