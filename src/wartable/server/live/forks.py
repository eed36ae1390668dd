"""Moments of a game, and tables that go on from one: forks, and records that people bring along."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from dataclasses import replace
from typing import Any

import msgspec

import wartable
from wartable.bots.levels import levels
from wartable.core.errors import OptionError, UndoRefused
from wartable.core.record import proof, wtr
from wartable.core.record.record import Record
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import PUBLIC, sees
from wartable.core.table.replay import restored
from wartable.core.table.table import Table
from wartable.server.live import absence, events as ev, lobby
from wartable.server.live.access import EVERYTHING, NOTHING, check_alone
from wartable.server.live.host import Host
from wartable.server.live.lobby import Opened, SeatWish, Wish
from wartable.server.live.stored_table import NotRunning
from wartable.server.live.table import Change, LiveTable
from wartable.server.people.identity import Forbidden, Person
from wartable.store import Event, Store
from wartable.store.models import BOT, FORKED, UPLOADED
from wartable.store.packs import pack_folder, unfolded

LONGEST_RECORD = 500_000


class Upload(msgspec.Struct, forbid_unknown_fields=True):
    """A record to look at or to go on with. `seats` say who sits where if the game goes on; by default the one who
    uploads it sits at the first seat that is asked, and bots at the others."""

    record: str
    seats: list[SeatWish] = []
    public: bool = False


class Forking(msgspec.Struct, forbid_unknown_fields=True):
    """A moment to play on from against bots: now if none is named. `seat` is whose eyes it is seen through, `play` the
    seat that a spectator takes."""

    moment: int | None = None
    level: str = ""
    seat: int | None = None
    play: int | None = None


def visible_points(game: Table, viewer: int) -> list[int]:
    """Return how many lines of the record there were after each thing that the viewer could see happen.

    Counted by what was seen, not by what happened: another's secret answer makes no moment of its own.
    """
    return [
        i + 1
        for i, line in enumerate(game.record.lines)
        if not line.struck and any(sees(entry.audience, viewer) for entry in line.entries)
    ]


def entry_moments(game: Table, viewer: int) -> list[int]:
    """Return the moment of each entry that the viewer was told; what open rows tell belongs to the last."""
    moments: list[int] = []
    moment = 0
    for line in game.record.lines:
        told = 0 if line.struck else sum(sees(entry.audience, viewer) for entry in line.entries)
        if told:
            moment += 1
            moments.extend([moment] * told)
    for seat in range(game.seats):
        for pick in game.history.picks(seat):
            moments.extend([moment] * sum(sees(entry.audience, viewer) for entry in pick.entries))
    return moments


def record_at(live: LiveTable, viewer: int, moment: int) -> Record | None:
    """Return the record up to a moment that the viewer saw, the first being 1; None for the last one, which is now."""
    points = visible_points(live.playing, viewer)
    if not 1 <= moment <= len(points):
        raise OptionError("no-moment", moment=moment, most=len(points))
    if moment == len(points):
        return None
    record = live.playing.record.header()
    for line in live.playing.record.lines[: points[moment - 1]]:
        record.add(replace(line, struck=False, entries=[]))
    return record


def replay_record(live: LiveTable, record: Record) -> Table:
    """Return the game of a record of this table."""
    return restored(live.title, record, live.title.content(pack_folder(live.row)))


def public_moment(live: LiveTable, viewer: int, moment: int) -> int:
    """Return the moment at which a spectator saw the same table: a link for others has to count as they do."""
    points = visible_points(live.playing, viewer)
    return sum(point <= points[moment - 1] for point in visible_points(live.playing, PUBLIC))


def parse_record(text: str) -> Record:
    """Return a record that a person brings along; refuse one that is too long, or of a title that is not here.

    >>> parse_record("once upon a time")
    Traceback (most recent call last):
        ...
    wartable.RecordError: line 1: a game begins with `wartable`; this is no record, or its beginning is gone
    """
    if len(text) > LONGEST_RECORD:
        raise OptionError("upload-length", most=LONGEST_RECORD)
    record = wtr.parse(text)
    wartable.title(record.title)
    return record


def play_record(record: Record) -> Table:
    """Return the game of a record, played again to its end, and proved where its secret is known.

    A pack that it names must be unfolded.
    """
    title = wartable.title(record.title)
    own = title.content()
    # A record names its content by hash: that of an installed pack, if it is not the title's own.
    content = own if record.content_hash == own.hash else title.content(unfolded(title.name, record.content_hash))
    table = restored(title, record, content)
    if record.secret:
        proof.prove(record)
    return table


async def read_record(store: Store, text: str) -> tuple[Record, Table]:
    """Return a record that a person brings along, and its game. In threads: a long game takes a while."""
    record = await asyncio.to_thread(parse_record, text)
    await store.packs.unfold_one(record.title, record.content_hash)
    return record, await asyncio.to_thread(play_record, record)


async def upload(host: Host, person: Person, data: Upload) -> tuple[Opened, list[str]]:
    """Open a table with a game that a person brings along; return it with the links of their seats.

    A running game goes on here, with new dice and draws; a finished one is to be looked at, and its uploader holds all
    seats, so that every view is open.
    """
    record, game = await read_record(host.store, data.record)
    running = game.outcome is None
    seats = data.seats if running and data.seats else [SeatWish(kind="me")] * game.seats
    if running and not data.seats:
        seats = against_bots(game, game.deciders[0], "")
    if len(seats) != game.seats:
        raise OptionError("upload-seats", seats=game.seats, given=len(seats))
    options: dict[str, Any] = dict(record.options)
    wish = Wish(title=record.title, seats=seats, options=options, public=data.public, spectators=EVERYTHING)
    wish.pack = "" if record.content_hash == game.title.content().hash else record.content_hash
    wish.hot_seat = sum(seat.kind == "me" for seat in seats) > 1
    position = json.dumps(game.history.settled(game.state).to_dict()) if running else ""
    opened = await lobby.open_table(host, person, wish, position, UPLOADED, "" if running else data.record)
    return opened, [opened.links[n] for n, seat in enumerate(seats) if seat.kind == "me" and n in opened.links]


def against_bots(game: Table, seat: int, level: str) -> list[SeatWish]:
    """Return seats with the person at one of them and bots at the others."""
    known = levels(game.title)
    level = level or known[-1]
    if level not in known:
        raise OptionError("field-not-one-of", place="level", value=repr(level), known=", ".join(known))
    return [SeatWish(kind="me") if n == seat else SeatWish(kind=BOT, level=level) for n in range(game.seats)]


class TakeBack(Change):
    """The only person at a table goes back to their last decision; the record says so, and the game is not rated."""

    def __init__(self, person: Person, seat: int) -> None:
        super().__init__(seat, ev.TAKE_BACK, actor=seat)
        self.person = person

    def make(self, live: LiveTable) -> Event:
        """Roll back to before the seat's last choice; refuse it where others play, too."""
        absence.check_goes_on(live)
        check_alone(live, self.person)
        if not self.person.holds(live.seat_row(self.seat)):
            raise Forbidden("not-seated-there")
        live.check_plays(self.seat)
        point = live.last_decision(self.seat)
        if point is None:
            raise UndoRefused("undo-nothing", seat=self.seat)
        body = {"point": point}
        ev.perform(live.playing, self.seat, self.kind, body)
        return Event(n=live.n + 1, seat=self.seat, kind=self.kind, body=body, at=time.time())


async def take_back(live: LiveTable, person: Person, seat: int) -> None:
    """Go back to one's last decision, against bots alone."""
    await live.write(TakeBack(person, seat))


def fork_game(game: Table, viewer: int, chance: Seeded) -> Table:
    """Return a game that is not over, as a viewer knows it."""
    if game.outcome is not None:
        raise NotRunning("fork-over")
    return game.fork(viewer, chance)


async def fork(host: Host, person: Person, live: LiveTable, viewer: int, data: Forking) -> Opened:
    """Open a table against bots, from a moment as this viewer knew it: what was hidden then is dealt anew."""
    # The server's own chance deals: nothing of the new table's secret, nor of the old one's, is in the position.
    chance = Seeded(secrets.randbits(60))
    async with live.still():
        record = None if data.moment is None else record_at(live, viewer, data.moment)
        forked = fork_game(live.playing, viewer, chance) if record is None else None
    if record is not None:
        past = await asyncio.to_thread(replay_record, live, record)
        forked = fork_game(past, viewer, chance)
    assert forked is not None
    seat = viewer if viewer != PUBLIC else forked.deciders[0] if data.play is None else data.play
    if not 0 <= seat < forked.seats:
        raise OptionError("fork-seat", seat=seat, last=forked.seats - 1)
    wish = Wish(
        title=live.row.title,
        seats=against_bots(forked, seat, data.level),
        options={**live.row.settings.options},
        pack=live.row.settings.pack,
        public=False,
        spectators=NOTHING,
    )
    return await lobby.open_table(host, person, wish, json.dumps(forked.state.to_dict()), FORKED)
