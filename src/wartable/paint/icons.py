"""Icons of the chrome, in the colour of the text beside them."""

from __future__ import annotations

from typing import Final

from wartable.paint.svg import el

_LINE: Final = {"fill": "none", "stroke": "currentColor"}


def _mark(size: str, *parts: str) -> str:
    return el("svg", *parts, viewBox=f"0 0 {size}", aria_hidden="true")


BARRED: Final = _mark(
    "18 18",
    el("circle", cx=9, cy=9, r=7, stroke_width=2, **_LINE),
    el("path", d="M4.5,13.5 L13.5,4.5", stroke_width=2, **_LINE),
)
WARNING: Final = _mark(
    "16 16",
    el("path", d="M8,1 L15.5,14.5 H.5 Z", fill="currentColor"),
    el("path", d="M8,5.5 V9.5 M8,11.2 V13", stroke="var(--caution-ground)", stroke_width=1.8),
)
OPEN: Final = _mark("18 18", el("path", d="M4,7 L9,12 L14,7", stroke_width=2.4, **_LINE))
LOCK: Final = _mark(
    "13 15",
    el("path", d="M3,7 V4.5 a3.5,3.5 0 0 1 7,0 V7", stroke_width=1.8, **_LINE),
    el("rect", x=1, y=6.5, width=11, height=8, rx=1.5, fill="currentColor"),
)
TICK: Final = _mark("14 12", el("path", d="M2,6.5 L5.5,10 L12,2", stroke_width=2, **_LINE))
_TOWER: Final = (
    "M6,7 H24 V23 H6 Z M10,3 h4 v4 h-4 Z M16,3 h4 v4 h-4 Z M10,23 h4 v4 h-4 Z M16,23 h4 v4 h-4 Z "
    "M2,10 h4 v4 h-4 Z M2,16 h4 v4 h-4 Z M24,10 h4 v4 h-4 Z M24,16 h4 v4 h-4 Z"
)
LOGO: Final = _mark(
    "30 30",
    el("path", d=_TOWER, fill="currentColor"),
    el("rect", x=8.5, y=9.5, width=13, height=11, fill="var(--accent)"),
    el("path", d="M11.5,11.5 l7,7 m0,-7 l-7,7", stroke="var(--on-accent)", stroke_width=2),
)
