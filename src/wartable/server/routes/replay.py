"""A table at any moment, in text, and as a record: read-only, through the eyes of one viewer."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Any

from litestar import Controller, Response, get
from litestar.params import QueryParameter

from wartable import paint
from wartable.core.errors import OptionError
from wartable.core.record.record import Record
from wartable.core.rules.log import PUBLIC
from wartable.core.table.replay import restored
from wartable.core.table.table import Table
from wartable.paint.svg import Layout
from wartable.server.live.host import Host, LiveTable
from wartable.server.people.identity import Forbidden, Person
from wartable.server.render.table_json import may_watch, paint_page, view_json
from wartable.server.render.table_scene import dressed, visible_points
from wartable.server.routes.tables import language, viewer_of

Lang = Annotated[str, QueryParameter(name="lang")]


def record_at(live: LiveTable, viewer: int, moment: int) -> Record | None:
    """The record up to a moment that the viewer saw, the first being 1; None for the last one, which is now."""
    points = visible_points(live.game, viewer)
    if not 1 <= moment <= len(points):
        raise OptionError("no-moment", moment=moment, most=len(points))
    if moment == len(points):
        return None
    record = live.game.record.header()
    for line in live.game.record.lines[: points[moment - 1]]:
        record.add(replace(line, struck=False, entries=[]))
    return record


def table_at(live: LiveTable, viewer: int, moment: int) -> Table:
    """The game as it stood at a moment that the viewer saw."""
    record = record_at(live, viewer, moment)
    return live.game if record is None else replayed(live, record)


def replayed(live: LiveTable, record: Record) -> Table:
    """The game of a record of this table."""
    return restored(live.title, record, live.title.content(live.row.settings.pack or None))


def public_moment(live: LiveTable, viewer: int, moment: int) -> int:
    """The moment at which a spectator saw the same table: a link for others has to count as they do."""
    points = visible_points(live.game, viewer)
    return sum(point <= points[moment - 1] for point in visible_points(live.game, PUBLIC))


def eyes(live: LiveTable, person: Person, seat: int | None) -> int:
    """Through whose eyes somebody looks back; after the end, when the record is open, through anybody's."""
    if seat is not None and seat != PUBLIC and played_out(live) and may_watch(live, viewer_of(live, person, None)):
        live.seat_row(seat)
        return seat
    viewer = viewer_of(live, person, seat)
    if not may_watch(live, viewer):
        raise Forbidden("spectators-blind")
    return viewer


def played_out(live: LiveTable) -> bool:
    """Whether the game came to its end, so that nothing of it is secret any more."""
    return live.table is not None and live.table.outcome is not None


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
            return {"moments": len(visible_points(live.game, viewer))}

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
        viewer, lang = eyes(live, person, seat), language(lang)
        async with live.still():
            record = record_at(live, viewer, moment)
            count = len(visible_points(live.game, viewer))
            shared = public_moment(live, viewer, moment)
            scene = dressed(live, live.game, viewer, lang, past=True) if record is None else None
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
        viewer, lang = eyes(live, person, seat), language(lang)
        async with live.still():
            data = view_json(live, viewer, lang)
            told = paint.text(dressed(live, live.game, viewer, lang), width=100)
        told_of = ("prompt", "detail", "choices", "near_misses", "number")
        asked = {name: data[name] for name in told_of if name in data}
        return {"text": told, "log": data["log"], **asked}

    @get("/record", media_type="text/plain")
    async def record(self, host: Host, person: Person, table: str, seat: int | None = None) -> Response[str]:
        """The record: whole once the game is over, before that as this viewer may know it."""
        live = await host.table(table)
        viewer = eyes(live, person, seat)
        async with live.still():
            body = live.game.wtr(None if played_out(live) else viewer)
        name = f"{live.row.title}-{live.row.id}.wtr"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(body, media_type="text/plain; charset=utf-8", headers=headers)


__all__ = ["Moments", "table_at", "visible_points"]
