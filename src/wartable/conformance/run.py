"""Runs the inspections on all cases of a title, within a given time."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Mapping

from wartable.conformance.cases import Case, cases_of
from wartable.conformance.forks import Forks
from wartable.conformance.report import Finding, Report
from wartable.conformance.rules import Rules, too_long
from wartable.conformance.session import MASK, Abandon, Bot, Session
from wartable.conformance.tables import Tables
from wartable.conformance.twins import Twins
from wartable.conformance.words import check_texts
from wartable.core.title import Title

Progress = Callable[[float, str], None]

SESSIONS: dict[str, type[Session]] = {kind.name: kind for kind in (Rules, Tables, Twins, Forks)}


def check(
    title: Title,
    *,
    seconds: float = 60,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    pairs: bool = False,
    bots: Mapping[str, Bot] | None = None,
    progress: Progress | None = None,
) -> Report:
    """Tries a title on every mode, seat count and option value (or on the seats and options given) and reports what it finds.

    `pairs` tries all pairs of option values instead of each alone. `progress` is told how much is done, from 0 to 1, and what is being tried.

    >>> import wartable
    >>> report = check(wartable.title("proelio"), seconds=0.5, seats=3)
    >>> report.ok
    True
    """
    begun = time.monotonic()
    report = Report(title.name, seed)
    cases = cases_of(title, seats, options, pairs)
    jobs = [(case, kind) for case in cases for kind in SESSIONS.values()]
    _guarded(report, SESSIONS["rules"], title, cases[0], seed, lambda session: check_texts(session))
    end = begun + seconds
    turn = 0
    while turn < len(jobs) or time.monotonic() < end:
        case, kind = jobs[turn % len(jobs)]
        left = end - time.monotonic()
        if left <= 0:
            report.untried = sorted({str(case) for case, _ in jobs[turn:]})
            break
        slot = left / (len(jobs) - turn) if turn < len(jobs) else min(left, seconds / len(jobs))
        if progress is not None:
            progress(min(1.0, 1 - left / seconds), f"{case}: {kind.name}")
        _games(report, kind, title, case, seed + turn, time.monotonic() + slot, bots or {})
        turn += 1
    report.counts["cases"] = len(cases) - len(report.untried)
    wrong = too_long(report.counts["capped"], report.counts["ended"])
    if wrong:
        report.add(Finding("length", wrong, "rules", cases[0], seed, ()))
    report.seconds = time.monotonic() - begun
    return report


def again(title: Title, finding: Finding, bots: Mapping[str, Bot] | None = None) -> Report:
    """Plays the game of a finding once more, to its end."""
    report = Report(title.name, finding.seed)
    kind = SESSIONS[finding.session]
    _guarded(report, kind, title, finding.case, finding.seed, lambda session: session.run(), bots=bots)
    return report


def assert_conforms(title: Title, **how: object) -> Report:
    """`check` for a test: raises AssertionError with the report if anything was found."""
    report = check(title, **how)  # type: ignore[arg-type]
    assert report.ok, str(report)
    return report


def _games(
    report: Report, kind: type[Session], title: Title, case: Case, seed: int, until: float, bots: Mapping[str, Bot]
) -> None:
    """Games of one kind and case, until the time is up; one at the least."""
    game = 0
    while True:
        own = (seed * 1_000_003 + game * 7_919) & MASK
        _guarded(report, kind, title, case, own, lambda session: session.run(), until, bots)
        game += 1
        if time.monotonic() > until:
            return


def _guarded(
    report: Report,
    kind: type[Session],
    title: Title,
    case: Case,
    seed: int,
    work: Callable[[Session], None],
    until: float = float("inf"),
    bots: Mapping[str, Bot] | None = None,
) -> None:
    """Runs a session; whatever the title's code raises is a finding."""
    session = kind(title, case, seed, report, until, bots)
    try:
        work(session)
    except Abandon:
        report.counts["abandoned"] += 1
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        last = frames[-1]
        session.find("crash", f"{type(error).__name__}: {error} ({last.filename.split('/')[-1]}, {last.name}, line {last.lineno})")
