"""Questions about supply and command, answered with the very lines that the rules trace."""

from __future__ import annotations

from itertools import pairwise

from wartable.core.questions import Answer
from wartable.core.scene.boards import Badge, Light, Trace
from wartable.core.text.messages import Phrase
from wartable.titles.gradisca.codes.things import ARMIES, BUILT, unit_name, zone_id, zone_name
from wartable.titles.gradisca.kit import GradiscaKit
from wartable.titles.gradisca.position import supply as lines
from wartable.titles.gradisca.position.armies import EXEMPT
from wartable.titles.gradisca.position.packing import WEIGHT
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.view import GradiscaView


def seen(kit: GradiscaKit, view: GradiscaView) -> Position:
    """Return what of a position lies open and decides on supply: units, camps, the marker at sea, bridges, morale."""
    p = Position(kit)
    p.turn = view.turn
    p.force = [0] * (2 * kit.n)
    for number, zone in enumerate(view.zones):
        for one in zone.units:
            p.force[one.side * kit.n + number] += WEIGHT[kit.type[kit.units.index(one.unit)]]
    p.camps = [kit.zones.index(army.camp) if army.camp else -1 for army in view.armies]
    p.morale = [army.morale for army in view.armies]
    p.sea = kit.zones.index(view.sea) if view.sea else -1
    p.sea_blocked = view.sea_blocked
    p.relief = kit.zones.index(view.relief) if view.relief else -1
    p.relief_until = view.relief_until
    p.bridges = [0 if word in view.unbridged else BUILT if word in view.built else 1 for word in kit.stretches]
    return p


def named(kit: GradiscaKit, path: list[int]) -> list[Phrase]:
    """Return the names of zones."""
    return [zone_name(kit.zones[zone]) for zone in path]


def beads(kit: GradiscaKit, path: list[int], side: int) -> list[Trace]:
    """Return a line over the board."""
    if len(path) < 2:
        return []
    sign = ("markers/supply-waggon-venice", "markers/supply-waggon-austria")[side]
    return [Trace("", "", "supply", tuple(kit.zones[zone] for zone in path), f"nation-{ARMIES[side]}", sign)]


def held(view: GradiscaView, zone: int) -> int:
    """Return the side that stands in a zone, else the one whose camp is there, else -1."""
    camps = [army.side for army in view.armies if army.camp == view.zones[zone].zone]
    return view.zones[zone].holder if view.zones[zone].holder >= 0 else camps[0] if camps else -1


def unasked(kit: GradiscaKit, view: GradiscaView, zone: int) -> list[Phrase]:
    """Return what is said where there is nothing to trace."""
    if not kit.advanced:
        return [Phrase("ask-basic")]
    return [] if held(view, zone) >= 0 else [Phrase("ask-nobody", zone=zone_name(kit.zones[zone]))]


def supply(kit: GradiscaKit, view: GradiscaView, zone: int) -> list[Phrase]:
    """Return the supply line of those who stand in a zone, or the border that breaks it."""
    if told := unasked(kit, view, zone):
        return told
    p, side, name = seen(kit, view), held(view, zone), zone_name(kit.zones[zone])
    if lines.by_sea(p, side, zone):
        return [Phrase("ask-supplied-sea", zone=name)]
    path = [int(one) for one in lines.line(p, side, zone)]
    if len(path) == 1:
        return [Phrase("ask-supplied-here", zone=name, side=Phrase(f"side-{ARMIES[side]}"))]
    if path:
        return Answer([Phrase("ask-supplied", zone=name, path=named(kit, path))], traces=beads(kit, path, side))
    if zone == p.relief and p.turn <= p.relief_until:
        return [Phrase("ask-supplied-card", zone=name, turn=Phrase(f"turn-{min(p.relief_until, len(kit.turns))}"))]
    if lines.supplied(p, side, zone):
        return [Phrase("ask-supplied-rubia", zone=name, rubia=zone_name(kit.zones[kit.rubia]))]
    return broken(kit, p, side, zone, [Phrase("ask-unsupplied", zone=name)])


def broken(kit: GradiscaKit, p: Position, side: int, zone: int, told: list[Phrase]) -> Answer:
    """Return where a line from a zone breaks: at the last border that bars the shortest way to a source."""
    before, reached = {zone: zone}, [zone]
    for here in reached:
        for row in range(kit.first[here], kit.first[here + 1]):
            if kit.next[row] not in before and kit.passable[row]:
                before[kit.next[row]] = here
                reached.append(kit.next[row])
    sources = [one for one in reached if kit.source[one] == side]
    if not sources:
        return Answer(told)
    path = [sources[0]]
    while path[-1] != zone:
        path.append(before[path[-1]])
    path.reverse()
    for one, other in pairwise(path):
        row = kit.border(one, other)
        wet = p.unbridged(row)
        if wet or p.enemy_in(side, other):
            ends = {"one": zone_name(kit.zones[one]), "other": zone_name(kit.zones[other])}
            reason = Phrase("clause-river" if wet else "clause-enemies")
            bar = Trace("", "", "break", (kit.zones[one], kit.zones[other]))
            return Answer([*told, Phrase("ask-broken", reason=reason, **ends)], traces=[bar])
    return Answer(told)


def attack_supply(kit: GradiscaKit, view: GradiscaView, zone: int) -> list[Phrase]:
    """Return the attack supply of those who stand in a zone: the way to the camp, and the camp's own line."""
    if told := unasked(kit, view, zone):
        return told
    p, side, name = seen(kit, view), held(view, zone), zone_name(kit.zones[zone])
    if lines.attack_supply(p, side, zone) == EXEMPT:
        return [Phrase("ask-exempt", zone=name)]
    if p.band(side) == 0:
        return [Phrase("ask-low")]
    if lines.by_sea(p, side, zone):
        return [Phrase("ask-armed-sea", zone=name)]
    camp = p.camps[side]
    if camp < 0:
        return [Phrase("ask-no-camp", side=Phrase(f"side-{ARMIES[side]}"))]
    at = zone_name(kit.zones[camp])
    if not lines.camp_supplied(p, side):
        return broken(kit, p, side, camp, [Phrase("ask-camp-cut", camp=at)])
    path = [int(one) for one in lines.camp_line(p, side, zone)]
    if not path:
        return [Phrase("ask-camp-far", camp=at, zone=name)]
    cost = sum(int(kit.cost[one]) for one in path[1:])
    own = [int(one) for one in lines.line(p, side, camp)]
    badge = Badge(kit.zones[camp], str(cost))
    told = [Phrase("ask-armed", zone=name, path=named(kit, path), cost=cost)]
    return Answer(told, traces=[*beads(kit, path, side), *beads(kit, own, side)], badges=[badge])


def command(kit: GradiscaKit, view: GradiscaView, unit: int) -> list[Phrase]:
    """Return the zones within the command radius of a commander."""
    name = unit_name(kit.units[unit])
    if not kit.advanced:
        return [Phrase("ask-basic")]
    homes = [number for number, zone in enumerate(view.zones) if any(one.unit == kit.units[unit] for one in zone.units)]
    if not homes or not kit.is_leader(unit):
        return [Phrase("ask-not-on-map", unit=name)]
    p, side = seen(kit, view), kit.side[unit]
    zones = [zone for zone in range(kit.n) if lines.commanded(p, side, homes[0], zone)]
    one = next(each for each in view.zones[homes[0]].units if each.unit == kit.units[unit])
    told = [Phrase("ask-command", unit=name, value=1 if one.out else one.attack, count=len(zones))]
    own = [zone for zone in zones if view.zones[zone].holder == side]
    told.append(Phrase("ask-commanded", zones=named(kit, own)))
    return Answer(told, lights=[Light(zone_id(kit.zones[zone]), "go" if zone in own else "here") for zone in zones])
