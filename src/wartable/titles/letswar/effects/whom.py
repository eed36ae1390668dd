"""Whom an effect concerns: selectors, and the conditions under which it does."""

from mypy_extensions import i64

from wartable.core.rules.log import BIT
from wartable.titles.letswar import vocabulary as v
from wartable.titles.letswar.codes.constants import SIZE
from wartable.titles.letswar.effects.seat_values import among, fight_attack, fight_defence
from wartable.titles.letswar.position.order import enemies, friends
from wartable.titles.letswar.position.position import Position


def concerns(p: Position, who: i64, owner: i64, seat: i64) -> bool:
    """Return whether equipment or a Character of an owner concerns a seat now, by selectors that are always read."""
    if who == v.SELF:
        return owner == seat
    if who == v.EVERYBODY:
        return True
    return (affected(p, who, owner, -1, -1) & BIT[seat]) != 0


def affected(p: Position, who: i64, actor: i64, target: i64, attacker: i64) -> i64:
    """Return the living Nations that a selector names, a bit each; `target` is the one named by the card's player."""
    seats: i64 = 0
    if who == v.SELF:
        seats = BIT[actor]
    elif who == v.OPPONENT or who == v.TARGET or who == v.ALLY:
        seats = BIT[target] if target >= 0 else 0
    elif who == v.ATTACKER:
        seats = BIT[attacker] if attacker >= 0 else 0
    elif who == v.EVERYBODY or who == v.LEFT_OF_EACH:
        seats = p.alive
    elif who == v.ALL_OPPONENTS:
        seats = enemies(p, actor)
    elif who == v.ALL_FRIENDS:
        seats = friends(p, actor)
    else:
        seats = outstanding(p, who)
    return seats & p.alive


def outstanding(p: Position, who: i64) -> i64:
    """Return the Nations with the lowest or highest Homefront or the fewest units; all that tie, but nobody if all do.

    A neutral Italy is left out of the comparison.
    """
    best: i64 = -99
    seats: i64 = 0
    compared: i64 = 0
    for seat in range(p.kit.n):
        if not p.lives(seat) or p.allegiance[seat] == v.NEUTRAL:
            continue
        compared |= BIT[seat]
        rank: i64 = p.homefront[seat]
        if who == v.LOWEST_HOMEFRONT:
            rank = -rank
        elif who == v.FEWEST_UNITS:
            rank = -SIZE[p.units[seat]]
        if rank > best:
            best = rank
            seats = 0
        if rank == best:
            seats |= BIT[seat]
    return 0 if seats == compared else seats


def holds(p: Position, first: i64, last: i64, actor: i64, target: i64, subject: i64, target_unit: i64) -> bool:
    """Return whether all conditions hold: of the player, of the target that was named, of the Nation concerned."""
    for i in range(first, last):
        if not condition_holds(p, i, actor, target, subject, target_unit):
            return False
    return True


def condition_holds(p: Position, i: i64, actor: i64, target: i64, subject: i64, target_unit: i64) -> bool:
    """One condition.

    `unit_active`: the player's named unit is not destroyed. `date_from`: this offensive has been reached.
    `homefront_min`: the affected nation's Homefront is at least this. `target_nation`: the target is this nation.
    `target_unit`: the attacked unit is one of these. `attack_exceeds`: the player's own unit has attack greater than
    the target's unit defence; or_destroyed also accepts a destroyed unit.
    """
    fx = p.kit.effects
    condition = fx.condition[i]
    a: i64 = fx.a[i]
    if condition == v.UNIT_ACTIVE:
        return among(a, p.units[actor])
    if condition == v.DATE_FROM:
        return p.reached(a)
    if condition == v.HOMEFRONT_MIN:
        return p.homefront[subject] >= a
    if condition == v.TARGET_NATION:
        return target == a
    if condition == v.TARGET_UNIT:
        return target_unit >= 0 and among(target_unit, a)
    return exceeds(p, actor, a, target, fx.b[i], fx.c[i])


def exceeds(p: Position, actor: i64, own: i64, target: i64, their: i64, flags: i64) -> bool:
    """Return whether the player's unit beats the target's in attack against defence, or the target's is destroyed."""
    if target < 0:
        return False
    if not among(their, p.units[target]):
        return (flags & v.OR_DESTROYED) != 0
    if not among(own, p.units[actor]):
        return False
    mine, theirs = p.reckoned(actor), p.reckoned(target)
    return fight_attack(mine, own, theirs, their) > fight_defence(theirs, their, own)
