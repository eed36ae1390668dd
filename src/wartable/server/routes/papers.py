"""Papers of a table at addresses of their own.

Documents to print, files to take along.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from wartable import paint
from wartable.core.rules.log import PUBLIC
from wartable.core.scene import Scene
from wartable.server.assets.fonts import fonts_of
from wartable.server.live.access import eyes
from wartable.server.live.host import Host
from wartable.server.live.stored_table import Gone
from wartable.server.people.identity import Person
from wartable.server.render.table_scene import dress
from wartable.server.render.texts import reader_language

MOST_DIGITS = 4  # of a seat's number: nobody sits at one with more
FRESH = {"cache-control": "no-store"}


@get("/table/{table:str}/paper/{seat:str}/{name:str}", include_in_schema=False)
async def paper(
    request: Request[Any, Any, Any], host: Host, person: Person, table: str, seat: str, name: str
) -> Response[str]:
    """A document of the table as a seat (or `all`) may see it now, ready to be printed, or a file to take along."""
    live = await host.table(table)
    viewer = eyes(live, person, int(seat[:MOST_DIGITS]) if seat.isdecimal() else PUBLIC)
    fonts = fonts_of(request)
    await fonts.load()
    async with live.still():
        scene = dress(live, live.playing, viewer, reader_language(request))
        file = download(scene, name)
        page = paint.printed(scene, name, fonts=fonts.faces()) if file is None else None
    if file is not None:
        return file
    if page is None:
        raise Gone("no-paper")
    return Response(page, media_type="text/html; charset=utf-8", headers=FRESH)


def download(scene: Scene, name: str) -> Response[str] | None:
    """Return a file of the scene as something to store; None if it has no file of that name."""
    found = next((one for one in scene.downloads if one.name == name), None)
    if found is None:
        return None
    headers = {**FRESH, "content-disposition": f'attachment; filename="{found.name}"'}
    return Response(found.text, media_type=f"{found.type}; charset=utf-8", headers=headers)


PAPERS = [paper]
