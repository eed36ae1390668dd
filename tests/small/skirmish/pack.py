"""The content, the title's own or a pack's: its schema, and what no schema can say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from wartable.core.content import OWN_NAME, List, Maybe, Named, NameOf, Pack, Table, Whole, Word, digest
from wartable.core.errors import ContentError
from wartable.core.text.messages import Messages
from wartable.core.title import Content

FILE = "skirmish.toml"
ZONE, GROUND, POINT = NameOf("zone"), Word("map", "meadow"), Whole(0, 9999)
ICON = Maybe(Word("foot", "cavalry", "gun", "ambush", "rumour"), OWN_NAME)
SCHEMA = {
    FILE: Table(
        {
            "map": Table({"ground": Maybe(GROUND, "meadow"), "camps": List(ZONE, 2, 2), "goal": ZONE}),
            # Codes have room for 16 names, a list in one number for 7.
            "zones": Named("zone", Table({"place": List(POINT, 2, 2), "next": List(ZONE, 1)}), most=16),
            "units": Named("unit", Table({"cost": Whole(1, 9), "hits_from": Whole(1, 6), "icon": ICON}), most=7),
            "cards": Named("card", Table({"copies": Whole(0, 9), "dice": Whole(0, 9), "icon": ICON}), most=16),
        }
    )
}


class Set(NamedTuple):
    """Zones, units and cards in their order, and the messages with their names."""

    data: dict[str, Any]
    messages: Messages


def make(pack: Pack, own: Messages) -> Content:
    """What the kit is made of. The hash follows from names and numbers alone, so that words can be mended."""
    for reason in wrong(**pack[FILE]):
        raise ContentError(f"{pack.place(FILE)}: {reason}")
    found = Set(pack[FILE], pack.messages(own, zone=("zone",), unit=("unit",), card=("card", "effect")))
    return Content(found, digest(json.dumps(found.data)), pack.source)


def wrong(map: dict[str, Any], zones: dict[str, Any], units: dict[str, Any], cards: dict[str, Any]) -> Iterator[str]:
    """What makes a set unplayable, with its place."""
    if sum(card["copies"] for card in cards.values()) < 4:
        yield "[cards] copies: two for each side are needed, four in all"
    for name, zone in zones.items():
        for other in zone["next"]:
            if other == name or name not in zones[other]["next"]:
                yield f"[zones] {name}.next: {other!r} does not have {name!r} for a neighbour"
    if len({*map["camps"], map["goal"]}) < 3:
        yield "[map] camps, goal: the camps of Red and Blue and a third zone are needed"
