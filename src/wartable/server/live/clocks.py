"""Clocks: each seat has a bank of seconds that runs while it is asked.

An answer adds the increment, up to the cap.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from wartable.core.errors import OptionError
from wartable.store.models import Settings


class Clocks:
    """The clocks of a table. They follow from its events' times alone, so that every process shows the same.

    >>> clocks = Clocks(2, Settings(bank=60, increment=5, cap=60), timed={0, 1})
    >>> clocks.asked((0,), 100.0)
    >>> clocks.asked((1,), 130.0)
    >>> clocks.left(0, 999.0), clocks.left(1, 140.0)
    (35.0, 50.0)
    >>> clocks.out(200.0)
    [1]
    """

    def __init__(self, seats: int, settings: Settings, timed: set[int]) -> None:
        self.bank = settings.bank
        self.increment = settings.increment
        self.cap = settings.cap or settings.bank
        self.timed = timed if settings.bank > 0 else set()
        self._left = [settings.bank] * seats
        self._since: list[float | None] = [None] * seats

    def asked(self, seats: Iterable[int], at: float) -> None:
        """Run the clocks of these seats, which owe an answer from now on; stop the others."""
        now = set(seats) & self.timed
        for seat, since in enumerate(self._since):
            if since is not None and seat not in now:
                self._left[seat] = max(0.0, min(self.cap, self._left[seat] - (at - since) + self.increment))
                self._since[seat] = None
            elif since is None and seat in now:
                self._since[seat] = at

    def left(self, seat: int, at: float) -> float | None:
        """Return seconds that a seat has left, or None if its time is not taken."""
        if seat not in self.timed:
            return None
        since = self._since[seat]
        return self._left[seat] - (at - since if since is not None else 0.0)

    def out(self, at: float) -> list[int]:
        """Return the seats whose time is over."""
        return [
            seat for seat in sorted(self.timed) if self._since[seat] is not None and (self.left(seat, at) or 0.0) <= 0
        ]

    def next_out(self) -> float | None:
        """Return the moment at which the first running clock is over."""
        ends = [since + self._left[seat] for seat, since in enumerate(self._since) if since is not None]
        return min(ends, default=None)

    def refill(self, seat: int, at: float) -> None:
        """Give a seat whose absence was dealt with one increment, or a tenth of its bank, for its next answer."""
        self._left[seat] = max(self.increment, self.cap / 10)
        if self._since[seat] is not None:
            self._since[seat] = at

    def sat(self, seat: int, person: bool, at: float) -> None:
        """Start afresh for a new player: a person has a full bank, a bot's time is not taken."""
        self._left[seat] = self.bank
        if not person or not self.bank:
            self.timed.discard(seat)
            self._since[seat] = None
        else:
            self.timed.add(seat)
            self._since[seat] = at if self._since[seat] is not None else None

    def snapshot(self) -> dict[str, list[Any]]:
        """Return where the clocks stand, as a snapshot keeps it."""
        return {"timed": sorted(self.timed), "left": self._left, "since": self._since}

    def restore(self, kept: Mapping[str, list[Any]]) -> None:
        """Go on where a snapshot stood.

        >>> clocks = Clocks(2, Settings(bank=60, increment=5), timed={0, 1})
        >>> clocks.asked((0,), 100.0)
        >>> other = Clocks(2, Settings(bank=60, increment=5), timed=set())
        >>> other.restore(clocks.snapshot())
        >>> other.left(0, 110.0)
        50.0
        """
        self.timed = set(kept["timed"])
        self._left = list(kept["left"])
        self._since = list(kept["since"])


def check_seconds(field: str, number: float, most: float) -> None:
    """Refuse a span of time that no table has, and name the field."""
    if not 0 <= number <= most:
        raise OptionError("seconds-range", place=field, value=number, most=most)
