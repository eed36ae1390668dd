"""What is printed on the cards of a table's set, but for their words: what the kit tells the looks."""

from __future__ import annotations

from typing import NamedTuple


class PrintedCard(NamedTuple):
    """A Conflict, Nation or Territory card. `price` is in hundreds; `since` is the date of a red name, or -1.

    `deck` is `conflict` or `nation`, `nation` the Nation of a card that only one has. `picture` is its drawing.
    """

    deck: str
    nation: str
    equipment: bool
    territory: bool
    price: int
    since: int
    units: tuple[str, ...]
    picture: str


class PrintedCharacter(NamedTuple):
    """A Character: the parts of the portrait, bottom first, and the date of the exit, or -1."""

    nation: str
    portrait: tuple[str, ...]
    exit: int


class PrintedEvent(NamedTuple):
    """An Event: `spring`, `autumn` or `neutral`, whether Characters rotate, and how long it lasts (an `until`)."""

    season: str
    rotates: bool
    lasts: str
    picture: str
