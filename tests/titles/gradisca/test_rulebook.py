"""The rulebook of La Guerra di Gradisca is whole, says the same in both languages, and its options can be chosen."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from wartable.core.options import options_of
from wartable.core.text.messages import LANGUAGES
from wartable.core.text.rulebook import ClauseOption, Rulebook, plain

HERE = files("wartable") / "titles" / "gradisca"
ID = r"GR-[A-Z0-9.]+-[0-9]+"

# Each rule of the game's text, in its order: the section it stands in and how many clauses it has.
RULES = {
    "1": ("game", 2),
    "2.1": ("components", 19),
    "2.2": ("components", 2),
    "2.3": ("components", 11),
    "2.4": ("components", 2),
    "3": ("scale", 2),
    "4": ("setup", 15),
    "4.1": ("setup", 12),
    "5": ("activation", 23),
    "5.1": ("activation", 11),
    "6": ("movement", 26),
    "7": ("combat", 4),
    "7.1": ("combat", 23),
    "7.2": ("combat", 12),
    "7.3": ("combat", 12),
    "7.4": ("combat", 6),
    "7.4.1": ("combat", 9),
    "7.4.2": ("combat", 9),
    "7.5": ("combat", 11),
    "7.6": ("combat", 2),
    "7.7": ("combat", 3),
    "8.1": ("special_units", 4),
    "8.2": ("special_units", 2),
    "8.3": ("special_units", 2),
    "9": ("stacking", 5),
    "10": ("forts", 12),
    "11": ("boroughs", 5),
    "12": ("cards", 23),
    "13": ("victory", 16),
    "14": ("advanced_movement", 3),
    "15": ("rivers", 13),
    "16": ("command_radius", 6),
    "17": ("calls", 14),
    "18": ("rounds", 10),
    "19.1": ("terrain", 4),
    "19.2": ("terrain", 7),
    "20": ("recovery", 2),
    "21": ("supply", 20),
    "21.1": ("supply", 14),
    "22": ("morale", 14),
    "23": ("raids", 26),
    "24": ("camp", 16),
    "25.1": ("advanced_units", 2),
    "25.2": ("advanced_units", 6),
    "25.3": ("advanced_units", 1),
    "26": ("advanced_cards", 9),
    "ASEQ": ("advanced_sequence", 11),
    "NOTE": ("notes", 13),
}
RULINGS = 118
SECTIONS = tuple(dict.fromkeys(key for key, _ in RULES.values()))

# Sections for the reader alone, without clauses.
AIDS = ("introduction", "summary", "content", "who_sees_what", "clock", "basic")
ADVANCED = SECTIONS.index("advanced_movement")

OPTIONS = {
    "GR-RULING-03": ClauseOption("occupation", "any_unit", ("combat_unit",)),
    "GR-RULING-07": ClauseOption("discards", "open", ("top_only",)),
    "GR-RULING-16": ClauseOption("cards_between_zones", "no", ("yes",)),
    "GR-RULING-19": ClauseOption("blocked_mandatory", "may_draw", ("no_draw",)),
    "GR-RULING-22": ClauseOption("reshuffle", "on_empty", ("on_need",)),
    "GR-RULING-34": ClauseOption("stack_mp", "per_unit", ("fixed_at_start",)),
    "GR-RULING-38": ClauseOption("captured_commander_replaced", "no", ("yes",)),
    "GR-RULING-40": ClauseOption("exit_map", "allowed", ("disabled",)),
    "GR-RULING-43": ClauseOption("garrison_guns_fire", "yes", ("no",)),
    "GR-RULING-44": ClauseOption("gun_burst_in_field", "no", ("yes",)),
    "GR-RULING-51": ClauseOption("stand_loss", "one_hit", ("one_unit",)),
    "GR-RULING-52": ClauseOption("retreat_to_attacker_origin", "yes", ("no",)),
    "GR-RULING-54": ClauseOption("no_back_disorganise", "ignore", ("eliminate",)),
    "GR-RULING-57": ClauseOption("bombard_empty_fortress", "no", ("yes",)),
    "GR-RULING-61": ClauseOption("partial_retreat", "no", ("yes",)),
    "GR-RULING-63": ClauseOption("mine_pairs", "one_to_one", ("any_sapper_any_mine",)),
    "GR-RULING-73": ClauseOption("loot", "on_entry", ("on_holding_after_combat",)),
    "GR-RULING-76": ClauseOption("river_cross", "full_allowance", ("ends_move",)),
    "GR-RULING-78": ClauseOption("radius_from", "current_zone", ("zone_at_draw",)),
    "GR-RULING-80": ClauseOption("calls_at_low_morale", "yes", ("no",)),
    "GR-RULING-81": ClauseOption("rounds_threshold", "at_start", ("each_round",)),
    "GR-RULING-83": ClauseOption("difficult_affects_commander", "no", ("yes",)),
    "GR-RULING-88": ClauseOption("sea_supply_serves_camp", "no", ("yes",)),
    "GR-RULING-94": ClauseOption("raid_exit", "leave_before_combat", ("combat_first",)),
    "GR-RULING-97": ClauseOption("incursion_dislodges", "no", ("yes",)),
    "GR-RULING-98": ClauseOption("late_r_card", "immediate", ("track_at_current_turn",)),
}
# These mean nothing in the Basic game; they are the options of the chapters whose heading says so.
ADVANCED_ONLY = [OPTIONS[f"GR-RULING-{n}"].name for n in (76, 78, 80, 81, 83, 88, 94, 97, 98)]
ADVANCED_CHAPTER = {"en": "Advanced game: ", "it": "Gioco avanzato: "}

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


def chapters(book: Rulebook, key: str, lang: str) -> dict[str, list[str]]:
    """Return the smaller headings of a section, each with the clauses below it."""
    parts = [part.partition("\n") for part in book.section(key, lang).text.split("### ")[1:]]
    return {title: re.findall(rf"^- \*\*({ID})\*\*", text, re.M) for title, _, text in parts}


# -- the clauses --


def test_every_clause_and_ruling_is_there_once(book: Rulebook) -> None:
    wanted = [f"GR-{rule}-{n:02}" for rule, (_, count) in RULES.items() for n in range(1, count + 1)]
    assert list(book.ids[: len(wanted)]) == wanted
    assert len(wanted) == 476
    rulings = book.ids[len(wanted) :]
    assert sorted(rulings) == sorted(f"GR-RULING-{n:02}" for n in range(1, RULINGS + 1))


def test_basic_rules_come_before_advanced_ones(book: Rulebook) -> None:
    assert book.section_keys == (*AIDS, *SECTIONS[:ADVANCED], "advanced", *SECTIONS[ADVANCED:], "rulings")
    for key in SECTIONS:
        ids = [f"GR-{rule}-{n:02}" for rule, (at, count) in RULES.items() if at == key for n in range(1, count + 1)]
        assert [clause.id for clause in book.section(key, "en").clauses] == ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sections_have_the_numbers_of_the_rules(book: Rulebook, lang: str) -> None:
    numbered = [book.section(key, lang).title for key in SECTIONS if key not in ("advanced_sequence", "notes")]
    assert [title.partition(". ")[0] for title in numbered] == [str(n) for n in range(1, 27)]
    for key in SECTIONS:
        for title, ids in chapters(book, key, lang).items():
            assert all(name.startswith(f"GR-{title.partition(' ')[0]}-") for name in ids), title


def test_rulings_stand_in_the_same_chapters_in_both_languages(book: Rulebook) -> None:
    en, it = (list(chapters(book, "rulings", lang).values()) for lang in LANGUAGES)
    assert en == it
    assert len(en) == 13
    assert all(en)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_is_a_short_complete_sentence(book: Rulebook, lang: str) -> None:
    for name in book.ids:
        text = plain(book.clause(name, lang).text)
        assert text[0].isupper(), name
        assert text.endswith("."), name
        assert not re.search(r"  |[!?:]\.", text), name
        assert len(text) <= (900 if "RULING" in name else 230), f"{name} has {len(text)} characters"


def test_a_clause_can_stand_alone_as_an_answer(book: Rulebook) -> None:
    leaning = re.compile(r"(It|They|Their|Those|These|Such|Nor|But|And|His|He|Then|Otherwise|In that case)\b")
    alone = [name for name in book.ids if "RULING" not in name]
    assert [name for name in alone if leaning.match(book.clause(name, "en").text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_asks_and_answers(book: Rulebook, lang: str) -> None:
    for clause in book.section("rulings", lang).clauses:
        question, mark, answer = clause.text.partition("? ")
        assert question
        assert mark, f"{clause.id} asks nothing"
        assert answer


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_clauses_and_rules_of_the_book_are_named(book: Rulebook, lang: str) -> None:
    assert set(re.findall(ID, source(lang))) <= set(book.ids)
    for name in book.ids:
        assert name not in book.clause(name, lang).text, f"{name} points to itself"
    known = {rule for rule in RULES if rule[0].isdigit()} | {"8", "19", "25"}
    named = re.findall(r"(?:rules?|regol[ae]) (\d+(?:\.\d+)*)", source(lang))
    assert set(named) <= known
    assert len(named) > 40


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clauses_that_belong_together_name_each_other(book: Rulebook, lang: str) -> None:
    pairs = [("5-18", "RULING-111"), ("7.5-11", "RULING-65"), ("24-11", "RULING-92"), ("10-09", "19.2-04")]
    mutual = [("RULING-65", "RULING-105"), ("RULING-33", "RULING-110"), ("RULING-16", "RULING-109")]
    for one, other in [*pairs, *mutual[:2], mutual[2][::-1]]:
        assert f"GR-{other}" in book.clause(f"GR-{one}", lang).text
    assert "GR-RULING-33" in book.clause("GR-RULING-110", lang).text


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
    for key, least in (("summary", 30), ("who_sees_what", 18), ("clock", 15), ("advanced", 18)):
        rows = [table_rows(book.section(key, lang).text) for lang in LANGUAGES]
        named = [[re.findall(rf"{ID}|\d+", " ".join(row)) for row in table] for table in rows]
        assert len(rows[0]) == len(rows[1]) >= least
        assert named[0] == named[1]


def test_how_a_fortress_is_taken_is_told_in_both_languages(book: Rulebook) -> None:
    en, it = (book.section("basic", lang).text for lang in LANGUAGES)
    assert [re.findall(r"^\d\.", text, re.M) for text in (en, it)] == [["1.", "2.", "3.", "4."]] * 2
    assert re.findall(ID, en) == re.findall(ID, it)


# -- the options --


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_described_in_its_clause(book: Rulebook, lang: str) -> None:
    clauses = [book.clause(name, lang) for name in book.ids]
    assert {clause.id: clause.option for clause in clauses if clause.option} == OPTIONS
    assert len(OPTIONS) == 26


def test_a_table_can_be_opened_with_every_value(book: Rulebook) -> None:
    options = options_of(book, dict.fromkeys(ADVANCED_ONLY, ("advanced",)))
    assert {option.name: option.clause for option in options} == {option.name: id for id, option in OPTIONS.items()}
    for option in options:
        declared = OPTIONS[option.clause]
        assert option.default == declared.default
        assert [option.check(value) for value in option.each_value()] == [declared.default, *declared.others]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_of_the_advanced_game_stand_in_its_chapters(book: Rulebook, lang: str) -> None:
    inside = [
        OPTIONS[name].name
        for title, ids in chapters(book, "rulings", lang).items()
        for name in ids
        if name in OPTIONS and title.startswith(ADVANCED_CHAPTER[lang])
    ]
    assert inside == ADVANCED_ONLY


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_another_value_of_an_option_changes_is_said(book: Rulebook, lang: str) -> None:
    for name, option in OPTIONS.items():
        for value in option.others:
            assert f"`{value}`" in book.clause(name, lang).text, f"{name} does not say what {value} changes"
