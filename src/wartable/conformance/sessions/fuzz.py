"""Fuzzing: random tables under bad input.

Nothing but an error for users may come of it, and that changes nothing.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Sequence
from typing import Any

from wartable.conformance.alike import places
from wartable.conformance.bad_calls import THINGS, WORDS, BadInput, refuses, snapshot
from wartable.conformance.cases import Case, case, excluded, settings
from wartable.conformance.report import Report
from wartable.conformance.sessions.base import MASK, Budget, Session, difference
from wartable.core.errors import OptionError
from wartable.core.record import wtr
from wartable.core.rules.chance import Seeded
from wartable.core.table import replay
from wartable.core.table.table import Table
from wartable.core.title import Title

CLICKS = 60
PLAY_ON = 8
ROUNDS = 6


class Fuzz(Session):
    """One table under bad input."""

    name = "fuzz"

    def run(self) -> None:
        self.report.counts["games"] += 1
        self.table: Table = self.title.open(self.case.seats, self.case.options, chance=Seeded(self.seed))
        self.bad = BadInput(self.title, self.rng)
        for _ in range(CLICKS):
            if not self.table.deciders or self.budget.spent:
                break
            self.budget.spend()
            self.drafts = self.table.history.drafts
            if self.one_in(2):
                self.bad_call()
            else:
                self.good_call()
            self.lines = [f"{line.seat} {line.text}" for line in self.table.record.lines if line.text]
        for _ in range(ROUNDS):
            self.report.counts["junk"] += 3
            self.bad_opening()
            self.bad_position()
            self.bad_record()

    def tried(self, what: str, call: Callable[[], object]) -> bool:
        """Return whether a call succeeded. Anything but an error for users is a finding."""
        try:
            call()
        except Exception as error:
            if refuses(error):
                self.report.counts["refused"] += 1
                if not str(error).strip():
                    self.find("junk", f"{what} is refused without a word")
                return False
            frame = traceback.extract_tb(error.__traceback__)[-1]
            place = f"{frame.filename.rpartition('/')[2]}, line {frame.lineno}"
            self.find("junk", f"{what} raises {type(error).__name__}: {error} ({place})")
            return False
        return True

    def good_call(self) -> None:
        """A legal click, an undo, a default or a resignation."""
        self.report.counts["steps"] += 1
        seat = self.pick(self.table.deciders)
        if self.one_in(12):
            self.tried(f"undo({seat})", lambda: self.table.undo(seat))
        elif self.one_in(40):
            self.tried(f"forfeit({seat})", lambda: self.table.forfeit(seat))
        elif self.one_in(12):
            self.tried(f"play_default({seat})", lambda: self.table.play_default(seat))
        else:
            code = self.choose(seat, self.legal(self.table.state, seat))
            if not self.tried(f"act({seat}, {code})", lambda: self.table.act(seat, code)):
                self.find("legal", f"code {code} of seat {seat} is listed, and refused by the table")

    def bad_call(self) -> None:
        """Something that a careless or hostile user could send."""
        self.report.counts["junk"] += 1
        before = snapshot(self.table)
        name, call = self.bad.call(self.table)
        if not self.tried(name, call) and snapshot(self.table) != before:
            where = difference(before.plain(), snapshot(self.table).plain())
            self.find("junk", f"{name} was refused and changed the table: {where}")

    def bad_opening(self) -> None:
        """Seats and options that a title does not have."""
        seats = self.pick((0, 1, 99, self.case.seats, *THINGS))
        names = [option.name for option in self.title.sheet.options]
        options: dict[Any, Any] = {}
        for _ in range(self.rng.below(3)):
            options[self.pick([*names, "junk", 3])] = self.pick((*THINGS, *WORDS))
        self.tried(f"open({seats!r}, {options!r})", lambda: self.title.open(seats, options, seed=1))

    def bad_position(self) -> None:
        """A position in words with something bent; what is accepted must be playable."""
        words = self.table.state.to_dict()
        # Values from other places are the likelier slips: they are of the right kind and still wrong.
        values = [list(value) if isinstance(value, tuple) else value for value in places(words).values()]
        words = bent(words, self, [*values, *values, *THINGS, *WORDS])
        try:
            table = self.title.position(words, seed=self.seed)
        except Exception as error:
            if refuses(error):
                self.report.counts["refused"] += 1
                return
            where = difference(self.table.state.to_dict(), words)
            self.find("junk", f"a bent position raises {type(error).__name__}: {error} ({where})")
            return
        self.report.counts["bent positions played"] += 1
        for _ in range(PLAY_ON):
            if not table.deciders:
                return
            seat = self.pick(table.deciders)
            legal = table.state.legal(seat)
            where = difference(self.table.state.to_dict(), words)
            if not legal:
                self.find("junk", f"a bent position is accepted and leaves seat {seat} without an action ({where})")
                return
            self.tried(f"playing on from a bent position ({where})", lambda: table.act(seat, self.pick(legal)))  # noqa: B023

    def bad_record(self) -> None:
        """A record with something bent is refused with its line, or is the same table."""
        text = self.table.wtr()
        at = self.rng.below(len(text))
        shape = self.rng.below(3)
        if shape == 0:
            text = text[:at]
        elif shape == 1:
            text = text[:at] + self.pick("0x \n~#é") + text[at + 1 :]
        else:
            lines = text.splitlines(keepends=True)
            del lines[self.rng.below(len(lines))]
            text = "".join(lines)
        content = self.title.content()
        self.tried("a bent record", lambda: replay.restored(self.title, wtr.parse(text), content))


def bent(words: Any, session: Session, values: Sequence[object]) -> Any:
    """Plain data with one value, somewhere inside, that does not belong there."""
    if isinstance(words, dict) and words and not session.one_in(10):
        key = session.pick(list(words))
        changed = dict(words)
        if session.one_in(12):
            del changed[key]
        else:
            changed[key] = bent(words[key], session, values)
        return changed
    if isinstance(words, list) and words and not session.one_in(6):
        items = list(words)
        at = session.rng.below(len(items))
        if session.one_in(6):
            items.append(items[at])
        elif session.one_in(6):
            del items[at]
        else:
            items[at] = bent(items[at], session, values)
        return items
    return session.pick(values)


def fuzz(
    title: Title,
    seconds: float = 10,
    seed: int = 0,
    *,
    steps: int | None = None,
    seats: int | None = None,
    options: dict[str, object] | None = None,
    progress: Callable[[float, str], None] | None = None,
) -> Report:
    """Open random tables and throw random and bad input at them, for `seconds` or for a count of calls, `steps`.

    >>> import wartable
    >>> fuzz(wartable.title("proelio"), steps=100).ok
    True
    """
    if steps is not None and steps < 1:
        raise OptionError("no-steps", steps=steps)
    begun = time.monotonic()
    report = Report(title.name, seed)
    rng = Seeded(seed)
    budget = Budget(until=begun + seconds) if steps is None else Budget(steps=steps)
    while not budget.spent:
        chosen = case(seats, options or {}) if seats is not None else random_case(title, rng)
        session = Fuzz(title, chosen, (seed * 1_000_003 + rng.bits()) & MASK, report, budget)
        if progress is not None:
            share = (time.monotonic() - begun) / seconds if steps is None else 1 - budget.steps / steps
            progress(min(1.0, share), str(chosen))
        left = budget.steps
        try:
            session.run()
        except Exception as error:
            session.find("crash", f"{type(error).__name__}: {error}")
        if budget.steps == left:
            budget.spend()  # a table that broke, or was over, before its first call
    report.seconds = time.monotonic() - begun
    return report


def random_case(title: Title, rng: Seeded) -> Case:
    """Return any mode and number of seats, some options away from their default."""
    every = settings(title)
    mode, seats = every[rng.below(len(every))]
    options: dict[str, object] = {}
    for option in title.options(title.content()):
        values = option.each_value()
        if option.name == "mode":
            options["mode"] = mode
        elif rng.below(3) == 0:
            options[option.name] = values[rng.below(len(values))]
    found = case(seats, options)
    return random_case(title, rng) if excluded(title, found, title.content()) else found
