"""Marching: allowances, terrain, borders, stacks, enemies, the edge of the map (rule 6)."""

from __future__ import annotations

import pytest

from tests.titles.gradisca.tools import at, offered, play, refusal, refused, where, words, zone

FOOT = {"italian-foot-1": "medea"}


@pytest.mark.clause("GR-6-01", "GR-6-07", "GR-6-09")
def test_infantry_goes_three_zones_and_no_further() -> None:
    table = play(at(words(FOOT)), "move romans italian-foot-1", "on villesse", "on ruda")
    assert where(table, "italian-foot-1") == "ruda acted spent-3"
    assert refusal(table, "on cervignano") == "GR-RULING-117"  # nothing is on the march any more


@pytest.mark.parametrize(
    ("unit", "points"),
    [
        pytest.param("italian-foot-1", 3, marks=pytest.mark.clause("GR-6-01")),
        pytest.param("venetian-sappers", 3, marks=pytest.mark.clause("GR-6-02")),
        pytest.param("siege-train", 2, marks=pytest.mark.clause("GR-6-03")),
        pytest.param("cappelletti-1", 5, marks=pytest.mark.clause("GR-6-04")),
        pytest.param("giustiniani", 5, marks=pytest.mark.clause("GR-6-05", "GR-6-06")),
    ],
)
def test_allowances_go_by_type(unit: str, points: int) -> None:
    table = at(words({unit: "medea"}))
    way = ["romans", "villesse", "ruda", "cervignano", "palma"]
    play(table, f"move {way[0]} {unit}", *(f"on {zone}" for zone in way[1:points]))
    assert where(table, unit).split()[0] == way[points - 1]
    assert not any(choice.startswith("on ") for choice in offered(table))


@pytest.mark.clause("GR-6-08", "GR-6-09")
def test_difficult_ground_costs_two_points() -> None:
    table = play(at(words({"italian-foot-1": "cormons"})), "move vipulzano italian-foot-1")
    assert where(table, "italian-foot-1").endswith("spent-2")
    table = play(at(words({"siege-train": "medea"})), "move cormons siege-train")
    assert refusal(table, "on vipulzano") == "GR-6-09"  # one point left


@pytest.mark.clause("GR-6-10", "GR-2.3-05")
def test_impassable_borders_are_never_crossed() -> None:
    assert refusal(at(words({"cappelletti-1": "venzone"})), "move tarcento cappelletti-1") == "GR-6-10"


@pytest.mark.clause("GR-2.3-09", "GR-6-11", "GR-6-23")
def test_a_step_leads_to_an_adjacent_zone() -> None:
    for far in ("gradisca", "muggia", "udine"):
        assert refusal(at(words(FOOT)), f"move {far} italian-foot-1") == "GR-2.3-09"


@pytest.mark.clause("GR-6-13", "GR-6-14", "GR-RULING-34", "GR-RULING-117")
def test_a_stack_goes_as_far_as_its_slowest_member_and_the_others_farther() -> None:
    table = at(words({"cappelletti-1": "medea", "siege-train": "medea"}))
    play(table, "move romans cappelletti-1 siege-train", "on villesse")
    assert where(table, "cappelletti-1") == "villesse acted marching spent-2"
    assert refusal(table, "leave siege-train") == "GR-RULING-117"  # without points it stays by itself
    play(table, "on ruda")
    assert where(table, "siege-train") == "villesse acted spent-2"
    assert where(table, "cappelletti-1") == "ruda acted marching spent-3"


@pytest.mark.clause("GR-6-16", "GR-RULING-34", "GR-RULING-35")
def test_a_stack_leaves_units_behind_and_goes_on_with_its_own_points() -> None:
    table = at(words({"cappelletti-1": "medea", "siege-train": "medea"}))
    play(table, "move romans all", "leave siege-train", "on villesse", "on ruda")
    assert where(table, "siege-train") == "romans acted spent-1"
    assert where(table, "cappelletti-1").startswith("ruda")
    assert refusal(table, "pick siege-train …") == "GR-5.1-01"


@pytest.mark.clause("GR-RULING-34")
def test_by_option_a_stack_keeps_the_points_it_started_with() -> None:
    position = words({"cappelletti-1": "medea", "siege-train": "medea"}, options={"stack_mp": "fixed_at_start"})
    table = play(at(position), "move romans all", "leave siege-train", "on villesse")
    assert not any(choice.startswith("on ") for choice in offered(table))


@pytest.mark.clause("GR-6-15", "GR-6-26")
def test_friends_on_the_way_neither_block_nor_join() -> None:
    table = at(words({"italian-foot-1": "medea", "italian-foot-2": "romans"}))
    play(table, "move romans italian-foot-1")
    assert refusal(table, "pick italian-foot-2 …") == "GR-5-21"
    play(table, "on villesse")
    assert where(table, "italian-foot-2") == "romans"


@pytest.mark.clause("GR-6-12", "GR-5.1-03", "GR-RULING-37")
def test_entering_among_enemies_ends_the_march() -> None:
    table = at(words({"cappelletti-1": "medea", "trautmannsdorf": "romans"}))
    play(table, "move romans cappelletti-1")
    assert where(table, "trautmannsdorf") == "gone"
    assert not any(choice.startswith("on ") for choice in offered(table))


@pytest.mark.parametrize(
    ("units", "clause"),
    [
        pytest.param(("giustiniani",), "GR-6-17", marks=pytest.mark.clause("GR-6-17")),
        pytest.param(("venetian-sappers",), "GR-6-18", marks=pytest.mark.clause("GR-6-18")),
        pytest.param(("siege-train",), "GR-6-19", marks=pytest.mark.clause("GR-6-19")),
        pytest.param(("giustiniani", "venetian-sappers"), "GR-8.1-01", marks=pytest.mark.clause("GR-8.1-01")),
        pytest.param(("siege-train", "venetian-sappers"), "GR-6-19", marks=pytest.mark.clause("GR-RULING-36")),
    ],
)
def test_soft_units_and_guns_need_an_escort(units: tuple[str, ...], clause: str) -> None:
    force = dict.fromkeys(units, "medea") | {"german-foot-1": "romans"}
    assert refusal(at(words(force)), "move romans " + " ".join(units)) == clause
    force = {"italian-foot-1": "medea"} | force
    assert refusal(at(words(force)), "move romans italian-foot-1 " + " ".join(units)) == ""


@pytest.mark.clause("GR-6-20", "GR-8.1-02", "GR-RULING-38")
def test_lone_commanders_and_sappers_fall_without_dice() -> None:
    force = {"cappelletti-1": "medea", "trautmannsdorf": "romans", "austrian-sappers": "romans"}
    table = play(at(words(force)), "move romans cappelletti-1")
    assert where(table, "trautmannsdorf") == where(table, "austrian-sappers") == "gone"
    # With a gun they are not alone: there is a combat.
    table = at(words({**force, "austrian-field-guns": "romans"}), 6, 6, 6)
    play(table, "move romans cappelletti-1")
    assert where(table, "trautmannsdorf") == "romans"


@pytest.mark.clause("GR-RULING-38")
def test_by_option_a_captured_commander_is_replaced() -> None:
    force = {"cappelletti-1": "medea", "trautmannsdorf": "romans", "german-foot-1": "goritia", "uskoks-1": "duino"}
    table = play(at(words(force, options={"captured_commander_replaced": "yes"})), "move romans cappelletti-1")
    assert table.deciders == (1,)
    assert offered(table) == ["replace goritia", "replace duino"]
    play(table, "replace duino")
    assert where(table, "trautmannsdorf") == "duino back"


@pytest.mark.clause("GR-RULING-38", "GR-7.2-07")
def test_by_option_the_owner_says_for_each_captured_commander_where() -> None:
    force = {"cappelletti-1": "medea", "trautmannsdorf": "romans", "frangipani": "romans"}
    friends = {"german-foot-1": "goritia", "uskoks-1": "duino"}
    position = words({**force, **friends}, options={"captured_commander_replaced": "yes"})
    table = play(at(position), "move romans cappelletti-1", "replace duino")
    assert offered(table) == ["replace goritia", "replace duino"]
    play(table, "replace duino")
    assert where(table, "trautmannsdorf") == where(table, "frangipani") == "duino back"
    assert table.view(0).step == "zone_open"


@pytest.mark.clause("GR-RULING-38", "GR-RULING-49")
def test_by_option_a_commander_left_alone_in_a_battle_is_replaced_once_and_the_zone_is_won() -> None:
    force = {"italian-foot-1": "medea", "peasants-of-the-coglio": "cormons", "trautmannsdorf": "cormons"}
    friends = {"german-foot-1": "goritia", "uskoks-1": "duino"}
    position = words({**force, **friends}, options={"captured_commander_replaced": "yes"}, zones={"cormons": {}})
    position["zones"]["cormons"] = {"forts": 1, "owner": 0, "ruined": True}  # nothing absorbs the one hit
    table = play(at(position, 1, 6, 6, 6), "move cormons italian-foot-1")
    assert offered(table) == ["replace goritia", "replace duino"]
    play(table, "replace duino")
    assert where(table, "trautmannsdorf") == "duino back"
    assert where(table, "italian-foot-1") == "cormons acted spent-1"
    assert table.view(0).step == "zone_open"
    assert table.view(0).battle is None


@pytest.mark.clause("GR-6-21", "GR-6-22", "GR-6-25", "GR-RULING-39", "GR-RULING-43", "GR-7.4-03", "GR-7.4.1-06")
def test_walls_keep_the_enemy_out_and_nobody_in() -> None:
    force = {"italian-foot-1": "bruma", "siege-train": "bruma", "german-garrison-1": "gradisca"}
    assert refusal(at(words(force)), "move gradisca italian-foot-1") == "GR-6-21"
    breach = {"gradisca-old-gate": {"level": 0}}
    assert refusal(at(words(force, walls=breach)), "move gradisca italian-foot-1") == ""
    assert refusal(at(words(force, walls=breach)), "move gradisca italian-foot-1 siege-train") == "GR-RULING-43"
    other = {"gradisca-new-gate": {"level": 0}}
    assert refusal(at(words(force, walls=other)), "move gradisca italian-foot-1") == "GR-6-21"
    only_soft = {"italian-foot-1": "bruma", "riccardo-strassoldo": "gradisca"}
    assert refusal(at(words(only_soft)), "move gradisca italian-foot-1") == "GR-6-21"
    sortie = {"german-garrison-1": "gradisca", "italian-foot-1": "bruma"}
    assert refusal(at(words(sortie, "a_gradisca")), "move bruma german-garrison-1") == ""
    empty = {"italian-foot-1": "bruma", "siege-train": "bruma"}
    assert where(play(at(words(empty)), "move gradisca all"), "siege-train").startswith("gradisca")


@pytest.mark.clause("GR-6-24", "GR-RULING-40")
def test_units_that_leave_the_map_are_eliminated() -> None:
    table = at(words({"cappelletti-2": "tarvis"}, "v_cavalleria"))
    assert next(c for c in table.view(0).near_misses or table.choices(0)) is not None
    play(table, "exit cappelletti-2")
    assert where(table, "cappelletti-2") == "gone"
    assert refusal(at(words(FOOT)), "exit italian-foot-1") == "GR-RULING-40"
    shut = words({"cappelletti-2": "tarvis"}, "v_cavalleria", options={"exit_map": "disabled"})
    assert refusal(at(shut), "exit cappelletti-2") == "GR-RULING-40"


@pytest.mark.clause("GR-RULING-41")
def test_there_is_no_minimum_march() -> None:
    table = play(at(words({"siege-train": "medea"})), "move romans siege-train")
    assert all(refusal(table, f"on {zone}") for zone in ("palma",))


@pytest.mark.clause("GR-2.3-07")
def test_rivers_do_not_matter_in_the_basic_game() -> None:
    table = play(at(words({"siege-train": "villesse"})), "move cassegliano siege-train", "on vermigiano")
    assert where(table, "siege-train") == "vermigiano acted spent-2"


@pytest.mark.clause("GR-RULING-117", "GR-5.1-10", "GR-5.1-11", "GR-5.1-01")
def test_another_order_ends_a_march_and_orders_are_optional() -> None:
    table = at(words({"italian-foot-1": "medea", "italian-foot-2": "medea", "corsican-foot": "medea"}))
    play(table, "move romans italian-foot-1", "move mariano italian-foot-2")
    assert where(table, "italian-foot-1") == "romans acted spent-1"
    assert refusal(table, "pick italian-foot-1 …") == "GR-5.1-01"
    play(table, "rest corsican-foot")
    assert refused(table, "pick corsican-foot …")
    play(table, "close")
    assert table.state.to_dict()["open"] is None


@pytest.mark.clause("GR-10-09", "GR-10-12", "GR-RULING-37")
def test_a_lone_fort_falls_to_combat_units_and_stops_nobody() -> None:
    fort = {"romans": {"forts": 1, "owner": 1}}
    table = play(at(words({"cappelletti-1": "medea"}, zones=fort)), "move romans cappelletti-1", "on villesse")
    assert zone(table, "romans") == {}
    assert where(table, "cappelletti-1").startswith("villesse")
    table = play(at(words({"giustiniani": "medea"}, zones=fort)), "move romans giustiniani", "on villesse")
    assert zone(table, "romans") == {"forts": 1, "owner": 1}


@pytest.mark.clause("GR-RULING-116")
def test_what_a_step_shows_cannot_be_taken_back() -> None:
    table = at(words({"italian-foot-1": "medea"}, zones={"cormons": {"loot": 1}}), "1")
    play(table, "move cormons italian-foot-1")
    assert not table.can_undo(0)
    table = play(at(words({"italian-foot-1": "medea"})), "move romans italian-foot-1")
    assert table.can_undo(0)
