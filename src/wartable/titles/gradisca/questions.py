"""Questions that a player may put to the table, answered from what the player sees."""

from __future__ import annotations

from operator import attrgetter

from mypy_extensions import i64

from wartable.core.questions import Answer, Noun, Question, Questions
from wartable.core.scene.boards import Badge, Light, Trace
from wartable.core.text.messages import Phrase
from wartable.titles.gradisca.codes.things import (
    ARMIES,
    ARTILLERY,
    COMMANDER,
    SAPPERS,
    unit_name,
    zone_id,
    zone_name,
)
from wartable.titles.gradisca.kit import GradiscaKit
from wartable.titles.gradisca.position.siege import fires, on_difficult
from wartable.titles.gradisca.position.ways import NOT_REACHED, Ways, ways
from wartable.titles.gradisca.supply_questions import attack_supply, command, supply
from wartable.titles.gradisca.view import Counter, GradiscaView, ZoneView

ZONE = Noun("zone", attrgetter("zones"))
UNIT = Noun("piece", attrgetter("unit_words"), attrgetter("units"))
MOST_TOLD = 12


def zone_of(view: GradiscaView, unit: str) -> int:
    """Return the number of the zone that a unit stands in, -1 for none."""
    for number, zone in enumerate(view.zones):
        if any(one.unit == unit for one in zone.units):
            return number
    return -1


def counter_of(view: GradiscaView, zone: int, unit: str) -> Counter:
    """Return a unit as it stands in a zone."""
    return next(one for one in view.zones[zone].units if one.unit == unit)


def ways_of(kit: GradiscaKit, view: GradiscaView, unit: int, points: int = -1) -> Ways | None:
    """Return the ways of a unit on the map, as far as its points go; an enemy fortress is entered by a breach.

    A river without a bridge is not a way, but for a ford; as a unit's first and only step it takes the whole allowance.
    """
    start = zone_of(view, kit.units[unit])
    if start < 0:
        return None
    points = counter_of(view, start, kit.units[unit]).allowance if points < 0 else points
    side, type = kit.side[unit], kit.type[unit]
    hostile = [zone.holder == 1 - side for zone in view.zones]
    alone = type in (SAPPERS, ARTILLERY, COMMANDER)
    closed = [one and (view.truce or alone) for one in hostile]
    ends = [
        one
        or zone.loot == 1 - side
        or (zone.forts > 0 and zone.fort_owner == 1 - side)
        or view.armies[1 - side].camp == zone.zone
        for one, zone in zip(hostile, view.zones, strict=True)
    ]
    dry: list[i64] = [
        NOT_REACHED if wall >= 0 and hostile[other] and kit.fortress[other] and not view.walls[wall].breach else 0
        for wall, other in zip(kit.wall_between, kit.next, strict=True)
    ]
    wet = [stretch >= 0 and kit.stretches[stretch] in view.unbridged for stretch in kit.stretch]
    fords = view.ford > 0 and type != ARTILLERY
    tolls: list[i64] = [
        toll + ((view.ford if fords and not flooded(kit, view, row) else NOT_REACHED) if wet[row] else 0)
        for row, toll in enumerate(dry)
    ]
    found = ways(kit, start, points, closed, ends, tolls)
    if counter_of(view, start, kit.units[unit]).left == points and not fords and type != ARTILLERY:
        for row in range(kit.first[start], kit.first[start + 1]):
            other = kit.next[row]
            crosses = wet[row] and kit.passable[row] and dry[row] == 0 and not flooded(kit, view, row)
            if crosses and not closed[other] and not found.reaches(other):
                found.cost[other], found.zones[other], found.before[other] = points, 1, start
    return found


def flooded(kit: GradiscaKit, view: GradiscaView, row: int) -> bool:
    """Return whether a border is a river in flood."""
    return kit.stretch[row] >= 0 and kit.rivers[kit.stretch_river[kit.stretch[row]]] in view.flood


def reach(kit: GradiscaKit, view: GradiscaView, unit: int) -> list[Phrase]:
    """Return where a unit can go from where it stands, alone, and what it costs."""
    found = ways_of(kit, view, unit)
    if found is None:
        return [Phrase("ask-not-on-map", unit=unit_name(kit.units[unit]))]
    zones = [zone for zone in range(kit.n) if found.reaches(zone) and found.before[zone] >= 0]
    out = [Phrase("ask-reach", unit=unit_name(kit.units[unit]), count=len(zones))]
    for cost in sorted({found.cost[zone] for zone in zones}):
        names = [zone_name(kit.zones[zone]) for zone in zones if found.cost[zone] == cost]
        out.append(Phrase("ask-reach-cost", cost=cost, zones=names))
    return Answer(out, lights=[Light(zone_id(kit.zones[zone]), "go", str(found.cost[zone])) for zone in zones])


def way(kit: GradiscaKit, view: GradiscaView, unit: int, zone: int) -> list[Phrase]:
    """Return the way of a unit to a zone, however far."""
    found = ways_of(kit, view, unit, 90)
    name = unit_name(kit.units[unit])
    if found is None:
        return [Phrase("ask-not-on-map", unit=name)]
    if not found.reaches(zone):
        return [Phrase("ask-no-way", unit=name, zone=zone_name(kit.zones[zone]))]
    path = [zone_name(kit.zones[one]) for one in found.path(zone)]
    turns = -(-found.cost[zone] // counter_of(view, zone_of(view, kit.units[unit]), kit.units[unit]).allowance)
    told = Phrase("ask-way", unit=name, zone=zone_name(kit.zones[zone]), cost=found.cost[zone], turns=turns, path=path)
    via = (kit.zones[zone_of(view, kit.units[unit])], *(kit.zones[one] for one in found.path(zone)))
    return Answer([told], traces=[Trace("", "", "way", via)], badges=[Badge(via[-1], str(found.cost[zone]))])


def strikers(kit: GradiscaKit, view: GradiscaView, zone: int) -> list[Phrase]:
    """Return which enemy line units of the holder, or of both sides, can reach a zone in one march."""
    holder = view.zones[zone].holder
    out = []
    homes: dict[str, None] = {}
    for side in (0, 1):
        if side == holder:
            continue
        units = []
        for unit in range(kit.leaders):
            if kit.side[unit] == side and kit.type[unit] < SAPPERS:
                found = ways_of(kit, view, unit)
                if found is not None and found.reaches(zone) and found.before[zone] >= 0:
                    units.append(unit_name(kit.units[unit]))
                    homes.setdefault(kit.zones[zone_of(view, kit.units[unit])])
        facts = {"side": Phrase(f"side-{ARMIES[side]}"), "zone": zone_name(kit.zones[zone])}
        out.append(Phrase("ask-strikers", count=len(units), units=units[:MOST_TOLD], **facts))
    ways = [Trace("", "", "way", (home, kit.zones[zone])) for home in homes]
    return Answer(out, traces=ways, lights=[Light(zone_id(home), "battle") for home in homes])


def inside(kit: GradiscaKit, view: GradiscaView, zone: int) -> list[Phrase]:
    """Return what lies in a zone."""
    here = view.zones[zone]
    name = zone_name(kit.zones[zone])
    if not here.units:
        out = [Phrase("ask-empty", zone=name)]
    else:
        units = [unit_name(one.unit) for one in here.units]
        out = [Phrase("ask-inside", zone=name, side=Phrase(f"side-{ARMIES[here.holder]}"), units=units)]
    if here.forts:
        out.append(Phrase("ask-forts", count=here.forts, side=Phrase(f"side-{ARMIES[here.fort_owner]}")))
    if here.loot >= 0:
        out.append(Phrase("ask-loot", side=Phrase(f"side-{ARMIES[here.loot]}")))
    return out


def beside(kit: GradiscaKit, view: GradiscaView, zone: int) -> list[Phrase]:
    """Return the zones next to a zone, and by what kind of border."""
    out = [Phrase("ask-beside", zone=zone_name(kit.zones[zone]))]
    lights = []
    for at in range(kit.first[zone], kit.first[zone + 1]):
        kind = border_kind(kit, view, at)
        out.append(
            Phrase(
                "ask-border",
                zone=zone_name(kit.zones[kit.next[at]]),
                border=Phrase(f"border-{kind}"),
                cost=kit.cost[kit.next[at]],
            )
        )
        place, cost = zone_id(kit.zones[kit.next[at]]), str(kit.cost[kit.next[at]])
        lights.append(Light(place, "go", cost) if kit.passable[at] else Light(place, "no"))
    return Answer(out, lights=lights)


def border_kind(kit: GradiscaKit, view: GradiscaView, at: int) -> str:
    """Return what kind of border it is."""
    if kit.wall_between[at] >= 0:
        return "wall"
    if not kit.passable[at]:
        return "impassable"
    if kit.stretch[at] < 0:
        return "open"
    return "river" if kit.stretches[kit.stretch[at]] in view.unbridged else "bridge"


def fire_of(kit: GradiscaKit, units: list[Counter], attacking: bool, breach: bool, rough: bool = False) -> list[int]:
    """Return the values that units of a side fire with in a field combat, over a `breach`, on `rough` ground."""
    out: list[int] = []
    for one in units:
        unit = kit.units.index(one.unit)
        if fires(kit, unit, attacking, breach):
            value = one.attack if attacking else one.defend
            out.append(on_difficult(kit, unit, value) if rough else value)
    return out


def spread(values: list[int], absorbed: int, most: int) -> list[float]:
    """Return how likely each number of hits is that a side suffers from dice against these values.

    >>> [round(chance, 3) for chance in spread([3, 3], 0, 9)]
    [0.25, 0.5, 0.25]
    """
    chances = [1.0]
    for value in values:
        hit = min(value, 6) / 6
        chances = [
            (chances[n] * (1 - hit) if n < len(chances) else 0.0) + (chances[n - 1] * hit if n else 0.0)
            for n in range(len(chances) + 1)
        ]
    out = [0.0] * (min(max(0, len(values) - absorbed), most) + 1)
    for hits, chance in enumerate(chances):
        out[min(max(0, hits - absorbed), most)] += chance
    return out


def steps_of(kit: GradiscaKit, units: list[Counter]) -> int:
    """Return how many hits units can take."""
    total = 0
    for one in units:
        unit = kit.units.index(one.unit)
        if not kit.is_leader(unit):
            total += 2 if kit.has_back[unit] and not one.back and kit.klass[unit] != 0 else 1
    return total


def odds(kit: GradiscaKit, view: GradiscaView, origin: int, zone: int) -> list[Phrase]:
    """Return what an attack by all units of a zone that can march on another would bring: win, losses of each side."""
    side = view.zones[origin].holder
    enemy = view.zones[zone]
    if side < 0 or enemy.holder != 1 - side:
        return [Phrase("ask-no-attack", zone=zone_name(kit.zones[zone]))]
    return [
        Phrase(
            "ask-odds",
            side=Phrase(f"side-{ARMIES[side]}"),
            origin=zone_name(kit.zones[origin]),
            zone=zone_name(kit.zones[zone]),
            **odds_of(kit, view, list(view.zones[origin].units), zone),
        )
    ]


def odds_of(kit: GradiscaKit, view: GradiscaView, units: list[Counter], zone: int) -> dict[str, object]:
    """Return what an attack of these units on a zone would bring; guns do not go over a breach."""
    enemy, breach = view.zones[zone], kit.fortress[zone]
    mine = [one for one in units if not breach or kit.type[kit.units.index(one.unit)] != ARTILLERY]
    rough = view.mode == "advanced" and kit.difficult[zone]
    found = forecast(kit, mine, list(enemy.units), shelter_of(kit, enemy, zone), breach, rough)
    return {"mode": view.mode, **found}


def shelter_of(kit: GradiscaKit, zone: ZoneView, number: int) -> int:
    """Return how many hits forts and a borough take off."""
    forts = zone.forts if zone.fort_owner == zone.holder else 0
    return forts + (1 if kit.borough[number] and not zone.ruined else 0)


def forecast(
    kit: GradiscaKit, mine: list[Counter], theirs: list[Counter], shelter: int, breach: bool, rough: bool
) -> dict[str, object]:
    """Return the chance to win a round of field combat in percent, and the hits of each side on average, in tenths.

    Cards that let one side fire first, calls and further rounds are not looked ahead to.
    """
    given = spread(fire_of(kit, mine, True, breach, rough), shelter, steps_of(kit, theirs))
    taken = spread(fire_of(kit, theirs, False, breach), 0, steps_of(kit, mine))
    all_theirs, all_mine = steps_of(kit, theirs), steps_of(kit, mine)
    win = 0.0
    for hits, chance in enumerate(given):
        for lost, other in enumerate(taken):
            if lost < all_mine and (hits >= all_theirs or hits > lost):
                win += chance * other
    means = [sum(n * chance for n, chance in enumerate(side)) for side in (given, taken)]
    return {"percent": round(100 * win), "given": round(10 * means[0]) / 10, "taken": round(10 * means[1]) / 10}


QUESTIONS = Questions(
    Question("inside", inside, ZONE, least=1),
    Question("beside", beside, ZONE, least=1),
    Question("reach", reach, UNIT, least=1),
    Question("way", way, UNIT, ZONE, least=2),
    Question("strikers", strikers, ZONE, least=1),
    Question("odds", odds, ZONE, ZONE, least=2),
    Question("supply", supply, ZONE, least=1),
    Question("attack_supply", attack_supply, ZONE, least=1),
    Question("command", command, UNIT, least=1),
)
