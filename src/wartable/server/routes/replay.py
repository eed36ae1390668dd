"""A table at any moment, in text, and as a record: read-only, through the eyes of one viewer."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Response, get
from litestar.params import QueryParameter

from wartable import paint
from wartable.paint import Layout
from wartable.server.live.access import eyes, played_out
from wartable.server.live.forks import public_moment, record_at, replayed, visible_points
from wartable.server.live.host import Host
from wartable.server.people.identity import Person
from wartable.server.render.table_html import paint_page
from wartable.server.render.table_json import view_json
from wartable.server.render.table_scene import dressed
from wartable.server.render.texts import check_language

Lang = Annotated[str, QueryParameter(name="lang")]


class Moments(Controller):
    """Looking back, reading in words, taking the record home."""

    path = "/api/tables/{table:str}"
    tags = ("moments",)

    @get("/moments")
    async def moments(self, host: Host, person: Person, table: str, seat: int | None = None) -> dict[str, int]:
        """How many moments there are to look back at."""
        live = await host.table(table)
        viewer = eyes(live, person, seat)
        async with live.still():
            return {"moments": len(visible_points(live.playing, viewer))}

    @get("/moments/{moment:int}")
    async def moment(
        self,
        host: Host,
        person: Person,
        table: str,
        moment: int,
        seat: int | None = None,
        lang: Lang = "en",
        layout: Layout = "wide",
    ) -> dict[str, Any]:
        """The table as this viewer saw it at a moment, from 1 on, and which moment that is for spectators."""
        live = await host.table(table)
        viewer, lang = eyes(live, person, seat), check_language(lang)
        async with live.still():
            record = record_at(live, viewer, moment)
            count = len(visible_points(live.playing, viewer))
            shared = public_moment(live, viewer, moment)
            scene = dressed(live, live.playing, viewer, lang, past=True) if record is None else None
        if record is not None:
            # Played again beside the event loop: a long game takes a while.
            past = await asyncio.to_thread(replayed, live, record)
            scene = dressed(live, past, viewer, lang, past=True)
        assert scene is not None
        html = paint_page(live, scene, layout)
        return {"html": html, "moment": moment, "moments": count, "public_moment": shared}

    @get("/text")
    async def text(
        self, host: Host, person: Person, table: str, seat: int | None = None, lang: Lang = "en"
    ) -> dict[str, Any]:
        """The table in words: what lies where, what happened, what is asked, what may be played and what may not."""
        live = await host.table(table)
        viewer, lang = eyes(live, person, seat), check_language(lang)
        async with live.still():
            data = view_json(live, viewer, lang)
            told = paint.text(dressed(live, live.playing, viewer, lang), width=100)
        told_of = ("prompt", "detail", "choices", "near_misses", "number")
        asked = {name: data[name] for name in told_of if name in data}
        return {"text": told, "log": data["log"], **asked}

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
