"""Tables over HTTP: the lobby, a table, its seats, acting, chat, silent seats.

The same for every title.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Controller, Request, Response, get, post

from wartable.core.errors import OptionError
from wartable.core.record.record import clean
from wartable.core.rules.log import PUBLIC
from wartable.server.guards.bounds import FewOptions, Line, Word
from wartable.server.live import absence, alone
from wartable.server.live.access import acting_seat, check_talk, check_watch, viewer_of
from wartable.server.live.host import Host
from wartable.server.live.table import LiveTable
from wartable.server.lobby import gathering, hosting, new_table, seating
from wartable.server.people.accounts import check_own_names
from wartable.server.people.cookies import is_secure, seat_cookie
from wartable.server.people.identity import Forbidden, Person
from wartable.server.people.rate_limits import spend
from wartable.server.render.table_json import table_json, view_bytes
from wartable.server.render.texts import check_language
from wartable.server.routes.parameters import After, Lang, QueryLine, QueryWord
from wartable.server.routes.replies import (
    Done,
    Nothing,
    SeatReturned,
    SeatTaken,
    TableInList,
    TableView,
    VoteCount,
    WhyNot,
)
from wartable.server.socket.protocol import RequestId, check_body, check_seen
from wartable.store.models import BOT, FINISHED, GATHERING, INVITED, OPEN, RUNNING, ChatLine

LONGEST_LINE = 500
PHASES = (GATHERING, RUNNING, FINISHED)


class Look(NamedTuple):
    """Who looks at which table, in which language."""

    live: LiveTable
    viewer: int
    lang: str


async def look_at(
    host: Host,
    person: Person,
    table: str,
    seat: int | None,
    lang: str,
    through: Callable[[LiveTable, Person, int | None], int] = viewer_of,
) -> Look:
    """Return what every answer that shows a table begins with; `through` says whose eyes a seat may lend."""
    live = await host.table(table)
    return Look(live, through(live, person, seat), check_language(lang))


class Doing(msgspec.Struct, forbid_unknown_fields=True):
    """A request at a table: see the events. `request` makes it safe to repeat."""

    kind: Word
    body: Annotated[dict[Word, Any], FewOptions] = {}
    seat: int | None = None
    request: RequestId | None = None


class Saying(msgspec.Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: Line


class Tables(Controller):
    """The lobby and the tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/")
    async def listed(self, host: Host, person: Person, phase: QueryWord = "", mine: bool = False) -> list[TableInList]:
        """Public tables by phase, or mine."""
        if phase not in ("", *PHASES):
            raise OptionError("field-not-one-of", place="phase", value=repr(phase), known=", ".join(PHASES))
        if mine:
            rows = await host.store.tables(phase=phase, user=person.signed_in().id)
        else:
            rows = await host.store.tables(phase=phase, public=True)
        seats = await host.store.seats(*(row.id for row in rows))
        return [TableInList.of(row, seats[row.id]) for row in rows]

    @post("/", status_code=201)
    async def create(
        self, request: Request[Any, Any, Any], host: Host, person: Person, data: new_table.Wish
    ) -> Response[new_table.Opened]:
        """Open a table. Links of guests' and invited seats are in the answer; its host is shown the latter again."""
        await check_new(request, host, person, data)
        opened = await new_table.open_table(host, person, data)
        mine = [opened.links[n] for n, seat in enumerate(data.seats) if seat.kind == "me" and n in opened.links]
        mine += [opened.host] if opened.host else []
        cookies = [seat_cookie(request, mine, is_secure(request))] if mine else []
        return Response(opened, cookies=cookies)

    @get("/{table:str}")
    async def view(
        self,
        host: Host,
        person: Person,
        table: str,
        seat: int | None = None,
        lang: Lang = "en",
    ) -> TableView:
        """A table as I may see it: through one of my seats, or as a spectator."""
        look = await look_at(host, person, table, seat, lang)
        return table_view(look.live, look.viewer, look.lang)

    @post("/{table:str}/seat", status_code=200)
    async def sit(
        self, request: Request[Any, Any, Any], host: Host, person: Person, table: str, data: seating.SeatTaking
    ) -> Response[SeatTaken]:
        """Sit down."""
        live = await host.table(table)
        await check_own_names(host.store, person, [data.name])
        link = await seating.take_seat(live, person, data)
        cookies = [seat_cookie(request, [link], is_secure(request))] if link else []
        return Response(SeatTaken(data.seat, link), cookies=cookies)

    @post("/{table:str}/leave", status_code=200)
    async def leave(self, host: Host, person: Person, table: str, data: seating.SeatTaking) -> Nothing:
        """Get up; in a running game a bot takes the seat at once, until you come back."""
        live = await host.table(table)
        await seating.leave_seat(live, person, data.seat)
        return Nothing()

    @post("/{table:str}/do", status_code=200)
    async def do(self, host: Host, person: Person, table: str, data: Doing) -> Done:
        """Act, undo and so on at one of my seats."""
        live = await host.table(table)
        seat = acting_seat(live, person, data.seat)
        body = check_body(data.kind, data.body)
        ack = await live.submit(seat, data.kind, body, data.request)
        return Done(ack.number, **ack.answer)

    @get("/{table:str}/why")
    async def why(
        self, host: Host, person: Person, table: str, action: QueryLine, seat: int | None = None, lang: Lang = "en"
    ) -> WhyNot:
        """Why an action may not be played now; an empty clause if it may."""
        live = await host.table(table)
        refusal = live.playing.why_not(acting_seat(live, person, seat), action)
        if refusal is None:
            return WhyNot("", "")
        return WhyNot(refusal.clause, refusal.label(check_language(lang)))

    @get("/{table:str}/chat")
    async def chat(self, host: Host, person: Person, table: str, after: After = 0) -> list[ChatLine]:
        """The chat of a table."""
        live = await host.table(table)
        check_watch(live, viewer_of(live, person, None))
        return await host.store.chat(live.row.id, after)

    @post("/{table:str}/chat", status_code=201)
    async def say(self, host: Host, person: Person, table: str, data: Saying) -> Nothing:
        """Say something at a table; seated players and signed-in spectators may."""
        live = await host.table(table)
        text = clean("what-text-line", data.text, LONGEST_LINE)
        check_seen("what-text-line", text)
        seats = check_talk(live, person)
        name = live.seats[seats[0]].name if seats else person.signed_in().name
        await host.store.say(live.row.id, name, seats[0] if seats else PUBLIC, text)
        live.talk()
        return Nothing()


async def check_new(request: Request[Any, Any, Any], host: Host, person: Person, wish: new_table.Wish) -> None:
    """Refuse a table where somebody goes by the name of another's account, or one too many."""
    await check_own_names(host.store, person, [wish.name, *(seat.name for seat in wish.seats)])
    await check_burden(request, host, person, wish)


async def check_burden(request: Request[Any, Any, Any], host: Host, person: Person, wish: new_table.Wish) -> None:
    """Count what a new table costs the others: a place in the lobby, or bots that play for nobody."""
    kinds = {seat.kind for seat in wish.seats}
    if kinds <= {BOT}:
        spend(request, "costly", person.id)
    elif wish.public or (wish.public is None and INVITED not in kinds):
        if not kinds & {OPEN, INVITED} and not (wish.salts and "me" in kinds):
            return  # it begins at once, and waits for nobody
        if person.user is None:
            spend(request, "lobby", "")
        else:
            await gathering.check_room(host.store, person.id)


class Hosting(Controller):
    """What the host of a table does before its game begins."""

    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @get("/invitations")
    async def invitations(self, host: Host, person: Person, table: str) -> hosting.Invitations:
        """The links that let others sit down, for the host alone."""
        return hosting.invitations_of(await host.table(table), person)

    @post("/seats", status_code=200)
    async def set_seat(
        self, request: Request[Any, Any, Any], host: Host, person: Person, table: str, data: hosting.SeatChoice
    ) -> Nothing:
        """Give a free seat to a bot, to anybody, or to somebody with a new link; an older link is cancelled."""
        await hosting.set_seat(await host.table(table), person, data, lambda: spend(request, "costly", person.id))
        return Nothing()

    @post("/start", status_code=200)
    async def start(self, request: Request[Any, Any, Any], host: Host, person: Person, table: str) -> Nothing:
        """Begin without the free seats."""
        await hosting.start_with_fewer(await host.table(table), person, lambda: spend(request, "costly", person.id))
        return Nothing()

    @post("/close", status_code=200)
    async def close(self, host: Host, person: Person, table: str) -> Nothing:
        """Close the table."""
        await hosting.close_table(await host.table(table), person)
        return Nothing()


class Replacing(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to play on for a silent seat: a bot, or a substitute who sits down (open)."""

    seat: int
    by: Word = BOT


class Returning(msgspec.Struct, forbid_unknown_fields=True):
    """Which of the seats that I left I come back to."""

    seat: int


class Deciding(msgspec.Struct, forbid_unknown_fields=True):
    """Which of my seats goes back to its last decision."""

    seat: int


class Pace(Controller):
    """Alone with bots: their speed, holding them, and going back."""

    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @post("/pace", status_code=200)
    async def pace(self, host: Host, person: Person, table: str, data: alone.PaceWish) -> Nothing:
        """Set how fast the bots play, hold them, or skip to my next decision; for the only person at the table."""
        live = await host.table(table)
        await alone.set_pace(live, person, data)
        return Nothing()

    @post("/take-back", status_code=200)
    async def take_back(self, host: Host, person: Person, table: str, data: Deciding) -> Nothing:
        """Go back to my last decision, against bots alone: the record says so, and the game is not rated."""
        live = await host.table(table)
        await alone.take_back(live, person, data.seat)
        return Nothing()


class Absence(Controller):
    """Silent seats, and coming back."""

    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @post("/replace", status_code=200)
    async def replace(self, host: Host, person: Person, table: str, data: Replacing) -> VoteCount:
        """Vote for handing a silent seat to a bot or a substitute; more than half of the other people decide."""
        live = await host.table(table)
        voters = tuple(seat for seat in person.seats(live.seats) if seat != data.seat)
        if not voters:
            raise Forbidden("others-decide")
        return VoteCount(**await absence.vote(live, voters, data.seat, data.by))

    @post("/return", status_code=200)
    async def back(self, host: Host, person: Person, table: str, data: Returning) -> SeatReturned:
        """Come back to a seat that a bot plays on for me."""
        live = await host.table(table)
        await absence.come_back(live, person, data.seat)
        return SeatReturned(data.seat)


def table_view(live: LiveTable, viewer: int, lang: str) -> TableView:
    """Return the game with its whole log."""
    made = table_json(live, viewer, lang)
    return msgspec.json.decode(view_bytes(made.body, made.log, 0), type=TableView)
