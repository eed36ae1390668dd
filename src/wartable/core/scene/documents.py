"""Documents to print, as plain data of a scene: blocks, sheets, cards, boxes."""

from __future__ import annotations

from dataclasses import dataclass

from wartable.core.scene.charts import Chart
from wartable.core.scene.sheets import Sheet


@dataclass(frozen=True, slots=True)
class PrintLine:
    """A label with boxes to tick, the first so many `thick`, or a line to write on, `write` millimetres long."""

    label: str
    boxes: tuple[str, ...] = ()
    thick: int = 0
    write: int = 0


@dataclass(frozen=True, slots=True)
class PrintCard:
    """A card to cut out, 63 x 88 mm: head, sign, lines of words, then lines with boxes."""

    title: str
    note: str = ""
    sign: str = ""
    lines: tuple[str, ...] = ()
    boxes: tuple[PrintLine, ...] = ()


@dataclass(frozen=True, slots=True)
class PrintBlock:
    """Part of a printed page that is not broken in two: title, words, a sheet, lines to fill in, a chart, cards."""

    title: str = ""
    note: str = ""
    paragraphs: tuple[str, ...] = ()
    sheet: Sheet | None = None
    lines: tuple[PrintLine, ...] = ()
    cards: tuple[PrintCard, ...] = ()
    sign: str = ""
    half: bool = False
    chart: Chart | None = None


@dataclass(frozen=True, slots=True)
class Document:
    """Something to print on A4: paragraphs, sheets, then blocks. `head` is the line over every page."""

    id: str
    name: str
    paragraphs: tuple[str, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    blocks: tuple[PrintBlock, ...] = ()
    head: str = ""
