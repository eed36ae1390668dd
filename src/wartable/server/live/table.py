"""A live table: the authority over its game.

A change is checked, made durable, and only then shown.

Compiled coroutines must not wait inside an `except`: what is being handled is mixed up with what others handle.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from mypy_extensions import mypyc_attr
from sqlalchemy import Executable

from wartable.core.errors import Defect, WartableError
from wartable.core.rules.log import PUBLIC
from wartable.server.guards import table_lock
from wartable.server.guards.table_lock import Locked, TableLock, take
from wartable.server.live import events as ev, snapshots, turn_notices
from wartable.server.live.stored_table import PEOPLE, Ack, Gone, NotRunning, StoredTable
from wartable.server.live.turn_notices import Channels
from wartable.server.live.watchers import Before, Rendered, Watcher
from wartable.store import Collision, Event, Store
from wartable.store.models import FINISHED, GATHERING, INVITED, OPEN, RUNNING, SeatRow, TableRow
from wartable.store.writer import Statement

logger = logging.getLogger("wartable.tables")

SNAPSHOT_EVERY = 200  # events; they are played again anyhow, and a snapshot tells where new rules go on
UPDATE_SECONDS = 5.0  # a lobby need not know to the second when a table last moved
MOST_COLLISIONS = 20
MOST_LOOKS = 3  # changes that an onlooker lets pass; then it waits in the row of those who change something
BEYOND = (ev.START, ev.POSITION, *ev.AROUND)  # events with which facts or seats change that do not follow from them


@mypyc_attr(allow_interpreted_subclasses=True)
class Change:
    """Something that is to happen at a table. `LiveTable.write` makes it durable, then public."""

    def __init__(self, seat: int, kind: str, request: str | None = None, actor: int | None = None) -> None:
        self.seat = seat
        self.kind = kind
        self.request = request
        self.actor = actor  # the seat that hears of it at once, since it did it
        self.answer: dict[str, Any] = {}  # what the caller is told
        self.rows: list[SeatRow] = []  # the seats that change, as they are afterwards
        self.noticed: set[int] | None = None  # the viewers who may notice it; None: all

    def make(self, live: LiveTable) -> Event:
        """Do it at the table as it stands and return its event; raise if it is refused, and change nothing.

        Where another process was first this is called again, with what that process wrote read in between.
        """
        raise NotImplementedError


class GameChange(Change):
    """A seat's request to the game: act, undo, order and so on."""

    def __init__(
        self,
        seat: int,
        kind: str,
        body: Mapping[str, Any],
        request: str | None = None,
        for_seat: bool = False,
        meter: Callable[[float], None] | None = None,
    ) -> None:
        super().__init__(seat, kind, request, seat)
        self.body = body
        self.meter = meter  # is told how long it took
        self.for_seat = for_seat  # a bot or the clock does it for the seat

    def make(self, live: LiveTable) -> Event:
        """Play it at the seat's number."""
        if self.meter is None:
            return self._play(live)
        begun = time.thread_time()
        try:
            return self._play(live)
        finally:
            self.meter(time.thread_time() - begun)

    def _play(self, live: LiveTable) -> Event:
        game, body = live.playing, self.body
        if self.for_seat and self.kind == ev.ACT:
            if live.paused:
                raise NotRunning("bots-paused")
            if self.seat not in live.bots_asked():
                raise NotRunning("seat-taken")  # its player came back while the bot was thinking
        if self.kind in ev.PLAYING and not self.for_seat and not live.over:
            live.check_plays(self.seat)
        game.check_number(self.seat, body.get("number"))
        drawn = game.record.drawn
        before = Before(game)
        self.answer = live.perform(self.seat, self.kind, body)
        if self.kind == ev.ACT and live.coach is None:
            self.noticed = before.noticed(self.seat)
        stored = {name: value for name, value in body.items() if name != "number"}
        if self.for_seat and live.seats[self.seat].kind in PEOPLE:
            stored[ev.FOR_SEAT] = True
        return Event(
            n=live.n + 1,
            seat=self.seat,
            kind=self.kind,
            body=stored,
            draws=ev.draws_since(game, drawn) if live.coach is None else [],
            request=self.request,
            at=time.time(),
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatChange(Change):
    """Something that happens around the game: who sits where, and what the others decide about a seat."""

    def decide(self, live: LiveTable) -> dict[str, Any]:
        """Return the body of the event, with `rows` and `answer` set; raise if it is refused."""
        raise NotImplementedError

    def make(self, live: LiveTable) -> Event:
        """Decide it at the table as it stands."""
        body = self.decide(live)
        return Event(n=live.n + 1, seat=self.seat, kind=self.kind, body=body, at=time.time())


class LiveTable(StoredTable):
    """One table in this process: its facts, its game, and everybody who looks on."""

    def __init__(self, store: Store, row: TableRow, seats: list[SeatRow], channels: Channels | None = None) -> None:
        super().__init__(store, row, seats)
        self.channels = channels or Channels()
        self.lock = TableLock()
        self.watchers: set[Watcher] = set()
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        self.used = time.monotonic()
        self.talked = 0  # grows when something was said at the table
        self.recipients: list[turn_notices.Recipient] = []  # players who want to be told when they are asked
        self.trusted = False  # whether memory holds what is on disk
        self.deaf = False  # whether others may write without this process hearing of it: then memory is never trusted

    def _forget(self) -> None:
        super()._forget()
        self.rendered = Rendered()

    # -- reading the store --

    async def reload(self) -> None:
        """Read the table anew from the store: what is in memory is no longer trusted."""
        self.trusted = False
        for _ in range(MOST_COLLISIONS):
            # Events first, so that facts and seats are not older: a later notification of these events is ignored.
            events = await self.store.events(self.row.id)
            row = await self.store.table(self.row.id)
            if row is None:
                raise Gone("no-table", table=self.row.id)
            self.row = row
            await self._read_seats()
            diverged: snapshots.Diverged | None = None
            try:
                await self.read(events)
            except snapshots.Diverged as error:
                diverged = error
            if diverged is not None:
                try:
                    await self._go_on(diverged)
                except Collision:
                    continue
            self.trusted = not self.deaf
            return
        raise NotRunning("table-busy")

    async def _go_on(self, error: Exception) -> None:
        """Go on from the last snapshot under changed rules, and say so in the log."""
        events = await self.store.events(self.row.id)
        game, lost = await self.from_snapshot(events, error)
        last = events[-1].n
        body = snapshots.snapshot_of(game, self.clocks.snapshot())
        event = Event(n=last + 1, seat=PUBLIC, kind=ev.POSITION, body=body, at=time.time())
        self.aborted = any(event.kind == ev.ABORT for event in events)
        self._remember(events)
        self.replay(event)
        if self.row.phase == RUNNING:
            await self.store.append(self.row.id, [event], *self._facts(event))
        else:
            self.n = last  # only looked at, so nothing is written
        logger.warning("table_diverged", extra={"table": self.row.id, "title": self.row.title, "count": lost})

    async def read_on(self, events: bool) -> None:
        """Read what another process wrote: `events` alone, as far as is known, or also facts and seats."""
        # Events first: a notification for an event already read is then ignored.
        fresh = await self.catch_up()
        if events and fresh and not any(event.kind in BEYOND for event in fresh):
            self._stand(fresh[-1].at)
        else:
            await self.reload_seats()

    async def reload_seats(self) -> None:
        """Read the facts and the seats again, not the game."""
        row = await self.store.table(self.row.id)
        if row is not None:
            self.row = row
            await self._read_seats()

    async def _read_seats(self) -> None:
        self.seats = (await self.store.seats(self.row.id))[self.row.id]
        self.recipients = await turn_notices.recipients(self.store, self.seats, self.channels)

    # -- writing --

    async def begin(self, record: str = "", *, fresh: bool = False) -> None:
        """Start the game if all seats are taken and all awaited salts are there; else do nothing.

        Seats that gave no salt have none: one that the server chose, when it knows the others, could steer the deal.
        With a record it is that game, to be looked at. A `fresh` table is as it was written: nobody else knew of it.
        """
        async with Locked(self.lock):
            if fresh:
                self.recipients = await turn_notices.recipients(self.store, self.seats, self.channels)
            else:
                await self.reload_seats()
            for _ in range(MOST_COLLISIONS):
                if self.row.phase != GATHERING:
                    await self.reload()  # another process has begun
                    break
                if any(row.kind in (OPEN, INVITED) or row.salt == "" for row in self.seats):
                    return
                if await self._begin(record):
                    break
                await self.reload()  # another process has begun, or somebody got up there or gave a salt
        self.wake()

    async def _begin(self, record: str) -> bool:
        """Start the game with those who sit there; return False if that is no longer so."""
        salts = {row.seat: row.salt for row in self.seats if row.salt}
        self.begin_game(salts, await self.played_elsewhere(record))
        people = self.people()
        self.clocks = self._new_clocks(people)
        body: dict[str, Any] = {"salts": {str(seat): text for seat, text in salts.items()}, "people": people}
        if record:
            body["record"] = record
        draws = ev.draws_since(self.playing, 0)
        event = Event(n=1, seat=PUBLIC, kind=ev.START, body=body, draws=draws, at=time.time())
        self.trusted = False
        try:
            await self._commit(event, {}, (), guards=[self.store.begins(self.row)])
        except Collision:
            return False
        self.trusted = not self.deaf
        return True

    async def submit(
        self,
        seat: int,
        kind: str,
        body: Mapping[str, Any],
        request: str | None = None,
        *,
        for_seat: bool = False,
        meter: Callable[[float], None] | None = None,
    ) -> Ack:
        """Do something at the table for a seat: legal at that seat's number, durable, then public.

        The same request again changes nothing and gets the same answer. Nobody is shown anything before it is on disk.
        `for_seat` says that a bot or the clock does it, and not the seat's player, who may have resigned; `meter` is
        told how long the event loop worked on it.
        """
        if kind == ev.SALT and await self._salt(seat, ev.check_salt(str(body["text"]))):
            return Ack(0, 0, {})

        return await self.write(GameChange(seat, kind, body, request, for_seat, meter))

    async def _salt(self, seat: int, text: str) -> bool:
        """Keep a seat's salt with the seat until the game begins; return False if it has begun."""
        async with Locked(self.lock):
            if self.row.phase != GATHERING:
                return False
            before = self.seat_row(seat)
            await self.change_seat(before, msgspec.structs.replace(before, salt=text))
        self.wake()
        await self.begin()
        return True

    async def change_seat(self, before: SeatRow, after: SeatRow) -> None:
        """Write who sits at a seat before the game, with the lock in hand; refuse it if another process was first."""
        failed: BaseException | None = None
        try:
            await self.store.change_seat(before, after)
        except Collision:
            failed = NotRunning("table-collision")
        except BaseException as error:
            failed = error
        await (self.reload_seats() if failed is None else self.reload())
        if failed is not None:
            raise failed

    async def write(self, change: Change) -> Ack:
        """Make a change durable; where another process was first, read on and make it again."""
        known = self.n
        await take(self.lock)
        try:
            return await self._in_turn(change)
        finally:
            self.lock.release()
            if self.n != known:
                self.wake(change.noticed, change.actor)

    async def _in_turn(self, change: Change) -> Ack:
        request = None if change.request is None else (change.seat, change.request)
        for _ in range(MOST_COLLISIONS):
            if not self.trusted:
                await self._read_again(change)
                self.wake()  # what another process wrote was read: anybody may notice that
            if request is not None and request in self.requests:
                known = self.requests[request]
                return Ack(known.n, known.number, known.answer, repeated=True)
            self.check_open()
            before = self.waited_for if self.recipients else ()
            failed: BaseException | None = None
            try:
                event = change.make(self)
                return await self._commit(event, change.answer, before, change.rows)
            except Collision:
                self.trusted = False
            except Defect as error:
                failed = error
            except WartableError:
                raise  # refused, so nothing has changed
            except BaseException as error:
                failed = error
            if failed is not None:
                self.trusted = False  # what is not on disk has not happened; a fault may have left anything behind
                with contextlib.suppress(Exception):
                    await self._read_again(change)
                raise failed
        await self._read_again(change)  # memory still holds the last attempt, which the store refused
        raise NotRunning("table-busy")

    async def _read_again(self, change: Change) -> None:
        """Read the table anew, after which anybody may notice something: what this change told is not all of it."""
        change.noticed = None
        await self.reload()

    async def _commit(
        self,
        event: Event,
        answer: dict[str, Any],
        before: Sequence[int],
        rows: Sequence[SeatRow] = (),
        guards: Sequence[Executable] = (),
    ) -> Ack:
        left = [user for row in rows if (user := self.seats[row.seat].user) is not None]
        if rows:
            changed = {row.seat: row for row in rows}
            self.seats = [changed.get(row.seat, row) for row in self.seats]
        ack = self._count(event, answer)
        after = self.waited_for if self.recipients else ()
        statements = self._facts(event)
        if self.coach is None and self.recipients:
            statements += turn_notices.statements(self.store, self.row.id, self.recipients, before, after, event.at)
        if rows:
            statements += [self.store.outbox.remove(user, self.row.id) for user in left]
            statements += [self.store.seat_update(row) for row in rows]
        await self.store.append(self.row.id, [event], *statements, guards=guards)
        if rows:
            await self._read_seats()
        return ack

    def _stand(self, at: float) -> None:
        """Write to the table's row where it stands after an event of that time."""
        row, outcome = self.row, self.playing.outcome
        row.phase = FINISHED if self.over else RUNNING
        if outcome is not None:
            clause = self.title.clauses[outcome.clause]
            sides = self.playing.sides
            row.outcome = {"winners": outcome.winners, "ranks": outcome.ranks, "clause": clause, "sides": sides}
            if self.taken_back:
                row.outcome["taken_back"] = True
        elif self.aborted:
            row.outcome = {"aborted": True}
        row.due = self.due(at)
        row.outside = self.outside

    def _facts(self, event: Event) -> list[Statement]:
        """Return what must become true together with an event: the table's row, and now and then a snapshot."""
        row = self.row
        before = (row.phase, row.outcome, row.due, row.outside)
        self._stand(event.at)
        statements: list[Statement] = []
        if before != (row.phase, row.outcome, row.due, row.outside) or self.moved - row.updated >= UPDATE_SECONDS:
            # For everybody to see, so it moves with what everybody has seen: a secret answer leaves it alone.
            if self.moved == event.at:
                row.updated = self.moved
            statements.append(self.store.table_moved(row))
        if event.n % SNAPSHOT_EVERY == 1 or self.over:
            statements.append(self._snapshot())
        return statements

    def _snapshot(self) -> Any:
        body = msgspec.json.encode(snapshots.snapshot_of(self.playing, self.clocks.snapshot())).decode()
        self.kept = self.n
        return self.store.snapshot(self.row.id, self.n, self.title.sheet.rules_version, body)

    async def keep(self) -> None:
        """Snapshot the position, so that the table can go on from exactly here if the rules change meanwhile."""
        async with Locked(self.lock):
            if self.game is not None and self.kept < self.n:
                await self.store.do(self._snapshot())

    # -- looking on --

    async def refresh(self) -> None:
        """Wait until memory holds what is on disk and nothing else; it does so until the caller's next `await`."""
        for _ in range(MOST_LOOKS):
            if not self.lock.locked():
                break
            await self.lock.released(table_lock.LOCK_SECONDS)
        if self.trusted and not self.lock.locked():
            return
        async with self.still():
            pass

    def still(self) -> Still:
        """Hold the table still, with what is on disk in memory and nothing else."""
        return Still(self)

    def watch(self, viewer: int) -> Watcher:
        """Add a watcher; the first wake-up comes at once."""
        watcher = Watcher(viewer)
        self.watchers.add(watcher)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        """Remove a watcher."""
        self.watchers.discard(watcher)
        watcher.cancel()
        self.used = time.monotonic()

    def wake(self, noticed: set[int] | None = None, actor: int | None = None) -> None:
        """Wake the watchers who may notice what happened (None: all), and the table's observers.

        Seats that are asked and the one that acted are woken at once, the others debounced; all are woken at once at
        the end, and when it is nothing ordinary.
        """
        self.used = time.monotonic()
        self.rendered.forget(noticed)
        self.on_change(self)
        at_once = set() if self.game is None else set(self.game.deciders)
        if actor is not None:
            at_once.add(actor)
        for watcher in self.watchers:
            if noticed is None or not (watcher.seats.isdisjoint(noticed) or watcher.seats.isdisjoint(at_once)):
                watcher.wake()
            elif not watcher.seats.isdisjoint(noticed):
                watcher.wake_soon()

    def talk(self) -> None:
        """Wake those who follow the chat: there is a new line."""
        self.talked += 1
        self.wake()


class Still:
    """A table that is held still while it is looked at or copied."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    async def __aenter__(self) -> None:
        live = self._live
        await take(live.lock)
        try:
            if not live.trusted:
                known = live.n
                await live.reload()
                if live.n != known or not live.deaf:
                    live.wake()  # others may look on at what was read now
        except BaseException:
            live.lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()
