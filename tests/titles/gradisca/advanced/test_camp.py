"""Army morale and the camp (rules 22, 24)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.gradisca.tools import (
    AUSTRIA,
    VENICE,
    advanced,
    asked,
    at,
    camp,
    in_zone,
    led,
    morale,
    offered,
    play,
    refusal,
    where,
    zone,
)

THREE = {"giustiniani": "romans", "italian-foot-1": "mariano", "italian-foot-2": "romans", "corsican-foot": "bruma"}


@pytest.mark.clause("GR-22-01", "GR-22-02", "GR-22-03", "GR-2.4-02")
def test_each_army_has_a_morale_of_its_own_from_the_scenario() -> None:
    table = at(
        {"seats": 2, "options": {"mode": "advanced"}, "units": THREE, "stack": [["next_chit", 0], ["sea_supply", 0]]}
    )
    assert morale(table) == [7, 8]
    track = next(one for one in table.scene(VENICE).tracks if one.id == "morale")
    signs = {int(mark.short): mark.signs for mark in track.marks if mark.signs}
    assert signs == {7: ("markers/morale-venice",), 8: ("markers/morale-austria",)}
    assert [mark.tone for mark in track.marks] == ["bad"] * 2 + ["fair"] * 3 + ["good"] * 4


@pytest.mark.clause("GR-22-08", "GR-22-09", "GR-22-11", "GR-RULING-91")
@pytest.mark.parametrize(("level", "clause"), [(6, ""), (5, "GR-22-09"), (3, "GR-22-09"), (2, "GR-22-11")])
def test_one_zone_at_medium_and_low_morale(level: int, clause: str) -> None:
    table = at(advanced(THREE, morale=(level, 7), **led("giustiniani", 3)))
    play(table, "open romans", "close")
    assert refusal(table, "open mariano") == clause


@pytest.mark.clause("GR-22-12", "GR-RULING-26", "GR-RULING-91")
def test_one_card_at_low_morale() -> None:
    hand = (("grain", "waggons", "truce"), ())
    table = at(advanced(THREE, morale=(6, 7), hands=hand))
    play(table, "play grain")
    assert refusal(table, "play waggons") == ""
    table = at(advanced(THREE, morale=(1, 7), hands=hand))
    play(table, "play grain")
    assert refusal(table, "play waggons") == "GR-22-12"
    assert refusal(table, "open romans") == ""
    # A mandatory card uses it up, and what is due after it waits.
    table = at(advanced(THREE, morale=(1, 7), hands=(("pay", "fever", "grain"), ())))
    assert refusal(table, "play grain") == "GR-12-09"
    play(table, "play pay")
    assert refusal(table, "play fever") == "GR-22-12"
    assert refusal(table, "end") == ""


@pytest.mark.clause("GR-RULING-26")
@pytest.mark.parametrize(("level", "step"), [(6, "option_window"), (1, "orders")])
def test_low_morale_binds_in_the_enemys_activation_too(level: int, step: str) -> None:
    # Austria has answered with jealousy; at low morale it is not asked for the flood any more.
    units = {**THREE, "uskoks-1": "duino", "trautmannsdorf": "goritia"}
    table = at(advanced(units, step="choosing", morale=(8, level), hands=((), ("jealousy", "flood"))))
    play(table, "option 3 giustiniani", "play jealousy")
    assert asked(table) == step


@pytest.mark.clause("GR-22-10", "GR-VEC-24")
def test_low_morale_leaves_no_attack_supply() -> None:
    foot = ("italian-foot-1", "italian-foot-2", "italian-foot-3", "corsican-foot")
    units = dict.fromkeys(foot, "romans") | {"german-foot-1": "mariano"}
    table = in_zone(at(advanced(units, morale=(2, 7), camps=("romans", "goritia"))), "romans")
    assert refusal(table, "move mariano " + " ".join(foot)) == "GR-22-10"
    assert refusal(table, "move mariano italian-foot-1 italian-foot-2") == ""
    units = dict.fromkeys(foot, "palma") | {"german-foot-1": "visco"}
    table = in_zone(at(advanced(units, morale=(2, 7))), "palma")
    assert refusal(table, "move visco " + " ".join(foot)) == ""


@pytest.mark.clause("GR-22-05", "GR-22-13", "GR-22-14", "GR-VEC-35")
def test_cards_move_morale_within_the_track() -> None:
    for before, after in ((8, 7), (1, 1)):
        table = at(advanced(THREE, morale=(before, 7), hands=(("no-pay",), ())))
        play(table, "play no-pay")
        assert morale(table)[VENICE] == after
    for before, after in ((8, 9), (9, 9)):
        table = play(at(advanced(THREE, morale=(before, 7), hands=(("resolve",), ()))), "play resolve")
        assert morale(table)[VENICE] == after


# -- the camp --

AT_CAMP = {"italian-foot-1": "trivignano", "men-at-arms-1": "trivignano", "german-foot-1": "goritia"}


@pytest.mark.clause("GR-24-01", "GR-24-02", "GR-24-03", "GR-24-04", "GR-INV-12")
def test_the_camp_moves_one_zone_a_turn_while_its_zone_is_open() -> None:
    table = in_zone(at(advanced(AT_CAMP)), "trivignano", "camp visco")
    assert camp(table, VENICE) == "visco moved"
    assert refusal(table, "camp romans") == "GR-24-02"
    table = in_zone(at(advanced({"italian-foot-1": "visco"}, camps=("visco moved", "goritia"))), "visco")
    assert refusal(table, "camp trivignano") == "GR-24-02"
    elsewhere = in_zone(at(advanced({**AT_CAMP, "italian-foot-2": "visco"})), "visco")
    assert refusal(elsewhere, "camp romans") == "GR-24-03"
    # It moves with units of any corps.
    table = in_zone(at(advanced(AT_CAMP, "v_cavalleria")), "trivignano", "camp visco")
    assert camp(table, VENICE) == "visco moved"


@pytest.mark.clause("GR-24-07", "GR-RULING-93")
def test_where_the_camp_cannot_go() -> None:
    units = {**AT_CAMP, "uskoks-1": "visco"}
    table = in_zone(at(advanced(units)), "trivignano")
    assert refusal(table, "camp palma") == "GR-24-07"
    assert refusal(table, "camp visco") == "GR-RULING-93"
    assert refusal(table, "camp goritia") == "GR-2.3-09"
    hills = {"italian-foot-1": "venzone"}
    assert (
        refusal(in_zone(at(advanced(hills, camps=("venzone", "goritia"))), "venzone"), "camp tarcento")
        == "GR-RULING-93"
    )


@pytest.mark.clause("GR-RULING-93", "GR-21-06")
def test_moving_the_camp_changes_no_supply_that_was_checked() -> None:
    foot = ("italian-foot-1", "italian-foot-2", "corsican-foot")
    units = dict.fromkeys(foot, "trivignano") | {"uskoks-1": "visco"}
    table = in_zone(at(advanced(units)), "trivignano", "camp castions")
    assert refusal(table, "move visco " + " ".join(foot)) == ""


@pytest.mark.clause("GR-24-05", "GR-24-06", "GR-2.1-01")
def test_the_camp_counts_neither_for_stacking_nor_in_combat() -> None:
    table = at(
        advanced({"italian-foot-1": "romans", "german-foot-1": "mariano"}, camps=("trivignano", "mariano")), 6, 6
    )
    in_zone(table, "romans", "move mariano italian-foot-1")
    rolled = [line for line in table.log(VENICE, lang="en") if "rolls" in line]
    assert len(rolled) == 2  # one die each
    zones = {one.zone: one.line for one in table.view(VENICE).zones}
    assert zones["mariano"] == 1


@pytest.mark.clause("GR-24-08", "GR-24-11", "GR-RULING-92", "GR-RULING-93")
def test_a_camp_left_alone_after_a_combat_is_lost() -> None:
    units = {"italian-foot-1": "romans", "italian-foot-2": "romans", "german-foot-1": "mariano"}
    table = at(advanced(units, turn=4, camps=("trivignano", "mariano")), 1, 6, 6)
    in_zone(table, "romans", "move mariano italian-foot-1 italian-foot-2", "retreat cormons")
    assert camp(table, AUSTRIA) == "lost-4"
    assert morale(table) == [8, 6]


@pytest.mark.clause("GR-VEC-31", "GR-RULING-50", "GR-RULING-93")
def test_a_camp_is_lost_even_if_both_sides_are_gone() -> None:
    one = {"italian-foot-1": "romans back", "german-foot-1": "mariano back"}
    table = at(advanced(one, turn=4, camps=("romans", "mariano")), 1, 1)
    in_zone(table, "romans", "move mariano italian-foot-1")
    assert where(table, "italian-foot-1") == where(table, "german-foot-1") == "gone"
    assert (camp(table, AUSTRIA), camp(table, VENICE)) == ("lost-4", "romans")


@pytest.mark.clause("GR-24-08", "GR-RULING-93")
def test_a_camp_whose_last_unit_is_shot_down_or_runs_is_lost() -> None:
    units = {"gunners-of-gradisca": "gradisca", "sappers-of-gradisca": "gradisca", "cernide-of-palma": "bruma"}
    table = at(advanced(units, "a_gradisca", turn=4, camps=("bruma", "goritia")), 1)
    in_zone(table, "gradisca", "fire bruma gunners-of-gradisca")
    assert camp(table, VENICE) == "lost-4"
    units["cernide-of-palma"] = "udine"
    units["italian-foot-1"] = "bruma"
    table = at(advanced(units, "a_gradisca", turn=4, camps=("bruma", "goritia")), 1)
    in_zone(table, "gradisca", "fire bruma gunners-of-gradisca", "retreat romans")
    assert camp(table, VENICE) == "lost-4"


@pytest.mark.clause("GR-24-10", "GR-RULING-93", "GR-RULING-37")
def test_a_camp_alone_falls_to_an_enemy_force_and_stops_nobody() -> None:
    units = {"italian-foot-1": "romans", "giustiniani": "romans"}
    table = in_zone(at(advanced(units, camps=("trivignano", "mariano"))), "romans", "move mariano giustiniani")
    assert camp(table, AUSTRIA) == "mariano"  # a commander alone is no force
    play(table, "move mariano italian-foot-1")
    assert camp(table, AUSTRIA) == "lost-1"
    assert "on bruma" in offered(table)
    assert zone(table, "mariano") == {}


@pytest.mark.clause("GR-RULING-93")
def test_a_camp_that_its_own_units_march_away_from_stands_with_a_warning() -> None:
    table = in_zone(at(advanced({"italian-foot-1": "trivignano"})), "trivignano", "pick italian-foot-1 …")
    step = next(one for one in table.choices(VENICE) if one.text.startswith("move visco"))
    assert step.caution == "GR-24-10"
    play(table, step.text)
    assert camp(table, VENICE) == "trivignano"


LOST: dict[str, Any] = {"camps": ("lost-4", "goritia")}


@pytest.mark.clause("GR-24-12", "GR-24-13", "GR-24-14", "GR-24-15", "GR-RULING-92")
def test_a_lost_camp_comes_back_in_a_later_turn_at_a_source_with_units() -> None:
    units = {"italian-foot-1": "udine", "italian-foot-2": "palma", "corsican-foot": "mariano"}
    assert refusal(at(advanced(units, turn=4, **LOST)), "camp udine") == "GR-24-12"
    table = at(advanced(units, turn=5, **LOST))
    assert [choice for choice in offered(table) if choice.startswith("camp")] == ["camp udine"]
    assert refusal(table, "camp palma") == "GR-24-13"  # a fortress
    assert refusal(table, "camp mariano") == "GR-24-13"
    assert refusal(table, "camp codroipo") == "GR-24-14"
    assert refusal(table, "end") == ""  # it may be declined
    play(table, "camp udine")
    assert camp(table, VENICE) == "udine"
    in_zone(table, "udine", "camp castions")  # unmoved, so it may move when its zone is opened
    assert camp(table, VENICE) == "castions moved"
    # Not while a zone is open, nor in the enemy's activation.
    table = in_zone(at(advanced(units, turn=5, **LOST)), "mariano")
    assert refusal(table, "camp udine") == "GR-24-03"


@pytest.mark.clause("GR-24-15", "GR-24-12")
def test_any_command_brings_the_camp_back() -> None:
    table = at(advanced({"scotti": "udine", "men-at-arms-1": "medea"}, "v_cavalleria", turn=6, **LOST))
    assert "camp udine" in offered(table)
    stack = [["next_chit", 0], ["activation_end", 0], ["orders", 0]]
    led_by = advanced({"scotti": "udine"}, "v_cavalleria", turn=6, stack=stack, **LOST, **led("scotti", 2))
    assert "camp udine" in offered(at(led_by))
