"""The fonts of our pages: cut once, kept beside the database, served by their hash."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from wartable import paint
from wartable.paint import fonts
from wartable.server.live.host import Gone

FOLDER = "/web/fonts/"
PRELOADED = 2
EMBEDDED = "sqlite:///"


class Fonts:
    """The faces that this process serves: what an earlier start left in the cache, else cut when a page asks.

    >>> Fonts("sqlite:////games/wartable.db").folder
    PosixPath('/games/fonts')
    """

    def __init__(self, database: str) -> None:
        path = database.removeprefix(EMBEDDED)
        self.folder = Path(path).parent / "fonts" if path != database else None
        self._cuts = fonts.recall(self.folder)
        self._cutting = asyncio.Lock()

    async def load(self) -> tuple[fonts.Cut, ...]:
        """Return all faces."""
        async with self._cutting:
            if not self._cuts:
                self._cuts = await asyncio.to_thread(fonts.load, self.folder)
        return self._cuts

    @property
    def preloads(self) -> list[str]:
        """The addresses that a page's head names, so that they are fetched before its styles are read."""
        return [FOLDER + cut.name for cut in self._cuts[:PRELOADED]]


def of_app(request: Request[Any, Any, Any]) -> Fonts:
    """Return the fonts of the application that a request came to."""
    found: Fonts = request.app.state.fonts
    return found


@get("/web/paint.css", include_in_schema=False)
async def painters_css(request: Request[Any, Any, Any]) -> Response[str]:
    """The painters' styles, and the rules that bring the fonts."""
    faces = fonts.css(await of_app(request).load(), FOLDER)
    headers = {"cache-control": "no-cache"}
    return Response(faces + paint.css("web") + paint.css("table"), media_type="text/css", headers=headers)


@get(FOLDER + "{name:str}", include_in_schema=False)
async def font(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """A face; its name has its hash, so that it is kept for ever."""
    for cut in await of_app(request).load():
        if cut.name == name:
            headers = {"cache-control": "max-age=31536000, immutable"}
            return Response(cut.body, media_type="font/woff2", headers=headers)
    raise Gone("no-font")
