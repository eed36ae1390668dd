"""What the lab reads off the log of a game: the cards that were played, and the Events that came."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wartable.core.rules.log import Log
from wartable.titles.letswar.codes import entries
from wartable.titles.letswar.codes.constants import LAID

ONE: Final = (entries.EQUIPPED, entries.PLAYED, entries.PLAYED_ON)


class Gauge(Log):
    """A log that keeps the cards that somebody used for what they say, and lets all else go.

    >>> gauge = Gauge()
    >>> gauge.note(entries.PLAYED_ON, 0, 7, 2)
    >>> gauge.note(entries.ATTACKED, 0, 1, 2, 3)
    >>> gauge.counts()
    {'cards': 2.0}
    """

    def __init__(self) -> None:
        super().__init__()
        self.on = True
        self.cards: list[int] = []  # by number; Boom! and Spies, whose lines name no card, are counted apart
        self.booms = self.spies = 0
        self.events: set[int] = set()

    def write(self, key: int, args: list[int], veils: list[int], audience: int) -> None:
        if key in ONE:
            self.cards.append(args[1] % LAID)
        elif key == entries.ANSWERED:
            self.cards += [card % LAID for card in args[2:]]
        elif key == entries.ATTACKED:
            self.booms += 1
        elif key == entries.SPY_DEPLOYED:
            self.spies += 1
        elif key == entries.EVENT_COMES:
            self.events.add(args[0])

    def counts(self) -> Mapping[str, float]:
        """How many cards were played in the game."""
        return {"cards": float(len(self.cards) + self.booms + self.spies)}
