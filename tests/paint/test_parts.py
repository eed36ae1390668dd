"""Parts: each lies in its container, all together are the painting, and only what looks different has another hash."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from tests.paint import checks
from tests.paint.scenes import boards, office, samples, siege, valley
from wartable.core import scene as sc
from wartable.paint import Layout, html, parts, svg
from wartable.paint.art import Art
from wartable.paint.layouts import CLOTHS, layout_of
from wartable.paint.parts import LIBRARIES, SHELL, Parts, container, contents, part_hash

FORMS: tuple[Layout, ...] = ("wide", "middle", "narrow")
SAMPLES: list[tuple[Callable[[str, int], sc.Scene], Art | None]] = [
    (samples.plague, None),
    (samples.deploy, None),
    (samples.finished, None),
    (valley.skirmish, valley.board_art()),
    (siege.siege, siege.siege_art()),
    (boards.boards, boards.boards_art()),
    (office.desk, office.office_art()),
    (office.dashboard, office.office_art()),
]


def held(node: ElementTree.Element, place: str = "") -> list[tuple[str, str]]:
    """The ids of all parts, each with the container round it."""
    found = []
    for child in node:
        if ident := child.get("data-part"):
            found.append((ident, place))
        found += held(child, child.get("data-parts", place))
    return found


def changed(one: sc.Scene, two: sc.Scene, layout: Layout = "wide") -> set[str]:
    """The ids of the parts that differ between two paintings, but for what others refer to."""
    before, after = parts(one, layout), parts(two, layout)
    differ = {ident for ident in before.keys() | after.keys() if before.get(ident) != after.get(ident)}
    return {ident for ident in differ if container(ident) not in LIBRARIES}


@pytest.mark.parametrize(("sample", "art"), SAMPLES)
@pytest.mark.parametrize("layout", FORMS)
def test_every_part_lies_once_in_its_container(
    sample: Callable[[str, int], sc.Scene], art: Art | None, layout: Layout
) -> None:
    scene = sample("en", 4)
    painted = parts(scene, layout, art=art)
    whole = painted.whole()
    assert whole == html(scene, layout, art=art, style=False)
    tree = checks.parsed(whole)
    assert tree.get("data-part") == SHELL
    found = held(tree, tree.get("data-parts", ""))
    assert sorted(ident for ident, _ in found) == sorted(painted.keys() - {SHELL})
    assert [(ident, place) for ident, place in found if container(ident) != place] == []
    order = contents(painted)
    for place in order.keys() - {""}:
        assert [ident for ident, inside in found if inside == place] == order[place]


def test_a_part_holds_no_other_part() -> None:
    for markup in parts(samples.deploy("en", 4)).values():
        assert " data-part=" not in markup


def test_a_pile_that_grows_is_the_only_part_that_changes() -> None:
    scene = samples.plague("en", 4)
    drawn = replace(scene, piles=(replace(scene.piles[0], count=scene.piles[0].count - 1), *scene.piles[1:]))
    assert changed(scene, drawn) == {f"piles/{scene.piles[0].id}"}


@pytest.mark.parametrize("layout", FORMS)
def test_a_new_line_of_the_log_leaves_the_others_alone(layout: Layout) -> None:
    scene = samples.plague("en", 4)
    lines = tuple(replace(line, entry=i) for i, line in enumerate(scene.log))
    before, after = (replace(scene, log=log) for log in (lines[:-1], lines))
    assert changed(before, after, layout) == {f"log/{len(lines) - 1}"}


def test_a_line_that_scrolls_out_of_the_window_changes_no_other() -> None:
    scene = samples.plague("en", 4)
    lines = tuple(replace(line, entry=i) for i, line in enumerate(scene.log))
    before, after = (replace(scene, log=log) for log in (lines[:-1], lines[1:]))
    assert changed(before, after) == {"log/0", f"log/{len(lines) - 1}"}


def test_lines_of_one_entry_are_parts_of_their_own() -> None:
    lines = (sc.LogLine("1", "one", entry=4), sc.LogLine("1", "two", entry=4))
    assert [ident for ident in parts(sc.Scene("t", log=lines)) if container(ident) == "log"] == ["log/4", "log/4+"]


def test_what_steps_back_for_a_strip_is_not_painted_anew() -> None:
    """The seats are as they were; the style sheet dims them."""
    scene = samples.deploy("en", 4)
    assert scene.strip is not None
    plain = replace(scene, strip=None)
    seats = {ident.removeprefix("cloth/").partition("/")[0] for ident in changed(plain, scene)}
    assert {seat for seat in seats if seat.startswith("mat.")} <= {f"mat.{scene.strip.seat}"}


def test_a_zone_is_a_part_of_its_board() -> None:
    scene = valley.skirmish()
    board = scene.boards[0]
    zones = (replace(board.zones[0], note="in flames"), *board.zones[1:])
    burning = replace(scene, boards=(replace(board, zones=zones),))
    assert changed(scene, burning) == {f"{layer}.{board.id}/{board.zones[0].id}" for layer in ("zones", "spots")}


def test_the_hash_follows_the_markup() -> None:
    painted = parts(samples.plague("en", 4))
    again = parts(samples.plague("en", 4))
    assert {ident: part_hash(each) for ident, each in painted.items()} == {
        ident: part_hash(each) for ident, each in again.items()
    }
    assert len({part_hash(each) for each in painted.values()}) == len(set(painted.values()))


def test_a_scene_names_its_layout() -> None:
    assert {layout_of(samples.plague("en", 4))} == CLOTHS.keys()
    assert layout_of(valley.skirmish()) == "map"
    assert layout_of(boards.boards()) == "mats"
    plain = sc.Scene("t", seats=(sc.Seat("s0", "Giglio"), sc.Seat("s1", "Rovere")))
    laid_as_map = replace(plain, layout="map")
    assert svg(laid_as_map) != svg(plain)
    assert svg(replace(plain, layout="round")) == svg(plain)


def test_a_part_without_markup_is_none() -> None:
    found = Parts()
    found.add("frame", "empty", "")
    assert found == {}
