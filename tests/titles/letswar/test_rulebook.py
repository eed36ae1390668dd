"""Let's War's rulebook is whole, says the same in both languages, and each clause can stand alone as an answer."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from wartable.core.options import options_of
from wartable.core.text.messages import LANGUAGES
from wartable.core.text.rulebook import ClauseOption, Rulebook, plain

HERE = files("wartable") / "titles" / "letswar"
ID = r"LW-[A-Z0-9]+-[0-9]+"

# Each topic of the ids: the section it stands in and how many clauses it has.
TOPICS = {
    "GEN": ("general", 6),
    "WIN": ("victory", 15),
    "ARM": ("armistice", 12),
    "CONF": ("conflict_cards", 12),
    "NAT": ("nation_cards", 11),
    "CHAR": ("characters", 14),
    "EVT": ("events", 9),
    "UNIT": ("combat_gauge", 7),
    "HOME": ("homefront_gauge", 5),
    "CAL": ("calendar", 7),
    "SETUP": ("setup", 29),
    "SEAT": ("seats", 4),
    "PREL": ("prelude", 10),
    "TURN": ("turn", 9),
    "PLAY": ("playing", 5),
    "EQUIP": ("equipment", 14),
    "MONEY": ("money", 8),
    "SPY": ("spies", 16),
    "CBT": ("combat", 27),
    "HF": ("homefront", 10),
    "HAND": ("discards", 8),
    "OFF": ("offensive", 8),
    "ITALY": ("italy", 20),
    "AUC": ("auction", 8),
    "P2": ("two_players", 5),
    "P3": ("three_players", 7),
    "QA": ("quick_answers", 6),
    "COMP": ("components", 4),
}
RULINGS = 99

# Sections for the reader alone, without clauses.
AIDS = ("introduction", "summary", "cards", "who_sees_what", "clock")

ENTENTE = (
    "france_russia_great_britain",
    "great_britain_france_russia",
    "great_britain_russia_france",
    "russia_france_great_britain",
    "russia_great_britain_france",
)
CENTRAL_EMPIRES = (
    "germany_ottoman_austria_hungary",
    "austria_hungary_germany_ottoman",
    "austria_hungary_ottoman_germany",
    "ottoman_germany_austria_hungary",
    "ottoman_austria_hungary_germany",
)
OPTIONS = {
    "LW-SETUP-01": ClauseOption("entente", "france_great_britain_russia", ENTENTE),
    "LW-SETUP-02": ClauseOption("central_empires", "germany_austria_hungary_ottoman", CENTRAL_EMPIRES),
    "LW-SETUP-20": ClauseOption("territory_depth", "half", ("whole", "third")),
    "LW-HF-10": ClauseOption("tax_into_revolution", "true", ("false",)),
    "LW-RULING-03": ClauseOption("event_order", "calendar_then_event", ("event_then_calendar",)),
    "LW-RULING-05": ClauseOption("date_after_loop", "latest_reached", ("marker",)),
    "LW-RULING-24": ClauseOption("character_rotation_scope", "all", ("first_player",)),
    "LW-RULING-25": ClauseOption("shuffle_characters", "false", ("true",)),
    "LW-RULING-09": ClauseOption("equip_destroyed_units", "true", ("false",)),
    "LW-RULING-20": ClauseOption("nation_purchases_per_turn", "unlimited", ("1",)),
    "LW-RULING-11": ClauseOption("spy_lifecycle", "board", ("hand", "one_shot")),
    "LW-RULING-12": ClauseOption("spy_limit", "per_player", ("per_card",)),
    "LW-RULING-15": ClauseOption("spy_task2_zone", "board", ("board_or_hand",)),
    "LW-RULING-86": ClauseOption("task1_may_take_spies", "anywhere", ("hand_only", "never")),
    "LW-RULING-30": ClauseOption("miss_stops_automatic", "false", ("true",)),
    "LW-RULING-89": ClauseOption("absent_player", "automated_takeover", ("defeat",)),
    "LW-RULING-38": ClauseOption("tax_per_turn", "1", ("unlimited",)),
    "LW-RULING-79": ClauseOption("italy_seat", "6", ("1-5",)),
    "LW-RULING-47": ClauseOption("territory_timing", "after_deal", ("before_deal",)),
    "LW-RULING-48": ClauseOption("territory_replacement", "setup_only", ("never", "always")),
    "LW-RULING-51": ClauseOption("neutral_italy_attack", "triggers_entry", ("forbidden",)),
    "LW-RULING-52": ClauseOption("italy_discard_timing", "after_resolution", ("before_resolution",)),
    "LW-RULING-55": ClauseOption("neutral_italy_defeat", "eliminate_and_continue", ("homefront_floor_unrest",)),
    "LW-RULING-56": ClauseOption("auction_source", "hand_and_board", ("hand_only",)),
    "LW-RULING-58": ClauseOption("auction_tie", "italy_chooses", ("rebid", "random")),
    "LW-RULING-62": ClauseOption("three_player_fallback", "two_player_rules", ("standard_rules",)),
    "LW-RULING-65": ClauseOption("armistice_in_prelude", "ends_game", ("reshuffle",)),
    "LW-RULING-66": ClauseOption("armistice_score", "sum", ("average_per_nation",)),
    "LW-RULING-68": ClauseOption("final_tiebreak", "seeded_duel", ("reported_result", "shared_victory")),
    "LW-RULING-69": ClauseOption("armistice", "off", ("whole_deck", "second_half")),
}
# What these change is one thing for all values: the order.
ORDERS = ("LW-SETUP-01", "LW-SETUP-02")

ENGLISH = {"the", "and", "of", "is", "are", "you", "your", "with", "card", "cards", "hand", "attack", "player", "may"}
ITALIAN = {"il", "gli", "della", "di", "che", "non", "è", "sono", "con", "carta", "carte", "una", "nella", "puoi"}


def source(lang: str) -> str:
    return (HERE / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return Rulebook({lang: source(lang) for lang in LANGUAGES})


def words(text: str) -> set[str]:
    """Return the words of a text without the names of options, which are the same in every language."""
    return set(re.findall(r"[a-zàèéìòù]+", re.sub(r"`[^`]*`", "", text).casefold()))


def sentences(text: str) -> set[str]:
    return {part.strip() for part in re.split(r"(?<=[.?]) ", plain(text)) if len(part.split()) > 2}


def table_rows(text: str) -> list[list[str]]:
    """Return the cells of the rows of all tables of a text."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


# -- the clauses --


def test_every_clause_and_ruling_is_there_once(book: Rulebook) -> None:
    wanted = [f"LW-{topic}-{n:02}" for topic, (_, count) in TOPICS.items() for n in range(1, count + 1)]
    assert list(book.ids[: len(wanted)]) == wanted
    assert len(wanted) == 296
    rulings = book.ids[len(wanted) :]
    assert sorted(rulings) == [f"LW-RULING-{n:02}" for n in range(1, RULINGS + 1)]


def test_clauses_stand_in_their_sections_in_the_order_of_the_game(book: Rulebook) -> None:
    assert book.section_keys == (*AIDS, *(key for key, _ in TOPICS.values()), "rulings")
    for topic, (key, count) in TOPICS.items():
        ids = [clause.id for clause in book.section(key, "en").clauses]
        assert len(ids) == count
        assert all(name.startswith(f"LW-{topic}-") for name in ids)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sections_are_numbered(book: Rulebook, lang: str) -> None:
    keys = [*(key for key, _ in TOPICS.values()), "rulings"]
    assert [book.section(key, lang).title.partition(". ")[0] for key in keys] == [str(n) for n in range(1, 30)]
    assert re.search(r"\b29\b", book.section("introduction", lang).text)


def test_rulings_stand_in_the_same_chapters_in_both_languages(book: Rulebook) -> None:
    chapters = []
    for lang in LANGUAGES:
        parts = book.section("rulings", lang).text.split("\n### ")[1:]
        chapters.append([re.findall(r"^- \*\*(LW-RULING-\d+)\*\*", part, re.M) for part in parts])
    assert chapters[0] == chapters[1]
    assert len(chapters[0]) == 14
    assert all(chapters[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_is_a_short_complete_sentence(book: Rulebook, lang: str) -> None:
    for name in book.ids:
        text = plain(book.clause(name, lang).text)
        assert text[0].isupper(), name
        assert text.endswith("."), name
        assert not re.search(r"  |[!?:]\.", text), name
        assert len(text) <= (900 if "RULING" in name else 230), f"{name} has {len(text)} characters"


def test_a_clause_does_not_lean_on_the_one_before(book: Rulebook) -> None:
    """It is cited alone, so it must say what it is about."""
    leaning = {"It", "Its", "Then", "So", "This", "That", "These", "They", "Also"}
    assert [name for name in book.ids if book.clause(name, "en").text.split()[0] in leaning] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_asks_and_answers(book: Rulebook, lang: str) -> None:
    for clause in book.section("rulings", lang).clauses:
        question, mark, answer = clause.text.partition("? ")
        assert question
        assert mark, f"{clause.id} asks nothing"
        assert answer


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_clauses_of_the_book_are_named(book: Rulebook, lang: str) -> None:
    assert set(re.findall(ID, source(lang))) <= set(book.ids)
    for name in book.ids:
        assert name not in book.clause(name, lang).text, f"{name} points to itself"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clauses_that_belong_together_name_each_other(book: Rulebook, lang: str) -> None:
    pairs = [("SETUP-20", "RULING-47"), ("HF-10", "RULING-38"), ("RULING-18", "RULING-96"), ("P3-06", "RULING-62")]
    for one, other in pairs:
        assert f"LW-{other}" in book.clause(f"LW-{one}", lang).text
    for one, other in pairs[:2]:
        assert f"LW-{one}" in book.clause(f"LW-{other}", lang).text


# -- the languages --


@pytest.mark.parametrize(("lang", "foreign"), [("it", ENGLISH), ("en", ITALIAN)])
def test_no_clause_speaks_the_other_language(book: Rulebook, lang: str, foreign: set[str]) -> None:
    found = {name: words(book.clause(name, lang).text) & foreign for name in book.ids}
    assert {name: hits for name, hits in found.items() if hits} == {}


def test_no_sentence_is_the_same_in_both_languages(book: Rulebook) -> None:
    for name in book.ids:
        en, it = (sentences(book.clause(name, lang).text) for lang in LANGUAGES)
        assert en & it == set(), name


def test_figures_options_and_references_are_the_same_in_both_languages(book: Rulebook) -> None:
    for name in book.ids:
        en, it = (book.clause(name, lang).text for lang in LANGUAGES)
        for pattern in (r"\d+", r"`[^`]+`", ID):
            assert Counter(re.findall(pattern, en)) == Counter(re.findall(pattern, it)), name


def test_tables_for_the_reader_have_the_same_rows_in_both_languages(book: Rulebook) -> None:
    for key, least in (("summary", 18), ("cards", 4), ("who_sees_what", 18), ("clock", 7)):
        rows = [table_rows(book.section(key, lang).text) for lang in LANGUAGES]
        named = [[re.findall(ID, " ".join(row)) for row in table] for table in rows]
        assert len(rows[0]) == len(rows[1]) >= least
        assert named[0] == named[1]


# -- the options --


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_described_in_its_clause(book: Rulebook, lang: str) -> None:
    clauses = [book.clause(name, lang) for name in book.ids]
    assert {clause.id: clause.option for clause in clauses if clause.option} == OPTIONS


def test_a_table_can_be_opened_with_every_value(book: Rulebook) -> None:
    options = options_of(book)
    assert [option.name for option in options] == [wanted.name for wanted in OPTIONS.values()]
    by_name = {option.name: option for option in options}
    assert by_name["tax_into_revolution"].default is True
    assert [by_name["italy_seat"].check(n) for n in (1, 6)] == [1, 6]
    assert all(option.clause == name for option, name in zip(options, OPTIONS, strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_another_value_of_an_option_changes_is_said(book: Rulebook, lang: str) -> None:
    number = "number" if lang == "en" else "numero"
    for name, option in OPTIONS.items():
        if name not in ORDERS:
            for value in option.others:
                shown = number if "-" in value else f"`{value}`"
                assert shown in book.clause(name, lang).text, f"{name} does not say what {value} changes"
    for name in ORDERS:
        assert f"`{OPTIONS[name].name}`" in book.clause("LW-RULING-46", lang).text
