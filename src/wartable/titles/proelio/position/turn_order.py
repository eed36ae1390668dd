"""Why a choice does not belong here: somebody else decides, another step comes first, or the game is over."""

from mypy_extensions import i64

from wartable.core.text.messages import Phrase
from wartable.titles.proelio.checks import counted_at
from wartable.titles.proelio.codes import clauses as c, stack, verbs
from wartable.titles.proelio.codes.cards import PLAGUE, TEMPORARY_ALLIANCE
from wartable.titles.proelio.codes.things import house
from wartable.titles.proelio.position.position import DEPLOYED, Position
from wartable.titles.proelio.steps.step import ProelioStep


def not_now(p: Position, seat: i64, verb: i64, arg: i64) -> i64:
    """Return the clause that puts what a seat wants elsewhere in the turn, while it is asked something else."""
    step = p.step()
    if verb == verbs.DEPLOY:
        if step == stack.ACTION:
            return c.TURN_08 if p.oldest(seat) < 0 else c.RULING_33
        return c.DEF_13 if step == stack.SACRIFICE or step == stack.LOOT else c.TURN_05
    if verb == verbs.SACRIFICE or verb == verbs.KEEP:
        return walls_decided(p, seat) if step == stack.LOOT else c.TURN_05
    if verb == verbs.LOOT or verb == verbs.PAY or verb == verbs.DISCARD or verb == verbs.TARGET:
        return c.TURN_05
    # What is left are actions.
    if verb == verbs.SUPPORT and not p.kit.allied:
        return c.ACT_11
    if verb == verbs.PLAY and arg == TEMPORARY_ALLIANCE and p.kit.allied:
        return c.ALY_04
    if seat != p.active:
        return c.TURN_01
    if step == stack.LOOT:
        return c.TURN_10
    if step == stack.EXCESS:
        return c.TURN_05 if acts_later(p) else c.TURN_09
    return c.PLG_11 if verb == verbs.PLAY and arg == PLAGUE else c.TURN_07


def acts_later(p: Position) -> bool:
    """Return whether the action of this turn is still to come."""
    return stack.ACTION in [stack.step_of(entry) for entry in p.steps()[:-1]]


def walls_decided(p: Position, seat: i64) -> i64:
    """Return why walls are neither given up nor kept once loot is paid: it is decided, or nothing was to decide."""
    if p.attack < 0:
        return c.IMP_12
    # Walls that were given up have raised the total above all that cards count at level 0.
    return c.RES_16 if p.levels[seat] == 0 and p.total == counted_at(p, DEPLOYED, 0) else c.RES_06


def reason(p: Position, seat: i64, code: i64, clause: i64) -> Phrase | None:
    """Return what the order of the turn has to do with a code, in words; None where another rule forbids it."""
    if p.stack == 0:
        return over(p, seat)
    step = p.doing()
    key, needed = step.key if isinstance(step, ProelioStep) else step.name, step.needed(p, seat)
    if clause == c.TURN_01:
        asked = p.asked()
        return Phrase("reason-out-of-turn", step=key) if asked == seat else Phrase("reason-not-you", house=house(asked))
    if clause == c.TURN_05 or clause == c.TURN_07 or clause == c.TURN_10:
        first = clause != c.TURN_05 or comes_later(p, seat, code >> verbs.SHIFT)
        return Phrase("reason-not-now", first="yes" if first else "no", step=key, count=needed)
    if clause == c.TURN_09:
        return Phrase("reason-acted", count=needed)
    if clause == c.HAND_01 or clause == c.RES_08 or clause == c.RULING_29:
        return Phrase("reason-due", count=needed)
    if clause == c.ACT_01:
        begun = (p.paying or p.strategy >= 0) and verbs.WIDTH <= code < verbs.SPACE
        return Phrase("reason-begun" if begun else "reason-no-action")
    return None


def comes_later(p: Position, seat: i64, verb: i64) -> bool:
    """Return whether what a seat asks for may follow in this turn, once it has answered what it is asked."""
    step = p.step()
    if step == stack.EXCESS and seat == p.active and acts_later(p):
        attacked = p.oldest(seat) >= 0 and not p.plague_in_force()
        return verb in verbs.ACTIONS or (verb == verbs.DEPLOY and attacked)
    if step == stack.DEPLOY:
        return verb == verbs.SACRIFICE or verb == verbs.KEEP or verb == verbs.LOOT
    return step == stack.SACRIFICE and verb == verbs.LOOT


def over(p: Position, seat: i64) -> Phrase:
    """The game is over, and by what."""
    if p.ended == c.RULING_56:
        return Phrase("reason-over-rounds")
    if p.lost >= 0:
        return Phrase("reason-over-fallen", me="loser" if seat == p.lost else "none", loser=house(p.lost))
    return Phrase("reason-over-left", alliance="yes" if p.won else "no")
