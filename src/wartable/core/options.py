"""Options of a table: typed, with a default and the ruling behind each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wartable.core.errors import OptionError

Value = str | int | bool | None


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

    def check(self, value: object) -> Value:
        """The value in its proper type, from itself or from its words; raises OptionError."""
        if self.values:
            if isinstance(value, (str, int)) and not isinstance(value, bool) and str(value) in self.values:
                return str(value)
            raise self._wrong(value, "one of " + ", ".join(self.values))
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            if value in ("true", "false"):
                return value == "true"
            raise self._wrong(value, "true or false")
        if self.optional and (value is None or value == "none"):
            return None
        number = _number(value)
        if number is not None and self.low <= number <= self.high:
            return number
        raise self._wrong(value, f"a number from {self.low} to {self.high}" + (", or none" if self.optional else ""))

    def each_value(self) -> list[Value]:
        """All values worth trying alone: words, both flags, or the ends and the middle of a range."""
        if self.values:
            return list(self.values)
        if isinstance(self.default, bool):
            return [False, True]
        numbers = sorted({self.low, min(self.low + 1, self.high), (self.low + self.high) // 2, self.high})
        return [None, *numbers] if self.optional else [*numbers]

    def _wrong(self, value: object, wanted: str) -> OptionError:
        return OptionError(f"option {self.name!r}: {value} is not {wanted}")


def _number(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
        return int(value)
    return None


def word(value: Value) -> str:
    """A value as it is written in a record or on the command line.

    >>> word(True), word(None), word(3), word("prevent")
    ('true', 'none', '3', 'prevent')
    """
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def settle(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, object]:
    """All options with the given values checked and the others at their default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError(f"there is no option {name!r}; there are: {', '.join(known)}")
    return {name: option.check(given[name]) if name in given else option.default for name, option in known.items()}
