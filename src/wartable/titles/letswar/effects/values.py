"""Effects that last: what each operation adds to the values of a seat that it concerns.

Equipment and Characters count while they lie in play, read at every moment; effects of played cards and Events are kept
as records in the position until they end (LW-RULING-99). Numbers add up, but of Characters' changes of one value of one
Nation in opposite directions the bonuses lapse (LW-RULING-27).
"""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.log import BIT
from wartable.titles.letswar import vocabulary as v
from wartable.titles.letswar.codes.constants import UNITS_OF
from wartable.titles.letswar.effects.seat_values import Values, among, changed
from wartable.titles.letswar.effects.whom import concerns, holds
from wartable.titles.letswar.position.order import left_of, seats_of
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.vocabulary import Effects

# A record of the position: effect, actor, Nations concerned, until when, and the units, where somebody picked them.
RECORD: Final = 5
EFFECT: Final = 0
BY: Final = 1
NATIONS: Final = 2
UNTIL: Final = 3
PICKED: Final = 4


def reckon(p: Position, seat: i64) -> None:
    """Reckon the values of a seat anew: what lies on a board, a Character, an Event or a side has changed."""
    p.stale &= ~BIT[seat]  # before: a condition may look at these values, and finds the old ones
    found = values_of(p, seat)
    now = p.values[:]
    now[seat] = found
    p.values = now


def renew_some(p: Position, nations: i64) -> None:
    """Have the values of some Nations reckoned anew: a lasting effect that concerns them has begun or ended.

    Where equipment reaches over to others, those of all.
    """
    if p.kit.cards.outward:
        p.renew_all()
    else:
        p.renew(nations)


def in_force(p: Position, seat: i64) -> list[i64]:
    """Return what concerns a seat now: pairs of an effect and the units picked for it (0: those that it names)."""
    kit = p.kit
    fx = kit.effects
    out: list[i64] = []
    for owner in range(kit.n):
        if (p.alive & BIT[owner]) == 0:
            continue
        leader: i64 = p.leader[owner]
        if leader >= 0:
            for e in range(kit.leaders.first[leader], kit.leaders.last[leader]):
                who: i64 = fx.who[e]
                if owner == seat if who == v.SELF else concerns(p, who, owner, seat):
                    out.append(e)
                    out.append(0)
        if owner == seat or kit.cards.outward:
            add_board(p, owner, seat, out)
    lasting = p.lasting
    for i in range(0, len(lasting), RECORD):
        if (lasting[i + NATIONS] & BIT[seat]) != 0:
            out.append(lasting[i + EFFECT])
            out.append(lasting[i + PICKED])
    return out


def add_board(p: Position, owner: i64, seat: i64, out: list[i64]) -> None:
    """What the equipment on a board does to a seat."""
    cards = p.kit.cards
    if ((p.looked >> owner) & 1) == 1:
        for card in p.board_now[owner]:
            if cards.type[card] == v.EQUIPS:
                add_card(p, card, owner, seat, out)
        return
    boards = p.boards
    at = owner * p.kit.width
    for card in cards.equipment[0]:
        if boards[at + card] > 0:
            add_card(p, card, owner, seat, out)
    at = p.kit.shift[owner]
    for card in cards.equipment[1 + owner]:
        if boards[at + card] > 0:
            add_card(p, card, owner, seat, out)


def add_card(p: Position, card: i64, owner: i64, seat: i64, out: list[i64]) -> None:
    """What one piece of equipment does to a seat."""
    fx = p.kit.effects
    for e in range(p.kit.cards.first[card], p.kit.cards.last[card]):
        if concerns(p, fx.who[e], owner, seat):
            out.append(e)
            out.append(0)


def values_of(p: Position, seat: i64) -> Values:
    """Return the values of a seat, from all that concerns it."""
    kit = p.kit
    fx = kit.effects
    values = Values(kit.attack_pairs, kit.defence_pairs, kit.attack, kit.defence, seat * v.FIVE)
    force = in_force(p, seat)
    lowered = False
    for i in range(0, len(force), 2):
        e = force[i]
        if fx.origin[e] == v.OF_CHARACTER and fx.n[e] < 0:
            lowered = True
    for i in range(0, len(force), 2):
        e = force[i]
        # What a Character or a card on a board depends on is the state of the Nation concerned.
        if fx.if_first[e] == fx.if_last[e] or holds(p, fx.if_first[e], fx.if_last[e], seat, seat, seat, -1):
            add(values, fx, e, force[i + 1] if force[i + 1] != 0 else fx.units[e], lowered, force)
    return values


def add(values: Values, fx: Effects, e: i64, units: i64, lowered: bool, force: list[i64]) -> None:
    """Add one effect; `lowered`: some Character lowers a value, so that others' bonuses may lapse."""
    op = fx.op[e]
    if op == v.MODIFY:
        modify(values, fx, e, units, lowered, force)
    elif op == v.EXTRA_ATTACK:
        extra_attack(values, fx, e, units)
    elif op == v.FREE_BOOM:
        free_boom(values, fx, e, units)
    elif op == v.NEGATE_TAG:
        negate_tag(values, fx, e, units)
    elif op == v.WIDEN_TARGETS:
        widen_targets(values, fx, e, units)
    elif op == v.MISS_REQUIRED:
        miss_required(values, fx, e, units)
    elif op == v.SHIELD:
        shield(values)
    elif op == v.FORBID:
        forbid(values, fx, e, units)
    elif op == v.PRICE:
        price(values, fx, e)
    elif not (lowered and lapses(fx, e, 0, 0, force)):
        number(values, fx, e)


def lapses(fx: Effects, e: i64, unit: i64, other: i64, force: list[i64]) -> bool:
    """Return whether a Character's bonus lapses, because another one lowers the same value (LW-RULING-27)."""
    if fx.origin[e] != v.OF_CHARACTER or fx.n[e] <= 0:
        return False
    for i in range(0, len(force), 2):
        f = force[i]
        if fx.origin[f] != v.OF_CHARACTER or fx.n[f] >= 0 or fx.op[f] != fx.op[e]:
            continue
        if fx.op[e] != v.MODIFY:
            return True
        if fx.sort[f] == fx.sort[e] and among(unit, fx.units[f]) and (fx.other[f] == 0 or among(other, fx.other[f])):
            return True
    return False


def modify(values: Values, fx: Effects, e: i64, units: i64, lowered: bool, force: list[i64]) -> None:
    """`modify`: change a value, never below 0 in sum; vs limits it to fights against those units."""
    n: i64 = fx.n[e]
    against: i64 = fx.other[e] if fx.other[e] != 0 else v.ALL_UNITS
    attack = fx.sort[e] == v.ATTACK
    table = values.attack if attack else values.defence
    lowered = lowered and fx.origin[e] == v.OF_CHARACTER and n > 0  # nothing else lapses
    for unit in UNITS_OF[units & v.ALL_UNITS]:
        for other in UNITS_OF[against & v.ALL_UNITS]:
            if not (lowered and lapses(fx, e, unit, other, force)):
                was: i64 = table[unit * v.FIVE + other]
                table[unit * v.FIVE + other] = was + n
        if fx.other[e] == 0 and not (lowered and lapses_plainly(fx, e, unit, force)):
            plain = values.plain_attack if attack else values.plain_defence
            was = plain[unit]
            plain[unit] = was + n
    if attack and fx.tags[e] != 0:
        values.tagged = [*values.tagged, fx.tags[e], units, against, n]


def lapses_plainly(fx: Effects, e: i64, unit: i64, force: list[i64]) -> bool:
    """Return whether a bonus lapses against every kind of unit, as far as the value shown without an opponent goes."""
    for other in range(v.FIVE):
        if not lapses(fx, e, unit, other, force):
            return False
    return True


def extra_attack(values: Values, fx: Effects, e: i64, units: i64) -> None:
    """`extra_attack`: each of the units may attack n more times in each own turn; every attack needs its own Boom!"""
    for unit in range(v.FIVE):
        if among(unit, units):
            values.attacks = changed(values.attacks, unit, values.attacks[unit] + fx.n[e])


def free_boom(values: Values, fx: Effects, e: i64, units: i64) -> None:
    """`free_boom`: n attacks of these units in the own turn need no Boom!

    Used by itself before a Boom! is laid, the allowance for the fewest kinds of unit first, then the one that ends
    first (LW-RULING-97): they are kept in this order.
    """
    free = values.free
    at = 0
    while at < len(free) and not sooner(fx, e, units, free[at], free[at + 1]):
        if free[at] == e:
            values.free = changed(free, at + 2, free[at + 2] + fx.n[e])
            return
        at += 3
    row: list[i64] = [e, units, fx.n[e]]
    values.free = free[:at] + row + free[at:]


def sooner(fx: Effects, e: i64, units: i64, f: i64, others: i64) -> bool:
    """Return whether one free attack is used before another."""
    mine, theirs = size(units), size(others)
    return mine < theirs or (mine == theirs and fx.until[e] < fx.until[f])


def size(units: i64) -> i64:
    """Return how many units a mask has.

    >>> size(v.GROUND)
    3
    """
    count: i64 = 0
    for unit in range(v.FIVE):
        count += (units >> unit) & 1
    return count


def negate_tag(values: Values, fx: Effects, e: i64, units: i64) -> None:
    """`negate_tag`: what enemy equipment with these tags adds to an attack on these units does not count.

    Neither its bonus nor the Miss! that it demands.
    """
    for unit in range(v.FIVE):
        if among(unit, units):
            values.ignores = changed(values.ignores, unit, values.ignores[unit] | fx.other[e])


def widen_targets(values: Values, fx: Effects, e: i64, units: i64) -> None:
    """`widen_targets`: lets these units attack kinds that the domain table denies them."""
    for unit in range(v.FIVE):
        if among(unit, units):
            values.reach = changed(values.reach, unit, values.reach[unit] | fx.other[e])


def miss_required(values: Values, fx: Effects, e: i64, units: i64) -> None:
    """`miss_required`: an attack by these units takes n Miss! to block, the larger of this and the 2-player rule."""
    n: i64 = fx.n[e]
    if fx.tags[e] != 0:
        values.tagged_misses = [*values.tagged_misses, fx.tags[e], units, 0, n]
        return
    for unit in range(v.FIVE):
        if among(unit, units) and n > values.misses[unit]:
            values.misses = changed(values.misses, unit, n)


def shield(values: Values) -> None:
    """`shield`: no Homefront loss through Spies, cards or events; no window opens; a tax may still be paid."""
    values.shielded = True


def forbid(values: Values, fx: Effects, e: i64, units: i64) -> None:
    """`forbid`: the action may not be taken: by these units, against that nation, or at all."""
    if fx.sort[e] == v.FORBID_SPY:
        values.spy_barred = True
    elif fx.other[e] == v.LEFT:
        values.truce = True
    else:
        values.barred |= (units & v.ALL_UNITS) if units != 0 else v.ALL_UNITS


def price(values: Values, fx: Effects, e: i64) -> None:
    """`price`: changes what task 3 of a Spy costs, for the card's nation or for others who aim it there; at least 1."""
    n: i64 = fx.n[e]
    own = fx.sort[e] == v.PAYER_SELF
    if fx.origin[e] != v.OF_CHARACTER:
        if own:
            values.price_other += n
        else:
            values.against_other += n
    elif own:
        if n < 0:
            values.price_less += n
        else:
            values.price_more += n
    elif n < 0:
        values.against_less += n
    else:
        values.against_more += n


def number(values: Values, fx: Effects, e: i64) -> None:
    """The operations that change a single number.

    `money`: added to the value of every payment; at least one card must still be discarded. `hand_limit`: changes the
    end-of-turn limit; never below 1. `draw_rate`: changes the cards drawn in step 1. `spy_uses`: so many more Spy tasks
    per turn.
    """
    n: i64 = fx.n[e]
    op = fx.op[e]
    if op == v.MONEY:
        values.money += n
    elif op == v.HAND_LIMIT:
        values.limit += n
    elif op == v.DRAW_RATE:
        values.draws += n
    elif op == v.SPY_USES:
        values.spies += n


# -- records of the position --


def begin(p: Position, e: i64, actor: i64, nations: i64, picked: i64) -> None:
    """Have an effect of a played card or an Event last for some Nations (LW-RULING-99)."""
    if nations == 0:
        return
    p.lasting = [*p.lasting, e, actor, nations, p.kit.effects.until[e], picked]
    renew_some(p, nations)


def end_truce(p: Position, seat: i64) -> None:
    """End a truce with a Nation that falls: its neighbour's was with it alone, and with nobody after it."""
    fx = p.kit.effects
    kept: list[i64] = []
    for i in range(0, len(p.lasting), RECORD):
        record = p.lasting[i : i + RECORD]
        e = record[EFFECT]
        if fx.op[e] == v.FORBID and fx.sort[e] != v.FORBID_SPY and fx.other[e] == v.LEFT:
            for other in seats_of(record[NATIONS] & p.alive):
                if other != seat and left_of(p, other) == seat:
                    record[NATIONS] = record[NATIONS] & ~BIT[other]
        if record[NATIONS] != 0:
            kept += record
    p.lasting = kept


def end(p: Position, until: i64, actor: i64) -> None:
    """End what lasts until now: this turn or the next turn of an actor, or (actor -1) the offensive."""
    lasting = p.lasting
    if len(lasting) == 0:
        return
    kept: list[i64] = []
    nations: i64 = 0
    for i in range(0, len(lasting), RECORD):
        if lasting[i + UNTIL] != until or (actor >= 0 and lasting[i + BY] != actor):
            kept += lasting[i : i + RECORD]
        else:
            nations |= lasting[i + NATIONS]
    if len(kept) < len(lasting):
        p.lasting = kept
        renew_some(p, nations)
