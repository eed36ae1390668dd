"""Things on borders and lines over a board.

Walls' levels, breaches, mines, bridges, swords; supply lines and ways.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from wartable.core.scene import BorderMark, Point, Trace
from wartable.paint.svg import Brush, Value, el, num, tincture, words

_INK: Final = "var(--sable)"
_CREAM: Final = "var(--argent)"

_TOWER: Final = "M-11,12 V-6 H-13 V-13 H-8 V-10 H-3 V-13 H3 V-10 H8 V-13 H13 V-6 H11 V12 Z"
_FILLS: Final = {"": _CREAM, "low": "var(--or)", "bad": "var(--gules)"}
_SWORDS: Final = (
    '<path d="M-9,-9 L7,7 M9,-9 L-7,7" stroke="var(--argent)" stroke-width="3.4" stroke-linecap="round"/>'
    '<path d="M3,9 L9,3 M-3,9 L-9,3" stroke="var(--argent)" stroke-width="2.6" stroke-linecap="round"/>'
)
_BOMB: Final = (
    '<circle r="9" fill="var(--sable)" stroke="var(--argent)" stroke-width="1"/>'
    '<path d="M5,-7 C8,-13 12,-11 13,-14" fill="none" stroke="var(--sable)" stroke-width="2"/>'
    '<path d="M13,-19 l1.5,3.5 3.5,-1 -2.5,3 2.5,3 -3.5,-1 -1.5,3.5 -1.5,-3.5 -3.5,1 2.5,-3 -2.5,-3 3.5,1 Z" '
    'fill="var(--strike)"/>'
)
_RUBBLE: Final = (
    '<path d="M-22,-9 L-15,-3 -17,4 -22,9 M22,-9 L16,-4 18,4 22,9" fill="none" stroke="var(--sable)" stroke-width="2"/>'
    '<g fill="var(--argent)" stroke="var(--sable)" stroke-width="1.2"><path d="M-13,5 l5,-5 6,3 1,5 -7,3 Z"/>'
    '<path d="M1,-3 l6,-4 5,5 -4,5 -6,-1 Z"/><path d="M-7,-9 l4,-2 4,3 -3,3 Z"/><path d="M4,7 l5,-3 3,4 -4,3 Z"/></g>'
)
_BRIDGE: Final = (
    '<path d="M-18,-9 C-8,-4 8,-4 18,-9 M-18,9 C-8,4 8,4 18,9" fill="none" stroke="var(--sable)" stroke-width="2.4"/>'
    '<path d="M-14,-6.6 V6.6 M-7,-5.4 V5.4 M0,-5 V5 M7,-5.4 V5.4 M14,-6.6 V6.6" stroke="#c89a55" stroke-width="5"/>'
    '<path d="M-10.5,-6 V6 M-3.5,-5 V5 M3.5,-5 V5 M10.5,-6 V6" stroke="var(--sable)" stroke-width=".8"/>'
)


def mark(one: BorderMark) -> str:
    """Paint a thing on a border around the origin; what lies along the border is turned by the page's style."""
    ink = _CREAM if one.tone == "bad" else _INK
    if one.kind == "badge":
        tower = el("path", d=_TOWER, fill=_FILLS[one.tone], stroke=_INK, stroke_width=1.6)
        return tower + words(one.value, 0, 8, 16, "b", "middle", ink)
    if one.kind == "breach":
        plate = el("rect", x=-10, y=-34, width=20, height=19, rx=3, fill="var(--gules)", stroke=_CREAM)
        return (
            el("g", _RUBBLE, class_="wt-along") + plate + words(one.value or "0", 0, -19.5, 15, "b", "middle", _CREAM)
        )
    if one.kind == "mines":
        return _BOMB + words(one.value or "M", 0, 4.6, 12.5, "b", "middle", _CREAM)
    if one.kind == "bridge":
        return el("g", _BRIDGE, class_="wt-along")
    return el("circle", r=17, fill="var(--gules)", stroke="var(--or)", stroke_width=3) + _SWORDS


def _curve(points: Sequence[Point]) -> str:
    """Return a path through points that bends at each of them softly."""
    path = f"M{num(points[0][0])},{num(points[0][1])}"
    for i in range(1, len(points) - 1):
        (x, y), (nx, ny) = points[i], points[i + 1]
        path += f" Q{num(x)},{num(y)} {num((x + nx) / 2)},{num((y + ny) / 2)}"
    return path + f" L{num(points[-1][0])},{num(points[-1][1])}"


def _fixed(point: Point, body: str) -> str:
    """Return something that keeps its size on the screen while the board is zoomed."""
    return el("g", body, class_="wt-fixed", style=f"--x:{num(point[0])};--y:{num(point[1])}")


def trace(brush: Brush, one: Trace, points: Sequence[Point], angle: float = 0.0, name: bool = True) -> str:
    """Paint a line over the board; a break is a bar across the way at its only place. With `name` it is a thing."""
    shade = tincture(one.tincture)
    if one.kind == "break":
        bar = el("path", d="M-30,0 H30", stroke=_CREAM, stroke_width=15) + el(
            "path", d="M-28,0 H28", stroke="var(--gules)", stroke_width=9
        )
        body = _fixed(points[0], el("g", bar, transform=f"rotate({num(angle)})"))
    else:
        path = _curve(points)
        body = el("path", d=path, class_="wt-band") + el("path", d=path, class_="wt-line", stroke=shade)
        if one.kind == "way":
            (x0, y0), (x1, y1) = points[-2], points[-1]
            turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
            head = el("path", d="M6,0 L-12,-10 L-7,0 L-12,10 Z", fill=shade, stroke=_CREAM, stroke_width=1.4)
            body += _fixed(points[-1], el("g", head, transform=f"rotate({num(turn)})"))
    if one.sign:
        body += _fixed(points[0], brush.use(one.sign, -15, -15, 30, 30))
    if one.value:
        ring = el("circle", r=11, fill=_CREAM, stroke=shade, stroke_width=2.4)
        body += _fixed(points[-1], ring + words(one.value, 0, 4.8, 14, "b", "middle", _INK))
    facts: dict[str, Value] = {"class_": "wt-trace", "data_kind": one.kind}
    if not name:
        return el("g", body, aria_hidden="true", **facts)
    handle = brush.handle(one.id, one.label, body, kind="trace")
    return el("g", body, **{**handle, "tabindex": -1, "data_kind": one.kind})
