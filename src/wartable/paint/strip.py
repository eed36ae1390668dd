"""The strip: a row in the making or a comparison in the open, rolled out before a seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from wartable.core.scene import Card, Cell, Outlook, Slot, Strip, Total, Verdict
from wartable.paint import cards
from wartable.paint.cards import RATIO, SMALL
from wartable.paint.layout import Box
from wartable.paint.measure import width, wrap
from wartable.paint.svg import Brush, block, el, num, tincture, words

PAD: Final = 40.0
CAPTION: Final = 118.0
ROOMY: Final = 80.0  # the width of cards from which on a strip has room for side words
_GAPS: Final = (26.0, 20.0, 14.0, 10.0, 6.0)
_TONES: Final = {"good": "var(--ok)", "bad": "var(--strike-text)", "": "var(--ink)"}


@dataclass(slots=True)
class Line:
    """One line of cells: where each begins and how wide it is."""

    cells: list[tuple[Cell, float, float]] = field(default_factory=list)
    wide: float = 0.0
    high: float = 0.0


@dataclass(slots=True)
class Roll:
    """A strip laid out in lines; its height follows."""

    lines: list[Line]
    card: float

    @property
    def high(self) -> float:
        """The height of the strip with its borders."""
        return sum(line.high for line in self.lines) + 12.0 * (len(self.lines) - 1) + 40.0


def _caption(card: Card, wide: float) -> list[list[str]]:
    """The words beside a card; a small card has no room for them."""
    if wide < ROOMY:
        return []
    return [wrap(text, 13, CAPTION, bold=i == 0) for i, text in enumerate(card.caption)]


def case_width(text: str) -> float:
    """The room of one thing that a hidden card may be.

    >>> case_width("ok")
    58.0
    """
    return max(58.0, width(text, 12.5, bold=True) + 8)


def cell_width(cell: Cell, card: float) -> float:
    """The room a cell needs on a strip with cards of this width."""
    if isinstance(cell, Card):
        lines = [line for part in _caption(cell, card) for line in part]
        return card + (14 + max(width(line, 13, bold=True) for line in lines) if lines else 0)
    if isinstance(cell, Slot):
        return card
    if isinstance(cell, Total):
        return card * 0.74 + (width(cell.word, 15, "display") + 12 if cell.word and card >= ROOMY else 0)
    if isinstance(cell, Outlook):
        title, note = width(cell.title, 15, "display", True), width(cell.note, 13)
        head = title + 14 + note if card >= ROOMY else max(title, note)
        return max(sum(case_width(case.text) for case in cell.cases), min(head, 330))
    lines = [part for line in cell.lines for part in wrap(line, 13.5, 250)]
    need = [width(cell.title, 20, "display", True), *(width(line, 13.5) for line in lines)]
    return max([*need, width(cell.clause, 11.5, "clause") + 16])


def cell_height(cell: Cell, card: float) -> float:
    """The height a cell needs."""
    if isinstance(cell, Outlook):
        return max(card * RATIO, 138.0) if card >= ROOMY else 124.0
    return card * RATIO + 4


def _flow(cells: tuple[Cell, ...], room: float, card: float, gap: float, overlap: float) -> list[Line]:
    lines = [Line()]
    for cell in cells:
        need = cell_width(cell, card)
        line = lines[-1]
        close = (
            line.cells
            and isinstance(cell, Card)
            and isinstance(line.cells[-1][0], Card)
            and not cell.caption
            and not line.cells[-1][0].caption
        )
        x = line.wide + (gap - overlap * card if close else gap) if line.cells else 0.0
        if line.cells and x + need > room:
            line = Line()
            lines.append(line)
            x = 0.0
        line.cells.append((cell, x, need))
        line.wide = x + need
        line.high = max(line.high, cell_height(cell, card))
    return lines


def roll(strip: Strip, room: float, card: float, pad: float = PAD) -> Roll:
    """Lay a strip out: on one line if it can be, closer if it must be, else on more lines."""
    inner = room - 2 * pad
    tried = [_flow(strip.cells, inner, card, gap, overlap) for overlap in (0.0, 0.3, 0.55) for gap in _GAPS]
    return Roll(min(tried, key=len), card)


def _ground(box: Box) -> str:
    cut = 16.0
    path = (
        f"M{num(box.x)},{num(box.y)} H{num(box.right)} l{num(-cut)},{num(box.h / 2)} l{num(cut)},{num(box.h / 2)} "
        f"H{num(box.x)} l{num(cut)},{num(-box.h / 2)} Z"
    )
    stitches = "".join(
        el(
            "path",
            d=f"M{num(box.x + 12)},{num(y)} H{num(box.right - 12)}",
            stroke="var(--line-2)",
            stroke_width=1.4,
            stroke_dasharray="0.1 5",
            stroke_linecap="round",
        )
        for y in (box.y + 9, box.low - 9)
    )
    return (
        el("path", d=path, fill="var(--paper-2)", stroke="var(--gild)", stroke_width=2, stroke_linejoin="round")
        + stitches
    )


def _total(cell: Total, x: float, y: float, high: float, card: float) -> str:
    wide = card * 0.72
    tall = wide * 1.34
    top = y + (high - tall) / 2
    size = wide * 0.56
    path = cards.banner(x, top, wide, tall) if cell.sign.shape == "banner" else cards.shield(x, top, wide, tall)
    parts = [
        el(
            "path", d=path, fill=tincture(cell.sign.tincture), stroke=cards.INK, stroke_width=2, stroke_linejoin="round"
        ),
        words(cell.value, x + wide / 2, top + tall * 0.42 + size * 0.34, size, "d", "middle", tincture("argent")),
    ]
    if cell.word and card >= ROOMY:
        parts.append(words(cell.word, x + wide + 10, y + high / 2 + 4, 15, "i", fill="var(--ink-2)"))
    return "".join(parts)


def _tick(x: float, y: float, good: bool) -> str:
    path = f"M{num(x - 9)},{num(y)} l6,7 l12,-14" if good else f"M{num(x - 7)},{num(y - 7)} l14,14 m0,-14 l-14,14"
    return el(
        "path",
        d=path,
        fill="none",
        stroke=_TONES["good" if good else "bad"],
        stroke_width=4,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _outlook(brush: Brush, cell: Outlook, x: float, y: float, wide: float, side: float) -> str:
    parts = [words(cell.title, x, y + 16, 15, "d")]
    after = width(cell.title, 15, "display", True) + 10
    if after + width(cell.note, 13) <= wide:
        parts.append(words(cell.note, x + after, y + 16, 13, fill="var(--ink-2)"))
        top = y + 28
    else:
        lines = wrap(cell.note, 13, wide)
        parts.append(block(lines, x, y + 33, 13, fill="var(--ink-2)"))
        top = y + 28 + 16 * len(lines)
    for case in cell.cases:
        room = case_width(case.text)
        middle = x + room / 2
        parts.append(
            el(
                "g",
                cards.emblem(brush, case.sign, middle - side / 2, top, side),
                _tick(middle, top + side + 16, case.tone == "good") if case.tone else "",
                words(case.text, middle, top + side + 40, 12.5, "b", "middle", _TONES[case.tone]),
                role="img",
                aria_label=f"{case.label}: {case.text}",
            )
        )
        x += room
    return "".join(parts)


def _verdict(cell: Verdict, x: float, y: float, high: float) -> str:
    lines = [part for line in cell.lines for part in wrap(line, 13.5, 250)]
    tall = 26 + 18 * len(lines) + (24 if cell.clause else 0)
    top = y + (high - tall) / 2
    parts = [
        words(cell.title, x, top + 18, 20, "d", fill=_TONES[cell.tone]),
        block(lines, x, top + 40, 13.5, fill="var(--ink)", lead=18 / 13.5),
    ]
    if cell.clause:
        base = top + 40 + 18 * len(lines)
        wide = width(cell.clause, 11.5, "clause") + 14
        parts.append(el("rect", x=x, y=base - 12, width=wide, height=18, rx=4, fill="none", stroke="var(--line-2)"))
        parts.append(words(cell.clause, x + 7, base + 1, 11.5, "c", fill="var(--ink-2)"))
    return "".join(parts)


def _slot(brush: Brush, cell: Slot, x: float, y: float, high: float, card: float) -> str:
    """An empty place with its words, or with a plus where they find no room."""
    lines = wrap(cell.text, 13, card - 12) if card >= SMALL else ["+"]
    tall = card * RATIO
    top = y + (high - tall) / 2
    first = top + tall / 2 - 8 * (len(lines) - 1) + 4
    frame = el("rect", x=x, y=top, width=card, height=tall, rx=7, class_="wt-empty")
    told = block(lines, x + card / 2, first, 13, anchor="middle", fill="var(--ink-2)")
    return brush.thing(cell.id, cell.text, frame, told, kind="slot")


def _cell(brush: Brush, cell: Cell, x: float, y: float, wide: float, high: float, card: float) -> str:
    if isinstance(cell, Card):
        middle = y + high / 2
        tilt = 4.0 if cell.face is None or cell.down else 0.0
        parts = [cards.paint(brush, cell, x + card / 2, middle, card, tilt)]
        top = y + 18
        for i, lines in enumerate(_caption(cell, card)):
            parts.append(
                block(
                    lines,
                    x + card + 14,
                    top,
                    13,
                    "b" if i == 0 else "t",
                    fill="var(--ink)" if i == 0 else "var(--ink-2)",
                )
            )
            top += 17 * len(lines) + 4
        return "".join(parts)
    if isinstance(cell, Slot):
        return _slot(brush, cell, x, y, high, card)
    if isinstance(cell, Total):
        return _total(cell, x, y, high, card)
    if isinstance(cell, Outlook):
        side, told = (50.0, 88.0) if card >= ROOMY else (36.0, 98.0)
        return _outlook(brush, cell, x, y + (high - side - told) / 2, wide, side)
    return _verdict(cell, x, y, high)


def paint(brush: Brush, strip: Strip, laid: Roll, box: Box) -> str:
    """The strip in its box."""
    parts = [el("g", _ground(box), filter=None if brush.flat else brush.link("lying"))]
    y = box.y + 20
    for line in laid.lines:
        left = box.x + (box.w - line.wide) / 2
        for cell, x, wide in line.cells:
            parts.append(_cell(brush, cell, left + x, y, wide, line.high, laid.card))
        y += line.high + 12
    return brush.thing(strip.id, strip.label, *parts, kind="strip")
