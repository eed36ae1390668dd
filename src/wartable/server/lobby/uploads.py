"""Records that people bring along: read, proved, and opened as a table."""

from __future__ import annotations

import json
from typing import Annotated, Any, NamedTuple

import msgspec

import wartable
from wartable.core.errors import OptionError
from wartable.core.record import proof, wtr
from wartable.core.record.record import Record
from wartable.core.table.replay import restored
from wartable.core.table.table import Table
from wartable.server.guards.bounds import FewSeats, RecordText
from wartable.server.guards.costly import POOL
from wartable.server.live.access import EVERYTHING
from wartable.server.live.host import Host
from wartable.server.lobby.new_table import Opened, SeatWish, Wish, against_bots, open_table
from wartable.server.people.identity import Person
from wartable.store import Store
from wartable.store.models import UPLOADED
from wartable.store.packs import unfolded

LONGEST_RECORD = 500_000
TAKING_BACK = ("undo ", "rollback ")
MOST_TAKEN_BACK = 500  # each makes part of the game be played again


class Upload(msgspec.Struct, forbid_unknown_fields=True):
    """A record to look at or to go on with.

    `seats` say who sits where if the game goes on; by default the one who uploads it sits at the first seat that is
    asked, and bots at the others."""

    record: RecordText
    seats: Annotated[list[SeatWish], FewSeats] = []
    public: bool = False


def parse_record(text: str) -> Record:
    """Return a record that a person brings along; refuse one that is too long, or of a title that is not here.

    >>> parse_record("once upon a time")
    Traceback (most recent call last):
        ...
    wartable.RecordError: line 1: a game begins with `wartable`; this is no record, or its beginning is gone
    """
    if len(text) > LONGEST_RECORD:
        raise OptionError("upload-length", most=LONGEST_RECORD)
    if sum(line.startswith(TAKING_BACK) for line in text.splitlines()) > MOST_TAKEN_BACK:
        raise OptionError("upload-costly", most=MOST_TAKEN_BACK)
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
    record = await POOL.run(parse_record, text)
    await store.packs.unfold_one(record.title, record.content_hash)
    return record, await POOL.run(play_record, record)


class Brought(NamedTuple):
    """The table that a record becomes: its position to go on from, or the record of a finished game."""

    wish: Wish
    position: str
    played: str


async def brought(host: Host, data: Upload) -> Brought:
    """Return the table that a game which a person brings along becomes.

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
    position = json.dumps(game.history.without_rows(game.state).to_dict()) if running else ""
    return Brought(wish, position, "" if running else data.record)


async def upload(host: Host, person: Person, game: Brought) -> tuple[Opened, list[str]]:
    """Open a table with a game that a person brings along; return it with the links of their seats."""
    opened = await open_table(host, person, game.wish, game.position, UPLOADED, game.played)
    seats = game.wish.seats
    return opened, [opened.links[n] for n, seat in enumerate(seats) if seat.kind == "me" and n in opened.links]
