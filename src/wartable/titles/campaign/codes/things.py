"""What places, sides and answers are as numbers, and what they are called as things of the scene."""

from typing import Final

from mypy_extensions import i64

from wartable.core.scene.ids import thing
from wartable.core.text.messages import Phrase
from wartable.titles.campaign.vocabulary import HQ_UNIT, PLACES, SLOTS, UNITS

SIDES: Final = 2
BOTH: Final = SIDES * PLACES  # a list by seat and place
NOBODY: Final = -1

UNIT_WORDS: Final[list[str]] = ["1", "2", "3", "4", "hq"]
PLACE_WORDS: Final[list[str]] = [f"{slot + 1}.{word}" for slot in range(SLOTS) for word in UNIT_WORDS]

# What became of a unit.
ACTIVE: Final = 0
GONE: Final = 1  # disbanded (CA-SUP-07)

# How a battle ends, and a campaign.
DRAW: Final = 0
MARGINAL: Final = 1
DECISIVE: Final = 2
NO_RESULT: Final = 3
OUTCOMES: Final[list[str]] = ["draw", "marginal", "decisive", "none"]

# How a battle is fought.
UNKNOWN: Final = 0
ON_TABLE: Final = 1
RESOLVED: Final = 2
FORFEITED: Final = 3
MEANS: Final[list[str]] = ["", "table", "auto", "forfeit"]

# Kinds of a ledger's lines.
CARRIED: Final = 0
KILLS: Final = 1
OBJECTIVE: Final = 2
DISBANDING: Final = 3
BONUS: Final = 4
PURCHASES: Final = 5
LEDGER_KINDS: Final[list[str]] = ["carried", "kills", "objective", "disbanded", "bonus", "purchases"]

# The reason of an end as `over` names it: those of the vocabulary from the second on.
TOLD_REASONS: Final[list[str]] = ["destroyed", "conceded", "other"]
MOST_FEATURES: Final = 5
DICE_FROM: Final = 8  # CA-LEN-05
ENDS_ABOVE: Final = 6  # CA-LEN-07


def slot_of(place: i64) -> i64:
    """Return the formation's slot that a place belongs to."""
    return place // UNITS


def is_hq(place: i64) -> bool:
    """Return whether a place is that of an HQ.

    >>> is_hq(4), is_hq(5)
    (True, False)
    """
    return place % UNITS == HQ_UNIT


def place_id(place: i64) -> str:
    """Return a unit of the viewer's own order of battle.

    >>> place_id(11)
    'place.3.2'
    """
    return thing("place", PLACE_WORDS[place])


def entry_id(word: str) -> str:
    """Return a row of the catalogue."""
    return thing("entry", word)


def loss_id(seat: i64, place: i64, word: str) -> str:
    """Return the squads of one entry in a fielded unit, which can be struck off."""
    return thing("loss", int(seat), PLACE_WORDS[place], word)


def formation_id(seat: i64, slot: i64) -> str:
    """Return a formation of a side, by which its owner names it."""
    return thing("formation", int(seat), int(slot) + 1)


def unit_id(seat: i64, place: i64) -> str:
    """Return a unit of a side, by which its owner names it.

    >>> unit_id(0, 11)
    'unit.0.3.2'
    """
    return thing("unit", int(seat), PLACE_WORDS[place])


def nameable(seat: i64) -> set[str]:
    """Return all that a side may name of its own: formations and units, those to come included (CA-RULING-64)."""
    return {formation_id(seat, slot) for slot in range(SLOTS)} | {unit_id(seat, place) for place in range(PLACES)}


def feature_id(feature: i64) -> str:
    """Return a strategic feature, counted from 1."""
    return thing("feature", int(feature) + 1)


NEW_FORMATION: Final = thing("place", "new")


def side_name(seat: i64) -> Phrase:
    """Return what a side is called.

    >>> side_name(0)
    Phrase('side-1')
    """
    return Phrase("side-" + str(seat + 1))
