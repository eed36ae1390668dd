"""A session: one game under inspection, played by a seeded hand and noted."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from wartable.conformance.cases import Case
from wartable.conformance.report import Finding, Report
from wartable.core.rules.chance import Chance, Draw, Seeded, Traced
from wartable.core.rules.log import PUBLIC, Entry, Journal, sees
from wartable.core.rules.state import Kit, State
from wartable.core.title import Title
from wartable.core.view import View

T = TypeVar("T")
Bot = Callable[[State, int, Chance], int | list[int]]

MASK = 0xFFFFFFFFFFFFFFFF
# The hand that plays and the chance of the game must not walk in step.
OTHER_STREAM = 0x9E3779B97F4A7C15
# A space up to this is tried out whole; of a larger one what lies near the offers, and some of the rest.
WHOLE = 20_000
NEAR = 60
# Picks of a row from which on a click is told by its own words alone.
LONG_ROW = 12
# Clicks that are played without inspection at most, before a game that begins late.
STRETCH = 1_000


class Budget:
    """What may be spent on one turn: time, or a count of clicks, which is the same work on every machine."""

    __slots__ = ("steps", "until")

    def __init__(self, until: float = float("inf"), steps: float = float("inf")) -> None:
        self.until = until
        self.steps = steps

    def spend(self) -> None:
        """Take one click off."""
        self.steps -= 1

    @property
    def spent(self) -> bool:
        """Whether nothing is left."""
        return self.steps <= 0 or time.monotonic() > self.until


class Abandon(Exception):
    """The game under inspection cannot go on; what was found is in the report."""


class Step:
    """One click: who, what, what the log said and what chance gave."""

    __slots__ = ("code", "draws", "entries", "seat")

    def __init__(self, seat: int, code: int, entries: list[Entry], draws: list[Draw]) -> None:
        self.seat = seat
        self.code = code
        self.entries = entries
        self.draws = draws


class Session:
    """What every kind of inspection shares. All follows from title, case and seed; the budget only cuts it short."""

    name = ""

    def __init__(
        self,
        title: Title,
        case: Case,
        seed: int,
        report: Report,
        budget: Budget | None = None,
        bots: Mapping[str, Bot] | None = None,
    ) -> None:
        self.title = title
        self.case = case
        self.seed = seed
        self.report = report
        self.budget = budget or Budget()
        self.bots = bots or {}
        self.rng = Seeded(seed)
        self.chance = Traced(Seeded((seed ^ OTHER_STREAM) & MASK))
        self.journal = Journal()
        self.kit: Kit = title.kit(case.seats, case.options)
        self.state: State = State()
        self.steps: list[Step] = []
        self.lines: list[str] = []
        self.drafts: list[list[int]] = [[] for _ in range(case.seats)]
        self.opening = Step(PUBLIC, 0, [], [])
        self.late: dict[str, object] = {}  # the position in words that the game begins from, where it is not a new one

    # -- what a kind of inspection says --

    def begin(self) -> None:
        """Called once, with the opening position."""

    def inspect(self) -> None:
        """Called at every position that asks somebody."""

    def step(self, seat: int, code: int) -> None:
        """Play a chosen click and check what it did."""
        self.play(seat, code)

    def end(self) -> None:
        """Called once the game is over or the budget has cut it."""

    # -- playing --

    def run(self) -> None:
        """Play one game, to its end, the title's cap or the end of the budget."""
        self.late = self.late_position()
        if self.late:
            self.state = self.title.from_dict(self.kit, self.late)
        else:
            self.state = self.title.start(self.kit, self.chance, self.journal, True)
        self.opening = Step(PUBLIC, 0, self.journal.take(), self.chance.take())
        self.report.counts["games"] += 1
        self.begin()
        # One position at the least, so that a slow machine looks at every case.
        while True:
            asked = self.state.deciders()
            if not asked or len(self.steps) >= self.title.sheet.game_cap:
                break
            self.report.counts["steps"] += 1
            self.inspect()
            seat = self.pick(asked)
            self.budget.spend()
            self.step(seat, self.choose(seat, self.legal(self.state, seat)))
            if self.budget.spent:
                break
        self.end()

    def late_position(self) -> dict[str, object]:
        """Return where a game begins that is not new, in words; nothing for a new one.

        With a title that has openings one game of three begins in one of them that fits the table's options, and one
        after a stretch that is played without inspection: long games are never reached otherwise.
        """
        options = self.kit.options
        fitting = [one for one in self.title.openings if one.get("options", {}).items() <= options.items()]
        if not fitting or self.seed % 3 == 0:
            return {}
        if self.seed % 3 == 1:
            self.report.counts["openings"] += 1
            return {**self.pick(fitting), "seats": self.case.seats, "options": dict(self.kit.options)}
        chance = Seeded(self.seed_of_chance())
        state = self.title.start(self.kit, chance, self.journal, True)
        for _ in range(self.rng.below(STRETCH)):
            asked = state.deciders()
            if not asked:
                break
            seat = self.pick(asked)
            state.apply(seat, self.pick(self.legal(state, seat)), chance)
        self.journal.take()
        busy = any(state.drafting(seat) for seat in range(self.case.seats))
        return {} if busy or not state.deciders() else state.to_dict()

    def choose(self, seat: int, legal: Sequence[int]) -> int:
        """Return the seeded hand's click: any, or first a verb and then any click of it, so that none is rare."""
        if len(legal) < 3 or self.one_in(2):
            return self.pick(legal)
        verbs: dict[str, list[int]] = {}
        for code in legal:
            row = self.drafts[seat] if len(self.drafts[seat]) < LONG_ROW else []
            words = self.title.line(self.kit, [*row, code]).split()
            verbs.setdefault(words[0] if words else "", []).append(code)
        return self.pick(verbs[self.pick(list(verbs))])

    def legal(self, state: State, seat: int) -> list[int]:
        """Return the legal list of a decider; without one the game cannot go on."""
        found = state.legal(seat)
        if not found:
            self.find("stuck", f"seat {seat} owes an answer and has no legal action")
            raise Abandon
        return found

    def may(self, state: State, seat: int, code: int) -> bool:
        """Return whether a seat may play a code: it is listed, or need not be."""
        return code in state.legal(seat) or (state.unlisted(seat, code) and state.why(seat, code) == 0)

    def codes(self, offers: Sequence[int], sampled: int, full: bool) -> Sequence[int]:
        """Return codes to ask about: some, or all; of a large space those near the offers, and many of the others."""
        space = self.title.sheet.space
        if full and space <= WHOLE:
            return range(1, space)
        some = [1 + self.rng.below(space - 1) for _ in range(sampled)]
        if not full:
            return some
        near = set(some)
        for _ in range(NEAR if offers else 0):
            code = self.pick(offers)
            # One more or less, and one bit changed: another thing in the same place, the same thing in another.
            near.update((code - 1, code + 1, code ^ (1 << self.rng.below(space.bit_length()))))
        near.update(1 + self.rng.below(space - 1) for _ in range(4 * NEAR))
        return sorted(code for code in near if 0 < code < space)

    def play(self, seat: int, code: int) -> Step:
        """Play a click in the true game and note it."""
        self.state.apply(seat, code, self.chance, self.journal)
        done = Step(seat, code, self.journal.take(), self.chance.take())
        self.steps.append(done)
        self.drafts[seat].append(code)
        if self.state.drafting(seat):
            return done
        drawn = "".join(f" ~{draw.kind if draw.kind >= 0 else draw.raw}" for draw in done.draws)
        self.lines.append(f"{seat} {self.title.line(self.kit, self.drafts[seat])}{drawn}")
        # What one seat completes for several ends the rows of the others.
        self.drafts = [row if self.state.drafting(other) else [] for other, row in enumerate(self.drafts)]
        return done

    # -- the seeded hand --

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.rng.below(len(items))]

    def one_in(self, n: int) -> bool:
        """Return True once in n times."""
        return self.rng.below(n) == 0

    def seed_of_chance(self) -> int:
        """Return a seed for a chance that is thrown away."""
        return self.rng.bits()

    def viewers(self) -> list[int]:
        """Return all who may look on: the public and every seat."""
        return [PUBLIC, *range(self.case.seats)]

    # -- telling --

    def find(self, check: str, message: str) -> None:
        """Report a broken promise."""
        drafts = [f"{seat} ({self.title.line(self.kit, codes)} ...)" for seat, codes in enumerate(self.drafts) if codes]
        record = (*self.lines, *drafts)
        self.report.add(Finding(check, message, self.name, self.case, self.seed, record))

    def words(self, seat: int, code: int) -> str:
        """Return a click for a message. Codes that nobody may ever play need not have words."""
        try:
            return f"seat {seat}, {self.title.line(self.kit, [*self.drafts[seat], code])!r} (code {code})"
        except (LookupError, ValueError):
            return f"seat {seat}, code {code}"


def perceived(entries: Sequence[Entry], viewer: int) -> list[tuple[int, ...]]:
    """Return the entries as a viewer reads them, key first; those that the viewer may not read are not there."""
    out = []
    for entry in entries:
        seen = entry.seen(viewer)
        if seen is not None:
            out.append((entry.key, *seen))
    return out


def drawn(draws: Sequence[Draw], viewer: int) -> list[tuple[int, int]]:
    """Return the results of chance that a viewer sees: the bag's vocabulary and the kind, or the number."""
    return [(draw.of, draw.kind if draw.kind >= 0 else draw.raw) for draw in draws if sees(draw.audience, viewer)]


def difference(a: object, b: object, place: str = "") -> str:
    """Return the first place where two pieces of plain data differ, in words.

    >>> difference({"x": [1, 2]}, {"x": [1, 3]})
    'x[1]: 2 / 3'
    """
    if isinstance(a, dict) and isinstance(b, dict):
        if a.keys() != b.keys():
            return f"{place}: {sorted(map(str, a.keys() - b.keys()))} / {sorted(map(str, b.keys() - a.keys()))} alone"
        for key in a:
            if a[key] != b[key]:
                return difference(a[key], b[key], f"{place}.{key}" if place else str(key))
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)) and len(a) == len(b):
        for i, (left, right) in enumerate(zip(a, b, strict=True)):
            if left != right:
                return difference(left, right, f"{place}[{i}]")
    return f"{place}: {shortened(a)} / {shortened(b)}"


def shortened(value: object) -> str:
    """Return a value as it is printed, cut to a length that can be read."""
    text = repr(value)
    return text if len(text) <= 120 else text[:117] + "..."


def views_differ(a: View, b: View) -> str:
    """Return where two views differ, or nothing."""
    if a == b:
        return ""
    return difference(a.to_json(), b.to_json()) or "in their types"
