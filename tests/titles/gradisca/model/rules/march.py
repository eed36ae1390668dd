"""Marches: what a step needs, what it costs, and what happens on arrival (rules 6, 10, 13, 14 and 15)."""

from __future__ import annotations

from tests.titles.gradisca.model.content import Border
from tests.titles.gradisca.model.rules.combat import field_combat
from tests.titles.gradisca.model.rules.entry import appoint, capture, check_camps, occupy, take_loot
from tests.titles.gradisca.model.rules.raid import incursion, raid, raidable, strikable
from tests.titles.gradisca.model.rules.supply import armed, points
from tests.titles.gradisca.model.state import Game, Story, Unit

# -- may they --


def may_step(g: Game, units: list[Unit], zone: str, how: str = "") -> bool:
    """Tell whether these units, all in one zone, may go to that one together, to raid, to strike, or so (rule 6)."""
    border = g.content.border(units[0].place, zone)
    if border is None or border.impassable:
        return False
    paid = [points(g, unit, border, zone) for unit in units]
    if any(point is None or unit.spent + point > unit.allowance for unit, point in zip(units, paid, strict=True)):
        return False
    if how == "raid" and not raidable(g, units, zone, [point or 0 for point in paid]):
        return False
    if how == "incursion" and not strikable(g, units, zone, [point or 0 for point in paid], border):
        return False
    if not g.in_zone(zone, 1 - units[0].side):
        return how != "incursion"
    wall = border.wall if border.fortress == zone else ""
    return may_attack(g, units, zone, wall) and (how == "raid" or may_fight(g, units, zone))


def may_attack(g: Game, units: list[Unit], zone: str, wall: str) -> bool:
    """Tell whether units may enter a zone with enemies (GR-6-17 to GR-6-21, RULING-36, RULING-43, card 27)."""
    if g.truce or not any(unit.line for unit in units):
        return False
    if wall:
        return g.walls[wall].level == 0 and not any(unit.type == "artillery" for unit in units)
    return True


def may_fight(g: Game, units: list[Unit], zone: str) -> bool:
    """Tell whether a field combat may be begun: three combat units need attack supply (GR-21.1-02, RULING-89)."""
    fighters = [unit for unit in units if not unit.commander]
    return not g.hard(zone, 1 - units[0].side) or len(fighters) < 3 or armed(g)


# -- arriving --


def step(g: Game, units: list[Unit], zone: str, how: str = "") -> Story:
    """March one zone on (ledger 5.4)."""
    border = g.content.border(units[0].place, zone)
    assert border is not None
    origin = walk(g, units, border, zone)
    yield from arrive(g, units, zone, origin, border.wall if border.fortress == zone else "", how)


def walk(g: Game, units: list[Unit], border: Border, zone: str) -> str:
    """Pay for a step and make it; return where it began."""
    origin = units[0].place
    for unit in units:
        unit.spent += points(g, unit, border, zone) or 0
        unit.acted = True
        g.go(unit, zone)
    rest(g, units)
    g.settle()
    return origin


def rest(g: Game, units: list[Unit]) -> None:
    """Keep on the march who has points left, also without the rest (RULING-34, RULING-117)."""
    g.marching = [unit.word for unit in units if unit.spent < unit.allowance]


def arrive(g: Game, units: list[Unit], zone: str, origin: str, wall: str, how: str = "") -> Story:
    """Meet what is in a zone: loot, enemies, lone forts, a lone camp (ledger 5.4)."""
    side = units[0].side
    combat = any(not unit.commander for unit in units)
    waits = g.options["loot"] == "on_holding_after_combat"
    enemies = bool(g.hard(zone, 1 - side))
    if combat and not (waits and enemies):
        take_loot(g, side, zone)
    if not combat:
        g.settle()
        return
    if enemies and how == "incursion":
        yield from incursion(g, units, zone, origin, wall)
    elif enemies:
        yield from fight_for(g, units, zone, origin, wall, how)
    else:
        yield from overrun(g, units, zone, how)
    if waits and enemies and g.combat_units(zone, side) and not g.in_zone(zone, 1 - side):
        take_loot(g, side, zone)
    g.settle()


def overrun(g: Game, units: list[Unit], zone: str, how: str) -> Story:
    """Enter a zone that nobody defends: who is there alone is taken, then comes a raid, then all falls (RULING-96)."""
    caught = g.in_zone(zone, 1 - units[0].side)
    waiting: list[tuple[Unit, list[str]]] = []
    if caught:
        if not (g.advanced and (how == "raid" or all(unit.card.light for unit in units))):
            g.marching = []
        waiting = capture(g, caught)
    if how == "raid":
        yield from raid(g, units, zone)
    yield from occupy(g, units, zone)
    yield from appoint(g, waiting)


def fight_for(g: Game, units: list[Unit], zone: str, origin: str, wall: str, how: str) -> Story:
    """Fight for a zone, perhaps after a raid that some ride away from (GR-23-20, RULING-94)."""
    away = ""
    if how == "raid":
        g.raid_away = ""
        yield from raid(g, units, zone)
        away = g.raid_away
    if not away:
        stay, leavers = units, []
        going = list(g.marching) if how == "raid" and g.options["raid_exit"] == "combat_first" else []
    else:
        leavers = [unit for unit in units if unit.word in g.marching]
        stay, going = [unit for unit in units if unit not in leavers], []
    g.marching = []
    to, border = away.partition(" ")[2], None
    if leavers:
        border = g.content.border(zone, to)
        assert border is not None
        walk(g, leavers, border, to)
    kept = list(g.marching)
    there = [unit for unit in stay if unit.place == zone]
    if there and g.hard(zone, there[0].side):
        yield from field_combat(g, there, zone, origin, wall)
    elif there:
        yield from appoint(g, capture(g, there))  # commanders and sappers left behind are alone (GR-6-20)
    check_camps(g, zone)
    if border:
        g.marching = kept
        inner = border.wall if border.fortress == to else ""
        yield from arrive(g, leavers, to, zone, inner, "raid" if away.startswith("raid") else "")
    elif going:
        g.marching = [word for word in going if g.units[word].place == zone]
