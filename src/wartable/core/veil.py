"""The veiled record: a table as one viewer saw it, to be given out while the game goes on.

His own choices stand there in full, others' only as what the log told him (`> attack-laid seat=house-1 level=0
card=?`). Sealed answers, orders, notes and names of others are not there at all, nor is any seed or secret; lines and
marks follow from what is left. A result of chance shows where he may know it, and of a draw from a bag its word
alone: the raw number, counted through the bag, would tell what else lies in it. How many results a line has, and out
of how many each, must be known to whoever sees the line.
"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

from wartable.core import record as rec
from wartable.core.log import PUBLIC, sees
from wartable.core.messages import Phrase
from wartable.core.record import Line, Record, Result
from wartable.core.title import Title

FOR_ALL = (rec.START, rec.POSITION, rec.FORFEIT, rec.ROLLBACK, rec.SALT)
OF_ITS_SEAT = (rec.CHOICE, rec.ORDER, rec.CLOCK, rec.UNDO, rec.NOTE, rec.NAME)
VEILED = "veiled"  # what a phrase says for an argument outside its audience
WORD = re.compile(r"[a-z][\w.-]*", re.ASCII)
NUMBER = re.compile(r"-?\d{1,18}", re.ASCII)


def veiled(title: Title, record: Record, viewer: int) -> Record:
    """The record as a viewer (a seat, or PUBLIC) may know it."""
    out = replace(record.header(), seed="", viewer=viewer, ending=record.ending)
    shown = [0]  # how many lines of the veiled record come from the first lines of the true one
    for line in record.lines:
        group = _shown(line, viewer, shown)
        for entry in line.entries:
            seen = entry.seen(viewer)
            if seen is not None:
                group.append(Line(rec.ENTRY, PUBLIC, told(title.phrase(entry.key, seen, viewer)), struck=line.struck))
        if group:
            group[0].draws = [_shown_result(result, viewer) for result in line.draws]
        for part in group:
            out.add(part)
        shown.append(len(out.lines))
    return out


def _shown(line: Line, viewer: int, shown: list[int]) -> list[Line]:
    """The line itself, if the viewer may read it."""
    public = line.seat == PUBLIC
    if line.kind not in FOR_ALL and not (line.kind in OF_ITS_SEAT and (public or line.seat == viewer)):
        return []
    text = line.text
    if line.kind == rec.POSITION:
        text = text.partition(" ")[0]
    elif line.kind == rec.ROLLBACK:
        text = str(shown[int(text)])
    return [Line(line.kind, line.seat, text, struck=line.struck)]


def _shown_result(result: Result, viewer: int) -> Result:
    if not sees(result.audience, viewer):
        return replace(result, raw=None, word="", number=0)
    from_bag = result.word and not result.word.startswith(rec.DIE_WORD)
    return replace(result, raw=None if from_bag else result.raw, number=0)


def told(phrase: Phrase) -> str:
    """An entry's phrase as one line of a veiled record.

    >>> told(Phrase("drew", me="none", seat=Phrase("house-1"), cards=[Phrase("card-towers"), Phrase("card-hero")]))
    'drew seat=house-1 cards=[card-towers,card-hero]'
    """
    parts = [f"{name}={_word(value)}" for name, value in phrase.args.items() if (name, value) != ("me", "none")]
    return " ".join([phrase.key, *parts])


def phrase_of(text: str) -> Phrase:
    """The phrase that a line of a veiled record tells.

    >>> phrase_of('attack-laid seat=house-1 level=0 card=? me="seat"')
    Phrase('attack-laid', me='seat', seat=Phrase('house-1'), level=0, card='veiled')
    """
    key, *parts = text.split(" ")
    args: dict[str, object] = {"me": "none"}
    for part in parts:
        name, _, value = part.partition("=")
        args[name] = _value(value)
    return Phrase(key, **args)


def log(record: Record, title: Title, lang: str) -> list[str]:
    """The log of a veiled record, in words; what was taken back is left out."""
    lines = (line for line in record.lines if line.kind == rec.ENTRY and not line.struck)
    return [phrase_of(line.text).say(title.messages, lang) for line in lines]


def _word(value: object) -> str:
    """An argument as one word; lists and simple phrases stay readable, anything else is JSON without a blank."""
    if value == VEILED:
        return "?"
    if isinstance(value, bool) or not isinstance(value, int | Phrase | list | tuple):
        return json.dumps(value).replace(" ", "\\u0020")
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list | tuple):
        words = [_word(item) for item in value]
        if all(_is_simple(word) for word in words):
            return f"[{','.join(words)}]"
        return json.dumps([_data(item) for item in value], separators=(",", ":")).replace(" ", "\\u0020")
    if not value.args and WORD.fullmatch(value.key):
        return value.key
    return json.dumps(_data(value), separators=(",", ":")).replace(" ", "\\u0020")


def _is_simple(word: str) -> bool:
    return word == "?" or WORD.fullmatch(word) is not None or NUMBER.fullmatch(word) is not None


def _data(value: object) -> Any:
    if isinstance(value, Phrase):
        return {"key": value.key, "args": {name: _data(item) for name, item in value.args.items()}}
    if isinstance(value, list | tuple):
        return [_data(item) for item in value]
    return value


def _value(word: str) -> object:
    """An argument from its word."""
    if word == "?":
        return VEILED
    if NUMBER.fullmatch(word):
        return int(word)
    if WORD.fullmatch(word):
        return Phrase(word)
    if word.startswith("[") and word.endswith("]"):
        words = word[1:-1].split(",") if len(word) > 2 else []
        if all(_is_simple(item) for item in words):
            return [_value(item) for item in words]
    return _undata(json.loads(word))


def _undata(value: Any) -> object:
    if isinstance(value, dict):
        return Phrase(str(value["key"]), **{name: _undata(item) for name, item in value["args"].items()})
    if isinstance(value, list):
        return [_undata(item) for item in value]
    return value
