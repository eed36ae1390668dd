"""The store: reads and writes everything that outlives a process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Engine, Executable, Row, Select, bindparam, create_engine, delete, event, insert, select, update
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as lite_insert
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from wartable.core.errors import OptionError
from wartable.store import schema as s
from wartable.store.migrate import upgrade
from wartable.store.models import RUNNING, Event, SeatRow, Settings, TableRow, UserRow
from wartable.store.writer import Statement, Work, Writer

_BODY = msgspec.json.Decoder(tuple[dict[str, Any], list[tuple[int, int]]])
_SETTINGS = msgspec.json.Decoder(Settings)
_ADD_TABLE = insert(s.tables)
_ADD_SEAT = insert(s.seats)
_MOVED = update(s.tables).where(s.tables.c.id == bindparam("moved"))


def address(database: str) -> str:
    """The database address as the driver wants it, from what a person writes.

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


def _pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
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


class Store:
    """One database. `open` brings its schema up to date."""

    def __init__(self, engine: AsyncEngine, thread: Engine | None = None) -> None:
        self.engine = engine
        self.writer = Writer(engine, thread)
        self._thread = thread
        self._readers = ThreadPoolExecutor(2, "wartable reader") if thread is not None else None
        self.shared = engine.dialect.name == "postgresql"  # other processes may write too
        self._keep = self._keeping()

    @classmethod
    async def open(cls, database: str) -> Store:
        """Connects, migrates, and starts the writer."""
        url = address(database)
        if url.startswith("sqlite"):
            _make_file(Path(url.split("///", 1)[1]))
        # Errors go to the log: what was to be written (hands, hashes) must not go with them.
        engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True)
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
        """Writes what is waiting and disconnects."""
        if self._readers is not None:
            self._readers.shutdown()
        await self.writer.stop()
        await self.engine.dispose()

    async def rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """The rows that a query finds."""
        if self._thread is not None:
            # In one go: a connection that is asked step by step from another thread costs far more than its answers.
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._found, self._thread, query)
        async with self.engine.connect() as connection:
            rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
            return rows

    def _found(self, engine: Engine, query: Select[Any]) -> Sequence[Row[Any]]:
        with engine.connect() as connection:
            return connection.execute(query).all()

    async def do(self, *statements: Statement) -> None:
        """Does these statements in one transaction."""
        await self.writer.write(Work(statements=statements))

    def upsert(self, table: Any) -> Any:
        """An insert that can say what happens when the row is there already."""
        return pg_insert(table) if self.shared else lite_insert(table)

    # -- tables --

    async def add_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """A new table with its seats."""
        values = {
            "id": row.id,
            "title": row.title,
            "seats": row.seats,
            "settings": msgspec.json.encode(row.settings).decode(),
            "secret": row.secret,
            "phase": row.phase,
            "public": row.public,
            "created": row.created,
            "updated": row.updated,
        }
        await self.do((_ADD_TABLE, values), *((_ADD_SEAT, msgspec.structs.asdict(seat)) for seat in seats))

    async def table(self, table: str) -> TableRow | None:
        """A table's facts."""
        rows = await self.rows(select(s.tables).where(s.tables.c.id == table))
        return table_row(rows[0]) if rows else None

    async def tables(
        self,
        *,
        phase: str = "",
        public: bool | None = None,
        user: str = "",
        links: Collection[str] = (),
        limit: int = 50,
    ) -> list[TableRow]:
        """Tables by phase, visibility or player (account, or hashes of secret links), those that moved last first."""
        query = select(s.tables).order_by(s.tables.c.updated.desc()).limit(limit)
        if phase:
            query = query.where(s.tables.c.phase == phase)
        if public is not None:
            query = query.where(s.tables.c.public == public)
        if user or links:
            known = [*links, *([user] if user else [])]
            mine = s.seats.c.link.in_(links) | s.seats.c.absent.in_(known)
            if user:
                mine |= s.seats.c.user == user
            query = query.where(s.tables.c.id.in_(select(s.seats.c.table).where(mine)))
        return [table_row(row) for row in await self.rows(query)]

    async def seats(self, *tables: str) -> dict[str, list[SeatRow]]:
        """The seats of these tables."""
        query = select(s.seats).where(s.seats.c.table.in_(tables)).order_by(s.seats.c.table, s.seats.c.seat)
        found: dict[str, list[SeatRow]] = {table: [] for table in tables}
        for row in await self.rows(query):
            found[row.table].append(SeatRow(**row._asdict()))
        return found

    async def seat_by_link(self, link: str) -> SeatRow | None:
        """The seat that the hash of a secret link opens."""
        rows = await self.rows(select(s.seats).where(s.seats.c.link == link))
        return SeatRow(**rows[0]._asdict()) if rows else None

    async def due_tables(self, until: float, limit: int = 500) -> list[str]:
        """Running tables at which a bot or a clock has something to do by then, the longest overdue first."""
        query = select(s.tables.c.id).where(s.tables.c.phase == RUNNING, s.tables.c.due <= until)
        return [row.id for row in await self.rows(query.order_by(s.tables.c.due).limit(limit))]

    async def nudge(self, *tables: str) -> None:
        """Tells the other processes to look at these tables again, though nothing happened there."""
        if self.shared:
            await asyncio.gather(*(self.writer.write(Work(table=table)) for table in tables))

    def seat_update(self, row: SeatRow) -> Any:
        """A statement for `append` that writes who sits at a seat."""
        where = (s.seats.c.table == row.table) & (s.seats.c.seat == row.seat)
        return update(s.seats).where(where).values(msgspec.structs.asdict(row))

    async def change_seat(self, before: SeatRow, after: SeatRow) -> None:
        """Writes who sits at a seat; raises Collision if it is no longer as it was before, and writes nothing."""
        same = (
            s.seats.c.kind == before.kind,
            s.seats.c.user.is_not_distinct_from(before.user),
            s.seats.c.link.is_not_distinct_from(before.link),
        )
        await self.writer.write(Work(table=after.table, guard=self.seat_update(after).where(*same)))

    # -- events --

    async def events(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table after a position, in order."""
        query = select(s.events).where(s.events.c.table == table, s.events.c.n > after).order_by(s.events.c.n)
        out = []
        for row in await self.rows(query):
            body, draws = _BODY.decode(row.body)
            out.append(
                Event(n=row.n, seat=row.seat, kind=row.kind, body=body, draws=draws, request=row.request, at=row.at)
            )
        return out

    async def append(self, table: str, events: Sequence[Event], *statements: Statement) -> None:
        """Adds events, and with them whatever else must become true; raises Collision if a position is taken."""
        await self.writer.write(Work(table=table, events=events, statements=statements))

    def table_moved(self, row: TableRow) -> Statement:
        """A statement for `append`: where the table stands now. One for all tables, so that they go together."""
        values = {"moved": row.id, "phase": row.phase, "due": row.due, "updated": row.updated}
        return _MOVED, {**values, "outcome": msgspec.json.encode(row.outcome).decode() if row.outcome else None}

    def table_update(self, table: str, **values: Any) -> Any:
        """A statement for `append` that changes a table's row."""
        for name in ("outcome", "clocks", "settings"):
            if values.get(name) is not None:
                values[name] = msgspec.json.encode(values[name]).decode()
        return update(s.tables).where(s.tables.c.id == table).values(updated=time.time(), **values)

    def seat_asked(self, table: str, seat: int, at: float | None) -> Any:
        """A statement for `append` that notes since when a seat is asked."""
        return update(s.seats).where((s.seats.c.table == table) & (s.seats.c.seat == seat)).values(asked=at)

    def snapshot(self, table: str, n: int, rules: str, body: str) -> Statement:
        """A statement for `append` that keeps a position."""
        return self._keep, {"table": table, "n": n, "rules": rules, "body": body}

    def _keeping(self) -> Executable:
        statement = self.upsert(s.snapshots)
        new = {name: statement.excluded[name] for name in ("n", "rules", "body")}
        older = s.snapshots.c.n <= statement.excluded.n  # another process may have kept a later one
        kept: Executable = statement.on_conflict_do_update(index_elements=["table"], set_=new, where=older)
        return kept

    async def last_snapshot(self, table: str) -> tuple[int, str, str] | None:
        """The last kept position: n, rules version, body."""
        rows = await self.rows(select(s.snapshots).where(s.snapshots.c.table == table))
        return (rows[0].n, rows[0].rules, rows[0].body) if rows else None

    # -- people --

    async def add_user(self, user: UserRow, folded: str) -> None:
        """A new account; raises IntegrityError if the name or address is taken."""
        values = {
            **msgspec.structs.asdict(user),
            "folded": folded,
            "settings": msgspec.json.encode(user.settings).decode(),
        }
        await self.do(insert(s.users).values(values))

    async def user(self, *, id: str = "", folded: str = "", email: str = "") -> UserRow | None:
        """An account by id, name or address."""
        column, value = (s.users.c.id, id) if id else (s.users.c.folded, folded) if folded else (s.users.c.email, email)
        rows = await self.rows(select(s.users).where(column == value))
        return _user_row(rows[0]) if rows else None

    async def users(self, *ids: str) -> list[UserRow]:
        """These accounts, or all of them."""
        query = select(s.users).order_by(s.users.c.created)
        return [_user_row(row) for row in await self.rows(query.where(s.users.c.id.in_(ids)) if ids else query)]

    async def change_user(self, id: str, **values: Any) -> None:
        """Changes fields of an account."""
        if "settings" in values:
            values["settings"] = msgspec.json.encode(values["settings"]).decode()
        await self.do(update(s.users).where(s.users.c.id == id).values(values))

    async def add_session(self, hash: str, user: str, expires: float) -> None:
        """A session, by the hash of its secret."""
        await self.do(insert(s.sessions).values(hash=hash, user=user, created=time.time(), expires=expires))

    async def session_user(self, hash: str) -> UserRow | None:
        """Whose session it is, if it still holds."""
        query = (
            select(s.users)
            .join(s.sessions, s.sessions.c.user == s.users.c.id)
            .where(s.sessions.c.hash == hash, s.sessions.c.expires > time.time(), ~s.users.c.disabled)
        )
        rows = await self.rows(query)
        return _user_row(rows[0]) if rows else None

    async def drop_sessions(self, *, hash: str = "", user: str = "") -> None:
        """Ends one session, or all of a user."""
        where = s.sessions.c.hash == hash if hash else s.sessions.c.user == user
        await self.do(delete(s.sessions).where(where))

    async def add_token(self, hash: str, user: str, label: str) -> None:
        """A token of a bot's account, by its hash."""
        await self.do(insert(s.tokens).values(hash=hash, user=user, label=label, created=time.time()))

    async def token_user(self, hash: str) -> UserRow | None:
        """Whose token it is."""
        query = (
            select(s.users)
            .join(s.tokens, s.tokens.c.user == s.users.c.id)
            .where(s.tokens.c.hash == hash, ~s.users.c.disabled)
        )
        rows = await self.rows(query)
        return _user_row(rows[0]) if rows else None

    # -- chat --

    async def say(self, table: str, name: str, seat: int, text: str) -> None:
        """A line of chat."""
        values = {"table": table, "name": name, "seat": seat, "text": text, "at": time.time()}
        await self.writer.write(Work(table=table, statements=[insert(s.chat).values(values)]))

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[dict[str, Any]]:
        """The lines of chat of a table, the newest `limit`, in order."""
        query = (
            select(s.chat).where(s.chat.c.table == table, s.chat.c.id > after).order_by(s.chat.c.id.desc()).limit(limit)
        )
        return [dict(row._asdict()) for row in reversed(await self.rows(query))]

    # -- work that exactly one process does --

    async def take_lease(self, name: str, holder: str, seconds: float) -> bool:
        """Takes or renews a lease; False while another process holds it."""
        now = time.time()
        async with self.engine.begin() as connection:
            row = (await connection.execute(select(s.leases).where(s.leases.c.name == name).with_for_update())).first()
            if row is not None and row.holder != holder and row.until > now:
                return False
            values = {"name": name, "holder": holder, "until": now + seconds}
            statement = self.upsert(s.leases).values(values)
            free = (s.leases.c.holder == holder) | (s.leases.c.until <= now)
            await connection.execute(statement.on_conflict_do_update(index_elements=["name"], set_=values, where=free))
            row = (await connection.execute(select(s.leases).where(s.leases.c.name == name))).first()
        return row is not None and row.holder == holder

    async def drop_lease(self, name: str, holder: str) -> None:
        """Gives a lease back."""
        await self.do(delete(s.leases).where(s.leases.c.name == name, s.leases.c.holder == holder))

    async def check(self) -> None:
        """Raises if the database does not answer within a few seconds."""
        async with asyncio.timeout(5):
            await self.rows(select(s.leases.c.name).limit(1))


def table_row(row: Row[Any]) -> TableRow:
    """A table's facts from its row."""
    values = dict(row._asdict())
    values["settings"] = _SETTINGS.decode(values["settings"])
    for name in ("outcome", "clocks"):
        values[name] = msgspec.json.decode(values[name]) if values[name] else None
    return TableRow(**values)


def _user_row(row: Row[Any]) -> UserRow:
    values = dict(row._asdict())
    values.pop("folded")
    values["settings"] = msgspec.json.decode(values["settings"])
    return UserRow(**values)
