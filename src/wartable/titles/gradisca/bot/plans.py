"""Plans for the open zone: which units do what. A plan is made anew at every click, and picks do not change it."""

from typing import Final

from mypy_extensions import i64

from wartable.titles.gradisca.bot.aims import Aims
from wartable.titles.gradisca.bot.forces import edge, unit_worth
from wartable.titles.gradisca.bot.sieges import is_heavy
from wartable.titles.gradisca.checks import bars_step, fresh, idle_in, is_line, slowest, weight_of
from wartable.titles.gradisca.codes import clauses as c, verbs
from wartable.titles.gradisca.codes.things import ARTILLERY, CAVALRY, INFANTRY, SAPPERS
from wartable.titles.gradisca.codes.verbs import NONE
from wartable.titles.gradisca.position.packing import (
    BACK,
    COMBAT,
    FORTS,
    MARCHING,
    OUT,
    fresh_of,
    line_of,
    miner_of,
    mines_of,
    sappers_of,
)
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.position.siege import breached
from wartable.titles.gradisca.position.supply import bars_operation, supplied

ESCORT: Final = 2  # foot without which no gun leaves
MOST_ESCORT: Final = 5
STORM: Final[i64] = -4  # sixths of a hit by which an assault through a breach may fall short
ELSEWHERE: Final[i64] = 8  # fire at a wall where the siege is not laid


class Plan:
    """Units, what they do, and how much that is worth; without units nothing is planned."""

    def __init__(self, units: list[i64], verb: i64, arg: i64, worth: i64) -> None:
        self.units = units
        self.verb: i64 = verb
        self.arg: i64 = arg
        self.worth: i64 = worth


def nothing() -> Plan:
    """No plan."""
    return Plan([], 0, 0, 0)


def best_plan(p: Position, aims: Aims, zone: i64) -> Plan:
    """Return the best that the idle units of a zone can do."""
    idle = idle_in(p, zone)
    if not idle:
        return nothing()
    return better(
        better(siege(p, aims, zone, idle), recovery(p, aims, zone, idle)),
        better(storm(p, aims, zone, idle), march(p, aims, zone, idle)),
    )


def better(plan: Plan, other: Plan) -> Plan:
    """Return the plan that is worth more, the first if they are worth the same."""
    return plan if plan.worth >= other.worth else other


def of_type(p: Position, units: list[i64], type: i64) -> list[i64]:
    """Return those of a type."""
    return [unit for unit in units if p.kit.type[unit] == type]


# -- siege work --


def siege(p: Position, aims: Aims, zone: i64, idle: list[i64]) -> Plan:
    """Return guns at a wall or at besiegers; sappers at mines, walls and forts."""
    seat = aims.seat
    guns, sappers = of_type(p, idle, ARTILLERY), of_type(p, idle, SAPPERS)
    if p.kit.fortress[zone]:
        return garrison(p, seat, zone, guns, sappers)
    best = nothing()
    if p.truce:
        return best
    for wall in range(len(p.kit.walls)):
        if p.kit.wall_facing[wall] != zone or not p.enemy_in(seat, p.kit.wall_fortress[wall]):
            continue
        if breached(p, wall):
            if guns and p.kit.end_points[seat * p.kit.n + p.kit.wall_fortress[wall]] > 0:
                return Plan(guns, verbs.FIRE, p.kit.wall_fortress[wall], 60)
            continue
        worth = 60 + aims.want[p.kit.wall_fortress[wall]] if zone == aims.goal else ELSEWHERE
        armed = bars_operation(p, seat, zone, c.R21_1_04) == 0
        # Without sappers a gun bursts as often as it hits.
        if guns and armed and sappers_of(p.force_at(seat, zone)) > 0:
            return Plan(guns, verbs.BOMBARD, wall, worth)
        packed = p.walls[wall]
        old = mines_of(packed) - fresh_of(packed)
        ready = miner_of(packed) == seat and old > 0 and (p.kit.any_mine or old > ((packed >> 16) & 63))
        if sappers and (ready or armed):
            best = Plan(sappers[:1], verbs.EXPLODE if ready else verbs.MINE, wall, worth - 5)
    builds = (p.zones[zone] & FORTS) == 0 and p.forts_left[seat] > 0 and not p.built
    if not best.units and sappers and builds and bars_operation(p, seat, zone, c.R21_1_06) == 0:
        enemies = beside(p, seat, zone)
        if enemies > 0 and line_of(p.force_at(seat, zone)) > 1:
            best = Plan(sappers[:1], verbs.FORT, NONE, 12 + enemies)
    return best


def garrison(p: Position, seat: i64, zone: i64, guns: list[i64], sappers: list[i64]) -> Plan:
    """Inside a fortress: clear mines, mend walls, fire at the strongest besiegers."""
    if sappers:
        for wall in range(len(p.kit.walls)):
            if p.kit.wall_fortress[wall] == zone:
                packed = p.walls[wall]
                if mines_of(packed) > 0 and miner_of(packed) != seat:
                    return Plan(sappers[:1], verbs.COUNTERMINE, wall, 95)
        for wall in range(len(p.kit.walls)):
            if p.kit.wall_fortress[wall] == zone and p.level(wall) < p.kit.wall_level[wall]:
                return Plan(sappers[:1], verbs.REBUILD, wall, 90)
    target: i64 = -1
    most: i64 = 0
    if guns and not p.truce:
        for at in range(p.kit.first[zone], p.kit.first[zone + 1]):
            other = p.kit.next[at]
            count = line_of(p.force_at(1 - seat, other)) + (p.force_at(1 - seat, other) & COMBAT) // 256
            if count > most and not p.kit.fortress[other]:
                most = count
                target = other
    return Plan(guns, verbs.FIRE, target, 70) if target >= 0 else nothing()


def beside(p: Position, seat: i64, zone: i64) -> i64:
    """Return enemy line units in the zones next to a zone."""
    total: i64 = 0
    for at in range(p.kit.first[zone], p.kit.first[zone + 1]):
        if p.kit.passable[at]:
            total += line_of(p.force_at(1 - seat, p.kit.next[at]))
    return total


def storm(p: Position, aims: Aims, zone: i64, idle: list[i64]) -> Plan:
    """Return all foot and horse of a zone through a breach, those before the wall too."""
    seat = aims.seat
    for wall in range(len(p.kit.walls)):
        fortress = p.kit.wall_fortress[wall]
        if p.kit.wall_facing[wall] == zone and p.enemy_in(seat, fortress) and breached(p, wall):
            group = [unit for unit in idle if is_line(p, unit) or p.kit.is_leader(unit)]
            plan = step_for(p, aims, zone, group, aims.pull(p))
            if plan.arg == fortress:
                return plan
    return nothing()


def recovery(p: Position, aims: Aims, zone: i64, idle: list[i64]) -> Plan:
    """Disorganised units return to good order."""
    tired = [unit for unit in idle if not p.kit.is_leader(unit) and p.has(unit, BACK)]
    if p.kit.advanced and tired and not rested(p, aims.seat, zone, tired):
        return nothing()
    return Plan(tired, verbs.RECOVER, NONE, 30 + 12 * len(tired)) if tired else nothing()


def rested(p: Position, seat: i64, zone: i64, units: list[i64]) -> bool:
    """Return whether units of a zone are in supply, as they were found when it was opened (GR-20-01)."""
    return not p.has(units[0], OUT) if p.opened == zone else supplied(p, seat, zone)


# -- marches and attacks --


def march(p: Position, aims: Aims, zone: i64, idle: list[i64]) -> Plan:
    """Return the best step out of a zone: for a siege train, for all that may leave it, or for its horse alone."""
    drawn = aims.pull(p)
    free = leaving(p, aims, zone, idle)
    train = siege_train(p, aims, free)
    light = [unit for unit in free if unit not in train]
    best = step_for(p, aims, zone, train, aims.train(p)) if train else nothing()
    for group in (light, [unit for unit in light if p.kit.type[unit] == CAVALRY]):
        plan = step_for(p, aims, zone, group, drawn)
        if plan.worth > best.worth:
            best = plan
    return best


def siege_train(p: Position, aims: Aims, free: list[i64]) -> list[i64]:
    """Return guns and sappers with what escort there is, where there is a fortress to besiege."""
    heavy = [unit for unit in free if is_heavy(p, unit)]
    foot = sorted([-unit_worth(p, unit) * 128 + unit for unit in free if p.kit.type[unit] == INFANTRY])
    if not heavy or aims.goal < 0:
        return []
    if len(foot) < ESCORT:
        return heavy
    leaders = [unit for unit in free if p.kit.is_leader(unit)]
    return sorted([*heavy, *leaders, *[rank % 128 for rank in foot[:MOST_ESCORT]]])


def leaving(p: Position, aims: Aims, zone: i64, idle: list[i64]) -> list[i64]:
    """Return those of some units that need not stay: the weakest line units hold what must be held."""
    line = line_of(p.force_at(aims.seat, zone))
    stay = aims.to_stay(p, zone)
    others = line
    for unit in idle:
        if is_line(p, unit):
            others -= 1
    keep = stay - others
    free = idle
    if keep > 0:
        ranked = sorted([unit_worth(p, unit) * 128 + unit for unit in idle if is_line(p, unit)])
        kept = [rank % 128 for rank in ranked[:keep]]
        free = [unit for unit in idle if unit not in kept]
    if p.kit.fortress[zone] and aims.threat[zone] > 2:
        free = [unit for unit in free if is_line(p, unit) or p.kit.is_leader(unit)]
    return free


def step_for(p: Position, aims: Aims, zone: i64, units: list[i64], drawn: list[i64]) -> Plan:
    """Return the best adjacent zone for some units."""
    seat = aims.seat
    best = nothing()
    if not units:
        return best
    points = slowest(p, units)
    for at in range(p.kit.first[zone], p.kit.first[zone + 1]):
        other = p.kit.next[at]
        group = units
        if p.enemy_in(seat, other) and p.kit.fortress[other]:
            group = [unit for unit in units if p.kit.type[unit] != ARTILLERY]
            if not group:
                continue
        clause = bars_step(p, seat, weight_of(p, group), points, zone, other, fresh(p, group))
        if clause == c.R21_1_02 or clause == c.R22_10:
            # Without attack supply two go alone.
            group = strongest(p, group)
            clause = bars_step(p, seat, weight_of(p, group), points, zone, other, fresh(p, group))
        if clause == 0:
            worth = step_worth(p, aims, zone, other, group, drawn)
            if worth > best.worth:
                best = Plan(group, verbs.MOVE, other, worth)
    return best


def strongest(p: Position, units: list[i64]) -> list[i64]:
    """Return the two best line units of some, with their commanders."""
    ranked = sorted([-unit_worth(p, unit) * 128 + unit for unit in units if is_line(p, unit)])
    return sorted([*[rank % 128 for rank in ranked[:2]], *[unit for unit in units if p.kit.is_leader(unit)]])


def step_worth(p: Position, aims: Aims, zone: i64, other: i64, units: list[i64], drawn: list[i64]) -> i64:
    """Return what it is worth for units to go to a zone next to theirs."""
    seat = aims.seat
    gain = (drawn[other] - drawn[zone]) // 20
    if p.enemy_in(seat, other):
        ahead = edge(p, seat, units, other)
        stake = aims.want[other]
        if ahead < (1 if stake == 0 else STORM if p.kit.fortress[other] else 0):
            return 0
        return 25 + 4 * (ahead if ahead > 0 else 0) + stake // 2
    if (weight_of(p, units) & COMBAT) == 0:
        return 0  # commanders and sappers stay with the troops
    if line_of(weight_of(p, units)) == 0:
        # Guns and sappers without an escort go where friends are, or where no enemy is near.
        safe = line_of(p.force_at(seat, other)) >= ESCORT or aims.threat[other] == 0
        return gain if safe else 0
    crowd = line_of(p.force_at(seat, other)) + line_of(weight_of(p, units)) - 6
    danger = beside(p, seat, other) - 2 * line_of(weight_of(p, units) + p.force_at(seat, other))
    return gain + aims.want[other] // 2 - (12 * crowd if crowd > 0 else 0) - (2 * danger if danger > 0 else 0)


def onward(p: Position, aims: Aims) -> Plan:
    """Return where units on the march go on to, if it is worth more than to stay."""
    units = p.units_with(MARCHING)
    if not units or deserts(p, aims.seat, units):
        return nothing()
    heavy = aims.goal >= 0 and (bool(of_type(p, units, ARTILLERY)) or bool(of_type(p, units, SAPPERS)))
    plan = step_for(p, aims, p.place_of(units[0]), units, aims.train(p) if heavy else aims.pull(p))
    if plan.units and len(plan.units) == len(units) and plan.worth > 3:
        return Plan(units, verbs.ON, plan.arg, plan.worth)
    return nothing()


def deserts(p: Position, seat: i64, units: list[i64]) -> bool:
    """Return whether units on the march would leave guns or sappers behind that go slower, without an escort."""
    escort: i64 = 0
    slow = False
    for unit in p.units_in(seat, p.place_of(units[0])):
        if not p.has(unit, MARCHING):
            slow = slow or is_heavy(p, unit)
            escort += 1 if is_line(p, unit) else 0
    return slow and escort < ESCORT
