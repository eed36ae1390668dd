"""A whole table as drawn: seats, strips, prompt, choices, log lines, outcome."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Final, Literal

from wartable.core import hooks
from wartable.core.scene.boards import Board, Piece, Stack
from wartable.core.scene.cards import Card, Meter, Pile, Sign, Tone
from wartable.core.scene.charts import Chart
from wartable.core.scene.documents import Document
from wartable.core.scene.fights import Fight, FightRow
from wartable.core.scene.mats import Mat, Notice
from wartable.core.scene.papers import Paper
from wartable.core.scene.sheets import Download, Form, Sheet, Tally
from wartable.core.scene.tracks import Mark, Track


@dataclass(frozen=True, slots=True)
class Tray:
    """A row of things off the board: a cup of chits, a market, an ally's pledges."""

    id: str
    name: str
    things: tuple[Card | Pile | Piece | Stack, ...]


@dataclass(frozen=True, slots=True)
class Tag:
    """A small paper beside a thing: what all, or this viewer, know of it."""

    title: str
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Strike:
    """An attack that lies before a seat, by another seat."""

    card: Card
    by: str
    tag: Tag | None = None


@dataclass(frozen=True, slots=True)
class Slot:
    """An empty place that waits for a card."""

    id: str
    text: str


SeatState = Literal["", "here", "thinking", "away", "out"]


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's mat: plate, hand, what lies before it, what lies against it.

    `number` is the seat's number at the table, by which the table adds the `player` who plays it; `clock` is theirs.
    `ally` marks a seat that wins together with the viewer. `mat` is its board, in the layout `mats`. `standing` are the
    few figures by which it stands, for the bar of a phone.
    """

    id: str
    name: str
    sign: str = ""
    note: str = ""
    word: str = ""
    state: SeatState = ""
    hand: tuple[Card, ...] = ()
    hand_note: str = ""
    front: tuple[Card | Piece | Stack | Slot, ...] = ()
    meter: Meter | None = None
    strikes: tuple[Strike, ...] = ()
    number: int = -1
    clock: str = ""
    player: str = ""
    ally: bool = False
    mat: Mat | None = None
    standing: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Total:
    """A great number on a shape, and the small word that follows it ("against"); `name` says below it whose it is."""

    value: str
    sign: Sign
    word: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Case:
    """One thing a hidden card may be, and what then."""

    sign: Sign
    label: str
    text: str
    tone: Tone


@dataclass(frozen=True, slots=True)
class Outlook:
    """All that a hidden card may be."""

    title: str
    note: str
    cases: tuple[Case, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of it."""

    title: str
    lines: tuple[str, ...] = ()
    tone: Tone = ""
    clause: str = ""


Cell = Card | Slot | Total | Outlook | Verdict
Curtain = Literal["", "down", "up"]


@dataclass(frozen=True, slots=True)
class Strip:
    """A row in the making, or a comparison in the open, rolled out before a seat; the rest of the table dims.

    A `title` stands over it. A curtain that is `down` hangs before its cards; one that is `up` has just risen.
    """

    id: str
    label: str
    seat: str
    cells: tuple[Cell, ...]
    title: str = ""
    curtain: Curtain = ""


@dataclass(frozen=True, slots=True)
class Ribbon:
    """A state in force, until when, in its tincture; it also colours the table's inlay."""

    id: str
    text: str
    sign: str
    tincture: str


@dataclass(frozen=True, slots=True)
class Ring:
    """The way of the turn round the middle of the table, in words too."""

    text: str
    clockwise: bool


@dataclass(frozen=True, slots=True)
class Caution:
    """What will hurt, and its clause; `deadly` if it may end the chooser."""

    text: str
    clause: str = ""
    deadly: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """A row that opens to the choices that name its key: "draw an Imperial card", then which card pays."""

    key: str
    label: str
    note: str = ""
    sign: Sign | None = None


ChoiceTone = Literal["", "battle"]


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal answer: the action's code, what it is, what follows, and the things it can be clicked on.

    `final` cannot be taken back; `done` ends a row and is drawn as the great button; `group` is the key of the group it
    stands in. A `path` is several codes for one click, played up to the first cut. `seal` is what it costs, drawn on
    its zones too; its `tone` lights them. A `quiet` one is clicked on its things and not listed with the prompt; a
    `faint` one is clicked on them too, but does not light them: nobody is in a hurry to throw a card away.

    >>> Choice(7, "To the mill").key, Choice(7, "To the ford", path=(7, 12)).key
    ('7', '7,12')
    """

    code: int
    label: str
    note: str = ""
    sign: Sign | None = None
    targets: tuple[str, ...] = ()
    caution: Caution | None = None
    final: bool = False
    done: bool = False
    group: str = ""
    path: tuple[int, ...] = ()
    seal: str = ""
    tone: ChoiceTone = ""
    quiet: bool = False
    faint: bool = False

    @property
    def key(self) -> str:
        """The codes that a page sends for it, with commas between."""
        return ",".join(map(str, self.path or (self.code,)))


@dataclass(frozen=True, slots=True)
class NearMiss:
    """What one would like to do and may not: the reason, its clause, the sentence of the rulebook. Likeliest first.

    One that is `done` is the great button, pale until it may be pressed.
    """

    label: str
    reason: str
    clause: str
    sign: Sign | None = None
    targets: tuple[str, ...] = ()
    rule: str = ""
    done: bool = False


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is asked now, or who is waited for. `final` warns that the great button cannot be undone."""

    question: str
    note: str = ""
    sign: str = ""
    tallies: tuple[Tally, ...] = ()
    final: Caution | None = None


TurnStepState = Literal["past", "here", "next", "held"]


@dataclass(frozen=True, slots=True)
class TurnStep:
    """One step of the turn, for "you are here"; a held step is struck out, with `note` saying why."""

    label: str
    state: TurnStepState
    note: str = ""


@dataclass(frozen=True, slots=True)
class Stamp:
    """What came of something, in two words and a line, shown for a moment on the thing where it came to pass."""

    text: str
    note: str = ""
    thing: str = ""
    sign: Sign | None = None
    tone: Tone = ""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log. In `text`, words between asterisks are names; words between underscores were seen by one.

    `entry` is its place among all that the viewer was told, from 0; `moment` is where it stands in a replay, from 1.
    A page that shows the line for the first time shows its `stamp` too.
    """

    turn: str
    text: str
    sign: str = ""
    clause: str = ""
    group: str = ""
    things: tuple[str, ...] = ()
    entry: int = -1
    moment: int = 0
    stamp: Stamp | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it ended: who won, why, by which clause."""

    title: str
    lines: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
    clause: str = ""
    won: bool = False


TableLayout = Literal["", "round", "map", "mats", "desk"]
"""How a table is laid: seats round a cloth, a board that fills the stage, a board for each seat, papers on a desk."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole table. `seats` go clockwise from the one at the foot; `art` is the package whose drawings are used.

    `layout` names how the table is laid. Empty, a scene with papers is a `desk`, one with a board a `map`, one whose
    seats have mats is laid as `mats`, and any other is `round`. `log_name` is what the game itself calls its log.
    `undo`, `redo` and `take_up` are the buttons that take back, do again, and take up a struck row, if any.
    """

    title: str
    subtitle: str = ""
    art: str = ""
    lang: str = "en"
    viewer: int = 0
    steps: tuple[TurnStep, ...] = ()
    prompt: Prompt | None = None
    choices: tuple[Choice, ...] = ()
    groups: tuple[Group, ...] = ()
    near_misses: tuple[NearMiss, ...] = ()
    undo: str = ""
    redo: str = ""
    take_up: str = ""
    seats: tuple[Seat, ...] = ()
    strip: Strip | None = None
    ring: Ring | None = None
    piles: tuple[Pile, ...] = ()
    boards: tuple[Board, ...] = ()
    trays: tuple[Tray, ...] = ()
    tracks: tuple[Track, ...] = ()
    tallies: tuple[Tally, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    charts: tuple[Chart, ...] = ()
    forms: tuple[Form, ...] = ()
    documents: tuple[Document, ...] = ()
    downloads: tuple[Download, ...] = ()
    papers: tuple[Paper, ...] = ()
    ribbons: tuple[Ribbon, ...] = ()
    log: tuple[LogLine, ...] = ()
    outcome: Outcome | None = None
    layout: TableLayout = ""
    notices: tuple[Notice, ...] = ()
    fight: Fight | None = None
    log_name: str = ""

    def _repr_html_(self) -> str | None:
        """Return how a notebook shows it."""
        return hooks.paint(self)


_UNDRAWN: Final = (Form,)
"""Forms are asked by name, not clicked."""
_PICTURES: Final = (FightRow, Document)
"""What is inside these is not clicked: pieces of a fight's rows are pictures, a document lies elsewhere."""


def _things(part: object) -> Iterator[str]:
    if isinstance(part, tuple):
        for item in part:
            yield from _things(item)
    elif is_dataclass(part):
        own = getattr(part, "id", "")
        if own and not isinstance(part, _UNDRAWN):
            yield own
        if not isinstance(part, _PICTURES):
            for field in fields(part):
                yield from _things(getattr(part, field.name))


def thing_ids(scene: Scene) -> list[str]:
    """Return the ids of all drawn things, in the order in which they are told.

    >>> thing_ids(Scene("t", piles=(Pile("d", "Deck", "Deck, 3 cards", 3),)))
    ['d']
    """
    return list(_things(scene))


def plain(part: object) -> object:
    """Return the scene as lists, dicts, strings and numbers, each dict with the `kind` it came from: ready for JSON.

    >>> plain(Meter(1, 4))
    {'kind': 'Meter', 'value': 1, 'of': 4, 'text': ''}
    """
    if isinstance(part, tuple):
        return [plain(item) for item in part]
    if is_dataclass(part):
        return {"kind": type(part).__name__, **{f.name: plain(getattr(part, f.name)) for f in fields(part)}}
    return part
