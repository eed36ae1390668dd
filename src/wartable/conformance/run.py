"""The runner: all sessions on all cases, within a time or a count of clicks."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Collection, Mapping
from copy import copy
from typing import Any

from wartable.bots.levels import bot, levels
from wartable.conformance.cases import Case, cases_of, refused
from wartable.conformance.report import CHECKS, Finding, Report
from wartable.conformance.sessions.base import MASK, Abandon, Bot, Budget, Session
from wartable.conformance.sessions.redeals import Redeals
from wartable.conformance.sessions.rules import Rules, too_long
from wartable.conformance.sessions.table import Tables
from wartable.conformance.sessions.twins import Twins
from wartable.conformance.texts import check_coach, check_texts
from wartable.core.errors import OptionError
from wartable.core.title import Content, Title

Progress = Callable[[float, str], None]

SESSIONS: dict[str, type[Session]] = {kind.name: kind for kind in (Rules, Tables, Twins, Redeals)}


def check(
    title: Title,
    *,
    seconds: float = 60,
    steps: int | None = None,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    pairs: bool = False,
    whole: bool = False,
    pack: str | None = None,
    bots: Mapping[str, Bot] | None = None,
    sessions: Collection[str] = (),
    stop: str = "",
    progress: Progress | None = None,
) -> Report:
    """Try a title on every mode, seat count and option value, or on the seats and options given, and report.

    `steps` is a count of clicks in place of `seconds`: the same seed then does the same work on every machine. `pairs`
    tries all pairs of option values instead of each alone; `bots` are tried in place of the title's own; `sessions`
    names the kinds of inspection to run (rules, table, twins, redeal) in place of all; `stop` names a check whose first
    finding ends the run. A `pack` is played with in place of the title's own content: a small one lets more of a large
    title be tried. With `whole` every case gets its turn, even when the time is up. `progress` is told how much
    is done, from 0 to 1, and what is being tried.

    >>> import wartable
    >>> report = check(wartable.title("proelio"), steps=20, seats=3)
    >>> report.ok, report.counts["steps"]
    (True, 20)
    """
    if steps is not None and steps < 1:
        raise OptionError("no-steps", steps=steps)
    for name in sessions:
        if name not in SESSIONS:
            raise OptionError("no-inspection", name=repr(name), known=", ".join(SESSIONS))
    if stop and stop not in CHECKS:
        raise OptionError("no-check", check=repr(stop), known=", ".join(CHECKS))
    title = title if pack is None else with_pack(title, pack)
    report = Report(title.name, seed)
    given = {level: bot(title, level) for level in levels(title)} if bots is None else bots
    kinds = [kind for name, kind in SESSIONS.items() if not sessions or name in sessions]
    cases = cases_of(title, seats, options, pairs)
    own = (check_texts, check_coach) if pack is None else ()  # examples and lessons name the title's own things
    for work in (*own, check_options):
        if work is not check_options or SESSIONS["rules"] in kinds:
            _guarded(report, SESSIONS["rules"](title, cases[0], seed, report), work)
    run = _Run(title, report, kinds, cases, given, stop, progress)
    if steps is None:
        run.for_seconds(seconds, whole)
    else:
        run.for_steps(steps)
    return report


def with_pack(title: Title, pack: str) -> Title:
    """Return a title whose own content is a pack's."""
    found, content = copy(title), title.content(pack)

    def own(pack: str | None = None) -> Content:
        return content if pack is None else title.content(pack)

    found.content = own  # type: ignore[method-assign]
    return found


def again(title: Title, finding: Finding, bots: Mapping[str, Bot] | None = None) -> Report:
    """Play the game of a finding once more, to its end."""
    report = Report(title.name, finding.seed)
    given = {level: bot(title, level) for level in levels(title)} if bots is None else bots
    session = SESSIONS[finding.session](title, finding.case, finding.seed, report, bots=given)
    _guarded(report, session, lambda same: same.run())
    return report


def assert_conforms(title: Title, **how: Any) -> Report:
    """Check a title in a test: raise AssertionError with the report if anything was found."""
    report = check(title, **how)
    assert report.ok, str(report)
    return report


class _Run:
    """Shares time or clicks among all cases and inspections."""

    def __init__(
        self,
        title: Title,
        report: Report,
        kinds: list[type[Session]],
        cases: list[Case],
        bots: Mapping[str, Bot],
        stop: str,
        progress: Progress | None,
    ) -> None:
        self.title = title
        self.report = report
        self.jobs = [(case, kind) for case in cases for kind in kinds]
        self.bots = bots
        self.stop = stop
        self.progress = progress

    def for_seconds(self, seconds: float, whole: bool) -> None:
        """First a turn for each, then more; `whole`: longer if a busy machine has not come to all of them by then."""
        share = seconds / len(self.jobs)
        begun = time.monotonic()
        end = begun + seconds
        turn = 0
        while not self.report.failed[self.stop]:
            left = end - time.monotonic()
            first = turn < len(self.jobs)
            if left <= 0 and not (whole and first):
                break
            case, kind = self.jobs[turn % len(self.jobs)]
            slot = max(left / (len(self.jobs) - turn), share / 4) if first else min(left, share)
            if self.progress is not None:
                self.progress(min(1.0, 1 - left / seconds), f"{case}: {kind.name}")
            self.games(kind, case, self.report.seed + turn, Budget(until=time.monotonic() + slot))
            turn += 1
        self.tell(turn, begun)

    def for_steps(self, steps: int) -> None:
        """One turn for each, with an equal share of the clicks; what does not divide goes to the first ones."""
        begun = time.monotonic()
        turn = 0
        while turn < len(self.jobs) and not self.report.failed[self.stop]:
            case, kind = self.jobs[turn]
            if self.progress is not None:
                self.progress(turn / len(self.jobs), f"{case}: {kind.name}")
            share = steps // len(self.jobs) + (turn < steps % len(self.jobs))
            if share == 0:
                break
            self.games(kind, case, self.report.seed + turn, Budget(steps=share))
            turn += 1
        self.tell(turn, begun)

    def tell(self, turns: int, begun: float) -> None:
        """Write into the report what was tried, and what was not."""
        tried = {case for case, _ in self.jobs[:turns]}
        self.report.counts["cases"] = len(tried)
        self.report.untried = sorted({str(case) for case, _ in self.jobs if case not in tried})
        self.report.seconds = time.monotonic() - begun

    def games(self, kind: type[Session], case: Case, seed: int, budget: Budget) -> None:
        """Play games of one kind and case until the budget is spent; one at the least."""
        game = 0
        while True:
            own, left = (seed * 1_000_003 + game * 7_919) & MASK, budget.steps
            session = kind(self.title, case, own, self.report, budget, self.bots)
            _guarded(self.report, session, lambda same: same.run())
            game += 1
            self.lengths(session)
            if budget.steps == left:
                budget.spend()  # a game that broke before its first click
            if budget.spent or self.report.failed[self.stop]:
                return

    def lengths(self, session: Session) -> None:
        """Say once that most random games do not end."""
        wrong = too_long(self.report.counts["capped"], self.report.counts["ended"])
        if wrong and not self.report.failed["length"]:
            session.find("length", wrong)


def check_options(session: Session) -> None:
    """Every value of every option is accepted in each mode and at each number of seats."""
    for wrong in refused(session.title):
        session.find("options", wrong)


def _guarded(report: Report, session: Session, work: Callable[[Session], None]) -> None:
    """Run a session; anything that the title's code raises is a finding."""
    try:
        work(session)
    except Abandon:
        report.counts["abandoned"] += 1
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{last.filename.rpartition('/')[2]}, line {last.lineno}, {last.name}"
        session.find("crash", f"{type(error).__name__}: {error} ({place})")
