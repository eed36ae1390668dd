"""Disbanding: platoons that cannot be refitted are dissolved before a battle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.campaign.war import Game, at, pools, refusal, side, unit, war
from wartable import PositionError, Scripted


def weakened(pool: int, **options: Any) -> Game:
    """CA vector 23: P has one squad of Experts, Q two of Recruits; others are whole."""
    listed = "1.1 5 rifle 1.2 5 rifle 1.3 5 rifle 1.hq 2 hq_foot"
    one = side(listed, "1.1 1 rifle 1.2 2 rifle", pool, level={"1.1": "experts"})
    return at(war([one, side()], "disband", options=options))


@pytest.mark.clause("CA-SUP-01", "CA-SUP-04", "CA-SUP-05", "CA-SUP-06", "CA-COST-06", "CA-RULING-40", "CA-RULING-43")
def test_vector_23_either_platoon_may_be_disbanded() -> None:
    table = weakened(50)
    assert table.deciders == (0,)
    assert refusal(table, "disband 1.2", 0) == ""
    table.act(0, "disband 1.1")
    assert pools(table) == (50 + 130, 65)
    assert unit(table, 0, "1.1").status == "disbanded"
    assert unit(table, 0, "1.1").size == 0
    assert refusal(table, "prepare buy 1.1 1 rifle field 1.3", 0) == "CA-SUP-07"
    assert refusal(table, "prepare buy 1.2 1 rifle field 1.3", 0) == "", "the points join the pool"


@pytest.mark.clause("CA-RULING-42")
def test_vector_24_half_of_the_sum_rounded_down() -> None:
    odd = at(
        war([side("1.1 5 rifle 1.2 5 rifle 1.3 5 rifle 1.hq 1 hq_foot", "1.1 1 rifle 1.2 1 rifle"), side()], "disband")
    )
    kit = odd.state.kit
    row = kit.find(0, "rifle")
    kept = kit.price[row * kit.levels : (row + 1) * kit.levels]
    try:
        kit.price[row * kit.levels] = 105
        odd.state.level[0] = 1
        odd.act(0, "disband 1.1 1.2")
        assert pools(odd) == (130 + 105, 117)
    finally:
        kit.price[row * kit.levels : (row + 1) * kit.levels] = kept


@pytest.mark.clause("CA-RULING-40")
def test_vector_25_what_can_be_refitted_is_not_disbanded() -> None:
    with pytest.raises(PositionError, match="no side may disband"):
        weakened(400)
    assert not at(war([side(now="1.1 2 rifle", pool=100), side()])).view(-1).sides[0].may_disband
    table = weakened(400, disband_condition="any_understrength")
    assert refusal(table, "disband 1.2", 0) == ""


@pytest.mark.clause("CA-RULING-40", "CA-RULING-41", "CA-SUP-01", "CA-HQ-06")
def test_preparation_says_why_nothing_can_be_disbanded() -> None:
    table = at(war([side("1.1 5 rifle 1.2 5 rifle 1.3 5 rifle 1.hq 2 hq_foot", "1.1 2 rifle 1.2", 1_000), side()]))
    answers = {"1.1": "CA-RULING-40", "1.2": "CA-RULING-41", "1.3": "CA-SUP-01", "1.hq": "CA-HQ-06", "2.1": "CA-FIX-06"}
    assert {place: refusal(table, f"disband {place}", 0) for place in answers} == answers
    free = at(war([side(now="1.1 2 rifle", pool=100), side()], options={"disband_condition": "any_understrength"}))
    assert refusal(free, "disband 1.1", 0) == "CA-GEN-04", "it could have been disbanded a step earlier"


@pytest.mark.clause("CA-SUP-02", "CA-SUP-03", "CA-RULING-05")
def test_disbanding_is_a_choice_before_the_battle() -> None:
    table = weakened(50)
    table.act(0, "disband")
    assert pools(table) == (50, 0)
    assert table.view(-1).step == "prepare"
    assert refusal(table, "disband 1.1", 0) == "CA-GEN-04"


@pytest.mark.clause("CA-SUP-09", "CA-HQ-06", "CA-RULING-41", "CA-SUP-01")
def test_what_cannot_be_disbanded() -> None:
    listed = "1.1 5 rifle 1.2 5 rifle 1.3 5 rifle 1.hq 2 hq_foot"
    table = at(war([side(listed, "1.1 1 rifle 1.2 1.hq 1 hq_foot"), side()], "disband"))
    assert refusal(table, "disband 1.hq", 0) == "CA-HQ-06"
    assert refusal(table, "disband 1.2", 0) == "CA-RULING-41"
    assert refusal(table, "disband 1.3", 0) == "CA-SUP-01"
    assert refusal(table, "disband 1.1", 0) == ""


@pytest.mark.clause("CA-SUP-08", "CA-RULING-44", "CA-RULING-45")
def test_the_bonus_is_spent_at_once_and_is_no_kill() -> None:
    listed = "1.1 5 rifle 1.2 5 rifle 1.3 5 rifle 1.hq 2 hq_foot"
    other = side(now="1.2 4 rifle")
    table = at(war([side(listed, "1.1 2 rifle 1.2 1 rifle"), other], "disband"))
    table.act(0, "disband 1.1")
    assert pools(table) == (200, 100)
    assert refusal(table, "prepare buy 1.2 1 rifle field 1.1", 1) == ""
    assert [line.kind for line in table.view(-1).sides[1].ledger] == ["bonus"]


@pytest.mark.clause("CA-RULING-44")
def test_the_condition_is_tested_before_any_bonus() -> None:
    listed = "1.1 5 rifle 1.2 5 rifle 1.3 5 rifle 1.hq 2 hq_foot"
    weak = side(listed, "1.1 2 rifle 1.2 2 rifle", 100)
    table = at(war([weak, weak], "disband"))
    table.act(0, "disband 1.1 1.2")
    assert refusal(table, "disband 1.1", 1) == "", "the other's bonus of 200 is not there yet"
    table.act(1, "disband 1.1")
    assert pools(table) == (100 + 400 + 100, 100 + 200 + 200)


@pytest.mark.clause("CA-RULING-61")
def test_a_clock_disbands_nothing() -> None:
    table = weakened(50)
    assert table.title.line(table.state.kit, [table.state.default(0, Scripted())]) == "disband"


@pytest.mark.clause("CA-SUP-06")
def test_the_others_bonus_is_a_caution() -> None:
    assert {choice.caution for choice in weakened(50).choices(0) if choice.text != "disband"} == {"CA-SUP-06"}


SHATTERED = side("1.1 5 rifle 1.2 5 rifle 1.3 5 rifle 1.hq 2 hq_foot", "1.1 2 rifle 1.2 2 rifle", 100)
FIRST = "Side 1 disbands 1.1 and 1.2: 400 points, and 200 for the other side."


@pytest.mark.clause("CA-SUP-02", "CA-RULING-05", "CA-SUP-05")
def test_what_is_disbanded_in_secret_is_told_when_both_have_chosen() -> None:
    table = at(war([SHATTERED, SHATTERED], "disband"))
    table.act(0, "disband 1.1 1.2")
    assert [table.log(viewer, "en") for viewer in (-1, 0, 1)] == [[], [], []]
    table.act(1, "disband")
    assert [table.log(viewer, "en") for viewer in (-1, 0, 1)] == [[FIRST, "Side 2 disbands nothing."]] * 3


@pytest.mark.clause("CA-RULING-05")
def test_what_is_disbanded_in_the_open_is_told_at_once_and_once() -> None:
    table = at(war([SHATTERED, SHATTERED], "disband", options={"hidden_preparation": False}))
    assert table.deciders == (0,)
    table.act(0, "disband 1.1 1.2")
    assert table.log(1, "en") == [FIRST]
    table.act(1, "disband")
    assert table.log(1, "en") == [FIRST, "Side 2 disbands nothing."]


@pytest.mark.clause("CA-SUP-01", "CA-SUP-07")
def test_only_what_can_be_disbanded_is_offered_and_only_once() -> None:
    table = at(war([SHATTERED, SHATTERED], "disband"))
    first, second, done = table.state.offers(0)
    assert [table.title.line(table.kit, [code]) for code in (first, second, done)] == [
        "disband 1.1",
        "disband 1.2",
        "disband",
    ]
    table.act(0, first)
    assert table.state.offers(0) == [second, done]
    assert table.title.clauses[table.state.why(0, first)] == "CA-SUP-07"
