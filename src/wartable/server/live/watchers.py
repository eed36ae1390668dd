"""Watchers of a table: who is woken, by what, and how soon."""

from __future__ import annotations

import asyncio

from wartable.core.rules.log import ALL, PUBLIC, Entry, sees
from wartable.core.table.table import Table

LOOK_SECONDS = 0.2  # between two pictures for somebody who is not asked: a card on its way takes as long


class Watcher:
    """One viewer of a table, woken when the table may look different to them."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.seats = {viewer}  # woken by what these notice: on a hot seat, all seats of one person
        self._loop = asyncio.get_running_loop()
        self._woken = True
        self._asleep: asyncio.Future[None] | None = None
        self._rested = 0.0  # the loop's time before which a wake-up that asks nothing is debounced
        self._later: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Wake up now: there may be something new to see."""
        self.cancel()
        self._woken = True
        if self._asleep is not None and not self._asleep.done():
            self._asleep.set_result(None)

    def wake_soon(self) -> None:
        """Wake up debounced: there may be something new to see, but nothing to do."""
        if self._later is None and not self._woken:
            if self._loop.time() >= self._rested:
                self.wake()
            else:
                self._later = self._loop.call_at(self._rested, self.wake)

    async def sleep(self) -> None:
        """Wait for a wake-up; return at once if there was one since the last time."""
        if not self._woken:
            self._asleep = self._loop.create_future()
            await self._asleep
        self._woken = False
        self._rested = self._loop.time() + LOOK_SECONDS

    def cancel(self) -> None:
        """Cancel the delayed wake-up."""
        if self._later is not None:
            self._later.cancel()
            self._later = None


class Before:
    """What a table looked like before an action, as far as it is needed to say who noticed it."""

    def __init__(self, game: Table) -> None:
        self.game = game
        self.lines = len(game.record.lines)
        self.rows = rows(game)
        self.numbers = game.numbers

    def noticed(self, seat: int) -> set[int] | None:
        """Return the viewers for whom the seat's action changed something; None if it may be all of them.

        By contract a view changes only with what the viewer is told: an entry of the log, a visible result of chance, a
        visible row that grows or goes. (Conformance holds every title to that.)
        """
        game = self.game
        if game.outcome is not None:
            return None
        fresh = game.record.lines[self.lines :]
        audiences: set[int] = set()
        for line in fresh:
            for entry in line.entries:
                audiences.add(entry.audience)
            for result in line.draws:
                audiences.add(result.audience)
        for entry in (*self.rows, *rows(game)):
            audiences.add(entry.audience)
        if ALL in audiences:
            return set(range(PUBLIC, game.seats))
        found = {seat}
        for audience in audiences:
            found.update([viewer for viewer in range(game.seats) if sees(audience, viewer)])
        found.update([other for other, number in enumerate(game.numbers) if number != self.numbers[other]])
        return found


def rows(game: Table) -> list[Entry]:
    """Return what the open rows tell those who may see them."""
    history = game.history
    found: list[Entry] = []
    for seat, draft in enumerate(history.drafts):
        if draft:
            for pick in history.picks(seat):
                found.extend(pick.entries)
    return found


class Rendered:
    """What was rendered for the viewers of a table; the rooms above put a cache of their own in its place."""

    def forget(self, viewers: set[int] | None) -> None:
        """Drop what was made for these viewers, since it may look different to them now; None: for all."""
