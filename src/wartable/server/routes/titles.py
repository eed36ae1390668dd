"""Titles over HTTP: what can be played, clauses of the rules, ratings."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get, post

import wartable
from wartable.server.live.host import Host
from wartable.server.lobby import new_table
from wartable.server.people.cookies import is_secure, seat_cookie
from wartable.server.people.identity import Person
from wartable.server.render.texts import check_language
from wartable.server.render.title_info import TitleInfo, all_titles, describe
from wartable.server.routes.parameters import Lang, QueryWord
from wartable.server.routes.replies import ClauseText, Strength


class Titles(Controller):
    """What can be played."""

    path = "/api/titles"
    tags = ("titles",)

    @get("/")
    async def titles(self, lang: Lang = "en") -> list[TitleInfo]:
        """All titles with their modes, options and levels of bots."""
        tongue = check_language(lang)
        return [describe(game, tongue) for game in all_titles()]

    @get("/{title:str}/rules")
    async def rules(self, title: str, words: QueryWord = "", lang: Lang = "en") -> list[ClauseText]:
        """Clauses of the rulebook by id, beginning of an id, or words; all of them if nothing is said."""
        book = wartable.title(title).rulebook
        tongue = check_language(lang)
        clauses = book.find(words, tongue) if words else [book.clause(id, tongue) for id in book.ids]
        return [ClauseText(clause.id, clause.section, clause.text) for clause in clauses]

    @post("/{title:str}/coach", status_code=201)
    async def coach(
        self, request: Request[Any, Any, Any], host: Host, person: Person, title: str
    ) -> Response[new_table.Opened]:
        """Open a coached first game: a private table that is in no list and never rated."""
        opened = await new_table.open_lesson(host, person, title)
        links = list(opened.links.values())
        return Response(opened, cookies=[seat_cookie(request, links, is_secure(request))] if links else [])


class Ratings(Controller):
    """Who is how strong."""

    path = "/api/titles/{title:str}/ratings"
    tags = ("titles",)

    @get("/")
    async def listed(self, host: Host, title: str) -> list[Strength]:
        """The ratings of a title, the best first; `rating` is what a player is at least, almost surely."""
        wartable.title(title)
        return [Strength.of(rating) for rating in await host.store.ratings.find(title)]


async def my_ratings(host: Host, user: str) -> dict[str, Strength]:
    """Return a player's ratings by title."""
    return {rating.title: Strength.of(rating) for rating in await host.store.ratings.find(who=[user])}
