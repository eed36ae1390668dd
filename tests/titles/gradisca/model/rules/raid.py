"""Raids, and incursions of light cavalry (rules 14, 23 and 25)."""

from __future__ import annotations

from tests.titles.gradisca.model.content import Border
from tests.titles.gradisca.model.rules.combat import Battle, absorb, alone, retreat_from, shoot, suffer
from tests.titles.gradisca.model.rules.entry import check_camps, raze
from tests.titles.gradisca.model.rules.supply import armed, change_morale, cost, wet
from tests.titles.gradisca.model.state import Game, Story, Unit, ask

# -- raids --


def raidable(g: Game, units: list[Unit], zone: str, paid: list[int]) -> bool:
    """Tell whether units may raid a zone that they enter (GR-23-01, 02, 04, 16, 21 to 26, GR-21.1-03)."""
    if not g.advanced or g.truce:
        return False
    place = g.content.zones[zone]
    if place.fortress or zone in g.raids or not place.raid[units[0].side]:
        return False
    raiders = [(unit, point) for unit, point in zip(units, paid, strict=True) if unit.line]
    if not raiders or any(unit.spent + point >= unit.allowance for unit, point in raiders):
        return False
    return len(raiders) < 3 or armed(g)


def raid(g: Game, units: list[Unit], zone: str) -> Story:
    """Try a raid, once or more; who rides away from enemies then is said in `raid_away` (GR-23-19, RULING-94)."""
    side = units[0].side
    first = True
    while True:
        able = [unit for unit in units if unit.line and unit.place == zone and (first or unit.word in g.marching)]
        first = False
        if attempt(g, able, zone, side):
            # A 6 pins the raiders; who merely came along leaves or stays (RULING-94, RULING-95).
            g.marching = [word for word in g.marching if g.units[word] not in able]
        while True:
            answers = after(g, zone, side)
            answer = yield from ask(g, side, "raiding", answers)
            if not answer.startswith("leave"):
                break
            g.marching.remove(answer.split()[1])
        if answer == "stay":
            return
        if answer != "again":
            g.raid_away = answer
            return


def after(g: Game, zone: str, side: int) -> list[str]:
    """Return what raiders may do after an attempt."""
    found = []
    march = [unit for unit in g.all() if unit.word in g.marching and unit.place == zone]
    raiders = [unit for unit in march if unit.line]
    if raiders and zone not in g.raids and (len(raiders) < 3 or armed(g)):
        found.append("again")
    if march and g.hard(zone, 1 - side) and g.options["raid_exit"] == "leave_before_combat":
        # A march may end in a raid, and a raid in a march.
        from tests.titles.gradisca.model.rules.march import may_step

        found += [f"on {name}" for name in g.content.zones if may_step(g, march, name)]
        found += [f"raid {name}" for name in g.content.zones if may_step(g, march, name, "raid")]
        if len(march) > 1:
            found += [f"leave {unit.word}" for unit in march]
    return [*found, "stay"]


def attempt(g: Game, raiders: list[Unit], zone: str, side: int) -> bool:
    """Make one attempt; tell whether it pinned the raiders (GR-23-04 to GR-23-18, GR-25.3-01)."""
    for unit in raiders:
        unit.spent += 1
    roll = g.die()
    fort = g.forts.get(zone)
    harder = len(g.in_zone(zone, 1 - side)) + (fort.count if fort and fort.side != side else 0)
    if roll == 1 or (roll < 6 and roll + harder <= len(raiders)):
        for unit in raiders:
            unit.unsupplied = False
        change_morale(g, side, 2 if g.camps[1 - side] == zone else 1)
        g.raids.add(zone)
    for unit in raiders:
        if roll == 6 or unit.card.light:
            disorganise(g, unit)
    g.marching = [word for word in g.marching if g.units[word].spent < g.units[word].allowance]
    return roll == 6


def disorganise(g: Game, unit: Unit) -> None:
    """Turn a unit over without a hit (RULING-54)."""
    if unit.card.back:
        unit.flipped = True
    elif g.options["no_back_disorganise"] == "eliminate":
        g.eliminate(unit)


# -- incursions --


def strikable(g: Game, units: list[Unit], zone: str, paid: list[int], border: Border) -> bool:
    """Tell whether light cavalry may strike a zone and come back (rule 25.2, RULING-97)."""
    side, origin = units[0].side, units[0].place
    if not g.advanced or not all(unit.card.light for unit in units) or zone in g.struck:
        return False
    if not g.hard(zone, 1 - side) or g.in_zone(origin, 1 - side):
        return False
    back = way_back(g, border, origin)
    return all(unit.spent + point + back <= unit.allowance for unit, point in zip(units, paid, strict=True))


def way_back(g: Game, border: Border, origin: str) -> int:
    """Return what the way back costs: a ford is paid twice (card 33)."""
    return cost(g, origin) + (g.ford if wet(g, border) else 0)


def incursion(g: Game, units: list[Unit], zone: str, origin: str, wall: str) -> Story:
    """Strike and ride back; only the riders fire (GR-25.2-01 to 06, RULING-97)."""
    side = units[0].side
    g.struck.append(zone)
    battle = Battle(zone, side, units, origin, wall)
    marching, g.marching = list(g.marching), []
    hits = absorb(g, zone, 1 - side, shoot(g, battle, side))
    yield from suffer(g, battle, 1 - side, hits)
    yield from alone(g, battle)
    g.marching = marching
    if g.options["incursion_dislodges"] == "yes" and battle.suffered[1 - side] and g.in_zone(zone, 1 - side):
        yield from retreat_from(g, battle)
    check_camps(g, zone)
    if not g.in_zone(zone, 1 - side):
        answer = yield from ask(g, side, "incursion", ["stay", "return"])
        if answer == "stay":
            yield from raze(g, side, zone)
            return
    border = g.content.border(zone, origin)
    assert border is not None
    for unit in units:
        unit.spent += way_back(g, border, origin)
        g.go(unit, origin)
    g.marching = [unit.word for unit in units if unit.spent < unit.allowance]
    g.settle()
