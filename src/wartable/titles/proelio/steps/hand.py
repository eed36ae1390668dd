"""Discarding down to the limit (rulebook: The hand)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, i64
from wartable.titles.proelio import clauses as c
from wartable.titles.proelio import entries
from wartable.titles.proelio.position import Position
from wartable.titles.proelio.steps.step import Giving


class Excess(Giving):
    """PR-HAND-09: the holder chooses; the last pick of the excess completes the row, and the turn runs on."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        """A hand that has become small enough meanwhile discards nothing."""
        if p.sizes[p.asked()] > p.kit.hand_limit:
            return False
        p.pop()
        return True

    def needed(self, p: Position, seat: i64) -> i64:
        return p.sizes[seat] - p.kit.hand_limit - p.picks

    def too_many(self, p: Position, seat: i64, picks: i64) -> i64:
        return c.HAND_01 if picks > self.needed(p, seat) else 0

    def give(self, p: Position, seat: i64, row: list[i64], chance: Chance, log: Log) -> None:
        for kind in row:
            p.discard_from_hand(seat, kind)
        if log.on:
            log.tell(entries.DISCARDED, [seat, len(row), *row])

    def detail(self, p: Position, viewer: i64) -> Phrase | None:
        return Phrase("detail-excess", limit=p.kit.hand_limit) if viewer == p.asked() else None
