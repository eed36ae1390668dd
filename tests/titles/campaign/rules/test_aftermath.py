"""After a battle: points, training, wins, momentum and the type of the next battle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.campaign.war import FOOT, Game, at, confirmed, fought, in_battle, level, next_battle, pools, unit, war
from wartable.titles.campaign.position.reckoning import level_of

PLATOON = "1.1 5 rifle 1.2 5 rifle 1.hq 2 hq_foot"
OTHERS = {"counterattack": 0, "advance": 1, "assault": 2}


def after(kind: str, result: str, **more: Any) -> Game:
    """A table after a battle of a type (attacker side 1) with a result."""
    momentum = OTHERS[kind]
    battles = [fought("counterattack", ("", "marginal", "decisive")[momentum], 0)] * min(momentum, 1)
    holder = 0 if momentum else None
    options = {"battles_planned": 7, **more.pop("options", {})}
    table = in_battle(momentum=momentum, holder=holder, battles=battles, options=options, **more)
    return confirmed(table, f"outcome {result}")


def then(table: Game, result: str) -> Game:
    """Fight the next battle on the table with a result."""
    while table.view(-1).step != "result":
        step = table.view(-1).step
        seat = table.deciders[0]
        said = {"disband": "disband", "prepare": "prepare field 1.1", "means": "table", "objective": "named"}
        said |= {"answer": "agree", "battle": "over other"}
        table.act(seat, said[step])
    return confirmed(table, f"outcome {result}")


# -- the type of the next battle --


@pytest.mark.clause("CA-TYP-01", "CA-TYP-02", "CA-TYP-11")
def test_vector_1_the_first_battle_is_a_counterattack() -> None:
    table = at(war(options={"year": "1940"}))
    assert next_battle(table) == ("counterattack", -1, (4_000, 4_000))


@pytest.mark.clause("CA-TYP-03", "CA-RULING-21")
@pytest.mark.parametrize("kind", OTHERS)
def test_vector_5_a_draw_leads_to_a_counterattack(kind: str) -> None:
    assert next_battle(after(kind, "draw")) == ("counterattack", -1, (6_000, 6_000))


@pytest.mark.clause("CA-TYP-05", "CA-TYP-12", "CA-GEN-01", "CA-RULING-25")
def test_vector_2_a_marginal_victory_leads_to_an_advance() -> None:
    table = after("counterattack", "marginal 1")
    assert next_battle(table) == ("advance", 0, (6_750, 5_250))
    assert table.view(0).step == "prepare", "the winner is not asked whether to advance"


@pytest.mark.clause("CA-TYP-06", "CA-RULING-20")
def test_vector_3_two_marginal_victories_lead_to_an_assault() -> None:
    assert next_battle(after("advance", "marginal 1")) == ("assault", 0, (8_000, 4_000))


@pytest.mark.clause("CA-RULING-24", "CA-RULING-20")
def test_vector_4_a_lost_advance_is_the_winners() -> None:
    assert next_battle(after("advance", "marginal 2")) == ("advance", 1, (5_250, 6_750))
    assert next_battle(after("advance", "decisive 2"))[:2] == ("assault", 1)
    back = after("advance", "decisive 2", options={"lost_advance": "counterattack"})
    assert next_battle(back)[:2] == ("counterattack", -1)


@pytest.mark.clause("CA-TYP-04", "CA-RULING-22", "CA-RULING-23")
def test_vector_6_a_repelled_assault_leads_to_a_counterattack() -> None:
    for result in ("marginal 2", "decisive 2"):
        assert next_battle(after("assault", result))[:2] == ("counterattack", -1)
    by_result = {"repelled_assault": "by_result"}
    assert next_battle(after("assault", "decisive 2", options=by_result))[:2] == ("assault", 1)
    assert next_battle(after("assault", "marginal 2", options=by_result))[:2] == ("counterattack", -1)


@pytest.mark.clause("CA-RULING-24")
def test_vector_7_a_won_assault_is_followed_by_another() -> None:
    assert next_battle(after("assault", "marginal 1"))[:2] == ("assault", 0)
    last = {"after_won_assault": "by_last_result"}
    assert next_battle(after("assault", "marginal 1", options=last))[:2] == ("advance", 0)
    assert next_battle(after("assault", "decisive 1", options=last))[:2] == ("assault", 0)


@pytest.mark.clause("CA-TYP-07")
def test_vector_8_a_decisive_victory_leads_to_an_assault() -> None:
    table = after("counterattack", "decisive 1", options={"year": "1945"})
    assert next_battle(table) == ("assault", 0, (10_600, 5_400))


@pytest.mark.clause("CA-RULING-20")
def test_vectors_9_and_47_how_marginal_victories_are_counted() -> None:
    for count, wanted in (("consecutive", "advance"), ("cumulative", "assault")):
        options = {"marginal_count": count}
        broken = then(then(after("counterattack", "marginal 1", options=options), "draw"), "marginal 1")
        assert next_battle(broken)[:2] == (wanted, 0)
        turned = then(then(after("counterattack", "marginal 1", options=options), "marginal 2"), "marginal 1")
        assert next_battle(turned)[:2] == (wanted, 0)


@pytest.mark.clause("CA-RULING-06")
def test_the_year_stays() -> None:
    table = then(after("counterattack", "marginal 1"), "draw")
    assert table.view(0).year == 1943
    assert next_battle(table)[2] == (6_000, 6_000)


# -- training --


def survivors(left: int, before: str = "veterans", unit_of: str = "1.1", result: str = "draw") -> Game:
    """A table after a battle from which a unit of side 1 came back with some squads."""
    table = in_battle(PLATOON, FOOT, levels=({"1.1": before, "1.hq": before}, {}))
    started, word = (5, "rifle") if unit_of == "1.1" else (2, "hq_foot")
    lost = f"lost 1 {unit_of} {started - left} {word} " if left < started else ""
    return confirmed(table, f"{lost}outcome {result}")


@pytest.mark.clause("CA-TRN-03", "CA-TRN-04", "CA-TRN-11", "CA-TRN-02")
@pytest.mark.parametrize("left", [3, 4, 5])
def test_three_or_more_survivors_rise_one_level(left: int) -> None:
    assert level(survivors(left, "recruits"), 0, "1.1") == "experts"
    assert level(survivors(left, "experts"), 0, "1.1") == "veterans"
    assert level(survivors(left, "veterans"), 0, "1.1") == "elite"


@pytest.mark.clause("CA-TRN-05", "CA-COST-04")
def test_vector_13_two_survivors_keep_their_level() -> None:
    table = survivors(2, "experts")
    assert level(table, 0, "1.1") == "experts"
    assert pools(table) == (0, 3 * 130)
    assert (unit(table, 0, "1.1").lacks, unit(table, 0, "1.1").lacks_price) == (1, 130)


@pytest.mark.clause("CA-TRN-06", "CA-RULING-03")
def test_vector_12_one_survivor_falls_one_level() -> None:
    table = survivors(1, "veterans")
    assert level(table, 0, "1.1") == "experts"
    assert pools(table) == (0, 4 * 160)
    assert dict(unit(table, 0, "1.1").prices)["rifle"] == 130
    assert (unit(table, 0, "1.1").lacks, unit(table, 0, "1.1").lacks_price) == (2, 260)


@pytest.mark.clause("CA-TRN-07", "CA-RULING-37")
def test_vector_14_an_eliminated_platoon_begins_again() -> None:
    table = in_battle("1.1 4 rifle 1.hq 1 hq_foot", FOOT, levels=({"1.1": "veterans"}, {}))
    confirmed(table, "lost 1 1.1 4 rifle outcome draw")
    assert pools(table) == (0, 640)
    assert level(table, 0, "1.1") == "recruits"
    assert unit(table, 0, "1.1").lacks_price == 300


@pytest.mark.clause("CA-TRN-12")
def test_vector_15_a_lost_battle_teaches_too() -> None:
    for result in ("marginal 2", "marginal 1", "draw"):
        assert level(survivors(3, "recruits", result=result), 0, "1.1") == "experts"


@pytest.mark.clause("CA-RULING-32")
def test_vectors_16_and_38_the_ladder_has_two_ends() -> None:
    assert level(survivors(1, "recruits"), 0, "1.1") == "recruits"
    assert level(survivors(5, "elite"), 0, "1.1") == "elite"
    risen = survivors(1, "veterans", "1.hq")
    assert level(risen, 0, "1.hq") == "elite"
    assert dict(unit(risen, 0, "1.hq").prices)["hq_foot"] == 190


@pytest.mark.clause("CA-RULING-31", "CA-RULING-32")
def test_vector_17_a_ladder_of_three() -> None:
    table = in_battle(PLATOON, FOOT, levels=({"1.hq": "veterans"}, {}), options={"ladder": "three"})
    confirmed(table, "lost 1 1.hq 1 hq_foot outcome draw")
    assert level(table, 0, "1.hq") == "veterans"
    assert dict(unit(table, 0, "1.hq").prices)["hq_foot"] == 160


@pytest.mark.clause("CA-HQ-04", "CA-TRN-08", "CA-RULING-35")
def test_an_hq_with_one_squad_left_rises() -> None:
    for left in (1, 2):
        assert level(survivors(left, "experts", "1.hq"), 0, "1.hq") == "veterans"


@pytest.mark.clause("CA-HQ-05", "CA-TRN-09", "CA-HQ-07")
def test_vector_18_a_destroyed_hq_falls_to_recruits() -> None:
    table = survivors(0, "experts", "1.hq")
    assert level(table, 0, "1.hq") == "recruits"
    assert pools(table) == (0, 260)
    assert unit(table, 0, "1.hq").status == "empty"


@pytest.mark.clause("CA-TRN-10", "CA-FIX-07", "CA-RULING-34")
def test_the_reserve_stays_as_it_is() -> None:
    levels = {"1.2": "veterans", "1.hq": "experts"}
    table = in_battle(PLATOON, FOOT, levels=(levels, {}), forces=("1.1 5 rifle", FOOT))
    confirmed(table, "lost 1 1.1 5 rifle outcome draw")
    assert (level(table, 0, "1.2"), level(table, 0, "1.hq")) == ("veterans", "experts")
    assert (unit(table, 0, "1.2").size, unit(table, 0, "1.hq").size) == (5, 2)


# -- points --


@pytest.mark.clause("CA-PTS-01", "CA-PTS-02", "CA-PTS-03", "CA-VP-04", "CA-COST-04")
def test_both_sides_earn_what_they_destroyed_at_its_level() -> None:
    table = in_battle(PLATOON, FOOT, levels=({"1.1": "veterans"}, {"1.hq": "experts"}))
    confirmed(table, "lost 1 1.1 1 rifle 1.2 1 rifle lost 2 1.1 1 rifle 1.hq 1 hq_foot outcome marginal 1")
    assert pools(table) == (100 + 130, 160 + 100)
    assert [side.kills for side in table.view(0).battles[0].sides] == [230, 260]


@pytest.mark.clause("CA-VP-06", "CA-RULING-01", "CA-RULING-02")
def test_objective_points_decide_and_are_not_spent() -> None:
    for to_pool, pool in ((False, 0), (True, 1_800)):
        marginal = [fought("counterattack", "marginal", 0)]
        options = {"objective_points_to_pool": to_pool}
        table = in_battle(momentum=1, holder=0, battles=marginal, options=options)
        confirmed(table, "held 1 1 outcome marginal 1")
        assert table.view(0).battles[1].sides[0].points == 1_800
        assert pools(table)[0] == pool


@pytest.mark.parametrize(
    ("year", "momentum", "points"),
    [
        pytest.param("1940", 1, 1_200, marks=pytest.mark.clause("CA-VP-01")),
        pytest.param("1942", 2, 1_800, marks=pytest.mark.clause("CA-VP-02")),
        pytest.param("1944", 1, 2_400, marks=pytest.mark.clause("CA-VP-03")),
    ],
)
def test_what_the_objective_is_worth(year: str, momentum: int, points: int) -> None:
    battles = [fought("counterattack", ("marginal", "decisive")[momentum - 1], 0)]
    table = in_battle(momentum=momentum, holder=0, battles=battles, options={"year": year})
    confirmed(table, "held 1 1 2 1 outcome draw" if momentum == 2 else "held 1 1 outcome draw")
    assert table.view(0).battles[1].sides[0].objective == points


def held(features: str, **options: Any) -> list[int]:
    """The objective points of both sides after an Assault of side 1."""
    battles = [fought("counterattack", "decisive", 0)]
    table = in_battle(momentum=2, holder=0, battles=battles, options=options)
    confirmed(table, f"{features} outcome draw".lstrip())
    return [one.objective for one in table.view(0).battles[1].sides]


@pytest.mark.clause("CA-RULING-27", "CA-RULING-28")
def test_who_scores_the_objective() -> None:
    assert held("held 1 1 2 1 3 2") == [1_800, 0]
    assert held("held 1 1 2 2") == [0, 0], "contested counts for nobody"
    assert held("held 1 2 2 2 3 2") == [0, 0], "only the attacker takes it"
    assert held("held 1 2 2 2 3 2", objective_points_to="controller") == [0, 1_800]
    assert held("held 1 1 2 1", objective_control="all") == [0, 0]
    assert held("held 1 1 2 1 3 1", objective_control="all") == [1_800, 0]
    assert held("held 1 1", strategic_features=2) == [0, 0], "half is no majority"


@pytest.mark.clause("CA-RULING-27")
def test_destruction_may_score_in_a_counterattack() -> None:
    def scores(lost: str) -> list[int]:
        table = in_battle(options={"destruction_points": "half_destroyed"})
        confirmed(table, f"{lost} outcome draw")
        return [one.objective for one in table.view(0).battles[0].sides]

    assert scores("lost 2 1.1 5 rifle 1.2 1 rifle") == [1_800, 0]
    assert scores("lost 2 1.1 5 rifle") == [0, 0]
    assert scores("lost 1 1.1 5 rifle 1.2 1 rifle lost 2 1.1 5 rifle 1.2 1 rifle") == [0, 0]


def proposal(first: int, second: int, year: str = "1940", **options: Any) -> str:
    """The outcome that follows from points of both sides, given in the losses of the draft."""
    state = at(war(options={"year": year, **options})).state
    return ("draw", "marginal", "decisive")[level_of(state, [first, second])]


@pytest.mark.clause("CA-RULING-26")
def test_vectors_36_and_51_the_computed_outcome() -> None:
    assert proposal(1_700, 1_401) == "draw"
    assert proposal(1_700, 1_400) == "marginal"
    assert proposal(1_700, 301) == "marginal"
    assert proposal(1_700, 300) == "decisive"
    assert proposal(1_200, 0, "1941") == "marginal"
    assert [proposal(edge, 0, "1943") for edge in (449, 450, 2_099, 2_100)] == [
        "draw",
        "marginal",
        "marginal",
        "decisive",
    ]
    assert [proposal(edge, 0, "1945") for edge in (599, 600, 2_799, 2_800)] == [
        "draw",
        "marginal",
        "marginal",
        "decisive",
    ]
    larger: dict[str, Any] = {"outcome_measure": "share_of_larger", "draw_below": 120, "decisive_from": 500}
    assert proposal(1_000, 881, **larger) == "draw"
    assert proposal(1_000, 880, **larger) == "marginal"
    assert proposal(1_000, 500, **larger) == "decisive"
    assert proposal(0, 0, **larger) == "draw"


@pytest.mark.clause("CA-RULING-03")
def test_the_order_of_the_aftermath() -> None:
    table = survivors(1, "veterans", result="marginal 2")
    keys = [table.title.entries[entry.key].name for line in table.record.lines for entry in line.entries]
    told = [key for key in keys if key in ("lost", "scored", "battle-won", "trained", "battle-type")]
    assert told == ["lost", "scored", "scored", "battle-won", "trained", "trained", "battle-type"]


def test_the_five_quantities_stay_apart() -> None:
    table = survivors(1, "veterans", result="marginal 2")
    sides = table.view(-1).sides
    assert [one.list_cost for one in sides] == [1_200, 1_200]
    assert [sum(line.amount for line in one.ledger) for one in sides] == [one.pool for one in sides]
