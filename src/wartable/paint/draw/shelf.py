"""Things beside a board as boxes of HTML.

Cards of a hand, piles, trays, plates of seats, tracks.
"""

from __future__ import annotations

from html import escape
from typing import Final

from wartable.core.scene import Card, Mark, Piece, Pile, Seat, Slot, Stack, Track, Tray
from wartable.paint.draw import cards, counters, labels, piles
from wartable.paint.geometry import RATIO, Spot
from wartable.paint.svg import Brush, el, num

FAR: Final = 3
"""How many places away a track's mark is far: it is the first to go where room is short."""


def drawing(body: str, wide: float, high: float) -> str:
    """Return a drawing of a size as an element of its own."""
    return el("svg", body, viewBox=f"0 0 {num(wide)} {num(high)}", width=wide, height=high)


def card(brush: Brush, one: Card, wide: float) -> str:
    """Paint a card in a box of its own."""
    drawn = cards.paint(brush, one, wide / 2, wide * RATIO / 2, wide, lifted=one.id in brush.lit)
    return el("div", drawing(drawn, wide, wide * RATIO), style=f"--wide:{num(wide)}px")


def pile(brush: Brush, heap: Pile, wide: float) -> str:
    """Paint a pile with its name below."""
    drawn = piles.pile(brush, heap, Spot(wide / 2 + 6, wide * RATIO / 2 + 6, wide))
    name = el("span", escape(heap.name)) if heap.name else ""
    return el("div", drawing(drawn, wide + 16, wide * RATIO + 16), name)


def tray(brush: Brush, shelf: Tray, wide: float) -> str:
    """Paint a tray as a drawing: its name, then its things in a row."""
    across, high = piles.tray_width(shelf, wide), wide * RATIO + 46
    return drawing(piles.tray(brush, shelf, 1, 1, wide), across + 2, high + 2)


def piece(brush: Brush, one: Piece) -> str:
    """Paint a counter off the board."""
    look = " ".join(part for part in (one.shape, "chosen" if one.chosen else "") if part)
    return brush.box(
        "div", one.id, one.label, counters.picture(brush, one), kind="piece", also=look, data_word=one.word or None
    )


def thing(brush: Brush, one: Card | Pile | Piece | Stack | Slot, wide: float) -> str:
    """Paint anything that may lie on a shelf; a stack lies there spread."""
    match one:
        case Card():
            return card(brush, one, wide)
        case Pile():
            return pile(brush, one, wide)
        case Piece():
            return piece(brush, one)
        case Stack():
            inside = "".join(piece(brush, each) for each in one.all)
            return brush.box("div", one.id, one.label, inside, kind="stack", also="spread")
        case _:
            return brush.box("div", one.id, one.text, escape(one.text), kind="slot")


def shelf(brush: Brush, row: Tray, wide: float) -> str:
    """Paint a tray as boxes that wrap where room is short."""
    inside = "".join(thing(brush, one, wide) for one in row.things)
    body = el("h4", escape(row.name)) + el("div", inside, class_="wt-row")
    return brush.box("div", row.id, row.name, body, kind="tray")


def plate(brush: Brush, seat: Seat, wide: float, own: bool) -> str:
    """Paint a seat: sign, name, who plays it, what they do now, what they hold; and what lies before it."""
    told = " · ".join(part for part in (seat.player, seat.note) if part)
    mood = el("i", escape(seat.word)) if seat.word else ""
    second = el("span", escape(told), " " if told and mood else "", mood) if told or mood else ""
    sign = el("svg", brush.use(seat.sign, 0, 0, 26, 30), viewBox="0 0 26 30", class_="wt-flag") if seat.sign else ""
    hand = el("small", escape(seat.hand_note)) if seat.hand_note else ""
    here = " here" if seat.state in ("here", "thinking") else ""
    here += " ally" if seat.ally else ""
    here += " away" if seat.state == "away" else " wt-out" if seat.state == "out" else ""
    words = el("div", el("b", escape(seat.name)), second, hand)
    inside = el("div", sign, words, labels.thinking(seat), labels.clock(seat), class_=f"wt-plate{here}")
    box = brush.box("div", seat.id, labels.spoken(seat), inside, kind="seat")
    laid = [] if own else [card(brush, one, wide) for one in seat.hand]
    laid += [thing(brush, one, wide) for one in seat.front]
    laid += [card(brush, strike.card, wide) for strike in seat.strikes]
    return el("div", box, el("div", *laid, class_="wt-row") if laid else "")


def track_words(track: Track) -> str:
    """Return a track in words: its name, and each place where something stands.

    >>> track_words(Track("t", "Morale", (Mark("1"), Mark("2", here=True), Mark("3", told="Austria"))))
    'Morale: 2, 3 Austria'
    """
    at = [" ".join(part for part in (mark.label, mark.told) if part) for mark in track.marks if mark.here or mark.told]
    return f"{track.name}: {', '.join(at)}" if at else track.name


def _place(brush: Brush, mark: Mark, mood: str) -> str:
    short = mark.short if mark.short and not mark.here else ""
    sign = ""
    if mark.sign is not None:
        sign = el("svg", cards.emblem(brush, mark.sign, 0, 0, 20), viewBox="0 0 20 20", aria_hidden="true")
    label = el("span", escape(short or mark.label), title=mark.label if short else None)
    note = el("small", escape(mark.note)) if mark.note else ""
    stand = "".join(
        el("svg", brush.use(one, 0, 0, 20, 22), viewBox="0 0 20 22", class_="wt-stands", aria_hidden="true")
        for one in mark.signs
    )
    current = "step" if mark.here else None
    tone = mark.tone or None
    return el("li", sign, label, note, stand, class_=mood or None, data_tone=tone, aria_current=current)


def places(brush: Brush, track: Track) -> str:
    """Paint the places of a track; those where it stands, or something else does, are kept where room is short.

    A place with the short name of the one before it may go without: two seasons of a year.
    """
    at = [i for i, mark in enumerate(track.marks) if mark.here]
    shown = []
    for i, mark in enumerate(track.marks):
        away = min((abs(i - one) for one in at), default=FAR + 1)
        mood = "here" if mark.here else "near" if mark.signs or away == 1 else "far" if away > FAR else ""
        if i and mark.short and mark.short == track.marks[i - 1].short:
            mood = f"{mood} again".strip()
        shown.append(_place(brush, mark, mood))
    return el("ol", *shown)


def track(brush: Brush, one: Track) -> str:
    """Paint a track with its name, for the foot of a table."""
    return brush.box("div", one.id, track_words(one), el("h4", escape(one.name)), places(brush, one), kind="track")
