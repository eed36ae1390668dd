"""The interpreter: what a card or an Event says, effect by effect."""

from wartable.core.rules.log import BIT
from wartable.core.rules.prelude import Chance, Log, i64
from wartable.titles.letswar import vocabulary as v
from wartable.titles.letswar.checks import bars_target
from wartable.titles.letswar.codes import entries, frames as parts, stack
from wartable.titles.letswar.codes.constants import ATTACK_ACT, COUNTER, EVENT_ACT, NO_COMPARISON, NO_MISS
from wartable.titles.letswar.codes.frames import ACTOR, EFFECT, HOW, LAST, PHASE, TARGET, TARGET_UNIT
from wartable.titles.letswar.effects import army, cards, frames
from wartable.titles.letswar.effects.changes import loses
from wartable.titles.letswar.effects.seat_values import among
from wartable.titles.letswar.position import defeat
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.cards.answer import open_attack, open_window
from wartable.titles.letswar.steps.step import LetsWarStep


class Resolve(LetsWarStep):
    """Play the next effect of the frame on top, then see who has fallen; with no effect left the frame is done."""

    def __init__(self) -> None:
        super().__init__(stack.RESOLVE)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        at = frames.top(p)
        e: i64 = p.frames[at + EFFECT]
        if e >= p.frames[at + LAST]:
            if p.frames[at + HOW] == parts.PLAYED or p.frames[at + HOW] == parts.EVENT:
                p.clear_act()
            p.frames = p.frames[:at]
            p.pop()
            return True
        if not operate(p, e, chance, log):
            return True
        frames.go_on(p, at, e + 1)
        defeat.check(p, log)
        return True


def operate(p: Position, e: i64, chance: Chance, log: Log) -> bool:
    """Play one effect; False if somebody is to be asked first, and it goes on after that."""
    op = p.kit.effects.op[e]
    if op == v.DRAW:
        return cards.draw(p, e, chance, log)
    if op == v.DISCARD:
        return cards.discard(p, e, chance, log)
    if op == v.HOMEFRONT:
        return homefront(p, e, log)
    if op == v.REACTIVATE:
        return army.reactivate(p, e, chance, log)
    if op == v.STEAL:
        return cards.steal(p, e, chance, log)
    if op == v.GIVE:
        return cards.give(p, e, chance, log)
    if op == v.RECOVER:
        return cards.recover(p, e, chance, log)
    if op == v.PEEK:
        return cards.peek(p, e, chance, log)
    if op == v.DRAFT:
        return cards.draft(p, e, chance, log)
    if op == v.UNLESS_PAY:
        army.unless_pay(p, e, log)
        return True
    if op == v.AUTO_ATTACK:
        return counter_attack(p, e, log)
    if v.EXTRA_ATTACK <= op <= v.SPY_USES and op != v.CANCEL:
        return army.last(p, e, chance, log)
    # A Boom!, a Miss! and a cancel have done their part when they were laid.
    return True


def homefront(p: Position, e: i64, log: Log) -> bool:
    """A loss by an Event is answered first, by all whom it is about to hit, in one window (LW-RULING-90)."""
    if frames.part(p, HOW) == parts.EVENT and p.kit.effects.n[e] < 0 and frames.part(p, PHASE) == 0:
        seats = cards.concerned(p, e)
        hit: i64 = 0
        for seat in range(p.kit.n):
            if (seats & BIT[seat]) != 0 and loses(p, e, -1, -1, seat) > 0:
                hit |= BIT[seat]
        p.clear_act()
        p.act_sort = EVENT_ACT
        frames.set_part(p, PHASE, 1)
        if open_window(p, stack.WINDOW_EVENT, hit):
            return False
    army.homefront(p, e, log)
    return True


# -- an attack made by an answer (LW-RULING-98) --


def counter_attack(p: Position, e: i64, log: Log) -> bool:
    """`auto_attack` in an answer: a unit of the defender attacks the unit that attacked.

    The unit need not be unspent and is not spent. In a card of the own turn the attack was declared when the card was
    played, and is settled already.
    """
    if frames.part(p, HOW) != parts.COUNTER_ATTACK:
        return True
    actor, target, their_unit = frames.part(p, ACTOR), frames.part(p, TARGET), frames.part(p, TARGET_UNIT)
    able = counter_units(p, e)
    if len(able) == 0:
        return True
    unit = able[0]
    if frames.part(p, PHASE) == 0:
        if len(able) > 1:
            cards.ask(p, stack.CHOOSE_COUNTER, BIT[actor])
            return False
    else:
        picks = p.picks(actor)
        cards.end_asking(p)
        if len(picks) == 0:
            return True
        unit = picks[0]
    flags: i64 = p.kit.effects.flags[e]
    p.clear_act()
    p.act_sort = ATTACK_ACT
    p.act_actor = actor
    p.act_card = p.kit.effects.source[e]
    p.act_target = target
    p.act_unit = unit
    p.act_target_unit = their_unit
    p.act_bonus = p.kit.effects.n[e]
    p.act_flags = COUNTER
    if (flags & v.MISSABLE) == 0:
        p.act_flags |= NO_MISS
    if (flags & v.NEEDS_GREATER) == 0:
        p.act_flags |= NO_COMPARISON
    if log.on:
        log.tell(entries.ATTACKED_FREE, [actor, unit, target, their_unit])
    p.push(stack.SETTLE_ATTACK, actor)
    open_attack(p)
    return True


def counter_units(p: Position, e: i64) -> list[i64]:
    """Return the units that can make a counter-attack: active, not barred, allowed to attack it, and strong enough."""
    fx = p.kit.effects
    out: list[i64] = []
    actor, target, their_unit = frames.part(p, ACTOR), frames.part(p, TARGET), frames.part(p, TARGET_UNIT)
    if their_unit < 0 or not p.lives(actor):
        return out
    greater = (fx.flags[e] & v.NEEDS_GREATER) != 0
    for unit in range(v.FIVE):
        if not among(unit, fx.units[e]) or not p.has_unit(actor, unit) or among(unit, p.reckoned(actor).barred):
            continue
        if bars_target(p, actor, unit, target, their_unit, fx.n[e], greater) == 0:
            out.append(unit)
    return out
