"""What a card in hand is worth when it is played, by what it does and to whom."""

from typing import Final

from mypy_extensions import i64

from wartable.titles.gradisca.bot.aims import Aims
from wartable.titles.gradisca.bot.campaign import campaign_effect
from wartable.titles.gradisca.checks import on_track
from wartable.titles.gradisca.codes import effects as e
from wartable.titles.gradisca.codes.things import LAST_TURN, POOL
from wartable.titles.gradisca.position.packing import guns_of, sappers_of
from wartable.titles.gradisca.position.position import Position

UNIT: Final[i64] = 12  # a reinforcement
DELAY: Final[i64] = 4  # a reinforcement of the enemy that waits for its die
SOON: Final[i64] = 3  # turns to its date for which a reinforcement is kept
POINT: Final[i64] = 15
BOX: Final[i64] = 10  # one turn more or less, for each point of the lead up to five


def card_worth(p: Position, aims: Aims, seat: i64, kind: i64, answer: bool) -> i64:
    """Return what a card brings a side that plays it now; below 0 if it helps the other more."""
    kit = p.kit
    at: i64 = kit.programs[kind * 4 + seat * 2 + (1 if answer else 0)]
    if at == 0:
        return 0
    if on_track(p, kind):
        return group_worth(p, seat, kind, at)
    total: i64 = 0
    while kit.code[at] != e.DONE:
        if kit.code[at] == e.CHOOSE:
            first, skip = at + e.ROW, at + kit.code[at + 2] * e.ROW
            end = skip + (1 + kit.code[skip + 2]) * e.ROW
            one, other = rows_worth(p, aims, seat, first, skip), rows_worth(p, aims, seat, skip + e.ROW, end)
            total += one if one > other else other
            at = end
        else:
            total += effect_worth(p, aims, seat, at)
            at += e.ROW
    return total


def rows_worth(p: Position, aims: Aims, seat: i64, at: i64, end: i64) -> i64:
    """Return what some effects of a card bring together."""
    total: i64 = 0
    while at < end:
        total += effect_worth(p, aims, seat, at)
        at += e.ROW
    return total


def group_worth(p: Position, seat: i64, kind: i64, at: i64) -> i64:
    """A reinforcement for the time track: the enemy's is delayed by it.

    One's own comes sooner if it is kept for its date, unless that is far."""
    code = p.kit.code
    while code[at] != e.REINFORCE:
        at += e.ROW
    count = waiting(p, p.kit.lists[code[at + 2]])
    if code[at + 1] != seat:
        return DELAY * count
    return UNIT * count if p.kit.after[kind] - p.turn > SOON else 0


def waiting(p: Position, units: list[i64]) -> i64:
    """Return how many of some units wait on the flag."""
    count: i64 = 0
    for unit in units:
        if p.place_of(unit) == POOL:
            count += 1
    return count


def effect_worth(p: Position, aims: Aims, seat: i64, at: i64) -> i64:
    """Return what one effect brings a side."""
    code = p.kit.code
    whose: i64 = code[at + 1]
    if whose == e.PLAYER:
        whose = seat
    elif whose == e.OPPONENT:
        whose = 1 - seat
    worth = own_worth(p, aims, seat, at)
    if whose == e.BOTH:
        return worth
    # What strikes somebody names whom it strikes.
    return worth if whose == seat else -worth


def own_worth(p: Position, aims: Aims, seat: i64, at: i64) -> i64:
    """Return what an effect brings the one whose it is, or whom it strikes."""
    code = p.kit.code
    op, number = code[at], code[at + 2]
    if op == e.REINFORCE:
        return UNIT * waiting(p, p.kit.lists[number])
    if op == e.POINTS:
        return POINT * number
    if op == e.RENOWN:
        return POINT * renown(p, seat, number, code[at + 3])
    if op == e.END_MARKER:
        later = p.end + number - e.OFFSET
        return ((later if later < LAST_TURN else LAST_TURN) - p.end) * -BOX * lead(p, seat)
    if op == e.RECOVER or op == e.WALL:
        return 15
    if op == e.DISORGANISE or op == e.HIT or op == e.COMMANDER_CHECK:
        return -20
    if op == e.REMOVE_COMMANDER:
        return -25
    if op == e.LEADERSHIP_CAP:
        return 15 if p.active >= 0 and p.kit.corps_side[p.active] != seat else -15
    if op == e.TRUCE:
        return 10 if lead(p, seat) > 0 else -10
    if op == e.HAND_LOOK or op == e.HAND_DISCARD:
        return -6 if p.sizes[1 - seat] > 0 else 0
    if op == e.BOMBARD_BONUS:
        return 14 if batters(p, aims) else 0
    if op == e.MINE_REMOVE or op == e.FIRST_FIRE:
        return 12
    return 4 if op == e.SEA_MOVE else campaign_effect(p, aims, seat, op, number)


def renown(p: Position, seat: i64, each: i64, most: i64) -> i64:
    """Return the points for named zones that a side holds and the enemy held at the start."""
    kit = p.kit
    points: i64 = 0
    for zone in range(kit.n):
        if kit.named[zone] and kit.held[zone] != seat and p.holds(seat, zone):
            points += each
    return points if points < most else most


def batters(p: Position, aims: Aims) -> bool:
    """Return whether the active corps has guns where its side lays the siege, with sappers to lay them."""
    if aims.goal < 0 or p.active < 0 or sappers_of(p.force_at(aims.seat, aims.goal)) == 0:
        return False
    if guns_of(p.force_at(aims.seat, aims.goal)) == 0:
        return False
    for unit in p.kit.members[p.active]:
        if p.place_of(unit) == aims.goal:
            return True
    return False


def lead(p: Position, seat: i64) -> i64:
    """By how many points a side is ahead, five at most either way."""
    ahead = p.score(seat) - p.score(1 - seat)
    return 5 if ahead > 5 else -5 if ahead < -5 else ahead
