"""The HTTP interface: JSON in, JSON out. Every title and every table goes through the same few addresses."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import QueryParameter

import wartable
from wartable.bots.levels import levels
from wartable.core.errors import OptionError
from wartable.core.options import word
from wartable.core.record.record import clean
from wartable.core.rules.log import PUBLIC
from wartable.core.text.messages import LANGUAGES
from wartable.core.title import Title
from wartable.server.jobs.ratings import my_ratings
from wartable.server.live import lobby
from wartable.server.live.host import Host, LiveTable
from wartable.server.people import accounts
from wartable.server.people.identity import SEAT_COOKIE, SESSION_COOKIE, SESSION_SECONDS, Forbidden, Person, hashed
from wartable.server.render.table_json import EVERYTHING, may_watch, view_json
from wartable.server.socket.protocol import RequestId, checked
from wartable.store.models import FINISHED, GATHERING, RUNNING

LONGEST_LINE = 500
PHASES = (GATHERING, RUNNING, FINISHED)

Lang = Annotated[str, QueryParameter(name="lang", description="en or it")]
After = Annotated[int, QueryParameter(name="after", ge=0, lt=1 << 53, description="the last line that was read")]


class Registration(msgspec.Struct, forbid_unknown_fields=True):
    """A new account."""

    name: str
    password: str
    email: str | None = None
    robot: bool = False


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """Name (or address) and password."""

    name: str
    password: str


class TokenWish(msgspec.Struct, forbid_unknown_fields=True):
    """A token for a bot."""

    label: str = "bot"


class Doing(msgspec.Struct, forbid_unknown_fields=True):
    """A request at a table: see the events. `request` makes it safe to repeat."""

    kind: str
    body: dict[str, Any] = {}
    seat: int | None = None
    request: RequestId | None = None


class Saying(msgspec.Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: str


def language(lang: str) -> str:
    """A language that there is."""
    if lang not in LANGUAGES:
        raise OptionError("field-not-one-of", place="lang", value=repr(lang), known=", ".join(LANGUAGES))
    return lang


def session_cookie(secret: str, secure: bool) -> Cookie:
    """The cookie of a session: not for scripts, not for other sites."""
    return Cookie(SESSION_COOKIE, value=secret, httponly=True, samesite="lax", secure=secure, max_age=SESSION_SECONDS)


def seat_cookie(request: Request[Any, Any, Any], links: list[str], secure: bool) -> Cookie:
    """The cookie with the secret links of this browser's guest seats, the newest first."""
    held = [link for link in request.cookies.get(SEAT_COOKIE, "").split(".") if link and link not in links]
    value = ".".join([*links, *held][:40])
    return Cookie(SEAT_COOKIE, value=value, httponly=True, samesite="lax", secure=secure, max_age=SESSION_SECONDS)


def is_secure(request: Request[Any, Any, Any]) -> bool:
    """Whether the request came by https, directly or through a proxy that says so."""
    return request.headers.get("x-forwarded-proto", request.url.scheme) == "https"


def title_json(title: Title, lang: str) -> dict[str, Any]:
    """A title for a form: modes, options in words with their defaults and clauses, levels of bots."""
    text = title.messages
    return {
        "name": title.name,
        "label": text.format(lang, "title-name"),
        "line": text.format(lang, "title-line"),
        "rules_version": title.sheet.rules_version,
        "modes": [
            {"name": mode.name, "label": text.format(lang, f"mode-{mode.name}"), "low": mode.low, "high": mode.high}
            for mode in title.sheet.modes
        ],
        "options": [
            {
                "name": option.name,
                "default": word(option.default),
                "values": [word(value) for value in option.each_value()]
                if option.values or isinstance(option.default, bool)
                else [],
                "low": option.low,
                "high": option.high,
                "optional": option.optional,
                "clause": option.clause,
                "modes": list(option.modes),
            }
            for option in title.sheet.options
        ],
        "levels": levels(title),
    }


class Accounts(Controller):
    """Accounts and sessions."""

    path = "/api/accounts"
    tags = ("accounts",)

    @post("/register", status_code=201)
    async def register(
        self, request: Request[Any, Any, Any], host: Host, data: Registration
    ) -> Response[dict[str, str]]:
        """Make an account and sign in."""
        user = await accounts.register(host.store, data.name, data.password, data.email, data.robot)
        session = await accounts.new_session(host.store, user)
        return Response({"id": user.id, "name": user.name}, cookies=[session_cookie(session, is_secure(request))])

    @post("/sign-in", status_code=200)
    async def sign_in(self, request: Request[Any, Any, Any], host: Host, data: SignIn) -> Response[dict[str, str]]:
        """Sign in."""
        user, session = await accounts.sign_in(host.store, data.name, data.password)
        return Response({"id": user.id, "name": user.name}, cookies=[session_cookie(session, is_secure(request))])

    @post("/sign-out", status_code=200)
    async def sign_out(
        self, request: Request[Any, Any, Any], host: Host, everywhere: bool = False
    ) -> Response[dict[str, str]]:
        """Sign out, here or everywhere."""
        session = request.cookies.get(SESSION_COOKIE, "")
        user = await host.store.session_user(hashed(session)) if session else None
        if user is not None and everywhere:
            await host.store.drop_sessions(user=user.id)
        elif session:
            await host.store.drop_sessions(hash=hashed(session))
        gone = Cookie(SESSION_COOKIE, value="", httponly=True, samesite="lax", max_age=0)
        return Response({}, cookies=[gone])

    @post("/token", status_code=201)
    async def token(self, host: Host, person: Person, data: TokenWish) -> dict[str, str]:
        """A token for the bot's account that is signed in; it is shown this once."""
        return {"token": await accounts.new_token(host.store, person.signed_in(), data.label)}

    @get("/me")
    async def me(self, host: Host, person: Person) -> dict[str, Any]:
        """Who I am, and how strong at which title."""
        user = person.user
        facts = {"id": person.id, "name": user.name if user else "", "robot": user.robot if user else False}
        return {**facts, "ratings": await my_ratings(host, person.id) if user else {}}


class Titles(Controller):
    """What can be played."""

    path = "/api/titles"
    tags = ("titles",)

    @get("/")
    async def titles(self, lang: Lang = "en") -> list[dict[str, Any]]:
        """All titles with their modes, options and levels of bots."""
        tongue = language(lang)
        return [title_json(wartable.title(name), tongue) for name in wartable.title_names()]

    @get("/{title:str}/rules")
    async def rules(self, title: str, words: str = "", lang: Lang = "en") -> list[dict[str, str]]:
        """Clauses of the rulebook by id, beginning of an id, or words; all of them if nothing is said."""
        book = wartable.title(title).rulebook
        tongue = language(lang)
        clauses = book.find(words, tongue) if words else [book.clause(id, tongue) for id in book.ids]
        return [{"id": clause.id, "section": clause.section, "text": clause.text} for clause in clauses]


class Tables(Controller):
    """The lobby and the tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/")
    async def listed(self, host: Host, person: Person, phase: str = "", mine: bool = False) -> list[dict[str, Any]]:
        """Public tables by phase, or mine."""
        if phase not in ("", *PHASES):
            raise OptionError("field-not-one-of", place="phase", value=repr(phase), known=", ".join(PHASES))
        if mine:
            rows = await host.store.tables(phase=phase, user=person.signed_in().id)
        else:
            rows = await host.store.tables(phase=phase, public=True)
        seats = await host.store.seats(*(row.id for row in rows))
        return [lobby.table_json(row, seats[row.id]) for row in rows]

    @post("/", status_code=201)
    async def create(
        self, request: Request[Any, Any, Any], host: Host, person: Person, data: lobby.Wish
    ) -> Response[lobby.Opened]:
        """Open a table. Links of guests' and invited seats are in the answer, once."""
        opened = await lobby.open_table(host, person, data)
        mine = [opened.links[n] for n, seat in enumerate(data.seats) if seat.kind == "me" and n in opened.links]
        cookies = [seat_cookie(request, mine, is_secure(request))] if mine else []
        return Response(opened, cookies=cookies)

    @get("/{table:str}")
    async def view(
        self, host: Host, person: Person, table: str, seat: int | None = None, lang: Lang = "en"
    ) -> dict[str, Any]:
        """A table as I may see it: through one of my seats, or as a spectator."""
        live = await host.table(table)
        return view_json(live, viewer_of(live, person, seat), language(lang))

    @post("/{table:str}/seat", status_code=200)
    async def sit(
        self, request: Request[Any, Any, Any], host: Host, person: Person, table: str, data: lobby.SeatTaking
    ) -> Response[dict[str, Any]]:
        """Sit down."""
        live = await host.table(table)
        link = await lobby.take_seat(live, person, data)
        cookies = [seat_cookie(request, [link], is_secure(request))] if link else []
        return Response({"seat": data.seat, "link": link}, cookies=cookies)

    @post("/{table:str}/leave", status_code=200)
    async def leave(self, host: Host, person: Person, table: str, data: lobby.SeatTaking) -> dict[str, Any]:
        """Get up; in a running game a bot takes the seat at once, until you come back."""
        live = await host.table(table)
        await lobby.leave_seat(live, person, data.seat)
        return {}

    @post("/{table:str}/do", status_code=200)
    async def do(self, host: Host, person: Person, table: str, data: Doing) -> dict[str, Any]:
        """Act, undo and so on at one of my seats."""
        live = await host.table(table)
        seat = acting_seat(live, person, data.seat)
        ack = await live.submit(seat, data.kind, checked(data.kind, data.body), data.request)
        return {"number": ack.number, **ack.told}

    @get("/{table:str}/why")
    async def why(
        self, host: Host, person: Person, table: str, action: str, seat: int | None = None, lang: Lang = "en"
    ) -> dict[str, str]:
        """Why an action may not be played now; an empty clause if it may."""
        live = await host.table(table)
        refusal = live.game.why_not(acting_seat(live, person, seat), action)
        return (
            {"clause": refusal.clause, "text": refusal.label(language(lang))} if refusal else {"clause": "", "text": ""}
        )

    @get("/{table:str}/chat")
    async def chat(self, host: Host, person: Person, table: str, after: After = 0) -> list[dict[str, Any]]:
        """The chat of a table."""
        live = await host.table(table)
        if not may_watch(live, viewer_of(live, person, None)):
            raise Forbidden("spectators-blind")
        return await host.store.chat(live.row.id, after)

    @post("/{table:str}/chat", status_code=201)
    async def say(self, host: Host, person: Person, table: str, data: Saying) -> dict[str, Any]:
        """Say something at a table; seated players and signed-in spectators may."""
        live = await host.table(table)
        seats = person.seats(live.seats)
        text = clean("what-text-line", data.text, LONGEST_LINE)
        if not seats and (person.user is None or not may_watch(live, PUBLIC)):
            raise Forbidden("talk-not-allowed")
        name = live.seats[seats[0]].name if seats else person.signed_in().name
        await host.store.say(live.row.id, name, seats[0] if seats else PUBLIC, text)
        live.talk()
        return {}


def viewer_of(live: LiveTable, person: Person, seat: int | None) -> int:
    """Through whose eyes a person looks: a seat of his, or the public's where spectators may come.

    Where spectators see everything after the end, they may then look through every seat's eyes.
    """
    seats = person.seats(live.seats)
    known = bool(seats) or any(person.left(row) for row in live.seats)
    if seat is None and seats:
        return seats[0]
    if seat is not None and seat in seats:
        return seat
    if not live.row.public and not known:
        raise Forbidden("table-private")
    if seat is not None and seat != PUBLIC:
        live.seat_row(seat)
        if live.row.phase != FINISHED or live.row.settings.spectators != EVERYTHING:
            raise Forbidden("not-seated-there")
        return seat
    return PUBLIC


def acting_seat(live: LiveTable, person: Person, seat: int | None) -> int:
    """The seat that a person acts for."""
    seats = person.seats(live.seats)
    if not seats:
        raise Forbidden("seated-only")
    if seat is None:
        asked = [s for s in seats if live.table is not None and s in live.table.deciders]
        return (asked or list(seats))[0]
    if seat not in seats:
        raise Forbidden("not-seated-there")
    return seat


__all__ = ["Accounts", "Tables", "Titles", "acting_seat", "viewer_of"]
