"""Commanders in combat: friends who are called to a battle (rule 17)."""

from __future__ import annotations

from tests.titles.gradisca.model.rules.supply import LOW, allowance, band, dry, in_radius, points, supplied, wet
from tests.titles.gradisca.model.state import Game, Story, Unit, ask


def calls(g: Game, entered: list[Unit], origins: dict[str, str], zone: str) -> Story:
    """Let the commanders who entered call friends, as many as they lead (GR-17-01 to GR-17-14, RULING-79)."""
    side = entered[0].side
    left = sum(g.leadership(unit) for unit in entered if unit.commander)
    if band(g, side) == LOW and g.options["calls_at_low_morale"] == "no":
        left = 0
    while left:
        heard = [unit for unit in g.all() if may_call(g, unit, side, zone)]
        ways = {unit.word: found for unit in heard if (found := way(g, unit, zone))}
        if not ways:
            return
        answer = yield from ask(g, side, "calling", [*(f"call {word}" for word in ways), "fight"])
        if answer == "fight":
            return
        unit = g.units[answer.split()[1]]
        unit.unsupplied = not supplied(g, side, unit.place)
        unit.acted = True
        came, spent = ways[unit.word]
        unit.allowance, unit.spent = allowance(g, unit), spent
        origins[unit.word] = came
        g.go(unit, zone)
        entered.append(unit)
        g.settle()
        left -= 1


def may_call(g: Game, unit: Unit, side: int, zone: str) -> bool:
    """Tell whether a unit hears a call: idle, in reach of the voice (GR-17-04, GR-17-06 to 08, RULING-100)."""
    if unit.side != side or not unit.on_map or unit.acted or unit.place == zone:
        return False
    if unit.card.corps == g.corps and unit.place in g.opened:
        return False
    return in_radius(g, side, zone, unit.place)


def way(g: Game, unit: Unit, zone: str) -> tuple[str, int] | None:
    """Return from where a called unit would come in, and what it spends; None if it cannot (RULING-106)."""
    kept = unit.unsupplied, unit.spent, unit.allowance
    unit.unsupplied, unit.spent = not supplied(g, unit.side, unit.place), 0
    unit.allowance = allowance(g, unit)
    found: list[tuple[tuple[int, int, int, list[int]], str, int]] = []
    _walk(g, unit, zone, [unit.place], 0, found)
    unit.unsupplied, unit.spent, unit.allowance = kept
    if not found:
        return None
    _, came, spent = min(found)
    return came, spent


Found = list[tuple[tuple[int, int, int, list[int]], str, int]]


def _walk(g: Game, unit: Unit, goal: str, path: list[str], spent: int, found: Found) -> None:
    """Follow every way to the battle that a unit can pay."""
    order = list(g.content.zones)
    for border in g.content.around[path[-1]]:
        zone = border.other(path[-1])
        if border.impassable or zone in path:
            continue
        river = wet(g, border)
        if river and not g.ford and (len(path) > 1 or zone != goal):
            continue
        unit.spent = spent
        paid = points(g, unit, border, zone)
        if paid is None or spent + paid > unit.allowance:
            continue
        if zone == goal:
            wall = border.wall if border.fortress == goal else ""
            if wall and (g.walls[wall].level > 0 or unit.type == "artillery"):
                continue
            bars = 0 if dry(g, border) else 1
            rank = (spent + paid, bars, len(path), [order.index(name) for name in path[1:]])
            found.append((rank, path[-1], spent + paid))
        elif not _hostile(g, unit.side, zone):
            _walk(g, unit, goal, [*path, zone], spent + paid, found)


def _hostile(g: Game, side: int, zone: str) -> bool:
    """Tell whether a way may not pass through a zone (RULING-106)."""
    fort = g.forts.get(zone)
    lone = fort is not None and fort.side != side
    return bool(g.in_zone(zone, 1 - side)) or lone or g.loot.get(zone) == 1 - side or g.camps[1 - side] == zone
