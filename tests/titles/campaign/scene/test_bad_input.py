"""Bad input at the desk: lists of others, results that cannot be, entries that came too late, names with tricks."""

from __future__ import annotations

import json

import pytest

from tests.titles.campaign.scene.test_desk import opened, picked
from tests.titles.campaign.war import in_battle
from wartable import Refused, Stale
from wartable.core.errors import Excluded, NotAnAction, OptionError, WartableError
from wartable.core.forms import FormError
from wartable.core.rules.log import PUBLIC
from wartable.paint import text

PLATOONS = " ".join(f"1.{number} 3 rifle" for number in range(1, 6))


def refused(text: str) -> list[str]:
    """What is wrong with a list, fault by fault; nothing of it is taken."""
    table = picked(opened())
    before = table.view(0)
    with pytest.raises(FormError) as error:
        table.fill(0, "import", {"text": text})
    assert table.view(0) == before
    assert len(error.value.lines("it")) == len(error.value.lines("en"))
    return error.value.lines("en")


def test_every_fault_of_a_list_is_told_with_its_line() -> None:
    rows = ("place,unit,count", "1.1,rifle,3", "1.2,elves,3", "1.3,rifle,7", "77.1,rifle,3", "1.4")
    assert refused("\n".join(rows)) == [
        "3: your nation has no unit “elves”",
        "4: “7” is not a number from 1 to 5",
        "5: there is no place “77.1”",
        "line 6 needs place, unit and count",
    ]


def test_a_list_of_another_pack_names_each_unit_that_is_not_there() -> None:
    other = {"nation": "germany", "units": {"1.1": {"rifle": 3}, "2.1": {"landship": 3, "golem": 1}}}
    assert refused(json.dumps(other)) == [
        "2.1: your nation has no unit “landship”",
        "2.1: your nation has no unit “golem”",
    ]


def test_a_list_over_the_budget_names_the_line_that_goes_beyond_it() -> None:
    places = [f"{company}.{platoon}" for company in (1, 2, 3) for platoon in (1, 2, 3)]
    rows = ["place,unit,count", *(f"{place},panther,5" for place in places)]  # 5 for 1,350 points
    assert refused("\n".join(rows)) == ["8: from here on beyond the budget of 9,000; 12,150 points in all"]
    assert refused("list " + " ".join(f"{place} 5 panther" for place in places)) == [
        "3.1: from here on beyond the budget of 9,000; 12,150 points in all"
    ]


def test_a_fifth_platoon_has_no_place() -> None:
    assert refused(f"list {PLATOONS} 1.hq 1 hq_foot") == ["1.5: there is no place “1.5”"]


@pytest.mark.parametrize(
    ("units", "place", "clause"),
    [
        ("1.1 3 lefh18 1.2 3 lefh18 1.3 3 lefh18", "1.3", "CA-LIST-09"),
        ("1.1 3 rifle 1.2 3 pz4h", "1.2", "CA-RULING-10"),
        ("1.1 3 rifle 1.hq 1 hq_battery", "1.hq", "CA-RULING-57"),
        ("1.hq 1 hq_foot", "1.hq", "CA-RULING-09"),
    ],
)
def test_what_only_the_rules_refuse_is_told_before_anything_is_taken_over(units: str, place: str, clause: str) -> None:
    (told,) = refused(f"list {units}")
    assert told.startswith(f"{place}: ")
    assert told.endswith(f". ({clause})")


def test_a_list_of_another_nation_and_year_says_unit_by_unit_what_no_longer_fits() -> None:
    units = {"1.1": {"rifle": 4}, "2.1": {"t34_76": 3, "tiger2": 1}, "3.1": {"is2": 3}, "3.hq": {"hq_foot": 1}}
    assert refused(json.dumps({"nation": "ussr", "year": 1945, "units": units})) == [
        "the list is for another nation: ussr",
        "2.1: your nation has no unit “t34_76”",
        "3.1: your nation has no unit “is2”",
        "2.1: Tiger II is not to be had in 1943",
    ]


@pytest.mark.parametrize("words", ["dice 7 1", "dice 0 3", "dice 6", "dice six one", "dice 3 4 5", "dice -1 2"])
def test_dice_have_six_faces(words: str) -> None:
    table = in_battle(step="dice", roller=0, options={"dice_source": "entered"})
    before = table.view(0)
    with pytest.raises(NotAnAction):
        table.act(table.deciders[0], words)
    assert table.view(0) == before


@pytest.mark.parametrize(
    ("words", "clause"),
    [
        ("result lost 1 1.1 6 rifle outcome draw", "CA-RULING-33"),
        ("result lost 1 2.1 1 rifle outcome draw", "CA-ORG-01"),
        ("result held 1 1 outcome draw", "CA-TYP-08"),
        ("result", "CA-VP-05"),
    ],
)
def test_a_result_that_cannot_be_is_refused_whole(words: str, clause: str) -> None:
    table = in_battle()
    before = [(table.view(viewer), table.log(viewer)) for viewer in (0, 1, PUBLIC)]
    refusal = table.why_not(0, words)
    assert refusal is not None
    assert refusal.clause == clause
    with pytest.raises(Refused):
        table.act(0, words)
    assert [(table.view(viewer), table.log(viewer)) for viewer in (0, 1, PUBLIC)] == before


def test_a_victory_without_a_winner_is_no_outcome() -> None:
    table = in_battle()
    with pytest.raises(NotAnAction):
        table.act(0, "result outcome marginal")


def test_both_enter_at_once_and_the_first_to_hand_in_is_looked_at() -> None:
    table = in_battle()
    late = table.number(1)
    table.act(1, table.title.pick(table.kit, "result lost 1 1.1 1 rifle"))
    table.act(0, "result lost 2 1.2 1 rifle outcome draw")
    assert table.history.drafts[1] == []
    with pytest.raises(Stale):
        table.act(1, "result outcome draw", number=late)
    view = table.view(1)
    assert view.step == "confirm"
    assert view.result is not None
    assert view.result.by == 0
    table.act(1, "confirm")


def test_an_older_entry_is_not_confirmed_in_place_of_a_newer_one() -> None:
    table = in_battle()
    table.act(0, "result outcome draw")
    looked = table.number(1)
    table.undo(0)
    table.act(0, "result lost 2 1.1 5 rifle outcome decisive 1")
    with pytest.raises(Stale):
        table.act(1, "confirm", number=looked)
    assert table.view(1).step == "confirm"


@pytest.mark.parametrize(
    "name", ["Wol\u200bves", "\u202eseviloW", "\u3164", "Wolves\u00ad", "\u2800", "\x00", "x" * 81]
)
def test_a_name_with_invisible_signs_or_too_long_is_refused(name: str) -> None:
    table = picked(opened())
    table.name_thing("formation.0.1", "Wolves", 0)
    before = table.scene(0, "en")
    with pytest.raises(OptionError):
        table.name_thing("formation.0.1", name, 0)
    assert table.scene(0, "en") == before
    assert "Wolves" in text(before)


def test_a_name_is_one_line() -> None:
    table = picked(opened())
    table.name_thing("formation.0.1", " Grey\n\tWolves ", 0)
    assert "Grey Wolves" in text(table.scene(0, "en"))


@pytest.mark.clause("CA-RULING-26", "CA-RULING-59")
@pytest.mark.parametrize(
    ("options", "clause"),
    [
        ({"draw_below": 351}, "CA-RULING-26"),
        ({"draw_below": 500, "decisive_from": 499}, "CA-RULING-26"),
        ({"year": "1940", "nation_1": "usa"}, "CA-RULING-59"),
        ({"year": "1942", "nation_2": "france"}, "CA-RULING-59"),
    ],
)
def test_options_that_exclude_each_other_open_no_table(options: dict[str, object], clause: str) -> None:
    with pytest.raises(Excluded, match=clause) as error:
        opened(**options)
    assert error.value.label("it") != error.value.label("en")


def test_options_at_the_mark_do_not_exclude_each_other() -> None:
    assert opened(draw_below=350, decisive_from=350).deciders == (0, 1)


def test_nobody_names_the_enemys_companies() -> None:
    table = picked(opened())
    for thing in ("formation.1.1", "unit.1.1.1"):
        with pytest.raises(WartableError):
            table.name_thing(thing, "Losers", 0)


@pytest.mark.parametrize(
    "thing",
    [
        "formation.0.99",
        "formation.0.0",
        "formation.0.01",
        "formation.0.Ünfug",
        "formation.0.",
        "formation.0.1.1",
        "unit.0.1",
        "unit.0.1.5",
        "unit.0.65.1",
        "unit.0.1.hq.hq",
        "place.1.1",
        "feature.1",
        "feature.x",
    ],
)
def test_what_is_no_formation_or_unit_of_a_list_has_no_name(thing: str) -> None:
    table = picked(opened())
    before = table.wtr()
    with pytest.raises(WartableError):
        table.name_thing(thing, "Wolves", 0)
    assert table.wtr() == before


@pytest.mark.parametrize("thing", ["formation.0.1", "formation.0.64", "unit.0.1.1", "unit.0.64.4", "unit.0.64.hq"])
def test_every_place_of_a_list_may_have_a_name(thing: str) -> None:
    table = picked(opened())
    table.name_thing(thing, "Wolves", 0)
    assert table.names_for(table.view(0)) == {thing: "Wolves"}
    assert table.names_for(table.view(1)) == {}
