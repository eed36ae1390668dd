"""Where a side lays its siege, and what draws guns, sappers and those who shall storm the breach."""

from typing import Final

from mypy_extensions import i64

from wartable.titles.gradisca.codes.things import ARTILLERY, SAPPERS
from wartable.titles.gradisca.position.armies import UNARMED
from wartable.titles.gradisca.position.packing import guns_of, sappers_of
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.position.supply import attack_supply

POINT: Final[i64] = 12  # a point at the end of the war
BESIEGERS: Final[i64] = 5  # line units that stay before a wall
TRAIN: Final[i64] = 200  # how strongly guns are drawn to the siege
LONG_ROAD: Final[i64] = 10  # steps beyond which a siege lies no farther


def siege_goal(p: Position, seat: i64) -> i64:
    """Return the zone from which a side besieges, or -1 if from none.

    It lies before the weakest wall with points behind it, where guns are or whither a road leads them, and within the
    reach of its camp rather than out of it."""
    kit = p.kit
    best: i64 = -1
    most: i64 = 0
    for wall in range(len(kit.walls)):
        fortress, zone = kit.wall_fortress[wall], kit.wall_facing[wall]
        stake: i64 = kit.end_points[seat * kit.n + fortress] * POINT
        if stake == 0 or not p.enemy_in(seat, fortress) or p.enemy_in(seat, zone):
            continue
        worth = 16 * stake * POINT // (4 + p.level(wall))
        worth -= worth * way_of_guns(p, seat, zone) // (2 * LONG_ROAD)
        force = p.force_at(seat, zone)
        worth += worth * (guns_of(force) + sappers_of(force)) // 4
        if p.level(wall) == 0:
            worth += worth
        if kit.advanced and attack_supply(p, seat, zone) != UNARMED:
            worth += worth // 2
        if worth > most:
            most = worth
            best = zone
    return best


def way_of_guns(p: Position, seat: i64, zone: i64) -> i64:
    """Return how many steps a side's nearest guns have to a zone by road, LONG_ROAD at most."""
    roads = roads_to(p, seat, zone)
    least = LONG_ROAD
    for other in range(p.kit.n):
        if roads[other] < least and guns_of(p.force_at(seat, other)) > 0:
            least = roads[other]
    return least


def roads_to(p: Position, seat: i64, goal: i64) -> list[i64]:
    """Return how many steps guns have from each zone to one of them: rivers are crossed on bridges, walls never.

    As many steps as there are zones stand for no way at all.
    """
    kit = p.kit
    steps: list[i64] = [kit.n] * kit.n
    steps[goal] = 0
    reached: list[i64] = [goal]
    at = 0
    while at < len(reached):
        here = reached[at]
        at += 1
        for row in range(kit.first[here], kit.first[here + 1]):
            other = kit.next[row]
            walled = kit.fortress[other] and p.enemy_in(seat, other)
            if kit.passable[row] and not p.unbridged(row) and not walled and steps[other] == kit.n:
                steps[other] = steps[here] + 1
                reached.append(other)
    return steps


def is_heavy(p: Position, unit: i64) -> bool:
    """Return whether a unit is of the siege train."""
    return p.kit.type[unit] == ARTILLERY or p.kit.type[unit] == SAPPERS


def siege_pull(p: Position, seat: i64, goal: i64) -> list[i64]:
    """Return the pull on guns and sappers: towards the zone from which their side besieges, if there is one."""
    if goal < 0:
        return [0] * p.kit.n
    return [TRAIN * 100 // (2 + steps) for steps in roads_to(p, seat, goal)]


def siege_works(p: Position, seat: i64) -> list[i64]:
    """Return what the siege from each zone is worth: guns or sappers at a breach, or a wall with points behind it."""
    kit = p.kit
    out: list[i64] = [0] * kit.n
    for wall in range(len(kit.walls)):
        fortress, zone = kit.wall_fortress[wall], kit.wall_facing[wall]
        stake: i64 = kit.end_points[seat * kit.n + fortress] * POINT
        if stake == 0 or not p.enemy_in(seat, fortress):
            continue
        force = p.force_at(seat, zone)
        if p.level(wall) == 0:
            out[zone] += stake
        elif guns_of(force) + sappers_of(force) > 0:
            out[zone] += stake // (1 + p.level(wall))
    return out
