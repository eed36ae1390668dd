"""The map layout: seats in a band above, the board in the middle, hand and trays in a band at the foot."""

from __future__ import annotations

from wartable.core.scene import Scene
from wartable.paint.draw import cards, counters, furniture, piles
from wartable.paint.geometry import MIDDLE, RATIO, WIDE, Box, SeatPlan, Sizes, Spot, plate, ribbon_width, track_size
from wartable.paint.measure import wrap
from wartable.paint.svg import Brush, block

GAP = 12.0


def _plates(brush: Brush, scene: Scene, sizes: Sizes, wide: float, top: float) -> tuple[str, float]:
    """Paint the other seats, side by side; how many cards they hold stands on the plate's foot."""
    shown = []
    x = sizes.edge
    low = top
    for seat in scene.seats[1:]:
        (plate_w, told), plate_h = plate(seat, sizes), sizes.plate[1]
        plan = SeatPlan(seat, "top", Box(x, top + 6, plate_w, plate_h), told)
        shown.append(furniture.plate(brush, plan, (sizes.name, sizes.note)))
        lines = wrap(seat.hand_note, 13, plate_w, bold=True)
        shown.append(block(lines, x + 4, top + plate_h + 22, 13, "b"))
        low = max(low, top + plate_h + 12 + 17 * len(lines))
        x += plate_w + 2 * GAP
        for card in seat.hand:
            shown.append(cards.paint(brush, card, x, top + 6 + plate_h / 2, 32))
            x += 14
        x += 3 * GAP if seat.hand else 0
        for thing in seat.front:
            shown.append(piles.front(brush, thing, Spot(x + 22, top + 6 + plate_h / 2, 38)))
            x += 56
    return "".join(shown), low


def _foot(brush: Brush, scene: Scene, sizes: Sizes, wide: float, high: float) -> tuple[str, float]:
    """Paint the viewer's band: plate, hand, trays, tracks; and where it begins."""
    shown: list[str] = []
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
        plan = SeatPlan(seat, "foot", Box(x, top + band - plate_h - 42, plate_w, plate_h), told)
        shown.append(furniture.plate(brush, plan, (sizes.name, sizes.note)))
        shown.append(block(wrap(seat.hand_note, 13, plate_w, bold=True), x + 4, top + band - 16, 13, "b"))
        x += plate_w + 2 * GAP
    step = min(card * 0.9, 62.0)
    for i, one in enumerate(held):
        lift = -6.0 if one.id in brush.codes else 8.0 if one.id in brush.refused else 0.0
        shown.append(
            cards.paint(
                brush, one, x + card / 2 + i * step, high - card * RATIO * 0.52 + lift, card, (i - len(held) / 2) * 1.5
            )
        )
    x += card + step * max(len(held) - 1, 0) + 2 * GAP if held else 0
    for heap in scene.piles:
        shown.append(piles.pile(brush, heap, Spot(x + shelf / 2, high - shelf * RATIO / 2 - 36, shelf)))
        x += shelf + 2 * GAP
    for tray_ in scene.trays:
        shown.append(piles.tray(brush, tray_, x, high - shelf * RATIO - 68, shelf))
        x += piles.tray_width(tray_, shelf) + GAP
    right = wide - sizes.edge
    for track in scene.tracks:
        need_w, need_h = track_size(track)
        shown.append(piles.track(brush, track, Box(right - need_w, high - need_h - 34, need_w, need_h)))
        right -= need_w + 2 * GAP
    return "".join(shown), top


def _shelves(brush: Brush, scene: Scene, wide: float, top: float) -> tuple[str, float]:
    """Paint for a phone: plate, tracks, decks and trays one under the other; the hand stands apart."""
    shown: list[str] = []
    x = MIDDLE.edge
    if scene.seats:
        seat = scene.seats[0]
        (plate_w, told), plate_h = plate(seat, MIDDLE), MIDDLE.plate[1]
        plan = SeatPlan(seat, "foot", Box(x, top, plate_w, plate_h), told)
        shown.append(furniture.plate(brush, plan, (MIDDLE.name, MIDDLE.note)))
        shown.append(
            block(wrap(seat.hand_note, 13, wide - plate_w - 60, bold=True), x + plate_w + GAP, top + 28, 13, "b")
        )
        top += plate_h + GAP
    for track in scene.tracks:
        need_w, need_h = track_size(track)
        shown.append(piles.track(brush, track, Box(x, top, max(need_w, 10), need_h)))
        top += need_h + GAP
    for i, heap in enumerate(scene.piles):
        shown.append(piles.pile(brush, heap, Spot(x + 23 + i * 64, top + 34, 46), 12))
    top += 78 if scene.piles else 0
    for shelf in scene.trays:
        shown.append(piles.tray(brush, shelf, x, top, 46))
        top += 46 * RATIO + 46 + GAP
    return "".join(shown), top + 12


def _narrow(brush: Brush, scene: Scene, ground_url: str) -> tuple[str, tuple[float, float]]:
    wide = 390.0
    top = 22.0
    shown: list[str] = []
    for state in scene.ribbons:
        shown.append(furniture.ribbon(brush, state, Box(16, top, wide - 32, 28), 13))
        top += 36
    plates, low = _plates(brush, scene, MIDDLE, wide, top)
    low += GAP
    for board in scene.boards:
        shown.append(counters.board(brush, board, Box(14, low, wide - 28, 250), ground_url))
        low += 250 + GAP
    shelves, low = _shelves(brush, scene, wide, low)
    return furniture.cloth(brush, wide, low, scene.ribbons) + "".join(shown) + plates + shelves, (wide, low)


def paint(
    brush: Brush, scene: Scene, size: tuple[float, float], ground_url: str = ""
) -> tuple[str, tuple[float, float]]:
    """Paint the whole table with its board, and its size."""
    if brush.layout == "narrow":
        return _narrow(brush, scene, ground_url)
    sizes = WIDE if brush.layout == "wide" else MIDDLE
    wide, high = max(size[0], 380.0), max(size[1], 480.0)
    ribbons = []
    top = 30.0
    for state in scene.ribbons:
        need = min(max(ribbon_width(state.text), 300), wide - 120)
        ribbons.append(furniture.ribbon(brush, state, Box((wide - need) / 2, top, need, 32)))
        top += 40
    plates, low = _plates(brush, scene, sizes, wide, top)
    foot, foot_top = _foot(brush, scene, sizes, wide, high)
    room = Box(26, low + GAP, wide - 52, max(foot_top - low - 2 * GAP, 160))
    shown = [furniture.cloth(brush, wide, high, scene.ribbons)]
    across = room.w / max(len(scene.boards), 1)
    for i, board in enumerate(scene.boards):
        shown.append(
            counters.board(
                brush, board, Box(room.x + i * across, room.y, across - (GAP if i else 0), room.h), ground_url
            )
        )
    shown.extend([foot, plates, *ribbons])
    return "".join(shown), (wide, high)
