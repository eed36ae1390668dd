"""The record of a table: every completed choice and result of chance, in order.

Lines are only ever added. What is taken back stays and is struck: by an `undo` line the seat's last choice that stands
(and those of the seats that it names, whose sealed answers went with it), by a `rollback` line all that was played
after a point. Results of chance are numbered through, struck ones too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from wartable.core.errors import OptionError, RecordError
from wartable.core.rules.chance import DIE, NUMBER, Draw
from wartable.core.rules.log import PUBLIC, Entry, sees
from wartable.core.text.messages import Phrase

# What a line can be. `start` and `position` open the game (a position also opens it anew); choices and forfeits play
# it; undo and rollback strike; the others are what else seats and the table did.
START = "start"
POSITION = "position"
CHOICE = "choice"
FORFEIT = "forfeit"
UNDO = "undo"
ROLLBACK = "rollback"
CLOCK = "clock"
ORDER = "order"
SALT = "salt"
NOTE = "note"
NAME = "name"
ENTRY = "entry"  # in a veiled record alone: what the log told its viewer

DIE_WORD = "die "  # begins the word of a die; no kind may be called so

OPENINGS = (START, POSITION)
PLAYED = (CHOICE, FORFEIT, CLOCK)
NAME_LENGTH = 40  # letters of a thing's name, here, on the page and in files
NO_MEMORY = "memory=off"  # the text of a start where the state remembers no looks
OPEN = "open"  # the ending of a game that goes on

# Two signs that join letters and pictures; all other invisible signs could hide or turn round what a person reads.
JOINERS = "\u200c\u200d"
BLANK = "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u2800\u3164\uffa0"  # letters without a shape


@dataclass(slots=True)
class Result:
    """One result of chance: its index, out of how many, which, in a word, and who may know it.

    The word is a kind's name, or `die 4`; `raw` is None where it is veiled.
    """

    index: int
    n: int
    raw: int | None
    word: str
    audience: int
    number: int = 0  # the line of the file that it was read from, or 0


@dataclass(slots=True)
class Line:
    """One line: who did what, the results of chance that followed, and whether it was taken back.

    `entries` is what the log said meanwhile; it is not stored, a replay writes it anew. `number` is the line of the
    file that it was read from, or 0.
    """

    kind: str
    seat: int
    text: str
    draws: list[Result] = field(default_factory=list)
    struck: bool = False
    entries: list[Entry] = field(default_factory=list)
    number: int = 0


@dataclass(slots=True)
class Record:
    """The header's facts and the lines of one table; `viewer` is set in a veiled one."""

    title: str
    rules_version: str
    content_hash: str
    seats: int
    options: dict[str, str]
    commitment: str = ""
    seed: str = ""
    viewer: int | None = None
    lines: list[Line] = field(default_factory=list)
    secret: str = ""
    ending: str = OPEN
    drawn: int = 0  # the index of the next result
    first_point: int = 0  # how many lines there are up to the latest opening: nothing goes back behind it
    number: int = 0  # the line of the file that it begins on, or 0
    last: int = 0  # the line that it ends on; a secret stands on the line before

    def header(self) -> Record:
        """Return a record with the same header and no lines.

        >>> Record("proelio", "1", "0", 3, {}, lines=[Line(START, -1, "")]).header().lines
        []
        """
        return Record(
            self.title,
            self.rules_version,
            self.content_hash,
            self.seats,
            dict(self.options),
            self.commitment,
            self.seed,
            self.viewer,
            number=self.number,
        )

    def add(self, line: Line) -> Line:
        """Add a line, strike what it takes back, and hold results of chance to their order.

        >>> record = Record("proelio", "1", "0", 3, {})
        >>> choice = record.add(Line(CHOICE, 0, "attack knights"))
        >>> undo = record.add(Line(UNDO, 0, ""))
        >>> choice.struck, undo.struck
        (True, False)
        """
        struck = self._struck_by(line)
        for result in line.draws:
            if result.index < self.drawn:
                raise RecordError("record-index-twice", result.number, index=result.index)
            if result.index > self.drawn and self.viewer is None:
                raise RecordError("record-index-missing", result.number, index=self.drawn, before=result.index)
            self.drawn = result.index + 1
        for other in struck:
            other.struck = True
        self.lines.append(line)
        if line.kind in OPENINGS:
            self.first_point = len(self.lines)
        return line

    def _struck_by(self, line: Line) -> list[Line]:
        if self.viewer is not None:
            return []  # a veiled record lacks lines, so its marks alone say what is struck
        if line.kind == UNDO:
            struck: list[Line] = []
            for seat in (line.seat, *map(int, line.text.split())):
                struck.append(self._last_choice(seat, struck, line.number))
            return struck
        if line.kind == ROLLBACK:
            return [other for other in self.lines[self.rollback_length(line) :] if other.kind in PLAYED]
        return []

    def _last_choice(self, seat: int, struck: list[Line], number: int) -> Line:
        """Return the seat's last choice that stands and is not among those to be struck."""
        for line in reversed(self.lines):
            if line.kind == CHOICE and line.seat == seat and not line.struck and not any(line is one for one in struck):
                return line
        raise RecordError("record-nothing-to-undo", number, seat=seat)

    def rollback_length(self, line: Line) -> int:
        """Return how many lines a rollback keeps."""
        kept = int(line.text) if line.text.isascii() and line.text.isdigit() else -1
        if not self.first_point <= kept <= len(self.lines):
            raise RecordError(
                "record-rollback", line.number, low=self.first_point, high=len(self.lines), given=line.text
            )
        return kept

    @property
    def points(self) -> list[int]:
        """The points to go back to, as numbers of lines kept: the opening, and each line that told everybody something.

        They count what all have seen and nothing else, so that their number tells nobody of sealed answers.
        """
        found = [self.first_point]
        for i in range(self.first_point, len(self.lines)):
            line = self.lines[i]
            if not line.struck and any(sees(entry.audience, PUBLIC) for entry in line.entries):
                found.append(i + 1)
        return found

    @property
    def names(self) -> dict[str, str]:
        """The names that things have at the end.

        >>> record = Record("campaign", "1", "0", 2, {})
        >>> line = record.add(Line(NAME, 0, "platoon-3 The Old Guard"))
        >>> record.names
        {'platoon-3': 'The Old Guard'}
        """
        return {thing: name for (_, thing), name in self.namings.items()}

    @property
    def namings(self) -> dict[tuple[int, str], str]:
        """The names that things have at the end, by the seat that gave each and the thing."""
        names: dict[tuple[int, str], str] = {}
        for line in self.lines:
            note_name(names, line)
        return names

    @property
    def salts(self) -> list[tuple[int, str]]:
        """Every salt with its seat, in the order in which they came."""
        return [(line.seat, line.text) for line in self.lines if line.kind == SALT]


def note_name(names: dict[tuple[int, str], str], line: Line) -> None:
    """Note the name that a line gives to a thing, or takes from it; other lines change nothing.

    >>> names = {}
    >>> note_name(names, Line(NAME, 0, "platoon-3 The Old Guard")), names
    (None, {(0, 'platoon-3'): 'The Old Guard'})
    """
    if line.kind == NAME:
        thing, _, name = line.text.partition(" ")
        names.pop((line.seat, thing), None)
        if name:
            names[line.seat, thing] = name


def result(draw: Draw, index: int, vocabularies: Sequence[Sequence[str]]) -> Result:
    """Return a noted draw as the record keeps it.

    >>> result(Draw(84, 33, 1, 0, 1), 17, [["shields", "knights"]])
    Result(index=17, n=84, raw=33, word='knights', audience=1, number=0)
    >>> result(Draw(6, 3, -1, DIE, 4), 0, []).word
    'die 4'
    """
    if draw.of == NUMBER:
        word = ""
    elif draw.of == DIE:
        word = f"{DIE_WORD}{draw.kind}"
    else:
        word = vocabularies[draw.of][draw.kind]
    return Result(index, draw.n, draw.raw, word, draw.audience)


def clean(what: str, text: object, length: int) -> str:
    """Return a free text as it may stand in one line of a record; raise OptionError, which says `what` the text is.

    >>> clean("what-note", "  what a\\n move! ", 100)
    'what a move!'
    """
    if not isinstance(text, str):
        raise OptionError("text-not-a-text", what=Phrase(what), text=repr(text))
    joined = " ".join(text.split())
    if not joined:
        raise OptionError("text-empty", what=Phrase(what))
    if len(joined) > length:
        raise OptionError("text-too-long", what=Phrase(what), most=length, given=len(joined))
    for character in joined:
        if character in BLANK or (not character.isprintable() and character not in JOINERS):
            raise OptionError("text-invisible", what=Phrase(what), character=ascii(character))
    return joined
