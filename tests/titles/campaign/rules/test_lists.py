"""Nations and army lists: what may stand in a list, what it costs, when it can be locked."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.campaign.kits import kit_of
from tests.titles.campaign.war import CAMPAIGN, FOOT, Game, at, begun, opened, play, refusal, side, unit, war
from wartable import NotAnAction, OptionError, PositionError, Refused, Seeded
from wartable.core.rules.log import SILENT
from wartable.titles.campaign.codes import stack
from wartable.titles.campaign.position.state import start


def drafted(*picks: str, **options: Any) -> Game:
    """A list in the making: each pick is one squad, said as `1.1 rifle`, or several, `1.1 3 rifle`."""
    table = opened(**options)
    for pick in picks:
        place, *rest = pick.split()
        count, word = (int(rest[0]), rest[1]) if len(rest) > 1 else (1, rest[0])
        for _ in range(count):
            table.act(0, f"list {place} 1 {word} ...")
    return table


def why(table: Game, pick: str) -> str:
    """The clause that forbids one more squad."""
    place, word = pick.split()
    return refusal(table, f"list {place} 1 {word} ...", 0)


@pytest.mark.clause("CA-GEN-02")
def test_a_campaign_has_two_sides() -> None:
    for seats in (1, 3):
        with pytest.raises(OptionError):
            CAMPAIGN.open(seats)
    assert CAMPAIGN.open(2).seats == 2


@pytest.mark.clause("CA-LEN-01", "CA-LEN-02", "CA-LEN-03")
def test_three_to_seven_battles_agreed_before_the_lists() -> None:
    for battles in (2, 8):
        with pytest.raises(OptionError):
            CAMPAIGN.open(2, {"battles_planned": battles})
    for battles in range(3, 8):
        table: Game = CAMPAIGN.open(2, {"battles_planned": battles})
        assert table.view(-1).planned == battles
        assert table.view(-1).step == "nation"


@pytest.mark.clause("CA-BUD-09")
def test_no_year_before_1939_or_after_1945() -> None:
    for year in ("1938", "1946"):
        with pytest.raises(OptionError):
            CAMPAIGN.open(2, {"year": year})


@pytest.mark.clause("CA-RULING-59")
def test_nations_are_chosen_openly_the_first_side_first() -> None:
    table: Game = CAMPAIGN.open(2, {"year": "1941"}, seed=1)
    assert table.deciders == (0,)
    assert refusal(table, "nation france") == "CA-RULING-59"
    play(table, "nation italy", "nation italy")
    assert [one.nation for one in table.view(-1).sides] == ["italy", "italy"]
    assert table.view(0).step == "lists"
    named: Game = CAMPAIGN.open(2, {"nation_2": "usa", "year": "1943"}, seed=1)
    assert named.deciders == (0,)
    play(named, "nation france")
    assert named.view(-1).sides[1].nation == "usa"


@pytest.mark.clause("CA-RULING-59")
def test_vector_53_france_in_1941_and_the_usa_in_1940() -> None:
    for year, nation in (("1941", "france"), ("1940", "usa")):
        assert refusal(CAMPAIGN.open(2, {"year": year}), f"nation {nation}") == "CA-RULING-59"
        with pytest.raises(OptionError, match="CA-RULING-59"):
            CAMPAIGN.open(2, {"year": year, "nation_1": nation})
    for nation in ("france", "usa"):
        assert refusal(CAMPAIGN.open(2, {"year": "1943"}), f"nation {nation}") == ""


@pytest.mark.clause("CA-LIST-01")
def test_the_war_waits_for_both_lists() -> None:
    table = opened()
    assert refusal(table, "list", 0) == "CA-LIST-01"
    table.act(0, f"list {FOOT}")
    assert table.view(0).step == "lists"
    table.act(1, f"list {FOOT}")
    assert table.view(0).step == "prepare"


@pytest.mark.clause("CA-LIST-02")
def test_any_mix_that_the_catalogue_allows() -> None:
    kit = opened().state.kit
    gun = next(kit.words[row] for row in range(64) if kit.formation[row] == 1 and kit.arm[row] == 9 and kit.open[row])
    table = begun(f"{FOOT} 2.1 3 pz4h 1 panther 2.hq 1 hq_armour 3.1 3 {gun} 3.hq 1 hq_battery", FOOT)
    assert [one.arm for one in table.view(-1).sides[0].formations] == ["infantry", "tank", "artillery"]


@pytest.mark.clause("CA-LIST-03", "CA-BUD-01", "CA-RULING-07")
def test_the_budget_is_a_ceiling_and_no_more() -> None:
    platoons = [f"{n}.{p} 5 rifle" for n in range(1, 5) for p in range(1, 5)]
    table = drafted(*platoons, *[f"{n}.hq hq_foot" for n in range(1, 5)])
    # 16 platoons of 5 and 4 HQs are 84 squads of 100; 9,000 leave room for 6.
    for _ in range(4):
        table.act(0, "list 5.1 1 rifle ...")
    table.act(0, "list 5.hq 1 hq_foot ...")
    assert why(table, "5.1 rifle") == ""
    table.act(0, "list 5.1 1 rifle ...")
    assert table.view(0).list_draft.spent == 9_000
    assert why(table, "1.hq hq_foot") == "CA-LIST-03"
    assert begun(FOOT, FOOT).view(-1).sides[0].pool == 0


@pytest.mark.clause("CA-RULING-07")
def test_unspent_points_may_be_carried_over() -> None:
    table = begun(FOOT, FOOT, carry_unspent_budget=True)
    assert table.view(-1).sides[0].pool == 9_000 - 1_200
    assert [line.kind for line in table.view(-1).sides[0].ledger] == ["carried"]


@pytest.mark.clause("CA-LIST-04", "CA-LIST-05", "CA-COST-01", "CA-TRN-01")
def test_all_begin_as_recruits_at_recruits_prices() -> None:
    table = begun(FOOT, FOOT)
    assert table.view(-1).sides[0].list_cost == 12 * 100
    assert {one.level for each in table.view(-1).sides[0].formations for one in each.units} == {0}
    with pytest.raises(NotAnAction):
        opened().act(0, "list 1.1 5 rifle experts")


@pytest.mark.clause("CA-LIST-06", "CA-LIST-07")
def test_a_platoon_has_three_to_five_squads() -> None:
    assert refusal(opened(), "list 1.1 2 rifle 1.hq 1 hq_foot", 0) == "CA-LIST-06"
    assert refusal(opened(), "list 1.1 3 rifle 1.hq 1 hq_foot", 0) == ""
    assert refusal(opened(), "list 1.1 5 rifle 1.hq 1 hq_foot", 0) == ""
    assert why(drafted("1.1 5 rifle"), "1.1 rifle") == "CA-LIST-07"


@pytest.mark.clause("CA-LIST-08", "CA-LIST-10")
def test_a_company_has_four_platoons_and_its_hq() -> None:
    table = drafted(*[f"1.{n} 3 rifle" for n in range(1, 5)])
    assert why(table, "1.hq hq_foot") == ""
    with pytest.raises(NotAnAction, match="CA-LIST-08"):
        table.act(0, "list 1.5 1 rifle ...")
    assert not [choice for choice in table.choices(0) if choice.text.startswith("list 1.5")]


@pytest.mark.clause("CA-LIST-09", "CA-RULING-08")
def test_a_battery_has_two_platoons() -> None:
    kit = opened().state.kit
    gun = next(kit.words[row] for row in range(64) if kit.formation[row] == 1 and kit.open[row])
    table = drafted(f"1.1 3 {gun}", f"1.2 3 {gun}")
    assert why(table, f"1.3 {gun}") == "CA-LIST-09"
    assert why(table, "1.hq hq_battery") == ""
    assert begun(f"1.1 3 {gun} 1.hq 1 hq_battery").view(-1).sides[0].formations[0].kind == "battery"


@pytest.mark.clause("CA-LIST-11", "CA-RULING-56")
def test_limits_count_what_stands() -> None:
    table = drafted("1.1 5 tiger2", "1.2 pz4h", year="1945")
    assert why(table, "1.2 tiger2") == "CA-LIST-11"
    assert why(table, "1.hq hq_tiger2") == "CA-LIST-11"
    table.undo(0, "list 1.1 1 tiger2 ...")
    assert why(table, "1.2 tiger2") == ""


@pytest.mark.clause("CA-RULING-09")
def test_every_formation_has_an_hq_bought_after_a_platoon() -> None:
    assert why(opened(), "1.hq hq_foot") == "CA-RULING-09"
    assert refusal(opened(), "list 1.1 3 rifle", 0) == "CA-RULING-09"
    assert refusal(opened(), "list 1.1 3 rifle 1.hq 2 hq_foot", 0) == ""


@pytest.mark.clause("CA-HQ-09")
def test_an_hq_has_two_squads_at_most() -> None:
    assert why(drafted("1.1 3 rifle", "1.hq 2 hq_foot"), "1.hq hq_foot") == "CA-HQ-09"


@pytest.mark.clause("CA-RULING-10")
def test_all_platoons_of_a_company_are_of_one_arm() -> None:
    assert why(drafted("1.1 3 rifle"), "1.2 pz4h") == "CA-RULING-10"
    kit = opened().state.kit
    spg = [kit.words[row] for row in range(64) if kit.open[row] and kit.arm[row] == 8]
    company = [word for word in spg if kit.formation[kit.words.index(word)] == 0]
    battery = [word for word in spg if kit.formation[kit.words.index(word)] == 1]
    assert why(drafted(f"1.1 3 {battery[0]}"), f"1.2 {company[0]}") == "CA-RULING-10"


@pytest.mark.clause("CA-RULING-10")
def test_platoons_may_stand_alone_where_the_table_says_so() -> None:
    table = begun("1.1 3 rifle", FOOT, independent_platoons=True)
    assert table.view(-1).sides[0].formations[0].kind == "independent"
    assert refusal(table, "prepare buy 1.hq 1 hq_foot field 1.1", 0) == "CA-FIX-06"
    two = drafted("1.1 3 rifle", "1.2 3 rifle", independent_platoons=True)
    assert refusal(two, "list 1.1 3 rifle 1.2 3 rifle", 0) == "CA-RULING-09"


@pytest.mark.clause("CA-RULING-38")
def test_a_platoon_has_one_kind_of_squad() -> None:
    kit = opened().state.kit
    rows = [row for row in range(64) if kit.open[row] and kit.arm[row] == 5]
    foot = next(kit.words[row] for row in rows if kit.element[row] == 0)
    car = next(kit.words[row] for row in rows if kit.element[row] == 1)
    assert why(drafted(f"1.1 {foot}"), f"1.1 {car}") == "CA-RULING-38"
    assert why(drafted(f"1.1 {foot}"), f"1.2 {car}") == ""
    assert why(opened(year="1939"), "1.1 tiger2") == "CA-RULING-38"


@pytest.mark.clause("CA-RULING-57")
def test_which_hq_leads_which_formation() -> None:
    assert why(drafted("1.1 3 rifle"), "1.hq hq_armour") == "CA-RULING-57"
    assert why(drafted("1.1 3 pz4h"), "1.hq hq_foot") == "CA-RULING-57"
    assert why(drafted("1.1 3 pz4h"), "1.hq hq_pz4h") == ""
    assert why(drafted("1.1 3 rifle"), "1.2 hq_foot") == "CA-RULING-57"
    assert why(drafted("1.1 3 rifle"), "1.hq rifle") == "CA-RULING-57"


@pytest.mark.clause("CA-RULING-57")
def test_a_company_of_both_kinds_may_have_either_hq_of_one_element() -> None:
    kit = opened().state.kit
    rows = [row for row in range(64) if kit.open[row] and kit.arm[row] == 5]
    foot = next(kit.words[row] for row in rows if kit.element[row] == 0)
    car = next(kit.words[row] for row in rows if kit.element[row] == 1)
    table = drafted(f"1.1 3 {foot}", f"1.2 3 {car}")
    assert why(table, "1.hq hq_foot") == why(table, "1.hq hq_armour") == ""
    table.act(0, "list 1.hq 1 hq_foot ...")
    assert why(table, "1.hq hq_armour") == "CA-RULING-38"


@pytest.mark.clause("CA-RULING-60")
def test_vector_40_what_a_list_lacks_is_reserved() -> None:
    full = [f"1.{n} 5 rifle" for n in range(1, 5)] + ["1.hq 2 hq_foot", "2.1 5 rifle", "2.2 5 rifle", "2.3 5 rifle"]
    table = drafted(*full, "2.hq 2 hq_foot", "3.1 5 rifle", "3.hq 2 hq_foot", "4.1 rifle", year="1939")
    draft = table.view(0).list_draft
    assert (draft.spent, draft.reserved) == (4_700, 300)
    assert why(table, "2.4 rifle") == why(table, "5.1 rifle") == why(table, "3.2 rifle") == "CA-LIST-03"
    for pick in ("4.1 1 rifle", "4.1 1 rifle", "4.hq 1 hq_foot"):
        table.act(0, f"list {pick} ...")
    draft = table.view(0).list_draft
    assert (draft.spent, draft.reserved, draft.faults) == (5_000, 0, ())


@pytest.mark.clause("CA-RULING-60")
def test_taking_back_any_pick_leaves_the_others_standing() -> None:
    table = drafted("1.1 3 rifle", "1.hq hq_foot", "2.1 3 pz4h", "2.hq hq_armour")
    for _ in range(3):
        table.undo(0, "list 1.1 1 rifle ...")
    places = [one.slot for one in table.view(0).list_draft.formations]
    assert places == [1], "the second company stays; the HQ of the first goes with its platoon"
    assert table.view(0).list_draft.spent == 400


@pytest.mark.clause("CA-RULING-60", "CA-RULING-61")
def test_a_list_in_the_making_can_always_be_completed() -> None:
    table = drafted("1.1 2 rifle", "2.1 pz4h")
    state = table.state.copy()
    for code in state.doing().defaults(state, 0, Seeded(1)):
        assert state.why(0, code) == 0
        state.apply(0, code, Seeded(1))
    assert state.sealed[0] == 1
    assert state.spent[0] == 8 * 100


@pytest.mark.clause("CA-RULING-61")
def test_an_empty_list_is_filled_with_cheap_infantry() -> None:
    table = opened(title=CAMPAIGN)
    state = table.state.copy()
    for code in state.doing().defaults(state, 0, Seeded(1)):
        assert state.why(0, code) == 0
        state.apply(0, code, Seeded(1))
    kit = state.kit
    nation = state.nation[0]
    rows = [row for row in range(nation * 64, nation * 64 + 64) if kit.open[row] and kit.arm[row] == 0]
    cheapest = min(int(kit.price[row * kit.levels]) for row in rows)
    assert state.spent[0] > kit.budget - 5 * cheapest - 200
    view = CAMPAIGN.view(state, 0).list_draft
    assert view is not None
    assert {one.arm for one in view.formations} == {"infantry"}
    assert all(each.size == 5 for one in view.formations for each in one.units if each.word[-1] != "q")


@pytest.mark.clause("CA-LIST-01")
def test_lists_are_hidden_until_both_are_locked() -> None:
    table = drafted("1.1 3 rifle")
    assert table.view(1).sides[0].formations == ()
    assert table.view(1).list_draft.picks == ()
    table.act(0, "list 1.1 3 rifle 1.hq 1 hq_foot")
    assert table.view(1).asked == (0, 1)
    table.act(1, f"list {FOOT}")
    assert unit(table, 0, "1.1").size == 3


@pytest.mark.clause("CA-GEN-04")
def test_only_what_is_asked_is_answered() -> None:
    table = opened()
    for choice in ("turn", "prepare field 1.1", "confirm"):
        assert refusal(table, choice, 0) == "CA-GEN-04"
    table.act(0, f"list {FOOT}")
    assert refusal(table, f"list {FOOT}", 0) == "CA-GEN-04"
    with pytest.raises(Refused):
        table.act(0, f"list {FOOT}")


@pytest.mark.clause("CA-GEN-05")
def test_a_finished_campaign_takes_nothing() -> None:
    table = begun()
    table.forfeit(0)
    assert table.outcome is not None
    for seat in (0, 1):
        assert refusal(table, "prepare field 1.1", seat) == "CA-GEN-05"


@pytest.mark.clause("CA-RULING-11")
def test_every_entry_that_can_be_listed_has_a_recruits_price() -> None:
    kit = opened(title=CAMPAIGN).state.kit
    assert all(kit.price[row * kit.levels] > 0 for row in range(len(kit.open)) if kit.open[row])


def test_a_position_with_a_list_over_budget_is_refused() -> None:
    big = " ".join(f"{n}.{p} 5 tiger1" for n in range(1, 3) for p in range(1, 5)) + " 1.hq 2 hq_armour 2.hq 2 hq_armour"
    with pytest.raises(PositionError, match=r"CA-LIST-(03|11)"):
        at(war([side(big), side()]), title=CAMPAIGN)


@pytest.mark.clause("CA-RULING-60")
@pytest.mark.parametrize("year", [1939, 1945])
@pytest.mark.parametrize("alone", [False, True])
def test_what_a_list_may_take_is_what_nothing_forbids(year: int, alone: bool) -> None:
    """Legal picks are judged place by place, each pick by itself: both say the same all through random lists."""
    kit = kit_of(year=year, independent_platoons=alone, nation_1="germany", nation_2="great_britain")
    for seed in range(2):
        luck, p = Seeded(seed), start(kit, Seeded(seed), SILENT)
        while asked := p.deciders() if p.step() == stack.LISTS else ():
            seat = asked[0]
            offered: list[int] = []
            p.doing().offer(p, seat, offered)
            legal = p.legal(seat)
            assert legal == [code for code in offered if p.why(seat, code) == 0]
            p.apply(seat, legal[luck.below(len(legal))], luck)
