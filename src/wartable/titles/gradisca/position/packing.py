"""What is packed into one int: a unit, a zone, a side of a fortress, the force of a side in a zone, a die.

A unit: its place (a zone, POOL or GONE), then bits, then the movement points that it has spent this march.
"""

from typing import Final

from mypy_extensions import i64

# Bits of a unit above its place.
PLACE: Final = 127
BACK: Final = 128  # disorganised, or the replacement commander
ACTED: Final = 256
PICKED: Final = 512  # in the open row of the seat that is asked
MARCHING: Final = 1024
FIGHTING: Final = 2048  # entered the zone of the battle in progress
FIRING: Final = 4096  # named in the siege work that was declared
SPENT: Final = 8192  # one movement point
SPENT_SHIFT: Final = 13
SPENT_MASK: Final = 7
OUT: Final = 65536  # out of supply
FROM: Final = 131072  # a called unit: the zone that it came from, as zone + 1
FROM_MASK: Final = 16646144
WAITING: Final = 16777216  # a captured commander's replacement, whose owner has not yet said where

# A zone: forts, their owner, a ruined borough, a loot marker (owner + 1), what happened there lately.
FORTS: Final = 3
FORT_OWNER: Final = 4
RUINED: Final = 8
LOOT_SHIFT: Final = 4
LOOT: Final = 48
OPENED: Final = 64
RAIDED: Final = 128
STRUCK: Final = 256  # by an incursion of this activation

# A side of a fortress: level, mines, those of them laid in this activation, those tried in it, whose they are.
LEVEL: Final = 15
MINE: Final = 16
MINES: Final = 63
MINER: Final = 4194304

# The force of a side in a zone: line units, guns, sappers, commanders.
LINE: Final = 1
GUNS: Final = 256
SAPPER: Final = 65536
LEADER: Final = 16777216
STRONG: Final = 65535  # line units and guns
COMBAT: Final = 16777215  # all but commanders
WEIGHT: Final[list[i64]] = [LINE, LINE, SAPPER, GUNS, LEADER]  # by type

# Why a die's value is not the printed one.
AS_PRINTED: Final = 0
NO_SAPPERS: Final = 1
THROUGH_BREACH: Final = 2
NO_SAPPERS_BREACH: Final = 3
CAPPED: Final = 4
ON_DIFFICULT: Final = 5
UNSUPPLIED: Final = 6


def replaced(values: list[i64], at: i64, value: i64) -> list[i64]:
    """Return a list with one number changed: what changes seldom is shared by a position and its copies.

    >>> before = [1, 2]
    >>> replaced(before, 0, 5), before
    ([5, 2], [1, 2])
    """
    new = values[:]
    new[at] = value
    return new


def spent_of(unit: i64) -> i64:
    """Return the movement points that a unit has spent."""
    return (unit >> SPENT_SHIFT) & SPENT_MASK


def from_of(unit: i64) -> i64:
    """Return the zone that a called unit came from, -1 for a unit that was not called."""
    return (unit & FROM_MASK) // FROM - 1


def loot_of(zone: i64) -> i64:
    """Return the owner of the loot marker in a zone, -1 for none."""
    return ((zone & LOOT) >> LOOT_SHIFT) - 1


def level_of(wall: i64) -> i64:
    """Return the level of a side; 0 is a breach."""
    return wall & LEVEL


def mines_of(wall: i64) -> i64:
    """Return all mines before a side."""
    return (wall >> 4) & MINES


def fresh_of(wall: i64) -> i64:
    """Return mines that were laid in this activation."""
    return (wall >> 10) & MINES


def tried_of(wall: i64) -> i64:
    """Return mines that somebody has tried to set off in this activation."""
    return (wall >> 16) & MINES


def miner_of(wall: i64) -> i64:
    """Return the side that the mines belong to."""
    return (wall >> 22) & 1


def line_of(force: i64) -> i64:
    """Infantry and cavalry of a force.

    >>> force = 3 * LINE + GUNS + 2 * SAPPER + LEADER
    >>> line_of(force), guns_of(force), sappers_of(force), leaders_of(force)
    (3, 1, 2, 1)
    """
    return force & 255


def guns_of(force: i64) -> i64:
    """Return guns of a force."""
    return (force >> 8) & 255


def sappers_of(force: i64) -> i64:
    """Return sappers of a force."""
    return (force >> 16) & 255


def leaders_of(force: i64) -> i64:
    """Commanders of a force."""
    return (force >> 24) & 255


def combat_of(force: i64) -> i64:
    """Combat units of a force: all but commanders."""
    return line_of(force) + guns_of(force) + sappers_of(force)


def die_row(unit: i64, die: i64, value: i64, printed: i64, why: i64, hit: bool) -> i64:
    """Return a die as one int: who rolled it, what came up, against which value, the printed one and why it differs.

    >>> row = die_row(7, 3, 1, 4, NO_SAPPERS, False)
    >>> row & 127, (row >> 7) & 7, (row >> 10) & 7, (row >> 13) & 7, (row >> 16) & 7, row >> 19
    (7, 3, 1, 4, 1, 0)
    """
    packed = unit + die * 128 + value * 1024 + printed * 8192 + why * 65536
    return packed + 524288 if hit else packed
