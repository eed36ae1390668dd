"""One database: connecting, asking, writing. One schema for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Self

from sqlalchemy import Engine, Executable, Row, Select, create_engine, event, select
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as lite_insert
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from wartable.core.errors import OptionError
from wartable.store import schema as s
from wartable.store.migrate import upgrade
from wartable.store.writer import ANSWER_SECONDS, Statement, Work, Writer, in_time

LOST = (DBAPIError, PoolTimeout, ConnectionError, TimeoutError)
# What a database that is there refuses: that is our mistake.
OURS = (IntegrityError, DataError, ProgrammingError)


def is_lost(error: BaseException) -> bool:
    """Return whether an error says that the database is gone or hangs, and not that it refuses something.

    >>> is_lost(ConnectionError()), is_lost(IntegrityError("INSERT", {}, Exception())), is_lost(KeyError())
    (True, False, False)
    """
    return isinstance(error, LOST) and not isinstance(error, OURS)


def address(database: str) -> str:
    """Return the database address as the driver wants it, from what a person writes.

    >>> address("postgresql://localhost/wartable")
    'postgresql+asyncpg://localhost/wartable'
    >>> address("mysql://localhost")
    Traceback (most recent call last):
        ...
    wartable.OptionError: database 'mysql://localhost': write sqlite:///path or postgresql://…
    """
    for scheme, driver in (
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
        ("sqlite:///", "sqlite+aiosqlite:///"),
    ):
        if database.startswith(scheme):
            return driver + database[len(scheme) :]
    raise OptionError("database-address", database=repr(database))


# Pages of SQLite's log (64 MB) after which a commit moves them into the file itself. The writer does so before, beside
# the commits; but while they follow each other without a pause only a commit can begin the log anew.
MOST_LOG_PAGES = 16_000
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    f"wal_autocheckpoint={MOST_LOG_PAGES}",
    "foreign_keys=ON",
    "busy_timeout=5000",
)


def _pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _make_file(path: Path) -> None:
    # It holds hashes of passwords and the secrets of running tables: for nobody else's eyes. What SQLite puts beside
    # it gets the same mode.
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
    except OSError as error:
        raise OptionError("at-place", place=path, reason=error.strerror) from error


class Database:
    """One database. `open` brings its schema up to date."""

    def __init__(self, engine: AsyncEngine, thread: Engine | None = None) -> None:
        self.engine = engine
        self.writer = Writer(engine, thread)
        self._thread = thread
        self._readers = ThreadPoolExecutor(2, "wartable reader") if thread is not None else None
        self.shared = engine.dialect.name == "postgresql"  # other processes may write too

    @classmethod
    async def open(cls, database: str) -> Self:
        """Connect, migrate, and start the writer."""
        url = address(database)
        if url.startswith("sqlite"):
            _make_file(Path(url.split("///", 1)[1]))
        # Errors go to the log: what was to be written (hands, hashes) must not go with them.
        if not url.startswith("sqlite"):
            waits: dict[str, Any] = {"pool_timeout": ANSWER_SECONDS, "connect_args": {"timeout": ANSWER_SECONDS}}
            engine = create_async_engine(url, pool_pre_ping=True, hide_parameters=True, **waits)
        else:
            engine = create_async_engine(url, hide_parameters=True)
        thread = None
        if engine.dialect.name == "sqlite":
            thread = create_engine(url.replace("+aiosqlite", ""), hide_parameters=True)
            for each in (engine.sync_engine, thread):
                event.listen(each, "connect", _pragmas)
        await upgrade(engine)
        store = cls(engine, thread)
        store.writer.start()
        return store

    async def close(self) -> None:
        """Write what is waiting and disconnect."""
        if self._readers is not None:
            self._readers.shutdown()
        await self.writer.stop()
        await self.engine.dispose()

    async def rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """Return the rows that a query finds."""
        if self._thread is not None:
            # In one go: a connection that is asked step by step from another thread costs far more than its answers.
            loop = asyncio.get_running_loop()
            return await in_time(loop.run_in_executor(self._readers, self._found, self._thread, query))
        return await in_time(self._asked(query))

    async def _asked(self, query: Select[Any]) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
            return rows

    def _found(self, engine: Engine, query: Select[Any]) -> Sequence[Row[Any]]:
        with engine.connect() as connection:
            return connection.execute(query).all()

    async def do(self, *statements: Statement) -> None:
        """Do these statements in one transaction."""
        await self.writer.write(Work(statements=statements))

    async def take(self, statement: Executable) -> Sequence[Row[Any]]:
        """Do a statement that changes rows and return what it says of them: of two at once, one finds them."""
        return await in_time(self._taken(statement))

    async def _taken(self, statement: Executable) -> Sequence[Row[Any]]:
        async with self.engine.begin() as connection:
            return (await connection.execute(statement)).all()

    def upsert(self, table: Any) -> Any:
        """Return an insert that can say what happens when the row is there already."""
        return pg_insert(table) if self.shared else lite_insert(table)

    async def check(self) -> None:
        """Raise if the database does not answer within a few seconds."""
        async with asyncio.timeout(ANSWER_SECONDS):
            await self.rows(select(s.leases.c.name).limit(1))
