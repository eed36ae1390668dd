"""Supply and command: lines of zones from units to sources, camps and commanders (rulebook: 15, 16, 21, 21.1).

Nothing of it is kept: a line is traced when a zone is opened, an option chosen or a unit called, and by questions.
"""

from typing import Final

from mypy_extensions import i64

from wartable.titles.gradisca.codes import clauses as c
from wartable.titles.gradisca.codes.things import AUSTRIA, CAMP_REACH, LOW, VENICE
from wartable.titles.gradisca.position.armies import ARMED, EXEMPT, UNARMED
from wartable.titles.gradisca.position.position import Position

FAR: Final = 999
# What may lie on a path of command.
ENEMIES: Final = 1
RIVERS: Final = 2
CLIFFS: Final = 4


def line(p: Position, seat: i64, start: i64) -> list[i64]:
    """Return the zones of a supply line from a zone to the nearest own source, both included; empty without one."""
    kit = p.kit
    before: list[i64] = [-1] * kit.n
    before[start] = start
    reached: list[i64] = [start]
    at = 0
    while at < len(reached):
        zone = reached[at]
        at += 1
        if kit.source[zone] == seat and not p.enemy_in(seat, zone):
            path: list[i64] = [zone]
            while zone != start:
                zone = before[zone]
                path.append(zone)
            path.reverse()
            return path
        for row in range(kit.first[zone], kit.first[zone + 1]):
            other = kit.next[row]
            if before[other] < 0 and kit.passable[row] and not p.unbridged(row) and not p.enemy_in(seat, other):
                before[other] = zone
                reached.append(other)
    return []


def by_sea(p: Position, seat: i64, zone: i64) -> bool:
    """Return whether a zone is supplied by sea (GR-21-07)."""
    return seat == VENICE and zone == p.sea and not p.sea_blocked


def supplied(p: Position, seat: i64, zone: i64) -> bool:
    """Return whether units of a side in a zone are in supply (GR-21-01 to 12)."""
    if not p.kit.advanced or by_sea(p, seat, zone) or (zone == p.relief and p.turn <= p.relief_until):
        return True
    if seat == AUSTRIA and zone == p.kit.gradisca and p.holds(seat, p.kit.rubia):
        return True
    return len(line(p, seat, zone)) > 0


def camp_supplied(p: Position, seat: i64) -> bool:
    """Return whether a camp is in play and has its line (GR-21-19, GR-21.1-12, GR-RULING-88)."""
    camp = p.camps[seat]
    if camp < 0:
        return False
    return (p.kit.sea_serves_camp and by_sea(p, seat, camp)) or len(line(p, seat, camp)) > 0


def camp_line(p: Position, seat: i64, start: i64) -> list[i64]:
    """Return the cheapest line from a zone to the camp, both included, if it is short enough (GR-21.1-09 to 11)."""
    camp = p.camps[seat]
    return short_line(p, seat, start, camp) if camp >= 0 else []


def short_line(p: Position, seat: i64, start: i64, camp: i64) -> list[i64]:
    """Return the cheapest line from a zone to a camp that stood in another, both included, if it is short enough."""
    kit = p.kit
    cost: list[i64] = [FAR] * kit.n
    before: list[i64] = [-1] * kit.n
    cost[start] = 0
    for spent in range(CAMP_REACH + 1):
        for zone in range(kit.n):
            if cost[zone] != spent:
                continue
            for row in range(kit.first[zone], kit.first[zone + 1]):
                other = kit.next[row]
                total = cost[zone] + kit.cost[other]
                free = kit.passable[row] and not p.unbridged(row) and not p.enemy_in(seat, other)
                if free and total <= CAMP_REACH and total < cost[other]:
                    cost[other] = total
                    before[other] = zone
    if cost[camp] > CAMP_REACH:
        return []
    path: list[i64] = [camp]
    while path[len(path) - 1] != start:
        path.append(before[path[len(path) - 1]])
    path.reverse()
    return path


def exempt(p: Position, seat: i64, zone: i64) -> bool:
    """Return whether units in a zone need no attack supply: in a fortress, or Austrians in Trieste (GR-21.1-13, 14)."""
    return p.kit.fortress[zone] or (seat == AUSTRIA and zone == p.kit.trieste)


def attack_supply(p: Position, seat: i64, zone: i64) -> i64:
    """Return how a zone stands to attack supply, morale apart."""
    if not p.kit.advanced or exempt(p, seat, zone):
        return EXEMPT
    if by_sea(p, seat, zone) or (camp_supplied(p, seat) and len(camp_line(p, seat, zone)) > 0):
        return ARMED
    return UNARMED


def bars_operation(p: Position, seat: i64, zone: i64, clause: i64) -> i64:
    """Return 0, or why a zone's units cannot do what needs attack supply: low morale, or the clause that wants it."""
    if not p.kit.advanced:
        return 0
    found = p.armed if p.opened == zone else attack_supply(p, seat, zone)
    if found == EXEMPT:
        return 0
    if p.band(seat) == LOW:
        return c.R22_10
    return 0 if found == ARMED else clause


# -- command --


def linked(p: Position, seat: i64, start: i64, zone: i64, despite: i64) -> bool:
    """Return whether two zones are within the radius, which enemies, rivers and impassable borders may bar."""
    if start == zone:
        return True
    kit = p.kit
    for row in range(kit.first[start], kit.first[start + 1]):
        middle = kit.next[row]
        if not crossed(p, row, despite):
            continue
        if middle == zone:
            return True
        if p.enemy_in(seat, middle) and (despite & ENEMIES) == 0:
            continue
        for next_row in range(kit.first[middle], kit.first[middle + 1]):
            if kit.next[next_row] == zone and crossed(p, next_row, despite):
                return True
    return False


def crossed(p: Position, row: i64, despite: i64) -> bool:
    """Return whether command crosses a border (GR-16-04, GR-15-06)."""
    if not p.kit.passable[row]:
        return (despite & CLIFFS) != 0
    return (despite & RIVERS) != 0 or not p.unbridged(row)


def commanded(p: Position, seat: i64, start: i64, zone: i64) -> bool:
    """Return whether a zone is within the command radius of a zone: two zones, over a clean path (GR-16-03 to 05)."""
    return linked(p, seat, start, zone, 0)


def bars_command(p: Position, seat: i64, start: i64, zone: i64) -> i64:
    """Return 0, or what keeps a zone out of the command radius: enemies, a river, an impassable border, distance."""
    if commanded(p, seat, start, zone):
        return 0
    if linked(p, seat, start, zone, ENEMIES):
        return c.R16_05
    if linked(p, seat, start, zone, ENEMIES + RIVERS):
        return c.R15_06
    return c.R16_04 if linked(p, seat, start, zone, ENEMIES + RIVERS + CLIFFS) else c.R16_02
