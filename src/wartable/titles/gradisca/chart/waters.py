"""Waters of the chart: the sea with its coast lines and rhumb lines, and the rivers on their borders."""

from __future__ import annotations

import math
from typing import Any, Final

from wartable.titles.gradisca.chart.sheet import BOX, INK, Point, Sheet, along

SEA: Final = "#c9d6cd"
LINE: Final = "#4c6e73"
NODES: Final = ((1130, 2640), (-120, 2740))
"""Where the rhumb lines start from."""
_WEST: Final = (
    (60, 2010),
    (-60, 2085),
    (-190, 2060),
    (-330, 2120),
    (-470, 2160),
    (-600, 2140),
    (-760, 2215),
    (-980, 2240),
)
_SOUTH: Final = ((1300, 2960), (1325, 3000), (1290, 3060))


def coast(sheet: Sheet) -> list[Point]:
    """Return the coast from the western frame to the southern one."""
    pieces = [(sheet.arc(arc["id"]), *arc["ends"]) for arc in sheet.arcs.values() if arc["border"] == "sea"]
    first = next(i for i, piece in enumerate(pieces) if 22 in piece[1:])
    points, one, two = pieces.pop(first)
    line: list[Point] = points if one == 22 else points[::-1]
    end = two if one == 22 else one
    while pieces:
        at = next(i for i, piece in enumerate(pieces) if end in piece[1:])
        points, one, two = pieces.pop(at)
        line = line + (points if one == end else points[::-1])[1:]
        end = two if one == end else one
    return line


def whole_coast(sheet: Sheet) -> list[Point]:
    """Return the coast with what lies beyond the frame on both sides."""
    return [
        *((float(x), float(y)) for x, y in reversed(_WEST)),
        *coast(sheet),
        *((float(x), float(y)) for x, y in _SOUTH),
    ]


def sea(sheet: Sheet) -> str:
    """Paint the sea: its colour, lines that follow the coast, rhumb lines, level hachures, the coast itself."""
    left, _, _, high = BOX
    low = BOX[1] + high + 60
    line = whole_coast(sheet)
    area = sheet.path([*line, (line[-1][0], low), (left - 40, low), (left - 40, line[0][1])], closed=True)
    path = sheet.path(line)
    shown = [
        f'<clipPath id="sea"><path d="{area}"/></clipPath><path d="{area}" fill="{SEA}"/>',
        '<g clip-path="url(#sea)" fill="none">',
    ]
    for reach, weight, fade in ((66, 1.0, 0.2), (46, 1.3, 0.28), (31, 1.6, 0.36), (19, 1.9, 0.45), (9, 2.2, 0.55)):
        shown.append(
            f'<path d="{path}" stroke="{LINE}" stroke-opacity="{fade}" stroke-width="{2 * reach + weight * 2}"/>'
        )
        shown.append(f'<path d="{path}" stroke="{SEA}" stroke-width="{2 * reach}"/>')
    shown.append(f'<path d="{_rays()}" stroke="#8a5a3a" stroke-width="1.2" stroke-opacity=".4"/>')
    shown.append(f'<path d="{_hachures(sheet, line)}" stroke="{INK}" stroke-width="1" stroke-opacity=".5"/></g>')
    shown.append(f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>')
    return "".join(shown)


def _rays() -> str:
    found = ""
    for x, y in NODES:
        for i in range(32):
            turn = math.pi * i / 16
            found += f"M{x} {y}l{round(3000 * math.cos(turn))} {round(3000 * math.sin(turn))}"
    return found


def _hachures(sheet: Sheet, line: list[Point]) -> str:
    """Return level strokes out from the coast, as engravers shade water."""
    found, row = "", 0
    for (x, y), turn in along(line, 6.5):
        row += 1
        # Only where the coast is not level itself, and toward the water: the coast runs with the sea at its right.
        lean = math.sin(math.radians(turn))
        if abs(lean) < 0.25:
            continue
        reach = (14 + 26 * sheet.luck.random()) * (-1 if lean > 0 else 1)
        found += f"M{round(x)} {round(y)}h{round(reach)}"
    return found


def _shifted(sheet: Sheet, line: list[Point]) -> list[Point]:
    """Return a river led round the walls that it washes."""
    found = []
    walls = [
        (sheet.arc(arc["id"]), next(z for z in arc["between"] if z and sheet.about[z]["terrain"] == "fortress"))
        for arc in sheet.arcs.values()
        if arc["border"] in sheet.border_facts and sheet.border_facts[arc["border"]]["wall"]
    ]
    dense = [point for point, _ in along(line, 8)] + [line[-1]]
    for x, y in dense:
        for wall, fort in walls:
            if sheet.near_line((x, y), wall) < 2:
                cx, cy = sheet.zones[fort]["draw"]["centre"]
                far = math.hypot(x - cx, y - cy) or 1.0
                x, y = x + (x - cx) / far * 34, y + (y - cy) / far * 34
                break
        found.append((x, y))
    return found


def _thick(sheet: Sheet, river: Any, line: list[Point]) -> tuple[list[Point], list[Point]]:
    """Return the first stretch, in which a river swells from its spring, and the rest."""
    taper = river.get("taper") or 0
    if not taper:
        return [], line
    run, at = 0.0, 0
    while at + 1 < len(line) and run < taper:
        run += math.dist(line[at], line[at + 1])
        at += 1
    return line[: at + 1], line[at:]


def rivers(sheet: Sheet) -> str:
    """Paint all rivers: dark casings first, so that they flow into each other, then water, then a thread of light."""
    casing, core, thread = [], [], []
    for river in sheet.rivers:
        lines = [[(x, y) for x, y in river["draw"]]]
        lines += [[(x, y) for x, y in branch["draw"]] for branch in river.get("branches", ()) if "draw" in branch]
        for line in lines:
            spring, rest = _thick(sheet, river, _shifted(sheet, line))
            width = river["width"] * (0.5 + 0.5 * sheet.u)
            for piece, wide in ((spring, width * 0.55), (rest, width)):
                if len(piece) < 2:
                    continue
                path = sheet.path(piece)
                casing.append(f'<path d="{path}" stroke-width="{wide + 3.6 * sheet.u:.1f}"/>')
                core.append(f'<path d="{path}" stroke-width="{wide:.1f}"/>')
            thread.append(f'<path d="{sheet.path(rest)}"/>')
    style = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
    return (
        f'<g {style} stroke="#2f5763">{"".join(casing)}</g><g {style} stroke="#8fbcc4">{"".join(core)}</g>'
        f'<g {style} stroke="#e4f0ea" stroke-width="1.4" stroke-dasharray="22 14">{"".join(thread)}</g>'
    )


def river_names(sheet: Sheet) -> str:
    """Paint rivers' names along their banks."""
    shown = []
    for i, river in enumerate(sheet.rivers):
        line = [(float(x), float(y)) for x, y in river["draw"]]
        for j, name in enumerate(river["names"]):
            size = name["size"] * (0.45 + 0.55 * sheet.u)
            start = max(
                0.0, (name["from"] + name["to"]) / 2 - sheet.measure(name["text"], size, "italic", False) * 0.62
            )
            piece = [point for point, _ in along(line, 14)]
            spots = [point for k, point in enumerate(piece) if start - 20 <= k * 14 <= name["to"] + 60]
            if len(spots) < 2:
                continue
            right = spots[0][0] > spots[-1][0]
            bank = -1 if (name["side"] == "left") != right else 1
            off = bank * (river["width"] / 2 + (7 if bank < 0 else size * 0.8))
            moved = _aside(spots[::-1] if right else spots, off)
            ident = f"r{i}-{j}"
            shown.append(
                f'<path id="{ident}" d="{sheet.path(_smooth(moved))}" fill="none"/><text font-size="{size:.0f}" '
                f'font-style="italic" letter-spacing="2"><textPath href="#{ident}">{name["text"]}</textPath></text>'
            )
    return f'<g font-family="wartable Serif, serif" fill="#2f5763">{"".join(shown)}</g>'


def _smooth(line: list[Point]) -> list[Point]:
    for _ in range(3):
        line = [
            line[0],
            *(
                ((a[0] + b[0] * 2 + c[0]) / 4, (a[1] + b[1] * 2 + c[1]) / 4)
                for a, b, c in zip(line, line[1:], line[2:], strict=False)
            ),
            line[-1],
        ]
    return line


def _aside(line: list[Point], off: float) -> list[Point]:
    """Return a line moved to its side."""
    found = []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        far = math.hypot(bx - ax, by - ay) or 1.0
        found.append((x - (by - ay) / far * off, y + (bx - ax) / far * off))
    return found
