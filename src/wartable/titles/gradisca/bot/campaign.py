"""The Advanced game as the bot plays it: raids for morale, incursions, calls, rounds, the sea, bridges."""

from typing import Final

from mypy_extensions import i64

from wartable.titles.gradisca.bot.aims import Aims
from wartable.titles.gradisca.bot.camps import GUARD, escort
from wartable.titles.gradisca.bot.forces import SIXTHS, hits, unit_worth
from wartable.titles.gradisca.bot.plans import Plan, best_plan, better, nothing
from wartable.titles.gradisca.bot.sieges import is_heavy
from wartable.titles.gradisca.checks import idle_in, is_line
from wartable.titles.gradisca.codes import effects as e, verbs
from wartable.titles.gradisca.codes.things import BEST_MORALE, CAVALRY, HIGH, SUPPLY_NEEDED, VENICE
from wartable.titles.gradisca.position.packing import line_of
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.position.siege import shelter
from wartable.titles.gradisca.position.supply import bars_operation, camp_supplied, commanded, line, supplied
from wartable.titles.gradisca.steps.advanced.raid import among_enemies, raiders
from wartable.titles.gradisca.steps.advanced.raiders import bars_incursion, bars_raid

SPIRIT: Final[list[i64]] = [90, 60, 26]  # a point of morale, by band
STRUCK: Final[i64] = 7  # a sixth of a hit by an incursion


def plan_for(p: Position, aims: Aims, zone: i64) -> Plan:
    """Return the best that the idle units of a zone can do: raids, incursions and an escort for the camp among it."""
    plan = best_plan(p, aims, zone)
    return better(plan, besides(p, aims, zone)) if p.kit.advanced else plan


def besides(p: Position, aims: Aims, zone: i64) -> Plan:
    """Return the best of what only the Advanced game has."""
    idle = idle_in(p, zone)
    plan = better(raid(p, aims, zone, idle), incursion(p, aims, zone, idle))
    return better(plan, escort(p, aims, zone, idle))


def most(p: Position, seat: i64, zone: i64) -> i64:
    """Return how many units of a zone may raid or strike together."""
    return 6 if bars_operation(p, seat, zone, 1) == 0 else SUPPLY_NEEDED - 1


def raid(p: Position, aims: Aims, zone: i64, idle: list[i64]) -> Plan:
    """Horse, or foot that is not needed, plunders a zone without enemies next to it."""
    seat = aims.seat
    best = nothing()
    if p.morale[seat] >= BEST_MORALE or not supplied(p, seat, zone):
        return best
    kit = p.kit
    line_units = sorted([unit_worth(p, unit) * 128 + unit for unit in idle if is_line(p, unit)])
    spare = line_of(p.force_at(seat, zone)) - aims.to_stay(p, zone) - guard(p, seat, zone)
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
        worth = prize * (chance if 1 < chance < 5 else 1 if chance <= 1 else 5) // SIXTHS + aims.want[other] // 4
        if worth > best.worth:
            best = Plan(sorted(group), verbs.RAID, other, worth)
    return best


def incursion(p: Position, aims: Aims, zone: i64, idle: list[i64]) -> Plan:
    """Light cavalry strikes where shelter does not stop it."""
    seat = aims.seat
    best = nothing()
    light = [unit for unit in idle if p.kit.light[unit]][: most(p, seat, zone)]
    if not light or aims.to_stay(p, zone) > 0:
        return best
    for at in range(p.kit.first[zone], p.kit.first[zone + 1]):
        other = p.kit.next[at]
        gain = hits(p, light, True, other) - SIXTHS * shelter(p, 1 - seat, other)
        if gain > 0 and bars_incursion(p, seat, light, other) == 0 and STRUCK * gain > best.worth:
            best = Plan(light, verbs.INCURSION, other, STRUCK * gain)
    return best


def guard(p: Position, seat: i64, zone: i64) -> i64:
    """Return how many line units stay with the camp."""
    return GUARD if p.camps[seat] == zone else 0


def busy_zones(p: Position, seat: i64, leader: i64, zones: list[i64]) -> i64:
    """Return how many of some zones a commander can have opened."""
    if not p.kit.advanced:
        return len(zones)
    if p.band(seat) != HIGH:
        return 1
    count: i64 = 0
    for zone in zones:
        if commanded(p, seat, p.place_of(leader), zone):
            count += 1
    return count


# -- answers --


def answer_worth(p: Position, aims: Aims, verb: i64, arg: i64) -> i64:
    """Return what an answer of the Advanced game is worth; to stop, to stay or to go on without is worth 0."""
    seat = aims.seat
    if verb == verbs.CAMP:
        return 60 + line_of(p.force_at(seat, arg))
    if verb == verbs.CONVERT:
        return arg
    if verb == verbs.SEA:
        return sea_worth(p, arg)
    if verb == verbs.CALL:
        return call_worth(p, aims, arg)
    if verb == verbs.FIGHT:
        return fight_worth(p, seat) if p.calls == 0 else 0
    if verb == verbs.AGAIN:
        return again_worth(p, seat)
    if verb == verbs.STAY:
        return stay_worth(p, aims)
    if verb == verbs.ON or verb == verbs.RAID:
        return -1 if p.enemy_in(seat, arg) else aims.pull(p)[arg] // 200
    if verb == verbs.BRIDGE:
        return bridge_worth(p, aims, arg)
    return 0


def sea_worth(p: Position, zone: i64) -> i64:
    """Return how many Venetians the sea would supply who have no other supply."""
    force = p.force_at(VENICE, zone)
    if force == 0 or line(p, VENICE, zone):
        return 1 if zone == p.sea else 0
    return 2 + 3 * line_of(force)


def call_worth(p: Position, aims: Aims, unit: i64) -> i64:
    """Return what a called unit brings, unless it is needed where it stands; guns and sappers are left to the siege."""
    zone = p.place_of(unit)
    spare = line_of(p.force_at(aims.seat, zone)) - aims.to_stay(p, zone) - guard(p, aims.seat, zone)
    if is_heavy(p, unit) or (is_line(p, unit) and spare <= 0):
        return -1
    return p.printed(unit, True) - (0 if is_line(p, unit) else 3)


def fight_worth(p: Position, seat: i64) -> i64:
    """Return whether another round would bring more hits than it costs."""
    mine, theirs = p.in_fight(seat), p.in_fight(1 - seat)
    attacking = seat == p.attacker
    given = hits(p, mine, attacking, p.field) - (SIXTHS * shelter(p, 1 - seat, p.field) if attacking else 0)
    taken = hits(p, theirs, not attacking, p.field) - (0 if attacking else SIXTHS * shelter(p, seat, p.field))
    ahead = p.totals[1 - seat] - p.totals[seat]
    lost = ahead < 0 or (ahead == 0 and attacking)
    return given - taken + (3 if lost else -3)


def again_worth(p: Position, seat: i64) -> i64:
    """Return whether another attempt is likely enough."""
    chance = len(raiders(p, seat)) - p.forts_of(1 - seat, p.raid)
    for _ in p.units_in(1 - seat, p.raid):
        chance -= 1
    return 6 * chance - 4


def stay_worth(p: Position, aims: Aims) -> i64:
    """Return whether those in a zone should stay there: after an incursion, or among enemies."""
    seat = aims.seat
    zone = p.raid if p.raid >= 0 else p.field
    if not among_enemies(p, seat, zone):
        return aims.want[zone]
    mine = p.units_in(seat, zone)
    given = hits(p, mine, True, zone) - SIXTHS * shelter(p, 1 - seat, zone)
    return 2 * (given - hits(p, p.units_in(1 - seat, zone), False, zone))


def bridge_worth(p: Position, aims: Aims, stretch: i64) -> i64:
    """A bridge is worth what lies on both banks: one's own troops and aims to build, the enemy's to break."""
    seat = aims.seat
    ends = p.kit.stretch_ends[stretch]
    drawn = aims.pull(p)
    own = line_of(p.force_at(seat, ends[0])) + line_of(p.force_at(seat, ends[1]))
    foes = line_of(p.force_at(1 - seat, ends[0])) + line_of(p.force_at(1 - seat, ends[1]))
    builds = p.bridges[stretch] == 0
    return own * 4 + (drawn[ends[0]] + drawn[ends[1]]) // 400 if builds else foes * 4 - own


# -- cards --


def campaign_effect(p: Position, aims: Aims, seat: i64, op: i64, number: i64) -> i64:
    """Return what an effect of the Advanced game brings the one whose it is."""
    if op == e.SUPPLY:
        points = number if camp_supplied(p, seat) else -number
        return points * SPIRIT[p.band(seat)] // 2 if p.morale[seat] < BEST_MORALE or points < 0 else 0
    if op == e.MORALE:
        return (number - e.OFFSET) * SPIRIT[p.band(seat)] // 2
    if op == e.MARK_SUPPLIED or op == e.SEA_SUPPLY_BLOCK or op == e.FLOOD:
        return 10
    if op == e.BRIDGE_ADD or op == e.BRIDGE_REMOVE:
        return 9
    return 10 if op == e.FORD and fords_help(p, aims) else 0


def fords_help(p: Position, aims: Aims) -> bool:
    """Return whether troops of the active corps stand beside a river with an aim behind it."""
    if p.active < 0 or p.kit.corps_side[p.active] != aims.seat:
        return False
    drawn = aims.pull(p)
    for unit in p.kit.members[p.active]:
        zone = p.place_of(unit)
        if zone < p.kit.n and is_line(p, unit):
            for at in range(p.kit.first[zone], p.kit.first[zone + 1]):
                if p.unbridged(at) and p.kit.passable[at] and drawn[p.kit.next[at]] > drawn[zone] + 400:
                    return True
    return False
