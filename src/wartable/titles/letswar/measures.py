"""What the lab counts in a war: its length and end, Italy's part in it, cards that were played, Events that came."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wartable.core.rules.log import Log
from wartable.titles.letswar.codes import clauses, entries
from wartable.titles.letswar.codes.constants import LAID
from wartable.titles.letswar.position.state import LetsWarState
from wartable.titles.letswar.vocabulary import NEUTRAL

ONE: Final = (entries.EQUIPPED, entries.PLAYED, entries.PLAYED_ON)


def measures(state: LetsWarState) -> Mapping[str, float]:
    """Return numbers of a game that is over; whether Italy's side won is asked only where Italy joined one.

    A Nation is beaten if it fell as one of a side, so a neutral Italy never is.

    >>> import wartable
    >>> list(measures(wartable.title("letswar").open(2, seed=1).state))[-2:]
    ['beaten-germany', 'beaten-france']
    """
    kit, italy = state.kit, state.kit.italy
    side = state.allegiance[italy] if italy >= 0 else NEUTRAL
    found = {
        "offensives": state.offensive + 1,
        "turns": state.turn,
        "units": state.ended == clauses.WIN_03,
        "revolution": state.ended == clauses.WIN_04,
        "neutral": italy >= 0 and side == NEUTRAL,
    }
    if side != NEUTRAL:
        found["italy-won"] = state.won >> italy & 1
    for seat, name in enumerate(kit.nations):
        found[f"beaten-{name}"] = state.allegiance[seat] != NEUTRAL and not state.lives(seat)
    return {name: float(number) for name, number in found.items()}


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
