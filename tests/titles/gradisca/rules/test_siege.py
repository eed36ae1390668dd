"""Sieges: guns, mines, countermines, walls, forts, stacking (rules 7.4 to 7.7, 9, 10)."""

from __future__ import annotations

import pytest

from tests.titles.gradisca.tools import Game, at, offered, play, refusal, wall, where, words, zone

OLD, NEW = "gradisca-old-gate", "gradisca-new-gate"
INSIDE = {"german-garrison-1": "gradisca", "gunners-of-gradisca": "gradisca", "sappers-of-gradisca": "gradisca"}
CAMP = {"italian-foot-1": "bruma", "siege-train": "bruma", "venetian-field-guns": "bruma", "venetian-sappers": "bruma"}
SIEGE = {**CAMP, **INSIDE}


def level(table: Game, name: str, printed: int = 4) -> int:
    """The level of a wall."""
    return wall(table, name).get("level", printed)


@pytest.mark.clause("GR-VEC-05", "GR-7.4-02", "GR-7.4-04", "GR-7.4-06", "GR-7.4.1-01", "GR-7.4.1-02", "GR-7.4.1-09")
def test_guns_with_sappers_lower_the_side_they_face_and_burst_on_a_six() -> None:
    table = play(at(words(SIEGE, walls={OLD: {"level": 2}}), 4, 6), f"bombard {OLD} siege-train venetian-field-guns")
    assert level(table, OLD) == 1
    assert level(table, NEW) == 4
    assert where(table, "venetian-field-guns") == "gone"
    assert where(table, "siege-train") == "bruma acted"


@pytest.mark.clause("GR-VEC-06", "GR-7.4-05")
def test_guns_without_sappers_succeed_on_a_one_alone() -> None:
    alone = {unit: place for unit, place in SIEGE.items() if unit != "venetian-sappers"}
    assert level(play(at(words(alone), 2), f"bombard {OLD} siege-train"), OLD) == 4
    assert level(play(at(words(alone), 1), f"bombard {OLD} siege-train"), OLD) == 3


@pytest.mark.clause("GR-RULING-60")
def test_sappers_of_any_corps_and_activation_help_the_guns() -> None:
    force = {unit: place for unit, place in SIEGE.items() if unit != "venetian-sappers"}
    table = at(words({**force, "arsenal-sappers": "bruma acted"}), 4)
    assert level(play(table, f"bombard {OLD} siege-train"), OLD) == 3
    assert where(table, "arsenal-sappers") == "bruma acted"


@pytest.mark.clause("GR-7.4.1-04", "GR-7.4.1-05", "GR-7.4.1-07", "GR-7.4.1-08")
def test_level_zero_is_a_breach_and_opens_that_side_at_once() -> None:
    table = at(words(SIEGE, walls={OLD: {"level": 1}}), 1, 1)
    assert refusal(table, "move gradisca italian-foot-1") == "GR-6-21"
    play(table, f"bombard {OLD} siege-train venetian-field-guns")
    assert level(table, OLD) == 0
    assert table.view(0).walls[0].breach == (table.view(0).walls[0].level == 0)
    assert refusal(table, "move gradisca italian-foot-1") == ""


@pytest.mark.clause("GR-7.4.1-03", "GR-5.1-04", "GR-RULING-57", "GR-RULING-66", "GR-5.1-06")
def test_what_can_be_bombarded_or_mined() -> None:
    assert refusal(at(words(SIEGE)), f"bombard {OLD} italian-foot-1") == "GR-5.1-04"
    assert refusal(at(words(SIEGE)), f"bombard {NEW} siege-train") == "GR-7.4.1-01"
    assert refusal(at(words(CAMP)), f"bombard {OLD} siege-train") == "GR-RULING-57"
    assert refusal(at(words(SIEGE, walls={OLD: {"level": 0}})), f"bombard {OLD} siege-train") == "GR-RULING-57"
    assert refusal(at(words(CAMP, options={"bombard_empty_fortress": "yes"})), f"bombard {OLD} siege-train") == ""
    assert refusal(at(words(CAMP)), f"mine {OLD} venetian-sappers") == "GR-RULING-66"
    assert refusal(at(words(SIEGE, walls={OLD: {"level": 0}})), f"mine {OLD} venetian-sappers") == "GR-RULING-66"
    assert refusal(at(words(SIEGE)), f"mine {OLD} italian-foot-1") == "GR-5.1-06"
    assert refusal(at(words(SIEGE)), f"mine {NEW} venetian-sappers") == "GR-7.5-01"


@pytest.mark.clause("GR-VEC-07", "GR-7.4.2-02", "GR-7.4.2-03", "GR-7-03")
def test_fire_through_a_breach_is_one_worse() -> None:
    breach = {OLD: {"level": 0}}
    for die, hit in ((3, True), (4, False)):
        table = play(at(words(SIEGE, walls=breach), die), "fire gradisca siege-train")
        assert (table.deciders == (1,)) == hit
    assert refusal(at(words(SIEGE)), "fire gradisca siege-train") == "GR-7.4.2-02"


@pytest.mark.clause("GR-RULING-59")
def test_fire_that_cannot_hit_is_allowed_with_a_warning() -> None:
    alone = {unit: place for unit, place in SIEGE.items() if unit != "venetian-sappers"}
    table = at(words(alone, walls={OLD: {"level": 0}}), 1)
    play(table, "pick siege-train …")
    choice = next(one for one in table.choices(0) if one.text.startswith("fire"))
    assert choice.caution == "GR-RULING-59"
    play(table, "fire gradisca siege-train")
    assert table.deciders == (0,)


@pytest.mark.clause("GR-7.4.2-01", "GR-7.4.2-04", "GR-5.1-05", "GR-RULING-53", "GR-RULING-62", "GR-7.4.2-05")
def test_guns_of_a_fortress_fire_at_units_outside() -> None:
    table = at(words(SIEGE, "a_gradisca", open="gradisca"), 3)
    play(table, "fire bruma gunners-of-gradisca")
    assert table.deciders == (0,)
    assert "lose siege-train" in offered(table)
    assert refusal(at(words(SIEGE)), "fire bruma siege-train") == "GR-5.1-05"
    only = {"giustiniani": "farra", **INSIDE}
    assert refusal(at(words(only, "a_gradisca", open="gradisca")), "fire farra gunners-of-gradisca") == "GR-RULING-62"


@pytest.mark.clause("GR-7.4.2-06", "GR-7.4.2-07", "GR-7.4.2-08", "GR-7.4.2-09", "GR-RULING-61", "GR-8.3-02")
def test_units_under_fire_may_stay_or_retreat_together() -> None:
    force = {"cernide-of-palma": "bruma", "giustiniani": "bruma", "italian-foot-1": "bruma", **INSIDE}
    for answer, place in (("hold", "bruma"), ("retreat mariano", "mariano")):
        table = at(words(force, "a_gradisca", open="gradisca"), 1, 5)
        play(table, "fire bruma gunners-of-gradisca", "lose cernide-of-palma")
        assert where(table, "cernide-of-palma") == "gone"
        play(table, answer)
        assert where(table, "giustiniani") == where(table, "italian-foot-1") == place
    unharmed = play(at(words(force, "a_gradisca", open="gradisca"), 6), "fire bruma gunners-of-gradisca")
    assert unharmed.deciders == (1,)


@pytest.mark.clause("GR-RULING-61")
def test_by_option_some_units_retreat_and_others_stay() -> None:
    some = {"partial_retreat": "yes"}
    table = at(words(SIEGE, "a_gradisca", open="gradisca", options=some), 1)
    play(table, "fire bruma gunners-of-gradisca", "lose italian-foot-1", "retreat mariano siege-train")
    assert where(table, "siege-train") == "mariano"
    assert where(table, "venetian-sappers") == "bruma"


@pytest.mark.clause("GR-10-04", "GR-RULING-58")
def test_a_salvo_meets_the_fort_once() -> None:
    fort = {"bruma": {"forts": 1, "owner": 0}}
    guns = {**SIEGE, "austrian-field-guns": "gradisca"}
    table = play(at(words(guns, "a_gradisca", open="gradisca", zones=fort), 1), "fire bruma gunners-of-gradisca")
    assert table.deciders == (1,)  # the one hit is absorbed


@pytest.mark.clause("GR-7.5-01", "GR-7.5-02", "GR-7.5-03", "GR-7.5-04", "GR-7.5-06", "GR-7-04", "GR-8.1-04")
def test_a_mine_is_laid_and_cannot_be_set_off_in_the_same_activation() -> None:
    force = {**SIEGE, "sappers-of-palma": "bruma"}
    table = play(at(words(force, walls={OLD: {"mines": 1, "miner": 0}}), 3), f"mine {OLD} venetian-sappers")
    assert wall(table, OLD) == {"mines": 2, "miner": 0, "fresh": 1}
    missed = play(at(words(SIEGE), 4), f"mine {OLD} venetian-sappers")
    assert wall(missed, OLD) == {}
    fresh = words(SIEGE, walls={OLD: {"mines": 1, "fresh": 1, "miner": 0}})
    assert refusal(at(fresh), f"explode {OLD} venetian-sappers") == "GR-7.5-06"


@pytest.mark.parametrize(
    ("die", "left"),
    [
        pytest.param(3, {"level": 0}, marks=pytest.mark.clause("GR-7.5-05", "GR-7.5-08", "GR-RULING-64")),
        pytest.param(5, {"mines": 1, "miner": 0, "tried": 1}, marks=pytest.mark.clause("GR-7.5-10")),
        pytest.param(6, {}, marks=pytest.mark.clause("GR-7.5-09")),
    ],
)
def test_setting_off_a_mine(die: int, left: dict[str, int]) -> None:
    table = at(words(SIEGE, walls={OLD: {"mines": 1, "miner": 0}}), die)
    assert wall(play(table, f"explode {OLD} venetian-sappers"), OLD) == left


@pytest.mark.clause("GR-VEC-08", "GR-7.5-07", "GR-RULING-63", "GR-RULING-118")
def test_two_mines_and_two_sapper_units() -> None:
    force = {**SIEGE, "arsenal-sappers": "bruma", "martinengo": "palma"}
    position = words(force, walls={OLD: {"level": 3, "mines": 2, "miner": 0}})
    table = play(at(position, 6), f"explode {OLD} venetian-sappers")
    assert wall(table, OLD) == {"level": 3, "mines": 1, "miner": 0}
    again = words(force, "v_martinengo", open="bruma", walls={OLD: {"level": 3, "mines": 1, "miner": 0}})
    assert wall(play(at(again, 2), f"explode {OLD} arsenal-sappers"), OLD) == {"level": 0}
    tried = words(SIEGE, walls={OLD: {"mines": 1, "tried": 1, "miner": 0}})
    assert refusal(at(tried), f"explode {OLD} venetian-sappers") == "GR-RULING-63"
    free = words(
        SIEGE, walls={OLD: {"mines": 1, "tried": 1, "miner": 0}}, options={"mine_pairs": "any_sapper_any_mine"}
    )
    assert refusal(at(free), f"explode {OLD} venetian-sappers") == ""


@pytest.mark.clause("GR-7.5-11", "GR-RULING-65", "GR-INV-10")
def test_mines_vanish_when_their_side_leaves_the_zone() -> None:
    mines = {OLD: {"mines": 2, "miner": 0}}
    force = {"italian-foot-1": "bruma", "giustiniani": "bruma", **INSIDE}
    table = play(at(words(force, walls=mines)), "move mariano italian-foot-1")
    assert wall(table, OLD)["mines"] == 2  # a lone commander keeps them
    assert wall(play(table, "move mariano giustiniani"), OLD) == {}


@pytest.mark.clause("GR-RULING-57", "GR-4.1-03")
def test_by_option_an_empty_fortress_is_bombarded_and_nobody_answers() -> None:
    options = {"bombard_empty_fortress": "yes"}
    table = at(words(CAMP, hands=([], ["surprise"]), options=options), 4)
    assert level(play(table, f"bombard {OLD} siege-train"), OLD) == 3
    assert table.deciders == (0,)


@pytest.mark.clause("GR-7.5-11")
def test_mines_vanish_at_once_when_the_last_unit_before_the_wall_falls() -> None:
    force = {**INSIDE, "german-garrison-2": "gradisca", "cernide-of-the-chiusa": "bruma"}
    position = words(force, corps="a_gradisca", open="gradisca", walls={OLD: {"mines": 2, "miner": 0}})
    table = play(at(position, 1, 6, 1), "move bruma german-garrison-1 german-garrison-2")
    assert where(table, "cernide-of-the-chiusa") == "gone"
    assert offered(table) == ["lose german-garrison-1", "lose german-garrison-2"]
    assert wall(table, OLD) == {}


@pytest.mark.clause("GR-RULING-105")
def test_mines_need_an_enemy_in_the_fortress_and_go_when_it_is_taken() -> None:
    mines = {OLD: {"mines": 1, "miner": 0}}
    assert refusal(at(words(CAMP, walls=mines)), f"explode {OLD} venetian-sappers") == "GR-RULING-105"
    table = play(at(words(CAMP, walls=mines)), "move gradisca italian-foot-1")
    assert wall(table, OLD) == {}


@pytest.mark.clause("GR-VEC-40")
def test_a_fallen_fortress_takes_all_mines_with_it() -> None:
    walls = {OLD: {"mines": 1, "miner": 0}, NEW: {"level": 0}, "gradisca-marcella-tower": {"mines": 2, "miner": 0}}
    force = {
        "lombard-foot": "farra", "brescian-foot": "farra", "italian-foot-1": "bruma", "overseas-foot": "sagrado",
        "val-canale-levy": "gradisca",
    }  # fmt: skip
    table = at(words(force, "v_martinengo", walls=walls), 1, 6, 6)
    play(table, "move gradisca lombard-foot brescian-foot")
    assert wall(table, OLD) == wall(table, "gradisca-marcella-tower") == {}


@pytest.mark.clause("GR-7.6-01", "GR-7.6-02", "GR-7.7-01", "GR-7.7-02", "GR-7.7-03", "GR-RULING-67")
def test_sappers_inside_countermine_and_rebuild() -> None:
    walls = {OLD: {"level": 0, "mines": 2, "miner": 0}}
    inside = words(SIEGE, "a_gradisca", open="gradisca", walls=walls)
    assert wall(play(at(inside, 3), f"countermine {OLD} sappers-of-gradisca"), OLD)["mines"] == 1
    assert level(play(at(inside, 3), f"rebuild {OLD} sappers-of-gradisca"), OLD) == 1
    assert level(play(at(inside, 4), f"rebuild {OLD} sappers-of-gradisca"), OLD) == 0
    assert refusal(at(inside), f"countermine {NEW} sappers-of-gradisca") == "GR-7.6-01"
    assert refusal(at(inside), f"rebuild {NEW} sappers-of-gradisca") == "GR-7.7-01"


@pytest.mark.clause("GR-10-01", "GR-10-02", "GR-10-05", "GR-10-07", "GR-10-08", "GR-5.1-07", "GR-RULING-70")
def test_sappers_build_a_fort() -> None:
    table = play(at(words(SIEGE)), "fort venetian-sappers")
    assert zone(table, "bruma")["forts"] == 1
    assert where(table, "venetian-sappers") == "bruma acted"
    assert refusal(at(words(SIEGE)), "fort italian-foot-1") == "GR-5.1-07"
    full = words(SIEGE, zones={"bruma": {"forts": 1, "owner": 0}})
    assert refusal(at(full), "fort venetian-sappers") == "GR-10-05"
    inside = words(SIEGE, "a_gradisca", open="gradisca")
    assert refusal(at(inside), "fort sappers-of-gradisca") == "GR-10-07"
    none = words(SIEGE)
    none["armies"][0]["forts"] = 0
    assert refusal(at(none), "fort venetian-sappers") == "GR-10-08"


@pytest.mark.clause("GR-5.1-08", "GR-7.2-11", "GR-7.2-12", "GR-7.2-09")
def test_recovery_is_an_action_of_its_own() -> None:
    table = play(at(words({"italian-foot-1": "medea back"})), "recover italian-foot-1")
    assert where(table, "italian-foot-1") == "medea acted"
    assert refusal(at(words({"italian-foot-1": "medea"})), "recover italian-foot-1") == "GR-5.1-08"
    assert (
        refusal(at(words({"giustiniani": "medea back", "italian-foot-1": "medea"})), "recover giustiniani")
        == "GR-5.1-08"
    )
    table = play(at(words({"italian-foot-1": "medea back"})), "move romans italian-foot-1", "on villesse", "on ruda")
    assert where(table, "italian-foot-1") == "ruda back acted spent-3"


FOOT = [
    "italian-foot-1", "italian-foot-2", "italian-foot-3", "corsican-foot", "mainland-militia", "cappelletti-1",
    "cappelletti-2", "cappelletti-3",
]  # fmt: skip


@pytest.mark.clause("GR-VEC-13", "GR-9-02", "GR-9-03", "GR-9-04", "GR-RULING-69", "GR-4.1-06")
def test_a_crowded_zone_is_disorganised_at_the_end_of_the_turn() -> None:
    units = dict.fromkeys(FOOT, "medea") | {"siege-train": "medea", "venetian-sappers": "medea", "giustiniani": "medea"}
    units |= {"italian-foot-1": "medea back", "italian-foot-2": "medea back", "cernide-of-udine": "udine"}
    chits = {"v_giustiniani": "active", "v_cavalleria": "played", "v_presidii": "played"}
    table = play(at(words(units, step="orders", chits=chits)), "end")
    assert table.view(0).step == "excess"
    assert "flip siege-train" not in offered(table)
    play(table, "flip italian-foot-3", "flip corsican-foot")
    assert table.state.turn == 2
    assert where(table, "italian-foot-3") == where(table, "corsican-foot") == "medea back"


@pytest.mark.clause("GR-9-01", "GR-9-05", "GR-RULING-54")
def test_stacking_eliminates_nobody() -> None:
    units = dict.fromkeys(FOOT[:7], "medea back")
    chits = {"v_giustiniani": "active", "v_cavalleria": "played"}
    table = play(at(words(units, step="orders", chits=chits)), "end")
    assert table.state.turn == 2
    assert all(where(table, unit).startswith("medea back") for unit in units)
