"""What things are worth to the bot: units, Homefront, cards in hand, and what an effect does for or against a side.

One point is a tenth of an ordinary Conflict card. Allies win and lose together, so what happens to one happens to all.
"""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.log import BIT
from wartable.titles.letswar import vocabulary as v
from wartable.titles.letswar.checks import money_help
from wartable.titles.letswar.codes.constants import HAPPY, SIZE
from wartable.titles.letswar.effects.changes import loses, reachable
from wartable.titles.letswar.effects.whom import affected
from wartable.titles.letswar.position.order import enemies, hand_limit, members, seats_of
from wartable.titles.letswar.position.position import Position

# The next unit of a Nation with so many active ones, and the next step of a Homefront at such a level. The last ones
# end a Historical game; in an Attrition game a Nation is lost.
UNIT: Final[list[i64]] = [0, 5000, 700, 400, 260, 200]
LEVEL: Final[list[i64]] = [0, 5000, 800, 300, 150]
NATION_LOST: Final[i64] = 1500

CARD: Final[i64] = 60  # a Conflict card drawn unseen
NATION_CARD: Final[i64] = 190
HUNDRED: Final[i64] = 14  # a hundred dollars of a card that may be spent
BOOM: Final[i64] = 120
MISS: Final[i64] = 90
EACH_FOE: Final[i64] = 25  # more for a Miss!, with each enemy who may attack before one's next turn
COPY_LESS: Final[i64] = 35  # each further copy in hand
MISS_LESS: Final[i64] = 20
SPY: Final[i64] = 240
ANSWER: Final[i64] = 130
WAITING: Final[i64] = 40  # equipment whose date is not reached
POINT: Final[i64] = 22  # of attack or defence, of one unit, as long as it lasts
RESERVE: Final[i64] = 60  # a card that may be played later
HELD_BACK: Final[i64] = 30  # what a card must bring beyond its price to be played


def unit_worth(p: Position, seat: i64) -> i64:
    """Return what a Nation loses with its next unit."""
    return lost_with(p, seat, UNIT[SIZE[p.units[seat]]])


def level_worth(p: Position, seat: i64, level: i64) -> i64:
    """Return what a Nation loses when its Homefront falls from a level."""
    return lost_with(p, seat, LEVEL[level])


def lost_with(p: Position, seat: i64, worth: i64) -> i64:
    """Return the worth of a unit or level; the last one costs less where the faction plays on without the Nation."""
    if worth < UNIT[1] or p.kit.historical or members(p, p.allegiance[seat]) == BIT[seat]:
        return worth
    return NATION_LOST


def sign(p: Position, seat: i64, other: i64) -> i64:
    """1 for a seat's own side, -1 for the enemy, 0 where one of them is neutral."""
    if seat == other:
        return 1
    if p.allegiance[seat] == v.NEUTRAL or p.allegiance[other] == v.NEUTRAL:
        return 0
    return 1 if p.allegiance[seat] == p.allegiance[other] else -1


def foes(p: Position, seat: i64) -> i64:
    """Return how many enemies a seat has."""
    return len(seats_of(enemies(p, seat)))


# -- cards in hand --


def keep(p: Position, seat: i64, card: i64, copy: i64) -> i64:
    """Return what a card in hand is worth to its owner, its first copy or a further one: its use, and its money."""
    cards = p.kit.cards
    money: i64 = cards.value[card] * HUNDRED if card < p.kit.conflicts else 0
    use: i64 = RESERVE
    if cards.boom[card] == 1:
        use = BOOM - copy * COPY_LESS
    elif cards.miss[card] == 1:
        use = MISS + foes(p, seat) * EACH_FOE - copy * MISS_LESS
    elif cards.spy[card] == 1:
        use = SPY
    elif cards.timing[card] == v.REACTION:
        use = ANSWER - copy * COPY_LESS
    elif cards.type[card] == v.EQUIPS:
        if copy > 0 or p.laid(seat, card) > 0:
            use = 0
        else:
            use = laid_worth(p, seat, card) if p.reached(cards.entry[card]) else WAITING
    if card >= p.kit.conflicts:
        use += RESERVE
    return (use if use > 0 else 0) + money


def laid_worth(p: Position, seat: i64, card: i64) -> i64:
    """Return what equipment on a board does for its owner, beside its money."""
    cards = p.kit.cards
    total: i64 = 0
    for e in range(cards.first[card], cards.last[card]):
        total += standing(p, e, seat)
    return total


def standing(p: Position, e: i64, seat: i64) -> i64:
    """Return what an effect that stays is worth to the one whom it favours."""
    fx = p.kit.effects
    op = fx.op[e]
    if op == v.MODIFY:
        return fx.n[e] * POINT * SIZE[fx.units[e] & v.ALL_UNITS]
    if op == v.FREE_BOOM or op == v.EXTRA_ATTACK:
        return 90
    if op == v.DRAW_RATE:
        return fx.n[e] * CARD
    if op == v.HAND_LIMIT:
        return fx.n[e] * 40
    if op == v.MONEY:
        return fx.n[e] * HUNDRED
    if op == v.SHIELD:
        return 60 if p.homefront[seat] > 2 else 180
    return 50


def board_worth(p: Position, seat: i64, card: i64) -> i64:
    """Return what a card on a board is worth to its owner."""
    money: i64 = p.kit.cards.value[card] * HUNDRED if card < p.kit.conflicts else RESERVE
    return money + (SPY if p.kit.cards.spy[card] == 1 else laid_worth(p, seat, card))


# -- payments --


def surplus(p: Position, seat: i64) -> i64:
    """Return how many cards of a hand would have to go at the end of the turn."""
    over = p.hand_size(seat) - hand_limit(p, seat)
    return over if over > 0 else 0


def payment(p: Position, seat: i64, price: i64) -> i64:
    """Return what the cheapest cards cost a seat that pays a price with them; cards that go anyway cost little."""
    spare = surplus(p, seat)
    losses: list[i64] = []  # loss * 64 + value
    for arg_zone in range(2):
        for card in p.kinds_of(p.boards if arg_zone == 1 else p.hands, seat):
            value: i64 = p.kit.cards.value[card] if card < p.kit.ordinary else 0
            if value == 0:
                continue
            copies = p.laid(seat, card) if arg_zone == 1 else p.held(seat, card)
            for copy in range(copies):
                loss = board_worth(p, seat, card) if arg_zone == 1 else keep(p, seat, card, copy)
                losses.append((loss * 8 // value) * 65536 + loss * 64 + value)
    losses.sort()
    left = price - money_help(p, seat)
    total: i64 = 0
    first = True
    for entry in losses:
        if left <= 0 and not first:
            break
        first = False
        loss = (entry % 65536) // 64
        if spare > 0:
            spare -= 1
            loss = loss // 4
        total += loss
        left -= entry % 64
    return total


# -- effects --


def gain(p: Position, e: i64, actor: i64, target: i64, seat: i64) -> i64:
    """Return what an effect of a played card brings a Nation that it concerns; less than 0 if it harms."""
    fx = p.kit.effects
    op, n = fx.op[e], fx.n[e]
    if op == v.DRAW:
        return n * (NATION_CARD if fx.sort[e] == v.NATION_DECK else CARD)
    if op == v.DISCARD:
        most = reachable(p, e, seat)
        count = n if n < most else most
        return -count * (130 if fx.sort[e] == v.GAUGE else 80)
    if op == v.STEAL:
        return -n * 80 if p.conflict_in_hand[seat] > 0 else 0
    if op == v.RECOVER:
        return n * 130
    if op == v.PEEK:
        return -20
    if op == v.DRAFT:
        return CARD
    if op == v.HOMEFRONT:
        level: i64 = p.homefront[seat]
        if n > 0:
            return level_worth(p, seat, level + 1) if level < HAPPY else 0
        return -loses(p, e, actor, target, seat) * level_worth(p, seat, level)
    if op == v.REACTIVATE:
        fallen = SIZE[fx.units[e] & ~p.units[seat] & v.ALL_UNITS]
        count = n if n < fallen else fallen
        return count * unit_worth(p, seat) * 8 // 10
    if op == v.FORBID:
        return -150
    if op == v.UNLESS_PAY:
        demand = payment(p, seat, n) if seat == actor else n * 25
        loss = loses(p, fx.else_first[e], actor, target, seat) * level_worth(p, seat, p.homefront[seat])
        return -(demand if demand < loss else loss)
    if op == v.MODIFY:
        return n * POINT * SIZE[fx.units[e] & v.ALL_UNITS]
    return standing(p, e, seat) if v.EXTRA_ATTACK <= op <= v.SPY_USES else 0


def card_gain(p: Position, me: i64, card: i64, actor: i64, target: i64) -> i64:
    """Return what a played card brings the side of a viewer in all."""
    cards, fx = p.kit.cards, p.kit.effects
    total: i64 = 0
    for e in range(cards.first[card], cards.last[card]):
        seats = affected(p, fx.who[e], actor, target, -1)
        for seat in range(p.kit.n):
            if (seats & BIT[seat]) != 0:
                side = sign(p, me, seat)
                if side != 0:
                    total += side * gain(p, e, actor, target, seat)
                if fx.op[e] == v.STEAL:
                    total += sign(p, me, actor) * fx.n[e] * 60
    return total
