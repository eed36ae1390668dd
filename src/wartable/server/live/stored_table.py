"""A stored table: what follows from its events, the same in every process."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import wartable
from wartable.coach_files import coach_of
from wartable.core.coach.coach import Coach
from wartable.core.errors import NotAnAction, WartableError
from wartable.core.record.record import CHOICE, FORFEIT
from wartable.core.rules.log import PUBLIC, sees
from wartable.core.table.table import Table
from wartable.server.guards.costly import POOL, Busy
from wartable.server.live import events as ev, snapshots
from wartable.server.live.clocks import Clocks
from wartable.store import Event, Store
from wartable.store.models import BOT, COACHED, FINISHED, GUEST, OPEN, USER, SeatRow, TableRow
from wartable.store.packs import pack_folder

PEOPLE = (USER, GUEST)
BREATH_SECONDS = 0.005
WITHOUT_CHANCE = (ev.POSITION, *ev.AROUND)
MAY_RESIGN = (ev.START, ev.POSITION, ev.FORFEIT, ev.ROLLBACK, ev.TAKE_BACK)


class Gone(WartableError):
    """There is no such table, or not for this person."""


class NotRunning(WartableError):
    """The table has not begun, or is over."""


class Resigned(NotRunning):
    """The player of this seat has resigned, is out of time or was eliminated: they only watch."""


@dataclass(slots=True)
class Ack:
    """The answer to a request: the position it was written at, the seat's number now, and what it brought."""

    n: int
    number: int
    answer: dict[str, Any]
    repeated: bool = False


class Breath:
    """Lets others have the event loop now and then, while a long game is played again."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def take(self) -> None:
        """Let others have it, if it was held for long."""
        if time.perf_counter() - self._since > BREATH_SECONDS:
            await asyncio.sleep(0)
            self._since = time.perf_counter()


class StoredTable:
    """What follows from the events of a table. It reads the store and never writes to it."""

    def __init__(self, store: Store, row: TableRow, seats: list[SeatRow]) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.title = wartable.title(row.title)
        self._forget()

    def _forget(self) -> None:
        """Drop everything that follows from the events."""
        self.game: Table | None = None
        self.coach: Coach | None = None  # of a coached table, whose game it changes from lesson to lesson
        self.n = 0
        self.clocks = self._new_clocks(self.people())
        self.requests: dict[tuple[int, str], Ack] = {}  # by seat: nobody else's request can answer for mine
        self.diverged = ""  # the rules that the game was begun with, if it goes on under others from a kept position
        self.aborted = False
        self.moved = self.row.created  # when something last happened that everybody could see
        self.votes: dict[int, dict[int, str]] = {}  # about a silent seat: who is for which way out
        self.resigned: frozenset[int] = frozenset()  # seats whose players gave up, or whose time was up
        self.timed_out: set[int] = set()  # those of them whose time was up
        self.out = 0  # the seats (a bit each) that the rules put out of the game
        self.bot_pace = self.row.settings.bot_pace  # seconds between two answers of bots
        self.paused = self.row.settings.held  # the bots wait
        self.skipping = False  # they answer at once, until a person is asked
        self.taken_back = False  # somebody went back to an earlier decision, so the game is not rated
        self._sat_since: dict[int, int] = {}  # by seat: the lines of the record when its player sat down in the game
        self._for_seat: set[int] = set()  # the lines of the record that the server wrote for a person
        self.kept = 0
        self._lines = 0

    @property
    def playing(self) -> Table:
        """The game; raise NotRunning if it has not begun."""
        if self.game is None:
            raise NotRunning("table-gathering")
        return self.game

    @property
    def over(self) -> bool:
        """Whether nothing more will be played here."""
        return self.aborted or (self.game is not None and self.game.outcome is not None)

    def check_open(self) -> None:
        """Refuse any change to a table that has come to its end: its secret is public, so nothing may follow.

        The stored phase counts too: an end that was published stays one, also under rules that would play on.
        """
        if self.aborted:
            raise NotRunning("table-ended")
        if self.coach is None and self.game is not None and (self.over or self.row.phase == FINISHED):
            raise NotRunning("table-over")

    def people(self) -> list[int]:
        """Return the seats at which people sit."""
        return [row.seat for row in self.seats if row.kind in PEOPLE]

    @property
    def answering(self) -> tuple[int, ...]:
        """The seats that owe an answer and whose own players give it: not those who resigned, nor a forced answer."""
        if self.game is None or self.over:
            return ()
        state = self.game.state
        return tuple(seat for seat in self.game.deciders if not self.retired(seat) and not state.forced(seat))

    @property
    def outside(self) -> bool:
        """Whether what is asked is decided away from this table: then nobody is late."""
        return self.game is not None and not self.over and self.game.state.outside()

    @property
    def waited_for(self) -> tuple[int, ...]:
        """The seats whose players are late if they do not answer: those that answer, unless it is decided elsewhere."""
        return () if self.outside else self.answering

    def retired(self, seat: int) -> bool:
        """Return whether the player of a seat is out of the game for good while it goes on."""
        return self.resigns(seat) or self.eliminated(seat)

    def resigns(self, seat: int) -> bool:
        """Return whether the player of a seat gave up, or ran out of time."""
        return seat in self.resigned or (self.game is not None and bool(self.game.state.vacant() >> seat & 1))

    def eliminated(self, seat: int) -> bool:
        """Return whether the rules have put a seat out of the game."""
        return bool(self.out >> seat & 1)

    def check_plays(self, seat: int) -> None:
        """Refuse a player who has left the game: the seat's answers are a bot's from then on, or nobody's."""
        if self.resigns(seat):
            raise Resigned("seat-timed-out" if seat in self.timed_out else "seat-resigned")
        if self.eliminated(seat):
            raise Resigned("seat-eliminated")

    # -- reading the store --

    async def catch_up(self) -> list[Event]:
        """Play the events that other processes have written since, and return them."""
        fresh = await self.store.events(self.row.id, self.n)
        breath = Breath()
        for event in fresh:
            self.replay(event)
            await breath.take()
        return fresh

    async def read(self, events: list[Event] | None = None, *, strict: bool = False) -> list[Event]:
        """Play the stored events again, read now or handed in; raise Diverged where the rules do not lead there.

        The position is held to the last snapshot's where the rules have another version by now, or if it is `strict`.
        """
        self._forget()
        pack_folder(self.row)  # a missing pack is not a fault of the rules: say so before anything is played
        events = await self.store.events(self.row.id) if events is None else events
        kept = await self.store.last_snapshot(self.row.id)
        # The event after which the position is compared; 0: none.
        compare = kept[0] if kept is not None and (strict or kept[1] != self.title.sheet.rules_version) else 0
        if self.row.settings.origin == COACHED:
            compare = 0  # a lesson follows from its script, which may have been rewritten
        first = max((i for i, event in enumerate(events) if event.kind == ev.POSITION), default=0)
        self._remember(events[:first])
        breath = Breath()
        for event in events[first:]:
            try:
                brought = await self.played_elsewhere(event.body.get("record", "")) if event.kind == ev.START else None
                self.replay(event, brought)
            except Busy:
                raise
            except WartableError as error:
                raise snapshots.Diverged(event) from error
            if (
                event.n == compare
                and kept is not None
                and not snapshots.same_position(self.playing, json.loads(kept[2]))
            ):
                raise snapshots.Diverged(event)
            await breath.take()
        self.kept = kept[0] if kept else 0
        return events

    async def from_snapshot(self, events: Sequence[Event], error: Exception) -> tuple[Table, int]:
        """Return the game from its last snapshot on, and how many later events are lost; raise `error` without one."""
        kept = await self.store.last_snapshot(self.row.id)
        if kept is None:
            raise error
        body = json.loads(kept[2])
        self._forget()
        self.clocks.restore(body["clocks"])
        return snapshots.going_on(self.title, self.row, body, [event for event in events if event.n > kept[0]])

    def _remember(self, events: Sequence[Event]) -> None:
        """Keep what lasts of events that are not played again: the pace, and requests that may be repeated."""
        self.requests.update({(e.seat, e.request): Ack(e.n, 0, {}) for e in events if e.request})
        for event in events:
            self._note_pace(event)

    def _note_pace(self, event: Event) -> None:
        """Note what an event says of the pace, and whether it makes the game one that is not rated."""
        if event.kind == ev.PACE:
            self.bot_pace = event.body.get("speed", self.bot_pace)
            self.paused = event.body.get("paused", self.paused)
            self.skipping = event.body.get("skip", False) and not self.paused
        elif event.kind == ev.TAKE_BACK:
            self.taken_back = True
        elif event.kind == ev.FORFEIT:
            self.paused = False  # who resigns holds nobody up

    async def played_elsewhere(self, record: str) -> Table | None:
        """Return the game of a record that somebody brought along, if there is one; it may be a long one."""
        return await POOL.run(ev.begin, self.title, self.row, {}, record) if record else None

    def replay(self, event: Event, brought: Table | None = None) -> None:
        """Play one stored event; a table may have been opened with a game that was brought along."""
        drawn = self.game.record.drawn if self.game is not None else 0
        answer: dict[str, Any] = {}
        if event.kind == ev.START:
            salts = {int(seat): text for seat, text in event.body["salts"].items()}
            self.clocks = self._new_clocks(event.body.get("people", self.people()))
            self.begin_game(salts, brought)
        elif event.kind == ev.POSITION:
            self.game = snapshots.resume(self.title, self.row, event.body)
            self.clocks.restore(event.body["clocks"])
            self.diverged = event.body.get(ev.DIVERGED, self.row.settings.rules)
        elif event.kind not in ev.AROUND:
            answer = self.perform_again(event)
        if event.kind not in WITHOUT_CHANCE and self.coach is None:
            ev.check(event, self.playing, drawn)
        self._count(event, answer)

    def begin_game(self, salts: Mapping[int, str], brought: Table | None = None) -> None:
        """Open the table's game, or its first lesson, or take the one that was brought along."""
        if self.row.settings.origin == COACHED:
            self.coach = coach_of(self.title)
            self.game = self.coach.table
        else:
            self.game = brought or ev.begin(self.title, self.row, salts)

    def perform(self, seat: int, kind: str, body: Mapping[str, Any]) -> dict[str, Any]:
        """Do one thing at the table and return what the caller is told; what is refused changes nothing."""
        if self.coach is None:
            return ev.perform(self.playing, seat, kind, body)
        answer = ev.perform(self.coach, seat, kind, body)
        self.game = self.coach.table
        return answer

    def perform_again(self, event: Event) -> dict[str, Any]:
        """Do again what an event says. A lesson whose script was rewritten passes over what no longer fits."""
        try:
            return self.perform(event.seat, event.kind, event.body)
        except WartableError:
            if self.coach is None:
                raise
            return {}

    def _new_clocks(self, people: Sequence[int]) -> Clocks:
        return Clocks(self.row.seats, self.row.settings, set(people))

    def _count(self, event: Event, answer: dict[str, Any]) -> Ack:
        """Return what follows from an event besides the game: clocks, votes, the answer to its request."""
        self.n = event.n
        self._note_pace(event)
        if event.kind == ev.SEAT:
            self._sat(event.seat, event.body["kind"], event.at)
        elif event.kind == ev.VOTE:
            self.votes.setdefault(event.body["seat"], {})[event.seat] = event.body["by"]
            if event.body["done"]:
                self._sat(event.body["seat"], event.body["by"], event.at)
        elif event.kind == ev.ABORT:
            self.aborted = True
        elif event.kind in MAY_RESIGN:
            self._note_resigned(event)
        self._note_eliminated(event.at)
        self.clocks.asked(() if self.aborted or self.outside else self.playing.deciders, event.at)
        if self.skipping and (self.over or any(self.seats[seat].kind in PEOPLE for seat in self.answering)):
            self.skipping = False
        if event.kind == ev.DEFAULT:
            self.clocks.refill(event.seat, event.at)
        lines = self.playing.record.lines
        if event.kind in (ev.START, ev.POSITION) or any(
            sees(entry.audience, PUBLIC) for line in lines[self._lines :] for entry in line.entries
        ):
            self.moved = event.at
            self.votes.clear()
        if event.body.get(ev.FOR_SEAT):
            self._for_seat.update(range(self._lines, len(lines)))
        self._lines = len(lines)
        ack = Ack(event.n, self.playing.number(event.seat) if event.seat >= 0 else 0, answer)
        if event.request:
            self.requests[event.seat, event.request] = ack
        return ack

    def _note_resigned(self, event: Event) -> None:
        """Note who has resigned by now; a rollback may strike a resignation, and the player's time is taken again."""
        before = self.resigned
        lines = self.playing.record.lines
        self.resigned = frozenset(line.seat for line in lines if line.kind == FORFEIT and not line.struck)
        if event.body.get(ev.TIMED_OUT):
            self.timed_out.add(event.seat)
        self.timed_out &= self.resigned
        for seat in self.resigned ^ before:
            self.clocks.sat(seat, seat in before, event.at)

    def _note_eliminated(self, at: float) -> None:
        """Note who is out of the game by now and has no clock any more; going back brings seat and clock back."""
        out = int(self.playing.state.eliminated())
        if out == self.out:
            return
        changed, self.out = out ^ self.out, out
        for seat in self.people():
            if changed >> seat & 1:
                self.clocks.sat(seat, not self.retired(seat), at)

    def _sat(self, seat: int, kind: str, at: float) -> None:
        self.clocks.sat(seat, kind in PEOPLE and not self.eliminated(seat), at)
        self.playing.history.hand_over(seat)
        self.votes.pop(seat, None)
        self._sat_since[seat] = len(self.playing.record.lines)

    # -- small questions --

    def seat_row(self, seat: int) -> SeatRow:
        """Return who sits at a seat."""
        if not 0 <= seat < len(self.seats):
            raise NotAnAction("no-seat", seat=seat, last=len(self.seats) - 1)
        return self.seats[seat]

    def bots_asked(self) -> list[int]:
        """Return the seats whose answer the server gives: those of bots, those left for good, and forced answers.

        What is decided away from this table only people can know: where one of them is asked too, bots wait.
        """
        if self.game is None or self.over:
            return []
        if self.coach is not None:
            answer = self.coach.answer
            return [] if answer is None else [answer[0]]
        state = self.game.state
        if self.outside and any(self.seats[seat].kind in PEOPLE for seat in self.answering):
            return [seat for seat in self.game.deciders if state.forced(seat)]
        vacant = state.vacant()
        return [
            s for s in self.game.deciders if self.seats[s].kind in (BOT, OPEN) or vacant >> s & 1 or state.forced(s)
        ]

    def bots_due(self) -> list[int]:
        """Return the seats that bots are to answer for now: none while they are held."""
        return [] if self.paused else self.bots_asked()

    @property
    def bot_wait(self) -> float:
        """How many seconds a bot waits before it answers."""
        return 0.0 if self.skipping else self.bot_pace

    def due(self, now: float) -> float | None:
        """Return when there is something to do here: now for a bot, at the end of a clock, or never."""
        if self.game is None or self.over:
            return None
        return now if self.bots_due() else self.clocks.next_out()

    def last_decision(self, seat: int) -> int | None:
        """Return the number of the point before the last choice of a seat's own player, or None."""
        if self.game is None or self.over or not 0 <= seat < len(self.seats):
            return None
        lines, points = self.game.record.lines, self.game.points
        since = self._sat_since.get(seat, 0)
        for at in range(len(lines) - 1, since - 1, -1):
            line = lines[at]
            if line.kind == CHOICE and line.seat == seat and not line.struck and at not in self._for_seat:
                return max((i for i, point in enumerate(points) if since <= point <= at), default=None)
        return None
