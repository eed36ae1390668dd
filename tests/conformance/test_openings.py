"""Games that begin late: in openings that a title offers, or after a stretch that nobody inspects."""

from __future__ import annotations

from copy import copy

from tests.small.skirmish import TITLE as SKIRMISH
from wartable.conformance import check
from wartable.conformance.cases import cases_of
from wartable.conformance.report import Report
from wartable.conformance.sessions.rules import Rules
from wartable.core.title import Title


def late() -> Title:
    """Skirmish with one opening: its lists are sealed, Red is to march."""
    table = SKIRMISH.open(2, seed=3)
    while "lists" in str(table.state.to_dict()["stack"]):
        table.play_default(table.deciders[0])
    title = copy(SKIRMISH)
    title.openings = (table.state.to_dict(),)
    return title


def test_some_games_begin_in_an_opening() -> None:
    report = check(late(), steps=240, seats=2, seed=1)
    assert report.ok, report
    assert report.counts["openings"] > 0


def test_the_seed_says_where_a_game_begins() -> None:
    title = late()
    [case] = cases_of(title, 2)
    begins = [Rules(title, case, seed, Report(title.name, seed)).late_position() for seed in range(3)]
    assert begins[0] == {}
    assert begins[1]["stack"] == title.openings[0]["stack"]
    assert begins[2] != begins[1]


def test_a_title_without_openings_begins_all_its_games_anew() -> None:
    [case] = cases_of(SKIRMISH, 2)
    for seed in range(3):
        assert Rules(SKIRMISH, case, seed, Report(SKIRMISH.name, seed)).late_position() == {}
