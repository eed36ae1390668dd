"""Let's War's rulebook is whole, says the same in both languages, and each clause can stand alone as an answer."""

from __future__ import annotations

import re
from typing import ClassVar

import pytest

from tests.titles.rulebooks import ID, RulebookTests, book_of
from wartable.core.options import options_of
from wartable.core.text.messages import LANGUAGES
from wartable.core.text.rulebook import ClauseOption, Rulebook

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


@pytest.fixture
def book() -> Rulebook:
    return book_of("letswar")


class TestRulebook(RulebookTests):
    title = "letswar"
    prefix = "LW"
    topics = TOPICS
    clauses = 296
    rulings = RULINGS
    chapters = 14
    options = OPTIONS
    explained_together = ORDERS
    in_tables = ID.pattern  # of the steps of a turn English tells the number, Italian the name
    tables: ClassVar = {"summary": 18, "cards": 4, "who_sees_what": 18, "clock": 7}
    pairs = (
        ("SETUP-20", "RULING-47"),
        ("RULING-47", "SETUP-20"),
        ("HF-10", "RULING-38"),
        ("RULING-38", "HF-10"),
        ("RULING-18", "RULING-96"),
        ("P3-06", "RULING-62"),
    )


def test_sections_stand_in_the_order_of_the_game(book: Rulebook) -> None:
    assert book.section_keys == (*AIDS, *(key for key, _ in TOPICS.values()), "rulings")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sections_are_numbered(book: Rulebook, lang: str) -> None:
    keys = [*(key for key, _ in TOPICS.values()), "rulings"]
    assert [book.section(key, lang).title.partition(". ")[0] for key in keys] == [str(n) for n in range(1, 30)]
    assert re.search(r"\b29\b", book.section("introduction", lang).text)


def test_a_table_can_be_opened_with_every_value(book: Rulebook) -> None:
    options = options_of(book)
    assert [option.name for option in options] == [wanted.name for wanted in OPTIONS.values()]
    by_name = {option.name: option for option in options}
    assert by_name["tax_into_revolution"].default is True
    assert [by_name["italy_seat"].check(n) for n in (1, 6)] == [1, 6]
    assert all(option.clause == name for option, name in zip(options, OPTIONS, strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_orders_of_play_are_explained_in_one_ruling(book: Rulebook, lang: str) -> None:
    for name in ORDERS:
        assert f"`{OPTIONS[name].name}`" in book.clause("LW-RULING-46", lang).text
