"""The bot: it beats random players on either side, and sees only what its seat may know."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import wartable
from wartable.bots.random import choose as at_random
from wartable.core.rules.chance import Chance, Seeded
from wartable.core.rules.log import SILENT
from wartable.core.rules.state import State
from wartable.titles.gradisca.bot.player import choose

TITLE = wartable.title("gradisca")
Player = Callable[[State, int, Chance], int]


def wins(venice: Player, austria: Player, games: int) -> tuple[int, int]:
    """How many games Venice and Austria win."""
    won = [0, 0]
    for seed in range(games):
        chance, luck = Seeded(seed), Seeded(seed + 1_000_003)
        state = TITLE.start(TITLE.kit(2, {}), chance, SILENT, False)
        while asked := state.deciders():
            state.apply(asked[0], (venice, austria)[asked[0]](state, asked[0], luck), chance)
        outcome = state.outcome()
        assert outcome is not None
        for seat in outcome.winners:
            won[seat] += 1
    return won[0], won[1]


def against_random(seat: int, games: int) -> int:
    """How many games the bot wins on a side against a random player."""
    if seat == 0:
        return wins(choose, at_random, games)[0]
    return wins(at_random, choose, games)[1]


@pytest.mark.compiled
@pytest.mark.parametrize("seat", [0, 1])
def test_either_side_beats_a_random_one(seat: int) -> None:
    assert against_random(seat, 10) >= 9


@pytest.mark.soak
@pytest.mark.parametrize("seat", [0, 1])
def test_either_side_beats_a_random_one_in_many_games(seat: int) -> None:
    assert against_random(seat, 400) > 380


def test_it_answers_alike_from_the_truth_and_from_a_redeal() -> None:
    chance, luck = Seeded(3), Seeded(53)
    state = TITLE.start(TITLE.kit(2, {}), chance, SILENT, True)
    for step in range(300):
        if not (asked := state.deciders()):
            break
        code = choose(state, asked[0], Seeded(step))
        assert code in state.legal(asked[0])
        assert code == choose(state.redeal(asked[0], luck), asked[0], Seeded(step))
        state.apply(asked[0], code, chance)
