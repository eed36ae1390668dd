"""The end of an offensive and the next one's beginning (rulebook: Offensive exhaustion, Calendar)."""

from wartable.core.rules.prelude import Chance, Log, i64
from wartable.titles.letswar.codes import entries as e, stack
from wartable.titles.letswar.codes.constants import AFTER_LAST
from wartable.titles.letswar.position.order import first_player
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.step import LetsWarStep
from wartable.titles.letswar.vocabulary import LAST_DATE


class OffensiveClose(LetsWarStep):
    """LW-OFF-01: every Nation has had its turn. The calendar moves, then comes the Event (LW-RULING-03)."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        p.pop()
        p.offensive += 1
        p.push(stack.OFFENSIVE_BEGINS, 0)
        p.push(stack.EXITS, 0)
        p.push(stack.EVENT_DRAW, 0)
        if not p.kit.event_first:
            advance(p, log)
        return True


class OffensiveBegins(LetsWarStep):
    """LW-OFF-07: the same first player begins; by an option the calendar moves only now."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        p.pop()
        if p.kit.event_first:
            advance(p, log)
        p.push(stack.TURN_START, first_player(p))
        return True


def advance(p: Position, log: Log) -> None:
    """Move the calendar one offensive on; after the last it goes back (LW-CAL-04, LW-CAL-05)."""
    p.date = AFTER_LAST if p.date == LAST_DATE else p.date + 1
    if p.date > p.latest:
        p.latest = p.date
    offensive: i64 = p.offensive
    log.note(e.OFFENSIVE_BEGINS, p.date, offensive)
