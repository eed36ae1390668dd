"""Where the time of a run went: seconds by folder and by title, and the slowest tests."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping

SLOWEST = 10


def lines(durations: Iterable[tuple[str, float]], titles: Iterable[str]) -> list[str]:
    """Return what a run says at its end, from the seconds of each phase of each test.

    >>> spent = [("tests/core/test_a.py::test_x[duel]", 2.0), ("tests/core/test_a.py::test_y", 1.5)]
    >>> print("\\n".join(lines(spent, ["duel"])))
    4 s in all: core 4
    by title: duel 2
    slowest:
       2.0 tests/core/test_a.py::test_x[duel]
       1.5 tests/core/test_a.py::test_y
    """
    tests, folders = defaultdict[str, float](float), defaultdict[str, float](float)
    for test, seconds in durations:
        tests[test] += seconds
        folders[folder(test)] += seconds
    shares = {title: sum(seconds for test, seconds in tests.items() if names(test, title)) for title in titles}
    return [
        f"{sum(tests.values()):.0f} s in all: {_row(_longest(folders))}",
        f"by title: {_row(shares.items())}",
        "slowest:",
        *(f"{seconds:6.1f} {test}" for test, seconds in _longest(tests)[:SLOWEST]),
    ]


def folder(test: str) -> str:
    """Return the folder of tests that a test belongs to, by its id; that of examples in code is the code's own.

    >>> folder("tests/server/live/test_clocks.py::test_it"), folder("tests/test_door.py::test_it")
    ('server', 'tests')
    >>> folder("src/wartable/texts.py::wartable.texts")
    'src'
    """
    parts = test.partition("::")[0].split("/")
    return parts[1] if parts[0] == "tests" and len(parts) > 2 else parts[0]


def names(test: str, title: str) -> bool:
    """Return whether a test is of one title: it lies in the title's folder, or is given the title.

    >>> names("tests/titles/duel/test_a.py::test_it", "duel"), names("tests/test_a.py::test_it[duel-3]", "duel")
    (True, True)
    """
    place, _, name = test.partition("::")
    given = name.partition("[")[2].removesuffix("]")
    return title in place.split("/") or title in re.split(r"[-/ ]", given)


def _longest(seconds: Mapping[str, float]) -> list[tuple[str, float]]:
    """Return named seconds, the most first."""
    return sorted(seconds.items(), key=lambda each: -each[1])


def _row(seconds: Iterable[tuple[str, float]]) -> str:
    """Return named seconds in one line; what took no second is left out."""
    return ", ".join(f"{name} {spent:.0f}" for name, spent in seconds if spent >= 0.5) or "nothing"
