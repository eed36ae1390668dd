"""Works of men and nature on borders: fortresses with bastions, bridges, barriers, boundary stones."""

from __future__ import annotations

import math
from typing import Final

from wartable.titles.gradisca.chart.sheet import INK, Point, Sheet, along

WALL: Final = 15.0
LIVED: Final = ("gradisca",)
"""The fortress with a town of old; the other is a new star."""


def _corners(sheet: Sheet, zone: str) -> list[Point]:
    """Return the corners of a fortress: where its ring bends."""
    ring, found = sheet.rings[zone], []
    for i, (x, y) in enumerate(ring):
        (ax, ay), (bx, by) = ring[i - 1], ring[(i + 1) % len(ring)]
        turn = math.degrees(math.atan2(by - y, bx - x) - math.atan2(y - ay, x - ax))
        if abs((turn + 180) % 360 - 180) > 18:
            found.append((x, y))
    return found


def _bastion(sheet: Sheet, corner: Point, centre: Point) -> str:
    """Return an arrow that points away from the middle."""
    turn = math.degrees(math.atan2(corner[1] - centre[1], corner[0] - centre[0]))
    size = 0.55 + 0.45 * sheet.u
    return (
        f'<path transform="translate({round(corner[0])} {round(corner[1])}) rotate({round(turn)}) scale({size:.2f})" '
        f'd="M34 0L-4 -27L-20 -17L-20 17L-4 27Z" fill="#d8b98a" stroke="{INK}" stroke-width="2.4"/>'
    )


def _glacis(sheet: Sheet, ring: list[Point], centre: Point) -> str:
    found = ""
    for (x, y), _ in along([*ring, ring[0]], 8.5):
        far = math.hypot(x - centre[0], y - centre[1]) or 1.0
        reach = (18 + 16 * sheet.luck.random()) * (0.6 + 0.4 * sheet.u)
        dx, dy = (x - centre[0]) / far, (y - centre[1]) / far
        found += f"M{round(x + 9 * dx)} {round(y + 9 * dy)}l{round(reach * dx)} {round(reach * dy)}"
    return f'<path d="{found}" stroke="{INK}" stroke-width="1.1" stroke-opacity=".55" fill="none"/>'


def fortresses(sheet: Sheet) -> str:
    """Paint the bastioned traces: glacis, ground, wall, town or star inside, arrow bastions."""
    shown = []
    for key, facts in sheet.about.items():
        if facts["terrain"] != "fortress":
            continue
        ring = sheet.rings[key]
        centre = tuple(sheet.zones[key]["draw"]["centre"])
        path = sheet.path(ring, closed=True)
        wall = WALL * (0.55 + 0.45 * sheet.u)
        shown.append(_glacis(sheet, ring, centre))
        shown.append(
            f'<path d="{path}" fill="#fbf4e0" stroke="{INK}" stroke-width="{wall + 4:.1f}" stroke-linejoin="round"/>'
        )
        shown.append(
            f'<path d="{path}" fill="none" stroke="#d8b98a" stroke-width="{wall:.1f}" stroke-linejoin="round"/>'
        )
        teeth = f'stroke="#8a6a42" stroke-width="{wall * 0.72:.1f}" stroke-dasharray="1.4 7"'
        shown.append(f'<path d="{path}" fill="none" {teeth}/>')
        star = facts["id"] not in LIVED
        shown.append(sheet.use("fortress" if star else "village", centre, 0.9 if star else 1.1))
        shown += [_bastion(sheet, corner, centre) for corner in _corners(sheet, key)]
    return "".join(shown)


def bridges(sheet: Sheet) -> str:
    """Paint bridges across the middle of their border."""
    shown = []
    for arc in sheet.arcs.values():
        facts = sheet.border_facts.get(arc["border"])
        if facts is not None and facts["bridge"]:
            shown.append(sheet.use("bridge", arc["mid"], 0.5 + 0.5 * sheet.u, arc["angle"] + 90))
    return "".join(shown)


def impassable(sheet: Sheet) -> str:
    """Paint barriers: a toothed line, and a red cross on its middle where there is room."""
    lines, teeth, crosses = "", "", []
    for arc in sheet.arcs.values():
        facts = sheet.border_facts.get(arc["border"])
        if facts is None or not facts["impassable"]:
            continue
        line = sheet.arc(arc["id"])
        if not facts["river"]:
            lines += sheet.path(line)
        for i, ((x, y), turn) in enumerate(along(line, 11)):
            side = math.radians(turn + (90 if i % 2 else -90))
            teeth += f"M{round(x)} {round(y)}l{round(11 * math.cos(side))} {round(11 * math.sin(side))}"
        if arc["length"] > 75:
            crosses.append(sheet.use("impassable", arc["mid"], 0.5 + 0.5 * sheet.u))
    weight = 4.2 * (0.4 + 0.6 * sheet.u)
    return (
        f'<g fill="none" stroke="{INK}"><path d="{lines}" stroke-width="{weight:.1f}"/>'
        f'<path d="{teeth}" stroke-width="{weight * 0.45:.1f}"/></g>{"".join(crosses)}'
    )


def stones(sheet: Sheet) -> str:
    """Paint a boundary stone where four zones meet and two of them are no neighbours."""
    return "".join(sheet.use("boundary-stone", corner["draw"], 0.6 + 0.4 * sheet.u) for corner in sheet.corners)
