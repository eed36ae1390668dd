"""The store: everything that outlives a process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Engine, Executable, bindparam, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wartable.store import schema as s
from wartable.store.accounts import Accounts
from wartable.store.database import Database
from wartable.store.models import COACHED, FINISHED, GATHERING, RUNNING, ChatLine, Collision, Event, SeatRow, TableRow
from wartable.store.outbox import Outbox
from wartable.store.packs import Packs
from wartable.store.ratings import Ratings
from wartable.store.subscriptions import Subscriptions
from wartable.store.writer import Statement, Work, in_time

T = TypeVar("T")

_BODY = msgspec.json.Decoder(tuple[dict[str, Any], list[tuple[int, int]]])
_ADD_TABLE = insert(s.tables)
_ADD_SEAT = insert(s.seats)
_NOW = text("SELECT extract(epoch FROM clock_timestamp())")
# One that is to last longer was taken before the clock was set back: it binds nobody.
LONGEST_LEASE = 600.0
_MOVED = update(s.tables).where(s.tables.c.id == bindparam("moved"))


class Store(Database):
    """All that outlives a process: tables and events here; accounts, notices and ratings in parts of their own."""

    def __init__(self, engine: AsyncEngine, thread: Engine | None = None) -> None:
        super().__init__(engine, thread)
        self.accounts = Accounts(self)
        self.outbox = Outbox(self)
        self.subscriptions = Subscriptions(self)
        self.packs = Packs(self)
        self.ratings = Ratings(self)
        self._keep = self._keeping()

    # -- tables --

    async def add_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Add a table with its seats."""
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
            "lesson": row.settings.origin == COACHED,
        }
        await self.do((_ADD_TABLE, values), *((_ADD_SEAT, msgspec.structs.asdict(seat)) for seat in seats))

    async def table(self, table: str) -> TableRow | None:
        """Return a table's facts."""
        rows = await self.rows(select(s.tables).where(s.tables.c.id == table))
        found = [s.table_row(row) for row in rows]
        await self.packs.unfold(found)
        return found[0] if found else None

    async def tables(
        self,
        *,
        phase: str = "",
        public: bool | None = None,
        user: str = "",
        links: Collection[str] = (),
        limit: int = 50,
    ) -> list[TableRow]:
        """Return tables by phase, visibility or player (account, or hashes of secret links), last moved first.

        Lessons are in no list, and neither are tables that were closed before their game began.
        """
        begun = select(s.events.c.n).where(s.events.c.table == s.tables.c.id).exists()
        query = select(s.tables).where(~s.tables.c.lesson, (s.tables.c.phase != FINISHED) | begun)
        query = query.order_by(s.tables.c.updated.desc()).limit(limit)
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
        found = [s.table_row(row) for row in await self.rows(query)]
        await self.packs.unfold(found)
        return found

    async def seats(self, *tables: str) -> dict[str, list[SeatRow]]:
        """Return the seats of these tables."""
        query = select(s.seats).where(s.seats.c.table.in_(tables)).order_by(s.seats.c.table, s.seats.c.seat)
        found: dict[str, list[SeatRow]] = {table: [] for table in tables}
        for row in await self.rows(query):
            found[row.table].append(SeatRow(**row._asdict()))
        return found

    async def seat_by_link(self, link: str) -> SeatRow | None:
        """Return the seat that the hash of a secret link opens."""
        rows = await self.rows(select(s.seats).where(s.seats.c.link == link))
        return SeatRow(**rows[0]._asdict()) if rows else None

    async def due_tables(self, until: float, limit: int = 500) -> list[str]:
        """Return running tables at which a bot or a clock has something to do by then, the longest overdue first."""
        query = select(s.tables.c.id).where(s.tables.c.phase == RUNNING, s.tables.c.due <= until)
        return [row.id for row in await self.rows(query.order_by(s.tables.c.due).limit(limit))]

    async def waiting(self, owner: str) -> int:
        """Return how many public tables of an owner wait for players."""
        own = s.tables.c.settings.contains(f'"owner":"{owner}"', autoescape=True)
        query = select(func.count()).where(s.tables.c.phase == GATHERING, s.tables.c.public, own)
        return int((await self.rows(query))[0][0])

    async def forgotten(self, since: float, limit: int = 100) -> list[str]:
        """Return tables that wait for players and at which nothing has happened since then."""
        query = select(s.tables.c.id).where(s.tables.c.phase == GATHERING, s.tables.c.updated < since)
        return [row.id for row in await self.rows(query.limit(limit))]

    async def close_gathering(self, table: str) -> None:
        """Close a table that waits for players; raise Collision if it has begun, or is closed."""
        over = self.table_update(table, phase=FINISHED, outcome={"aborted": True}, due=None, public=False)
        await self.writer.write(Work(table=table, guards=[over.where(s.tables.c.phase == GATHERING)]))

    async def nudge(self, *tables: str) -> None:
        """Tell the other processes to look at these tables again, though nothing happened there."""
        if self.shared:
            await asyncio.gather(*(self.writer.write(Work(table=table)) for table in tables))

    def seat_update(self, row: SeatRow) -> Any:
        """Return a statement for `append` that writes who sits at a seat."""
        where = (s.seats.c.table == row.table) & (s.seats.c.seat == row.seat)
        return update(s.seats).where(where).values(msgspec.structs.asdict(row))

    async def change_seat(self, before: SeatRow, after: SeatRow) -> None:
        """Write who sits at a seat of a table that gathers; raise Collision if another process was first.

        Then nothing is written: the seat is no longer as it was before, or the game has begun.
        """
        same = (
            s.seats.c.kind == before.kind,
            s.seats.c.user.is_not_distinct_from(before.user),
            s.seats.c.link.is_not_distinct_from(before.link),
        )
        gathers = self.table_update(after.table).where(s.tables.c.phase == GATHERING)
        await self.writer.write(Work(table=after.table, guards=[gathers, self.seat_update(after).where(*same)]))

    def begins(self, row: TableRow) -> Executable:
        """Return a guard for `append`: the table still gathers, with the seats as they were read after this row."""
        as_read = (s.tables.c.phase == GATHERING, s.tables.c.updated == row.updated)
        begun: Executable = self.table_update(row.id).where(*as_read)
        return begun

    async def reseat(self, row: TableRow, before: Sequence[SeatRow], after: Sequence[SeatRow]) -> None:
        """Write other seats and settings of a table that gathers; raise Collision if the seats are not as before."""
        await self._answer(self._reseat(row, before, after))
        await self.nudge(row.id)

    async def _answer(self, work: Coroutine[Any, Any, T]) -> T:
        """Return what a shared database answers in time; a local one is waited for."""
        # Given up in a task of its own, SQLite's driver may wait for ever to close a connection that is closed.
        return await (in_time(work) if self.shared else work)

    async def _reseat(self, row: TableRow, before: Sequence[SeatRow], after: Sequence[SeatRow]) -> None:
        settings = msgspec.json.encode(row.settings).decode()
        seats = s.seats.c.table == row.id
        async with self.engine.begin() as connection:
            # Written first, so that SQLite takes its one lock before anything is read.
            changed = update(s.tables).where(s.tables.c.id == row.id, s.tables.c.phase == GATHERING)
            done = await connection.execute(changed.values(seats=len(after), settings=settings, updated=time.time()))
            found = (
                await connection.execute(select(s.seats).where(seats).order_by(s.seats.c.seat).with_for_update())
            ).all()
            if done.rowcount != 1 or [SeatRow(**each._asdict()) for each in found] != list(before):
                raise Collision(row.id)
            await connection.execute(delete(s.seats).where(seats))
            await connection.execute(insert(s.seats), [msgspec.structs.asdict(each) for each in after])

    # -- events --

    async def events(self, table: str, after: int = 0) -> list[Event]:
        """Return the events of a table after a position, in order."""
        query = select(s.events).where(s.events.c.table == table, s.events.c.n > after).order_by(s.events.c.n)
        out = []
        for row in await self.rows(query):
            body, draws = _BODY.decode(row.body)
            out.append(
                Event(n=row.n, seat=row.seat, kind=row.kind, body=body, draws=draws, request=row.request, at=row.at)
            )
        return out

    async def append(
        self, table: str, events: Sequence[Event], *statements: Statement, guards: Sequence[Executable] = ()
    ) -> None:
        """Add events, and with them all else that must become true; raise Collision if a position is taken."""
        await self.writer.write(Work(table=table, events=events, statements=statements, guards=guards))

    def table_moved(self, row: TableRow) -> Statement:
        """Return a statement for `append`: where the table stands now. One for all tables, so that they go together."""
        values = {"moved": row.id, "phase": row.phase, "due": row.due, "updated": row.updated, "outside": row.outside}
        return _MOVED, {**values, "outcome": msgspec.json.encode(row.outcome).decode() if row.outcome else None}

    def table_update(self, table: str, **values: Any) -> Any:
        """Return a statement for `append` that changes a table's row."""
        for name in ("outcome", "clocks", "settings"):
            if values.get(name) is not None:
                values[name] = msgspec.json.encode(values[name]).decode()
        return update(s.tables).where(s.tables.c.id == table).values(updated=time.time(), **values)

    def snapshot(self, table: str, n: int, rules: str, body: str) -> Statement:
        """Return a statement for `append` that keeps a position."""
        return self._keep, {"table": table, "n": n, "rules": rules, "body": body}

    def _keeping(self) -> Executable:
        statement = self.upsert(s.snapshots)
        new = {name: statement.excluded[name] for name in ("n", "rules", "body")}
        older = s.snapshots.c.n <= statement.excluded.n  # another process may have kept a later one
        kept: Executable = statement.on_conflict_do_update(index_elements=["table"], set_=new, where=older)
        return kept

    async def last_snapshot(self, table: str) -> tuple[int, str, str] | None:
        """Return the last kept position: n, rules version, body."""
        rows = await self.rows(select(s.snapshots).where(s.snapshots.c.table == table))
        return (rows[0].n, rows[0].rules, rows[0].body) if rows else None

    # -- chat --

    async def say(self, table: str, name: str, seat: int, text: str) -> None:
        """Add a line of chat."""
        values = {"table": table, "name": name, "seat": seat, "text": text, "at": time.time()}
        await self.writer.write(Work(table=table, statements=[insert(s.chat).values(values)]))

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        """Return the lines of chat of a table, the newest `limit`, in order."""
        query = (
            select(s.chat).where(s.chat.c.table == table, s.chat.c.id > after).order_by(s.chat.c.id.desc()).limit(limit)
        )
        return [ChatLine(**row._asdict()) for row in reversed(await self.rows(query))]

    # -- work that exactly one process does --

    async def take_lease(self, name: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease; return False while another process holds it."""
        return await self._answer(self._lease(name, holder, seconds))

    async def _lease(self, name: str, holder: str, seconds: float) -> bool:
        async with self.engine.begin() as connection:
            now = await self.clock(connection)
            row = (await connection.execute(select(s.leases).where(s.leases.c.name == name).with_for_update())).first()
            if row is not None and row.holder != holder and now < row.until <= now + LONGEST_LEASE:
                return False
            values = {"name": name, "holder": holder, "until": now + seconds}
            statement = self.upsert(s.leases).values(values)
            ends = s.leases.c.until
            free = (s.leases.c.holder == holder) | (ends <= now) | (ends > now + LONGEST_LEASE)
            await connection.execute(statement.on_conflict_do_update(index_elements=["name"], set_=values, where=free))
            row = (await connection.execute(select(s.leases).where(s.leases.c.name == name))).first()
        return row is not None and row.holder == holder

    async def drop_lease(self, name: str, holder: str) -> None:
        """Give a lease back."""
        await self.do(delete(s.leases).where(s.leases.c.name == name, s.leases.c.holder == holder))

    async def leases(self) -> list[str]:
        """Return the work that processes hold now: a server that runs, or died a moment ago, holds some."""
        async with self.engine.connect() as connection:
            now = await self.clock(connection)
        ends = s.leases.c.until
        return [
            row.name for row in await self.rows(select(s.leases.c.name).where(ends > now, ends <= now + LONGEST_LEASE))
        ]

    async def clock(self, connection: AsyncConnection) -> float:
        """Return the time by which leases are held: the database's own where several machines share it."""
        if not self.shared:
            return time.time()
        return float((await connection.execute(_NOW)).scalar_one())
