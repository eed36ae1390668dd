"""Random games at full speed: a compiled loop that knows State's contract alone.

Everything here is repeatable: a play-out is settled by its position, its chance and its picker, a series by its seed.
"""

from collections.abc import Callable

from mypy_extensions import i64

from wartable.core.rules.chance import Chance, Seeded
from wartable.core.rules.state import Outcome, State


def playout(state: State, chance: Chance, rng: Seeded, cap: i64 = 0) -> i64:
    """Play a position on with random choices, to its end or for `cap` decisions (0: no cap). Return their number.

    Where several seats owe an answer the first of them answers.
    """
    decisions: i64 = 0
    while cap == 0 or decisions < cap:
        asked = state.deciders()
        if not asked:
            break
        seat: i64 = asked[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))], chance)
        decisions += 1
    return decisions


class Tally:
    """What a series of games came to."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.capped: i64 = 0  # games that reached the cap, which is not an outcome
        self.wins: dict[int, int] = {}  # by seat
        self.endings: dict[int, int] = {}  # by number of the clause that ended the game

    def add(self, decisions: i64, outcome: Outcome | None) -> None:
        """Counts one game; without an outcome it was capped."""
        self.games += 1
        self.decisions += decisions
        if outcome is None:
            self.capped += 1
            return
        self.endings[outcome.clause] = self.endings.get(outcome.clause, 0) + 1
        for seat in outcome.winners:
            self.wins[seat] = self.wins.get(seat, 0) + 1


def play_many(opening: Callable[[Chance], State], games: i64, seed: int, cap: i64 = 0) -> Tally:
    """Play a series of random games, each from a new opening position, all from one seed."""
    chance = Seeded(seed)
    rng = Seeded(seed ^ 0xFFFFFFFF)
    tally = Tally()
    for _ in range(games):
        state = opening(chance)
        decisions = playout(state, chance, rng, cap)
        tally.add(decisions, state.outcome())
    return tally
