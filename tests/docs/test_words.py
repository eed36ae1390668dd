"""Words that Italian readers stumbled over are in no message: the word that they know from elsewhere stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.pages import ROOT

pytestmark = pytest.mark.plain

# What was said, and what players of other sites know.
BETTER = {
    "banca dati": "database",
    "collegament[oi]": "link",
    "diari[oi]?": "cronaca",
    "gettone|gettoni": "token",
    "iscrizion[ei]": "account",
    "parol[ae] d'ordine": "password",
}
FORBIDDEN = re.compile(rf"\b(?:{'|'.join(BETTER)})\b", re.I)
# What a player may type, among other words.
TYPED = "table-word-"


def messages() -> list[Path]:
    found = sorted((ROOT / "src").rglob("*it*.ftl"))
    return [path for path in found if re.search(r"(^|\.)it\.", path.name)]


def wrong(text: str) -> list[str]:
    return [line for line in text.splitlines() if FORBIDDEN.search(line) and not line.startswith(TYPED)]


def test_no_italian_message_has_a_word_that_was_given_up() -> None:
    assert len(messages()) > 25
    assert {path.name: found for path in messages() if (found := wrong(path.read_text(encoding="utf-8")))} == {}


def test_such_a_word_is_found() -> None:
    assert wrong("sign-in = Accedi con la tua Iscrizione")
    assert wrong("log = Il diario del tavolo")
    assert not wrong("table-word-log = cronaca, diario")
