"""Every title conforms: Proelio on all its modes, seat counts and options, and the two small titles."""

from __future__ import annotations

import pytest

import wartable
from tests.small.auction import TITLE as AUCTION
from tests.small.skirmish import TITLE as SKIRMISH
from wartable._build import COMPILED
from wartable.conformance import assert_conforms, fuzz
from wartable.core.title import Title

PROELIO = wartable.title("proelio")
# The compiled build plays several times as many games a second.
SHARE = 0.4 if COMPILED else 1.0
SESSIONS = ("rules", "table", "twins", "redeal")
SMALL = [pytest.param(title, id=title.name) for title in (AUCTION, SKIRMISH)]
EVERY = [pytest.param(PROELIO, id="proelio"), *SMALL]


@pytest.mark.parametrize("session", SESSIONS)
def test_proelio_conforms(session: str) -> None:
    report = assert_conforms(PROELIO, seconds=14 * SHARE, seed=1, sessions=[session], whole=True)
    assert not report.untried, report


@pytest.mark.parametrize("title", SMALL)
def test_the_small_titles_conform(title: Title) -> None:
    report = assert_conforms(title, seconds=12 * SHARE, seed=1, whole=True)
    assert not report.untried, report


@pytest.mark.parametrize("title", EVERY)
def test_nothing_but_errors_for_users_comes_of_bad_input(title: Title) -> None:
    report = fuzz(title, seconds=4 * SHARE, seed=1)
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
