"""Options of a table: typed, with a default and the ruling behind each.

A title's rulebook declares them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from wartable.core.errors import OptionError
from wartable.core.text.messages import Phrase
from wartable.core.text.rulebook import ClauseOption, Rulebook, RulebookError

Value = str | int | bool | None

_NUMBERS = re.compile(r"(?P<low>[0-9]{1,9})(?:-(?P<high>[0-9]{1,9}))?")


@dataclass(frozen=True, slots=True)
class Option:
    """One option: a choice among words, a flag, or a number in a range (None where `optional`).

    >>> Option("pass", False, clause="PR-RULING-09").check("true")
    True
    >>> Option("cap", None, low=1, high=9, optional=True).check("12")
    Traceback (most recent call last):
        ...
    wartable.OptionError: option 'cap': 12 is not a number from 1 to 9, or none
    """

    name: str
    default: Value
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    optional: bool = False
    clause: str = ""
    modes: tuple[str, ...] = ()  # modes that the option matters in; empty: all
    seats: tuple[int, ...] = ()  # numbers of seats that it matters at; empty: all
    group: str = ""  # what it is folded away under in a form; empty: one of the usual few, which come first

    def check(self, value: object) -> Value:
        """Return the value in its proper type, from itself or from its words; raise OptionError."""
        if self.values:
            if isinstance(value, (str, int)) and not isinstance(value, bool) and str(value) in self.values:
                return str(value)
            raise self._wrong(value, Phrase("wanted-one-of", known=", ".join(self.values)))
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            if value in ("true", "false"):
                return value == "true"
            raise self._wrong(value, Phrase("wanted-flag"))
        if self.optional and (value is None or value == "none"):
            return None
        number = _number(value)
        if number is not None and self.low <= number <= self.high:
            return number
        wanted = "wanted-number-or-none" if self.optional else "wanted-number"
        raise self._wrong(value, Phrase(wanted, low=self.low, high=self.high))

    def matters(self, mode: str, seats: int) -> bool:
        """Return whether the option can make a difference in a mode with so many seats.

        Every value is accepted anywhere.

        >>> Option("spare_captain", True, seats=(3, 5, 7)).matters("league", 4)
        False
        """
        return (not self.modes or mode in self.modes) and (not self.seats or seats in self.seats)

    def each_value(self) -> list[Value]:
        """Return all values worth trying alone: words, both flags, or the ends and the middle of a range."""
        if self.values:
            return list(self.values)
        if isinstance(self.default, bool):
            return [False, True]
        numbers = sorted({self.low, min(self.low + 1, self.high), (self.low + self.high) // 2, self.high})
        return [None, *numbers] if self.optional else [*numbers]

    def _wrong(self, value: object, wanted: Phrase) -> OptionError:
        return OptionError("option-value", name=repr(self.name), value=value, wanted=wanted)


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of option values; all other options are at their default.

    It is called by the message `preset-<name>`, and explained by `preset-<name>-about` where there is one. What the
    first page `opens` with it: `play` a game against bots at once; `alone` a table of its own kind, with a button that
    bears the preset's name, at which the bots wait until they are let go.
    """

    name: str
    values: Mapping[str, Value]
    opens: Literal["", "play", "alone"] = ""


def _number(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
        return int(value)
    return None


def word(value: Value) -> str:
    """Return a value as it is written in a record or on the command line.

    >>> word(True), word(None), word(3), word("prevent")
    ('true', 'none', '3', 'prevent')
    """
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def with_defaults(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, object]:
    """Return all options with the given values checked and the others at their default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError("no-option", name=repr(name), known=", ".join(known))
    return {name: option.check(given[name]) if name in given else option.default for name, option in known.items()}


def options_of(
    rulebook: Rulebook,
    modes: Mapping[str, Sequence[str]] | None = None,
    seats: Mapping[str, Sequence[int]] | None = None,
    groups: Mapping[str, Sequence[str]] | None = None,
) -> tuple[Option, ...]:
    """Return the options that the clauses of a rulebook declare, in the order of the book.

    The values `true` and `false` make a flag; a range such as `1-4` makes a number, and `none` beside it says that it
    may be left open; anything else is a choice among words. `modes` and `seats` name the options that matter in some
    modes or at some numbers of seats alone, `groups` the options of each group of a form.

    >>> text = "## Rulings {#rulings}\\n- **AB-RULING-01** (option `cap`: **`none`**, `1-9`) For ever? Yes."
    >>> [cap] = options_of(Rulebook({"en": text}), seats={"cap": [2, 4]}, groups={"length": ["cap"]})
    >>> cap.default, cap.low, cap.high, cap.optional, cap.clause
    (None, 1, 9, True, 'AB-RULING-01')
    >>> cap.seats, cap.group
    ((2, 4), 'length')
    """
    only, counts = modes or {}, seats or {}
    folded = {name: group for group, names in (groups or {}).items() for name in names}
    out: dict[str, Option] = {}
    for id in rulebook.ids:
        declared = rulebook.clause(id, rulebook.languages[0]).option
        if declared is None:
            continue
        if declared.name in out:
            raise RulebookError("option-twice", name=declared.name, first=out[declared.name].clause, second=id)
        name = declared.name
        out[name] = replace(
            _declared(id, declared),
            modes=tuple(only.get(name, ())),
            seats=tuple(counts.get(name, ())),
            group=folded.get(name, ""),
        )
    if unknown := [name for name in {**only, **counts, **folded} if name not in out]:
        raise RulebookError("option-undeclared", names=", ".join(unknown))
    return tuple(out.values())


def _declared(clause: str, declared: ClauseOption) -> Option:
    """Return an option as its clause declares it; raise RulebookError with the clause."""
    name, values = declared.name, (declared.default, *declared.others)
    if len(set(values)) < len(values):
        raise RulebookError("option-value-twice", clause=clause, name=name)
    if set(values) == {"false", "true"}:
        return Option(name, declared.default == "true", clause=clause)
    if not any("-" in value and _NUMBERS.fullmatch(value) for value in values):
        return Option(name, declared.default, values, clause=clause)
    optional = "none" in values
    low, high = _span(clause, name, [value for value in values if value != "none"])
    default = None if declared.default == "none" else declared.default
    if default is not None and not default.isdigit():
        raise RulebookError("option-default", clause=clause, name=name, given=default)
    number = None if default is None else int(default)
    return Option(name, number, low=low, high=high, optional=optional, clause=clause)


def _span(clause: str, name: str, values: Sequence[str]) -> tuple[int, int]:
    """Return the range that numbers and ranges make together: they may overlap but leave no gap."""
    spans = []
    for value in values:
        match = _NUMBERS.fullmatch(value)
        if match is None:
            raise RulebookError("option-no-number", clause=clause, name=name, value=repr(value))
        low = int(match["low"])
        high = int(match["high"] or low)
        if high < low:
            raise RulebookError("option-backwards", clause=clause, name=name, value=value)
        spans.append((low, high))
    spans.sort()
    low, high = spans[0]
    for start, stop in spans[1:]:
        if start > high + 1:
            raise RulebookError("option-gap", clause=clause, name=name, low=high, high=start)
        high = max(high, stop)
    return low, high
