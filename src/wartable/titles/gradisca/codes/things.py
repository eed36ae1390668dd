"""What counters, zones and chits are as numbers, and what they are called as things of the scene."""

from typing import Final

from mypy_extensions import i64

from wartable.core.scene.ids import thing
from wartable.core.text.messages import Phrase

VENICE: Final = 0
AUSTRIA: Final = 1
ARMIES: Final[list[str]] = ["VEN", "AUS"]

# Types of units; the first two are line units, sappers and commanders are soft.
INFANTRY: Final = 0
CAVALRY: Final = 1
SAPPERS: Final = 2
ARTILLERY: Final = 3
COMMANDER: Final = 4
TYPES: Final[list[str]] = ["infantry", "cavalry", "sappers", "artillery", "commander"]
ALLOWANCE: Final[list[i64]] = [3, 5, 3, 2, 5]  # GR-6-01 to GR-6-05: by type, and no content changes it

CERNIDE: Final = 0
CLASSES: Final[list[str]] = [
    "cernide", "militia", "mercenary", "light", "medium", "heavy", "sappers", "field", "siege", "small", "commander",
]  # fmt: skip
TYPE_OF_CLASS: Final[list[i64]] = [0, 0, 0, 1, 1, 1, 2, 3, 3, 3, 4]

# Where a unit is that is in no zone.
POOL: Final = 124
GONE: Final = 125  # eliminated
GROUP: Final = 126  # with a group of reinforcements on the time track
MOST_ZONES: Final = 120
MOST_UNITS: Final = 120
MOST_STRETCHES: Final = 120  # of river

# Where a corps' chit is.
NO_CHIT: Final = 0
IN_CUP: Final = 1
ACTIVE: Final = 2
PLAYED: Final = 3
CHITS: Final[list[str]] = ["none", "cup", "active", "played"]

KINDS: Final = 36  # cards in all (GR-2.2-01)
HAND_LIMIT: Final = 4
LAST_TURN: Final = 16
NEW_YEAR_TURN: Final = 9  # the cards of 1617 join the deck
STACK_LIMIT: Final = 6

# The Advanced game.
WINTER_HORSE: Final = 3  # GR-25.1-01
RADIUS: Final = 2  # GR-16-03
CAMP_REACH: Final = 3  # GR-21.1-09
GREAT_BATTLE: Final = 6  # GR-18-01: combat units of each side
SUPPLY_NEEDED: Final = 3  # GR-21.1-02: combat units that attack or raid
MOST_FORTS: Final = 3  # GR-19.2-01
LOW: Final = 0  # bands of morale
MEDIUM: Final = 1
HIGH: Final = 2
BANDS: Final[list[str]] = ["low", "medium", "high"]
WORST_MORALE: Final = 1
BEST_MORALE: Final = 9
BUILT: Final = 2  # a bridge of boats, as against one that is printed
BRIDGES: Final[list[str]] = ["none", "printed", "built"]

# Faces of loot markers: "?" first, then the numbers from 0 on.
LOOT_FACES: Final[list[str]] = ["?", *map(str, range(10))]
FACES: Final = 11


def zone_id(zone: str) -> str:
    """Return a zone of the map."""
    return thing("zone", zone)


def unit_id(unit: str, leader: bool = False) -> str:
    """Return a counter."""
    return thing("commander" if leader else "unit", unit)


def wall_id(border: str) -> str:
    """Return a side of a fortress, by its border."""
    return thing("wall", border)


def corps_id(corps: str) -> str:
    """Return a command chit."""
    return thing("chit", corps)


def stretch_id(border: str) -> str:
    """Return a stretch of river, by its border."""
    return thing("river", border)


def zone_name(zone: str) -> Phrase:
    """Return what a zone is called."""
    return Phrase("zone-" + zone)


def unit_name(unit: str) -> Phrase:
    """Return what a unit is called."""
    return Phrase("counter-" + unit)


def side_name(seat: i64) -> Phrase:
    """Return what a side is called.

    >>> side_name(0)
    Phrase('side-VEN')
    """
    return Phrase("side-" + ARMIES[seat])
