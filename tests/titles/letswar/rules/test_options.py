"""Every option of Let's War changes what its ruling says, in both implementations."""

from __future__ import annotations

import pytest

from tests.titles.letswar.tables import A14, S14, S15, S16, S17, New, Table


@pytest.mark.clause("LW-RULING-46")
def test_line_ups(new: New) -> None:
    table = new(2, entente="russia_france_great_britain", central_empires="ottoman_germany_austria_hungary")
    assert table.names == ["ottoman", "russia"]
    orders = {"entente": "great_britain_france_russia", "central_empires": "austria_hungary_germany_ottoman"}
    assert new(3, **orders, italy_seat=1).names == ["austria_hungary", "italy", "great_britain"]


@pytest.mark.clause("LW-RULING-65")
def test_armistice_in_prelude(new: New) -> None:
    table = new(4, armistice="whole_deck", armistice_in_prelude="reshuffle")
    table.events("armistice shell_crisis")
    table.begin("setup")
    assert table.event == "shell_crisis"
    assert not table.over
    assert "armistice" not in table.passed


@pytest.mark.clause("LW-RULING-66")
def test_armistice_score(new: New) -> None:
    for rule, winner in (("sum", "france"), ("average_per_nation", "germany")):
        table = new(5, armistice="whole_deck", armistice_score=rule)
        table.joined("entente")
        table.level("italy", 1)
        table.events("armistice")
        table.begin("event")
        # 24 against 18, or 8 against 9 a Nation.
        assert winner in table.won
        assert table.ending == "LW-ARM-07"


@pytest.mark.clause("LW-RULING-68")
def test_final_tiebreak(new: New) -> None:
    table = new(4, armistice="whole_deck", final_tiebreak="shared_victory")
    table.events("armistice")
    table.begin("prelude")
    assert len(table.won) == 4
    for second, champion in (("report entente", "france"), ("report central_empires", "germany")):
        table = new(4, armistice="whole_deck", final_tiebreak="reported_result")
        table.events("armistice")
        table.draws("duel", "central_empires")
        table.begin("prelude")
        assert table.asked == {"germany": "report", "france": "report"}
        table.says("france", "report entente")
        table.says("germany", second)
        assert champion in table.won


@pytest.mark.clause("LW-RULING-03")
def test_event_order(new: New) -> None:
    table = new(4, event_order="event_then_calendar")
    table.on(A14)
    table.events("sowing good_harvest")
    table.begin("event")
    assert table.event == "good_harvest"
    assert table.date == S15


@pytest.mark.clause("LW-RULING-24")
def test_character_rotation_scope(new: New) -> None:
    for scope, top in (("all", "gallieni"), ("first_player", "joffre")):
        table = new(4, character_rotation_scope=scope)
        table.character(germany="wilhelm_ii falkenhayn", france="joffre gallieni")
        table.on(S14)
        table.events("cabinet_crisis")
        table.begin("event")
        assert (table.germany.characters[0], table.france.characters[0]) == ("falkenhayn", top)


@pytest.mark.clause("LW-RULING-25")
def test_shuffle_characters(new: New) -> None:
    table = new(4, shuffle_characters=True)
    table.character(france="joffre gallieni foch")
    table.draws("characters france", "foch gallieni")
    table.events("cabinet_crisis")
    table.begin("setup")
    # The order of the rest is open until it is needed.
    assert table.france.characters == ["gallieni", "foch"]


@pytest.mark.clause("LW-RULING-09")
def test_equip_destroyed_units(new: New) -> None:
    for allowed in (True, False):
        table = new(4, equip_destroyed_units=allowed)
        table.hand("germany", "submarine trenches")
        table.destroy("germany", "navy")
        table.main("germany")
        assert bool(table.offers("germany", "equip submarine")) == allowed
        assert table.offers("germany", "equip trenches")


@pytest.mark.clause("LW-RULING-20")
def test_nation_purchases_per_turn(new: New) -> None:
    for limit, again in (("unlimited", True), ("1", False)):
        table = new(4, nation_purchases_per_turn=limit)
        table.hand("germany", "war_loan tank tank dreadnought submarine submarine")
        table.main("germany")
        table.says("germany", "play war_loan", "buy submarine tank")
        assert bool(table.offers("germany", "buy")) == again


@pytest.mark.clause("LW-RULING-11")
def test_spy_lifecycle(new: New) -> None:
    for lifecycle, hand, bottom in (("hand", ["spy"], ["call_up"]), ("one_shot", [], ["call_up", "spy"])):
        table = new(4, spy_lifecycle=lifecycle)
        table.hand("germany", "spy call_up")
        table.main("germany")
        assert not table.offers("germany", "deploy")
        assert table.offers("germany", "spy inspect france") == {"spy inspect france call_up"}
        table.says("germany", "spy inspect france call_up")
        assert (table.germany.hand, table.germany.bottom) == (hand, bottom)
    table = new()
    table.hand("germany", "spy call_up")
    table.main("germany")
    assert not table.offers("germany", "spy")
    table.says("germany", "deploy spy", "spy inspect france call_up")
    assert table.germany.board == ["spy"]


@pytest.mark.clause("LW-RULING-12", "LW-SPY-01")
def test_spy_limit(new: New) -> None:
    for limit, more in (("per_player", 0), ("per_card", 1)):
        table = new(4, spy_limit=limit)
        table.board("germany", "spy spy")
        table.hand("germany", "mud fog boom")
        table.main("germany")
        table.says("germany", "spy inspect france mud")
        assert bool(table.offers("germany", "spy")) == bool(more)
        if more:
            table.says("germany", "spy inspect france fog")
            assert not table.offers("germany", "spy")


@pytest.mark.clause("LW-RULING-15")
def test_spy_task2_zone(new: New) -> None:
    table = new()
    table.board("germany", "spy")
    table.hand("france", "spy")
    table.main("germany")
    assert not table.offers("germany", "spy counter france")
    table = new(4, spy_task2_zone="board_or_hand")
    table.board("germany", "spy spy")
    table.hand("france", "spy")
    table.main("germany")
    table.says("germany", "spy counter france")
    table.says("france", "pass")
    assert (table.france.bottom, table.germany.bottom) == (["spy"], ["spy"])


@pytest.mark.clause("LW-RULING-86")
def test_task1_may_take_spies(new: New) -> None:
    for rule, words in (
        ("anywhere", {"choose spy", "choose board:spy", "choose call_up", "choose board:storks"}),
        ("hand_only", {"choose spy", "choose call_up", "choose board:storks"}),
        ("never", {"choose call_up", "choose board:storks"}),
    ):
        table = new(4, task1_may_take_spies=rule)
        table.on(S16)
        table.board("germany", "spy")
        table.hand("germany", "mud")
        table.board("france", "spy storks")
        table.hand("france", "spy call_up boom")
        table.main("germany")
        table.says("germany", "spy inspect france mud")
        table.says("france", "pass")
        assert table.offers("germany", "choose") == words


@pytest.mark.clause("LW-RULING-38")
def test_taxes(new: New) -> None:
    for limit, again in (("1", False), ("unlimited", True)):
        table = new(4, tax_per_turn=limit)
        table.main("germany")
        table.says("germany", "tax")
        assert len(table.germany.hand) == 3
        assert bool(table.offers("germany", "tax")) == again
    table = new(4, tax_into_revolution=False)
    table.level("germany", 1)
    table.main("germany")
    assert not table.offers("germany", "tax")


@pytest.mark.clause("LW-RULING-47", "LW-RULING-48")
def test_territory_before_the_deal(new: New) -> None:
    for replacement, cards in (("setup_only", 5), ("never", 4), ("always", 5)):
        table = new(5, territory_timing="before_deal", territory_replacement=replacement)
        table.draws("conflict", "trento")
        table.events("shell_crisis")
        table.begin("setup")
        assert table.germany.territory == ["trento"]
        assert len(table.germany.conflict) == cards


@pytest.mark.clause("LW-RULING-48")
def test_territory_in_play_is_one_of_the_cards(new: New) -> None:
    for replacement, cards in (("setup_only", 1), ("never", 1), ("always", 2)):
        table = new(5, territory_replacement=replacement)
        table.draws("conflict", "trento")
        table.begin("turn", "germany")
        assert len(table.germany.hand) == cards


@pytest.mark.clause("LW-RULING-51")
def test_neutral_italy_attack(new: New) -> None:
    for rule, allowed in (("triggers_entry", True), ("forbidden", False)):
        table = new(5, neutral_italy_attack=rule)
        table.hand("germany", "boom strike")
        table.main("germany")
        assert bool(table.offers("germany", "attack artillery italy")) == allowed
        assert bool(table.offers("germany", "play strike italy")) == allowed


@pytest.mark.clause("LW-RULING-52")
def test_italy_discard_timing(new: New) -> None:
    table = new(5, italy_discard_timing="before_resolution")
    table.hand("germany", "boom")
    table.board("germany", "big_bertha")
    table.hand("italy", "miss tank spy")
    table.main("germany")
    table.says("germany", "attack artillery italy infantry")
    assert table.italy.destroyed == ["infantry"]
    assert table.italy.hand == ["spy"]


@pytest.mark.clause("LW-RULING-55")
def test_neutral_italy_defeat(new: New) -> None:
    table = new(5, neutral_italy_defeat="homefront_floor_unrest")
    table.level("italy", 1)
    table.board("germany", "spy dreadnought submarine")
    table.main("germany")
    assert not table.offers("germany", "spy subvert italy")
    assert table.offers("germany", "spy subvert france")


def even_auction(new: New, **options: str) -> Table:
    table = new(3, **options)
    table.on(S17)
    table.territory(trento="france")
    table.hand("france", "tank")
    table.board("germany", "tank")
    table.draws("conflict", "colonies mud")
    table.draws("auction", "entente")
    table.begin("turn", "germany")
    table.says("france", "pledge tank")
    return table


@pytest.mark.clause("LW-RULING-56", "LW-RULING-58", "LW-AUC-01")
def test_auctions(new: New) -> None:
    table = even_auction(new, auction_source="hand_only")
    table.says("germany", "pledge")
    assert table.italy.faction == "entente"
    assert table.germany.board == ["tank"]
    table = even_auction(new, auction_tie="random")
    table.says("germany", "pledge board:tank")
    assert table.italy.faction == "entente"
    table = even_auction(new, auction_tie="rebid")
    table.says("germany", "pledge board:tank")
    assert table.asked == {"germany": "pledge", "france": "pledge"}
    table.says("germany", "pledge board:tank")
    table.says("france", "pledge tank")
    assert table.asked == {"italy": "join"}


@pytest.mark.clause("LW-RULING-62", "LW-RULING-64")
def test_three_player_fallback(new: New) -> None:
    for rule, event in (
        ("two_player_rules", "shell_crisis"),
        ("standard_rules", "chatting_lice"),
    ):
        table = new(3, three_player_fallback=rule)
        table.level("italy", 1)
        table.main("italy")
        table.events("chatting_lice shell_crisis")
        table.says("italy", "tax")
        assert table.event == event
