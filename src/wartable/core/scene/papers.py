"""Papers on a desk, as plain data of a scene: heads, sheets, charts, sums, checks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from wartable.core.scene.charts import Chart
from wartable.core.scene.mats import Notice
from wartable.core.scene.sheets import Sheet, SheetCell, Tool
from wartable.core.scene.tracks import Track

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, slots=True)
class BudgetPart:
    """A share of a budget; one that is `held` back is hatched."""

    name: str
    value: int
    held: bool = False


@dataclass(frozen=True, slots=True)
class Budget:
    """A sum in parts against its limit. `unit` is what is counted, `rest` the word for what is left.

    `marks` are values drawn on the bar, `notes` what they mean, in words below.
    """

    id: str
    name: str
    parts: tuple[BudgetPart, ...]
    limit: int
    unit: str = ""
    rest: str = ""
    clause: str = ""
    marks: tuple[int, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def spent(self) -> int:
        """What is not merely held back.

        >>> Budget("b", "Points", (BudgetPart("bought", 7030), BudgetPart("reserved", 190, True)), 9000).spent
        7030
        """
        return sum(part.value for part in self.parts if not part.held)

    @property
    def left(self) -> int:
        """What can still be spent; below zero if it is overdrawn."""
        return self.limit - sum(part.value for part in self.parts)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was checked: whether it is well, the clause, and the thing that a click leads to."""

    text: str
    ok: bool
    clause: str = ""
    thing: str = ""


@dataclass(frozen=True, slots=True)
class Findings:
    """What was checked, faults first."""

    name: str
    items: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class SwitchOption:
    """One answer of a switch: its word, the codes it sends, whether it holds now."""

    label: str
    key: str = ""
    on: bool = False


@dataclass(frozen=True, slots=True)
class Switch:
    """A question with a few answers side by side: who holds a hill. `number` is drawn before it in a ring.

    `tools` are small buttons behind its name, such as the one that names the hill.
    """

    id: str
    label: str
    options: tuple[SwitchOption, ...]
    number: str = ""
    tools: tuple[Tool, ...] = ()


@dataclass(frozen=True, slots=True)
class Facts:
    """Words in pairs or columns: a small table without a frame. `heads` may be left out."""

    name: str
    rows: tuple[tuple[str | SheetCell, ...], ...]
    heads: tuple[str, ...] = ()


PaperContent = Sheet | Chart | Budget | Findings | Switch | Facts | Track | Notice
PaperPlace = Literal["main", "side", "half", "third", "rail", "news"]
"""Where a paper lies on a wide desk: the middle, a column that slides away where room is short, two or three in a
row, or the sidebar; one of `news` lies over all others until the reader puts it away. Where several are in the middle
each is behind its tab, with those that share it; the column belongs to the first."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper with a dark head: name, and at the right what it counts. On a phone it is behind the tab called `tab`.

    `count` stands on the tab, in red where it is an `alarm`; papers with the same tab share it. `uses` are the ids of
    forms, documents and downloads that are opened from its head; `foot` is a line below. `acts` are buttons beside them
    that make several picks at once.
    """

    id: str
    name: str
    body: tuple[PaperContent, ...]
    note: str = ""
    place: PaperPlace = "main"
    tab: str = ""
    count: str = ""
    alarm: bool = False
    uses: tuple[str, ...] = ()
    foot: tuple[str, ...] = ()
    acts: tuple[Tool, ...] = ()


def sheets_of(papers: tuple[Paper, ...]) -> Iterator[Sheet]:
    """Return the sheets on some papers, in their order."""
    return (part for paper in papers for part in paper.body if isinstance(part, Sheet))
