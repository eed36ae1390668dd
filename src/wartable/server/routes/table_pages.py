"""A table's own pages: the table itself, and the links that lead to a seat at it."""

from __future__ import annotations

import time

import msgspec
from litestar import get
from litestar.response import Redirect, Template

from wartable.bots.levels import levels
from wartable.core.title import Title
from wartable.server.live import absence
from wartable.server.live.access import viewer_of, welcome
from wartable.server.live.host import Host
from wartable.server.live.stored_table import Gone
from wartable.server.live.table import LiveTable
from wartable.server.people import invitations
from wartable.server.people.cookies import is_secure, seat_cookie
from wartable.server.people.identity import Person, hash_secret
from wartable.server.render import player_names, title_info
from wartable.server.render.rulebook_html import chapters
from wartable.server.render.texts import for_page, messages, reader_language
from wartable.server.routes.pages import AnyRequest, as_json, render
from wartable.store.models import FINISHED, INVITED, RUNNING, TableRow
from wartable.store.packs import pack_folder


class Named(msgspec.Struct):
    """One of a title's own names, with the word that a person reads."""

    name: str
    label: str


class Question(Named):
    """What can be asked at a table: `about` is the noun of its first word, `needs` those of all words it must have."""

    about: str
    needs: list[str]


class Noun(msgspec.Struct):
    """What a word of a question may be: each name as the title has it, and as a person calls it."""

    label: str
    names: list[tuple[str, str]]


@get("/table/{table:str}", include_in_schema=False)
async def table_page(request: AnyRequest, host: Host, person: Person, table: str, seat: int | None = None) -> Template:
    """The table itself; what lies on it comes over the socket."""
    live = await host.table(table)
    if live.game is None and live.row.phase == FINISHED:
        title = title_info.present(live.title, reader_language(request))
        return render(request, person, "closed.html", title=title)
    # A link to a moment may name through whose eyes it is seen; those who may not look so see it as they may.
    viewer = viewer_of(live, person, None)
    lang = reader_language(request)
    return render(
        request,
        person,
        "table.html",
        row=live.row,
        seal=live.playing.record.commitment if live.row.phase == RUNNING else "",
        title=title_info.present(live.title, lang),
        viewer=viewer,
        guest=player_names.guest(lang),
        eyes=seat,
        mine=person.seats(live.seats),
        left=[row.seat for row in live.seats if person.left(row)],
        hosts=person.hosts(live.row),
        invited=invitations.table_hash(live.row) in person.links,
        bots=[(level, player_names.bot(level, lang)) for level in levels(live.title)],
        silence=(absence.SILENCE[live.row.settings.pace], absence.until_vote(live, time.time())),
        grounds=title_info.grounds(live.title),
        questions=questions(live, lang),
        windows=windows(live.title, lang),
        aid=[chapter for chapter in chapters(live.title, lang) if chapter.aid],
        settled=title_info.table_settings(live.title, live.row.settings.options, lang),
        pack=await pack_name(host, live.row),
        texts=as_json(page_texts(live, lang)),
    )


async def pack_name(host: Host, row: TableRow) -> str:
    """Return what the pack of a table is called; empty for the title's own content."""
    found = await host.store.packs.find(row.title, row.settings.pack) if row.settings.pack else None
    return found.name if found else row.settings.pack


def questions(live: LiveTable, lang: str) -> list[Question]:
    """Return what can be asked at a table."""
    title = live.title
    asked = {question.name: question for question in title.questions.table}
    found: list[Question] = []
    for name in title.sheet.questions:
        needs = [noun.noun for noun in asked[name].words[: asked[name].least]] if name in asked else []
        about = asked[name].about if name in asked else ""
        found.append(Question(name, label(title, lang, "question", name), about, needs))
    return found


def nouns(live: LiveTable, lang: str) -> dict[str, Noun]:
    """Return what the words may be that a question needs; of those on the table the page knows what they are called."""
    row, title = live.row, live.title
    kit = live.game.kit if live.game is not None else title.kit(row.seats, row.settings.options, pack_folder(row))
    said = title.messages_of(kit)
    needed = {noun.noun: noun for one in title.questions.table for noun in one.words[: one.least]}
    return {
        name: Noun(
            title_info.message_or(messages(), lang, f"noun-{name}", name),
            [(word, title_info.message_or(said, lang, f"{name}-{word}", word)) for word in noun.names(kit)],
        )
        for name, noun in needed.items()
    }


def windows(title: Title, lang: str) -> list[Named]:
    """Return the reactions that a standing order can decline."""
    return [Named(name, label(title, lang, "window", name)) for name in title.sheet.windows]


def label(title: Title, lang: str, kind: str, name: str) -> str:
    """Return the word for one of a title's own names."""
    return title_info.message_or(title.messages, lang, f"{kind}-{name}", name)


def page_texts(live: LiveTable, lang: str) -> dict[str, object]:
    """Return the words that the table's page says by itself."""
    title, seats = live.title, live.row.seats
    return {
        **for_page(lang, "table-"),
        "names": title_info.seat_names(live.row, lang),
        "signs": title_info.seat_signs(title, seats),
        "secrets": bool(title.sheet.secrets),
        "aim": title_info.aim(title, live.row.settings.options, lang),
        "questions": questions(live, lang),
        "nouns": nouns(live, lang),
    }


# -- links to it --


@get("/seat/{table:str}/{link:str}", include_in_schema=False)
async def seat_link(request: AnyRequest, host: Host, table: str, link: str) -> Redirect:
    """A secret link: this browser holds the seat from now on."""
    row = await host.store.seat_by_link(hash_secret(link))
    if row is None or row.table != table or row.kind != INVITED:
        raise Gone("link-dead")
    return Redirect(f"/invited/{table}", cookies=[seat_cookie(request, [link], is_secure(request))])


@get("/join/{table:str}/{link:str}", include_in_schema=False)
async def join_link(request: AnyRequest, host: Host, table: str, link: str) -> Redirect:
    """The link to any free seat: this browser may sit down there from now on."""
    live = await host.table(table)
    if not invitations.opens(live.row, link):
        raise Gone("link-dead")
    return Redirect(f"/invited/{table}", cookies=[seat_cookie(request, [link], is_secure(request))])


@get("/invited/{table:str}", include_in_schema=False)
async def invited_page(request: AnyRequest, host: Host, person: Person, table: str) -> Template | Redirect:
    """Where links lead: on to the table; programs that make a preview have no cookie, and see what is played."""
    live = await host.table(table)
    if live.row.public or welcome(live, person):
        return Redirect(f"/table/{table}")
    title = title_info.present(live.title, reader_language(request))
    return render(request, person, "invited.html", title=title, description=title.pitch or title.line)


TABLE_PAGES = [table_page, seat_link, join_link, invited_page]
