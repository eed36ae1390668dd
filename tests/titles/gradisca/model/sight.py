"""What a viewer may see of the second reading's table: everything but the other hand (RULING-07)."""

from __future__ import annotations

from typing import Any

from tests.titles.gradisca.model.content import ARMIES
from tests.titles.gradisca.model.state import GONE, GROUP, POOL, Game, Unit


def sight(g: Game, viewer: int) -> dict[str, Any]:
    """Return all that a seat may know, or -1 for everybody."""
    there: dict[str, list[Unit]] = {zone: [] for zone in (*g.content.zones, POOL, GONE, GROUP)}
    for unit in g.all():
        there[unit.place].append(unit)
    return {
        "turn": (g.turn, g.end, g.truce),
        "zones": {zone: zone_sight(g, zone, there[zone], viewer) for zone in g.content.zones},
        "walls": {wall: wall_sight(g, wall) for wall in g.walls},
        "chits": {corps: g.chits.get(corps, "none") for corps in g.content.corps},
        "armies": [army_sight(g, side) for side in (0, 1)],
        "hand": sorted(card_ids(g, g.hands[viewer])) if viewer >= 0 else [],
        "piles": (len(g.deck) + len(g.upper), len(g.upper), len(g.discards)),
        "aside": sorted(card_ids(g, g.aside)),
        "discards": sorted(card_ids(g, g.discards if g.options["discards"] == "open" else g.discards[-1:])),
        "removed": sorted(card_ids(g, g.removed)),
    }


def card_ids(g: Game, words: list[str]) -> list[str]:
    """Return the ids of cards."""
    return [g.content.cards[word].id for word in words]


def zone_sight(g: Game, zone: str, units: list[Unit], viewer: int) -> dict[str, Any]:
    """Return what lies in a zone."""
    fort = g.forts.get(zone)
    return {
        "units": {unit.card.id: unit_sight(g, unit, viewer) for unit in units},
        "forts": (fort.count, fort.side) if fort else (0, -1),
        "marks": (zone in g.ruined, g.loot.get(zone, -1), zone in g.raids, zone in g.struck),
        "line": sum(unit.line for unit in units),
    }


def unit_sight(g: Game, unit: Unit, viewer: int) -> tuple[object, ...]:
    """Return a counter's face, values and state; a row that is not finished is its own seat's alone."""
    picked = unit.word in g.picked and viewer == unit.side
    values = (0, 0) if unit.commander else unit.value
    return unit.side, unit.flipped, *values, unit.acted, picked, unit.unsupplied


def wall_sight(g: Game, word: str) -> tuple[object, ...]:
    """Return a wall and its mines."""
    wall = g.walls[word]
    return wall.level, wall.level == 0, wall.mines, wall.fresh, wall.miner if wall.mines else -1


def army_sight(g: Game, side: int) -> dict[str, Any]:
    """Return what all see of a side."""
    here = [unit for unit in g.all() if unit.side == side]
    return {
        "side": ARMIES[side],
        "points": (g.points[side], g.end_points(side), g.fort_pool[side], len(g.hands[side])),
        "waiting": sorted(unit.card.id for unit in here if unit.place in (POOL, GROUP)),
        "eliminated": sorted(unit.card.id for unit in here if unit.place == GONE),
        "morale": g.morale[side],
    }
