"""What the things of Let's War are called, in words and as things of the scene."""

from wartable.core.scene.ids import hand_id, thing
from wartable.core.text.messages import Phrase
from wartable.titles.letswar.codes.constants import LEVEL_IDS
from wartable.titles.letswar.vocabulary import FACTIONS, UNITS


def card(word: str) -> Phrase:
    """Return a card's name.

    >>> card("tank")
    Phrase('card-tank')
    """
    return Phrase(f"card-{word}")


def nation(name: str) -> Phrase:
    """Return a Nation's name."""
    return Phrase(f"nation-{name}")


def unit(number: int) -> Phrase:
    """Return what a unit is called.

    >>> unit(4)
    Phrase('unit-navy')
    """
    return Phrase(f"unit-{UNITS[number]}")


def side(number: int) -> Phrase:
    """Return what a side is called."""
    return Phrase(f"side-{FACTIONS[number]}")


def level(number: int) -> Phrase:
    """Return what a level of the Homefront is called.

    >>> level(4)
    Phrase('level-happy')
    """
    return Phrase(f"level-{LEVEL_IDS[number]}")


def date(number: int) -> Phrase:
    """Return an offensive of the calendar.

    >>> date(3)
    Phrase('date-autumn', year=1915)
    """
    return Phrase("date-autumn" if number % 2 else "date-spring", year=1914 + number // 2)


def held(word: str) -> str:
    """Return a card of the viewer's hand, as choices point at it."""
    return hand_id(word)


def slip_id(seat: int, word: str) -> str:
    """Equipment on a board."""
    return thing("slip", seat, word)


def spies_id(seat: int) -> str:
    """Return the Spies on a board."""
    return thing("spies", seat)


def seat_id(seat: int) -> str:
    """Return a Nation's board."""
    return thing("seat", seat)


def unit_id(seat: int, number: int) -> str:
    """Return a unit's tile."""
    return thing("unit", seat, UNITS[number])


def homefront_id(seat: int) -> str:
    """Return a Homefront gauge."""
    return thing("homefront", seat)


def shown_id(word: str) -> str:
    """Return a card that lies open for a choice."""
    return thing("shown", word)


def pledge_id(seat: int, word: str) -> str:
    """Return a card that is pledged in the auction."""
    return thing("pledge", seat, word)


def side_id(number: int) -> str:
    """Return a side, where Italy chooses one."""
    return thing("side", FACTIONS[number])


def nation_pile_id(seat: int) -> str:
    """Return a Nation deck."""
    return thing("pile", "nation", seat)
