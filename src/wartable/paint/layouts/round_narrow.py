"""The round layout on a phone: other seats in a row, own things below."""

from __future__ import annotations

from typing import Final

from wartable.core.scene import Card, Scene, Seat, Slot
from wartable.paint.draw import cards, counters, furniture, labels, piles, strip
from wartable.paint.geometry import RATIO, Box, Spot, fan, pill_width
from wartable.paint.measure import clip, fit, width, wrap
from wartable.paint.parts import Cloth, Parts
from wartable.paint.svg import Brush, el

WIDEST: Final = 390.0  # a wider phone shows the same, larger
NARROWEST: Final = 340.0
HAND: Final = 84.0
_GAP: Final = 4.0  # pixels between cards of a hand
_HEM: Final = 5.0  # above and below them
_EDGE: Final = 14.0
_OWN: Final = 146.0
_TIGHT: Final = 100.0  # plates narrower than this bear their blazon on top
_FRONTS: Final = {1: 70.0, 2: 66.0, 3: 60.0, 4: 46.0}


def width_of(room: tuple[float, float]) -> float:
    """Return how wide the table is laid for a room, so that its words are not shrunk.

    >>> width_of((360, 640)), width_of((640, 360))
    (360, 390.0)
    """
    return min(max(room[0], NARROWEST), WIDEST)


def _ribbons(brush: Brush, parts: Parts, scene: Scene, y: float, wide: float) -> float:
    for state in scene.ribbons:
        size, lines = fit(state.text, 15, wide - 2 * _EDGE - 70, "display", True, most=2)
        high = 28.0 if len(lines) == 1 else 44.0
        box = Box(_EDGE + 2, y, wide - 2 * _EDGE - 4, high)
        parts.add("cloth", f"ribbon.{state.id}", furniture.ribbon(brush, state, box, size, lines))
        y += high + 8
    return y


def _named(seat: Seat, room: float, own: bool) -> tuple[str, str]:
    """Return the two lines of a plate: who plays, then the side by its name; without a player, the side comes first.

    Where no note fits the second line is how the note begins, up to the end of a word.
    """
    if seat.player:
        return seat.player, seat.name
    whole = " · ".join(part for part in (seat.note, seat.word) if part)
    told = (whole, seat.word, seat.note) if own else (whole, seat.note, seat.word)
    begins = wrap(whole, 12.5, room)[0] if whole else ""
    return seat.name, next((words for words in told if words and width(words, 12.5) <= room), begins)


def _plate(seat: Seat, box: Box, own: bool = False) -> labels.Plate:
    crowned = box.w < _TIGHT
    room = box.w - (8 if crowned else 42 if seat.sign else 14)
    first, second = _named(seat, room, own)
    size, _ = fit(first, 15, room, "display", True, least=12.5)
    first, second = clip(first, size, room, "display", True), clip(second, 12.5, room)
    return labels.Plate(seat, box, first, second, "", (size, 12.5), crowned)


def _note(lines: list[str], x: float, base: float, wide: float, right: bool = False) -> labels.Note:
    """Return small words whose first line stands on a base line; they end at x, or begin there."""
    box = Box(x - wide if right else x, base - 11, wide, 15.6 * len(lines))
    return labels.Note(box, tuple(lines), 12.5, "end" if right else "start")


def _front(brush: Brush, seat: Seat, x: float, y: float, card: float, tight: bool) -> str:
    """Paint the first thing before a seat in full, the others small beside it, attacks over its lower corner."""
    shown = []
    raised = bool(seat.strikes)
    small = max(card * 0.52, 24.0 if tight else 30.0)
    for i, thing in enumerate(seat.front):
        if i == 0:
            if isinstance(thing, Card):
                shown.append(cards.paint(brush, thing, x + card / 2, y + card * RATIO / 2, card))
            elif isinstance(thing, Slot):
                shown.append(piles.slot(brush, thing, Spot(x + card / 2, y + card * RATIO / 2, card), raised))
            else:
                shown.append(counters.lone(brush, thing, x + card / 2, y + card / 2))
        elif isinstance(thing, Card):
            at = (card - 4.0, 0.86) if tight else (card + small / 2 + 6, 0.2)
            shown.append(cards.paint(brush, thing, x + at[0], y + card * RATIO - small * at[1], small, 4))
    for i, strike in enumerate(seat.strikes):
        at = (x + small * 0.42 + i * 8, y + card * RATIO - small * 0.46 - i * 6)
        shown.append(cards.paint(brush, strike.card, at[0], at[1], small, -8))
    return "".join(shown)


def _mat(brush: Brush, parts: Parts, seat: Seat, mood: str = "") -> str:
    return labels.mat(brush, parts, seat, "out" if seat.state == "out" else mood)


def _seat(brush: Brush, parts: Parts, seat: Seat, x: float, y: float, room: float, count: int) -> float:
    """Paint another seat, and return where it ends below."""
    place = _mat(brush, parts, seat)
    card = _FRONTS.get(count, 40.0)
    tall = 46.0 if room - 6 < _TIGHT else 40.0
    row = y + tall + 10
    labels.put(brush, parts, seat, "plate", _plate(seat, Box(x, y, room - 6, tall)))
    parts.add(place, "front", el("g", _front(brush, seat, x + 3, row, card, count > 3)))
    beside = room - card - 16
    back = min(24.0, beside)
    spots = fan(x + card + 9 + beside / 2, row + back * 0.72 + 1, seat.hand, back, max(beside - 6, back), 3)
    shown = [cards.paint(brush, held, s.x, s.y, s.w, s.tilt) for held, s in zip(seat.hand, spots, strict=True)]
    low = row + (card * RATIO if seat.front or seat.strikes else back * RATIO + 20 if seat.hand else 0)
    if beside >= 46:
        lines = wrap(seat.hand_note, 12.5, beside + 6, bold=True)
        # Known cards among the others lie in rows, and the note below the last.
        first = max([row + back * RATIO, *(spot.box.low for spot in spots)]) + 17 if seat.hand else row + 14
        note = _note(lines, x + card + 9, first, beside + 6)
        low = max(low, first + 15 * (len(lines) - 1) + 4 if lines else low)
    else:
        lines = wrap(seat.hand_note, 12.5, room - 6, bold=True)
        note = _note(lines, x + 3, low + 16, room - 6)
        low += 8 + 15 * len(lines)
    parts.add(place, "hand", el("g", *shown))
    if lines:
        labels.put(brush, parts, seat, "note", note)
    return low


def _piles(brush: Brush, parts: Parts, scene: Scene, x: float, y: float, deck: float) -> None:
    """Paint decks with their number, discards half under them."""
    shown: list[tuple[str, str]] = []
    for heap in scene.piles:
        if heap.of:
            spot = Spot(x - deck * 0.74, y + deck * 0.82, deck * 0.95)
            shown.insert(0, (heap.id, piles.pile(brush, heap, spot, 12)))
            x += deck * 0.56
        else:
            shown.append((heap.id, piles.pile(brush, heap, Spot(x, y + deck * 0.82, deck), 12)))
            x += deck * 1.35
    parts.add("cloth", "piles", el("g", class_="wt-piles", data_parts="piles"))
    for ident, markup in shown:
        parts.add("piles", ident, markup)


def _own(brush: Brush, parts: Parts, scene: Scene, y: float, wide: float) -> float:
    """Paint what lies before the viewer, from the right the own attack, then the cards; return where it ends."""
    seat = scene.seats[0]
    place = _mat(brush, parts, seat, "fore")
    shown = []
    x = wide - _EDGE - 4
    for strike in seat.strikes:
        shown.append(cards.paint(brush, strike.card, x - 33, y + 46, 58, 7))
        x -= 70
    for i, thing in enumerate(seat.front):
        card = 60.0 if i == 0 else 44.0
        x -= card / 2
        if isinstance(thing, Card):
            shown.append(cards.paint(brush, thing, x, y + 46, card, 0 if i == 0 else -4))
        elif isinstance(thing, Slot):
            shown.append(piles.slot(brush, thing, Spot(x, y + 46, card)))
        else:
            shown.append(counters.lone(brush, thing, x, y + 46))
        x -= card / 2 + 8
    low = y + 96 if seat.front or seat.strikes or scene.piles else y
    labels.put(brush, parts, seat, "plate", _plate(seat, Box(_EDGE, low + 6, _OWN, 40), own=True))
    if seat.meter is not None:
        box = Box(_EDGE + _OWN + 10, low + 14, pill_width(seat.meter.text), 24)
        labels.put(brush, parts, seat, "level", labels.Level(box, seat.meter))
    low += 50
    tags = []
    for strike in seat.strikes:
        if strike.tag is not None:
            lines = wrap(strike.tag.title, 12.5, wide - 2 * _EDGE, bold=True)
            tags.append(_note(lines, wide - _EDGE - 4, low + 14, wide - 2 * _EDGE, right=True))
            low += 4 + 15 * len(lines)
    parts.add(place, "front", el("g", *shown))
    labels.put(brush, parts, seat, "tags", *tags)
    return low


def paint(brush: Brush, scene: Scene, wide: float = WIDEST) -> Cloth:
    """Paint the table without the hand."""
    parts = Parts()
    brush.cloth = wide
    others = scene.seats[1:]
    y = 16.0
    low = y - 16 if not others else y
    room = (wide - 2 * _EDGE + 6) / max(len(others), 1)
    for i, seat in enumerate(others):
        at = y + (6 if len(others) < 4 else 14)
        low = max(low, _seat(brush, parts, seat, _EDGE + i * room, at, room, len(others)))
    # Below the seats, so that no plate moves when a state begins.
    y = _ribbons(brush, parts, scene, low + 16, wide)
    if scene.strip is not None:
        laid = strip.roll(scene.strip, wide - 16, 50, 18)
        parts.add("cloth", "strip", strip.paint(brush, scene.strip, laid, Box(8, y, wide - 16, laid.high)))
        y += laid.high + 16
        if scene.seats and scene.strip.seat == scene.seats[0].id:
            # The viewer's cards lie on the strip; what is left is the plate, and the decks.
            _mat(brush, parts, scene.seats[0], "fore")
            own = _plate(scene.seats[0], Box(_EDGE, y + 8, _OWN, 40), own=True)
            labels.put(brush, parts, scene.seats[0], "plate", own)
            _piles(brush, parts, scene, wide - 170, y, 32)
            return _cloth(brush, scene, parts, wide, y + 64)
    _piles(brush, parts, scene, _EDGE + 30, y, 46)
    end = _own(brush, parts, scene, y, wide) if scene.seats else y
    low = max(end, y + 84 if scene.piles else y)
    for tray in scene.trays:
        parts.add("cloth", f"tray.{tray.id}", piles.tray(brush, tray, _EDGE, low + 8, 46))
        low += 46 * RATIO + 60
    return _cloth(brush, scene, parts, wide, low + 14)


def _cloth(brush: Brush, scene: Scene, laid: Parts, wide: float, high: float) -> Cloth:
    parts = Parts()
    parts.add("cloth", "ground", furniture.cloth(brush, wide, high, scene.ribbons))
    parts.update(laid)
    return Cloth(parts, wide, high)


def hand(brush: Brush, scene: Scene, wide: float = WIDEST) -> tuple[str, float, float]:
    """Paint the viewer's hand, for the foot of the screen, its width and its height.

    The cards lie side by side, so that each can be read: a hand that is wider than the screen is swiped.
    """
    held = scene.seats[0].hand if scene.seats else ()
    if not held:
        return "", wide, 0.0
    step = HAND + _GAP
    across = max(wide, len(held) * step + 2 * _HEM - _GAP)
    first = (across - (len(held) - 1) * step) / 2
    shown = []
    for i, card in enumerate(held):
        lift = -3.0 if card.id in brush.lit else 3.0 if card.id in brush.refused else 0.0
        shown.append(cards.paint(brush, card, first + i * step, HAND * RATIO / 2 + _HEM + lift, HAND))
    return el("g", *shown, class_="wt-hand"), across, HAND * RATIO + 2 * _HEM
