"""A running table: the authority. An action is checked, made durable, and only then shown to anybody."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import wartable
from wartable.core.clause import NotAnAction, WartableError
from wartable.core.log import PUBLIC, sees
from wartable.core.table import Table
from wartable.server import calls, rebuild
from wartable.server import events as ev
from wartable.server.calls import Channels
from wartable.server.clocks import Clocks
from wartable.server.said import Said
from wartable.store import Collision, Event, Store, outbox
from wartable.store.rows import BOT, FINISHED, GATHERING, GUEST, OPEN, RUNNING, USER, SeatRow, TableRow

logger = logging.getLogger("wartable.tables")

SNAPSHOT_EVERY = 50
MOST_COLLISIONS = 20
PEOPLE = (USER, GUEST)


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

    def __init__(self, store: Store, row: TableRow, seats: list[SeatRow], channels: Channels | None = None) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.channels = channels or Channels()
        self.title = wartable.title(row.title)
        self.lock = asyncio.Lock()
        self.followers: set[Follower] = set()
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        self.used = time.monotonic()
        self.talked = 0  # grows when something was said at the table
        self.called: list[calls.Called] = []  # players who want to be told when they are asked
        self._forget()

    def _forget(self) -> None:
        """Drops everything that follows from the events."""
        self.table: Table | None = None
        self.n = 0
        self.clocks = self._new_clocks(self.people())
        self.requests: dict[str, Ack] = {}
        self.diverged = ""  # the rules that the game was begun with, if it goes on under others from a kept position
        self.aborted = False
        self.moved = self.row.created  # when something last happened that everybody could see
        self.votes: dict[int, dict[int, str]] = {}  # about a silent seat: who is for which way out
        self.kept = 0
        self._lines = 0
        self.shown: dict[tuple[object, ...], Any] = {}  # what was made for a viewer, until something happens
        self.said: dict[tuple[int, str], Said] = {}  # the logs of viewers, by language

    @property
    def game(self) -> Table:
        """The game, once it has begun."""
        if self.table is None:
            raise NotRunning("the table is still waiting for players")
        return self.table

    @property
    def over(self) -> bool:
        """Whether nothing more will be played here."""
        return self.aborted or (self.table is not None and self.table.outcome is not None)

    def people(self) -> list[int]:
        """The seats at which people sit."""
        return [row.seat for row in self.seats if row.kind in PEOPLE]

    # -- reading the store --

    async def catch_up(self) -> bool:
        """Plays the events that other processes have written since; True if there were any."""
        fresh = await self.store.events(self.row.id, self.n)
        for event in fresh:
            self.replay(event)
        return bool(fresh)

    async def read(self, strict: bool = False) -> list[Event]:
        """Plays the stored events again; raises Diverged where the present rules do not lead there.

        The position is held to the last snapshot's where the rules have another version by now, or if it is `strict`.
        """
        self._forget()
        events = await self.store.events(self.row.id)
        kept = await self.store.last_snapshot(self.row.id)
        # The event after which the position is compared; 0: none.
        compare = kept[0] if kept is not None and (strict or kept[1] != self.title.sheet.rules_version) else 0
        first = max((i for i, event in enumerate(events) if event.kind == ev.POSITION), default=0)
        self._remember(events[:first])
        for event in events[first:]:
            try:
                self.replay(event)
            except rebuild.STUMBLES as error:
                raise rebuild.Diverged(event) from error
            if event.n == compare and kept is not None and not rebuild.same_position(self.game, json.loads(kept[2])):
                raise rebuild.Diverged(event)
        self.kept = kept[0] if kept else 0
        return events

    async def reload(self) -> None:
        """Reads the table anew from the store: what is in memory is no longer trusted."""
        for _ in range(MOST_COLLISIONS):
            row = await self.store.table(self.row.id)
            if row is None:
                raise Gone(f"there is no table {self.row.id}")
            self.row = row
            await self._read_seats()
            try:
                await self.read()
            except rebuild.Diverged as error:
                try:
                    await self._go_on(error)
                except Collision:
                    continue
            return
        raise NotRunning("the table is too busy; try again")

    async def _go_on(self, error: Exception) -> None:
        """The rules have changed under a table: it goes on from its last kept position, and says so."""
        events = await self.store.events(self.row.id)
        game, lost = await self.from_snapshot(events, error)
        last = events[-1].n
        body = rebuild.kept(game, self.clocks.kept())
        event = Event(n=last + 1, seat=PUBLIC, kind=ev.POSITION, body=body, at=time.time())
        self.aborted = any(event.kind == ev.ABORT for event in events)
        self._remember(events)
        self.replay(event)
        if self.row.phase == RUNNING:
            await self.store.append(self.row.id, [event], *self._facts(event))
        else:
            self.n = last  # only looked at, so nothing is written
        logger.warning("table_diverged", extra={"table": self.row.id, "title": self.row.title, "count": lost})

    async def from_snapshot(self, events: Sequence[Event], error: Exception) -> tuple[Table, int]:
        """The game from its last snapshot on, and how many later events are lost; raises `error` if there is none."""
        kept = await self.store.last_snapshot(self.row.id)
        if kept is None:
            raise error
        body = json.loads(kept[2])
        self._forget()
        self.clocks.restore(body["clocks"])
        return rebuild.going_on(self.title, self.row, body, [event for event in events if event.n > kept[0]])

    async def reload_seats(self) -> None:
        """Reads the facts and the seats again, not the game."""
        row = await self.store.table(self.row.id)
        if row is not None:
            self.row = row
            await self._read_seats()

    async def _read_seats(self) -> None:
        self.seats = (await self.store.seats(self.row.id))[self.row.id]
        self.called = await calls.wanted(self.store, self.seats, self.channels)

    def _remember(self, events: Sequence[Event]) -> None:
        """Keeps the requests of events that are not played again: repeated, they must change nothing."""
        self.requests.update({event.request: Ack(event.n, 0, {}) for event in events if event.request})

    def replay(self, event: Event) -> None:
        """Plays one stored event."""
        drawn = self.table.record.drawn if self.table is not None else 0
        told: dict[str, Any] = {}
        if event.kind == ev.START:
            salts = {int(seat): text for seat, text in event.body["salts"].items()}
            self.clocks = self._new_clocks(event.body.get("people", self.people()))
            self.table = ev.begin(self.title, self.row, salts, event.body.get("record", ""))
        elif event.kind == ev.POSITION:
            self.table = rebuild.resumed(self.title, self.row, event.body)
            self.clocks.restore(event.body["clocks"])
            self.diverged = self.row.settings.rules
        elif event.kind not in ev.AROUND:
            told = ev.perform(self.game, event.seat, event.kind, event.body)
        if event.kind not in (ev.POSITION, *ev.AROUND):
            ev.check(event, self.game, drawn)
        self._count(event, told)

    def _new_clocks(self, people: Sequence[int]) -> Clocks:
        return Clocks(self.row.seats, self.row.settings, set(people))

    def _count(self, event: Event, told: dict[str, Any]) -> Ack:
        """What follows from an event besides the game: clocks, votes, the answer to its request."""
        self.n = event.n
        if event.kind == ev.SEAT:
            self._sat(event.seat, event.body["kind"], event.at)
        elif event.kind == ev.VOTE:
            self.votes.setdefault(event.body["seat"], {})[event.seat] = event.body["by"]
            if event.body["done"]:
                self._sat(event.body["seat"], event.body["by"], event.at)
        elif event.kind == ev.ABORT:
            self.aborted = True
        self.clocks.asked(() if self.aborted else self.game.deciders, event.at)
        if event.kind == ev.DEFAULT:
            self.clocks.refill(event.seat, event.at)
        lines = self.game.record.lines
        if event.kind in (ev.START, ev.POSITION) or any(
            sees(entry.audience, PUBLIC) for line in lines[self._lines :] for entry in line.entries
        ):
            self.moved = event.at
            self.votes.clear()
        self._lines = len(lines)
        ack = Ack(event.n, self.game.number(event.seat) if event.seat >= 0 else 0, told)
        if event.request:
            self.requests[event.request] = ack
        return ack

    def _sat(self, seat: int, kind: str, at: float) -> None:
        self.clocks.sat(seat, kind in PEOPLE, at)
        self.votes.pop(seat, None)

    # -- writing --

    async def begin(self, salts: Mapping[int, str], record: str = "") -> None:
        """Starts the game: all seats are taken. With a record it is that game, to be looked at."""
        async with self.lock:
            await self._read_seats()
            if self.row.phase != GATHERING or any(seat.kind == OPEN for seat in self.seats):
                raise NotRunning("the table cannot begin: a seat is still open, or it has begun")
            self.table = ev.begin(self.title, self.row, salts, record)
            people = self.people()
            self.clocks = self._new_clocks(people)
            body: dict[str, Any] = {"salts": {str(seat): text for seat, text in salts.items()}, "people": people}
            if record:
                body["record"] = record
            draws = ev.draws_since(self.table, 0)
            event = Event(n=1, seat=PUBLIC, kind=ev.START, body=body, draws=draws, at=time.time())
            try:
                await self._commit(event, {}, ())
            except Collision:
                await self.reload()  # another process saw the last player sit down too, and has begun
        self.wake()

    async def submit(self, seat: int, kind: str, body: Mapping[str, Any], request: str | None = None) -> Ack:
        """Does something at the table for a seat: legal at that seat's number, durable, then public.

        The same request again changes nothing and gets the same answer. Nobody is shown anything before it is on disk.
        """

        def attempt() -> tuple[Event, dict[str, Any]]:
            drawn = self.game.record.drawn
            told = ev.perform(self.game, seat, kind, body)
            stored = {name: value for name, value in body.items() if name != "number"}
            draws = ev.draws_since(self.game, drawn)
            at = time.time()
            return Event(n=self.n + 1, seat=seat, kind=kind, body=stored, draws=draws, request=request, at=at), told

        return await self._persist(attempt, request)

    async def around(
        self, seat: int, kind: str, decide: Callable[[], tuple[dict[str, Any], dict[str, Any], list[SeatRow]]]
    ) -> Ack:
        """Writes something that happens around the game. `decide` gives the event's body, what the caller is told, and
        the seats as they are then; or raises, and nothing changes."""
        rows: list[SeatRow] = []

        def attempt() -> tuple[Event, dict[str, Any]]:
            body, told, rows[:] = decide()
            return Event(n=self.n + 1, seat=seat, kind=kind, body=body, at=time.time()), told

        return await self._persist(attempt, None, rows)

    async def _persist(
        self, attempt: Callable[[], tuple[Event, dict[str, Any]]], request: str | None, rows: Sequence[SeatRow] = ()
    ) -> Ack:
        """Makes what an attempt did durable; where another process was first, reads on and attempts it again."""
        async with self.lock:
            for _ in range(MOST_COLLISIONS):
                if request is not None and request in self.requests:
                    known = self.requests[request]
                    return Ack(known.n, known.number, known.told, repeated=True)
                if self.aborted:
                    raise NotRunning("the table was ended by those who run this server")
                before = self.game.deciders
                try:
                    event, told = attempt()
                    ack = await self._commit(event, told, before, rows)
                    break
                except Collision:
                    await self.reload()
                except WartableError:
                    raise  # refused, so nothing has changed
                except Exception:
                    await self.reload()  # a fault may have left anything behind
                    raise
            else:
                raise NotRunning("the table is too busy; try again")
        self.wake()
        return ack

    async def _commit(
        self, event: Event, told: dict[str, Any], before: Sequence[int], rows: Sequence[SeatRow] = ()
    ) -> Ack:
        left = [user for row in rows if (user := self.seats[row.seat].user) is not None]
        for row in rows:
            self.seats[row.seat] = row
        ack = self._count(event, told)
        after = () if self.over else self.game.deciders
        statements = self._facts(event)
        statements += calls.statements(self.store, self.row.id, self.called, before, after, event.at)
        statements += [outbox.remove(user, self.row.id) for user in left]
        statements += [self.store.seat_update(row) for row in rows]
        try:
            await self.store.append(self.row.id, [event], *statements)
        except Collision:
            raise
        except BaseException:
            # Not on disk, so it has not happened: forget what memory holds.
            await asyncio.shield(self.reload())
            raise
        if rows:
            await self._read_seats()
        return ack

    def _facts(self, event: Event) -> list[Any]:
        """What must become true together with an event: the table's row, and now and then a snapshot."""
        row, outcome = self.row, self.game.outcome
        row.phase = FINISHED if self.over else RUNNING
        if outcome is not None:
            clause = self.title.clauses[outcome.clause]
            row.outcome = {"winners": outcome.winners, "ranks": outcome.ranks, "clause": clause}
        elif self.aborted:
            row.outcome = {"aborted": True}
        row.due = self.due(event.at)
        statements = [self.store.table_update(row.id, phase=row.phase, outcome=row.outcome, due=row.due)]
        if event.n % SNAPSHOT_EVERY == 1 or self.over:
            statements.append(self._snapshot())
        return statements

    def _snapshot(self) -> Any:
        body = json.dumps(rebuild.kept(self.game, self.clocks.kept()))
        self.kept = self.n
        return self.store.snapshot(self.row.id, self.n, self.title.sheet.rules_version, body)

    async def keep(self) -> None:
        """Keeps the position, so that the table can go on from exactly here when the rules change meanwhile."""
        async with self.lock:
            if self.table is not None and self.kept < self.n:
                await self.store.do(self._snapshot())

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
        self.used = time.monotonic()

    def wake(self) -> None:
        """Tells everybody who looks on, and whoever tends the table, that something may have changed."""
        self.used = time.monotonic()
        self.shown.clear()
        self.on_change(self)
        for follower in self.followers:
            follower.wake.set()

    def talk(self) -> None:
        """Somebody said something: whoever follows the chat reads on."""
        self.talked += 1
        self.wake()

    def seat_row(self, seat: int) -> SeatRow:
        """Who sits at a seat."""
        if not 0 <= seat < len(self.seats):
            raise NotAnAction(f"there is no seat {seat}; the seats are 0 to {len(self.seats) - 1}")
        return self.seats[seat]

    def bots_asked(self) -> list[int]:
        """The seats of bots that owe an answer, and of players who left for good or for whom a substitute is sought."""
        if self.table is None or self.over:
            return []
        vacant = self.table.state.vacant()
        return [s for s in self.table.deciders if self.seats[s].kind in (BOT, OPEN) or vacant >> s & 1]

    def due(self, now: float) -> float | None:
        """When there is something to do here: now for a bot, at the end of a clock, or never."""
        if self.table is None or self.over:
            return None
        return now if self.bots_asked() else self.clocks.next_out()
