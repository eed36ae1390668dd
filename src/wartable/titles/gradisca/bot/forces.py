"""What forces are worth: hits to be expected, steps, and how a fight would go, from what lies open to all.

Hits are counted in sixths: a unit with a value of 3 brings three of them with one die.
"""

from typing import Final

from mypy_extensions import i64

from wartable.titles.gradisca.codes.things import ARTILLERY, SAPPERS
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.position.siege import shelter

SIXTHS: Final[i64] = 6
SPECIAL: Final[i64] = 4  # guns and sappers are worth more than they fire


def hits(p: Position, units: list[i64], attacking: bool) -> i64:
    """The hits that units bring in a field combat."""
    total: i64 = 0
    for unit in units:
        if p.kit.type[unit] != SAPPERS:
            total += p.printed(unit, attacking)
    return total


def steps(p: Position, units: list[i64]) -> i64:
    """The hits that units can take."""
    total: i64 = 0
    for unit in units:
        total += p.steps_of(unit)
    return total


def unit_worth(p: Position, unit: i64) -> i64:
    """What a counter is worth on the face that is up."""
    value = p.printed(unit, True) + p.printed(unit, False)
    if p.kit.type[unit] == ARTILLERY or p.kit.type[unit] == SAPPERS:
        value += SPECIAL
    return value


def hit_price(p: Position, unit: i64) -> i64:
    """What a hit on a unit costs its side: the difference of its faces, or all of it."""
    worth = unit_worth(p, unit)
    if p.steps_of(unit) > 1:
        return worth - p.kit.attack[unit * 2 + 1] - p.kit.defend[unit * 2 + 1]
    return worth + 1


def edge(p: Position, seat: i64, units: list[i64], zone: i64) -> i64:
    """By how many sixths of a hit attackers would come out ahead against those in a zone; shelter counts."""
    there = p.units_in(1 - seat, zone)
    brought = hits(p, units, True) - SIXTHS * shelter(p, 1 - seat, zone)
    taken = SIXTHS * steps(p, there)
    if brought > taken:
        brought = taken + (brought - taken) // 4
    return brought - hits(p, there, False)
