"""Geometry: boxes, spots, sizes and plans, computed, never given by a title.

Whom you strike sits left, who strikes you sits right; an attack lies before its target. The places do not depend on
the prompt, so nothing moves when a question comes.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from wartable.core.scene import Card, Mark, Seat, Tag, Track
from wartable.paint.measure import NOTE, clip, width, wrap
from wartable.paint.svg import Layout

RATIO: Final = 1.44
OPEN: Final = 18.0  # the least width of a known card beside another seat

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
        """Return whether two boxes share any ground."""
        return self.shared(other) > 0

    def shared(self, other: Box) -> float:
        """Return how much ground two boxes share.

        >>> Box(0, 0, 10, 10).shared(Box(8, 7, 5, 5))
        6
        """
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.low, other.low) - max(self.y, other.y)
        return max(across, 0) * max(down, 0)


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
    keep: int
    labels: bool
    plate_most: float = math.inf
    tracks: bool = False

    def scaled(self, by: float, least: tuple[float, float]) -> Sizes:
        """Return the same with larger cards; words stay as they are."""
        return replace(
            self,
            least=least,
            hand=self.hand * by,
            front=self.front * by,
            front_many=self.front_many * by,
            strike=self.strike * by,
            deck=self.deck * by,
            back=self.back * by,
            ring=(self.ring[0] * by, self.ring[1] * by),
            fan=self.fan * by,
            strip_card=self.strip_card * by,
        )


WIDE: Final = Sizes((1180, 940), 34, 130, 106, 82, 78, 84, 52, (186, 56), 18, 13.5, (228, 138), 112, 270, 100, 9, True)
MIDDLE: Final = Sizes(
    (704, 712), 24, 98, 82, 64, 50, 58, 38, (146, 48), 16, 13.2, (112, 80), 78, 170, 58, 1, False, 214
)
_COMPACT: Final = replace(
    MIDDLE, least=(860, 708), plate=(196, 48), ring=(150, 80), tag=200, plate_most=300, tracks=True
)
LADDER: Final = (
    WIDE,
    WIDE.scaled(0.93, (1100, 892)),
    WIDE.scaled(0.86, (1040, 844)),
    WIDE.scaled(0.8, (960, 796)),
    WIDE.scaled(0.75, (900, 760)),
    _COMPACT.scaled(1.1, (860, 732)),
    _COMPACT,
    _COMPACT.scaled(0.92, (800, 660)),
    _COMPACT.scaled(0.86, (800, 640)),
    _COMPACT.scaled(0.8, (800, 624)),
)
"""The measures of a round table beside a sidebar, for ever smaller rooms: cards shrink, words do not."""
MIDDLES: Final = (
    MIDDLE,
    MIDDLE.scaled(0.92, (676, 704)),
    MIDDLE.scaled(0.86, (676, 688)),
    MIDDLE.scaled(0.8, (676, 672)),
)
"""The same for a tablet's rooms."""

WORD: Final = 64.0
"""The room that a plate has for what its seat does, beside who plays it."""

SHRINK: Final = 0.947
"""How far a painting may be shrunk into its room: the smallest words then still have 12.5 pixels. The page scrolls a
table whose room is even smaller."""


def sizes_for(layout: Layout, room: tuple[float, float]) -> Sizes:
    """Return the measures of a round table for a room: the largest that need not be shrunk too far.

    >>> sizes_for("wide", (1228, 944)) is WIDE, sizes_for("middle", (704, 712)) is MIDDLE
    (True, True)
    >>> [sizes_for("wide", room).hand for room in ((1228, 844), (994, 712), (908, 672))]
    [111.8, 107.80000000000001, 98]
    """
    rungs: tuple[Sizes, ...] = LADDER + MIDDLES if layout == "middle" else LADDER
    for sizes in rungs:
        if all(have >= need * SHRINK for have, need in zip(room, sizes.least, strict=True)):
            return sizes
    return LADDER[-1] if layout == "wide" else MIDDLES[-1]


@dataclass(frozen=True, slots=True)
class TagPlan:
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
    told: tuple[str, str] = ("", "")
    fan: list[Spot] = field(default_factory=list)
    note: tuple[float, float, str] = (0.0, 0.0, "start")
    note_lines: list[str] = field(default_factory=list)
    front: list[Spot] = field(default_factory=list)
    pill: Box | None = None
    short: bool = False
    strikes: list[Spot] = field(default_factory=list)
    tags: list[TagPlan] = field(default_factory=list)
    token: tuple[float, float, float] = (0.0, 0.0, 0.0)

    @property
    def note_box(self) -> Box:
        """The room of the words under the hand."""
        x, y, anchor = self.note
        wide = max([width(line, NOTE, bold=True) for line in self.note_lines] + [0.0])
        return Box(x - wide if anchor == "end" else x, y - 11, wide, 16.25 * len(self.note_lines) - 2)

    def boxes(self) -> list[Box]:
        """Return all that nothing may cover; tags are left out rather than half covered."""
        spots = [*self.fan, *self.front, *self.strikes]
        words = [self.note_box] if self.note_lines else []
        return [self.plate, *words, *(spot.box for spot in spots), *([self.pill] if self.pill else [])]


@dataclass(slots=True)
class Plan:
    """A whole table."""

    size: tuple[float, float]
    sizes: Sizes
    seats: list[SeatPlan] = field(default_factory=list)
    piles: list[Spot] = field(default_factory=list)
    ring: tuple[float, float, float, float] | None = None
    own_row: float = 0.0
    ribbons: list[Box] = field(default_factory=list)
    tracks: list[Box] = field(default_factory=list)
    trays: list[tuple[float, float]] = field(default_factory=list)


def pill_width(text: str) -> float:
    """Return the room of a level's pill: merlons and words.

    >>> pill_width("level 2") > 80
    True
    """
    return 50 + width(text, NOTE, bold=True) + 14


def fan(x: float, y: float, hand: tuple[Card, ...], wide: float, room: float, lean: float = 3.0) -> list[Spot]:
    """Fan cards in a room, from left to right; (x, y) is the middle of the fan.

    Known cards lie open in rows of three, in a small room of two: they are there to be told apart.
    """
    count = len(hand)
    if count <= 0:
        return []
    if any(card.face is not None for card in hand):
        roomy = room >= 3 * (OPEN + 4)
        across, gap = (min(count, 3), 4) if roomy else (min(count, 2), 2)
        small, top = min(wide, room / across - gap), y - wide * RATIO / 2
        return [
            Spot(
                x + (i % across - (across - 1) / 2) * (small + gap),
                top + (i // across + 0.5) * (small * RATIO + gap),
                small,
            )
            for i in range(count)
        ]
    step = 0.0 if count == 1 else min(wide * 0.46, (room - wide) / (count - 1))
    middle = (count - 1) / 2
    return [Spot(x + (i - middle) * step, y + abs(i - middle) * 1.5, wide, (i - middle) * lean) for i in range(count)]


def hand_fan(count: int, size: tuple[float, float], sizes: Sizes, left: float, right: float) -> list[Spot]:
    """Return the viewer's hand at the foot, over the rim: in the middle if there is room, else beside neighbours."""
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


def plan_tag(tag: Tag, x: float, y: float, room: float, keep: int, mirror: bool = False) -> TagPlan:
    """Return a tag, wrapped and as wide as it needs to be, from x on or up to it, with so many of its last lines."""
    title = wrap(tag.title, NOTE, room - 22, bold=True)
    told = tag.lines[len(tag.lines) - min(keep, len(tag.lines)) :]
    lines = [part for line in told for part in wrap(line, NOTE, room - 22)]
    need = max([width(line, NOTE, bold=True) for line in title] + [width(line, NOTE) for line in lines] + [40.0])
    wide = min(room, need + 22)
    left = x - wide if mirror else x
    return TagPlan(Box(left, y, wide, 16 + 17 * (len(title) + len(lines))), tuple(title), tuple(lines))


def plate(seat: Seat, sizes: Sizes, most: float = math.inf) -> tuple[float, tuple[str, str]]:
    """Return the width of a name plate, and what of its note and word it has room for.

    The width follows from who sits there alone: a plate does not grow and shrink with what its seat does.
    """
    blazon = sizes.plate[1] * 0.82 + 26 if seat.sign else 16.0
    name = blazon + width(seat.name, sizes.name, "display", True) + 12
    who = " · ".join(part for part in (seat.player, seat.note) if part)
    need = blazon + width(who, sizes.note) + (WORD if who else 0.0) + 12
    wide = max(min(max(sizes.plate[0], need), most), name)
    room = wide - blazon - 12 - (36.0 if seat.state == "thinking" else 0.0)
    for note, word in ((who, seat.word), (seat.player, seat.word), (who, ""), (seat.player, ""), ("", seat.word)):
        second = " · ".join(part for part in (note, word) if part)
        if second and width(second, sizes.note, bold=bool(word)) <= room:
            return wide, (note, word)
    return wide, (clip(seat.player or who, sizes.note, room) if who else "", "")


def track_size(track: Track) -> tuple[float, float]:
    """Return the room of a track drawn on the cloth."""
    across = sum(mark_width(mark) for mark in track.marks)
    return max(across, width(track.name, 14, "display", True)), 26.0 + (78 if any(m.sign for m in track.marks) else 40)


def mark_width(mark: Mark) -> float:
    """Return the room of one place of a track."""
    least = 58.0 if mark.sign else 34.0
    return max(least, width(mark.label, NOTE, bold=True) + 14, 26.0 * len(mark.signs) + 8)


def ribbon_width(text: str) -> float:
    """Return the room of a ribbon's words, sign and cut ends."""
    return width(text, 16, "display", True) + 120
