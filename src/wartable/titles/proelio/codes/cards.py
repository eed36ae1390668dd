"""Proelio's nineteen kinds of card as numbers. What a card does is a rule; how many there are is content."""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.numbers import names

SHIELDS: Final = 0
PALISADES: Final = 1
TOWERS: Final = 2
PATROL: Final = 3
MANURE: Final = 4
INFILTRATION: Final = 5
SOLDIERS: Final = 6
KNIGHTS: Final = 7
TREBUCHETS: Final = 8
RESOURCES: Final = 9
TEMPORARY_ALLIANCE: Final = 10
PLAGUE: Final = 11
FORTRESS: Final = 12
IMPERIAL_EDICT: Final = 13
IMPERIAL_MANURE: Final = 14
HERO: Final = 15
GUNPOWDER: Final = 16
IMPERIAL_RESOURCES: Final = 17
INQUISITION: Final = 18

CARD_IDS: Final[list[str]] = names(__name__)

KINDS: Final = 19
FIRST_GOLD: Final = 12  # kinds below it are Base cards (black back), from it on Imperial (gold back)

DEFENCE: Final = 0
ATTACK: Final = 1
STRATEGY: Final = 2
TYPE_IDS: Final[list[str]] = ["defence", "attack", "strategy"]
TYPE: Final[list[i64]] = [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 0, 0, 1, 1, 1, 2, 2]

# The same as bits by kind, which are tested faster than a list is read.
ATTACKS: Final = 0b0011100000111110000
DEFENCES: Final = 0b0000011000000001111
STRATEGIES: Final = 0b1100000111000000000
ALL_KINDS: Final = 0b1111111111111111111

BASE: Final = 0
IMPERIAL: Final = 1
DECK_IDS: Final[list[str]] = ["base", "imperial"]
DECK_CARDS: Final[list[list[str]]] = [CARD_IDS[:FIRST_GOLD], CARD_IDS[FIRST_GOLD:]]
# The kinds of a deck run from its start to that of the next; a back seen leaves all of them possible.
STARTS: Final[list[i64]] = [0, FIRST_GOLD, KINDS]
SAME_BACK: Final[list[list[i64]]] = [list(range(FIRST_GOLD)), list(range(FIRST_GOLD, KINDS))]

# -1: no value (strategies and the two absolute cards, PR-RULING-46).
VALUE: Final[list[i64]] = [1, 2, 3, 1, 0, 0, 1, 2, 3, -1, -1, -1, 4, -1, 0, 4, -1, -1, -1]

# Those that ask whom they are played on (PR-STR-03, PR-STR-06).
TARGETED: Final[list[i64]] = [TEMPORARY_ALLIANCE, INQUISITION]

# The ladder of the Fortification: the card of each level, level 0 being none (PR-FORT-13).
LADDER: Final[list[i64]] = [-1, SHIELDS, PALISADES, TOWERS, FORTRESS]


def deck_of(kind: i64) -> i64:
    """Return the deck of a kind: BASE or IMPERIAL.

    >>> deck_of(KNIGHTS) == BASE, deck_of(HERO) == IMPERIAL
    (True, True)
    """
    return IMPERIAL if kind >= FIRST_GOLD else BASE


def among(kind: i64, kinds: i64) -> bool:
    """Return whether a kind is one of some, given as bits: `among(kind, ATTACKS)`.

    >>> among(KNIGHTS, ATTACKS), among(KNIGHTS, DEFENCES)
    (True, False)
    """
    return ((kinds >> kind) & 1) == 1


def cost(kind: i64) -> i64:
    """Return how dear a card is when somebody must part with one: by value, Base before Imperial, no value first.

    >>> cost(SHIELDS) < cost(PALISADES) < cost(HERO)
    True
    """
    return deck_of(kind) * 8 + VALUE[kind] + 1
