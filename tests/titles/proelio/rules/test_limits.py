"""Rules at their very limit: one card more or less, the next step of a ladder, the last card of a House."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import wartable
from tests.titles.proelio.tools import at, attacked, hand, house, refused, state, view
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes import verbs
from wartable.titles.proelio.codes.cards import KINDS
from wartable.titles.proelio.codes.verbs import NONE, WIDTH

FORTS = [None, "shields", "palisades", "towers", "fortress"]
ATTACKS = ["manure", "soldiers", "knights", "trebuchets", "hero"]
PENALISE = {"illegal_attack": "allow_and_penalise"}
NOT_REPELLED = {"elimination_check": "only_if_not_repelled"}


def pick(table: wartable.Table, text: str, count: int = 1) -> None:
    """Play the first clicks of a choice, and leave its row open."""
    table.act(table.deciders[0], *TITLE.parse(table.kit, text)[:count])


def why(table: wartable.Table, text: str, click: int = 0) -> str:
    """Return the clause that forbids a single click of a choice; empty if none does."""
    return TITLE.clauses[state(table).why(table.deciders[0], TITLE.parse(table.kit, text)[click])]


def cautions(table: wartable.Table) -> list[str]:
    """Return the caution of each choice of the seat that is asked."""
    return [choice.caution for choice in table.choices(table.deciders[0])]


def losing(attack: str, **rules: int) -> wartable.Table:
    """Seat 0, with five cards and no walls, has deployed nothing."""
    table = attacked(attack, house("shields " * 5), options=rules)
    table.act(0, "deploy")
    return table


@pytest.mark.clause("PR-ATK-09")
@pytest.mark.parametrize("level", range(4))
def test_an_attack_above_the_limit_is_refused_by_that_rule(level: int) -> None:
    table = at(house(" ".join(ATTACKS), FORTS[level]))
    for value, card in enumerate(ATTACKS):
        assert why(table, f"attack {card}") == ("" if value <= level + 1 else "PR-ATK-09")


@pytest.mark.clause("PR-HAND-09")
@pytest.mark.parametrize("excess", [1, 2, 3])
def test_exactly_the_excess_is_discarded(excess: int) -> None:
    """Cards of the own hand, and not one more than there are too many."""
    cards = ["shields", "palisades", "towers", "patrol", "manure", "soldiers", "knights", "trebuchets"][: 5 + excess]
    table = at(house(" ".join(cards)), house(), house("hero"), step="turn_start")
    assert refused(table, 0, " ".join(["discard", "hero", *cards[1:excess]])) == "PR-HAND-09"
    line = " ".join(["discard", *cards[:excess]])
    if excess > 1:
        pick(table, line, excess - 1)
        assert why(table, line) == "PR-HAND-09", "the only Shields are picked already"
    assert len(hand(table, 0)) == 5 + excess
    table.act(0, TITLE.parse(table.kit, line)[-1])
    assert hand(table, 0) == cards[excess:]
    assert view(table, 0).step == "action"
    full = at(house("shields " * 5), step="turn_start")
    assert view(full, 0).step == "action"


@pytest.mark.clause("PR-HAND-01", "PR-RES-08", "PR-RULING-29")
@pytest.mark.parametrize(
    ("build", "line", "due", "clause"),
    [
        (lambda: at(house("shields " * 8), step="turn_start"), "discard shields", 3, "PR-HAND-01"),
        (lambda: losing("trebuchets"), "loot shields", 3, "PR-RES-08"),
        (lambda: losing("gunpowder", gunpowder_loot=2), "loot shields", 2, "PR-RULING-29"),
    ],
)
def test_a_row_takes_exactly_what_is_due(build: Callable[[], wartable.Table], line: str, due: int, clause: str) -> None:
    """Of all that is due at once, and of what is left once a card is picked."""
    table = build()
    for left in (due, due - 1):
        assert TITLE.clauses[state(table).too_many(0, left)] == ""
        assert TITLE.clauses[state(table).too_many(0, left + 1)] == clause
        pick(table, line)


@pytest.mark.clause("PR-RULING-25")
def test_the_penalty_is_a_card_of_the_hand() -> None:
    table = attacked("knights", house("hero"), house("manure soldiers"), level=0, options=PENALISE)
    table.act(0, "deploy")
    assert refused(table, 2, "pay hero") == "PR-RULING-25"
    table.act(2, "pay manure")
    assert (hand(table, 0), hand(table, 2)) == (["manure", "hero"], ["soldiers"])


@pytest.mark.clause("PR-ACT-01")
def test_an_action_that_is_begun_is_the_one_of_the_turn() -> None:
    """Neither an exchange nor a Strategy card can be left for another action, but by undo."""
    for begun in ("exchange manure soldiers", "play temporary_alliance 1"):
        table = at(house("manure soldiers shields temporary_alliance inquisition"))
        pick(table, begun)
        for other in ("draw", "attack soldiers", "fortify shields", "play inquisition 1"):
            assert why(table, other) == "PR-ACT-01"


@pytest.mark.clause("PR-TURN-05")
@pytest.mark.parametrize("verb", [verbs.SACRIFICE, verbs.KEEP])
def test_walls_are_given_up_or_kept_as_a_whole(verb: int) -> None:
    """Neither answer names a card: with one it belongs to no step."""
    table = attacked("hero", house("shields manure", "shields"))
    table.act(0, "deploy")
    for card in range(KINDS):
        assert TITLE.clauses[state(table).why(0, verb * WIDTH + card)] == "PR-TURN-05"
    assert state(table).why(0, verb * WIDTH + NONE) == 0


@pytest.mark.clause("PR-ACT-01")
def test_numbers_below_the_first_action_are_no_action_at_any_time() -> None:
    """The first number that is one is refused as out of order, not as none."""
    table = attacked("soldiers", house("shields", "shields"))
    assert TITLE.clauses[state(table).why(0, WIDTH - 1)] == "PR-ACT-01"
    assert TITLE.clauses[state(table).why(0, WIDTH)] != "PR-ACT-01"


@pytest.mark.clause("PR-ELIM-02")
@pytest.mark.parametrize(
    ("fort", "cards", "attack", "on_sacrifice", "on_keep"),
    [
        (1, 1, "knights", "PR-ELIM-02", "PR-ELIM-02"),  # one short after the sacrifice, and one card: nothing is left
        (1, 2, "knights", "", ""),
        (1, 0, "soldiers", "PR-ELIM-02", "PR-ELIM-02"),
        (2, 1, "knights", "", "PR-RULING-14"),
    ],
)
def test_what_leaves_nothing_is_cautioned(fort: int, cards: int, attack: str, on_sacrifice: str, on_keep: str) -> None:
    for answer, caution in (("sacrifice", on_sacrifice), ("keep", on_keep)):
        table = attacked(attack, house("manure " * cards, FORTS[fort]))
        table.act(0, "deploy")
        assert cautions(table) == [on_sacrifice, on_keep]
        table.act(0, answer)
        while table.outcome is None and view(table, 0).step == "loot":
            table.act(0, table.choices(0)[0])
        assert (table.outcome is not None) == (caution != "")


@pytest.mark.clause("PR-SET-03", "PR-RULING-41")
def test_the_deal_tells_nobody_anything() -> None:
    """A table that remembers begins without a single lot; one that does not has no memory at all."""
    assert TITLE.open(seats=4, seed=1, memory=True).state.to_dict()["memory"] == []
    assert TITLE.open(seats=4, seed=1, memory=False).state.to_dict()["memory"] is None
