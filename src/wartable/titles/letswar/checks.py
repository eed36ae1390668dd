"""Legality that several steps share, written once: each check returns 0 or the number of the clause that forbids."""

from typing import cast

from mypy_extensions import i64

from wartable.core.rules.log import BIT
from wartable.titles.letswar.codes import clauses as c
from wartable.titles.letswar.codes.constants import LONE_HELP, SUBVERT_PRICE, UNITS_OF
from wartable.titles.letswar.codes.verbs import NONE
from wartable.titles.letswar.effects.seat_values import among, fight_attack, fight_defence, fight_misses, spy_price
from wartable.titles.letswar.position.order import left_of, lone, two_player
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.vocabulary import AVIATION, FIVE, GROUND, NEUTRAL

# -- cards --


def not_mine(p: Position, seat: i64, arg: i64) -> i64:
    """Return why a card that a seat names is not at hand: another Nation's, or simply not there."""
    word = arg // 2
    return c.NAT_02 if arg != NONE and word < len(p.kit.words) and p.kit.card_of(seat, word) < 0 else c.PLAY_01


def argument(p: Position, card: i64, zone: i64) -> i64:
    """Return the argument that names a card of the hand (zone 0) or of the board (zone 1)."""
    return p.kit.cards.word[card] * 2 + zone


def offer_cards(p: Position, seat: i64, codes: list[object], out: list[i64]) -> None:
    """Add all cards of a seat's hand and board, ascending, to what a verb may point at, given as its codes by card."""
    p.look(seat)
    offered = cast("list[object]", out)  # they go over as they are: no number is made anew
    for card in p.hand_now[seat]:
        offered.append(codes[card])
    board = p.board_now[seat]
    if len(board) > 0:
        for card in board:
            offered.append(codes[p.kit.kinds + card])
        out.sort()


# -- combat --


def attack_in(p: Position, seat: i64, unit: i64, target: i64, other: i64) -> i64:
    """Return the attack of a unit in a fight."""
    return fight_attack(p.reckoned(seat), unit, p.reckoned(target), other)


def defence_in(p: Position, seat: i64, unit: i64, target: i64, other: i64) -> i64:
    """Return the defence that it meets."""
    return fight_defence(p.reckoned(target), other, unit)


def misses_in(p: Position, seat: i64, unit: i64, target: i64, other: i64) -> i64:
    """Return how many Miss! block it: what cards say, and two with two players (LW-P2-02)."""
    misses = fight_misses(p.reckoned(seat), unit, p.reckoned(target), other)
    return 2 if misses < 2 and two_player(p) else misses


def bars_unit(p: Position, seat: i64, unit: i64) -> i64:
    """Return what forbids a seat's unit any attack at all."""
    if p.allegiance[seat] == NEUTRAL:
        return c.ITALY_06
    if among(unit, p.reckoned(seat).barred):
        return c.CBT_03
    if not p.has_unit(seat, unit):
        return c.UNIT_06
    if p.used[seat * FIVE + unit] >= p.reckoned(seat).attacks[unit]:
        return c.CBT_25 if among(unit, p.by_card[seat]) else c.CBT_04
    return 0


def bars_target(p: Position, seat: i64, unit: i64, target: i64, other: i64, bonus: i64, greater: bool) -> i64:
    """Return what forbids a unit an attack on another's, given what a card adds and whether values are compared."""
    if target >= p.kit.n or target == seat or not p.lives(target) or p.allegiance[target] == p.allegiance[seat]:
        return c.RULING_33
    if p.kit.italy_protected and p.allegiance[target] == NEUTRAL:
        return c.RULING_51
    if p.reckoned(seat).truce and left_of(p, seat) == target:
        return c.CBT_03
    if not p.has_unit(target, other):
        return c.RULING_33
    if not among(other, p.reckoned(seat).reach[unit]):
        if among(unit, GROUND):
            return c.CBT_08
        return c.CBT_10 if unit == AVIATION else c.CBT_12
    if greater and attack_in(p, seat, unit, target, other) + bonus <= defence_in(p, seat, unit, target, other):
        return c.CBT_01
    return 0


def bars_any_target(p: Position, seat: i64, unit: i64, bonus: i64, greater: bool) -> i64:
    """0 if a unit has a target; else the clause that comes closest to allowing one."""
    nearest: i64 = 0
    for target in range(p.kit.n):
        if target == seat or not p.lives(target) or p.allegiance[target] == p.allegiance[seat]:
            continue
        units: i64 = p.units[target]
        for other in range(FIVE):
            if ((units >> other) & 1) == 1:
                clause = bars_target(p, seat, unit, target, other, bonus, greater)
                if clause == 0:
                    return 0
                if nearest == 0 or clause == c.CBT_01:
                    nearest = clause
    return nearest if nearest != 0 else c.RULING_33


def free_attack(p: Position, seat: i64, unit: i64) -> i64:
    """Return the effect that lets a unit attack without a Boom!, the first to be used; -1 for none (LW-RULING-97)."""
    free = p.reckoned(seat).free
    for i in range(0, len(free), 3):
        if among(unit, free[i + 1]):
            left: i64 = 0
            for j in range(0, len(free), 3):
                if free[j] == free[i]:
                    left += free[j + 2]
            if left > p.free_used.count(free[i]):
                return free[i]
    return -1


def has_target(p: Position, seat: i64, unit: i64) -> bool:
    """Return whether a unit has a target; the same question as `bars_any_target`, where nobody asks why not."""
    mine = p.reckoned(seat)
    reach: i64 = mine.reach[unit]
    attack = mine.attack
    at = unit * FIVE
    side: i64 = p.allegiance[seat]
    for target in range(p.kit.n):
        if p.allegiance[target] != side:
            units: i64 = p.units[target] & reach
            defence = p.reckoned(target).defence
            for other in UNITS_OF[units]:
                if attack[at + other] <= defence[other * FIVE + unit]:
                    continue  # most attacks fail by their values, which are looked up soonest
                if bars_target(p, seat, unit, target, other, 0, True) == 0:
                    return True
    return False


def hunters(p: Position, seat: i64) -> i64:
    """Return the units of a seat that have a target, a bit each; found once, kept until values are reckoned anew."""
    if p.hunter != seat:
        found: i64 = 0
        for unit in UNITS_OF[p.units[seat]]:
            if has_target(p, seat, unit):
                found |= BIT[unit]
        p.hunters_now = found
        p.hunter = seat
    return p.hunters_now


def boom_of(p: Position, seat: i64) -> i64:
    """Return a card of the hand that counts as a Boom!, or -1."""
    for card in p.kit.booms:
        if (card < p.kit.conflicts or p.kit.cards.back[card] == seat + 1) and p.held(seat, card) > 0:
            return card
    return -1


# -- money --


def purse(p: Position, seat: i64) -> i64:
    """Return what all Conflict cards of a hand and a board are worth, in hundreds."""
    p.look(seat)
    return p.purse_now[seat]


def money_help(p: Position, seat: i64) -> i64:
    """Return what is added to every payment of a seat (LW-RULING-96)."""
    return p.reckoned(seat).money + (LONE_HELP if p.kit.n == 3 and lone(p) == seat else 0)


def can_pay(p: Position, seat: i64, price: i64) -> bool:
    """Return whether a seat's cards are enough for a price, with at least one of them."""
    whole = purse(p, seat)
    return whole > 0 and whole + money_help(p, seat) >= price


def row_value(p: Position, seat: i64) -> i64:
    """Return what the cards picked so far are worth."""
    total: i64 = 0
    for arg in p.picks(seat):
        total += p.kit.cards.value[p.kit.card_of(seat, arg // 2)]
    return total


def bars_money(p: Position, seat: i64, arg: i64) -> i64:
    """Return what forbids a card in a payment."""
    card = p.unpicked(seat, arg)
    if card < 0:
        return not_mine(p, seat, arg)
    return 0 if card < p.kit.conflicts else c.MONEY_08


def subvert_price(p: Position, seat: i64, target: i64) -> i64:
    """Return what the third task of a Spy costs against a Nation."""
    return spy_price(p.reckoned(seat), p.reckoned(target), SUBVERT_PRICE)
