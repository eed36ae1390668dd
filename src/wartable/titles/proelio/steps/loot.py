"""Loot and penalty: what a beaten House or an unlawful attacker parts with (rulebook: Resolution, Loot)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, i64
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

    def final(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return self.completes(p, seat, verb, arg)  # the attacker sees the cards

    def give(self, p: Position, seat: i64, row: list[i64], chance: Chance, log: Log) -> None:
        p.pop()
        hand_loot(p, seat, row, log)

    def detail(self, p: Position, viewer: i64) -> Phrase | None:
        return Phrase("detail-loot", house=house(p.right_of(viewer))) if viewer == p.asked() else None


class Penalty(Giving):
    """PR-ATK-13, PR-RULING-25: the attacker chooses the card that the defender gets, face down."""

    def final(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return True

    def give(self, p: Position, seat: i64, row: list[i64], chance: Chance, log: Log) -> None:
        p.pop()
        pay(p, seat, row[0], log)

    def detail(self, p: Position, viewer: i64) -> Phrase | None:
        return Phrase("detail-penalty", house=house(p.left_of(viewer))) if viewer == p.asked() else None


def begin(p: Position, seat: i64, log: Log) -> None:
    """PR-RES-08, PR-RES-11: as many cards as the shortfall; who cannot pay loses everything (PR-RULING-13)."""
    if p.sizes[seat] < p.short:
        level: i64 = p.levels[seat]
        hand_loot(p, seat, p.cards_of(seat), log)
        p.drop_fortification(seat)
        if log.on:
            log.tell(entries.OVERRUN, [seat, level])
        return
    ask(p, seat, log)


def ask(p: Position, seat: i64, log: Log) -> None:
    """Asks for the loot; when it is the whole hand everybody sees that there is nothing to choose."""
    p.push_excess(p.right_of(seat), True)
    if p.sizes[seat] == p.short:
        hand_loot(p, seat, p.cards_of(seat), log)
    else:
        p.push(stack.LOOT, seat)


def hand_loot(p: Position, seat: i64, row: list[i64], log: Log) -> None:
    """Passes loot to the attacker; the two Houses see it, the others the backs."""
    attacker = p.right_of(seat)
    gold = 0
    for kind in row:
        p.hand_over(seat, attacker, kind)
        if kind >= FIRST_GOLD:
            gold += 1
    if log.on:
        log.hide(entries.LOOTED, [seat, attacker, len(row), gold], row, p.both_bits(seat, attacker))


def pay(p: Position, seat: i64, kind: i64, log: Log) -> None:
    """Passes the penalty; the two Houses see it, the others its back."""
    defender = p.left_of(seat)
    p.hand_over(seat, defender, kind)
    if log.on:
        log.hide(entries.PENALTY, [seat, defender, deck_of(kind)], [kind], p.both_bits(seat, defender))


def ask_penalty(p: Position, seat: i64, log: Log) -> None:
    """Asks for the penalty, if there is a card to pay; with a single one everybody sees which it is."""
    if p.sizes[seat] == 1:
        pay(p, seat, p.cards_of(seat)[0], log)
    elif p.sizes[seat] > 0:
        p.push(stack.PAY_PENALTY, seat)
