"""What others can conclude about a hand: hard facts that every redeal keeps, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from tests.titles.gradisca.tools import AUSTRIA, GRADISCA, VENICE, Game, at, opened, play, words
from wartable import PUBLIC, NotAnAction, Refused, Seeded
from wartable.titles.gradisca.position.position import DECK, HANDS, NEW_YEAR
from wartable.titles.gradisca.position.state import GradiscaState

FORCE = {"giustiniani": "medea", "italian-foot-1": "medea", "german-foot-1": "goritia"}
KIT = GRADISCA.kit(2)


def hands(state: GradiscaState, viewer: int, seat: int, count: int = 200) -> set[tuple[str, ...]]:
    """The hands that redeals for a viewer give to a seat."""
    found = set()
    for seed in range(count):
        dealt = state.redeal(viewer, Seeded(seed))
        found.add(tuple(dealt.kit.cards[kind] for kind in dealt.listed(HANDS + seat * 36)))
    return found


@pytest.mark.clause("GR-4-11", "GR-INV-18")
def test_before_1617_no_card_of_that_year_is_in_a_hand() -> None:
    state = at(words(FORCE, step="choosing", hands=(["grain"], ["spy", "truce"]))).state
    for hand in hands(state, VENICE, AUSTRIA):
        assert not any(KIT.new_year[KIT.cards.index(card)] for card in hand)
        assert "grain" not in hand
        assert len(hand) == 2


@pytest.mark.clause("GR-12-15", "GR-INV-21")
def test_while_cards_of_1617_lie_on_the_deck_each_card_drawn_is_one_of_them() -> None:
    table = at(words(FORCE, step="choosing", hands=(["grain"], ["spy"]), turn=9), "medici")
    play(table, "option 2")
    for hand in hands(table.state, AUSTRIA, VENICE, 300):
        assert sum(KIT.new_year[KIT.cards.index(card)] for card in hand) == 1
    dealt = table.state.redeal(PUBLIC, Seeded(1))
    assert dealt.count(NEW_YEAR) == 7
    assert not any(KIT.new_year[kind] for kind in dealt.listed(DECK))


def test_when_they_are_gone_all_of_them_are_in_hands_or_open() -> None:
    new = [card for card in KIT.cards if KIT.new_year[KIT.cards.index(card)]]
    position = words(FORCE, step="choosing", hands=(["grain"], ["tyrol"]), turn=9, new_year=["medici"])
    position["removed"] = [card for card in new if card not in ("medici", "tyrol")]
    table = play(at(position, "medici"), "option 2")
    assert table.view(AUSTRIA).armies[VENICE].known == ("c10",)
    assert all("medici" in hand for hand in hands(table.state, AUSTRIA, VENICE))
    assert all("tyrol" in hand for hand in hands(table.state, VENICE, AUSTRIA))


@pytest.mark.clause("GR-12-04", "GR-12-08", "GR-12-09")
@pytest.mark.parametrize("choices", [("option 2",), ("option 1", "open medea"), ("option 1", "play grain")])
def test_who_draws_opens_a_zone_or_plays_another_card_held_no_due_card(choices: tuple[str, ...]) -> None:
    table = play(at(words(FORCE, step="choosing", hands=(["grain", "truce"], [])), "spy"), *choices)
    for hand in hands(table.state, AUSTRIA, VENICE, 300):
        due = {"fever", "pay", "no-pay"} & set(hand)
        assert len(due) <= (1 if choices == ("option 2",) else 0)  # the card that was drawn may be one


def test_ending_shows_it_too_and_a_played_mandatory_card_shows_nothing_else() -> None:
    chits = {"v_giustiniani": "active", "a_arciducali": "cup"}
    ended = words(FORCE, step="orders", hands=(["grain", "truce"], []), chits=chits)
    table = play(at(ended, "a_arciducali"), "end")
    assert not any({"fever", "pay", "no-pay"} & set(hand) for hand in hands(table.state, AUSTRIA, VENICE, 300))
    done = play(
        at(words(FORCE, step="orders", hands=(["pay", "truce"], []), chits=chits), "a_arciducali"), "play pay", "end"
    )
    assert any("fever" in hand for hand in hands(done.state, AUSTRIA, VENICE, 300))


def test_who_may_play_no_more_cards_shows_nothing_by_ending() -> None:
    chits = {"v_giustiniani": "active", "a_arciducali": "cup"}
    position = words(FORCE, step="orders", hands=(["fever"], []), chits=chits, allowed=0, duty=False)
    table = play(at(position, "a_arciducali"), "end")
    assert ("fever",) in hands(table.state, AUSTRIA, VENICE, 400)
    assert GRADISCA.invariants(table.state) == []


@pytest.mark.clause("GR-5-09", "GR-RULING-21")
def test_a_hand_that_owes_a_discard_holds_a_card_that_may_go() -> None:
    held = ["dalmatians", "swiss", "baglioni", "marradas"]  # all before their dates
    table = play(at(words(FORCE, step="choosing", hands=(held, [])), "grain"), "option 2")
    assert table.view(0).step == "discarding"
    for memory in (True, False):
        state = table.state.copy()
        if not memory:
            state.memory = None
        for seed in range(60):
            assert state.redeal(AUSTRIA, Seeded(seed)).legal(VENICE)


def test_a_spy_knows_the_hand_and_all_know_whether_a_card_could_be_taken() -> None:
    position = words(FORCE, step="orders", hands=(["spy"], ["fever", "pay"]))
    table = play(at(position), "play spy")
    assert hands(table.state, VENICE, AUSTRIA, 40) == {("pay", "fever")}
    for hand in hands(table.state, PUBLIC, AUSTRIA):
        assert all(KIT.mandatory[KIT.cards.index(card)] for card in hand)


def test_every_deal_that_is_possible_comes_up() -> None:
    left = ["truce", "corsairs", "renown", "battery", "bridge", "flood"]
    removed = [card for card in KIT.cards if card not in (*left, "grain", "spy", "waggons")]
    position = words(FORCE, step="choosing", hands=(["grain"], ["spy", "waggons"]), deck=left, removed=removed, turn=12)
    state = at(position).state
    wanted = {tuple(sorted(pair, key=KIT.cards.index)) for pair in combinations([*left, "spy", "waggons"], 2)}
    assert hands(state, VENICE, AUSTRIA, 1200) == wanted


EIGHT = ("fever", "pay", "truce", "corsairs", "renown", "spy", "swiss", "grain")


def of_eight(hand: Sequence[str], discards: Sequence[str], choices: Sequence[str], *drawn: str) -> Game | None:
    """A war with eight cards, in which Venice holds some and acts; nothing if it cannot act so."""
    removed = [card for kind, card in enumerate(KIT.cards) if card not in EIGHT and not KIT.new_year[kind]]
    deck = [card for card in EIGHT if card not in (*hand, *discards)]
    piles: dict[str, Any] = {"deck": deck, "discards": list(discards), "removed": removed}
    chits = {"v_giustiniani": "active", "a_arciducali": "cup"}
    table = at(words(FORCE, step="choosing", hands=(list(hand), []), turn=4, chits=chits, **piles), *drawn)
    try:
        return play(table, *choices)
    except (Refused, NotAnAction):
        return None


@pytest.mark.clause("GR-12-04", "GR-12-08", "GR-12-09", "GR-5-09", "GR-5-15", "GR-RULING-22")
@pytest.mark.parametrize(
    ("hand", "discards", "choices", "drawn"),
    [
        (("truce", "grain", "swiss"), (), (), ()),
        (("fever", "grain"), (), ("option 1",), ()),
        (("truce", "grain", "swiss"), (), ("option 2",), ("fever",)),
        (("truce", "grain", "swiss"), (), ("option 1", "open medea"), ()),
        (("corsairs", "grain", "swiss"), (), ("option 1", "play corsairs"), ()),
        (("pay", "fever", "truce"), (), ("option 1", "play pay", "open medea"), ()),
        (("truce", "grain", "swiss", "spy"), (), ("option 2",), ("fever",)),
        (("truce", "grain", "swiss", "spy"), (), ("option 2", "discard spy"), ("fever",)),
        (("truce", "grain", "swiss", "spy"), ("pay", "renown", "corsairs"), ("option 2", "discard spy"), ("fever",)),
    ],
)
def test_redeals_of_eight_cards_are_the_deals_in_which_the_same_could_have_been_done(
    hand: tuple[str, ...], discards: tuple[str, ...], choices: tuple[str, ...], drawn: tuple[str, ...]
) -> None:
    true = of_eight(hand, discards, choices, *drawn)
    assert true is not None
    possible = set()
    for other in combinations([card for card in EIGHT if card not in discards], len(hand)):
        for card in [card for card in EIGHT if card not in (*other, *discards)] if drawn else [""]:
            found = of_eight(other, discards, choices, *([card] if card else []))
            if found is not None and found.view(AUSTRIA) == true.view(AUSTRIA):
                possible.add(tuple(KIT.cards[kind] for kind in found.state.listed(HANDS)))
    assert hands(true.state, AUSTRIA, VENICE, 25 * len(possible)) == possible


@pytest.mark.parametrize("seed", range(4))
def test_a_redeal_shows_its_viewer_the_same(seed: int) -> None:
    table, rng = opened(seed), random.Random(seed)
    for count in range(500):
        if not table.deciders:
            break
        if count % 25 == 0:
            for viewer in (PUBLIC, VENICE, AUSTRIA):
                dealt = table.state.redeal(viewer, Seeded(count))
                assert GRADISCA.view(dealt, viewer) == GRADISCA.view(table.state, viewer)
                assert GRADISCA.invariants(dealt) == []
        table.act(table.deciders[0], rng.choice(table.state.legal(table.deciders[0])))
