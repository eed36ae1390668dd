"""What units find when they come into a zone, and where beaten ones may go (rules 6, 7.2, 7.3, 10, 13, 19.2 and 24)."""

from __future__ import annotations

from tests.titles.gradisca.model.rules.supply import change_morale, dry
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


# -- forts and camps that nobody holds --


def raze(g: Game, side: int, zone: str) -> Story:
    """Let enemy forts fall that nobody holds; the Advanced game may turn them (GR-10-09, GR-19.2-04 to 06)."""
    fort = g.forts.get(zone)
    if not fort or fort.side == side:
        return
    del g.forts[zone]
    if g.advanced:
        answers = [f"convert {count}" for count in range(fort.count + 1)]
        g.forts[zone] = fort
        answer = yield from ask(g, side, "conversion", answers)
        del g.forts[zone]
        if count := int(answer.split()[1]):
            fort.side, fort.count = side, count
            g.forts[zone] = fort


def lose_camp(g: Game, side: int) -> None:
    """Lose an army's camp, and heart with it (GR-24-11, RULING-92)."""
    g.camps[side], g.camp_moved[side], g.camp_lost[side] = "", False, g.turn
    change_morale(g, side, -1)


def overrun_camp(g: Game, side: int, zone: str) -> None:
    """Take an enemy camp that stands alone in a zone (GR-24-10)."""
    if g.camps[1 - side] == zone and not g.in_zone(zone, 1 - side):
        lose_camp(g, 1 - side)


def check_camps(g: Game, zone: str) -> None:
    """Lose a camp that is the last counter of its side after a combat or raid (GR-24-08, GR-24-09, RULING-93)."""
    for side in (0, 1):
        if g.camps[side] == zone and not g.in_zone(zone, side):
            lose_camp(g, side)


# -- who is alone, who is hit --


def capture(g: Game, units: list[Unit]) -> list[tuple[Unit, list[str]]]:
    """Eliminate commanders and sappers who are alone with the enemy (GR-6-20, RULING-38).

    By option commanders are replaced: they wait in the first zone with friends, since nobody stays among enemies
    (GR-INV-01), until their owner says where (`appoint`), when all that the entry brings is done.
    """
    waiting: list[tuple[Unit, list[str]]] = []
    for unit in units:
        zones = [zone for zone in g.content.zones if _friends(g, unit, zone)]
        if unit.commander and zones and replaceable(unit) and g.options["captured_commander_replaced"] == "yes":
            unit.flipped = True
            g.go(unit, zones[0])
            take_command(g, unit)
            waiting.append((unit, zones))
            g.settle()
        else:
            g.eliminate(unit)
    return waiting


def replaceable(unit: Unit) -> bool:
    """Tell whether a commander has a replacement (GR-7.2-04)."""
    return bool(unit.card.back) and not unit.flipped


def strike_commander(g: Game, unit: Unit, battle: str) -> Story:
    """Hit a commander: his replacement appears where the owner likes, or he is gone (GR-7.2-04 to 07, RULING-48)."""
    if not replaceable(unit):
        g.eliminate(unit)
        return
    unit.flipped = True
    zones = [zone for zone in g.content.zones if zone == battle or _friends(g, unit, zone)]
    yield from appoint(g, [(unit, zones)])


def appoint(g: Game, waiting: list[tuple[Unit, list[str]]]) -> Story:
    """Let the owner say where replacements appear (GR-7.2-07)."""
    for unit, zones in waiting:
        answer = yield from ask(g, unit.side, "replacement", [f"replace {zone}" for zone in zones])
        zone = answer.split()[1]
        if zone != unit.place:
            unit.spent = 0
            if unit.word in g.marching:
                g.marching.remove(unit.word)
            g.go(unit, zone)
            g.settle()
        take_command(g, unit)


def take_command(g: Game, unit: Unit) -> None:
    """Let a replacement lead from where he is, not from where the first commander was drawn (RULING-33)."""
    if unit.word == g.leader:
        g.led_from = unit.place


def _friends(g: Game, unit: Unit, zone: str) -> bool:
    """Tell whether a zone holds friends of a commander, and no enemy."""
    return any(other is not unit for other in g.in_zone(zone, unit.side)) and not g.in_zone(zone, 1 - unit.side)


# -- retreat --


def may_retreat(g: Game, side: int, zone: str, to: str) -> bool:
    """Tell whether a way of retreat is open (GR-7.3-06, GR-7.3-07, GR-15-04)."""
    border = g.content.border(zone, to)
    return border is not None and dry(g, border) and not g.in_zone(to, 1 - side)


def retreat_zones(g: Game, zone: str, side: int, barred: str = "") -> list[str]:
    """Return where a side may retreat from a zone (RULING-52)."""
    return [name for name in g.content.zones if name != barred and may_retreat(g, side, zone, name)]


def retreat_to(g: Game, units: list[Unit], zone: str) -> Story:
    """Bring beaten units into a zone, with all that entering means (RULING-52)."""
    for unit in units:
        g.go(unit, zone)
    g.settle()
    yield from occupy(g, units, zone)


def occupy(g: Game, units: list[Unit], zone: str) -> Story:
    """Take what lies in a zone without enemies."""
    if any(not unit.commander and unit.place == zone for unit in units):
        take_loot(g, units[0].side, zone)
        overrun_camp(g, units[0].side, zone)
        yield from raze(g, units[0].side, zone)
    g.settle()
