"""The values of a seat as they are now: attack and defence in every fight, limits, prices, bans.

They are kept, not reckoned at every question. A seat's values are never changed in place: when a board, a Character, an
Event or a lasting effect changes, new ones take their place, so that copies of a position share them.
"""

from typing import Final

from mypy_extensions import i64

from wartable.titles.letswar import vocabulary as v
from wartable.titles.letswar.codes.constants import REACH

PAIRS: Final = v.FIVE * v.FIVE  # values of a pair stand at own unit * 5 + the other's
NOTHING: Final[list[i64]] = []
NOUGHTS: Final[list[i64]] = [0] * v.FIVE
ONES: Final[list[i64]] = [1] * v.FIVE
QUAD: Final = 4  # what is kept of a bonus that a tag can ward off: tags, units, against which units, amount


class Values:
    """What counts for one seat. `attack` and `defence` are sums by pair of units, before anything is warded off."""

    def __init__(
        self, attack_pairs: list[i64], defence_pairs: list[i64], attack: list[i64], defence: list[i64], at: i64
    ) -> None:
        pair = at * v.FIVE
        self.plain_attack: list[i64] = attack[at : at + v.FIVE]
        self.plain_defence: list[i64] = defence[at : at + v.FIVE]
        self.attack: list[i64] = attack_pairs[pair : pair + PAIRS]
        self.defence: list[i64] = defence_pairs[pair : pair + PAIRS]
        # Shared, and replaced where something changes them.
        self.tagged: list[i64] = NOTHING
        self.tagged_misses: list[i64] = NOTHING
        self.ignores: list[i64] = NOUGHTS
        self.misses: list[i64] = ONES
        self.attacks: list[i64] = ONES
        self.reach: list[i64] = REACH
        self.free: list[i64] = NOTHING
        self.limit: i64 = 0
        self.draws: i64 = 0
        self.money: i64 = 0
        self.spies: i64 = 0
        self.barred: i64 = 0  # units that may not attack
        self.truce: bool = False  # nor any of them the left-hand neighbour
        self.spy_barred: bool = False
        self.shielded: bool = False
        # The price of a Spy's third task: what Characters take off and add, and what others do; paid by this seat, and
        # paid by others who aim it here.
        self.price_less: i64 = 0
        self.price_more: i64 = 0
        self.price_other: i64 = 0
        self.against_less: i64 = 0
        self.against_more: i64 = 0
        self.against_other: i64 = 0
        self.facts: object | None = None  # what views tell of them, made once


def changed(items: list[i64], at: i64, value: i64) -> list[i64]:
    """Return a list with one item changed, for lists that are shared.

    >>> changed([1, 1, 1], 1, 2)
    [1, 2, 1]
    """
    out = items[:]
    out[at] = value
    return out


def fight_attack(mine: Values, unit: i64, theirs: Values, other: i64) -> i64:
    """Return the attack of a unit against another's, without what that one wards off; never below 0."""
    total: i64 = mine.attack[unit * v.FIVE + other]
    warded: i64 = theirs.ignores[other]
    if warded != 0:
        tagged = mine.tagged
        for i in range(0, len(tagged), QUAD):
            if (tagged[i] & warded) != 0 and among(unit, tagged[i + 1]) and among(other, tagged[i + 2]):
                total -= tagged[i + 3]
    return total if total > 0 else 0


def fight_defence(theirs: Values, other: i64, unit: i64) -> i64:
    """Return the defence of a unit against another's attack; never below 0."""
    total: i64 = theirs.defence[other * v.FIVE + unit]
    return total if total > 0 else 0


def fight_misses(mine: Values, unit: i64, theirs: Values, other: i64) -> i64:
    """Return how many Miss! an attack takes to be blocked, as far as cards say so."""
    most: i64 = mine.misses[unit]
    tagged = mine.tagged_misses
    for i in range(0, len(tagged), QUAD):
        if (tagged[i] & theirs.ignores[other]) == 0 and among(unit, tagged[i + 1]) and tagged[i + 3] > most:
            most = tagged[i + 3]
    return most


def among(unit: i64, units: i64) -> bool:
    """Return whether a unit is one of some, given as bits.

    >>> among(v.ARTILLERY, v.GROUND), among(v.NAVY, v.GROUND)
    (True, False)
    """
    return ((units >> unit) & 1) == 1


def spy_price(mine: Values, theirs: Values, price: i64) -> i64:
    """Return what a Spy's third task costs, in hundreds (LW-RULING-27): a dearer Character makes cheaper ones lapse."""
    more = mine.price_more + theirs.against_more
    total = price + mine.price_other + theirs.against_other
    total += more if more > 0 else mine.price_less + theirs.against_less
    return total if total > 1 else 1
