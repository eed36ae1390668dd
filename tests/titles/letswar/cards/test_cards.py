"""What single cards and Events do, the operations one by one, in both implementations."""

from __future__ import annotations

import pytest

from tests.titles.letswar.tables import A14, A17, S14, S17, New, Table


def event(new: New, name: str, date: int, seats: int = 4, **boards: str) -> Table:
    """Begin an offensive with this Event; the date is the one before."""
    table = new(seats)
    table.on(date)
    for nation, cards in boards.items():
        table.hand(nation, cards)
    table.events(name)
    table.begin("event")
    assert table.event == name
    return table


# -- combat --


@pytest.mark.clause("LW-CBT-03", "LW-GEN-05")
def test_a_gas_mask_makes_gas_void(new: New) -> None:
    table = new()
    table.on(A17)
    table.board("germany", "poison_gas mustard_gas")
    table.hand("germany", "boom")
    table.board("france", "gas_mask trenches")
    table.board("great_britain", "trenches machine_gun barbed_wire steel_helmet")
    table.hand("france", "miss")
    table.main("germany")
    # Artillery 5 + 4 against 4 + 4; before the mask 5 against 4 + 1, save for Cavalry.
    assert table.offers("germany", "attack artillery great_britain infantry")
    assert not table.offers("germany", "attack artillery france infantry")
    table.says("germany", "attack artillery france cavalry")
    # Nor does mustard gas demand a second Miss!.
    table.says("france", "answer miss")
    assert not table.france.destroyed


@pytest.mark.clause("LW-CBT-06", "LW-CBT-15")
def test_mustard_gas_takes_two(new: New) -> None:
    table = new()
    table.on(A17)
    table.board("germany", "mustard_gas")
    table.hand("germany", "boom")
    table.hand("france", "miss dummy_position")
    table.main("germany")
    table.says("germany", "attack artillery france infantry")
    assert table.offers("france", "answer") == {"answer dummy_position miss"}
    table.says("france", "answer dummy_position miss")
    assert len(table.france.hand) == 1


@pytest.mark.clause("LW-RULING-90")
def test_one_card_is_no_answer_where_two_are_needed(new: New) -> None:
    table = new(2)
    table.hand("germany", "boom")
    table.hand("france", "miss")
    table.main("germany")
    table.says("germany", "attack artillery france infantry")
    assert table.asked == {"germany": "end"}


@pytest.mark.clause("LW-CBT-11", "LW-CBT-03")
def test_the_anti_aircraft_gun_widens_the_table(new: New) -> None:
    table = new()
    table.hand("germany", "boom")
    table.main("germany")
    assert not table.offers("germany", "attack artillery france aviation")
    table = new()
    table.hand("germany", "boom")
    table.board("germany", "anti_aircraft_gun")
    table.main("germany")
    assert table.offers("germany", "attack artillery france aviation")
    assert not table.offers("germany", "attack infantry france aviation")


@pytest.mark.clause("LW-CBT-06", "LW-CBT-07")
def test_the_field_gun_attacks_twice(new: New) -> None:
    table = new()
    table.board("france", "gun_75")
    table.hand("france", "boom boom boom")
    table.main("france")
    table.says("france", "attack artillery germany infantry", "attack artillery germany cavalry")
    assert table.germany.destroyed == ["infantry", "cavalry"]
    assert table.france.hand.count("boom") == 1
    assert not table.offers("france", "attack artillery")


@pytest.mark.clause("LW-RULING-93")
def test_taxis_and_scorched_earth_cancel_and_do_more(new: New) -> None:
    table = new(6)
    table.on(S17)
    table.hand("germany", "boom boom")
    table.board("germany", "big_bertha flamethrower hand_grenades")
    table.hand("france", "marne_taxis")
    table.hand("russia", "scorched_earth")
    table.main("germany")
    table.says("germany", "attack artillery france infantry")
    table.says("france", "answer marne_taxis")
    assert len(table.france.hand) == 1
    table.says("germany", "attack infantry russia artillery")
    table.says("russia", "answer scorched_earth")
    assert table.offers("germany", "") == {"choose board:flamethrower", "choose board:hand_grenades"}
    table.says("germany", "choose board:hand_grenades")
    assert table.germany.board == ["big_bertha", "flamethrower"]
    assert not table.russia.destroyed


@pytest.mark.clause("LW-RULING-82")
def test_taxis_answer_for_infantry_alone(new: New) -> None:
    table = new()
    table.hand("germany", "boom")
    table.hand("france", "marne_taxis")
    table.main("germany")
    table.says("germany", "attack artillery france cavalry")
    assert table.asked == {"germany": "end"}
    assert table.france.destroyed == ["cavalry"]


@pytest.mark.clause("LW-RULING-98")
def test_a_counter_attack_is_answered_and_no_more(new: New) -> None:
    table = new()
    table.board("germany", "hand_grenades")
    table.hand("france", "boom dummy_position")
    table.hand("germany", "counter_attack")
    table.main("france")
    table.says("france", "attack artillery germany infantry")
    table.says("germany", "answer counter_attack")
    # Artillery 5 + 1, Infantry 4 + 1 against 4: two units could do it.
    assert table.offers("germany", "") == {"choose infantry", "choose artillery"}
    table.says("germany", "choose artillery")
    table.says("france", "answer dummy_position")
    assert not table.france.destroyed
    assert table.france.hand == []


# -- cards and money --


@pytest.mark.clause("LW-CHAR-03", "LW-HAND-01")
def test_values_that_are_not_of_units(new: New) -> None:
    table = new()
    table.on(S17)
    table.character(germany="wilhelm_ii")
    table.board("germany", "field_telephone convoy")
    table.hand("germany", "boom boom boom boom miss")
    table.begin("turn", "germany")
    # 5 + 3 cards, and a limit of 6 + 1 + 1.
    assert len(table.germany.hand) == 8
    table.says("germany", "end")
    assert table.asked == {"france": "end"}
    table = new()
    table.on(S17)
    table.character(germany="wilhelm_ii")
    table.board("germany", "field_telephone convoy")
    table.destroy("germany", "navy infantry artillery")
    table.hand("germany", "boom boom boom")
    table.begin("turn", "germany")
    # The telephone is bound to no unit, the convoys to the Navy: 3 + 2 cards, and a limit of 2 + 1 + 1.
    assert len(table.germany.hand) == 5
    table.says("germany", "end", "discard boom")
    assert table.asked == {"france": "end"}


@pytest.mark.clause("LW-SPY-13")
def test_okhrana_cancels_a_task_and_draws(new: New) -> None:
    table = new(6)
    table.board("germany", "spy dreadnought submarine")
    table.hand("russia", "okhrana")
    table.main("germany")
    table.says("germany", "spy subvert russia board:submarine board:dreadnought")
    table.draws("nation russia", "cossacks")
    table.says("russia", "answer okhrana")
    assert table.russia.homefront == 4
    assert (table.russia.hand, table.russia.bottom) == (["cossacks"], ["okhrana"])


@pytest.mark.clause("LW-NAT-10")
def test_a_card_does_not_draw_itself(new: New) -> None:
    table = new(6)
    table.board("germany", "spy dreadnought submarine")
    table.deck("russia", "")
    table.main("germany")
    table.says("germany", "spy subvert russia board:submarine board:dreadnought")
    table.says("russia", "answer okhrana")
    assert table.russia.bottom == ["okhrana"]


def test_looks_thefts_and_discards_reach_conflict_cards_alone(new: New) -> None:
    table = new()
    table.hand("great_britain", "room_40 deserter")
    table.hand("germany", "mud fog call_up")
    table.main("great_britain")
    table.says("great_britain", "play room_40 germany")
    table.says("germany", "pass")
    assert table.offers("great_britain", "") == {"choose fog", "choose mud"}
    table.says("great_britain", "choose fog")
    table.says("great_britain", "play deserter germany")
    table.says("germany", "pass")
    assert table.great_britain.hand == ["mud"]
    assert table.germany.hand == ["call_up"]


@pytest.mark.clause("LW-PLAY-03")
def test_the_blockade_needs_the_stronger_fleet(new: New) -> None:
    table = new()
    table.hand("great_britain", "naval_blockade")
    table.main("great_britain")
    assert not table.offers("great_britain", "play")
    table = new()
    table.hand("great_britain", "naval_blockade")
    table.board("great_britain", "grand_fleet")
    table.destroy("austria_hungary", "navy")
    table.main("great_britain")
    assert len(table.offers("great_britain", "play")) == 2
    table.says("great_britain", "play naval_blockade germany")
    assert table.germany.homefront == 3
    # Against a fleet that is gone it needs none of its own.
    table = new()
    table.hand("great_britain", "naval_blockade")
    table.destroy("great_britain", "navy")
    table.destroy("austria_hungary", "navy")
    table.main("great_britain")
    assert table.offers("great_britain", "play") == {"play naval_blockade austria_hungary"}


@pytest.mark.clause("LW-RULING-99")
def test_until_your_next_turn(new: New) -> None:
    table = new()
    table.hand("france", "they_shall_not_pass fog")
    table.hand("austria_hungary", "boom")
    table.main("france")
    table.says("france", "play they_shall_not_pass", "play fog", "end")
    assert not table.offers("austria_hungary", "attack artillery")
    table.events("profiteers")
    for name in ("austria_hungary", "great_britain", "germany"):
        table.says(name, "end")
    assert table.asked == {"france": "end"}
    table.says("france", "end")
    # Neither the fog nor +2 defence is left; Artillery 5 against 4.
    assert table.offers("austria_hungary", "attack artillery france infantry")


def test_allies_are_named_and_may_answer(new: New) -> None:
    table = new(6)
    table.hand("ottoman", "baghdad_railway")
    table.hand("germany", "intercepted_dispatch")
    table.main("ottoman")
    assert len(table.offers("ottoman", "play")) == 2
    table.says("ottoman", "play baghdad_railway germany")
    table.says("germany", "pass")
    assert (len(table.ottoman.hand), len(table.germany.hand)) == (3, 2)
    table = new(2, central_empires="ottoman_germany_austria_hungary")
    table.hand("ottoman", "baghdad_railway")
    table.main("ottoman")
    table.says("ottoman", "play baghdad_railway")
    assert len(table.ottoman.hand) == 4


@pytest.mark.clause("LW-ITALY-07", "LW-RULING-53")
def test_a_neutral_italy_plays_on_itself_alone(new: New) -> None:
    table = new(5)
    table.hand("italy", "sacred_egoism fog shell_shock boom flight_over_vienna great_offensive")
    table.main("italy")
    assert table.offers("italy", "play") == {"play sacred_egoism", "play great_offensive"}
    assert not table.offers("italy", "attack")


# -- Events --


@pytest.mark.clause("LW-RULING-88")
def test_lice_pass_cards_to_the_left_all_at_once(new: New) -> None:
    table = event(new, "chatting_lice", S14, germany="mud fog", france="boom boom", austria_hungary="call_up")
    assert table.asked == {"germany": "choose", "france": "choose"}
    table.says("france", "choose boom")
    table.says("germany", "choose mud")
    assert table.france.hand == ["boom", "mud"]
    assert table.austria_hungary.hand == ["boom", "call_up"]


@pytest.mark.clause("LW-RULING-88", "LW-RULING-94")
def test_the_neighbour_picks_who_swings_the_lead(new: New) -> None:
    table = event(new, "swinging_the_lead", S14, germany="boom")
    assert set(table.asked) == {"germany", "france", "austria_hungary", "great_britain"}
    for name in ("germany", "austria_hungary", "great_britain"):
        left = table.names[table.names.index(name) - 1]
        table.says(name, f"choose {left} infantry")
    table.says("france", "choose germany artillery")
    assert not table.offers("germany", "attack artillery")


@pytest.mark.clause("LW-RULING-95")
def test_the_red_cross_asks_the_speakers(new: New) -> None:
    table = new(5)
    table.destroy("france", "navy")
    table.destroy("great_britain", "navy infantry")
    table.destroy("austria_hungary", "cavalry")
    table.events("red_cross")
    table.begin("event")
    assert table.asked == {"france": "choose"}
    table.says("france", "choose great_britain infantry")
    assert table.great_britain.destroyed == ["navy"]
    assert not table.austria_hungary.destroyed


@pytest.mark.clause("LW-RULING-88")
def test_smugglers_come_one_after_the_other(new: New) -> None:
    table = new()
    table.discarded("tank submarine boom")
    table.events("smuggling")
    table.begin("event")
    assert table.offers("germany", "") == {"choose submarine", "choose tank"}
    table.says("germany", "choose tank")
    assert "submarine" in table.france.hand
    assert table.asked == {"germany": "end"}


@pytest.mark.clause("LW-RULING-97")
def test_a_spring_offensive_needs_no_boom(new: New) -> None:
    table = event(new, "spring_offensive", A14)
    table.says("germany", "attack artillery france cavalry")
    assert table.france.destroyed == ["cavalry"]
    assert not table.offers("germany", "attack")


@pytest.mark.clause("LW-RULING-91")
def test_a_shield_leaves_taxes_alone(new: New) -> None:
    table = event(new, "spirit_of_1914", A14, germany="zeppelin_raid unrestricted_uboats", france="mud")
    assert not table.offers("germany", "play zeppelin_raid")
    table.says("germany", "play unrestricted_uboats france")
    assert table.offers("france", "") == {"pass"}
    table.says("france", "pass")
    assert (table.france.homefront, table.france.hand) == (4, [])
    table.says("germany", "tax")
    assert table.germany.homefront == 3


@pytest.mark.clause("LW-RULING-54")
def test_the_lowest_homefront_leaves_a_neutral_italy_out(new: New) -> None:
    table = new(5)
    table.level("italy", 1)
    table.level("france", 2)
    table.events("peace_note")
    table.begin("event")
    assert (table.italy.homefront, table.france.homefront, table.germany.homefront) == (1, 3, 4)
    # Nobody where all tie.
    table = event(new, "refugees", S14)
    assert {table.of(name).homefront for name in table.names} == {4}
