"""The questions of a newcomer that docs/architecture.md answers: each file is there, and has what to look for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.pages import ROOT

pytestmark = pytest.mark.plain

PAGES = (ROOT / "docs" / "architecture.md", ROOT / "docs" / "it" / "architecture.md")
HEADINGS = ("## Where is…?", "## Dov'è…?")
ROW = re.compile(r"^\| (?P<question>[^|`]+\?) \| `(?P<file>[\w./-]+)` \| `(?P<name>[\w-]+)` \|$", re.M)


def rows(page: Path) -> list[re.Match[str]]:
    section = page.read_text(encoding="utf-8").split(HEADINGS[PAGES.index(page)])[1].split("\n## ")[0]
    found = list(ROW.finditer(section))
    assert len(found) == section.count("\n|") - 2, "a line that is not read"
    return found


def has(name: str, text: str) -> bool:
    """Whether a file defines a name: a class, a function, a value, or a message."""
    return bool(
        re.search(rf"^\s*(?:(?:export|async|class|def|function|const) +)*{name}\b *[=:(]|class {name}\b", text, re.M)
    )


@pytest.mark.parametrize("row", rows(PAGES[0]), ids=lambda row: row["file"])
def test_a_question_is_answered_by_a_file_that_has_what_it_names(row: re.Match[str]) -> None:
    assert has(row["name"], (ROOT / "src" / "wartable" / row["file"]).read_text(encoding="utf-8"))


def test_both_languages_answer_the_same_questions() -> None:
    english, italian = map(rows, PAGES)
    assert len(english) >= 10
    assert [(row["file"], row["name"]) for row in english] == [(row["file"], row["name"]) for row in italian]
    assert not {row["question"] for row in english} & {row["question"] for row in italian}


def test_a_name_that_is_only_spoken_of_is_not_enough() -> None:
    assert has("sees", "def sees(audience: i64) -> bool:")
    assert not has("sees", "from log import sees\n# sees it")
