"""Hearts as OpenSpiel plays it by default: one deal, a pass left, across, right or none, no points in the first trick.

A card is a code from 1 to 52, suit by suit, the two lowest. A deal is drawn card by card, so that hands lie sorted.
"""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.log import SILENT, Log
from wartable.core.rules.state import NOBODY, ONE, Outcome, State

SEATS: Final = 4
CARDS: Final = 52
PASSED: Final = 3
CLUBS: Final = 0
SPADES: Final = 2
HEARTS: Final = 3
TWO_OF_CLUBS: Final = 1
QUEEN_OF_SPADES: Final = SPADES * 13 + 11

SUIT: Final[list[i64]] = [-1] + [card // 13 for card in range(CARDS)]
POINTS: Final[list[i64]] = [0] * (CARDS - 12) + [1] * 13
POINTS[QUEEN_OF_SPADES] = 13
MOON: Final = 26
NOBODYS: Final = -1
PLACES: Final[list[i64]] = [0] * 13 + [1] * 13 + [2] * 13 + [3] * 13

# What forbids a card.
NOT_ASKED: Final = 1
NOT_HELD: Final = 2
TWO_LEADS: Final = 3
FOLLOW_SUIT: Final = 4
NO_POINTS_YET: Final = 5
HEARTS_UNBROKEN: Final = 6
LAST_TRICK: Final = 7

# What the next card must be: of a suit (its number), or one of these.
ANY: Final = 4
THE_TWO: Final = 5
NO_POINTS: Final = 6
NO_HEART: Final = 7

NO_INTS: Final[list[i64]] = []
NO_HANDS: Final[list[list[int]]] = []


class HeartsState(State):
    """A position of Hearts."""

    def __init__(self) -> None:
        self.hands: list[list[int]] = NO_HANDS
        self.holder: list[i64] = NO_INTS  # of each card
        self.suits: list[i64] = NO_INTS  # how many cards of each suit each seat holds
        self.points: list[i64] = NO_INTS
        self.turn: i64 = 0
        self.direction: i64 = 0
        self.passing: bool = False
        self.passed: list[i64] = NO_INTS  # cards laid aside, three of each seat in turn
        self.played: i64 = 0
        self.duty: i64 = ANY
        self.suit: i64 = CLUBS  # the trick: suit led, best card, who laid it, points in it
        self.best: i64 = 0
        self.taker: i64 = 0
        self.stake: i64 = 0
        self.broken: bool = False

    def deciders(self) -> tuple[int, ...]:
        return NOBODY if self.played == CARDS else ONE[self.turn]

    def offers(self, seat: i64) -> list[int]:
        return self.hands[seat][:] if self.played < CARDS and self.turn == seat else []

    def why(self, seat: i64, code: i64) -> i64:
        if self.turn != seat or self.played == CARDS:
            return NOT_ASKED
        if code <= 0 or code > CARDS or self.holder[code] != seat:
            return NOT_HELD
        duty = self.duty
        if duty == ANY:
            return 0
        if duty < ANY:
            return 0 if SUIT[code] == duty else FOLLOW_SUIT
        if duty == NO_HEART:
            return 0 if SUIT[code] != HEARTS else HEARTS_UNBROKEN
        if duty == NO_POINTS:
            return 0 if POINTS[code] == 0 else NO_POINTS_YET
        return 0 if code == TWO_OF_CLUBS else TWO_LEADS

    def on_turn(self, seat: i64) -> bool:
        return self.played < CARDS and self.turn == seat

    def apply(self, seat: i64, code: i64, chance: Chance, log: Log = SILENT) -> None:
        self.hands[seat].remove(code)
        if self.passing:
            self.pass_card(seat, code)
        else:
            self.play_card(seat, code)

    def pass_card(self, seat: i64, code: i64) -> None:
        """Lays a card aside; when all are done each seat takes up what was passed to it."""
        self.holder[code] = NOBODYS
        self.suits[seat * 4 + SUIT[code]] -= 1
        self.passed.append(code)
        if len(self.passed) < SEATS * PASSED:
            self.turn = len(self.passed) // PASSED
            return
        for i in range(SEATS * PASSED):
            self.take((i // PASSED + self.direction) % SEATS, self.passed[i])
        for hand in self.hands:
            hand.sort()
        self.lead_first()

    def take(self, seat: i64, card: i64) -> None:
        """Adds a card to a hand."""
        self.holder[card] = seat
        self.hands[seat].append(card)
        at = seat * 4 + SUIT[card]
        count = self.suits[at]
        self.suits[at] = count + 1

    def lead_first(self) -> None:
        """Play begins with the two of clubs."""
        self.passing = False
        self.turn = self.holder[TWO_OF_CLUBS]
        self.duty = THE_TWO

    def play_card(self, seat: i64, code: i64) -> None:
        """Adds a card to the trick; the fourth one ends it."""
        suit = SUIT[code]
        self.holder[code] = NOBODYS
        at = seat * 4 + suit
        left = self.suits[at]
        self.suits[at] = left - 1
        points = POINTS[code]
        self.stake += points
        if points > 0:
            self.broken = True
        if self.played % SEATS == 0:
            self.suit = suit
            self.best = 0
        if suit == self.suit and code > self.best:
            self.best = code
            self.taker = seat
        self.played += 1
        if self.played % SEATS > 0:
            self.turn = (seat + 1) % SEATS
            self.oblige_to_follow()
        else:
            self.end_trick()

    def oblige_to_follow(self) -> None:
        """Says what the next card must be when a suit is led: of that suit; in the first trick without points."""
        seat = self.turn
        if self.suits[seat * 4 + self.suit] > 0:
            self.duty = self.suit
        elif self.played < SEATS and self.has_harmless(seat):
            self.duty = NO_POINTS
        else:
            self.duty = ANY

    def has_harmless(self, seat: i64) -> bool:
        """Whether a hand holds a card without points."""
        for card in self.hands[seat]:
            if POINTS[card] == 0:
                return True
        return False

    def end_trick(self) -> None:
        """Gives the trick to its taker, who leads next: no hearts before they are broken, unless they hold no other."""
        seat = self.taker
        points = self.points[seat]
        self.points[seat] = points + self.stake
        self.stake = 0
        self.turn = seat
        if self.broken or self.suits[seat * 4 + HEARTS] == len(self.hands[seat]):
            self.duty = ANY
        else:
            self.duty = NO_HEART

    def copy(self) -> "HeartsState":
        new = HeartsState()
        new.hands = [hand[:] for hand in self.hands]
        new.holder = self.holder[:]
        new.suits = self.suits[:]
        new.points = self.points[:]
        new.turn = self.turn
        new.direction = self.direction
        new.passing = self.passing
        new.passed = self.passed[:]
        new.played = self.played
        new.duty = self.duty
        new.suit = self.suit
        new.best = self.best
        new.taker = self.taker
        new.stake = self.stake
        new.broken = self.broken
        return new

    def outcome(self) -> Outcome | None:
        """Fewest points win; who took all 26 has none and everybody else has them."""
        if self.played < CARDS:
            return None
        points = [int(taken) for taken in self.points]
        if MOON in points:
            points = [0 if taken == MOON else MOON for taken in points]
        winners = tuple([seat for seat in range(SEATS) if points[seat] == min(points)])
        ranks = tuple([1 + len([p for p in points if p < mine]) for mine in points])
        return Outcome(winners, ranks, tuple(points), LAST_TRICK)


def start(chance: Chance) -> HeartsState:
    """A new deal."""
    s = HeartsState()
    s.direction = chance.below(SEATS)
    s.hands = [[], [], [], []]
    s.holder = [NOBODYS] * (CARDS + 1)
    s.suits = [0] * (SEATS * 4)
    s.points = [0] * SEATS
    places = PLACES[:]
    for card in range(1, CARDS + 1):
        at = chance.below(CARDS + 1 - card)
        seat = places[at]
        places[at] = places[CARDS - card]
        s.take(seat, card)
    if s.direction == 0:
        s.lead_first()
    else:
        s.passing = True
        s.passed = []
    return s
