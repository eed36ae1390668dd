"""What an attack promises: how likely it is to be blocked, and what it destroys.

Hidden cards are one heap to the bot.
"""

from typing import Final

from mypy_extensions import i64

from wartable.titles.letswar import vocabulary as v
from wartable.titles.letswar.bot.worth import BOOM, NATION_CARD, sign, unit_worth
from wartable.titles.letswar.checks import bars_target, bars_unit, free_attack, misses_in
from wartable.titles.letswar.position.position import Position

WHOLE: Final[i64] = 1000  # a certainty
WAR: Final[i64] = -800  # bringing Italy in on the other side
DRAINED: Final[i64] = 60  # what a blocked attack still costs its target
NONE: Final[i64] = -1_000_000


def unseen_share(p: Position, seat: i64) -> i64:
    """Return the share of Miss! among the Conflict cards that a seat does not see, in thousandths."""
    cards = p.kit.cards
    misses: i64 = 0
    for card in cards.answering[0]:
        if cards.miss[card] == 1:
            misses += cards.copies[card] - p.discards[card] - p.held(seat, card)
    hidden = p.pile_size()
    for other in range(p.kit.n):
        if other != seat:
            hidden += p.conflict_in_hand[other]
    return misses * WHOLE // hidden if hidden > 0 else 0


def odds(p: Position, seat: i64, target: i64, needed: i64) -> i64:
    """Return how likely an attack on a target goes through, in thousandths."""
    share = unseen_share(p, seat)
    size: i64 = p.conflict_in_hand[target]
    if needed > size:
        return WHOLE
    none = WHOLE
    for _ in range(size):
        none = none * (WHOLE - share) // WHOLE
    if needed == 1 or share >= WHOLE:
        return none
    one = none * size * share // (WHOLE - share)
    return none + one if none + one < WHOLE else WHOLE


def attack_worth(p: Position, seat: i64, unit: i64, target: i64, other: i64, missable: bool) -> i64:
    """Return what the attack of a unit on another's is worth, without the price of its Boom!"""
    if sign(p, seat, target) >= 0:
        return WAR
    hit = odds(p, seat, target, misses_in(p, seat, unit, target, other)) if missable else WHOLE
    theirs = p.reckoned(target)
    prize = unit_worth(p, target) + 8 * (theirs.plain_attack[other] + theirs.plain_defence[other])
    if other == v.NAVY:
        prize += 60  # which holds two cards more
    return (prize + NATION_CARD) * hit // WHOLE + DRAINED * (WHOLE - hit) // WHOLE


def best_attack(p: Position, seat: i64, unit: i64, bonus: i64, greater: bool, missable: bool) -> i64:
    """Return the best attack that a unit can make now; NONE if there is none."""
    best = NONE
    if bars_unit(p, seat, unit) != 0:
        return best
    for target in range(p.kit.n):
        if not p.lives(target) or target == seat or p.allegiance[target] == p.allegiance[seat]:
            continue
        for other in range(v.FIVE):
            if p.has_unit(target, other) and bars_target(p, seat, unit, target, other, bonus, greater) == 0:
                worth = attack_worth(p, seat, unit, target, other, missable)
                if worth > best:
                    best = worth
    return best


def boom_price(p: Position, seat: i64, unit: i64) -> i64:
    """Return what the attack of a unit costs beside itself."""
    return 0 if free_attack(p, seat, unit) >= 0 else BOOM


def card_attack(p: Position, seat: i64, card: i64) -> i64:
    """Return the best attack that a card lets one of its units make; NONE if there is none."""
    fx = p.kit.effects
    e = p.kit.cards.attacks[card]
    best = NONE
    for unit in range(v.FIVE):
        if ((fx.units[e] >> unit) & 1) == 1:
            worth = with_card(p, seat, card, unit)
            if worth > best:
                best = worth
    return best


def with_card(p: Position, seat: i64, card: i64, unit: i64) -> i64:
    """Return the best attack that a card lets a unit make."""
    fx = p.kit.effects
    e = p.kit.cards.attacks[card]
    flags: i64 = fx.flags[e]
    worth = best_attack(p, seat, unit, fx.n[e], (flags & v.NEEDS_GREATER) != 0, (flags & v.MISSABLE) != 0)
    return worth - boom_price(p, seat, unit) if (flags & v.NEEDS_BOOM) != 0 else worth
