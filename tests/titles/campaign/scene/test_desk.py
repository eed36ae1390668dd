"""The campaign's papers at each step: what is offered lies there, what is wrong is told, and nothing of the enemy's."""

from __future__ import annotations

from functools import cache

import pytest

import wartable
from tests.paint import checks
from wartable.core import scene as sc
from wartable.core.table.table import Table
from wartable.paint import Layout, parts, printed, text
from wartable.titles.campaign.codes.verbs import ADD, WIDTH
from wartable.titles.campaign.kit import CampaignKit
from wartable.titles.campaign.view import CampaignView

LIST = (
    "list 1.1 5 rifle 1.2 4 rifle 1.hq 2 hq_foot 2.1 5 pz4h 2.2 3 pz4h 1 pz4g 2.3 3 tiger1 2.hq 1 hq_pz4h "
    "3.1 4 lefh18 3.2 3 lefh18 3.hq 1 hq_battery"
)
LAYOUTS: tuple[Layout, ...] = ("wide", "middle", "narrow")


def opened(**more: object) -> Table:
    nations = {"nation_1": "germany", "nation_2": "ussr"}
    return wartable.title("campaign").open(
        seats=2, options={"year": "1943", "battles_planned": 3, **nations, **more}, seed=3
    )


def picked(table: Table, line: str = LIST) -> Table:
    """The same table with the picks of a list in the making."""
    table.act(0, *(code for code in table.title.parse(table.kit, line) if code // WIDTH == ADD))
    return table


def seen(table: Table, seat: int = 0) -> CampaignView:
    view = table.view(seat)
    assert isinstance(view, CampaignView)
    return view


@cache
def moments() -> dict[str, sc.Scene]:
    """The desk of the first side at each step of a campaign on the table and of one by the resolver."""
    found: dict[str, sc.Scene] = {}
    table = picked(opened(battles="table"))
    found["lists"] = table.scene(0, "en")
    table.act(0, LIST)
    found["locked"] = table.scene(0, "en")
    table.play_default(1)
    while table.outcome is None and len(found) < 12:
        step = seen(table).step
        found.setdefault(step, table.scene(0, "en"))
        if step == "battle":
            table.act(0, "turn 8" if seen(table).turn < 8 else "turn")
        elif step == "result":
            for choice in [one for one in table.choices(0) if "lost" in one.text][:2]:
                table.act(0, choice.code)
            found["entered"] = table.scene(0, "en")
            table.act(0, next(one.code for one in table.choices(0) if "outcome marginal 1" in one.text))
            table.act(0, next(one.code for one in table.choices(0) if "done" in one.targets))
            found["confirm"] = table.scene(1, "it")
            table.act(1, "confirm")
        else:
            for seat in table.deciders:
                if seat in table.deciders:
                    table.play_default(seat)
    found["over"] = table.scene(0, "it")
    return found


def sheet(scene: sc.Scene, name: str) -> sc.Sheet:
    return next(one for one in sc.sheets_of(scene.papers) if one.id == name)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_step_is_painted_whole(layout: Layout) -> None:
    assert {"lists", "locked", "prepare", "battle", "entered", "confirm", "over"} <= moments().keys()
    for scene in moments().values():
        checks.whole(scene, layout)
        assert text(scene, 100, ask=True)


@pytest.mark.clause("CA-RULING-59")
def test_nations_say_what_they_bring_this_year() -> None:
    table = opened(year="1940", nation_1="choose", nation_2="choose")
    page = sheet(table.scene(0, "en"), "nations")
    assert [column.name for column in page.columns][1:] == ["Squads", "Vehicles", "Guns"]
    rows = {row.id.rpartition(".")[2]: row for row in page.rows}
    assert {name for name, row in rows.items() if row.state == "barred"} == {"usa"}
    assert (rows["usa"].note, rows["usa"].clause) == ("not in a campaign of 1940", "CA-RULING-59")
    kit = table.kit
    assert isinstance(kit, CampaignKit)
    for name, row in rows.items():
        units = table.title.content(None).data.nations[kit.nations.index(name)].entries
        there = [one for one in units if one.first <= 1940 <= one.last and one.formation != "hq"]
        counts = [str(sum(one.element == element for one in there)) for element in ("squad", "vehicle", "gun")]
        assert list(row.cells[1:]) == ([""] * 3 if name == "usa" else counts)
    best = rows["france"].cells[0]
    assert isinstance(best, sc.SheetCell)
    assert best.note.count(", ") == 2


def test_a_list_in_the_making_has_a_row_for_all_that_is_offered() -> None:
    scene = moments()["lists"]
    rows = {row.id for name in ("catalogue", "army") for row in sheet(scene, name).rows}
    for choice in scene.choices:
        if choice.quiet:
            assert len(choice.targets) == 2
            assert set(choice.targets) <= rows


def test_a_company_is_copied_by_fresh_picks_and_removed_by_taking_its_own_back() -> None:
    table = picked(opened())
    head = sheet(table.scene(0, "en"), "army").groups[0]
    copy, remove = (next(tool for tool in head.tools if tool.kind == kind) for kind in ("copy", "remove"))
    table.act(0, *map(int, copy.key.split(",")))
    heads = sheet(table.scene(0, "en"), "army").groups
    assert [one.sum for one in heads] == [head.sum, heads[1].sum, heads[2].sum, head.sum]
    remove = next(tool for tool in heads[0].tools if tool.kind == "remove")
    table.act(0, *map(int, remove.key.split(",")))
    left = sheet(table.scene(0, "en"), "army").groups
    assert [one.key for one in left] == ["1", "2", "3"]


def test_a_stepper_adds_and_takes_back_at_its_place() -> None:
    table = picked(opened())

    def stepper() -> sc.Stepper:
        row = next(row for row in sheet(table.scene(0, "en"), "army").rows if row.id == "place.1.2")
        return next(cell for cell in row.cells if isinstance(cell, sc.Stepper))

    assert stepper().value == "4"
    table.act(0, int(stepper().more))
    assert (stepper().value, stepper().more) == ("5", "")
    table.act(0, int(stepper().less))
    assert stepper().value == "4"


def test_faults_stand_before_the_lock() -> None:
    table = picked(opened(), "list 1.1 2 rifle")
    scene = table.scene(0, "en")
    found = next(piece for paper in scene.papers for piece in paper.body if isinstance(piece, sc.Findings))
    faults = [item for item in found.items if not item.ok]
    assert {item.clause for item in faults} == {"CA-LIST-06", "CA-RULING-09"}
    assert [miss.done for miss in scene.near_misses if "done" in miss.label.lower() or miss.done] == [True]
    assert scene.papers[-1].count == "2"


@pytest.mark.parametrize(
    ("place", "entry", "clause"),
    [
        ("place.1.1", "entry.pz4h", "CA-RULING-10"),
        ("place.1.1", "entry.rifle", "CA-LIST-07"),
        ("place.1.1", "entry.hq_foot", "CA-RULING-57"),
        ("place.new", "entry.tiger2", "CA-RULING-38"),
    ],
)
def test_a_place_says_why_it_does_not_take_an_entry(place: str, entry: str, clause: str) -> None:
    (miss,) = picked(opened(), "list 1.1 5 rifle").misses(0, entry, place)
    assert miss.clause == clause


def test_a_tick_of_a_result_is_a_pick_that_a_second_click_takes_back() -> None:
    scene = moments()["entered"]
    rows = [row for name in ("force.0", "force.1") for row in sheet(scene, name).rows]
    boxes = [box for row in rows for cell in row.cells if isinstance(cell, sc.SheetCell) for box in cell.boxes]
    lost = [box for box in boxes if box.state == "lost"]
    assert len(lost) == 2
    assert all(box.key.startswith("-") for box in lost)
    assert all(not box.key.startswith("-") for box in boxes if box.state == "")


def test_nothing_of_the_enemys_list_is_drawn_before_both_are_locked() -> None:
    one, two = opened(), opened()
    picked(one)
    assert parts(one.scene(1, "en")) == parts(two.scene(1, "en"))
    assert parts(one.scene(-1, "en")) == parts(two.scene(-1, "en"))


def test_a_name_is_the_owners_until_the_list_is_open() -> None:
    table = picked(opened())
    table.name_thing("formation.0.1", "Wolves", 0)
    assert "1 Wolves" in text(table.scene(0, "en"))
    assert "Wolves" not in text(table.scene(1, "en"))
    with pytest.raises(wartable.WartableError):
        table.name_thing("formation.0.1", "Sheep", 1)


def test_a_platoons_name_stands_with_it_everywhere_and_is_the_owners_until_the_list_is_open() -> None:
    table = opened()
    table.act(0, LIST)
    before = [(text(table.scene(viewer, "en")), table.wtr(viewer)) for viewer in (1, -1)]
    table.name_thing("unit.0.1.1", "Wolves", 0)
    assert [(text(table.scene(viewer, "en")), table.wtr(viewer)) for viewer in (1, -1)] == before
    assert "Wolves" in text(table.scene(0, "en"))
    table.play_default(1)
    assert all("Wolves" in text(table.scene(viewer, "en")) for viewer in (0, 1))
    assert all("Wolves" in (printed(table.scene(0, "en"), name) or "") for name in ("roster", "cards"))
    tools = [
        {tool.thing for row in sheet(table.scene(viewer, "en"), name).rows for cell in row.cells
         if isinstance(cell, sc.SheetCell) for tool in cell.tools}
        for viewer, name in ((0, "army"), (1, "army"), (1, "paper.enemy.rows"))
    ]  # fmt: skip
    assert "unit.0.1.1" in tools[0]
    assert all(thing.startswith("unit.1.") for thing in tools[1])
    assert tools[2] == set(), "nobody has a pencil for the enemy's"


def test_what_can_be_printed_is_whole() -> None:
    scene = moments()["prepare"]
    assert {one.id for one in scene.documents} == {"roster", "cards", "battle", "campaign", "war"}
    for one in scene.documents:
        page = printed(scene, one.id)
        assert page is not None
        assert "@page{size:A4" in page
    cards = printed(scene, "cards")
    assert cards is not None
    assert cards.count('class="wt-cut"') == 10
