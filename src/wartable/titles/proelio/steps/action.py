"""The action: exactly one a turn (rulebook: The action, Strategy cards, The Plague, Allied Houses)."""

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.log import BIT, Log
from wartable.titles.proelio import codes, entries
from wartable.titles.proelio.cards import (
    ATTACKS,
    BASE,
    DEFENCES,
    IMPERIAL,
    INQUISITION,
    KINDS,
    LADDER,
    PLAGUE,
    RESOURCES,
    STRATEGIES,
    TEMPORARY_ALLIANCE,
    deck_of,
)
from wartable.titles.proelio.checks import is_idle, may_draw
from wartable.titles.proelio.codes import NONE, WIDTH
from wartable.titles.proelio.position import HANDS, Position
from wartable.titles.proelio.steps.hand import add_each, left_in_hand, with_each


def offers(p: Position, seat: i64) -> list[int]:
    """What may be pointed at: the decks, every card of the hand for what its type can do, or a target."""
    if p.paying:
        return with_each(left_in_hand(p, seat), codes.EXCHANGE)
    if p.strategy >= 0:
        return targets(p)
    out: list[int] = [codes.DRAW * WIDTH + NONE]
    kinds = left_in_hand(p, seat)
    if kinds != 0:
        add_each(out, kinds & ATTACKS, codes.ATTACK)
        add_each(out, kinds & DEFENCES, codes.FORTIFY)
        add_each(out, kinds & STRATEGIES, codes.PLAY)
        out.append(codes.EXCHANGE * WIDTH + NONE)
        if p.kit.allied:
            add_each(out, kinds, codes.SUPPORT)
    if p.kit.allow_pass or may_draw(p) != 0:
        out.append(codes.PASS * WIDTH + NONE)
    return out


def targets(p: Position) -> list[int]:
    """Every seat; the checks say which ones the Strategy card may name."""
    out: list[int] = []
    for seat in range(p.kit.n):
        out.append(codes.TARGET * WIDTH + seat)
    return out


def play(p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
    """Does one of the actions; every way out that completes it takes the step off the stack."""
    if verb == codes.DRAW:
        p.pop()
        p.push_excess(seat, True)
        p.draw(seat, BASE, 1, chance, log)
    elif verb == codes.ATTACK:
        attack(p, seat, arg, log)
    elif verb == codes.FORTIFY:
        fortify(p, seat, arg, log)
    elif verb == codes.PLAY:
        strategy(p, seat, arg, chance, log)
    elif verb == codes.TARGET:
        strategy_on(p, seat, arg, chance, log)
    elif verb == codes.EXCHANGE:
        exchange(p, seat, arg, chance, log)
    elif verb == codes.SUPPORT:
        support(p, seat, arg, log)
    else:
        pass_on(p, seat, log)


def pass_on(p: Position, seat: i64, log: Log) -> None:
    """PR-RULING-09: unless it is allowed at will, a pass tells that no card of the hand can be played."""
    p.pop()
    if p.memory is not None and not p.kit.allow_pass:
        for deck in range(2):
            idle = [0] * KINDS
            for kind in range(KINDS):
                if deck_of(kind) == deck and is_idle(p, seat, kind):
                    idle[kind] = p.kit.copies[kind]
            p.memory.told(seat, deck, p.backs_in_hand(seat, deck), idle)
    if log.on:
        log.tell(entries.PASSED, [seat])


def attack(p: Position, seat: i64, kind: i64, log: Log) -> None:
    """PR-ATK-04 to 08: one Attack card, face down before the left-hand neighbour."""
    p.pop()
    p.lay_from_hand(seat, kind)
    if log.on:
        # Who sees a hand sees which card has left it (PR-RULING-52).
        veils = [-1, -1, -1, -1, BIT[seat] | p.ally_bits(seat)]
        log.write(entries.ATTACK_LAID, [seat, p.left_of(seat), deck_of(kind), p.levels[seat], kind], veils, -1)


def fortify(p: Position, seat: i64, kind: i64, log: Log) -> None:
    """PR-FORT-12, PR-FORT-16: the card of the next level replaces the present one, which is discarded."""
    p.pop()
    level: i64 = p.levels[seat]
    p.show_from_hand(seat, kind)
    if level > 0:
        p.discard(LADDER[level])
    p.levels[seat] = level + 1
    if log.on:
        log.tell(entries.FORTIFIED, [seat, kind, level + 1])


def strategy(p: Position, seat: i64, kind: i64, chance: Chance, log: Log) -> None:
    """PR-STR: a Strategy card; those that name a player ask for the name first."""
    if kind == TEMPORARY_ALLIANCE or kind == INQUISITION:
        p.strategy = kind
        return
    p.pop()
    if log.on:
        log.tell(entries.PLAYED, [seat, kind])
    if kind == PLAGUE:
        p.show_from_hand(seat, kind)
        p.plagues |= BIT[seat]
        p.draw(seat, BASE, 1, chance, log)
        return
    p.discard_from_hand(seat, kind)
    p.push_excess(seat, True)
    p.draw(seat, BASE, 2 if kind == RESOURCES else 3, chance, log)


def strategy_on(p: Position, seat: i64, target: i64, chance: Chance, log: Log) -> None:
    """PR-STR-03, PR-STR-06: Temporary Alliance and Inquisition."""
    kind = p.strategy
    p.strategy = -1
    p.pop()
    p.discard_from_hand(seat, kind)
    if log.on:
        log.tell(entries.PLAYED_ON, [seat, kind, target])
    if kind == TEMPORARY_ALLIANCE:
        p.push_excess(target, False)
        p.draw(target, BASE, 1, chance, log)
    else:
        look(p, seat, target, log)


def look(p: Position, seat: i64, target: i64, log: Log) -> None:
    """PR-STR-06, PR-RULING-41: the hand is shown to the player alone."""
    at = HANDS + target * KINDS
    audience: i64 = BIT[seat] | BIT[target]
    if p.memory is not None:
        p.memory.look(seat, target, p.cards, at)
    if log.on:
        seen: list[int] = []
        for kind in range(KINDS):
            for _ in range(p.cards[at + kind]):
                seen.append(kind)
        veils = [-1, -1, -1] + [int(audience)] * len(seen)
        log.write(entries.LOOKED, [seat, target, len(seen), *seen], veils, -1)


def exchange(p: Position, seat: i64, kind: i64, chance: Chance, log: Log) -> None:
    """PR-ACT-07: any two cards of the hand for one of the Imperial deck; the second pick completes it."""
    if kind == NONE:
        p.paying = True
        return
    p.pick(kind)
    if p.picks < 2:
        return
    p.paying = False
    p.pop()
    row = p.take_row()
    for k in row:
        p.discard_from_hand(seat, k)
    if log.on:
        log.tell(entries.EXCHANGED, [seat, *row])
    p.draw(seat, IMPERIAL, 1, chance, log)


def support(p: Position, seat: i64, kind: i64, log: Log) -> None:
    """PR-ALY-07, PR-ALY-08: a card to the ally, who discards at once if that makes too many."""
    p.pop()
    ally = p.ally_of(seat)
    p.hand_over(seat, ally, kind)
    p.push_excess(ally, True)
    if log.on:
        both: i64 = BIT[seat] | BIT[ally]
        log.write(entries.SUPPORTED, [seat, ally, deck_of(kind), kind], [-1, -1, -1, both], -1)
