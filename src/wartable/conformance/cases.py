"""Cases: the tables that a title is tried on, by mode, seats and options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from wartable.core.errors import Excluded, WartableError
from wartable.core.options import Value, word

if TYPE_CHECKING:
    from wartable.core.title import Content, Title

SEATS = "seats"


@dataclass(frozen=True, slots=True)
class Case:
    """A number of seats, and the options that are not at their default."""

    seats: int
    given: tuple[tuple[str, Value], ...] = ()

    @property
    def options(self) -> dict[str, object]:
        """The options as a table takes them."""
        return dict(self.given)

    def __str__(self) -> str:
        said = "".join(f", {name}={word(value)}" for name, value in self.given)
        return f"{self.seats} seats{said}"


def case(seats: int, options: Mapping[str, object]) -> Case:
    """Return a case from anybody's options.

    >>> print(case(4, {"mode": "open_war", "allow_pass": True}))
    4 seats, mode=open_war, allow_pass=true
    """
    return Case(seats, tuple(options.items()))  # type: ignore[arg-type]


def settings(title: Title) -> list[tuple[str, int]]:
    """Return every mode with every number of seats that it takes."""
    return [(mode.name, seats) for mode in title.sheet.modes for seats in mode.counts]


def cases_of(
    title: Title, seats: int | None = None, options: Mapping[str, object] | None = None, pairs: bool = False
) -> list[Case]:
    """Return the cases of a run: the ones asked for, or every setting and every option value alone, or all pairs."""
    if seats is not None or options:
        return list(_asked(title, seats, options or {}))
    content = title.content()
    return [one for one in (paired(title) if pairs else alone(title)) if not excluded(title, one, content)]


def excluded(title: Title, tried: Case, content: Content) -> bool:
    """Return whether the options of a case exclude each other, so that no table has them."""
    try:
        title.checked_kit(tried.seats, tried.options, content)
    except Excluded:
        return True
    except WartableError:
        return False  # the inspection tells of it
    return False


def _asked(title: Title, seats: int | None, options: Mapping[str, object]) -> Iterator[Case]:
    first = title.sheet.modes[0].name
    mode = str(options.get("mode", first))
    for name, count in settings(title):
        if name == mode and seats in (None, count):
            yield case(count, options)
    if seats is not None and (mode, seats) not in settings(title):
        yield case(seats, options)  # the title itself says what is wrong with it


def alone(title: Title) -> Iterator[Case]:
    """Return each mode and seat count at the defaults, then each option value where it matters, and each preset."""
    every = settings(title)
    for mode, count in every:
        yield _case(title, mode, count, {})
    turn = 0
    for option in title.options(title.content()):
        if option.name == "mode":
            continue
        fitting = [setting for setting in every if option.matters(*setting)]
        for value in option.each_value():
            if value != option.default:
                mode, count = fitting[turn % len(fitting)]
                turn += 1
                yield _case(title, mode, count, {option.name: value})
    for number, preset in enumerate(title.sheet.presets):
        mode, count = every[number % len(every)]
        yield _case(title, str(preset.values.get("mode", mode)), count, preset.values)


def refused(title: Title) -> Iterator[str]:
    """Return, in words, each option value that some mode and number of seats does not take.

    An option may be of no account at a table, and then any value of it is: who opens the table need not know.
    """
    content = title.content()
    for mode, count in settings(title):
        for option in title.options(title.content()):
            for value in option.each_value() if option.name != "mode" else []:
                tried = _case(title, mode, count, {option.name: value})
                try:
                    title.checked_kit(count, tried.options, content)
                except Excluded:
                    continue
                except WartableError as error:
                    yield f"{tried}: {error}"


def paired(title: Title) -> Iterator[Case]:
    """Return all pairs of values, a setting (mode and seats) being one of the factors."""
    every = settings(title)
    factors: dict[str, Sequence[object]] = {SEATS: every}
    for option in title.options(title.content()):
        if option.name != "mode":
            factors[option.name] = option.each_value()
    for row in covering(factors):
        index = every.index(row.pop(SEATS))  # type: ignore[arg-type]
        mode, count = every[index]
        yield _case(title, mode, count, row)


def _case(title: Title, mode: str, seats: int, options: Mapping[str, object]) -> Case:
    known = any(option.name == "mode" for option in title.sheet.options)
    return case(seats, {"mode": mode, **options} if known else options)


def covering(factors: Mapping[str, Sequence[object]]) -> list[dict[str, object]]:
    """Return rows that hold every pair of values of two factors at least once; greedy, so small but not the smallest.

    >>> rows = covering({"a": [0, 1], "b": [0, 1], "c": [0, 1]})
    >>> sorted({(row["a"], row["c"]) for row in rows}), len(rows) < 8
    ([(0, 0), (0, 1), (1, 0), (1, 1)], True)
    """
    names = list(factors)
    sizes = [len(factors[name]) for name in names]
    if len(names) == 1:
        return [{names[0]: value} for value in factors[names[0]]]
    left = {
        (i, a, j, b) for i, j in combinations(range(len(names)), 2) for a in range(sizes[i]) for b in range(sizes[j])
    }
    rows: list[dict[str, object]] = []
    while left:
        row = _row(min(left), sizes, left)
        left -= {(i, row[i], j, row[j]) for i, j in combinations(range(len(names)), 2)}
        rows.append({name: factors[name][row[k]] for k, name in enumerate(names)})
    return rows


def _row(first: tuple[int, int, int, int], sizes: Sequence[int], left: set[tuple[int, int, int, int]]) -> list[int]:
    """Return one row that covers a given pair and, factor by factor, as many others as it can."""
    row = {first[0]: first[1], first[2]: first[3]}
    # Factors with many values have the most pairs left to cover, so they choose first.
    for k in sorted(range(len(sizes)), key=lambda k: -sizes[k]):
        if k in row:
            continue
        gains = []
        for value in range(sizes[k]):
            pairs = [(i, a, k, value) if i < k else (k, value, i, a) for i, a in row.items()]
            gains.append(sum(1 for pair in pairs if pair in left))
        row[k] = gains.index(max(gains))
    return [row[k] for k in range(len(sizes))]
