"""Work at walls: bombardment, mines, countermines, rebuilding (rules 7.4 to 7.7)."""

from __future__ import annotations

from collections.abc import Callable

from tests.titles.gradisca.model.cards import window
from tests.titles.gradisca.model.rules.combat import absorb, allot, check_commanders, strength
from tests.titles.gradisca.model.rules.entry import check_camps, retreat_to, retreat_zones
from tests.titles.gradisca.model.rules.supply import armed
from tests.titles.gradisca.model.state import Game, Story, Unit, ask


def outer_walls(g: Game, zone: str) -> list[str]:
    """Return the walls that face a zone from the outside."""
    return [border.wall for border in g.content.around[zone] if border.wall and border.outside == zone]


def inner_walls(g: Game, zone: str) -> list[str]:
    """Return the walls of a fortress."""
    return [border.wall for border in g.content.around[zone] if border.fortress == zone]


def enemy_inside(g: Game, wall: str, side: int) -> bool:
    """Tell whether the enemy occupies the fortress of a wall."""
    return bool(g.in_zone(g.content.walls()[wall].fortress, 1 - side))


# -- may they --


def bombardable(g: Game, units: list[Unit]) -> list[str]:
    """Return the walls that guns may bombard (GR-7.4.1-01, RULING-57)."""
    if g.truce or any(unit.type != "artillery" for unit in units) or not armed(g):
        return []
    side = units[0].side
    found = []
    for wall in outer_walls(g, units[0].place):
        empty = g.options["bombard_empty_fortress"] == "yes" and not g.in_zone(g.content.walls()[wall].fortress)
        if g.walls[wall].level > 0 and (enemy_inside(g, wall, side) or empty):
            found.append(wall)
    return found


def targets(g: Game, units: list[Unit]) -> list[str]:
    """Return the zones at whose units guns may fire (GR-7.4.2-01, GR-7.4.2-02, RULING-62)."""
    if g.truce or any(unit.type != "artillery" for unit in units):
        return []
    here, side = units[0].place, units[0].side
    found = []
    for zone in g.content.zones:
        wall = g.wall_between(here, zone)
        if not wall or not g.combat_units(zone, 1 - side):
            continue
        if g.content.zones[here].fortress or g.walls[wall].level == 0:
            found.append(zone)
    return found


def minable(g: Game, units: list[Unit]) -> list[str]:
    """Return the walls that sappers may mine (GR-7.5-01, RULING-66)."""
    if g.truce:
        return []
    unit = units[0]
    walls = outer_walls(g, unit.place)
    return [wall for wall in walls if g.walls[wall].level > 0 and enemy_inside(g, wall, unit.side)]


def explodable(g: Game, units: list[Unit]) -> list[str]:
    """Return the walls whose mines sappers may set off (GR-7.5-05, GR-7.5-06, RULING-63, RULING-105)."""
    found = []
    for wall in minable(g, units):
        mines = g.walls[wall]
        tried = mines.tried if g.options["mine_pairs"] == "one_to_one" else 0
        if mines.mines - mines.fresh - tried > 0 and mines.miner == units[0].side:
            found.append(wall)
    return found


def counterminable(g: Game, units: list[Unit]) -> list[str]:
    """Return the walls before which the enemy's mines lie (GR-7.6-01)."""
    walls = inner_walls(g, units[0].place)
    return [wall for wall in walls if g.walls[wall].mines and g.walls[wall].miner != units[0].side]


def rebuildable(g: Game, units: list[Unit]) -> list[str]:
    """Return the walls below their printed level (GR-7.7-01, GR-7.7-03)."""
    printed = g.content.walls()
    return [wall for wall in inner_walls(g, units[0].place) if g.walls[wall].level < printed[wall].level]


WORKS: dict[str, Callable[[Game, list[Unit]], list[str]]] = {
    "bombard": bombardable,
    "fire": targets,
    "mine": lambda g, units: minable(g, units) if armed(g) else [],
    "explode": explodable,
    "countermine": counterminable,
    "rebuild": rebuildable,
}
GUNS = ("bombard", "fire")


def may_work(g: Game, verb: str, units: list[Unit]) -> list[str]:
    """Return what these units may do such a work on; each sapper unit works alone (RULING-118)."""
    if verb not in GUNS and (len(units) > 1 or units[0].type != "sappers"):
        return []
    return WORKS[verb](g, units)


# -- doing it --


def work(g: Game, verb: str, units: list[Unit], target: str) -> Story:
    """Carry a work out; what was declared against a fortress may be answered (ledger 5.6)."""
    here = units[0].place
    wall = g.wall_between(here, target) if verb == "fire" else target
    against = verb in ("bombard", "mine", "explode") or (verb == "fire" and g.content.zones[target].fortress)
    if against and enemy_inside(g, wall, units[0].side):
        name = "bombard_declared" if verb in GUNS else "mine_declared"
        yield from window(g, name, wall if verb != "fire" else "", here)
    units = [unit for unit in units if unit.place == here]
    if not units:
        return
    mines = g.walls[wall]
    if verb == "bombard":
        bombard(g, units, wall)
    elif verb == "fire":
        yield from fire(g, units, target, wall)
    elif verb == "mine" and g.die() <= units[0].value[0]:
        mines.mines, mines.fresh, mines.miner = mines.mines + 1, mines.fresh + 1, units[0].side
    elif verb == "explode":
        explode(g, wall)
    elif verb == "countermine" and g.die() <= units[0].value[0]:
        mines.lose()
    elif verb == "rebuild" and g.die() <= units[0].value[0]:
        mines.level += 1
    g.settle()


def explode(g: Game, wall: str) -> None:
    """Try to set off a mine (GR-7.5-08 to GR-7.5-10, RULING-64); none may be left to try (RULING-113)."""
    mines = g.walls[wall]
    if mines.mines - mines.fresh <= 0:
        return
    roll = g.die()
    if roll <= 3:
        mines.level = 0
    if roll <= 3 or roll == 6:
        mines.lose()
    elif g.options["mine_pairs"] == "one_to_one":
        mines.tried += 1


def shots(g: Game, units: list[Unit], less: int) -> int:
    """Fire guns; return the successes. Who rolls a 6 bursts (GR-7.4-04 to 06, card 35)."""
    here, side = units[0].place, units[0].side
    sappers = any(unit.type == "sappers" for unit in g.in_zone(here, side))
    twice = bool(g.battery) and sappers and g.battery in ("armed", here)
    if twice:
        g.battery = here
    hits = 0
    for extra in (False, True) if twice else (False,):
        for unit in [unit for unit in units if unit.on_map]:
            value = (unit.value[0] if sappers else 1) - less
            roll = g.die()
            if roll == 6:
                if not extra:
                    g.eliminate(unit)
            elif roll <= value:
                hits += 1
    return hits


def bombard(g: Game, units: list[Unit], wall: str) -> None:
    """Bombard a wall (GR-7.4.1-02, GR-7.4.1-08)."""
    g.walls[wall].level = max(0, g.walls[wall].level - shots(g, units, 0))


def fire(g: Game, units: list[Unit], zone: str, wall: str) -> Story:
    """Fire at units, who may go if they were hit (rule 7.4.2)."""
    side = 1 - units[0].side
    through = g.content.zones[zone].fortress
    hits = absorb(g, zone, side, shots(g, units, 1 if through else 0))
    struck = g.in_zone(zone, side)
    hits = min(hits, strength(struck))
    if not hits:
        return
    yield from allot(g, side, struck, hits)
    yield from check_commanders(g, g.in_zone(zone, side), zone)
    if g.in_zone(zone, side):
        yield from withdraw(g, side, zone)
    check_camps(g, zone)


def withdraw(g: Game, side: int, zone: str) -> Story:
    """Let units under fire go, all together or by option some of them (GR-7.4.2-07, RULING-61)."""
    g.picked = []
    zones = retreat_zones(g, zone, side)
    while zones:
        said = " ".join(["", g.names(g.picked)]).rstrip()
        answers = [f"retreat {name}{said}" for name in zones]
        if g.options["partial_retreat"] == "yes":
            answers += [f"pick {unit.word} …" for unit in g.in_zone(zone, side) if unit.word not in g.picked]
        answer = yield from ask(g, side, "under_fire", answers if g.picked else [*answers, "hold"])
        if answer == "hold":
            return
        verb, name = answer.split()[:2]
        if verb == "retreat":
            units = [unit for unit in g.in_zone(zone, side) if unit.word in g.picked or not g.picked]
            g.picked = []
            yield from retreat_to(g, units, name)
            return
        g.picked.append(name)
