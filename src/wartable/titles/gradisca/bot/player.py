"""The bot's choice at every decision: plans for the troops, worths for cards and for what is asked in between.

It reads its own hand and what lies open to all, so a redeal for its seat never changes its mind.
"""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.state import State
from wartable.titles.gradisca.bot.aims import Aims
from wartable.titles.gradisca.bot.campaign import answer_worth, busy_zones, plan_for
from wartable.titles.gradisca.bot.camps import camp_click, leads, waits_for_camp
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
    """Return the code that this player plays at a decision of its seat."""
    assert isinstance(state, Position)
    step = state.step()
    if step in stack.ALLOTMENTS:
        return least_loss(state, seat)
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    aims = Aims(state, seat)
    if step == stack.ZONE_OPEN:
        return advanced_order(state, aims) if state.kit.advanced else order(state, aims)
    if step == stack.CHOOSING:
        return option(state, aims)
    best: i64 = legal[0]
    most = NEVER
    for code in legal:
        found = worth(state, aims, step, code >> SHIFT, code % WIDTH) * 4 + chance.below(4)
        if found > most:
            most = found
            best = code
    return best


def least_loss(p: Position, seat: i64) -> i64:
    """Return who takes a hit, or is disorganised: the one for whom it costs least."""
    legal = p.legal(seat)
    best: i64 = legal[0]
    for code in legal:
        if hit_price(p, code % WIDTH) < hit_price(p, best % WIDTH):
            best = code
    return best


# -- an activation --


def option(p: Position, aims: Aims) -> i64:
    """Return which option an activation takes: the commander where several zones have something to do, else cards."""
    seat = aims.seat
    best: i64 = 0
    busy: list[i64] = []
    for zone in zones_of(p):
        found = zone_worth(p, aims, zone)
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
    if draws and p.sizes[seat] < HAND_LIMIT and best < IDLE and good_cards(p, aims) == 0:
        return verbs.OPTION * WIDTH + SECOND_OPTION
    if led >= 0 and busy_zones(p, seat, led, busy) > 1 and not (good_cards(p, aims) > 1 and best < IDLE):
        return verbs.OPTION * WIDTH + led
    if good_cards(p, aims) == 0 and best <= WORTH_A_ZONE and draws and not holds_due(p, seat):
        return verbs.OPTION * WIDTH + SECOND_OPTION
    return verbs.OPTION * WIDTH + FIRST_OPTION


def zones_of(p: Position) -> list[i64]:
    """Return the zones with units of the active corps."""
    found: list[bool] = [False] * p.kit.n
    for unit in p.kit.members[p.active]:
        if p.on_map(unit):
            found[p.place_of(unit)] = True
    return [zone for zone in range(p.kit.n) if found[zone]]


def zone_worth(p: Position, aims: Aims, zone: i64) -> i64:
    """Return what it is worth to open a zone: for the best plan there, or to lead the camp on."""
    found = plan_for(p, aims, zone).worth
    led = leads(p, aims, zone)
    return found if found > led else led


def good_cards(p: Position, aims: Aims) -> i64:
    """Return how many cards in hand are worth playing."""
    count: i64 = 0
    for kind in range(KINDS):
        if p.held(aims.seat, kind) and card_worth(p, aims, aims.seat, kind, False) > WORTH_A_CARD:
            count += 1
    return count


def order(p: Position, aims: Aims) -> i64:
    """Return the next click in an open zone: a march goes on, a plan is picked and carried out, the zone is closed."""
    if not p.picked():
        going = onward(p, aims)
        if going.units:
            return verbs.ON * WIDTH + going.arg
    return carried_out(p, plan_for(p, aims, p.opened))


def advanced_order(p: Position, aims: Aims) -> i64:
    """Return an order of the Advanced game: the camp follows those ahead, and what cannot be done is let go."""
    if not p.picked():
        camp = camp_click(p, aims)
        if camp > 0:
            return camp
    code = carried_out(p, plan_for(p, aims, p.opened)) if waits_for_camp(p, aims) else order(p, aims)
    if code not in p.legal(aims.seat):
        return (verbs.REST if p.picked() else verbs.CLOSE) * WIDTH + NONE
    return code


def carried_out(p: Position, plan: Plan) -> i64:
    """Return the click that brings a plan for the open zone forward; a plan that is worth too little ends the zone."""
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


def worth(p: Position, aims: Aims, step: i64, verb: i64, arg: i64) -> i64:
    """Return what an answer is worth; to end or to pass is worth 0."""
    seat = aims.seat
    if verb == verbs.PLAY:
        return card_worth(p, aims, seat, arg, step != stack.ORDERS) - WORTH_A_CARD
    if verb == verbs.OPEN:
        if (p.zones[arg] & OPENED) != 0:
            return NEVER
        return zone_worth(p, aims, arg) - WORTH_A_ZONE
    if verb == verbs.DISCARD:
        return -card_worth(p, aims, seat, arg, False)
    if verb == verbs.EXPOSE:
        return card_worth(p, aims, 1 - seat, arg, False)
    if verb == verbs.REFORM:
        return unit_worth(p, arg)
    if verb == verbs.SHOOT:
        return p.printed(arg, True)
    if verb == verbs.STAND:
        return stands(p, seat)
    if verb == verbs.RETREAT or verb == verbs.REPLACE or verb == verbs.SHIP or verb == verbs.PLACE:
        return refuge(p, aims, arg, verb)
    if verb == verbs.NAME:
        return line_of(p.force_at(1 - seat, arg)) - line_of(p.force_at(seat, arg))
    if verb == verbs.RAISE:
        return -p.level(arg)
    if verb == verbs.CHOOSE:
        return effect_worth(p, aims, seat, p.pc if arg == 1 else p.pc + p.kit.code[p.pc - e.ROW + 2] * e.ROW)
    if verb >= verbs.RAID or verb == verbs.ON:
        return answer_worth(p, aims, verb, arg)
    return 1 if verb == verbs.HOLD else 0


def stands(p: Position, seat: i64) -> i64:
    """A garrison holds as long as it has something to lose."""
    left: i64 = 0
    for unit in p.units_in(seat, p.field):
        left += p.steps_of(unit)
    return 1000 if left > 1 else -1000


def refuge(p: Position, aims: Aims, zone: i64, verb: i64) -> i64:
    """Return how well units are placed in a zone: with friends, away from enemies, near to what their side wants."""
    seat = aims.seat
    if p.fight == 2 and verb == verbs.RETREAT:
        return -1  # under fire it is better to hold
    kit = p.kit
    near: i64 = 0
    for at in range(kit.first[zone], kit.first[zone + 1]):
        near += line_of(p.force_at(1 - seat, kit.next[at]))
    friends = line_of(p.force_at(seat, zone))
    crowd = friends - 4
    placed = 3 * friends - near - (6 * crowd if crowd > 0 else 0) - (200 if p.enemy_in(seat, zone) else 0)
    return placed + aims.pull(p)[zone] // 40
