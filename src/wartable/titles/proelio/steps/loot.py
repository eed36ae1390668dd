"""Sacrifice, loot and penalty: what a beaten House or an unlawful attacker parts with (rulebook: Resolution, Loot)."""

from mypy_extensions import i64

from wartable.core.rules.log import BIT, Log
from wartable.titles.proelio import entries
from wartable.titles.proelio.cards import FIRST_GOLD, KINDS, deck_of
from wartable.titles.proelio.codes import KEEP, NONE, PAY, SACRIFICE, WIDTH
from wartable.titles.proelio.codes import LOOT as GIVE
from wartable.titles.proelio.position import HANDS, LOOT, Position
from wartable.titles.proelio.steps import turn
from wartable.titles.proelio.steps.hand import left_in_hand, with_each


def sacrifice_offers() -> list[int]:
    """Give up the Fortification, or keep it and pay."""
    return [SACRIFICE * WIDTH + NONE, KEEP * WIDTH + NONE]


def decide(p: Position, seat: i64, sacrifice: bool, log: Log) -> None:
    """PR-RES-06 to 09: a Fortification that is counted is lost and adds its value."""
    p.pop()
    level: i64 = p.levels[seat]
    if sacrifice:
        p.total += level
        p.short = p.short - level if p.short > level else 0
        p.drop_fortification(seat)
        if log.on:
            log.tell(entries.SACRIFICED, [seat, level])
        if p.short == 0:
            if not p.kit.check_repelled:
                # A sacrifice that covers the attack repels it, so that nobody is judged (PR-RULING-10).
                turn.clean_up(p)
                p.pop()
            return
    elif log.on:
        log.tell(entries.KEPT, [seat, level])
    begin(p, seat, log)


def begin(p: Position, seat: i64, log: Log) -> None:
    """PR-RES-08, PR-RES-11: as many cards as the shortfall; who cannot pay loses everything (PR-RULING-13)."""
    attacker = p.right_of(seat)
    if p.sizes[seat] < p.short:
        level: i64 = p.levels[seat]
        give_all(p, seat, attacker, log)
        p.drop_fortification(seat)
        if log.on:
            log.tell(entries.OVERRUN, [seat, level])
        return
    p.push_excess(attacker, True)
    p.push(LOOT, seat)
    give_if_forced(p, seat, log)


def give_if_forced(p: Position, seat: i64, log: Log) -> None:
    """When the loot is the whole hand everybody sees that there is nothing to choose."""
    if p.sizes[seat] == p.short:
        p.pop()
        give_all(p, seat, p.right_of(seat), log)


def give_all(p: Position, seat: i64, attacker: i64, log: Log) -> None:
    """Hands the whole hand over."""
    row: list[int] = []
    for kind in range(KINDS):
        for _ in range(p.cards[HANDS + seat * KINDS + kind]):
            row.append(kind)
    give(p, seat, attacker, row, log)


def give(p: Position, seat: i64, attacker: i64, row: list[int], log: Log) -> None:
    """Passes loot; the two Houses see it, the others the backs."""
    gold = 0
    for kind in row:
        p.hand_over(seat, attacker, kind)
        if kind >= FIRST_GOLD:
            gold += 1
    if log.on:
        both: i64 = BIT[seat] | BIT[attacker] | p.ally_bits(seat) | p.ally_bits(attacker)
        veils = [-1, -1, -1, -1] + [int(both)] * len(row)
        log.write(entries.LOOTED, [seat, attacker, len(row), gold, *row], veils, -1)


def offers(p: Position, seat: i64) -> list[int]:
    """Every kind left in the hand."""
    return with_each(left_in_hand(p, seat), GIVE)


def play(p: Position, seat: i64, kind: i64, log: Log) -> None:
    """PR-LOOT-02: the defender chooses; the last pick hands everything over."""
    p.pick(kind)
    if p.picks < p.short:
        return
    p.pop()
    give(p, seat, p.right_of(seat), p.take_row(), log)


def pay_offers(p: Position, seat: i64) -> list[int]:
    """Every kind of the hand."""
    return with_each(left_in_hand(p, seat), PAY)


def pay(p: Position, seat: i64, kind: i64, log: Log) -> None:
    """PR-ATK-13, PR-RULING-25: the attacker chooses the card that the defender gets, face down."""
    p.pop()
    defender = p.left_of(seat)
    p.hand_over(seat, defender, kind)
    if log.on:
        both: i64 = BIT[seat] | BIT[defender] | p.ally_bits(seat) | p.ally_bits(defender)
        log.write(entries.PENALTY, [seat, defender, deck_of(kind), kind], [-1, -1, -1, both], -1)


def pay_if_forced(p: Position, seat: i64, log: Log) -> None:
    """With a single card in hand everybody sees which one is paid."""
    if p.sizes[seat] == 1:
        for kind in range(KINDS):
            if p.cards[HANDS + seat * KINDS + kind] == 1:
                pay(p, seat, kind, log)
                return
