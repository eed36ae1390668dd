"""Followers: when whoever looks at a table is told that there is something new to see."""

from __future__ import annotations

import asyncio

LOOK_SECONDS = 0.2  # between two pictures for somebody who is not asked: a card on its way takes as long


class Follower:
    """Somebody who looks at a table: woken when it may have changed for him."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.seats = {viewer}  # what is noticed there wakes him: on a hot seat all seats of this person
        self._loop = asyncio.get_running_loop()
        self._woken = True
        self._asleep: asyncio.Future[None] | None = None
        self._rested = 0.0  # the loop's time from which on he may be woken though he only looks on
        self._later: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """There may be something new to see."""
        self.stay()
        self._woken = True
        if self._asleep is not None and not self._asleep.done():
            self._asleep.set_result(None)

    def wake_soon(self) -> None:
        """There may be something new to see, but nothing to do: what comes close together is seen together."""
        if self._later is None and not self._woken:
            if self._loop.time() >= self._rested:
                self.wake()
            else:
                self._later = self._loop.call_at(self._rested, self.wake)

    async def sleep(self) -> None:
        """Waits until he is woken; returns at once if he was since the last time."""
        if not self._woken:
            self._asleep = self._loop.create_future()
            await self._asleep
        self._woken = False
        self._rested = self._loop.time() + LOOK_SECONDS

    def stay(self) -> None:
        """He is not to be woken later on."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
