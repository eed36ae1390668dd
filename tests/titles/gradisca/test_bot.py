"""The bot: it beats random players on either side, and sees only what its seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import wartable
from tests.titles.gradisca.tools import advanced, at
from wartable.bots.random import choose as at_random
from wartable.core.rules.chance import Chance, Seeded
from wartable.core.rules.log import SILENT
from wartable.core.rules.state import State
from wartable.titles.gradisca.bot.aims import Aims
from wartable.titles.gradisca.bot.campaign import besides, plan_for
from wartable.titles.gradisca.bot.camps import leads, next_camp
from wartable.titles.gradisca.bot.cards import card_worth
from wartable.titles.gradisca.bot.plans import Plan, better, march, nothing, recovery, siege
from wartable.titles.gradisca.bot.player import carried_out, choose, worth
from wartable.titles.gradisca.bot.sieges import roads_to
from wartable.titles.gradisca.checks import idle_in
from wartable.titles.gradisca.codes import stack, verbs
from wartable.titles.gradisca.codes.verbs import NONE, SHIFT, WIDTH
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


def against_random(seat: int, games: int, mode: str = "basic") -> int:
    """How many games the bot wins on a side against a random player."""
    if seat == 0:
        return wins(choose, at_random, games, mode)[0]
    return wins(at_random, choose, games, mode)[1]


@pytest.mark.compiled
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("seat", [0, 1])
def test_either_side_beats_a_random_one(seat: int, mode: str) -> None:
    assert against_random(seat, 10, mode) >= 9


@pytest.mark.soak
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("seat", [0, 1])
def test_either_side_beats_a_random_one_in_many_games(seat: int, mode: str) -> None:
    assert against_random(seat, 400, mode) > 380


def planned(plans: Callable[[Position, Aims, int], Plan]) -> Player:
    """The bot with other plans for its open zones."""

    def play(state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, Position)
        if state.step() == stack.ZONE_OPEN and not state.units_with(MARCHING):
            code = carried_out(state, plans(state, Aims(state, seat), state.opened))
            if code in state.legal(seat):
                return code
            return (verbs.REST if state.picked() else verbs.CLOSE) * WIDTH + NONE
        return choose(state, seat, chance)

    return play


def hoards(state: State, seat: int, chance: Chance) -> int:
    """The bot that plays a card only where it must."""
    assert isinstance(state, Position)
    code = choose(state, seat, chance)
    others = [other for other in state.legal(seat) if other >> SHIFT != verbs.PLAY]
    if code >> SHIFT != verbs.PLAY or not others:
        return code
    return max(others, key=lambda other: worth(state, Aims(state, seat), state.step(), other >> SHIFT, other % WIDTH))


def in_the_field(p: Position, aims: Aims, zone: int) -> Plan:
    idle = idle_in(p, zone)
    plan = better(recovery(p, aims, zone, idle), march(p, aims, zone, idle)) if idle else nothing()
    return better(plan, besides(p, aims, zone)) if p.kit.advanced else plan


def behind_walls(p: Position, aims: Aims, zone: int) -> Plan:
    idle = idle_in(p, zone)
    return better(recovery(p, aims, zone, idle), siege(p, aims, zone, idle)) if idle else nothing()


def without_loot(p: Position, aims: Aims, zone: int) -> Plan:
    plan = plan_for(p, aims, zone)
    return nothing() if plan.verb == verbs.MOVE and loot_of(p.zones[plan.arg]) == 1 - aims.seat else plan


ONE_SIDED = {
    "never besieges": planned(in_the_field),
    "never leaves its zones": planned(behind_walls),
    "ignores loot": planned(without_loot),
    "hoards cards": hoards,
}


@pytest.mark.soak
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("style", ONE_SIDED)
@pytest.mark.parametrize("seat", [0, 1])
def test_no_one_sided_style_does_better_than_the_bot_in_its_seat(style: str, seat: int, mode: str) -> None:
    twin = ONE_SIDED[style]
    found = wins(twin, choose, 500, mode) if seat == 0 else wins(choose, twin, 500, mode)
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


# -- the camp, the siege train, cards --

BESIEGED = {
    "siege-train": "farra",
    "venetian-sappers": "farra",
    "italian-foot-1": "trivignano",
    "italian-foot-2": "trivignano",
    "german-foot-1": "gradisca",
}


def position(units: dict[str, str], **more: Any) -> Position:
    """A position of the Advanced game in which the Venetians of Giustiniani have their orders."""
    state = at(advanced({"giustiniani": "palma", **units}, **more)).state
    assert isinstance(state, Position)
    return state


def test_troops_go_ahead_of_the_camp_towards_a_siege_out_of_its_reach() -> None:
    p = position(BESIEGED)
    aims = Aims(p, 0)
    zones = p.kit.zones
    assert (zones[aims.goal], zones[next_camp(p, aims)]) == ("farra", "visco")
    plan = plan_for(p, aims, zones.index("trivignano"))
    assert (plan.verb, zones[plan.arg], len(plan.units)) == (verbs.MOVE, "visco", 2)


def test_the_camp_stays_where_the_siege_is_within_its_reach() -> None:
    near = {**BESIEGED, "siege-train": "bruma", "venetian-sappers": "bruma"}
    p = position(near)
    assert next_camp(p, Aims(p, 0)) == -1


def test_the_camp_follows_only_where_somebody_is() -> None:
    p = position(BESIEGED)
    assert leads(p, Aims(p, 0), p.kit.zones.index("trivignano")) == 0
    p = position({**BESIEGED, "italian-foot-2": "visco"})
    assert leads(p, Aims(p, 0), p.kit.zones.index("trivignano")) > 0


def test_guns_without_sappers_do_not_fire_at_a_wall() -> None:
    for sappers, verb in (("bruma", verbs.BOMBARD), ("udine", 0)):
        p = position({**BESIEGED, "siege-train": "bruma", "venetian-sappers": sappers})
        zone = p.kit.zones.index("bruma")
        assert siege(p, Aims(p, 0), zone, idle_in(p, zone)).verb == verb


def test_guns_take_the_road_that_bridges_leave_them() -> None:
    p = position(BESIEGED)
    zones = p.kit.zones
    roads = roads_to(p, 0, zones.index("sagrado"))
    assert roads[zones.index("cassegliano")] == 1
    assert roads[zones.index("bruma")] > 5, "the Lisonzo between them has no bridge"


def test_a_card_is_worth_the_better_of_its_lines_and_strikes_the_other() -> None:
    p = position(BESIEGED, turn=8)
    p.gain(0, 9)
    aims = Aims(p, 0)
    worths = {word: card_worth(p, aims, 0, p.kit.cards.index(word), False) for word in ("envoys", "spy")}
    assert worths["envoys"] > 0, "whoever leads wants peace"
    assert worths["spy"] == 0, "an empty hand holds no secret"
    assert card_worth(p, Aims(p, 1), 1, p.kit.cards.index("jealousy"), True) > 0, "the corps is the enemy's"
