"""The rulebook of La Guerra di Gradisca is whole, says the same in both languages, and its options can be chosen."""

from __future__ import annotations

import re
from typing import ClassVar

import pytest

from tests.titles.rulebooks import ID, RulebookTests, book_of, chapters, source
from wartable.core.options import options_of
from wartable.core.text.messages import LANGUAGES
from wartable.core.text.rulebook import ClauseOption, Rulebook

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
AIDS = ("introduction", "summary", "content", "history", "who_sees_what", "clock", "basic")
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


@pytest.fixture
def book() -> Rulebook:
    return book_of("gradisca")


class TestRulebook(RulebookTests):
    title = "gradisca"
    prefix = "GR"
    topics = RULES
    clauses = 476
    rulings = RULINGS
    chapters = 13
    options = OPTIONS
    tables: ClassVar = {"summary": 30, "who_sees_what": 18, "clock": 15, "advanced": 18}
    pairs = (
        ("5-18", "RULING-111"),
        ("7.5-11", "RULING-65"),
        ("24-11", "RULING-92"),
        ("10-09", "19.2-04"),
        ("RULING-65", "RULING-105"),
        ("RULING-33", "RULING-110"),
        ("RULING-110", "RULING-33"),
        ("RULING-109", "RULING-16"),
    )


def test_basic_rules_come_before_advanced_ones(book: Rulebook) -> None:
    assert book.section_keys == (*AIDS, *SECTIONS[:ADVANCED], "advanced", *SECTIONS[ADVANCED:], "rulings")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sections_have_the_numbers_of_the_rules(book: Rulebook, lang: str) -> None:
    numbered = [book.section(key, lang).title for key in SECTIONS if key not in ("advanced_sequence", "notes")]
    assert [title.partition(". ")[0] for title in numbered] == [str(n) for n in range(1, 27)]
    for key in SECTIONS:
        for title, ids in chapters(book, key, lang).items():
            assert all(name.startswith(f"GR-{title.partition(' ')[0]}-") for name in ids), title


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_rules_of_the_book_are_named(lang: str) -> None:
    known = {rule for rule in RULES if rule[0].isdigit()} | {"8", "19", "25"}
    named = re.findall(r"(?:rules?|regol[ae]) (\d+(?:\.\d+)*)", source("gradisca", lang))
    assert set(named) <= known
    assert len(named) > 40


def test_how_a_fortress_is_taken_is_told_in_both_languages(book: Rulebook) -> None:
    en, it = (book.section("basic", lang).text for lang in LANGUAGES)
    assert [re.findall(r"^\d\.", text, re.M) for text in (en, it)] == [["1.", "2.", "3.", "4."]] * 2
    assert ID.findall(en) == ID.findall(it)


def test_a_table_can_be_opened_with_every_value(book: Rulebook) -> None:
    assert len(OPTIONS) == 26
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
