"""The map layout: seats in a band above, the board in the middle, hand and trays in a band at the foot."""

from __future__ import annotations

from wartable.core.scene import Scene, Seat
from wartable.paint.draw import cards, counters, furniture, labels, piles
from wartable.paint.geometry import MIDDLE, RATIO, WIDE, Box, Sizes, Spot, plate, ribbon_width, track_size
from wartable.paint.layouts import round_narrow
from wartable.paint.measure import NOTE, wrap
from wartable.paint.parts import Cloth, Parts
from wartable.paint.svg import Brush, el

GAP = 12.0


def _plate(brush: Brush, parts: Parts, seat: Seat, sizes: Sizes, place: Box, told: tuple[str, str]) -> str:
    """Paint a seat's plate, and return the container of what else is the seat's."""
    mat = labels.mat(brush, parts, seat)
    plate_ = labels.Plate(seat, place, seat.name, *told, (sizes.name, sizes.note))
    labels.put(brush, parts, seat, "plate", plate_)
    return mat


def _note(brush: Brush, parts: Parts, seat: Seat, x: float, base: float, room: float) -> int:
    """Paint how many cards a seat holds from a base line on, and return how many lines that takes."""
    lines = wrap(seat.hand_note, NOTE, room, bold=True)
    if lines:
        box = Box(x, base - 11, room, 16.5 * len(lines))
        labels.put(brush, parts, seat, "note", labels.Note(box, tuple(lines)))
    return len(lines)


def _plates(brush: Brush, parts: Parts, scene: Scene, sizes: Sizes, top: float) -> float:
    """Paint the other seats, side by side, and return where they end below.

    How many cards a seat holds stands on its plate's foot.
    """
    x = sizes.edge
    low = top
    for seat in scene.seats[1:]:
        (plate_w, told), plate_h = plate(seat, sizes), sizes.plate[1]
        mat = _plate(brush, parts, seat, sizes, Box(x, top + 6, plate_w, plate_h), told)
        lines = _note(brush, parts, seat, x + 4, top + plate_h + 22, plate_w)
        low = max(low, top + plate_h + 12 + 17 * lines)
        shown = []
        x += plate_w + 2 * GAP
        for card in seat.hand:
            shown.append(cards.paint(brush, card, x, top + 6 + plate_h / 2, 32))
            x += 14
        x += 3 * GAP if seat.hand else 0
        for thing in seat.front:
            shown.append(piles.front(brush, thing, Spot(x + 22, top + 6 + plate_h / 2, 38)))
            x += 56
        parts.add(mat, "front", el("g", *shown))
    return low


def _foot(brush: Brush, parts: Parts, scene: Scene, sizes: Sizes, wide: float, high: float) -> float:
    """Paint the viewer's band, plate, hand, trays and tracks, and return where it begins."""
    card = sizes.hand * 0.78
    held = scene.seats[0].hand if scene.seats else ()
    shelf = sizes.deck
    band = 84.0
    if held:
        band = max(band, card * RATIO * 0.94)
    if scene.trays or scene.piles:
        band = max(band, shelf * RATIO + 64)
    top = high - band - 10
    x = sizes.edge
    if scene.seats:
        seat = scene.seats[0]
        (plate_w, told), plate_h = plate(seat, sizes), sizes.plate[1]
        _plate(brush, parts, seat, sizes, Box(x, top + band - plate_h - 42, plate_w, plate_h), told)
        _note(brush, parts, seat, x + 4, top + band - 16, plate_w)
        x += plate_w + 2 * GAP
    step = min(card * 0.9, 62.0)
    shown = []
    for i, one in enumerate(held):
        lift = -6.0 if one.id in brush.codes else 8.0 if one.id in brush.refused else 0.0
        shown.append(
            cards.paint(
                brush, one, x + card / 2 + i * step, high - card * RATIO * 0.52 + lift, card, (i - len(held) / 2) * 1.5
            )
        )
    if shown:
        parts.add("cloth", "hand", el("g", *shown, class_="wt-hand"))
    x += card + step * max(len(held) - 1, 0) + 2 * GAP if held else 0
    for heap in scene.piles:
        spot = Spot(x + shelf / 2, high - shelf * RATIO / 2 - 36, shelf)
        parts.add("cloth", f"pile.{heap.id}", piles.pile(brush, heap, spot))
        x += shelf + 2 * GAP
    for tray_ in scene.trays:
        parts.add("cloth", f"tray.{tray_.id}", piles.tray(brush, tray_, x, high - shelf * RATIO - 68, shelf))
        x += piles.tray_width(tray_, shelf) + GAP
    right = wide - sizes.edge
    for track in scene.tracks:
        need_w, need_h = track_size(track)
        box = Box(right - need_w, high - need_h - 34, need_w, need_h)
        parts.add("cloth", f"track.{track.id}", piles.track(brush, track, box))
        right -= need_w + 2 * GAP
    return top


def _shelves(brush: Brush, parts: Parts, scene: Scene, wide: float, top: float) -> float:
    """Paint for a phone plate, tracks, decks and trays one under the other, and return where they end below."""
    x = MIDDLE.edge
    if scene.seats:
        seat = scene.seats[0]
        (plate_w, told), plate_h = plate(seat, MIDDLE), MIDDLE.plate[1]
        _plate(brush, parts, seat, MIDDLE, Box(x, top, plate_w, plate_h), told)
        _note(brush, parts, seat, x + plate_w + GAP, top + 28, wide - plate_w - 60)
        top += plate_h + GAP
    for track in scene.tracks:
        need_w, need_h = track_size(track)
        parts.add("cloth", f"track.{track.id}", piles.track(brush, track, Box(x, top, max(need_w, 10), need_h)))
        top += need_h + GAP
    for i, heap in enumerate(scene.piles):
        parts.add("cloth", f"pile.{heap.id}", piles.pile(brush, heap, Spot(x + 23 + i * 64, top + 34, 46), 12))
    top += 78 if scene.piles else 0
    for shelf in scene.trays:
        parts.add("cloth", f"tray.{shelf.id}", piles.tray(brush, shelf, x, top, 46))
        top += 46 * RATIO + 46 + GAP
    return top + 12


def _narrow(brush: Brush, scene: Scene, wide: float, ground_url: str) -> Cloth:
    brush.cloth = wide
    top = 22.0
    parts = Parts()
    for state in scene.ribbons:
        box = Box(16, top, wide - 32, 28)
        parts.add("cloth", f"ribbon.{state.id}", furniture.ribbon(brush, state, box, 13))
        top += 36
    plates = Parts()
    low = _plates(brush, plates, scene, MIDDLE, top) + GAP
    for board in scene.boards:
        counters.board(brush, parts, board, Box(14, low, wide - 28, 250), ground_url)
        low += 250 + GAP
    parts.update(plates)
    low = _shelves(brush, parts, scene, wide, low)
    return Cloth(_on_cloth(brush, scene, wide, low, parts), wide, low)


def _on_cloth(brush: Brush, scene: Scene, wide: float, high: float, *laid: Parts) -> Parts:
    whole = Parts()
    whole.add("cloth", "ground", furniture.cloth(brush, wide, high, scene.ribbons))
    for parts in laid:
        whole.update(parts)
    return whole


def paint(brush: Brush, scene: Scene, size: tuple[float, float], ground_url: str = "") -> Cloth:
    """Paint the whole table with its board."""
    if brush.layout == "narrow":
        return _narrow(brush, scene, round_narrow.width_of(size), ground_url)
    sizes = WIDE if brush.layout == "wide" else MIDDLE
    wide, high = max(size[0], 380.0), max(size[1], 480.0)
    brush.cloth = wide
    boards, foot, plates, ribbons = Parts(), Parts(), Parts(), Parts()
    top = 30.0
    for state in scene.ribbons:
        need = min(max(ribbon_width(state.text), 300), wide - 120)
        box = Box((wide - need) / 2, top, need, 32)
        ribbons.add("cloth", f"ribbon.{state.id}", furniture.ribbon(brush, state, box))
        top += 40
    low = _plates(brush, plates, scene, sizes, top)
    foot_top = _foot(brush, foot, scene, sizes, wide, high)
    room = Box(26, low + GAP, wide - 52, max(foot_top - low - 2 * GAP, 160))
    across = room.w / max(len(scene.boards), 1)
    for i, board in enumerate(scene.boards):
        box = Box(room.x + i * across, room.y, across - (GAP if i else 0), room.h)
        counters.board(brush, boards, board, box, ground_url)
    return Cloth(_on_cloth(brush, scene, wide, high, boards, foot, plates, ribbons), wide, high)
