"""Discards: of one's own will in step 2, and down to the hand limit in step 3 (rulebook: Discarding cards)."""

from typing import cast

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.titles.letswar.checks import not_mine, offer_cards
from wartable.titles.letswar.codes import clauses as c, entries as e, verbs
from wartable.titles.letswar.codes.constants import LAID
from wartable.titles.letswar.codes.stack import TURN_DISCARD
from wartable.titles.letswar.position.order import hand_limit
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.step import ACTIONS, LetsWarStep, card_wording, cheapest


class Discard(LetsWarStep):
    """LW-RULING-42: any own card of hand or board, for nothing; a Nation card goes under its deck."""

    def __init__(self, step: int = ACTIONS) -> None:
        super().__init__(step, verbs.DISCARD)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        offer_cards(p, seat, p.kit.discard_codes, out)

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        self.offer(p, seat, out)  # any card that is there can go

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return not_mine(p, seat, arg) if p.card_in(seat, arg) < 0 else 0

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        card = p.kit.card_of(seat, arg // 2)
        log.note(e.DISCARDED, seat, card + LAID * (arg % 2))
        p.discard_from(seat, card, arg % 2)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return card_wording(p, "label-discard", seat, arg)


class Excess(Discard):
    """LW-HAND-04: one card after the other, until the hand is within its limit."""

    def __init__(self) -> None:
        super().__init__(TURN_DISCARD)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        """A hand within its limit, which all can count, discards nothing."""
        if self.needed(p, p.asked()) > 0:
            return False
        p.pop()
        return True

    def needed(self, p: Position, seat: i64) -> i64:
        return p.hand_size(seat) - hand_limit(p, seat)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        p.look(seat)
        offered, codes = cast("list[object]", out), p.kit.discard_codes
        for card in p.hand_now[seat]:
            offered.append(codes[card])

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if p.card_in(seat, arg) < 0:
            return not_mine(p, seat, arg)
        return c.HAND_05 if arg % 2 == 1 else 0

    def final(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        # With the last one the turn passes on, and the next begins with a draw.
        return self.needed(p, seat) <= 1

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return cheapest(p, seat, p.legal(seat))

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-turn-discard", count=self.needed(p, seat), limit=hand_limit(p, seat))
