"""The content, the title's own or a pack's: read and checked. A bad one is refused with file, key and reason."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

from wartable.core.errors import ContentError
from wartable.core.text.messages import LANGUAGES, MessageError, Messages
from wartable.core.title import Content

FILE = "skirmish.toml"
NAME = re.compile(r"[a-z][a-z_]*")
MOST = {"zones": 16, "units": 7, "cards": 16}  # codes have room for 16 names, a list in one number for 7
ICONS = ("foot", "cavalry", "gun", "ambush", "rumour")
GROUNDS = ("map", "meadow")
RANGES = {"cost": (1, 9), "hits_from": (1, 6), "copies": (0, 9), "dice": (0, 9)}
KEYS = {"zones": (), "units": ("cost", "hits_from"), "cards": ("copies", "dice")}
SAID = {"zones": ("zone",), "units": ("unit",), "cards": ("card", "effect")}  # the messages that each name needs


class Set(NamedTuple):
    """Zones, units and cards in their order, and the messages with their names."""

    data: dict[str, Any]
    messages: Messages


def read(pack: str | None, own: Messages) -> Content:
    """The content of a folder: `skirmish.toml`, and messages for the names that the title itself does not have.

    A record names content by its hash, so the hash follows from names and numbers alone: words can be mended.
    """
    folder: Traversable = files(__package__) / "content" if pack is None else Path(pack)
    try:
        data = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
        texts = {lang: folder / "messages" / f"{lang}.ftl" for lang in LANGUAGES}
        said = {lang: file.read_text(encoding="utf-8") for lang, file in texts.items() if file.is_file()}
        check(data)
        found = Set(data, own.plus(said) if said else own)
        check_words(found)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, ContentError) as error:
        raise ContentError(f"{folder / FILE}: {error}") from error
    return Content(found, hashlib.sha256(json.dumps(data).encode()).hexdigest()[:16], pack or "")


def check(data: dict[str, Any]) -> None:
    for table, keys in KEYS.items():
        things = data.get(table)
        if not isinstance(things, Mapping) or not 0 < len(things) <= MOST[table]:
            raise ContentError(f"[{table}]: 1 to {MOST[table]} names are needed")
        for name, thing in things.items():
            if not NAME.fullmatch(name) or not isinstance(thing, dict):
                raise ContentError(f"[{table}] {name}: a name is small letters, such as: mill = {{ ... }}")
            for key in keys:
                value, (low, high) = thing.get(key), RANGES[key]
                if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                    raise ContentError(f"[{table}] {name}.{key}: {value!r} is not a number from {low} to {high}")
            if table != "zones" and thing.setdefault("icon", name) not in ICONS:
                raise ContentError(f"[{table}] {name}.icon: {thing['icon']!r} is not one of {', '.join(ICONS)}")
    if sum(card["copies"] for card in data["cards"].values()) < 4:
        raise ContentError("[cards] copies: two for each side are needed, four in all")
    check_map(data.get("map"), data["zones"])


def check_map(data: object, zones: Mapping[str, Any]) -> None:
    """Every zone has its place; whoever is next to a zone has it for a neighbour too."""
    for name, zone in zones.items():
        place = zone.get("place")
        if not isinstance(place, list) or [type(number) for number in place] != [int, int]:
            raise ContentError(f"[zones] {name}.place: two whole numbers are needed, not {place!r}")
        for other in listed(zone, "next") or [name]:
            if other == name or name not in listed(zones.get(other, {}), "next"):
                raise ContentError(f"[zones] {name}.next: {other!r} is no zone that has {name!r} for a neighbour")
    if not isinstance(data, dict) or data.setdefault("ground", "meadow") not in GROUNDS:
        raise ContentError(f"[map] ground: one of {', '.join(GROUNDS)} is needed")
    three = [*listed(data, "camps"), str(data.get("goal"))]
    if len(three) != 3 or len(zones.keys() & three) != 3:
        raise ContentError(f"[map] camps, goal: the camps of Red and Blue and a third zone are needed, not {three}")


def listed(data: Mapping[str, Any], key: str) -> list[str]:
    found = data.get(key)
    return [str(name) for name in found] if isinstance(found, list) else []


def check_words(found: Set) -> None:
    for table, kinds in SAID.items():
        for key in (f"{kind}-{name}" for name in found.data[table] for kind in kinds):
            for lang in LANGUAGES:
                try:
                    found.messages.format(lang, key, count=2)
                except MessageError as error:
                    raise ContentError(f"messages/{lang}.ftl: {error.args[0]}") from error
