"""Two games that look the same to a viewer, click by click, as the conformance of titles finds them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wartable.conformance.cases import Case
from wartable.conformance.report import Report
from wartable.conformance.sessions.base import Abandon, Step
from wartable.conformance.sessions.twins import Twin, Twins
from wartable.core.rules.chance import Recorded
from wartable.core.title import Title
from wartable.core.view import View


@dataclass
class Pair:
    """The clicks of both games in turns that look alike to the viewer; of a turn only the last click shows anything."""

    seats: int
    viewer: int
    openings: tuple[Step, Step]
    turns: list[tuple[list[Step], list[Step]]]

    def chances(self) -> tuple[Recorded, Recorded]:
        """The chance of both games, as it fell."""
        both = ([self.openings[0]], [self.openings[1]])
        for turn in self.turns:
            for steps, more in zip(both, turn, strict=True):
                steps.extend(more)
        return recorded(both[0]), recorded(both[1])

    @property
    def silent(self) -> int:
        """How many clicks the viewer hears nothing of."""
        return sum(len(truth) - 1 for truth, _ in self.turns)


def recorded(steps: Sequence[Step]) -> Recorded:
    draws = [draw for step in steps for draw in step.draws]
    return Recorded([draw.n for draw in draws], [draw.raw for draw in draws])


class Paired(Twins):
    """Twins from the opening on. That the title itself tells nothing is proved elsewhere."""

    def __init__(self, title: Title, seats: int, viewer: int, seed: int, most: int) -> None:
        super().__init__(title, Case(seats), seed, Report(title.name, seed))
        self.wanted = viewer
        self.most = most
        self.pair: Pair | None = None

    def begin(self) -> None:
        super().begin()
        if self.twin is None or not self.twin.whole:
            raise Abandon
        self.pair = Pair(self.case.seats, self.viewer, (self.opening, self.twin.steps[0]), [])
        self.done = (0, 1)  # clicks of both games that stand in a turn

    def viewers(self) -> list[int]:
        return [self.wanted]

    def compare(self, twin: Twin, check: str = "") -> None:
        pass

    def unseen(self, before: View, seat: int, code: int) -> None:
        pass

    def deal_again(self) -> None:
        raise Abandon

    def step(self, seat: int, code: int) -> None:
        super().step(seat, code)
        assert self.pair is not None
        assert self.twin is not None
        if not self.hidden:
            self.pair.turns.append((self.steps[self.done[0] :], self.twin.steps[self.done[1] :]))
            self.done = (len(self.steps), len(self.twin.steps))
            if len(self.pair.turns) >= self.most or not self.state.deciders():
                raise Abandon


def pairs(title: Title, seats: int, viewer: int, turns: int, alike: bool = False) -> Iterator[Pair]:
    """Pairs of games of so many turns, which are not the same game unless they may be `alike`."""
    for seed in range(10_000):
        session = Paired(title, seats, viewer, seed, turns)
        try:
            session.run()
        except Abandon:
            pair = session.pair
            if pair is not None and len(pair.turns) >= turns and (alike or differs(pair)):
                yield pair


def differs(pair: Pair) -> bool:
    """Whether anything is different that the viewer does not see."""
    truth, twin = pair.chances()
    clicks = [[(step.seat, step.code) for turn in pair.turns for step in turn[side]] for side in (0, 1)]
    return truth.raws != twin.raws or clicks[0] != clicks[1]
