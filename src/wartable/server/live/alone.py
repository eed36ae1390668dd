"""Alone with bots: one person sets their pace and may go back a decision."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from wartable.core.errors import UndoRefused
from wartable.core.rules.log import PUBLIC
from wartable.server.live import absence, events as ev
from wartable.server.live.access import check_alone
from wartable.server.live.clocks import check_seconds
from wartable.server.live.table import Change, LiveTable, SeatChange
from wartable.server.people.identity import Forbidden, Person
from wartable.store import Event

SLOWEST_BOT = 60.0  # seconds


class PaceWish(msgspec.Struct, forbid_unknown_fields=True):
    """How the bots are to play from now on: the seconds before an answer, held or not, at once to my next decision."""

    speed: float | None = None
    paused: bool | None = None
    skip: bool = False


class BotPace(SeatChange):
    """The only person at a table sets how fast the bots answer, holds them, or lets them play on at once."""

    def __init__(self, person: Person, wish: PaceWish) -> None:
        super().__init__(PUBLIC, ev.PACE)
        self.person = person
        self.wish = wish

    def decide(self, live: LiveTable) -> dict[str, Any]:
        """Refuse it where others play, too: they would be made to wait, or to hurry."""
        absence.check_goes_on(live)
        check_alone(live, self.person)
        body = {"speed": self.wish.speed, "paused": self.wish.paused, "skip": self.wish.skip or None}
        return {name: value for name, value in body.items() if value is not None}


async def set_pace(live: LiveTable, person: Person, wish: PaceWish) -> None:
    """Set the pace of the bots."""
    if wish.speed is not None:
        check_seconds("speed", wish.speed, SLOWEST_BOT)
    if wish.skip:
        wish.paused = False
    await live.write(BotPace(person, wish))


class TakeBack(Change):
    """The only person at a table goes back to their last decision; the record says so, and the game is not rated."""

    def __init__(self, person: Person, seat: int) -> None:
        super().__init__(seat, ev.TAKE_BACK, actor=seat)
        self.person = person

    def make(self, live: LiveTable) -> Event:
        """Roll back to before the seat's last choice; refuse it where others play, too."""
        absence.check_goes_on(live)
        check_alone(live, self.person)
        if not self.person.holds(live.seat_row(self.seat)):
            raise Forbidden("not-seated-there")
        live.check_plays(self.seat)
        point = live.last_decision(self.seat)
        if point is None:
            raise UndoRefused("undo-nothing", seat=self.seat)
        body = {"point": point}
        ev.perform(live.playing, self.seat, self.kind, body)
        return Event(n=live.n + 1, seat=self.seat, kind=self.kind, body=body, at=time.time())


async def take_back(live: LiveTable, person: Person, seat: int) -> None:
    """Go back to one's last decision, against bots alone."""
    await live.write(TakeBack(person, seat))
