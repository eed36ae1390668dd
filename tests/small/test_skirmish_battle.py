"""Skirmish: battles inside marches, losses, retreats, cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.small.field import BLUE, RED, at, clause_of, state, texts, units, view
from tests.small.skirmish import TITLE
from wartable import (
    OptionError,
    Refused,
    Table,
    UndoRefused,
)
from wartable.core.rules.log import PUBLIC

HOLDS_ONE = {"blue": {"rumour": 1}}


# -- battles --


@pytest.mark.clause("SK-BATTLE-01")
def test_a_battle_inside_a_march_after_which_the_turn_goes_on() -> None:
    table = at(red={"mill": {"gun": 1}}, blue={"bridge": {"foot": 1}}, dice=(6, 1), options={"marches": 3}, left=3)
    (dangerous,) = (c for c in to_the(table, "mill", "gun") if c.text == "march mill bridge 1 gun")
    assert dangerous.caution == "SK-BATTLE-01"
    assert dangerous.final, "no card can come in between, so dice follow at once"
    table.act(RED, dangerous)
    assert units(table, BLUE, "bridge") == {}
    assert units(table, RED, "bridge") == {"gun": 1}
    assert table.deciders == (RED,)
    assert view(table, RED).left == 2


def to_the(table: Table, zone: str, unit: str) -> tuple[Any, ...]:
    table.act(RED, f"march {zone} …", f"march 1 {unit} …")
    return table.choices(RED)


@pytest.mark.clause("SK-BATTLE-01")
def test_a_path_is_cut_by_a_battle_and_the_rest_is_handed_back() -> None:
    path = ["march red_camp mill 1 foot", "march mill bridge 1 foot", "march bridge chapel 1 foot"]
    table = at(
        red={"red_camp": {"foot": 2}},
        blue={"bridge": {"foot": 1, "gun": 1}},
        dice=(1, 1, 6),
        options={"marches": 3},
        left=3,
    )
    left = table.act(RED, *path)
    assert left == tuple(path[2:]), "played up to the battle, the rest handed back"
    assert table.deciders == (RED,)
    assert units(table, RED, "mill") | units(table, RED, "bridge") == {}, "the foot fell"
    again = at(blue={"bridge": {"gun": 1}}, options={"marches": 3}, left=3)
    before = state(again).to_dict()
    with pytest.raises(Refused, match="SK-MARCH-03"):
        again.act(RED, "march red_camp mill 1 foot", "march mill chapel 1 foot")
    assert state(again).to_dict() == before, "refused before the first cut: nothing has changed"


@pytest.mark.clause("SK-BATTLE-02")
@pytest.mark.parametrize(
    ("unit", "die", "hits"),
    [("foot", 5, 0), ("foot", 6, 1), ("cavalry", 4, 0), ("cavalry", 5, 1), ("gun", 3, 0), ("gun", 4, 1)],
)
def test_what_each_unit_hits_with(unit: str, die: int, hits: int) -> None:
    table = at(red={"mill": {unit: 1}}, blue={"bridge": {"foot": 2}}, dice=(die, 1, 1))
    table.act(RED, f"march mill bridge 1 {unit}")
    said = f"Red rolls {die}: " + ("1 hit." if hits else "0 hits.")
    assert said in table.log(PUBLIC)
    assert units(table, BLUE, "bridge").get("foot", 0) == 2 - hits


@pytest.mark.clause("SK-BATTLE-02")
def test_all_roll_before_anybody_falls() -> None:
    table = at(red={"mill": {"gun": 1}}, blue={"bridge": {"gun": 1}}, dice=(6, 6))
    table.act(RED, "march mill bridge 1 gun")
    assert units(table, RED, "bridge") == {}
    assert units(table, BLUE, "bridge") == {}


@pytest.mark.clause("SK-BATTLE-03")
def test_the_owner_says_who_falls_the_side_attacked_first() -> None:
    mixed = {"foot": 2, "cavalry": 1, "gun": 1}
    table = at(red={"mill": {"gun": 3}}, blue={"bridge": mixed}, dice=(6, 6, 1, 1, 1, 1, 6))
    table.act(RED, "march mill bridge 3 gun")
    assert table.deciders == (BLUE,)
    assert clause_of(table, BLUE, "lose 2 gun") == "SK-BATTLE-03"
    table.act(BLUE, "lose 1 cavalry …")
    assert view(table, RED).row == (0, 0, 0)
    assert table.state.drafting(BLUE)
    table.undo(BLUE)
    table.act(BLUE, "lose 1 foot 1 gun")
    assert units(table, BLUE, "bridge") == {"foot": 1, "cavalry": 1}
    assert table.log(RED)[-2:-1] == ["Blue loses 1 foot and 1 gun."]
    assert units(table, RED, "bridge") == {"gun": 2}, "one kind only: taken off without a question"


@pytest.mark.clause("SK-BATTLE-03")
def test_hits_of_one_side_are_the_losses_of_the_other() -> None:
    table = at(red={"mill": {"gun": 1, "foot": 2}}, blue={"bridge": {"gun": 2}}, dice=(1, 1, 1, 6, 1))
    table.act(RED, "march mill bridge 2 foot 1 gun")
    assert table.deciders == (RED,)
    assert texts(table, RED) == ["lose 1 foot", "lose 1 gun"]


@pytest.mark.clause("SK-RETREAT-01")
def test_the_loser_chooses_a_zone_without_enemies() -> None:
    table = at(red={"mill": {"gun": 2}, "orchard": {"foot": 1}}, blue={"bridge": {"foot": 3}}, dice=(6, 1, 1, 1, 1))
    table.act(RED, "march mill bridge 2 gun")
    assert table.deciders == (BLUE,)
    assert texts(table, BLUE) == ["retreat mill", "retreat farm", "retreat chapel"]
    assert clause_of(table, BLUE, "retreat orchard") == "SK-RETREAT-01" == clause_of(table, BLUE, "retreat blue_camp")
    table.act(BLUE, "retreat mill")
    assert units(table, BLUE, "mill") == {"foot": 2}
    assert table.deciders == (RED,), "then the turn goes on"


@pytest.mark.clause("SK-RETREAT-02")
def test_without_a_zone_to_retreat_to_the_units_are_lost() -> None:
    around = {zone: {"foot": 1} for zone in ("orchard", "farm", "chapel")}
    table = at(red={"mill": {"gun": 2, "foot": 1}, **around}, blue={"bridge": {"foot": 3}}, dice=(6, 1, 1, 1, 1))
    table.act(RED, "march mill bridge 2 gun")
    assert all(not units(table, BLUE, zone) for zone in state(table).kit.zones if zone != "blue_camp")
    assert "Blue loses 2 foot." in table.log(PUBLIC)


@pytest.mark.clause("SK-RULING-01")
@pytest.mark.parametrize(("tie", "loser"), [("attacker", RED), ("defender", BLUE)])
def test_who_retreats_after_equal_hits(tie: str, loser: int) -> None:
    table = at(red={"mill": {"foot": 2}}, blue={"bridge": {"foot": 2}}, dice=(1, 1, 1, 1), options={"tie": tie})
    table.act(RED, "march mill bridge 2 foot")
    assert table.deciders == (loser,)
    assert texts(table, loser)[0] == "retreat mill"


# -- cards --


@pytest.mark.clause("SK-CARD-02")
def test_the_window_opens_by_what_all_know_never_by_the_hand() -> None:
    fields: dict[str, Any] = {"red": {"mill": {"gun": 1}}, "blue": {"bridge": {"foot": 2}}}
    march = "march mill bridge 1 gun"
    for hand in ({"rumour": 1}, {"ambush": 1}):
        table = at(**fields, hands={"blue": hand})
        table.act(RED, march)
        assert table.deciders == (BLUE,)
        assert table.state.window(BLUE) == 1
        assert table.state.window(RED) == 0
        assert table.choices(BLUE)[-1].text == "pass"
    empty = at(**fields, dice=(1, 1, 1))
    empty.act(RED, march)
    assert "Blue plays no card." not in empty.log(PUBLIC), "no card, no window"
    spent = at(**fields, dice=(1, 1, 1), hands=HOLDS_ONE, pile={"rumour": 3})
    spent.act(RED, march)
    assert "Blue plays no card." not in spent.log(PUBLIC), "both Ambushes have been seen"


@pytest.mark.clause("SK-CARD-02")
def test_without_a_card_that_names_it_there_is_no_window(tmp_path: Path) -> None:
    pack = tmp_path / "skirmish.toml"
    own = (Path(__file__).parent / "skirmish/content/skirmish.toml").read_text()
    pack.write_text(own.replace("dice = 2", "dice = 0"))
    table = TITLE.open(2, seed=1, pack=str(tmp_path))
    kit = state(table).kit
    assert kit.dice == [0, 0]
    assert not state(table).may_answer(RED)


@pytest.mark.clause("SK-CARD-03")
def test_an_ambush_gives_two_dice_and_a_rumour_nothing() -> None:
    hands = {"blue": {"ambush": 1, "rumour": 1}}
    table = at(red={"mill": {"gun": 1}}, blue={"bridge": {"foot": 1}}, hands=hands, dice=(1, 1, 5, 4))
    table.act(RED, "march mill bridge 1 gun")
    assert clause_of(table, BLUE, "play rumour") == "SK-CARD-03"
    with pytest.raises(Refused):
        table.act(RED, "pass")
    table.act(BLUE, "play ambush")
    assert "Blue plays Ambush." in table.log(RED)
    assert "Blue rolls 1, 5 and 4: 1 hit." in table.log(RED)
    assert units(table, RED, "bridge") == {}
    assert view(table, PUBLIC).played == (1, 0)


def test_the_march_is_taken_back_until_the_other_side_answers() -> None:
    table = at(red={"mill": {"gun": 1}}, blue={"bridge": {"foot": 2}}, hands=HOLDS_ONE, dice=(1, 1, 1))
    table.act(RED, "march mill bridge 1 gun")
    table.undo(RED)
    assert units(table, RED, "mill") == {"gun": 1}
    assert table.deciders == (RED,)
    table.act(RED, "march mill bridge 1 gun")
    table.act(BLUE, "pass")
    with pytest.raises(UndoRefused):
        table.undo(RED)


def test_standing_orders_decline_the_window_until_the_next_turn() -> None:
    table = at(red={"mill": {"gun": 2}}, blue={"farm": {"foot": 3}}, hands=HOLDS_ONE, dice=(1, 1, 1, 1, 1))
    table.order(BLUE, ["battle"])
    table.act(RED, "march mill farm 2 gun")
    assert "Blue plays no card." in table.log(RED)
    assert table.deciders == (RED,)
    table.act(RED, "retreat mill")
    table.act(RED, "end")
    table.act(BLUE, "end")
    table.act(RED, "march mill farm 2 gun")
    assert table.deciders == (BLUE,), "Blue has had its turn, so it is asked again"
    with pytest.raises(OptionError, match="battle"):
        table.order(BLUE, ["siege"])


def test_each_of_equal_cards_can_be_clicked() -> None:
    table = at(red={"mill": {"gun": 1}}, blue={"bridge": {"foot": 1}}, hands={"blue": {"ambush": 2}})
    table.act(RED, "march mill bridge 1 gun")
    (ambush,) = (choice for choice in table.scene(BLUE).choices if "hand.ambush" in choice.targets)
    assert ambush.targets == ("hand.ambush", "hand.ambush.1")
    assert [card.id for card in table.scene(BLUE).seats[0].hand] == list(ambush.targets)
