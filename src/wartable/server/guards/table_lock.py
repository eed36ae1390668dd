"""A table's lock: taken for a change, and waited for by those who only look."""

from __future__ import annotations

import asyncio

LOCK_SECONDS = 10.0  # that somebody waits for a table at which something else happens


class TableLock(asyncio.Lock):
    """A lock whose release can be waited for without taking it, so that onlookers never hold up the next change."""

    def __init__(self) -> None:
        super().__init__()
        self._onlookers: list[asyncio.Future[None]] = []

    def release(self) -> None:
        """Let the next one have it, and wake those who wait to look."""
        super().release()
        onlookers, self._onlookers = self._onlookers, []
        for waiting in onlookers:
            if not waiting.done():
                waiting.set_result(None)

    async def released(self, seconds: float) -> None:
        """Wait until it is released; raise TimeoutError if that takes longer. It may be taken again by then."""
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[None] = loop.create_future()
        self._onlookers.append(waiting)
        timer = loop.call_later(seconds, _give_up, waiting)
        try:
            await waiting
        finally:
            timer.cancel()


def _give_up(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_exception(TimeoutError())


async def take(lock: asyncio.Lock) -> None:
    """Take a table's lock; raise TimeoutError if it stays taken, as it does while the database hangs."""
    if lock.locked():
        await asyncio.wait_for(lock.acquire(), LOCK_SECONDS)
    else:
        await lock.acquire()


class Locked:
    """A lock that is not waited for without end."""

    def __init__(self, lock: asyncio.Lock) -> None:
        self._lock = lock

    async def __aenter__(self) -> None:
        await take(self._lock)

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
