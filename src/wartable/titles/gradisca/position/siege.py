"""Walls and guns: what a side of a fortress is open to, and with what value a gun fires (rulebook: 7.4 to 7.7)."""

from mypy_extensions import i64

from wartable.titles.gradisca.codes.things import ARTILLERY, SAPPERS
from wartable.titles.gradisca.kit import GradiscaKit
from wartable.titles.gradisca.position.packing import (
    AS_PRINTED,
    NO_SAPPERS,
    NO_SAPPERS_BREACH,
    RUINED,
    THROUGH_BREACH,
    sappers_of,
)
from wartable.titles.gradisca.position.position import Position


def wall_between(p: Position, zone: i64, other: i64) -> i64:
    """Return the side of a fortress between two zones, -1 for none."""
    at = p.kit.border(zone, other)
    return p.kit.wall_between[at] if at >= 0 else -1


def breached(p: Position, wall: i64) -> bool:
    """Return whether a side is at level 0 (GR-7.4.1-04)."""
    return p.level(wall) == 0


def closed_to(p: Position, seat: i64, zone: i64, other: i64) -> bool:
    """Return whether a wall keeps a side from entering a fortress that enemies hold (GR-6-21, GR-RULING-39)."""
    if not p.kit.fortress[other] or not p.enemy_in(seat, other):
        return False
    wall = wall_between(p, zone, other)
    return wall < 0 or not breached(p, wall)


def gun_value(p: Position, gun: i64, zone: i64, through: bool) -> tuple[i64, i64]:
    """Return the value that a gun bombards with, and why it is not the printed one (GR-7.4-04, 05, GR-7.4.2-03)."""
    value = p.printed(gun, True)
    why: i64 = AS_PRINTED
    if sappers_of(p.force_at(p.kit.side[gun], zone)) == 0:
        value = 1
        why = NO_SAPPERS
    if through:
        value -= 1
        why = THROUGH_BREACH if why == AS_PRINTED else NO_SAPPERS_BREACH
    return value if value > 0 else 0, why


def fires(kit: GradiscaKit, unit: i64, attacking: bool, breach: bool) -> bool:
    """Return whether a unit rolls in a field combat, or in one over a breach (GR-7.1-05, GR-RULING-43)."""
    if kit.type[unit] == SAPPERS:
        return False
    silent = not attacking and breach and not kit.garrison_guns
    return not (silent and kit.type[unit] == ARTILLERY)


def on_difficult(kit: GradiscaKit, unit: i64, value: i64) -> i64:
    """Return the value that a unit attacks with on difficult ground (GR-19.1-02)."""
    return value - 1 if value >= 3 and (kit.rough_leaders or not kit.is_leader(unit)) else value


def shelter(p: Position, seat: i64, zone: i64) -> i64:
    """Return how many hits fort and borough take off for a zone's defender (GR-7.1-12, 13, GR-RULING-71)."""
    borough = p.kit.borough[zone] and (p.zones[zone] & RUINED) == 0
    return p.forts_of(seat, zone) + (1 if borough else 0)
