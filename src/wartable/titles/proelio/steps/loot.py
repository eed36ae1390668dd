"""Loot and penalty: what a beaten House or an unlawful attacker parts with (rulebook: Resolution, Loot)."""

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.log import Log
from wartable.core.text.messages import Phrase
from wartable.titles.proelio import clauses as c
from wartable.titles.proelio import entries, stack
from wartable.titles.proelio.cards import FIRST_GOLD, deck_of
from wartable.titles.proelio.position import Position
from wartable.titles.proelio.steps.step import Giving
from wartable.titles.proelio.things import house


class Loot(Giving):
    """PR-LOOT-02: the defender chooses; the last pick hands everything over."""

    def needed(self, p: Position, seat: i64) -> i64:
        return p.short - p.picks

    def too_many(self, p: Position, seat: i64, picks: i64) -> i64:
        if picks <= self.needed(p, seat):
            return 0
        return c.RES_08 if p.attack >= 0 else c.RULING_29

    def completes(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return self.needed(p, seat) <= 1

    def final(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return self.needed(p, seat) <= 1  # the attacker sees the cards

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pick(arg)
        if self.needed(p, seat) > 0:
            return
        p.pop()
        give(p, seat, p.right_of(seat), p.take_row(), log)

    def detail(self, p: Position, viewer: i64) -> Phrase | None:
        return Phrase("detail-loot", house=house(p.right_of(viewer))) if viewer == p.asked() else None


class Penalty(Giving):
    """PR-ATK-13, PR-RULING-25: the attacker chooses the card that the defender gets, face down."""

    def final(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return True

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        pay(p, seat, arg, log)

    def detail(self, p: Position, viewer: i64) -> Phrase | None:
        return Phrase("detail-penalty", house=house(p.left_of(viewer))) if viewer == p.asked() else None


def begin(p: Position, seat: i64, log: Log) -> None:
    """PR-RES-08, PR-RES-11: as many cards as the shortfall; who cannot pay loses everything (PR-RULING-13)."""
    attacker = p.right_of(seat)
    if p.sizes[seat] < p.short:
        level: i64 = p.levels[seat]
        give(p, seat, attacker, p.cards_of(seat), log)
        p.drop_fortification(seat)
        if log.on:
            log.tell(entries.OVERRUN, [seat, level])
        return
    p.push_excess(attacker, True)
    p.push(stack.LOOT, seat)
    give_if_forced(p, seat, log)


def give_if_forced(p: Position, seat: i64, log: Log) -> None:
    """When the loot is the whole hand everybody sees that there is nothing to choose."""
    if p.sizes[seat] == p.short:
        p.pop()
        give(p, seat, p.right_of(seat), p.cards_of(seat), log)


def give(p: Position, seat: i64, attacker: i64, row: list[i64], log: Log) -> None:
    """Passes loot; the two Houses see it, the others the backs."""
    gold = 0
    for kind in row:
        p.hand_over(seat, attacker, kind)
        if kind >= FIRST_GOLD:
            gold += 1
    if log.on:
        log.hide(entries.LOOTED, [seat, attacker, len(row), gold], row, p.both_bits(seat, attacker))


def pay(p: Position, seat: i64, kind: i64, log: Log) -> None:
    """Passes the penalty; the two Houses see it, the others its back."""
    p.pop()
    defender = p.left_of(seat)
    p.hand_over(seat, defender, kind)
    if log.on:
        log.hide(entries.PENALTY, [seat, defender, deck_of(kind)], [kind], p.both_bits(seat, defender))


def pay_if_forced(p: Position, seat: i64, log: Log) -> None:
    """With a single card in hand everybody sees which one is paid."""
    if p.sizes[seat] == 1:
        pay(p, seat, p.cards_of(seat)[0], log)
