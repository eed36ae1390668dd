"""Skirmish: lists, turns, marches, the end, and bad input."""

from __future__ import annotations

from typing import Any

import pytest

from tests.small.field import BLUE, RED, at, clause_of, state, texts, units, view
from tests.small.skirmish import TITLE
from tests.small.skirmish.kit import SIDES
from wartable import (
    NotAnAction,
    PositionError,
    Refused,
    Scripted,
    Seeded,
    UndoRefused,
)
from wartable.core.rules.log import PUBLIC

# -- the game --


@pytest.mark.clause("SK-GAME-01")
def test_seven_zones_and_a_bridge_in_the_middle() -> None:
    table = TITLE.open(2)
    kit = state(table).kit
    assert len(kit.zones) == 7
    assert kit.first[-1] == len(kit.next)
    assert all(zone in kit.neighbours(other) for zone in range(7) for other in kit.neighbours(zone))
    assert [kit.zones[zone] for zone in kit.neighbours(kit.goal)] == ["mill", "orchard", "farm", "chapel"]
    table.act(RED, "list 2 foot")
    table.act(BLUE, "list 1 gun")
    assert [units(table, side, f"{SIDES[side]}_camp") for side in (RED, BLUE)] == [{"foot": 2}, {"gun": 1}]


@pytest.mark.clause("SK-GAME-02", "SK-CARD-01")
def test_two_cards_each_that_the_owner_alone_sees() -> None:
    table = TITLE.open(2, chance=Scripted("ambush", "rumour", "rumour", "rumour", then=Seeded(0)))
    red, blue, public = view(table, RED), view(table, BLUE), view(table, PUBLIC)
    assert (red.hand, blue.hand, public.hand) == ((1, 1), (0, 2), ())
    assert public.hand_sizes == (2, 2)
    assert table.log(BLUE)[0] == "Red gets 2 cards."
    assert table.log(RED)[0] == "Red gets Ambush and Rumour."


# -- lists --


@pytest.mark.clause("SK-LIST-01")
def test_both_sides_build_their_lists_at_the_same_time() -> None:
    table = TITLE.open(2)
    assert table.deciders == (RED, BLUE)
    table.act(RED, "list 1 gun ...")
    table.act(BLUE, "list 1 cavalry ...")
    assert view(table, RED).points == 7
    assert view(table, BLUE).points == 8
    assert view(table, PUBLIC).row == ()
    assert clause_of(table, RED, "end") == "SK-LIST-01"


@pytest.mark.clause("SK-LIST-02")
def test_a_list_costs_no_more_than_the_points() -> None:
    table = TITLE.open(2, {"points": 4})
    table.act(RED, "list 1 gun ...")
    assert clause_of(table, RED, "list 1 cavalry ...") == "SK-LIST-02"
    before = state(table).to_dict()
    with pytest.raises(Refused, match="SK-LIST-02"):
        table.act(RED, "list 1 foot …", "list 1 foot …")
    assert state(table).to_dict() == before, "refused before the first cut: nothing has changed"
    misses = {miss.text: miss.clause for miss in table.view(RED).near_misses}
    assert misses == {"list 1 cavalry …": "SK-LIST-02", "list 1 gun …": "SK-LIST-02"}
    assert [miss.reason for miss in table.scene(RED, "en").near_misses] == [
        f"It costs {cost}, and 1 point is left." for cost in (2, 3)
    ]


@pytest.mark.clause("SK-LIST-03")
def test_an_empty_list_cannot_be_sealed() -> None:
    table = TITLE.open(2)
    assert [(miss.text, miss.clause) for miss in table.view(RED).near_misses] == [("list", "SK-LIST-03")]
    with pytest.raises(Refused, match="SK-LIST-03"):
        table.act(RED, "list")


@pytest.mark.clause("SK-LIST-04")
def test_a_sealed_list_waits_for_the_other_and_nobody_learns_of_it() -> None:
    table = TITLE.open(2)
    table.act(BLUE, "list 1 foot …", "list 1 foot …")
    before, number, log = table.view(BLUE), table.number(BLUE), table.log(BLUE)
    table.act(RED, "list 3 cavalry")
    assert table.view(BLUE) == before
    assert table.number(BLUE) == number
    assert table.log(BLUE) == log
    assert table.view(BLUE).asked == (RED, BLUE)
    assert table.view(RED).asked == (BLUE,)
    assert table.view(PUBLIC).asked == (RED, BLUE)
    assert clause_of(table, RED, "list 1 foot") == "SK-LIST-04"
    table.undo(RED)
    assert table.view(BLUE) == before
    assert table.number(BLUE) == number
    assert table.view(RED).asked == (RED, BLUE)
    table.act(RED, "list 3 cavalry")
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
    assert for_red.sealed == [0, 0]
    assert for_red.row(RED) == [0, 1, 0]
    assert for_red.row(BLUE) == [0, 0, 0]
    assert for_blue.sealed == [0, 1]
    assert for_blue.row(RED) == [0, 0, 0]
    assert for_blue.row(BLUE) == [0, 0, 2]


def test_picks_of_a_list_are_taken_back_one_by_one_while_the_other_drafts() -> None:
    table = TITLE.open(2)
    table.act(RED, "list 1 foot …", "list 1 gun …", "list 1 gun …")
    table.act(BLUE, "list 1 cavalry ...")
    number = table.number(BLUE)
    table.undo(RED, "list 1 foot ...")
    assert view(table, RED).row == (0, 0, 2)
    assert view(table, BLUE).row == (0, 1, 0)
    table.undo(RED)
    assert view(table, RED).row == (0, 0, 1)
    assert table.number(BLUE) == number
    table.act(BLUE, "list 1 cavalry")
    table.undo(RED)
    assert view(table, RED).row == (0, 0, 0)
    assert table.deciders == (RED,), "a sealed list outlives the other side's undo"


# -- turns and marches --


@pytest.mark.clause("SK-TURN-01")
def test_red_begins_and_the_sides_take_turns() -> None:
    table = TITLE.open(2)
    table.act(RED, "list 1 foot")
    table.act(BLUE, "list 1 foot")
    assert table.deciders == (RED,)
    assert clause_of(table, BLUE, "end") == "SK-TURN-01"
    table.act(RED, "end")
    assert table.deciders == (BLUE,)
    assert table.state.on_turn(BLUE)
    assert not table.state.on_turn(RED)


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
    assert texts(table, RED) == ["march red_camp …", "end"]


@pytest.mark.clause("SK-MARCH-02")
def test_three_cavalry_out_of_nine() -> None:
    table = at(red={"mill": {"cavalry": 9, "gun": 1}})
    assert clause_of(table, RED, "march mill bridge 2 gun") == "SK-MARCH-02"
    table.act(RED, "march mill ...")
    assert clause_of(table, RED, "march mill bridge") == "SK-MARCH-02"
    assert clause_of(table, RED, "end") == "SK-MARCH-02"
    assert texts(table, RED) == ["march 1 cavalry …", "march 1 gun …"]
    table.act(RED, *["march 1 cavalry …"] * 3)
    assert view(table, BLUE).row == (0, 0, 0)
    assert view(table, BLUE).origin == -1
    table.act(RED, "march mill bridge 3 cavalry")
    assert units(table, RED, "mill") == {"cavalry": 6, "gun": 1}
    assert units(table, RED, "bridge") == {"cavalry": 3}
    assert table.record.lines[-1].text == "march mill bridge 3 cavalry", "one line for the whole row"


@pytest.mark.clause("SK-MARCH-03")
def test_a_march_goes_to_a_neighbouring_zone() -> None:
    table = at()
    assert clause_of(table, RED, "march red_camp bridge 1 foot") == "SK-MARCH-03"
    assert table.act(RED, "march red_camp mill 1 foot", "march mill bridge 1 foot") == ()
    assert units(table, RED, "bridge") == {"foot": 1}


# -- the end --


@pytest.mark.clause("SK-END-01")
def test_a_turn_that_begins_on_the_bridge_is_won() -> None:
    table = at(red={"bridge": {"foot": 1}})
    table.act(RED, "end")
    table.act(BLUE, "end")
    assert table.outcome is not None
    assert table.outcome.winners == (RED,)
    assert TITLE.clauses[table.outcome.clause] == "SK-END-01"
    assert table.log(PUBLIC)[-1] == "Red wins."
    assert clause_of(table, RED, "end") == "SK-END-01"


@pytest.mark.clause("SK-END-02")
@pytest.mark.parametrize(("dice", "winners", "ranks"), [((6, 1), (RED,), (1, 2)), ((6, 6), (), (1, 1))])
def test_a_side_without_units_has_lost(dice: tuple[int, ...], winners: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    table = at(red={"red_camp": {}, "mill": {"gun": 1}}, blue={"blue_camp": {}, "bridge": {"gun": 1}}, dice=dice)
    table.act(RED, "march mill bridge 1 gun")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.ranks) == (winners, ranks)
    assert TITLE.clauses[table.outcome.clause] == "SK-END-02"


@pytest.mark.clause("SK-END-03")
def test_a_side_may_resign_at_any_time() -> None:
    table = TITLE.open(2)
    table.act(BLUE, "list 1 foot ...")
    table.forfeit(RED)
    assert table.outcome is not None
    assert table.outcome.winners == (BLUE,)
    assert TITLE.clauses[table.outcome.clause] == "SK-END-03"
    assert not table.deciders


@pytest.mark.clause("SK-END-04")
def test_after_the_last_round_nobody_wins() -> None:
    table = at(options={"rounds": 2}, turn=3)
    table.act(RED, "end")
    table.act(BLUE, "end")
    assert table.outcome is not None
    assert table.outcome.winners == ()
    assert TITLE.clauses[table.outcome.clause] == "SK-END-04"


@pytest.mark.clause("SK-RULING-02")
def test_what_a_clock_plays() -> None:
    table = TITLE.open(2, {"points": 3})
    assert table.play_default(RED) == "list 3 foot"
    table.act(BLUE, "list 1 gun ...")
    assert table.play_default(BLUE) == "list 1 gun"
    assert table.play_default(RED) == "end"
    begun = at(red={"mill": {"gun": 1}}, blue={"bridge": {"foot": 2}}, hands={"blue": {"rumour": 1}})
    begun.act(RED, "march mill ...")
    assert begun.play_default(RED) == "march mill red_camp 1 gun", "no battle if it can be helped"
    battle = at(
        red={"mill": {"gun": 2}},
        blue={"bridge": {"foot": 1, "gun": 2}},
        hands={"blue": {"rumour": 1}},
        dice=(6, 1, 1, 1, 1),
    )
    battle.act(RED, "march mill bridge 2 gun")
    assert [battle.play_default(BLUE) for _ in range(3)] == ["pass", "lose 1 foot", "retreat mill"]


# -- bad input --


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "an action must have a word, such as: list 3 foot"),
        ("dance", "'dance' is no action; the actions are: list, march, end, play, pass, lose, retreat"),
        ("march", "'march' takes a name, such as: march mill bridge 3 cavalry"),
        ("march mill", "'march mill' takes a name"),
        ("march nowhere mill 1 foot", "'nowhere' is not one of red_camp, mill"),
        ("list 0 foot", "'0' is no number of things, such as: list 3 foot"),
        ("list foot", "'foot' is no number of things"),
        ("list 2", "'' is not one of foot, cavalry, gun"),
        ("lose", "'lose' takes numbers and names, such as: lose 2 foot"),
        ("pass 1", "'pass' takes nothing after it, not '1'"),
    ],
)
def test_what_is_no_action_says_so(text: str, told: str) -> None:
    with pytest.raises(NotAnAction, match=told):
        TITLE.parse(TITLE.kit(2), text)


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ({"units": {"green": {}}}, "units: 'green'"),
        ({"units": {"red": {"mill": {"foot": -1}}}}, "units.red.mill.foot"),
        ({"hands": {"red": {"ambush": 3}}}, "hands: ambush: 2 in the set, 1 more on the table"),
        ({"hands": {"red": {"ambush": 1}}, "pile": {"ambush": 2}}, "hands, pile: ambush: 2 in the set"),
        ({"origin": "moon"}, "origin: 'moon'"),
        ({"colour": 1}, "position: unknown field 'colour'"),
        ({"version": 2}, "version"),
    ],
)
def test_a_position_that_makes_no_sense_names_its_place(data: dict[str, Any], place: str) -> None:
    with pytest.raises(PositionError, match=place):
        TITLE.position({"seats": 2, **data})


BATTLE = [["march", "red"], ["judge", "red"], ["hits", "red"], ["hits", "blue"], ["fight", "red"]]
MET = {"red": {"farm": {"foot": 1}}, "blue": {"farm": {"foot": 1}}}


def test_a_position_begins_where_somebody_is_asked_who_can_answer() -> None:
    with pytest.raises(PositionError, match="fight draws or rolls by itself"):
        TITLE.position({"seats": 2, "options": {}, "units": MET, "field": "farm", "stack": BATTLE})
    away = {"red": {"farm": {"foot": 1}}, "blue": {"blue_camp": {"foot": 1}}}
    with pytest.raises(PositionError, match="march asks somebody who has no answer"):
        TITLE.position({"seats": 2, "options": {}, "units": away, "origin": "mill", "stack": [["march", "red"]]})


def test_sides_are_called_by_their_roles() -> None:
    assert TITLE.sheet.roles == SIDES
