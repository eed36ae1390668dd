"""The cache of what was rendered of a table, by viewer, language and layout."""

from __future__ import annotations

import msgspec

from wartable.server.live.table import LiveTable
from wartable.server.live.watchers import Rendered
from wartable.server.render.log_text import LogText
from wartable.store.models import SeatRow


class Json:
    """The game as JSON, and the lines of its log."""

    def __init__(self, body: bytes, log: list[str]) -> None:
        self.body = body
        self.log = log


class Painting:
    """The painted game with the facts of its table, and who is asked in it as the viewer knows."""

    def __init__(self, body: bytes, asked: tuple[int, ...]) -> None:
        self.body = body
        self.asked = asked


class Seated:
    """Who sits where as JSON, and what it was made from."""

    def __init__(self, rows: list[SeatRow], vacant: int, body: msgspec.Raw) -> None:
        self.rows = rows
        self.vacant = vacant
        self.body = body


class Cache(Rendered):
    """Everything that was rendered of one table."""

    def __init__(self) -> None:
        self.json: dict[tuple[int, str], Json] = {}  # by viewer and language
        self.paintings: dict[tuple[int, str, str], Painting] = {}  # by viewer, language and layout
        self.logs: dict[tuple[int, str], LogText] = {}  # by viewer and language; each reads on by itself
        self.seated: Seated | None = None

    def forget(self, viewers: set[int] | None) -> None:
        """Drop what may look different now. Logs and seats stay: they notice by themselves what is new."""
        if viewers is None:
            self.json.clear()
            self.paintings.clear()
            return
        self.json = {key: made for key, made in self.json.items() if key[0] not in viewers}
        self.paintings = {key: made for key, made in self.paintings.items() if key[0] not in viewers}


def cache_of(live: LiveTable) -> Cache:
    """Return the cache of a table; a table that was read anew has a new one."""
    found = live.rendered
    if isinstance(found, Cache):
        return found
    fresh = live.rendered = Cache()
    return fresh
