"""Workers: background work that exactly one process does at a time, by a lease."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time

from wartable.store import Store

logger = logging.getLogger("wartable.worker")


class Worker:
    """Does its work now and then, and when it is woken; the lease of its name keeps other processes from it."""

    name = ""
    every = 5.0  # seconds between two rounds
    least = 0.0  # and how many at least, however often it is woken: what comes meanwhile is done together

    def __init__(self, store: Store) -> None:
        self.store = store
        self.me = secrets.token_hex(8)
        self._wake = asyncio.Event()
        self._renew = 0.0  # when the lease in hand must be renewed
        self._task: asyncio.Task[None] | None = None

    async def work(self) -> None:
        """Do one round."""
        raise NotImplementedError

    def wake(self) -> None:
        """Begin the next round at once: there is something to do."""
        self._wake.set()

    def start(self) -> None:
        """Start."""
        self._task = asyncio.create_task(self._run(), name=f"wartable {self.name}")

    async def stop(self) -> None:
        """Stop after what is being written now, and leave the work to the other processes."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            with contextlib.suppress(Exception):
                await self.store.drop_lease(self.name, self.me)

    async def round(self) -> None:
        """Do one round, if no other process holds the lease."""
        # Longer than a round can take: what is sent by a process that lost its lease would be sent twice.
        seconds = max(90.0, 6 * self.every)
        now = time.monotonic()
        if now >= self._renew:
            if not await self.store.take_lease(self.name, self.me, seconds):
                return
            self._renew = now + seconds / 3
        await self.work()

    async def _run(self) -> None:
        while True:
            try:
                await self.round()
            except Exception as error:
                logger.error("work_failed", extra={"kind": self.name}, exc_info=error)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.every):
                    await self._wake.wait()
            await asyncio.sleep(self.least)
            self._wake.clear()
