"""Marches: what a step needs, what it costs, and what happens on arrival (rules 6, 10 and 13)."""

from __future__ import annotations

from tests.titles.gradisca.model.rules.combat import field_combat
from tests.titles.gradisca.model.rules.entry import capture, raze, take_loot
from tests.titles.gradisca.model.state import Game, Story, Unit

# -- may they --


def cost(g: Game, zone: str) -> int:
    """Return what entering a zone costs (GR-6-07, GR-6-08)."""
    return 2 if g.content.zones[zone].difficult else 1


def may_step(g: Game, units: list[Unit], zone: str) -> bool:
    """Tell whether these units, all in one zone, may go to that one together (rule 6)."""
    border = g.content.border(units[0].place, zone)
    if border is None or border.impassable:
        return False
    if any(unit.spent + cost(g, zone) > unit.allowance for unit in units):
        return False
    if not g.in_zone(zone, 1 - units[0].side):
        return True
    return may_attack(g, units, zone, border.wall if border.fortress == zone else "")


def may_attack(g: Game, units: list[Unit], zone: str, wall: str) -> bool:
    """Tell whether units may enter a zone with enemies (GR-6-17 to GR-6-21, RULING-36, RULING-43, card 27)."""
    if g.truce or not any(unit.line for unit in units):
        return False
    if wall:
        return g.walls[wall].level == 0 and not any(unit.type == "artillery" for unit in units)
    return True


# -- arriving --


def step(g: Game, units: list[Unit], zone: str) -> Story:
    """March one zone on (ledger 5.4)."""
    origin = units[0].place
    wall = g.wall_between(origin, zone) if g.content.zones[zone].fortress else ""
    for unit in units:
        unit.spent += cost(g, zone)
        unit.acted = True
        g.go(unit, zone)
    # Who has points left may go on, also without the rest (RULING-34, RULING-117).
    g.marching = [unit.word for unit in units if unit.spent < unit.allowance]
    g.settle()
    yield from arrive(g, units, zone, origin, wall)


def arrive(g: Game, units: list[Unit], zone: str, origin: str, wall: str) -> Story:
    """Meet what is in a zone: loot, enemies, lone forts (ledger 5.4)."""
    side = units[0].side
    combat = any(not unit.commander for unit in units)
    waits = g.options["loot"] == "on_holding_after_combat"
    if combat and not (waits and g.hard(zone, 1 - side)):
        take_loot(g, side, zone)
    if g.hard(zone, 1 - side) and combat:
        g.marching = []
        yield from field_combat(g, units, zone, origin, wall)
        if waits and g.combat_units(zone, side):
            take_loot(g, side, zone)
        return
    caught = g.in_zone(zone, 1 - side)
    if caught and combat:
        g.marching = []
        yield from capture(g, caught)
    if combat:
        raze(g, side, zone)
    g.settle()
