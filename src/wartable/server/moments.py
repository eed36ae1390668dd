"""A table at any moment, in text, and as a record: read-only, through the eyes of one viewer."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from litestar import Controller, Response, get
from litestar.params import Parameter

from wartable import paint
from wartable.core.clause import OptionError
from wartable.core.replay import restored
from wartable.core.table import Table
from wartable.paint.svg import Layout
from wartable.server.api import language, viewer_of
from wartable.server.payload import may_watch, view_json
from wartable.server.people import Forbidden, Person
from wartable.server.tables import Host, LiveTable
from wartable.store.rows import FINISHED

Lang = Annotated[str, Parameter(query="lang")]


def visible_points(game: Table, viewer: int) -> list[int]:
    """How many lines of the record there were after each thing that the viewer could see happen.

    Counted by what he saw, not by what happened: another's secret answer makes no moment of its own.
    """
    points = []
    for i, line in enumerate(game.record.lines):
        if not line.struck and any(entry.seen(viewer) is not None for entry in line.entries):
            points.append(i + 1)
    return points


def table_at(live: LiveTable, viewer: int, moment: int) -> Table:
    """The game as it stood at a moment that the viewer saw."""
    points = visible_points(live.game, viewer)
    if not 0 <= moment <= len(points):
        raise OptionError(f"moment: {moment} is not a number from 0 to {len(points)}")
    if moment == len(points):
        return live.game
    record = live.game.record.header()
    for line in live.game.record.lines[: points[moment]]:
        record.add(replace(line, struck=False, entries=[]))
    return restored(live.title, record, live.title.content(live.row.settings.pack or None))


class Moments(Controller):
    """Looking back, reading in words, taking the record home."""

    path = "/api/tables/{table:str}"
    tags = ("moments",)

    async def _watch(self, host: Host, person: Person, table: str, seat: int | None) -> tuple[LiveTable, int]:
        live = await host.table(table)
        viewer = viewer_of(live, person, seat)
        if not may_watch(live, viewer):
            raise Forbidden("spectators see nothing of this table")
        return live, viewer

    @get("/moments")
    async def moments(self, host: Host, person: Person, table: str, seat: int | None = None) -> dict[str, int]:
        """How many moments there are to look back at."""
        live, viewer = await self._watch(host, person, table, seat)
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
        """The table as this viewer saw it at a moment."""
        live, viewer = await self._watch(host, person, table, seat)
        past = table_at(live, viewer, moment)
        return {"html": paint.html(past.scene(viewer, language(lang)), layout=layout), "log": past.log(viewer, lang)}

    @get("/text")
    async def text(
        self, host: Host, person: Person, table: str, seat: int | None = None, lang: Lang = "en"
    ) -> dict[str, Any]:
        """The table in words, with its numbered choices."""
        live, viewer = await self._watch(host, person, table, seat)
        data = view_json(live, viewer, language(lang))
        told = paint.text(live.game.scene(viewer, lang), width=100)
        numbered = [f"{i}. {choice['label']} [{choice['text']}]" for i, choice in enumerate(data["choices"], start=1)]
        recent = [f"· {line}" for line in data["log"][-8:]]
        return {"text": "\n".join([told, "", *recent, "", data["prompt"], *numbered]), "choices": data["choices"]}

    @get("/record", media_type="text/plain")
    async def record(self, host: Host, person: Person, table: str, seat: int | None = None) -> Response[str]:
        """The record: whole once the game is over, before that as this viewer may know it."""
        live, viewer = await self._watch(host, person, table, seat)
        finished = live.row.phase == FINISHED
        body = live.game.wtr(None if finished else viewer)
        name = f"{live.row.title}-{live.row.id}.wtr"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(body, media_type="text/plain; charset=utf-8", headers=headers)


__all__ = ["Moments", "table_at", "visible_points"]
