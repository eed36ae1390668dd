"""Before a battle: disbanding, purchases, the force, its HQs and its cap."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.campaign.war import (
    CAMPAIGN,
    FOOT,
    TANKS,
    Game,
    at,
    begun,
    confirmed,
    fought,
    play,
    pools,
    refusal,
    side,
    unit,
    war,
)
from wartable import PositionError, Refused
from wartable.core.rules.chance import Seeded

LONG = "1.1 5 rifle 1.2 5 rifle 1.3 5 rifle 1.4 5 rifle 1.hq 2 hq_foot"
MADE = "prepare field 1.1"


def prepared(first: str = FOOT, now: str | None = None, pool: int = 0, **more: Any) -> Game:
    """A table at a preparation; the first side's army is the one that matters."""
    levels = more.pop("level", {})
    gone = more.pop("disbanded", [])
    return at(war([side(first, now, pool, level=levels, disbanded=gone), side()], **more))


# -- purchases --


@pytest.mark.clause("CA-SPD-01", "CA-COST-05", "CA-RULING-36")
def test_a_replacement_costs_the_price_of_its_platoons_level() -> None:
    table = prepared(now="1.1 3 rifle", pool=400, level={"1.1": "veterans"})
    table.act(0, "prepare buy 1.1 2 rifle field 1.1")
    play(table, f"1: {MADE}")
    assert pools(table)[0] == 400 - 2 * 160
    assert unit(table, 0, "1.1").level == 2
    assert unit(table, 0, "1.1").size == 5


@pytest.mark.clause("CA-SPD-02", "CA-SPD-03", "CA-FIX-04")
def test_vector_21_a_platoon_that_began_small_may_grow_to_five() -> None:
    table = prepared("1.1 4 rifle 1.hq 1 hq_foot", pool=500)
    assert refusal(table, "prepare buy 1.1 1 rifle field 1.1", 0) == ""
    assert refusal(table, "prepare buy 1.1 2 rifle field 1.1", 0) == "CA-SPD-03"


@pytest.mark.clause("CA-SPD-01", "CA-FLD-06")
def test_vector_22_losses_are_replaced() -> None:
    table = prepared(now="1.1 3 rifle", pool=500)
    assert refusal(table, "prepare buy 1.1 2 rifle field 1.1", 0) == ""


@pytest.mark.clause("CA-SPD-04", "CA-HQ-08", "CA-HQ-09")
def test_an_hq_is_rebuilt_up_to_two() -> None:
    for standing in ("1.hq", "1.hq 1 hq_foot"):
        table = prepared(now=standing, pool=500)
        missing = 2 if standing == "1.hq" else 1
        assert refusal(table, f"prepare buy 1.hq {missing} hq_foot field 1.1", 0) == ""
        assert refusal(table, f"prepare buy 1.hq {missing + 1} hq_foot field 1.1", 0) == "CA-HQ-08"


@pytest.mark.clause("CA-FIX-01", "CA-FIX-02", "CA-RULING-38")
def test_arms_never_change() -> None:
    table = prepared(f"{FOOT} {TANKS}", "1.1 3 rifle 2.1 3 pz4h", 900)
    assert refusal(table, "prepare buy 1.1 1 pz4h field 1.2", 0) == "CA-FIX-02"
    assert refusal(table, "prepare buy 2.1 1 rifle field 1.2", 0) == "CA-FIX-02"
    assert refusal(table, "prepare buy 2.hq 1 hq_foot field 1.2", 0) == "CA-FIX-02"


@pytest.mark.clause("CA-FIX-03", "CA-FIX-05")
def test_models_change_only_by_purchases() -> None:
    table = prepared(f"{FOOT} {TANKS}", "2.1 3 pz4h", 900)
    table.act(0, "prepare buy 2.1 1 panther field 2.1")
    play(table, f"1: {MADE}")
    assert {one.word: one.count for one in unit(table, 0, "2.1").now} == {"pz4h": 3, "panther": 1}
    assert {one.word for one in unit(table, 0, "1.1").now} == {"rifle"}


@pytest.mark.clause("CA-FIX-06", "CA-SPD-07")
def test_nothing_new_is_founded() -> None:
    table = prepared(pool=900)
    assert refusal(table, "prepare buy 1.3 3 rifle field 1.1", 0) == "CA-FIX-06"
    assert refusal(table, "prepare buy 2.1 3 rifle field 1.1", 0) == "CA-FIX-06"


@pytest.mark.clause("CA-SPD-08")
def test_the_pool_never_falls_below_zero() -> None:
    table = prepared(now="1.1 3 rifle", pool=199)
    assert refusal(table, "prepare buy 1.1 1 rifle field 1.1", 0) == ""
    assert refusal(table, "prepare buy 1.1 2 rifle field 1.1", 0) == "CA-SPD-08"


@pytest.mark.clause("CA-SPD-05", "CA-RULING-04", "CA-RULING-39")
def test_points_are_kept_or_spent_on_units_in_reserve() -> None:
    table = prepared(now="1.1 3 rifle 1.2 1 rifle", pool=300)
    table.act(0, "prepare buy 1.2 1 rifle field 1.1")
    play(table, f"1: {MADE}", "0: table", "1: table")
    assert pools(table)[0] == 200
    assert unit(table, 0, "1.2").size == 2
    assert refusal(table, "prepare buy 1.2 1 rifle field 1.1", 0) == "CA-GEN-04"


@pytest.mark.clause("CA-RULING-37")
def test_an_eliminated_platoon_is_rebuilt_at_recruits_prices() -> None:
    table = prepared(now="1.1", pool=300)
    table.act(0, "prepare buy 1.1 3 rifle field 1.1")
    play(table, f"1: {MADE}")
    assert pools(table)[0] == 0
    assert unit(table, 0, "1.1").fielded


@pytest.mark.clause("CA-LIST-11", "CA-RULING-56")
def test_vector_41_losses_make_room_under_a_limit() -> None:
    tigers = "1.1 5 tiger2 1.hq 1 hq_armour"
    full = at(war([side(tigers, pool=900), side()], options={"year": "1945"}))
    assert refusal(full, "prepare buy 1.hq 1 hq_tiger2 field 1.1", 0) == "CA-LIST-11"
    room = at(war([side(tigers, "1.1 3 tiger2", 900), side()], options={"year": "1945"}))
    assert refusal(room, "prepare buy 1.1 2 tiger2 field 1.1", 0) == ""
    with pytest.raises(PositionError, match="CA-LIST-11"):
        at(war([side(tigers + " 2.1 3 tiger2 2.hq 1 hq_armour"), side()], options={"year": "1945"}))


@pytest.mark.clause("CA-FIX-02", "CA-RULING-38")
def test_vector_39_a_battery_gun_does_not_fill_a_company() -> None:
    kit = begun().state.kit
    guns = [row for row in range(64) if kit.open[row] and kit.arm[row] == 8]
    company = next(kit.words[row] for row in guns if kit.formation[row] == 0)
    battery = next(kit.words[row] for row in guns if kit.formation[row] == 1)
    table = prepared(f"1.1 4 {company} 1.hq 1 hq_armour", f"1.1 3 {company}", 900)
    assert refusal(table, f"prepare buy 1.1 1 {battery} field 1.1", 0) == "CA-FIX-02"


@pytest.mark.clause("CA-RULING-05", "CA-FLD-06")
def test_vector_50_buying_and_fielding_in_one_preparation() -> None:
    table = prepared(now="1.1 2 rifle", pool=200)
    for pick in ("prepare buy 1.1 1 rifle ...", "prepare field 1.1 ...", "prepare field 1.2 ..."):
        table.act(0, pick)
    assert table.view(0).preparation.pool == 100
    table.undo(0, "prepare buy 1.1 1 rifle ...")
    assert [place for place, _ in table.view(0).preparation.fielded] == [1]


# -- the force --


@pytest.mark.clause("CA-FLD-01", "CA-FLD-02", "CA-FLD-06")
def test_a_platoon_below_three_stays_out_until_it_is_refitted() -> None:
    table = prepared(now="1.1 2 rifle", pool=100)
    assert unit(table, 0, "1.1").status == "unfit"
    assert refusal(table, "prepare field 1.1", 0) == "CA-FLD-01"
    assert refusal(table, "prepare buy 1.1 1 rifle field 1.1", 0) == ""
    assert refusal(prepared(now="1.1 3 rifle"), "prepare field 1.1", 0) == ""
    assert refusal(prepared(now="1.1 4 rifle"), "prepare field 1.1", 0) == ""


@pytest.mark.clause("CA-FLD-03", "CA-ORG-01", "CA-ORG-02", "CA-ORG-04", "CA-RULING-12")
def test_any_fit_platoons_may_be_fielded_anew_each_battle() -> None:
    table = begun(LONG, FOOT)
    play(table, "0: prepare field 1.1 1.2", f"1: {MADE}")
    assert [unit(table, 0, f"1.{n}").fielded for n in range(1, 5)] == [True, True, False, False]
    play(table, "0: table", "1: table", "0: over conceded")
    confirmed(table, "outcome draw")
    assert refusal(table, "prepare field 1.3", 0) == ""
    assert refusal(table, "prepare field 1.1 1.1", 0) == "CA-ORG-01"


@pytest.mark.clause("CA-FLD-04", "CA-ORG-03", "CA-FLD-05", "CA-COST-02", "CA-COST-03")
def test_vector_20_the_cap_is_reckoned_at_recruits_prices() -> None:
    veterans = {f"{n}.{p}": "veterans" for n in range(1, 4) for p in range(1, 5)}
    big = " ".join(f"{n}.1 5 rifle {n}.2 5 rifle {n}.3 5 rifle {n}.4 5 rifle {n}.hq 2 hq_foot" for n in range(1, 4))
    table = at(war([side(big, level=veterans), side()]))
    platoons = " ".join(f"{n}.{p}" for n in range(1, 4) for p in range(1, 5))
    assert refusal(table, f"prepare field {platoons}", 0) == ""
    assert refusal(table, f"prepare field {platoons} 1.hq", 0) == "CA-FLD-04"
    table.act(0, f"prepare field {platoons}")
    play(table, f"1: {MADE}")
    assert table.view(-1).sides[0].force_cost == 6_000


@pytest.mark.parametrize(
    ("year", "momentum", "caps"),
    [
        pytest.param("1940", 0, (4_000, 4_000), marks=pytest.mark.clause("CA-CAP-01")),
        pytest.param("1943", 0, (6_000, 6_000), marks=pytest.mark.clause("CA-CAP-02")),
        pytest.param("1945", 0, (8_000, 8_000), marks=pytest.mark.clause("CA-CAP-03")),
        pytest.param("1939", 1, (4_500, 3_500), marks=pytest.mark.clause("CA-CAP-04")),
        pytest.param("1942", 1, (6_750, 5_250), marks=pytest.mark.clause("CA-CAP-05")),
        pytest.param("1944", 1, (9_000, 7_000), marks=pytest.mark.clause("CA-CAP-06")),
        pytest.param("1941", 2, (5_300, 2_700), marks=pytest.mark.clause("CA-CAP-07")),
        pytest.param("1943", 2, (8_000, 4_000), marks=pytest.mark.clause("CA-CAP-08")),
        pytest.param("1945", 3, (10_600, 5_400), marks=pytest.mark.clause("CA-CAP-09")),
    ],
)
def test_caps_by_type_period_and_role(year: str, momentum: int, caps: tuple[int, int]) -> None:
    battles = [fought("counterattack", "marginal", 0)] * min(momentum, 1)
    found = war(options={"year": year}, momentum=momentum, holder=0 if momentum else None, battles=battles)
    table = at(found)
    state = table.state
    assert tuple(one.cap for one in table.view(-1).battle.sides) == caps
    for seat in (0, 1):
        # One platoon costs 500: the force is told to stand just at the edge.
        state.force_cost[seat] = caps[seat] - 500
        assert state.why(seat, FIELD_FIRST) == 0
        state.force_cost[seat] += 1
        assert table.title.clauses[state.why(seat, FIELD_FIRST)] == "CA-FLD-04"
        state.force_cost[seat] = 0


FIELD_FIRST = 7 * 262144


@pytest.mark.clause("CA-RULING-18")
def test_vector_34_a_cap_that_cannot_be_reached() -> None:
    companies = ((1, 2), (2, 2), (3, 1))  # with the squads of their HQs: 50 squads in all
    rows = " ".join(f"{n}.1 5 rifle {n}.2 5 rifle {n}.3 5 rifle {n}.hq {hq} hq_foot" for n, hq in companies)
    decisive = [fought("counterattack", "decisive", 0)]
    table = at(war([side(rows), side()], options={"year": "1939"}, momentum=2, holder=0, battles=decisive))
    everything = " ".join(f"{n}.1 {n}.2 {n}.3 {n}.hq" for n, _ in companies)
    assert refusal(table, f"prepare field {everything}", 0) == ""
    table.act(0, f"prepare field {everything}")
    play(table, f"1: {MADE}")
    assert (table.view(-1).sides[0].force_cost, table.view(-1).sides[0].cap) == (5_000, 5_300)
    assert pools(table) == (0, 0)


# -- HQs in the field --


@pytest.mark.clause("CA-HQ-01", "CA-HQ-02", "CA-RULING-13")
def test_an_hq_needs_half_of_its_platoons() -> None:
    four = prepared(LONG)
    assert refusal(four, "prepare field 1.1 1.hq", 0) == "CA-HQ-01"
    assert refusal(four, "prepare field 1.1 1.2 1.hq", 0) == ""
    three = prepared("1.1 3 rifle 1.2 3 rifle 1.3 3 rifle 1.hq 1 hq_foot")
    assert refusal(three, "prepare field 1.2 1.hq", 0) == "CA-HQ-01"
    assert refusal(three, "prepare field 1.1 1.3 1.hq", 0) == ""


@pytest.mark.clause("CA-HQ-03", "CA-HQ-10")
def test_an_hq_may_stay_behind_and_may_be_one_squad() -> None:
    assert refusal(prepared(LONG), "prepare field 1.1 1.2 1.3 1.4", 0) == ""
    assert refusal(prepared(LONG, "1.hq 1 hq_foot"), "prepare field 1.1 1.2 1.hq", 0) == ""


@pytest.mark.clause("CA-RULING-14", "CA-SUP-07")
def test_vector_19_disbanded_platoons_do_not_count_for_the_hq() -> None:
    table = prepared(LONG, "1.4", disbanded=["1.4"])
    assert refusal(table, "prepare field 1.1 1.hq", 0) == "CA-HQ-01"
    assert refusal(table, "prepare field 1.1 1.2 1.hq", 0) == ""
    assert refusal(table, "prepare field 1.4", 0) == "CA-SUP-07"
    weak = prepared(LONG, "1.2 2 rifle 1.3 1 rifle 1.4", pool=2000)
    assert refusal(weak, "prepare field 1.1 1.hq", 0) == "CA-HQ-01", "unfit platoons count in the number"


@pytest.mark.clause("CA-RULING-15")
def test_an_hq_counts_against_the_cap() -> None:
    table = prepared(LONG)
    table.act(0, "prepare field 1.1 1.2 1.hq")
    play(table, f"1: {MADE}")
    assert table.view(-1).sides[0].force_cost == 1_200


@pytest.mark.clause("CA-RULING-16", "CA-HQ-07")
def test_an_hq_without_squads_stays_in_the_order_of_battle() -> None:
    table = prepared(now="1.hq", pool=100)
    assert unit(table, 0, "1.hq").status == "empty"
    assert refusal(table, "prepare field 1.1 1.hq", 0) == "CA-RULING-16"
    assert refusal(table, "prepare buy 1.hq 1 hq_foot field 1.1 1.hq", 0) == ""
    assert refusal(table, "prepare field 1.1", 0) == ""


@pytest.mark.clause("CA-RULING-65", "CA-HQ-01")
def test_vector_44_a_company_whose_platoons_are_all_disbanded() -> None:
    gone = ["1.1", "1.2"]
    table = prepared(f"{FOOT} {TANKS}", "1.1 1.2 1.hq 1 hq_foot", 100, disbanded=gone)
    assert refusal(table, "prepare field 2.1 1.hq", 0) == "CA-HQ-01"
    assert refusal(table, "prepare buy 1.hq 1 hq_foot field 2.1", 0) == ""
    assert table.view(-1).sides[0].restoration == 100


# -- options of the force --


@pytest.mark.clause("CA-RULING-12", "CA-RULING-58")
def test_a_weakened_company_all_or_none() -> None:
    strict = {"partial_company": "only_full_strength"}
    whole = prepared(LONG, options=strict)
    assert refusal(whole, "prepare field 1.1 1.2", 0) == ""
    for weakened in ("1.hq 1 hq_foot", "1.4 4 rifle"):
        table = prepared(LONG, weakened, 100, options=strict)
        assert refusal(table, "prepare field 1.1 1.2", 0) == "CA-RULING-12"
        assert refusal(table, "prepare field 1.1 1.2 1.3 1.4", 0) == ""
        word = "1.hq 1 hq_foot" if weakened.startswith("1.hq") else "1.4 1 rifle"
        assert refusal(table, f"prepare buy {word} field 1.1 1.2", 0) == ""
    gone = prepared(LONG, "1.4", disbanded=["1.4"], options=strict)
    assert refusal(gone, "prepare field 1.1 1.2", 0) == "CA-RULING-12"


@pytest.mark.clause("CA-RULING-12", "CA-RULING-19")
def test_vector_49_no_legal_force_where_only_full_companies_split() -> None:
    """The defender of an Assault of 1943 may field 4,000: four platoons of Panthers, 270 each, are too many."""
    panthers = "1.1 5 panther 1.2 5 panther 1.3 5 panther 1.4 5 panther 1.hq 1 hq_armour 2.1 3 rifle 2.hq 1 hq_foot"
    decisive = [fought("counterattack", "decisive", 1)]
    strict = {"partial_company": "only_full_strength"}
    for weakened, clause in (("1.4 4 panther", "CA-RULING-12"), ("", "")):
        sides = [side(panthers, f"2.1 2 rifle {weakened}"), side()]
        table = at(war(sides, options=strict, momentum=2, holder=1, battles=decisive), title=CAMPAIGN)
        assert refusal(table, "prepare field 1.1", 0) == clause
        assert refusal(table, "prepare", 0) == ("" if clause else "CA-RULING-19")
        if clause:
            play(table, "0: prepare", f"1: {MADE}")
            battle = table.view(-1).battles[1]
            assert (battle.means, battle.outcome, battle.winner) == ("forfeit", "decisive", 1)


@pytest.mark.clause("CA-RULING-17")
def test_a_platoon_brings_all_its_squads_unless_it_may_be_split() -> None:
    assert refusal(prepared(), "prepare bring 1.1 3 rifle", 0) == "CA-RULING-17"
    split = {"split_platoons": True}
    table = prepared(options=split)
    assert refusal(table, "prepare bring 1.1 2 rifle", 0) == "CA-FLD-01"
    assert refusal(table, "prepare bring 1.1 3 rifle", 0) == ""
    assert refusal(table, "prepare bring 1.1 6 rifle", 0) == "CA-ORG-01"
    table.act(0, "prepare bring 1.1 3 rifle")
    play(table, f"1: {MADE}")
    assert table.view(-1).sides[0].force_cost == 300


@pytest.mark.clause("CA-RULING-17", "CA-TRN-05")
def test_vector_48_squads_left_behind_are_in_reserve() -> None:
    table = prepared(options={"split_platoons": True})
    table.act(0, "prepare bring 1.1 3 rifle")
    play(table, f"1: {MADE}", "0: table", "1: table", "0: over other")
    confirmed(table, "lost 1 1.1 1 rifle outcome draw")
    assert unit(table, 0, "1.1").level == 0
    assert unit(table, 0, "1.1").size == 4


# -- no force --


def without_force(**options: Any) -> Game:
    """A table at which the first side has no platoon of three."""
    now = "1.1 2 rifle 1.2 1 rifle"
    return at(war([side(now=now, pool=0), side()], options=options))


@pytest.mark.clause("CA-RULING-19")
def test_vector_35_a_side_without_a_force_forfeits() -> None:
    table = without_force()
    assert refusal(table, "prepare", 0) == ""
    table.act(0, "prepare")
    table.act(1, MADE)
    battle = table.view(-1).battles[0]
    assert (battle.means, battle.outcome, battle.winner) == ("forfeit", "decisive", 1)
    assert pools(table) == (0, 0)
    assert unit(table, 1, "1.1").level == 0
    assert table.view(-1).battle.type == "assault"


@pytest.mark.clause("CA-RULING-19")
def test_a_side_that_is_able_must_field_a_platoon() -> None:
    assert refusal(prepared(), "prepare", 0) == "CA-RULING-19"
    assert refusal(prepared(now="1.1 2 rifle 1.2 2 rifle", pool=100), "prepare", 0) == ""
    assert refusal(prepared(now="1.1 2 rifle 1.2 2 rifle", pool=100), "prepare buy 1.1 1 rifle", 0) == "CA-RULING-19"


@pytest.mark.clause("CA-RULING-19")
def test_both_sides_without_a_force_is_a_draw() -> None:
    weak = side(now="1.1 2 rifle 1.2 1 rifle")
    table = play(at(war([weak, weak])), "0: prepare", "1: prepare")
    assert (table.view(-1).battles[0].outcome, table.view(-1).draws) == ("draw", 1)
    lost = at(war([weak, weak], options={"no_force": "campaign_lost"}))
    play(lost, "0: prepare", "1: prepare")
    assert lost.outcome.winners == ()
    assert lost.title.clauses[lost.outcome.clause] == "CA-RULING-19"


@pytest.mark.clause("CA-RULING-19")
def test_a_side_without_a_force_may_lose_the_campaign() -> None:
    table = play(without_force(no_force="campaign_lost"), "0: prepare", f"1: {MADE}")
    assert table.outcome.winners == (1,)
    assert table.view(-1).level == "decisive"


# -- secrecy --


@pytest.mark.clause("CA-RULING-05")
def test_preparations_are_hidden_until_both_are_ready() -> None:
    table = prepared(now="1.1 3 rifle", pool=500)
    table.act(0, "prepare buy 1.1 1 rifle field 1.1")
    assert table.view(1).asked == (0, 1)
    assert pools(table)[0] == 500
    assert not unit(table, 0, "1.1").fielded
    table.act(1, MADE)
    assert pools(table)[0] == 400
    assert unit(table, 0, "1.1").fielded


@pytest.mark.clause("CA-RULING-05")
def test_in_the_open_the_lower_cap_prepares_first() -> None:
    decisive = [fought("counterattack", "decisive", 0)]
    plain = {"hidden_preparation": False}
    table = at(war(options=plain, momentum=2, holder=0, battles=decisive))
    assert table.deciders == (1,)
    table.act(1, MADE)
    assert unit(table, 1, "1.1").fielded
    assert table.deciders == (0,)
    assert at(war(options=plain)).deciders == (0,), "equal caps: side 1 in odd battles"
    drawn = [fought("counterattack", "draw", None)]
    assert at(war(options=plain, battles=drawn)).deciders == (1,), "side 2 in even ones"


@pytest.mark.clause("CA-RULING-61")
def test_what_a_clock_plays_before_a_battle() -> None:
    table = begun(LONG, FOOT)
    state = table.state
    codes = []
    copy = state.copy()
    while copy.asks(0):
        code = copy.default(0, Seeded(1))
        codes.append(code)
        copy.apply(0, code, Seeded(1))
    said = table.title.line(state.kit, codes)
    assert said == "prepare field 1.1 1.2 1.3 1.4 1.hq"


def test_a_refused_choice_changes_nothing() -> None:
    table = prepared(now="1.1 2 rifle", pool=50)
    before = table.state.to_dict()
    with pytest.raises(Refused):
        table.act(0, "prepare buy 1.1 1 rifle field 1.1")
    assert table.state.to_dict() == before
