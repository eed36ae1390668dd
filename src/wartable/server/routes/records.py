"""Records at the server: games that people bring along, forks from any moment against bots, the proof of fairness."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import Cookie

import wartable
from wartable.bots.levels import levels
from wartable.core.errors import OptionError, RecordError
from wartable.core.record import proof, wtr
from wartable.core.record.fair import commit
from wartable.core.record.record import Record
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import PUBLIC
from wartable.core.table.replay import restored
from wartable.core.table.table import Table
from wartable.server.live import lobby
from wartable.server.live.host import Host, LiveTable, NotRunning
from wartable.server.live.lobby import Opened, SeatWish, Wish
from wartable.server.people.identity import Person
from wartable.server.render.table_json import EVERYTHING, NOTHING
from wartable.server.routes.replay import eyes, record_at, replayed
from wartable.server.routes.tables import is_secure, seat_cookie
from wartable.store.models import BOT, FINISHED, FORKED, UPLOADED

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


def read_record(text: str) -> tuple[Record, Table]:
    """The game of a record, played again to its end, and proved where its secret is known.

    >>> read_record("once upon a time")
    Traceback (most recent call last):
        ...
    wartable.RecordError: line 1: a game begins with `wartable`; this is no record, or its beginning is gone
    """
    if len(text) > LONGEST_RECORD:
        raise OptionError("upload-length", most=LONGEST_RECORD)
    record = wtr.parse(text)
    title = wartable.title(record.title)
    table = restored(title, record, title.content())
    if record.secret:
        proof.prove(record)
    return record, table


async def upload(host: Host, person: Person, data: Upload) -> tuple[Opened, list[str]]:
    """Opens a table with a game that somebody brings along, and gives the links of his own seats there.

    A running game goes on here, with new dice and draws; a finished one is to be looked at, and all its seats are his,
    so that he can look through every one.
    """
    # Played again beside the event loop: a long game takes a while.
    record, game = await asyncio.to_thread(read_record, data.record)
    running = game.outcome is None
    seats = data.seats if running and data.seats else [SeatWish(kind="me")] * game.seats
    if running and not data.seats:
        seats = against_bots(game, game.deciders[0], "")
    if len(seats) != game.seats:
        raise OptionError("upload-seats", seats=game.seats, given=len(seats))
    options: dict[str, Any] = dict(record.options)
    wish = Wish(title=record.title, seats=seats, options=options, public=data.public, spectators=EVERYTHING)
    wish.hot_seat = sum(seat.kind == "me" for seat in seats) > 1
    position = json.dumps(game.history.settled(game.state).to_dict()) if running else ""
    opened = await lobby.open_table(host, person, wish, position, UPLOADED, "" if running else data.record)
    return opened, [opened.links[n] for n, seat in enumerate(seats) if seat.kind == "me" and n in opened.links]


def against_bots(game: Table, seat: int, level: str) -> list[SeatWish]:
    """Me at a seat, bots at the others."""
    known = levels(game.title)
    level = level or known[-1]
    if level not in known:
        raise OptionError("field-not-one-of", place="level", value=repr(level), known=", ".join(known))
    return [SeatWish(kind="me") if n == seat else SeatWish(kind=BOT, level=level) for n in range(game.seats)]


def forked_from(game: Table, viewer: int, chance: Seeded) -> Table:
    """A game that is not over, as a viewer knows it."""
    if game.outcome is not None:
        raise NotRunning("fork-over")
    return game.fork(viewer, chance)


async def fork(host: Host, person: Person, live: LiveTable, viewer: int, data: Forking) -> Opened:
    """A new table against bots, from a moment as this viewer knew it: what he could not know is dealt anew."""
    # The server's own chance deals: nothing of the new table's secret, nor of the old one's, is in the position.
    chance = Seeded(secrets.randbits(60))
    async with live.still():
        record = None if data.moment is None else record_at(live, viewer, data.moment)
        forked = forked_from(live.game, viewer, chance) if record is None else None
    if record is not None:
        past = await asyncio.to_thread(replayed, live, record)
        forked = forked_from(past, viewer, chance)
    assert forked is not None
    seat = viewer if viewer != PUBLIC else forked.deciders[0] if data.play is None else data.play
    if not 0 <= seat < forked.seats:
        raise OptionError("fork-seat", seat=seat, last=forked.seats - 1)
    wish = Wish(
        title=live.row.title,
        seats=against_bots(forked, seat, data.level),
        options={**live.row.settings.options},
        public=False,
        spectators=NOTHING,
    )
    return await lobby.open_table(host, person, wish, json.dumps(forked.state.to_dict()), FORKED)


def proof_json(live: LiveTable) -> dict[str, Any]:
    """What can be proved of a table's dice and draws, and whether it holds."""
    game = live.table
    salts = game.record.salts if game is not None else []
    data: dict[str, Any] = {
        "commitment": commit(live.row.secret) if game is None else game.record.commitment,
        "salts": [{"seat": seat, "salt": salt} for seat, salt in salts],
        "finished": live.row.phase == FINISHED,
        "secret": "",
        "verified": None,
    }
    if game is None or game.outcome is None:
        return data
    text = game.wtr()
    data["secret"] = game.record.secret
    try:
        report = proof.verify(text)
    except RecordError as error:
        return {**data, "verified": False, "reason": str(error)}
    return {**data, "verified": True, "draws": report.draws}


def cookies(request: Request[Any, Any, Any], links: list[str]) -> list[Cookie]:
    """The cookie of a guest's new seats."""
    return [seat_cookie(request, links, is_secure(request))] if links else []


class Records(Controller):
    """Games that people bring along."""

    path = "/api/records"
    tags = ("records",)

    @post("/", status_code=201)
    async def upload(
        self, request: Request[Any, Any, Any], host: Host, person: Person, data: Upload
    ) -> Response[Opened]:
        """Bring a record (.wtr) along: a finished game becomes a table to look at, a running one goes on here."""
        opened, mine = await upload(host, person, data)
        return Response(opened, cookies=cookies(request, mine))


class Forks(Controller):
    """Playing on from a moment of another table; and the proof that a table was fair."""

    path = "/api/tables/{table:str}"
    tags = ("records",)

    @post("/fork", status_code=201)
    async def fork(
        self, request: Request[Any, Any, Any], host: Host, person: Person, table: str, data: Forking
    ) -> Response[Opened]:
        """A private table against bots from a moment as I knew it; what I could not know is dealt anew."""
        live = await host.table(table)
        opened = await fork(host, person, live, eyes(live, person, data.seat), data)
        return Response(opened, cookies=cookies(request, list(opened.links.values())))

    @get("/proof")
    async def proof(self, host: Host, person: Person, table: str) -> dict[str, Any]:
        """The proof of fairness: the commitment; after the end also the secret, and whether all results follow."""
        live = await host.table(table)
        eyes(live, person, None)
        async with live.still():
            return proof_json(live)


__all__ = ["Forks", "Records"]
