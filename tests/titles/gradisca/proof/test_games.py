"""Whole games: to their end, with all invariants, from every opening, in every ruling."""

from __future__ import annotations

import pytest

from tests.titles.gradisca.tools import GRADISCA
from wartable import Seeded
from wartable.conformance.cases import alone
from wartable.core.rules.log import SILENT
from wartable.titles.gradisca.position.state import GradiscaState

CASES = list(alone(GRADISCA))


def played(state: GradiscaState, seed: int, check: int = 0) -> GradiscaState:
    """A game played at random to its end; every so many decisions all invariants are held to."""
    chance, hand, count = Seeded(seed), Seeded(seed + 99), 0
    while state.deciders():
        seat = state.deciders()[0]
        legal = state.legal(seat)
        assert legal
        if check and count % check == 0:
            assert [code for code in state.offers(seat) if state.why(seat, code) == 0] == legal
            assert GRADISCA.invariants(state) == []
        state.apply(seat, legal[hand.below(len(legal))], chance)
        count += 1
        assert count < GRADISCA.sheet.game_cap
    return state


def begun(number: int) -> GradiscaState:
    """One of the openings, at a table whose options fit it."""
    opening = GRADISCA.openings[number]
    found: GradiscaState = GRADISCA.from_dict(GRADISCA.kit(2, opening.get("options", {})), opening)
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_end_in_every_ruling(case: object) -> None:
    kit = GRADISCA.kit(2, case.options)  # type: ignore[attr-defined]
    state = played(GRADISCA.start(kit, Seeded(4), SILENT, False), 4, 20)
    assert state.outcome() is not None


@pytest.mark.parametrize("number", range(len(GRADISCA.openings)))
def test_random_games_end_from_every_opening(number: int) -> None:
    state = played(begun(number), number, 10)
    assert state.outcome() is not None


@pytest.mark.clause("GR-INV-19")
def test_a_game_replayed_is_the_same_bit_for_bit() -> None:
    kit = GRADISCA.kit(2)
    one, other = (played(GRADISCA.start(kit, Seeded(7), SILENT, True), 7) for _ in range(2))
    assert one.to_dict() == other.to_dict()


SHARED = (
    "chits", "loot", "points", "forts_left", "morale", "camps", "camp_lost", "camp_moved", "bridges", "groups",
    "played", "totals", "scored", "suffered", "owed", "rolls", "checks",
)  # fmt: skip


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_what_copies_share_is_never_changed_in_place(mode: str) -> None:
    for seed in range(4):
        state = GRADISCA.start(GRADISCA.kit(2, {"mode": mode}), Seeded(seed), SILENT, False)
        chance, hand, kept = Seeded(seed), Seeded(seed + 99), []
        while state.deciders():
            again = state.copy()
            assert all(getattr(state, name) is getattr(again, name) for name in SHARED)
            kept.append((again, [getattr(again, name)[:] for name in SHARED]))
            legal = state.legal(state.deciders()[0])
            state.apply(state.deciders()[0], legal[hand.below(len(legal))], chance)
        assert all([getattr(again, name) for name in SHARED] == lists for again, lists in kept)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_copy_played_to_its_end_changes_nothing_of_the_other(mode: str) -> None:
    state = GRADISCA.start(GRADISCA.kit(2, {"mode": mode}), Seeded(3), SILENT, False)
    before = state.to_dict()
    played(state.copy(), 3)
    assert state.to_dict() == before


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_wars_end_late(mode: str) -> None:
    kit = GRADISCA.kit(2, {"mode": mode})
    ends = [played(GRADISCA.start(kit, Seeded(seed), SILENT, False), seed).turn for seed in range(8)]
    assert all(10 <= turn <= 16 for turn in ends)


def counted(state: GradiscaState, depth: int) -> int:
    """How many rows of decisions lead on from a position, chance as it comes from one seed."""
    if depth == 0 or not state.deciders():
        return 1
    seat, total = state.deciders()[0], 0
    for code in state.legal(seat):
        after = state.copy()
        after.apply(seat, code, Seeded(depth))
        total += counted(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("opening", "leaves"),
    [
        (0, 1036), (1, 555), (2, 30), (3, 8), (4, 12), (5, 23), (6, 2), (7, 23),
        (8, 8), (9, 545), (10, 704), (11, 7), (12, 55), (13, 40), (14, 92), (15, 10),
    ],
)  # fmt: skip
def test_perft(opening: int, leaves: int) -> None:
    assert counted(begun(opening), 3) == leaves
