"""The map as it is drawn: zones with stacks and markers, walls, the plate of a siege, lights, far marches."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from wartable.core.questions import Answer
from wartable.core.scene import (
    Band,
    Board,
    BorderMark,
    BorderTone,
    Choice,
    ChoiceTone,
    Inset,
    Light,
    Mark,
    Marker,
    MarkTone,
    Point,
    Trace,
    Zone,
)
from wartable.core.scene.ids import thing
from wartable.core.text.messages import Phrase
from wartable.titles.gradisca.codes.things import ARMIES, stretch_id, wall_id, zone_id, zone_name
from wartable.titles.gradisca.codes.verbs import ADVANCES, ON, WIDTH
from wartable.titles.gradisca.questions import ways_of
from wartable.titles.gradisca.scene.counters import Counters
from wartable.titles.gradisca.supply_questions import attack_supply
from wartable.titles.gradisca.view import Wall, ZoneView

if TYPE_CHECKING:
    from wartable.titles.gradisca.scene import GradiscaTable

BANDS = (Band("overview", tokens=True), Band("table", 0.6), Band("near", 1.05))
SIDES = ("venice", "austria")
ROUND = 95.0
"""Units round a fortress that its plate shows."""


class Map:
    """Makes the board of a view."""

    def __init__(self, desk: GradiscaTable, counters: Counters) -> None:
        self.desk, self.counters, self.view, self.kit = desk, counters, desk.view, desk.kit

    def board(self) -> Board:
        """Return the whole map."""
        return Board(
            "map",
            self.desk("scene-map"),
            "table",
            tuple(self.zone(zone) for zone in self.view.zones),
            (*(mark for number in range(len(self.view.walls)) for mark in self.wall(number)), *self.bridges()),
            self.traces(),
            lights=self.lights(),
            bands=BANDS,
            focus=self.focus(),
            insets=self.plates(),
        )

    # -- zones --

    def zone(self, zone: ZoneView) -> Zone:
        """Return a zone with what stands in it."""
        return Zone(
            zone_id(zone.zone),
            self.desk(f"zone-{zone.zone}"),
            stacks=self.counters.stacks(zone),
            shape=zone.zone,
            markers=tuple(self.markers(zone)),
            word=zone.zone,
        )

    def markers(self, zone: ZoneView) -> list[Marker]:
        """Return forts with their number, loot, a borough in ruins."""
        found, name = [], zone.zone
        if zone.forts:
            side = zone.fort_owner
            label = self.desk("scene-forts", count=zone.forts, side=Phrase(f"side-{ARMIES[side]}"))
            found.append(Marker(thing("fort", name), label, f"markers/fort-{SIDES[side]}", str(zone.forts)))
        if zone.loot >= 0:
            label = self.desk("scene-loot", side=Phrase(f"side-{ARMIES[zone.loot]}"))
            found.append(Marker(thing("loot", name), label, "markers/loot-hidden"))
        if zone.ruined:
            found.append(Marker(thing("ruin", name), self.desk("scene-ruined"), "markers/breach"))
        return found + self.advanced(zone)

    def advanced(self, zone: ZoneView) -> list[Marker]:
        """Return camps, a raid, supply by sea."""
        found, name = [], zone.zone
        for army in self.view.armies:
            if army.camp == name:
                facts = {"side": Phrase(f"side-{ARMIES[army.side]}"), "moved": "yes" if army.camp_moved else "no"}
                value = "✓" if army.camp_moved else ""
                ident = thing("camp", ARMIES[army.side])
                found.append(Marker(ident, self.desk("scene-camp", **facts), f"markers/camp-{SIDES[army.side]}", value))
        if zone.raided:
            found.append(Marker(thing("raid", name), self.desk("scene-raid"), "markers/raid"))
        if self.view.sea == name:
            blocked = "yes" if self.view.sea_blocked else "no"
            value = "×" if self.view.sea_blocked else ""
            found.append(Marker(thing("sea", "supply"), self.desk("scene-sea", blocked=blocked), "markers/ship", value))
        return found

    def bridges(self) -> list[BorderMark]:
        """Return bridges of boats, broken bridges, and stretches of river that the question is about."""
        kit, found = self.kit, []
        asked = {target for choice in self.view.choices for target in choice.targets}
        for number, word in enumerate(kit.stretches):
            border = kit.stretch_borders[number]
            key = "boats" if word in self.view.built else "broken-bridge" if word in self.view.broken else ""
            if not key and stretch_id(border) not in asked:
                continue
            one, other = (zone_name(kit.zones[end]) for end in kit.stretch_ends[number])
            label = self.desk(f"scene-{key or 'stretch'}", one=one, other=other)
            tone: BorderTone = "bad" if key == "broken-bridge" else ""
            found.append(BorderMark(stretch_id(border), label, "bridge", border, tone=tone))
        return found

    def traces(self) -> tuple[Trace, ...]:
        """Return the lines that give the open zone its attack supply, for the side that gives orders there."""
        view = self.view
        if view.mode != "advanced" or not self.desk.mine or not view.open_zone:
            return ()
        told = attack_supply(self.kit, view, self.kit.zones.index(view.open_zone))
        drawn = told.traces if isinstance(told, Answer) else ()
        label = self.desk("scene-line", zone=zone_name(view.open_zone))
        return tuple(replace(one, id=thing("line", number), label=label) for number, one in enumerate(drawn))

    # -- walls --

    @cached_property
    def arcs(self) -> dict[str, Any]:
        """The arcs of the shapes by their borders."""
        return {arc["border"]: arc for arc in self.kit.data["shapes.json"]["arcs"]}

    def wall(self, number: int) -> list[BorderMark]:
        """Return a side of a fortress: its level or its breach, and the mines before it."""
        wall, border = self.view.walls[number], self.kit.wall_borders[number]
        facts = {"wall": Phrase(f"wall-{wall.wall}"), "level": wall.level, "printed": wall.printed}
        label = self.desk("scene-breach" if wall.breach else "scene-wall", mines=wall.mines, **facts)
        if wall.breach:
            found = [BorderMark(wall_id(border), label, "breach", border, "0", "bad")]
        else:
            tone: BorderTone = "low" if wall.level < wall.printed else ""
            found = [BorderMark(wall_id(border), label, "badge", border, str(wall.level), tone)]
        if wall.mines:
            told = self.desk("scene-mines", count=wall.mines, **facts)
            found.append(
                BorderMark(thing("mines", border), told, "mines", border, str(wall.mines), at=self.before(wall, border))
            )
        return found

    def before(self, wall: Wall, border: str) -> Point:
        """Return the ground before a side of a fortress."""
        x, y = self.arcs[border]["mid"]
        far_x, far_y = self.kit.data["shapes.json"]["zones"][wall.fortress]["draw"]["centre"]
        long = max(((x - far_x) ** 2 + (y - far_y) ** 2) ** 0.5, 1.0)
        return x + (x - far_x) / long * 44, y + (y - far_y) / long * 44

    def plates(self) -> tuple[Inset, ...]:
        """Return the plate of the fortress that is besieged by the open zone, attacked or fired at."""
        fortress = self.besieged()
        if not fortress:
            return ()
        points = [point for arc in self.arcs.values() if fortress in arc["between"] for point in arc["draw"]]
        left, right = min(x for x, _ in points) - ROUND, max(x for x, _ in points) + ROUND
        top, low = min(y for _, y in points) - ROUND, max(y for _, y in points) + ROUND
        walls = [wall for wall in self.view.walls if wall.fortress == fortress]
        zones = (zone_id(fortress), *(zone_id(wall.facing) for wall in walls))
        name = self.desk("scene-siege", zone=zone_name(fortress))
        lowest = min(wall.level for wall in walls)
        note = self.desk("scene-siege-note", level=lowest, mines=sum(wall.mines for wall in walls))
        window = (left, top, right - left, low - top)
        rows = tuple(self.front(wall) for wall in walls)
        return (Inset(thing("plate", fortress), name, window, zones, zones[:1], note, rows=rows),)

    def front(self, wall: Wall) -> Mark:
        """A side of a fortress in a few words: its level, its name, the zone before it, mines."""
        tone: MarkTone = "bad" if wall.breach else "fair" if wall.level < wall.printed else ""
        told = self.desk("scene-front", zone=zone_name(wall.facing), mines=wall.mines)
        return Mark(self.desk(f"wall-{wall.wall}"), short=str(wall.level), tone=tone, told=told)

    def besieged(self) -> str:
        """Return the fortress that the question is about, if any: the declared one, or one that both sides stand at."""
        view = self.view
        near = {view.battle.zone, view.battle.wall and view.battle.origin} if view.battle else {view.open_zone}
        near |= {view.declared.zone} if view.declared else set()
        near -= {""}
        holders = {zone.zone: zone.holder for zone in view.zones}
        for wall in view.walls:
            inside, before = holders[wall.fortress], holders[wall.facing]
            named = view.declared is not None and view.declared.wall == wall.wall
            if named or ((wall.fortress in near or wall.facing in near) and {inside, before} == {0, 1}):
                return wall.fortress
        return ""

    # -- what is asked --

    def lights(self) -> tuple[Light, ...]:
        """Return where the chosen units stand."""
        homes = {self.counters.home(unit) for unit in (*self.view.picked, *self.view.marching)}
        if self.desk.mine and self.view.open_zone:
            homes.add(zone_id(self.view.open_zone))
        asked = {target for choice in self.view.choices for target in choice.targets}
        return tuple(Light(home, "here") for home in sorted(homes - {""}) if home not in asked)

    def focus(self) -> tuple[str, ...]:
        """Return the zones that the question is about: of a battle, of what may be chosen, of the active corps."""
        view = self.view
        if view.battle is not None:
            return tuple(dict.fromkeys(zone_id(zone) for zone in (view.battle.zone, view.battle.origin) if zone))
        found = [self.counters.home(unit) for unit in view.marching]
        found += [zone_id(view.open_zone)] if view.open_zone else []
        if not found:
            found = [home for choice in view.choices for target in choice.targets if (home := self.place(target))]
        if not found and view.active:
            rows = [*self.counters.units.values(), *self.counters.leaders.values()]
            members = {one["id"] for one in rows if one["command"] == view.active}
            found = [zone_id(zone.zone) for zone in view.zones if any(one.unit in members for one in zone.units)]
        return tuple(filter(None, dict.fromkeys(found)))

    @cached_property
    def places(self) -> dict[str, str]:
        """The zone of each thing on the map that a choice may point at."""
        return {
            thing: zone_id(zone.zone)
            for zone in self.view.zones
            for thing in (zone_id(zone.zone), *(self.counters.ident(one.unit) for one in zone.units))
        }

    def place(self, target: str) -> str:
        """Return the zone of what a choice points at, or nothing."""
        return self.places.get(target, "")

    def enemy(self, target: str) -> bool:
        """Return whether enemies of the side that acts stand in the zone that a choice points at."""
        return any(zone.holder == 1 - self.view.player for zone in self.view.zones if zone_id(zone.zone) == target)

    def far(self) -> tuple[Choice, ...]:
        """Marches beyond the next zone in one click, as far as the slowest of the picked units can go."""
        view, kit = self.view, self.kit
        moves = {one.code % WIDTH: one.code for one in view.choices if one.code // WIDTH in ADVANCES}
        going = [kit.units.index(unit) for unit in (view.picked or view.marching)]
        if not moves or not going:
            return ()
        left = {one.unit: one.left for zone in view.zones for one in zone.units}
        slow = min(going, key=lambda unit: left[kit.units[unit]])
        found = ways_of(kit, view, slow, left[kit.units[slow]])
        if found is None:
            return ()
        out = []
        for zone in range(kit.n):
            path = [int(step) for step in found.path(zone)] if found.reaches(zone) else []
            if len(path) > 1 and path[0] in moves and zone not in moves:
                codes = (moves[path[0]], *(ON * WIDTH + step for step in path[1:]))
                name = kit.zones[zone]
                label = self.desk("scene-far", zone=zone_name(name), count=len(path))
                target = zone_id(name)
                tone: ChoiceTone = "battle" if self.enemy(target) else ""
                out.append(
                    Choice(
                        codes[0],
                        label,
                        targets=(target,),
                        group="far",
                        path=codes,
                        seal=str(found.cost[zone]),
                        tone=tone,
                    )
                )
        return tuple(out)
