"""What a side wants of the map: points to be taken, held and denied, and how a zone lies to them."""

from typing import Final

from mypy_extensions import i64

from wartable.titles.gradisca.bot.sieges import BESIEGERS, POINT, siege_goal, siege_pull, siege_works
from wartable.titles.gradisca.position.packing import COMBAT, guns_of, line_of, loot_of, sappers_of
from wartable.titles.gradisca.position.position import Position

PLUNDER: Final[i64] = 70  # a loot marker
NEAR: Final[i64] = 3  # steps within which an enemy threatens
GARRISON: Final[i64] = 2  # line units that stay where a point is to be held
ENOUGH: Final[i64] = 5  # line units with which a threatened zone needs no more
BEHIND_WALLS: Final[i64] = 3  # line units that are enough in a fortress
STRONG_WALL: Final[i64] = 2  # from this level on walls stand in for men
SCREEN: Final[i64] = 60  # to hold the ground before a siege
STRANDED: Final[i64] = 60  # to protect guns and sappers that are alone
UNKNOWN: Final[i64] = -2


class Aims:
    """All that a side wants at a decision, figured once.

    By zone what threatens it, what the siege from it is worth and what it is worth to bring troops there; and the zone
    from which the side besieges."""

    def __init__(self, p: Position, seat: i64) -> None:
        self.seat: i64 = seat
        self.threat: list[i64] = threats(p, seat)
        self.goal: i64 = siege_goal(p, seat)
        self.work: list[i64] = siege_works(p, seat)
        self.want: list[i64] = [wanted(p, seat, zone, self.threat[zone], self.work[zone]) for zone in range(p.kit.n)]
        if self.goal >= 0 and self.work[self.goal] == 0 and line_of(p.force_at(seat, self.goal)) < BESIEGERS:
            self.want[self.goal] = self.want[self.goal] + SCREEN
        self.pulls: list[i64] = []
        self.trains: list[i64] = []
        self.camp: i64 = UNKNOWN  # where the camp should go next

    def pull(self, p: Position) -> list[i64]:
        """Return how strongly each zone lies in the pull of all that the side wants."""
        if not self.pulls:
            self.pulls = drawn_to(p, self.seat, self.want)
        return self.pulls

    def train(self, p: Position) -> list[i64]:
        """Return how strongly each zone draws guns and sappers."""
        if not self.trains:
            self.trains = siege_pull(p, self.seat, self.goal)
        return self.trains

    def to_stay(self, p: Position, zone: i64) -> i64:
        """Return how many line units should not leave a zone."""
        kit = p.kit
        if self.work[zone] > 0:
            return BESIEGERS
        if p.camps[self.seat] == zone and self.threat[zone] > 0:
            return GARRISON
        if kit.end_points[zone] + kit.end_points[kit.n + zone] == 0:
            return 1 if loot_of(p.zones[zone]) == self.seat and self.threat[zone] > 0 else 0
        if self.threat[zone] == 0:
            return 1
        least, most = GARRISON + self.threat[zone] // 4, enough(p, zone)
        return least if least < most else most


def wanted(p: Position, seat: i64, zone: i64, threat: i64, work: i64) -> i64:
    """Return what it is worth to a side to bring troops into a zone now."""
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
            if not held:
                worth += stake if mine > 0 or threat > 0 else 0
            elif line_of(p.force_at(seat, zone)) < min(threat, enough(p, zone)):
                worth += stake
        else:
            # A strong fortress takes long; its neighbours are where the siege is laid.
            worth += stake * 8 // (8 + lowest_wall(p, zone)) if kit.fortress[zone] else stake
    # What is held in strength is left to those who are strong.
    if p.enemy_in(seat, zone):
        worth = worth * 6 // (4 + line_of(p.force_at(1 - seat, zone)))
    elif line_of(p.force_at(seat, zone)) < BESIEGERS:
        worth += work
        force = p.force_at(seat, zone)
        if guns_of(force) + sappers_of(force) > line_of(force) and not kit.fortress[zone]:
            worth += STRANDED
    return worth


def enough(p: Position, zone: i64) -> i64:
    """Return the line units with which a zone is held well enough: fewer behind walls that stand."""
    return BEHIND_WALLS if p.kit.fortress[zone] and lowest_wall(p, zone) >= STRONG_WALL else ENOUGH


def threats(p: Position, seat: i64) -> list[i64]:
    """Return the enemy's line units within reach of each zone."""
    kit = p.kit
    out: list[i64] = [0] * kit.n
    for other in range(kit.n):
        count = line_of(p.force_at(1 - seat, other))
        if count > 0:
            row = other * kit.n
            for zone in range(kit.n):
                if kit.hops[row + zone] <= NEAR:
                    out[zone] = out[zone] + count
    return out


def lowest_wall(p: Position, zone: i64) -> i64:
    """Return the weakest side of a fortress."""
    least: i64 = 99
    for wall in range(len(p.kit.walls)):
        if p.kit.wall_fortress[wall] == zone and p.level(wall) < least:
            least = p.level(wall)
    return least


def drawn_to(p: Position, seat: i64, want: list[i64]) -> list[i64]:
    """Return how strongly each zone lies in the pull of all that is wanted: half after two steps.

    Where enough troops are near by, others go elsewhere."""
    kit = p.kit
    out: list[i64] = [0] * kit.n
    for goal in range(kit.n):
        worth = want[goal]
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
    """Return a side's line units in a zone and next to it."""
    kit = p.kit
    total: i64 = line_of(p.force_at(seat, goal))
    for at in range(kit.first[goal], kit.first[goal + 1]):
        if kit.passable[at]:
            total += line_of(p.force_at(seat, kit.next[at]))
    return total
