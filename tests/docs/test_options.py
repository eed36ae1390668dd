"""A title's page names every option of its tables with all values, and every preset with what it sets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wartable
from tests.pages import ROOT
from wartable.core.options import Option, word

pytestmark = pytest.mark.plain

PAGES = [
    pytest.param(name, path, id=str(path.relative_to(ROOT)))
    for name in wartable.title_names()
    for folder in ("docs", "docs/it")
    for path in sorted((ROOT / folder).glob(f"{name}*.md"))
]
MANY = "…"  # stands for a long list of words that explain themselves


def rows(text: str) -> dict[str, list[str]]:
    """Return the cells of a page's tables after the first cell of each row, which is a name in code."""
    return {
        name: [cell.strip() for cell in rest.split("|")]
        for name, rest in re.findall(r"^\| `(\w+)` \|(.*)\|$", text, re.M)
    }


def others(option: Option) -> set[str]:
    """Return what an option may be set to beside its default, as a page writes it."""
    if option.values or isinstance(option.default, bool):
        return {word(value) for value in option.each_value() if value != option.default}
    low = option.low + (option.default == option.low)
    return {f"{low}-{option.high}"}


@pytest.mark.parametrize("name", wartable.title_names())
def test_a_title_has_a_page_in_each_language(name: str) -> None:
    assert len([param for param in PAGES if param.values[0] == name]) == 2


@pytest.mark.parametrize(("name", "page"), PAGES)
def test_a_page_names_every_option_with_default_values_and_clause(name: str, page: Path) -> None:
    found = rows(page.read_text(encoding="utf-8"))
    for option in wartable.title(name).sheet.options:
        assert option.name in found, option.name
        default, values, about, clause = found[option.name]
        assert (default, clause) == (f"`{word(option.default)}`", option.clause), option.name
        assert about.endswith("."), option.name
        assert values == MANY or set(re.findall(r"`([^`]+)`", values)) == others(option), option.name


@pytest.mark.parametrize(("name", "page"), PAGES)
def test_a_page_says_what_each_preset_sets(name: str, page: Path) -> None:
    items = re.findall(r"^- `(\w+)`: (.*(?:\n  .*)*)", page.read_text(encoding="utf-8"), re.M)
    found = {preset: set(re.findall(r"`([^`]+)`", values)) for preset, values in items}
    for preset in wartable.title(name).sheet.presets:
        assert found.get(preset.name) == {f"{key}={word(value)}" for key, value in preset.values.items()}, preset.name
