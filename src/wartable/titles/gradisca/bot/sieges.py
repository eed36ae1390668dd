"""Where a side lays its siege, and what draws guns, sappers and those who shall storm the breach."""

from typing import Final

from mypy_extensions import i64

from wartable.titles.gradisca.codes.things import ARTILLERY, SAPPERS
from wartable.titles.gradisca.position.position import Position

POINT: Final[i64] = 12  # a point at the end of the war
BESIEGERS: Final[i64] = 5  # line units that stay before a wall
TRAIN: Final[i64] = 200  # how strongly guns are drawn to the siege


def siege_goal(p: Position, seat: i64) -> i64:
    """The zone from which a side besieges, or -1: before the weakest wall with points behind it, where its guns are."""
    kit = p.kit
    best: i64 = -1
    most: i64 = 0
    for wall in range(len(kit.walls)):
        fortress, zone = kit.wall_fortress[wall], kit.wall_facing[wall]
        stake: i64 = kit.end_points[seat * kit.n + fortress] * POINT
        if stake == 0 or not p.enemy_in(seat, fortress) or p.enemy_in(seat, zone):
            continue
        worth = stake * POINT // (4 + p.level(wall))
        for unit in p.units_in(seat, zone):
            worth += worth // (4 if is_heavy(p, unit) else 16)
        if p.level(wall) == 0:
            worth += worth
        if worth > most:
            most = worth
            best = zone
    return best


def is_heavy(p: Position, unit: i64) -> bool:
    """Whether a unit is of the siege train."""
    return p.kit.type[unit] == ARTILLERY or p.kit.type[unit] == SAPPERS


def siege_pull(p: Position, seat: i64) -> list[i64]:
    """The pull on guns and sappers: towards the zone from which their side besieges."""
    kit = p.kit
    out: list[i64] = [0] * kit.n
    goal = siege_goal(p, seat)
    if goal >= 0:
        for zone in range(kit.n):
            out[zone] = TRAIN * 100 // (2 + kit.hops[goal * kit.n + zone])
    return out


def siege_work(p: Position, seat: i64, zone: i64) -> i64:
    """What the siege from a zone is worth: guns lie before the wall of an enemy fortress with points, or it is open."""
    kit = p.kit
    worth: i64 = 0
    for wall in range(len(kit.walls)):
        if kit.wall_facing[wall] != zone:
            continue
        fortress = kit.wall_fortress[wall]
        stake: i64 = kit.end_points[seat * kit.n + fortress] * POINT
        if stake == 0 or not p.enemy_in(seat, fortress):
            continue
        if p.level(wall) == 0:
            worth += stake
        elif has_guns(p, seat, zone):
            worth += stake // (1 + p.level(wall))
    return worth


def has_guns(p: Position, seat: i64, zone: i64) -> bool:
    """Whether a side has guns in a zone."""
    for unit in p.units_in(seat, zone):
        if p.kit.type[unit] == ARTILLERY:
            return True
    return False
