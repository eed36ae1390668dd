"""Papers beside a table, as plain data: sums, sheets, charts, forms, things to print. Part of a scene."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Tally:
    """A sum, its limit if it has one, and the clause that sets the limit."""

    name: str
    value: int
    limit: int | None = None
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a sheet."""

    name: str
    number: bool = False


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A row of a sheet; rows of one group stand under its heading."""

    id: str
    cells: tuple[str, ...]
    sign: str = ""
    note: str = ""
    group: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table of words and numbers; rows of one group stand together."""

    id: str
    name: str
    columns: tuple[Column, ...]
    rows: tuple[SheetRow, ...]
    foot: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar of a chart; `text` is its value in words."""

    label: str
    value: float
    text: str


@dataclass(frozen=True, slots=True)
class Chart:
    """Bars beside each other, of one measure."""

    id: str
    name: str
    bars: tuple[Bar, ...]


FieldKind = Literal["line", "text", "number", "pick", "file", "switch", "count", "check"]


@dataclass(frozen=True, slots=True)
class Field:
    """One question of a form; `options` for a pick, `limit` is the most characters or the highest number.

    A `file` is read by the page and sent as text; a `switch` and a `check` are "true" or empty; a `count` is stepped up
    and down from 0.
    """

    name: str
    label: str
    kind: FieldKind = "line"
    value: str = ""
    options: tuple[str, ...] = ()
    limit: int | None = None


@dataclass(frozen=True, slots=True)
class Form:
    """Questions answered in writing: names, notes, a list brought from a file."""

    id: str
    name: str
    fields: tuple[Field, ...]
    send: str


@dataclass(frozen=True, slots=True)
class Download:
    """A file that the viewer may take along: its name, media type and text; `label` is what the link says."""

    name: str
    type: str
    text: str
    label: str


@dataclass(frozen=True, slots=True)
class Document:
    """Something to print: paragraphs, then sheets."""

    id: str
    name: str
    paragraphs: tuple[str, ...]
    sheets: tuple[Sheet, ...] = ()
