"""The cache of what was rendered of a table, by viewer, language and layout."""

from __future__ import annotations

import hashlib
import zlib

import msgspec

from wartable.paint import Parts
from wartable.paint.parts import part_hash, sent
from wartable.server.live.table import LiveTable
from wartable.server.live.watchers import Rendered
from wartable.server.render.log_text import LogLines, LogText
from wartable.store.models import SeatRow

LARGE = 8_192  # bytes of JSON from which on it is kept compressed: it waits as long as nothing happens
FASTEST = 1


class Json:
    """The game as JSON, and its log; `mark` tells one body from another.

    >>> small, large = Json(b"{}", LogLines([], [])), Json(b"[0]" * LARGE, LogLines([], []))
    >>> small.mark, len(large.mark), large.body == b"[0]" * LARGE
    (b'{}', 16, True)
    """

    def __init__(self, body: bytes, log: LogLines) -> None:
        self.packed = len(body) > LARGE
        self.kept = zlib.compress(body, FASTEST) if self.packed else body
        self.mark = hashlib.blake2b(body, digest_size=16).digest() if self.packed else body
        self.log = log

    @property
    def body(self) -> bytes:
        """The whole JSON."""
        return zlib.decompress(self.kept) if self.packed else self.kept


class PaintedPart:
    """A part of a painting as it is sent, and the hash by which a client that comes back names it."""

    __slots__ = ("body", "hash")

    def __init__(self, markup: str) -> None:
        html = sent(markup)
        self.hash = part_hash(html)
        self.body = msgspec.Raw(msgspec.json.encode(html))


class Painting:
    """The painted game in parts, the facts of its table, and who is asked in it as the viewer knows.

    A game that the viewer may not watch, or that has not begun, has no parts.
    """

    def __init__(self, facts: bytes, parts: Parts | None, asked: tuple[int, ...]) -> None:
        self.facts = facts
        self.parts = None if parts is None else {ident: PaintedPart(markup) for ident, markup in parts.items()}
        self.asked = asked


class Seated:
    """Who sits where as JSON, and what it was made from."""

    def __init__(self, rows: list[SeatRow], left: tuple[int, int], body: msgspec.Raw) -> None:
        self.rows = rows
        self.left = left  # the seats that are vacant, and those that are eliminated
        self.body = body


MOST_PAINTINGS = 60  # of one table; pages have nearly the same few sizes

PaintingKey = tuple[int, str, str, tuple[int, int] | None]
"""The viewer, the language, the layout, and the room of the page's table."""


class Cache(Rendered):
    """Everything that was rendered of one table."""

    def __init__(self) -> None:
        self.json: dict[tuple[int, str], Json] = {}  # by viewer and language
        self.paintings: dict[PaintingKey, Painting] = {}  # no more than MOST_PAINTINGS
        self.logs: dict[tuple[int, str], LogText] = {}  # by viewer and language; each reads on by itself
        self.seated: Seated | None = None

    def keep(self, key: PaintingKey, made: Painting) -> Painting:
        """Keep a painting for all who look so; the oldest goes where there are too many."""
        while len(self.paintings) >= MOST_PAINTINGS:
            del self.paintings[next(iter(self.paintings))]
        self.paintings[key] = made
        return made

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
