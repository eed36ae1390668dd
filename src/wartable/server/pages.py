"""The pages: first page, lobby, table form, table, account, rulebooks. They hold no rules and no state."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.contrib.jinja import JinjaTemplateEngine
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.response import Redirect, Template
from litestar.static_files import create_static_files_router
from litestar.template.config import TemplateConfig

import wartable
from wartable import paint
from wartable.bots.levels import levels
from wartable.core.clause import OptionError
from wartable.core.messages import LANGUAGES, Messages
from wartable.core.options import word
from wartable.core.title import Title
from wartable.paint.art import ground_hash, load
from wartable.server import lobby
from wartable.server.api import is_secure, seat_cookie, viewer_of
from wartable.server.people import CSRF_COOKIE, Person, hashed, secret
from wartable.server.tables import Gone, Host
from wartable.store.rows import FINISHED, GATHERING, RUNNING

LANG_COOKIE = "wartable_lang"
YEAR = 365 * 24 * 3600
HERE = files("wartable.server")

AnyRequest = Request[Any, Any, Any]


@cache
def messages() -> Messages:
    """The pages' own texts."""
    return Messages({lang: (HERE / "messages" / f"{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES})


def templates() -> TemplateConfig[JinjaTemplateEngine]:
    """Where the templates are."""
    return TemplateConfig(directory=str(HERE / "templates"), engine=JinjaTemplateEngine)


def static_files() -> Router:
    """The client: small modules and styles, sent as they are."""
    return create_static_files_router(path="/web", directories=[str(HERE / "web")], name="web")


def reader_language(request: AnyRequest) -> str:
    """The reader's language: chosen in the address, kept in a cookie, or the browser's."""
    for wanted in (request.query_params.get("lang"), request.cookies.get(LANG_COOKIE)):
        if wanted in LANGUAGES:
            return str(wanted)
    accepted = request.headers.get("accept-language", "")
    return next((part[:2] for part in re.split(r"[,\s]+", accepted) if part[:2] in LANGUAGES), "en")


def render(request: AnyRequest, person: Person, name: str, **context: Any) -> Template:
    """A page with everything that all pages need, and the cookies that it may have to set."""
    lang = reader_language(request)
    csrf = request.cookies.get(CSRF_COOKIE) or secret()
    secure = is_secure(request)
    cookies = [Cookie(CSRF_COOKIE, value=csrf, samesite="lax", secure=secure, max_age=YEAR)]
    if request.query_params.get("lang") in LANGUAGES:
        cookies.append(Cookie(LANG_COOKIE, value=lang, samesite="lax", secure=secure, max_age=YEAR))
    context = {
        "lang": lang,
        "languages": LANGUAGES,
        "t": lambda key, **args: messages().format(lang, f"pages-{key}", **args),
        "person": person,
        "path": request.url.path,
        **context,
    }
    return Template(template_name=name, context=context, cookies=cookies)


def title_facts(title: Title, lang: str) -> dict[str, Any]:
    """What a page says of a title."""
    text = title.messages
    low, high = title.sheet.seats
    art = load(title.art)
    return {
        "name": title.name,
        "label": text.format(lang, "title-name"),
        "line": text.format(lang, "title-line"),
        "low": low,
        "high": high,
        "ink": art.colours.get("title", ("#9B1F27", "#B9323A")),
        "poster": title.name in art.posters,
    }


@get("/", include_in_schema=False)
async def first_page(request: AnyRequest, host: Host, person: Person) -> Template:
    """The titles with their posters, and the tables that wait for players."""
    lang = reader_language(request)
    titles = [title_facts(wartable.title(name), lang) for name in wartable.titles()]
    rows = await host.store.tables(phase=GATHERING, public=True, limit=8)
    seats = await host.store.seats(*(row.id for row in rows))
    waiting = [{**lobby.table_json(row, seats[row.id]), "label": label_of(row.title, lang)} for row in rows]
    return render(request, person, "first.html", titles=titles, waiting=waiting)


def label_of(name: str, lang: str) -> str:
    """A title's name in words."""
    return wartable.title(name).messages.format(lang, "title-name")


@get("/tables", include_in_schema=False)
async def lobby_page(request: AnyRequest, host: Host, person: Person) -> Template:
    """Open, running and finished tables, and mine."""
    lang = reader_language(request)
    lists: dict[str, list[dict[str, Any]]] = {}
    if person.user is not None:
        rows = await host.store.tables(user=person.user.id)
        seats = await host.store.seats(*(row.id for row in rows))
        lists["mine"] = [
            {**lobby.table_json(row, seats[row.id]), "my_turn": await my_turn(host, person, row.id)} for row in rows
        ]
    for phase in (GATHERING, RUNNING, FINISHED):
        rows = await host.store.tables(phase=phase, public=True, limit=20)
        seats = await host.store.seats(*(row.id for row in rows))
        lists[phase] = [lobby.table_json(row, seats[row.id]) for row in rows]
    labels = {name: label_of(name, lang) for name in wartable.titles()}
    return render(request, person, "lobby.html", lists=lists, labels=labels)


async def my_turn(host: Host, person: Person, table: str) -> bool:
    """Whether a table waits for this person."""
    live = await host.table(table)
    return live.table is not None and bool(set(live.table.deciders) & set(person.seats(live.seats)))


@get("/new/{title:str}", include_in_schema=False)
async def new_page(request: AnyRequest, person: Person, title: str) -> Template:
    """The form that opens a table."""
    game = wartable.title(title)
    lang = reader_language(request)
    text = game.messages
    options = [
        {
            "name": option.name,
            "label": said(text, lang, f"option-{option.name}", option.name),
            "about": said(text, lang, f"option-{option.name}-about", ""),
            "default": word(option.default),
            "values": [
                {"value": word(value), "label": said(text, lang, f"option-{option.name}-{word(value)}", word(value))}
                for value in (option.each_value() if option.values or isinstance(option.default, bool) else [])
            ],
            "low": option.low,
            "high": option.high,
            "optional": option.optional,
            "clause": option.clause,
            "modes": " ".join(option.modes),
        }
        for option in game.sheet.options
        if option.name != "mode"
    ]
    modes = [
        {"name": m.name, "label": text.format(lang, f"mode-{m.name}"), "low": m.low, "high": m.high}
        for m in game.sheet.modes
    ]
    facts = title_facts(game, lang)
    return render(request, person, "new.html", title=facts, options=options, modes=modes, levels=levels(game))


def said(text: Messages, lang: str, key: str, otherwise: str) -> str:
    """A message of a title if it has it."""
    return text.format(lang, key) if text.has(lang, key) else otherwise


@get("/table/{table:str}", include_in_schema=False)
async def table_page(request: AnyRequest, host: Host, person: Person, table: str) -> Template:
    """The table itself; what lies on it comes over the socket."""
    live = await host.table(table)
    viewer = viewer_of(live, person, None)
    lang = reader_language(request)
    return render(
        request,
        person,
        "table.html",
        row=live.row,
        title=title_facts(live.title, lang),
        viewer=viewer,
        seats=live.seats,
        mine=person.seats(live.seats),
        questions=live.title.sheet.questions,
        windows=live.title.sheet.windows,
        texts=page_texts(live.title, live.row.seats, lang),
    )


TABLE_TEXTS = (
    "lost",
    "past",
    "confirm",
    "leaving",
    "resigning",
    "sit",
    "somebody",
    "command",
    "no-choice",
    "may-play",
    "seat-open",
    "seat-invited",
    "seat-user",
    "seat-guest",
    "seat-bot",
)


def page_texts(title: Title, seats: int, lang: str) -> str:
    """The few words that the table's page says by itself, as JSON that can stand inside HTML."""
    texts: dict[str, Any] = {key: messages().format(lang, f"table-{key}") for key in TABLE_TEXTS}
    texts["names"] = [seat_label(title, seat, lang) for seat in range(seats)]
    return msgspec.json.encode(texts).decode().replace("<", "\\u003c")


def seat_label(title: Title, seat: int, lang: str) -> str:
    """What a title calls a seat."""
    told = title.tell("seat", seat)
    return told.say(title.messages, lang) if hasattr(told, "say") else str(told)


@get("/seat/{table:str}/{link:str}", include_in_schema=False)
async def seat_link(request: AnyRequest, host: Host, table: str, link: str) -> Redirect:
    """A secret link: this browser holds the seat from now on."""
    row = await host.store.seat_by_link(hashed(link))
    if row is None or row.table != table:
        raise Gone("this link opens no seat; it may have been taken or withdrawn")
    return Redirect(f"/table/{table}", cookies=[seat_cookie(request, [link], is_secure(request))])


@get("/account", include_in_schema=False)
async def account_page(request: AnyRequest, person: Person) -> Template:
    """Sign in, register, settings."""
    return render(request, person, "account.html")


@get("/rules", include_in_schema=False)
async def rules_index(request: AnyRequest, person: Person) -> Template:
    """All rulebooks."""
    lang = reader_language(request)
    titles = [title_facts(wartable.title(name), lang) for name in wartable.titles()]
    return render(request, person, "rules.html", titles=titles, title=None, sections=[])


@get("/rules/{title:str}", include_in_schema=False)
async def rules_page(request: AnyRequest, person: Person, title: str) -> Template:
    """A rulebook, every clause at an address of its own."""
    game = wartable.title(title)
    lang = reader_language(request)
    book = game.rulebook
    sections = []
    for key in book.section_keys:
        section = book.section(key, lang)
        clauses = [book.clause(id, lang) for id in book.ids if book.clause(id, lang).section == key]
        sections.append({"key": key, "title": section.title, "clauses": clauses})
    return render(request, person, "rules.html", titles=[], title=title_facts(game, lang), sections=sections)


@get("/web/paint.css", include_in_schema=False)
async def painters_css() -> Response[str]:
    """The painters' styles, sent once."""
    return Response(
        paint.css("web") + paint.css("table"), media_type="text/css", headers={"cache-control": "max-age=300"}
    )


@get("/art/{title:str}/poster.svg", include_in_schema=False)
async def poster(title: str) -> Response[str]:
    """A title's poster."""
    art = load(wartable.title(title).art)
    if title not in art.posters:
        raise OptionError(f"{title} has no poster")
    return Response(art.posters[title], media_type="image/svg+xml", headers={"cache-control": "max-age=86400"})


@get("/art/{title:str}/ground/{name:str}", include_in_schema=False, media_type=MediaType.TEXT)
async def ground(title: str, name: str) -> Response[str]:
    """What lies under a board and never changes; its name is its hash, so it is kept for ever."""
    for drawing in load(wartable.title(title).art).grounds.values():
        if ground_hash(drawing) == name.removesuffix(".svg"):
            body = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{drawing.box}">{drawing.markup}</svg>'
            return Response(body, media_type="image/svg+xml", headers={"cache-control": "max-age=31536000, immutable"})
    raise Gone("there is no such ground")


PAGES = [
    painters_css,
    first_page,
    lobby_page,
    new_page,
    table_page,
    seat_link,
    account_page,
    rules_index,
    rules_page,
    poster,
    ground,
]

__all__ = ["PAGES", "templates"]
