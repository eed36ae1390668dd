"""Sheets as plain data: rows with typed columns, sums, forms. Part of a scene."""

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
    """A column of a sheet. One of numbers may be drawn as bars, `full` being the highest; `short` is its narrow head.

    `key` is how a search names it: with the key `h` it is searched by `>=h9`. A bare `<=200` asks the column of
    numbers that has no key. `sorts` says that its head puts the rows in order.
    """

    name: str
    number: bool = False
    key: str = ""
    short: str = ""
    full: int = 0
    sorts: bool = False


BoxState = Literal["", "missing", "lost", "gone", "open", "start"]
CellTone = Literal["", "good", "bad", "faint"]


@dataclass(frozen=True, slots=True)
class Box:
    """One sign in a row of signs: it stands, is missing (a dashed frame), lost (crossed out) or gone.

    In print an `open` one is a box to tick; one that was there from the `start` has a thick edge.

    `key` holds the codes that a click on it sends; a negative one takes a pick back. `label` is then spoken.
    """

    sign: str = ""
    state: BoxState = ""
    key: str = ""
    label: str = ""


@dataclass(frozen=True, slots=True)
class Stepper:
    """A number with less and more beside it; what has no codes cannot be pressed now, and `why` says the reason."""

    value: str
    more: str = ""
    less: str = ""
    label: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class Tick:
    """A box that is ticked or not; a click sends `key`. Without one `why` says why it cannot be ticked now."""

    label: str
    on: bool = False
    key: str = ""
    why: str = ""


ToolKind = Literal["add", "copy", "remove", "name", "pick"]


@dataclass(frozen=True, slots=True)
class Tool:
    """A small button in a row or on a paper. `pick` sends its codes; `add` plays the row on the selected one.

    `name` opens a line for a name of `thing`, or of the thing that the tool belongs to.
    """

    kind: ToolKind
    label: str
    key: str = ""
    value: str = ""
    thing: str = ""


@dataclass(frozen=True, slots=True)
class SheetCell:
    """A cell with more than words: signs, a note below, a clause, a tone, tools; `value` is what it is sorted by."""

    text: str = ""
    note: str = ""
    clause: str = ""
    value: float | None = None
    sign: str = ""
    boxes: tuple[Box, ...] = ()
    tone: CellTone = ""
    tools: tuple[Tool, ...] = ()


CellContent = str | SheetCell | Stepper | Tick
RowState = Literal["", "fault", "barred", "spare"]
"""A row with a fault is hatched in red; a barred one stands last, hatched; a spare one is a place that may be begun."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A row of a sheet; rows of one group stand under its heading.

    A row that `selects` can be marked, and rows of other sheets are then played on it: what they have in common is the
    code. `act` says so in words ("Add rifles to {at}"), `name` is what stands for `{at}`; after it `leads` is marked.
    One that `moves` can be put elsewhere by the form of this name, which is told `from` and `to`.
    `facet` is the sort it is filtered by, `words` are further words it is found by, `told` is how it is spoken.
    """

    id: str
    cells: tuple[CellContent, ...]
    sign: str = ""
    note: str = ""
    group: str = ""
    state: RowState = ""
    name: str = ""
    selects: bool = False
    leads: str = ""
    act: str = ""
    facet: str = ""
    words: str = ""
    told: str = ""
    clause: str = ""
    moves: str = ""


@dataclass(frozen=True, slots=True)
class SheetGroup:
    """The head of some rows: sign, name, note, sum and tools. One that `folds` can be closed to its head.

    One that is `closed` is so until it is opened.
    """

    key: str
    name: str
    note: str = ""
    sum: str = ""
    sign: str = ""
    id: str = ""
    tools: tuple[Tool, ...] = ()
    folds: bool = False
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Facet:
    """A sort of rows, which a toggle shows alone."""

    key: str
    label: str
    sign: str = ""


SheetOrder = Literal["groups", "facets", "rows"]


@dataclass(frozen=True, slots=True)
class SheetView:
    """A way to look at the rows: under their heads, by their sort, or as a mere table."""

    order: SheetOrder
    label: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table of words and numbers; rows of one group stand together, under its head in `groups` or its mere name.

    `search` is what an empty search line says; without it there is none. `fits` are the words of the switch between
    rows that can be played on the selected one and all, and the head of those that cannot.
    """

    id: str
    name: str
    columns: tuple[Column, ...]
    rows: tuple[SheetRow, ...]
    foot: tuple[str, ...] = ()
    groups: tuple[SheetGroup, ...] = ()
    search: str = ""
    facets: tuple[Facet, ...] = ()
    views: tuple[SheetView, ...] = ()
    fits: tuple[str, str, str] | None = None


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
