"""Skirmish: each clause of its rulebook, and what a table must do with a map, battles and secret lists."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.small.skirmish import TITLE
from tests.small.skirmish.kit import CAMPS, FIRST, NEXT, SIDES, ZONES, neighbours
from tests.small.skirmish.state import SkirmishState
from wartable import ContentError, NotAnAction, OptionError, PositionError, Refused, Scripted, Seeded, Table, UndoRefused
from wartable.core.log import PUBLIC

RED, BLUE = 0, 1


def at(
    red: dict[str, Any] | None = None,
    blue: dict[str, Any] | None = None,
    dice: tuple[int | str, ...] = (),
    *,
    hands: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Table:
    """Red to march, with the next dice dictated; each side has a foot in its camp besides what is given."""
    units = {"red": {"red_camp": {"foot": 1}, **(red or {})}, "blue": {"blue_camp": {"foot": 1}, **(blue or {})}}
    place = {"stack": [["march", "red"]], "turn": 1, "left": 2, **fields}
    data = {"seats": 2, "options": options or {}, "units": units, "hands": hands or {}, **place}
    return TITLE.position(data, chance=Scripted(*dice, then=Seeded(5)))


def units(table: Table, side: int, zone: str) -> dict[str, int]:
    group = state(table).group(side, ZONES.index(zone))
    return {name: count for name, count in zip(("foot", "cavalry", "gun"), group, strict=True) if count}


def state(table: Table) -> SkirmishState:
    assert isinstance(table.state, SkirmishState)
    return table.state


def clause_of(table: Table, seat: int, action: str | int) -> str:
    refusal = table.why_not(seat, action)
    assert refusal is not None
    return refusal.clause


def texts(table: Table, seat: int) -> list[str]:
    return [choice.text for choice in table.choices(seat)]


# -- the game --


@pytest.mark.clause("SK-GAME-01")
def test_seven_zones_and_a_bridge_in_the_middle() -> None:
    assert len(ZONES) == 7 and FIRST[-1] == len(NEXT)
    assert all(zone in neighbours(other) for zone in range(7) for other in neighbours(zone))
    table = TITLE.open(2)
    table.act(RED, "list 2 foot")
    table.act(BLUE, "list 1 gun")
    assert [units(table, side, ZONES[CAMPS[side]]) for side in (RED, BLUE)] == [{"foot": 2}, {"gun": 1}]


@pytest.mark.clause("SK-GAME-02", "SK-CARD-01")
def test_two_cards_each_that_the_owner_alone_sees() -> None:
    table = TITLE.open(2, chance=Scripted("ambush", "rumour", "rumour", "rumour", then=Seeded(0)))
    red, blue, public = table.view(RED), table.view(BLUE), table.view(PUBLIC)
    assert (red.hand, blue.hand, public.hand) == ((1, 1), (0, 2), ())  # type: ignore[attr-defined]
    assert public.hand_sizes == (2, 2)  # type: ignore[attr-defined]
    assert table.log(BLUE)[0] == "Red gets 2 cards." and table.log(RED)[0] == "Red gets Ambush and Rumour."


# -- lists --


@pytest.mark.clause("SK-LIST-01")
def test_both_sides_build_their_lists_at_the_same_time() -> None:
    table = TITLE.open(2)
    assert table.deciders == (RED, BLUE)
    table.act(RED, "list 1 gun ...")
    table.act(BLUE, "list 1 cavalry ...")
    assert table.view(RED).points == 7 and table.view(BLUE).points == 8  # type: ignore[attr-defined]
    assert table.view(PUBLIC).row == ()  # type: ignore[attr-defined]
    assert clause_of(table, RED, "end") == "SK-LIST-01"


@pytest.mark.clause("SK-LIST-02")
def test_a_list_costs_no_more_than_the_points() -> None:
    table = TITLE.open(2, {"points": 4})
    table.act(RED, "list 1 gun ...")
    assert clause_of(table, RED, "list 1 cavalry ...") == "SK-LIST-02"
    before = state(table).to_dict()
    with pytest.raises(Refused, match="SK-LIST-02"):
        table.act(RED, "list 1 foot 1 gun ...", "list 2 foot 1 gun ...")
    assert state(table).to_dict() == before, "refused before the first cut: nothing has changed"
    misses = {miss.text: miss.clause for miss in table.view(RED).near_misses}
    assert misses == {"list 1 cavalry 1 gun ...": "SK-LIST-02", "list 2 gun ...": "SK-LIST-02"}


@pytest.mark.clause("SK-LIST-03")
def test_an_empty_list_cannot_be_sealed() -> None:
    table = TITLE.open(2)
    assert [(miss.text, miss.clause) for miss in table.view(RED).near_misses] == [("list", "SK-LIST-03")]
    with pytest.raises(Refused, match="SK-LIST-03"):
        table.act(RED, "list")


@pytest.mark.clause("SK-LIST-04")
def test_a_sealed_list_waits_for_the_other_and_nobody_learns_of_it() -> None:
    table = TITLE.open(2)
    table.act(BLUE, "list 2 foot ...")
    before, number, log = table.view(BLUE), table.number(BLUE), table.log(BLUE)
    table.act(RED, "list 3 cavalry")
    assert table.view(BLUE) == before and table.number(BLUE) == number and table.log(BLUE) == log
    assert table.view(BLUE).asked == (RED, BLUE) and table.view(RED).asked == (BLUE,)
    assert table.view(PUBLIC).asked == (RED, BLUE)
    assert clause_of(table, RED, "list 1 foot") == "SK-LIST-04"
    table.act(BLUE, "list 2 foot")
    assert "The lists are opened. Red: 3 cavalry. Blue: 2 foot." in table.log(PUBLIC)
    with pytest.raises(UndoRefused):
        table.undo(BLUE)


@pytest.mark.clause("SK-LIST-04")
def test_a_redeal_drops_the_other_list_and_keeps_ones_own() -> None:
    table = TITLE.open(2, seed=4)
    table.act(BLUE, "list 2 gun")
    table.act(RED, "list 1 cavalry ...")
    for_red, for_blue = (state(table).redeal(seat, Seeded(1)) for seat in (RED, BLUE))
    assert for_red.sealed == [0, 0] and for_red.row(RED) == [0, 1, 0] and for_red.row(BLUE) == [0, 0, 0]
    assert for_blue.sealed == [0, 1] and for_blue.row(RED) == [0, 0, 0] and for_blue.row(BLUE) == [0, 0, 2]


def test_picks_of_a_list_are_taken_back_one_by_one_while_the_other_drafts() -> None:
    table = TITLE.open(2)
    table.act(RED, "list 1 foot ...", "list 1 foot 1 gun ...", "list 1 foot 2 gun ...")
    table.act(BLUE, "list 1 cavalry ...")
    number = table.number(BLUE)
    table.undo(RED, "list 1 foot ...")
    assert table.view(RED).row == (0, 0, 2) and table.view(BLUE).row == (0, 1, 0)  # type: ignore[attr-defined]
    table.undo(RED)
    assert table.view(RED).row == (0, 0, 1) and table.number(BLUE) == number  # type: ignore[attr-defined]
    table.act(BLUE, "list 1 cavalry")
    table.undo(RED)
    assert table.view(RED).row == (0, 0, 0)  # type: ignore[attr-defined]
    assert table.deciders == (RED,), "a sealed list outlives the other side's undo"


# -- turns and marches --


@pytest.mark.clause("SK-TURN-01")
def test_red_begins_and_the_sides_take_turns() -> None:
    table = TITLE.open(2)
    table.act(RED, "list 1 foot")
    table.act(BLUE, "list 1 foot")
    assert table.deciders == (RED,) and clause_of(table, BLUE, "end") == "SK-TURN-01"
    table.act(RED, "end")
    assert table.deciders == (BLUE,) and table.state.on_turn(BLUE) and not table.state.on_turn(RED)


@pytest.mark.clause("SK-TURN-02")
@pytest.mark.parametrize("marches", [1, 2, 3])
def test_a_turn_has_so_many_marches(marches: int) -> None:
    table = at(options={"marches": marches}, left=marches)
    there_and_back = ["march red_camp mill 1 foot", "march mill red_camp 1 foot"] * 2
    table.act(RED, *there_and_back[:marches])
    assert table.deciders == (BLUE,)
    assert clause_of(table, BLUE, "pass") == "SK-TURN-02"


@pytest.mark.clause("SK-MARCH-01")
def test_a_march_starts_where_one_has_units() -> None:
    table = at()
    assert clause_of(table, RED, "march mill bridge 1 foot") == "SK-MARCH-01"
    assert texts(table, RED) == ["march red_camp ...", "end"]


@pytest.mark.clause("SK-MARCH-02")
def test_three_cavalry_out_of_nine() -> None:
    table = at(red={"mill": {"cavalry": 9, "gun": 1}})
    assert clause_of(table, RED, "march mill bridge 2 gun") == "SK-MARCH-02"
    table.act(RED, "march mill ...")
    assert clause_of(table, RED, "march mill bridge") == "SK-MARCH-02" and clause_of(table, RED, "end") == "SK-MARCH-02"
    assert texts(table, RED) == ["march mill 1 cavalry ...", "march mill 1 gun ..."]
    for count in (1, 2, 3):
        table.act(RED, f"march mill {count} cavalry ...")
    assert table.view(BLUE).row == (0, 0, 0) and table.view(BLUE).origin == -1  # type: ignore[attr-defined]
    table.act(RED, "march mill bridge 3 cavalry")
    assert units(table, RED, "mill") == {"cavalry": 6, "gun": 1} and units(table, RED, "bridge") == {"cavalry": 3}
    assert table.record.lines[-1].text == "march mill bridge 3 cavalry", "one line for the whole row"


@pytest.mark.clause("SK-MARCH-03")
def test_a_march_goes_to_a_neighbouring_zone() -> None:
    table = at()
    assert clause_of(table, RED, "march red_camp bridge 1 foot") == "SK-MARCH-03"
    assert table.act(RED, "march red_camp mill 1 foot", "march mill bridge 1 foot") == ()
    assert units(table, RED, "bridge") == {"foot": 1}


# -- battles --


@pytest.mark.clause("SK-BATTLE-01")
def test_a_battle_inside_a_march_after_which_the_turn_goes_on() -> None:
    table = at(red={"mill": {"gun": 1}}, blue={"bridge": {"foot": 1}}, dice=(6, 1), options={"marches": 3}, left=3)
    (dangerous,) = (c for c in to_the(table, "mill", "gun") if c.text == "march mill bridge 1 gun")
    assert dangerous.caution == "SK-BATTLE-01" and dangerous.final, "no card can come in between, so dice follow at once"
    table.act(RED, dangerous)
    assert units(table, BLUE, "bridge") == {} and units(table, RED, "bridge") == {"gun": 1}
    assert table.deciders == (RED,) and table.view(RED).left == 2  # type: ignore[attr-defined]


def to_the(table: Table, zone: str, unit: str) -> tuple[Any, ...]:
    table.act(RED, f"march {zone} ...", f"march {zone} 1 {unit} ...")
    return table.choices(RED)


@pytest.mark.clause("SK-BATTLE-01")
def test_a_path_is_cut_by_a_battle_and_the_rest_is_handed_back() -> None:
    path = ["march red_camp mill 1 foot", "march mill bridge 1 foot", "march bridge chapel 1 foot"]
    table = at(
        red={"red_camp": {"foot": 2}}, blue={"bridge": {"foot": 1, "gun": 1}}, dice=(1, 1, 6), options={"marches": 3}, left=3
    )
    left = table.act(RED, *path)
    assert left == tuple(path[2:]) and table.deciders == (RED,), "played up to the battle, the rest handed back"
    assert units(table, RED, "mill") == {} and units(table, RED, "bridge") == {}, "the foot fell"
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
    assert said in table.log(PUBLIC) and units(table, BLUE, "bridge").get("foot", 0) == 2 - hits


@pytest.mark.clause("SK-BATTLE-02")
def test_all_roll_before_anybody_falls() -> None:
    table = at(red={"mill": {"gun": 1}}, blue={"bridge": {"gun": 1}}, dice=(6, 6))
    table.act(RED, "march mill bridge 1 gun")
    assert units(table, RED, "bridge") == {} and units(table, BLUE, "bridge") == {}


@pytest.mark.clause("SK-BATTLE-03")
def test_the_owner_says_who_falls_the_side_attacked_first() -> None:
    mixed = {"foot": 2, "cavalry": 1, "gun": 1}
    table = at(red={"mill": {"gun": 3}}, blue={"bridge": mixed}, dice=(6, 6, 1, 1, 1, 1, 6))
    table.act(RED, "march mill bridge 3 gun")
    assert table.deciders == (BLUE,) and clause_of(table, BLUE, "lose 2 gun") == "SK-BATTLE-03"
    table.act(BLUE, "lose 1 cavalry")
    assert table.view(RED).row == (0, 0, 0) and table.state.drafting(BLUE)  # type: ignore[attr-defined]
    table.undo(BLUE)
    table.act(BLUE, "lose 1 foot 1 gun")
    assert units(table, BLUE, "bridge") == {"foot": 1, "cavalry": 1} and table.log(RED)[-2:-1] == ["Blue loses 1 foot and 1 gun."]
    assert units(table, RED, "bridge") == {"gun": 2}, "one kind only: taken off without a question"


@pytest.mark.clause("SK-BATTLE-03")
def test_hits_of_one_side_are_the_losses_of_the_other() -> None:
    table = at(red={"mill": {"gun": 1, "foot": 2}}, blue={"bridge": {"gun": 2}}, dice=(1, 1, 1, 6, 1))
    table.act(RED, "march mill bridge 2 foot 1 gun")
    assert table.deciders == (RED,)
    assert texts(table, RED) == ["lose 1 foot", "lose 1 gun"]


@pytest.mark.clause("SK-RETREAT-01")
def test_the_loser_chooses_a_zone_without_enemies() -> None:
    table = at(
        red={"mill": {"gun": 2}, "orchard": {"foot": 1}}, blue={"bridge": {"foot": 3}}, dice=(6, 1, 1, 1, 1)
    )
    table.act(RED, "march mill bridge 2 gun")
    assert table.deciders == (BLUE,)
    assert texts(table, BLUE) == ["retreat mill", "retreat farm", "retreat chapel"]
    assert clause_of(table, BLUE, "retreat orchard") == "SK-RETREAT-01" == clause_of(table, BLUE, "retreat blue_camp")
    table.act(BLUE, "retreat mill")
    assert units(table, BLUE, "mill") == {"foot": 2} and table.deciders == (RED,), "then the turn goes on"


@pytest.mark.clause("SK-RETREAT-02")
def test_without_a_zone_to_retreat_to_the_units_are_lost() -> None:
    around = {zone: {"foot": 1} for zone in ("orchard", "farm", "chapel")}
    table = at(red={"mill": {"gun": 2, "foot": 1}, **around}, blue={"bridge": {"foot": 3}}, dice=(6, 1, 1, 1, 1))
    table.act(RED, "march mill bridge 2 gun")
    assert all(not units(table, BLUE, zone) for zone in ZONES if zone != "blue_camp")
    assert "Blue loses 2 foot." in table.log(PUBLIC)


@pytest.mark.clause("SK-RULING-01")
@pytest.mark.parametrize(("tie", "loser"), [("attacker", RED), ("defender", BLUE)])
def test_who_retreats_after_equal_hits(tie: str, loser: int) -> None:
    table = at(red={"mill": {"foot": 2}}, blue={"bridge": {"foot": 2}}, dice=(1, 1, 1, 1), options={"tie": tie})
    table.act(RED, "march mill bridge 2 foot")
    assert table.deciders == (loser,) and texts(table, loser)[0] == "retreat mill"


# -- cards --

HOLDS_ONE = {"blue": {"rumour": 1}}


@pytest.mark.clause("SK-CARD-02")
def test_the_window_opens_by_what_all_know_never_by_the_hand() -> None:
    fields: dict[str, Any] = {"red": {"mill": {"gun": 1}}, "blue": {"bridge": {"foot": 2}}}
    march = "march mill bridge 1 gun"
    for hand in ({"rumour": 1}, {"ambush": 1}):
        table = at(**fields, hands={"blue": hand})
        table.act(RED, march)
        assert table.deciders == (BLUE,) and table.state.window(BLUE) == 1 and table.state.window(RED) == 0
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
    assert kit.dice == [0, 0] and not state(table).may_answer(RED)


@pytest.mark.clause("SK-CARD-03")
def test_an_ambush_gives_two_dice_and_a_rumour_nothing() -> None:
    hands = {"blue": {"ambush": 1, "rumour": 1}}
    table = at(red={"mill": {"gun": 1}}, blue={"bridge": {"foot": 1}}, hands=hands, dice=(1, 1, 5, 4))
    table.act(RED, "march mill bridge 1 gun")
    assert clause_of(table, BLUE, "play rumour") == "SK-CARD-03"
    with pytest.raises(Refused):
        table.act(RED, "pass")
    table.act(BLUE, "play ambush")
    assert "Blue plays Ambush." in table.log(RED) and "Blue rolls 1, 5 and 4: 1 hit." in table.log(RED)
    assert units(table, RED, "bridge") == {} and table.view(PUBLIC).played == (1, 0)  # type: ignore[attr-defined]


def test_the_march_is_taken_back_until_the_other_side_answers() -> None:
    table = at(red={"mill": {"gun": 1}}, blue={"bridge": {"foot": 2}}, hands=HOLDS_ONE, dice=(1, 1, 1))
    table.act(RED, "march mill bridge 1 gun")
    table.undo(RED)
    assert units(table, RED, "mill") == {"gun": 1} and table.deciders == (RED,)
    table.act(RED, "march mill bridge 1 gun")
    table.act(BLUE, "pass")
    with pytest.raises(UndoRefused):
        table.undo(RED)


def test_standing_orders_decline_the_window_until_the_next_turn() -> None:
    table = at(red={"mill": {"gun": 2}}, blue={"farm": {"foot": 3}}, hands=HOLDS_ONE, dice=(1, 1, 1, 1, 1))
    table.order(BLUE, ["battle"])
    table.act(RED, "march mill farm 2 gun")
    assert "Blue plays no card." in table.log(RED) and table.deciders == (RED,)
    table.act(RED, "retreat mill")
    table.act(RED, "end")
    table.act(BLUE, "end")
    table.act(RED, "march mill farm 2 gun")
    assert table.deciders == (BLUE,), "Blue has had its turn, so it is asked again"
    with pytest.raises(OptionError, match="battle"):
        table.order(BLUE, ["siege"])


# -- the end --


@pytest.mark.clause("SK-END-01")
def test_a_turn_that_begins_on_the_bridge_is_won() -> None:
    table = at(red={"bridge": {"foot": 1}})
    table.act(RED, "end")
    table.act(BLUE, "end")
    assert table.outcome is not None and table.outcome.winners == (RED,)
    assert TITLE.clauses[table.outcome.clause] == "SK-END-01" and table.log(PUBLIC)[-1] == "Red wins."
    assert clause_of(table, RED, "end") == "SK-END-01"


@pytest.mark.clause("SK-END-02")
@pytest.mark.parametrize(("dice", "winners", "ranks"), [((6, 1), (RED,), (1, 2)), ((6, 6), (), (1, 1))])
def test_a_side_without_units_has_lost(dice: tuple[int, ...], winners: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    table = at(red={"red_camp": {}, "mill": {"gun": 1}}, blue={"blue_camp": {}, "bridge": {"gun": 1}}, dice=dice)
    table.act(RED, "march mill bridge 1 gun")
    assert table.outcome is not None and (table.outcome.winners, table.outcome.ranks) == (winners, ranks)
    assert TITLE.clauses[table.outcome.clause] == "SK-END-02"


@pytest.mark.clause("SK-END-03")
def test_a_side_may_resign_at_any_time() -> None:
    table = TITLE.open(2)
    table.act(BLUE, "list 1 foot ...")
    table.forfeit(RED)
    assert table.outcome is not None and table.outcome.winners == (BLUE,)
    assert TITLE.clauses[table.outcome.clause] == "SK-END-03" and not table.deciders


@pytest.mark.clause("SK-END-04")
def test_after_the_last_round_nobody_wins() -> None:
    table = at(options={"rounds": 2}, turn=3)
    table.act(RED, "end")
    table.act(BLUE, "end")
    assert table.outcome is not None and table.outcome.winners == ()
    assert TITLE.clauses[table.outcome.clause] == "SK-END-04"


@pytest.mark.clause("SK-RULING-02")
def test_what_a_clock_plays() -> None:
    table = TITLE.open(2, {"points": 3})
    assert table.play_default(RED) == "list 3 foot"
    table.act(BLUE, "list 1 gun ...")
    assert table.play_default(BLUE) == "list 1 gun"
    assert table.play_default(RED) == "end"
    begun = at(red={"mill": {"gun": 1}}, blue={"bridge": {"foot": 2}}, hands=HOLDS_ONE)
    begun.act(RED, "march mill ...")
    assert begun.play_default(RED) == "march mill red_camp 1 gun", "no battle if it can be helped"
    battle = at(red={"mill": {"gun": 2}}, blue={"bridge": {"foot": 1, "gun": 2}}, hands=HOLDS_ONE, dice=(6, 1, 1, 1, 1))
    battle.act(RED, "march mill bridge 2 gun")
    assert [battle.play_default(BLUE) for _ in range(3)] == ["pass", "lose 1 foot", "retreat mill"]


# -- bad input --


@pytest.mark.parametrize(
    "text", ["", "dance", "march", "march mill", "march nowhere mill 1 foot", "list 0 foot", "list foot", "lose", "pass 1"]
)
def test_what_is_no_action_says_so(text: str) -> None:
    with pytest.raises(NotAnAction, match=text.split()[0] if text else "''"):
        TITLE.parse(text)


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ({"units": {"green": {}}}, "units: 'green'"),
        ({"units": {"red": {"mill": {"foot": -1}}}}, "units.red.mill.foot"),
        ({"hands": {"red": {"ambush": 3}}}, "hands, pile"),
        ({"origin": "moon"}, "origin: 'moon'"),
        ({"colour": 1}, "position: 'colour'"),
        ({"version": 2}, "version"),
    ],
)
def test_a_position_that_makes_no_sense_names_its_place(data: dict[str, Any], place: str) -> None:
    with pytest.raises(PositionError, match=place):
        TITLE.position({"seats": 2, **data})


@pytest.mark.parametrize(("old", "new"), [("cost = 1", "cost = 0"), ("[cards]", "[cars]"), ("dice = 2", "dice = 'x'")])
def test_a_bad_pack_is_refused_with_file_and_key(tmp_path: Path, old: str, new: str) -> None:
    own = (Path(__file__).parent / "skirmish/content/skirmish.toml").read_text()
    (tmp_path / "skirmish.toml").write_text(own.replace(old, new))
    with pytest.raises(ContentError, match=r"skirmish\.toml: \[\w+\] \w+\.\w+"):
        TITLE.open(2, pack=str(tmp_path))


def test_sides_are_called_by_their_roles() -> None:
    assert TITLE.sheet.roles == SIDES
