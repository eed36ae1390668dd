"""The bot: it beats random players, sees only what its seat may know, and is beaten by none of its one-sided twins."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import wartable
from tests.titles.letswar.stage import Stage
from wartable.bots.random import choose as at_random
from wartable.core.rules.chance import Chance, Seeded
from wartable.core.rules.log import SILENT
from wartable.core.rules.state import State, sides_of
from wartable.titles.letswar.bot.player import appraise, choose
from wartable.titles.letswar.bot.worth import unit_worth
from wartable.titles.letswar.codes import verbs
from wartable.titles.letswar.position.position import Position

TITLE = wartable.title("letswar")
Player = Callable[[State, int, Chance], int]


def winner(seats: int, options: dict[str, object], entente: Player, central: Player, seed: int) -> int:
    """The side that wins a game, or -1. A neutral Italy is played like the Central Empires."""
    kit, chance, luck = TITLE.kit(seats, options), Seeded(seed), Seeded(seed + 1_000_003)
    state = TITLE.start(kit, chance, SILENT, False)
    while asked := state.deciders():
        player = entente if state.side(asked[0]) == 0 else central
        state.apply(asked[0], player(state, asked[0], luck), chance)
    outcome = state.outcome()
    assert outcome is not None
    return sides_of(state, seats)[outcome.winners[0]] if outcome.winners else -1


def wins(player: Player, other: Player, games: int, seats: int, mode: str) -> int:
    """How many games a player wins against another, each on either side of every deal."""
    won = 0
    for game in range(games):
        players = (player, other) if game % 2 == 0 else (other, player)
        won += winner(seats, {"mode": mode}, *players, seed=game // 2) == game % 2
    return won


def without(*banned: int) -> Player:
    """The bot without some of its verbs."""

    def play(state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, Position)
        legal = [code for code in state.legal(seat) if code >> verbs.SHIFT not in banned]
        worths = appraise(state, seat, legal)
        return legal[worths.index(max(worths))]

    return play


def taxes(state: State, seat: int, chance: Chance) -> int:
    """The bot that taxes whenever it may, short of Revolution."""
    assert isinstance(state, Position)
    for code in state.legal(seat):
        if code >> verbs.SHIFT == verbs.TAX and state.homefront[seat] > 1:
            return code
    return choose(state, seat, chance)


ONE_SIDED = {
    "never spies": without(verbs.SPY),
    "never attacks": without(verbs.ATTACK),
    "never taxes": without(verbs.TAX),
    "always taxes": taxes,
}


@pytest.mark.compiled
@pytest.mark.parametrize("mode", ["historical", "attrition"])
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_its_faction_beats_random_ones(seats: int, mode: str) -> None:
    assert wins(choose, at_random, 20, seats, mode) >= 19


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_its_faction_beats_random_ones_in_many_games(seats: int) -> None:
    assert wins(choose, at_random, 1000, seats, "historical") >= 970


@pytest.mark.soak
@pytest.mark.parametrize("style", ONE_SIDED)
def test_no_one_sided_twin_beats_it(style: str) -> None:
    assert wins(ONE_SIDED[style], choose, 1000, 4, "historical") <= 550


@pytest.mark.parametrize(("level", "sends"), [("content", True), ("dissatisfied", False), ("unrest", False)])
def test_a_neutral_italy_brings_no_nation_near_the_end_of_the_war(level: str, sends: bool) -> None:
    row = {"homefront": level}
    purse = {"hand": "tank tank submarine dreadnought", "board": "spy"}
    stage = Stage(3, active="italy", italy=purse, germany=row, france=row)
    worths = dict(zip(stage.lines("italy"), appraise(stage.state, 2, stage.state.legal(2)), strict=True))
    assert (worths["spy subvert france"] > -1000) == sends
    assert (worths["spy subvert germany"] > -1000) == sends


def test_the_last_nation_of_a_faction_is_worth_the_whole_war() -> None:
    row = {"destroyed": "infantry cavalry aviation navy"}
    lone, helped = (Stage(seats, options={"mode": "attrition"}, france=row).state for seats in (2, 4))
    assert unit_worth(lone, 1) == 5000
    assert unit_worth(helped, 1) < 5000


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_it_answers_alike_from_the_truth_and_from_a_redeal(seats: int) -> None:
    kit, chance, luck = TITLE.kit(seats, {}), Seeded(seats), Seeded(seats + 50)
    state = TITLE.start(kit, chance, SILENT, True)
    for step in range(120):
        if not (asked := state.deciders()):
            break
        code = choose(state, asked[0], Seeded(step))
        assert code in state.legal(asked[0])
        assert code == choose(state.redeal(asked[0], luck), asked[0], Seeded(step))
        state.apply(asked[0], code, chance)
