"""Leduc poker as OpenSpiel plays it: two players, six cards, two rounds of bets (2, then 4), two raises at most."""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.log import SILENT, Log
from wartable.core.rules.state import NOBODY, ONE, Outcome, State

CARDS: Final = 6  # two of each rank
RAISES: Final = 2
ANTE: Final = 1
HIDDEN: Final = -1

FOLD: Final = 1
CALL: Final = 2
RAISE: Final = 3

# What forbids a choice, and what ends the game.
NOT_ASKED: Final = 1
NO_SUCH_CHOICE: Final = 2
NOTHING_TO_CALL: Final = 3
ENOUGH_RAISES: Final = 4
FOLDED: Final = 5
SHOWDOWN: Final = 6

SIZE: Final = 2 + CARDS + CARDS + 2  # of the encoding: own seat, own card, public card, both stakes
NO_INTS: Final[list[i64]] = []


class LeducState(State):
    """A position of Leduc poker."""

    def __init__(self) -> None:
        self.cards: list[i64] = NO_INTS  # of each seat
        self.stakes: list[i64] = NO_INTS
        self.public: i64 = HIDDEN
        self.turn: i64 = 0
        self.calls: i64 = 0
        self.raises: i64 = 0
        self.ended: i64 = 0

    def deciders(self) -> tuple[int, ...]:
        return NOBODY if self.ended != 0 else ONE[self.turn]

    def offers(self, seat: i64) -> list[int]:
        return [FOLD, CALL, RAISE] if self.ended == 0 and self.turn == seat else []

    def why(self, seat: i64, code: i64) -> i64:
        if self.turn != seat or self.ended != 0:
            return NOT_ASKED
        if code == CALL:
            return 0
        if code == RAISE:
            return 0 if self.raises < RAISES else ENOUGH_RAISES
        if code == FOLD:
            return 0 if self.stakes[seat] < self.stakes[1 - seat] else NOTHING_TO_CALL
        return NO_SUCH_CHOICE

    def on_turn(self, seat: i64) -> bool:
        return self.ended == 0 and self.turn == seat

    def apply(self, seat: i64, code: i64, chance: Chance, log: Log = SILENT) -> None:
        if code == FOLD:
            self.ended = FOLDED
            return
        high = self.stakes[1 - seat]
        if code == RAISE:
            self.stakes[seat] = high + (2 if self.public == HIDDEN else 4)
            self.raises += 1
            self.calls = 0
        else:
            self.stakes[seat] = high
            self.calls += 1
        self.turn = 1 - seat
        # A raise is itself a call of its own height.
        if self.calls + (1 if self.raises > 0 else 0) == 2:
            self.end_round(chance)

    def end_round(self, chance: Chance) -> None:
        """After the first round a third card lies open; after the second the hands are compared."""
        if self.public != HIDDEN:
            self.ended = SHOWDOWN
            return
        self.public = self.draw(chance, 2)
        self.turn = 0
        self.calls = 0
        self.raises = 0

    def draw(self, chance: Chance, seen: i64) -> i64:
        """One of the cards that are not among the first so many of the two seats' cards."""
        card = chance.below(CARDS - seen)
        first: i64 = self.cards[0] if seen > 0 else CARDS
        second: i64 = self.cards[1] if seen > 1 else CARDS
        if second < first:
            first, second = second, first
        if card >= first:
            card += 1
        if card >= second:
            card += 1
        return card

    def encode(self, seat: i64) -> list[int]:
        """What the seat may know, as flat numbers for an agent."""
        out = [0] * SIZE
        out[seat] = 1
        out[2 + self.cards[seat]] = 1
        if self.public != HIDDEN:
            out[2 + CARDS + self.public] = 1
        out[2 + CARDS + CARDS] = self.stakes[0]
        out[2 + CARDS + CARDS + 1] = self.stakes[1]
        return out

    def copy(self) -> "LeducState":
        new = LeducState()
        new.cards = self.cards[:]
        new.stakes = self.stakes[:]
        new.public = self.public
        new.turn = self.turn
        new.calls = self.calls
        new.raises = self.raises
        new.ended = self.ended
        return new

    def outcome(self) -> Outcome | None:
        """A pair with the public card beats the higher rank; equal hands share."""
        if self.ended == 0:
            return None
        if self.ended == FOLDED:
            ahead = self.stakes[0] - self.stakes[1]
        else:
            ahead = self.strength(0) - self.strength(1)
        if ahead == 0:
            return Outcome((0, 1), (1, 1), (0, 0), self.ended)
        winner = 0 if ahead > 0 else 1
        gain = self.stakes[1 - winner]
        scores = (gain, -gain) if winner == 0 else (-gain, gain)
        return Outcome((winner,), (1 + winner, 2 - winner), scores, self.ended)

    def strength(self, seat: i64) -> i64:
        """How good a hand is at the showdown."""
        rank: i64 = self.cards[seat] // 2
        return rank + 3 if rank == self.public // 2 else rank


def start(chance: Chance) -> LeducState:
    """A new deal."""
    s = LeducState()
    s.stakes = [ANTE, ANTE]
    s.cards = [0, 0]
    s.cards[0] = s.draw(chance, 0)
    s.cards[1] = s.draw(chance, 1)
    return s
