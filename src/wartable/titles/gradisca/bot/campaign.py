"""The Advanced game as the bot plays it: raids for morale, incursions, the camp led forward, calls, rounds, the sea."""

from typing import Final

from mypy_extensions import i64

from wartable.titles.gradisca.bot.aims import pull, to_stay, wanted
from wartable.titles.gradisca.bot.forces import SIXTHS, hits, unit_worth
from wartable.titles.gradisca.bot.plans import Plan, best_plan, better, nothing
from wartable.titles.gradisca.bot.sieges import siege_goal
from wartable.titles.gradisca.checks import idle_in, is_line
from wartable.titles.gradisca.codes import effects as e, verbs
from wartable.titles.gradisca.codes.things import BEST_MORALE, CAVALRY, HIGH, SUPPLY_NEEDED, VENICE
from wartable.titles.gradisca.codes.verbs import WIDTH
from wartable.titles.gradisca.position.packing import line_of
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.position.siege import shelter
from wartable.titles.gradisca.position.supply import bars_operation, camp_supplied, commanded, line, supplied
from wartable.titles.gradisca.steps.advanced.raid import among_enemies, raiders
from wartable.titles.gradisca.steps.advanced.raiders import bars_incursion, bars_raid

SPIRIT: Final[list[i64]] = [90, 60, 26]  # a point of morale, by band
STRUCK: Final[i64] = 7  # a sixth of a hit by an incursion
GUARD: Final[i64] = 2  # line units that stay with the camp
NEVER: Final[i64] = -1_000_000


def plan_for(p: Position, seat: i64, zone: i64) -> Plan:
    """The best that the idle units of a zone can do, raids and incursions among it."""
    plan = best_plan(p, seat, zone)
    if not p.kit.advanced:
        return plan
    idle = idle_in(p, zone)
    return better(plan, better(raid(p, seat, zone, idle), incursion(p, seat, zone, idle)))


def most(p: Position, seat: i64, zone: i64) -> i64:
    """How many units of a zone may raid or strike together."""
    return 6 if bars_operation(p, seat, zone, 1) == 0 else SUPPLY_NEEDED - 1


def raid(p: Position, seat: i64, zone: i64, idle: list[i64]) -> Plan:
    """Horse, or foot that is not needed, plunders a zone without enemies next to it."""
    best = nothing()
    if p.morale[seat] >= BEST_MORALE or not supplied(p, seat, zone):
        return best
    kit = p.kit
    line_units = sorted([unit_worth(p, unit) * 128 + unit for unit in idle if is_line(p, unit)])
    spare = line_of(p.force_at(seat, zone)) - to_stay(p, seat, zone) - guard(p, seat, zone)
    horse = [rank % 128 for rank in line_units if kit.type[rank % 128] == CAVALRY]
    group = horse if horse else [rank % 128 for rank in line_units]
    limit = most(p, seat, zone)
    group = group[: (spare if spare < limit else limit)] if spare > 0 else []
    if not group:
        return best
    for at in range(kit.first[zone], kit.first[zone + 1]):
        other = kit.next[at]
        if p.enemy_in(seat, other) or bars_raid(p, seat, group, other) != 0:
            continue
        chance = len(group) - p.forts_of(1 - seat, other)
        prize = SPIRIT[p.band(seat)] * (2 if p.camps[1 - seat] == other else 1)
        worth = prize * (chance if 1 < chance < 5 else 1 if chance <= 1 else 5) // SIXTHS + wanted(p, seat, other) // 4
        if worth > best.worth:
            best = Plan(sorted(group), verbs.RAID, other, worth)
    return best


def incursion(p: Position, seat: i64, zone: i64, idle: list[i64]) -> Plan:
    """Light cavalry strikes where shelter does not stop it."""
    best = nothing()
    light = [unit for unit in idle if p.kit.light[unit]][: most(p, seat, zone)]
    if not light or to_stay(p, seat, zone) > 0:
        return best
    for at in range(p.kit.first[zone], p.kit.first[zone + 1]):
        other = p.kit.next[at]
        gain = hits(p, light, True) - SIXTHS * shelter(p, 1 - seat, other)
        if gain > 0 and bars_incursion(p, seat, light, other) == 0 and STRUCK * gain > best.worth:
            best = Plan(light, verbs.INCURSION, other, STRUCK * gain)
    return best


def guard(p: Position, seat: i64, zone: i64) -> i64:
    """How many line units stay with the camp."""
    return GUARD if p.camps[seat] == zone else 0


def busy_zones(p: Position, seat: i64, leader: i64, zones: list[i64]) -> i64:
    """How many of some zones a commander can have opened."""
    if not p.kit.advanced:
        return len(zones)
    if p.band(seat) != HIGH:
        return 1
    count: i64 = 0
    for zone in zones:
        if commanded(p, seat, p.place_of(leader), zone):
            count += 1
    return count


# -- the camp --


def camp_click(p: Position, seat: i64, legal: list[int]) -> i64:
    """Where the camp goes from the open zone, as a code: towards the siege or the front, with troops there; or 0."""
    best: i64 = 0
    most_found = camp_worth(p, seat, p.opened) + 3
    for code in legal:
        if code // WIDTH == verbs.CAMP:
            found = camp_worth(p, seat, code % WIDTH)
            if found > most_found:
                most_found = found
                best = code
    return best


def camp_worth(p: Position, seat: i64, zone: i64) -> i64:
    """How well the camp stands in a zone: near to what is wanted, with troops, away from enemies, on its line."""
    kit = p.kit
    if not line(p, seat, zone):
        return NEVER
    friends = line_of(p.force_at(seat, zone))
    near: i64 = 0
    for at in range(kit.first[zone], kit.first[zone + 1]):
        if kit.passable[at] and not p.unbridged(at):
            near += line_of(p.force_at(1 - seat, kit.next[at]))
    goal = siege_goal(p, seat)
    drawn: i64 = 0
    if goal >= 0:
        drawn = -4 * kit.hops[goal * kit.n + zone]
    else:
        drawn = pull(p, seat)[zone] // 200
    danger = near - friends
    return drawn + (4 if friends > 1 else 0) - (30 if friends == 0 else 0) - (8 * danger if danger > 0 else 0)


# -- answers --


def answer_worth(p: Position, seat: i64, verb: i64, arg: i64) -> i64:
    """What an answer of the Advanced game is worth; to stop, to stay or to go on without is worth 0."""
    if verb == verbs.CAMP:
        return 60 + line_of(p.force_at(seat, arg))
    if verb == verbs.CONVERT:
        return arg
    if verb == verbs.SEA:
        return sea_worth(p, arg)
    if verb == verbs.CALL:
        return call_worth(p, seat, arg)
    if verb == verbs.FIGHT:
        return fight_worth(p, seat) if p.calls == 0 else 0
    if verb == verbs.AGAIN:
        return again_worth(p, seat)
    if verb == verbs.STAY:
        return stay_worth(p, seat)
    if verb == verbs.ON or verb == verbs.RAID:
        return -1 if p.enemy_in(seat, arg) else pull(p, seat)[arg] // 200
    if verb == verbs.BRIDGE:
        return bridge_worth(p, seat, arg)
    return 0


def sea_worth(p: Position, zone: i64) -> i64:
    """How many Venetians the sea would supply who have no other supply."""
    force = p.force_at(VENICE, zone)
    if force == 0 or line(p, VENICE, zone):
        return 1 if zone == p.sea else 0
    return 2 + 3 * line_of(force)


def call_worth(p: Position, seat: i64, unit: i64) -> i64:
    """What a called unit brings, unless it is needed where it stands or has no way back."""
    zone = p.place_of(unit)
    spare = line_of(p.force_at(seat, zone)) - to_stay(p, seat, zone) - guard(p, seat, zone)
    if is_line(p, unit) and spare <= 0:
        return -1
    return p.printed(unit, True) - (0 if is_line(p, unit) else 3)


def fight_worth(p: Position, seat: i64) -> i64:
    """Whether another round would bring more hits than it costs."""
    mine, theirs = p.in_fight(seat), p.in_fight(1 - seat)
    attacking = seat == p.attacker
    given = hits(p, mine, attacking) - (SIXTHS * shelter(p, 1 - seat, p.field) if attacking else 0)
    taken = hits(p, theirs, not attacking) - (0 if attacking else SIXTHS * shelter(p, seat, p.field))
    ahead = p.totals[1 - seat] - p.totals[seat]
    lost = ahead < 0 or (ahead == 0 and attacking)
    return given - taken + (3 if lost else -3)


def again_worth(p: Position, seat: i64) -> i64:
    """Whether another attempt is likely enough."""
    chance = len(raiders(p, seat)) - p.forts_of(1 - seat, p.raid)
    for _ in p.units_in(1 - seat, p.raid):
        chance -= 1
    return 6 * chance - 4


def stay_worth(p: Position, seat: i64) -> i64:
    """Whether those in a zone should stay there: after an incursion, or among enemies."""
    zone = p.raid if p.raid >= 0 else p.field
    if not among_enemies(p, seat, zone):
        return wanted(p, seat, zone)
    mine = p.units_in(seat, zone)
    given = hits(p, mine, True) - SIXTHS * shelter(p, 1 - seat, zone)
    return 2 * (given - hits(p, p.units_in(1 - seat, zone), False))


def bridge_worth(p: Position, seat: i64, stretch: i64) -> i64:
    """A bridge is worth what lies on both banks: one's own troops and aims to build, the enemy's to break."""
    ends = p.kit.stretch_ends[stretch]
    drawn = pull(p, seat)
    own = line_of(p.force_at(seat, ends[0])) + line_of(p.force_at(seat, ends[1]))
    foes = line_of(p.force_at(1 - seat, ends[0])) + line_of(p.force_at(1 - seat, ends[1]))
    builds = p.bridges[stretch] == 0
    return own * 4 + (drawn[ends[0]] + drawn[ends[1]]) // 400 if builds else foes * 4 - own


# -- cards --


def campaign_effect(p: Position, seat: i64, op: i64, number: i64) -> i64:
    """What an effect of the Advanced game brings the one whose it is."""
    if op == e.SUPPLY:
        points = number if camp_supplied(p, seat) else -number
        return points * SPIRIT[p.band(seat)] // 2 if p.morale[seat] < BEST_MORALE or points < 0 else 0
    if op == e.MORALE:
        return (number - e.OFFSET) * SPIRIT[p.band(seat)] // 2
    if op == e.MARK_SUPPLIED or op == e.SEA_SUPPLY_BLOCK or op == e.FLOOD:
        return 10
    if op == e.BRIDGE_ADD or op == e.BRIDGE_REMOVE:
        return 9
    return 10 if op == e.FORD and fords_help(p, seat) else 0


def fords_help(p: Position, seat: i64) -> bool:
    """Whether troops of the active corps stand beside a river with an aim behind it."""
    if p.active < 0 or p.kit.corps_side[p.active] != seat:
        return False
    drawn = pull(p, seat)
    for unit in p.kit.members[p.active]:
        zone = p.place_of(unit)
        if zone < p.kit.n and is_line(p, unit):
            for at in range(p.kit.first[zone], p.kit.first[zone + 1]):
                if p.unbridged(at) and p.kit.passable[at] and drawn[p.kit.next[at]] > drawn[zone] + 400:
                    return True
    return False
