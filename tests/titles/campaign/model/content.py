"""Catalogues and tables as they stand in a pack's files, with the command tanks that follow from them."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

OWN = Path(str(files("wartable.titles.campaign"))) / "content"


@dataclass(frozen=True)
class Entry:
    """A row of a catalogue."""

    word: str
    nation: str
    number: int
    arm: str
    element: str
    formation: str
    leads: str
    years: tuple[int, int]
    cost: tuple[int, ...]
    limits: dict[str, Any] = field(hash=False, compare=False)
    profile: dict[str, Any] = field(hash=False, compare=False)
    made_from: str = ""

    @property
    def group(self) -> tuple[str, ...]:
        """What may replace it (CA-RULING-38); an HQ by what it leads (CA-RULING-57)."""
        return ("hq", self.leads) if self.formation == "hq" else (self.arm, self.formation, self.element)


@dataclass(frozen=True)
class Content:
    """A pack."""

    nations: dict[str, list[int]]
    entries: dict[str, dict[str, Entry]]
    levels: list[str]
    points: dict[str, Any]
    resolver: dict[str, Any]

    @staticmethod
    @cache
    def read(folder: Path = OWN) -> Content:
        """Read a pack's folder."""
        scale = load(folder, "scale")
        levels = [level["id"] for level in scale["levels"]]
        nations, entries = {}, {}
        for nation in scale["nations"]:
            data = load(folder, nation)
            nations[nation] = data["nation"]["years"]
            entries[nation] = catalogue(nation, data["units"], levels)
        return Content(nations, entries, levels, load(folder, "points"), load(folder, "resolver"))


def load(folder: Path, name: str) -> Any:
    """Return what a file holds."""
    return json.loads((folder / f"{name}.json").read_text("utf-8"))


def catalogue(nation: str, units: list[dict[str, Any]], levels: list[str]) -> dict[str, Entry]:
    """Return a nation's entries by their words, the listed ones first, then a command tank for every tank."""
    found: dict[str, Entry] = {}
    for unit in units:
        word = unit["id"].removeprefix(f"{nation}_")
        found[word] = Entry(
            word, nation, len(found), unit["arm"], unit["element"], unit["formation"], unit.get("leads", ""),
            tuple(unit["years"]), tuple(unit["cost"][level] for level in levels), unit.get("limits", {}),
            unit["profile"],
        )  # fmt: skip
    for tank in list(found.values()):
        if tank.arm == "tank":
            found[f"hq_{tank.word}"] = replace(
                tank,
                word=f"hq_{tank.word}",
                number=len(found),
                arm="hq",
                formation="hq",
                leads="vehicles",
                cost=tuple(command_price(cost) for cost in tank.cost),
                made_from=tank.word,
            )
    return found


def command_price(cost: int) -> int:
    """Return a tank's price as a command tank: 15% more, to the nearest 5, halves up (CA-RULING-57).

    >>> [command_price(cost) for cost in (160, 190, 230, 270)]
    [185, 220, 265, 310]
    """
    return (cost * 115 + 250) // 500 * 5
