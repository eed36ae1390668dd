"""The turn: draw, actions in any order, discard and pass; equipment, hand limits, the end of an offensive."""

from __future__ import annotations

import pytest

from tests.titles.letswar.stage import Stage

GERMANY, FRANCE, AUSTRIA, BRITAIN = "germany", "france", "austria_hungary", "great_britain"
LATE = {"date": "1917A"}


@pytest.mark.clause("LW-TURN-05", "LW-QA-01", "LW-TURN-08", "LW-CBT-26")
def test_a_turn_begins_with_the_draw_and_is_its_players_alone() -> None:
    stage = Stage(4, france={"hand": "boom"}, draws="tank fog")
    assert stage.why(FRANCE, "attack artillery germany cavalry") == "LW-TURN-08"
    stage.say(GERMANY, "end")
    assert stage.asked == [FRANCE]
    assert stage.hand(FRANCE) == ["boom", "fog", "tank"]
    assert stage.why(GERMANY, "tax") == "LW-TURN-08"


@pytest.mark.clause("LW-TURN-07", "LW-PLAY-04")
def test_actions_come_in_any_order_and_number() -> None:
    cards = "boom boom reinforcements reinforcements tank tank dreadnought submarine"
    stage = Stage(4, germany={"hand": cards}, draws="spy fog mud propaganda lances torpedoes")
    stage.say(GERMANY, "attack artillery france cavalry").say(GERMANY, "play reinforcements")
    stage.say(GERMANY, "buy tank tank dreadnought submarine", "play reinforcements")
    stage.say(GERMANY, "equip lances")
    assert stage.destroyed(FRANCE) == ["cavalry"]
    assert stage.hand(GERMANY) == ["boom", "fog", "mud", "torpedoes", "spy", "propaganda"]
    assert stage.asked == [GERMANY]


@pytest.mark.clause("LW-PLAY-01", "LW-TURN-09", "LW-OFF-07")
def test_a_turn_without_an_action_is_legal_and_each_has_one_per_offensive() -> None:
    stage = Stage(4, common={"date": "1914A", "latest": "1914A"})
    for name in (GERMANY, FRANCE, AUSTRIA, BRITAIN):
        assert stage.asked == [name]
        assert stage.why(name, "end") == ""
        stage.end_turn(name)
        while stage.asked and stage.step != "turn_main":  # what the Event asks
            seat = stage.state.deciders()[0]
            stage.state.apply(seat, stage.state.default(seat, stage.chance), stage.chance, stage.log)
    assert [args[0] for args in stage.entries("turn-begins")] == [1, 2, 3, 0]
    assert stage.asked == [GERMANY]


# -- equipment --


@pytest.mark.clause("LW-EQUIP-02", "LW-EQUIP-06")
def test_equipment_counts_for_the_units_it_names_until_it_is_gone() -> None:
    stage = Stage(4, germany={"hand": "trenches"}, austria_hungary={"hand": "trench_raid"})
    before = stage.values(GERMANY)
    stage.say(GERMANY, "equip trenches")
    after = stage.values(GERMANY)
    changed = [unit for unit, values in after.items() if values != before[unit]]
    assert changed == ["infantry", "artillery"]
    raid = Stage(4, france={"hand": "trench_raid"}, germany={"board": "trenches"}, active=FRANCE)
    raid.say(FRANCE, "play trench_raid germany")
    assert raid.values(GERMANY)["infantry"] == before["infantry"]


@pytest.mark.clause("LW-EQUIP-04", "LW-RULING-10")
def test_one_copy_on_a_board_and_others_may_have_theirs() -> None:
    stage = Stage(4, germany={"hand": "trenches barbed_wire", "board": "trenches"}, france={"hand": "miss"})
    assert stage.why(GERMANY, "equip trenches") == "LW-EQUIP-03"
    assert stage.why(GERMANY, "equip barbed_wire") == ""  # another card for the same unit
    ally = Stage(4, germany={"board": "trenches"}, austria_hungary={"hand": "trenches"}, active=AUSTRIA)
    assert ally.why(AUSTRIA, "equip trenches") == ""


@pytest.mark.clause("LW-EQUIP-10", "LW-RULING-76", "LW-QA-03")
def test_conflict_equipment_is_taken_back_once_a_turn_and_nation_cards_never() -> None:
    stage = Stage(4, germany={"board": "trenches big_bertha"})
    assert stage.why(GERMANY, "take_back big_bertha") == "LW-EQUIP-11"
    stage.say(GERMANY, "take_back trenches")
    assert (stage.hand(GERMANY), stage.board(GERMANY)) == (["trenches"], ["big_bertha"])
    stage.say(GERMANY, "equip trenches")
    assert stage.why(GERMANY, "take_back trenches") == "LW-RULING-76"


# -- discards and the hand limit --


@pytest.mark.clause("LW-RULING-42", "LW-RULING-78")
def test_discards_of_ones_own_will_bring_nothing_and_order_the_deck() -> None:
    stage = Stage(4, germany={"hand": "tank propaganda call_up", "board": "big_bertha"})
    stage.say(GERMANY, "discard tank", "discard propaganda", "discard board:big_bertha", "discard call_up")
    assert stage.discards == ["tank"]
    assert stage.bottom(GERMANY) == ["propaganda", "big_bertha", "call_up"]
    assert stage.hand(GERMANY) == []


@pytest.mark.clause("LW-HAND-03", "LW-HAND-05", "LW-RULING-41", "LW-HAND-07")
def test_the_player_chooses_what_goes_down_to_six() -> None:
    hand = "boom miss fog mud tank propaganda call_up"
    stage = Stage(4, germany={"hand": hand, "board": "trenches lances torpedoes"})
    assert stage.limit(GERMANY) == 6  # what lies on the board does not count
    stage.say(GERMANY, "end")
    assert stage.step == "turn_discard"
    assert stage.lines(GERMANY, "discard") == [f"discard {card}" for card in stage.hand(GERMANY)]
    assert stage.why(GERMANY, "discard board:trenches") == "LW-HAND-05"
    stage.say(GERMANY, "discard call_up")
    assert stage.bottom(GERMANY) == ["call_up"]
    assert stage.asked == [FRANCE]


@pytest.mark.clause("LW-HAND-06")
def test_the_limit_is_checked_at_the_end_of_ones_own_turn_only() -> None:
    stage = Stage(4, germany={"hand": "boom"}, france={"hand": "boom miss fog mud tank tank submarine torpedoes"})
    stage.say(GERMANY, "end")
    assert len(stage.hand(FRANCE)) == 10
    assert stage.step == "turn_main"


# -- the Homefront --


@pytest.mark.clause("LW-HF-06", "LW-HF-07", "LW-QA-06")
def test_a_tax_brings_three_cards_in_ones_own_turn() -> None:
    stage = Stage(4, draws="boom miss fog")
    assert stage.why(FRANCE, "tax") == "LW-TURN-08"
    stage.say(GERMANY, "tax")
    assert stage.hand(GERMANY) == ["boom", "miss", "fog"]
    assert stage.level(GERMANY) == 3
    # No action brings a point back.
    assert {line.split()[0] for line in stage.lines(GERMANY)} == {"play", "discard", "attack", "end"}
    assert stage.lines(GERMANY, "play") == ["play fog"]
