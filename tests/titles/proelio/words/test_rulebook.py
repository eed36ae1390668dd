"""Proelio's rulebook is whole, says the same in both languages, and each clause can stand alone as an answer."""

import re
from pathlib import Path
from typing import ClassVar

import pytest

from tests.titles.rulebooks import RulebookTests, book_of, source, table_rows, words
from wartable.core.text.messages import LANGUAGES
from wartable.core.text.rulebook import ClauseOption, Rulebook

DOCS = Path(__file__).parents[4] / "docs"
RULINGS_PAGES = {"en": DOCS / "proelio-rulings.md", "it": DOCS / "it" / "proelio-rulings.md"}

# Each topic of the ids: the section it stands in and how many clauses it has.
TOPICS = {
    "GEN": ("general", 8),
    "SET": ("setup", 8),
    "TURN": ("turn", 12),
    "HAND": ("hand", 12),
    "FORT": ("fortification", 22),
    "ATK": ("attacking", 15),
    "ATC": ("attack_cards", 6),
    "INF": ("infiltration", 9),
    "DEF": ("defence", 13),
    "DFC": ("defence_cards", 4),
    "PAT": ("patrol", 7),
    "RES": ("resolution", 18),
    "LOOT": ("loot", 5),
    "ELIM": ("defeat", 7),
    "ACT": ("action", 11),
    "STR": ("strategy_cards", 9),
    "PLG": ("plague", 11),
    "IMP": ("imperial_deck", 15),
    "ALY": ("allied_houses", 11),
    "DECK": ("exhaustion", 4),
    "WIN": ("victory", 6),
}

# Sections for the reader alone, without clauses.
AIDS = ("introduction", "summary", "cards", "who_sees_what", "clock")
SECTIONS = (*(key for key, _ in TOPICS.values()), "rulings")

OPTIONS = {
    "PR-RULING-03": ClauseOption("illegal_attack", "prevent", ("allow_and_penalise",)),
    "PR-RULING-05": ClauseOption("over_limit_defence", "counts_zero", ("forbidden",)),
    "PR-RULING-06": ClauseOption("hand_limit_timing", "immediate", ("as_written",)),
    "PR-RULING-09": ClauseOption("allow_pass", "false", ("true",)),
    "PR-RULING-10": ClauseOption("elimination_check", "after_any_attack", ("only_if_not_repelled",)),
    "PR-RULING-28": ClauseOption("gunpowder_min_level", "0", ("1-4",)),
    "PR-RULING-29": ClauseOption("gunpowder_loot", "0", ("1-5",)),
    "PR-RULING-32": ClauseOption("pending_attacks_per_target", "1", ("unlimited",)),
    "PR-RULING-38": ClauseOption("temporary_alliance_self", "true", ("false",)),
    "PR-RULING-43": ClauseOption("discard_visibility", "open", ("top_only",)),
    "PR-RULING-45": ClauseOption("reshuffle", "on_need", ("on_exhaustion",)),
    "PR-RULING-51": ClauseOption("absent_player", "automated_takeover", ("abort_no_result",)),
    "PR-RULING-52": ClauseOption("ally_hand_visible", "false", ("true",)),
    "PR-RULING-56": ClauseOption("round_cap", "none", ("1-999",)),
}

# Name in English and Italian, value as printed in the table, level of the minimum Fortification, copies.
CARDS = [
    ("Shields", "Scudi", "1", 0, 18),
    ("Palisades", "Palizzate", "2", 1, 11),
    ("Towers", "Torri", "3", 2, 7),
    ("Patrol", "Ronda", "1", 0, 4),
    ("Manure", "Letame", "0", 0, 4),
    ("Soldiers", "Soldati", "1", 0, 10),
    ("Knights", "Cavalieri", "2", 1, 10),
    ("Trebuchets", "Trabucchi", "3", 2, 7),
    ("Infiltration", "Infiltrazione", "0", 0, 5),
    ("Resources", "Risorse", "–", 0, 4),
    ("Temporary Alliance", "Alleanza Temporanea", "–", 0, 2),
    ("The Plague!", "La Peste!", "–", 0, 2),
    ("Fortress", "Fortezza", "4", 3, 4),
    ("Imperial Edict", "Editto Imperiale", "absolute", 0, 3),
    ("Imperial Manure", "Letame Imperiale", "0", 0, 2),
    ("Hero", "Eroe", "4", 3, 6),
    ("Gunpowder", "Polvere Pirica", "absolute", 0, 3),
    ("Imperial Resources", "Risorse Imperiali", "–", 0, 4),
    ("Inquisition", "Inquisizione", "–", 0, 2),
]


@pytest.fixture
def book() -> Rulebook:
    return book_of("proelio")


class TestRulebook(RulebookTests):
    title = "proelio"
    prefix = "PR"
    topics = TOPICS
    clauses = 213
    rulings = 58
    chapters = 11
    longest_ruling = 370
    leaning = ("PR-GEN-08", "PR-FORT-22", "PR-ATC-06", "PR-LOOT-02", "PR-LOOT-05", "PR-PLG-09", "PR-ALY-03")
    options = OPTIONS
    tables: ClassVar = {"who_sees_what": 14, "clock": 7}
    pairs = (
        ("WIN-06", "RULING-51"),
        ("RULING-51", "WIN-06"),
        ("FORT-05", "RULING-05"),
        ("RULING-05", "FORT-05"),
    )


def cards_section(lang: str) -> str:
    return source("proelio", lang).partition("{#cards}\n")[2].partition("\n## ")[0]


def card_rows(lang: str) -> list[list[str]]:
    return [row for row in table_rows(cards_section(lang)) if row[-1].isdigit()]


def test_sections_stand_in_the_order_of_the_game(book: Rulebook) -> None:
    assert book.section_keys == (*AIDS, *SECTIONS)
    assert [int(name.rpartition("-")[2]) for name in book.ids if "RULING" in name] == list(range(1, 59))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sections_are_numbered(book: Rulebook, lang: str) -> None:
    for number, key in enumerate(SECTIONS, 1):
        assert book.section(key, lang).title.startswith(f"{number}. ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_defeat_is_judged_after_an_attack(book: Rulebook, lang: str) -> None:
    assert ("after an attack" if lang == "en" else "dopo un Attacco") in book.clause("PR-ELIM-02", lang).text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_table_has_every_card_with_its_figures(lang: str) -> None:
    names = [card[LANGUAGES.index(lang)] for card in CARDS]
    rows = card_rows(lang)
    assert [row[0] for row in rows] == names
    ladder = ["Shields", "Palisades", "Towers"] if lang == "en" else ["Scudi", "Palizzate", "Torri"]
    for (_, _, value, level, copies), (_, _, shown, minimum, _, count) in zip(CARDS, rows, strict=True):
        if value == "absolute":
            assert shown in ("absolute", "assoluta", "assoluto")
        else:
            assert shown == value
        if level:
            assert minimum == f"{ladder[level - 1]} ({level})"
        else:
            assert minimum == ("none" if lang == "en" else "nessuna")
        assert int(count) == copies


@pytest.mark.parametrize(("lang", "word"), [("en", "reconstruction"), ("it", "ricostruzione")])
def test_numbers_of_copies_are_said_to_be_a_reconstruction(lang: str, word: str) -> None:
    assert word in cards_section(lang)
    copies = [int(row[5]) for row in card_rows(lang)]
    assert (sum(copies[:12]), sum(copies[12:])) == (84, 24)
    last = cards_section(lang).strip().splitlines()[-1]
    assert re.findall(r"\d+", last) == ["84", "82", "24"]


@pytest.mark.clause("PR-RULING-01")
@pytest.mark.parametrize(("lang", "names"), [("en", {"tower", "walls"}), ("it", {"torre", "mura"})])
def test_towers_have_one_name(book: Rulebook, lang: str, names: set[str]) -> None:
    elsewhere = [name for name in book.ids if words(book.clause(name, lang).text) & names]
    assert elsewhere == ["PR-DFC-03", "PR-RULING-01"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reader_finds_the_plague_by_its_name(book: Rulebook, lang: str) -> None:
    found = [clause.id for clause in book.find("plague" if lang == "en" else "PESTE", lang)]
    assert "PR-PLG-03" in found
    assert "PR-ATK-09" not in found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_on_rulings_has_every_option(lang: str) -> None:
    rows = [row for row in table_rows(RULINGS_PAGES[lang].read_text(encoding="utf-8")) if row[0].startswith("`")]
    mode, *rows = rows  # follows from no ruling
    assert (mode[0], mode[-1]) == ("`mode`", "PR-GEN-02")
    for name, default, others, change, ruling in rows:
        shown = ClauseOption(name.strip("`"), default.strip("`"), tuple(others.strip("`").split("`, `")))
        assert shown == OPTIONS[ruling]
        assert change.endswith(".")
    assert [row[-1] for row in rows] == list(OPTIONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_on_rulings_names_every_ruling_and_no_unknown_clause(book: Rulebook, lang: str) -> None:
    named = set(re.findall(r"PR-[A-Z]+-[0-9]+", RULINGS_PAGES[lang].read_text(encoding="utf-8")))
    assert named <= set(book.ids)
    assert {name for name in book.ids if "RULING" in name} <= named


def test_the_page_on_rulings_names_the_same_clauses_in_both_languages() -> None:
    en, it = (re.findall(r"PR-[A-Z]+-[0-9]+", RULINGS_PAGES[lang].read_text(encoding="utf-8")) for lang in LANGUAGES)
    assert en == it
