"""The decks: renewal, exhaustion, what is seen of the discards (rulebook: Exhausted decks)."""

from __future__ import annotations

import pytest

import wartable
from tests.titles.proelio.tools import (
    at,
    attacked,
    bury,
    hand,
    house,
    picked,
    play,
    refused,
    state,
    texts,
    told,
    view,
)
from wartable.core.table.table import Table
from wartable.titles.proelio.codes.cards import CARD_IDS, FIRST_GOLD, KINDS
from wartable.titles.proelio.position.position import DISCARD, PILE
from wartable.titles.proelio.position_words import FIELDS


@pytest.mark.clause("PR-DECK-01", "PR-RULING-45")
def test_a_deck_is_renewed_from_its_discards_on_need() -> None:
    """V-20: one card is drawn, the discards (the Resources just played too) become the pile, one more is drawn."""
    table = nearly_empty({})
    assert state(table).pile_size(0) == 1
    table.act(0, "play resources")
    assert state(table).count_deck(DISCARD, 0) == 0
    assert len(hand(table, 0)) == 2
    assert state(table).pile_size(0) == sum(state(table).kit.copies[:FIRST_GOLD]) - 2


@pytest.mark.clause("PR-RULING-45")
def test_renewal_on_exhaustion() -> None:
    for options, left in (({}, 0), ({"reshuffle": "on_exhaustion"}, 82)):
        table = nearly_empty(options)
        table.act(0, "draw")
        assert state(table).pile_size(0) == left
        assert state(table).count_deck(DISCARD, 0) == 82 - left


@pytest.mark.clause("PR-RULING-45")
def test_a_pile_that_is_not_exhausted_is_not_renewed() -> None:
    """By either reading two cards in the pile, one drawn, leave one, and the discards where they are."""
    for options in ({}, {"reshuffle": "on_exhaustion"}):
        table = at(house("manure"), options=options)
        bury(table, 0, left="shields shields")
        buried = state(table).count_deck(DISCARD, 0)
        table.act(0, "draw")
        assert (state(table).pile_size(0), state(table).count_deck(DISCARD, 0)) == (1, buried)


def nearly_empty(options: dict[str, str]) -> wartable.Table:
    """Seat 0 holds Resources; one Base card is in the pile, all others in the discards."""
    table = at(house("resources"), options=options)
    bury(table, 0, left="shields")
    return table


@pytest.mark.clause("PR-DECK-01", "PR-DECK-02", "PR-DECK-03")
@pytest.mark.parametrize("deck", [0, 1])
def test_only_its_own_discards_renew_a_deck(deck: int) -> None:
    """Cards in hands, walls, attacks that wait and Plagues stay where they are; the other deck is not touched."""
    houses = [
        house("soldiers hero manure", "fortress"),
        house("gunpowder", "towers", plague=True, waiting="hero"),
        house("knights"),
    ]
    table = at(*houses)
    bury(table, 0)
    bury(table, 1)
    piled = [state(table).cards[DISCARD + kind] for kind in range(KINDS)]
    play(table, "draw" if deck == 0 else "exchange soldiers manure")
    kinds = range(FIRST_GOLD) if deck == 0 else range(FIRST_GOLD, KINDS)
    drawn = CARD_IDS.index(told(table, None)[2 if deck else 1].split()[-1])
    for kind in kinds:
        assert state(table).cards[PILE + kind] == piled[kind] - (kind == drawn)
        assert state(table).cards[DISCARD + kind] == 0
    assert state(table).pile_size(1 - deck) == 0
    assert f"renewed {['base', 'imperial'][deck]} {sum(piled[kind] for kind in kinds)}" in told(table)
    top = view(table, 0).decks
    assert (top[deck].top, top[deck].discard) == ("", 0)


@pytest.mark.clause("PR-RULING-45")
def test_nothing_to_renew_falls_back_to_need() -> None:
    """The last card leaves and there are no discards: the pile stays empty until somebody needs it."""
    for rules in ({}, {"reshuffle": "on_exhaustion"}):
        table = at(house("soldiers"), house("shields shields"), house(), options=rules)
        s = state(table)
        s.cards[PILE : PILE + FIRST_GOLD] = [1] + [0] * (FIRST_GOLD - 1)
        table.act(0, "draw")
        assert (s.pile_size(0), s.count_deck(DISCARD, 0)) == (0, 0)
        assert not any(fact.startswith("renewed") for fact in told(table))
        assert refused(table, 2, "draw") == "PR-RULING-47"


@pytest.mark.clause("PR-DECK-03", "PR-DECK-04")
@pytest.mark.parametrize("seed", range(8))
def test_cards_are_conserved_per_deck(seed: int) -> None:
    """At three and at six seats, over games long enough to renew a deck."""
    table = wartable.title("proelio").open(seats=3 + 3 * (seed % 2), seed=seed, memory=False)
    while table.deciders and len(table.record.lines) < 200:
        picked(table, seed)
        s = state(table)
        assert FIELDS.lying(s, "piles") == s.kit.copies
        assert min(s.cards) == 0


def drained(table: wartable.Table, *decks: int) -> wartable.Table:
    """Takes the piles of some decks away."""
    for deck in decks:
        kinds = range(FIRST_GOLD) if deck == 0 else range(FIRST_GOLD, KINDS)
        for kind in kinds:
            state(table).cards[PILE + kind] = 0
    return table


@pytest.mark.clause("PR-RULING-47", "PR-RULING-09")
def test_empty_decks() -> None:
    """Nothing to draw and nothing to do: the House is asked all the same, and passing is its only choice."""
    table = drained(at(house("towers")), 0, 1)
    assert texts(table) == ["pass"]
    assert refused(table, 0, "draw") == "PR-RULING-47"
    table.act(0, "pass")
    assert table.deciders == (2,)
    assert told(table)[0] == "passed 0"
    for card, other in (("soldiers", "attack soldiers"), ("shields", "fortify shields"), ("plague", "play plague")):
        able = drained(at(house(card)), 0, 1)
        assert texts(able) == [other]
        assert refused(able, 0, "pass") == "PR-RULING-09"
    assert texts(drained(at(house("towers towers")), 0)) == ["exchange …"]
    assert texts(drained(at(house("resources")), 0, 1)) == ["play resources"]
    # An Imperial card that is paid does not make the exchange possible; one in the discards does.
    two = drained(at(house("towers hero")), 1)
    assert refused(two, 0, "exchange hero") == "PR-RULING-47"
    assert refused(two, 0, "pass") == "PR-RULING-09"
    state(two).discard(FIRST_GOLD)
    assert two.why_not(0, "exchange towers hero") is None


@pytest.mark.clause("PR-RULING-47", "PR-RULING-37")
def test_draws_what_there_is() -> None:
    """Imperial Resources of three cards out of one; Resources out of nothing but themselves."""
    table = drained(at(house("imperial_resources"), draws="shields"), 0)
    state(table).cards[PILE] = 1
    table.act(0, "play imperial_resources")
    assert hand(table, 0) == ["shields"]
    assert "drew 0 base 1 ?" in told(table)
    alone = drained(at(house("resources")), 0)
    alone.act(0, "play resources")
    assert hand(alone, 0) == ["resources"]
    nothing = drained(at(house("plague")), 0)
    nothing.act(0, "play plague")
    assert told(nothing)[:2] == ["played 0 plague", "nothing-drawn 0"]


@pytest.mark.clause("PR-RULING-09")
def test_allow_pass() -> None:
    assert refused(at(house("manure")), 0, "pass") == "PR-RULING-09"
    assert "pass" not in texts(at(house("manure")))
    table = at(house("manure"), options={"allow_pass": True})
    assert texts(table) == ["draw", "attack manure", "pass"]
    table.act(0, "pass")
    assert table.deciders == (2,)
    assert hand(table, 0) == ["manure"]


@pytest.mark.clause("PR-RULING-37")
def test_draws_are_automatic_and_complete() -> None:
    table = at(house("plague"), draws="knights")
    table.act(0, "play plague")
    assert hand(table, 0) == ["knights"]
    assert table.deciders == (2,)


@pytest.mark.clause("PR-RULING-48", "PR-FORT-16")
def test_walls_go_to_the_discards_of_their_own_deck() -> None:
    """A Fortress is Imperial, the walls below it are Base: built upon, sacrificed, swept away, exchanged."""

    def piles(table: Table) -> list[tuple[str, tuple[str, ...]]]:
        return [(deck.top, deck.discards) for deck in view(table, 1).decks]

    table = at(house("fortress", "towers"))
    play(table, "fortify fortress")
    assert piles(table) == [("towers", ("towers",)), ("", ())]
    table = attacked("soldiers", house("resources", "fortress"))
    play(table, "deploy", "sacrifice")
    assert piles(table) == [("soldiers", ("soldiers",)), ("fortress", ("fortress",))]
    table = attacked("gunpowder", house("resources", "fortress"))
    play(table, "deploy")
    assert piles(table)[0] == ("", ())
    assert sorted(piles(table)[1][1]) == ["fortress", "gunpowder"]
    table = at(house("fortress shields"), draws="hero")
    play(table, "exchange shields fortress")
    assert piles(table) == [("shields", ("shields",)), ("fortress", ("fortress",))]


@pytest.mark.clause("PR-RULING-43", "PR-RULING-48")
def test_discards_are_open_or_only_their_top() -> None:
    for visibility, seen in (("open", ("shields", "manure")), ("top_only", ())):
        table = at(house("manure"), discards=["manure", "shields"], options={"discard_visibility": visibility})
        deck = view(table, 1).decks[0]
        assert (deck.discards, deck.top, deck.discard) == (seen, "shields", 2)
    table = at(house("soldiers hero manure fortress"), draws="gunpowder", discards=["shields"])
    play(table, "exchange soldiers hero")
    assert [(d.top, d.discards) for d in view(table, 1).decks] == [
        ("soldiers", ("shields", "soldiers")),
        ("hero", ("hero",)),
    ]
