"""What the counters must be: corps, commanders and units, each with one way into play (GR-CONTENT-08 to 12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wartable.core.content import Pack
from wartable.core.errors import ContentError
from wartable.titles.gradisca.codes.things import ALLOWANCE, CLASSES, MOST_UNITS, TYPE_OF_CLASS, TYPES


def check_counters(pack: Pack) -> Iterator[ContentError]:
    """Yield what is wrong with the counters."""
    file, data = pack.place("units.json"), pack["units.json"]
    corps = {one["id"]: one for one in data["commands"]}
    counters = [*data["units"], *data["commanders"]]
    if len(counters) > MOST_UNITS:
        yield ContentError("gradisca-too-many", place=f"{file}: units", count=len(counters), most=MOST_UNITS)
    points = data["movement_points"]
    for type, allowed in zip(TYPES, ALLOWANCE, strict=True):
        if isinstance(points, dict) and points.get(type, allowed) != allowed:
            yield ContentError("gradisca-allowance", place=f"{file}: movement_points.{type}", points=allowed)
    yield from once(file, "units", [one["word"] for one in counters])
    yield from once(file, "commands", [one["word"] for one in data["commands"]])
    for unit in data["units"]:
        yield from check_unit(f"{file}: units[{unit['id']}]", unit)
    for sort, rows in (("units", data["units"]), ("commanders", data["commanders"])):
        for one in rows:
            place = f"{file}: {sort}[{one['id']}]"
            if corps[one["command"]]["army"] != one["army"]:
                yield ContentError("gradisca-army", place=f"{place}.army", corps=one["command"])
    for army in ("VEN", "AUS"):
        if sum(one["army"] == army for one in corps.values()) < 2:
            yield ContentError("gradisca-corps", place=f"{file}: commands", army=army)
    yield from ways_into_play(pack, counters)


def once(file: str, key: str, words: list[str]) -> Iterator[ContentError]:
    """No two things have one word."""
    for word in words:
        if words.count(word) > 1 or word in ("all", "1", "2", "3"):
            yield ContentError("gradisca-name-twice", place=f"{file}: {key}", name=repr(word))


def check_unit(place: str, unit: dict[str, Any]) -> Iterator[ContentError]:
    """A unit's class, its light flag and its values agree."""
    number = CLASSES.index(unit["class"])
    if TYPES[TYPE_OF_CLASS[number]] != unit["type"]:
        yield ContentError("gradisca-class", place=f"{place}.class", type=unit["type"])
    if unit["light"] != (unit["class"] == "light"):
        yield ContentError("gradisca-light", place=f"{place}.light")
    good, back = unit["good"], unit["disorganised"]
    if unit["type"] == "artillery" and good["attack"] > 5:
        yield ContentError("gradisca-gun", place=f"{place}.good.attack")
    if back and (back["attack"] > good["attack"] or back["defend"] > good["defend"]):
        yield ContentError("gradisca-back", place=f"{place}.disorganised")


def ways_into_play(pack: Pack, counters: list[dict[str, Any]]) -> Iterator[ContentError]:
    """Each counter stands on the map at the start, or one card brings it."""
    file = pack.place("units.json")
    setup = pack["scenario.json"]["setup"]
    standing: dict[str, list[str]] = {}
    for zone, force in setup.items():
        for id in (*force["units"], *force["commanders"]):
            standing.setdefault(id, []).append(zone)
    brought: dict[str, list[str]] = {}
    for card in pack["cards.json"]["cards"]:
        for effect in effects_of(card):
            if effect["do"] == "reinforce":
                for id in (*effect["units"], *effect["commanders"]):
                    brought.setdefault(id, []).append(card["id"])
    for one in counters:
        ways = [*standing.get(one["id"], []), *brought.get(one["id"], [])]
        if len(ways) != 1:
            found = ", ".join(ways) or "-"
            yield ContentError("gradisca-ways", place=f"{file}: units[{one['id']}].start", count=len(ways), ways=found)
        elif one["start"]["zone"] not in (None, *standing.get(one["id"], [])) or one["start"]["card"] not in (
            None,
            *brought.get(one["id"], []),
        ):
            yield ContentError("gradisca-start", place=f"{file}: units[{one['id']}].start", ways=ways[0])


def effects_of(card: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield all effects of a card, those inside of others too."""
    stack = [effect for line in card["lines"] for effect in line["effects"]]
    while stack:
        effect = stack.pop()
        yield effect
        stack += effect["then"] if effect["do"] == "if" else []
        stack += [inner for option in effect["options"] for inner in option] if effect["do"] == "choose" else []
