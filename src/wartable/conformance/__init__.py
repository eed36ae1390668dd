"""Checks that every title must pass, for authors of titles: `check(title)` plays it and reports every broken promise."""

from wartable.conformance.cases import Case
from wartable.conformance.report import CHECKS, Finding, Report
from wartable.conformance.run import again, assert_conforms, check

__all__ = ["CHECKS", "Case", "Finding", "Report", "again", "assert_conforms", "check"]
