"""A title's drawings as data: symbols, colours, ornament, grounds, posters.

A title keeps them in a folder `art` beside its code:

* `art.toml`: `[colours]` with a day and a night value for each variable of the cloth (and tinctures of its own),
  `[ornament]` with the size and the markup of one tile, and `figures`, the drawings that the rulebook is shown with;
* `icons/*.svg`, `blazons/*.svg`, ... : each file is one symbol, named by folder and file, such as `icons/knights`;
* `grounds/*.svg`: what lies under a board and never changes, and `grounds/*.json` with its shapes; `posters/*.svg`:
  pictures for first pages.

>>> art = load("wartable.titles.proelio")
>>> art.symbols["icons/knights"].box
'-4 -12 108 120'
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from wartable.core.errors import Defect

_ROOT: Final = re.compile(r"^\s*<svg\b([^>]*)>(.*)</svg>\s*$", re.S)
_BOX: Final = re.compile(r'\bviewBox="([^"]+)"')
_KEPT: Final = re.compile(r'\b((?:stroke-line(?:join|cap)|fill|stroke)="[^"]*")')


Point = tuple[float, float]


class ArtError(Defect):
    """A drawing that cannot be used: which file, and why."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """One drawing: its view box and what is in it."""

    box: str
    markup: str

    @property
    def ratio(self) -> float:
        """Width by height.

        >>> Symbol("0 0 100 144", "").ratio
        0.6944444444444444
        """
        _, _, across, down = (float(part) for part in self.box.split())
        return across / down


@dataclass(frozen=True, slots=True)
class Ornament:
    """One tile of the pattern on the cloth."""

    size: float
    markup: str


@dataclass(frozen=True, slots=True)
class ZoneShape:
    """A zone's outline as a path, where its counters stand, and where its name stands.

    `room` is how far things may lie from its middle.
    """

    ring: str
    at: Point
    label: Point
    room: float = 0.0


@dataclass(frozen=True, slots=True)
class BorderShape:
    """The middle of a border, and its angle in degrees."""

    at: Point
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class Shapes:
    """All shapes of a ground. `printed` says that its drawing bears the zones' names.

    `over` is drawn once more above the lights: rivers and walls on the borders that are lit.
    """

    zones: dict[str, ZoneShape] = field(default_factory=dict)
    borders: dict[str, BorderShape] = field(default_factory=dict)
    printed: bool = False
    over: str = ""
    hash: str = ""
    text: str = ""

    def place(self, name: str) -> Point | None:
        """Return where a zone's counters stand, or the middle of a border; None for a name it does not know."""
        if name in self.zones:
            return self.zones[name].at
        return self.borders[name].at if name in self.borders else None


NO_SHAPES: Final = Shapes()
MOST_KEPT: Final = 6_000
"""Painted counters and rows of a title that are kept: those of some dozens of lists in the making."""


@dataclass(frozen=True, slots=True)
class Art:
    """All drawings of a title. `colours` maps a variable to its day and night values.

    `kept` is what was painted with them, by all that it was painted from: counters, and rows of sheets.
    """

    symbols: dict[str, Symbol] = field(default_factory=dict)
    colours: dict[str, tuple[str, str]] = field(default_factory=dict)
    ornament: Ornament | None = None
    grounds: dict[str, Symbol] = field(default_factory=dict)
    posters: dict[str, str] = field(default_factory=dict)
    figures: tuple[str, ...] = ()
    shapes: dict[str, Shapes] = field(default_factory=dict)
    kept: dict[object, Any] = field(default_factory=dict, compare=False, repr=False)


@lru_cache(maxsize=64)  # a ground is hundreds of kilobytes, and every painting names it
def ground_hash(ground: Symbol) -> str:
    """Return the name under which a ground is kept for ever: it changes only if the drawing does.

    >>> ground_hash(Symbol("0 0 1 1", "")) == ground_hash(Symbol("0 0 1 1", ""))
    True
    """
    return hashlib.sha256(f"{ground.box}\n{ground.markup}".encode()).hexdigest()[:20]


def symbol(markup: str, where: str = "drawing") -> Symbol:
    """Return a symbol from the text of an SVG file.

    >>> symbol('<svg viewBox="0 0 9 9"><path d="M0,0"/></svg>')
    Symbol(box='0 0 9 9', markup='<path d="M0,0"/>')
    """
    root = _ROOT.match(markup)
    box = _BOX.search(root[1]) if root else None
    if root is None or box is None:
        raise ArtError("art-not-svg", place=where)
    kept = " ".join(_KEPT.findall(root[1]))
    return Symbol(box[1], f"<g {kept}>{root[2]}</g>" if kept else root[2])


def _point(value: Any) -> Point:
    x, y = value
    return float(x), float(y)


def shapes(text: str, where: str = "shapes") -> Shapes:
    """Return the shapes in a file; raise ArtError that names file and key.

    >>> shapes('{"zones": {"mill": {"ring": "M0,0 L9,0 L9,9 Z", "at": [6, 3]}}}').place("mill")
    (6.0, 3.0)
    """
    key = ""
    try:
        data = json.loads(text)
        zones, borders = {}, {}
        for key, zone in data["zones"].items():
            at = _point(zone["at"])
            zones[key] = ZoneShape(str(zone["ring"]), at, _point(zone.get("label", at)), float(zone.get("room", 0)))
        for key, border in data.get("borders", {}).items():
            borders[key] = BorderShape(_point(border["at"]), float(border.get("angle", 0)))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ArtError("at-place", place=f"{where}: {key}" if key else where, reason=repr(error)) from None
    short = hashlib.sha256(text.encode()).hexdigest()[:20]
    return Shapes(zones, borders, bool(data.get("printed", False)), str(data.get("over", "")), short, text)


def _settings(art: Art, text: str, where: str) -> Art:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ArtError("at-place", place=where, reason=error) from None
    colours: dict[str, tuple[str, str]] = {}
    for name, value in data.get("colours", {}).items():
        if not (isinstance(value, list) and len(value) == 2 and all(isinstance(part, str) for part in value)):
            raise ArtError("art-colour", place=where, name=name)
        colours[name] = (value[0], value[1])
    art = replace(art, colours=colours, figures=tuple(data.get("figures", ())))
    ornament = data.get("ornament")
    if ornament is None:
        return art
    if not isinstance(ornament.get("size"), int | float) or not isinstance(ornament.get("markup"), str):
        raise ArtError("art-ornament", place=where)
    return replace(art, ornament=Ornament(float(ornament["size"]), ornament["markup"]))


def read(folder: Traversable) -> Art:
    """Return the art in a folder; a folder without anything gives plain art."""
    art = Art()
    for room in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if room.name == "art.toml":
            art = _settings(art, room.read_text(encoding="utf-8"), "art.toml")
        elif room.is_dir():
            for file in sorted(room.iterdir(), key=lambda entry: entry.name):
                stem, dot, ending = file.name.rpartition(".")
                where = f"{room.name}/{file.name}"
                if room.name == "grounds" and ending == "json":
                    art.shapes[stem] = shapes(file.read_text(encoding="utf-8"), where)
                if not dot or ending != "svg":
                    continue
                text = file.read_text(encoding="utf-8").strip()
                if room.name == "posters":
                    art.posters[stem] = text
                elif room.name == "grounds":
                    art.grounds[stem] = symbol(text, where)
                else:
                    art.symbols[f"{room.name}/{stem}"] = symbol(text, where)
    return art


@lru_cache(maxsize=32)
def load(package: str) -> Art:
    """Return the art of a package, read once; an empty name or a package without the folder gives plain art.

    >>> load("").symbols
    {}
    """
    if not package:
        return Art()
    folder = files(package).joinpath("art")
    return read(folder) if folder.is_dir() else Art()
