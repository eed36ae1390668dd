"""What is kept beside the cards: values that wait until somebody reads them, and lists that copies share."""

from __future__ import annotations

from random import Random

import pytest

from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import BIT
from wartable.titles.letswar import TITLE
from wartable.titles.letswar.invariants import vars_of
from wartable.titles.letswar.position.state import LetsWarState

pytestmark = pytest.mark.compiled

SHARED = ("boards", "homefront", "used", "frames", "answers", "units", "values")


def moves(seats: int, seed: int, count: int = 250) -> list[LetsWarState]:
    """Return the positions of a random game, each as it stands when it is reached."""
    rng, chance = Random(seed), Seeded(seed)
    state = TITLE.new_state(seats, chance=chance)
    found: list[LetsWarState] = []
    while len(found) < count and (asked := state.deciders()):
        state.apply(asked[0], rng.choice(state.legal(asked[0])), chance)
        found.append(state.copy())
    return found


def test_values_wait_until_they_are_read() -> None:
    state = TITLE.new_state(4, chance=Seeded(3))
    every = BIT[4] - 1
    state.renew_all()
    before = list(state.values)
    state.reckoned(2)
    assert state.stale == every & ~BIT[2]
    assert [state.values[seat] is before[seat] for seat in range(4)] == [True, True, False, True]
    read = state.reckoned(2)
    assert state.reckoned(2) is read  # once
    state.renew(BIT[2])
    assert state.reckoned(2) is not read


def test_a_copy_reckons_for_itself_what_waits() -> None:
    state = TITLE.new_state(4, chance=Seeded(3))
    state.renew_all()
    copied = state.copy()
    assert copied.stale == state.stale
    copied.reckoned(0)
    assert (state.stale & 1, copied.stale & 1) == (1, 0)
    assert vars_of(copied, 0) == vars_of(state, 0)


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_values_that_waited_are_those_of_a_fresh_reckoning(seats: int) -> None:
    waited = 0
    for state in moves(seats, 11):
        waited += state.stale != 0
        fresh = state.copy()
        fresh.renew_all()
        for seat in range(seats):
            assert vars_of(state, seat) == vars_of(fresh, seat)
    assert waited > 10


def test_copies_share_what_changes_seldom_and_never_change_it_for_each_other() -> None:
    rng, chance = Random(5), Seeded(5)
    state = TITLE.new_state(4, chance=chance)
    while asked := state.deciders():
        before = state.copy()
        for name in SHARED:
            assert getattr(before, name) is getattr(state, name)
        words = before.to_dict()
        state.apply(asked[0], rng.choice(state.legal(asked[0])), chance)
        assert before.to_dict() == words
