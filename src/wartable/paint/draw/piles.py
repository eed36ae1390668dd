"""Things on the cloth besides cards and counters.

Piles, empty places, tracks, and how it ended.
"""

from __future__ import annotations

from wartable.core.scene import Card, Mark, Outcome, Piece, Pile, Slot, Stack, Track, Tray
from wartable.paint.draw import cards, counters
from wartable.paint.draw.cards import INK, emblem
from wartable.paint.draw.furniture import EDGE, PAPER, count
from wartable.paint.geometry import RATIO, Box, Spot, mark_width
from wartable.paint.measure import NOTE, fit, width, wrap
from wartable.paint.svg import Brush, block, el, move, words

TRAY_GAP = 12.0


def _mark(brush: Brush, mark: Mark, x: float, y: float, wide: float, high: float) -> str:
    parts = [
        el(
            "rect",
            x=x + 2,
            y=y,
            width=wide - 4,
            height=high,
            rx=7,
            fill=PAPER if mark.sign is None else "none",
            stroke="var(--here)" if mark.here else EDGE if mark.sign is None else "none",
            stroke_width=3 if mark.here else 1,
        )
    ]
    middle = x + wide / 2
    if mark.sign is not None:
        parts.append(emblem(brush, mark.sign, middle - 23, y + 7, 46))
    for i, sign in enumerate(mark.signs):
        parts.append(brush.use(sign, middle - 11 - 13 * (len(mark.signs) - 1) + 26 * i, y - 18, 22, 26))
    parts.append(words(mark.label, middle, y + high - 9, NOTE, "b", "middle"))
    return "".join(parts)


def track(brush: Brush, line: Track, box: Box) -> str:
    """Paint a line of places with its name above."""
    signed = any(mark.sign for mark in line.marks)
    high = 78.0 if signed else 34.0
    x = box.x + (box.w - sum(mark_width(mark) for mark in line.marks)) / 2
    parts = [words(line.name, box.x + box.w / 2, box.y + 15, 14, "d", "middle", "var(--ink)")]
    for mark in line.marks:
        wide = mark_width(mark)
        parts.append(_mark(brush, mark, x, box.y + 26, wide, high))
        x += wide
    here = ", ".join(mark.label for mark in line.marks if mark.here)
    return brush.thing(line.id, f"{line.name}: {here}" if here else line.name, *parts, kind="track")


def slot(brush: Brush, empty: Slot, spot: Spot, raised: bool = False) -> str:
    """Paint an empty place that waits for a card; its words stand higher where something lies over its foot."""
    high = spot.w * RATIO
    lines = wrap(empty.text, NOTE, spot.w - 8)
    first = spot.y - high / 2 + 18 if raised else spot.y - 8 * (len(lines) - 1) + 4
    body = el(
        "rect", x=spot.x - spot.w / 2, y=spot.y - high / 2, width=spot.w, height=high, rx=7, class_="wt-empty"
    ) + el(
        "rect",
        x=spot.x - spot.w / 2 - 4,
        y=spot.y - high / 2 - 4,
        width=spot.w + 8,
        height=high + 8,
        rx=10,
        class_="wt-halo",
    )
    return brush.thing(empty.id, empty.text, body, block(lines, spot.x, first, NOTE, "t", "middle"), kind="slot")


def pile(brush: Brush, heap: Pile, spot: Spot, radius: float = 14) -> str:
    """Paint a deck with its thickness and its number, or discards with their top card."""
    half = spot.w * RATIO / 2
    deck = not heap.of
    layers = []
    if heap.count and heap.face is not None:
        layers.append(brush.print(cards.front(brush, heap.face, min(spot.w, cards.NAMED - 1)), 100, 144))
    elif heap.count:
        back = brush.print(cards.reverse(brush, heap.back), 100, 144)
        for i in range(min(3, heap.count // 8 + (heap.count > 1)), -1, -1):
            layers.append(el("g", back, transform=move(i * 2.6, i * 2.6)))
    else:
        layers.append(el("rect", width=100, height=144, rx=7, class_="wt-empty"))
    layers.append(el("rect", x=-5, y=-5, width=115, height=160, rx=11, class_="wt-halo"))
    inner = el("g", *layers, transform=move(-spot.w / 2, -half, 0, spot.w / 100))
    badge = count(spot.w / 2 - 4, half - 8, heap.count, deck, radius)
    shows = heap.face.name if heap.count and heap.face is not None and heap.face.text else None
    place = move(spot.x, spot.y, spot.tilt)
    return brush.thing(heap.id, heap.label, inner, badge, kind="pile", transform=place, data_shows=shows, opens=True)


def front(brush: Brush, thing: Card | Piece | Stack | Slot, spot: Spot, raised: bool = False) -> str:
    """Paint a thing that lies before a seat."""
    if isinstance(thing, Card):
        return cards.paint(brush, thing, spot.x, spot.y, spot.w, spot.tilt)
    if isinstance(thing, Slot):
        return slot(brush, thing, spot, raised)
    return counters.lone(brush, thing, spot.x, spot.y)


def outcome(brush: Brush, end: Outcome, x: float, y: float, most: float = 500) -> str:
    """Return how it ended, on a paper in the middle of the table."""
    size, _ = fit(end.title, 28, most - 72, "display", True, least=15)
    # Where it would be a narrow column, the lines are left to the prompt, which tells them too.
    lines = [part for line in end.lines for part in wrap(line, 15, most - 90)] if most >= 260 else []
    need = max([width(end.title, size, "display", True), *(width(line, 15) for line in lines), 72.0 * len(end.signs)])
    wide, high = min(max(need + 72, 440.0), most), 66 + 22 * len(lines) + (78 if end.signs else 0)
    box = Box(x - wide / 2, y - high / 2, wide, high)
    shown = [
        el(
            "rect",
            x=box.x,
            y=box.y,
            width=wide,
            height=high,
            rx=10,
            fill=PAPER,
            stroke=INK,
            stroke_width=2,
            filter=None if brush.flat else brush.link("lifted"),
        ),
        el(
            "rect",
            x=box.x + 7,
            y=box.y + 7,
            width=wide - 14,
            height=high - 14,
            rx=6,
            fill="none",
            stroke="var(--gild)",
            stroke_width=2,
        ),
    ]
    top = box.y + 22
    for i, sign in enumerate(end.signs):
        shown.append(brush.use(sign, x - 36 * len(end.signs) + 72 * i + 7, top, 58, 68))
    top += 78 if end.signs else 0
    fill = "var(--ok)" if end.won else "var(--ink)"
    shown.append(words(end.title, x, top + 20, size, "d", "middle", fill))
    shown.append(block(lines, x, top + 46, 15, anchor="middle", fill="var(--ink-2)", lead=22 / 15))
    return el("g", *shown, role="img", aria_label=". ".join([end.title, *end.lines]), class_="wt-end")


def tray_width(tray: Tray, card: float) -> float:
    """Return the room of a tray's things in a row, or of its name if that is longer."""
    need = 0.0
    for thing in tray.things:
        if isinstance(thing, Card | Pile):
            need += card + TRAY_GAP
        else:
            need += (counters.SIDE if isinstance(thing, Piece) else counters.stack_width(thing)) + TRAY_GAP
    return max(need, width(tray.name, 14, "display", True)) + 2 * TRAY_GAP


def tray(brush: Brush, shelf: Tray, x: float, y: float, card: float) -> str:
    """Paint a tray: its name, then its things in a row."""
    room = tray_width(shelf, card)
    high = card * RATIO + 46
    shown = [
        el("rect", x=x, y=y, width=room, height=high, rx=7, fill="var(--paper)", stroke="var(--line-2)"),
        words(shelf.name, x + TRAY_GAP, y + 20, 14, "d"),
    ]
    at = x + TRAY_GAP
    middle = y + 30 + card * RATIO / 2
    for thing in shelf.things:
        if isinstance(thing, Card):
            shown.append(cards.paint(brush, thing, at + card / 2, middle, card))
            at += card + TRAY_GAP
        elif isinstance(thing, Pile):
            shown.append(pile(brush, thing, Spot(at + card / 2, middle, card)))
            at += card + TRAY_GAP
        else:
            shown.append(counters.lone(brush, thing, at + counters.SIDE / 2, middle))
            at += (counters.SIDE if isinstance(thing, Piece) else counters.stack_width(thing)) + TRAY_GAP
    return brush.thing(shelf.id, shelf.name, *shown, kind="tray")
