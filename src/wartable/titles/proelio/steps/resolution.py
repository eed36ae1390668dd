"""Turning the attack over and settling it (rulebook: Resolution, Infiltration, Patrol, the Imperial cards)."""

from wartable.core.rules.prelude import Chance, Log, i64
from wartable.titles.proelio import cards, entries, stack
from wartable.titles.proelio.attacks import kind_of, level_of
from wartable.titles.proelio.cards import FIRST_GOLD, KINDS, VALUE
from wartable.titles.proelio.checks import counted
from wartable.titles.proelio.position import DEPLOYED, HANDS, Position
from wartable.titles.proelio.steps import loot, turn


def reveal(p: Position, seat: i64, chance: Chance, log: Log) -> None:
    """PR-RES-01; legality is judged first (PR-RULING-27), then the Edict, then what the card does."""
    turned = p.turn_over(seat)
    kind = kind_of(turned)
    level = level_of(turned)
    attacker = p.right_of(seat)
    p.attack = kind
    if log.on:
        log.tell(entries.REVEALED, [seat, attacker, kind])
    if p.kit.penalise and not p.within_limit(kind, level):
        void(p, seat, attacker, level, log)
    elif p.cards[DEPLOYED + cards.IMPERIAL_EDICT] > 0:
        if log.on:
            log.tell(entries.CANCELLED, [seat, attacker, kind])
        turn.clean_up(p)
    elif kind == cards.GUNPOWDER:
        sweep(p, seat, attacker, log)
    elif kind == cards.INFILTRATION:
        infiltrate(p, seat, attacker, chance, log)
    else:
        compare(p, seat, attacker, log)


def void(p: Position, seat: i64, attacker: i64, level: i64, log: Log) -> None:
    """PR-ATK-12 to 14: an illegal attack is lost, the defence returns, the attacker pays a card."""
    if log.on:
        log.tell(entries.VOID, [attacker, seat, p.attack, level])
    back = p.listed(DEPLOYED)
    for kind in back:
        p.change(DEPLOYED + kind, -1)
        p.take_openly(seat, kind)
    if log.on:
        log.tell(entries.RETURNED, [seat, len(back), *back])
    turn.clean_up(p)
    p.push_excess(seat, False)
    loot.ask_penalty(p, attacker, log)


def sweep(p: Position, seat: i64, attacker: i64, log: Log) -> None:
    """PR-IMP-11, PR-IMP-12: Gunpowder takes every deployed card and the walls; loot by option (PR-RULING-29)."""
    if log.on:
        log.tell(entries.SWEPT, [seat, attacker, p.levels[seat]])
    p.drop_fortification(seat)
    turn.clean_up(p)
    p.push(stack.DEFEAT_CHECK, seat)
    if p.kit.gunpowder_loot > 0 and p.sizes[seat] > 0:
        size: i64 = p.sizes[seat]
        p.short = p.kit.gunpowder_loot if p.kit.gunpowder_loot < size else size
        p.push(stack.CLEAN_UP, seat)
        loot.ask(p, seat, log)


def infiltrate(p: Position, seat: i64, attacker: i64, chance: Chance, log: Log) -> None:
    """PR-INF-04, PR-PAT-05: a random Base card changes hands; a deployed Patrol turns the theft round."""
    turned = p.cards[DEPLOYED + cards.PATROL] > 0
    turn.clean_up(p)
    if turned:
        if log.on:
            log.tell(entries.TURNED_ROUND, [seat, attacker])
        p.push_excess(seat, False)
        steal(p, seat, attacker, chance, log)
    else:
        p.push(stack.DEFEAT_CHECK, seat)
        p.push_excess(attacker, False)
        steal(p, attacker, seat, chance, log)


def steal(p: Position, taker: i64, giver: i64, chance: Chance, log: Log) -> None:
    """Takes a random card; Imperial cards are safe (PR-INF-05, PR-RULING-20)."""
    at = HANDS + giver * KINDS
    if p.sizes[giver] == p.gold_in_hand(giver):
        if log.on:
            log.tell(entries.NOTHING_STOLEN, [taker, giver])
        return
    both = p.both_bits(taker, giver)
    kind = chance.draw(p.cards, at, at + FIRST_GOLD, both, 1)
    p.hand_over(giver, taker, kind)
    if log.on:
        log.hide(entries.STOLEN, [taker, giver], [kind], both)


def compare(p: Position, seat: i64, attacker: i64, log: Log) -> None:
    """PR-RES-02: the value against the sum of what each deployed card counts at the present level."""
    level: i64 = p.levels[seat]
    value: i64 = VALUE[p.attack]
    total: i64 = 0
    for kind in range(KINDS):
        if p.cards[DEPLOYED + kind] > 0:
            total += p.cards[DEPLOYED + kind] * counted(p, kind, level)
    short: i64 = value - total if total < value else 0
    if log.on:
        counts = [kind + 32 * counted(p, kind, level) for kind in p.listed(DEPLOYED)]
        log.tell(entries.COMPARED, [seat, attacker, p.attack, value, total, short, len(counts), *counts])
    if short == 0:
        turn.clean_up(p)
        if p.kit.check_repelled:
            p.push(stack.DEFEAT_CHECK, seat)
        return
    p.total = total
    p.short = short
    p.push(stack.DEFEAT_CHECK, seat)
    p.push(stack.CLEAN_UP, seat)
    if level > 0:
        p.push(stack.SACRIFICE, seat)
    else:
        loot.begin(p, seat, log)
