"""A table's lock: taken for a change, and waited for by those who only look."""

from __future__ import annotations

import asyncio


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
