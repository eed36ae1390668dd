"""The sheet that a chart is drawn on: the content's shapes, and the geometry that all layers share."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any, Final

Point = tuple[float, float]
Measure = Callable[[str, float, str, bool], float]
"""The width of a text at a size, in a face (`italic` or `display`), bold or not."""

BOX: Final = (-950, 320, 4250, 2700)
"""What the grounds show: left, top, width, height."""
INK: Final = "#3a2a1a"
_ROOT: Final = re.compile(r"<svg\b[^>]*viewBox=\"([^\"]+)\"[^>]*>(.*)</svg>", re.S)


class Sheet:
    """One ground in the making: content, symbols, and the scale of its lines and letters."""

    def __init__(self, content: Mapping[str, Any], symbols: Mapping[str, str], measure: Measure, unit: float) -> None:
        self.u = unit
        self.measure = measure
        self.symbols = symbols
        self.used: dict[str, str] = {}
        self.about: dict[str, Any] = {zone["id"]: zone for zone in content["zones"]["zones"]}
        self.border_facts: dict[str, Any] = {border["id"]: border for border in content["borders"]["borders"]}
        shapes = content["shapes"]
        self.zones: dict[str, Any] = shapes["zones"]
        self.arcs: dict[str, Any] = {arc["id"]: arc for arc in shapes["arcs"]}
        self.rivers: list[Any] = shapes["rivers"]
        self.corners: list[Any] = shapes["corners"]
        self.luck = random.Random(1615)

    # -- geometry --

    def arc(self, name: str) -> list[Point]:
        """Return the points of an arc, backwards for a leading minus."""
        points = [(x, y) for x, y in self.arcs[name.lstrip("-")]["draw"]]
        return points[::-1] if name.startswith("-") else points

    def ring(self, zone: str) -> list[Point]:
        """Return the outline of a zone."""
        found: list[Point] = []
        for name in self.zones[zone]["ring"]:
            found += self.arc(name)[:-1]
        return found

    @cached_property
    def rings(self) -> dict[str, list[Point]]:
        """The outlines of all zones."""
        return {key: self.ring(key) for key in self.zones}

    @cached_property
    def wet(self) -> set[tuple[int, int]]:
        """The squares, of 20 units, that a river runs through or beside."""
        found = set()
        for river in self.rivers:
            for (x, y), _ in along([(x, y) for x, y in river["draw"]], 10):
                found |= {(int(x // 20) + dx, int(y // 20) + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        return found

    def path(self, points: Iterable[Point], closed: bool = False) -> str:
        """Return a path in whole numbers, relative where that is shorter."""
        out: list[str] = []
        last = (0, 0)
        for x, y in points:
            at = round(x), round(y)
            if not out:
                out.append(f"M{at[0]} {at[1]}l")
            elif at != last:
                dx, dy = at[0] - last[0], at[1] - last[1]
                out.append(f"{dx}{'' if dy < 0 else ' '}{dy}")
            else:
                continue
            last = at
        text = out[0] + " ".join(out[1:]) if len(out) > 1 else out[0].rstrip("l")
        return text.replace(" -", "-") + ("z" if closed else "")

    def near_line(self, point: Point, line: Sequence[Point]) -> float:
        """Return how far a point is from a line."""
        return min(distance(point, one, two) for one, two in pairwise(line))

    # -- drawing --

    def symbol(self, name: str) -> str:
        """Return the id of a symbol, which the ground defines once."""
        self.used[name] = name
        return f"s-{name}"

    def use(self, name: str, at: Point, scale: float = 1.0, turn: float = 0.0) -> str:
        """Return a symbol with its own origin at a place."""
        ident = self.symbol(name)
        more = f" rotate({round(turn)})" if turn else ""
        more += f" scale({scale:.2f})".replace("0.", ".") if scale != 1.0 else ""
        return f'<use href="#{ident}" transform="translate({round(at[0])} {round(at[1])}){more}"/>'

    def definitions(self) -> str:
        """Return all symbols that were used."""
        shown = []
        for name in sorted(self.used):
            found = _ROOT.search(self.symbols[name])
            assert found is not None, f"symbols/{name}.svg is not a drawing"
            shown.append(f'<g id="s-{name}">{found[2]}</g>')
        return "<defs>" + "".join(shown) + DEFS + "</defs>"


DEFS: Final = (
    '<radialGradient id="paper" cx=".52" cy=".46" r=".75"><stop offset="0" stop-color="#f7eed6"/>'
    '<stop offset="1" stop-color="#d9c597"/></radialGradient>'
)


def distance(point: Point, one: Point, two: Point) -> float:
    """Return how far a point is from a piece of a line.

    >>> distance((0, 3), (-1, 0), (1, 0))
    3.0
    """
    (px, py), (ax, ay), (bx, by) = point, one, two
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    share = 0.0 if length == 0 else max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / length))
    return math.hypot(px - ax - share * dx, py - ay - share * dy)


def inside(point: Point, ring: Sequence[Point]) -> bool:
    """Return whether a point lies in a ring.

    >>> inside((1, 1), [(0, 0), (2, 0), (2, 2), (0, 2)]), inside((3, 1), [(0, 0), (2, 0), (2, 2), (0, 2)])
    (True, False)
    """
    x, y = point
    found = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def along(line: Sequence[Point], step: float) -> list[tuple[Point, float]]:
    """Return points at equal steps along a line, each with the line's direction there, in degrees.

    >>> along([(0, 0), (10, 0)], 5)
    [((0.0, 0.0), 0.0), ((5.0, 0.0), 0.0), ((10.0, 0.0), 0.0)]
    """
    found, left = [], 0.0
    for (ax, ay), (bx, by) in pairwise(line):
        length = math.hypot(bx - ax, by - ay)
        if length == 0:
            continue
        turn = math.degrees(math.atan2(by - ay, bx - ax))
        while left <= length:
            share = left / length
            found.append(((ax + (bx - ax) * share, ay + (by - ay) * share), turn))
            left += step
        left -= length
    return found


def loops(pieces: Sequence[tuple[list[Point], int, int]]) -> list[list[Point]]:
    """Return rings from pieces with their end nodes, joined where they meet."""
    left, found = list(pieces), []
    while left:
        points, start, end = left.pop()
        ring = list(points)
        while end != start:
            match = next((i for i, (_, one, two) in enumerate(left) if end in (one, two)), None)
            if match is None:
                break
            more, one, two = left.pop(match)
            ring += (more if one == end else more[::-1])[1:]
            end = two if one == end else one
        found.append(ring)
    return found
