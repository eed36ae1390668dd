"""Errors in the reader's language.

An error is raised in English, once, where something went wrong. Its other languages stand in catalogues: the program's
own, `errors.<language>.toml`, and each title's, `messages/errors.<language>.toml`, with the English sentence as the
key. A test holds the catalogues to all sentences that can be raised.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from wartable.core.errors import RecordError, Refused, WartableError
from wartable.titles import title, title_names

BLANK = "{}"
DEEPEST = 4  # errors told within errors

Sentence = tuple[re.Pattern[str], str]


def told(error: Exception, lang: str) -> str:
    """What an error says, in a language; in English where there is no translation.

    >>> from wartable.core.errors import UndoRefused
    >>> told(UndoRefused("seat 2 has answered since"), "it")
    'nel frattempo il posto 2 ha risposto'
    """
    if isinstance(error, Refused):
        return error.refusal.label(lang)
    if isinstance(error, WartableError) and " " not in error.key:
        return error.label(lang)
    if lang == "en":
        return str(error)
    known = sentences(lang, tuple(title_names()))
    if isinstance(error, RecordError):
        place = [*([error.file] if error.file else []), *([f"{LINE[lang]} {error.line}"] if error.line else [])]
        return ": ".join([*([", ".join(place)] if place else []), translated(error.reason, known)])
    return translated(str(error), known) if isinstance(error, WartableError | ValueError) else str(error)


LINE = {"it": "riga"}


def translated(text: str, known: tuple[Sentence, ...], depth: int = 0) -> str:
    """A sentence in another language; what it quotes of another sentence too; else as it is."""
    if depth == DEEPEST:
        return text
    for pattern, other in known:
        if found := pattern.fullmatch(text):
            return filled(other, [translated(part, known, depth + 1) for part in found.groups()])
    place, colon, rest = text.partition(": ")
    return f"{place}: {translated(rest, known, depth + 1)}" if colon else text


def filled(other: str, parts: list[str]) -> str:
    """A translation with what differs put in its blanks, in their order or by their numbers.

    >>> filled("{2} or {1}", ["a", "b"])
    'b or a'
    """
    following = iter(parts)
    return re.sub(r"\{(\d*)\}", lambda blank: parts[int(blank[1]) - 1] if blank[1] else next(following), other)


@cache
def sentences(lang: str, names: tuple[str, ...]) -> tuple[Sentence, ...]:
    """All sentences of a language as patterns of the English ones, the most telling first."""
    found = {english: other for catalogue in catalogues(lang, names) for english, other in catalogue.items()}
    order = sorted(found, key=lambda english: -len(english.replace(BLANK, "")))
    return tuple((pattern(english), found[english]) for english in order)


def pattern(english: str) -> re.Pattern[str]:
    """A sentence with anything in its blanks.

    >>> pattern("seat {} has answered").fullmatch("seat 2 has answered").groups()
    ('2',)
    """
    return re.compile("(.+?)".join(re.escape(part) for part in english.split(BLANK)), re.DOTALL)


def catalogues(lang: str, names: tuple[str, ...]) -> Iterator[Mapping[str, str]]:
    """The program's catalogue, then those of the titles that have one."""
    places = [files("wartable") / f"errors.{lang}.toml"]
    places += [files(title(name).art) / "messages" / f"errors.{lang}.toml" for name in names]
    return map(catalogue, places)


def catalogue(place: Traversable) -> dict[str, str]:
    """The sentences of one file, by the English ones; none where there is no such file."""
    return tomllib.loads(place.read_text(encoding="utf-8")) if place.is_file() else {}
