"""What is in the game: units, map, track, and what the rules say of them in general (rules 1 to 3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.gradisca.tools import (
    AUSTRIA,
    GRADISCA,
    VENICE,
    at,
    offered,
    opened,
    play,
    refusal,
    where,
    words,
    zone,
)
from wartable.titles.gradisca.codes.things import CLASSES, TYPE_OF_CLASS, TYPES

KIT = GRADISCA.kit(2)
UNITS = KIT.data["units.json"]["units"]


@pytest.mark.clause("GR-2.1-01", "GR-2.1-15", "GR-RULING-02")
def test_commanders_are_counted_behind_all_combat_units() -> None:
    leaders = [unit for unit in range(KIT.u) if KIT.is_leader(unit)]
    assert leaders == list(range(KIT.leaders, KIT.u))
    assert {KIT.has_back[unit] for unit in leaders} == {True, False}
    table = at(words({"giustiniani": "medea", "italian-foot-1": "medea"}))
    assert all(table.state.steps_of(unit) == 0 for unit in leaders)


@pytest.mark.clause("GR-2.1-03", "GR-2.1-05", "GR-2.1-06", "GR-2.1-07", "GR-2.1-08", "GR-2.1-09")
def test_types_and_classes_of_units() -> None:
    found = {CLASSES[KIT.klass[unit]]: TYPES[KIT.type[unit]] for unit in range(KIT.u)}
    assert found == {name: TYPES[TYPE_OF_CLASS[number]] for number, name in enumerate(CLASSES)}
    assert {unit["class"] for unit in UNITS if unit["light"]} == {"light"}
    assert {unit["type"] for unit in UNITS if unit["class"] in ("cernide", "militia", "mercenary")} == {"infantry"}


@pytest.mark.clause("GR-2.1-12", "GR-2.1-14", "GR-2.1-16")
def test_what_counters_print() -> None:
    for unit in UNITS:
        assert unit["good"]["print"].endswith("*") == (unit["type"] == "artillery")
        assert unit["good"]["print"].startswith("[") == (unit["type"] == "sappers")
    assert {unit["disorganised"] is None for unit in UNITS} == {True, False}
    assert KIT.data["units.json"]["counter_ground"]["OLA"] == "orange"


@pytest.mark.clause("GR-2.3-03", "GR-2.4-02", "GR-RULING-04")
def test_what_the_view_tells_of_map_and_boxes() -> None:
    view = opened(1).view(0)
    tarvis = KIT.zones.index("tarvis")
    assert KIT.difficult[tarvis]
    assert KIT.borough[tarvis]
    assert (view.turn, view.end, len(view.corps), len(view.armies)) == (1, 16, 17, 2)
    assert view.armies[VENICE].eliminated == ()


@pytest.mark.clause("GR-3-01")
def test_a_turn_is_two_months() -> None:
    turns = KIT.data["scenario.json"]["turns"]
    for one, later in zip(turns, turns[6:], strict=False):
        assert one["label_en"].split()[0] == later["label_en"].split()[0]
        assert later["year"] == one["year"] + 1


@pytest.mark.clause("GR-2.3-10", "GR-2.1-04", "GR-3-02")
def test_names_and_drawings_change_no_move() -> None:
    position = words({"italian-foot-1": "medea", "siege-train": "medea"})
    before = offered(at(position))
    zones = KIT.data["zones.json"]["zones"]
    names = [one["period_name"] for one in zones]
    try:
        for one in zones:
            one["period_name"] = "terra incognita"
        assert offered(at(position)) == before
    finally:
        for one, name in zip(zones, names, strict=True):
            one["period_name"] = name


@pytest.mark.clause("GR-5.1-02", "GR-7-01", "GR-4-15")
def test_every_unit_can_march_and_marching_among_guns_is_a_combat() -> None:
    force = {"italian-foot-1": "medea", "siege-train": "medea", "venetian-sappers": "medea", "giustiniani": "medea"}
    for unit in force:
        assert refusal(at(words(force)), f"move romans {unit}") == ""
    table = at(words({"italian-foot-1": "medea", "austrian-field-guns": "romans"}), 6, 6)
    assert where(play(table, "move romans italian-foot-1"), "italian-foot-1").startswith("medea")  # a tie


@pytest.mark.clause("GR-7-02", "GR-RULING-32", "GR-2.1-19")
def test_each_type_has_its_own_work() -> None:
    force = {"italian-foot-1": "bruma back", "siege-train": "bruma", "venetian-sappers": "bruma"}
    table = at(words({**force, "german-garrison-1": "gradisca"}))
    wanted = {
        "italian-foot-1": {"move", "recover", "rest"},
        "siege-train": {"move", "bombard", "rest"},
        "venetian-sappers": {"move", "mine", "fort", "rest"},
    }
    for unit, verbs in wanted.items():
        found = play(at(words({**force, "german-garrison-1": "gradisca"})), f"pick {unit} …")
        assert {choice.split()[0] for choice in offered(found)} - {"pick"} == verbs
    assert table.deciders == (VENICE,)


@pytest.mark.clause("GR-11-03", "GR-RULING-72", "GR-RULING-103")
def test_a_ruined_borough_is_no_breach_and_forts_are_counted() -> None:
    position = words({"venetian-sappers": "cormons"}, zones={"cormons": {"ruined": True}})
    table = play(at(position), "fort venetian-sappers")
    assert zone(table, "cormons")["ruined"]
    assert not any(wall.breach for wall in table.view(0).walls)
    assert table.view(0).armies[VENICE].forts_left == KIT.forts[VENICE] - 1
    assert table.view(0).armies[AUSTRIA].forts_left == KIT.forts[AUSTRIA]


@pytest.mark.clause("GR-RULING-25")
def test_a_second_mandatory_card_may_follow() -> None:
    force = {"italian-foot-1": "medea", "italian-foot-2": "medea", "german-foot-1": "goritia"}
    table = at(words(force, step="orders", hands=(["pay", "no-pay"], [])))
    play(table, "play pay")
    assert refusal(table, "play no-pay") == ""
    assert refusal(table, "end") == ""


@pytest.mark.clause("GR-RULING-06", "GR-RULING-01")
def test_the_defender_allots_first_and_dice_have_six_faces() -> None:
    mine = {"italian-foot-1": "medea", "italian-foot-2": "medea"}
    theirs = {"german-foot-1": "romans", "german-foot-2": "romans"}
    table = play(at(words({**mine, **theirs}), 1, 6, 1, 6), "move romans all")
    assert table.deciders == (AUSTRIA,)
    assert play(table, "lose german-foot-1").deciders == (VENICE,)
    assert all(1 <= roll.die <= 6 for roll in table.view(0).battle.rolls)


@pytest.mark.clause("GR-RULING-106")
def test_the_way_to_a_far_zone_is_the_cheapest() -> None:
    table = at(words({"italian-foot-1": "medea", "german-foot-1": "romans"}))
    said = [phrase.key for phrase in GRADISCA.ask(table.kit, table.view(0), "way", ["italian-foot-1", "ruda"])]
    assert said == ["ask-way"]
    path: Any = GRADISCA.ask(table.kit, table.view(0), "way", ["italian-foot-1", "ruda"])[0].args["path"]
    assert [phrase.key for phrase in path][-1] == "zone-ruda"
    assert "zone-romans" not in [phrase.key for phrase in path]  # enemies stand there


@pytest.mark.clause("GR-2.1-18")
def test_markers_show_forts_levels_of_walls_and_the_corps() -> None:
    view = GRADISCA.view(at(words({"italian-foot-1": "medea"})).state, -1)
    assert [wall.wall for wall in view.walls] == KIT.walls
    assert [wall.level for wall in view.walls] == [wall.printed for wall in view.walls]
    assert all(cell.forts == 0 and cell.fort_owner == -1 for cell in view.zones)
    assert [corps.corps for corps in view.corps] == KIT.corps
    assert {corps.chit for corps in view.corps} <= {"none", "cup", "active", "played"}
