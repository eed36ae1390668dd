"""The fonts of our pages: cut once, cached beside the database, served by hash."""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from pathlib import Path
from typing import Any

from litestar import Request

from wartable import paint
from wartable.paint import fonts

FOLDER = "/web/fonts/"
STYLES = "/web/styles/"
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

    def faces(self) -> str:
        """Return the rules that bring the faces loaded so far."""
        return fonts.css(self._cuts, FOLDER)

    def css(self) -> str:
        """Return the painters' styles with the rules that bring the faces loaded so far."""
        return self.faces() + "".join(map(paint.css, ("web", "table", "mats", "map", "desk")))

    @property
    def styles(self) -> str:
        """The address of these styles: by their hash, or without it until the faces are there."""
        return (
            f"{STYLES}{blake2b(self.css().encode(), digest_size=8).hexdigest()}.css" if self._cuts else "/web/paint.css"
        )

    @property
    def preloads(self) -> list[str]:
        """The addresses that a page's head names, so that they are fetched before its styles are read."""
        return [FOLDER + cut.name for cut in self._cuts[:PRELOADED]]


def fonts_of(request: Request[Any, Any, Any]) -> Fonts:
    """Return the fonts of the application that a request came to."""
    found: Fonts = request.app.state.fonts
    return found
