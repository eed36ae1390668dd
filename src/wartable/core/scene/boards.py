"""Boards and what stands on them: counters, stacks, zones, marks, traces, lights.

A board's ground never changes: its drawing, and the shapes of zones and borders in a file beside it, are sent once. A
zone that names its `shape` refers to that file; one that brings an outline is drawn by it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from wartable.core.scene.tracks import Mark

PieceShape = Literal["square", "round", "hex"]
TokenShape = Literal["shield", "block"]
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Piece:
    """A counter: ground = side, band with letters = command, sign in the middle, value at its foot.

    A round piece has a ring in the tincture of its band, its name on a ribbon and its value in a disc; a hexagon has
    its name on its band. `note` stands in the lower right corner, `corner` in the upper one, `marks` are small signs
    there. `word` is the name by which questions ask about it.
    """

    id: str
    label: str
    sign: str = ""
    ground: str = "argent"
    band: str = ""
    letters: str = ""
    value: str = ""
    note: str = ""
    shape: PieceShape = "square"
    worn: bool = False
    chosen: bool = False
    name: str = ""
    corner: str = ""
    marks: tuple[str, ...] = ()
    word: str = ""


@dataclass(frozen=True, slots=True)
class Token:
    """What stands for a stack where the whole board is seen: a shape in its side's tincture, a number, a disc."""

    shape: TokenShape
    ground: str
    value: str
    disc: str = ""
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Stack:
    """Pieces that stand together; the first lies on top. Three show, then a number; a page fans them out.

    A `leader` stands at the upper left. Spread, all pieces lie side by side. `head` is its label without the names of
    the pieces: a page names them itself.
    """

    id: str
    label: str
    pieces: tuple[Piece, ...]
    spread: bool = False
    leader: Piece | None = None
    token: Token | None = None
    head: str = ""

    @property
    def all(self) -> tuple[Piece, ...]:
        """The leader, if there is one, and the pieces."""
        return (self.leader, *self.pieces) if self.leader is not None else self.pieces


@dataclass(frozen=True, slots=True)
class Marker:
    """A small thing in a zone besides counters: a fort with its number, a camp, loot."""

    id: str
    label: str
    sign: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Zone:
    """A place on a board, in the coordinates of the board's ground. `note` is a short fact drawn under its stacks.

    `shape` names its outline and places in the file of the ground's shapes. `word` is the name by which questions ask
    about it.
    """

    id: str
    name: str
    at: Point | None = None
    outline: tuple[Point, ...] = ()
    stacks: tuple[Stack, ...] = ()
    note: str = ""
    shape: str = ""
    markers: tuple[Marker, ...] = ()
    word: str = ""


BorderKind = Literal["badge", "breach", "mines", "bridge", "swords"]
BorderTone = Literal["", "low", "bad"]


@dataclass(frozen=True, slots=True)
class BorderMark:
    """A thing on a border: the level of a wall, a breach, mines, a bridge, crossed swords where a battle is joined.

    `border` names a border among the ground's shapes; a mark that brings its own place and angle needs none.
    """

    id: str
    label: str
    kind: BorderKind
    border: str = ""
    value: str = ""
    tone: BorderTone = ""
    at: Point | None = None
    angle: float = 0.0


TraceKind = Literal["supply", "way", "break"]


@dataclass(frozen=True, slots=True)
class Trace:
    """A line over the board: beads of a supply line, a way, the bar that breaks one.

    `via` are zones or borders among the ground's shapes, or points; a sign stands at its beginning, a value at its end.
    """

    id: str
    label: str
    kind: TraceKind
    via: tuple[str | Point, ...]
    tincture: str = "sable"
    sign: str = ""
    value: str = ""


LightTone = Literal["go", "battle", "here", "no"]


@dataclass(frozen=True, slots=True)
class Light:
    """Light along the inside of a zone's border: may go, battle, where the chosen stand, or not. `seal` is the cost."""

    zone: str
    tone: LightTone = "go"
    seal: str = ""


@dataclass(frozen=True, slots=True)
class Badge:
    """A few letters in a ring, on a zone or a border: a number of an answer."""

    at: str | Point
    text: str


@dataclass(frozen=True, slots=True)
class Band:
    """How a board is drawn from so many pixels a unit on: on which ground, and whether with tokens for stacks."""

    ground: str
    pixels: float = 0.0
    tokens: bool = False


@dataclass(frozen=True, slots=True)
class Inset:
    """A window of the same board, a plate beside it: the same things and choices, near. `spread` zones show all.

    `rows` tell below it what bears a name there: the sides of a fortress, each with its figure, tone and what is told.
    """

    id: str
    name: str
    window: tuple[float, float, float, float]
    zones: tuple[str, ...]
    spread: tuple[str, ...] = ()
    note: str = ""
    clause: str = ""
    rows: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """A live layer over a ground that never changes. `ground` names a drawing of the title's art, and its shapes.

    With `bands` the ground changes with the zoom. `focus` are zones that a page brings into sight when the question
    changes, unless its reader has moved the map since.
    """

    id: str
    name: str
    ground: str
    zones: tuple[Zone, ...]
    borders: tuple[BorderMark, ...] = ()
    traces: tuple[Trace, ...] = ()
    lights: tuple[Light, ...] = ()
    bands: tuple[Band, ...] = ()
    focus: tuple[str, ...] = ()
    insets: tuple[Inset, ...] = ()
