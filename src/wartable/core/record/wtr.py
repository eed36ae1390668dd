"""The record as text (`.wtr`): one thing a line, chained to all lines before.

    wartable 1 #c2aa279e              the format's version; the first line of each game
    title proelio #...                then rules, content, seats, options; if there is one: commitment, seed, veiled
    salt 0 a red rose #...            a seat's part in the results after it
    start #...                        or `position <rules version> {...}`: from here it is played
    ~ 0 84 33 shields #...            a result of chance of the line above: index, out of how many, which, in a word
    0 exchange trebuchets resources   a seat's choice in the title's notation
    x 1 attack knights                struck: it was taken back
    end PR-WIN-01 winners=2 ranks=2,2,1 scores=0,0,1      or `end open`; before it, where there was a commitment: secret

The mark after ` #` is the beginning of SHA-256(digest of the line before, text of this line), the digest before the
first line being empty: a line that was edited, removed, moved or cut off is found, and where. A file holds any number
of games.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterable, Iterator, Sequence

from wartable.core.errors import RecordError
from wartable.core.record import record as rec
from wartable.core.record.record import Line, Record, Result
from wartable.core.rules.log import PUBLIC
from wartable.core.rules.state import Outcome
from wartable.core.text.messages import Phrase

VERSION = 1
MARK = " #"
MARK_LENGTH = 8
HEADER = ("title", "rules", "content", "seats", "options", "commitment", "seed", "veiled")
REQUIRED = HEADER[:5]
PLAIN = (rec.FORFEIT, rec.UNDO, rec.CLOCK)  # a word and a seat; an undo may name others whose answers went with it
TEXTS = (rec.SALT, rec.NOTE, rec.NAME, rec.ORDER)  # a word, a seat and a text


class Chain:
    """The running digest over the lines of one game.

    >>> chain = Chain()
    >>> chain.mark("wartable 1"), chain.mark("title proelio")
    ('c2aa279e', 'dd8eb574')
    """

    def __init__(self) -> None:
        self._digest = b""

    def mark(self, text: str) -> str:
        """Take the next line in and return its mark."""
        self._digest = hashlib.sha256(self._digest + text.encode()).digest()
        return self._digest.hex()[:MARK_LENGTH]


def dump(record: Record) -> str:
    """Return the text of one game.

    >>> print(dump(Record("proelio", "0.8.2", "c0ffee", 3, {"mode": "open_war"})), end="")
    wartable 1 #c2aa279e
    title proelio #dd8eb574
    rules 0.8.2 #7e5e3c13
    content c0ffee #153c3fb1
    seats 3 #a2e8a4c9
    options mode=open_war #3483864d
    end open #dd451928
    """
    chain = Chain()
    return "".join(f"{text}{MARK}{chain.mark(text)}\n" for text in texts(record))


def texts(record: Record) -> Iterator[str]:
    """Yield the lines of one game without their marks."""
    yield f"wartable {VERSION}"
    yield f"title {record.title}"
    yield f"rules {record.rules_version}"
    yield f"content {record.content_hash}"
    yield f"seats {record.seats}"
    yield " ".join(["options", *(f"{name}={value}" for name, value in record.options.items())])
    if record.commitment:
        yield f"commitment {record.commitment}"
    if record.seed:
        yield f"seed {record.seed}"
    if record.viewer is not None:
        yield f"veiled {seat_word(record.viewer, 'public')}"
    for line in record.lines:
        struck = "x " if line.struck else ""
        yield struck + line_text(line)
        for result in line.draws:
            yield struck + result_text(result)
    if record.secret:
        yield f"secret {record.secret}"
    yield f"end {record.ending}"


def ending(outcome: Outcome | None, clauses: Sequence[str]) -> str:
    """Return how a game ended, in words.

    >>> ending(Outcome((2,), (2, 2, 1), (0, 0, 1), 1), ["", "PR-WIN-01"]), ending(None, [])
    ('PR-WIN-01 winners=2 ranks=2,2,1 scores=0,0,1', 'open')
    >>> ending(Outcome((0, 2), (1, 2, 1), (5, 3, 5), 1, (0, 1, 0)), ["", "PR-WIN-01"])
    'PR-WIN-01 winners=0,2 ranks=1,2,1 scores=5,3,5 sides=0,1,0'
    """
    if outcome is None:
        return rec.OPEN
    facts = [("winners", outcome.winners), ("ranks", outcome.ranks), ("scores", outcome.scores)]
    if outcome.sides:
        facts.append(("sides", outcome.sides))
    return " ".join([clauses[outcome.clause], *(f"{name}={','.join(map(str, values))}" for name, values in facts)])


def seat_word(seat: int, public: str = "-") -> str:
    """Return a seat, or the word for what belongs to no seat."""
    return public if seat == PUBLIC else str(seat)


def line_text(line: Line) -> str:
    """Return a line without its mark.

    >>> line_text(Line(rec.CHOICE, 0, "attack knights")), line_text(Line(rec.NOTE, PUBLIC, "what a move"))
    ('0 attack knights', 'note - what a move')
    """
    if line.kind == rec.CHOICE:
        return f"{line.seat} {line.text}"
    if line.kind == rec.ENTRY:
        return f"> {line.text}"
    if line.kind in PLAIN:
        return f"{line.kind} {line.seat} {line.text}".rstrip()
    if line.kind in TEXTS:
        return f"{line.kind} {seat_word(line.seat)} {line.text}"
    return f"{line.kind} {line.text}".rstrip()


def result_text(result: Result) -> str:
    """Return a result of chance.

    >>> result_text(Result(17, 84, 33, "shields", 1)), result_text(Result(18, 6, None, "", 1))
    ('~ 17 84 33 shields', '~ 18 6 ?')
    """
    raw = "?" if result.raw is None else str(result.raw)
    return f"~ {result.index} {result.n} {raw} {result.word}".rstrip()


def parse(text: str) -> Record:
    """Return the only game of a text; raise RecordError with the line.

    >>> parse(dump(Record("proelio", "0.8.2", "c0ffee", 3, {}))).title
    'proelio'
    >>> parse("wartable 1 #c2aa279e\\n")
    Traceback (most recent call last):
        ...
    wartable.RecordError: line 1: the record breaks off after this line: a game ends with `end`
    """
    found = list(scan(io.StringIO(text, newline="\n")))
    if len(found) != 1:
        raise RecordError("record-one-game", found[1].number if found else 0, count=len(found))
    return found[0]


def scan(lines: Iterable[str]) -> Iterator[Record]:
    """Yield the games of a text, one by one: no line is taken before the games before it were handed out."""
    reader: Reader | None = None
    number = 0
    for raw in lines:
        number += 1
        line = raw.rstrip("\r\n")
        if reader is None:
            if not line:
                continue
            reader = Reader(number)
        done = reader.read(number, line)
        if done is not None:
            yield done
            reader = None
    if reader is not None:
        raise RecordError("record-no-end", number)


class Reader:
    """Reads the lines of one game."""

    def __init__(self, number: int) -> None:
        self.first = number
        self.number = number
        self.chain = Chain()
        self.fields: dict[str, str] = {}
        self.record: Record | None = None
        self.line: Line | None = None  # waits for its results of chance, and joins the record when it is complete
        self.struck: list[bool] = []
        self.secret = ""

    def read(self, number: int, text: str) -> Record | None:
        """Take the next line; return the record once it is complete."""
        self.number = number
        if number == self.first:
            self.opening(text)
        body = self.checked(text)
        if number == self.first:
            return None
        if self.record is None:
            name, _, value = body.partition(" ")
            if name in HEADER:
                self.field(name, value)
                return None
            self.record = self.header()
        return self.body(self.record, body)

    def wrong(self, key: str, /, **facts: object) -> RecordError:
        """Return an error on this line."""
        return RecordError(key, self.number, "", **facts)

    def checked(self, text: str) -> str:
        """Return a line without its mark, if the mark is right."""
        body, sign, mark = text.rpartition(MARK)
        if not sign or len(mark) != MARK_LENGTH:
            raise self.wrong("record-no-checksum")
        wanted = self.chain.mark(body)
        if mark != wanted:
            raise self.wrong("record-checksum", mark=mark, wanted=wanted)
        return body

    def opening(self, text: str) -> None:
        """The line that a game begins with."""
        word, _, rest = text.partition(" ")
        version = rest.partition(" ")[0]
        if word != "wartable":
            raise self.wrong("record-no-beginning")
        if version != str(VERSION):
            raise self.wrong("record-format", given=repr(version), known=VERSION)

    def field(self, name: str, value: str) -> None:
        """One fact of the header."""
        order = [*self.fields, name]
        if sorted(order, key=HEADER.index) != order or len(set(order)) != len(order):
            raise self.wrong("record-header-order", name=repr(name), order=", ".join(HEADER))
        if not value and name != "options":
            raise self.wrong("record-field-empty", name=repr(name))
        self.fields[name] = value

    def header(self) -> Record:
        """Return the record that the header opens."""
        fields = self.fields
        for name in REQUIRED:
            if name not in fields:
                raise self.wrong("record-header-without", name=repr(name))
        seats = self.whole(fields["seats"], "what-seats", 1, 62)
        options = dict(option.partition("=")[::2] for option in fields["options"].split())
        viewer = fields.get("veiled")
        record = Record(
            fields["title"],
            fields["rules"],
            fields["content"],
            seats,
            options,
            self.hexadecimal(fields.get("commitment", "")),
            fields.get("seed", ""),
            number=self.first,
        )
        if viewer is not None:
            record.viewer = PUBLIC if viewer == "public" else self.whole(viewer, "what-seat", 0, seats - 1)
        return record

    def body(self, record: Record, body: str) -> Record | None:
        """Return a line after the header."""
        struck = body.startswith("x ")
        word, _, rest = body.removeprefix("x ").partition(" ")
        if self.secret and word != "end":
            raise self.wrong("record-after-secret")
        if word == "~":
            self.result(record, rest, struck)
            return None
        self.complete(record)
        if word == "secret":
            self.secret = self.hexadecimal(rest)
            if not record.commitment or not rest:
                raise self.wrong("record-secret-uncommitted")
            return None
        if word == "end":
            return self.end(record, rest)
        self.line = self.parsed(record, word, rest)
        self.line.number = self.number
        self.struck.append(struck)
        return None

    def complete(self, record: Record) -> None:
        """Add the line that was waiting for its results."""
        if self.line is not None:
            self.line.struck = record.viewer is not None and self.struck[-1]
            record.add(self.line)
            self.line = None

    def parsed(self, record: Record, word: str, rest: str) -> Line:
        """Return a line of the record from its words."""
        if word == ">" and record.viewer is not None:
            return Line(rec.ENTRY, PUBLIC, self.some(rest))
        if word.isascii() and word.isdigit():
            self.opened(record)
            return Line(rec.CHOICE, self.seat(record, word), self.some(rest))
        if word in PLAIN:
            self.opened(record)
            seat, _, others = rest.partition(" ") if word == rec.UNDO else (rest, "", "")
            return Line(word, self.seat(record, seat), " ".join(str(self.seat(record, one)) for one in others.split()))
        if word in TEXTS:
            seat, _, text = rest.partition(" ")
            public = seat == "-" and word in (rec.NOTE, rec.NAME)
            return Line(word, PUBLIC if public else self.seat(record, seat), self.some(text))
        if word == rec.ROLLBACK:
            self.opened(record)
            return Line(word, PUBLIC, str(self.whole(rest, "what-lines", 0, len(record.lines))))
        if word == rec.START and rest in ("", rec.NO_MEMORY):
            if record.first_point:
                raise self.wrong("record-open-twice")
            return Line(word, PUBLIC, rest)
        if word == rec.POSITION and rest and (record.viewer is None) == (" " in rest):
            return Line(word, PUBLIC, rest)
        raise self.wrong("record-not-a-line", text=repr(" ".join([word, rest])[:40]))

    def result(self, record: Record, text: str, struck: bool) -> None:
        """A result of chance of the line before."""
        line = self.line
        if line is None or line.kind not in (*rec.OPENINGS, *rec.PLAYED, rec.ENTRY) or struck != self.struck[-1]:
            raise self.wrong("record-stray-result")
        parts = text.split(" ", 3)
        if len(parts) < 3:
            raise self.wrong("record-result-parts")
        index = self.whole(parts[0], "what-index", 0, 1 << 62)
        n = self.whole(parts[1], "what-range", 1, 1 << 32)
        veiled = parts[2] == "?" and record.viewer is not None
        raw = None if veiled else self.whole(parts[2], "what-result", 0, n - 1)
        word = parts[3] if len(parts) == 4 else ""
        if raw is not None and word.startswith(rec.DIE_WORD) and word != f"{rec.DIE_WORD}{raw + 1}":
            raise self.wrong("record-die-face", raw=raw, face=raw + 1, given=repr(word))
        line.draws.append(Result(index, n, raw, word, 0, self.number))

    def end(self, record: Record, ending: str) -> Record:
        """Read the last line: everything must fit together now."""
        record.ending = self.some(ending)
        record.secret = self.secret
        record.last = self.number
        for line, struck in zip(record.lines, self.struck, strict=True):
            if line.struck != struck:
                raise RecordError("record-struck" if struck else "record-not-struck", line.number)
        return record

    def opened(self, record: Record) -> None:
        """Refuse what cannot come before the game is opened."""
        if not record.first_point and record.viewer is None:
            raise self.wrong("record-not-open")

    def some(self, text: str) -> str:
        """Return a text that may not be empty."""
        if not text:
            raise self.wrong("record-line-breaks-off")
        return text

    def seat(self, record: Record, text: str) -> int:
        """Return a seat of the table."""
        return self.whole(text, "what-seat", 0, record.seats - 1)

    def whole(self, text: str, what: str, low: int, high: int) -> int:
        """Return a whole number in a range, written plainly."""
        if not text.isascii() or not text.isdigit() or len(text) > 20 or not low <= int(text) <= high:
            raise self.wrong("record-not-whole", text=repr(text[:40]), what=Phrase(what), low=low, high=high)
        return int(text)

    def hexadecimal(self, text: str) -> str:
        """32 bytes in hexadecimal digits, or nothing."""
        if text and (len(text) != 64 or not set(text) <= set("0123456789abcdef")):
            raise self.wrong("record-not-hexadecimal", text=repr(text[:40]))
        return text
