"""Legality, written once: `why` returns 0 or the number of the clause that forbids the choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import codes as c

if TYPE_CHECKING:
    from .state import SkirmishState

# The verbs that each step asks for, and the clause that says so.
ASKS = {
    c.LISTS: (c.LIST_01, (c.BUY, c.SEAL)),
    c.MARCH: (c.TURN_02, (c.FROM, c.PICK, c.TO, c.END)),
    c.REACT: (c.CARD_02, (c.PLAY, c.PASS)),
    c.HITS: (c.BATTLE_03, (c.LOSE,)),
    c.RETIRE: (c.RETREAT_01, (c.RETREAT,)),
}


def why(s: SkirmishState, seat: int, code: int) -> int:
    """What forbids a code to a seat that is asked."""
    verb, argument = divmod(code, c.WIDTH)
    clause, verbs = ASKS[s.step()]
    if verb not in verbs or argument >= len(s.kit.names(verb)):
        return clause
    if verb in (c.BUY, c.SEAL):
        return why_list(s, seat, verb, argument)
    if verb == c.PLAY:
        return 0 if s.hand(seat)[argument] and s.kit.dice[argument] else c.CARD_03
    if verb == c.LOSE:
        return 0 if s.group(seat, s.field)[argument] > s.row(seat)[argument] else c.BATTLE_03
    if verb == c.RETREAT:
        return 0 if argument in s.kit.neighbours(s.field) and not s.force(1 - seat, argument) else c.RETREAT_01
    return 0 if verb == c.PASS else why_march(s, seat, verb, argument)


def why_list(s: SkirmishState, seat: int, verb: int, unit: int) -> int:
    if verb == c.SEAL:
        return 0 if s.picked(seat) else c.LIST_03
    return 0 if s.spent(seat) + s.kit.cost[unit] <= s.kit.points else c.LIST_02


def why_march(s: SkirmishState, seat: int, verb: int, argument: int) -> int:
    """First a zone of one's own, then at least one unit there, then a neighbouring zone."""
    if (verb in (c.FROM, c.END)) != (s.origin < 0):
        return c.MARCH_01 if s.origin < 0 else c.MARCH_02
    if verb == c.FROM:
        return 0 if s.force(seat, argument) else c.MARCH_01
    if verb == c.PICK:
        return 0 if s.group(seat, s.origin)[argument] > s.row(seat)[argument] else c.MARCH_02
    if verb == c.TO and argument not in s.kit.neighbours(s.origin):
        return c.MARCH_03
    return 0 if verb == c.END or s.picked(seat) else c.MARCH_02
