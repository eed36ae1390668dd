"""Tracks as plain data: a line of named places. Part of a scene."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from wartable.core.scene.cards import Sign

MarkTone = Literal["", "good", "fair", "bad"]


@dataclass(frozen=True, slots=True)
class Mark:
    """One place of a track; `here` where the track stands, `signs` of those who stand there.

    `short` stands for the label where room is short and the sign says the rest. `tone` colours the place, `note` is a
    short fact on it; it is told in words in `told`, as are the signs. `dice` were rolled when the track stood there.
    """

    label: str
    sign: Sign | None = None
    here: bool = False
    signs: tuple[str, ...] = ()
    short: str = ""
    tone: MarkTone = ""
    note: str = ""
    told: str = ""
    dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Track:
    """A line of named places: morale, a calendar. A reminder may be left out where room is short.

    With `bar` it stands in the bar over the table, in any layout.
    """

    id: str
    name: str
    marks: tuple[Mark, ...]
    reminder: bool = False
    bar: bool = False
