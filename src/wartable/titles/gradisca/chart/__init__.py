"""The chart: the grounds of the map, one for each band of zoom, made from the shapes in the content.

`make art` writes them. A title may not measure letters itself, so the maker of art hands the measure in.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from wartable.titles.gradisca.chart.land import borders, hills_and_towns, land_beyond, provinces
from wartable.titles.gradisca.chart.names import place_names
from wartable.titles.gradisca.chart.ornament import cartouche, great_names, paper, sea_ornament
from wartable.titles.gradisca.chart.sheet import BOX, Measure, Sheet
from wartable.titles.gradisca.chart.walls import bridges, fortress_walls, fortresses, impassable, stones
from wartable.titles.gradisca.chart.waters import river_names, rivers, sea

BANDS: Final = {"overview": 1.0, "table": 0.74, "near": 0.6}
"""The scale of lines, symbols and letters in each band."""
SHAPES: Final = "table"
"""The ground whose file holds the shapes of all bands."""


def drawings(content: Mapping[str, Any], symbols: Mapping[str, str], measure: Measure) -> dict[str, str]:
    """Return the grounds and their shapes, by the names of their files."""
    found = {f"{name}.svg": ground(Sheet(content, symbols, measure, unit)) for name, unit in BANDS.items()}
    found[f"{SHAPES}.json"] = shapes(Sheet(content, symbols, measure, BANDS[SHAPES]))
    return found


def ground(sheet: Sheet) -> str:
    """Return one ground, bottom up."""
    names = place_names(sheet)
    layers = [
        paper(sheet),
        land_beyond(sheet),
        sea(sheet),
        sea_ornament(sheet),
        provinces(sheet),
        borders(sheet),
        rivers(sheet),
        impassable(sheet),
        hills_and_towns(sheet, names),
        stones(sheet),
        bridges(sheet),
        fortresses(sheet),
        great_names(sheet),
        river_names(sheet),
        *(name.drawn for name in names),
        cartouche(sheet),
    ]
    box = " ".join(str(each) for each in BOX)
    body = "\n".join(layer for layer in layers if layer)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{sheet.definitions()}\n{body}</svg>\n'


def shapes(sheet: Sheet) -> str:
    """Return the shapes of zones and borders, for pages and painters to keep."""
    zones = {
        key: {
            "ring": sheet.path(sheet.ring(key), closed=True),
            "at": _whole(zone["draw"]["counters"]),
            "label": _whole(zone["draw"]["label"]),
            "room": round(zone["draw"]["radius"]),
        }
        for key, zone in sheet.zones.items()
    }
    middles = {
        arc["border"]: {"at": _whole(arc["mid"]), "angle": round(arc["angle"])}
        for arc in sheet.arcs.values()
        if arc["border"] not in ("sea", "edge")
    }
    over = rivers(sheet) + fortress_walls(sheet) + bridges(sheet, "plain")
    told = {"printed": True, "over": over, "zones": zones, "borders": dict(sorted(middles.items()))}
    return json.dumps(told, separators=(",", ":")).replace('},"', '},\n"') + "\n"


def _whole(point: list[float]) -> list[int]:
    return [round(point[0]), round(point[1])]
