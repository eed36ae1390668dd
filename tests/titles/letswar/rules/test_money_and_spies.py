"""Money: payments card by card. Spies: what their three tasks cost, show and take."""

from __future__ import annotations

import pytest

from tests.titles.letswar.stage import Stage
from wartable.titles.letswar import TITLE

GERMANY, FRANCE, AUSTRIA, BRITAIN = "germany", "france", "austria_hungary", "great_britain"
RICH = "tank tank dreadnought boom"  # 3 + 3 + 3 + 1 hundred


# -- money --


@pytest.mark.clause("LW-MONEY-01", "LW-MONEY-02", "LW-MONEY-03", "LW-MONEY-05", "LW-QA-02", "LW-EQUIP-12")
def test_conflict_cards_of_hand_and_board_add_up_to_a_nation_card() -> None:
    stage = Stage(4, germany={"hand": "tank tank boom", "board": "dreadnought"}, draws="propaganda")
    stage.say(GERMANY, "buy boom tank tank board:dreadnought")
    assert stage.hand(GERMANY) == ["propaganda"]
    assert stage.board(GERMANY) == []
    assert sorted(stage.discards) == ["boom", "dreadnought", "tank", "tank"]
    poor = Stage(4, germany={"hand": "tank tank tank".replace("tank tank tank", "tank tank dreadnought")})
    assert poor.why(GERMANY, "buy tank tank dreadnought") == "LW-MONEY-05"


@pytest.mark.clause("LW-MONEY-06", "LW-RULING-18")
def test_no_change_is_given() -> None:
    stage = Stage(4, germany={"hand": "tank tank dreadnought submarine"}, draws="propaganda")
    stage.say(GERMANY, "buy submarine tank tank dreadnought")  # 11 hundred for 10
    assert stage.hand(GERMANY) == ["propaganda"]
    assert len(stage.discards) == 4


@pytest.mark.clause("LW-MONEY-07", "LW-RULING-21")
def test_the_card_comes_from_the_own_deck_and_an_empty_one_sells_nothing() -> None:
    deck = "spy spy spy counter_espionage counter_espionage propaganda call_up great_offensive stormtroopers"
    rest = "unrestricted_uboats zeppelin_raid flying_circus siegfried_line sealed_train"
    known = Stage(4, germany={"hand": RICH, "bottom": f"{deck} {rest} big_bertha"})
    known.say(GERMANY, "buy boom tank tank dreadnought")
    assert known.hand(GERMANY) == ["spy"]
    empty = Stage(4, germany={"hand": f"{RICH} {deck} {rest}", "board": "big_bertha"}, common={"date": "1917S"})
    assert empty.why(GERMANY, "buy boom tank tank dreadnought") == "LW-RULING-21"


@pytest.mark.clause("LW-MONEY-08")
def test_nation_cards_are_no_money() -> None:
    stage = Stage(4, germany={"hand": f"{RICH} propaganda"})
    assert stage.why(GERMANY, "buy propaganda") == "LW-MONEY-08"
    assert stage.why(GERMANY, "buy boom tank tank dreadnought") == ""


@pytest.mark.clause("LW-MONEY-02", "LW-RULING-96")
def test_a_payment_offers_each_card_as_often_as_it_is_there() -> None:
    stage = Stage(4, germany={"hand": "tank boom spy propaganda", "board": "dreadnought"})
    buy, tank, board = TITLE.parse(stage.kit, "buy tank board:dreadnought")
    offered = []
    for code in (buy, tank, board):
        stage.state.apply(stage.seat(GERMANY), code, stage.chance, stage.log)
        offered.append(stage.state.offers(stage.seat(GERMANY)))
    words = [[stage.kit.notation.alone(code) for code in codes] for codes in offered]
    assert "buy tank" in words[0]
    assert "buy board:dreadnought" in words[0]
    assert words[1] == [word for word in words[0] if word != "buy tank"]
    assert words[2] == [word for word in words[1] if word != "buy board:dreadnought"]
    assert "buy propaganda" not in words[0]


@pytest.mark.clause("LW-RULING-20")
def test_a_second_purchase_in_a_turn_is_refused_where_one_is_the_limit() -> None:
    hand = f"{RICH} {' '.join(['boom'] * 10)}"
    stage = Stage(4, options={"nation_purchases_per_turn": "1"}, germany={"hand": hand}, draws="propaganda")
    stage.say(GERMANY, "buy boom tank tank dreadnought")
    assert stage.why(GERMANY, "buy boom") == "LW-RULING-20"


@pytest.mark.clause("LW-RULING-38", "LW-HF-10")
def test_a_second_tax_is_refused_and_one_at_unrest_warned_of_or_refused() -> None:
    stage = Stage(4).say(GERMANY, "tax")
    assert stage.why(GERMANY, "tax") == "LW-RULING-38"
    for level, deadly, why, caution in (
        ("unrest", True, "", "LW-HF-10"),
        ("unrest", False, "LW-RULING-38", "LW-HF-10"),
        ("dissatisfied", True, "", ""),
    ):
        poor = Stage(4, options={"tax_into_revolution": deadly}, germany={"homefront": level})
        (code,) = TITLE.parse(poor.kit, "tax")
        assert poor.why(GERMANY, "tax") == why
        assert TITLE.clauses[poor.state.caution(poor.seat(GERMANY), code)] == caution


# -- the first task --


@pytest.mark.clause("LW-SPY-02", "LW-SPY-04", "LW-SPY-05", "LW-SPY-06", "LW-RULING-13", "LW-SPY-15")
def test_a_look_costs_a_card_and_takes_one_nation_card_of_hand_or_board() -> None:
    france = {"hand": "boom propaganda sacred_way", "board": "gun_75"}
    stage = Stage(4, germany={"hand": "fog", "board": "spy"}, france=france)
    stage.say(GERMANY, "spy inspect france fog")
    if stage.asked == [FRANCE]:
        stage.say(FRANCE, "pass")
    assert stage.step == "spy_inspect"
    assert sorted(stage.lines(GERMANY)) == ["choose board:gun_75", "choose propaganda", "choose sacred_way"]
    stage.say(GERMANY, "choose board:gun_75")
    assert stage.board(FRANCE) == []
    assert stage.bottom(FRANCE) == ["gun_75"]
    assert stage.discards == ["fog"]
    assert stage.why(GERMANY, "spy subvert france boom") == "LW-SPY-11"
    assert stage.why(GERMANY, "spy inspect france fog") == "LW-SPY-01"


@pytest.mark.clause("LW-SPY-07", "LW-QA-04")
def test_a_nation_card_pays_for_a_look() -> None:
    stage = Stage(4, germany={"hand": "propaganda", "board": "spy"})
    stage.say(GERMANY, "spy inspect france propaganda")
    assert stage.bottom(GERMANY) == ["propaganda"]
    assert stage.why(GERMANY, "spy subvert france propaganda") != ""


@pytest.mark.clause("LW-RULING-14", "LW-SPY-06")
def test_the_acting_spy_is_not_its_own_price_and_a_target_without_cards_is_a_waste() -> None:
    alone = Stage(4, germany={"board": "spy"})
    assert alone.why(GERMANY, "spy inspect france board:spy") == "LW-SPY-06"
    two = Stage(4, germany={"board": "spy spy"})
    assert two.why(GERMANY, "spy inspect france board:spy") == ""
    other = Stage(4, germany={"board": "spy", "hand": "fog"})
    assert other.why(GERMANY, "spy inspect france board:spy") == "LW-RULING-14"
    other.say(GERMANY, "spy inspect france fog")  # legal though France has nothing
    assert other.entries("spy-took-nothing") == [[0, 1]]
    assert other.discards == ["fog"]


# -- the second task --


@pytest.mark.clause("LW-SPY-08", "LW-SPY-09", "LW-SPY-16")
def test_a_spy_for_a_spy() -> None:
    stage = Stage(4, germany={"board": "spy"}, france={"board": "spy", "hand": "boom"})
    assert stage.why(GERMANY, "spy counter great_britain") == "LW-SPY-08"
    assert stage.why(GERMANY, "take_back spy") == "LW-EQUIP-11"
    stage.say(GERMANY, "spy counter france")
    assert (stage.board(GERMANY), stage.board(FRANCE)) == ([], [])
    assert (stage.bottom(GERMANY), stage.bottom(FRANCE)) == (["spy"], ["spy"])


# -- the third task --


@pytest.mark.clause("LW-SPY-12", "LW-SPY-14", "LW-RULING-16")
def test_a_point_for_five_hundred_and_never_two() -> None:
    stage = Stage(4, germany={"hand": "submarine tank tank dreadnought", "board": "spy"})
    stage.say(GERMANY, "spy subvert france tank dreadnought")  # 6 hundred for 5
    assert stage.level(FRANCE) == 3
    assert stage.board(GERMANY) == ["spy"]
    assert stage.hand(GERMANY) == ["submarine", "tank"]
    assert stage.why(GERMANY, "spy subvert france submarine tank") == "LW-SPY-01"
