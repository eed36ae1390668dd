"""What a side wants of the map: points to be taken, held and denied, and how a zone lies to them."""

from typing import Final

from mypy_extensions import i64

from wartable.titles.gradisca.bot.sieges import BESIEGERS, POINT, siege_work
from wartable.titles.gradisca.position.packing import COMBAT, line_of, loot_of
from wartable.titles.gradisca.position.position import Position

PLUNDER: Final[i64] = 70  # a loot marker
NEAR: Final[i64] = 3  # steps within which an enemy threatens
GARRISON: Final[i64] = 2  # line units that stay where a point is to be held
ENOUGH: Final[i64] = 5  # line units with which a threatened zone needs no more


def wanted(p: Position, seat: i64, zone: i64) -> i64:
    """What it is worth to a side to bring troops into a zone now."""
    kit = p.kit
    worth: i64 = 0
    if loot_of(p.zones[zone]) == 1 - seat:
        worth += PLUNDER
    mine: i64 = kit.end_points[seat * kit.n + zone]
    theirs: i64 = kit.end_points[(1 - seat) * kit.n + zone]
    stake = (mine + theirs) * POINT
    if stake > 0:
        if not p.enemy_in(seat, zone):
            held = (p.force_at(seat, zone) & COMBAT) != 0
            threat = threatened(p, seat, zone)
            if not held:
                worth += stake if mine > 0 or threat > 0 else 0
            elif line_of(p.force_at(seat, zone)) < min(threat, ENOUGH):
                worth += stake
        else:
            # A strong fortress takes long; its neighbours are where the siege is laid.
            worth += stake * 8 // (8 + lowest_wall(p, zone)) if kit.fortress[zone] else stake
    # What is held in strength is left to those who are strong.
    if p.enemy_in(seat, zone):
        worth = worth * 6 // (4 + line_of(p.force_at(1 - seat, zone)))
    elif line_of(p.force_at(seat, zone)) < BESIEGERS:
        worth += siege_work(p, seat, zone)
    return worth


def threatened(p: Position, seat: i64, zone: i64) -> i64:
    """The enemy's line units within reach of a zone."""
    kit = p.kit
    total: i64 = 0
    for other in range(kit.n):
        if kit.hops[zone * kit.n + other] <= NEAR:
            total += line_of(p.force_at(1 - seat, other))
    return total


def lowest_wall(p: Position, zone: i64) -> i64:
    """The weakest side of a fortress."""
    least: i64 = 99
    for wall in range(len(p.kit.walls)):
        if p.kit.wall_fortress[wall] == zone and p.level(wall) < least:
            least = p.level(wall)
    return least


def pull(p: Position, seat: i64) -> list[i64]:
    """How strongly each zone lies in the pull of all that a side wants: it halves with two steps, and where enough
    troops are near by, others go elsewhere."""
    kit = p.kit
    out: list[i64] = [0] * kit.n
    for goal in range(kit.n):
        worth = wanted(p, seat, goal)
        if worth > 0:
            row = goal * kit.n
            served = friends_by(p, seat, goal) >= 3 + 2 * line_of(p.force_at(1 - seat, goal))
            for zone in range(kit.n):
                drawn = worth * 100 // (2 + kit.hops[row + zone])
                if served and kit.hops[row + zone] > 1:
                    drawn = drawn // 3
                if drawn > out[zone]:
                    out[zone] = drawn
    return out


def friends_by(p: Position, seat: i64, goal: i64) -> i64:
    """A side's line units in a zone and next to it."""
    kit = p.kit
    total: i64 = line_of(p.force_at(seat, goal))
    for at in range(kit.first[goal], kit.first[goal + 1]):
        if kit.passable[at]:
            total += line_of(p.force_at(seat, kit.next[at]))
    return total


def to_stay(p: Position, seat: i64, zone: i64) -> i64:
    """How many line units should not leave a zone."""
    kit = p.kit
    if siege_work(p, seat, zone) > 0:
        return BESIEGERS
    if p.camps[seat] == zone and threatened(p, seat, zone) > 0:
        return GARRISON
    stake: i64 = kit.end_points[zone] + kit.end_points[kit.n + zone]
    if stake == 0:
        return 0
    threat = threatened(p, seat, zone)
    if threat == 0:
        return 1
    least = GARRISON + threat // 4
    return least if least < 5 else 5
