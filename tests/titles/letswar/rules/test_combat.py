"""Combat: who may attack whom, what it costs, what it brings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.titles.letswar.packs import make_pack, row
from tests.titles.letswar.stage import Stage
from wartable.titles.letswar import TITLE
from wartable.titles.letswar.codes import verbs
from wartable.titles.letswar.vocabulary import FIVE, UNITS

GERMANY, FRANCE, AUSTRIA, BRITAIN = "germany", "france", "austria_hungary", "great_britain"
LATE = {"date": "1919A"}
# Strong enough against anything bare.
ARMED = "flamethrower tank lances armoured_car poison_gas synchronised_gun submarine torpedoes"
REACH = {
    "infantry": "infantry cavalry artillery",
    "cavalry": "infantry cavalry artillery",
    "artillery": "infantry cavalry artillery",
    "aviation": "infantry cavalry artillery aviation",
    "navy": "navy",
}
REFUSED = {
    "infantry": "LW-CBT-08",
    "cavalry": "LW-CBT-08",
    "artillery": "LW-CBT-08",
    "aviation": "LW-CBT-10",
    "navy": "LW-CBT-12",
}


@pytest.mark.clause("LW-CBT-08", "LW-CBT-09", "LW-CBT-10", "LW-CBT-12", "LW-CBT-13", "LW-RULING-07")
def test_the_domain_table() -> None:
    stage = Stage(4, germany={"hand": "boom", "board": ARMED}, common=LATE)
    for unit in UNITS:
        for other in UNITS:
            why = stage.why(GERMANY, f"attack {unit} france {other}")
            assert why == ("" if other in REACH[unit].split() else REFUSED[unit]), (unit, other)


@pytest.mark.clause("LW-CBT-02", "LW-CBT-14", "LW-RULING-32")
def test_equipment_counts_in_the_comparison_and_boom_is_needed() -> None:
    bare = Stage(4, germany={"hand": "boom"})
    assert bare.why(GERMANY, "attack cavalry france cavalry") == "LW-CBT-01"  # 3 against 4
    assert bare.hand(GERMANY) == ["boom"]  # nothing is spent on what cannot be declared
    armed = Stage(4, germany={"hand": "boom", "board": "lances armoured_car"})
    assert armed.why(GERMANY, "attack cavalry france cavalry") == ""  # 5 against 4
    unarmed = Stage(4, germany={"hand": "miss"})
    assert unarmed.why(GERMANY, "attack artillery france cavalry") == "LW-CBT-14"


@pytest.mark.clause("LW-CBT-05", "LW-RULING-83", "LW-CBT-27")
def test_each_unit_attacks_once_and_is_fresh_in_the_next_turn() -> None:
    stage = Stage(4, germany={"hand": "boom boom boom", "board": "lances armoured_car"})
    stage.say(GERMANY, "attack artillery france cavalry")
    assert stage.why(GERMANY, "attack artillery france infantry") == "LW-CBT-04"
    stage.say(GERMANY, "attack cavalry great_britain cavalry")
    assert (stage.destroyed(FRANCE), stage.destroyed(BRITAIN)) == (["cavalry"], ["cavalry"])
    for name in (GERMANY, FRANCE, AUSTRIA, BRITAIN):
        stage.end_turn(name)
        while stage.step not in ("turn_main", "game_over"):
            seat = stage.state.deciders()[0]
            stage.state.apply(seat, stage.state.default(seat, stage.chance), stage.chance, stage.log)
    assert stage.asked == [GERMANY]
    assert stage.why(GERMANY, "attack artillery france infantry") in ("", "LW-CBT-03")  # by an Event, if anything


@pytest.mark.clause("LW-CBT-19", "LW-RULING-33", "LW-UNIT-06")
def test_targets_are_active_units_of_enemies_and_a_fallen_unit_rests() -> None:
    stage = Stage(4, germany={"hand": "boom", "destroyed": "infantry"}, france={"destroyed": "cavalry"}, draws="spy")
    assert stage.why(GERMANY, "attack artillery austria_hungary infantry") == "LW-RULING-33"
    assert stage.why(GERMANY, "attack artillery germany infantry") == "LW-RULING-33"
    assert stage.why(GERMANY, "attack artillery france cavalry") == "LW-RULING-33"
    assert stage.why(GERMANY, "attack infantry france artillery") == "LW-UNIT-06"
    stage.say(GERMANY, "attack artillery france infantry")
    assert stage.hand(GERMANY) == ["spy"]


@pytest.mark.clause("LW-UNIT-06")
@pytest.mark.parametrize("unit", [FIVE, FIVE + 1])
def test_there_is_no_sixth_unit_to_attack_with(unit: int) -> None:
    stage = Stage(5, active="italy", italy={"hand": "boom"})
    assert TITLE.clauses[stage.state.why(stage.seat("italy"), verbs.ATTACK * verbs.WIDTH + unit)] == "LW-UNIT-06"


@pytest.mark.clause("LW-CBT-14", "LW-CBT-22", "LW-RULING-97")
def test_a_free_attack_may_be_the_very_first_effect_of_a_pack(tmp_path: Path) -> None:
    def first(data: dict[str, Any]) -> None:
        row(data, "c_creeping_barrage")["value"] = 1  # the cards are read by value
        data["cards"].sort(key=lambda card: card["id"] != "c_creeping_barrage")

    pack = make_pack(tmp_path, conflict=first)
    stage = Stage(4, pack=pack, common=LATE, germany={"board": "creeping_barrage"})
    assert stage.state.values[stage.seat(GERMANY)].free[0] == 0
    stage.say(GERMANY, "attack artillery france infantry")
    assert stage.destroyed(FRANCE) == ["infantry"]
