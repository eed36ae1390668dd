"""Ways over the map: how far units can go, and by which zones (GR-RULING-106). Plain lists, for rules and questions.

`closed[zone]` bars a zone, `ends[zone]` lets units enter it but not go on from there: enemies, loot, enemy forts.
"""

from typing import Final

from mypy_extensions import i64

from wartable.titles.gradisca.kit import GradiscaKit

NOT_REACHED: Final = 99


class Ways:
    """The cheapest ways from one zone: what each zone costs, and the zone before it on the way (-1: none)."""

    def __init__(self, cost: list[i64], zones: list[i64], before: list[i64]) -> None:
        self.cost = cost
        self.zones = zones  # how many zones the way enters
        self.before = before

    def reaches(self, zone: i64) -> bool:
        """Return whether a way leads there."""
        return self.cost[zone] < NOT_REACHED

    def path(self, zone: i64) -> list[i64]:
        """Return the zones of the way, the destination last."""
        out: list[i64] = []
        while self.before[zone] >= 0:
            out.append(zone)
            zone = self.before[zone]
        out.reverse()
        return out


def ways(kit: GradiscaKit, start: i64, points: i64, closed: list[bool], ends: list[bool], tolls: list[i64]) -> Ways:
    """Return the cheapest ways for so many movement points; among equals fewer zones, then the order of the map.

    `tolls[border]` is what a border costs besides, in the kit's rows of neighbours; NOT_REACHED bars it, such as a wall
    without a breach.
    """
    cost: list[i64] = [NOT_REACHED] * kit.n
    zones: list[i64] = [0] * kit.n
    before: list[i64] = [-1] * kit.n
    cost[start] = 0
    done: list[bool] = [False] * kit.n
    while True:
        here: i64 = -1
        for zone in range(kit.n):
            if not done[zone] and cost[zone] < NOT_REACHED and (here < 0 or less(cost, zones, zone, here)):
                here = zone
        if here < 0:
            return Ways(cost, zones, before)
        done[here] = True
        if ends[here] and here != start:
            continue
        for at in range(kit.first[here], kit.first[here + 1]):
            other = kit.next[at]
            if kit.passable[at] and not closed[other] and not done[other]:
                total = cost[here] + kit.cost[other] + tolls[at]
                if total <= points and (total, zones[here] + 1) < (cost[other], zones[other]):
                    cost[other] = total
                    zones[other] = zones[here] + 1
                    before[other] = here


def less(cost: list[i64], zones: list[i64], zone: i64, other: i64) -> bool:
    """Return whether a zone is nearer than another."""
    return cost[zone] < cost[other] or (cost[zone] == cost[other] and zones[zone] < zones[other])
