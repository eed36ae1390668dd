"""Packs: content that does not fit the rules is refused, with file, key and reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.titles.gradisca.tools import GRADISCA
from wartable import ContentError

Data = dict[str, Any]
CONTENT = files("wartable") / "titles" / "gradisca" / "content"
FILES = ("zones", "borders", "units", "cards", "scenario", "shapes")


def packed(folder: Path, file: str, change: Callable[[Data], None]) -> str:
    """A pack that is the title's own content with one change."""
    return changed(folder, {file: change})


def changed(folder: Path, changes: dict[str, Callable[[Data], None]]) -> str:
    """A pack that is the title's own content with changes in some files."""
    for name in FILES:
        data = json.loads((CONTENT / f"{name}.json").read_text(encoding="utf-8"))
        if name in changes:
            changes[name](data)
        (folder / f"{name}.json").write_text(json.dumps(data), encoding="utf-8")
    return str(folder)


def row(data: Data, key: str, id: str) -> Data:
    """The row of a file with an id."""
    found: Data = next(one for one in data[key] if one["id"] == id)
    return found


def put(key: str, id: str, field: str, value: object) -> Callable[[Data], None]:
    """Set a field of a row."""

    def change(data: Data) -> None:
        row(data, key, id)[field] = value

    return change


def drop(key: str, id: str) -> Callable[[Data], None]:
    """Take a row away."""

    def change(data: Data) -> None:
        data[key] = [one for one in data[key] if one["id"] != id]

    return change


def both(*changes: Callable[[Data], None]) -> Callable[[Data], None]:
    """Several changes."""

    def change(data: Data) -> None:
        for one in changes:
            one(data)

    return change


def scenario(key: str, value: object) -> Callable[[Data], None]:
    """Set a field of the scenario."""

    def change(data: Data) -> None:
        data[key] = value

    return change


def effect(card: str, key: str, value: object) -> Callable[[Data], None]:
    """Set a key of a card's first effect."""

    def change(data: Data) -> None:
        row(data, "cards", card)["lines"][0]["effects"][0][key] = value

    return change


def ring(zone: str, upto: int) -> Callable[[Data], None]:
    """Leave arcs of a zone's ring out."""

    def change(data: Data) -> None:
        data["zones"][zone]["ring"] = data["zones"][zone]["ring"][:upto]

    return change


def again(key: str, like: str, **fields: object) -> Callable[[Data], None]:
    """Add a row that is another one but for some fields."""

    def change(data: Data) -> None:
        data[key].append({**row(data, key, like), **fields})

    return change


def same_ring(zone: str, other: str) -> Callable[[Data], None]:
    """Draw a zone where another one lies."""

    def change(data: Data) -> None:
        data["zones"][zone]["ring"] = data["zones"][other]["ring"]

    return change


def inside(key: str, field: str, value: object) -> Callable[[Data], None]:
    """Set a field of a table of the file, or of the first row of a list."""

    def change(data: Data) -> None:
        (data[key][0] if isinstance(data[key], list) else data[key])[field] = value

    return change


def wall_side(field: str) -> Callable[[Data], None]:
    """Leave a side of a fortress without its name in a language."""

    def change(data: Data) -> None:
        row(data, "borders", GRADISCA_OLD_GATE)["wall"][field] = ""

    return change


def cut_off(zone: str) -> Callable[[Data], None]:
    """Make all borders of a zone impassable."""

    def change(data: Data) -> None:
        for border in data["borders"]:
            if zone in (border["a"], border["b"]):
                border |= {"kind": "impassable", "river": None, "bridge": False, "impassable": True}

    return change


def no_year(data: Data) -> None:
    """Mark no card 1617."""
    for card in data["cards"]:
        card["year1617"] = False


def sources(army: str) -> Callable[[Data], None]:
    """Leave an army without supply sources."""

    def change(data: Data) -> None:
        for zone in data["zones"]:
            if zone["supply_source"] == army:
                zone["supply_source"] = None

    return change


GRADISCA_OLD_GATE = "b020"
WRONG: list[tuple[str, Callable[[Data], None], str]] = [
    ("units", put("units", "v101", "command", None), "units.json: units[v101].command"),
    ("units", put("units", "v101", "command", "v_nobody"), "units.json: units[v101].command"),
    ("units", put("units", "v101", "good", None), "units.json: units[v101].good"),
    ("units", put("commanders", "scotti", "leadership", None), "units.json: commanders[scotti].leadership"),
    ("units", put("units", "v101", "type", "elephants"), "units.json: units[v101].type"),
    ("units", put("units", "v101", "class", "heavy"), "units.json: units[v101].class"),
    ("units", put("units", "v102", "word", "italian-foot-1"), "units.json: units"),
    ("units", put("units", "v101", "army", "AUS"), "units.json: units[v101].army"),
    ("units", put("units", "v106", "light", False), "units.json: units[v106].light"),
    ("units", put("units", "v101", "name_it", None), "units.json: units[v101].name_it"),
    ("units", put("units", "v101", "name_en", " "), "units.json: units[v101].name_en"),
    ("units", drop("units", "v110"), "cards.json: cards[c01].lines[0].effects[0].units[2]"),
    ("units", put("units", "v110", "start", {"zone": "udine", "card": None}), "units.json: units[v110].start"),
    ("cards", drop("cards", "c36"), "cards.json: cards"),
    ("cards", again("cards", "c36", id="c37", word="pontoon"), "cards.json: cards: 37 cards"),
    ("cards", no_year, "cards.json: cards: 36 cards are not marked 1617"),
    ("cards", put("cards", "c36", "number", 35), "cards.json: cards"),
    ("cards", put("cards", "c01", "only_after", "1619-GF"), "cards.json: cards[c01].only_after"),
    ("cards", put("cards", "c22", "windows", ["dawn"]), "cards.json: cards[c22].windows[0]"),
    ("cards", put("cards", "c22", "windows", []), "cards.json: cards[c22].windows"),
    ("cards", put("cards", "c22", "obligatory", True), "cards.json: cards[c22].obligatory"),
    ("cards", put("cards", "c16", "title_en", None), "cards.json: cards[c16].title_en"),
    ("cards", effect("c16", "do", "conjure"), "cards.json: cards[c16].lines[0].effects[0].do"),
    ("cards", effect("c02", "zones", ["atlantis"]), "cards.json: cards[c02].lines"),
    ("cards", effect("c02", "units", ["v999"]), "cards.json: cards[c02].lines[0].effects[0].units[0]"),
    ("cards", effect("c02", "units", ["v601"]), "units.json: units[v602].start"),
    ("zones", put("zones", "rubia", "name", "Rubbia"), "zones.json: zones"),
    ("zones", put("zones", "gradisca", "borough", True), "zones.json: zones[gradisca].borough"),
    ("zones", put("zones", "palma", "raid", {"VEN": False, "AUS": True}), "zones.json: zones[palma].raid"),
    ("zones", put("zones", "trivignano", "named", False), "scenario.json: setup.trivignano"),
    ("zones", put("zones", "medea", "id", "mariano"), "zones.json: zones"),
    ("borders", put("borders", "b004", "river", None), "borders.json: borders[b004].bridge"),
    ("borders", put("borders", GRADISCA_OLD_GATE, "impassable", True), "borders.json: borders[b020].impassable"),
    ("borders", put("borders", GRADISCA_OLD_GATE, "wall", None), "borders.json: borders[b020].wall"),
    ("borders", put("borders", "b002", "b", "aidussina"), "borders.json: borders[b002]"),
    ("borders", put("borders", "b002", "b", "rifembergo"), "borders.json: borders[b002]"),
    ("borders", put("borders", "b002", "b", "atlantis"), "borders.json: borders[b002].b"),
    ("borders", drop("borders", "b002"), "shapes.json: arcs"),
    ("shapes", put("arcs", "a001", "between", ["rubia", "medea"]), "shapes.json: arcs[a001].between"),
    ("shapes", put("arcs", "a001", "ends", [1, 3]), "shapes.json: zones.rubia.ring"),
    ("shapes", ring("medea", -1), "shapes.json: zones.medea.ring"),
    ("borders", cut_off("tolmino"), "borders.json: borders: no way leads to tolmino"),
    ("borders", wall_side("side"), "borders.json: borders[b020].wall.side:"),
    ("borders", wall_side("side_en"), "borders.json: borders[b020].wall.side_en:"),
    ("shapes", again("arcs", "a001", id="a999"), "shapes.json: arcs[a001].border"),
    ("shapes", again("arcs", "a006", id="a008"), "shapes.json: arcs: 'a008' stands twice"),
    ("shapes", same_ring("medea", "rubia"), "shapes.json: zones.medea.ring: it must have the arcs of this zone"),
    ("shapes", put("arcs", "a006", "between", [None, "medea"]), "shapes.json: zones.medea.ring: it must"),
    ("zones", sources("AUS"), "zones.json: zones: AUS has no supply source"),
    (
        "scenario",
        scenario("morale", {"min": 1, "max": 9, "start": {"VEN": 0, "AUS": 7}, "bands": {}}),
        "morale.start.VEN",
    ),
    ("scenario", scenario("camp", {"VEN": "palma", "AUS": "goritia"}), "scenario.json: camp.VEN"),
    ("scenario", scenario("camp", {"VEN": "goritia", "AUS": "goritia"}), "scenario.json: camp.VEN"),
    ("scenario", scenario("sea_supply_start", "udine"), "scenario.json: sea_supply_start"),
    ("scenario", inside("turns", "label_en", ""), "scenario.json: turns[0].label_en"),
    ("scenario", inside("turns", "label", " "), "scenario.json: turns[0].label"),
    ("scenario", inside("morale", "bands", {"red": [1, 3], "yellow": [3, 5], "green": [6, 9]}), "morale.bands"),
    ("scenario", scenario("end_marker_start", 17), "scenario.json: end_marker_start"),
    ("scenario", scenario("chits_in_cup", ["v_giustiniani"]), "scenario.json: chits_in_cup"),
]


@pytest.mark.parametrize(("file", "change", "place"), WRONG, ids=[f"{file}-{place}" for file, _, place in WRONG])
@pytest.mark.clause("GR-2.1-02", "GR-2.1-10", "GR-2.2-01", "GR-RULING-56")
def test_a_bad_pack_is_refused_with_its_place(
    tmp_path: Path, file: str, change: Callable[[Data], None], place: str
) -> None:
    with pytest.raises(ContentError) as caught:
        GRADISCA.content(packed(tmp_path, file, change))
    assert place in str(caught.value)
    for lang in ("en", "it"):
        assert caught.value.label(lang)


@pytest.mark.parametrize(
    ("zone", "moved", "reason"),
    [
        ("goritia", {"scotti": "udine"}, "units of both sides"),
        ("trivignano", {"v202": "udine", "v301": "udine"}, "more than 6 infantry and cavalry"),
    ],
)
@pytest.mark.clause("GR-9-02", "GR-INV-01")
def test_units_that_cannot_stand_together_are_not_set_up(
    tmp_path: Path, zone: str, moved: dict[str, str], reason: str
) -> None:
    def forces(data: Data) -> None:
        for id, home in moved.items():
            sort = "units" if id in data["setup"][home]["units"] else "commanders"
            data["setup"][home][sort].remove(id)
            data["setup"][zone][sort].append(id)

    def starts(data: Data) -> None:
        for one in (*data["units"], *data["commanders"]):
            if one["id"] in moved:
                one["start"]["zone"] = zone

    with pytest.raises(ContentError, match=rf"scenario\.json: setup\.{zone}: {reason}"):
        GRADISCA.content(changed(tmp_path, {"scenario": forces, "units": starts}))


def test_loot_needs_a_marker_for_each_zone(tmp_path: Path) -> None:
    def change(data: Data) -> None:
        data["loot"]["VEN"]["markers"] = [1, "?"]

    with pytest.raises(ContentError, match=r"scenario\.json: loot\.VEN\.markers"):
        GRADISCA.content(packed(tmp_path, "scenario", change))


def test_a_pack_with_other_names_and_numbers_is_played(tmp_path: Path) -> None:
    changes = both(put("zones", "medea", "name", "Monte di Medea"), put("zones", "visco", "terrain", "difficult"))
    pack = packed(tmp_path, "zones", changes)
    table: Any = GRADISCA.open(2, seed=1, pack=pack)
    assert table.kit.messages.format("en", "zone-medea") == "Monte di Medea"
    assert table.kit.cost[table.kit.zones.index("visco")] == 2
    assert GRADISCA.content(pack).hash != GRADISCA.content().hash


def test_remarks_do_not_change_the_hash(tmp_path: Path) -> None:
    pack = packed(tmp_path, "zones", put("zones", "medea", "prov", {"name": "somebody"}))
    assert GRADISCA.content(pack).hash == GRADISCA.content().hash


@pytest.mark.clause("GR-2.3-01", "GR-2.3-02", "GR-2.3-04", "GR-2.3-06", "GR-2.3-08", "GR-2.3-11")
def test_the_map_of_the_title() -> None:
    kit = GRADISCA.kit(2)
    assert (kit.n, len(kit.borders), len(kit.walls), kit.u) == (75, 180, 9, 115)
    for zone in range(kit.n):
        for at in range(kit.first[zone], kit.first[zone + 1]):
            assert kit.border(kit.next[at], zone) >= 0
            assert (kit.wall_between[at] >= 0) == (kit.fortress[zone] or kit.fortress[kit.next[at]])


def test_a_map_has_as_many_rivers_as_can_be_named(tmp_path: Path) -> None:
    def flood(data: Data) -> None:
        for border in data["borders"]:
            if border["kind"] == "open":
                border |= {"kind": "river", "river": "Torre"}

    with pytest.raises(ContentError, match="163 borders with a river, at most 120"):
        GRADISCA.content(packed(tmp_path, "borders", flood))
