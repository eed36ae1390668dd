"""Names on the chart: measured with our own fonts, placed where they cover nothing that matters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wartable.titles.gradisca.chart.sheet import BOX, Point, Sheet, along

CELL: Final = 8
"""The side of the squares that a place is judged by, in units."""
GREAT: Final = ("palma", "udine", "gradisca", "goritia", "trieste")
SWEEPS: Final = 3
ROUND: Final = (
    *((0.0, -1.15), (0.0, 1.05), (1.1, 0.0), (-1.1, 0.0), (0.8, -0.9), (-0.8, -0.9)),
    *((0.8, 0.9), (-0.8, 0.9), (0.4, -1.2), (-0.4, -1.2), (0.4, 1.1), (-0.4, 1.1)),
)
"""Where a name may stand round its town, in halves of its own size."""


@dataclass(slots=True)
class PlaceName:
    """A name with its lines, its middle and its size."""

    zone: str
    lines: list[str]
    size: float
    wide: float
    high: float
    great: bool
    named: bool
    rough: bool
    x: float = 0.0
    y: float = 0.0

    @property
    def drawn(self) -> str:
        """The name as text with a halo, a triangle before that of rough ground."""
        weight = ' font-weight="bold" letter-spacing="1.5"' if self.great else ' font-style="italic"'
        fill = "#2b2118" if self.named else "#6a5233"
        lead = self.size * 0.98
        first = self.y + self.size * 0.33 - lead * (len(self.lines) - 1) / 2
        mark = self.size * 0.62 if self.rough else 0.0
        text = "".join(
            f'<text x="{self.x + mark / 2:.0f}" y="{first + i * lead:.0f}">{line}</text>'
            for i, line in enumerate(self.lines)
        )
        sign = ""
        if self.rough:
            left = self.x - self.wide / 2 + mark * 0.42
            scale = self.size / 33
            sign = (
                f'<path transform="translate({left:.0f} {first:.0f}) scale({scale:.2f})" d="M-8 0L0-15 8 0z" '
                'fill="#e8b92e" stroke="#3a2a1a" stroke-width="1.6"/>'
            )
        return (
            f'{sign}<g font-family="wartable Serif, serif" font-size="{self.size:.1f}"{weight} fill="{fill}" '
            f'text-anchor="middle" stroke="#f5e9c9" stroke-width="{self.size * 0.16:.1f}" stroke-linejoin="round" '
            f'paint-order="stroke">{text}</g>'
        )


class Ground:
    """Whose every square of the sheet is, and where water and walls are."""

    def __init__(self, sheet: Sheet) -> None:
        self.across, self.down = BOX[2] // CELL + 1, BOX[3] // CELL + 1
        self.owner: list[str] = [""] * (self.across * self.down)
        self.water: set[int] = set()
        for zone, ring in sheet.rings.items():
            self._fill(zone, ring)
        for river in sheet.rivers:
            for point, _ in along([(x, y) for x, y in river["draw"]], CELL / 2):
                self.water.add(self.at(*point))

    def at(self, x: float, y: float) -> int:
        """Return the square of a point."""
        column = min(max(int((x - BOX[0]) // CELL), 0), self.across - 1)
        row = min(max(int((y - BOX[1]) // CELL), 0), self.down - 1)
        return row * self.across + column

    def _fill(self, zone: str, ring: list[Point]) -> None:
        edges = list(zip(ring, [*ring[1:], ring[0]], strict=True))
        low, high = min(y for _, y in ring), max(y for _, y in ring)
        row = int((low - BOX[1]) // CELL)
        while row * CELL + BOX[1] <= high:
            y = BOX[1] + row * CELL + CELL / 2
            cuts = sorted(ax + (bx - ax) * (y - ay) / (by - ay) for (ax, ay), (bx, by) in edges if (ay > y) != (by > y))
            for start, end in zip(cuts[::2], cuts[1::2], strict=False):
                first, last = self.at(start + CELL / 2, y), self.at(end - CELL / 2, y)
                for square in range(first, last + 1):
                    self.owner[square] = zone
            row += 1


def _names(sheet: Sheet) -> list[PlaceName]:
    found = []
    for key, facts in sheet.about.items():
        great, named = key in GREAT, facts["named"]
        size = (48 if great else 33 if named else 25) * sheet.u
        face = "display" if great else "italic"
        words = facts["name"].split(" ")
        lines = [facts["name"]]
        # A long name of two words stands in two lines where its zone is small.
        if len(words) > 1 and len(facts["name"]) > 11 and sheet.zones[key]["draw"]["radius"] < 90:
            lines = [words[0], " ".join(words[1:])]
        rough = facts["terrain"] == "difficult"
        wide = max(sheet.measure(line, size, face, great) for line in lines) * (1.06 if great else 1.0)
        wide += size * 0.62 if rough else 0
        found.append(PlaceName(key, lines, size, wide, size * 0.98 * len(lines), great, named, rough))
    return sorted(found, key=lambda name: sheet.zones[name.zone]["draw"]["area"])


def _candidates(sheet: Sheet, name: PlaceName) -> list[Point]:
    """Return twelve spots round the town, then a grid over the zone."""
    draw = sheet.zones[name.zone]["draw"]
    x, y = draw["town"]
    wide, high = name.wide / 2 + 30 * sheet.u, name.high / 2 + 30 * sheet.u
    spots = [(x + dx * wide, y + dy * high) for dx, dy in ROUND]
    ring = sheet.rings[name.zone]
    left, right = min(px for px, _ in ring), max(px for px, _ in ring)
    top, low = min(py for _, py in ring), max(py for _, py in ring)
    spots += [(left + (right - left) * i / 15, top + (low - top) * j / 12) for i in range(1, 15) for j in range(1, 12)]
    return spots


def _overlap(one: tuple[float, float, float, float], two: tuple[float, float, float, float]) -> float:
    """Return how much of the first box (middle and half sides) the second covers."""
    across = min(one[0] + one[2], two[0] + two[2]) - max(one[0] - one[2], two[0] - two[2])
    down = min(one[1] + one[3], two[1] + two[3]) - max(one[1] - one[3], two[1] - two[3])
    return max(across, 0.0) * max(down, 0.0) / (4 * one[2] * one[3])


def _taken(sheet: Sheet) -> list[tuple[float, float, float, float, float]]:
    """Return boxes that a name should not cover, each with how much that matters."""
    boxes = []
    for zone in sheet.zones.values():
        draw = zone["draw"]
        half = {"village": 22, "borough": 36, "city": 48, "none": 8, "fortress": 0}[draw["symbol"]] * (
            0.4 + 0.6 * sheet.u
        )
        if half:
            boxes.append((*draw["town"], half, half * 0.8, 160.0))
        boxes.append((*draw["counters"], 36.0, 36.0, 150.0))
    for arc in sheet.arcs.values():
        facts = sheet.border_facts.get(arc["border"])
        if facts is not None and (facts["bridge"] or facts["impassable"]):
            boxes.append((*arc["mid"], 22.0, 22.0, 120.0))
        if facts is not None and facts["wall"]:
            boxes += [(*point, 22.0, 22.0, 260.0) for point, _ in along(sheet.arc(arc["id"]), 24)]
    return boxes


def _cost(
    sheet: Sheet,
    ground: Ground,
    name: PlaceName,
    spot: Point,
    others: list[PlaceName],
    taken: list[tuple[float, float, float, float, float]],
) -> float:
    x, y = spot
    half, tall = name.wide / 2, name.high / 2
    outside = wet = count = 0
    for i in range(9):
        for j in range(4):
            square = ground.at(x + half * (i / 4 - 1), y + tall * (j / 1.5 - 1))
            count += 1
            outside += ground.owner[square] != name.zone
            wet += square in ground.water
    cost = 60.0 * outside / count + 40.0 * wet / count
    if sheet.about[name.zone]["terrain"] == "fortress":
        cost = 60.0 * wet / count + sheet_distance(sheet, name, spot) * 0.12
    box = (x, y, half, tall)
    for tx, ty, tw, th, weight in taken:
        if abs(tx - x) < tw + half and abs(ty - y) < th + tall:
            cost += weight * _overlap(box, (tx, ty, tw, th))
    for other in others:
        if other is not name and (other.x or other.y):
            share = _overlap(box, (other.x, other.y, other.wide / 2 + 4, other.high / 2))
            cost += 60 + 200 * share if share > 0 else 0
    town = sheet.zones[name.zone]["draw"]["town"]
    return float(cost + 0.02 * (abs(town[0] - x) + abs(town[1] - y)))


def sheet_distance(sheet: Sheet, name: PlaceName, spot: Point) -> float:
    """Return how far a fortress's name would stand from its walls."""
    x, y = spot
    nearest = min(abs(px - x) + abs(py - y) for px, py in sheet.rings[name.zone])
    return max(0.0, nearest - name.wide / 2 - 30)


def _beside(spots: list[Point], box: tuple[float, float, float, float, float]) -> bool:
    """Return whether a box may lie under a name at one of these spots."""
    left, right = min(x for x, _ in spots) - 180, max(x for x, _ in spots) + 180
    top, low = min(y for _, y in spots) - 80, max(y for _, y in spots) + 80
    return left < box[0] < right and top < box[1] < low


def place_names(sheet: Sheet) -> list[PlaceName]:
    """Return all names in their places: the smallest zone first, three times round."""
    ground, names, taken = Ground(sheet), _names(sheet), _taken(sheet)
    spots = {name.zone: _candidates(sheet, name) for name in names}
    for name in names:
        if sheet.about[name.zone]["terrain"] == "fortress":
            x, y = sheet.zones[name.zone]["draw"]["label"]
            spots[name.zone] = [(x + dx, y + dy) for dx in range(-120, 121, 12) for dy in range(-72, 73, 12)]
    near = {name.zone: [box for box in taken if _beside(spots[name.zone], box)] for name in names}
    for _ in range(SWEEPS):
        for name in names:
            best = min(spots[name.zone], key=lambda spot: _cost(sheet, ground, name, spot, names, near[name.zone]))
            name.x, name.y = best
    return names
