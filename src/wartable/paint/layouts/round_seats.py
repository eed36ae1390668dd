"""One seat of the round layout: at a flank, on the far side, at the foot."""

from __future__ import annotations

from dataclasses import replace

from wartable.core.scene import Meter, Seat
from wartable.paint.geometry import RATIO, Box, SeatPlan, Side, Sizes, Spot, fan, pill_width, plan_tag, plate
from wartable.paint.measure import NOTE, width, wrap


def flank(
    seat: Seat, side: Side, top: float, table: float, sizes: Sizes, card: float, beside: bool, keep: int, tight: bool
) -> SeatPlan:
    """Return a seat at the left or the right: plate above, hand outside, cards inside, attacks towards the middle.

    Their tags go below, or beside where another seat follows below.
    """
    mirror = side == "right"

    def across(x: float, w: float = 0.0) -> float:
        return table - x - w if mirror else x

    edge = sizes.edge
    (plate_w, told), plate_h = plate(seat, sizes, sizes.plate_most), sizes.plate[1]
    plan = SeatPlan(seat, side, Box(across(edge, plate_w), top, plate_w, plate_h), told)
    row = top + plate_h + (18 if sizes.labels else 10)
    high = card * RATIO
    fan_mid = across(edge + sizes.fan / 2)
    plan.fan = fan(fan_mid, row + sizes.back * RATIO / 2 + 2, seat.hand, sizes.back, sizes.fan - 6)
    plan.note_lines = wrap(seat.hand_note, NOTE, sizes.fan, bold=True)
    anchor = "end" if mirror else "start"
    plan.note = (across(edge + 4), max([row + sizes.back * RATIO] + [spot.box.low for spot in plan.fan]) + 20, anchor)
    inner = edge + sizes.fan + (26 if sizes.labels else 6)
    middle = across(inner + card / 2)
    if seat.front:
        plan.front.append(Spot(middle, row + high / 2, card))
    low = row + high + 8
    if seat.meter is not None and sizes.labels:
        need = pill_width(seat.meter.text)
        plan.pill = Box(middle - need / 2, low, need, 24)
        low += 32
    elif seat.meter is not None and seat.front:
        _short_level(plan, seat.meter, plan.front[0])
    towards = -1 if mirror else 1
    _beyond(plan, Spot(middle, row + high / 2, card), top + plate_h * 0.5, towards, sizes, tight)
    inside = beside and bool(seat.strikes) and not tight
    at = across(inner + card + 16) if inside else across(edge)
    if inside or len(plan.strikes) > 1:
        low = max(0.0 if inside else low, *(spot.box.low + 6 for spot in plan.strikes))
    for strike in seat.strikes:
        if strike.tag is not None:
            room = 132.0 if inside else sizes.tag
            plan.tags.append(plan_tag(strike.tag, at, low, room, keep, mirror))
            low = plan.tags[-1].box.low + 6
    return plan


def _short_level(plan: SeatPlan, meter: Meter, first: Spot) -> None:
    """Place a level where room is short: its merlons and number over the foot of the seat's first card."""
    need = pill_width(str(meter.value))
    plan.pill, plan.short = Box(first.x - need / 2, first.y + first.w * RATIO / 2 - 14, need, 22), True


def _beyond(plan: SeatPlan, first: Spot, top: float, towards: int, sizes: Sizes, tight: bool) -> None:
    """What lies beyond the first card of a seat, towards the middle: a Plague above, attacks below.

    Where room is short they lie over the edge of that card, small.
    """
    seat = plan.seat
    small = 36.0 if tight else min(sizes.strike, first.w)
    half = small * RATIO / 2
    high = first.w * RATIO
    gap = -small * 0.34 if tight else 16.0 if sizes.labels else 7.0
    x = first.x + towards * (first.w / 2 + gap + small / 2)
    for i, _ in enumerate(seat.front[1:]):
        y = first.y - high / 2 + half + 2 if tight else top + half + i * 8
        spot = Spot(x + towards * i * 14, y, small, 4.0)
        if not tight and spot.box.meets(plan.plate):
            spot = replace(spot, y=plan.plate.low + spot.box.h / 2 + 2)
        plan.front.append(spot)
    rest = first.y
    if tight or len(seat.front) > 1:
        rest = first.y + high / 2 - half + 8
    for i, _ in enumerate(seat.strikes):
        aside = 0.0 if tight else 6.0
        step = 16.0 if sizes.labels else 3.0
        plan.strikes.append(Spot(x + towards * (aside + i * step), rest + i * 14, small, -7.0 * towards))


def top(seat: Seat, middle: float, table: float, sizes: Sizes, card: float, most: float, many: bool) -> SeatPlan:
    """Return a seat on the far side: plate and hand at its left, then cards; of many seats, a tag below its card."""
    (plate_w, told), plate_h = plate(seat, sizes, most), sizes.plate[1]
    top = 36.0 if sizes.labels else 24.0
    left = middle - 20 - plate_w if sizes.labels else middle - 24 - plate_w
    plan = SeatPlan(seat, "top", Box(left, top + 6, plate_w, plate_h), told)
    below = top + plate_h + (18 if sizes.labels else 14)
    needs = width(seat.hand_note, NOTE, bold=True)
    known = any(one.face is not None for one in seat.hand)
    held = sizes.back * (1 + (1.08 if known else 0.46) * max(min(len(seat.hand), 3 if known else 9) - 1, 0)) + 12
    room = min(sizes.fan, held, max(plate_w - 40 - needs, 76))
    plan.fan = fan(left + 26 + room / 2, below + sizes.back * RATIO / 2, seat.hand, sizes.back, room)
    beside = plate_w - room - 34
    if beside >= needs:
        plan.note_lines = wrap(seat.hand_note, NOTE, beside, bold=True)
        plan.note = (left + 26 + room + 10, below + sizes.back * RATIO / 2 + 4, "start")
    else:
        plan.note_lines = wrap(seat.hand_note, NOTE, plate_w, bold=True)
        plan.note = (left + 16, max(spot.box.low for spot in plan.fan) + 18 if plan.fan else below + 18, "start")
    x, gap = middle, 16.0 if sizes.labels else 10.0
    high = card * RATIO
    for i, _ in enumerate(seat.front):
        plan.front.append(Spot(x + card / 2, top + high / 2 - 6, card, 0.0 if i == 0 else 4.0))
        # Of many seats, a second card looks out from behind the first.
        x += card * 0.62 if many and i < len(seat.front) - 1 else card + gap
    if not seat.front:
        x += card + gap
    if seat.meter is not None and sizes.labels:
        need = pill_width(seat.meter.text)
        plan.pill = Box(middle + card / 2 - need / 2, top + high + 2, need, 24)
    elif seat.meter is not None and seat.front:
        _short_level(plan, seat.meter, plan.front[0])
    for i, strike in enumerate(seat.strikes):
        plan.strikes.append(Spot(x + sizes.strike / 2 + 8, top + high / 2 + i * 10, sizes.strike, 7.0))
        x += sizes.strike + gap if i == len(seat.strikes) - 1 else 22
        if strike.tag is None or (many and not sizes.labels):
            continue
        room = min(sizes.tag, table - x - 40)
        if many or room < 120:
            low = max(spot.box.low for spot in plan.strikes) + 4
            left = plan.strikes[0].box.x if plan.pill is None else plan.pill.right + 8
            right = min(left + 170, table - (366 if many else sizes.edge))
            plan.tags.append(plan_tag(strike.tag, right, low, right - left, 0, mirror=True))
        else:
            low = plan.tags[-1].box.low + 6 if plan.tags else top + 16
            plan.tags.append(plan_tag(strike.tag, x + 16, low, room, sizes.keep if sizes.labels else 0))
    return plan


def foot(seat: Seat, table: tuple[float, float], sizes: Sizes, row: float, keep: int) -> SeatPlan:
    """Return the viewer's own seat: cards before the middle, attacks to the right of them, the hand at the foot."""
    wide, high = table
    middle = wide / 2
    (plate_w, told), plate_h = plate(seat, sizes), sizes.plate[1] + 8
    lift = 84.0 if sizes.labels else 60.0
    plan = SeatPlan(seat, "foot", Box(sizes.edge, high - plate_h - lift + 8, plate_w, plate_h), told)
    plan.note = (sizes.edge + 4, high - 42 if sizes.labels else high - 26, "start")
    card = sizes.front
    plan.note_lines = wrap(seat.hand_note, NOTE, plate_w, bold=True)
    y = row + card * RATIO / 2
    left = middle - 14 - card
    small = card * 0.6
    for i, _ in enumerate(seat.front):
        if i == 0:
            plan.front.append(Spot(left + card / 2, y, card))
        else:
            plan.front.append(Spot(left - small * 0.26 - (i - 1) * 12, row + small * 0.76, small, -5.0))
    if seat.meter is not None:
        need = pill_width(seat.meter.text)
        at = y - 12 if sizes.labels else y + 26
        if len(seat.front) > 1:
            at = row + card * RATIO - 28
        plan.pill = Box(left - 14 - need, at, need, 24)
    x = middle + 18
    for i, _ in enumerate(seat.strikes):
        plan.strikes.append(Spot(x + card / 2, y, card * 0.98, 7.0))
        x += card + 22 if i == len(seat.strikes) - 1 else card * 0.45
    low = y + 14
    for strike in seat.strikes:
        if strike.tag is not None:
            tag = plan_tag(strike.tag, x + 8, low, min(sizes.tag + 20, wide - x - sizes.edge), keep)
            plan.tags.append(tag)
            low = tag.box.low + 6
    over = max([tag.box.low for tag in plan.tags] + [0.0]) - (row + card * RATIO + 10)
    if over > 0:
        plan.tags = [replace(tag, box=replace(tag.box, y=tag.box.y - over)) for tag in plan.tags]
    return plan
