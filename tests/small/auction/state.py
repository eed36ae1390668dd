"""Auction's position, four seats in a row: what lies where, the contract of core.State, and the position in words."""

from __future__ import annotations

from collections.abc import Iterator
from operator import add, attrgetter, sub

from wartable.core.errors import PositionError
from wartable.core.fields import Counts, Fields, Number, OneOf, OneOfEach, Rest
from wartable.core.rules.chance import Chance
from wartable.core.rules.deal import Deal
from wartable.core.rules.draw import draw_into
from wartable.core.rules.log import BIT, SILENT, Log
from wartable.core.rules.state import Outcome
from wartable.core.rules.steps import Step, StepState
from wartable.core.text.messages import Phrase

from . import kit as k
from .kit import CARDS, CLAUSES, FATES, LOTS, OFFERING, OPEN, SEATS, AuctionKit, K
from .steps import STEPS

NOT_ASKED = {OFFERING: k.LOT_01, k.PLEDGING: k.PLEDGE_04, k.HAMMER: k.VETO_01}


class AuctionState(StepState):
    """Cards by kind in flat lists."""

    def __init__(self, kit: AuctionKit) -> None:
        self.kit = kit
        self.hands = [0] * (4 * K)
        self.rows = [0] * (4 * K)  # drafts and sealed pledges; the cards are still in the hand
        self.tabled = [0] * (4 * K)  # pledges turned up, out of the hand
        self.shown = [0] * (4 * K)  # what all know to be in a hand, because it was turned up and taken back
        self.pile = [0] * K
        self.discard = [0] * K
        self.lots = [OPEN] * len(LOTS)
        self.sealed = [0] * 4
        self.called = [0] * 4  # the seats that the window asks
        self.answers = [0] * 4  # 1: pass, 2: veto
        self.phase = OFFERING
        self.round = self.lot = self.ended = self.resigned = 0  # who resigned: the seat + 1

    def of(self, counts: list[int], seat: int) -> list[int]:
        """One seat's part of a list."""
        return counts[seat * K : seat * K + K]

    def unpicked(self, seat: int, card: int) -> int:
        """How many copies of a card are in the hand and not in the row; none where there is no such card."""
        return self.hands[seat * K + card] - self.rows[seat * K + card] if card < K else 0

    def auctioneer(self) -> int:
        return self.round % 4

    asked = auctioneer

    def bid(self, team: int) -> int:
        return sum(self.tabled[seat * K + c] * self.kit.value[c] for seat in (team, team + 2) for c in range(K))

    def vetoes(self, seat: int) -> list[int]:
        return [card for card in range(K) if self.kit.answers[card] and self.hands[seat * K + card]]

    def may_answer(self, seat: int) -> bool:
        """AU-VETO-01: whether, by what all know, a seat may hold a card that names the hammer."""
        unseen = sum(self.kit.copies[c] - self.discard[c] for c in range(K) if self.kit.answers[c])
        return seat != self.auctioneer() and unseen > 0 and self.of(self.hands, seat) != self.of(self.shown, seat)

    def draw(self, seat: int, count: int, chance: Chance, log: Log) -> None:
        """AU-SET-02: cards that their owner alone sees."""
        cards = draw_into(self.hands, seat * K, self.pile, count, chance, BIT[seat])
        if cards:
            log.hide(k.DEALT, [seat, len(cards)], cards, BIT[seat])

    def over(self, clause: int, log: Log) -> None:
        self.phase, self.ended = k.OVER, clause
        log.tell(k.GAME_ENDS, [self.lots.count(0), self.lots.count(1)])

    def set_up(self, chance: Chance, log: Log) -> None:
        """AU-SET-02: the hands, then the first round."""
        self.pile = list(self.kit.copies)
        for seat in range(4):
            self.draw(seat, self.kit.dealt, chance, log)
        log.tell(k.ROUND_BEGINS, [1, 0])

    def doing(self) -> Step[AuctionState]:
        return STEPS[self.phase]

    def meanwhile(self, viewer: int) -> Phrase:
        asked = self.doing().known_asked(self, viewer)
        return Phrase("prompt-wait", seats=[Phrase(f"seat-{SEATS[seat]}") for seat in asked])

    def not_asked(self, seat: int) -> int:
        return NOT_ASKED.get(self.phase, self.ended)

    def forfeit(self, seat: int, chance: Chance, log: Log = SILENT) -> None:
        self.resigned = seat + 1
        log.tell(k.RESIGNED, [seat, 1 - seat % 2])
        self.over(k.END_02, log)

    def side(self, seat: int) -> int:
        return self.kit.faction(seat)

    def on_turn(self, seat: int) -> bool:
        return self.phase != k.OVER and seat == self.auctioneer()

    def copy(self) -> AuctionState:
        return FIELDS.copied(self)

    def redeal(self, viewer: int, chance: Chance) -> AuctionState:
        """Kept: the own hand, what was shown, a partner's row. The rest is dealt anew, others' answers are dropped."""
        new = self.copy()
        others = [seat for seat in range(4) if seat != viewer]
        for seat in others:
            if viewer < 0 or seat % 2 != viewer % 2:
                new.rows[seat * K : seat * K + K] = [0] * K
                new.sealed[seat] = 0
            new.answers[seat] = 0
        certain = list(map(max, new.shown, new.rows))
        new.hands = list(map(sub, new.hands, certain))
        deal = Deal([0, K], new.pile)
        for seat in others:
            deal.hide(seat, 0, new.hands, seat * K)
        deal.fill(chance)
        new.hands = list(map(add, new.hands, certain))
        return new

    def outcome(self) -> Outcome | None:
        if self.phase != k.OVER:
            return None
        scores = [self.lots.count(0), self.lots.count(1)]
        ranks = [1 + int(scores[team] < scores[1 - team]) for team in (0, 1)]
        if self.resigned:
            ranks = [2, 1] if self.resigned % 2 else [1, 2]
        winners = tuple(seat for seat in range(4) if ranks[seat % 2] < ranks[1 - seat % 2])
        return Outcome(winners, tuple(ranks * 2), tuple(scores * 2), self.ended)

    def to_dict(self) -> dict[str, object]:
        return FIELDS.to_dict(self)


def misfits(state: AuctionState) -> Iterator[PositionError]:
    for seat in range(4):
        if state.answers[seat] == 2 and not state.vetoes(seat):
            yield PositionError(f"answers.{SEATS[seat]}: the hand holds no Veto")


# What is left out is empty, the lots are open and the first round begins.
FIELDS: Fields[AuctionState] = Fields(
    "auction",
    1,
    OneOfEach("lots", LOTS, FATES, OPEN),
    Counts("hands", SEATS, CARDS),
    Counts("rows", SEATS, CARDS, part_of="hands"),
    Counts("tabled", SEATS, CARDS),
    Counts("shown", SEATS, CARDS, part_of="hands"),
    Rest(Counts("pile", CARDS), of=attrgetter("copies"), clause="AU-SET-02"),
    Counts("discard", CARDS),
    Counts("sealed", SEATS),
    Counts("called", SEATS),
    Counts("answers", SEATS),
    OneOf("phase", [step.name for step in STEPS], OFFERING),
    OneOf("lot", LOTS, 0),
    OneOf("ended", CLAUSES, 0),
    Number("round"),
    Number("resigned"),
    fits=misfits,
)
