"""Numbers of the second reading that no choice shows by itself."""

from __future__ import annotations

import pytest

from tests.titles.letswar.model.rules.ending import score
from tests.titles.letswar.model.tables import Second
from tests.titles.letswar.model.values import (
    attack_value,
    defence_value,
    draw_rate,
    hand_limit,
    miss_needed,
    subversion_price,
)
from tests.titles.letswar.tables import A17, A19, S17, S19

pytestmark = pytest.mark.plain


@pytest.mark.clause("LW-ARM-04", "LW-RULING-69")
def test_armistice_in_the_second_half() -> None:
    table = Second(4, armistice="second_half")
    assert len(table.g.event_pile) == 40
    assert table.g.armistice_after == 20
    assert "armistice" not in Second(4).g.event_pile


@pytest.mark.clause("LW-RULING-47", "LW-SETUP-20")
@pytest.mark.parametrize(("rule", "depth"), [("whole", 107), ("half", 54), ("third", 36)])
def test_territory_depth(rule: str, depth: int) -> None:
    table = Second(5, territory_depth=rule)
    table.events("shell_crisis")
    table.begin("setup")
    assert len(table.pile) == 107
    assert table.g.depth == depth


@pytest.mark.clause("LW-RULING-05")
@pytest.mark.parametrize(("rule", "date"), [("latest_reached", A19), ("marker", S19)])
def test_date_after_loop(rule: str, date: int) -> None:
    table = Second(4, date_after_loop=rule)
    table.on(A19)
    table.events("shell_crisis")
    table.begin("event")
    assert table.g.now() == date


@pytest.mark.clause("LW-EQUIP-13", "LW-RULING-27")
def test_values_add_up() -> None:
    table = Second(6)
    table.character(germany="richthofen", great_britain="jellicoe", austria_hungary="horthy")
    table.on(A17)
    table.board("austria_hungary", "dreadnought")
    table.board("germany", "poison_gas mustard_gas anti_aircraft_gun")
    table.board("france", "gas_mask")
    germany, france, austria = (table.g.nation(name) for name in ("germany", "france", "austria_hungary"))
    # Horthy's +1 lapses before Jellicoe's -1.
    assert attack_value(table.g, austria, "navy") == 3
    assert attack_value(table.g, france, "aviation") == 2
    assert attack_value(table.g, germany, "aviation") == 4
    assert attack_value(table.g, germany, "artillery", france, "infantry") == 5
    assert attack_value(table.g, germany, "artillery", table.g.nation("russia"), "infantry") == 9
    assert defence_value(table.g, germany, "cavalry", "aviation") == 5
    assert defence_value(table.g, germany, "cavalry", "infantry") == 3
    assert miss_needed(table.g, germany, "artillery", france, "infantry") == 1
    assert miss_needed(table.g, germany, "artillery", table.g.nation("russia"), "infantry") == 2


@pytest.mark.clause("LW-HAND-02", "LW-SPY-11", "LW-ARM-06")
def test_limits_prices_and_scores() -> None:
    table = Second(5)
    table.character(italy="dannunzio", austria_hungary="franz_joseph", germany="wilhelm_ii")
    table.on(S17)
    table.board("germany", "field_telephone convoy")
    germany, france, austria, italy = (
        table.g.nation(name) for name in ("germany", "france", "austria_hungary", "italy")
    )
    assert (hand_limit(table.g, germany), draw_rate(table.g, germany)) == (8, 3)
    table.destroy("germany", "navy infantry artillery")
    assert (hand_limit(table.g, germany), draw_rate(table.g, germany)) == (4, 2)
    assert subversion_price(table.g, italy, austria) == 7
    assert subversion_price(table.g, italy, germany) == 4
    assert subversion_price(table.g, france, austria) == 7
    assert score(table.g, "entente") == 18
    assert score(table.g, "central_empires") == 15
