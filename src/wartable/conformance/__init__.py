"""Checks that every title must pass, shipped for authors of titles.

`check(title)` plays a title on all its modes, seat counts and option values and reports every broken promise; in a
test, `assert_conforms(title)`. `fuzz(title)` throws bad input at its tables. `again(title, finding)` plays the game of
a finding once more.
"""

from wartable.conformance.cases import Case
from wartable.conformance.report import CHECKS, Finding, Report
from wartable.conformance.run import again, assert_conforms, check
from wartable.conformance.sessions.fuzz import fuzz

__all__ = ["CHECKS", "Case", "Finding", "Report", "again", "assert_conforms", "check", "fuzz"]
