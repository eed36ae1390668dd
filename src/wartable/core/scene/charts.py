"""Charts as plain data: bars, lines, steps, stacked columns, bars on two sides.

Part of a scene.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar of a chart; `text` is its value in words."""

    label: str
    value: float
    text: str
    sign: str = ""


ChartKind = Literal["bars", "lines", "steps", "stacked", "opposed"]


@dataclass(frozen=True, slots=True)
class Series:
    """Values of one name along the labels of a chart; None where there is none yet. `side` is 0 or 1, else -1.

    `texts` are the values in words. Of stacked columns those of one side stand on each other.
    """

    name: str
    values: tuple[float | None, ...]
    side: int = -1
    texts: tuple[str, ...] = ()
    sign: str = ""


@dataclass(frozen=True, slots=True)
class ChartMark:
    """A point of the first line that is drawn large: what stands in it, title, note, whose it is; `open` if to come.

    `go` is the thing that a click on it leads to.
    """

    at: int
    label: str
    title: str = ""
    note: str = ""
    side: int = -1
    open: bool = False
    go: str = ""


@dataclass(frozen=True, slots=True)
class Chart:
    """Plain `bars`, or `series` along `labels`. `halves` are the words above and below the middle line.

    `ticks` are the lines across with their words, from the lowest; without them the painter finds round numbers.
    """

    id: str
    name: str
    bars: tuple[Bar, ...] = ()
    kind: ChartKind = "bars"
    labels: tuple[str, ...] = ()
    series: tuple[Series, ...] = ()
    marks: tuple[ChartMark, ...] = ()
    signs: tuple[str, ...] = ()
    halves: tuple[str, str] | None = None
    ticks: tuple[tuple[float, str], ...] = ()
