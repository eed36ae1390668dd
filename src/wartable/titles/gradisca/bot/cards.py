"""What a card in hand is worth when it is played, by what it does and to whom."""

from typing import Final

from mypy_extensions import i64

from wartable.titles.gradisca.bot.campaign import campaign_effect
from wartable.titles.gradisca.codes import effects as e
from wartable.titles.gradisca.codes.things import POOL
from wartable.titles.gradisca.position.position import Position

UNIT: Final[i64] = 12  # a reinforcement
POINT: Final[i64] = 15
BOX: Final[i64] = 10  # one turn more or less, for each point of the lead up to five


def card_worth(p: Position, seat: i64, kind: i64, answer: bool) -> i64:
    """What a card brings a side that plays it now; below 0 if it helps the other more."""
    kit = p.kit
    at: i64 = kit.programs[kind * 4 + seat * 2 + (1 if answer else 0)]
    total: i64 = 0
    if at == 0:
        return 0
    while kit.code[at] != e.DONE:
        total += effect_worth(p, seat, at)
        at += e.ROW
    return total


def effect_worth(p: Position, seat: i64, at: i64) -> i64:
    """What one effect brings a side."""
    code = p.kit.code
    whose: i64 = code[at + 1]
    if whose == e.PLAYER:
        whose = seat
    elif whose == e.OPPONENT:
        whose = 1 - seat
    worth = own_worth(p, seat, at)
    if whose == e.BOTH:
        return worth
    # What strikes somebody names whom it strikes.
    return worth if whose == seat else -worth


def own_worth(p: Position, seat: i64, at: i64) -> i64:
    """What an effect brings the one whose it is, or whom it strikes."""
    code = p.kit.code
    op, number = code[at], code[at + 2]
    if op == e.REINFORCE:
        count: i64 = 0
        for unit in p.kit.lists[number]:
            if p.place_of(unit) == POOL:
                count += 1
        return UNIT * count
    if op == e.POINTS:
        return POINT * number
    if op == e.RENOWN:
        return POINT
    if op == e.END_MARKER:
        return (number - e.OFFSET) * -BOX * lead(p, seat)
    if op == e.RECOVER or op == e.WALL:
        return 15
    if op == e.DISORGANISE or op == e.HIT or op == e.COMMANDER_CHECK:
        return -20
    if op == e.REMOVE_COMMANDER:
        return -25
    if op == e.LEADERSHIP_CAP:
        return -15
    if op == e.TRUCE:
        return 10 if lead(p, seat) > 0 else -10
    if op == e.HAND_LOOK or op == e.HAND_DISCARD or op == e.MINE_REMOVE or op == e.BOMBARD_BONUS or op == e.FIRST_FIRE:
        return 12
    return 4 if op == e.SEA_MOVE else campaign_effect(p, seat, op, number)


def lead(p: Position, seat: i64) -> i64:
    """By how many points a side is ahead, five at most either way."""
    ahead = p.score(seat) - p.score(1 - seat)
    return 5 if ahead > 5 else -5 if ahead < -5 else ahead
