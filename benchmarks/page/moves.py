"""The size of a move, and what a whole page costs: what is pushed while bots play."""

from __future__ import annotations

import statistics
import time
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


def painting(
    name: str, seats: int, layout: paint.Layout, size: tuple[float, float], every: int = 9
) -> tuple[float, int]:
    """Milliseconds of CPU time that a whole page takes (median), and bytes of the largest, compressed, over a game."""
    title = wartable.title(name)
    table = title.open(seats=seats, seed=2)
    bot = Player(title, "sensible", wartable.Seeded(1))
    times: list[float] = []
    weights: list[int] = []
    count = 0
    while table.deciders:
        seat = table.deciders[0]
        if count % every == 0:
            begun = time.process_time()
            parts = paint.parts(table.scene(seat, "it"), layout, rules_url=f"/rules/{name}", home_url="/", size=size)
            times.append(1000 * (time.process_time() - begun))
            squeeze = compressor()
            news = ClientParts().news({ident: PaintedPart(markup) for ident, markup in parts.items()})
            weights.append(len(squeeze.compress(msgspec.json.encode(news)) + squeeze.flush(zlib.Z_SYNC_FLUSH)))
        table.act(seat, bot.choose(table.state, seat))
        count += 1
    return statistics.median(times), max(weights)
