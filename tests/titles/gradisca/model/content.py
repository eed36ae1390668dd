"""The data of the game as plain records: zones, borders, counters, cards, scenario."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any

VENICE, AUSTRIA = 0, 1
ARMIES = ["VEN", "AUS"]
LINE = ("infantry", "cavalry")
# GR-6-01 to GR-6-05.
ALLOWANCE = {"infantry": 3, "sappers": 3, "artillery": 2, "cavalry": 5, "commander": 5}


@dataclass(frozen=True)
class Zone:
    """A zone of the map."""

    id: str
    named: bool
    difficult: bool
    borough: bool
    fortress: bool
    sea: bool
    map_edge: bool
    source: int | None
    held: int
    raid: tuple[bool, bool]


@dataclass(frozen=True)
class Border:
    """What lies between two adjacent zones; a wall has its word, its fortress and its level."""

    id: str
    zones: tuple[str, str]
    impassable: bool
    river: str
    bridge: bool
    kind: str
    wall: str = ""
    fortress: str = ""
    outside: str = ""
    level: int = 0

    def other(self, zone: str) -> str:
        """Return the zone on the far side."""
        return self.zones[1] if self.zones[0] == zone else self.zones[0]


@dataclass(frozen=True)
class Counter:
    """A unit as it is printed: of commanders both values are the Leadership."""

    id: str
    word: str
    side: int
    corps: str
    type: str
    kind: str
    light: bool
    front: tuple[int, int]
    back: tuple[int, int] | None


@dataclass(frozen=True)
class Card:
    """A card: its flags, the turn after which it may be played, and its lines of effects."""

    id: str
    word: str
    number: int
    mandatory: bool
    after: int
    removed: bool
    new_year: bool
    reinforcement: bool
    own: bool
    windows: tuple[str, ...]
    lines: tuple[dict[str, Any], ...]


@dataclass
class Content:
    """Everything that the data say, by name and in the order of the files."""

    zones: dict[str, Zone]
    borders: list[Border]
    counters: dict[str, Counter]
    corps: dict[str, int]
    cards: dict[str, Card]
    scenario: dict[str, Any]
    advanced_effects: list[str]
    around: dict[str, list[Border]] = field(default_factory=dict)
    sides: dict[str, Border] = field(default_factory=dict)

    @classmethod
    def read(cls, folder: Path | None = None) -> Content:
        """Read the title's own data, or a pack's."""
        root = folder or files("wartable.titles.gradisca") / "content"
        data = {
            name: json.loads((root / f"{name}.json").read_text())
            for name in ("zones", "borders", "units", "cards", "scenario")
        }
        turns = {turn["id"]: turn["n"] for turn in data["scenario"]["turns"]}
        zones = {row["id"]: _zone(row) for row in data["zones"]["zones"]}
        borders = [_border(row) for row in data["borders"]["borders"]]
        units = [_unit(row) for row in data["units"]["units"]]
        units += [_commander(row) for row in data["units"]["commanders"]]
        found = cls(
            zones,
            borders,
            {unit.word: unit for unit in units},
            {row["id"]: ARMIES.index(row["army"]) for row in data["units"]["commands"]},
            {row["word"]: _card(row, turns) for row in data["cards"]["cards"]},
            data["scenario"],
            list(data["cards"]["advanced_effects"]),
        )
        found.sides = {border.wall: border for border in borders if border.wall}
        for zone in zones:
            found.around[zone] = [border for border in borders if zone in border.zones]
        return found

    def border(self, a: str, b: str) -> Border | None:
        """Return the border between two zones, or None where they are not adjacent (GR-2.3-09)."""
        return next((border for border in self.around[a] if border.other(a) == b), None)

    def walls(self) -> dict[str, Border]:
        """Return the sides of the fortresses by their word."""
        return self.sides


def _zone(row: dict[str, Any]) -> Zone:
    source = row["supply_source"]
    return Zone(
        row["id"],
        row["named"],
        row["terrain"] == "difficult",
        row["borough"],
        row["terrain"] == "fortress",
        row["sea"],
        row["map_edge"],
        ARMIES.index(source) if source else None,
        ARMIES.index(row["held_1615"]),
        (row["raid"]["VEN"], row["raid"]["AUS"]),
    )


def _border(row: dict[str, Any]) -> Border:
    wall = row["wall"] or {}
    return Border(
        row["id"],
        (row["a"], row["b"]),
        row["impassable"],
        row["river"] or "",
        row["bridge"],
        row["kind"],
        wall.get("word", ""),
        wall.get("fortress", ""),
        wall.get("outside", ""),
        wall.get("level", 0),
    )


def _unit(row: dict[str, Any]) -> Counter:
    back = row["disorganised"]
    return Counter(
        row["id"],
        row["word"],
        ARMIES.index(row["army"]),
        row["command"],
        row["type"],
        row["class"],
        row["light"],
        (row["good"]["attack"], row["good"]["defend"]),
        (back["attack"], back["defend"]) if back else None,
    )


def _commander(row: dict[str, Any]) -> Counter:
    second = row["replacement"]
    return Counter(
        row["id"],
        row["word"],
        ARMIES.index(row["army"]),
        row["command"],
        "commander",
        "commander",
        False,
        (row["leadership"], row["leadership"]),
        (second["leadership"], second["leadership"]) if second else None,
    )


def _card(row: dict[str, Any], turns: dict[str, int]) -> Card:
    return Card(
        row["id"],
        row["word"],
        row["number"],
        row["obligatory"],
        turns[row["only_after"]] if row["only_after"] else 0,
        row["remove_if_used"],
        row["year1617"],
        row["R"],
        row["timing"] != "reaction",
        tuple(row.get("windows", ())),
        tuple(row["lines"]),
    )
