"""Field combat: dice, hits, losses, commanders, retreats, what falls (rules 7.1 to 7.3, 8, 10, 11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.titles.gradisca.tools import GRADISCA, Game, at, offered, play, points, refusal, where, words, zone

MINE = {"italian-foot-1": "medea", "italian-foot-2": "medea", "mainland-militia": "medea"}  # 3, 3, 2
THEIRS = {"carinthian-militia": "romans", "militia-of-gorizia": "romans"}  # 2, 2


def attack(mine: Mapping[str, str], theirs: Mapping[str, str], *dice: int, **more: Any) -> Game:
    """All units attack from the zone that they share; the attackers' dice come first."""
    target = next(iter(theirs.values())).split()[0]
    table = at(words({**mine, **theirs}, **more), *dice)
    return play(table, f"move {target} " + " ".join(mine))


@pytest.mark.clause("GR-VEC-01", "GR-7.1-01", "GR-7.1-02", "GR-7.1-07", "GR-7.1-09", "GR-7.1-14", "GR-RULING-46")
def test_both_sides_roll_and_the_owner_allots() -> None:
    mine = {**MINE, "erizzo": "medea"}
    table = play(at(words({**mine, **THEIRS}), 3, 4, 2, 1, 5), "move romans " + " ".join(MINE))
    assert table.deciders == (1,)  # two hits against four steps
    assert offered(table) == ["lose militia-of-gorizia", "lose carinthian-militia"]


@pytest.mark.clause("GR-VEC-01", "GR-7.1-17", "GR-7.1-18", "GR-7.3-05")
def test_a_side_that_was_hit_checks_its_commander() -> None:
    mine = {**MINE, "giustiniani": "medea"}
    table = attack(mine, THEIRS, 3, 4, 2, 1, 1, 5, 3)
    # Three hits on two units with backs; one on the attackers.
    play(table, "lose militia-of-gorizia", "lose militia-of-gorizia", "lose mainland-militia")
    assert where(table, "militia-of-gorizia") == "gone"
    assert where(table, "giustiniani").startswith("romans")
    assert table.deciders == (1,)
    assert "retreat villesse" in offered(table)
    play(table, "retreat villesse")
    assert where(table, "carinthian-militia") == "villesse back"


@pytest.mark.clause("GR-VEC-02", "GR-7.1-12", "GR-7.1-13", "GR-10-03", "GR-10-06", "GR-11-01", "GR-RULING-71")
def test_fort_and_borough_take_hits_off_and_stay_with_a_tie() -> None:
    theirs = dict.fromkeys(THEIRS, "cormons")
    fort = {"cormons": {"forts": 1, "owner": 1}}
    table = attack({**MINE, "giustiniani": "medea"}, theirs, 3, 4, 2, 1, 1, 5, 3, zones=fort)
    play(table, "lose militia-of-gorizia", "lose mainland-militia")
    assert where(table, "italian-foot-1").startswith("medea")
    assert zone(table, "cormons") == {"forts": 1, "owner": 1}


@pytest.mark.clause("GR-VEC-03", "GR-8.2-01", "GR-8.2-02", "GR-7.1-08", "GR-7.1-10")
def test_two_fire_values_one_to_attack_one_to_defend() -> None:
    table = play(attack({"french-foot": "medea"}, {"uskoks-1": "romans"}, 3, 3, corps="v_baglioni"), "retreat visco")
    assert where(table, "uskoks-1") == "visco back"
    assert where(table, "french-foot") == "romans acted spent-1"


@pytest.mark.clause("GR-VEC-04", "GR-8.3-01", "GR-7.1-20", "GR-RULING-50", "GR-7.1-15")
def test_annihilation_comes_before_the_count_of_hits() -> None:
    table = attack({"italian-foot-1": "medea"}, {"val-canale-levy": "romans"}, 1, 1)
    assert where(table, "val-canale-levy") == "gone"
    assert where(table, "italian-foot-1") == "romans back acted spent-1"


@pytest.mark.clause("GR-7.1-05", "GR-7.1-06", "GR-2.1-11")
def test_sappers_take_hits_and_never_fire() -> None:
    table = attack(
        {"italian-foot-1": "medea", "venetian-sappers": "medea"},
        {"german-foot-1": "romans", "german-foot-2": "romans"},
        6,
        1,
        6,
    )
    assert "lose venetian-sappers" in offered(table)
    play(table, "lose venetian-sappers")
    assert where(table, "venetian-sappers") == "gone"
    assert where(table, "italian-foot-1").startswith("medea")


@pytest.mark.clause("GR-7.1-16")
def test_commanders_take_no_hits() -> None:
    table = attack(MINE | {"giustiniani": "medea"}, THEIRS, 6, 6, 6, 6, 1, 6)
    assert refusal(table, "lose giustiniani") == "GR-7.1-16"


@pytest.mark.clause("GR-7.1-03", "GR-7.1-04", "GR-7.1-23", "GR-RULING-42")
def test_who_stays_behind_takes_no_part_and_all_corps_defend() -> None:
    theirs = {"german-foot-1": "romans", "uskoks-1": "romans", "german-garrison-1": "romans"}
    position = words({**MINE, **theirs})
    table = play(at(position, 6, 1, 6, 6), "move romans italian-foot-1")  # one die against three
    assert where(table, "italian-foot-1") == "medea back acted spent-1"
    assert where(table, "italian-foot-2") == "medea"


@pytest.mark.clause("GR-7.1-11")
def test_dice_are_simultaneous() -> None:
    table = attack({"cernide-of-palma": "medea"}, {"val-canale-levy": "romans"}, 1, 1, corps="v_presidii")
    assert where(table, "cernide-of-palma") == where(table, "val-canale-levy") == "gone"


@pytest.mark.clause("GR-7.1-21", "GR-7.3-01", "GR-7.3-03", "GR-7.3-04", "GR-7.3-06", "GR-7.3-07", "GR-RULING-52")
def test_the_side_with_more_hits_retreats_together_where_it_likes() -> None:
    table = attack({"italian-foot-1": "medea"}, THEIRS | {"cernide-of-udine": "villesse"}, 1, 6, 6, walls={})
    play(table, "lose militia-of-gorizia")
    zones = {choice.split()[1] for choice in offered(table)}
    assert "villesse" not in zones
    assert "medea" in zones
    assert refusal(table, "retreat villesse") == "GR-7.3-06"
    play(table, "retreat visco")
    assert {where(table, unit).split()[0] for unit in THEIRS} == {"visco"}


@pytest.mark.clause("GR-RULING-52")
def test_by_option_nobody_retreats_where_the_attacker_came_from() -> None:
    more = {"options": {"retreat_to_attacker_origin": "no"}}
    table = attack({"italian-foot-1": "medea"}, THEIRS, 1, 6, 6, **more)
    play(table, "lose militia-of-gorizia")
    assert refusal(table, "retreat medea") == "GR-RULING-52"


@pytest.mark.clause("GR-7.1-22", "GR-7.3-02", "GR-7.3-08")
def test_with_equal_hits_the_attacker_goes_back() -> None:
    for dice in ((6, 6), (1, 1)):
        table = attack({"italian-foot-1": "medea"}, {"german-foot-1": "romans"}, *dice)
        assert where(table, "italian-foot-1").startswith("medea")
        assert where(table, "german-foot-1").startswith("romans")


@pytest.mark.clause("GR-7.3-09")
def test_who_cannot_retreat_is_eliminated() -> None:
    force = {"italian-foot-1": "pontebba", "cernide-of-udine": "pontebba", "plezzo-garrison": "malborghetto"}
    table = at(words(force | {"cappelletti-1": "tarvis"}, open="pontebba"), 1, 6)
    assert where(play(table, "move malborghetto italian-foot-1"), "plezzo-garrison") == "gone"


@pytest.mark.clause("GR-7.1-19", "GR-RULING-47", "GR-RULING-45")
def test_hits_that_are_absorbed_are_not_suffered() -> None:
    force = {"italian-foot-1": "medea"}
    theirs = {"german-foot-1": "cormons", "trautmannsdorf": "cormons"}
    table = attack(force, theirs, 1, 6, 6)  # one hit, and a borough: no check of the commander
    assert where(table, "german-foot-1") == "cormons"
    assert where(table, "italian-foot-1").startswith("medea")


@pytest.mark.clause("GR-7.2-01", "GR-7.2-03", "GR-7.2-08", "GR-RULING-68")
def test_a_second_hit_eliminates_and_the_face_that_is_up_counts() -> None:
    table = attack({"italian-foot-1": "medea back"}, {"german-foot-1": "romans"}, 3, 3)  # FV 2 on its back
    assert where(table, "italian-foot-1") == "gone"
    assert where(table, "german-foot-1") == "romans"


@pytest.mark.clause("GR-7.2-02")
def test_a_unit_without_a_back_is_lost_at_once() -> None:
    table = attack({"italian-foot-1": "medea"}, {"austrian-field-guns": "romans"}, 1, 6)
    assert where(table, "austrian-field-guns") == "gone"


@pytest.mark.clause("GR-7.2-04", "GR-7.2-06", "GR-7.2-07", "GR-RULING-48")
def test_a_commander_who_is_hit_is_replaced_where_his_side_chooses() -> None:
    theirs = {"german-foot-1": "romans", "trautmannsdorf": "romans", "styrian-foot": "goritia", "uskoks-1": "duino"}
    table = attack({"italian-foot-1": "medea"}, theirs, 1, 6, 6, 2)
    assert table.deciders == (1,)
    assert offered(table) == ["replace romans", "replace goritia", "replace duino"]
    assert refusal(table, "replace udine") == "GR-7.2-06"
    play(table, "replace goritia")
    assert where(table, "trautmannsdorf") == "goritia back"


@pytest.mark.clause("GR-7.2-05")
def test_a_commander_without_a_replacement_is_eliminated() -> None:
    table = attack({"italian-foot-1": "medea"}, {"german-foot-1": "romans", "petazzi": "romans"}, 1, 6, 6, 1)
    assert where(table, "petazzi") == "gone"
    back = {"german-foot-1": "romans", "trautmannsdorf": "romans back", "uskoks-1": "duino"}
    assert where(attack({"italian-foot-1": "medea"}, back, 1, 6, 6, 1), "trautmannsdorf") == "gone"


@pytest.mark.clause("GR-RULING-49", "GR-7.2-10")
def test_commanders_left_alone_with_the_enemy_are_lost() -> None:
    table = attack({"italian-foot-1": "medea"}, {"val-canale-levy": "romans", "petazzi": "romans"}, 1, 6, 6, 5)
    assert where(table, "petazzi") == "gone"
    assert where(table, "italian-foot-1").startswith("romans")


@pytest.mark.clause("GR-10-10", "GR-11-02", "GR-11-04", "GR-10-11")
def test_a_fort_falls_before_the_borough() -> None:
    force = {"italian-foot-1": "medea", "italian-foot-2": "medea", "corsican-foot": "medea"}
    fort = {"cormons": {"forts": 1, "owner": 1}}
    table = attack(force, {"val-canale-levy": "cormons"}, 1, 1, 1, 6, zones=fort)
    assert where(table, "val-canale-levy") == "gone"
    assert zone(table, "cormons") == {}
    table = attack(force, {"val-canale-levy": "cormons"}, 1, 1, 6, 6)
    assert zone(table, "cormons") == {"ruined": True}


@pytest.mark.clause("GR-11-05", "GR-INV-17")
def test_walking_in_ruins_nothing_and_a_ruin_shelters_nobody() -> None:
    assert zone(play(at(words({"italian-foot-1": "medea"})), "move cormons italian-foot-1"), "cormons") == {}
    table = attack(
        {"italian-foot-1": "medea"}, {"val-canale-levy": "cormons"}, 1, 6, zones={"cormons": {"ruined": True}}
    )
    assert where(table, "val-canale-levy") == "gone"


@pytest.mark.clause("GR-VEC-20", "GR-7.3-10", "GR-7.3-11", "GR-RULING-51")
def test_a_garrison_stands_for_one_more_hit() -> None:
    force = {"italian-foot-1": "bruma", "italian-foot-2": "bruma"}
    theirs = {"german-garrison-1": "gradisca", "german-garrison-2": "gradisca", "militia-of-gradisca": "gradisca"}
    breach = {"gradisca-old-gate": {"level": 0}}
    table = attack(force, theirs, 1, 1, 1, 6, 6, walls=breach)
    play(table, "lose german-garrison-1", "lose german-garrison-2", "lose italian-foot-1", "stand")
    play(table, "lose militia-of-gradisca")
    assert where(table, "italian-foot-2").startswith("bruma")
    assert where(table, "militia-of-gradisca") == "gradisca back"


@pytest.mark.clause("GR-RULING-51")
def test_a_last_stand_can_cost_the_fortress() -> None:
    breach = {"gradisca-old-gate": {"level": 0}}
    table = attack({"italian-foot-1": "bruma"}, {"german-garrison-1": "gradisca"}, 1, 6, walls=breach)
    play(table, "stand")
    assert where(table, "german-garrison-1") == "gone"
    assert where(table, "italian-foot-1").startswith("gradisca")


@pytest.mark.clause("GR-RULING-51")
def test_by_option_the_extra_loss_is_a_whole_unit() -> None:
    breach = {"gradisca-old-gate": {"level": 0}}
    theirs = {"german-garrison-1": "gradisca", "german-garrison-2": "gradisca"}
    more = {"options": {"stand_loss": "one_unit"}}
    table = attack({"italian-foot-1": "bruma"}, theirs, 1, 6, 6, walls=breach, **more)
    play(table, "lose german-garrison-1", "stand", "lose german-garrison-2")
    assert where(table, "german-garrison-2") == "gone"


@pytest.mark.clause("GR-RULING-43")
def test_by_option_the_guns_of_a_garrison_are_silent() -> None:
    breach = {"gradisca-old-gate": {"level": 0}}
    theirs = {"german-garrison-1": "gradisca", "gunners-of-gradisca": "gradisca"}
    # A second die for the defenders would be a hit.
    loud = attack({"italian-foot-1": "bruma"}, theirs, 6, 6, 1, walls=breach)
    silent = attack({"italian-foot-1": "bruma"}, theirs, 6, 6, 1, walls=breach, options={"garrison_guns_fire": "no"})
    assert where(loud, "italian-foot-1") == "bruma back acted spent-1"
    assert where(silent, "italian-foot-1") == "bruma acted spent-1"


@pytest.mark.clause("GR-7.4-01", "GR-RULING-44")
def test_guns_fight_in_the_field_like_other_units() -> None:
    mine = {"italian-foot-1": "medea", "siege-train": "medea"}
    table = attack(mine, {"val-canale-levy": "romans"}, 6, 4, 6)
    assert where(table, "val-canale-levy") == "gone"
    table = attack(mine, {"german-foot-1": "romans"}, 6, 6, 6)
    assert where(table, "siege-train").startswith("medea")
    burst = attack(mine, {"german-foot-1": "romans"}, 6, 6, 6, options={"gun_burst_in_field": "yes"})
    assert where(burst, "siege-train") == "gone"


@pytest.mark.clause("GR-RULING-45", "GR-7.1-15", "GR-7.1-19")
def test_a_hit_that_only_a_burst_gun_could_have_taken_is_lost() -> None:
    theirs = {"austrian-field-guns": "romans", "petazzi": "romans"}
    table = attack({"italian-foot-1": "medea"}, theirs, 1, 6, 6, options={"gun_burst_in_field": "yes"})
    # Nobody is left to take the hit, so there is no check; he is alone with the enemy (GR-6-20).
    told = {GRADISCA.entries[entry.key].name for line in table.record.lines for entry in line.entries}
    assert "burst" in told
    assert "checked" not in told
    assert where(table, "petazzi") == "gone"


@pytest.mark.clause("GR-13-07", "GR-13-09", "GR-RULING-73", "GR-13-03")
def test_loot_is_turned_up_on_entry_before_the_dice() -> None:
    table = at(
        words({"italian-foot-1": "medea", "german-foot-1": "cormons"}, zones={"cormons": {"loot": 1}}), "1", 6, 6
    )
    play(table, "move cormons italian-foot-1")
    assert points(table) == [1, 0]
    assert zone(table, "cormons") == {}


@pytest.mark.clause("GR-13-08", "GR-13-06")
def test_a_question_mark_is_worth_a_die() -> None:
    table = at(words({"italian-foot-1": "medea"}, zones={"cormons": {"loot": 1}}), "?", 5)
    assert points(play(table, "move cormons italian-foot-1")) == [5, 0]


@pytest.mark.clause("GR-RULING-73", "GR-13-05")
def test_commanders_and_owners_turn_up_no_loot_and_by_option_it_waits_for_the_battle() -> None:
    loot = {"cormons": {"loot": 1}}
    assert points(play(at(words({"giustiniani": "medea"}, zones=loot)), "move cormons giustiniani")) == [0, 0]
    own = words({"german-foot-1": "medea"}, "a_arciducali", zones=loot)
    assert zone(play(at(own), "move cormons german-foot-1"), "cormons") == {"loot": 1}
    late = {"zones": loot, "options": {"loot": "on_holding_after_combat"}}
    table = attack({"italian-foot-1": "medea"}, {"german-foot-1": "cormons"}, 6, 6, **late)
    assert points(table) == [0, 0]
    assert zone(table, "cormons") == {"loot": 1}
