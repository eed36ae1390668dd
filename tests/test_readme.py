"""The tour of the README runs as it stands there, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.pages import READMES, run, session

EXAMPLES = 40  # fewer would mean that the tour is not found


@pytest.mark.parametrize("path", READMES, ids=lambda path: path.name)
def test_the_tour_runs(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    ran = run(path, text)
    assert ran.python.failures == 0, ran.said
    assert ran.python.tries > EXAMPLES


@pytest.mark.parametrize("path", READMES, ids=lambda path: path.name)
def test_a_wrong_answer_in_the_tour_is_found(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    wrong = text.replace("\n(4, (0,))\n", "\n(4, (1,))\n")
    assert wrong != text
    assert run(path, wrong).python.failures == 1


def test_both_languages_show_the_same_tour() -> None:
    english, italian = (path.read_text(encoding="utf-8") for path in READMES)
    for pattern in (r"^#+ ", r"^```\w+"):
        assert re.findall(pattern, english, re.M) == re.findall(pattern, italian, re.M)
    assert session(english).count(">>> ") == session(italian).count(">>> ")
