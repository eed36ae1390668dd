"""Frames: cards that are being resolved. Each has a RESOLVE step on the stack, in the same order."""

from mypy_extensions import i64

from wartable.core.rules.steps import STACKED
from wartable.titles.letswar.codes import stack
from wartable.titles.letswar.codes.frames import EFFECT, FRAME, PHASE, UNIT
from wartable.titles.letswar.effects.seat_values import changed
from wartable.titles.letswar.position.position import Position


def push_frame(
    p: Position, first: i64, last: i64, actor: i64, target: i64, unit: i64, target_unit: i64, how: i64, under: bool
) -> None:
    """Have effects resolved next, or, `under`, after the step on top."""
    seat = actor if actor >= 0 else 0
    if under:
        p.stack.insert(len(p.stack) - 1, stack.RESOLVE * STACKED + seat)
    else:
        p.push(stack.RESOLVE, seat)
    p.frames = [*p.frames, first, last, actor, target, unit, target_unit, 0, how, 0]


def top(p: Position) -> i64:
    """Return where the frame on top begins."""
    return len(p.frames) - FRAME


def effect_of(p: Position) -> i64:
    """Return the effect that is being resolved."""
    return p.frames[len(p.frames) - FRAME + EFFECT]


def part(p: Position, which: i64) -> i64:
    """Return a part of the frame on top."""
    return p.frames[len(p.frames) - FRAME + which]


def go_on(p: Position, at: i64, e: i64) -> None:
    """Have the frame that begins at a place go on with an effect; others may have been pushed upon it meanwhile."""
    now = p.frames[:]
    now[at + EFFECT] = e
    now[at + PHASE] = 0
    now[at + UNIT] = -1
    p.frames = now


def set_part(p: Position, which: i64, value: i64) -> None:
    """Change a part of the frame on top."""
    p.frames = changed(p.frames, len(p.frames) - FRAME + which, value)
