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

_HEXAGON: Final = "M11,1.5 L19.5,6.2 V15.8 L11,20.5 L2.5,15.8 V6.2 Z M6,11 H16 M6,7.6 H16"
_SWORDS: Final = "M3,3 L17,17 M19,3 L5,17 M13,19 L19,13 M9,19 L3,13"
_SHEET: Final = "M4,2.5 H14 L18,6.5 V19.5 H4 Z M7.5,9 H14.5 M7.5,12.5 H14.5 M7.5,16 H12"
ORDERS: Final = _mark("22 22", el("path", d=_HEXAGON, stroke_width=2, **_LINE))
FIGHT: Final = _mark("22 22", el("path", d=_SWORDS, stroke_width=2.2, **_LINE))
CARDS: Final = _mark(
    "22 22", el("path", d="M3,6 L10,3.5 L15,17 L8,19.5 Z M12,4 H19 V18 H15.4", stroke_width=2, **_LINE)
)
STATE: Final = _mark("22 22", el("path", d="M3,20 V12 M9,20 V8 M15,20 V4 M20,20 V10", stroke_width=3, **_LINE))
LOG: Final = _mark("22 22", el("path", d=_SHEET, stroke_width=2, **_LINE))

PLUS: Final = _mark("18 18", el("path", d="M9,3 V15 M3,9 H15", stroke_width=2.4, **_LINE))
MINUS: Final = _mark("18 18", el("path", d="M3,9 H15", stroke_width=2.4, **_LINE))
CROSS: Final = _mark("18 18", el("path", d="M4,4 L14,14 M14,4 L4,14", stroke_width=2, **_LINE))
COPY: Final = _mark("18 18", el("path", d="M6,6 H15 V15 H6 Z M6,11 H3 V3 H11 V6", stroke_width=1.8, **_LINE))
PENCIL: Final = _mark("18 18", el("path", d="M3,15 L4,11 L12.5,2.5 L15.5,5.5 L7,14 Z", stroke_width=1.6, **_LINE))
SEARCH: Final = _mark(
    "18 18",
    el("circle", cx=7.5, cy=7.5, r=5, stroke_width=2, **_LINE),
    el("path", d="M11.2,11.2 L16,16", stroke_width=2.2, **_LINE),
)
PAPERS: Final = _mark("18 18", el("path", d="M2,4 H11 M2,9 H16 M2,14 H13", stroke_width=2, **_LINE))
