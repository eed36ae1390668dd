"""Land of the chart: provinces in their tints, borders, hills, trees and towns, and the country beyond the frame."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from wartable.titles.gradisca.chart.sheet import BOX, INK, Point, Sheet, inside, loops
from wartable.titles.gradisca.chart.waters import whole_coast

if TYPE_CHECKING:
    from wartable.titles.gradisca.chart.names import PlaceName

TINTS: Final = {
    "friuli_veneto": "#d98b6a",
    "canal_del_ferro": "#c9715f",
    "valli_natisone": "#d9a06a",
    "monfalconese": "#cf6a5e",
    "istria_veneta": "#d57f72",
    "contea_ovest": "#d3b24a",
    "contea_gorizia": "#9fae62",
    "alto_isonzo": "#a9a55a",
    "val_canale": "#8a9a5b",
    "carso": "#b8a878",
}
ALPINE: Final = ("val_canale", "canal_del_ferro", "alto_isonzo")
WOODED: Final = ("ternova", "bainsizza", "s_servolo", "dragogna")
SYMBOL: Final = {"village": 0.95, "borough": 0.92, "city": 0.9}


def provinces(sheet: Sheet) -> str:
    """Paint each province: a faint tint, and along the inside of its border a light that fades inward."""
    shown = []
    for i, (province, tint) in enumerate(TINTS.items()):
        own = {key for key, zone in sheet.about.items() if zone["province"] == province}
        pieces = [
            (sheet.arc(arc["id"]), *arc["ends"])
            for arc in sheet.arcs.values()
            if sum(zone in own for zone in arc["between"]) == 1
        ]
        path = "".join(sheet.path(ring, closed=True) for ring in loops(pieces))
        strokes = "".join(
            f'<use href="#p{i}" stroke-width="{wide}" stroke-opacity="{fade}"/>'
            for wide, fade in ((84, 0.08), (66, 0.1), (50, 0.12), (36, 0.14), (22, 0.3))
        )
        shown.append(
            f'<clipPath id="c{i}"><path id="p{i}" d="{path}" clip-rule="evenodd"/></clipPath>'
            f'<use href="#p{i}" fill="{tint}" fill-opacity=".22" fill-rule="evenodd"/>'
            f'<g clip-path="url(#c{i})" fill="none" stroke="{tint}">{strokes}</g>'
        )
    return "".join(shown)


def borders(sheet: Sheet) -> str:
    """Paint zone borders dashed on a halo, borders of provinces in red; walls and barriers are drawn apart."""
    zones, states = "", ""
    for arc in sheet.arcs.values():
        if arc["border"] == "sea":
            continue
        facts = sheet.border_facts.get(arc["border"])
        if facts is not None and (facts["wall"] or facts["impassable"]):
            continue
        homes = {sheet.about[zone]["province"] for zone in arc["between"] if zone}
        if facts is None or len(homes) > 1:
            states += sheet.path(sheet.arc(arc["id"]))
        else:
            zones += sheet.path(sheet.arc(arc["id"]))
    u = sheet.u
    halo = f'stroke="#fff6da" stroke-width="{6 * u:.1f}" stroke-opacity=".75"'
    dash = " ".join(f"{each * u:.1f}" for each in (16, 6, 3, 6))
    return (
        f'<g fill="none" stroke-linejoin="round"><path d="{zones}{states}" {halo}/>'
        f'<path d="{zones}" stroke="#5b3d22" stroke-width="{2.9 * u:.1f}" stroke-dasharray="{8 * u:.1f} {5 * u:.1f}"/>'
        f'<path d="{states}" stroke="#7a2a1c" stroke-width="{3.6 * u:.1f}" stroke-dasharray="{dash}"/></g>'
    )


def _clear(sheet: Sheet, point: Point, kept: list[tuple[float, float, float, float]]) -> bool:
    return not any(x - w < point[0] < x + w and y - h < point[1] < y + h for x, y, w, h in kept)


def _hills(sheet: Sheet, zone: str, kept: list[tuple[float, float, float, float]]) -> list[tuple[float, str]]:
    """Return the hills and trees of a difficult zone with their base lines."""
    ring = sheet.rings[zone]
    alpine, wooded = sheet.about[zone]["province"] in ALPINE, zone in WOODED
    step = (80.0 if alpine else 54.0) * (0.72 + 0.28 * sheet.u) * (0.8 if wooded else 1.0)
    left, right = min(x for x, _ in ring), max(x for x, _ in ring)
    top, low = min(y for _, y in ring), max(y for _, y in ring)
    closed = [*ring, ring[0]]
    found, row, y = [], 0, top + step * 0.4
    while y < low:
        x = left + (step / 2 if row % 2 else 0.0)
        while x < right:
            spot = x + (sheet.luck.random() - 0.5) * step * 0.5, y + (sheet.luck.random() - 0.5) * step * 0.34
            scale = (0.86 if alpine else 0.78) * (0.55 + 0.45 * sheet.u) * (0.85 + 0.3 * sheet.luck.random())
            body = spot[0], spot[1] - 12 * scale
            fits = inside(spot, ring) and sheet.near_line(spot, closed) > 22 * scale and _clear(sheet, body, kept)
            if fits and (int(spot[0] // 20), int((spot[1] - 8) // 20)) not in sheet.wet:
                tree = wooded and sheet.luck.random() < 0.6
                kind = "tree" if tree else "peak" if alpine else "molehill"
                found.append((spot[1], sheet.use(kind, spot, scale * (0.9 if tree else 1))))
            x += step
        y, row = y + step * 0.62, row + 1
    return found


def _town(sheet: Sheet, zone: str) -> str:
    draw = sheet.zones[zone]["draw"]
    x, y = draw["town"]
    kind = draw["symbol"]
    if kind == "none":
        dot = f'cx="{round(x)}" cy="{round(y)}" r="{4.5 * sheet.u:.1f}"'
        return f'<circle {dot} fill="#f6ecd2" stroke="{INK}" stroke-width="1.6"/>'
    if kind == "fortress":
        return ""
    scale = SYMBOL[kind] * draw.get("symbol_scale", 1.0) * (0.35 + 0.65 * sheet.u)
    return sheet.use(kind, (x, y + 16 * scale), scale)


def hills_and_towns(sheet: Sheet, names: list[PlaceName]) -> str:
    """Paint hills, trees and towns, those behind first."""
    shown: list[tuple[float, str]] = []
    for key, zone in sheet.zones.items():
        _, y = zone["draw"]["town"]
        shown.append((y + 16, _town(sheet, key)))
        source = sheet.about[key]["supply_source"]
        if source:
            side = "venice" if source == "VEN" else "austria"
            shown.append((9_000.0, _waggon(sheet, key, side, names)))
    kept = [(*zone["draw"]["town"], 38.0, 30.0) for zone in sheet.zones.values()]
    kept += [(*zone["draw"]["counters"], 40.0, 38.0) for zone in sheet.zones.values()]
    kept += [(name.x, name.y, name.wide / 2 + 14, name.high / 2 + 10) for name in names]
    for key, facts in sheet.about.items():
        if facts["terrain"] == "difficult":
            shown += _hills(sheet, key, kept)
        elif facts["terrain"] == "open":
            shown += _trees(sheet, key, kept)
    return "".join(drawn for _, drawn in sorted(shown))


def _waggon(sheet: Sheet, zone: str, side: str, names: list[PlaceName]) -> str:
    """Return the sign of a source of supply: beside its town, of a fortress before its name; dark for Venice."""
    draw = sheet.zones[zone]["draw"]
    x, y = draw["town"]
    reach = {"village": 34, "borough": 46, "city": 58}.get(draw["symbol"], 0) * (0.4 + 0.6 * sheet.u)
    if not reach:
        name = next(each for each in names if each.zone == zone)
        x, y, reach = name.x - name.wide / 2, name.y - 6, -20 * sheet.u
    fill = "#8f1d14" if side == "venice" else "#fdf8ea"
    return (
        f'<g transform="translate({round(x + reach)} {round(y + 6)}) scale({0.5 + 0.5 * sheet.u:.2f})" '
        f'stroke="{INK}" stroke-width="1.8"><path d="M-13 2C-13 -14 13 -14 13 2z" fill="{fill}"/>'
        f'<circle cx="-7" cy="6" r="5" fill="#f6ecd2"/><circle cx="7" cy="6" r="5" fill="#f6ecd2"/></g>'
    )


def _trees(sheet: Sheet, zone: str, kept: list[tuple[float, float, float, float]]) -> list[tuple[float, str]]:
    """Return a few lone trees in open ground."""
    ring, found = sheet.rings[zone], []
    closed = [*ring, ring[0]]
    for _ in range(5):
        spot = (
            min(x for x, _ in ring) + sheet.luck.random() * (max(x for x, _ in ring) - min(x for x, _ in ring)),
            min(y for _, y in ring) + sheet.luck.random() * (max(y for _, y in ring) - min(y for _, y in ring)),
        )
        if inside(spot, ring) and sheet.near_line(spot, closed) > 22 and _clear(sheet, spot, kept):
            found.append((spot[1], sheet.use("tree", spot, 0.6 * (0.5 + 0.5 * sheet.u))))
    return found[:3]


def land_beyond(sheet: Sheet) -> str:
    """Paint the country beyond the frame: a darker tint, mountains in the north and east, hills in the south-east."""
    left, top, wide, high = BOX
    frame = loops(
        [(sheet.arc(arc["id"]), *arc["ends"]) for arc in sheet.arcs.values() if arc["border"] in ("edge", "sea")]
    )
    land = max(frame, key=len)
    water = [*whole_coast(sheet), (1290.0, top + high + 80.0), (left - 80.0, top + high + 80.0), (left - 80.0, 2240.0)]
    shown: list[tuple[float, str]] = []
    step = 62.0
    closed = [*land, land[0]]
    y, row = top + 40.0, 0
    while y < top + high:
        x = left + (step / 2 if row % 2 else 0.0)
        while x < left + wide:
            spot = x + (sheet.luck.random() - 0.5) * step * 0.6, y + (sheet.luck.random() - 0.5) * step * 0.4
            far = sheet.near_line(spot, closed)
            if not inside(spot, land) and not inside(spot, water) and far > 46 and sheet.near_line(spot, water) > 60:
                shown += _beyond(sheet, spot, far)
            x += step
        y, row = y + step * 0.66, row + 1
    tint = f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" fill="#cdb98a" fill-opacity=".28"/>'
    return tint + f'<g opacity=".78">{"".join(drawn for _, drawn in sorted(shown))}</g>'


def _beyond(sheet: Sheet, spot: Point, far: float) -> list[tuple[float, str]]:
    """Return what stands at a spot beyond the frame: thick near the Alps, thin in the plain of the west."""
    x, y = spot
    alps = x > 700 and y < 1500 + (x - 1900) * 0.35
    chance = 0.95 if alps else 0.4 if x > 1500 else 0.0 if y > 900 else 0.5 * (1 - (y - 300) / 700)
    if x < 700 and y < 720:
        chance = max(chance, 0.75 * math.exp(-((x - 500) ** 2) / 900_000))
    if sheet.luck.random() > chance:
        lone = x < 300 and sheet.luck.random() < 0.09
        return [(y, sheet.use("tree", spot, 0.6))] if lone else []
    kind = "peak" if alps or y < 800 else "molehill"
    return [(y, sheet.use(kind, spot, 0.75 + 0.4 * sheet.luck.random()))]
