"""Positions in words: they begin anywhere, and are refused where an invariant breaks."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.titles.gradisca.tools import AUSTRIA, GRADISCA, at, opened, play, words
from wartable import PositionError

FORCE = {"italian-foot-1": "medea", "german-foot-1": "goritia"}


def broken(**more: Any) -> dict[str, Any]:
    """A position with something wrong."""
    return {**words(FORCE), **more}


def case(position: dict[str, Any], place: str, *clauses: str) -> Any:
    """A broken position, the place that the error names, and the invariants that it breaks."""
    return pytest.param(position, place, marks=[pytest.mark.clause(*clauses)] if clauses else [])


WRONG = [
    case(
        broken(units={**FORCE, "german-foot-1": "medea"}),
        "units: medea",
        "GR-INV-01",
        "GR-INV-02",
    ),
    case(
        broken(armies=[{"hand": ["grain", "truce", "spy", "shot", "pay"]}]),
        "armies[0].hand",
        "GR-INV-03",
    ),
    case(broken(armies=[{"hand": ["madrid"]}]), "aside", "GR-INV-04"),
    case(broken(chits={"v_giustiniani": "active"}), "chits", "GR-INV-05"),
    case(broken(units={**FORCE, "siege-train": "medea back"}), "units.siege-train", "GR-INV-06"),
    case(
        broken(walls={"gradisca-old-gate": {"level": 5}}),
        "walls.gradisca-old-gate",
        "GR-INV-07",
    ),
    case(broken(zones={"medea": {"forts": 2, "opened": True}}), "zones.medea", "GR-INV-08"),
    case(
        broken(zones={"medea": {"forts": 1, "opened": True}}, armies=[{"forts": 8}]),
        "zones",
        "GR-INV-09",
    ),
    case(
        broken(walls={"gradisca-old-gate": {"mines": 1, "miner": 0}}),
        "walls.gradisca-old-gate",
        "GR-INV-10",
    ),
    case(broken(armies=[{"points": -1}]), "armies[0].points", "GR-INV-11"),
    case(
        broken(units={**FORCE, "siege-train": "medea spent-3"}),
        "units.siege-train",
        "GR-INV-14",
    ),
    case(broken(turn=17), "turn", "GR-INV-15"),
    case(broken(units={**FORCE, "dragoons": "medea"}), "units"),
    case(broken(units={**FORCE, "siege-train": "atlantis"}), "units.siege-train"),
    case(broken(units={**FORCE, "siege-train": "medea tired"}), "units.siege-train"),
    case(broken(open=None), "open"),
    case(broken(corps=None), "corps"),
    case(broken(stack=[["next_chit", 0], ["zone_open", 1]]), "stack"),
    case(broken(stack=[["losses", 0]]), "stack[0]"),
    case(broken(stack=[]), "stack"),
    case(broken(ended="GR-13-01"), "ended"),
    case(broken(card="spy", effect=9), "effect"),
    case(broken(loot={"VEN": {}, "AUS": {}}, zones={"medea": {"opened": True}, "cormons": {"loot": 1}}), "loot"),
    case(broken(rolls=[["italian-foot-1", 7, 3, 3, 0, 1]]), "rolls[0]"),
    case(broken(whatever=1), "whatever"),
]


@pytest.mark.parametrize(("position", "place"), WRONG)
def test_a_broken_position_is_refused_with_its_place(position: dict[str, Any], place: str) -> None:
    with pytest.raises(PositionError) as caught:
        at(position)
    assert place in str(caught.value)
    assert caught.value.label("it")


@pytest.mark.clause("GR-INV-13")
def test_a_unit_acts_once_a_turn() -> None:
    table = at(words({"italian-foot-1": "medea", "italian-foot-2": "medea acted"}))
    codes = [choice.text for choice in table.choices(0)]
    assert "pick italian-foot-1 …" in codes
    assert "pick italian-foot-2 …" not in codes


@pytest.mark.parametrize("number", range(len(GRADISCA.openings)))
def test_openings_are_written_as_they_are_read(number: int) -> None:
    opening = GRADISCA.openings[number]
    kit = GRADISCA.kit(2, opening.get("options", {}))
    state = GRADISCA.from_dict(kit, opening)
    told = json.loads(json.dumps(state.to_dict()))
    assert GRADISCA.from_dict(kit, told).to_dict() == state.to_dict()


def test_what_is_left_out_has_its_natural_value() -> None:
    state = at(words(FORCE)).state
    assert list(state.forts_left) == list(state.kit.forts)
    assert state.loot == state.kit.loot
    assert list(state.walls) == list(state.kit.wall_level)


def test_a_game_is_saved_in_words_of_the_trade() -> None:
    table = opened(4)
    play(table, "option 1")
    told = table.wtr()
    assert "option 1" in told
    assert "title" in told.lower()
    assert table.deciders[0] in (0, AUSTRIA)
