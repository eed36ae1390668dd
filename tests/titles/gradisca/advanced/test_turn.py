"""The advanced sequence, and cards with an R (rule 26, ASEQ)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.gradisca.tools import (
    AUSTRIA,
    GRADISCA,
    VENICE,
    Game,
    advanced,
    asked,
    at,
    camp,
    morale,
    offered,
    play,
    refusal,
    where,
    zone,
)
from wartable import Scripted
from wartable.core.rules.log import SILENT
from wartable.titles.gradisca.codes.stack import GROUP_DICE

UNITS = {"italian-foot-1": "udine", "giustiniani": "udine", "german-foot-1": "goritia", "trautmannsdorf": "goritia"}


def ending(turn: int, *dice: int | str, units: dict[str, str] | None = None, **more: Any) -> Any:
    """A turn whose last activation is about to end; what chance gives afterwards is dictated."""
    units = units or UNITS
    kit = GRADISCA.kit(2)
    on_map = [unit for unit, place in units.items() if place.split()[0] in kit.zones]
    chits = {kit.corps[kit.corps_of[kit.unit_words.index(unit)]]: "played" for unit in on_map}
    position = advanced(units, turn=turn, chits={**chits, "v_giustiniani": "active"}, **more)
    return play(at(position, *dice), "end")


@pytest.mark.clause("GR-ASEQ-01", "GR-ASEQ-08", "GR-ASEQ-10", "GR-21-08")
def test_a_new_turn_asks_venice_for_the_sea_supply_before_the_chits() -> None:
    table = ending(3)
    assert (asked(table), table.deciders) == ("sea_supply", (VENICE,))
    assert table.view(VENICE).turn == 4
    assert {one.chit for one in table.view(VENICE).corps if one.units} == {"played"}
    play(table, "sea marano")
    assert asked(table) == "choosing"


@pytest.mark.clause("GR-ASEQ-02", "GR-ASEQ-11")
@pytest.mark.parametrize(("turn", "end"), [(8, 8), (16, 16)])
def test_nothing_of_a_new_turn_happens_after_the_last_one(turn: int, end: int) -> None:
    table = ending(turn, end=end, mixed=turn > 8)
    assert table.outcome is not None
    assert morale(table) == [8, 7]


@pytest.mark.clause("GR-ASEQ-03", "GR-23-17", "GR-INV-16")
@pytest.mark.parametrize(("turn", "kept"), [(2, False), (8, False), (14, False), (3, True), (12, True)])
def test_raid_markers_go_with_the_year(turn: int, kept: bool) -> None:
    table = ending(turn, zones={"mossa": {"raided": True}}, mixed=turn > 8)
    assert zone(table, "mossa").get("raided", False) == kept


@pytest.mark.clause("GR-ASEQ-04", "GR-ASEQ-05", "GR-ASEQ-09", "GR-INV-13")
def test_markers_and_the_camp_are_turned_back_and_chits_return() -> None:
    units = {**UNITS, "german-foot-1": "goritia acted out"}
    table = ending(3, units=units, camps=("trivignano moved", "goritia moved"), sea_blocked=True, flood=["Torre"])
    assert where(table, "german-foot-1") == "goritia out"
    assert camp(table, VENICE) == "trivignano"
    assert not table.view(VENICE).sea_blocked
    assert table.view(VENICE).flood == ()
    play(table, "sea monfalcone")
    assert sorted(one.chit for one in table.view(VENICE).corps if one.units) == ["active", "cup"]


@pytest.mark.clause("GR-ASEQ-06", "GR-22-07", "GR-22-05")
@pytest.mark.parametrize(("turn", "after"), [(2, [7, 6]), (3, [8, 7]), (5, [7, 6]), (8, [7, 6])])
def test_boxes_lower_the_morale_of_both_armies(turn: int, after: list[int]) -> None:
    assert morale(ending(turn)) == after


@pytest.mark.clause("GR-24-11", "GR-RULING-92", "GR-RULING-13")
def test_a_camp_out_of_play_costs_morale_every_turn() -> None:
    table = ending(3, camps=("lost-3", "goritia"))
    assert morale(table) == [7, 7]


@pytest.mark.clause("GR-RULING-12")
def test_before_the_first_turn_only_the_sea_supply_is_asked() -> None:
    table: Game = GRADISCA.open(2, seed=3, options={"mode": "advanced"})
    assert (asked(table), table.deciders) == ("sea_supply", (VENICE,))
    assert table.view(VENICE).sea == "monfalcone"
    assert morale(table) == [7, 8]
    play(table, "sea monfalcone")
    assert asked(table) == "choosing"


# -- cards with an R --

EARLY = (("dutch",), ())  # after Mar-Apr 1617, turn 10


@pytest.mark.clause("GR-26-03", "GR-26-04", "GR-VEC-16")
def test_a_card_with_an_r_played_early_lays_its_units_on_the_time_track() -> None:
    table = at(advanced(UNITS, turn=9, hands=EARLY))
    play(table, "play dutch")
    assert where(table, "nassau") == "group"
    assert table.state.to_dict()["groups"] == [{"card": "dutch", "turn": 10}]
    assert table.view(AUSTRIA).groups[0].turn == 10
    assert table.view(VENICE).cards_left == 1  # it counts as a card
    basic = at(
        {**advanced(UNITS, turn=9, hands=EARLY), "options": {"mode": "basic"}, "armies": [{"hand": ["dutch"]}, {}]}
    )
    assert refusal(basic, "play dutch") == "GR-12-11"


@pytest.mark.clause("GR-26-01", "GR-26-03", "GR-12-10")
def test_before_its_date_it_is_neither_due_nor_a_duty_done() -> None:
    table = at(advanced(UNITS, turn=9, hands=(("dutch", "fever", "grain"), ())))
    assert refusal(table, "play dutch") == "GR-12-09"  # fever is due
    table = at(advanced(UNITS, turn=9, hands=EARLY))
    assert refusal(table, "end") == ""
    late = at(advanced(UNITS, turn=11, hands=EARLY))
    assert refusal(late, "end") == "GR-12-04"


def five(turn: int) -> Any:
    """A hand of five, one of which must go."""
    units = {**UNITS, "uskoks-1": "duino"}
    stack = [["next_chit", 0], ["activation_end", 0], ["discarding", 0]]
    hand = ["dutch", "mediation", "fever", "grain", "truce"]
    return at(advanced(units, turn=turn, stack=stack, hands=(hand, ()), option=2, mixed=True))


@pytest.mark.clause("GR-26-02", "GR-26-09")
def test_up_to_its_date_a_card_with_an_r_is_not_discarded_and_another_is() -> None:
    table = five(9)
    assert refusal(table, "discard dutch") == "GR-26-02"
    assert refusal(table, "discard mediation") == ""  # a date without an R
    assert refusal(table, "discard fever") == "GR-12-05"
    assert refusal(five(11), "discard dutch") == "GR-12-05"


@pytest.mark.clause("GR-26-09", "GR-12-11")
def test_a_date_without_an_r_is_waited_for() -> None:
    table = at(advanced(UNITS, turn=10, hands=(("mediation",), ()), mixed=True))
    assert refusal(table, "play mediation") == "GR-12-11"


@pytest.mark.clause("GR-RULING-98")
def test_after_its_date_it_works_at_once_or_by_option_on_the_track() -> None:
    position = advanced({**UNITS, "garrison-of-monfalcone": "monfalcone"}, turn=11, hands=EARLY, mixed=True)
    table = play(at(position), "play dutch")
    assert where(table, "nassau").startswith("monfalcone")
    position["options"] = {"mode": "advanced", "late_r_card": "track_at_current_turn"}
    table = play(at(position), "play dutch")
    assert table.state.to_dict()["groups"] == [{"card": "dutch", "turn": 11}]
    undated = advanced(UNITS, turn=9, hands=(("marquis",), ()), options={"late_r_card": "track_at_current_turn"})
    table = play(at(undated), "play marquis", "place goritia")
    assert where(table, "marchese").startswith("goritia")


def waiting(*groups: tuple[str, int], **units: str) -> dict[str, Any]:
    """Groups on the track, with their units."""
    return {"groups": [{"card": card, "turn": turn} for card, turn in groups]}


NASSAU = ("regiment-nassau-1", "regiment-nassau-2", "regiment-roquelaure-1", "regiment-roquelaure-2")
DUTCH = dict.fromkeys((*NASSAU, "english-volunteers", "nassau"), "group")
BAMBERG = dict.fromkeys(("bamberg-foot-1", "bamberg-foot-2", "bamberg-horse"), "group")
HARBOUR = {**UNITS, "garrison-of-monfalcone": "monfalcone"}


@pytest.mark.clause("GR-26-05", "GR-26-06", "GR-26-08", "GR-ASEQ-07", "GR-VEC-15")
@pytest.mark.parametrize(
    ("turn", "die", "enters"), [(10, 1, True), (10, 2, False), (11, 2, True), (11, 3, False), (15, 6, True)]
)
def test_a_group_enters_by_a_die_against_the_turns_since_its_box(turn: int, die: int, enters: bool) -> None:
    table = ending(turn, die, units={**HARBOUR, **DUTCH}, mixed=True, **waiting(("dutch", 10)))
    assert (where(table, "nassau") == "monfalcone") == enters
    assert bool(table.view(VENICE).groups) != enters


@pytest.mark.clause("GR-26-05", "GR-VEC-16")
def test_in_its_own_box_no_die_is_rolled() -> None:
    table = ending(9, units={**HARBOUR, **DUTCH}, mixed=True, **waiting(("dutch", 10)))
    assert not [line for line in table.log(VENICE, lang="en") if "or less they arrive" in line]
    assert where(table, "nassau") == "group"


@pytest.mark.clause("GR-26-07", "GR-RULING-99", "GR-ASEQ-09", "GR-ASEQ-10")
def test_a_group_enters_where_its_card_says_and_acts_in_the_same_turn() -> None:
    units = {**HARBOUR, **DUTCH, "garrison-of-muggia": "muggia"}
    table = ending(10, 1, units=units, mixed=True, **waiting(("dutch", 10)))
    assert (asked(table), table.deciders) == ("arrival", (VENICE,))
    assert offered(table) == ["place monfalcone", "place muggia"]
    play(table, "place muggia")
    assert asked(table) == "sea_supply"  # so the zone can still be supplied by sea
    play(table, "sea muggia")
    assert where(table, "nassau") == "muggia"
    assert next(one.chit for one in table.view(VENICE).corps if one.corps == "o_nassau") in ("cup", "active")


@pytest.mark.clause("GR-RULING-99")
def test_groups_roll_oldest_first_and_venice_before_austria() -> None:
    horse = {"marradas": "group", "marradas-cuirassiers-1": "group", "marradas-cuirassiers-2": "group"}
    foot = {
        "bamberg-foot-1": "group",
        "bamberg-foot-2": "group",
        "bamberg-horse": "group",
        "walloon-arquebusiers": "group",
    }
    lombards = {"martinengo": "group", "lombard-foot": "group", "swiss-foot": "group", "grisons-foot": "group"}
    groups = waiting(("bamberg", 6), ("swiss", 6), ("lombards", 4), ("marradas", 5))
    table = ending(7, 6, 6, 6, 6, units={**UNITS, **horse, **foot, **lombards}, **groups)
    told = [line.split(",")[0] for line in table.log(VENICE, lang="en") if "or less they arrive" in line]
    assert told == [
        "Troops from Lombardy",
        "Marradas's cuirassiers",
        "Swiss and Grisons",
        "The Bishop of Bamberg's men",
    ]


@pytest.mark.clause("GR-RULING-28", "GR-26-08")
def test_a_group_without_a_zone_to_enter_waits() -> None:
    # Under a truce nobody enters among enemies: the die lets them, and they wait.
    units = {**UNITS, **BAMBERG, "italian-foot-2": "tarvis"}
    state = at(advanced(units, turn=7, truce=True, **waiting(("bamberg", 5)))).state
    state.push(GROUP_DICE, VENICE)
    state.run(Scripted(1), SILENT)
    assert state.to_dict()["units"]["bamberg-foot-1"] == "group"
    assert state.to_dict()["groups"] == [{"card": "bamberg", "turn": 5}]
    dutch = {**UNITS, **DUTCH}
    dutch |= {
        "uskoks-1": "monfalcone",
        "uskoks-2": "marano",
        "croatian-foot": "muggia",
        "croatian-horse": "capodistria",
    }
    dutch["uskoks-of-segna-1"] = "pirano"
    table = ending(11, 1, units=dutch, mixed=True, **waiting(("dutch", 10)))
    assert where(table, "nassau") != "group"  # Monfalcone is named on the card, whoever is there


@pytest.mark.clause("GR-RULING-55", "GR-RULING-99", "GR-12-20")
def test_a_group_that_enters_among_enemies_fights_without_calls_and_perishes_if_beaten() -> None:
    units = {**UNITS, **BAMBERG, "italian-foot-2": "tarvis"}
    table = ending(6, 2, 6, 6, 6, 6, units=units, **waiting(("bamberg", 5)))
    assert where(table, "bamberg-foot-1") == where(table, "bamberg-horse") == "gone"
    assert where(table, "italian-foot-2") == "tarvis"
    assert asked(table) == "sea_supply"


@pytest.mark.clause("GR-RULING-13", "GR-12-15")
def test_the_cards_of_1617_come_after_the_groups_and_before_the_sea_supply() -> None:
    table = ending(8)
    assert asked(table) == "sea_supply"
    assert table.view(VENICE).new_year == 8


@pytest.mark.clause("GR-RULING-27")
def test_cards_that_do_nothing_in_the_basic_game_work_in_this_one() -> None:
    table = at(advanced(UNITS, turn=4, hands=(("pay",), ()), camps=("trivignano", "lost-3")))
    play(table, "play pay")
    assert morale(table) == [9, 6]
