"""The Advanced game's lines: supply, attack supply, command radius, rivers (rules 15, 16, 21 and 22)."""

from __future__ import annotations

from tests.titles.gradisca.model.content import Border
from tests.titles.gradisca.model.state import Game, Unit

HIGH, MEDIUM, LOW = "green", "yellow", "red"


# -- rivers (rule 15) --


def bridged(g: Game, border: Border) -> bool:
    """Tell whether a river can be crossed dry: a bridge is printed or built, and not broken (card 36)."""
    return border.id in g.built or (border.bridge and border.id not in g.broken)


def wet(g: Game, border: Border) -> bool:
    """Tell whether a border is a river without a bridge; the Basic game has no rivers (GR-2.3-07)."""
    return g.advanced and bool(border.river) and not bridged(g, border)


def flooded(g: Game, border: Border) -> bool:
    """Tell whether a flood makes a border impassable (card 33)."""
    return wet(g, border) and border.river in g.flood


def dry(g: Game, border: Border) -> bool:
    """Tell whether lines, camps and retreats may pass a border (GR-15-02 to GR-15-06)."""
    return not border.impassable and not wet(g, border)


# -- morale (rule 22) --


def band(g: Game, side: int) -> str:
    """Return the band of an army's morale."""
    bands = g.content.scenario["morale"]["bands"]
    return next(str(name) for name, (low, high) in bands.items() if low <= g.morale[side] <= high)


def change_morale(g: Game, side: int, delta: int) -> None:
    """Move an army's morale, within 1 and 9 (GR-22-13, GR-22-14)."""
    g.morale[side] = max(1, min(9, g.morale[side] + delta))


# -- lines --


def reach(g: Game, side: int, start: str, most: int, weigh: bool) -> dict[str, int]:
    """Return the zones that a line of a side reaches from one, and how far; enemies stop it (GR-21-02 to 04)."""
    found = {start: 0}
    edge = [start]
    while edge:
        zone = min(edge, key=lambda name: found[name])
        edge.remove(zone)
        for border in g.content.around[zone]:
            other = border.other(zone)
            far = found[zone] + (2 if weigh and g.content.zones[other].difficult else 1)
            if not dry(g, border) or g.in_zone(other, 1 - side) or far > most or far >= found.get(other, 999):
                continue
            found[other] = far
            if other not in edge:
                edge.append(other)
    return found


def has_line(g: Game, side: int, zone: str) -> bool:
    """Tell whether a line runs from a zone to an own source without enemies in it (GR-21-01, RULING-85)."""
    sources = [name for name in reach(g, side, zone, 999, False) if g.content.zones[name].source == side]
    return any(not g.in_zone(name, 1 - side) for name in sources)


def by_sea(g: Game, side: int, zone: str) -> bool:
    """Tell whether the sea supplies a zone (GR-21-07 to 09, card 29)."""
    return side == 0 and g.sea_zone == zone and not g.sea_blocked


def supplied(g: Game, side: int, zone: str) -> bool:
    """Tell whether units of a side in a zone are in supply (rule 21)."""
    if by_sea(g, side, zone) or has_line(g, side, zone):
        return True
    if side == 1 and zone == "gradisca" and g.holds("rubia", 1):
        return True
    return g.fed.get(zone, 0) >= g.turn and bool(g.in_zone(zone, side))


def camp_supplied(g: Game, side: int) -> bool:
    """Tell whether an army's camp is in play with a line (GR-21-19, RULING-88)."""
    camp = g.camps[side]
    if not camp:
        return False
    by_water = g.options["sea_supply_serves_camp"] == "yes" and by_sea(g, side, camp)
    return by_water or has_line(g, side, camp)


def attack_supply(g: Game, side: int, zone: str) -> str:
    """Return whether a zone has attack supply, or needs none (rule 21.1, RULING-90)."""
    if g.content.zones[zone].fortress or (side == 1 and zone == "trieste"):
        return "exempt"
    near = camp_supplied(g, side) and g.camps[side] in reach(g, side, zone, 3, True)
    return "armed" if near or by_sea(g, side, zone) else "none"


def in_radius(g: Game, side: int, start: str, zone: str) -> bool:
    """Tell whether a zone lies within two of another; the ends are not tested for enemies (rule 16, RULING-78)."""
    if start == zone:
        return True
    for border in g.content.around[start]:
        if not dry(g, border):
            continue
        middle = border.other(start)
        if middle == zone:
            return True
        if g.in_zone(middle, 1 - side):
            continue
        if any(dry(g, one) and one.other(middle) == zone for one in g.content.around[middle]):
            return True
    return False


def armed(g: Game) -> bool:
    """Tell whether what was found when the zone was opened serves an operation now (GR-22-10, RULING-91)."""
    if not g.advanced or g.attack_supply == "exempt":
        return True
    return g.attack_supply == "armed" and band(g, g.seat) != LOW


# -- allowances and costs --


def cost(g: Game, zone: str) -> int:
    """Return what entering a zone costs (GR-6-07, GR-6-08)."""
    return 2 if g.content.zones[zone].difficult else 1


def points(g: Game, unit: Unit, border: Border, zone: str) -> int | None:
    """Return what a step costs a unit, or None where it cannot be made (rules 6 and 15, RULING-76, card 33)."""
    plain = cost(g, zone)
    if not wet(g, border):
        return plain
    if flooded(g, border) or unit.type == "artillery":
        return None
    if g.ford:
        return plain + g.ford
    if g.options["river_cross"] == "ends_move":
        return max(plain, unit.allowance - unit.spent)
    return unit.allowance if unit.spent == 0 and plain <= unit.allowance else None


def allowance(g: Game, unit: Unit) -> int:
    """Return a unit's movement allowance (GR-21-16, GR-25.1-01, RULING-87)."""
    base = g.allowance_of(unit)
    if not g.advanced or unit.commander:
        return base
    if unit.type == "cavalry" and g.content.scenario["turns"][g.turn - 1]["winter_cavalry"]:
        base = 3
    return base - unit.unsupplied


def check_supply(g: Game, units: list[Unit]) -> None:
    """Set or lift the out-of-supply markers of units (GR-21-13, GR-21-14)."""
    for unit in units:
        unit.unsupplied = not supplied(g, unit.side, unit.place)
