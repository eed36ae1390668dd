"""Raids and incursions (rules 14, 23, 25.2, 25.3)."""

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
    camp,
    in_zone,
    morale,
    offered,
    play,
    points,
    refusal,
    where,
    zone,
)

HORSE = {"men-at-arms-1": "farra", "men-at-arms-2": "farra", "german-foot-2": "goritia"}
CAVALRY = "v_cavalleria"


def raid(units: dict[str, str], target: str, who: str, *dice: int | str, corps: str = CAVALRY, **more: Any) -> Game:
    """Units of Farra have entered a zone to raid it."""
    start = next(place.split()[0] for unit, place in units.items() if unit in who.split())
    more.setdefault("morale", (6, 6))
    return in_zone(at(advanced(units, corps, **more), *dice), start, f"raid {target} {who}")


@pytest.mark.clause("GR-23-01")
def test_infantry_and_cavalry_that_enter_a_zone_raid_it() -> None:
    units = {"italian-foot-1": "farra", "siege-train": "farra", "venetian-sappers": "farra", "giustiniani": "farra"}
    table = in_zone(at(advanced(units)), "farra")
    assert refusal(table, "raid mossa italian-foot-1") == ""
    assert refusal(table, "raid mossa italian-foot-1 giustiniani") == ""
    for unit in ("siege-train", "venetian-sappers", "giustiniani"):
        assert refusal(table, f"raid mossa {unit}") == "GR-23-01"
    assert refusal(table, "raid farra italian-foot-1") == "GR-2.3-09"  # only on entering it


@pytest.mark.clause("GR-23-02")
def test_a_fortress_is_not_raided() -> None:
    assert refusal(in_zone(at(advanced(HORSE, CAVALRY)), "farra"), "raid gradisca men-at-arms-1") == "GR-23-02"


@pytest.mark.clause("GR-23-04", "GR-RULING-95")
def test_every_attempt_costs_a_point_and_needs_one_after_entry() -> None:
    table = raid({"italian-foot-1": "farra"}, "mossa", "italian-foot-1", 5, corps="v_giustiniani")
    assert where(table, "italian-foot-1") == "mossa acted marching spent-2"
    play(table, "again")
    assert where(table, "italian-foot-1").endswith("spent-3")
    # Infantry that has marched two zones has none left for it.
    table = in_zone(at(advanced({"italian-foot-1": "romans"})), "romans", "move bruma italian-foot-1", "on farra")
    assert refusal(table, "raid mossa") == "GR-23-04"


@pytest.mark.clause("GR-23-05", "GR-23-06", "GR-23-07", "GR-23-10", "GR-23-11", "GR-23-12", "GR-VEC-09")
@pytest.mark.parametrize(
    ("raiders", "enemies", "die", "success"),
    [
        (1, 0, 1, True), (1, 0, 2, False), (2, 0, 2, True), (2, 0, 3, False),
        (2, 1, 2, False), (2, 4, 1, True), (2, 0, 6, False), (2, 1, 1, True),
    ],
)  # fmt: skip
def test_the_die_of_a_raid(raiders: int, enemies: int, die: int, success: bool) -> None:
    foes = ("german-foot-1", "styrian-foot", "militia-of-gorizia", "trautmannsdorf")
    units = {**HORSE, **dict.fromkeys(foes[:enemies], "mossa")}
    who = " ".join(("men-at-arms-1", "men-at-arms-2")[:raiders])
    table = raid(units, "mossa", who, die)
    assert zone(table, "mossa").get("raided", False) == success
    assert morale(table)[VENICE] == (7 if success else 6)


@pytest.mark.clause("GR-VEC-32", "GR-23-12", "GR-RULING-96")
@pytest.mark.parametrize(("die", "success"), [(1, True), (2, False), (5, False)])
def test_vector_32_lone_forts_add_to_the_die_and_fall_after_the_raid(die: int, success: bool) -> None:
    forts = {"mossa": {"forts": 2, "owner": AUSTRIA}}
    units = {"italian-foot-1": "farra", "italian-foot-2": "farra"}
    table = raid(units, "mossa", "italian-foot-1 italian-foot-2", die, corps="v_giustiniani", zones=forts)
    assert zone(table, "mossa").get("raided", False) == success
    if not success:
        play(table, "stay")
    assert asked(table) == "conversion"
    play(table, "convert 0")
    assert "forts" not in zone(table, "mossa")


@pytest.mark.clause("GR-23-08", "GR-23-09")
def test_a_six_disorganises_and_holds_the_raiders() -> None:
    table = raid(HORSE, "mossa", "men-at-arms-1 men-at-arms-2", 6)
    assert where(table, "men-at-arms-1") == "mossa back acted spent-2"
    assert asked(table) == "zone_open"
    assert not [choice for choice in offered(table) if choice.startswith("on ")]


@pytest.mark.clause("GR-23-13", "GR-RULING-101", "GR-VEC-34")
def test_success_removes_the_marker_and_leaves_the_allowance_of_the_march() -> None:
    units = {"italian-foot-1": "farra", "uskoks-1": "mariano", "uskoks-2": "bruma"}
    units |= {"croatian-foot": "cormons", "croatian-horse": "vipulzano", "uskoks-of-segna-1": "podgora"}
    table = at(advanced(units, morale=(6, 6)), 1)
    in_zone(table, "farra")
    assert where(table, "italian-foot-1") == "farra out"
    play(table, "raid mossa italian-foot-1")
    assert where(table, "italian-foot-1") == "mossa acted spent-3"
    assert morale(table) == [7, 6]


@pytest.mark.clause("GR-23-14", "GR-23-15", "GR-23-16", "GR-22-04")
def test_success_raises_morale_and_marks_the_zone_for_both_sides() -> None:
    table = raid(HORSE, "mossa", "men-at-arms-1", 1)
    assert (morale(table), zone(table, "mossa")) == ([7, 6], {"raided": True})
    raided = {"mossa": {"raided": True}}
    assert (
        refusal(in_zone(at(advanced(HORSE, CAVALRY, zones=raided)), "farra"), "raid mossa men-at-arms-1") == "GR-23-16"
    )
    named = {"trivignano": {"raided": True}}
    units = {"german-foot-1": "visco", "italian-foot-1": "udine"}
    table = in_zone(at(advanced(units, "a_arciducali", zones=named, camps=("udine", "goritia"))), "visco")
    assert refusal(table, "raid trivignano german-foot-1") == "GR-23-16"


@pytest.mark.clause("GR-23-18", "GR-24-09", "GR-VEC-23")
def test_a_camp_alone_is_plundered_and_lost() -> None:
    units = {"men-at-arms-1": "farra", "men-at-arms-2": "farra", "german-foot-1": "goritia"}
    table = raid(units, "mossa", "men-at-arms-1 men-at-arms-2", 1, camps=("trivignano", "mossa"))
    assert morale(table) == [8, 5]
    assert camp(table, AUSTRIA) == "lost-1"
    assert zone(table, "mossa") == {"raided": True}


@pytest.mark.clause("GR-23-19", "GR-14-01")
def test_raids_go_on_in_the_same_and_in_other_zones() -> None:
    table = raid(HORSE, "mossa", "men-at-arms-1", 5, 1, 1)
    assert asked(table) == "raiding"
    play(table, "again")  # 1: a success
    assert asked(table) == "zone_open"
    play(table, "raid lucinico")
    assert zone(table, "lucinico") == {"raided": True}
    assert where(table, "men-at-arms-1") == "lucinico acted spent-5"


AMONG = {**HORSE, "german-foot-1": "mossa", "men-at-arms-2": "farra"}


@pytest.mark.clause("GR-23-03", "GR-14-01", "GR-RULING-94")
def test_raiders_among_enemies_may_leave_before_they_fight() -> None:
    table = raid(AMONG, "mossa", "men-at-arms-1 men-at-arms-2", 5)
    assert {"again", "stay", "on cormons", "on lucinico"} <= set(offered(table))
    play(table, "on lucinico")
    assert where(table, "men-at-arms-1") == "lucinico acted marching spent-3"
    assert where(table, "german-foot-1") == "mossa"


@pytest.mark.clause("GR-23-20", "GR-RULING-94", "GR-14-03")
def test_raiders_who_stay_fight_and_stop_even_if_they_win() -> None:
    table = raid(AMONG, "mossa", "men-at-arms-1 men-at-arms-2", 5, 1, 1, 6)
    play(table, "stay")
    assert where(table, "german-foot-1") == "gone"
    assert where(table, "men-at-arms-1") == "mossa acted spent-2"
    assert not [choice for choice in offered(table) if choice.startswith("on ")]


@pytest.mark.clause("GR-RULING-94", "GR-23-09")
def test_a_six_among_enemies_means_combat() -> None:
    table = raid(AMONG, "mossa", "men-at-arms-1 men-at-arms-2", 6, 6, 6, 6)
    assert where(table, "men-at-arms-1") == "farra back acted spent-2"  # beaten, back where they came from


@pytest.mark.clause("GR-RULING-94")
def test_by_option_the_combat_comes_first_and_winners_ride_on() -> None:
    options = {"raid_exit": "combat_first"}
    table = raid(AMONG, "mossa", "men-at-arms-1 men-at-arms-2", 5, 1, 1, 6, options=options)
    assert offered(table) == ["again", "stay"]
    assert refusal(table, "on lucinico") == "GR-RULING-94"
    play(table, "stay")
    assert "on lucinico" in offered(table)


@pytest.mark.clause("GR-RULING-94", "GR-RULING-48")
def test_a_replacement_elsewhere_does_not_ride_on_with_the_raiders() -> None:
    units = {**AMONG, "scotti": "farra", "cernide-of-cividale": "cividale", "cernide-of-manzano": "cividale"}
    who = "men-at-arms-1 men-at-arms-2 scotti"
    table = raid(units, "mossa", who, 5, 1, 1, 6, 1, 1, options={"raid_exit": "combat_first"})
    play(table, "stay", "lose men-at-arms-1", "replace cividale")
    assert "on lucinico" in offered(table)
    assert not any(choice.startswith("on faedis") for choice in offered(table))
    assert "marching" not in where(table, "scotti")


@pytest.mark.clause("GR-7.3-12")
def test_raiders_who_leave_a_held_zone_cannot_fall_back_to_it() -> None:
    units = {**AMONG, "styrian-foot": "lucinico"}
    table = raid(units, "mossa", "men-at-arms-1 men-at-arms-2", 5, 6, 6, 6)
    play(table, "on lucinico")
    assert where(table, "men-at-arms-1") == where(table, "men-at-arms-2") == "gone"


@pytest.mark.clause("GR-RULING-94", "GR-6-16")
def test_some_raiders_leave_and_those_who_stay_fight_first() -> None:
    # One is left behind: its combat comes first (both miss: it goes back), then the other enters Lucinico and fights.
    units = {**AMONG, "styrian-foot": "lucinico"}
    table = raid(units, "mossa", "men-at-arms-1 men-at-arms-2", 5, 6, 6, 6, 6)
    play(table, "leave men-at-arms-2", "on lucinico")
    assert where(table, "men-at-arms-2") == "farra acted spent-2"
    assert where(table, "men-at-arms-1") == "gone"  # Mossa is held by the enemy


@pytest.mark.clause("GR-RULING-96", "GR-6-20", "GR-RULING-37")
def test_lone_soft_enemies_fall_on_entry_and_do_not_change_the_die() -> None:
    table = raid({**HORSE, "trautmannsdorf": "mossa"}, "mossa", "men-at-arms-1 men-at-arms-2", 2)
    assert where(table, "trautmannsdorf") == "gone"
    assert zone(table, "mossa") == {"raided": True}
    assert "on lucinico" in offered(table)


@pytest.mark.clause("GR-RULING-95")
def test_guns_and_commanders_go_along_without_counting_or_paying() -> None:
    units = {"italian-foot-1": "farra", "giustiniani": "farra", "siege-train": "farra"}
    table = raid(units, "mossa", "italian-foot-1 giustiniani siege-train", 2, corps="v_giustiniani")
    assert "raided" not in zone(table, "mossa")  # one raider, a 2
    assert where(table, "italian-foot-1").endswith("spent-2")
    assert where(table, "giustiniani").endswith("spent-1")
    assert where(table, "siege-train").endswith("spent-1")


@pytest.mark.clause("GR-25.3-01", "GR-2.1-05")
def test_light_cavalry_is_disorganised_by_a_raid_and_keeps_its_points() -> None:
    units = {"cappelletti-2": "farra", "german-foot-1": "goritia"}
    for die in (1, 5):
        table = raid(units, "mossa", "cappelletti-2", die)
        assert where(table, "cappelletti-2") == "mossa back acted marching spent-2"
    heavy = raid(HORSE, "mossa", "men-at-arms-1", 1)
    assert "back" not in where(heavy, "men-at-arms-1")
    table = in_zone(at(advanced(units, CAVALRY)), "farra", "pick cappelletti-2 …")
    warned = next(one for one in table.choices(VENICE) if one.text.startswith("raid mossa"))
    assert warned.caution == "GR-25.3-01"


@pytest.mark.clause("GR-21.1-03", "GR-VEC-10", "GR-RULING-89")
def test_three_raiders_need_attack_supply() -> None:
    units = {**HORSE, "cappelletti-2": "farra"}
    table = in_zone(at(advanced(units, CAVALRY, camps=("udine", "goritia"))), "farra")
    assert refusal(table, "raid mossa men-at-arms-1 men-at-arms-2 cappelletti-2") == "GR-21.1-03"
    assert refusal(table, "raid mossa men-at-arms-1 cappelletti-2") == ""
    table = in_zone(at(advanced(units, CAVALRY, camps=("mariano", "goritia"))), "farra")
    assert refusal(table, "raid mossa men-at-arms-1 men-at-arms-2 cappelletti-2") == ""


AREAS = [
    pytest.param(VENICE, ("goritia", "comeno", "trieste", "capodistria"), marks=pytest.mark.clause("GR-23-21")),
    pytest.param(VENICE, ("tarvis",), marks=pytest.mark.clause("GR-23-22")),
    pytest.param(VENICE, ("bruma", "ruda", "villesse", "plezzo"), marks=pytest.mark.clause("GR-23-23")),
    pytest.param(VENICE, ("antro", "s_pietro_natisone", "drenchia"), marks=pytest.mark.clause("GR-23-24")),
    pytest.param(AUSTRIA, ("udine", "cividale", "manzano", "mariano"), marks=pytest.mark.clause("GR-23-25")),
    pytest.param(AUSTRIA, ("sagrado", "monfalcone", "muggia"), marks=pytest.mark.clause("GR-23-26")),
]  # fmt: skip


@pytest.mark.parametrize(("seat", "zones"), AREAS)
def test_where_each_side_raids(seat: int, zones: tuple[str, ...]) -> None:
    kit = at(advanced(HORSE, CAVALRY)).kit
    for name in zones:
        assert kit.raidable[seat * kit.n + kit.zones.index(name)]


@pytest.mark.clause("GR-RULING-05", "GR-23-25")
def test_elsewhere_nobody_raids() -> None:
    kit = at(advanced(HORSE, CAVALRY)).kit
    unnamed = [kit.zones.index(name) for name in ("tarcento", "faedis", "castions", "butrio")]
    assert not any(kit.raidable[seat * kit.n + zone] for seat in (0, 1) for zone in unnamed)
    table = in_zone(at(advanced({"men-at-arms-1": "farra"}, CAVALRY)), "farra")
    assert refusal(table, "raid mariano men-at-arms-1") == "GR-RULING-05"


def test_a_truce_forbids_raids_and_incursions() -> None:
    units = {**HORSE, "cappelletti-2": "farra", "german-foot-1": "mossa"}
    table = in_zone(at(advanced(units, CAVALRY, truce=True)), "farra")
    assert refusal(table, "raid mossa men-at-arms-1") == "GR-12-02"
    assert refusal(table, "incursion mossa cappelletti-2") == "GR-12-02"


# -- incursions --

LIGHT = {"cappelletti-2": "farra", "german-foot-1": "mossa", "styrian-foot": "mariano", "german-foot-2": "goritia"}


def strike(units: dict[str, str], target: str, who: str, *dice: int | str, **more: Any) -> Game:
    """Light cavalry of Farra has made an incursion."""
    return in_zone(at(advanced(units, CAVALRY, **more), *dice), "farra", f"incursion {target} {who}")


@pytest.mark.clause("GR-14-02", "GR-25.2-02", "GR-25.2-04", "GR-25.2-05", "GR-25.2-06", "GR-VEC-11")
def test_light_cavalry_strikes_and_rides_back_as_long_as_its_points_last() -> None:
    table = strike(LIGHT, "mossa", "cappelletti-2", 2, 6)  # one die each: nobody fires back
    assert where(table, "german-foot-1") == "mossa back"
    assert where(table, "cappelletti-2") == "farra acted marching spent-2"
    assert refusal(table, "incursion mossa") == "GR-25.2-06"
    play(table, "incursion mariano")
    assert where(table, "cappelletti-2") == "farra acted marching spent-4"
    assert zone(table, "mossa")["struck"]
    assert not [choice for choice in offered(table) if choice.startswith("incursion")]


@pytest.mark.clause("GR-25.2-01", "GR-RULING-97")
def test_only_light_cavalry_alone_makes_incursions() -> None:
    units = {**LIGHT, "men-at-arms-1": "farra", "scotti": "farra"}
    table = in_zone(at(advanced(units, CAVALRY)), "farra")
    for who in ("men-at-arms-1", "cappelletti-2 men-at-arms-1", "cappelletti-2 scotti"):
        assert refusal(table, f"incursion mossa {who}") == "GR-25.2-01"
    assert refusal(table, "incursion bruma cappelletti-2") == "GR-RULING-97"  # nobody is there
    assert refusal(table, "move mossa cappelletti-2") == ""  # an ordinary combat instead


@pytest.mark.clause("GR-25.2-03", "GR-RULING-76")
def test_points_for_the_way_back_are_needed() -> None:
    winter = in_zone(
        at(advanced({**LIGHT, "cappelletti-2": "farra"}, CAVALRY, turn=3)), "farra", "move bruma cappelletti-2"
    )
    play(winter, "on romans")
    assert refusal(winter, "incursion mariano") == "GR-25.2-03"  # one point left
    table = in_zone(at(advanced({**LIGHT, "uskoks-1": "rubia"}, CAVALRY)), "farra")
    assert refusal(table, "incursion rubia cappelletti-2") == "GR-RULING-76"
    assert refusal(table, "raid rubia cappelletti-2") == "GR-RULING-76"


@pytest.mark.clause("GR-VEC-12", "GR-RULING-97")
def test_shelter_holds_and_nobody_retreats() -> None:
    forts = {"mossa": {"forts": 1, "owner": AUSTRIA}}
    units = {**LIGHT, "trautmannsdorf": "mossa"}
    table = strike(units, "mossa", "cappelletti-2", 2, zones=forts)
    assert where(table, "german-foot-1") == "mossa"
    assert zone(table, "mossa")["forts"] == 1


@pytest.mark.clause("GR-RULING-97", "GR-25.2-01", "GR-24-08")
def test_where_nobody_is_left_it_may_stay_and_take_what_is_there() -> None:
    units = {**LIGHT, "german-foot-1": "mossa back"}
    forts = {"mossa": {"forts": 1, "owner": AUSTRIA}}
    table = strike(units, "mossa", "cappelletti-2", 2, camps=("trivignano", "mossa"))
    assert asked(table) == "incursion"
    assert camp(table, AUSTRIA) == "lost-1"  # once the combat is over, whatever the cavalry does then
    play(table, "stay")
    assert where(table, "cappelletti-2") == "mossa acted marching spent-1"
    units["cappelletti-3"] = "farra"
    table = strike(units, "mossa", "cappelletti-2 cappelletti-3", 2, 2, zones=forts)
    play(table, "return")
    assert zone(table, "mossa")["forts"] == 1
    assert where(table, "cappelletti-2") == "farra acted marching spent-2"
    table = strike(units, "mossa", "cappelletti-2 cappelletti-3", 2, 2, zones=forts)
    play(table, "stay")
    assert asked(table) == "conversion"


@pytest.mark.clause("GR-RULING-97")
def test_by_option_those_who_are_hit_must_retreat() -> None:
    table = strike(LIGHT, "mossa", "cappelletti-2", 2, options={"incursion_dislodges": "yes"})
    assert (asked(table), table.deciders) == ("beaten", (AUSTRIA,))
    play(table, "retreat lucinico")
    assert (asked(table), table.deciders) == ("incursion", (VENICE,))


@pytest.mark.clause("GR-RULING-97")
def test_an_incursion_passes_a_breach() -> None:
    units = {"cappelletti-2": "farra", "german-garrison-1": "gradisca"}
    walls = {"gradisca-new-gate": {"level": 0}}
    table = strike(units, "gradisca", "cappelletti-2", 2, walls=walls)
    assert where(table, "german-garrison-1") == "gradisca back"
    whole = in_zone(at(advanced(units, CAVALRY)), "farra")
    assert refusal(whole, "incursion gradisca cappelletti-2") == "GR-6-21"


@pytest.mark.clause("GR-RULING-89", "GR-RULING-80")
def test_an_incursion_of_three_needs_attack_supply_and_calls_nobody() -> None:
    light = ("cappelletti-2", "cappelletti-3", "dalmatian-cappelletti")
    units = {**LIGHT, **dict.fromkeys(light, "farra")}
    table = in_zone(at(advanced(units, CAVALRY, camps=("udine", "goritia"))), "farra")
    assert refusal(table, "incursion mossa " + " ".join(light)) == "GR-21.1-02"


@pytest.mark.clause("GR-RULING-73")
def test_raids_and_incursions_turn_up_loot_on_entry() -> None:
    loot = {"mossa": {"loot": AUSTRIA}}
    table = strike(LIGHT, "mossa", "cappelletti-2", "1", 6, zones=loot)
    assert points(table) == [1, 0]
    table = raid(HORSE, "mossa", "men-at-arms-1", "1", 5, zones=loot)
    assert points(table) == [1, 0]
