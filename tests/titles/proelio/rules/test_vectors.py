"""Test vectors that need a story: several turns under Plagues, a pile of an exact size."""

from __future__ import annotations

import pytest

import wartable
from tests.titles.proelio.tools import at, discards, hand, house, level, play, refused, state, told, verbs, view
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes.cards import CARD_IDS, FIRST_GOLD
from wartable.titles.proelio.position.position import DISCARD, PILE

UNLIMITED = {"pending_attacks_per_target": "unlimited"}
PENALISE = {"illegal_attack": "allow_and_penalise"}


def waiting(table: wartable.Table) -> list[str]:
    """The attacks before seat 1, oldest first, as their owner knows them."""
    return [attack.card for attack in view(table, 0).houses[1].waiting]


@pytest.mark.clause("PR-ATK-05", "PR-TURN-04")
def test_v_1() -> None:
    """Four Houses, seat 0 attacks: seat 1 is the target, seats 3 and 2 play, it is met three turns later."""
    table = at(house("soldiers"), house("manure manure"), house("manure"), house("manure"), turn=5)
    play(table, "attack soldiers")
    order: list[int] = []
    while view(table, -1).step == "action":
        order += table.deciders
        play(table, "draw")
    assert (order, table.deciders, view(table, 1).turn) == ([3, 2], (1,), 8)
    play(table, "deploy")
    assert "revealed 1 0 soldiers" in told(table)


@pytest.mark.clause("PR-PLG-03", "PR-PLG-04", "PR-PLG-05", "PR-RULING-32", "PR-RULING-33", "PR-RULING-34")
@pytest.mark.parametrize("rules", [{}, UNLIMITED])
def test_v_12_and_v_13(rules: dict[str, str]) -> None:
    """Two Plagues, one upon the other, and an attacker who comes back to a target before which an attack still lies."""
    houses = [house("soldiers manure plague"), house("shields hero manure"), house("plague resources")]
    table = at(*houses, options=rules, draws="knights towers palisades palisades palisades palisades")
    play(table, "attack soldiers", "play plague")
    # Seat 1 meets nothing and may not strike; the attack stays.
    assert (table.deciders, view(table, 1).step) == ((1,), "action")
    assert refused(table, 1, "attack manure") == "PR-PLG-03"
    assert waiting(table) == ["soldiers"]
    play(table, "draw", "play plague")
    # The Plague of seat 2 ends with the start of its turn, that of seat 0 goes on.
    assert [h.plague for h in view(table, -1).houses] == [True, False, False]
    assert discards(table) == ["plague"]
    play(table, "draw")
    assert (table.deciders, view(table, 1).step) == ((1,), "action")
    play(table, "draw")
    assert table.deciders == (0,)
    assert not any(h.plague for h in view(table, -1).houses)
    if not rules:
        assert refused(table, 0, "attack manure") == "PR-RULING-32"
        assert waiting(table) == ["soldiers"]
        return
    play(table, "attack manure")
    assert waiting(table) == ["soldiers", "manure"]
    play(table, "draw")
    for number, attack in enumerate(("soldiers", "manure")):
        assert (table.deciders, view(table, 1).step) == ((1,), "deploy")
        play(table, "deploy shields" if number == 0 else "deploy")
        assert told(table, last=1)[1] == f"revealed 1 0 {attack}"
    assert (table.deciders, view(table, 1).step, waiting(table)) == ((1,), "action", [])
    assert TITLE.invariants(table.state) == []


@pytest.mark.clause("PR-RULING-32", "PR-ELIM-01")
def test_each_of_two_attacks_has_its_own_defeat_check() -> None:
    """The first takes the last card: the second is never turned over."""
    table = at(
        house(), house("manure", waiting="soldiers soldiers"), house(), active=1, step="deploy", options=UNLIMITED
    )
    play(table, "deploy")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    assert len(state(table).waiting) == 1
    assert discards(table) == ["soldiers"]


@pytest.mark.clause("PR-RULING-04", "PR-ATK-11", "PR-ATK-12", "PR-ATK-13")
def test_v_14() -> None:
    """Knights laid at level 0; Shields built while a Plague holds the attack do not make it lawful."""
    houses = [house("knights shields resources"), house("manure"), house("plague")]
    table = at(*houses, options=PENALISE, draws="towers towers towers")
    play(table, "attack knights", "play plague", "draw", "fortify shields", "draw")
    assert (level(table, 0), table.deciders, view(table, 1).step) == (1, (1,), "deploy")
    play(table, "deploy")
    assert told(table, last=1)[1:4] == ["revealed 1 0 knights", "void 0 1 knights 0", "returned 1 0"]
    assert hand(table, 0) == []
    assert hand(table, 1) == ["towers", "manure", "resources"]
    # The other way round: what was lawful when it was laid stays so, though the walls have gone.
    houses = [house("soldiers", waiting="gunpowder"), house("manure manure", waiting="knights", level=1), house()]
    table = at(*houses, step="deploy", options=PENALISE)
    play(table, "deploy", "draw", "draw", "deploy")
    assert any(fact.startswith("compared 1 0 knights 2") for fact in told(table))


@pytest.mark.clause("PR-DECK-01", "PR-RULING-45", "PR-STR-01")
@pytest.mark.parametrize("rules", [{}, {"reshuffle": "on_exhaustion"}])
def test_v_20(rules: dict[str, str]) -> None:
    """One card in the pile and thirty in the discards: one drawn, thirty-one shuffled, one drawn."""
    buried = ["soldiers"] * 10 + ["knights"] * 10 + ["palisades"] * 10
    table = at(house("resources"), house(), house(), discards=buried, options=rules, draws="shields knights")
    s = state(table)
    s.cards[PILE : PILE + FIRST_GOLD] = [1] + [0] * (FIRST_GOLD - 1)
    play(table, "play resources")
    assert told(table)[:3] == ["played 0 resources", "renewed base 31", "drew 0 base 2 ? ?"]
    assert hand(table, 0) == ["shields", "knights"]
    assert (s.pile_size(0), s.count_deck(DISCARD, 0)) == (30, 0)
    assert s.cards[PILE + CARD_IDS.index("resources")] == 1
    assert verbs(table, 2) == {"draw"}
