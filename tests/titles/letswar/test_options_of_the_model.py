"""Every option of Let's War changes what its ruling says, in the second reading."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.titles.letswar.model.cards import TERRITORIES
from tests.titles.letswar.model.rules.ending import score
from tests.titles.letswar.model.rules.setup import seating
from tests.titles.letswar.model.tables import Table

pytestmark = pytest.mark.plain

S14, A14, S15, A15, S16, A16, S17, A17, S18, A18, S19, A19 = range(12)


@pytest.mark.clause("LW-RULING-46")
def test_line_ups() -> None:
    assert seating(2, "russia_france_great_britain", "ottoman_germany_austria_hungary", 6) == ["ottoman", "russia"]
    assert seating(3, "great_britain_france_russia", "austria_hungary_germany_ottoman", 1) == [
        "austria_hungary",
        "italy",
        "great_britain",
    ]


@pytest.mark.clause("LW-ARM-04", "LW-RULING-69")
def test_armistice_in_the_second_half() -> None:
    table = Table(4, armistice="second_half")
    assert len(table.g.event_pile) == 40
    assert table.g.armistice_after == 20
    assert "armistice" not in Table(4).g.event_pile


@pytest.mark.clause("LW-RULING-65")
def test_armistice_in_prelude() -> None:
    table = Table(4, armistice="whole_deck", armistice_in_prelude="reshuffle")
    table.events("armistice shell_crisis")
    table.begin("setup")
    assert table.g.event == "shell_crisis"
    assert "armistice" in table.g.event_pile


@pytest.mark.clause("LW-RULING-66")
def test_armistice_score() -> None:
    table = Table(5, armistice_score="average_per_nation")
    table.italy.faction = "entente"
    table.italy.homefront = 1
    assert score(table.g, "entente") == Fraction(24, 3)
    assert score(table.g, "central_empires") == 9


@pytest.mark.clause("LW-RULING-68")
def test_final_tiebreak() -> None:
    table = Table(4, armistice="whole_deck", final_tiebreak="shared_victory")
    table.events("armistice")
    table.begin("prelude")
    assert len(table.won) == 4
    for second, champion in (("report entente", "france"), ("report central_empires", "germany")):
        table = Table(4, armistice="whole_deck", final_tiebreak="reported_result")
        table.events("armistice")
        table.draws("duel", "central_empires")
        table.begin("prelude")
        assert table.asked == {"germany": "duel", "france": "duel"}
        table.says("france", "report entente")
        table.says("germany", second)
        assert champion in table.won


@pytest.mark.clause("LW-RULING-03")
def test_event_order() -> None:
    table = Table(4, event_order="event_then_calendar")
    table.on(A14)
    table.events("sowing good_harvest")
    table.begin("event")
    assert table.g.event == "good_harvest"
    assert table.g.date == S15


@pytest.mark.clause("LW-RULING-05")
def test_date_after_loop() -> None:
    for rule, date in (("latest_reached", A19), ("marker", S19)):
        table = Table(4, date_after_loop=rule)
        table.on(A19)
        table.events("shell_crisis")
        table.begin("event")
        assert table.g.now() == date


@pytest.mark.clause("LW-RULING-24")
def test_character_rotation_scope() -> None:
    for scope, top in (("all", "gallieni"), ("first_player", "joffre")):
        table = Table(4, character_rotation_scope=scope)
        table.character(germany="wilhelm_ii falkenhayn", france="joffre gallieni")
        table.on(S14)
        table.events("cabinet_crisis")
        table.begin("event")
        assert (table.germany.characters[0], table.france.characters[0]) == ("falkenhayn", top)


@pytest.mark.clause("LW-RULING-25")
def test_shuffle_characters() -> None:
    table = Table(4, shuffle_characters=True)
    table.character(france="joffre gallieni foch")
    table.draws("characters france", "foch gallieni joffre")
    table.events("shell_crisis")
    table.begin("setup")
    assert table.france.characters == ["foch", "gallieni", "joffre"]


@pytest.mark.clause("LW-RULING-09")
def test_equip_destroyed_units() -> None:
    for allowed in (True, False):
        table = Table(4, equip_destroyed_units=allowed)
        table.hand("germany", "submarine trenches")
        table.destroy("germany", "navy")
        table.main("germany")
        assert bool(table.offers("germany", "equip submarine")) == allowed
        assert table.offers("germany", "equip trenches")


@pytest.mark.clause("LW-RULING-20")
def test_nation_purchases_per_turn() -> None:
    for limit, again in (("unlimited", True), ("1", False)):
        table = Table(4, nation_purchases_per_turn=limit)
        table.hand("germany", "war_loan tank tank dreadnought submarine submarine")
        table.main("germany")
        table.says("germany", "play war_loan", "buy submarine tank")
        assert bool(table.offers("germany", "buy")) == again


@pytest.mark.clause("LW-RULING-11")
def test_spy_lifecycle() -> None:
    for lifecycle, hand, bottom in (("hand", ["spy"], ["call_up"]), ("one_shot", [], ["call_up", "spy"])):
        table = Table(4, spy_lifecycle=lifecycle)
        table.hand("germany", "spy call_up")
        table.main("germany")
        assert not table.offers("germany", "deploy")
        assert table.offers("germany", "spy inspect france") == {"spy inspect france call_up"}
        table.says("germany", "spy inspect france call_up")
        assert (table.germany.hand, table.germany.bottom) == (hand, bottom)
    table = Table()
    table.hand("germany", "spy call_up")
    table.main("germany")
    assert not table.offers("germany", "spy")
    table.says("germany", "deploy spy", "spy inspect france call_up")
    assert table.germany.board == ["spy"]


@pytest.mark.clause("LW-RULING-12", "LW-SPY-01")
def test_spy_limit() -> None:
    for limit, more in (("per_player", 0), ("per_card", 1)):
        table = Table(4, spy_limit=limit)
        table.board("germany", "spy spy")
        table.hand("germany", "mud fog boom")
        table.main("germany")
        table.says("germany", "spy inspect france mud")
        assert bool(table.offers("germany", "spy")) == bool(more)
        if more:
            table.says("germany", "spy inspect france fog")
            assert not table.offers("germany", "spy")


@pytest.mark.clause("LW-RULING-15")
def test_spy_task2_zone() -> None:
    table = Table()
    table.board("germany", "spy")
    table.hand("france", "spy")
    table.main("germany")
    assert not table.offers("germany", "spy counter france")
    table = Table(4, spy_task2_zone="board_or_hand")
    table.board("germany", "spy spy")
    table.hand("france", "spy")
    table.main("germany")
    table.says("germany", "spy counter france")
    table.says("france", "pass")
    assert (table.france.bottom, table.germany.bottom) == (["spy"], ["spy"])


@pytest.mark.clause("LW-RULING-86")
def test_task1_may_take_spies() -> None:
    for rule, words in (
        ("anywhere", {"choose spy", "choose board:spy", "choose call_up", "choose board:storks"}),
        ("hand_only", {"choose spy", "choose call_up", "choose board:storks"}),
        ("never", {"choose call_up", "choose board:storks"}),
    ):
        table = Table(4, task1_may_take_spies=rule)
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
def test_taxes() -> None:
    for limit, again in (("1", False), ("unlimited", True)):
        table = Table(4, tax_per_turn=limit)
        table.main("germany")
        table.says("germany", "tax")
        assert len(table.germany.hand) == 3
        assert bool(table.offers("germany", "tax")) == again
    table = Table(4, tax_into_revolution=False)
    table.germany.homefront = 1
    table.main("germany")
    assert not table.offers("germany", "tax")


@pytest.mark.clause("LW-RULING-47", "LW-RULING-48")
def test_territory_before_the_deal() -> None:
    for replacement, cards in (("setup_only", 5), ("never", 4), ("always", 5)):
        table = Table(5, territory_timing="before_deal", territory_replacement=replacement)
        table.draws("conflict", "trento")
        table.events("shell_crisis")
        table.begin("setup")
        assert table.germany.territory == ["trento"]
        assert len(table.g.conflict(table.germany.hand)) == cards


@pytest.mark.clause("LW-RULING-48")
def test_territory_in_play_is_one_of_the_cards() -> None:
    for replacement, cards in (("setup_only", 1), ("never", 1), ("always", 2)):
        table = Table(5, territory_replacement=replacement)
        table.territory(trento="pile")
        table.draws("conflict", "trento")
        table.begin("turn", "germany")
        assert len(table.germany.hand) == cards


@pytest.mark.clause("LW-RULING-47", "LW-SETUP-20")
def test_territory_depth() -> None:
    for rule, depth in (("whole", 103), ("half", 52), ("third", 35)):
        table = Table(5, territory_depth=rule)
        table.events("shell_crisis")
        table.begin("setup")
        assert len(table.g.pile) == 103
        assert table.g.depth == depth
        assert set(TERRITORIES) <= set(table.g.pile)


@pytest.mark.clause("LW-RULING-51")
def test_neutral_italy_attack() -> None:
    for rule, allowed in (("triggers_entry", True), ("forbidden", False)):
        table = Table(5, neutral_italy_attack=rule)
        table.hand("germany", "boom strike")
        table.main("germany")
        assert bool(table.offers("germany", "attack artillery italy")) == allowed
        assert bool(table.offers("germany", "play strike italy")) == allowed


@pytest.mark.clause("LW-RULING-52")
def test_italy_discard_timing() -> None:
    table = Table(5, italy_discard_timing="before_resolution")
    table.hand("germany", "boom")
    table.board("germany", "big_bertha")
    table.hand("italy", "miss tank spy")
    table.main("germany")
    table.says("germany", "attack artillery italy infantry")
    assert table.italy.destroyed == ["infantry"]
    assert table.italy.hand == ["spy"]


@pytest.mark.clause("LW-RULING-55")
def test_neutral_italy_defeat() -> None:
    table = Table(5, neutral_italy_defeat="homefront_floor_unrest")
    table.italy.homefront = 1
    table.board("germany", "spy dreadnought submarine")
    table.main("germany")
    assert not table.offers("germany", "spy subvert italy")
    assert table.offers("germany", "spy subvert france")


def even_auction(**options: str) -> Table:
    table = Table(3, **options)
    table.territory(trento="france", colonies="pile")
    table.hand("france", "tank")
    table.board("germany", "tank")
    table.draws("conflict", "colonies mud")
    table.draws("auction", "entente")
    table.begin("turn", "germany")
    table.says("france", "pledge tank")
    return table


@pytest.mark.clause("LW-RULING-56", "LW-RULING-58", "LW-AUC-01")
def test_auctions() -> None:
    table = even_auction(auction_source="hand_only")
    table.says("germany", "pledge")
    assert table.italy.faction == "entente"
    assert (table.g.lone, table.germany.board) == ("germany", ["tank"])
    table = even_auction(auction_tie="random")
    table.says("germany", "pledge board:tank")
    assert table.italy.faction == "entente"
    table = even_auction(auction_tie="rebid")
    table.says("germany", "pledge board:tank")
    assert table.asked == {"germany": "pledge", "france": "pledge"}
    table.says("germany", "pledge board:tank")
    table.says("france", "pledge tank")
    assert table.asked == {"italy": "auction_tie"}


@pytest.mark.clause("LW-RULING-62", "LW-RULING-64")
def test_three_player_fallback() -> None:
    for rule, profile, event in (
        ("two_player_rules", "two_player", "shell_crisis"),
        ("standard_rules", "standard", "chatting_lice"),
    ):
        table = Table(3, three_player_fallback=rule)
        table.italy.homefront = 1
        table.main("italy")
        table.events("chatting_lice shell_crisis")
        table.says("italy", "tax")
        assert table.g.profile == profile
        assert table.g.event == event
