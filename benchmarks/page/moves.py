"""The size of a move: what a page is pushed while bots play a game of Proelio."""

from __future__ import annotations

import statistics
import zlib
from dataclasses import dataclass
from typing import Any

import msgspec

import wartable
from wartable import paint
from wartable.bots.player import Player
from wartable.server.render.cache import PaintedPart
from wartable.server.socket.client_parts import ClientParts


@dataclass(frozen=True, slots=True)
class Sizes:
    """Bytes of the first painting and of the moves after it, raw and compressed as a socket does it."""

    first: tuple[int, int]
    moves: list[tuple[int, int]]
    painting: int

    def median(self, packed: bool) -> float:
        """The median of the moves."""
        return statistics.median(move[packed] for move in self.moves)

    def most(self, packed: bool) -> int:
        """The largest of the moves."""
        return max(move[packed] for move in self.moves)


def compressor() -> Any:
    """The server's sockets compress with a window of 4 KiB, filled by what was sent before."""
    return zlib.compressobj(wbits=-12, memLevel=5)


def sizes(layout: paint.Layout, viewer: int = 0, seats: int = 4, seed: int = 4) -> Sizes:
    """Play a game between bots, and measure every push to one viewer."""
    title = wartable.title("proelio")
    table = title.open(seats=seats, seed=seed)
    bot = Player(title, "sensible", wartable.Seeded(1))
    delivery, squeeze = ClientParts(), compressor()
    found: list[tuple[int, int]] = []
    whole: list[int] = []
    while table.deciders:
        seat = table.deciders[0]
        table.act(seat, bot.choose(table.state, seat))
        parts = paint.parts(table.scene(viewer), layout, rules_url="/rules/proelio", home_url="/")
        news = delivery.news({ident: PaintedPart(markup) for ident, markup in parts.items()})
        if not news:
            continue
        body = msgspec.json.encode(news)
        found.append((len(body), len(squeeze.compress(body) + squeeze.flush(zlib.Z_SYNC_FLUSH))))
        whole.append(len(parts.whole()))
    return Sizes(found[0], found[1:], int(statistics.median(whole)))
