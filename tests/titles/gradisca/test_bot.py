"""The bot: it beats random players on either side, and sees only what its seat may know."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import wartable
from wartable.bots.random import choose as at_random
from wartable.core.rules.chance import Chance, Seeded
from wartable.core.rules.log import SILENT
from wartable.core.rules.state import State
from wartable.titles.gradisca.bot.plans import Plan, best_plan, better, march, nothing, recovery, siege
from wartable.titles.gradisca.bot.player import carried_out, choose, worth
from wartable.titles.gradisca.checks import idle_in
from wartable.titles.gradisca.codes import stack, verbs
from wartable.titles.gradisca.codes.verbs import SHIFT, WIDTH
from wartable.titles.gradisca.position.packing import MARCHING, loot_of
from wartable.titles.gradisca.position.position import Position

TITLE = wartable.title("gradisca")
Player = Callable[[State, int, Chance], int]


def wins(venice: Player, austria: Player, games: int, mode: str = "basic") -> tuple[int, int]:
    """How many games Venice and Austria win."""
    won = [0, 0]
    for seed in range(games):
        chance, luck = Seeded(seed), Seeded(seed + 1_000_003)
        state = TITLE.start(TITLE.kit(2, {"mode": mode}), chance, SILENT, False)
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


def planned(plans: Callable[[Position, int, int], Plan]) -> Player:
    """The bot with other plans for its open zones."""

    def play(state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, Position)
        if state.step() == stack.ZONE_OPEN and not state.units_with(MARCHING):
            return carried_out(state, plans(state, seat, state.opened))
        return choose(state, seat, chance)

    return play


def hoards(state: State, seat: int, chance: Chance) -> int:
    """The bot that plays a card only where it must."""
    assert isinstance(state, Position)
    code = choose(state, seat, chance)
    others = [other for other in state.legal(seat) if other >> SHIFT != verbs.PLAY]
    if code >> SHIFT != verbs.PLAY or not others:
        return code
    return max(others, key=lambda other: worth(state, seat, state.step(), other >> SHIFT, other % WIDTH))


def in_the_field(p: Position, seat: int, zone: int) -> Plan:
    idle = idle_in(p, zone)
    return better(recovery(p, seat, zone, idle), march(p, seat, zone, idle)) if idle else nothing()


def behind_walls(p: Position, seat: int, zone: int) -> Plan:
    idle = idle_in(p, zone)
    return better(recovery(p, seat, zone, idle), siege(p, seat, zone, idle)) if idle else nothing()


def without_loot(p: Position, seat: int, zone: int) -> Plan:
    plan = best_plan(p, seat, zone)
    return nothing() if plan.verb == verbs.MOVE and loot_of(p.zones[plan.arg]) == 1 - seat else plan


ONE_SIDED = {
    "never besieges": planned(in_the_field),
    "never leaves its zones": planned(behind_walls),
    "ignores loot": planned(without_loot),
    "hoards cards": hoards,
}


@pytest.mark.soak
@pytest.mark.parametrize("style", ONE_SIDED)
@pytest.mark.parametrize("seat", [0, 1])
def test_no_one_sided_style_does_better_than_the_bot_in_its_seat(style: str, seat: int) -> None:
    twin = ONE_SIDED[style]
    found = wins(twin, choose, 500) if seat == 0 else wins(choose, twin, 500)
    assert found[seat] <= 0.55 * 500


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


@pytest.mark.compiled
def test_the_advanced_game_is_played_to_its_end_within_its_rules() -> None:
    kit = TITLE.kit(2, {"mode": "advanced"})
    chance, luck = Seeded(3), Seeded(4)
    state = TITLE.start(kit, chance, SILENT, False)
    done: set[int] = set()
    while asked := state.deciders():
        code = choose(state, asked[0], luck)
        assert code in state.legal(asked[0])
        done.add(code >> SHIFT)
        state.apply(asked[0], code, chance)
    assert {verbs.RAID, verbs.CAMP, verbs.SEA, verbs.CALL, verbs.BOMBARD} <= done


@pytest.mark.soak
@pytest.mark.parametrize("seat", [0, 1])
def test_either_side_beats_a_random_one_in_the_advanced_game(seat: int) -> None:
    won = wins(choose, at_random, 60, "advanced")[0] if seat == 0 else wins(at_random, choose, 60, "advanced")[1]
    assert won > 45
