"""Where cheap entries have limits: what a refit costs, and that a purchase in the making shows nobody anything."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.campaign.war import CAMPAIGN, Game, play, unit

PLANS = {"nation_1": "germany", "nation_2": "germany", "battles": "table", "carry_unspent_budget": True}
TANKS = "list 1.1 4 pz3h 1.2 3 pz3h 1.hq 1 hq_armour"
FOOT = "list 1.1 3 rifle 1.2 3 rifle 1.hq 1 hq_foot"


def opened(pack: str, **options: Any) -> Game:
    """A table of the rare pack, at the lists."""
    return CAMPAIGN.open(2, PLANS | options, seed=1, pack=pack)


def after(pack: str, listed: str, result: str, **options: Any) -> Game:
    """A table of the rare pack after one battle, in which the first side lost what the result names."""
    table = opened(pack, **options)
    play(table, f"0: {listed}", f"1: {FOOT}", "0: prepare field 1.1", "1: prepare field 1.1", "0: over other")
    return play(table, f"0: result lost 1 {result} outcome draw", "1: confirm")


def figures(table: Any, viewer: int) -> tuple[Any, ...]:
    """All that a viewer is told of what the first side would have to pay."""
    side = table.view(viewer).sides[0]
    return side.restoration, side.final_points, side.may_disband, [one.units for one in side.formations]


@pytest.mark.clause("CA-RULING-05", "CA-RULING-47")
def test_a_hidden_purchase_changes_no_figure_that_others_see(rare_pack: str) -> None:
    # Of the cheaper tank the army may have four, so each that is bought makes the rest of a refit dearer.
    table = after(rare_pack, TANKS, "1.1 4 pz3h", restoration_price="cheapest_legal")
    before = [figures(table, viewer) for viewer in (1, -1)]
    assert before[0][0] == 4 * 95
    codes = {choice.text: choice.code for choice in table.choices(0)}
    table.act(0, codes["prepare buy 1.1 1 pz4d …"])
    assert [figures(table, viewer) for viewer in (1, -1)] == before
    table.act(0, "prepare buy 1.1 1 pz4d 1 pz3h field 1.2")
    assert [figures(table, viewer) for viewer in (1, -1)] == before


@pytest.mark.clause("CA-RULING-05", "CA-RULING-40")
def test_a_hidden_purchase_does_not_show_that_one_could_disband(rare_pack: str) -> None:
    # With 100 points the last of the cheaper tanks (95) makes 1.1 fit; the dearer one (115) would not do.
    table = opened(rare_pack, carry_unspent_budget=False)
    tanks, guns = "1.1 4 pz3h 1.2 3 pz4d 2 pz3h 1.hq 1 hq_armour", "1.1 2 hmg 3 rifle 1.hq 1 hq_foot"
    play(table, f"0: list {tanks}", f"1: list {guns}", "0: prepare field 1.1", "1: prepare field 1.1", "0: over other")
    play(table, "0: result lost 1 1.1 2 pz3h lost 2 1.1 2 hmg outcome draw", "1: confirm")
    assert table.view(1).sides[0].pool == 100
    assert not table.view(1).sides[0].may_disband
    codes = {choice.text: choice.code for choice in table.choices(0)}
    table.act(0, codes["prepare buy 1.1 1 pz4d …"])
    assert not table.view(1).sides[0].may_disband


@pytest.mark.clause("CA-RULING-47", "CA-RULING-56")
def test_limits_of_a_company_and_a_platoon_bound_what_is_cheapest(rare_pack: str) -> None:
    # Machine guns cost 50 and rifles 65; a platoon may have two of them, a company three.
    table = opened(rare_pack, restoration_price="cheapest_legal")
    play(table, f"0: {FOOT}", f"1: {FOOT}", "0: prepare field 1.1 1.2", "1: prepare field 1.1", "0: over other")
    play(table, "0: result lost 1 1.1 3 rifle 1.2 3 rifle outcome draw", "1: confirm")
    assert table.view(1).sides[0].restoration == 3 * 50 + 3 * 65
    assert unit(table, 0, "1.1").lacks_price == 2 * 50 + 65
