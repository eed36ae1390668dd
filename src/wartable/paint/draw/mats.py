"""Mats: a seat's board as HTML, laid out by the style sheet.

Its pictures are drawings of the title's art.

A mat is painted large for the viewer and small for others. What a small one leaves out stands in it as words all the
same, hidden: the page tells them when a thing is pointed at, focused or pressed.
"""

from __future__ import annotations

from html import escape
from typing import Final

from wartable.core.scene import (
    Addend,
    Figure,
    Gauge,
    Level,
    Mat,
    Notice,
    Pile,
    Reading,
    Seat,
    Slip,
    Tile,
)
from wartable.paint.draw import cards
from wartable.paint.draw.labels import clock, thinking
from wartable.paint.geometry import RATIO
from wartable.paint.svg import Brush, chip, el, num, tincture

BACK: Final = 15.0
"""The width of a small back beside a number, in pixels."""


def picture(brush: Brush, *symbols: str, look: str | None = None, fills: bool = False) -> str:
    """Paint symbols of one size on each other; nothing where the art knows none. One that `fills` is cropped."""
    known = [name for name in symbols if name in brush.art.symbols]
    if not known:
        return ""
    high = 100.0
    wide = high * brush.art.symbols[known[0]].ratio
    laid = "".join(brush.use(name, 0, 0, wide, high) for name in known)
    crop = "xMidYMid slice" if fills else None
    box = f"0 0 {num(wide)} {num(high)}"
    return el("svg", laid, viewBox=box, preserveAspectRatio=crop, class_=look, aria_hidden="true")


def _ink(name: str) -> str | None:
    return f"color:{tincture(name)}" if name else None


def _block(part: Addend) -> str:
    """Paint one part of a sum as a row of blocks; hollow ones take away."""
    shade = tincture(part.tincture) if part.tincture else "var(--block)"
    return el("i", style=f"--n:{abs(part.value)};--c:{shade}", class_="less" if part.value < 0 else None)


def _sum(brush: Brush, reading: Reading, drawn: bool = False) -> str:
    """Paint a number in words, with blocks where it is `drawn`; its name and total are for where the tile is not."""
    equals = " = " if reading.addends else ""
    total = el("span", escape(reading.name), " ", el("b", str(reading.value)), equals, class_="wt-total")
    blocks = ""
    if drawn:
        blocks = el("span", *(_block(part) for part in reading.addends if part.value), class_="wt-blocks")
    return el("p", total, blocks, escape(reading.sum), chip(brush, reading.clause), style=_ink(reading.tincture))


def _number(brush: Brush, reading: Reading, own: bool) -> str:
    """Paint a number, on the viewer's own mat behind its sign."""
    sign = picture(brush, reading.sign) if own else ""
    return el("span", sign, str(reading.value), style=_ink(reading.tincture))


def _words(*lines: str) -> str:
    """Return what is told of a thing when it is pointed at."""
    return el("div", *lines, class_="wt-words")


def sentence(*parts: str) -> str:
    """Join what is spoken of a thing; only the last part keeps its full stop.

    >>> sentence("Infantry", "", "attack 5"), sentence("Guns +1.", "leaves.")
    ('Infantry, attack 5', 'Guns +1, leaves.')
    """
    *rest, last = [part for part in parts if part] or [""]
    return ", ".join([*(part.removesuffix(".") for part in rest), last])


def tile(brush: Brush, one: Tile, own: bool = False, stop: bool = False) -> str:
    """Paint a unit: silhouette, name, its numbers, and the sums that they are; `stop` lets the Tab key reach it."""
    drawn = own and brush.layout == "wide"
    slash = el("span", "/", aria_hidden="true", class_="wt-slash")
    numbers = slash.join(_number(brush, each, own) for each in one.readings)
    label = sentence(one.name, one.tag, *(each.told for each in one.readings), one.note)
    note = el("p", escape(one.note)) if one.note else ""
    told = _words(el("h4", escape(one.name)), *(_sum(brush, each, drawn) for each in one.readings), note)
    return brush.box(
        "div",
        one.id,
        label,
        el("div", picture(brush, one.sign), class_="wt-scene"),
        el("span", escape(one.tag), class_="wt-tag") if one.tag else "",
        el("h4", escape(one.name), class_="wt-name") if own else "",
        el("div", numbers, class_="wt-values"),
        told,
        kind="tile",
        also=one.state,
        stop=stop,
    )


def runs(slip: Slip, order: list[str]) -> list[tuple[int, int]]:
    """Return the columns that a slip lies over, as ranges from the first tile to behind the last.

    >>> runs(Slip("s", "Trenches", ("a", "b", "d")), ["a", "b", "c", "d"])
    [(0, 2), (3, 4)]
    >>> runs(Slip("s", "Spy"), ["a"])
    []
    """
    at = sorted(order.index(ident) for ident in slip.tiles if ident in order)
    found: list[tuple[int, int]] = []
    for column in at:
        if found and found[-1][1] == column:
            found[-1] = found[-1][0], column + 1
        else:
            found.append((column, column + 1))
    return found


def slip(brush: Brush, one: Slip, mat: Mat) -> str:
    """Paint a card that lies at tiles: it spans those beside each other, and is named again at those apart."""
    names = {each.id: each.name for each in mat.tiles}
    places = sentence(*(names[ident] for ident in one.tiles if ident in names))
    facts = sentence(places, one.note)
    told = _words(
        el("h4", escape(one.name)),
        el("p", escape(facts)) if facts else "",
        el("p", escape(one.text)) if one.text else "",
    )
    label = sentence(one.name, places, one.note, one.text)
    note = el("small", escape(one.note)) if one.note else ""
    at = runs(one, [each.id for each in mat.tiles])
    shade = f"--slip:{tincture(one.tincture)};" if one.tincture else ""
    shown = []
    for i, (start, end) in enumerate(at or [(0, 0)]):
        style = shade + (f"grid-column:{start + 1}/{end + 1}" if end else "grid-column:1/-1;justify-self:start")
        name = el("b", escape(one.name))
        if i == 0:
            also = "chosen" if one.chosen else ""
            shown.append(brush.box("div", one.id, label, name, note, told, kind="slip", also=also, style=style))
        else:
            echo = el("b", "… ", escape(one.name))
            shown.append(el("div", echo, class_="wt-echo", aria_hidden="true", style=style))
    return "".join(shown)


def figure(brush: Brush, one: Figure) -> str:
    """Paint a portrait with its name, what it does and until when."""
    until = el("p", escape(one.until), class_="wt-until") if one.until else ""
    words = el("p", escape(one.text)) if one.text else ""
    told = _words(el("h4", escape(one.name)), words, until)
    label = sentence(one.name, one.text, one.until)
    portrait = picture(brush, *one.symbols, look="wt-portrait", fills=True)
    return brush.box("div", one.id, label, portrait, told, kind="figure")


def _level(brush: Brush, level: Level, here: bool) -> str:
    face = picture(brush, level.sign.symbol) if level.sign is not None else ""
    shade = f"--level:{tincture(level.tincture)}" if level.tincture else None
    return el("li", face, escape(level.label), class_="here" if here else None, style=shade)


def gauge(brush: Brush, one: Gauge, whole: bool) -> str:
    """Paint a gauge: all its steps, the best on top, or a face, boxes and the word of where it stands."""
    told = _words(el("h4", escape(one.told)), el("p", escape(one.text)) if one.text else "")
    label = sentence(one.told, one.text)
    if whole:
        steps = [_level(brush, level, i == one.at) for i, level in enumerate(one.levels)]
        shown = el("h4", escape(one.name)) + el("ol", *reversed(steps))
        return brush.box("div", one.id, label, shown, told, kind="scale", also="whole")
    here = one.levels[one.at]
    face = picture(brush, here.sign.symbol) if here.sign is not None else ""
    full = f"--n:{one.at};--of:{len(one.levels) - 1};--c:{tincture(here.tincture) if here.tincture else 'var(--ok)'}"
    shown = face + el("i", style=full, class_="wt-boxes") + el("span", escape(here.label))
    return brush.box("div", one.id, label, shown, told, kind="scale")


def back(brush: Brush, heap: Pile) -> str:
    """Paint how many cards of a back there are: the back in small, and the number."""
    drawn = cards.reverse(brush, heap.back, BACK)
    card = el("svg", drawn, viewBox="0 0 100 144", width=BACK, height=BACK * RATIO, aria_hidden="true")
    return brush.box("span", heap.id, heap.label, card, el("b", str(heap.count)), kind="pile")


def head(brush: Brush, seat: Seat, mat: Mat) -> str:
    """Paint the head of a mat: flag, name, side, who plays it, and in small how it stands.

    A face tells where the gauge stands, the sign of the first tile what is counted.
    """
    left, of = mat.standing
    mood = ""
    if mat.gauge is not None:
        level = mat.gauge.levels[mat.gauge.at]
        mood = picture(brush, level.sign.symbol, look="wt-mood") if level.sign is not None else ""
    counted = picture(brush, mat.tiles[0].sign, look="wt-counted") if mat.tiles else ""
    count = el("span", mood, counted, el("b", f"{left}/{of}"), class_="wt-count", aria_hidden="true") if of else ""
    notes = " · ".join(part for part in (seat.player, seat.note) if part)
    label = sentence(
        seat.name,
        seat.player,
        seat.note,
        seat.word,
        mat.gauge.told if mat.gauge is not None else "",
        f"{left}/{of}" if of else "",
    )
    return brush.box(
        "header",
        seat.id,
        label,
        picture(brush, seat.sign, look="wt-flag"),
        el("h3", escape(seat.name)),
        picture(brush, mat.sign, look="wt-side"),
        el("p", escape(notes)) if notes else "",
        el("strong", escape(seat.word)) if seat.word else "",
        thinking(seat),
        clock(seat),
        count,
        kind="seat",
    )


def aside(brush: Brush, seat: Seat, mat: Mat, whole: bool, own: bool = False) -> str:
    """Paint what stands beside the tiles: figure, gauge, what is held by its backs, sums of the whole mat, notes."""
    held = "".join(back(brush, heap) for heap in mat.piles)
    note = el("span", escape(seat.hand_note)) if seat.hand_note and (brush.layout == "narrow" or not seat.hand) else ""
    sums = "".join(_sum(brush, reading) for reading in mat.readings)
    # The own mat tells the name with the portrait's other words.
    who = el("b", escape(mat.figure.name), class_="wt-who", aria_hidden="true") if mat.figure and not own else ""
    return el(
        "div",
        figure(brush, mat.figure) if mat.figure is not None else "",
        who,
        gauge(brush, mat.gauge, whole) if mat.gauge is not None else "",
        el("div", held, note, class_="wt-stock") if held or note else "",
        el("div", sums, class_="wt-limits") if sums else "",
        el("p", escape(" · ".join(mat.notes)), class_="wt-note") if mat.notes else "",
        class_="wt-aside",
    )


def uncovered(mat: Mat) -> list[int]:
    """Return the columns of tiles at which no slip lies.

    >>> uncovered(Mat(tiles=(Tile("a", "Foot"), Tile("b", "Horse")), slips=(Slip("s", "Lances", ("b",)),)))
    [0]
    """
    covered = {ident for each in mat.slips for ident in each.tiles}
    return [i for i, each in enumerate(mat.tiles) if each.id not in covered]


def _bare(told: str, column: int) -> str:
    """Paint the empty place under a tile."""
    style = f"grid-column:{column + 1}"
    return el("div", el("b", escape(told)), class_="wt-echo wt-bare", aria_hidden="true", style=style)


def tiles(brush: Brush, mat: Mat, own: bool) -> str:
    """Paint the tiles side by side and the slips below them; the Tab key enters the mats at the viewer's first tile."""
    laid = "".join(slip(brush, each, mat) for each in mat.slips)
    if own and mat.bare:
        laid += "".join(_bare(mat.bare, column) for column in uncovered(mat))
    below = el("div", laid, class_="wt-slips") if laid else ""
    shown = "".join(tile(brush, each, own, own and i == 0) for i, each in enumerate(mat.tiles))
    return el("div", shown, below, class_="wt-tiles")


def notice(brush: Brush, one: Notice) -> str:
    """Paint a paper with a picture, a title, words and a clause behind the last of them."""
    *lines, last = [line for line in (one.text, *one.notes) if line] or [""]
    shown = el(
        "div",
        el("small", escape(one.head)) if one.head else "",
        el("h3", escape(one.title)),
        *(el("p", escape(line)) for line in lines),
        el("p", escape(last), chip(brush, one.clause)) if last or one.clause else "",
    )
    label = sentence(one.head, one.title)
    return brush.box("article", one.id, label, picture(brush, one.picture), shown, kind="notice")
