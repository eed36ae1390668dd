"""The pages: first page, lobby, table form, account, rulebooks, records."""

from __future__ import annotations

import time
from importlib.resources import files
from typing import Any

import msgspec
from litestar import Request, get
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.response import Template
from litestar.template.config import TemplateConfig

import wartable
from wartable.bots.levels import levels
from wartable.core.errors import ContentError
from wartable.core.text.messages import LANGUAGES
from wartable.core.text.rulebook import plain
from wartable.paint import icons
from wartable.paint.art import load
from wartable.server.assets import bundles, client_files
from wartable.server.assets.fonts import fonts_of
from wartable.server.jobs.notices import NoticeSettings
from wartable.server.jobs.push_encryption import public_key
from wartable.server.jobs.web_push import load_key
from wartable.server.live.host import Host
from wartable.server.live.stored_table import Gone
from wartable.server.people.account_links import CONFIRM, RESET
from wartable.server.people.cookies import CSRF_COOKIE, csrf_cookie, is_secure, language_cookie
from wartable.server.people.identity import Person, secret
from wartable.server.render import player_names, title_info
from wartable.server.render.rulebook_html import chapters
from wartable.server.render.texts import for_page, messages, reader_language
from wartable.server.routes.parameters import QueryFlag, QueryLine, QueryWord
from wartable.server.routes.replies import TableInList
from wartable.server.routes.titles import my_ratings
from wartable.store.models import BOT, FINISHED, GATHERING, RUNNING, SeatRow, TableRow

MOST_FIRST = 4  # of my own tables on the first page
HERE = files("wartable.server")
FRESH = {"cache-control": "no-cache"}

AnyRequest = Request[Any, Any, Any]


class ListedTable(TableInList, kw_only=True):
    """A table in a page's list, as its reader sees it."""

    label: str
    poster: bool
    settled: title_info.TableSettings
    owner: str
    players: list[str]
    mine: bool
    my_turn: bool
    won: list[str]
    ago: str
    waits: str


def templates() -> TemplateConfig[JinjaTemplateEngine]:
    """Return where the templates are."""
    return TemplateConfig(directory=str(HERE / "templates"), engine=JinjaTemplateEngine)


def render(request: AnyRequest, person: Person, name: str, status: int = 200, **context: Any) -> Template:
    """Return a page with everything that all pages need, and the cookies that it may have to set."""
    lang = reader_language(request)
    csrf = request.cookies.get(CSRF_COOKIE) or secret()
    secure = is_secure(request)
    cookies = [csrf_cookie(csrf, secure)]
    if request.query_params.get("lang") in LANGUAGES:
        cookies.append(language_cookie(lang, secure))
    context = {
        "lang": lang,
        "languages": LANGUAGES,
        "t": lambda key, **args: messages().format(lang, f"pages-{key}", **args),
        "person": person,
        "path": request.url.path,
        "here": f"{'https' if secure else 'http'}://{request.headers.get('host', '')}",
        "logo": icons.LOGO,
        "fonts": fonts_of(request).preloads,
        "styles": fonts_of(request).styles,
        "web": client_files.folder(),
        "bundle": bundles.address,
        "errors": as_json(for_page(lang, "error-")),
        "push_key": push_key(request, person),
        **context,
    }
    return Template(template_name=name, context=context, cookies=cookies, status_code=status, headers=FRESH)


def push_key(request: AnyRequest, person: Person) -> str:
    """Return what the browser of somebody who is signed in subscribes with; empty where nothing is pushed."""
    settings: NoticeSettings = request.app.state.notice_settings
    if not settings.push or person.user is None or person.by_token:
        return ""
    return public_key(load_key(settings.push))


# -- the first page, the lobby, the form --


@get("/", include_in_schema=False)
async def first_page(request: AnyRequest, host: Host, person: Person) -> Template:
    """The titles with their posters, and the tables that wait for players."""
    lang = reader_language(request)
    titles = title_info.on_show(lang)
    tables = await my_tables(host, person, lang)
    mine = [table for table in tables if table.phase != FINISHED][:MOST_FIRST]
    waiting = others(await listed(host, person, lang, phase=GATHERING, public=True, limit=8))
    return render(request, person, "first.html", titles=titles, mine=mine, waiting=waiting, turns=turns(tables))


async def listed(host: Host, person: Person, lang: str, **which: Any) -> list[ListedTable]:
    """Return tables of a list, with what a row says of them."""
    rows = await host.store.tables(**which)
    seats = await host.store.seats(*(row.id for row in rows))
    return [await row_of(host, person, row, seats[row.id], lang) for row in rows]


async def my_tables(host: Host, person: Person, lang: str) -> list[ListedTable]:
    """Return the tables at which an account or this browser has a seat: those that wait for it first."""
    if person.user is None and not person.links:
        return []
    tables = await listed(host, person, lang, user=person.id, links=person.links, limit=30)
    return sorted(tables, key=lambda table: (not table.my_turn, table.phase == FINISHED))


def turns(tables: list[ListedTable]) -> int:
    """Return how many of these tables wait for their reader."""
    return sum(table.my_turn for table in tables)


def others(tables: list[ListedTable]) -> list[ListedTable]:
    """Return the tables of a list that are not in the reader's own list already."""
    return [table for table in tables if not table.mine]


async def row_of(host: Host, person: Person, row: TableRow, seats: list[SeatRow], lang: str) -> ListedTable:
    """Return one table of a list."""
    title = wartable.title(row.title)
    mine = person.seats(seats)
    called = title_info.seat_names(row, lang)
    who = player_names.players(row, seats, called, lang)
    return ListedTable(
        **msgspec.structs.asdict(TableInList.of(row, seats)),
        label=title.messages.format(lang, "title-name"),
        poster=title.name in load(title.art).posters,
        settled=title_info.table_settings(title, row.settings.options, lang),
        owner=next((seat.name for seat in seats if seat.name and seat.kind != BOT), ""),
        players=[name for name in who if name],
        mine=bool(mine),
        my_turn=row.phase == RUNNING and bool(mine) and await my_turn(host, person, row.id),
        won=[who[seat] or called[seat] for seat in (row.outcome or {}).get("winners", ())],
        ago=ago(time.time() - row.updated, lang),
        waits=waits(row, lang),
    )


def waits(row: TableRow, lang: str) -> str:
    """Return what a table waits for that is decided elsewhere, in the title's words or in ours; or nothing."""
    if not row.outside or row.phase != RUNNING:
        return ""
    own = wartable.title(row.title).messages
    return own.format(lang, "outside") if own.has(lang, "outside") else messages().format(lang, "table-outside")


def ago(seconds: float, lang: str) -> str:
    """Return how long ago something happened, in words.

    >>> ago(30, "en"), ago(7300, "en"), ago(3 * 86400, "it")
    ('just now', '2 hours ago', '3 giorni fa')
    """
    for unit, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= length:
            return messages().format(lang, f"pages-ago-{unit}", count=int(seconds // length))
    return messages().format(lang, "pages-ago-now")


@get("/tables", include_in_schema=False)
async def lobby_page(request: AnyRequest, host: Host, person: Person, welcome: QueryFlag = None) -> Template:
    """Open, running and finished tables, and mine; a new account is bidden welcome here."""
    lang = reader_language(request)
    lists: dict[str, list[ListedTable]] = {}
    mine = await my_tables(host, person, lang)
    if mine or person.user is not None:
        lists["mine"] = mine
    for phase in (GATHERING, RUNNING, FINISHED):
        lists[phase] = others(await listed(host, person, lang, phase=phase, public=True, limit=20))
    titles = title_info.on_show(lang)
    new = person.user is not None and welcome is not None
    waiting = await host.store.accounts.waiting_address(person.id) if new else ""
    return render(
        request, person, "lobby.html", lists=lists, titles=titles, turns=turns(mine), new=new, waiting=waiting
    )


async def my_turn(host: Host, person: Person, table: str) -> bool:
    """Return whether a table waits for this person; one whose pack is missing is listed and waits for nobody."""
    try:
        live = await host.table(table)
    except ContentError:
        return False
    return not set(live.waited_for).isdisjoint(person.seats(live.seats))


@get("/new/{title:str}", include_in_schema=False)
async def new_page(request: AnyRequest, host: Host, person: Person, title: str) -> Template:
    """The form that opens a table."""
    game = wartable.title(title)
    lang = reader_language(request)
    high = game.sheet.seats[1]
    faces = zip(title_info.usual_seat_names(game, high, lang), title_info.seat_signs(game, high), strict=True)
    return render(
        request,
        person,
        "new.html",
        title=title_info.present(game, lang),
        groups=title_info.option_groups(game, lang),
        presets=[(preset, as_json(preset.values)) for preset in title_info.presets(game, lang)],
        packs=await host.store.packs.list(game.name),
        guest=player_names.guest(lang),
        bots=[(level, player_names.bot(level, lang)) for level in levels(game)],
        seats=as_json([{"name": name, "sign": sign} for name, sign in faces]),
    )


def as_json(data: Any) -> str:
    """Return data as JSON that can stand inside HTML.

    >>> as_json({"a": "</script>"})
    '{"a":"\\\\u003c/script>"}'
    """
    return msgspec.json.encode(data).decode().replace("<", "\\u003c")


# -- the rest --


@get("/account", include_in_schema=False)
async def account_page(request: AnyRequest, host: Host, person: Person) -> Template:
    """Sign in, register, settings."""
    lang = reader_language(request)
    titles = title_info.on_show(lang)
    return render(
        request,
        person,
        "account.html",
        ratings=await my_ratings(host, person.id) if person.user is not None else {},
        labels={title.name: title.label for title in titles},
        titles=titles,
        turns=turns(await my_tables(host, person, lang)),
        waiting=await host.store.accounts.waiting_address(person.id) if person.user is not None else "",
        sends_mail=sends_mail(request),
    )


def sends_mail(request: AnyRequest) -> bool:
    """Return whether this server can write to its players."""
    return bool(request.app.state.notice_settings.mail)


@get("/account/{kind:str}", include_in_schema=False)
async def account_link_page(request: AnyRequest, person: Person, kind: str) -> Template:
    """Where links of accounts lead. The key follows the `#`: it comes only with what the page sends."""
    if kind == "bots":
        return render(request, person, "account-bots.html")
    if kind not in ("forgotten", RESET, CONFIRM):
        raise Gone("no-page")
    titles = title_info.on_show(reader_language(request))
    return render(request, person, "account-link.html", kind=kind, titles=titles, sends_mail=sends_mail(request))


@get("/records", include_in_schema=False)
async def records_page(request: AnyRequest, host: Host, person: Person) -> Template:
    """Records: bring one along, check it here, look at finished games."""
    lang = reader_language(request)
    mine = [table for table in await my_tables(host, person, lang) if table.phase == FINISHED]
    finished = [*mine, *others(await listed(host, person, lang, phase=FINISHED, public=True, limit=20))]
    texts = as_json(for_page(lang, "table-proof"))
    titles = title_info.on_show(lang)
    return render(request, person, "records.html", finished=finished, titles=titles, texts=texts)


class RecordWords(msgspec.Struct):
    """What a record's header says, in words."""

    label: str
    poster: str
    names: list[str]
    ending: str


@get("/records/words", include_in_schema=False)
async def record_words(
    request: AnyRequest, title: QueryWord, seats: int, options: QueryLine = "", ending: QueryWord = ""
) -> RecordWords:
    """What a record's header says, in words; the record itself stays in the browser of its reader."""
    game, lang = wartable.title(title), reader_language(request)
    low, high = game.sheet.seats
    chosen = {name: value for name, _, value in (pair.partition("=") for pair in options.split())}
    return RecordWords(
        label=game.messages.format(lang, "title-name"),
        poster=f"/art/{title}/poster.svg" if title in load(game.art).posters else "",
        names=title_info.names_of_seats(game, seats, chosen, lang) if low <= seats <= high else [],
        ending=plain(game.rulebook.clause(ending, lang).text) if ending in game.rulebook.ids else "",
    )


@get("/rules", include_in_schema=False)
async def rules_index(request: AnyRequest, person: Person) -> Template:
    """All rulebooks."""
    lang = reader_language(request)
    titles = title_info.on_show(lang)
    return render(request, person, "rulebooks.html", titles=titles)


@get("/rules/{title:str}", include_in_schema=False)
async def rules_page(request: AnyRequest, person: Person, title: str) -> Template:
    """A rulebook, every clause at an address of its own."""
    game = wartable.title(title)
    lang = reader_language(request)
    facts = title_info.present(game, lang)
    return render(request, person, "rules.html", title=facts, chapters=chapters(game, lang), pictured=True)


@get("/rules/{title:str}/book", include_in_schema=False)
async def rules_book(request: AnyRequest, person: Person, title: str) -> Template:
    """A rulebook without the page around it, to be read beside the table."""
    game = wartable.title(title)
    lang = reader_language(request)
    facts = title_info.present(game, lang)
    return render(request, person, "book.html", title=facts, chapters=chapters(game, lang))


# -- mistakes --


def wants_page(request: AnyRequest) -> bool:
    """Return whether a person looks at this in a browser, and not a program that asked for data."""
    path = request.url.path
    return request.method == "GET" and not path.startswith("/api") and "text/html" in request.headers.get("accept", "")


def mistake_page(request: AnyRequest, status: int, told: str = "") -> Template:
    """Return the page that is shown instead of one that is missing or forbidden; `told` says why, if more is known."""
    status = 404 if status == 400 else status  # an address with a word in it that names nothing
    known = {403: "forbidden", 404: "gone", 429: "busy", 503: "lost"}
    told = told or messages().format(reader_language(request), f"pages-mistake-{known.get(status, 'other')}")
    return render(request, Person(), "mistake.html", status, told=told)


PAGES = [
    first_page,
    lobby_page,
    new_page,
    account_page,
    account_link_page,
    records_page,
    record_words,
    rules_index,
    rules_page,
    rules_book,
]
