"""Administration: accounts, tables, and whether stored games still follow from the present rules."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from wartable.core.errors import OptionError, WartableError
from wartable.core.rules.log import PUBLIC
from wartable.core.table.table import Table
from wartable.files import write
from wartable.server.live import events as ev
from wartable.server.live.snapshots import Diverged
from wartable.server.live.stored_table import Gone, NotRunning, StoredTable
from wartable.server.live.table import MOST_COLLISIONS
from wartable.server.people import accounts
from wartable.store import Collision, Event, Store
from wartable.store.models import FINISHED, GATHERING, RUNNING, TableRow, UserRow

EVERY_TABLE = 1 << 30


async def find_user(store: Store, name: str) -> UserRow:
    """Return an account by its name, address or id."""
    folded = " ".join(name.split()).casefold()
    found = await (store.accounts.user(email=name.lower()) if "@" in name else store.accounts.user(folded=folded))
    found = found or await store.accounts.user(id=name)
    if found is None:
        raise OptionError("no-account", name=repr(name))
    return found


async def disable(store: Store, name: str, disabled: bool) -> UserRow:
    """Shut an account out and end its sessions, or let it in again. Its games and its rating stay."""
    user = await find_user(store, name)
    await store.accounts.change_user(user.id, disabled=disabled)
    if disabled:
        await store.accounts.drop_sessions(user=user.id)
    return user


async def sign_out(store: Store, name: str) -> UserRow:
    """End all sessions of an account."""
    user = await find_user(store, name)
    await store.accounts.drop_sessions(user=user.id)
    return user


async def reset_password(store: Store, name: str) -> str:
    """Give an account a new password and end its sessions; return the password, which is kept nowhere."""
    user = await find_user(store, name)
    password = secrets.token_urlsafe(12)
    await store.accounts.change_user(user.id, password=await accounts.hash_password(password))
    await store.accounts.drop_sessions(user=user.id)
    return password


async def find_table(store: Store, table: str) -> TableRow:
    """Return a table by its id."""
    row = await store.table(table)
    if row is None:
        raise Gone("no-table", table=repr(table))
    return row


async def abort(store: Store, table: str) -> None:
    """End a table without an outcome. A server that has it open hears of it when the next thing happens there."""
    row = await find_table(store, table)
    if row.phase == FINISHED:
        raise NotRunning("table-finished", table=table)
    over = store.table_update(table, phase=FINISHED, outcome={"aborted": True}, due=None)
    if row.phase == GATHERING:
        await store.do(over)
        await store.nudge(table)
        return
    for _ in range(MOST_COLLISIONS):
        events = await store.events(table)
        event = Event(n=events[-1].n + 1, seat=PUBLIC, kind=ev.ABORT, body={}, at=time.time())
        try:
            await store.append(table, [event], over)
            return
        except Collision:
            continue
    raise NotRunning("table-busy")


@dataclass(frozen=True, slots=True)
class Finding:
    """A table that the present rules do not lead to: where they part from it, and what that means for it."""

    table: str
    title: str
    phase: str
    event: int  # the first that no longer fits; 0 if the title is gone
    lost: int | None  # how many events after the kept position are lost; None if the table cannot go on at all


async def stored(store: Store) -> list[TableRow]:
    """Return all tables that have begun."""
    return [row for row in await store.tables(limit=EVERY_TABLE) if row.phase != GATHERING]


async def check(store: Store) -> AsyncIterator[tuple[TableRow, Finding | None]]:
    """Play all stored tables again by the present rules, one by one; change nothing."""
    for row in await stored(store):
        yield row, await check_table(store, row)


async def check_table(store: Store, row: TableRow) -> Finding | None:
    """Return whether a stored table still follows from its events."""
    try:
        live = await opened(store, row)
    except OptionError:
        return Finding(row.id, row.title, row.phase, 0, None)  # the title is gone
    try:
        await live.read(strict=True)
    except Diverged as error:
        try:
            _, lost = await live.from_snapshot(await store.events(row.id), error)
        except WartableError:
            return Finding(row.id, row.title, row.phase, error.n, None)
        return Finding(row.id, row.title, row.phase, error.n, lost)
    return None


async def opened(store: Store, row: TableRow) -> StoredTable:
    """Return a table to be read; nothing of it has been played yet."""
    return StoredTable(store, row, (await store.seats(row.id))[row.id])


async def whole_game(store: Store, row: TableRow) -> Table | None:
    """Return a stored game, or where it would go on from if the rules have changed; the store stays as it is.

    None for a table that was ended before it began.
    """
    live = await opened(store, row)
    try:
        await live.read()
    except Diverged as error:
        game, _ = await live.from_snapshot(await store.events(row.id), error)
        return game
    return live.game


async def export(store: Store, folder: Path, running: bool) -> AsyncIterator[tuple[TableRow, bool]]:
    """Write the record of each table to a folder; yield whether it could be written.

    Records of running tables are whole: they hold all hands and the secret, and are for those who run the server.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise OptionError("at-place", place=folder, reason=error.strerror) from error
    for row in await stored(store):
        if row.phase == RUNNING and not running:
            continue
        try:
            game = await whole_game(store, row)
            if game is not None:
                write(folder / f"{row.title}-{row.id}.wtr", game.wtr())
        except WartableError:
            yield row, False
        else:
            if game is not None:
                yield row, True
