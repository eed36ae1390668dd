"""The worked scenarios of the rules from the 29th on, played by both implementations."""

from __future__ import annotations

import pytest

from tests.titles.letswar.tables import A18, S14, S16, S17, New, Table


@pytest.mark.clause("LW-RULING-77")
def test_29_the_owner_may_give_up_nation_equipment(new: New) -> None:
    for word in ("tank", "big_bertha"):
        table = new()
        table.on(S17)
        table.board("germany", "tank big_bertha")
        table.events("withdrawal")
        table.begin("event")
        assert table.asked == {"germany": "choose"}
        table.says("germany", f"choose board:{word}")
        assert word not in table.germany.board
    table = new()
    table.on(S17)
    table.board("germany", "tank big_bertha")
    table.hand("france", "trench_raid")
    table.main("france")
    table.says("france", "play trench_raid germany")
    assert table.germany.board == ["big_bertha"]


@pytest.mark.clause("LW-RULING-91")
def test_30_no_propaganda_among_the_happy(new: New) -> None:
    for level, lines in ((4, set()), (3, {"play propaganda"})):
        table = new()
        table.level("germany", level)
        table.hand("germany", "propaganda")
        table.main("germany")
        assert table.offers("germany", "play") == lines


def uboats(new: New, card: str, cards: str) -> Table:
    table = new()
    table.hand("germany", card)
    table.hand("france", cards)
    table.main("germany")
    table.says("germany", f"play {card} france")
    return table


@pytest.mark.clause("LW-RULING-90")
def test_31_who_may_hold_an_answer_is_asked(new: New) -> None:
    table = uboats(new, "zeppelin_raid", "mud fog boom")
    assert table.asked == {"france": "card"}
    assert table.offers("france", "") == {"pass"}
    table.says("france", "pass")
    assert table.france.homefront == 3


@pytest.mark.clause("LW-RULING-90")
def test_32_who_has_no_card_is_not(new: New) -> None:
    table = uboats(new, "zeppelin_raid", "")
    assert table.asked == {"germany": "end"}
    assert table.france.homefront == 3


@pytest.mark.clause("LW-RULING-93")
def test_33_a_miss_stops_the_loss_alone(new: New) -> None:
    table = uboats(new, "unrestricted_uboats", "miss mud")
    table.says("france", "answer miss")
    assert table.france.homefront == 4
    assert table.discards == ["miss", "mud"]


@pytest.mark.clause("LW-RULING-93")
def test_34_a_dispatch_stops_the_whole_card(new: New) -> None:
    table = uboats(new, "unrestricted_uboats", "intercepted_dispatch mud")
    table.says("france", "answer intercepted_dispatch")
    assert table.france.homefront == 4
    assert table.france.hand == ["mud"]
    assert table.germany.bottom == ["unrestricted_uboats"]


@pytest.mark.clause("LW-RULING-93", "LW-MONEY-04")
def test_35_a_strike_is_paid_cancelled_or_suffered(new: New) -> None:
    for line, level, left in (
        ("pay censorship mud board:barbed_wire", 4, []),
        ("answer censorship", 4, ["mud"]),
        ("pass", 3, ["censorship", "mud"]),
    ):
        table = new()
        table.hand("germany", "strike")
        table.hand("france", "censorship mud")
        table.board("france", "barbed_wire")
        table.main("germany")
        table.says("germany", "play strike france")
        assert table.refuses("france", "pay censorship mud")
        table.says("france", line)
        assert (table.france.homefront, table.france.hand) == (level, left)


@pytest.mark.clause("LW-RULING-96", "LW-RULING-18")
def test_36_a_payment_is_complete_with_the_card_that_reaches_the_price(new: New) -> None:
    table = new()
    table.character(great_britain="lloyd_george")
    table.hand("great_britain", "tank tank dreadnought submarine submarine")
    table.main("great_britain")
    # 900 + 100 is enough, 800 + 100 is not; and of 1300 one card at least would be too many, in any order.
    assert table.refuses("great_britain", "buy submarine tank tank", "buy submarine submarine tank tank dreadnought")
    table.says("great_britain", "buy tank tank dreadnought")
    assert table.great_britain.conflict == ["submarine", "submarine"]
    assert len(table.great_britain.nation_cards) == 1


@pytest.mark.clause("LW-RULING-27")
def test_37_the_higher_price_holds(new: New) -> None:
    table = new(5)
    table.character(italy="dannunzio", austria_hungary="franz_joseph")
    table.board("italy", "spy")
    table.hand("italy", "tank dreadnought mud fog boom")
    table.main("italy")
    # 700 aimed at Austria-Hungary, 400 at Germany.
    assert table.refuses("italy", "spy subvert austria_hungary tank dreadnought")
    assert table.refuses("italy", "spy subvert germany mud fog boom")
    assert {"spy subvert germany dreadnought mud", "spy subvert austria_hungary dreadnought mud tank"} <= table.offers(
        "italy", "spy subvert"
    )
    assert "spy subvert germany dreadnought mud tank" not in table.offers("italy", "spy")


@pytest.mark.clause("LW-RULING-97")
def test_38_free_attacks_come_before_the_boom(new: New) -> None:
    table = new()
    table.on(A18)
    table.board("germany", "creeping_barrage flamethrower armoured_car")
    table.hand("germany", "great_offensive boom")
    table.main("germany")
    table.says("germany", "play great_offensive", "attack artillery france infantry")
    table.says("germany", "attack infantry great_britain infantry")
    assert "boom" in table.germany.hand
    table.says("germany", "attack cavalry france cavalry")
    assert "boom" not in table.germany.hand


@pytest.mark.clause("LW-RULING-98")
def test_39_a_counter_attack_compares_values(new: New) -> None:
    for equipped in (False, True):
        table = new()
        table.destroy("germany", "artillery")
        if equipped:
            table.board("germany", "hand_grenades")
        table.hand("france", "boom miss")
        table.hand("germany", "counter_attack")
        table.main("france")
        table.says("france", "attack artillery germany infantry")
        table.says("germany", "answer counter_attack")
        assert table.germany.destroyed == ["artillery"]
        if not equipped:
            assert table.asked == {"france": "end"}
            continue
        assert table.asked == {"france": "attack"}
        table.says("france", "pass")
        assert table.france.destroyed == ["artillery"]
        assert len(table.germany.nation_cards) == 1


@pytest.mark.clause("LW-RULING-30", "LW-CBT-23")
def test_40_no_miss_stops_the_siege_of_kut(new: New) -> None:
    for stops in (False, True):
        table = new(6, miss_stops_automatic=stops)
        table.hand("ottoman", "siege_of_kut boom")
        table.hand("france", "miss")
        table.main("ottoman")
        table.says("ottoman", "play siege_of_kut infantry france infantry")
        assert table.discards == ["boom"]
        assert bool(table.offers("france", "answer miss")) == stops
        table.says("france", "answer miss" if stops else "pass")
        assert table.france.destroyed == ([] if stops else ["infantry"])
    # Without any Conflict card nobody is asked.
    table = new(6)
    table.hand("ottoman", "siege_of_kut boom")
    table.main("ottoman")
    table.says("ottoman", "play siege_of_kut infantry great_britain infantry")
    assert table.great_britain.destroyed == ["infantry"]


@pytest.mark.clause("LW-RULING-94", "LW-RULING-99")
def test_41_a_truce_with_the_neighbour_on_the_left(new: New) -> None:
    table = new(4, mode="attrition")
    table.out("france")
    table.board("great_britain", "heavy_howitzer")
    for name in ("great_britain", "germany"):
        table.hand(name, "boom")
    table.on(S14)
    table.events("unexpected_truce")
    table.begin("event")
    assert table.offers("germany", "attack artillery great_britain")
    table.says("germany", "end")
    table.says("austria_hungary", "end")
    assert not table.offers("great_britain", "attack artillery germany")
    assert table.offers("great_britain", "attack artillery austria_hungary")


@pytest.mark.clause("LW-RULING-49", "LW-RULING-88")
def test_42_the_draft_turns_a_territory_card_up(new: New) -> None:
    table = new(5)
    table.territory(trento="germany")
    table.destroy("great_britain", "navy")
    table.draws("conflict", "boom colonies miss mud fog")
    table.on(S14)
    table.events("draft")
    table.begin("event")
    assert table.asked == {"great_britain": "choose"}
    table.says("great_britain", "choose colonies")
    assert table.great_britain.territory == ["colonies"]
    table.says("germany", "choose boom")
    table.says("france", "choose miss")
    table.says("austria_hungary", "choose mud")
    assert table.italy.hand == ["fog"]
    assert set(table.asked.values()) == {"pledge"}


@pytest.mark.clause("LW-RULING-90", "LW-RULING-54")
def test_43_bread_riots(new: New) -> None:
    table = new(5)
    table.on(S16)
    table.level("france", 3)
    table.level("austria_hungary", 1)
    table.hand("france", "censorship mud")
    table.events("food_riots")
    table.begin("event")
    assert table.asked == {"france": "event"}
    table.says("france", "answer censorship")
    assert (table.france.homefront, table.austria_hungary.homefront, table.italy.homefront) == (3, 1, 3)


@pytest.mark.clause("LW-RULING-59", "LW-RULING-57")
def test_44_pledges_and_the_speakers_offer(new: New) -> None:
    table = new(5)
    table.territory(trento="italy")
    table.hand("france", "tank boom")
    table.hand("great_britain", "torpedoes lances camouflage")
    table.board("great_britain", "submarine grand_fleet")
    table.hand("germany", "hand_grenades parachute")
    table.hand("austria_hungary", "fog")
    table.draws("conflict", "colonies mud")
    table.begin("turn", "italy")
    table.says("austria_hungary", "pledge")
    assert table.offers("france", "") == {"pledge tank"}
    table.says("france", "pledge tank")
    assert table.refuses("great_britain", "pledge board:grand_fleet lances torpedoes", "pledge lances torpedoes")
    table.says("great_britain", "pledge lances torpedoes board:submarine")
    table.says("germany", "pledge hand_grenades parachute")
    assert table.asked == {"germany": "offer", "france": "offer"}
    assert len(table.offers("france", "offer")) == 4
    table.says("germany", "offer germany:hand_grenades germany:parachute")
    table.says("france", "offer great_britain:lances great_britain:torpedoes france:tank")
    assert table.italy.faction == "entente"
    assert table.discards == ["lances", "mud", "tank", "torpedoes"]
    assert "submarine" in table.great_britain.board


@pytest.mark.clause("LW-NAT-10", "LW-NAT-11")
def test_45_the_bottom_of_a_deck_is_drawn_in_order(new: New) -> None:
    table = new()
    table.deck("germany", "big_bertha", "spy propaganda")
    table.hand("germany", "war_loan tank dreadnought tank submarine submarine railway_gun poison_gas")
    table.main("germany")
    table.says("germany", "play war_loan", "buy tank submarine")
    assert "big_bertha" in table.germany.hand
    assert table.germany.hand.count("spy") == 2
    table.says("germany", "buy tank railway_gun")
    assert table.germany.hand.count("spy") == 3
    assert table.germany.bottom == ["propaganda"]


@pytest.mark.clause("LW-RULING-46", "LW-RULING-79")
def test_46_seats_follow_the_line_ups(new: New) -> None:
    table = new(
        7, entente="russia_france_great_britain", central_empires="austria_hungary_germany_ottoman", italy_seat=2
    )
    order = ["germany", "france", "italy", "ottoman", "great_britain", "austria_hungary", "russia"]
    assert table.names == order
