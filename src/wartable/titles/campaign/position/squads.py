"""Squads of one unit, packed into one int: seven bits a squad, its entry + 1, ascending. Equal squads are alike.

A platoon holds five squads at most, so a unit is 35 bits; a list of places is a list of ints and cheap to copy.

>>> platoon = with_squad(with_squad(with_squad(NO_SQUADS, 7), 2), 7)
>>> size(platoon), count(platoon, 7), [entry_at(platoon, i) for i in range(3)]
(3, 2, [2, 7, 7])
>>> size(without_squad(platoon, 7)), count(without_all(platoon, platoon), 7)
(2, 0)
"""

from typing import Final

from mypy_extensions import i64

from wartable.titles.campaign.kit import CampaignKit
from wartable.titles.campaign.vocabulary import ENTRIES

NO_SQUADS: Final = 0
SQUAD_BITS: Final = 7
SQUAD_MASK: Final = 127


def size(squads: i64) -> i64:
    """Return how many squads there are."""
    found: i64 = 0
    while squads != 0:
        found += 1
        squads >>= SQUAD_BITS
    return found


def entry_at(squads: i64, at: i64) -> i64:
    """Return the entry of a squad, by its place in the row."""
    return ((squads >> (at * SQUAD_BITS)) & SQUAD_MASK) - 1


def first_entry(squads: i64) -> i64:
    """Return the entry of the first squad; -1 where there is none."""
    return (squads & SQUAD_MASK) - 1


def count(squads: i64, entry: i64) -> i64:
    """Return how many squads are of an entry."""
    found: i64 = 0
    while squads != 0:
        if (squads & SQUAD_MASK) - 1 == entry:
            found += 1
        squads >>= SQUAD_BITS
    return found


def with_squad(squads: i64, entry: i64) -> i64:
    """Return these squads and one more."""
    shift: i64 = 0
    while ((squads >> shift) & SQUAD_MASK) != 0 and ((squads >> shift) & SQUAD_MASK) - 1 < entry:
        shift += SQUAD_BITS
    above = (squads >> shift) << shift
    return (squads - above) | ((entry + 1) << shift) | (above << SQUAD_BITS)


def without_squad(squads: i64, entry: i64) -> i64:
    """Return these squads less one of an entry; the same where there is none."""
    shift: i64 = 0
    while ((squads >> shift) & SQUAD_MASK) != 0:
        if ((squads >> shift) & SQUAD_MASK) - 1 == entry:
            above = (squads >> (shift + SQUAD_BITS)) << shift
            return (squads - ((squads >> shift) << shift)) | above
        shift += SQUAD_BITS
    return squads


def with_all(squads: i64, more: i64) -> i64:
    """Return these squads and others."""
    while more != 0:
        squads = with_squad(squads, (more & SQUAD_MASK) - 1)
        more >>= SQUAD_BITS
    return squads


def without_all(squads: i64, fewer: i64) -> i64:
    """Return these squads less others, one for one."""
    while fewer != 0:
        squads = without_squad(squads, (fewer & SQUAD_MASK) - 1)
        fewer >>= SQUAD_BITS
    return squads


def cost(kit: CampaignKit, nation: i64, squads: i64, level: i64) -> i64:
    """Return what squads of a nation cost at a level."""
    total: i64 = 0
    while squads != 0:
        total += kit.price[(nation * ENTRIES + (squads & SQUAD_MASK) - 1) * kit.levels + level]
        squads >>= SQUAD_BITS
    return total


def entries_of(squads: i64) -> list[int]:
    """Return the entries of all squads, ascending."""
    out: list[int] = []
    while squads != 0:
        out.append(int((squads & SQUAD_MASK) - 1))
        squads >>= SQUAD_BITS
    return out
