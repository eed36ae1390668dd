"""Refusals that the rows of a list, a disbanding and a preparation share, each with the clause that it names."""

from __future__ import annotations

import pytest

from tests.titles.campaign.rules.test_battle import advance
from tests.titles.campaign.war import (
    FLAT,
    FOOT,
    Game,
    at,
    begun,
    confirmed,
    fought,
    in_battle,
    opened,
    refusal,
    side,
    war,
)
from wartable.titles.campaign.codes import verbs

COMPANY = "1.1 5 rifle 1.2 5 rifle 1.3 5 rifle 1.4 5 rifle 1.hq 2 hq_foot"


def pick(table: Game, text: str, seat: int = 0) -> str:
    """Try one pick of an open row and make it if it is legal; return the clause that forbids it."""
    code = FLAT.parse(table.kit, text)[0]
    found = table.why_not(seat, code)
    if found is None:
        table.act(seat, code)
        return ""
    return str(found.clause)


@pytest.mark.clause("CA-GEN-04")
@pytest.mark.parametrize(
    ("table", "seat", "verb"),
    [
        (at(war([side(COMPANY, "1.1 2 rifle"), side()], step="disband")), 0, verbs.DISBANDED),
        (in_battle(step="means"), 0, verbs.TABLE),
        (in_battle(step="means"), 1, verbs.AUTO),
        (advance(), 0, verbs.NAMED),
        (advance("0: named"), 1, verbs.AGREE),
        (advance("0: named"), 1, verbs.DISPUTE),
    ],
)
def test_an_answer_without_a_number_takes_none(table: Game, seat: int, verb: int) -> None:
    clauses = [FLAT.clauses[table.state.why(seat, verb * verbs.WIDTH + number)] for number in (0, 1)]
    assert clauses == ["", "CA-GEN-04"]


@pytest.mark.clause("CA-RULING-38", "CA-RULING-57")
def test_both_squads_of_an_hq_are_of_one_kind() -> None:
    table = opened()
    mixed = "1.1 3 motorcycle 1.2 3 sdkfz222 1.hq 1 hq_foot"
    assert refusal(table, f"list {mixed} 1 hq_foot", 0) == ""
    assert refusal(table, f"list {mixed} 1 hq_armour", 0) == "CA-RULING-38"


@pytest.mark.clause("CA-LIST-03", "CA-RULING-60")
def test_nothing_is_reserved_any_more_for_a_platoon_of_three() -> None:
    # 50 squads of 100 points are the whole budget of 1939.
    table = opened(year="1939")
    platoons = "1.1 5 1.2 5 1.3 5 1.4 3 2.1 5 2.2 5 2.3 5 2.4 5 3.1 4 3.2 3"
    words = f"{platoons} 1.hq 2 2.hq 2 3.hq 1".split()
    for place, count in zip(words[::2], words[1::2], strict=True):
        for _ in range(int(count)):
            assert pick(table, f"list {place} 1 {'hq_foot' if place.endswith('hq') else 'rifle'}") == ""
    assert table.view(0).list_draft.spent == 5_000
    assert pick(table, "list 1.4 1 rifle") == "CA-LIST-03"


@pytest.mark.clause("CA-FIX-06", "CA-SUP-01", "CA-SUP-07", "CA-HQ-06")
def test_what_cannot_be_disbanded() -> None:
    listed = "1.1 5 rifle 1.2 5 rifle 1.3 5 rifle 1.4 5 rifle 1.hq 2 hq_foot"
    gone = side(listed, "1.1 2 rifle 1.2 3 rifle 1.3", disbanded=["1.3"])
    table = at(war([gone, side()], step="disband"))
    assert refusal(table, "disband 2.1", 0) == "CA-FIX-06"
    assert refusal(table, "disband 1.hq", 0) == "CA-HQ-06"
    assert refusal(table, "disband 1.3", 0) == "CA-SUP-07"
    assert refusal(table, "disband 1.2", 0) == "CA-SUP-01"
    assert refusal(table, "disband 1.1", 0) == ""


@pytest.mark.clause("CA-SUP-01", "CA-RULING-40")
def test_nobody_is_asked_to_disband_without_a_platoon_of_one_or_two() -> None:
    # The eliminated platoon cannot be refitted, but a platoon of three is no shattered one.
    lost = "lost 1 1.1 2 rifle 1.2 5 rifle outcome draw"
    assert confirmed(in_battle(), lost).view(0).step == "prepare"
    assert confirmed(in_battle(), lost.replace("1.1 2", "1.1 3")).view(0).step == "disband"


@pytest.mark.clause("CA-FIX-06", "CA-SUP-07", "CA-FLD-01")
def test_what_cannot_be_bought_for_or_fielded() -> None:
    gone = side(COMPANY, "1.1 2 rifle 1.3", pool=2_000, disbanded=["1.3"])
    table = at(war([gone, side()]))
    for verb, words in (("buy", " 1 rifle"), ("field", "")):
        assert pick(table, f"prepare {verb} 1.3{words}") == "CA-SUP-07"
        assert pick(table, f"prepare {verb} 2.1{words}") == "CA-FIX-06"
    assert pick(table, "prepare field 1.1") == "CA-FLD-01"
    assert pick(table, "prepare buy 1.1 1 rifle") == ""
    assert pick(table, "prepare field 1.1") == ""


@pytest.mark.clause("CA-RULING-17", "CA-FIX-06", "CA-SUP-07", "CA-FLD-01", "CA-ORG-01")
def test_what_a_platoon_that_is_split_cannot_bring() -> None:
    gone = side(COMPANY, "1.1 2 rifle 1.2 3 rifle 1.3", disbanded=["1.3"])
    table = at(war([gone, side()], options={"split_platoons": True}))
    assert pick(table, "prepare bring 1.hq 1 hq_foot") == "CA-RULING-17"
    assert pick(table, "prepare bring 2.1 1 rifle") == "CA-FIX-06"
    assert pick(table, "prepare bring 1.3 1 rifle") == "CA-SUP-07"
    assert pick(table, "prepare bring 1.1 1 rifle") == "CA-FLD-01"
    assert pick(table, "prepare bring 1.2 1 hmg") == "CA-ORG-01"
    for _ in range(2):
        assert pick(table, "prepare bring 1.2 1 rifle") == ""
    ready = FLAT.parse(table.kit, "prepare")[-1]
    found = table.why_not(0, ready)
    assert found is not None
    assert found.clause == "CA-FLD-01"
    assert pick(table, "prepare bring 1.2 1 rifle") == ""
    assert table.why_not(0, ready) is None
    assert pick(table, "prepare bring 1.2 1 rifle") == "CA-ORG-01"
    assert pick(table, "prepare field 1.2") == "CA-ORG-01"


def with_cap(now: str, **options: object) -> Game:
    """A table at an Assault of 1939: its defender may field 2,700 points, which are 27 squads."""
    listed = f"{COMPANY} 2.1 5 rifle 2.2 5 rifle 2.hq 2 hq_foot"
    sides = [side(listed, now, pool=2_000), side()]
    return at(war(sides, momentum=2, holder=1, options={"year": "1939", **options}))


@pytest.mark.clause("CA-FLD-04")
def test_a_purchase_for_a_unit_of_the_force_counts_against_the_cap() -> None:
    table = with_cap("2.1 4 rifle 1.hq 1 hq_foot 2.2 3 rifle")
    for place in ("1.1", "1.2", "1.3", "1.4", "2.1", "1.hq", "2.hq"):
        assert pick(table, f"prepare field {place}") == ""
    assert table.view(0).preparation.cost == 2_700
    assert pick(table, "prepare buy 2.1 1 rifle") == "CA-FLD-04"
    assert pick(table, "prepare buy 2.2 1 rifle") == ""
    table = with_cap("2.1 4 rifle 1.hq 1 hq_foot")
    for place in ("1.1", "1.2", "1.3", "1.4", "2.1", "1.hq"):
        assert pick(table, f"prepare field {place}") == ""
    assert pick(table, "prepare buy 2.1 1 rifle") == ""
    assert pick(table, "prepare buy 1.hq 1 hq_foot") == ""
    assert table.view(0).preparation.cost == 2_700


@pytest.mark.clause("CA-FLD-04", "CA-RULING-17")
def test_a_split_platoon_must_be_able_to_bring_three() -> None:
    for hq, clause in (("", ""), ("1.hq", "CA-FLD-04")):
        table = with_cap("2.1 4 rifle", split_platoons=True)
        for place in ("1.1", "1.2", "1.3", "1.4", "2.1", hq):
            assert not place or pick(table, f"prepare field {place}") == ""
        # 2,400 are fielded, or 2,600 with the HQ; three squads more are exactly the cap, or above it.
        assert pick(table, "prepare bring 2.2 1 rifle") == clause


@pytest.mark.clause("CA-WIN-01", "CA-END-01", "CA-WIN-07")
def test_a_majority_won_in_the_last_battle_is_no_early_end() -> None:
    past = [fought("counterattack", "marginal", 0), fought("counterattack", "draw", None)]
    table = confirmed(in_battle(battles=past, options={"battles_planned": 3}), "outcome marginal 1")
    assert table.title.clauses[table.outcome.clause] == "CA-WIN-03"


@pytest.mark.clause("CA-PTS-01", "CA-RULING-02")
def test_points_of_an_objective_are_earned_by_an_option_alone() -> None:
    for option, points in ((False, 100), (True, 1_900)):
        table = in_battle(momentum=1, holder=0, options={"objective_points_to_pool": option})
        confirmed(table, "lost 2 1.1 1 rifle held 1 1 outcome marginal 1")
        assert table.view(-1).sides[0].pool == points


@pytest.mark.clause("CA-RULING-19")
def test_an_able_side_fields_something() -> None:
    assert refusal(begun(FOOT), "prepare", 0) == "CA-RULING-19"
    assert refusal(at(war([side(FOOT, "1.1 2 rifle 1.2"), side()])), "prepare", 0) == ""
