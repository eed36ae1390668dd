"""Running tables: the authority. An action is checked, made durable, and only then shown to anybody."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import wartable
from wartable.core.clause import NotAnAction, WartableError
from wartable.core.fair import Fair
from wartable.core.log import PUBLIC
from wartable.core.table import Table
from wartable.server import events as ev
from wartable.server.clocks import Clocks
from wartable.store import Collision, Event, Store
from wartable.store.rows import BOT, FINISHED, GATHERING, GUEST, OPEN, RUNNING, USER, SeatRow, TableRow

SNAPSHOT_EVERY = 50
MOST_COLLISIONS = 20


class Gone(WartableError):
    """There is no such table, or not for this person."""


class NotRunning(WartableError):
    """The table has not begun, or is over."""


@dataclass(slots=True, eq=False)
class Follower:
    """Somebody who looks at a table: woken when it may have changed for him."""

    viewer: int
    wake: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(slots=True)
class Ack:
    """The answer to a request: the position it was written at, the seat's number now, and what it brought."""

    n: int
    number: int
    told: dict[str, Any]
    repeated: bool = False


class LiveTable:
    """One table in this process: its facts, its game, and everybody who looks on."""

    def __init__(self, store: Store, row: TableRow, seats: list[SeatRow]) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.title = wartable.title(row.title)
        self.table: Table | None = None
        self.n = 0
        self.lock = asyncio.Lock()
        self.followers: set[Follower] = set()
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        self.clocks = self._new_clocks()
        self.requests: dict[str, Ack] = {}
        self.diverged = ""

    @property
    def game(self) -> Table:
        """The game, once it has begun."""
        if self.table is None:
            raise NotRunning("the table is still waiting for players")
        return self.table

    # -- reading the store --

    async def catch_up(self) -> bool:
        """Plays the events that other processes have written since; True if there were any."""
        fresh = await self.store.events(self.row.id, self.n)
        for event in fresh:
            self.replay(event)
        return bool(fresh)

    async def reload(self) -> None:
        """Reads the table anew from the store: what is in memory is no longer trusted."""
        row = await self.store.table(self.row.id)
        if row is None:
            raise Gone(f"there is no table {self.row.id}")
        self.row = row
        self.seats = (await self.store.seats(row.id))[row.id]
        self.table, self.n, self.requests, self.diverged = None, 0, {}, ""
        self.clocks = self._new_clocks()
        try:
            await self.catch_up()
        except WartableError as error:
            await self.go_on_from_snapshot(error)

    async def go_on_from_snapshot(self, error: WartableError) -> None:
        """The rules have changed under a running table: it goes on from its last kept position, and says so."""
        kept = await self.store.last_snapshot(self.row.id)
        if kept is None:
            raise error
        n, rules, body = kept
        fair = Fair(self.row.secret)
        data = json.loads(body)
        fair.resume([(seat, text) for seat, text in data["salts"]], data["drawn"])
        self.table = self.title.position(data["position"], chance=fair, pack=self.row.settings.pack or None)
        self.n = n
        self.diverged = f"rules {rules}: {error}"
        await self.catch_up()

    async def reload_seats(self) -> None:
        """Reads the facts and the seats again, not the game."""
        row = await self.store.table(self.row.id)
        if row is not None:
            self.row = row
            self.seats = (await self.store.seats(row.id))[row.id]

    def replay(self, event: Event) -> None:
        """Plays one stored event."""
        drawn = self.table.record.drawn if self.table is not None else 0
        if event.kind == ev.START:
            salts = {int(seat): text for seat, text in event.body["salts"].items()}
            self.table = ev.begin(self.title, self.row, salts)
            told: dict[str, Any] = {}
        else:
            told = ev.perform(self.game, event.seat, event.kind, event.body)
        ev.check(event, self.game, drawn)
        self._count(event, told)

    def _new_clocks(self) -> Clocks:
        people = {seat.seat for seat in self.seats if seat.kind in (USER, GUEST)}
        return Clocks(self.row.seats, self.row.settings, people)

    def _count(self, event: Event, told: dict[str, Any]) -> Ack:
        self.n = event.n
        self.clocks.asked(self.game.deciders, event.at)
        if event.kind == ev.DEFAULT:
            self.clocks.refill(event.seat, event.at)
        number = self.game.number(event.seat) if event.seat >= 0 else 0
        ack = Ack(event.n, number, told)
        if event.request:
            self.requests[event.request] = ack
        return ack

    # -- writing --

    async def begin(self, salts: Mapping[int, str]) -> None:
        """Starts the game: all seats are taken."""
        async with self.lock:
            if self.row.phase != GATHERING or any(seat.kind == OPEN for seat in self.seats):
                raise NotRunning("the table cannot begin: a seat is still open, or it has begun")
            self.table = ev.begin(self.title, self.row, salts)
            body = {"salts": {str(seat): text for seat, text in salts.items()}}
            event = Event(
                n=1, seat=PUBLIC, kind=ev.START, body=body, draws=ev.draws_since(self.table, 0), at=time.time()
            )
            try:
                await self.store.append(self.row.id, [event], *self._facts(event, RUNNING))
            except Exception:
                await self.reload()
                raise
            self.row.phase = RUNNING
            self._count(event, {})
        self.wake()

    async def submit(self, seat: int, kind: str, body: Mapping[str, Any], request: str | None = None) -> Ack:
        """Does something at the table for a seat: legal at that seat's number, durable, then public.

        The same request again changes nothing and gets the same answer. Nobody is shown anything before it is on disk.
        """
        async with self.lock:
            for _ in range(MOST_COLLISIONS):
                if request is not None and request in self.requests:
                    known = self.requests[request]
                    return Ack(known.n, known.number, known.told, repeated=True)
                try:
                    ack = await self._try(seat, kind, body, request)
                    break
                except Collision:
                    await self.reload()
            else:
                raise NotRunning("the table is too busy; try again")
        self.wake()
        return ack

    async def _try(self, seat: int, kind: str, body: Mapping[str, Any], request: str | None) -> Ack:
        game = self.game
        drawn = game.record.drawn
        told = ev.perform(game, seat, kind, body)
        stored = {name: value for name, value in body.items() if name != "number"}
        event = Event(
            n=self.n + 1,
            seat=seat,
            kind=kind,
            body=stored,
            draws=ev.draws_since(game, drawn),
            request=request,
            at=time.time(),
        )
        try:
            await self.store.append(self.row.id, [event], *self._facts(event, FINISHED if game.outcome else RUNNING))
        except Collision:
            raise
        except BaseException:
            # Not on disk, so it has not happened: forget what memory holds.
            await asyncio.shield(self.reload())
            raise
        return self._count(event, told)

    def _facts(self, event: Event, phase: str) -> list[Any]:
        """What must become true together with an event: the table's row, and now and then a snapshot."""
        outcome = self.game.outcome
        facts = None
        if outcome is not None:
            facts = {"winners": outcome.winners, "ranks": outcome.ranks, "clause": self.title.clauses[outcome.clause]}
        statements = [self.store.table_update(self.row.id, phase=phase, outcome=facts)]
        if event.n % SNAPSHOT_EVERY == 1:
            record = self.game.record
            body = {"position": self.game.state.to_dict(), "drawn": record.drawn, "salts": record.salts}
            statements.append(
                self.store.snapshot(self.row.id, event.n, self.title.sheet.rules_version, json.dumps(body))
            )
        self.row.phase = phase
        self.row.outcome = facts
        return statements

    # -- looking on --

    def follow(self, viewer: int) -> Follower:
        """Begins to look on; the first wake comes at once."""
        follower = Follower(viewer)
        follower.wake.set()
        self.followers.add(follower)
        return follower

    def leave(self, follower: Follower) -> None:
        """Looks on no more."""
        self.followers.discard(follower)

    def wake(self) -> None:
        """Tells everybody who looks on, and whoever tends the table, that something may have changed."""
        self.on_change(self)
        for follower in self.followers:
            follower.wake.set()

    async def hand_to_bot(self, seat: int, level: str) -> None:
        """A bot plays on for a seat."""
        async with self.lock:
            row = self.seat_row(seat)
            row.kind, row.level, row.user, row.link = BOT, level, None, None
            await self.store.set_seat(row)
            self.clocks.timed.discard(seat)
        self.wake()

    def seat_row(self, seat: int) -> SeatRow:
        """Who sits at a seat."""
        if not 0 <= seat < len(self.seats):
            raise NotAnAction(f"there is no seat {seat}; the seats are 0 to {len(self.seats) - 1}")
        return self.seats[seat]

    def bots_asked(self) -> list[int]:
        """The seats of bots, and of players who left for good, that owe an answer."""
        if self.table is None or self.table.outcome is not None:
            return []
        vacant = self.table.state.vacant()
        return [s for s in self.table.deciders if self.seats[s].kind == BOT or vacant >> s & 1]


class Host:
    """All tables that are open in this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self.watchers: list[Callable[[LiveTable], None]] = []

    async def table(self, id: str) -> LiveTable:
        """A table by its id, read from the store the first time."""
        live = self._tables.get(id)
        if live is not None:
            return live
        async with self._opening.setdefault(id, asyncio.Lock()):
            if id in self._tables:
                return self._tables[id]
            row = await self.store.table(id)
            if row is None:
                raise Gone(f"there is no table {id!r}")
            live = LiveTable(self.store, row, [])
            live.on_change = self.changed
            await live.reload()
            self._tables[id] = live
        self._opening.pop(id, None)
        self.changed(live)
        return live

    def changed(self, live: LiveTable) -> None:
        """Something happened at a table."""
        for watcher in self.watchers:
            watcher(live)

    def open_tables(self) -> list[LiveTable]:
        """The tables that are in memory."""
        return list(self._tables.values())

    async def heard(self, id: str | None, n: int) -> None:
        """Another process wrote to a table (None: the line was down, so any of them may have grown)."""
        for live in self.open_tables() if id is None else [t for t in (self._tables.get(id),) if t is not None]:
            if 0 < n <= live.n:
                continue  # our own writing
            async with live.lock:
                await live.reload_seats()
                await live.catch_up()
            live.wake()

    def drop(self, id: str) -> None:
        """Forgets a table that nobody looks at; it is read again when needed."""
        live = self._tables.get(id)
        if live is not None and not live.followers and not live.lock.locked():
            del self._tables[id]
