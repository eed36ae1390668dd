"""The page on Let's War has every option and ruling of the rulebook."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.titles.letswar.test_rulebook import ID, OPTIONS, ORDERS, book as book, table_rows
from wartable.core.text.messages import LANGUAGES
from wartable.core.text.rulebook import ClauseOption, Rulebook

DOCS = Path(__file__).parents[3] / "docs"
PAGES = {"en": DOCS / "letswar.md", "it": DOCS / "it" / "letswar.md"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_every_option(lang: str) -> None:
    rows = [row for row in table_rows(PAGES[lang].read_text(encoding="utf-8")) if row[-1].startswith("LW-")]
    shown = {}
    for name, default, others, change, clause in rows:
        if name.startswith("`"):
            option = ClauseOption(name.strip("`"), default.strip("`"), tuple(others.strip("`").split("`, `")))
            shown[clause] = option
            assert change.endswith(".")
    assert shown.keys() == OPTIONS.keys()
    for clause, option in shown.items():
        if clause not in ORDERS:
            assert option == OPTIONS[clause]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_names_every_ruling_and_no_unknown_clause(book: Rulebook, lang: str) -> None:
    named = set(re.findall(ID, PAGES[lang].read_text(encoding="utf-8")))
    assert named <= set(book.ids)
    assert {name for name in book.ids if "RULING" in name} <= named


def test_the_page_names_the_same_clauses_in_both_languages() -> None:
    en, it = (re.findall(ID, PAGES[lang].read_text(encoding="utf-8")) for lang in LANGUAGES)
    assert en == it


def test_the_example_uses_only_what_the_page_lists() -> None:
    for page in PAGES.values():
        text = page.read_text(encoding="utf-8")
        rows = {row[0].strip("`"): re.findall(r"`(\w+)`", row[1]) for row in table_rows(text) if len(row) < 4}
        fields = {name for row in table_rows(text) for name in re.findall(r"`(\w+)`", row[0])}
        block = re.search(r"^```json\n(.*?)^```$", text, re.M | re.S)
        assert block is not None
        card = json.loads(block[1])
        assert set(card) - {"deck"} <= fields
        for effect in card["effects"]:
            assert set(effect) - {"op", "who"} == set(rows[effect["op"]]) - {"vs"}
            assert effect["who"] in rows["who"]
            assert effect["until"] in rows["until"]
            assert set(effect["units"]) <= set(rows["units"])


def test_both_languages_list_the_same_fields_operations_and_words() -> None:
    listed = []
    for page in PAGES.values():
        rows = table_rows(page.read_text(encoding="utf-8"))
        listed.append([sorted(re.findall(r"`([^`]+)`", " ".join(row))) for row in rows])
    assert listed[0] == listed[1]
    assert len(listed[0]) > 100
