"""The parts of a painting: each changes by itself, and a page swaps it by its id.

An id is the container that a part lies in, then its own name: `cloth/ring`, `log/12`. A part may hold containers
itself; they stand in its markup empty, as elements with `data-parts`. The shell holds the outermost ones. A part's
markup does not say its id again: a whole painting writes it as `data-part`, a page sets it when it takes the part in.

>>> from wartable.paint.svg import el
>>> parts = Parts()
>>> parts.add("", "shell", el("main", data_parts="frame"))
>>> parts.add("frame", "bar", el("header", "Proelio"))
>>> parts["frame/bar"]
'<header>Proelio</header>'
>>> parts.whole()
'<main data-part="shell" data-parts="frame"><header data-part="frame/bar">Proelio</header></main>'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import Final, NamedTuple
from zlib import crc32

SHELL: Final = "shell"
LIBRARIES: Final = ("drawings", "faces")
"""Containers of what other parts refer to: a page that has such a part keeps it, for it may be wanted again."""

_CONTAINER: Final = re.compile(r' data-parts="([^"]+)"[^>]*>')
_HEAD: Final = re.compile(r"<[\w-]+")


def container(ident: str) -> str:
    """Return the container that a part lies in; the shell lies in none.

    >>> container("cloth/ring"), container("shell")
    ('cloth', '')
    """
    return ident.partition("/")[0] if "/" in ident else ""


def part_hash(markup: str) -> str:
    """Return the hash by which a part is known: its CRC-32 and its length, which a page finds out by itself.

    >>> part_hash("<p>1</p>"), part_hash("<p>2</p>")
    ('9eab9c02.8', 'd90be6d2.8')
    """
    body = markup.encode()
    return f"{crc32(body):x}.{len(body)}"


def sent(markup: str) -> str:
    """Return a part as it is sent in JSON, where each double quote takes a backslash too.

    Text is escaped, so that quotes only hold attributes.

    >>> sent('<p class="wt-ask">1</p>')
    "<p class='wt-ask'>1</p>"
    """
    return markup if "'" in markup else markup.replace('"', "'")


class Parts(dict[str, str]):
    """The parts of a painting by their ids, those of one container in their order."""

    def add(self, place: str, name: str, markup: str) -> None:
        """Add a part, a single element, at the end of a container; nothing for no markup."""
        if not markup:
            return
        ident = f"{place}/{name}" if place else name
        assert ident not in self, f"two parts are called {ident}"
        assert _HEAD.match(markup) is not None, f"the part {ident} is not an element"
        self[ident] = markup

    def inside(self, place: str) -> str:
        """Return all that lies in a container, with the parts inside those."""
        return self._filled(place, contents(self))

    def whole(self) -> str:
        """Return the whole painting: the shell with all parts in their places."""
        return self._fill(SHELL, contents(self))

    def _filled(self, place: str, within: Mapping[str, list[str]]) -> str:
        return "".join(self._fill(ident, within) for ident in within.get(place, ()))

    def _fill(self, ident: str, within: Mapping[str, list[str]]) -> str:
        named = _HEAD.sub(lambda head: f'{head[0]} data-part="{escape(ident)}"', self[ident], count=1)
        return _CONTAINER.sub(lambda found: found[0] + self._filled(found[1], within), named)


def contents(idents: Mapping[str, object]) -> dict[str, list[str]]:
    """Return the ids of each container in their order.

    >>> contents({"shell": "", "log/1": "", "log/2": ""})
    {'': ['shell'], 'log': ['log/1', 'log/2']}
    """
    found: dict[str, list[str]] = {}
    for ident in idents:
        found.setdefault(container(ident), []).append(ident)
    return found


class Cloth(NamedTuple):
    """What a layout paints: parts, those in the container `cloth` outermost, and the size that it took."""

    parts: Parts
    wide: float
    high: float
