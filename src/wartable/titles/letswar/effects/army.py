"""Effects on units and Homefronts, and those that last."""

from mypy_extensions import i64

from wartable.core.rules.log import BIT
from wartable.core.rules.prelude import Chance, Log
from wartable.titles.letswar import vocabulary as v
from wartable.titles.letswar.codes import entries, stack
from wartable.titles.letswar.codes.constants import SIZE
from wartable.titles.letswar.codes.frames import ACTOR, EVENT, HOW, PAID, PHASE, STOPPED, TARGET
from wartable.titles.letswar.effects.cards import ask, concerned, end_asking
from wartable.titles.letswar.effects.changes import loses
from wartable.titles.letswar.effects.frames import part
from wartable.titles.letswar.effects.values import begin
from wartable.titles.letswar.effects.whom import holds
from wartable.titles.letswar.position.order import left_of, members, speaker
from wartable.titles.letswar.position.position import Position


def homefront(p: Position, e: i64, log: Log) -> None:
    """`homefront`: move the Homefront marker; never above Happy.

    floor: a nation at or below that level loses nothing; missable: one Miss! stops it, at any number of players.
    """
    fx = p.kit.effects
    actor, target = part(p, ACTOR), part(p, TARGET)
    seats = concerned(p, e)
    for seat in range(p.kit.n):
        if (seats & BIT[seat]) == 0:
            continue
        if fx.n[e] > 0:
            if holds(p, fx.if_first[e], fx.if_last[e], actor, target, seat, -1):
                p.gain_homefront(seat, fx.n[e], log)
            continue
        points = loses(p, e, actor, target, seat)
        if points == 0:
            continue
        if is_stopped(p, seat):
            log.note(entries.LOSS_STOPPED, seat)
        else:
            p.lose_homefront(seat, points, log)


def is_stopped(p: Position, seat: i64) -> bool:
    """Return whether a Nation has stopped its loss: in the window of the Event, or of the card that named it."""
    if part(p, HOW) == EVENT:
        return (p.stopped[seat] & v.LOSS_ON_SELF) != 0
    return part(p, TARGET) == seat and (part(p, STOPPED) & v.LOSS_ON_SELF) != 0


def unless_pay(p: Position, e: i64, log: Log) -> None:
    """`unless_pay`: in the window of the card the chosen nation may pay, with Conflict cards of hand and gauge.

    If it does not, the else effects happen to it, and it may answer those in the same window.
    """
    fx = p.kit.effects
    if (part(p, STOPPED) & PAID) == 0:
        for other in range(fx.else_first[e], fx.else_last[e]):
            homefront(p, other, log)


def reactivate(p: Position, e: i64, chance: Chance, log: Log) -> bool:
    """`reactivate`: turn n destroyed units among these active, or all if there are fewer.

    The nation's player picks where there is a choice. With each_faction the speaker picks one of its nations and the
    unit.
    """
    if p.kit.effects.who[e] == v.EACH_FACTION:
        return reactivate_for_factions(p, e, log)
    seats = concerned(p, e)
    if part(p, PHASE) == 0:
        asked: i64 = 0
        for seat in range(p.kit.n):
            if (seats & BIT[seat]) != 0 and SIZE[fallen(p, e, seat)] > p.kit.effects.n[e]:
                asked |= BIT[seat]
        if ask(p, stack.CHOOSE_REVIVED, asked):
            return False
    asked = p.asking if part(p, PHASE) == 1 else 0
    for seat in range(p.kit.n):
        if (seats & BIT[seat]) == 0:
            continue
        units = fallen(p, e, seat)
        if (asked & BIT[seat]) != 0:
            units = 0
            for unit in p.picks(seat):
                units |= BIT[unit]
        revive(p, seat, units, log)
    end_asking(p)
    return True


def fallen(p: Position, e: i64, seat: i64) -> i64:
    """Return the destroyed units of a Nation that an effect can bring back."""
    return p.kit.effects.units[e] & ~p.units[seat] & v.ALL_UNITS


def revive(p: Position, seat: i64, units: i64, log: Log) -> None:
    """Turn some units active again."""
    for unit in range(v.FIVE):
        if (units & BIT[unit]) != 0:
            p.revive(seat, unit)
            log.note(entries.REVIVED, seat, unit)


def reactivate_for_factions(p: Position, e: i64, log: Log) -> bool:
    """Each faction's speaker picks a unit of one of its Nations (LW-RULING-95)."""
    if part(p, PHASE) == 0:
        asked: i64 = 0
        for side in range(v.NEUTRAL):
            if len(fallen_of(p, e, side)) > 1:
                asked |= BIT[speaker(p, side)]
        if ask(p, stack.CHOOSE_REVIVED, asked):
            return False
    asked = p.asking if part(p, PHASE) == 1 else 0
    for side in range(v.NEUTRAL):
        who = speaker(p, side)
        picked = fallen_of(p, e, side)
        if who >= 0 and (asked & BIT[who]) != 0:
            picked = p.picks(who)
        for at in picked:
            revive(p, at // v.FIVE, BIT[at % v.FIVE], log)
    end_asking(p)
    return True


def fallen_of(p: Position, e: i64, side: i64) -> list[i64]:
    """Return the destroyed units of a faction that an effect can bring back, as seat * 5 + unit."""
    out: list[i64] = []
    seats = members(p, side)
    for seat in range(p.kit.n):
        if (seats & BIT[seat]) != 0:
            units = fallen(p, e, seat)
            for unit in range(v.FIVE):
                if (units & BIT[unit]) != 0:
                    out.append(seat * v.FIVE + unit)
    return out


def last(p: Position, e: i64, chance: Chance, log: Log) -> bool:
    """Have an effect last for the Nations that its selector names now (LW-RULING-99)."""
    if (p.kit.effects.units[e] & v.CHOSEN_BY_LEFT) != 0:
        return forbid_chosen(p, e, log)
    begin(p, e, part(p, ACTOR), concerned(p, e), 0)
    return True


def forbid_chosen(p: Position, e: i64, log: Log) -> bool:
    """chosen_by_left: one active unit of each affected nation, picked by its left-hand neighbour; all pick at once."""
    seats = concerned(p, e)
    if part(p, PHASE) == 0:
        asked: i64 = 0
        for seat in range(p.kit.n):
            if (seats & BIT[seat]) != 0 and SIZE[p.units[seat]] > 1 and left_of(p, seat) != seat:
                asked |= BIT[left_of(p, seat)]
        if ask(p, stack.CHOOSE_UNIT, asked):
            return False
    asked = p.asking if part(p, PHASE) == 1 else 0
    for seat in range(p.kit.n):
        if (seats & BIT[seat]) == 0 or left_of(p, seat) == seat:
            continue
        picker = left_of(p, seat)
        unit = only_unit(p.units[seat])
        if (asked & BIT[picker]) != 0 and SIZE[p.units[seat]] > 1:
            picks = p.picks(picker)
            unit = picks[0] % v.FIVE if len(picks) > 0 else -1
        if unit >= 0:
            log.note(entries.BANNED, seat, unit, picker)
            begin(p, e, part(p, ACTOR), BIT[seat], BIT[unit])
    end_asking(p)
    return True


def only_unit(units: i64) -> i64:
    """Return the unit of a set that has one; -1 if it has none or more.

    >>> only_unit(0b100), only_unit(0b101)
    (2, -1)
    """
    found: i64 = -1
    for unit in range(v.FIVE):
        if (units & BIT[unit]) != 0:
            if found >= 0:
                return -1
            found = unit
    return found
