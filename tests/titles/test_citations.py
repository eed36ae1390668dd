"""Every invariant of a title is checked by a test that cites it; clauses and rulings: tests/cli/test_commands.py."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

import wartable
from wartable.cli.rules import cited_ids

TESTS = Path(__file__).parent
TITLES = Path(wartable.__file__).parent / "titles"
INVARIANT = re.compile(r"\b([A-Z]{2})-INV-(\d+)(?:(?: to |, )(?:\1-INV-)?(\d+)\b)*")


def named(title: str) -> dict[str, int]:
    """Return how many invariants a title's code and tests speak of, by the letters of their ids: they are numbered."""
    last: dict[str, int] = defaultdict(int)
    for folder in (TITLES / title, TESTS / title):
        for path in (*folder.rglob("*.py"), *folder.rglob("*.ftl")):
            for found in INVARIANT.finditer(path.read_text(encoding="utf-8")):
                numbers = re.findall(r"\d+", found[0])
                last[found[1]] = max(last[found[1]], *map(int, numbers))
    return last


WITH_INVARIANTS = [title for title in wartable.title_names() if named(title)]


def test_invariants_are_found() -> None:
    assert WITH_INVARIANTS


@pytest.mark.plain
@pytest.mark.parametrize("title", WITH_INVARIANTS)
def test_every_invariant_is_cited_by_a_test(title: str) -> None:
    wanted = {f"{letters}-INV-{n:02}" for letters, last in named(title).items() for n in range(1, last + 1)}
    assert wanted - cited_ids(TESTS / title) == set()
