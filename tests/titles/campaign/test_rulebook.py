"""The campaign's rulebook is whole, says the same in both languages, and each clause can stand alone as an answer."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import ClassVar

import pytest

from tests.titles.rulebooks import RulebookTests, book_of
from wartable.core.options import options_of
from wartable.core.text.messages import LANGUAGES
from wartable.core.text.rulebook import ClauseOption, Rulebook

# Each topic of the ids: the section it stands in and how many clauses it has.
TOPICS = {
    "GEN": ("general", 5),
    "LEN": ("length", 9),
    "BUD": ("budget", 9),
    "LIST": ("lists", 11),
    "ORG": ("organisation", 4),
    "FLD": ("field", 6),
    "HQ": ("hq", 10),
    "FIX": ("fixed", 7),
    "TYP": ("types", 12),
    "CAP": ("caps", 11),
    "OBJ": ("features", 3),
    "TRN": ("training", 12),
    "COST": ("costs", 6),
    "SUP": ("disbanding", 9),
    "VP": ("victory_points", 7),
    "PTS": ("points", 3),
    "SPD": ("spending", 8),
    "END": ("end", 4),
    "WIN": ("victory", 7),
}

# Sections for the reader alone, without clauses.
AIDS = ("introduction", "summary", "catalogues", "resolver", "who_sees_what", "clock", "history")

OPTIONS = {
    "CA-LEN-03": ClauseOption("battles_planned", "5", ("3-7",)),
    "CA-BUD-01": ClauseOption("year", "1943", ("1939-1945",)),
    "CA-RULING-02": ClauseOption("objective_points_to_pool", "false", ("true",)),
    "CA-RULING-05": ClauseOption("hidden_preparation", "true", ("false",)),
    "CA-RULING-07": ClauseOption("carry_unspent_budget", "false", ("true",)),
    "CA-RULING-10": ClauseOption("independent_platoons", "false", ("true",)),
    "CA-RULING-12": ClauseOption("partial_company", "always", ("only_full_strength",)),
    "CA-RULING-17": ClauseOption("split_platoons", "false", ("true",)),
    "CA-RULING-19": ClauseOption("no_force", "forfeit", ("campaign_lost",)),
    "CA-RULING-20": ClauseOption("marginal_count", "consecutive", ("cumulative",)),
    "CA-RULING-23": ClauseOption("repelled_assault", "counterattack", ("by_result",)),
    "CA-RULING-24": ClauseOption("after_won_assault", "assault", ("by_last_result",)),
    "CA-RULING-26": ClauseOption("battle_outcome", "declared", ("computed",)),
    "CA-RULING-27": ClauseOption("objective_points_to", "attacker_only", ("controller",)),
    "CA-RULING-28": ClauseOption("strategic_features", "3", ("1-5",)),
    "CA-RULING-31": ClauseOption("ladder", "four", ("three",)),
    "CA-RULING-40": ClauseOption("disband_condition", "cannot_afford_all", ("any_understrength",)),
    "CA-RULING-47": ClauseOption("restoration_price", "original_entry", ("cheapest_legal",)),
    "CA-RULING-51": ClauseOption("final_vp_threshold", "3000", ("0-20000",)),
    "CA-RULING-53": ClauseOption("concede", "decisive_for_opponent", ("no_result",)),
    "CA-RULING-55": ClauseOption("dice_source", "engine", ("entered",)),
    "CA-RULING-63": ClauseOption("battles", "each", ("table", "auto")),
}


@pytest.fixture
def book() -> Rulebook:
    return book_of("campaign")


class TestRulebook(RulebookTests):
    title = "campaign"
    prefix = "CA"
    topics = TOPICS
    clauses = 143
    rulings = 69
    chapters = 8
    options = OPTIONS
    tables: ClassVar = {"summary": 36, "catalogues": 12, "resolver": 13, "who_sees_what": 11, "clock": 10}
    pairs = (("RULING-12", "RULING-58"), ("END-02", "WIN-01"), ("WIN-07", "WIN-02"))


def test_sections_stand_in_the_order_of_the_game(book: Rulebook) -> None:
    assert book.section_keys == (*AIDS, *(key for key, _ in TOPICS.values()), "rulings")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sections_are_numbered(book: Rulebook, lang: str) -> None:
    keys = [*(key for key, _ in TOPICS.values()), "rulings"]
    assert [book.section(key, lang).title.partition(". ")[0] for key in keys] == [str(n) for n in range(1, 21)]
    assert re.search(r"\b20\b", book.section("introduction", lang).text)


@pytest.mark.parametrize(("lang", "point"), [("en", "."), ("it", ",")])
def test_the_figures_of_the_resolver_are_those_of_its_data(book: Rulebook, lang: str, point: str) -> None:
    data = json.loads(files("wartable.titles.campaign").joinpath("content/resolver.json").read_text("utf-8"))
    said = re.findall(r"(\d+(?:[.,]\d+)?)%", book.section("resolver", lang).text)
    parts = [*data["fortune"], *data["hit"].values(), data["recon_factor"]]
    shares = [data["withdrawal"]["per_cent_left"], data["objective"]["advance"], data["objective"]["assault"]]
    assert said == [f"{number:g}".replace(".", point) for number in (*(part / 100 for part in parts), *shares)]


def test_a_table_can_be_opened_with_every_value(book: Rulebook) -> None:
    options = options_of(book)
    assert [option.name for option in options] == [wanted.name for wanted in OPTIONS.values()]
    assert all(option.clause == name for option, name in zip(options, OPTIONS, strict=True))
    by_name = {option.name: option for option in options}
    assert [by_name["year"].check(year) for year in (1939, 1945)] == [1939, 1945]
    assert [by_name["battles_planned"].check(count) for count in (3, 7)] == [3, 7]
