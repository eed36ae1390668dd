"""The writer: one task per process batches all waiting work into one transaction, and answers after the commit."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Executable, insert, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from wartable.store import schema
from wartable.store.models import Collision, Event

MOST_AT_ONCE = 500
# Where several came at once more are on their way: their transaction is begun this long after the last one at the
# earliest. Who writes alone never waits.
GROUP_SECONDS = 0.004
ANSWER_SECONDS = 5.0  # that a shared database has for an answer; then those who wait are told
NOTIFY = text("SELECT pg_notify('wartable', payload) FROM unnest(CAST(:payloads AS text[])) AS payload")

# What is to be done: a statement, or one with values of its own. The same statement with many values is done at once.
Statement = Executable | tuple[Executable, Mapping[str, Any]]


T = TypeVar("T")


async def in_time(work: Coroutine[Any, Any, T]) -> T:
    """Return what a database answers; raise TimeoutError if it does not answer within seconds.

    The work is given up then, and not waited for: a connection that hangs may hang while it is closed, too. Should it
    reach the disk after all, it is found like another process's: its position or its request is taken.
    """
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait({task}, timeout=ANSWER_SECONDS)
    finally:
        if not task.done():
            task.cancel()
            task.add_done_callback(lambda gone: gone.cancelled() or gone.exception())
    if not task.done():
        raise TimeoutError("the database does not answer")
    try:
        return task.result()
    except (TimeoutError, ConnectionError):
        raise
    except OSError as error:  # such as a socket's file that is gone: no file of ours is looked for here
        raise ConnectionError("the database cannot be reached") from error


@dataclass(slots=True)
class Work:
    """What belongs together: events of one table and all else that must become true with them."""

    table: str = ""
    events: Sequence[Event] = ()
    statements: Sequence[Statement] = ()
    guard: Executable | None = None  # must change exactly one row, or another process was first
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    settled: bool = False  # whether it is on disk, or never will be
    failed: BaseException | None = None

    def settle(self, failed: BaseException | None = None) -> None:
        """Tell the waiting caller how it ended."""
        self.settled, self.failed = True, failed
        if not self.done.done():
            self.done.set_result(None)


def event_row(table: str, event: Event) -> tuple[Any, ...]:
    """Return an event as the database keeps it, in the order of the columns."""
    body = msgspec.json.encode([event.body, event.draws]).decode()
    return table, event.n, event.seat, event.kind, body, event.request, event.at


class Writer:
    """Durable first: `write` returns when the work is committed, or raises and nothing of it is there."""

    def __init__(self, engine: AsyncEngine, thread: Engine | None = None) -> None:
        self._engine = engine
        self._thread = thread
        self._executor = ThreadPoolExecutor(1, "wartable writer") if thread is not None else None
        self._connection: Connection | None = None  # of the thread, held: to take one from a pool costs half a batch
        self._insert = str(insert(schema.events).compile(dialect=engine.dialect))
        self._notifies = engine.dialect.name == "postgresql"
        self._waiting: asyncio.Queue[Work | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.batches = 0
        self.written = 0

    def start(self) -> None:
        """Start taking work."""
        self._task = asyncio.create_task(self._run(), name="wartable writer")

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        if self._task is not None:
            self._waiting.put_nowait(None)
            await self._task
            self._task = None
        if self._executor is not None and self._thread is not None:
            self._executor.submit(self._hang_up)
            self._executor.shutdown()
            self._thread.dispose()

    @property
    def waiting(self) -> int:
        """How much work waits to be written."""
        return self._waiting.qsize()

    async def write(self, work: Work) -> None:
        """Wait until the work is on disk; raise Collision if another process was first.

        A caller that is cancelled meanwhile still waits until it is settled whether the work is on disk: until then
        nobody else may go on with what it is about.
        """
        self._waiting.put_nowait(work)
        cut = False
        while not work.settled:
            try:
                await work.done
            except asyncio.CancelledError:
                cut = True
                work.done = asyncio.get_running_loop().create_future()
        if cut:
            raise asyncio.CancelledError
        if work.failed is not None:
            raise work.failed

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        last, several, next_begin = False, False, 0.0
        while not last:
            batch: list[Work] = []
            item = await self._waiting.get()
            rest = next_begin - loop.time()
            if several and rest > 0:
                await asyncio.sleep(rest)
            while True:
                if item is None:
                    last = True
                    break
                batch.append(item)
                if len(batch) >= MOST_AT_ONCE or self._waiting.empty():
                    break
                item = self._waiting.get_nowait()
            several, next_begin = len(batch) > 1, loop.time() + GROUP_SECONDS
            if batch:
                await self._commit(batch)

    async def _commit(self, batch: list[Work]) -> None:
        try:
            await self._transaction(batch)
        except (IntegrityError, Collision) as error:
            # One of them does not fit: each in a transaction of its own, so that only that one fails.
            if len(batch) == 1:
                batch[0].settle(Collision(batch[0].table) if batch[0].events else error)
            else:
                for work in batch:
                    await self._commit([work])
        except Exception as error:
            for work in batch:
                work.settle(error)
        else:
            self.batches += 1
            self.written += sum(len(work.events) for work in batch)
            for work in batch:
                work.settle()

    async def _transaction(self, batch: list[Work]) -> None:
        if self._thread is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._executor, self._in_thread, self._thread, batch)
            return
        await in_time(self._beside(batch))

    async def _beside(self, batch: list[Work]) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(self._write, batch)

    def _in_thread(self, engine: Engine, batch: list[Work]) -> None:
        """Run the whole transaction in one go: a hop between threads costs more than a statement."""
        if self._connection is None:
            self._connection = engine.connect()
        try:
            with self._connection.begin():
                self._write(self._connection, batch)
        except (IntegrityError, Collision):
            raise  # refused, and rolled back
        except BaseException:
            self._hang_up()  # whatever state it is in, the next transaction begins with a new one
            raise

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _write(self, connection: Connection, batch: list[Work]) -> None:
        for work in batch:
            if work.guard is not None and connection.execute(work.guard).rowcount != 1:
                raise Collision(work.table)
        rows = [event_row(work.table, event) for work in batch for event in work.events]
        if rows:
            # Hot path: raw driver insert, rows in column order.
            connection.exec_driver_sql(self._insert, rows)
        alike: dict[Executable, list[Mapping[str, Any]]] = {}
        for work in batch:
            for statement in work.statements:
                if isinstance(statement, tuple):
                    alike.setdefault(statement[0], []).append(statement[1])
                else:
                    connection.execute(statement)
        for each, values in alike.items():
            connection.execute(each, values)
        # The other processes hear which tables have grown; a message carries no content.
        grown = [f"{work.table} {work.events[-1].n if work.events else 0}" for work in batch if work.table]
        if self._notifies and grown:
            connection.execute(NOTIFY, {"payloads": grown})
