"""The worked scenarios of the rules up to the 28th, played by both implementations."""

from __future__ import annotations

import pytest

from tests.titles.letswar.tables import A14, A15, A19, S15, S16, S17, S19, New, Table


def attack_with_flamethrower(new: New, seats: int = 4, cards: str = "miss mud") -> Table:
    table = new(seats)
    table.on(A15)
    table.board("germany", "flamethrower")
    table.hand("germany", "boom boom")
    table.hand("france", cards)
    table.main("germany")
    table.says("germany", "attack infantry france cavalry")
    assert table.asked == {"france": "attack"}
    return table


@pytest.mark.clause("LW-CBT-01", "LW-CBT-04", "LW-CBT-17", "LW-CBT-19")
def test_01_an_attack_destroys_a_unit(new: New) -> None:
    table = attack_with_flamethrower(new)
    table.says("france", "pass")
    assert table.france.destroyed == ["cavalry"]
    assert len(table.germany.nation_cards) == 1
    assert not table.offers("germany", "attack infantry")


@pytest.mark.clause("LW-CBT-15", "LW-CBT-20", "LW-RULING-31")
def test_02_a_miss_blocks_it(new: New) -> None:
    table = attack_with_flamethrower(new)
    table.says("france", "answer miss")
    assert not table.france.destroyed
    assert table.discards == ["boom", "miss"]
    assert not table.germany.nation_cards
    assert not table.offers("germany", "attack infantry")


@pytest.mark.clause("LW-P2-02")
def test_03_two_players_need_two(new: New) -> None:
    table = attack_with_flamethrower(new, 2)
    assert table.refuses("france", "answer miss", "answer miss miss")
    table.says("france", "pass")
    assert table.france.destroyed == ["cavalry"]
    table = attack_with_flamethrower(new, 2, "miss miss")
    table.says("france", "answer miss miss")
    assert not table.france.destroyed


@pytest.mark.clause("LW-P2-04", "LW-SPY-01")
def test_04_two_players_block_a_subversion_with_one(new: New) -> None:
    table = new(2)
    table.board("germany", "spy dreadnought submarine")
    table.hand("france", "miss")
    table.main("germany")
    table.says("germany", "spy subvert france board:submarine board:dreadnought")
    assert table.asked == {"france": "spy"}
    table.says("france", "answer miss")
    assert table.france.homefront == 4
    assert table.discards == ["dreadnought", "miss", "submarine"]
    assert table.germany.board == ["spy"]
    assert not table.offers("germany", "spy")


@pytest.mark.clause("LW-EQUIP-08")
@pytest.mark.parametrize(("date", "accepted"), [(S15, False), (A15, True), (S16, True)])
def test_05_a_red_name_waits_for_its_date(new: New, date: int, accepted: bool) -> None:
    table = new()
    table.on(date)
    table.hand("germany", "steel_helmet")
    table.main("germany")
    assert bool(table.offers("germany", "equip")) == accepted
    assert table.offers("germany", "discard steel_helmet")


@pytest.mark.clause("LW-EVT-06", "LW-RULING-23")
def test_06_events_of_another_season_are_passed_over(new: New) -> None:
    table = new()
    table.character(germany="moltke wilhelm_ii falkenhayn")
    table.on(A14)
    table.events("good_harvest first_snow cabinet_crisis")
    table.begin("event")
    assert table.date == S15
    assert table.event == "cabinet_crisis"
    assert table.passed == ["first_snow", "good_harvest"]
    # Moltke, whose date has come, went to the bottom and from there out of the game.
    assert table.germany.characters == ["wilhelm_ii", "falkenhayn"]


@pytest.mark.clause("LW-CHAR-10", "LW-CHAR-11", "LW-OFF-04")
def test_07_a_character_leaves(new: New) -> None:
    table = new()
    table.character(germany="moltke wilhelm_ii falkenhayn")
    table.on(A14)
    table.events("shell_crisis")
    table.begin("event")
    assert table.germany.characters == ["wilhelm_ii", "falkenhayn"]


@pytest.mark.clause("LW-RULING-26", "LW-CHAR-07")
def test_08_a_character_leaves_from_the_bottom_too(new: New) -> None:
    table = new()
    table.character(germany="moltke wilhelm_ii falkenhayn", france="joffre gallieni nivelle")
    table.on(A14)
    table.events("cabinet_crisis")
    table.begin("event")
    assert table.germany.characters == ["wilhelm_ii", "falkenhayn"]
    assert table.france.characters == ["gallieni", "nivelle", "joffre"]


@pytest.mark.clause("LW-ITALY-13", "LW-ITALY-17")
def test_09_italy_joins_who_holds_both(new: New) -> None:
    table = new(5)
    table.territory(trento="germany")
    table.hand("italy", "boom spy")
    table.draws("conflict", "colonies boom")
    table.begin("turn", "austria_hungary")
    assert table.italy.faction == "central_empires"
    assert table.italy.hand == ["spy"]
    assert "boom" in table.discards
    assert table.austria_hungary.hand == ["boom"]
    assert not table.germany.territory
    assert not {"trento", "colonies"} & {*table.pile, *table.discards}


@pytest.mark.clause("LW-ITALY-15", "LW-AUC-04", "LW-AUC-05", "LW-AUC-06")
def test_10_the_dearer_offer_gets_italy(new: New) -> None:
    table = new(5)
    table.territory(trento="france")
    table.hand("france", "tank dreadnought submarine")
    table.hand("germany", "tank railway_gun")
    table.board("austria_hungary", "torpedoes")
    table.hand("germany", "submarine")
    table.hand("austria_hungary", "heavy_howitzer")
    table.hand("great_britain", "boom")
    table.draws("conflict", "colonies mud")
    table.begin("turn", "germany")
    assert table.asked == dict.fromkeys(("germany", "france", "austria_hungary", "great_britain"), "pledge")
    table.says("france", "pledge dreadnought submarine tank")
    table.says("great_britain", "pledge")
    assert table.refuses("germany", "pledge tank")
    table.says("germany", "pledge railway_gun submarine tank")
    table.says("austria_hungary", "pledge board:torpedoes heavy_howitzer")
    assert table.asked == {"germany": "offer", "france": "offer"}
    table.says("germany", "offer germany:railway_gun germany:submarine germany:tank")
    # Nothing to pick for the Entente, which the others cannot know.
    assert table.offers("france") == {"offer france:dreadnought france:submarine france:tank"}
    table.says("france", "offer france:dreadnought france:submarine france:tank")
    # 800 against 700.
    assert table.italy.faction == "entente"
    assert table.discards == ["dreadnought", "submarine", "tank"]
    assert {"tank", "railway_gun", "submarine"} <= set(table.germany.hand)


@pytest.mark.clause("LW-RULING-58")
def test_10_an_even_auction_is_italys_choice(new: New) -> None:
    table = new(5)
    table.on(S17)
    table.territory(trento="france")
    table.hand("france", "tank")
    table.board("germany", "tank")
    table.hand("great_britain", "boom")
    table.draws("conflict", "colonies mud")
    table.begin("turn", "germany")
    # Austria-Hungary has nothing, and all can see it.
    assert set(table.asked) == {"germany", "france", "great_britain"}
    table.says("great_britain", "pledge")
    table.says("france", "pledge tank")
    table.says("germany", "pledge board:tank")
    table.says("france", "offer france:tank")
    table.says("germany", "offer germany:board:tank")
    assert table.asked == {"italy": "join"}
    table.says("italy", "join central_empires")
    assert table.italy.faction == "central_empires"
    assert table.discards == ["tank"]
    assert table.france.hand == ["tank"]
    assert table.germany.board == []


@pytest.mark.clause("LW-P3-01", "LW-P3-03")
def test_11_the_lone_player_is_helped(new: New) -> None:
    table = lone_germany(new)
    table.board("germany", "dreadnought submarine")
    table.draws("conflict", "tank mud boom")
    table.begin("turn", "germany")
    assert len(table.germany.hand) == 3
    assert table.germany.nation_cards == []
    table.says("germany", "buy board:submarine board:dreadnought tank")
    assert len(table.germany.nation_cards) == 1


def lone_germany(new: New, mode: str = "historical") -> Table:
    table = new(3, mode=mode)
    table.on(S16)
    table.joined("entente")
    return table


@pytest.mark.clause("LW-P3-06", "LW-RULING-62")
def test_12_two_are_left_of_three(new: New) -> None:
    table = lone_germany(new, "attrition")
    table.only("france", "cavalry")
    table.board("germany", "flamethrower")
    table.hand("germany", "boom boom")
    table.hand("italy", "miss mud")
    table.main("germany")
    table.says("germany", "attack artillery france cavalry")
    assert not table.france.alive
    table.says("germany", "attack infantry italy infantry")
    assert table.refuses("italy", "answer miss")
    table.says("italy", "pass")
    table.events("shell_crisis")
    table.says("germany", "end")
    table.says("italy", "end")
    assert table.asked == {"germany": "end"}
    # Two rewards, and two cards of the new turn: nobody is alone any more.
    assert [len(table.germany.nation_cards), len(table.germany.conflict)] == [2, 2]


def subversion(new: New, mode: str, target: str, seats: int = 4, level: int = 1) -> Table:
    table = new(seats, mode=mode)
    table.on(S17)
    table.level(target, level)
    table.board("france", "spy dreadnought tank")
    table.board(target, "submarine")
    table.main("france")
    table.says("france", f"spy subvert {target} board:dreadnought board:tank")
    return table


@pytest.mark.clause("LW-WIN-04", "LW-WIN-05", "LW-WIN-06")
def test_13_a_revolution_ends_a_historical_game(new: New) -> None:
    table = subversion(new, "historical", "austria_hungary")
    assert table.won == {"france", "great_britain"}
    assert table.ending == "LW-WIN-04"


@pytest.mark.clause("LW-WIN-09", "LW-RULING-36")
def test_14_a_revolution_eliminates_in_attrition(new: New) -> None:
    table = subversion(new, "attrition", "austria_hungary")
    assert not table.austria_hungary.alive
    assert not table.over
    assert "submarine" in table.discards


@pytest.mark.clause("LW-RULING-55")
def test_15_a_neutral_italy_falls_alone(new: New) -> None:
    table = subversion(new, "historical", "italy", 5)
    assert not table.italy.alive
    assert table.italy.faction == "neutral"
    assert table.asked == {"france": "end"}


@pytest.mark.clause("LW-ITALY-09", "LW-RULING-52")
def test_16_an_attack_brings_italy_in(new: New) -> None:
    table = new(5)
    table.hand("germany", "boom")
    table.board("germany", "big_bertha")
    table.hand("italy", "miss tank spy")
    table.main("germany")
    table.says("germany", "attack artillery italy infantry")
    assert table.italy.faction == "entente"
    assert table.italy.hand == ["miss", "spy", "tank"]
    table.says("italy", "answer miss")
    assert table.italy.hand == ["spy"]
    assert not table.italy.destroyed


@pytest.mark.clause("LW-ARM-06", "LW-ARM-09", "LW-ARM-08")
def test_17_money_breaks_the_tie_of_an_armistice(new: New) -> None:
    table = new(5, armistice="whole_deck")
    table.on(S17)
    table.level("france", 3)
    table.level("germany", 3)
    table.hand("france", "dreadnought submarine")
    table.board("germany", "submarine tank")
    table.hand("germany", "boom call_up")
    table.events("armistice")
    table.begin("event")
    assert table.won == {"germany", "austria_hungary"}
    assert table.ending == "LW-ARM-09"


@pytest.mark.clause("LW-HAND-02", "LW-HAND-04")
def test_18_two_cards_too_many(new: New) -> None:
    table = new()
    table.only("germany", "navy cavalry")
    table.hand("germany", "boom boom miss spy mud")
    table.main("germany")
    table.says("germany", "end")
    assert table.asked == {"germany": "discard"}
    table.says("germany", "discard spy", "discard boom")
    assert table.germany.bottom == ["spy"]
    assert table.asked == {"france": "end"}


@pytest.mark.clause("LW-CONF-08", "LW-RULING-22")
def test_19_the_pile_is_renewed_in_the_middle_of_a_draw(new: New) -> None:
    table = new()
    table.bury("tank")
    table.draws("conflict", "tank boom")
    table.begin("turn", "germany")
    assert table.germany.hand == ["boom", "tank"]
    assert len(table.pile) == 128
    assert not table.discards


@pytest.mark.clause("LW-RULING-08", "LW-EQUIP-14")
def test_20_a_card_over_two_units_works_for_the_one_that_stands(new: New) -> None:
    table = new()
    table.on(S16)
    table.board("germany", "trenches")
    table.destroy("germany", "infantry")
    table.hand("great_britain", "boom")
    table.main("great_britain")
    # Artillery 4 against 3 + 1; without the trenches it could be attacked, as that of Austria-Hungary can.
    assert not table.offers("great_britain", "attack artillery germany artillery")
    assert table.offers("great_britain", "attack artillery austria_hungary artillery")


@pytest.mark.clause("LW-CAL-05", "LW-CAL-07")
def test_21_the_calendar_goes_back_to_spring_1919(new: New) -> None:
    table = new()
    table.on(A19)
    table.events("good_harvest sowing")
    table.begin("event")
    assert table.date == S19
    assert table.event == "sowing"
    assert table.passed == ["good_harvest"]


@pytest.mark.clause("LW-CBT-24", "LW-CBT-25")
def test_22_an_attack_by_a_card_spends_the_unit(new: New) -> None:
    table = new()
    table.hand("germany", "drumfire boom")
    table.main("germany")
    table.says("germany", "play drumfire artillery france cavalry")
    assert table.france.destroyed == ["cavalry"]
    assert table.refuses("germany", "attack artillery france infantry")


@pytest.mark.clause("LW-SETUP-25", "LW-SETUP-26", "LW-RULING-43")
def test_23_the_last_three_draw_more_but_italy_does_not(new: New) -> None:
    table = new(7)
    table.events("shell_crisis")
    table.begin("setup")
    sizes = [len(table.of(name).conflict) for name in table.names]
    assert sizes == [5, 5, 5, 6, 7, 8, 5]
    assert all(len(table.of(name).nation_cards) == 2 for name in table.names)


@pytest.mark.clause("LW-EQUIP-11", "LW-NAT-10")
def test_24_nation_equipment_is_not_taken_back(new: New) -> None:
    table = new()
    table.on(S17)
    table.board("germany", "big_bertha tank")
    table.main("germany")
    assert table.offers("germany", "take_back") == {"take_back tank"}
    table.says("germany", "discard board:big_bertha")
    assert table.germany.bottom == ["big_bertha"]


@pytest.mark.clause("LW-HF-10", "LW-RULING-38")
def test_25_a_tax_at_unrest_is_a_revolution(new: New) -> None:
    table = new()
    table.level("austria_hungary", 1)
    table.main("austria_hungary")
    table.says("austria_hungary", "tax")
    assert table.won == {"france", "great_britain"}
    assert table.austria_hungary.hand == []


@pytest.mark.clause("LW-RULING-65")
def test_26_an_armistice_in_the_prelude(new: New) -> None:
    table = new(6, armistice="whole_deck")
    table.draws("conflict", "tank tank dreadnought")
    table.events("armistice")
    table.begin("setup")
    assert table.ending == "LW-ARM-09"
    assert table.won == {"germany", "austria_hungary", "ottoman"}
    assert not any(table.of(name).board for name in table.names)


@pytest.mark.clause("LW-CHAR-06", "LW-RULING-27")
def test_27_the_worse_of_two_characters_holds(new: New) -> None:
    table = new(6)
    table.character(great_britain="jellicoe", austria_hungary="horthy")
    table.board("austria_hungary", "submarine")
    table.hand("austria_hungary", "boom torpedoes")
    table.main("austria_hungary")
    # Navy 3, Horthy's +1 lapses before Jellicoe's -1, submarine +2: 4, not more than 4; with torpedoes 5.
    assert not table.offers("austria_hungary", "attack navy france")
    table.says("austria_hungary", "equip torpedoes")
    assert table.offers("austria_hungary", "attack navy france")


@pytest.mark.clause("LW-OFF-08", "LW-WIN-13")
def test_28_the_offensive_closes_after_the_last_living_player(new: New) -> None:
    table = new(4, mode="attrition")
    table.only("great_britain", "artillery")
    table.hand("austria_hungary", "boom")
    table.events("shell_crisis")
    table.main("austria_hungary")
    table.says("austria_hungary", "attack artillery great_britain artillery")
    assert not table.great_britain.alive
    table.says("austria_hungary", "end")
    assert table.asked == {"germany": "end"}
    assert table.date == A14
