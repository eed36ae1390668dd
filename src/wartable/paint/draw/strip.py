"""The strip: a row in the making or an open comparison, before a seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from wartable.core.scene import Card, Cell, Outlook, Slot, Strip, Total, Verdict
from wartable.paint.draw import cards
from wartable.paint.draw.cards import SMALL
from wartable.paint.geometry import RATIO, Box
from wartable.paint.measure import NOTE, fit, width, wrap
from wartable.paint.svg import Brush, block, el, num, tincture, words

PAD: Final = 40.0
CAPTION: Final = 118.0
HEAD: Final = 34.0  # the room of a title
FOLD: Final = 24.0  # the width of a fold of a curtain
ROOMY: Final = 80.0  # the width of cards from which on a strip has room for side words
_GAPS: Final = (26.0, 20.0, 14.0, 10.0, 6.0)
_FOLDED_GAPS: Final = (24.0, 18.0, 13.0, 8.0)
_OVERLAPS: Final = (0.0, 0.3, 0.55)
_CLOSER: Final = (0.0, 0.15, 0.3, 0.42, 0.55, 0.62, 0.68, 0.74, 0.8)
_COLUMNS: Final = 3  # the most cases of a folded outlook on one row
_CASE: Final = (26.0, 42.0)  # the sign of a folded case, and the height of its row
_TONES: Final = {"good": "var(--ok)", "bad": "var(--strike-text)", "": "var(--ink)"}


@dataclass(frozen=True, slots=True)
class Cut:
    """How a strip is cut to its room: its cards' width, words beside them or not, and whether the outlook folds."""

    card: float
    captions: bool = False
    folded: bool = False


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
    cut: Cut
    head: float = 0.0

    @property
    def border(self) -> float:
        """The hem above and below the lines."""
        return 16.0 if self.cut.folded else 20.0

    @property
    def high(self) -> float:
        """The height of the strip with its borders and its title."""
        return sum(line.high for line in self.lines) + 12.0 * (len(self.lines) - 1) + 2 * self.border + self.head


def _caption(card: Card, cut: Cut) -> list[list[str]]:
    """Return the words beside a card; a small card has no room for them."""
    if not cut.captions:
        return []
    return [wrap(text, NOTE, CAPTION, bold=i == 0) for i, text in enumerate(card.caption)]


def case_width(text: str) -> float:
    """Return the room of one thing that a hidden card may be.

    >>> case_width("ok")
    58.0
    """
    return max(58.0, width(text, NOTE, bold=True) + 8)


def _columns(cell: Outlook) -> list[float]:
    """Return the widths of the columns of a folded outlook."""
    across = min(len(cell.cases), _COLUMNS)
    return [max(case_width(case.text) for case in cell.cases[i::across]) for i in range(across)]


def _below(cell: Outlook, wide: float) -> list[str]:
    """Return the lines of an outlook's note below its title; none if the note finds room beside it."""
    beside = width(cell.title, 15, "display", True) + 10 + width(cell.note, NOTE) <= wide
    return [] if beside else wrap(cell.note, NOTE, wide)


def _verdict_lines(cell: Verdict, room: float) -> list[str]:
    return [part for line in cell.lines for part in wrap(line, 13.5, min(room, 250.0))]


def cell_width(cell: Cell, cut: Cut, room: float) -> float:
    """Return the room a cell needs on a strip cut like this."""
    card = cut.card
    if isinstance(cell, Card):
        lines = [line for part in _caption(cell, cut) for line in part]
        if lines:
            return card + 14 + max(width(line, NOTE, bold=True) for line in lines)
        return card + (10.0 if cell.by and not cut.folded else 0.0)  # the badge of whose it is
    if isinstance(cell, Slot):
        return card * 0.7 if cut.folded else card
    if isinstance(cell, Total):
        shape = max(card * 0.74, width(cell.name, NOTE, bold=True))
        return shape + (width(cell.word, 15, "italic") + 12 if cell.word and cut.captions else 0)
    if isinstance(cell, Outlook):
        title, note = width(cell.title, 15, "display", True), width(cell.note, NOTE)
        if cut.folded:
            return max(sum(_columns(cell)), title)
        head = title + 14 + note if card >= ROOMY else max(title, note)
        return max(sum(case_width(case.text) for case in cell.cases), min(head, 330))
    need = [width(cell.title, 20, "display", True), *(width(line, 13.5) for line in _verdict_lines(cell, room))]
    return max([*need, width(cell.clause, NOTE, bold=True) + 16])


Sized = tuple[Cell, float, float, bool]
"""A cell, its width and height, and whether it is a card without words, which others of its kind may lie over."""


def _sized(cell: Cell, cut: Cut, room: float) -> Sized:
    bare = isinstance(cell, Card) and not _caption(cell, cut)
    return cell, cell_width(cell, cut, room), cell_height(cell, cut, room), bare


def cell_height(cell: Cell, cut: Cut, room: float) -> float:
    """Return the height a cell needs."""
    if isinstance(cell, Outlook):
        if cut.folded:
            return 22 + _CASE[1] * -(-len(cell.cases) // _COLUMNS)
        if cut.card >= ROOMY:
            return max(cut.card * RATIO, 138.0)
        return 108.0 + 16 * len(_below(cell, cell_width(cell, cut, room)))
    if isinstance(cell, Verdict) and cut.folded:
        return 30.0 + 18 * len(_verdict_lines(cell, room)) + (24 if cell.clause else 0)
    return cut.card * RATIO + 4


def _flow(cells: list[Sized], room: float, cut: Cut, gap: float, overlap: float) -> list[Line]:
    lines = [Line()]
    before = False
    for cell, need, high, bare in cells:
        line = lines[-1]
        x = line.wide + (gap - overlap * cut.card if bare and before else gap) if line.cells else 0.0
        if line.cells and x + need > room:
            line = Line()
            lines.append(line)
            x = 0.0
        line.cells.append((cell, x, need))
        line.wide = x + need
        line.high = max(line.high, high)
        before = bare
    return lines


def _behind(strip: Strip, inner: float, cut: Cut) -> Roll:
    """Lay a strip out whose curtain is down: each sum in the middle of its part, its cards behind the cloth."""
    line = Line(wide=inner, high=cut.card * RATIO + 4)
    part = inner / max(sum(isinstance(cell, Total) for cell in strip.cells), 1)
    left, hidden = 0.0, [cell for cell in strip.cells if not isinstance(cell, Total)]
    for i, one in enumerate(hidden):
        need = cell_width(one, cut, inner)
        line.cells.append((one, i * (inner - need) / max(len(hidden) - 1, 1), need))
    for cell in strip.cells:
        if isinstance(cell, Total):
            need = max(cut.card * 0.74, width(cell.name, NOTE, bold=True))
            line.cells.append((cell, left + (part - need) / 2, need))
            left += part
    return Roll([line], cut, HEAD if strip.title else 0.0)


def roll(strip: Strip, room: float, card: float, pad: float = PAD, folded: bool = False) -> Roll:
    """Lay a strip out: on one line if it can be, closer or with fewer words if it must be, else on more lines."""
    inner = room - 2 * pad
    if strip.curtain == "down":
        return _behind(strip, inner, Cut(max(card, 62.0)))
    best: Roll | None = None
    head = HEAD if strip.title else 0.0
    roomy = [Cut(card, True), Cut(card), Cut(card, folded=True)]
    for cut in roomy if card >= ROOMY else [Cut(card, folded=folded)]:
        cells = [_sized(cell, cut, inner) for cell in strip.cells]
        for overlap in _CLOSER if cut.folded else _OVERLAPS:
            for gap in _FOLDED_GAPS if cut.folded else _GAPS:
                lines = _flow(cells, inner, cut, gap, overlap)
                if best is None or len(lines) < len(best.lines):
                    best = Roll(lines, cut, head)
                if len(lines) == 1:
                    return best
    assert best is not None
    return best


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


def _total(brush: Brush, cell: Total, x: float, y: float, high: float, cut: Cut, hung: bool = False) -> str:
    named_in = tincture("argent") if hung else "var(--ink)"
    wide = cut.card * 0.72
    tall = wide * 1.34
    top = y + (high - tall) / 2 - (6 if cell.name else 0)
    named = width(cell.name, NOTE, bold=True)
    x += max(named - wide, 0) / 2
    size, _ = fit(cell.value, wide * 0.56, wide * 0.84, "display", True, least=wide * 0.2)
    own = f"on-{cell.sign.tincture}"
    ink = tincture(own if own in brush.art.colours else "argent")
    path = cards.banner(x, top, wide, tall) if cell.sign.shape == "banner" else cards.shield(x, top, wide, tall)
    parts = [
        el(
            "path", d=path, fill=tincture(cell.sign.tincture), stroke=cards.INK, stroke_width=2, stroke_linejoin="round"
        ),
        words(cell.value, x + wide / 2, top + tall * 0.42 + size * 0.34, size, "d", "middle", ink),
    ]
    if cell.name:
        parts.append(words(cell.name, x + wide / 2, top + tall + 15, NOTE, "b", "middle", named_in))
    if cell.word and cut.captions:
        parts.append(
            words(cell.word, x + max(wide, (wide + named) / 2) + 10, y + high / 2 + 4, 15, "i", fill="var(--ink-2)")
        )
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
    lines = _below(cell, wide)
    if not lines:
        after = width(cell.title, 15, "display", True) + 10
        parts.append(words(cell.note, x + after, y + 16, NOTE, fill="var(--ink-2)"))
    parts.append(block(lines, x, y + 33, NOTE, fill="var(--ink-2)"))
    top = y + 28 + 16 * len(lines)
    for case in cell.cases:
        room = case_width(case.text)
        middle = x + room / 2
        parts.append(
            el(
                "g",
                cards.emblem(brush, case.sign, middle - side / 2, top, side),
                _tick(middle, top + side + 16, case.tone == "good") if case.tone else "",
                words(case.text, middle, top + side + 40, NOTE, "b", "middle", _TONES[case.tone]),
                role="img",
                aria_label=f"{case.label}: {case.text}",
            )
        )
        x += room
    return "".join(parts)


def _folded(brush: Brush, cell: Outlook, x: float, y: float) -> str:
    """Paint an outlook on few columns: each case its sign, its tick beside it and its word below."""
    parts = [words(cell.title, x, y + 14, 15, "d")]
    side, step = _CASE
    columns = _columns(cell)
    for i, case in enumerate(cell.cases):
        column = i % len(columns)
        left, top = x + sum(columns[:column]), y + 22 + step * (i // len(columns))
        tick = _tick(left + side + 16, top + side / 2, case.tone == "good") if case.tone else ""
        told = words(case.text, left, top + side + 13, NOTE, "b", fill=_TONES[case.tone])
        sign = cards.emblem(brush, case.sign, left, top, side)
        parts.append(el("g", sign, tick, told, role="img", aria_label=f"{case.label}: {case.text}"))
    return "".join(parts)


def _verdict(cell: Verdict, x: float, y: float, high: float, room: float) -> str:
    lines = _verdict_lines(cell, room)
    tall = 26 + 18 * len(lines) + (24 if cell.clause else 0)
    top = y + (high - tall) / 2
    parts = [
        words(cell.title, x, top + 18, 20, "d", fill=_TONES[cell.tone]),
        block(lines, x, top + 40, 13.5, fill="var(--ink)", lead=18 / 13.5),
    ]
    if cell.clause:
        base = top + 40 + 18 * len(lines)
        wide = width(cell.clause, NOTE, bold=True) + 14
        parts.append(el("rect", x=x, y=base - 12, width=wide, height=18, rx=4, fill="none", stroke="var(--line-2)"))
        parts.append(words(cell.clause, x + 7, base + 1, NOTE, "b", fill="var(--ink-2)"))
    return "".join(parts)


def _slot(brush: Brush, cell: Slot, x: float, y: float, high: float, wide: float) -> str:
    """Paint an empty place with its words, or with a plus where they find no room."""
    lines = wrap(cell.text, NOTE, wide - 12) if wide >= SMALL else ["+"]
    tall = wide * RATIO
    top = y + (high - tall) / 2
    first = top + tall / 2 - 8 * (len(lines) - 1) + 4
    frame = el("rect", x=x, y=top, width=wide, height=tall, rx=7, class_="wt-empty")
    told = block(lines, x + wide / 2, first, NOTE, anchor="middle", fill="var(--ink-2)")
    return brush.thing(cell.id, cell.text, frame, told, kind="slot")


def _card(brush: Brush, cell: Card, x: float, y: float, high: float, cut: Cut) -> str:
    tilt = 4.0 if cell.face is None or cell.down else 0.0
    parts = [cards.paint(brush, cell, x + cut.card / 2, y + high / 2, cut.card, tilt)]
    top = y + 18
    for i, lines in enumerate(_caption(cell, cut)):
        style, fill = ("b", "var(--ink)") if i == 0 else ("t", "var(--ink-2)")
        parts.append(block(lines, x + cut.card + 14, top, NOTE, style, fill=fill))
        top += 17 * len(lines) + 4
    return "".join(parts)


def _cell(brush: Brush, cell: Cell, x: float, y: float, wide: float, high: float, cut: Cut) -> str:
    if isinstance(cell, Card):
        return _card(brush, cell, x, y, high, cut)
    if isinstance(cell, Slot):
        return _slot(brush, cell, x, y, high, wide)
    if isinstance(cell, Total):
        return _total(brush, cell, x, y, high, cut)
    if isinstance(cell, Outlook):
        if cut.folded:
            return _folded(brush, cell, x, y + (high - cell_height(cell, cut, wide)) / 2)
        if cut.card >= ROOMY:
            return _outlook(brush, cell, x, y + (high - 138) / 2, wide, 50)
        return _outlook(brush, cell, x, y + (high - cell_height(cell, cut, wide)) / 2, wide, 36)
    return _verdict(cell, x, y, high, wide)


def _curtain(box: Box) -> str:
    """Paint a curtain over a box: folds of cloth, and a fringe in scallops."""
    count = max(round(box.w / FOLD), 1)
    fold = box.w / count
    low = box.low - 7
    swags = "".join(f" q{num(-fold / 2)},12 {num(-fold)},0" for _ in range(count))
    edge = f"M{num(box.right)},{num(low)}{swags}"
    cloth = f"M{num(box.x)},{num(box.y)} H{num(box.right)} V{num(low)}{swags} Z"
    shade = "".join(
        f"M{num(box.x + i * fold)},{num(box.y)} h{num(fold * 0.36)} V{num(low + 3)} h{num(-fold * 0.36)} Z"
        for i in range(count)
    )
    return (
        el("path", d=cloth, fill=tincture("gules"), stroke=cards.INK, stroke_width=1.5)
        + el("path", d=shade, fill="#00000033")
        + el("path", d=edge, fill="none", stroke=tincture("or"), stroke_width=3.5)
    )


def _hung(brush: Brush, strip: Strip, laid: Roll, box: Box) -> str:
    """Paint the curtain of a strip: down before its cards, or risen, with its hem still in sight."""
    inside = Box(box.x + 20, box.y + laid.border + laid.head - 6, box.w - 40, box.h - laid.head - 2 * laid.border + 4)
    if strip.curtain == "down":
        return el("g", _curtain(inside), class_="wt-curtain")
    hem = Box(inside.x, inside.y - 10, inside.w, 15)
    clip = brush.name(f"{strip.id}-clip")
    stage = el("clipPath", el("rect", x=inside.x, y=inside.y, width=inside.w, height=inside.h + 6), id=clip)
    # Where nothing moves, the curtain is up.
    risen = el("g", _curtain(inside), class_="wt-curtain", transform=f"translate(0,{num(-inside.h - 8)})")
    return stage + el("g", risen, clip_path=f"url(#{clip})") + _curtain(hem)


def paint(brush: Brush, strip: Strip, laid: Roll, box: Box) -> str:
    """Paint the strip in its box; what a curtain hides lies behind it, sums and names hang before it."""
    parts = [el("g", _ground(box), filter=None if brush.flat else brush.link("lying"))]
    before: list[str] = []
    if strip.title:
        size, _ = fit(strip.title, 19, box.w - 60, "display", True, least=13)
        parts.append(words(strip.title, box.x + box.w / 2, box.y + laid.border + 11, size, "d", "middle"))
    y = box.y + laid.border + laid.head
    for line in laid.lines:
        left = box.x + (box.w - line.wide) / 2
        for cell, x, wide in line.cells:
            if strip.curtain == "down" and isinstance(cell, Total):
                before.append(_total(brush, cell, left + x, y, line.high, laid.cut, hung=True))
            else:
                parts.append(_cell(brush, cell, left + x, y, wide, line.high, laid.cut))
        y += line.high + 12
    if strip.curtain:
        parts.append(_hung(brush, strip, laid, box))
    parts += before
    return brush.thing(strip.id, strip.label, *parts, kind="strip")
