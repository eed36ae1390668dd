"""What a client has of its painting, part by part: a push carries the rest."""

from __future__ import annotations

from typing import Any

from wartable.paint.parts import LIBRARIES, container, contents
from wartable.server.render.cache import PaintedPart


class ClientParts:
    """The parts that one socket's client has: their ids in order, with the hash of each.

    >>> client = ClientParts()
    >>> bar, ring = PaintedPart("<p>1</p>"), PaintedPart("<p>2</p>")
    >>> sorted(client.news({"frame/bar": bar, "cloth/ring": ring}))
    ['parts', 'whole']
    >>> client.news({"frame/bar": bar})
    {'parts': {}, 'gone': ['cloth/ring']}
    >>> client.news({"frame/bar": bar})
    {}
    """

    def __init__(self) -> None:
        self._has: dict[str, str] = {}

    def resume(self, has: dict[str, str]) -> None:
        """Begin anew with what the client says that it has: nothing, or all that it was sent on another socket."""
        self._has = has

    def news(self, parts: dict[str, PaintedPart]) -> dict[str, Any]:
        """Return what turns the client's painting into this one, and note that it has it; nothing if it is the same.

        `parts` are new or look different; `gone` are no longer there; `sequence` lists a container anew in which new
        parts do not simply come last; `whole` tells the client to forget what it had.
        """
        had = self._has
        fresh = {ident: part.body for ident, part in parts.items() if had.get(ident) != part.hash}
        stays = {ident: known for ident, known in had.items() if ident in parts or container(ident) in LIBRARIES}
        now = {**stays, **{ident: part.hash for ident, part in parts.items()}}
        lies, wanted = contents(now), contents(parts)
        order = {place: wanted[place] for place in wanted if place not in LIBRARIES and lies[place] != wanted[place]}
        self._has = {ident: now[ident] for idents in {**lies, **order}.values() for ident in idents}
        if not had:
            return {"parts": fresh, "whole": True}
        gone = [ident for ident in had if ident not in now]
        if not (fresh or gone or order):
            return {}
        return {"parts": fresh, **({"gone": gone} if gone else {}), **({"sequence": order} if order else {})}
