"""The PostgreSQL listener: which tables other processes wrote to.

After a lost connection all are reread.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import asyncpg

logger = logging.getLogger("wartable.listen")

CHANNEL = "wartable"
NAME = "wartable listener"  # by which an administrator finds the connection in pg_stat_activity
RETRY_SECONDS = 0.5
PING_SECONDS = 5.0

Hear = Callable[[str | None, int], Awaitable[None]]


class Listener:
    """One listening connection a process, which reconnects by itself."""

    def __init__(self, database: str, hear: Hear, fall_deaf: Callable[[], None] = lambda: None) -> None:
        self.database = database.replace("postgres://", "postgresql://", 1)
        self.hear = hear
        self.fall_deaf = fall_deaf
        self._task: asyncio.Task[None] | None = None
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._reading: set[asyncio.Task[None]] = set()
        self.connection: asyncpg.Connection | None = None
        self.connected = asyncio.Event()

    def start(self) -> None:
        """Start listening."""
        self.fall_deaf()
        self._task = asyncio.create_task(self._run(), name="wartable listener")

    async def stop(self) -> None:
        """Stop listening."""
        tasks = [*self._reading, *([self._task] if self._task is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:
                # Any error: the next try rereads everything. A process that hears nothing would be lost.
                logger.warning("listening_broke", exc_info=error)
            self.connected.clear()
            self.fall_deaf()
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        connection = await asyncpg.connect(
            self.database, timeout=PING_SECONDS, server_settings={"application_name": NAME}
        )
        self.connection = connection
        try:
            connection.add_termination_listener(lambda _: self._queue.put_nowait(None))
            async with asyncio.timeout(PING_SECONDS):
                await connection.add_listener(CHANNEL, lambda _c, _p, _n, payload: self._queue.put_nowait(str(payload)))
            self.connected.set()
            # Read now what was written while nobody listened.
            await self.hear(None, 0)
            while (payload := await self._next(connection)) is not None:
                table, _, n = payload.partition(" ")
                # No table waits until another one is read.
                task = asyncio.create_task(self._read(table, int(n or 0)))
                self._reading.add(task)
                task.add_done_callback(self._reading.discard)
        finally:
            await asyncio.gather(*self._reading, return_exceptions=True)
            if not connection.is_closed():
                connection.terminate()  # at once: one that hangs would hang while it is closed, too
            while not self._queue.empty():
                self._queue.get_nowait()

    async def _next(self, connection: asyncpg.Connection) -> str | None:
        """Return the next message; a line that is quiet is asked whether it still is one."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PING_SECONDS):
                    return await self._queue.get()
            await connection.execute("SELECT 1", timeout=PING_SECONDS)

    async def _read(self, table: str, n: int) -> None:
        try:
            await self.hear(table, n)
        except Exception as error:
            logger.warning("reading_broke", extra={"table": table}, exc_info=error)
            self._queue.put_nowait(None)  # as if the line had broken: everything is read again
