"""Content: what files of a title or pack may hold, declared as data, and checked.

A schema is kinds inside of kinds, for each file a `Table`. Files that refer to each other are checked together.

>>> soldier = Table({"cost": Whole(1, 9), "start": NameOf("zone"), "icon": Maybe(Word("bow", "pike"), "pike")})
>>> schema = {"army.toml": Table({"zones": Named("zone", Anything()), "units": Named("unit", soldier)})}
>>> data = {"zones": {"mill": {}}, "units": {"guard": {"cost": 2, "start": "mill"}}}
>>> pack = Pack(schema, [File("army.toml", data)])
>>> pack["army.toml"]["units"], pack.names["unit"]
({'guard': {'cost': 2, 'start': 'mill', 'icon': 'pike'}}, ['guard'])
>>> data["units"]["guard"]["start"] = "moon"
>>> Pack(schema, [File("army.toml", data)])
Traceback (most recent call last):
wartable.ContentError: army.toml: [units] guard.start: 'moon' is not one of mill
"""

from __future__ import annotations

import hashlib
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from wartable.core.errors import ContentError, MessageError, PositionError
from wartable.core.fields.values import index, items, mapping, truth, whole
from wartable.core.text.messages import LANGUAGES, Messages, Phrase

ID = re.compile(r"[a-z][a-z0-9_]*")
MOST = 9999  # names, or entries of a list, unless a schema says otherwise
MOST_LISTED = 40  # names that an error lists


class Place:
    """Where a value stands: the file, and the keys that lead to it, in TOML with the heading of its table."""

    def __init__(self, file: str, path: str = "", *, heading: bool = False) -> None:
        self.file, self.path = file, path
        self._joint = " " if heading else "." if path else ""

    @property
    def under_headings(self) -> bool:
        """Whether the tables that stand here have headings: at the top of a TOML file."""
        return not self.path and self.file.endswith(".toml")

    def __truediv__(self, key: str) -> Place:
        """Return the place of a key."""
        return Place(self.file, f"{self.path}{self._joint}{key}")

    def heading(self, key: str) -> Place:
        """Return the place of a table under its heading."""
        return Place(self.file, f"[{key}]", heading=True)

    def item(self, name: object) -> Place:
        """Return the place of an entry of a list."""
        return Place(self.file, f"{self.path}[{name}]")

    def __str__(self) -> str:
        return f"{self.file}: {self.path}" if self.path else self.file


class Reading:
    """What is gathered while the files of a pack are read."""

    def __init__(self) -> None:
        self.names: dict[str, list[str]] = {}  # what the content defines, by noun
        self.name = ""  # of the thing that is read
        self.referred: list[tuple[Place, object, NameOf]] = []  # checked when all is read: a file may name what follows
        self.homes: dict[str, str] = {}  # of the file that is read: the keys of its tables, and the table of each

    def define(self, place: Place, noun: str, name: object) -> None:
        """Note a name that the content gives to a thing."""
        if not isinstance(name, str) or not ID.fullmatch(name):
            raise ContentError("content-not-a-name", place=place)
        known = self.names.setdefault(noun, [])
        if name in known:
            raise ContentError("content-name-twice", place=place, name=repr(name))
        known.append(name)

    def thing(self, kind: Kind, place: Place, name: str, value: object) -> Any:
        """Read a thing that has a name."""
        outer, self.name = self.name, name
        found = kind.read(place, value, self)
        self.name = outer
        return found


class Kind(ABC):
    """What a value may be. Titles may add kinds of their own."""

    @abstractmethod
    def read(self, place: Place, value: Any, reading: Reading) -> Any:
        """Return the value in its proper form; raise ContentError with the place."""


class Anything(Kind):
    """What nobody reads, such as remarks on where a number comes from."""

    def read(self, place: Place, value: Any, reading: Reading) -> Any:
        return value


class Flag(Kind):
    """True or false."""

    def read(self, place: Place, value: Any, reading: Reading) -> bool:
        return truth(str(place), value)


class Text(Kind):
    """Any text."""

    def read(self, place: Place, value: Any, reading: Reading) -> str:
        if not isinstance(value, str):
            raise ContentError("content-not-a-text", place=place, value=repr(value))
        return value


class Caption(Text):
    """A text that a reader sees: it is not empty."""

    def read(self, place: Place, value: Any, reading: Reading) -> str:
        if isinstance(value, str) and not value.strip():
            raise ContentError("content-not-a-text", place=place, value=repr(value))
        return super().read(place, value, reading)


@dataclass(frozen=True)
class Whole(Kind):
    """A whole number in a range."""

    low: int
    high: int

    def read(self, place: Place, value: Any, reading: Reading) -> int:
        return whole(str(place), value, self.low, self.high)


@dataclass(frozen=True)
class Real(Kind):
    """A number in a range, with or without a fraction, such as a place on a map."""

    low: float
    high: float

    def read(self, place: Place, value: Any, reading: Reading) -> float:
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not self.low <= value <= self.high:
            raise ContentError("content-not-a-number", place=place, value=repr(value), low=self.low, high=self.high)
        return value


class Word(Kind):
    """One of some words."""

    def __init__(self, *known: str) -> None:
        self.known = known

    def read(self, place: Place, value: Any, reading: Reading) -> str:
        return self.known[index(str(place), value, self.known)]


class NameOf(Kind):
    """The name of a thing that the content defines anywhere, or one of some `others`."""

    def __init__(self, noun: str, *others: str) -> None:
        self.noun, self.others = noun, others

    def read(self, place: Place, value: Any, reading: Reading) -> Any:
        reading.referred.append((place, value, self))
        return value

    def check(self, place: Place, value: object, names: Mapping[str, Sequence[str]]) -> None:
        """Raise ContentError for a name that nothing has."""
        known = [*names.get(self.noun, ()), *self.others]
        if not isinstance(value, str) or value not in known:
            shown = ", ".join(known[:MOST_LISTED]) + (", …" if len(known) > MOST_LISTED else "")
            raise ContentError("field-not-one-of", place=place, value=repr(value), known=shown)


OWN_NAME = object()


class Maybe(Kind):
    """A key that may be left out; JSON's null is left out as well. The default may be the thing's `OWN_NAME`."""

    def __init__(self, kind: Kind, default: object = None) -> None:
        self.kind, self.default = kind, default

    def read(self, place: Place, value: Any, reading: Reading) -> Any:
        if value is None and self.default is not OWN_NAME:
            return self.default
        return self.kind.read(place, reading.name if value is None else value, reading)


class List(Kind):
    """A list of values of one kind."""

    def __init__(self, kind: Kind, least: int = 0, most: int = MOST) -> None:
        self.kind, self.least, self.most = kind, least, most

    def read(self, place: Place, value: Any, reading: Reading) -> list[Any]:
        given = items(str(place), value)
        if not self.least <= len(given) <= self.most:
            span = str(self.least) if self.least == self.most else f"{self.least}-{self.most}"
            raise ContentError("content-list-length", place=place, span=span, given=len(given))
        return [self.entry(place, i, item, reading) for i, item in enumerate(given)]

    def entry(self, place: Place, i: int, item: object, reading: Reading) -> Any:
        """Read one entry."""
        return self.kind.read(place.item(i), item, reading)


class Rows(List):
    """A list of tables that each define a thing, by the name that they have as `by`."""

    def __init__(self, noun: str, table: Table, by: str = "id", least: int = 1, most: int = MOST) -> None:
        super().__init__(table, least, most)
        self.noun, self.by = noun, by

    def entry(self, place: Place, i: int, item: object, reading: Reading) -> Any:
        # In a long list an entry is found by its name.
        name = item.get(self.by) if isinstance(item, Mapping) else None
        known = name if isinstance(name, str) and ID.fullmatch(name) else ""
        row = reading.thing(self.kind, place.item(known or i), known, item)
        reading.define(place.item(i) / self.by, self.noun, row[self.by])
        return row


class Table(Kind):
    """Keys, each with its kind, given back in this order. `unknown` is said of any other key, in place of a list."""

    def __init__(self, keys: Mapping[str, Kind], unknown: Phrase | None = None) -> None:
        self.keys, self.unknown = keys, unknown

    def read(self, place: Place, value: Any, reading: Reading) -> dict[str, Any]:
        given = mapping(str(place), value)
        if not place.path:
            tables = [(name, kind.keys) for name, kind in self.keys.items() if isinstance(kind, Table)]
            reading.homes = {key: name for name, keys in reversed(tables) for key in keys}
        for key in given:
            if key not in self.keys:
                raise self._stranger(place, key, reading)
        return {key: self._value(place, key, kind, given, reading) for key, kind in self.keys.items()}

    def _value(self, place: Place, key: str, kind: Kind, given: Mapping[str, Any], reading: Reading) -> Any:
        value = given.get(key)
        if place.under_headings and isinstance(kind, (Table, Named)):
            if not isinstance(value, Mapping):
                raise ContentError("content-table-missing", place=place, table=key)
            return kind.read(place.heading(key), value, reading)
        if value is None and not isinstance(kind, (Maybe, Anything)):
            raise ContentError("content-missing", place=place / key)
        return kind.read(place / key, value, reading)

    def _stranger(self, place: Place, key: str, reading: Reading) -> ContentError:
        if place.under_headings:
            headings = ", ".join(f"[{name}]" for name in self.keys)
            return ContentError("content-unknown-table", place=place, table=key, known=headings)
        if key in reading.homes and place.file.endswith(".toml"):
            reason = Phrase("content-belongs-into", table=reading.homes[key])
        else:
            reason = self.unknown or Phrase("content-no-such-key", known=", ".join(self.keys))
        return ContentError("at-place", place=place / key, reason=reason)


class Named(Kind):
    """Things that the content defines, each under its name."""

    def __init__(self, noun: str, kind: Kind, least: int = 1, most: int = MOST) -> None:
        self.noun, self.kind, self.least, self.most = noun, kind, least, most

    def read(self, place: Place, value: Any, reading: Reading) -> dict[str, Any]:
        given = mapping(str(place), value)
        if not self.least <= len(given) <= self.most:
            raise ContentError("content-names", place=place, low=self.least, high=self.most, given=len(given))
        found = {}
        for name, thing in given.items():
            reading.define(place / name, self.noun, name)
            found[name] = reading.thing(self.kind, place / name, name, thing)
        return found


class Cases(Kind):
    """Tables told apart by the word that they have under one key: effects of cards, by their operation.

    >>> effect = Cases("op", {"draw": Table({"n": Whole(1, 9)}), "skip": Table({})})
    >>> effect.cases["both"] = Table({"of": List(effect)})  # cases may hold each other
    >>> effect.read(Place("cards.json"), {"op": "both", "of": [{"op": "draw", "n": 2}]}, Reading())
    {'op': 'both', 'of': [{'op': 'draw', 'n': 2}]}
    """

    def __init__(self, key: str, cases: Mapping[str, Table]) -> None:
        self.key, self.cases = key, dict(cases)

    def read(self, place: Place, value: Any, reading: Reading) -> dict[str, Any]:
        given = dict(mapping(str(place), value))
        word = given.pop(self.key, None)
        case = list(self.cases)[index(str(place / self.key), word, list(self.cases))]
        return {self.key: case, **self.cases[case].read(place, given, reading)}


@dataclass(frozen=True, slots=True)
class File:
    """One file as it was read: its place as errors name it, and what it holds."""

    place: str
    data: object
    text: str = ""


@dataclass
class Pack:
    """The content of a folder, checked: of each file what its table gives, and the names that it defines.

    `words` are the texts that it brings along, by language, and `folder` is where errors find them.
    """

    schema: Mapping[str, Table]
    files: Sequence[File]
    source: str = ""
    words: Mapping[str, str] = field(default_factory=dict)
    folder: str = ""

    def __post_init__(self) -> None:
        reading = Reading()
        self.data: dict[str, dict[str, Any]] = {}
        try:
            for (name, table), file in zip(self.schema.items(), self.files, strict=True):
                self.data[name] = table.read(Place(file.place), file.data, reading)
            for place, value, kind in reading.referred:
                kind.check(place, value, reading.names)
        except PositionError as error:  # the same words hold for values of positions
            raise ContentError(error.key, **error.facts) from None
        self.names: dict[str, list[str]] = reading.names

    def __getitem__(self, file: str) -> dict[str, Any]:
        return self.data[file]

    def place(self, file: str) -> str:
        """Return a file as errors name it."""
        return self._file(file).place

    def text(self, file: str) -> str:
        """Return a file as it is written."""
        return self._file(file).text

    def _file(self, name: str) -> File:
        return self.files[list(self.schema).index(name)]

    def messages(self, own: Messages, **said: Sequence[str]) -> Messages:
        """Return the title's messages with those of the pack; for each noun the sorts of messages that its names need.

        `pack.messages(own, card=("card", "effect"))` asks for `card-storm` and `effect-storm`, in both languages.
        """
        messages = own.plus(self.words) if self.words else own
        for key in (f"{sort}-{name}" for noun, sorts in said.items() for name in self.names[noun] for sort in sorts):
            for lang in LANGUAGES:
                try:
                    messages.format(lang, key, count=2)
                except MessageError as error:
                    raise ContentError("at-place", place=f"{self.folder}messages/{lang}.ftl", reason=error) from error
        return messages


def spoken(texts: Iterable[tuple[str, Mapping[str, str]]]) -> dict[str, str]:
    """Messages that content brings along, each a key and its text by language, as Fluent. A brace in a text is a brace.

    >>> spoken([("card-storm", {"en": "Storm {at sea}", "it": "Tempesta"})])["en"]
    'card-storm = {""}Storm {"{"}at sea{"}"}\\n'
    """
    lines: dict[str, list[str]] = {lang: [] for lang in LANGUAGES}
    for key, by_language in texts:
        for lang in LANGUAGES:
            text = " ".join(by_language[lang].split())
            text = "".join({"{": '{"{"}', "}": '{"}"}'}.get(letter, letter) for letter in text)
            lines[lang].append(f'{key} = {{""}}{text}')
    return {lang: "\n".join(rows) + "\n" for lang, rows in lines.items()}


def digest(canon: str) -> str:
    """Return the hash that a record names content by, of all that is played with.

    Words can be mended without losing records.

    >>> digest("copies 4")
    '18a1b1fc2cb7fdd0'
    """
    return hashlib.sha256(canon.encode()).hexdigest()[:16]
