"""What a map must be: zones, borders, walls and shapes that fit each other (GR-CONTENT-01 to 07)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wartable.core.content import Pack
from wartable.core.errors import ContentError
from wartable.titles.gradisca.codes.things import MOST_STRETCHES
from wartable.titles.gradisca.pack.counters import once

# The zones that the rules name, by their names on the map (GR-CONTENT-02).
NAMED = (
    "Gradisca", "Palma", "Udine", "Goritia", "Trieste", "Rubia", "Tarvis", "Sagrado", "Monfalcone", "Muggia",
    "Capo d'Istria", "Pirano",
)  # fmt: skip
NEIGHBOURS = range(2, 9)


def check_map(pack: Pack) -> Iterator[ContentError]:
    """Yield what is wrong with the map."""
    zones = {zone["id"]: zone for zone in pack["zones.json"]["zones"]}
    borders = pack["borders.json"]["borders"]
    yield from check_zones(pack.place("zones.json"), zones)
    yield from check_borders(pack.place("borders.json"), zones, borders)
    yield from check_graph(pack.place("borders.json"), list(zones), borders)
    yield from check_shapes(pack, list(zones))


def check_zones(file: str, zones: dict[str, dict[str, Any]]) -> Iterator[ContentError]:
    """Named zones exist once, and fortresses are nothing besides."""
    names = [zone["name"] for zone in zones.values()]
    for name in names:
        if names.count(name) > 1:
            yield ContentError("gradisca-name-twice", place=f"{file}: zones", name=repr(name))
    for name in NAMED:
        if name not in names:
            yield ContentError("gradisca-zone-missing", place=f"{file}: zones", zone=name)
    for id, zone in zones.items():
        place = f"{file}: zones[{id}]"
        if zone["terrain"] == "fortress" and zone["borough"]:
            yield ContentError("gradisca-fortress-borough", place=f"{place}.borough")
        if zone["terrain"] == "fortress" and (zone["raid"]["VEN"] or zone["raid"]["AUS"]):
            yield ContentError("gradisca-fortress-raid", place=f"{place}.raid")
        if (zone["terrain"] == "fortress" or zone["borough"]) and not zone["named"]:
            yield ContentError("gradisca-not-named", place=f"{place}.named")
    for army in ("VEN", "AUS"):
        if not any(zone["supply_source"] == army and zone["terrain"] != "fortress" for zone in zones.values()):
            yield ContentError("gradisca-no-source", place=f"{file}: zones", army=army)


def check_borders(file: str, zones: dict[str, dict[str, Any]], borders: list[dict[str, Any]]) -> Iterator[ContentError]:
    """Each pair of zones has one border, and its flags agree with its kind."""
    seen: dict[frozenset[str], str] = {}
    words: list[str] = []
    for border in borders:
        place, pair = f"{file}: borders[{border['id']}]", frozenset((border["a"], border["b"]))
        if len(pair) < 2:
            yield ContentError("gradisca-border-itself", place=place)
        if pair in seen:
            yield ContentError("gradisca-border-twice", place=place, other=seen[pair])
        seen[pair] = border["id"]
        fortress = [zone for zone in pair if zones[zone]["terrain"] == "fortress"]
        wall = border["wall"]
        if bool(fortress) != bool(wall) or (border["kind"] == "wall") != bool(wall):
            yield ContentError("gradisca-wall-kind", place=f"{place}.wall")
        elif (wall and {wall["fortress"], wall["outside"]} != pair) or (wall and wall["fortress"] not in fortress):
            yield ContentError("gradisca-wall-ends", place=f"{place}.wall.fortress")
        if wall and border["impassable"]:
            yield ContentError("gradisca-wall-impassable", place=f"{place}.impassable")
        if wall:
            if wall["word"] in words:
                yield ContentError("gradisca-name-twice", place=f"{place}.wall.word", name=repr(wall["word"]))
            words.append(wall["word"])
        if border["bridge"] and not border["river"]:
            yield ContentError("gradisca-bridge", place=f"{place}.bridge")
        kinds = {"impassable": border["impassable"], "bridge": border["bridge"]}
        if not wall and any((border["kind"] == kind) != flag for kind, flag in kinds.items()):
            yield ContentError("gradisca-border-kind", place=f"{place}.kind", kind=repr(border["kind"]))
        if border["kind"] == "river" and not border["river"]:
            yield ContentError("gradisca-border-kind", place=f"{place}.kind", kind=repr(border["kind"]))
    if (count := sum(bool(border["river"]) for border in borders)) > MOST_STRETCHES:
        yield ContentError("gradisca-rivers", place=f"{file}: borders", count=count, most=MOST_STRETCHES)
    for kind in ("impassable", "river", "bridge"):
        if not any(border["kind"] == kind for border in borders):
            yield ContentError("gradisca-no-border", place=f"{file}: borders", kind=kind)


def check_graph(file: str, zones: list[str], borders: list[dict[str, Any]]) -> Iterator[ContentError]:
    """Each zone has some neighbours, and all can be reached without crossing an impassable border."""
    beside: dict[str, set[str]] = {zone: set() for zone in zones}
    open_to: dict[str, set[str]] = {zone: set() for zone in zones}
    for border in borders:
        a, b = border["a"], border["b"]
        for graph in (beside, *([] if border["impassable"] else [open_to])):
            graph[a].add(b)
            graph[b].add(a)
    for zone, others in beside.items():
        if len(others) not in NEIGHBOURS:
            low, high = NEIGHBOURS[0], NEIGHBOURS[-1]
            yield ContentError(
                "gradisca-neighbours", place=f"{file}: borders", zone=zone, count=len(others), low=low, high=high
            )
    found, edge = {zones[0]}, [zones[0]]
    while edge:
        for zone in open_to[edge.pop()] - found:
            found.add(zone)
            edge.append(zone)
    if lost := [zone for zone in zones if zone not in found]:
        yield ContentError("gradisca-not-connected", place=f"{file}: borders", zones=", ".join(lost[:8]))


def check_shapes(pack: Pack, zones: list[str]) -> Iterator[ContentError]:
    """The arcs that are drawn are the borders, one each, and every zone has the ring of its own arcs."""
    file, shapes = pack.place("shapes.json"), pack["shapes.json"]
    borders = pack.names["border"]
    arcs = [arc for arc in shapes["arcs"] if isinstance(arc, dict)]
    drawn = [arc.get("border") for arc in arcs if arc.get("border") not in ("sea", "edge")]
    for arc, border in zip((a for a in arcs if a.get("border") not in ("sea", "edge")), drawn, strict=True):
        place = f"{file}: arcs[{arc.get('id')}].border"
        if border not in borders:
            yield ContentError("gradisca-arc", place=place, border=repr(border))
        if drawn.count(border) > 1:
            yield ContentError("gradisca-arc-twice", place=place, border=repr(border))
    yield from once(file, "arcs", [str(arc.get("id")) for arc in arcs])
    for border in borders:
        if border not in drawn:
            yield ContentError("gradisca-no-arc", place=f"{file}: arcs", border=border)
    known = shapes["zones"] if isinstance(shapes["zones"], dict) else {}
    if sorted(known) != sorted(zones):
        odd = sorted({*known} ^ {*zones})
        yield ContentError("gradisca-shapes", place=f"{file}: zones", zones=", ".join(odd[:8]))
    yield from check_rings(file, pack["borders.json"]["borders"], arcs, known)


def check_rings(
    file: str, borders: list[dict[str, Any]], arcs: list[dict[str, Any]], zones: dict[str, Any]
) -> Iterator[ContentError]:
    """An arc lies between the zones of its border; a zone's ring is all of its arcs, and closes; a minus turns one."""
    ends = {border["id"]: {border["a"], border["b"]} for border in borders}
    for arc in arcs:
        between = arc.get("between")
        if arc.get("border") in ends and (not isinstance(between, list) or {*between} != ends[arc["border"]]):
            place = f"{file}: arcs[{arc.get('id')}].between"
            yield ContentError("gradisca-arc-between", place=place, border=arc["border"])
    nodes = {str(arc.get("id")): arc.get("ends") for arc in arcs}
    for zone, drawn in zones.items():
        ring = [str(arc) for arc in drawn.get("ring") or []] if isinstance(drawn, dict) else []
        own = [str(arc.get("id")) for arc in arcs if zone in (arc.get("between") or ())]
        if sorted(arc.removeprefix("-") for arc in ring) != sorted(own):
            yield ContentError("gradisca-ring-arcs", place=f"{file}: zones.{zone}.ring")
        pairs = [nodes.get(arc.removeprefix("-")) for arc in ring]
        turned = [pair[::-1] if arc.startswith("-") else pair for arc, pair in zip(ring, pairs, strict=True) if pair]
        whole = len(turned) == len(ring) > 0
        if not whole or any(one[-1] != other[0] for one, other in zip(turned, turned[1:] + turned[:1], strict=True)):
            yield ContentError("gradisca-ring", place=f"{file}: zones.{zone}.ring")
