"""Twin play: the true game and one that looks the same to a viewer, side by side.

The twin begins as another deal with the same visible chance, or as a redeal. All that the viewer does is done in both.
Where another seat does something that the viewer is told of, the twin's seat does something that tells the same; where
there is no such thing the twin is dropped and dealt anew. As long as both tell the same, everything that the viewer can
see or ask must be equal. A line that shows something may differ, but it is written in both, and the viewer's redeals
keep what it told.
"""

from __future__ import annotations

from collections.abc import Sequence

from wartable.conformance import alike
from wartable.conformance.sessions.base import Session, Step, difference, drawn, perceived, views_differ
from wartable.conformance.twin_chance import Apart, TwinChance
from wartable.core.rules.chance import Draw, Recorded, Seeded, Traced
from wartable.core.rules.log import PUBLIC, Journal
from wartable.core.rules.state import State
from wartable.core.table.table import Table
from wartable.core.view import View

# How many clicks of the twin are tried in search of one that looks the same, and how many at each point.
TRIES = 40
NEAREST = 8

# Clicks: a seat, a code, and whether a row is open afterwards. A pick and a sealed answer look alike to the others, but
# what comes of the next answer hangs on which of them it was.
Script = list[tuple[int, int, bool]]


class Goal:
    """What the twin has to live up to: clicks to imitate, and what the viewer was told and shown by the last one."""

    __slots__ = ("draws", "left", "script", "told")

    def __init__(self, script: Script, told: list[tuple[int, ...]], draws: list[Draw]) -> None:
        self.script = script
        self.told = told
        self.draws = draws
        self.left = TRIES


class Twin:
    """A position that looks like the true one to the viewer, and the steps that led to it."""

    __slots__ = ("state", "steps", "whole")

    def __init__(self, state: State, steps: list[Step], whole: bool) -> None:
        self.state = state
        self.steps = steps
        self.whole = whole  # played since the opening, so that it has a record


class Twins(Session):
    """Plays twins for one viewer through one game."""

    name = "twins"

    def begin(self) -> None:
        self.viewer = self.pick(self.viewers())
        self.hidden: Script = []  # clicks of others that the viewer was told nothing of, and the twin has still to make
        self.unended: Script = []  # clicks of others that belong to open rows and sealed answers
        self.seen = self.title.view(self.state, self.viewer)
        self.twin = None if self.late else self.other_deal()
        if self.twin is None:
            self.deal_again()
        else:
            self.compare(self.twin)

    # -- where twins come from --

    def other_deal(self) -> Twin | None:
        """Return the same opening as the viewer saw it, dealt differently."""
        for _ in range(4):
            chance, journal = Traced(TwinChance(self.opening.draws, self.viewer, self.seed_of_chance())), Journal()
            try:
                state = self.title.start(self.kit, chance, journal, True)
            except Apart:
                continue
            step = Step(PUBLIC, 0, journal.take(), chance.take())
            if perceived(step.entries, self.viewer) == perceived(self.opening.entries, self.viewer):
                self.report.counts["twins"] += 1
                return Twin(state, [step], True)
        return None

    def deal_again(self) -> None:
        """A new twin from what the viewer may know now."""
        if not self.state.deciders():
            return
        self.twin = Twin(self.state.redeal(self.viewer, Seeded(self.seed_of_chance())), [], False)
        self.report.counts["twins"] += 1
        # What others have begun or sealed is not in a redeal, unless the viewer sees it: the twin has it still to do.
        dealt = self.twin.state
        self.hidden = [click for click in self.unended if not self.unfinished(dealt, click[0])]
        self.compare(self.twin, "redeal-view")

    def unfinished(self, state: State, seat: int) -> bool:
        """Return whether another seat has an open row, or has sealed an answer to what is still asked."""
        if seat == self.viewer:
            return False
        return state.drafting(seat) or (seat in self.seen.asked and seat not in state.deciders())

    def compare(self, twin: Twin, check: str = "leak-view") -> None:
        """Everything that the viewer can see or ask is the same in both, and so is every redeal for them."""
        same = alike.compare(self, self.state, twin.state, self.viewer, check)
        if same and self.one_in(3):
            same = alike.same_redeal(self, self.state, twin.state, self.viewer)
        if same and self.one_in(24) and not self.unended:
            same = alike.varies(self, self.state, twin.state, self.viewer)
        if same and twin.whole and not self.hidden and self.one_in(10):
            same = self.same_records(twin)
        if not same:
            self.twin = None

    def same_records(self, twin: Twin) -> bool:
        """Check that the viewer's log, number and veiled record are the same in both."""
        self.report.counts["veiled records"] += 1
        mine, other = (self.table([self.opening, *self.steps]), self.table(twin.steps))
        pairs = [("log", mine.log(self.viewer), other.log(self.viewer))]
        pairs.append(("veiled record", mine.wtr(self.viewer).splitlines(), other.wtr(self.viewer).splitlines()))
        if self.viewer != PUBLIC:
            pairs.append(("number", [str(mine.number(self.viewer))], [str(other.number(self.viewer))]))
        for name, a, b in pairs:
            if a != b:
                where = difference(a, b, name)
                self.find(
                    "leak-record", f"viewer {self.viewer} can tell two games apart that look alike to them: {where}"
                )
                return False
        return True

    def table(self, steps: Sequence[Step]) -> Table:
        """Return a table that has played these steps."""
        draws = [draw for step in steps for draw in step.draws]
        chance = Recorded([draw.n for draw in draws], [draw.raw for draw in draws])
        table = self.title.open(self.case.seats, self.case.options, chance=chance)
        for step in steps[1:]:
            table.act(step.seat, step.code)
        return table

    # -- one click --

    def choose(self, seat: int, legal: Sequence[int]) -> int:
        code = super().choose(seat, legal)
        if seat == self.viewer or self.twin is None or self.one_in(4):
            return code
        # Twins that live long see more, so clicks that the twin can imitate are preferred, not demanded.
        able = set(self.twin.state.legal(seat))
        for _ in range(4):
            if code in able:
                return code
            code = super().choose(seat, legal)
        return code

    def step(self, seat: int, code: int) -> None:
        self.before = self.state.copy()
        done = self.play(seat, code)
        told = perceived(done.entries, self.viewer)
        before, self.seen = self.seen, self.title.view(self.state, self.viewer)
        click = (seat, code, self.state.drafting(seat))
        if seat != self.viewer:
            self.unended.append(click)
        self.unended = [other for other in self.unended if self.unfinished(self.state, other[0])]
        silent = not told and not drawn(done.draws, self.viewer)
        if silent and seat != self.viewer:
            self.hidden.append(click)
            self.unseen(before, seat, code)
            return
        if self.twin is not None and silent:
            self.own_draft(self.twin, seat, code)
        elif self.twin is not None:
            self.follow(self.twin, Goal([*self.hidden, click], told, done.draws))
            self.hidden = [] if self.twin is not None else self.hidden
        if self.twin is None:
            self.deal_again()
        else:
            self.compare(self.twin)

    def unseen(self, before: View, seat: int, code: int) -> None:
        """A click that the viewer is told nothing of changes nothing in their view."""
        where = views_differ(before, self.seen)
        if where:
            # The clicks of a row are words only together, so the code is named alone.
            message = (
                f"viewer {self.viewer} is told nothing of code {code} of seat {seat}, but their view changes: {where}"
            )
            self.find("leak-draft", message)
            self.twin = None
            self.deal_again()
        elif self.twin is not None and self.one_in(4):
            alike.same_redeal(self, self.state, self.twin.state, self.viewer)

    def own_draft(self, twin: Twin, seat: int, code: int) -> None:
        """The viewer's own pick or sealed answer is made in both at once."""
        after = self.clicked(twin.state, seat, code, [])
        if after is None or perceived(after[1].entries, self.viewer):
            self.find("leak-log", f"code {code} of seat {seat} tells it something in one of two games that look alike")
            self.twin = None
        else:
            twin.state = after[0]
            twin.steps.append(after[1])

    def follow(self, twin: Twin, goal: Goal) -> None:
        """Have the twin do the same, or something that looks the same; else let it go."""
        mine = all(seat == self.viewer for seat, _, _ in goal.script)
        # Now and then a different click is looked for even where the same would do: more is hidden in that.
        if (mine or not self.one_in(3)) and self.same_clicks(twin, goal):
            return
        found = None if mine else self.search(twin.state, goal, 0)
        if found is None:
            self.report.counts["twins parted"] += 1
            self.twin = None
            return
        twin.state = found[0]
        twin.steps.extend(found[1])
        self.report.counts["look-alikes"] += 1

    def clicked(self, state: State, seat: int, code: int, draws: list[Draw]) -> tuple[State, Step] | None:
        """Return a copy of the twin with one more click, under the chance that the viewer saw; None if impossible."""
        if seat not in state.deciders() or state.why(seat, code) != 0:
            return None
        mirror = TwinChance(draws, self.viewer, self.seed_of_chance())
        chance, journal, after = Traced(mirror), Journal(), state.copy()
        try:
            after.apply(seat, code, chance, journal)
        except Apart:
            return None
        if mirror.at < len(mirror.shown):
            return None
        return after, Step(seat, code, journal.take(), chance.take())

    def same_clicks(self, twin: Twin, goal: Goal) -> bool:
        """Play the very same clicks. What they tell may differ only by a line that shows something."""
        state, steps = twin.state, []
        for i, (seat, code, drafting) in enumerate(goal.script):
            last = i == len(goal.script) - 1
            after = self.clicked(state, seat, code, goal.draws if last else [])
            if after is None or (not last and perceived(after[1].entries, self.viewer)):
                return False
            if not last and after[0].drafting(seat) != drafting:
                return False
            state = after[0]
            steps.append(after[1])
        told = perceived(steps[-1].entries, self.viewer)
        if told == goal.told:
            twin.state = state
            twin.steps.extend(steps)
            return True
        return self.part(twin.state, state, goal, told)

    def part(self, before: State, after: State, goal: Goal, told: list[tuple[int, ...]]) -> bool:
        """Return whether clicks that told different things did so by a line that shows something; else it leaks."""
        i = 0
        while i < len(told) and i < len(goal.told) and told[i] == goal.told[i]:
            i += 1
        if i == len(told) or i == len(goal.told) or told[i][0] != goal.told[i][0]:
            lines = [
                self.title.entries[lines[i][0]].name if i < len(lines) else "nothing" for lines in (goal.told, told)
            ]
            message = (
                f"viewer {self.viewer}: the same clicks write {lines[0]!r} or {lines[1]!r} by what they cannot see"
            )
            self.find("leak-log", message)
        else:
            self.report.counts["shows"] += 1
            line = self.title.entries[told[i][0]].name
            self.shown(goal, line)
            if not alike.lies_alike(self.before, self.state, before, after):
                what = alike.told_apart(self.title.entries, goal.told, told)
                alike.remembers(self, self.state, after, self.viewer, what)
        if goal.script[-1][0] != self.viewer:
            return False
        self.twin = None
        return True

    def shown(self, goal: Goal, line: str) -> None:
        """What shows its own seat something is a reveal, so it says beforehand that it is final."""
        (seat, code, drafting) = goal.script[-1]
        # The last of several secret answers opens them: its seat cannot know that it is the last.
        asked = self.title.view(self.before, self.viewer).asked
        if seat == self.viewer and not drafting and asked == (seat,) and not self.before.final(seat, code):
            self.find(
                "final", f"code {code} of seat {seat} shows it something by {line!r} and did not say that it is final"
            )

    def search(self, state: State, goal: Goal, at: int) -> tuple[State, list[Step]] | None:
        """Return clicks of the same seats that tell the viewer the same, the likest codes first."""
        seat, code, drafting = goal.script[at]
        last = at == len(goal.script) - 1
        if seat not in state.deciders():
            return None
        codes = [code] if seat == self.viewer else sorted(state.legal(seat), key=lambda other: abs(other - code))
        for other in codes[:NEAREST]:
            goal.left -= 1
            if goal.left < 0:
                return None
            after = self.clicked(state, seat, other, goal.draws if last else [])
            if after is None or perceived(after[1].entries, self.viewer) != (goal.told if last else []):
                continue
            if after[0].drafting(seat) != drafting:
                continue
            if last:
                return after[0], [after[1]]
            found = self.search(after[0], goal, at + 1)
            if found is not None:
                return found[0], [after[1], *found[1]]
        return None
