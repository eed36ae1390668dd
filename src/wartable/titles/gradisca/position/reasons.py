"""Why a choice is refused, in words about this position: where the short reason of the clause would not fit."""

from wartable.core.rules.prelude import Phrase, i64
from wartable.titles.gradisca.checks import fresh
from wartable.titles.gradisca.codes import clauses as c, stack, verbs
from wartable.titles.gradisca.codes.things import ARTILLERY, SAPPERS, unit_name
from wartable.titles.gradisca.position.packing import PICKED, STRONG
from wartable.titles.gradisca.position.position import Position

ADVANCED_ONLY = (verbs.RAID, verbs.INCURSION, verbs.RAZE, verbs.CAMP, verbs.CALL, verbs.SEA)
ZONE_ORDERS = (
    verbs.PICK, verbs.MOVE, verbs.ON, verbs.LEAVE, verbs.EXIT, verbs.BOMBARD, verbs.FIRE, verbs.MINE, verbs.EXPLODE,
    verbs.COUNTERMINE, verbs.REBUILD, verbs.FORT, verbs.RECOVER, verbs.REST, verbs.CLOSE, verbs.RAID, verbs.INCURSION,
    verbs.RAZE,
)  # fmt: skip
SIEGE_WORKS = (verbs.BOMBARD, verbs.MINE, verbs.EXPLODE)
STEPS_OUT = (verbs.MOVE, verbs.ON, verbs.RAID, verbs.INCURSION)


def out_of_time(p: Position, verb: i64, clause: i64) -> i64:
    """Return the clause against a verb that the step does not ask for: the step's own, unless a better one is known."""
    if verb == verbs.DISCARD:
        return c.R5_10
    if verb == verbs.PLAY and p.step() == stack.ZONE_OPEN and p.allowed == 0:
        return c.R5_03 if p.option == 1 else c.R5_12
    if p.step() == stack.BEATEN and (verb == verbs.STAND or verb == verbs.HOLD):
        return c.R7_3_10
    return clause


def why_not_now(p: Position, seat: i64, verb: i64, better: bool) -> Phrase | None:
    """Return what comes first, to a seat that answers another question than the one it is asked.

    `better`: `out_of_time` knew a clause whose short reason will do.
    """
    step = p.step()
    if not p.kit.advanced and verb in ADVANCED_ONLY:
        return Phrase("reason-advanced")
    if better:
        return None
    if step == stack.CHOOSING:
        return Phrase("reason-option-first")
    if step == stack.DISCARDING:
        return Phrase("reason-discard-first")
    if step == stack.ORDERS and verb in ZONE_ORDERS:
        return Phrase("reason-open-first")
    if step == stack.RAIDING:
        return None if (p.force_at(1 - seat, p.raid) & STRONG) != 0 else Phrase("reason-raid-first")
    if step == stack.ZONE_OPEN or (step == stack.ORDERS and verb == verbs.OPTION):
        return None
    return Phrase("reason-not-asked")


def why_refused(p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
    """Return why an answer to the question that is asked is refused; None: the clause's short reason will do."""
    if not p.kit.advanced and verb in ADVANCED_ONLY:
        return Phrase("reason-advanced")
    if verb == verbs.PLAY or verb == verbs.DISCARD:
        return None if p.held(seat, arg) else Phrase("reason-not-in-hand")
    if verb == verbs.EXPOSE:
        return None if p.held(1 - seat, arg) else Phrase("reason-not-in-that-hand")
    if verb == verbs.OPTION:
        return no_commander(p, arg)
    if verb == verbs.PICK or verb == verbs.FLIP:
        return no_unit(p, arg, clause)
    if clause == c.RULING_117:
        return no_march(p, verb, arg)
    if clause == c.RULING_32 and not p.picked():
        return Phrase("reason-pick-first")
    if clause == c.R12_02 or (verb == verbs.AGAIN and p.truce and clause == c.R23_04):
        return forbidden(p, seat, verb, arg)
    if verb == verbs.RETREAT and clause == c.R7_3_03:
        return Phrase("reason-retreat-adjacent")
    if clause == c.RULING_94 and p.step() == stack.RAIDING and (p.force_at(1 - seat, p.raid) & STRONG) == 0:
        return Phrase("reason-raid-first")
    if clause == c.RULING_76 and (verb == verbs.RAID or verb == verbs.INCURSION):
        late = p.kit.whole_crossing and not fresh(p, p.picked() or p.marching())
        return None if late else Phrase("reason-crossing", verb=verbs.VERB_IDS[verb - 1])
    return no_work(p, seat, verb, arg, clause)


def no_commander(p: Position, unit: i64) -> Phrase | None:
    """Return why a commander does not lead the activation, if it is not his corps."""
    if unit >= p.kit.u or not p.kit.is_leader(unit) or unit in p.kit.members[p.active]:
        return None
    return Phrase("reason-not-his-corps", unit=unit_name(p.kit.units[unit]))


def no_unit(p: Position, unit: i64, clause: i64) -> Phrase | None:
    """Return why a unit cannot be taken: it is chosen already, or not there."""
    if unit >= p.kit.u or clause == c.R1_02:
        return None
    if not p.on_map(unit):
        return Phrase("reason-off-map")
    if p.has(unit, PICKED):
        return Phrase("reason-picked")
    if p.step() == stack.EXCESS and p.place_of(unit) != p.field:
        return Phrase("reason-not-here")
    return None


def no_march(p: Position, verb: i64, unit: i64) -> Phrase:
    """Return why nobody goes on, or is left behind."""
    if verb == verbs.MOVE:
        return Phrase("reason-pick-first")
    if p.picked():
        return Phrase("reason-order-first")
    if verb == verbs.LEAVE:
        return Phrase("reason-alone" if unit in p.marching() else "reason-not-marching")
    return Phrase("reason-no-points")


def forbidden(p: Position, seat: i64, verb: i64, arg: i64) -> Phrase | None:
    """Return which card forbids it: the truce, or the flood."""
    if verb in STEPS_OUT:
        group = p.picked() or p.marching()
        row = p.kit.border(p.place_of(group[0]), arg)
        if p.unbridged(row) and p.flooded(row):
            return Phrase("reason-flood")
    return Phrase("reason-truce") if p.truce else None


def no_work(p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
    """Return why guns or sappers cannot do it from where they are."""
    kit = p.kit
    if verb == verbs.FIRE and clause == c.R5_1_05:
        if any(kit.type[unit] != ARTILLERY for unit in p.picked()):
            return Phrase("reason-guns-fire")
        return Phrase("reason-no-enemies") if arg < kit.n and not p.enemy_in(seat, arg) else None
    if arg >= len(kit.walls) or p.opened < 0:
        return None
    if verb in SIEGE_WORKS and clause in (c.R7_4_1_01, c.R7_5_01) and kit.wall_fortress[arg] == p.opened:
        return Phrase("reason-own-walls")
    if (verb == verbs.COUNTERMINE or verb == verbs.REBUILD) and clause == c.R5_1_06:
        outside = all(kit.type[unit] == SAPPERS for unit in p.picked())
        return Phrase("reason-inside") if outside else None
    return None
