"""The chart: made anew it is what lies in the tree, it is small, and its names and places do what the map needs."""

from __future__ import annotations

import json
import re
import tomllib
import zlib
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import wartable
from tools import art as maker
from wartable.paint.art import load
from wartable.titles.gradisca import chart
from wartable.titles.gradisca.chart.names import place_names
from wartable.titles.gradisca.chart.sheet import Sheet, inside

pytestmark = pytest.mark.plain

PACKAGE = "wartable.titles.gradisca"
HOME = Path(chart.__file__).parents[1]
MOST = 200_000  # bytes of a compressed ground
GROUNDS = [f"{name}.svg" for name in chart.BANDS]


@cache
def content() -> dict[str, Any]:
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in (HOME / "content").glob("*.json")}


def sheet(unit: float) -> Sheet:
    symbols = {path.stem: path.read_text(encoding="utf-8") for path in (HOME / "art" / "symbols").glob("*.svg")}
    return Sheet(content(), symbols, maker.measure, unit)


def ground(name: str) -> str:
    return (HOME / "art" / "grounds" / name).read_text(encoding="utf-8")


def test_made_anew_the_grounds_are_those_in_the_tree() -> None:
    made = maker.made(PACKAGE, maker.makers()[PACKAGE])
    assert {path.name for path in made} == {*GROUNDS, f"{chart.SHAPES}.json"}
    different = [path.name for path, text in made.items() if path.read_text(encoding="utf-8") != text]
    assert different == [], "`make art` writes them anew"


@pytest.mark.parametrize("name", GROUNDS)
def test_a_ground_is_small_and_bears_every_name_once(name: str) -> None:
    text = ground(name)
    assert len(zlib.compress(text.encode())) < MOST
    told = " ".join(re.findall(r"<text x=[^>]*>([^<]+)</text>", text))
    for zone in content()["zones"]["zones"]:
        assert all(told.count(word) >= 1 for word in zone["name"].split()), zone["name"]


@pytest.mark.parametrize("unit", sorted(set(chart.BANDS.values())))
def test_names_keep_clear_of_each_other(unit: float) -> None:
    names = place_names(sheet(unit))
    assert len(names) == 75
    covered = [
        (one.lines, two.lines)
        for one, two in combinations(names, 2)
        if abs(one.x - two.x) < (one.wide + two.wide) / 2 - 8 and abs(one.y - two.y) < (one.high + two.high) / 2 - 8
    ]
    assert covered == []


def test_shapes_hold_every_zone_and_border() -> None:
    shapes = load(PACKAGE).shapes[chart.SHAPES]
    zones = {zone["id"] for zone in content()["zones"]["zones"]}
    assert set(shapes.zones) == zones
    assert set(shapes.borders) == {border["id"] for border in content()["borders"]["borders"]}
    assert shapes.printed
    rings = sheet(1.0).rings
    # A stack of 60 units stands inside its zone: its middle, and the middles of its sides.
    for key, shape in shapes.zones.items():
        x, y = shape.at
        spots = [(x, y), (x - 30, y), (x + 30, y), (x, y - 30), (x, y + 30)]
        assert all(inside(spot, rings[key]) for spot in spots), key


def test_commands_and_nations_have_their_tinctures() -> None:
    colours = tomllib.loads((HOME / "art" / "art.toml").read_text(encoding="utf-8"))["colours"]
    for command in content()["units"]["commands"]:
        assert colours[f"corps-{command['id']}"][0] == command["band"]
        assert colours[f"on-corps-{command['id']}"][0] == command["band_ink"]
        assert f"nation-{command['nation']}" in colours


def test_everything_that_is_drawn_has_a_drawing() -> None:
    symbols = load(PACKAGE).symbols
    leaders = content()["units"]["commanders"]
    people = {row["id"] for row in leaders} | {row["replacement"]["id"] for row in leaders if row["replacement"]}
    assert {f"commanders/{name}" for name in people} <= set(symbols)
    assert {f"cards/{card['id']}" for card in content()["cards"]["cards"]} <= set(symbols)
    assert wartable.title("gradisca").art == PACKAGE
