"""What units find when they come into a zone, and where beaten ones may go (rules 6, 7.2, 7.3, 10 and 13)."""

from __future__ import annotations

from tests.titles.gradisca.model.state import Game, Story, Unit, ask


def take_loot(g: Game, side: int, zone: str) -> None:
    """Turn up an enemy loot marker (GR-13-07 to 09, RULING-73)."""
    if g.loot.get(zone) != 1 - side:
        return
    bag = g.loot_bag[1 - side]
    face = g.chance("loot", bag)
    bag.remove(face)
    del g.loot[zone]
    g.points[side] += g.die() if face == "?" else int(face)


def retreat_zones(g: Game, zone: str, side: int, barred: str = "") -> list[str]:
    """Return where a side may retreat from a zone (GR-7.3-06, GR-7.3-07, RULING-52)."""
    found = []
    for name in g.content.zones:
        border = g.content.border(zone, name)
        if border and not border.impassable and name != barred and not g.in_zone(name, 1 - side):
            found.append(name)
    return found


def raze(g: Game, side: int, zone: str) -> None:
    """Destroy an enemy fort that nobody holds (GR-10-09)."""
    fort = g.forts.get(zone)
    if fort and fort.side != side:
        del g.forts[zone]


def capture(g: Game, units: list[Unit]) -> Story:
    """Eliminate commanders and sappers who are alone with the enemy (GR-6-20, RULING-38)."""
    for unit in units:
        if unit.commander and g.options["captured_commander_replaced"] == "yes":
            yield from strike_commander(g, unit, "")
        else:
            g.eliminate(unit)


def strike_commander(g: Game, unit: Unit, battle: str) -> Story:
    """Hit a commander: his replacement appears where the owner likes, or he is gone (GR-7.2-04 to 07, RULING-48)."""
    if unit.flipped or not unit.card.back:
        g.eliminate(unit)
        return
    unit.flipped = True
    zones = [zone for zone in g.content.zones if zone == battle or _friends(g, unit, zone)]
    if not zones:
        g.eliminate(unit)
        return
    if not battle:
        g.go(unit, zones[0])  # Nobody waits among enemies for the owner's word (GR-INV-01).
    answer = yield from ask(g, unit.side, "replacement", [f"replace {zone}" for zone in zones])
    zone = answer.split()[1]
    if zone != unit.place:
        unit.spent = 0
        if unit.word in g.marching:
            g.marching.remove(unit.word)
        g.go(unit, zone)
        g.settle()


def _friends(g: Game, unit: Unit, zone: str) -> bool:
    """Tell whether a zone holds friends of a commander, and no enemy."""
    return any(other is not unit for other in g.in_zone(zone, unit.side)) and not g.in_zone(zone, 1 - unit.side)


def retreat_to(g: Game, units: list[Unit], zone: str) -> None:
    """Bring beaten units into a zone, with all that entering means (RULING-52)."""
    side = units[0].side
    for unit in units:
        g.go(unit, zone)
    if any(not unit.commander for unit in units):
        take_loot(g, side, zone)
        raze(g, side, zone)
    g.settle()
