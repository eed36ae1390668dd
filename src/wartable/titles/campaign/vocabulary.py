"""The closed vocabulary of catalogues and battles as numbers; the place of a word in its list is its number."""

from typing import Final

# Where things stand: a place is slot * UNITS + unit, the platoons of a formation first, then its HQ.
SLOTS: Final = 64
UNITS: Final = 5
HQ_UNIT: Final = 4
PLACES: Final = 320
ENTRIES: Final = 64  # most entries of a nation, derived command tanks included
NATIONS: Final = 16  # most nations of a pack
WORDS: Final = 512  # most words for entries, over all nations

# What a platoon or an HQ may hold (CA-LIST-06, CA-LIST-07, CA-HQ-09), and a formation (CA-LIST-08, CA-LIST-09).
LEAST_SQUADS: Final = 3
MOST_SQUADS: Final = 5
MOST_HQ: Final = 2
MOST_PLATOONS: Final[list[int]] = [4, 2]  # by kind of formation

FIRST_YEAR: Final = 1939
LAST_YEAR: Final = 1945

ARMS: Final = (
    "infantry", "motorised", "mechanised", "engineer", "paratroop", "recon", "tank", "tank_destroyer",
    "self_propelled_gun", "artillery", "anti_tank", "anti_aircraft", "hq",
)  # fmt: skip
INFANTRY: Final = 0
RECON: Final = 5
TANK: Final = 6
HQ_ARM: Final = 12

ELEMENTS: Final = ("squad", "vehicle", "gun")
SQUAD: Final = 0
VEHICLE: Final = 1
GUN: Final = 2

FORMATIONS: Final = ("company", "battery", "hq")
COMPANY: Final = 0
BATTERY: Final = 1
HQ_SECTION: Final = 2

# What an HQ leads (CA-RULING-57): companies of squads or guns, companies of vehicles, batteries.
LEADS: Final = ("foot", "vehicles", "batteries")
FOOT: Final = 0
VEHICLES: Final = 1
BATTERIES: Final = 2

# A substitution group is arm * 9 + formation * 3 + element; HQs have a group for each thing that they lead.
HQ_GROUP: Final = 108
GROUPS: Final = 112

# Types of battle, and the two sides' parts in it; in a Counterattack both sides have the attacker's cap.
TYPES: Final = ("counterattack", "advance", "assault")
COUNTERATTACK: Final = 0
ADVANCE: Final = 1
ASSAULT: Final = 2
ATTACKER: Final = 0
DEFENDER: Final = 1

PERIODS: Final = ("1939_41", "1942_43", "1944_45")
OPENS: Final[list[int]] = [1939, 1942, 1944]  # the first year of each period (CA-CAP-10)

# How a battle came to its end.
REASONS: Final = ("dice", "destroyed", "conceded", "other", "forfeit")
DICE: Final = 0
DESTROYED: Final = 1


def group_of(arm: int, formation: int, element: int, leads: int) -> int:
    """Return the substitution group of an entry (CA-RULING-38).

    >>> group_of(TANK, COMPANY, VEHICLE, -1), group_of(HQ_ARM, HQ_SECTION, SQUAD, BATTERIES)
    (55, 110)
    """
    return arm * 9 + formation * 3 + element if leads < 0 else HQ_GROUP + leads


def period_of(year: int) -> int:
    """Return the period that a year belongs to (CA-CAP-10).

    >>> [PERIODS[period_of(year)] for year in (1939, 1941, 1942, 1945)]
    ['1939_41', '1939_41', '1942_43', '1944_45']
    """
    return sum(year >= first for first in OPENS) - 1
