"""Labels: the words beside what lies on the cloth.

Name plates, notes, tags, levels.

The layout says where a label lies and what it says. It comes out in two ways: a page gets it as HTML over the cloth,
where words keep their size while the cloth is scaled; a picture that stands alone gets it as part of the drawing.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Literal

from wartable.core.scene import Meter, Seat
from wartable.paint.draw.cards import merlons
from wartable.paint.draw.furniture import EDGE, PAPER
from wartable.paint.geometry import Box, SeatPlan, TagPlan
from wartable.paint.measure import NOTE
from wartable.paint.parts import Parts
from wartable.paint.svg import Brush, block, el, num, words

Anchor = Literal["start", "end"]


@dataclass(frozen=True, slots=True)
class Plate:
    """A name plate: blazon, name, and below it who plays the seat and what they do now.

    With `crowned` the blazon stands over the upper edge and the words in the middle, for plates that are narrow.
    """

    seat: Seat
    box: Box
    name: str
    note: str
    word: str
    sizes: tuple[float, float]
    crowned: bool = False

    @property
    def here(self) -> bool:
        """Whether it is this seat's turn to answer."""
        return self.seat.state in ("here", "thinking")


@dataclass(frozen=True, slots=True)
class Note:
    """Words under a hand, or beside an attack; `box` is the room of its lines, which stand at one of its sides."""

    box: Box
    lines: tuple[str, ...]
    size: float = NOTE
    anchor: Anchor = "start"


@dataclass(frozen=True, slots=True)
class Level:
    """A level in merlons and words; where room is short, in merlons and its number."""

    box: Box
    meter: Meter
    short: bool = False

    @property
    def text(self) -> str:
        """What stands beside the merlons."""
        return str(self.meter.value) if self.short else self.meter.text


Label = Plate | Note | Level | TagPlan


def note(plan: SeatPlan) -> Note:
    """Return the note under a hand."""
    return Note(plan.note_box, tuple(plan.note_lines), anchor="end" if plan.note[2] == "end" else "start")


def put(brush: Brush, parts: Parts, seat: Seat, name: str, *labels: Label, right: bool = False) -> None:
    """Add labels of a seat as one part, of the cloth or over it; `right` holds them at its right-hand edge.

    The seat's containers are there already.
    """
    if not labels:
        return
    if brush.over:
        wide = brush.cloth if right else None
        shown = [_html(brush, label, wide) for label in labels]
        parts.add(f"labels.{seat.id}", name, shown[0] if len(shown) == 1 else el("div", *shown))
    else:
        parts.add(f"mat.{seat.id}", name, el("g", *(_svg(brush, label) for label in labels)))


def mat(brush: Brush, parts: Parts, seat: Seat, mood: str = "") -> str:
    """Add the containers of all that belongs to a seat, and return the name of the one on the cloth."""
    place = f"mat.{seat.id}"
    kind = f"wt-mat wt-{mood}" if mood else "wt-mat"
    parts.add("cloth", place, el("g", class_=kind, data_parts=place))
    if brush.over:
        parts.add("labels", seat.id, el("div", class_=kind, data_parts=f"labels.{seat.id}"))
    return place


def spoken(seat: Seat) -> str:
    """Return what a plate is called: all that its seat says in words."""
    level = seat.meter.text if seat.meter is not None else ""
    parts = (seat.name, seat.player, seat.note, seat.word, level, seat.hand_note)
    return ", ".join(part for part in parts if part)


# -- in a drawing --


def _svg(brush: Brush, label: Label) -> str:
    match label:
        case Plate():
            return _drawn_plate(brush, label)
        case Note(box, lines, size, anchor):
            x = box.right if anchor == "end" else box.x
            return block(lines, x, box.y + 11, size, "b", anchor)
        case Level(box, meter):
            return (
                _paper(box, box.h / 2)
                + merlons(meter, box.x + 12, box.y + box.h / 2 - 6.5, 30, "var(--ink)", "var(--line-2)")
                + words(label.text, box.x + 50, box.y + box.h / 2 + 4.6, NOTE, "b")
            )
        case TagPlan(box, title, lines):
            return (
                _paper(box, 4)
                + block(title, box.x + 11, box.y + 20, NOTE, "b", lead=17 / NOTE)
                + block(lines, box.x + 11, box.y + 20 + 17 * len(title), NOTE, fill="var(--ink-2)", lead=17 / NOTE)
            )


def _paper(box: Box, corner: float) -> str:
    return el("rect", x=box.x, y=box.y, width=box.w, height=box.h, rx=corner, fill=PAPER, stroke=EDGE)


def blazon_of(plate: Plate) -> Box:
    """Return the room of the blazon in a plate's own corner: it looks over the upper edge.

    >>> blazon_of(Plate(Seat("s", "Giglio", "lily"), Box(0, 0, 90, 46), "Giglio", "", "", (15, 13), crowned=True))
    Box(x=34.0, y=-14, w=22, h=26)
    """
    if plate.crowned:
        return Box(plate.box.w / 2 - 11, -14, 22, 26)
    side = plate.box.h * 0.82
    return Box(10 if side > 36 else 5, -8 if side > 36 else -3, side, side * 1.17)


def _drawn_plate(brush: Brush, plate: Plate) -> str:
    seat, box = plate.seat, plate.box
    name_size, note_size = plate.sizes
    blazon = blazon_of(plate)
    parts = [
        el(
            "rect",
            x=box.x,
            y=box.y,
            width=box.w,
            height=box.h,
            rx=7,
            class_="wt-plate",
            fill=PAPER,
            stroke="var(--here)" if plate.here else "var(--ally)" if seat.ally else EDGE,
            stroke_width=3 if plate.here or seat.ally else 1,
            stroke_dasharray="5 4" if seat.state == "away" else None,
        ),
        brush.use(seat.sign, box.x + blazon.x, box.y + blazon.y, blazon.w, blazon.h),
    ]
    if seat.ally:
        parts.append(el("g", _rings(), transform=f"translate({num(box.right - 33)},{num(box.y - 9)})"))
    second = plate.note or plate.word
    if plate.crowned:
        x, anchor = box.x + box.w / 2, "middle"
        base, below = box.low - (22 if second else 8), box.low - 7
    else:
        x, anchor = box.x + (blazon.right + (12 if blazon.w > 36 else 5) if seat.sign else 14), None
        middle = box.y + box.h / 2
        base, below = middle - 2 if second else middle + name_size * 0.34, middle + note_size + 3
    parts.append(words(plate.name, x, base, name_size, "d", anchor or "start"))
    if second:
        told = el("tspan", escape(plate.note), class_="wt-t", fill="var(--ink-2)") if plate.note else ""
        if plate.word:
            shown = f"\u00a0· {plate.word}" if plate.note else plate.word
            fill = "var(--here-text)" if plate.here else "var(--ink-2)"
            told += el("tspan", escape(shown), class_="wt-b" if plate.here else "wt-t", fill=fill)
        parts.append(el("text", told, x=x, y=below, font_size=note_size, text_anchor=anchor))
    if seat.state == "thinking":
        at = f"translate({num(box.right - 37)},{num(box.y + box.h / 2 + note_size - 5)})"
        parts.append(el("g", _dots(), transform=at))
    if seat.clock:
        wide, high = 62.0, 19.0
        left, top = box.right - wide - 8, box.y - high / 2 - 2
        time = words(seat.clock, left + wide / 2, top + 14, NOTE, "b", "middle")
        parts.append(el("g", _paper(Box(left, top, wide, high), high / 2), time))
    return brush.thing(seat.id, spoken(seat), *parts, kind="seat")


def _rings() -> str:
    """Paint two linked rings, the sign of an ally, on 26 by 18."""
    rings = "".join(
        el("circle", cx=13 + side * 4.2, cy=9, r=5.4, fill="none", stroke="var(--ally)", stroke_width=2.4)
        for side in (-1, 1)
    )
    return el("rect", width=26, height=18, rx=9, fill=PAPER, stroke="var(--ally)") + rings


def _dots() -> str:
    """Paint three dots for one who thinks, on 24 by 6."""
    shown = (el("circle", cx=3 + i * 9, cy=3, r=2.6) for i in range(3))
    return el("g", *shown, class_="wt-dots", fill="var(--ink-2)")


# -- over the cloth --


def thinking(seat: Seat) -> str:
    """Paint the dots of a seat that thinks, or nothing."""
    return el("svg", _dots(), class_="wt-thinks", width=24, height=6) if seat.state == "thinking" else ""


def clock(seat: Seat) -> str:
    """Paint the clock of a seat that has one; the page runs it on."""
    return el("span", escape(seat.clock), class_="wt-clock", data_seat=seat.number) if seat.clock else ""


def _html(brush: Brush, label: Label, wide: float | None) -> str:
    place = _place(label.box, wide)
    match label:
        case Plate():
            return _written_plate(brush, label, place)
        case Note(_, lines, size, anchor):
            shown = f"{place};font-size:{num(size)}px"
            return el("div", _lines(lines), class_=f"wt-label wt-note {anchor}", style=shown)
        case Level(_, meter):
            drawn = merlons(meter, 0, 0, 30, "var(--ink)", "var(--line-2)")
            sign = el("svg", drawn, viewBox="0 0 30 13", width=30, height=13, aria_hidden="true")
            return el("div", sign, escape(label.text), class_="wt-label wt-level", style=place)
        case TagPlan(_, title, lines):
            told = el("span", _lines(lines)) if lines else ""
            return el("div", el("b", _lines(title)), told, class_="wt-label wt-tag", style=place)


def _place(box: Box, wide: float | None) -> str:
    """Return a label's place in the units of the cloth: from its left edge, or from the right one."""
    across = f"--x:{num(box.x)}" if wide is None else f"--r:{num(wide - box.right)}"
    return f"{across};--y:{num(box.y)};--w:{num(box.w)};--h:{num(box.h)}"


def _lines(lines: tuple[str, ...]) -> str:
    return "<br/>".join(map(escape, lines))


def _written_plate(brush: Brush, plate: Plate, place: str) -> str:
    seat = plate.seat
    name_size, note_size = plate.sizes
    parts = []
    if seat.sign:
        blazon = blazon_of(plate)
        drawn = brush.use(seat.sign, 0, 0, blazon.w, blazon.h)
        at = f"left:{num(blazon.x)}px;top:{num(blazon.y)}px"
        parts.append(el("svg", drawn, width=blazon.w, height=blazon.h, style=at) if drawn else "")
    told = el("b", escape(plate.name), style=f"font-size:{num(name_size)}px")
    if plate.note or plate.word:
        second = escape(plate.note)
        if plate.word:
            second += "\u00a0· " if plate.note else ""
            second += el("i", escape(plate.word)) if plate.here else escape(plate.word)
        told += el("span", second, style=f"font-size:{num(note_size)}px")
    inset = None if plate.crowned else (blazon_of(plate).right + (12 if plate.box.h > 44 else 5) if seat.sign else 14)
    parts.append(el("div", told, style=None if inset is None else f"padding-left:{num(inset)}px"))
    if seat.ally:
        parts.append(el("svg", _rings(), class_="wt-ally", width=26, height=18))
    parts += (thinking(seat), clock(seat))
    moods = ("here" if plate.here else "", "ally" if seat.ally else "", "away" if seat.state == "away" else "")
    crown = "crowned" if plate.crowned else ""
    kind = " ".join(part for part in ("wt-plate", *moods, crown) if part)
    inside = el("div", *parts, class_=kind)
    return brush.thing(seat.id, spoken(seat), inside, kind="seat", tag="div", also="wt-label", style=place)
