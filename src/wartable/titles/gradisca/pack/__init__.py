"""Gradisca's content: read, checked, and its names made into messages. A bad pack is refused with file, key, reason."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from wartable.core.content import Pack, digest
from wartable.core.text.messages import LANGUAGES, Messages
from wartable.core.title import Content
from wartable.titles.gradisca.pack.cards import check_cards
from wartable.titles.gradisca.pack.counters import check_counters
from wartable.titles.gradisca.pack.map import check_map
from wartable.titles.gradisca.pack.schema import SCHEMA as SCHEMA
from wartable.titles.gradisca.pack.set_up import check_scenario

PLAYED_WITH = ("zones.json", "borders.json", "units.json", "cards.json", "scenario.json")
REMARKS = ("prov", "about", "note", "about_it", "about_en", "text_it", "text_en", "lat", "lon", "length_km", "men")


class Set(NamedTuple):
    """The checked tables by file, and the messages with the names that they bring."""

    data: dict[str, dict[str, Any]]
    messages: Messages


def make(pack: Pack, own: Messages) -> Content:
    """Return what the kit is made of. The hash follows from all that is played with, not from remarks and texts."""
    for check in (check_map, check_counters, check_cards, check_scenario):
        for problem in check(pack):
            raise problem
    words = {lang: "\n".join(names(pack, lang)) for lang in LANGUAGES}
    canon = json.dumps([without_remarks(pack[file]) for file in PLAYED_WITH])
    return Content(Set(pack.data, own.plus(words, pack.words)), digest(canon), pack.source)


def without_remarks(value: Any) -> Any:
    """Return the same data without what no rule reads."""
    if isinstance(value, Mapping):
        return {key: without_remarks(item) for key, item in value.items() if key not in REMARKS}
    return [without_remarks(item) for item in value] if isinstance(value, list) else value


def names(pack: Pack, lang: str) -> Iterator[str]:
    """Yield the names of zones, walls, units, corps, cards and turns as messages of a language."""
    for zone in pack["zones.json"]["zones"]:
        yield message("zone", zone["id"], zone["name"])
    for border in pack["borders.json"]["borders"]:
        if border["wall"]:
            side = border["wall"]["side" if lang == "it" else "side_en"]
            yield message("wall", border["wall"]["word"], side)
    units = pack["units.json"]
    for unit in units["units"]:
        yield message("counter", unit["id"], unit[f"name_{lang}"])
    for leader in units["commanders"]:
        yield message("counter", leader["id"], leader["name"])
        if leader["replacement"]:
            yield message("replacement", leader["id"], leader["replacement"]["name"])
    for corps in units["commands"]:
        yield message("corps", corps["id"], corps[f"name_{lang}"])
    for card in pack["cards.json"]["cards"]:
        yield message("card", card["id"], card[f"title_{lang}"])
        yield message("effect", card["id"], card[f"text_{lang}"])
    for turn in pack["scenario.json"]["turns"]:
        yield message("turn", turn["n"], turn["label" if lang == "it" else "label_en"])


def message(sort: str, name: object, text: str) -> str:
    """Return a line of a message file; braces and leading signs of a text stay as they are.

    >>> message("zone", "mill", "{Mill}")
    'zone-mill = { "{Mill}" }'
    """
    plain = not any(sign in text for sign in "{}\n") and text[:1] not in tuple("*[.# ")
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f"{sort}-{name} = {text}" if plain else f'{sort}-{name} = {{ "{escaped}" }}'
