"""The mats layout: a board for each seat, the viewer's own below, boxes by CSS."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from wartable.core.scene import Card, Mat, Pile, Scene, Seat
from wartable.paint.draw import furniture, mats, piles, shelf, strip
from wartable.paint.geometry import RATIO, Box, Spot, ribbon_width
from wartable.paint.parts import Parts
from wartable.paint.svg import Brush, Layout, el
from wartable.paint.texts import word

HANDS: Final = (160.0, 127.0, 110.0, 98.0, 86.0, 74.0, 64.0)
"""Widths of a card in the viewer's hand; the first that leaves room for all cards is taken."""
DECKS: Final = {"large": (84.0, 58.0), "close": (50.0, 38.0), "small": (40.0, 32.0), "row": (34.0, 28.0)}
"""The widths of a deck and of the discards beside it: in a row, in two rows with and without the decks' names, or in a
row above a hand that needs the whole width."""
SPARE: Final = 10.0
"""What a pile needs beyond its cards: its thickness, and the disc with its number."""
LAID: Final = 84.0
LAID_NARROW: Final = 76.0
"""The width of a card in a tray, and on a phone: its name is printed on it."""
READABLE: Final = 74.0
"""The width under which a card of the hand makes the piles step aside."""
TALL: Final = {160.0: 1000.0, 127.0: 780.0, 110.0: 740.0, 98.0: 720.0}
"""How high the room must be for a card: the mats come first."""
SMALL: Final = {"close": 210.0, "small": 190.0}
"""The room of piles that stand in two rows."""
WORDED: Final = 127.0
"""The width from which a card of the hand says what it does: for that, piles in a row make room."""
ABOVE: Final = 780.0
"""How high a wide room must be for the others' mats to stand over table and sidebar; in a lower one they lie on it."""

MANY: Final = 4
"""In a low room more mats than these are slim, and stand over table and sidebar: the own one stays in sight."""


def _sheet(brush: Brush, parts: Parts, place: str, seat: Seat, own: bool) -> None:
    """Paint the sheet of one seat's mat with its head."""
    mat = seat.mat or Mat()
    name = f"mat.{seat.id}"
    mood = " wt-out" if seat.state == "out" else " here" if seat.state in ("here", "thinking") else ""
    mood += " away" if seat.state == "away" else ""
    colours = "".join(
        f"--{what}:var(--{value});" for what, value in (("side", mat.tincture), ("tile", mat.ground)) if value
    )
    style = f"{colours}--tiles:{len(mat.tiles) or 1}"
    kind = "wt-mat" + (" wt-own" if own else "") + mood
    parts.add(place, name, el("section", class_=kind, data_parts=name, style=style, aria_label=seat.name))
    parts.add(name, "head", mats.head(brush, seat, mat))


def _fill(brush: Brush, parts: Parts, seats: Sequence[Seat], own: bool, tall: bool) -> None:
    """Paint what stands on mats: aside and tiles are parts of their own; a `tall` mat has all steps of its gauge.

    Parts that are much alike follow each other, since a socket's compression looks back a few thousand bytes only.
    """
    for seat in seats:
        parts.add(f"mat.{seat.id}", "aside", mats.aside(brush, seat, seat.mat or Mat(), tall, own))
    for seat in seats:
        if seat.mat is not None and (seat.mat.tiles or seat.mat.slips):
            parts.add(f"mat.{seat.id}", "tiles", mats.tiles(brush, seat.mat, own))
    for seat in seats:
        before = [*(one for one in seat.front if isinstance(one, Card)), *(strike.card for strike in seat.strikes)]
        if before:
            shown = el("div", *(shelf.card(brush, one, 62) for one in before), class_="wt-front")
            parts.add(f"mat.{seat.id}", "front", shown)


def hand_width(count: int, room: tuple[float, float], piles: float) -> float:
    """Return how wide a card of the hand is, for so many in a room with so much of it taken by piles.

    >>> hand_width(5, (1228, 944), 300), hand_width(10, (1228, 944), 300), hand_width(5, (704, 712), 200)
    (127.0, 74.0, 74.0)
    """
    least = HANDS[-1]
    fits = (wide for wide in HANDS if room[1] >= TALL.get(wide, 0) and count * (wide + 8) <= room[0] - piles - 40)
    return next(fits, least)


def is_crowded(count: int, room: tuple[float, float], piles: float) -> bool:
    """Return whether so many cards do not lie side by side next to the piles, which then stand above them in a row.

    >>> is_crowded(6, (704, 712), 190), is_crowded(7, (704, 712), 190)
    (False, True)
    """
    return count * (READABLE + 4) > room[0] - piles - 40


def _taken(scene: Scene, sort: str) -> float:
    """Return the room that the piles of a scene need."""
    if sort in SMALL:
        return SMALL[sort] if scene.piles else 0.0
    return sum(_pile_width(heap, sort) + 2 * SPARE for heap in scene.piles)


def pile_sort(scene: Scene, size: tuple[float, float], roomy: bool) -> str:
    """Return how the piles stand: in a row where cards of the hand say what they do beside it, else in two."""
    if not roomy:
        return "small"
    count = len(scene.seats[0].hand) if scene.seats else 0
    fits = not count or hand_width(count, size, _taken(scene, "large")) >= WORDED
    return "large" if fits else "close"


def _above(brush: Brush, scene: Scene, size: tuple[float, float], sort: str) -> bool:
    """Return whether the piles stand above the hand: beside it the cards would lie over each other."""
    count = len(scene.seats[0].hand) if scene.seats else 0
    return brush.layout == "middle" and bool(scene.piles) and is_crowded(count, size, _taken(scene, sort))


def _hand(brush: Brush, parts: Parts, scene: Scene, size: tuple[float, float], sort: str) -> None:
    seat = scene.seats[0]
    if not (seat.hand or seat.hand_note):
        return
    if sort == "row":
        wide = min(hand_width(len(seat.hand), size, 0.0), READABLE)
    else:
        wide = hand_width(len(seat.hand), size, _taken(scene, sort))
    note = el("p", el("b", escape(word(scene.lang, "hand"))), f": {escape(seat.hand_note)}" if seat.hand_note else "")
    shown = el("div", *(shelf.card(brush, card, wide) for card in seat.hand), class_="wt-cards")
    parts.add("foot", "hand", el("div", note, shown, class_="wt-hand"))


def _pile_width(heap: Pile, sort: str) -> float:
    """Return how wide a pile is: discards lie smaller beside their deck."""
    deck, discards = DECKS[sort]
    return discards if heap.of else deck


def _pile(brush: Brush, heap: Pile, sort: str) -> str:
    wide = _pile_width(heap, sort)
    drawn = piles.pile(brush, heap, Spot(wide / 2 + 2, wide * RATIO / 2 + 2, wide), 14 if sort == "large" else 12)
    name = el("span", escape(heap.name)) if heap.name and sort in ("large", "close") else ""
    return el("div", shelf.drawing(drawn, wide + SPARE, wide * RATIO + SPARE), name)


def _laid(brush: Brush, parts: Parts, scene: Scene, size: tuple[float, float]) -> None:
    """Paint what lies on the desk besides the own mat: states, a strip, trays."""
    for state in scene.ribbons:
        box = Box(2, 2, min(max(ribbon_width(state.text), 240), size[0] - 30), 32)
        drawn = shelf.drawing(furniture.ribbon(brush, state, box, 15), box.w + 4, 38)
        parts.add("desk", f"ribbon.{state.id}", el("div", drawn, class_="wt-row"))
    if scene.strip is not None:
        narrow = brush.layout == "narrow"
        room = size[0] - (12 if narrow else 28)
        card = 50 if narrow else 84 if size[1] >= ABOVE else 62
        laid = strip.roll(scene.strip, room, card, 18 if narrow else 24, brush.layout != "wide")
        drawn = strip.paint(brush, scene.strip, laid, Box(0, 8, room, laid.high))
        parts.add("desk", "strip", el("div", shelf.drawing(drawn, room, laid.high + 16), class_="wt-row"))
    if scene.trays:
        parts.add("desk", "trays", el("div", class_="wt-trays", data_parts="trays"))
        for tray in scene.trays:
            # On a phone the cards of a tray wrap: side by side they would be too small to be told apart.
            drawn = shelf.shelf(brush, tray, LAID_NARROW) if brush.layout == "narrow" else shelf.tray(brush, tray, LAID)
            parts.add("trays", tray.id, el("div", drawn))


def across(seats: int, layout: Layout) -> int:
    """Return how many mats stand side by side on the desk: no row of them is much shorter than the other.

    >>> [across(seats, "wide") for seats in range(1, 7)], across(4, "middle")
    ([1, 2, 3, 4, 3, 3], 2)
    """
    if seats == 4:
        return 4 if layout == "wide" else 2
    return min(seats, 3)


def _foot(brush: Brush, parts: Parts, scene: Scene, size: tuple[float, float], roomy: bool) -> None:
    """Paint what stays in sight below a desk that scrolls: the hand and the piles; a phone has its hand apart."""
    hand = brush.layout != "narrow" and bool(scene.seats)
    if not (hand or scene.piles):
        return
    sort = pile_sort(scene, size, roomy)
    if _above(brush, scene, size, sort):
        sort = "row"
    parts.add("table", "foot", el("div", class_="wt-foot" + (" high" if sort == "row" else ""), data_parts="foot"))
    if hand:
        _hand(brush, parts, scene, size, sort)
    if scene.piles:
        kind = {"large": "wt-piles", "close": "wt-piles small close", "row": "wt-piles"}.get(sort, "wt-piles small")
        parts.add("foot", "piles", el("div", class_=kind, data_parts="piles"))
        for heap in scene.piles:
            parts.add("piles", heap.id, _pile(brush, heap, sort))


def paint(brush: Brush, found: Parts, scene: Scene, size: tuple[float, float]) -> None:
    """Paint the desk with the viewer's own things, then the others' mats and the notices, in the keyboard's order."""
    if brush.art.ornament is not None:
        rect = el("rect", width="100%", height="100%", fill=brush.link("ornament"))
        found.add("frame", "ground", el("svg", rect, class_="wt-ground wt-ornament", aria_hidden="true"))
    roomy = brush.layout == "wide" and size[1] >= ABOVE
    label = word(scene.lang, "table")
    found.add("frame", "table", el("div", class_="wt-table", data_parts="table", role="group", aria_label=label))
    found.add("table", "desk", el("div", class_="wt-desk", data_parts="desk"))
    if scene.seats:
        _sheet(brush, found, "desk", scene.seats[0], True)
        _fill(brush, found, scene.seats[:1], True, roomy)
    _laid(brush, found, scene, size)
    _foot(brush, found, scene, size, roomy)
    others = scene.seats[1:]
    if others:
        slim = len(others) > MANY and not roomy and brush.layout != "narrow"
        few = brush.layout != "narrow" and len(others) <= (2 if roomy else 1)
        style = f"--seats:{len(others)};--across:{across(len(others), brush.layout)}"
        row = el(
            "div", class_="wt-others" + (" slim" if slim else " few" if few else ""), data_parts="others", style=style
        )
        found.add("frame" if roomy or slim else "desk", "others", row)
        for seat in others:
            _sheet(brush, found, "others", seat, False)
        _fill(brush, found, others, False, False)
    if scene.notices:
        found.add("frame", "notices", el("div", class_="wt-notices", data_parts="notices"))
        for notice in scene.notices:
            found.add("notices", notice.id, mats.notice(brush, notice))
