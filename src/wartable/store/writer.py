"""The writer: one task per process batches work, and answers after the commit.

Compiled coroutines must not wait inside an `except`: what is being handled is mixed up with what others handle.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Executable, insert, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from wartable.store import schema
from wartable.store.models import Collision, Event

MOST_AT_ONCE = 500
# Where several came at once more are on their way: their transaction is begun this long after the last one at the
# earliest. Who writes alone never waits.
GROUP_SECONDS = 0.004
CHECKPOINT_SECONDS = 1.0  # between two checkpoints of SQLite's log while something is written
ANSWER_SECONDS = 5.0  # that a database, or a disk, has for an answer; then those who wait are told
NOTIFY = text("SELECT pg_notify('wartable', payload) FROM unnest(CAST(:payloads AS text[])) AS payload")

# What is to be done: a statement, or one with values of its own. The same statement with many values is done at once.
Statement = Executable | tuple[Executable, Mapping[str, Any]]


T = TypeVar("T")


async def in_time(work: Coroutine[Any, Any, T] | asyncio.Future[T]) -> T:
    """Return what a database answers; raise TimeoutError if it does not answer within seconds.

    The work is given up then, and not waited for: a connection that hangs may hang while it is closed, too. Should it
    reach the disk after all, it is found like another process's: its position or its request is taken.
    """
    task = asyncio.ensure_future(work)
    try:
        answered, _ = await asyncio.wait({task}, timeout=ANSWER_SECONDS)
    finally:
        if not task.done():
            task.cancel()
            task.add_done_callback(lambda gone: gone.cancelled() or gone.exception())
    if not answered:
        raise TimeoutError("the database does not answer")
    try:
        return task.result()
    except (TimeoutError, ConnectionError):
        raise
    except OSError as error:  # such as a socket's file that is gone: no file of ours is looked for here
        raise ConnectionError("the database cannot be reached") from error


class Work:
    """What belongs together: events of one table and all else that must become true with them."""

    def __init__(
        self,
        table: str = "",
        events: Sequence[Event] = (),
        statements: Sequence[Statement] = (),
        guards: Sequence[Executable] = (),
    ) -> None:
        self.table = table
        self.events = events
        self.statements = statements
        self.guards = guards  # each must change exactly one row, or another process was first
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.finished = False  # whether it is on disk, or never will be
        self.failed: BaseException | None = None

    def finish(self, failed: BaseException | None = None) -> None:
        """Tell the waiting caller how it ended."""
        self.finished, self.failed = True, failed
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
        self._own_engine = thread
        self._executor = ThreadPoolExecutor(1, "wartable writer") if thread is not None else None
        self._connection: Connection | None = None  # of the thread, held: to take one from a pool costs half a batch
        self._insert = str(insert(schema.events).compile(dialect=engine.dialect))
        self._notifies = engine.dialect.name == "postgresql"
        self._waiting: list[Work] = []
        self._asleep: asyncio.Future[None] | None = None  # of the task, while nothing waits
        self._ends = False
        self._task: asyncio.Task[None] | None = None
        self._checkpointer = ThreadPoolExecutor(1, "wartable checkpoint") if thread is not None else None
        self._checkpoints: asyncio.Task[None] | None = None
        self.batches = 0
        self.written = 0

    def start(self) -> None:
        """Start taking work."""
        self._task = asyncio.create_task(self._run(), name="wartable writer")
        if self._own_engine is not None:
            checkpoints = self._run_checkpoints(self._own_engine)
            self._checkpoints = asyncio.create_task(checkpoints, name="wartable checkpoints")

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        if self._task is not None:
            self._ends = True
            self._wake()
            await self._task
            self._task = None
        if self._checkpoints is not None:
            self._checkpoints.cancel()
            self._checkpoints = None
        if self._checkpointer is not None:
            self._checkpointer.shutdown()
        if self._executor is not None and self._own_engine is not None:
            self._executor.submit(self._hang_up)
            self._executor.shutdown()
            self._own_engine.dispose()

    @property
    def waiting(self) -> int:
        """How much work waits to be written."""
        return len(self._waiting)

    async def write(self, work: Work) -> None:
        """Wait until the work is on disk; raise Collision if another process was first.

        A caller that is cancelled meanwhile still waits until it is settled whether the work is on disk: until then
        nobody else may go on with what it is about.
        """
        self._waiting.append(work)
        self._wake()
        cut = False
        while not work.finished:
            try:
                await work.done
            except asyncio.CancelledError:
                cut = True
                work.done = asyncio.get_running_loop().create_future()
        if cut:
            raise asyncio.CancelledError
        if work.failed is not None:
            raise work.failed

    def _wake(self) -> None:
        if self._asleep is not None and not self._asleep.done():
            self._asleep.set_result(None)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        several, next_begin = False, 0.0
        while self._waiting or not self._ends:
            if not self._waiting:
                self._asleep = loop.create_future()
                await self._asleep
                continue
            rest = next_begin - loop.time()
            if several and rest > 0:
                await asyncio.sleep(rest)
            batch = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
            several, next_begin = len(batch) > 1, loop.time() + GROUP_SECONDS
            await self._commit(batch)

    async def _run_checkpoints(self, engine: Engine) -> None:
        """Move what is committed from SQLite's log into its file, beside the commits: none has to wait for it."""
        loop = asyncio.get_running_loop()
        moved = self.batches
        while True:
            await asyncio.sleep(CHECKPOINT_SECONDS)
            if moved != self.batches:
                moved = self.batches
                # One that fails loses nothing: the log is longer the next time. A full disk is the commits' to tell.
                with contextlib.suppress(DBAPIError):
                    await loop.run_in_executor(self._checkpointer, self._checkpoint, engine)

    def _checkpoint(self, engine: Engine) -> None:
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    async def _commit(self, batch: list[Work]) -> Exception | None:
        """Write a batch and tell its callers; return the error if the database is lost to all of them."""
        failed: Exception | None = None
        try:
            await self._transaction(batch)
        except Exception as error:
            failed = error
        if failed is None:
            self.batches += 1
            for work in batch:
                self.written += len(work.events)
                work.finish()
        elif not isinstance(failed, (IntegrityError, Collision)):
            for work in batch:
                work.finish(failed)
            return failed
        elif len(batch) == 1:
            batch[0].finish(Collision(batch[0].table) if batch[0].events else failed)
        else:
            # One of them does not fit: each in a transaction of its own, so that only that one fails.
            lost: Exception | None = None
            for work in batch:
                if lost is None:
                    lost = await self._commit([work])
                else:
                    work.finish(lost)  # it hangs by now: nobody waits for it once more
            return lost
        return None

    async def _transaction(self, batch: list[Work]) -> None:
        if self._own_engine is not None:
            loop = asyncio.get_running_loop()
            await in_time(loop.run_in_executor(self._executor, self._in_thread, self._own_engine, batch))
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
            self._hang_up()  # its state is unknown: the next transaction begins with a new one
            raise

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _write(self, connection: Connection, batch: list[Work]) -> None:
        for work in batch:
            if any(connection.execute(guard).rowcount != 1 for guard in work.guards):
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
