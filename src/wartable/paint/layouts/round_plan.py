"""The round layout's plan: where everything lies.

Whom you strike sits left, who strikes you sits right; an attack lies before its target. The places do not depend on
the prompt, so nothing moves when a question comes.
"""

from __future__ import annotations

import math
from dataclasses import replace

from wartable.core.scene import Scene
from wartable.paint.draw.piles import tray_width
from wartable.paint.geometry import RATIO, WIDE, Box, Plan, Side, Sizes, Spot, ribbon_width, track_size
from wartable.paint.layouts import round_seats


def sides(others: int) -> list[Side]:
    """Return the sides of the other seats, clockwise from the left-hand neighbour.

    >>> sides(3), sides(4), sides(5)
    (['left', 'top', 'right'], ['left', 'left', 'right', 'right'], ['left', 'left', 'top', 'right', 'right'])
    """
    flank = 0 if others < 2 else 1 if others <= 3 else 2
    top: list[Side] = ["top"] * (others - 2 * flank)
    left: list[Side] = ["left"] * flank
    right: list[Side] = ["right"] * flank
    return [*left, *top, *right]


def _tokens(plan: Plan) -> None:
    if plan.ring is None:
        return
    x, y, across, down = plan.ring
    total = len(plan.seats)
    for i, seat in enumerate(plan.seats):
        turn = math.pi / 2 + 2 * math.pi * i / total
        if seat.side == "top":
            turn = -math.pi / 2
        place = (x + across * math.cos(turn), y + down * math.sin(turn))
        seat.token = (place[0], place[1], math.degrees(turn) - 90)


def _middle(scene: Scene, plan: Plan, middle: tuple[float, float]) -> None:
    """Place decks in the middle, discards beside their deck or, where room is short, half under it; then trays."""
    sizes = plan.sizes
    near, far = (1.2, 1.24) if sizes.labels else (0.46, 1.08)
    steps: list[float] = []
    for pile in scene.piles:
        steps.append(steps[-1] + sizes.deck * (near if pile.of else far) if steps else 0.0)
    span = steps[-1] if steps else -sizes.deck
    trays = sum(tray_width(tray, sizes.deck) + 12 for tray in scene.trays)
    left = middle[0] - (span + trays) / 2
    for at, pile in zip(steps, scene.piles, strict=True):
        tilt = 2.0 if pile.of and sizes.labels else 0.0
        plan.piles.append(Spot(left + at, middle[1], sizes.deck * (0.94 if pile.of else 1.0), tilt))
    left += span + sizes.deck / 2 + 12
    for tray in scene.trays:
        plan.trays.append((left, middle[1] - sizes.deck * RATIO / 2 - 30))
        left += tray_width(tray, sizes.deck) + 12


def _ribbons(scene: Scene, plan: Plan, low: float, room: float) -> None:
    """Ribbons side by side over the ring if there is room, else one above the other."""
    needs = [min(max(ribbon_width(ribbon.text), 300.0), room) for ribbon in scene.ribbons]
    middle = plan.size[0] / 2
    if sum(needs) + 12 * (len(needs) - 1) <= room:
        x = middle - (sum(needs) + 12 * (len(needs) - 1)) / 2
        for need in needs:
            plan.ribbons.append(Box(x, low - 32, need, 32))
            x += need + 12
        return
    for i, need in enumerate(needs):
        plan.ribbons.append(Box(middle - need / 2, low - 32 - i * 36, need, 32))


def plan(scene: Scene, size: tuple[float, float], sizes: Sizes) -> Plan:
    """Return the table of a scene with seats round it, on at least the layout's least size."""
    table = (max(size[0], sizes.least[0]), max(size[1], sizes.least[1]))
    wide, high = table
    result = Plan(table, sizes)
    others = scene.seats[1:]
    card = sizes.front if len(others) <= 3 else sizes.front_many
    hand_top = high - sizes.hand * RATIO * 1.17
    own_row = hand_top - sizes.front * RATIO - (8 if sizes.labels else 6)
    result.own_row = own_row
    across, down = sizes.ring
    around = sides(len(others))
    flank = max(around.count("left"), 1)
    # With nobody on the far side the middle of the table moves up a little.
    lift = 0.0 if "top" in around or flank > 1 else 64.0 if sizes.labels else 44.0
    ring_y = own_row - 24 - down - lift
    if scene.ring is not None or scene.piles:
        result.ring = (wide / 2, ring_y, across, down)
    crown = (40 if sizes.labels else 24) + card * RATIO + (34 if sizes.labels else 4) if "top" in around else 30
    # The lowest card of a flank ends where the strip of a row in the making may begin.
    single = ring_y - down * 1.02 - 12 if sizes.labels else max(hand_top - 340 - lift, crown + 46)
    small = sizes.front / WIDE.front
    starts = [single]
    if flank > 1:
        starts = [266.0 * small + 40, 60.0 * small] if sizes.labels else [hand_top - 310, 30.0]
    tight = flank > 1 and not sizes.labels
    spare = max(wide - 704, 0) / 5  # a wide table has room for longer plates
    if tight:
        sizes = replace(sizes, plate_most=142 + spare)
    most = math.inf if flank == 1 else 140.0 + spare if tight else wide / 2 - 378
    tops = [wide / 2 + (i - (around.count("top") - 1) / 2) * wide * 0.4 for i in range(around.count("top"))]
    if scene.seats:
        result.seats.append(round_seats.foot(scene.seats[0], table, sizes, own_row, 0 if tight else sizes.keep))
    lefts, rights, highs = iter(starts), iter(reversed(starts)), iter(tops)
    for seat, side in zip(others, around, strict=True):
        if side == "top":
            result.seats.append(round_seats.top(seat, next(highs), wide, sizes, card, most, flank > 1))
        else:
            top = next(lefts) if side == "left" else next(rights)
            beside = flank > 1 and top == starts[1]
            keep = sizes.keep if flank == 1 else 1 if sizes.labels and not beside else 0
            if side == "right" and not sizes.labels:
                keep = 0
            result.seats.append(round_seats.flank(seat, side, top, wide, sizes, card, beside, keep, tight))
    _middle(scene, result, (wide / 2, ring_y + (6 if sizes.labels else 0)))
    _tokens(result)
    above = ring_y - down - 14
    if not sizes.labels:
        above = ring_y - sizes.deck * RATIO / 2 - 8 if tight else min(ring_y - down - 8, single - 8)
    room = wide - 2 * (34.0 if flank == 1 else 368.0 if sizes.labels else sizes.edge + sizes.plate_most + 6)
    _ribbons(scene, result, above, room)
    right = wide - sizes.edge
    low = high - 30
    if sizes.labels or sizes.tracks:
        for track in scene.tracks:
            need_w, need_h = track_size(track)
            result.tracks.append(Box(right - need_w - 10, low - need_h, need_w, need_h))
            low -= need_h + 14
    _prune(result)
    return result


def _prune(plan: Plan) -> None:
    """Leave out the tags that would lie on other things: rather none than half of one."""
    taken = [box for seat in plan.seats for box in seat.boxes()]
    taken += [*(spot.box for spot in plan.piles), *plan.ribbons, *plan.tracks]
    for seat in plan.seats:
        kept = []
        for tag in seat.tags:
            box = Box(tag.box.x + 2, tag.box.y + 2, tag.box.w - 4, tag.box.h - 4)
            if not any(box.meets(other) for other in taken):
                kept.append(tag)
                taken.append(tag.box)
        seat.tags = kept
