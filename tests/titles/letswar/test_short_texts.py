"""Let's War's short reasons and names: one for each refusal, in both languages, each about a clause of the book."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from tests.titles.letswar.test_rulebook import ENGLISH, HERE, ITALIAN, book as book, words
from wartable.core.text.messages import LANGUAGES, Messages
from wartable.core.text.rulebook import Rulebook

# What a refusal cites, in the order of the list of refusals, and the two cautions.
CITED = """
    TURN-08 RULING-29 RULING-90 TURN-03 PREL-09 NAT-02 PLAY-01 EQUIP-01 EQUIP-02 EQUIP-03 EQUIP-08 EQUIP-11 RULING-76
    MONEY-08 MONEY-05 SPY-11 RULING-21 RULING-20 SPY-01 RULING-17 SPY-06 SPY-09 AUC-01 ITALY-06 ITALY-07 RULING-51
    RULING-91 PLAY-03 CBT-03 SPY-13 RULING-82 UNIT-06 CBT-04 CBT-25 RULING-33 CBT-08 CBT-10 CBT-11 CBT-12 CBT-13 CBT-01
    CBT-14 P2-02 CBT-15 RULING-38 HAND-04 RULING-56 ITALY-09 HF-10
"""


@cache
def catalogue(ending: str) -> dict[str, dict[str, str]]:
    """Return the messages of one of the title's files, by language and key."""
    texts = {lang: (HERE / "messages" / f"{lang}.{ending}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES}
    messages = Messages(texts)
    found = {lang: re.findall(r"^([\w-]+) =", texts[lang], re.M) for lang in LANGUAGES}
    return {lang: {key: messages.format(lang, key, year="1919") for key in keys} for lang, keys in found.items()}


def test_every_reason_names_a_clause_of_the_book(book: Rulebook) -> None:
    en, it = (catalogue("why")[lang] for lang in LANGUAGES)
    assert list(en) == list(it)
    named = [key.removeprefix("why-") for key in en]
    assert set(named) <= set(book.ids)
    for lang in LANGUAGES:
        for key, reason in catalogue("why")[lang].items():
            assert reason[0].isupper(), key
            assert reason.endswith("."), key
            assert len(reason) <= 75, key
            assert not re.search(r"[!?:]\.", reason), key
            assert reason != book.clause(key.removeprefix("why-"), lang).text, key


def test_every_refusal_has_a_reason_of_its_own_in_both_languages() -> None:
    en, it = (catalogue("why")[lang] for lang in LANGUAGES)
    assert {f"why-LW-{name}" for name in CITED.split()} <= set(en)
    assert [key for key in en if en[key] == it[key]] == []
    for lang in LANGUAGES:
        assert [text for text, times in Counter(catalogue("why")[lang].values()).items() if times > 1] == []


def test_reasons_keep_to_their_language() -> None:
    assert [text for text in catalogue("why")["en"].values() if words(text) & ITALIAN] == []
    assert [text for text in catalogue("why")["it"].values() if words(text) & ENGLISH] == []


def test_units_sides_levels_and_decks_have_names() -> None:
    en, it = (catalogue("names")[lang] for lang in LANGUAGES)
    assert list(en) == list(it)
    assert [key for key in en if en[key] == it[key]] == []
    assert Counter(key.partition("-")[0] for key in en) == {
        "unit": 6,
        "side": 3,
        "level": 5,
        "deck": 4,
        "season": 3,
        "date": 2,
    }
    assert (en["unit-infantry"], it["unit-infantry"]) == ("Infantry", "Fanteria")
    assert (en["date-autumn"], it["date-autumn"]) == ("Autumn 1919", "autunno 1919")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_calls_units_factions_and_levels_by_their_names(book: Rulebook, lang: str) -> None:
    names = catalogue("names")[lang]
    for key, clause in (("unit-", "LW-UNIT-01"), ("side-", "LW-GEN-02"), ("level-", "LW-HOME-02")):
        wanted = [
            names[name] for name in names if name.startswith(key) and name[len(key) :] not in ("ground", "neutral")
        ]
        assert [name for name in wanted if name not in book.clause(clause, lang).text] == []
    assert names["unit-ground"] in book.clause("LW-UNIT-02", lang).text
