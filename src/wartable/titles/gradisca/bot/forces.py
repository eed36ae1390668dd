"""What forces are worth: hits to be expected, steps, and how a fight would go, from what lies open to all.

Hits are counted in sixths: a unit with a value of 3 brings three of them with one die.
"""

from typing import Final

from mypy_extensions import i64

from wartable.titles.gradisca.checks import is_line
from wartable.titles.gradisca.codes.things import ARTILLERY, RADIUS, SAPPERS
from wartable.titles.gradisca.position.packing import ACTED, line_of
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.position.siege import shelter
from wartable.titles.gradisca.position.supply import commanded

SIXTHS: Final[i64] = 6
SPECIAL: Final[i64] = 4  # guns and sappers are worth more than they fire
HAMPERED: Final[i64] = 3  # values from which difficult ground takes one (GR-19.1-02)


def hits(p: Position, units: list[i64], attacking: bool, zone: i64) -> i64:
    """Return the hits that units bring in a field combat in a zone."""
    total: i64 = 0
    hard = attacking and p.kit.advanced and p.kit.difficult[zone]
    for unit in units:
        if p.kit.type[unit] != SAPPERS:
            value = p.printed(unit, attacking)
            total += value - 1 if hard and value >= HAMPERED and not p.kit.is_leader(unit) else value
    return total


def steps(p: Position, units: list[i64]) -> i64:
    """Return the hits that units can take."""
    total: i64 = 0
    for unit in units:
        total += p.steps_of(unit)
    return total


def unit_worth(p: Position, unit: i64) -> i64:
    """Return what a counter is worth on the face that is up."""
    value = p.printed(unit, True) + p.printed(unit, False)
    if p.kit.type[unit] == ARTILLERY or p.kit.type[unit] == SAPPERS:
        value += SPECIAL
    return value


def hit_price(p: Position, unit: i64) -> i64:
    """Return what a hit on a unit costs its side: the difference of its faces, or all of it."""
    worth = unit_worth(p, unit)
    if p.steps_of(unit) > 1:
        return worth - p.kit.attack[unit * 2 + 1] - p.kit.defend[unit * 2 + 1]
    return worth + 1


def edge(p: Position, seat: i64, units: list[i64], zone: i64) -> i64:
    """By how many sixths of a hit attackers would come out ahead against those in a zone; shelter and calls count."""
    there = p.units_in(1 - seat, zone)
    brought = hits(p, units, True, zone) - SIXTHS * shelter(p, 1 - seat, zone)
    if p.kit.advanced:
        brought += help_near(p, seat, units, zone)
    taken = SIXTHS * steps(p, there)
    if brought > taken:
        brought = taken + (brought - taken) // 4
    return brought - hits(p, there, False, zone)


def help_near(p: Position, seat: i64, units: list[i64], zone: i64) -> i64:
    """Return the hits of those whom the commander of some units can call to a battle in a zone (GR-17-02 to 08)."""
    calls: i64 = 0
    for unit in units:
        if p.kit.is_leader(unit) and p.leadership(unit) > calls:
            calls = p.leadership(unit)
    if calls == 0:
        return 0
    kit = p.kit
    values: list[i64] = []
    for other in range(kit.n):
        near = kit.hops[zone * kit.n + other] <= RADIUS and other != p.opened
        if near and line_of(p.force_at(seat, other)) > 0 and commanded(p, seat, zone, other):
            values += [
                p.printed(unit, True)
                for unit in p.units_in(seat, other)
                if is_line(p, unit) and not p.has(unit, ACTED) and unit not in units
            ]
    total: i64 = 0
    for value in sorted(values, reverse=True)[:calls]:
        total += value
    return total
