"""Events and Characters: what an offensive begins with (rulebook: Event cards, Character cards)."""

from wartable.core.rules.prelude import Chance, Log, i64
from wartable.core.rules.steps import STACKED
from wartable.titles.letswar import vocabulary as v
from wartable.titles.letswar.codes import entries, frames as parts, stack
from wartable.titles.letswar.codes.constants import EVENTS
from wartable.titles.letswar.effects import frames, values
from wartable.titles.letswar.effects.seat_values import changed
from wartable.titles.letswar.position.order import first_player, two_player
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.step import LetsWarStep

# -- the Event of an offensive (LW-EVT-06) --


class Event(LetsWarStep):
    """LW-EVT-03: Events are drawn until one fits; it takes effect at once, then Characters rotate if it says so."""

    def __init__(self) -> None:
        super().__init__(stack.EVENT_DRAW)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        p.pop()
        values.end(p, v.OFFENSIVE_END, -1)
        if p.event >= 0:
            p.event_discards = changed(p.event_discards, p.event, p.event_discards[p.event] + 1)
            p.event = -1
        p.rotated = False
        if search(p, chance, log):
            # LW-ARM-05: nothing else is played.
            p.stack = [stack.COMPARISON * STACKED]
            p.frames = []
            return True
        if p.event < 0:
            log.note(entries.NO_EVENT)
            return True
        events = p.kit.events
        if events.rotate[p.event] == 1:
            p.push(stack.ROTATE, 0)
        frames.push_frame(p, events.first[p.event], events.last[p.event], -1, -1, -1, -1, parts.EVENT, False)
        return True


def search(p: Position, chance: Chance, log: Log) -> bool:
    """Draw Events until one fits and lay it out; True if the Armistice came up and ends the game."""
    waiting: i64 = -1  # an Armistice that is set aside
    copies = left(p)
    found = copies > 0 or renew(p, log)
    while found and p.event < 0:
        event = next_event(p, chance, copies)
        copies = copies - 1 if copies > 0 else left(p)
        if p.kit.events.armistice[event] == 1:
            if not (p.prelude and p.kit.armistice_waits):
                log.note(entries.EVENT_COMES, event)
                p.event = event
                return True
            waiting = event
        elif fits(p, event):
            p.event = event
            log.note(entries.EVENT_COMES, event)
        else:
            p.event_discards = changed(p.event_discards, event, p.event_discards[event] + 1)
            log.note(entries.EVENT_PASSED_OVER, event)
        # LW-RULING-22: at once, and LW-RULING-23: not for ever.
        found = copies > 0 or renew(p, log)
    if waiting >= 0:
        p.event_pile = changed(p.event_pile, waiting, 1)
        log.note(entries.ARMISTICE_WAITS)
    return False


def left(p: Position) -> i64:
    """Return events in the draw pile."""
    return sum(p.event_pile)


def next_event(p: Position, chance: Chance, copies: i64 = 0) -> i64:
    """Draw an Event; an Armistice of the second half cannot come up before it (LW-RULING-69).

    `copies` is how many there are, 0 where nobody has counted.
    """
    bag = p.event_pile
    if p.kit.armistice_late and p.event_draws < first_half(p):
        bag = bag[:]
        copies = 0
        for event in range(len(bag)):
            if p.kit.events.armistice[event] == 1:
                bag[event] = 0
    p.event_draws += 1
    event = chance.draw(bag, 0, len(bag), of=EVENTS, copies=copies)
    p.event_pile = changed(p.event_pile, event, p.event_pile[event] - 1)
    return event


def first_half(p: Position) -> i64:
    """Return how many Events come before the Armistice can: all but half of them, rounded up, it included."""
    count: i64 = sum(p.kit.event_set)
    return count - (count + 1) // 2


def fits(p: Position, event: i64) -> bool:
    """Return whether an Event fits this offensive: its season, its dates, and the number of players."""
    events = p.kit.events
    season: i64 = events.season[event]
    if season != v.ANY_SEASON and season != p.date % 2:
        return False
    # LW-RULING-92: read as other dates are.
    now = p.date if p.kit.date_by_marker else p.latest
    if not events.valid_from[event] <= now <= events.valid_to[event]:
        return False
    return events.not_for_two[event] == 0 or not two_player(p)  # LW-RULING-64


def renew(p: Position, log: Log) -> bool:
    """Make the discards a new pile; False if there are none, or none of them can end the search (LW-RULING-23)."""
    total: i64 = 0
    useful = False
    for event in range(len(p.event_discards)):
        copies: i64 = p.event_discards[event]
        if copies > 0:
            total += copies
            p.event_pile = changed(p.event_pile, event, p.event_pile[event] + copies)
            p.event_discards = changed(p.event_discards, event, 0)
            useful = useful or fits(p, event)
    if total > 0:
        log.note(entries.EVENTS_RENEWED, total)
    return useful


# -- Characters --


class Rotate(LetsWarStep):
    """LW-CHAR-07: the Character in play goes under its deck, and the next one is turned up (LW-RULING-24)."""

    def __init__(self) -> None:
        super().__init__(stack.ROTATE)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        p.pop()
        p.rotated = True
        for seat in range(p.kit.n):
            if not p.lives(seat) or (p.kit.first_rotates and seat != first_player(p)):
                continue
            was: i64 = p.leader[seat]
            if was >= 0:
                p.leaders = [*p.leaders, was]
                turn_up(p, seat, chance, log)
        p.renew_all()
        return True


def turn_up(p: Position, seat: i64, chance: Chance, log: Log) -> None:
    """Turn up the next Character of a Nation, if it has one."""
    p.turn_up_leader(seat, chance)
    if p.leader[seat] >= 0:
        log.note(entries.CHARACTER_COMES, seat, p.leader[seat])


class Exits(LetsWarStep):
    """LW-RULING-26: Characters whose day has come leave the game, wherever they lie; the next one follows."""

    def __init__(self) -> None:
        super().__init__(stack.EXITS)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        p.pop()
        leaders = p.kit.leaders
        before = p.leader
        for seat in range(p.kit.n):
            if not p.lives(seat):
                continue
            for leader in range(leaders.start[seat], leaders.start[seat + 1]):
                if leaders.exit[leader] <= p.latest and in_game(p, seat, leader):
                    log.note(entries.CHARACTER_LEAVES, seat, leader)
                    p.unmet = changed(p.unmet, leader, 0)
                    p.leaders = [other for other in p.leaders if other != leader]
                    if p.leader[seat] == leader:
                        p.leader = changed(p.leader, seat, -1)
            if p.leader[seat] < 0:
                turn_up(p, seat, chance, log)
        # Who stays changes nothing, unless a pack has values that hang on a date or a Homefront.
        if p.leader != before or p.kit.conditional:
            p.renew_all()
        return True


def in_game(p: Position, seat: i64, leader: i64) -> bool:
    """Return whether a Character is still in its deck or in play."""
    return p.leader[seat] == leader or p.unmet[leader] == 1 or leader in p.leaders
