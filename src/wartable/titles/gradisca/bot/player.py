"""The bot's choice at every decision: plans for the troops, worths for cards and for what is asked in between.

It reads its own hand and what lies open to all, so a redeal for its seat never changes its mind.
"""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.state import State
from wartable.titles.gradisca.bot.aims import pull
from wartable.titles.gradisca.bot.campaign import answer_worth, busy_zones, camp_click, plan_for
from wartable.titles.gradisca.bot.cards import card_worth, effect_worth
from wartable.titles.gradisca.bot.forces import hit_price, unit_worth
from wartable.titles.gradisca.bot.plans import Plan, onward
from wartable.titles.gradisca.checks import holds_due
from wartable.titles.gradisca.codes import effects as e, stack, verbs
from wartable.titles.gradisca.codes.things import HAND_LIMIT, KINDS
from wartable.titles.gradisca.codes.verbs import FIRST_OPTION, NONE, SECOND_OPTION, SHIFT, WIDTH
from wartable.titles.gradisca.position.packing import OPENED, PICKED, line_of
from wartable.titles.gradisca.position.position import Position

WORTH_A_CARD: Final[i64] = 8  # below this a card is kept
WORTH_A_ZONE: Final[i64] = 4  # below this a zone is left alone
IDLE: Final[i64] = 12  # troops with less to do leave the activation to a card drawn
NEVER: Final[i64] = -1_000_000


def choose(state: State, seat: int, chance: Chance) -> int:
    """The code that this player plays at a decision of its seat."""
    assert isinstance(state, Position)
    step = state.step()
    if step == stack.ZONE_OPEN:
        code = order(state, seat)
        return advanced_order(state, seat, code) if state.kit.advanced else code
    if step == stack.CHOOSING:
        return option(state, seat)
    legal = state.legal(seat)
    best: i64 = legal[0]
    most = NEVER
    for code in legal:
        found = worth(state, seat, step, code >> SHIFT, code % WIDTH) * 4 + chance.below(4)
        if found > most:
            most = found
            best = code
    return best


# -- an activation --


def option(p: Position, seat: i64) -> i64:
    """Which option an activation takes: the commander where several zones have something to do, else cards."""
    best: i64 = 0
    busy: list[i64] = []
    for zone in zones_of(p):
        found = plan_for(p, seat, zone).worth
        if found > WORTH_A_ZONE:
            busy.append(zone)
        if found > best:
            best = found
    legal = p.legal(seat)
    led: i64 = -1
    for code in legal:
        unit = code % WIDTH
        if unit > SECOND_OPTION and (led < 0 or p.leadership(unit) > p.leadership(led)):
            led = unit
    draws = (verbs.OPTION * WIDTH + SECOND_OPTION) in legal
    if draws and p.sizes[seat] < HAND_LIMIT and best < IDLE and good_cards(p, seat) == 0:
        return verbs.OPTION * WIDTH + SECOND_OPTION
    if led >= 0 and busy_zones(p, seat, led, busy) > 1 and not (good_cards(p, seat) > 1 and best < IDLE):
        return verbs.OPTION * WIDTH + led
    if good_cards(p, seat) == 0 and best <= WORTH_A_ZONE and draws and not holds_due(p, seat):
        return verbs.OPTION * WIDTH + SECOND_OPTION
    return verbs.OPTION * WIDTH + FIRST_OPTION


def zones_of(p: Position) -> list[i64]:
    """The zones with units of the active corps."""
    found: list[bool] = [False] * p.kit.n
    for unit in p.kit.members[p.active]:
        if p.on_map(unit):
            found[p.place_of(unit)] = True
    return [zone for zone in range(p.kit.n) if found[zone]]


def good_cards(p: Position, seat: i64) -> i64:
    """How many cards in hand are worth playing."""
    count: i64 = 0
    for kind in range(KINDS):
        if p.held(seat, kind) and card_worth(p, seat, kind, False) > WORTH_A_CARD:
            count += 1
    return count


def order(p: Position, seat: i64) -> i64:
    """The next click in an open zone: a march goes on, a plan is picked and carried out, the zone is closed."""
    if not p.picked():
        going = onward(p, seat)
        if going.units:
            return verbs.ON * WIDTH + going.arg
    return carried_out(p, plan_for(p, seat, p.opened))


def advanced_order(p: Position, seat: i64, code: i64) -> i64:
    """An order of the Advanced game: the camp moves before its zone is closed, and what cannot be done is let go."""
    legal = p.legal(seat)
    if code not in legal:
        code = (verbs.REST if p.picked() else verbs.CLOSE) * WIDTH + NONE
    if code == verbs.CLOSE * WIDTH + NONE and p.camps[seat] == p.opened and p.camp_moved[seat] == 0:
        camp = camp_click(p, seat, legal)
        return camp if camp > 0 else code
    return code


def carried_out(p: Position, plan: Plan) -> i64:
    """The click that brings a plan for the open zone forward; a plan that is worth too little ends the zone."""
    picked = p.picked()
    if not plan.units or plan.worth <= WORTH_A_ZONE:
        return (verbs.REST if picked else verbs.CLOSE) * WIDTH + NONE
    for unit in picked:
        if unit not in plan.units:
            return verbs.REST * WIDTH + NONE
    for unit in plan.units:
        if not p.has(unit, PICKED):
            return verbs.PICK * WIDTH + unit
    return plan.verb * WIDTH + plan.arg


# -- everything else --


def worth(p: Position, seat: i64, step: i64, verb: i64, arg: i64) -> i64:
    """What an answer is worth; to end or to pass is worth 0."""
    if verb == verbs.PLAY:
        return card_worth(p, seat, arg, step != stack.ORDERS) - WORTH_A_CARD
    if verb == verbs.OPEN:
        if (p.zones[arg] & OPENED) != 0:
            return NEVER
        return plan_for(p, seat, arg).worth - WORTH_A_ZONE + (6 if p.camps[seat] == arg else 0)
    if verb == verbs.DISCARD:
        return -card_worth(p, seat, arg, False)
    if verb == verbs.EXPOSE:
        return card_worth(p, 1 - seat, arg, False)
    if verb == verbs.LOSE or verb == verbs.FLIP:
        return -hit_price(p, arg)
    if verb == verbs.REFORM:
        return unit_worth(p, arg)
    if verb == verbs.SHOOT:
        return p.printed(arg, True)
    if verb == verbs.STAND:
        return stands(p, seat)
    if verb == verbs.RETREAT or verb == verbs.REPLACE or verb == verbs.SHIP or verb == verbs.PLACE:
        return refuge(p, seat, arg, verb)
    if verb == verbs.NAME:
        return line_of(p.force_at(1 - seat, arg)) - line_of(p.force_at(seat, arg))
    if verb == verbs.RAISE:
        return -p.level(arg)
    if verb == verbs.CHOOSE:
        return effect_worth(p, seat, p.pc if arg == 1 else p.pc + p.kit.code[p.pc - e.ROW + 2] * e.ROW)
    if verb >= verbs.RAID or verb == verbs.ON:
        return answer_worth(p, seat, verb, arg)
    return 1 if verb == verbs.HOLD else 0


def stands(p: Position, seat: i64) -> i64:
    """A garrison holds as long as it has something to lose."""
    left: i64 = 0
    for unit in p.units_in(seat, p.field):
        left += p.steps_of(unit)
    return 1000 if left > 1 else -1000


def refuge(p: Position, seat: i64, zone: i64, verb: i64) -> i64:
    """How well units are placed in a zone: with friends, away from enemies, near to what their side wants."""
    if p.fight == 2 and verb == verbs.RETREAT:
        return -1  # under fire it is better to hold
    kit = p.kit
    near: i64 = 0
    for at in range(kit.first[zone], kit.first[zone + 1]):
        near += line_of(p.force_at(1 - seat, kit.next[at]))
    friends = line_of(p.force_at(seat, zone))
    crowd = friends - 4
    placed = 3 * friends - near - (6 * crowd if crowd > 0 else 0) - (200 if p.enemy_in(seat, zone) else 0)
    return placed + pull(p, seat)[zone] // 40
