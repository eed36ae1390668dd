"""Lines of pages stay within 120 columns, and the tool that wraps them changes nothing of what they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from tests.pages import ALL
from tools import wrap

pytestmark = pytest.mark.plain

ROOT = Path(__file__).parents[2]
LONG = " ".join(["word", "`code with blanks`", "[a link](somewhere.md)", "**bold**"] * 12)


def shown(page: str) -> str:
    """Return what a page looks like, however its lines are parted."""
    return re.sub(r"\s+", " ", MarkdownIt("commonmark").enable("table").render(page))


def too_long(page: str) -> list[str]:
    """Return the lines of prose that are too long."""
    lines = page.split("\n")
    return [lines[i] for i in wrap.prose(lines) if len(lines[i]) > wrap.WIDTH]


def test_all_pages_are_looked_at() -> None:
    assert set(ALL) <= set(wrap.pages())


@pytest.mark.parametrize("path", wrap.pages(), ids=lambda path: str(path.relative_to(ROOT)))
def test_prose_stays_within_the_width(path: Path) -> None:
    assert too_long(path.read_text(encoding="utf-8")) == [], "python -m tools.wrap does it"


@pytest.mark.parametrize(
    "page",
    [
        f"{LONG}\n",
        f"- {LONG}\n- short\n  - {LONG}\n\n1. {LONG}\n2. b\n",
        f"> a\n\n{LONG}\n{LONG}\n",
        f"- [ ] {LONG}\n",
    ],
)
def test_wrapping_changes_lines_alone(page: str) -> None:
    after = wrap.wrapped(page)
    assert after != page
    assert too_long(page)
    assert too_long(after) == []
    assert shown(after) == shown(page)
    assert wrap.wrapped(after) == after
    assert "`code with blanks`" in after


def test_a_wrapped_line_never_begins_a_list_or_a_heading() -> None:
    for sign in ("-", "*", "+", "#", "1.", "2)", ">", "|", "<b>"):
        page = f"{'word ' * 23}word {sign} {'word ' * 30}\n"
        for blanks in range(6):
            moved = "x" * blanks + page
            assert shown(wrap.wrapped(moved)) == shown(moved), moved


@pytest.mark.parametrize("kept", [f"| {LONG} |\n|---|\n", f"```sh\n{LONG}\n```\n", f"# {LONG}\n", "short\nlines\n"])
def test_tables_code_and_headings_stay(kept: str) -> None:
    assert wrap.wrapped(kept) == kept
