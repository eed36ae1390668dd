"""The campaign's content, the title's own or a pack's: read, checked, made ready for the kit."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from wartable.core.content import Pack, Place, Reading, Table, digest, spoken
from wartable.core.text.messages import LANGUAGES, Messages
from wartable.core.title import Content
from wartable.titles import read_data
from wartable.titles.campaign.pack.catalogue import Entry as Entry, Nation as Nation, nation_of
from wartable.titles.campaign.pack.rules import check, warnings
from wartable.titles.campaign.pack.schema import (
    POINTS_FILE,
    RESOLVER_FILE,
    SCALE,
    SCALE_FILE,
    YEARS,
    catalogue_of,
    schema,
)
from wartable.titles.campaign.resolver import BattleModel
from wartable.titles.campaign.vocabulary import TYPES

Row = Mapping[str, Any]

# Words can be mended without losing records: they are not part of the hash. Prices are written out in the catalogues.
WORDS = ("name", "note", "price")
COMMAND = {"en": "{}, command tank", "it": "{}, carro comando"}


@dataclass(frozen=True, slots=True)
class Set:
    """Checked content: nations, ladder, points by year and period, the resolver's numbers, all names."""

    nations: Sequence[Nation]
    ladder: list[str]
    budgets: Mapping[int, int]  # army points by year
    caps: Sequence[Sequence[int]]  # by period: type * 2 + part
    objectives: Sequence[int]  # by period
    resolver: Row
    messages: Messages

    def model(self, levels: int) -> BattleModel:
        """Return the resolver's numbers for a ladder of so many levels; the kit adds the profiles."""
        return model_of(self.resolver, levels)


def schema_of(pack: str | None) -> Mapping[str, Table]:
    """Return the files that a pack must hold, by the nations that its scale names."""
    folder = files("wartable.titles.campaign") / "content" if pack is None else Path(pack)
    place = SCALE_FILE if pack is None else f"{folder}/{SCALE_FILE}"
    if not folder.is_dir():
        return schema(())  # reading the pack says so
    data = read_data(folder / SCALE_FILE, place)
    given = data.get("nations") if isinstance(data, Mapping) else None
    named = SCALE.keys["nations"].read(Place(place) / "nations", given, Reading())
    return schema(named)


def nations_of(files_of_pack: Mapping[str, Table]) -> tuple[str, ...]:
    """Return the nations whose catalogues a schema names.

    >>> nations_of(SCHEMA)[:2]
    ('germany', 'italy')
    """
    return tuple(name.removesuffix(".json") for name in list(files_of_pack)[len(schema(())) :])


SCHEMA = schema_of(None)


def make(pack: Pack, own: Messages) -> Content:
    """Return what the kit is made of."""
    check(pack)
    scale, points = pack[SCALE_FILE], pack[POINTS_FILE]
    catalogues = [pack[catalogue_of(name)] for name in scale["nations"]]
    found = Set(
        [nation_of(data) for data in catalogues],
        [level["id"] for level in scale["levels"]],
        dict(zip(YEARS, points["army_points"], strict=True)),
        [caps_of(period) for period in points["battle_points"]],
        points["objective_points"],
        pack[RESOLVER_FILE],
        own.plus(spoken(names(scale, catalogues))),
    )
    return Content(found, digest(json.dumps(_without_words(pack.data))), pack.source, tuple(warnings(pack)))


def caps_of(period: Row) -> list[int]:
    """Return the caps of a period by type * 2 + part; in a Counterattack both sides have the same (CA-TYP-11)."""
    return [period["counterattack"], period["counterattack"], *period["advance"], *period["assault"]]


def names(scale: Row, catalogues: Sequence[Row]) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Yield every message that content brings: its key, and its text by language."""
    for level in scale["levels"]:
        yield f"level-{level['id']}", level["name"]
    for data in catalogues:
        yield f"nation-{data['nation']['id']}", data["nation"]["name"]
        named = {f"unit-{row['id']}": row["name"] for row in data["units"]}
        yield from named.items()
        nation = nation_of(data)
        for entry in nation.entries:
            if entry.tank:
                tank = named[f"unit-{nation.name}_{entry.tank}"]
                yield entry.key, {lang: COMMAND[lang].format(tank[lang]) for lang in LANGUAGES}


def model_of(numbers: Row, levels: int) -> BattleModel:
    """Return the resolver's numbers, for as many levels as a ladder has."""
    model = BattleModel()
    armour, soft, hidden = numbers["kill_armoured"], numbers["kill_soft"], numbers["hidden_artillery"]
    model.distance, model.fortune = numbers["distance"], numbers["fortune"]
    model.hit, model.training = numbers["hit"][:levels], numbers["target_training"][:levels]
    model.withdraws = numbers["withdrawal"]["chance"][:levels]
    model.withdraws_at = numbers["withdrawal"]["per_cent_left"]
    model.hq_bonus = numbers["hq_bonus"]
    model.soft_attack, model.soft_defence = soft["attack"], soft["defence"]
    model.base, model.step, model.close_bonus = armour["base"], armour["step"], armour["close_bonus"]
    model.least, model.most = armour["least"], armour["most"]
    model.range_factor, model.indirect = numbers["range_factor"], numbers["indirect_factor"]
    model.hidden_from_indirect, model.hidden_when_close = hidden["by_range_5"], hidden["by_others_at_distance_1"]
    model.recon, model.crew_served = numbers["recon_factor"], numbers["crew_served_at_distance_1"]
    model.cover = [
        numbers["cover"][kind][f"{target}_{part}"]
        for kind in TYPES
        for part in ("attacker", "defender")
        for target in ("soft", "armoured")
    ]
    model.objective = [0, numbers["objective"]["advance"], numbers["objective"]["assault"]]
    return model


def _without_words(value: Any) -> Any:
    """Return what campaigns are played with: everything but the words and the formula that prices were figured by."""
    if isinstance(value, Mapping):
        return {key: _without_words(item) for key, item in value.items() if key not in WORDS}
    return [_without_words(item) for item in value] if isinstance(value, (list, tuple)) else value
