"""The end of a campaign: early majorities, the settlement, the level of victory, conceding; a fixture for each end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.campaign.war import FOOT, Game, at, begun, confirmed, fought, in_battle, play, pools, side, unit, war
from wartable.titles.campaign.position.needs import final_points, restoration

DRAWN = fought("counterattack", "draw", None)


def won(seat: int) -> dict[str, Any]:
    """A battle won marginally."""
    return fought("counterattack", "marginal", seat)


def settled(battles: list[dict[str, Any]], first: int, second: int, result: str = "draw", **more: Any) -> Game:
    """A campaign of one battle more than these, which has a result; both armies are whole."""
    options = {"battles_planned": len(battles) + 1, **more.pop("options", {})}
    sides = [side(FOOT, pool=first, force=more.pop("force", FORCE)), side(FOOT, pool=second, force=FORCE)]
    momentum, holder = more.pop("momentum", 0), more.pop("holder", None)
    found = war(
        sides, "result", battles=battles, momentum=momentum, holder=holder, options=options, means="table", turn=8
    )
    return confirmed(at(found), f"outcome {result}")


FORCE = {"1.1": {"rifle": 5}, "1.2": {"rifle": 5}, "1.hq": {"hq_foot": 2}}


def ending(table: Game) -> tuple[str, str, tuple[int, ...]]:
    """The clause that ended it, the level of victory, and the winners."""
    assert table.outcome is not None
    return table.title.clauses[table.outcome.clause], table.view(-1).level, table.outcome.winners


@pytest.mark.clause("CA-WIN-01", "CA-END-02", "CA-RULING-49", "CA-RULING-50")
def test_vector_26_a_majority_ends_it_early() -> None:
    table = in_battle(battles=[won(0), won(0)], momentum=2, holder=0, options={"battles_planned": 5})
    confirmed(table, "lost 1 1.1 1 rifle outcome marginal 1")
    assert ending(table) == ("CA-WIN-01", "decisive", (0,))
    assert table.view(-1).played == 3
    assert table.outcome.scores == (0, 100)


@pytest.mark.clause("CA-WIN-01")
@pytest.mark.parametrize(("planned", "needed"), [(3, 2), (4, 3), (5, 3), (6, 4), (7, 4)])
def test_wins_needed_for_an_early_end(planned: int, needed: int) -> None:
    for wins in (needed - 1, needed):
        battles = [won(0)] * (wins - 1)
        momentum = len(battles)
        table = in_battle(
            battles=battles, momentum=momentum, holder=0 if momentum else None, options={"battles_planned": planned}
        )
        confirmed(table, "outcome marginal 1")
        assert (table.outcome is not None) == (wins == needed)


@pytest.mark.clause("CA-WIN-02", "CA-END-01", "CA-END-04", "CA-SPD-06", "CA-RULING-51")
def test_vectors_27_and_28_three_thousand_points_make_it_decisive() -> None:
    battles = [won(0), DRAWN, won(0)]
    assert ending(settled(battles, 3_000, 0, options={"battles_planned": 4}, momentum=1, holder=0)) == (
        "CA-WIN-02", "decisive", (0,),
    )  # fmt: skip
    assert ending(settled(battles, 2_999, 0, momentum=1, holder=0)) == ("CA-WIN-03", "marginal", (0,))
    low = settled(battles, 500, 0, momentum=1, holder=0, options={"final_vp_threshold": 500})
    assert ending(low) == ("CA-WIN-02", "decisive", (0,))


@pytest.mark.clause("CA-WIN-03", "CA-WIN-07")
def test_a_majority_in_the_last_battle_is_judged_by_points() -> None:
    table = settled([won(0), DRAWN], 1_000, 0, "marginal 1")
    assert ending(table) == ("CA-WIN-03", "marginal", (0,))


@pytest.mark.clause("CA-WIN-04", "CA-WIN-05", "CA-RULING-52")
def test_vectors_29_and_30_equal_wins_are_decided_by_points() -> None:
    battles = [won(0), won(1), won(0)]
    table = settled(battles, 3_400, 400, "marginal 2", momentum=1, holder=0)
    assert ending(table) == ("CA-WIN-04", "marginal", (0,))
    assert ending(settled(battles, 3_399, 400, "marginal 2", momentum=1, holder=0)) == ("CA-WIN-05", "draw", ())


@pytest.mark.clause("CA-WIN-06")
def test_vector_31_unequal_wins_are_never_a_draw() -> None:
    assert ending(settled([won(0), DRAWN], 0, 9_000)) == ("CA-WIN-03", "marginal", (0,))


@pytest.mark.clause("CA-END-03", "CA-RULING-46", "CA-RULING-48")
def test_vectors_32_and_33_the_settlement() -> None:
    listed = "1.1 5 rifle 1.2 5 rifle 1.3 5 rifle 1.hq 2 hq_foot"
    now = "1.1 2 rifle 1.2 1.hq 1 hq_foot"
    for pool, points in ((4_200, 3_710), (300, 0)):
        one = side(listed, now, pool, level={"1.1": "experts"}, disbanded=["1.2"])
        state = at(war([one, side()])).state
        assert restoration(state, 0) == 490
        assert final_points(state, 0) == points


@pytest.mark.clause("CA-RULING-47")
def test_vector_42_which_squads_are_priced() -> None:
    for how, wanted in (("original_entry", 390), ("cheapest_legal", 260)):
        listed = "1.1 3 rifle 2 hmg 1.hq 1 hq_foot"
        one = side(listed, "1.1 2 rifle 1 mountain", level={"1.1": "experts"})
        table = at(war([one, side()], options={"restoration_price": how}))
        kit = table.state.kit
        row = kit.find(0, "hmg")
        kept = kit.price[row * kit.levels : (row + 1) * kit.levels]
        try:
            kit.price[row * kit.levels], kit.price[row * kit.levels + 1] = 150, 195
            assert restoration(table.state, 0) == wanted
        finally:
            kit.price[row * kit.levels : (row + 1) * kit.levels] = kept


@pytest.mark.clause("CA-RULING-53")
def test_conceding() -> None:
    table = begun()
    table.forfeit(0)
    assert ending(table) == ("CA-RULING-53", "decisive", (1,))
    open_end = begun(concede="no_result")
    open_end.forfeit(1)
    assert ending(open_end) == ("CA-RULING-53", "none", ())


@pytest.mark.clause("CA-RULING-69")
def test_standing_at_the_end() -> None:
    table = settled([won(1), DRAWN], 700, 400)
    assert table.outcome.ranks == (2, 1)
    assert table.outcome.scores == (700, 400)
    drawn = settled([DRAWN, DRAWN], 0, 10)
    assert drawn.outcome.ranks == (1, 1)


@pytest.mark.clause("CA-RULING-62")
def test_a_confirmed_result_is_corrected_by_both_together() -> None:
    table = begun(FOOT, FOOT, battles="table")
    play(table, "0: prepare field 1.1", "1: prepare field 1.1", "0: over conceded")
    point = len(table.points)
    confirmed(table, "lost 1 1.1 5 rifle outcome decisive 2")
    assert pools(table) == (0, 500)
    play(table, "0: prepare field 1.2", "1: prepare field 1.1")
    table.roll_back(point - 1)
    while table.view(0).step != "result":
        table.roll_back(point := point + 1)
    assert pools(table) == (0, 0)
    assert unit(table, 0, "1.1").size == 5
    confirmed(table, "lost 2 1.1 1 rifle outcome marginal 1")
    assert pools(table) == (100, 0)
    assert table.view(-1).battles[0].winner == 0
