"""Conformance can fail: each title that is broken on purpose is caught by the check that names what is wrong."""

from __future__ import annotations

import re

import pytest

from tests import budget
from tests.conformance.broken import broken_titles
from tests.conformance.broken_secrets import cheat
from tests.conformance.tiny import Tiny
from wartable.conformance import CHECKS, again, assert_conforms, check, fuzz
from wartable.core.title import Title

BROKEN = list(broken_titles())


@pytest.mark.parametrize(("title", "session", "name"), [flaw[1:] for flaw in BROKEN], ids=[flaw[0] for flaw in BROKEN])
def test_a_broken_title_is_caught(title: Title, session: str, name: str) -> None:
    report = check(title, steps=budget.CAUGHT, seats=3, sessions=[session], stop=name)
    assert report.failed[name], f"not caught; {report}"
    assert not report.ok
    finding = next(finding for finding in report.findings if finding.check == name)
    assert f"{name}: {finding.message}" in str(report)


@pytest.mark.parametrize(
    ("flaw", "session", "told"),
    [
        ("TellingArgument", "redeal", r"after seat \d, 'draw' \(code \d+\) the line 'drew' tells seat (\d+) / (\d+)"),
        ("WideAudience", "redeal", r"'lay \w+' \(code \d+\) the line 'laid' tells \w+ (\d+) / (\d+)"),
        ("WideChance", "redeal", r"after seat \d, 'draw' \(code \d+\) chance shows (\d+) / (\d+)"),
        ("LookForgotten", "twins", r"the line 'looked' tells \w+ (\d+) / (\d+)"),
    ],
)
def test_a_telling_line_says_what_it_tells_and_what_to_do(flaw: str, session: str, told: str) -> None:
    title = next(one[1] for one in BROKEN if one[0] == flaw)
    report = check(title, steps=budget.CAUGHT, seats=3, sessions=[session], stop="leak-log")
    message = next(finding.message for finding in report.findings if finding.check == "leak-log")
    found = re.search(told, message)
    assert found is not None, message
    assert found[1] != found[2]
    assert message.endswith("; keep it in the view, or do not tell it")


def test_every_check_can_fail() -> None:
    assert {flaw[3] for flaw in BROKEN} | {"bot"} == set(CHECKS)


def test_a_bot_that_looks_at_other_hands_is_caught() -> None:
    report = check(Tiny(), steps=budget.CAUGHT, seats=3, sessions=["twins"], bots={"cheat": cheat}, stop="bot")
    assert report.failed["bot"], str(report)


@pytest.mark.compiled
@pytest.mark.parametrize(("session", "clicks"), budget.TINY.items())
def test_the_title_that_is_not_broken_passes(session: str, clicks: int) -> None:
    report = assert_conforms(Tiny(), steps=clicks, seed=1, sessions=[session])
    assert report.counts["steps"] == clicks


def test_a_finding_can_be_seen_again() -> None:
    title = next(flaw[1] for flaw in BROKEN if flaw[0] == "LosesCards")
    finding = check(title, steps=budget.CAUGHT, sessions=["rules"], stop="conserved").findings[0]
    report = again(title, finding)
    assert finding.message in [other.message for other in report.findings]
    assert report.failed["conserved"]


def test_a_broken_title_does_not_conform() -> None:
    title = next(flaw[1] for flaw in BROKEN if flaw[0] == "ListsTheRefused")
    with pytest.raises(AssertionError, match="what is listed is accepted"):
        assert_conforms(title, steps=900, sessions=["rules"])


def test_fuzzing_finds_what_is_no_error_for_users() -> None:
    assert fuzz(Tiny(), steps=8_000).ok
    title = next(flaw[1] for flaw in BROKEN if flaw[0] == "ChokesOnWords")
    report = fuzz(title, steps=8_000)
    assert report.failed["junk"], str(report)
