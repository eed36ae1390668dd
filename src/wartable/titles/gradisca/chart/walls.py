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
    """Paint the bastioned traces: glacis, ground, town or star inside, walls."""
    shown = []
    for key in _fortresses(sheet):
        centre = sheet.zones[key]["draw"]["centre"]
        star = key not in LIVED
        shown.append(_glacis(sheet, sheet.rings[key], centre))
        shown.append(f'<path d="{sheet.path(sheet.rings[key], closed=True)}" fill="#fbf4e0"/>')
        shown.append(sheet.use("fortress" if star else "village", centre, 0.9 if star else 1.1))
    return "".join(shown) + fortress_walls(sheet)


def _fortresses(sheet: Sheet) -> list[str]:
    return [key for key, facts in sheet.about.items() if facts["terrain"] == "fortress"]


def fortress_walls(sheet: Sheet) -> str:
    """Paint walls and arrow bastions alone: what stands above a light along them."""
    shown = []
    for key in _fortresses(sheet):
        path = sheet.path(sheet.rings[key], closed=True)
        wall = WALL * (0.55 + 0.45 * sheet.u)
        for stroke, wide, more in (
            (INK, wall + 4, ""),
            ("#d8b98a", wall, ""),
            ("#8a6a42", wall * 0.72, ' stroke-dasharray="1.4 7"'),
        ):
            line = f'stroke="{stroke}" stroke-width="{wide:.1f}" stroke-linejoin="round"{more}'
            shown.append(f'<path d="{path}" fill="none" {line}/>')
        shown += [_bastion(sheet, corner, sheet.zones[key]["draw"]["centre"]) for corner in _corners(sheet, key)]
    return "".join(shown)


_BRIDGE: Final = (
    '<path d="M-20-8q20-7 40 0v16q-20-7-40 0z" fill="#e9d3a0" stroke="#3a2a1a" stroke-width="2"/>'
    '<path d="M-23-10q23-9 46 0M-23 10q23-9 46 0" fill="none" stroke="#3a2a1a" stroke-width="2.8"/>'
)


def bridges(sheet: Sheet, style: str = "") -> str:
    """Paint bridges across the middle of their border; `plain` ones refer to no symbol."""
    shown = []
    for arc in sheet.arcs.values():
        facts = sheet.border_facts.get(arc["border"])
        if facts is None or not facts["bridge"]:
            continue
        scale, turn, (x, y) = 0.5 + 0.5 * sheet.u, arc["angle"] + 90, arc["mid"]
        if style == "plain":
            place = f"translate({round(x)} {round(y)}) rotate({round(turn)}) scale({scale:.2f})"
            shown.append(f'<g transform="{place}">{_BRIDGE}</g>')
        else:
            shown.append(sheet.use("bridge", (x, y), scale, turn))
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
    """Paint a boundary stone where four zones meet and two of them are not neighbours."""
    return "".join(sheet.use("boundary-stone", corner["draw"], 0.6 + 0.4 * sheet.u) for corner in sheet.corners)
