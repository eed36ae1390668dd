"""Replay over HTTP: a table at any moment, as one viewer saw it."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get
from litestar.exceptions import NotFoundException
from msgspec import UNSET

from wartable import paint
from wartable.core.scene import Scene
from wartable.paint import Layout
from wartable.paint.parts import sent
from wartable.server.guards.costly import POOL
from wartable.server.live.access import eyes, played_out
from wartable.server.live.host import Host
from wartable.server.live.moments import public_moment, record_at, replay_record, visible_points
from wartable.server.live.table import LiveTable
from wartable.server.people.identity import Person
from wartable.server.people.rate_limits import spend
from wartable.server.render.table_html import paint_page, rounded
from wartable.server.render.table_scene import dress
from wartable.server.routes.parameters import High, Lang, Wide
from wartable.server.routes.replies import Moment, MomentCount, Opened, TableText
from wartable.server.routes.tables import look_at, table_view


class Moments(Controller):
    """Looking back, reading in words, taking the record home."""

    path = "/api/tables/{table:str}"
    tags = ("moments",)

    @get("/moments")
    async def moments(self, host: Host, person: Person, table: str, seat: int | None = None) -> MomentCount:
        """How many moments there are to look back at."""
        live = await host.table(table)
        viewer = eyes(live, person, seat)
        async with live.still():
            return MomentCount(len(visible_points(live.playing, viewer)))

    @get("/moments/{moment:int}")
    async def moment(
        self,
        request: Request[Any, Any, Any],
        host: Host,
        person: Person,
        table: str,
        moment: int,
        seat: int | None = None,
        lang: Lang = "en",
        layout: Layout = "wide",
        parts: bool = False,
        wide: Wide = None,
        high: High = None,
    ) -> Moment:
        """The table as this viewer saw it at a moment, from 1 on, and which moment that is for spectators.

        It is painted whole as `html`, or with `parts` in parts, as a socket sends them, for a table of so many pixels.
        """
        spend(request, "costly", person.id)
        live, viewer, lang = await look_at(host, person, table, seat, lang, eyes)
        scene, count, shared = await _scene_at(live, viewer, lang, moment)
        room = rounded((wide, high)) if wide is not None and high is not None else None
        painted = paint_page(live, scene, layout, room)
        if parts:
            return Moment(UNSET, moment, count, shared, {ident: sent(markup) for ident, markup in painted.items()})
        return Moment(painted.whole(), moment, count, shared)

    @get("/things/{thing:str}")
    async def thing(
        self,
        request: Request[Any, Any, Any],
        host: Host,
        person: Person,
        table: str,
        thing: str,
        seat: int | None = None,
        lang: Lang = "en",
        moment: int | None = None,
    ) -> Opened:
        """A card, pile, stack or counter opened large, as this viewer sees it now or saw it at a moment."""
        if moment is not None:
            spend(request, "costly", person.id)
        live, viewer, lang = await look_at(host, person, table, seat, lang, eyes)
        if moment is None:
            async with live.still():
                scene = dress(live, live.playing, viewer, lang)
        else:
            scene, _, _ = await _scene_at(live, viewer, lang, moment)
        found = paint.opened(scene, thing)
        if found is None:
            raise NotFoundException
        return Opened(found)

    @get("/text")
    async def text(
        self,
        host: Host,
        person: Person,
        table: str,
        seat: int | None = None,
        lang: Lang = "en",
    ) -> TableText:
        """The table in words: what lies where, what happened, what is asked, what may be played and what may not."""
        live, viewer, lang = await look_at(host, person, table, seat, lang, eyes)
        async with live.still():
            view = table_view(live, viewer, lang)
            text = paint.text(dress(live, live.playing, viewer, lang), width=100)
        return TableText(text, view.log, view.prompt, view.detail, view.choices, view.near_misses, view.number)

    @get("/record", media_type="text/plain")
    async def record(self, host: Host, person: Person, table: str, seat: int | None = None) -> Response[str]:
        """The record: whole once the game is over, before that as this viewer may know it."""
        live = await host.table(table)
        viewer = eyes(live, person, seat)
        async with live.still():
            body = live.playing.wtr(None if played_out(live) else viewer)
        name = f"{live.row.title}-{live.row.id}.wtr"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(body, media_type="text/plain; charset=utf-8", headers=headers)


async def _scene_at(live: LiveTable, viewer: int, lang: str, moment: int) -> tuple[Scene, int, int]:
    """Return a moment's scene, how many moments there are, and which one that is for spectators."""
    async with live.still():
        record = record_at(live, viewer, moment)
        count = len(visible_points(live.playing, viewer))
        shared = public_moment(live, viewer, moment)
        if record is None:
            return dress(live, live.playing, viewer, lang, past=True), count, shared
    # Played again beside the event loop: a long game takes a while.
    past = await POOL.run(replay_record, live, record)
    return dress(live, past, viewer, lang, past=True), count, shared
