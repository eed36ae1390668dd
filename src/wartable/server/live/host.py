"""The host: all tables that are open in this process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections.abc import Callable, Collection

from wartable.core.errors import WartableError
from wartable.core.record.fair_chance import SECRET_BYTES
from wartable.server.guards.table_lock import Locked
from wartable.server.live.stored_table import Gone
from wartable.server.live.table import LiveTable
from wartable.server.live.turn_notices import Channels
from wartable.server.people.effort import metered
from wartable.store import SeatRow, Store
from wartable.store.models import TableRow

logger = logging.getLogger("wartable.tables")

LONGEST_ID = 20
ID = re.compile(f"[0-9a-z]{{1,{LONGEST_ID}}}")


class Luck:
    """Where a server's luck comes from: the system. A test hands in luck that it can foresee."""

    def secret(self) -> bytes:
        """Return the secret of a new table: all its dice and draws follow from it and from the players' salts."""
        return secrets.token_bytes(SECRET_BYTES)

    def seed(self, table: TableRow, *place: int) -> int:
        """Return the seed of what is no draw of the table: a bot's thoughts at a place of the game, a fork's deal."""
        return secrets.randbits(60)


class Host:
    """All tables that are open in this process."""

    def __init__(self, store: Store, channels: Channels | None = None, luck: Luck | None = None) -> None:
        self.store = store
        self.channels = channels or Channels()
        self.luck = luck or Luck()
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.deaf = False  # other processes may write, and this one hears nothing of it
        self.observers: list[Callable[[LiveTable], None]] = []

    async def table(self, id: str) -> LiveTable:
        """Return a table by its id, read from the store the first time."""
        live = self._tables.get(id)
        if live is None:
            if not ID.fullmatch(id):
                raise Gone("no-table", table=repr(id[:LONGEST_ID]))  # no id of ours: the database need not see it
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(metered(self._open(id)), name=f"open {id}")
            live = await asyncio.shield(self._opening[id])  # shielded: others may wait for the same table
        live.used = time.monotonic()
        await live.refresh()
        return live

    def add(self, row: TableRow, seats: list[SeatRow]) -> LiveTable:
        """Add a table that was written just now: nobody else can have changed it, so nothing need be read."""
        live = self._tables[row.id] = self._live(row, seats)
        live.trusted = not self.deaf
        return live

    def _live(self, row: TableRow, seats: list[SeatRow]) -> LiveTable:
        live = LiveTable(self.store, row, seats, self.channels)
        live.on_change = self.changed
        live.deaf = self.deaf
        return live

    async def _open(self, id: str) -> LiveTable:
        try:
            row = await self.store.table(id)
            if row is None:
                raise Gone("no-table", table=repr(id))
            live = self._live(row, [])
            await live.reload()
            self._tables[id] = live
            if live.deaf and not self.deaf:
                live.deaf = False  # the line came back meanwhile; it stays untrusted until it is read once more
        finally:
            del self._opening[id]
        self.changed(live)
        return live

    def changed(self, live: LiveTable) -> None:
        """Tell the observers that something happened at a table."""
        for observer in self.observers:
            observer(live)

    def open_tables(self) -> list[LiveTable]:
        """Return the tables that are in memory."""
        return list(self._tables.values())

    def fall_deaf(self) -> None:
        """Trust no table in memory: until the line is back, each is read anew whenever it is looked at or acted at."""
        self.deaf = True
        for live in self.open_tables():
            live.deaf, live.trusted = True, False

    async def hear(self, id: str | None, n: int) -> None:
        """Read what another process wrote to a table (None: to any of them, since the line was down)."""
        if id is None:
            self.deaf = False
            for live in self.open_tables():
                live.deaf = False
        # A table that is being opened may have read its events just before.
        opening = [task for name, task in self._opening.items() if id in (None, name)]
        await asyncio.gather(*opening, return_exceptions=True)
        for live in self.open_tables() if id is None else [t for t in (self._tables.get(id),) if t is not None]:
            if 0 < n <= live.n:
                continue  # our own writing
            async with Locked(live.lock):
                if 0 < n <= live.n:
                    continue  # read together with what was heard just before
                try:
                    await live.read_on(events=n > 0)
                except WartableError:
                    await live.reload()
            if n == 0:
                live.talked += 1  # what is said at a table is not an event: it may be this that was written
            live.wake()

    async def drop(self, id: str) -> bool:
        """Drop a table that nobody looks at from memory; it is read again when needed."""
        live = self._tables.get(id)
        if live is None or live.watchers or live.lock.locked():
            return False
        await live.keep()
        if live.watchers:
            return False  # somebody came while the position was written
        del self._tables[id]
        return True

    async def tidy(self, idle: float, over: float, busy: Collection[str] = ()) -> int:
        """Drop the tables that nobody has used for `idle` seconds, but for those that are being tended.

        One whose game is over has little to wait for: `over` says how long it stays.
        """
        now = time.monotonic()
        unused = [
            live
            for live in self.open_tables()
            if live.used <= now - (over if live.over else idle) and live.row.id not in busy
        ]
        dropped = [live.row.id for live in unused if await self.drop(live.row.id)]
        if dropped:
            logger.info("tables_dropped", extra={"count": len(dropped)})
        return len(dropped)

    async def close(self) -> None:
        """Snapshot every position before the process ends: the next one may have other rules."""
        for live in self.open_tables():
            with contextlib.suppress(Exception):
                await live.keep()
