"""The veiled record: a running table as one viewer saw it.

The viewer's own choices stand there in full, others' only as what the log told (`> attack-laid seat=house-1 level=0
card=?`). Sealed answers, orders, notes and names of others are not there at all, nor is any seed or secret; lines and
marks follow from what is left. A result of chance shows where the viewer may know it, and of a draw from a bag its
word alone: the raw number, counted through the bag, would tell what else lies in it. Results are numbered by what is
left: a gap would tell that somebody answered in secret and drew. How many results a line has, and out of how many each,
must be known to all who see the line.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from wartable.core.errors import RecordError
from wartable.core.record import record as rec
from wartable.core.record.record import Line, Record, Result
from wartable.core.rules.log import PUBLIC, sees
from wartable.core.rules.state import Kit
from wartable.core.text.messages import Phrase, unmarked
from wartable.core.title import Title

FOR_ALL = (rec.START, rec.POSITION, rec.FORFEIT, rec.ROLLBACK, rec.SALT)
OF_ITS_SEAT = (rec.CHOICE, rec.ORDER, rec.CLOCK, rec.UNDO, rec.NOTE, rec.NAME)
VEILED = "veiled"  # what a phrase says for an argument outside its audience
WORD = re.compile(r"[A-Za-z_][\w.-]*", re.ASCII)
NUMBER = re.compile(r"-?\d{1,18}", re.ASCII)
T = TypeVar("T")


def veiled(title: Title, kit: Kit, record: Record, viewer: int) -> Record:
    """Return the record as a viewer (a seat, or PUBLIC) may know it."""
    out = replace(record.header(), seed="", viewer=viewer, ending=record.ending)
    shown = [0]  # how many lines of the veiled record come from the first lines of the true one
    for line in record.lines:
        group = _shown(line, viewer, shown)
        for entry in line.entries:
            seen = entry.seen(viewer)
            if seen is not None:
                phrase = title.phrase(kit, entry.key, seen, viewer)
                group.append(Line(rec.ENTRY, PUBLIC, entry_text(phrase), struck=line.struck))
        if group:
            group[0].draws = [_shown_result(r, viewer, out.drawn + i) for i, r in enumerate(line.draws)]
        for part in group:
            out.add(part)
        shown.append(len(out.lines))
    return out


def _shown(line: Line, viewer: int, shown: list[int]) -> list[Line]:
    """Return the line itself, if the viewer may read it."""
    public = line.seat == PUBLIC
    if line.kind not in FOR_ALL and not (line.kind in OF_ITS_SEAT and (public or line.seat == viewer)):
        return []
    text = line.text
    if line.kind == rec.POSITION:
        text = text.partition(" ")[0]
    elif line.kind == rec.ROLLBACK:
        text = str(shown[int(text)])
    elif line.kind == rec.UNDO:
        text = ""  # whose sealed answers went with it is not for this viewer to know
    return [Line(line.kind, line.seat, text, struck=line.struck)]


def _shown_result(result: Result, viewer: int, index: int) -> Result:
    """Return the result as the viewer may know it, with the index that it has among those of the veiled record."""
    if not sees(result.audience, viewer):
        return replace(result, index=index, raw=None, word="", number=0)
    from_bag = result.word and not result.word.startswith(rec.DIE_WORD)
    return replace(result, index=index, raw=None if from_bag else result.raw, number=0)


def entry_text(phrase: Phrase) -> str:
    """Return an entry's phrase as one line of a veiled record.

    >>> entry_text(Phrase("drew", me="none", seat=Phrase("house-1"), cards=[Phrase("card-towers")]))
    'drew seat=house-1 cards=[card-towers]'
    """
    parts = [f"{name}={_word(value)}" for name, value in phrase.args.items() if (name, value) != ("me", "none")]
    return " ".join([phrase.key, *parts])


def phrase_of(text: str) -> Phrase:
    """Return the phrase that a line of a veiled record tells.

    >>> phrase_of('attack-laid seat=house-1 level=0 card=? me="seat"')
    Phrase('attack-laid', me='seat', seat=Phrase('house-1'), level=0, card='veiled')
    """
    key, *parts = text.split(" ")
    return Phrase(key, **{"me": "none", **dict(_Words(part).pair() for part in parts)})


def log(record: Record, title: Title, kit: Kit, lang: str) -> list[str]:
    """Return the log of a veiled record, in words; what was taken back is left out.

    `kit` is that of the record's header.
    """
    said, messages = [], title.messages_of(kit)
    for line in record.lines:
        if line.kind == rec.ENTRY and not line.struck:
            try:
                said.append(unmarked(phrase_of(line.text).say(messages, lang)))
            except ValueError as error:
                raise RecordError("record-entry", line.number, reason=error) from error
    return said


def _word(value: object) -> str:
    """Return an argument as one word: `?`, a number, a text in quotes, a list, or `so-many(card=card-gold,count=2)`."""
    if value == VEILED:
        return "?"
    if isinstance(value, int):
        return str(int(value))
    if isinstance(value, list | tuple):
        return f"[{','.join(_word(item) for item in value)}]"
    if isinstance(value, Phrase):
        inner = ",".join(f"{name}={_word(item)}" for name, item in value.args.items())
        return f"{value.key}({inner})" if inner else value.key
    return json.dumps(str(value)).replace(" ", "\\u0020")


class _Words:
    """Reads arguments back from their words."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def value(self) -> object:
        """Return the value that begins here."""
        if self.take("?"):
            return VEILED
        if self.take("["):
            return self.until("]", self.value)
        if self.text.startswith('"', self.at):
            text, self.at = json.JSONDecoder().raw_decode(self.text, self.at)
            return text
        number = NUMBER.match(self.text, self.at)
        if number:
            self.at = number.end()
            return int(number[0])
        key = self.word()
        return Phrase(key, **dict(self.until(")", self.pair))) if self.take("(") else Phrase(key)

    def pair(self) -> tuple[str, object]:
        """Return a name and its value."""
        name = self.word()
        if not self.take("="):
            raise RecordError("entry-no-value", text=repr(self.text), name=repr(name))
        return name, self.value()

    def until(self, end: str, item: Callable[[], T]) -> list[T]:
        """Return items up to a closing sign."""
        items: list[T] = []
        while not self.take(end):
            if items and not self.take(","):
                raise RecordError("entry-no-end", text=repr(self.text), end=repr(end))
            items.append(item())
        return items

    def word(self) -> str:
        """Return a name or a key."""
        found = WORD.match(self.text, self.at)
        if not found:
            raise RecordError("entry-no-word", text=repr(self.text), at=self.at + 1)
        self.at = found.end()
        return found[0]

    def take(self, sign: str) -> bool:
        """Go past a sign if it is here."""
        here = self.text.startswith(sign, self.at)
        self.at += len(sign) if here else 0
        return here
