"""Turns and marches (rulebook: Turns, Marches)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wartable.core.rules.log import Log

from .. import codes as c

if TYPE_CHECKING:
    from ..state import SkirmishState


def offers(s: SkirmishState, seat: int) -> list[int]:
    """First a zone, or the end of the turn; then units, and where they go."""
    if s.origin < 0:
        return [*(c.FROM * c.WIDTH + zone for zone in range(len(s.kit.zones)) if s.force(seat, zone)), c.END * c.WIDTH]
    here = [c.PICK * c.WIDTH + unit for unit, count in enumerate(s.group(seat, s.origin)) if count]
    return [*here, *(c.TO * c.WIDTH + zone for zone in s.kit.neighbours(s.origin))]


def play(s: SkirmishState, seat: int, verb: int, argument: int, log: Log) -> None:
    """Zone and units only select; the destination completes the march and does everything at once."""
    if verb == c.END:
        s.left = 0
    elif verb == c.FROM:
        s.origin = argument
    elif verb == c.PICK:
        s.pick(seat, argument)
    else:
        log.tell(c.MARCHED, [seat, s.packed(seat), s.origin, argument])
        s.take(seat, s.origin)
        s.place(seat, argument)
        s.origin = -1
        s.left -= 1
        if s.force(1 - seat, argument):
            meet(s, seat, argument, log)


def meet(s: SkirmishState, attacker: int, zone: int, log: Log) -> None:
    """SK-BATTLE-01: the battle is laid upon the march, its first step last."""
    log.tell(c.BATTLE_BEGINS, [attacker, zone])
    s.field, s.extra = zone, 0
    defender = 1 - attacker
    battle = [(c.JUDGE, attacker), (c.HITS, attacker), (c.HITS, defender), (c.FIGHT, attacker)]
    s.stack += [step * 2 + seat for step, seat in battle]
    if s.may_answer(defender):
        s.stack.append(c.REACT * 2 + defender)


def begin(s: SkirmishState, side: int, log: Log) -> None:
    """The next turn, unless the game is over."""
    s.turn += 1
    if s.turn > 2 * s.kit.rounds:
        s.over(c.END_04, -1, log)
    elif s.force(side, s.kit.goal):
        s.over(c.END_01, side, log)
    else:
        s.left = s.kit.marches
        s.stack = [c.MARCH * 2 + side]
        log.tell(c.TURN_BEGINS, [side, (s.turn + 1) // 2])


def go_on(s: SkirmishState, side: int, log: Log) -> bool:
    """Ends the game or the turn if there is nothing left to ask; whether it did."""
    alive = [other for other in (0, 1) if any(s.force(other, zone) for zone in range(len(s.kit.zones)))]
    if len(alive) < 2:
        s.over(c.END_02, alive[0] if alive else -1, log)
    elif s.left <= 0:
        begin(s, 1 - side, log)
    else:
        return False
    return True
