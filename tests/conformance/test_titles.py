"""Every title conforms, on all its modes, seat counts and options; the small titles of the tests do as well."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import wartable
from tests import budget
from tests.small.auction import TITLE as AUCTION
from tests.small.league import TITLE as LEAGUE
from tests.small.skirmish import TITLE as SKIRMISH
from wartable.conformance import assert_conforms, fuzz
from wartable.core.title import Title

OURS = [wartable.title(name) for name in wartable.title_names()]
SMALL = [AUCTION, LEAGUE, SKIRMISH]
EVERY = [pytest.param(title, id=title.name) for title in (*OURS, *SMALL)]
SESSIONS = list(budget.CONFORMANCE)


def clicks(title: Title) -> Mapping[str, int]:
    """Return how many clicks a title gets, by inspection."""
    if title.sheet.space > budget.LARGE_SPACE:
        return budget.LARGE
    if title.sheet.space > budget.MIDDLE_SPACE:
        return {session: count // 2 for session, count in budget.CONFORMANCE.items()}
    return budget.SMALL if title in SMALL else budget.CONFORMANCE


def calls(title: Title) -> int:
    """Return how many calls, good and bad, a title's tables must bear."""
    return budget.FUZZ // budget.SHORT if title.sheet.space > budget.LARGE_SPACE else budget.FUZZ


@pytest.mark.compiled
@pytest.mark.parametrize("session", SESSIONS)
@pytest.mark.parametrize("title", EVERY)
def test_titles_conform(title: Title, session: str) -> None:
    report = assert_conforms(title, steps=clicks(title)[session], seed=1, sessions=[session])
    assert not report.untried, report


@pytest.mark.plain
@pytest.mark.parametrize("session", SESSIONS)
@pytest.mark.parametrize("title", EVERY)
def test_titles_conform_in_plain_python(title: Title, session: str) -> None:
    report = assert_conforms(title, steps=clicks(title)[session] // budget.SHORT, seed=3, sessions=[session])
    assert not report.untried, report


@pytest.mark.compiled
@pytest.mark.parametrize("title", EVERY)
def test_nothing_but_errors_for_users_comes_of_bad_input(title: Title) -> None:
    report = fuzz(title, steps=calls(title), seed=1)
    assert report.ok, report


@pytest.mark.plain
@pytest.mark.parametrize("title", EVERY)
def test_plain_python_bears_bad_input(title: Title) -> None:
    report = fuzz(title, steps=calls(title) // budget.SHORT, seed=3)
    assert report.ok, report


@pytest.mark.soak
@pytest.mark.parametrize("session", SESSIONS)
@pytest.mark.parametrize("title", EVERY)
def test_titles_conform_on_all_pairs_of_options(title: Title, session: str) -> None:
    report = assert_conforms(title, seconds=300, seed=2, sessions=[session], pairs=True)
    assert not report.untried, report


@pytest.mark.soak
@pytest.mark.parametrize("title", EVERY)
def test_titles_bear_bad_input_for_long(title: Title) -> None:
    report = fuzz(title, seconds=120, seed=2)
    assert report.ok, report
