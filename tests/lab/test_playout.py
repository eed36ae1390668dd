"""Random games at full speed: the same in every build, and what the loop counts is what was played."""

from __future__ import annotations

import pytest

import wartable
from tests.lab.digests import digest, every_setting, kept
from wartable.conformance.cases import Case
from wartable.core.rules.chance import Chance, Seeded
from wartable.core.rules.log import SILENT
from wartable.core.rules.state import State
from wartable.lab.playout import play_many, playout


@pytest.mark.parametrize(("name", "case"), every_setting(), ids=lambda given: str(given))
def test_the_same_games_in_every_build(name: str, case: Case) -> None:
    assert digest(name, case) == kept()[f"{name}, {case}"]


def opening(chance: Chance) -> State:
    title = wartable.title("proelio")
    state: State = title.start(title.kit(4), chance, SILENT, False)
    return state


def test_a_playout_ends_the_game_or_stops_at_the_cap() -> None:
    state = opening(Seeded(1))
    assert playout(state, Seeded(2), Seeded(3), 7) == 7
    assert state.deciders()
    assert playout(state, Seeded(2), Seeded(3)) > 0
    assert not state.deciders()
    assert playout(state, Seeded(2), Seeded(3)) == 0


def test_a_series_counts_every_game_once() -> None:
    tally = play_many(opening, 40, 5)
    assert tally.games == 40
    assert tally.capped == 0
    assert sum(tally.wins.values()) == sum(tally.endings.values()) == 40
    assert play_many(opening, 40, 5).decisions == tally.decisions
    assert play_many(opening, 40, 6).decisions != tally.decisions
    assert play_many(opening, 40, 5, cap=3).capped == 40
