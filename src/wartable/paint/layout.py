"""Where everything lies on a table with seats round it: computed from the scene and a size, never given by a title.

Whom you strike sits left, who strikes you sits right; an attack lies before its target. The places do not depend on
the prompt, so nothing moves when a question comes.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final, Literal

from ..core.scene import Mark, Scene, Seat, Tag, Track
from .cards import RATIO
from .measure import width, wrap

Side = Literal["left", "right", "top", "foot"]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle.

    >>> Box(0, 0, 10, 10).meets(Box(9, 9, 5, 5)), Box(0, 0, 10, 10).meets(Box(10, 0, 5, 5))
    (True, False)
    """

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The far edge."""
        return self.x + self.w

    @property
    def low(self) -> float:
        """The lower edge."""
        return self.y + self.h

    def meets(self, other: Box) -> bool:
        """Whether two boxes share any ground."""
        return self.x < other.right and other.x < self.right and self.y < other.low and other.y < self.low


@dataclass(frozen=True, slots=True)
class Spot:
    """A card's place: its middle, its width, its tilt."""

    x: float
    y: float
    w: float
    tilt: float = 0.0

    @property
    def box(self) -> Box:
        """The upright box round the tilted card.

        >>> Spot(50, 72, 100).box
        Box(x=0.0, y=0.0, w=100.0, h=144.0)
        """
        turn = math.radians(abs(self.tilt))
        high = self.w * RATIO
        w = self.w * math.cos(turn) + high * math.sin(turn)
        h = self.w * math.sin(turn) + high * math.cos(turn)
        return Box(self.x - w / 2, self.y - h / 2, w, h)


@dataclass(frozen=True, slots=True)
class Sizes:
    """The measures of one layout, in pixels."""

    least: tuple[float, float]
    edge: float
    hand: float
    front: float
    front_many: float
    strike: float
    deck: float
    back: float
    plate: tuple[float, float]
    name: float
    note: float
    ring: tuple[float, float]
    fan: float
    tag: float
    strip_card: float
    labels: bool


WIDE: Final = Sizes((1180, 860), 34, 130, 106, 82, 78, 84, 52, (186, 56), 18, 13.5, (228, 138), 112, 270, 100, True)
MIDDLE: Final = Sizes((680, 690), 20, 98, 82, 64, 54, 60, 38, (146, 48), 16, 13, (112, 80), 78, 170, 70, False)


@dataclass(frozen=True, slots=True)
class Papers:
    """A tag's place and its wrapped lines."""

    box: Box
    title: tuple[str, ...]
    lines: tuple[str, ...]


@dataclass(slots=True)
class SeatPlan:
    """Everything of one seat."""

    seat: Seat
    side: Side
    plate: Box
    fan: list[Spot] = field(default_factory=list)
    note: tuple[float, float, str] = (0.0, 0.0, "start")
    note_lines: list[str] = field(default_factory=list)
    front: list[Spot] = field(default_factory=list)
    pill: Box | None = None
    strikes: list[Spot] = field(default_factory=list)
    tags: list[Papers] = field(default_factory=list)
    token: tuple[float, float, float] = (0.0, 0.0, 0.0)


@dataclass(slots=True)
class Plan:
    """A whole table."""

    size: tuple[float, float]
    sizes: Sizes
    seats: list[SeatPlan] = field(default_factory=list)
    piles: list[Spot] = field(default_factory=list)
    ring: tuple[float, float, float, float] | None = None
    ribbons: list[Box] = field(default_factory=list)
    strip: Box | None = None
    tracks: list[Box] = field(default_factory=list)
    trays: list[Box] = field(default_factory=list)


def sides(others: int) -> list[Side]:
    """The sides of the other seats, clockwise from the left-hand neighbour.

    >>> sides(3), sides(4), sides(5)
    (['left', 'top', 'right'], ['left', 'left', 'right', 'right'], ['left', 'left', 'top', 'right', 'right'])
    """
    flank = 0 if others < 2 else 1 if others <= 3 else 2
    top: list[Side] = ["top"] * (others - 2 * flank)
    left: list[Side] = ["left"] * flank
    right: list[Side] = ["right"] * flank
    return [*left, *top, *right]


def pill_width(text: str) -> float:
    """The room of a level's pill: merlons and words.

    >>> pill_width("level 2") > 80
    True
    """
    return 50 + width(text, 13, bold=True) + 14


def fan(x: float, y: float, count: int, wide: float, room: float, lean: float = 3.0) -> list[Spot]:
    """Cards fanned in a room, from left to right; (x, y) is the middle of the fan."""
    if count <= 0:
        return []
    step = 0.0 if count == 1 else min(wide * 0.46, (room - wide) / (count - 1))
    middle = (count - 1) / 2
    return [Spot(x + (i - middle) * step, y + abs(i - middle) * 1.5, wide, (i - middle) * lean) for i in range(count)]


def hand_fan(count: int, size: tuple[float, float], sizes: Sizes, left: float, right: float) -> list[Spot]:
    """The viewer's own hand at the foot, over the rim: in the middle if there is room, else between its neighbours."""
    wide, high = size
    if count <= 0:
        return []
    step = 0.0 if count == 1 else min(sizes.hand * 0.955, (right - left - sizes.hand * 1.08) / (count - 1))
    half = (step * (count - 1) + sizes.hand * 1.08) / 2
    middle = max(min(wide / 2, right - half), left + half)
    lean = min(2.6, 13.0 / max(count, 1))
    centre = (count - 1) / 2
    foot = high - sizes.hand * RATIO * (0.64 if sizes.labels else 0.6)
    return [
        Spot(middle + (i - centre) * step, foot + (i - centre) ** 2 * step * 0.02, sizes.hand, (i - centre) * lean)
        for i in range(count)
    ]


def papers(tag: Tag, x: float, y: float, room: float, brief: bool, mirror: bool = False) -> Papers:
    """A tag, wrapped and as wide as it needs to be, from x on or up to it; brief, with its last line only."""
    title = wrap(tag.title, 13, room - 22, bold=True)
    told = tag.lines[-1:] if brief else tag.lines
    lines = [part for line in told for part in wrap(line, 13, room - 22)]
    need = max([width(line, 13, bold=True) for line in title] + [width(line, 13) for line in lines] + [40.0])
    wide = min(room, need + 22)
    left = x - wide if mirror else x
    return Papers(Box(left, y, wide, 16 + 17 * (len(title) + len(lines))), tuple(title), tuple(lines))


def plate_size(seat: Seat, sizes: Sizes) -> tuple[float, float]:
    """The room of a name plate."""
    blazon = sizes.plate[1] * 0.82 + 26
    second = " · ".join(part for part in (seat.note, seat.word) if part)
    need = max(width(seat.name, sizes.name, "display", True), width(second, sizes.note, bold=bool(seat.word)))
    return max(sizes.plate[0], blazon + need + 12), sizes.plate[1]


def _flank(seat: Seat, side: Side, top: float, table: float, sizes: Sizes, card: float) -> SeatPlan:
    """A seat at the left or the right: plate above, hand outside, cards inside, attacks towards the middle."""
    mirror = side == "right"

    def across(x: float, w: float = 0.0) -> float:
        return table - x - w if mirror else x

    edge = sizes.edge
    plate_w, plate_h = plate_size(seat, sizes)
    plan = SeatPlan(seat, side, Box(across(edge, plate_w), top, plate_w, plate_h))
    row = top + plate_h + (18 if sizes.labels else 10)
    high = card * RATIO
    fan_mid = across(edge + sizes.fan / 2)
    plan.fan = fan(fan_mid, row + sizes.back * RATIO / 2 + 2, len(seat.hand), sizes.back, sizes.fan - 6)
    plan.note_lines = wrap(seat.hand_note, 13, sizes.fan, bold=True)
    anchor = "end" if mirror else "start"
    plan.note = (across(edge + 4), row + sizes.back * RATIO + 26, anchor)
    inner = edge + sizes.fan + (26 if sizes.labels else 6)
    middle = across(inner + card / 2)
    if seat.front:
        plan.front.append(Spot(middle, row + high / 2, card))
    low = row + high + 8
    if seat.meter is not None and sizes.labels:
        need = pill_width(seat.meter.text)
        plan.pill = Box(middle - need / 2, low, need, 24)
        low += 32
    beyond = inner + card + (16 if sizes.labels else 7)
    lean = 1 if mirror else -1
    small = min(sizes.strike, card)
    for i, _ in enumerate(seat.front[1:]):
        plan.front.append(Spot(across(beyond + small / 2 + i * 14), top + small * 0.5 + i * 8, small, 4.0))
    drop = small * 0.5 * RATIO + (40 if len(seat.front) > 1 else 18) * (1 if sizes.labels else 0.6)
    for i, strike in enumerate(seat.strikes):
        plan.strikes.append(Spot(across(beyond + small / 2 + 6 + i * 20), row + drop + i * 14, small, 7.0 * lean))
        if strike.tag is not None:
            tag = papers(strike.tag, across(edge), low, sizes.tag, not sizes.labels, mirror)
            plan.tags.append(tag)
            low = tag.box.low + 6
    return plan


def _top(seat: Seat, middle: float, table: tuple[float, float], sizes: Sizes, card: float) -> SeatPlan:
    """A seat on the far side: plate and hand at its left, then a row of cards."""
    plate_w, plate_h = plate_size(seat, sizes)
    top = 40.0 if sizes.labels else 24.0
    left = middle - 20 - plate_w if sizes.labels else middle - 24 - plate_w
    plan = SeatPlan(seat, "top", Box(left, top + 6, plate_w, plate_h))
    below = top + plate_h + (18 if sizes.labels else 14)
    room = min(sizes.fan, plate_w * 0.6, sizes.back * (1 + 0.46 * max(len(seat.hand) - 1, 0)) + 8)
    plan.fan = fan(left + 26 + room / 2, below + sizes.back * RATIO / 2, len(seat.hand), sizes.back, room)
    plan.note_lines = wrap(seat.hand_note, 13, plate_w - room - 34, bold=True)
    plan.note = (left + 26 + room + 10, below + sizes.back * RATIO / 2 + 4, "start")
    x, gap = middle, 16.0 if sizes.labels else 10.0
    high = card * RATIO
    for i, _ in enumerate(seat.front):
        plan.front.append(Spot(x + card / 2, top + high / 2 - 6, card, 0.0 if i == 0 else 4.0))
        x += card + gap
    if not seat.front:
        x += card + gap
    if seat.meter is not None and sizes.labels:
        need = pill_width(seat.meter.text)
        plan.pill = Box(middle + card / 2 - need / 2, top + high + 2, need, 24)
    for i, strike in enumerate(seat.strikes):
        plan.strikes.append(Spot(x + sizes.strike / 2 + 8, top + high / 2 + i * 10, sizes.strike, 7.0))
        x += sizes.strike + gap if i == len(seat.strikes) - 1 else 22
        if strike.tag is not None:
            room = min(sizes.tag, table[0] - x - 40)
            low = plan.tags[-1].box.low + 6 if plan.tags else top + 16
            plan.tags.append(papers(strike.tag, x + 16, low, max(room, 120), not sizes.labels))
    return plan


def _foot(seat: Seat, table: tuple[float, float], sizes: Sizes, row: float) -> SeatPlan:
    """The viewer's own seat: cards before the middle, attacks to the right of them, the hand at the foot."""
    wide, high = table
    middle = wide / 2
    plate_w, plate_h = plate_size(seat, sizes)
    plate_h += 8
    lift = 84.0 if sizes.labels else 60.0
    plan = SeatPlan(seat, "foot", Box(sizes.edge, high - plate_h - lift + 8, plate_w, plate_h))
    plan.note = (sizes.edge + 4, high - 42 if sizes.labels else high - 26, "start")
    card = sizes.front
    plan.note_lines = wrap(seat.hand_note, 13, plate_w, bold=True)
    y = row + card * RATIO / 2
    x = middle - 14 - card
    for i, _ in enumerate(seat.front):
        plan.front.append(Spot(x + card / 2, y, card, 0.0 if i == 0 else -4.0))
        x -= card + 16
    if not seat.front:
        x -= card + 16
    if seat.meter is not None:
        need = pill_width(seat.meter.text)
        plan.pill = Box(x + card + 2 - need, y + (-12 if sizes.labels else 26), need, 24)
    x = middle + 18
    for i, _ in enumerate(seat.strikes):
        plan.strikes.append(Spot(x + card / 2, y, card * 0.98, 7.0))
        x += card + 22 if i == len(seat.strikes) - 1 else card * 0.45
    low = y + 14
    for strike in seat.strikes:
        if strike.tag is not None:
            tag = papers(strike.tag, x + 8, low, min(sizes.tag + 20, wide - x - sizes.edge), not sizes.labels)
            plan.tags.append(tag)
            low = tag.box.low + 6
    return plan


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


def _piles(scene: Scene, plan: Plan, middle: tuple[float, float]) -> None:
    """Decks in the middle, discards beside their deck; where room is short, half under it."""
    sizes = plan.sizes
    steps: list[float] = []
    for pile in scene.piles:
        if not steps:
            steps.append(0.0)
        elif pile.of:
            steps.append(steps[-1] + sizes.deck * (1.2 if sizes.labels else 0.46))
        else:
            steps.append(steps[-1] + sizes.deck * (1.24 if sizes.labels else 1.08))
    span = steps[-1] if steps else 0.0
    for at, pile in zip(steps, scene.piles, strict=True):
        tilt = 2.0 if pile.of and sizes.labels else 0.0
        small = 0.94 if pile.of else 1.0
        plan.piles.append(Spot(middle[0] - span / 2 + at, middle[1], sizes.deck * small, tilt))


def track_size(track: Track) -> tuple[float, float]:
    """The room of a track drawn on the cloth."""
    across = sum(mark_width(mark) for mark in track.marks)
    return max(across, width(track.name, 14, "display", True)), 26.0 + (78 if any(m.sign for m in track.marks) else 40)


def mark_width(mark: Mark) -> float:
    """The room of one place of a track."""
    least = 58.0 if mark.sign else 34.0
    return max(least, width(mark.label, 12.5, bold=True) + 14, 26.0 * len(mark.signs) + 8)


def ribbon_width(text: str) -> float:
    """The room of a ribbon's words, sign and cut ends."""
    return width(text, 16, "display", True) + 120


def plan(scene: Scene, size: tuple[float, float], sizes: Sizes) -> Plan:
    """The table of a scene with seats round it, on at least the layout's least size."""
    table = (max(size[0], sizes.least[0]), max(size[1], sizes.least[1]))
    wide, high = table
    result = Plan(table, sizes)
    others = scene.seats[1:]
    card = sizes.front if len(others) <= 3 else sizes.front_many
    hand_top = high - sizes.hand * RATIO * 1.14
    own_row = hand_top - sizes.front * RATIO - (8 if sizes.labels else 6)
    across, down = sizes.ring
    ring_y = own_row - 24 - down
    if scene.ring is not None or scene.piles:
        result.ring = (wide / 2, ring_y, across, down)
    around = sides(len(others))
    flank = max(around.count("left"), 1)
    crown = (40 if sizes.labels else 24) + card * RATIO + (34 if sizes.labels else 4) if "top" in around else 30
    single = max(ring_y - down * (1.02 if sizes.labels else 1.18) - 12, crown + 46 * (not sizes.labels))
    starts = [single] if flank == 1 else [hand_top - (322 if sizes.labels else 232), 64.0 if sizes.labels else 30.0]
    tops = [wide / 2 + (i - (around.count("top") - 1) / 2) * wide * 0.4 for i in range(around.count("top"))]
    if scene.seats:
        result.seats.append(_foot(scene.seats[0], table, sizes, own_row))
    lefts, rights, highs = iter(starts), iter(reversed(starts)), iter(tops)
    for seat, side in zip(others, around, strict=True):
        if side == "top":
            result.seats.append(_top(seat, next(highs), table, sizes, card))
        else:
            top = next(lefts) if side == "left" else next(rights)
            result.seats.append(_flank(seat, side, top, wide, sizes, card))
    _piles(scene, result, (wide / 2, ring_y + (6 if sizes.labels else 0)))
    _tokens(result)
    above = ring_y - down - 14 if sizes.labels else min(ring_y - down - 8, single - 8 if flank == 1 else wide)
    for i, ribbon in enumerate(scene.ribbons):
        need = min(max(ribbon_width(ribbon.text), 300), wide - 60)
        result.ribbons.append(Box((wide - need) / 2, above - 32 - i * 36, need, 32))
    right = wide - sizes.edge
    low = high - 30
    if sizes.labels:
        for track in scene.tracks:
            need_w, need_h = track_size(track)
            result.tracks.append(Box(right - need_w - 10, low - need_h, need_w, need_h))
            low -= need_h + 14
    return result
