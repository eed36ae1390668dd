"""The glossary's terms exist in code, once each, and in both languages."""

from __future__ import annotations

import importlib
import re
from collections import Counter
from pathlib import Path

import pytest

pytestmark = pytest.mark.plain

DOCS = Path(__file__).parents[2] / "docs"
PAGES = (DOCS / "glossary.md", DOCS / "it" / "glossary.md")
ROW = re.compile(r"^\| (?P<term>[^|]+) \| (?P<italian>[^|]+) \| (?P<meaning>[^|]+) \| `(?P<place>[\w.]+)` \|$", re.M)
TERMS = [row["term"] for row in ROW.finditer(PAGES[0].read_text(encoding="utf-8"))]

# The design's own words, and those that house style calls terms.
WORDS = {
    *("title", "table", "seat", "viewer", "faction", "decision", "action", "clause", "ruling", "option", "chance"),
    *("entry", "view", "scene", "record", "content", "pack", "kit", "row", "window", "lot", "redeal", "veiled"),
}


def rows(page: Path) -> list[re.Match[str]]:
    return list(ROW.finditer(page.read_text(encoding="utf-8")))


def found(place: str) -> object:
    """Return what a dotted name stands for; raise if it stands for nothing."""
    parts = place.split(".")
    for end in range(len(parts), 0, -1):
        module = ".".join(parts[:end])
        try:
            thing: object = importlib.import_module(module)
        except ModuleNotFoundError:
            continue
        for name in parts[end:]:
            thing = getattr(thing, name)
        return thing
    raise ModuleNotFoundError(place)


def test_the_designs_words_are_there_once() -> None:
    terms = Counter(word for term in TERMS for word in term.split(", "))
    assert set(terms) >= WORDS
    assert set(terms.values()) == {1}


def test_both_languages_have_the_same_terms_at_the_same_places() -> None:
    english, italian = ([(row["term"], row["italian"], row["place"]) for row in rows(page)] for page in PAGES)
    assert english == italian
    meanings = [{row["meaning"] for row in rows(page)} for page in PAGES]
    assert not meanings[0] & meanings[1]


@pytest.mark.parametrize("row", rows(PAGES[0]), ids=TERMS)
def test_a_term_is_found_where_the_page_says(row: re.Match[str]) -> None:
    assert found(row["place"]) is not None


def test_every_line_of_the_tables_is_read() -> None:
    for page in PAGES:
        lines = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
        headings = sum(line.count("|") == 5 and "`" not in line.split("|")[4] for line in lines)
        assert len(rows(page)) == len(lines) - headings > 40


def test_a_name_that_is_gone_is_found() -> None:
    for place in ("wartable.Nothing", "wartable.Table.nothing", "nowhere.Table"):
        with pytest.raises((AttributeError, ModuleNotFoundError)):
            found(place)
