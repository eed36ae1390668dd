"""Administration: accounts, tables, and whether stored games still replay."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

import wartable
from wartable.core.errors import ContentError, OptionError, PositionError, UndoRefused, WartableError
from wartable.core.rules.log import PUBLIC
from wartable.core.rules.state import State
from wartable.core.table.table import Table
from wartable.files import write
from wartable.server.jobs.notices import from_environment
from wartable.server.live import events as ev, snapshots
from wartable.server.live.host import Host
from wartable.server.live.snapshots import Diverged
from wartable.server.live.stored_table import Gone, NotRunning, StoredTable
from wartable.server.live.table import MOST_COLLISIONS
from wartable.server.lobby import uploads
from wartable.server.lobby.new_table import Opened, SeatWish
from wartable.server.people import account_links, accounts
from wartable.server.people.identity import Person
from wartable.store import Collision, Event, Store
from wartable.store.models import FINISHED, GATHERING, INVITED, RUNNING, PackRow, TableRow, UserRow
from wartable.store.packs import FILE, unfold_pack

EVERY_TABLE = 1 << 30
LARGEST_PACK = 1_000_000


async def find_user(store: Store, name: str) -> UserRow:
    """Return an account by its name, address or id."""
    found = await accounts.find(store, name)
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
    """End all sessions of an account, and revoke its tokens."""
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


async def reset_link(store: Store, name: str) -> str:
    """Return a link by which an account's owner sets a new password, once, within a day."""
    user = await find_user(store, name)
    key = await account_links.new_link(store, user.id, account_links.RESET, lasts=account_links.DAY)
    if key is None:
        raise OptionError("too-many-links", name=user.name)
    return f"{from_environment().address}{account_links.path(account_links.RESET, key)}"


async def add_pack(store: Store, title: str, folder: Path, name: str) -> PackRow:
    """Install the pack of a folder, if a table can be played with it; raise ContentError with file, key and reason."""
    game = wartable.title(title)
    hash = game.content(str(folder)).hash
    game.kit(game.sheet.seats[0], {}, str(folder))
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    names = {path.relative_to(folder).as_posix(): path for path in paths}
    files = {name: path.read_text(encoding="utf-8") for name, path in names.items() if FILE.fullmatch(name)}
    if sum(map(len, files.values())) > LARGEST_PACK:
        raise ContentError("pack-large", place=folder, most=LARGEST_PACK)
    called = accounts.check_name(name or folder.resolve().name)
    pack = PackRow(title=title, hash=hash, name=called, files=files, added=time.time())
    if game.content(unfold_pack(pack)).hash != hash:
        raise ContentError("pack-file", file=repr(next(name for name in names if name not in files)))
    await store.packs.add(pack)
    return pack


async def remove_pack(store: Store, title: str, called: str, force: bool) -> PackRow:
    """Take a pack away; one that tables are played with only by force."""
    pack = await store.packs.find(title, called)
    if pack is None:
        raise OptionError("pack-unknown", place="pack", title=title, pack=repr(called))
    count = await store.packs.tables(pack)
    if count and not force:
        raise OptionError("pack-in-use", name=pack.name, count=count)
    await store.packs.remove(pack)
    return pack


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


async def begun(store: Store, table: str) -> TableRow:
    """Return a table that has begun, by its id; raise if there is none."""
    row = await find_table(store, table)
    if row.phase == GATHERING:
        raise NotRunning("table-gathering")
    return row


async def running_game(store: Store, table: str) -> StoredTable:
    """Return a table at which a game goes on, read from its events; raise if there is none."""
    row = await begun(store, table)
    if row.phase == FINISHED:
        raise NotRunning("table-finished", table=table)
    live = await opened(store, row)
    await live.read()
    return live


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


async def export(
    store: Store, folder: Path, running: bool, only: Sequence[str] = ()
) -> AsyncIterator[tuple[TableRow, bool]]:
    """Write the record of each table to a folder; yield whether it could be written.

    Records of running tables are whole: they hold all hands and the secret, and are for those who run the server.
    `only` names the tables to write, in any phase.
    """
    named = [await begun(store, table) for table in only]
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise OptionError("at-place", place=folder, reason=error.strerror) from error
    for row in named or await stored(store):
        if row.phase == RUNNING and not running and not named:
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


def position_of(game: Table) -> dict[str, Any]:
    """Return a position in words as files keep it: lists and names, open rows dropped."""
    found: dict[str, Any] = json.loads(json.dumps(game.history.without_rows(game.state).to_dict()))
    return found


async def position(store: Store, table: str) -> dict[str, Any]:
    """Return the whole position of a table in words, with all hands: what `patch` takes."""
    game = await whole_game(store, await begun(store, table))
    if game is None:
        raise NotRunning("table-gathering")
    return position_of(game)


async def bring(store: Store, record: str, seats: Sequence[SeatWish], public: bool) -> Opened:
    """Open a table with the game of a record; raise if the record or the seats are wrong, and write nothing.

    A running game goes on with a secret of its own: those who hold the file must not foresee a draw.
    """
    host = Host(store)
    upload = uploads.Upload(record=record, seats=list(seats), public=public)
    if not seats:
        _, game = await uploads.read_record(store, record)
        upload.seats = [SeatWish(kind=INVITED)] * (game.seats if game.outcome is None else 0)
    found, _ = await uploads.upload(host, Person(), await uploads.brought(host, upload))
    return found


async def patch(store: Store, table: str, changes: Mapping[str, Any]) -> None:
    """Put other values into the position of a running table; raise if it makes no sense, and write nothing.

    No server may run: its seats' numbers start anew, so a move made for the old position could be played in the new.
    """
    if await store.leases():
        raise NotRunning("patch-server-runs")
    live = await running_game(store, table)
    before = position_of(live.playing)
    state = patched(live, before, changes)
    body = {**snapshots.snapshot_of(live.playing, live.clocks.snapshot()), "position": state.to_dict()}
    game = snapshots.resume(live.title, live.row, body)
    body = {**snapshots.snapshot_of(game, live.clocks.snapshot()), ev.DIVERGED: live.diverged}
    event = Event(n=live.n + 1, seat=PUBLIC, kind=ev.POSITION, body=body, at=time.time())
    # Read back as a server will, before anything is written.
    again = await opened(store, live.row)
    await again.read([*await store.events(table), event])
    moved = store.table_update(table, due=again.due(event.at))
    kept = store.snapshot(table, event.n, live.title.sheet.rules_version, msgspec.json.encode(body).decode())
    try:
        await store.append(table, [event], moved, kept)
    except Collision:
        raise NotRunning("patch-server-runs") from None


def patched(live: StoredTable, before: Mapping[str, Any], changes: Mapping[str, Any]) -> State:
    """Return the position with the changed values; raise PositionError where it cannot be played on from."""
    wanted = {**before, **changes}
    for name in ("title", "version", "seats", "options"):
        if wanted.get(name) != before.get(name):
            raise PositionError("patch-fixed", place=name)
    state: State = live.title.from_dict(live.playing.kit, wanted)
    broken = live.title.invariants(state)
    if broken:
        raise PositionError("patch-broken", reason=broken[0])
    if not state.deciders():
        raise PositionError("patch-over")
    for seat in state.deciders():
        if not state.legal(seat):
            raise PositionError("position-stuck", seat=seat)
    if json.loads(json.dumps(state.to_dict())) == before:
        raise PositionError("patch-nothing")
    return state


async def undo(store: Store, table: str, back: int) -> None:
    """Take back the last things that everybody at a running table saw, as if all seats had agreed to it.

    A server that has the table open hears of it as of an abort. Every seat's number moves on, so no move is misplaced.
    """
    for _ in range(MOST_COLLISIONS):
        live = await running_game(store, table)
        game = live.playing
        most = len(game.points) - 1
        if not 1 <= back <= most:
            raise UndoRefused("undo-too-far", back=back, most=most)
        lines, now = len(game.record.lines), time.time()
        events: list[Event] = []
        for seat in range(game.seats):
            body = {"lines": most - back}
            events.append(Event(n=live.n + 1, seat=seat, kind=ev.ROLLBACK, body=body, at=now))
            live.replay(events[-1])
            if len(game.record.lines) > lines:
                break  # some had agreed to just this before
        try:
            await store.append(table, events, store.table_update(table, due=live.due(now)))
            return
        except Collision:
            continue
    raise NotRunning("table-busy")
