"""Battles in several rounds, difficult ground, several forts (rules 18, 19)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.gradisca.tools import (
    AUSTRIA,
    VENICE,
    Game,
    advanced,
    asked,
    at,
    in_zone,
    led,
    offered,
    play,
    refusal,
    where,
    zone,
)

SIX = ("italian-foot-1", "italian-foot-2", "italian-foot-3", "corsican-foot", "mainland-militia", "venetian-field-guns")
ENEMIES = (
    "german-foot-1",
    "german-foot-2",
    "styrian-foot",
    "militia-of-gorizia",
    "tyrolean-foot",
    "austrian-field-guns",
)
ATTACK = "move mariano " + " ".join(SIX)


def armies(attackers: int = 6, defenders: int = 6) -> dict[str, str]:
    """So many combat units in Romans against so many in Mariano."""
    return dict.fromkeys(SIX[:attackers], "romans") | dict.fromkeys(ENEMIES[:defenders], "mariano")


def battle(units: dict[str, str], *dice: int, **more: Any) -> Game:
    """All Venetians in Romans have attacked Mariano; the camp is beside them."""
    table = at(advanced(units, camps=("romans", "goritia"), **more), *dice)
    group = " ".join(unit for unit, place in units.items() if place.startswith("romans"))
    return in_zone(table, "romans", f"move mariano {group}")


MISS = [6] * 12
ONE_HIT = [1, *[6] * 11]  # the attackers score one, and nobody else


@pytest.mark.clause("GR-18-01", "GR-18-02", "GR-RULING-81")
def test_six_against_six_may_go_on_and_six_against_five_not() -> None:
    assert asked(battle(armies(), *MISS)) == "going_on"
    assert asked(battle(armies(6, 5), *[6] * 11)) == "zone_open"
    # Guns count among the six; commanders do not.
    units = armies(5, 6) | {"giustiniani": "romans"}
    assert asked(battle(units, *MISS)) == "zone_open"


@pytest.mark.clause("GR-18-05", "GR-RULING-82", "GR-VEC-19")
def test_after_an_equal_round_both_must_want_another() -> None:
    table = battle(armies(), *MISS, *MISS)
    assert table.deciders == (VENICE,)
    play(table, "fight")
    assert (asked(table), table.deciders) == ("going_on", (AUSTRIA,))
    play(table, "fight")
    assert table.view(VENICE).battle.round == 2
    assert (asked(table), table.deciders) == ("going_on", (VENICE,))
    table = battle(armies(), *MISS)
    play(table, "fight", "stop")  # the defender does not want it: the attacker retreats
    assert where(table, "italian-foot-1").startswith("romans")
    table = battle(armies(), *MISS)
    play(table, "stop")
    assert where(table, "italian-foot-1").startswith("romans")


@pytest.mark.clause("GR-18-06", "GR-18-08", "GR-18-03", "GR-18-04")
def test_the_winner_of_a_round_alone_decides_and_totals_decide_the_battle() -> None:
    table = battle(armies(), *ONE_HIT, *MISS[:6], 1, 1, *[6] * 4)
    play(table, "lose german-foot-1")
    assert (asked(table), table.deciders) == ("going_on", (VENICE,))
    assert refusal(table, "fight", AUSTRIA) == "GR-4.1-02"
    play(table, "fight")  # now the defenders score two
    play(table, "lose italian-foot-1", "lose italian-foot-2")
    assert (asked(table), table.deciders) == ("going_on", (AUSTRIA,))
    assert list(table.view(VENICE).battle.totals) == [2, 1]
    play(table, "stop")
    assert where(table, "italian-foot-3").startswith("romans")  # 2 to 1 over both rounds


@pytest.mark.clause("GR-VEC-18", "GR-18-08")
def test_totals_decide_not_the_last_round() -> None:
    # Round 1: the defenders score two. Round 2: the attackers score one and stop: 2 to 1 against them.
    table = battle(armies(), *[6] * 6, 1, 1, *[6] * 4, *ONE_HIT)
    play(table, "lose italian-foot-1", "lose italian-foot-2", "fight", "lose german-foot-1")
    assert table.deciders == (VENICE,)
    play(table, "stop")
    assert where(table, "italian-foot-3").startswith("romans")
    assert where(table, "german-foot-1") == "mariano back"


@pytest.mark.clause("GR-18-07")
def test_with_equal_totals_the_attacker_retreats() -> None:
    table = battle(armies(), *ONE_HIT, *[6] * 6, 1, *[6] * 5)
    play(table, "lose german-foot-1", "fight", "lose italian-foot-1", "stop")
    assert where(table, "italian-foot-3").startswith("romans")


@pytest.mark.clause("GR-18-09")
def test_commanders_are_checked_after_each_round_with_a_hit() -> None:
    units = armies() | {"trautmannsdorf": "mariano", "uskoks-1": "duino"}
    # Each round the attackers score one hit, and Trautmannsdorf's check follows: safe, then hit.
    table = battle(units, 1, *[6] * 12, 5, 1, *[6] * 12, 2)
    play(table, "lose german-foot-1")
    assert asked(table) == "going_on"
    play(table, "fight", "lose german-foot-2")
    assert asked(table) == "replacement"


@pytest.mark.clause("GR-18-10")
def test_a_side_that_is_wiped_out_ends_the_battle() -> None:
    units = dict.fromkeys(SIX, "romans") | dict.fromkeys(
        (
            "peasants-of-the-coglio",
            "val-canale-levy",
            "austrian-field-guns",
            "guns-from-graz",
            "castle-guns",
            "gunners-of-gradisca",
        ),
        "mariano",
    )
    table = battle(units, *[1] * 6, *[6] * 6)  # six units with one step each, six hits
    assert asked(table) == "zone_open"
    assert where(table, "italian-foot-1").startswith("mariano")


@pytest.mark.clause("GR-RULING-81")
@pytest.mark.parametrize(("value", "step"), [("at_start", "going_on"), ("each_round", "beaten")])
def test_by_option_the_six_units_are_counted_before_every_round(value: str, step: str) -> None:
    units = {**armies(), "austrian-field-guns": "mariano"}
    table = battle(units, *ONE_HIT, options={"rounds_threshold": value})
    play(table, "lose austrian-field-guns")  # five are left
    assert asked(table) == step


@pytest.mark.clause("GR-RULING-82")
def test_forts_and_borough_fall_once_after_the_last_round() -> None:
    more = {"zones": {"mariano": {"forts": 1, "owner": 1}}}
    table = battle(armies(), 1, 1, *[6] * 10, **more)  # two hits, one stopped by the fort
    play(table, "lose german-foot-1")
    assert asked(table) == "going_on"
    assert zone(table, "mariano")["forts"] == 1
    play(table, "stop")
    assert asked(table) == "beaten"
    play(table, "retreat cormons")
    assert asked(table) == "conversion"


# -- difficult ground --

HILL = {"italian-foot-1": "cormons", "mainland-militia": "cormons", "german-foot-1": "vipulzano"}


@pytest.mark.clause("GR-19.1-01", "GR-19.1-02", "GR-19.1-03")
def test_attackers_on_difficult_ground_lose_one_from_three_on() -> None:
    # Foot 3 misses with a 3; militia 2 hits with a 2; the defender, 3, hits with a 3.
    table = at(advanced(HILL), 3, 2, 3)
    in_zone(table, "cormons", "move vipulzano italian-foot-1 mainland-militia")
    rolls = {one.unit: (one.printed, one.value, one.hit, one.clause) for one in table.view(VENICE).battle.rolls}
    kit = table.kit
    named = {kit.unit_words[kit.units.index(unit)]: row for unit, row in rolls.items()}
    assert named["italian-foot-1"] == (3, 2, False, "GR-19.1-02")
    assert named["mainland-militia"] == (2, 2, True, "")
    assert named["german-foot-1"] == (3, 3, True, "")


@pytest.mark.clause("GR-19.1-04", "GR-19.2-02", "GR-VEC-29")
def test_all_effects_of_terrain_add_up() -> None:
    # The book's example: difficult ground with a borough and a fort: value 2, and two hits fewer.
    units = {**HILL, "italian-foot-2": "cormons", "corsican-foot": "cormons", "german-foot-2": "vipulzano"}
    forts = {"vipulzano": {"forts": 1, "owner": 1}}
    table = at(advanced(units, zones=forts, camps=("cormons", "goritia")), 2, 2, 2, 2, 6, 6)
    in_zone(table, "cormons", "move vipulzano italian-foot-1 italian-foot-2 corsican-foot mainland-militia")
    assert table.view(AUSTRIA).battle.absorbed == 2
    assert table.view(AUSTRIA).battle.suffered == (0, 2)
    # Three forts and the borough stop four of five.
    units["mainland-militia"] = "cormons"
    units["cappelletti-1"] = "cormons"
    forts = {"vipulzano": {"forts": 3, "owner": 1}}
    group = "italian-foot-1 italian-foot-2 corsican-foot mainland-militia cappelletti-1"
    table = at(advanced(units, zones=forts, camps=("cormons", "goritia")), *[1] * 5, 6, 6)
    in_zone(table, "cormons", f"move vipulzano {group}", "lose german-foot-1", "retreat mossa")
    assert asked(table) == "conversion"
    assert offered(table) == ["convert 0", "convert 1", "convert 2", "convert 3"]
    play(table, "convert 2")
    assert zone(table, "vipulzano") == {"forts": 2, "owner": VENICE}  # and the borough is not ruined


@pytest.mark.clause("GR-RULING-83")
@pytest.mark.parametrize(("value", "hits"), [("no", True), ("yes", False)])
def test_a_commander_on_difficult_ground(value: str, hits: bool) -> None:
    units = {"giustiniani": "cormons", "mainland-militia": "cormons", "german-foot-1": "vipulzano"}
    table = at(advanced(units, options={"difficult_affects_commander": value}), 6, 3, 6)
    in_zone(table, "cormons", "move vipulzano giustiniani mainland-militia")
    entry = [line for line in table.log(VENICE, lang="en") if "Giustiniani 3" in line]
    assert ("(3)" in entry[0]) == hits


# -- forts --

SAPPERS = {"venetian-sappers": "mariano", "italian-foot-1": "mariano", "arsenal-sappers": "mariano"}


@pytest.mark.clause("GR-19.2-01", "GR-10-05")
def test_up_to_three_forts_stand_in_a_zone() -> None:
    for forts, clause in ((0, ""), (1, ""), (2, ""), (3, "GR-19.2-01")):
        here = {"mariano": {"forts": forts, "owner": VENICE}} if forts else {}
        table = in_zone(at(advanced(SAPPERS, zones=here, camps=("mariano", "goritia"))), "mariano")
        assert refusal(table, "fort venetian-sappers") == clause


@pytest.mark.clause("GR-19.2-03")
def test_a_corps_builds_one_fort_in_a_zone_in_one_activation() -> None:
    units = {"arsenal-sappers": "mariano", "guns-of-the-arsenal": "mariano", "lombard-foot": "mariano"}
    table = at(advanced(units, "v_martinengo", camps=("mariano", "goritia")))
    in_zone(table, "mariano", "fort arsenal-sappers")
    assert table.state.built
    units = {"austrian-sappers": "goritia", "sappers-from-graz": "goritia", "german-foot-1": "goritia"}
    table = in_zone(at(advanced(units, "a_arciducali")), "goritia", "fort austrian-sappers")
    assert refusal(table, "fort sappers-from-graz") == "GR-19.2-03"
    assert zone(table, "goritia")["forts"] == 1


@pytest.mark.clause("GR-19.2-04", "GR-19.2-05", "GR-19.2-06", "GR-RULING-84", "GR-RULING-72")
@pytest.mark.parametrize("turned", [0, 1, 2])
def test_lone_forts_are_destroyed_or_turned(turned: int) -> None:
    forts = {"mariano": {"forts": 2, "owner": AUSTRIA}}
    table = at(advanced({"italian-foot-1": "romans"}, zones=forts))
    left = list(table.state.forts_left)
    in_zone(table, "romans", "move mariano italian-foot-1")
    assert refusal(table, "close") == "GR-RULING-84"
    play(table, f"convert {turned}")
    assert zone(table, "mariano") == ({"forts": turned, "owner": VENICE} if turned else {})
    assert list(table.state.forts_left) == left
    assert "on bruma" in offered(table)  # forts stop nobody


@pytest.mark.clause("GR-19.2-04")
def test_a_commander_alone_turns_no_fort() -> None:
    forts = {"mariano": {"forts": 2, "owner": AUSTRIA}}
    table = in_zone(at(advanced({"giustiniani": "romans"}, zones=forts)), "romans", "move mariano giustiniani")
    assert zone(table, "mariano") == forts["mariano"]


@pytest.mark.clause("GR-19.2-07", "GR-RULING-32")
def test_sappers_destroy_a_fort_of_their_own() -> None:
    forts = {"mariano": {"forts": 2, "owner": VENICE}}
    table = in_zone(at(advanced(SAPPERS, zones=forts)), "mariano")
    assert refusal(table, "raze italian-foot-1") == "GR-5.1-07"
    play(table, "raze venetian-sappers")
    assert zone(table, "mariano")["forts"] == 1
    assert where(table, "venetian-sappers") == "mariano acted"
    bare = in_zone(at(advanced(SAPPERS)), "mariano")
    assert refusal(bare, "raze venetian-sappers") == "GR-19.2-07"


@pytest.mark.clause("GR-16-01", "GR-18-04")
def test_a_battle_of_an_activation_led_by_a_commander_goes_by_the_same_rounds() -> None:
    units = armies() | {"giustiniani": "romans"}
    table = at(advanced(units, camps=("romans", "goritia"), **led("giustiniani", 3)), *[6] * 13)
    in_zone(table, "romans", ATTACK + " giustiniani")
    assert asked(table) == "going_on"


@pytest.mark.clause("GR-RULING-52", "GR-RULING-61", "GR-RULING-84")
def test_a_retreat_under_fire_takes_lone_forts() -> None:
    units = {"gunners-of-gradisca": "gradisca", "sappers-of-gradisca": "gradisca", "italian-foot-1": "bruma"}
    forts = {"mariano": {"forts": 2, "owner": AUSTRIA}}
    table = at(advanced(units, "a_gradisca", zones=forts), 1)
    in_zone(table, "gradisca", "fire bruma gunners-of-gradisca", "retreat mariano")
    assert (asked(table), table.deciders) == ("conversion", (VENICE,))
    play(table, "convert 2")
    assert zone(table, "mariano") == {"forts": 2, "owner": VENICE}
    assert asked(table) == "zone_open"
