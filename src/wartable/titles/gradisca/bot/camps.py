"""The camp as the bot leads it: where it would serve best, who goes ahead of it, and when it follows."""

from typing import Final

from mypy_extensions import i64

from wartable.titles.gradisca.bot.aims import UNKNOWN, Aims
from wartable.titles.gradisca.bot.forces import unit_worth
from wartable.titles.gradisca.bot.plans import Plan, beside, nothing
from wartable.titles.gradisca.checks import bars_step, fresh, is_line, slowest, weight_of
from wartable.titles.gradisca.codes import verbs
from wartable.titles.gradisca.position.packing import line_of
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.position.supply import line, short_line

GUARD: Final[i64] = 2  # line units that stay with the camp
ARMY: Final[i64] = 3  # line units from which a force needs attack supply
BATTERY: Final[i64] = 8  # the siege counts like a force of so many
SERVED: Final[i64] = 6  # for a force within reach, as if it were so many steps nearer
DANGER: Final[i64] = 8  # an enemy beside the camp beyond those who guard it
BETTER: Final[i64] = 6  # by how much a place must be better to be worth a move
LEAD: Final[i64] = 45  # what it is worth to have the camp led on
NEVER: Final[i64] = -1_000_000


def next_camp(p: Position, aims: Aims) -> i64:
    """Return the zone next to the camp where it would stand better, -1 if it stays; figured once a decision."""
    if aims.camp == UNKNOWN:
        aims.camp = better_camp(p, aims)
    return aims.camp


def better_camp(p: Position, aims: Aims) -> i64:
    """Return the best zone next to the camp if it is better than its own: its way must be open and its line too."""
    kit = p.kit
    seat = aims.seat
    camp = p.camps[seat]
    if camp < 0 or p.camp_moved[seat] != 0:
        return -1
    served = armies(p, aims)
    best: i64 = -1
    most = camp_worth(p, aims, camp, served) + BETTER
    for at in range(kit.first[camp], kit.first[camp + 1]):
        other = kit.next[at]
        if kit.passable[at] and not p.unbridged(at) and not kit.fortress[other] and not p.enemy_in(seat, other):
            found = camp_worth(p, aims, other, served)
            if found > most:
                most = found
                best = other
    return best


def armies(p: Position, aims: Aims) -> list[i64]:
    """Return the zones whose troops want attack supply: the siege, and forces with enemies beside them."""
    kit = p.kit
    out: list[i64] = []
    for zone in range(kit.n):
        fields = line_of(p.force_at(aims.seat, zone)) >= ARMY and not kit.fortress[zone]
        if zone == aims.goal or (fields and beside(p, aims.seat, zone) > 0):
            out.append(zone)
    return out


def camp_worth(p: Position, aims: Aims, zone: i64, served: list[i64]) -> i64:
    """Return how well the camp stands in a zone: in or near the armies' reach, away from enemies, on its line."""
    kit = p.kit
    seat = aims.seat
    if not line(p, seat, zone):
        return NEVER
    worth: i64 = 0
    for army in served:
        weight = BATTERY if army == aims.goal else line_of(p.force_at(seat, army))
        worth += weight * SERVED if short_line(p, seat, army, zone) else -weight * kit.hops[army * kit.n + zone]
    camp = p.camps[seat]
    guards = line_of(p.force_at(seat, zone)) + (line_of(p.force_at(seat, camp)) if camp >= 0 and camp != zone else 0)
    danger = beside(p, seat, zone) - guards
    return worth - (DANGER * danger if danger > 0 else 0)


def camp_click(p: Position, aims: Aims) -> i64:
    """Return the click that has the camp follow those who went ahead, or 0."""
    if p.camps[aims.seat] != p.opened:
        return 0
    goal = next_camp(p, aims)
    if goal < 0 or line_of(p.force_at(aims.seat, goal)) < needed(p, aims, goal):
        return 0
    return verbs.CAMP * verbs.WIDTH + goal


def escort(p: Position, aims: Aims, zone: i64, idle: list[i64]) -> Plan:
    """Return those who go ahead of the camp, so that it is never alone."""
    if p.camps[aims.seat] != zone:
        return nothing()
    goal = next_camp(p, aims)
    if goal < 0:
        return nothing()
    group = [rank % 128 for rank in sorted([unit_worth(p, unit) * 128 + unit for unit in idle if is_line(p, unit)])]
    there, least = line_of(p.force_at(aims.seat, goal)), needed(p, aims, goal)
    group = sorted(group[: GUARD - there]) if there < GUARD else []
    if not group or len(group) + there < least:
        return nothing()
    if bars_step(p, aims.seat, weight_of(p, group), slowest(p, group), zone, goal, fresh(p, group)) != 0:
        return nothing()
    return Plan(group, verbs.MOVE, goal, LEAD)


def leads(p: Position, aims: Aims, zone: i64) -> i64:
    """Return what it is worth to open a zone for the sake of the camp in it, if it can follow somebody at once."""
    if p.camps[aims.seat] != zone:
        return 0
    goal = next_camp(p, aims)
    return LEAD if goal >= 0 and line_of(p.force_at(aims.seat, goal)) >= needed(p, aims, goal) else 0


def needed(p: Position, aims: Aims, zone: i64) -> i64:
    """Return how many line units must be in a zone before the camp comes there."""
    return GUARD if beside(p, aims.seat, zone) > 0 else 1


def waits_for_camp(p: Position, aims: Aims) -> bool:
    """Return whether units on the march have gone ahead of the camp and wait for it."""
    column = p.marching()
    return bool(column) and p.camps[aims.seat] == p.opened and p.place_of(column[0]) == next_camp(p, aims)
