"""Whether an effect would change something, by what all can see: no card is played for nothing (LW-RULING-91)."""

from mypy_extensions import i64

from wartable.core.rules.log import BIT
from wartable.titles.letswar import vocabulary as v
from wartable.titles.letswar.codes.constants import HAPPY
from wartable.titles.letswar.effects.whom import affected, holds
from wartable.titles.letswar.position.position import Position


def changes(p: Position, e: i64, actor: i64, target: i64) -> bool:
    """Return whether an effect of a card, played on a target, would change something for one of those it concerns.

    A modifier, a ban, a payment bonus and a draw always do.
    """
    fx = p.kit.effects
    seats = affected(p, fx.who[e], actor, target, -1)
    for seat in range(p.kit.n):
        if (seats & BIT[seat]) != 0 and changes_for(p, e, actor, target, seat):
            return True
    return False


def changes_for(p: Position, e: i64, actor: i64, target: i64, seat: i64) -> bool:
    """Return whether an effect would change something for one Nation."""
    fx = p.kit.effects
    op = fx.op[e]
    if op == v.DISCARD:
        return reachable(p, e, seat) > 0
    if op == v.STEAL:
        return p.conflict_in_hand[seat] > 0
    if op == v.PEEK:
        return p.hand_size(seat) > 0
    if op == v.RECOVER:
        return can_salvage(p)
    if op == v.REACTIVATE:
        return (fx.units[e] & ~p.units[seat] & v.ALL_UNITS) != 0
    if op == v.HOMEFRONT:
        if fx.n[e] > 0:
            return p.homefront[seat] < HAPPY
        return loses(p, e, actor, target, seat) > 0
    if op == v.UNLESS_PAY:
        return loses(p, fx.else_first[e], actor, target, seat) > 0
    return True


def loses(p: Position, e: i64, actor: i64, target: i64, seat: i64) -> i64:
    """Return how many Homefront points an effect would cost a Nation: none behind a shield or at the floor."""
    fx = p.kit.effects
    if fx.op[e] != v.HOMEFRONT or fx.n[e] >= 0 or p.reckoned(seat).shielded:
        return 0
    if not holds(p, fx.if_first[e], fx.if_last[e], actor, target, seat, -1):
        return 0
    floor: i64 = fx.floor[e] if fx.floor[e] > 0 else 0
    room: i64 = p.homefront[seat] - floor
    if room <= 0:
        return 0
    return -fx.n[e] if -fx.n[e] < room else room


def fits(p: Position, card: i64, kind: i64) -> bool:
    """Return whether a card is of the kind that an effect takes: any, conflict, equipment or any_equipment."""
    if kind == v.ANY:
        return True
    if kind == v.CONFLICT:
        return card < p.kit.ordinary
    if p.kit.cards.type[card] != v.EQUIPS:
        return False
    return kind == v.ANY_EQUIPMENT or card < p.kit.ordinary


def reachable(p: Position, e: i64, seat: i64) -> i64:
    """Return how many cards of a Nation an effect can reach; which backs a hand shows is open to all.

    Where anybody but the owner picks, Conflict cards alone (LW-RULING-77).
    """
    fx = p.kit.effects
    if fx.sort[e] == v.HAND:
        own = fx.by[e] == v.OWNER and fx.kind[e] == v.ANY
        return p.conflict_in_hand[seat] + (p.nation_in_hand[seat] if own else 0)
    return len(exposed(p, e, seat))


def exposed(p: Position, e: i64, seat: i64) -> list[i64]:
    """Return the equipment on a board that an effect can reach."""
    fx = p.kit.effects
    out: list[i64] = []
    p.look(seat)
    for card in p.board_now[seat]:
        if p.kit.cards.type[card] != v.EQUIPS or not fits(p, card, fx.kind[e]):
            continue
        if card < p.kit.ordinary or fx.by[e] == v.OWNER:
            out.append(card)
    return out


def can_salvage(p: Position) -> bool:
    """Return whether there is Conflict equipment in the discard pile."""
    discards = p.discards
    for card in p.kit.cards.equipment[0]:
        if discards[card] > 0:
            return True
    return False


def salvage(p: Position) -> list[i64]:
    """Return the Conflict equipment in the discard pile, a kind each."""
    out: list[i64] = []
    discards = p.discards
    for card in p.kit.cards.equipment[0]:
        if discards[card] > 0:
            out.append(card)
    return out
