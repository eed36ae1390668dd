"""Positions in words: what cannot be is refused with its place; what is open cannot be bent by hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.letswar.stage import Stage
from wartable import PositionError
from wartable.core.rules.chance import Seeded
from wartable.titles.letswar import TITLE


def refused(seats: int = 4, **words: Any) -> str:
    """What is said of a position with these words."""
    with pytest.raises(PositionError) as raised:
        TITLE.position({"seats": seats, **words}, seed=1)
    return str(raised.value)


def nation(seat: int, **words: Any) -> list[dict[str, Any]]:
    """One Nation that is not as usual."""
    return [words if seat == at else {} for at in range(seat + 1)]


@pytest.mark.clause("LW-EQUIP-03", "LW-EQUIP-08")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"nations": nation(0, board=["trenches", "trenches"])}, "trenches lies there twice"),
        ({"nations": nation(0, board=["tank"])}, "before its date"),
        ({"nations": nation(0, board=["boom"])}, "cannot lie on a board"),
        ({"nations": nation(1, hand=["big_bertha"])}, "nations[1].hand[0]"),
        ({"nations": nation(0, hand=["trento"])}, "cannot lie here"),
        ({"nations": nation(0, hand=["fog", "fog"])}, "1 more on the table"),
        ({"nations": nation(0, destroyed=["infantry", "cavalry", "artillery", "aviation", "navy"])}, "is out"),
        ({"nations": nation(1, side="central_empires")}, "only Italy changes sides"),
        ({"nations": nation(0, character="france_joffre")}, "another Nation"),
        ({"nations": nation(0, homefront="merry")}, "nations[0].homefront"),
        ({"pile": []}, "LW-CONF-01"),
        ({"date": "1916S", "latest": "1914S"}, "latest"),
        ({"out": [1]}, "LW-WIN-05"),
        ({"step": "window_attack"}, "cannot be written by hand"),
        ({"stack": [["turn_main", 0]], "active": 0}, "stack"),
        ({"stack": [["turn_end", 1], ["turn_discard", 1], ["turn_main", 1]], "active": 0}, "stack"),
        ({"ended": "LW-WIN-03"}, "won: a game that is over"),
        ({"ended": "LW-WIN-03", "won": [0, 1]}, "won"),
        ({"territory": {"trento": "deck"}}, "tables with Italy"),
        ({"memory": [{"viewer": 0, "places": [1], "least": 1, "cards": ["boom"]}]}, "memory"),
        ({"lasting": [{"effect": "boom.0", "by": 0, "nations": [0], "until": "turn_end", "units": 0}]}, "lasting[0]"),
        ({"hands": 3}, "unknown field"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(words: dict[str, Any], said: str) -> None:
    assert said in refused(**words)


@pytest.mark.clause("LW-WIN-10", "LW-WIN-13")
def test_the_dead_are_not_asked() -> None:
    attrition = {"mode": "attrition"}
    assert "stack" in refused(options=attrition, out=[0], active=0, step="turn_main")
    assert "lost" in refused(options=attrition, out=[1, 3], active=0)
    table = TITLE.position({"seats": 4, "options": attrition, "out": [1], "active": 0}, seed=1)
    assert table.deciders == (0,)


@pytest.mark.clause("LW-ITALY-12")
def test_both_territory_cards_do_not_lie_out_beside_a_neutral_italy() -> None:
    assert "territory" in refused(5, territory={"trento": 0, "colonies": 1})
    assert "depth_left" in refused(5, territory={"trento": "deck"}, depth_left=200)
    one = TITLE.position({"seats": 5, "territory": {"trento": 0, "colonies": "deck"}}, seed=1)
    assert one.state.to_dict()["territory"] == {"trento": 0, "colonies": "deck"}


@pytest.mark.clause("LW-RULING-29")
def test_what_is_open_is_sealed() -> None:
    stage = Stage(4, germany={"hand": "boom"}, france={"hand": "fog"})
    stage.say("germany", "attack artillery france infantry")
    words = stage.state.to_dict()
    again = TITLE.from_dict(stage.kit, words)
    assert again.to_dict() == words
    again.apply(1, again.legal(1)[0], Seeded(1))
    assert again.units[1] & 1 == 0  # France passed, its Infantry is gone
    bent: dict[str, Any] = {**words, "resolving": {**words["resolving"], "act_target": 3}}  # type: ignore[dict-item]
    with pytest.raises(PositionError, match="by hand"):
        TITLE.from_dict(stage.kit, bent)
    with pytest.raises(PositionError, match="by hand"):
        TITLE.from_dict(stage.kit, {**words, "seal": "0"})
