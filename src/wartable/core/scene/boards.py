"""Boards and what stands on them: counters, stacks and zones. The scene gives them out with everything else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

PieceShape = Literal["square", "round", "hex"]


@dataclass(frozen=True, slots=True)
class Piece:
    """A counter: ground = side, band with letters = command, sign in the middle, value at its foot."""

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


@dataclass(frozen=True, slots=True)
class Stack:
    """Pieces that stand together; the first lies on top. At most four are drawn, then a number."""

    id: str
    label: str
    pieces: tuple[Piece, ...]
    spread: bool = False


Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Zone:
    """A place on a board, in the coordinates of the board's ground. `note` is a short fact drawn under its stacks."""

    id: str
    name: str
    at: Point
    outline: tuple[Point, ...]
    stacks: tuple[Stack, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Board:
    """A live layer of zones over a ground that never changes. `ground` names a drawing of the title's art."""

    id: str
    name: str
    ground: str
    zones: tuple[Zone, ...]
