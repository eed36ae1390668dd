"""Labels: a page and a picture tell the same words, and a plate keeps its place and its width."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from tests.paint import checks
from tests.paint.scenes import samples
from wartable.core import scene as sc
from wartable.paint import Layout, html, svg
from wartable.paint.art import Art
from wartable.paint.geometry import LADDER, MIDDLE, sizes_for
from wartable.paint.layouts.round_plan import plan

WIDTHS: dict[Layout, int] = {"wide": 1228, "middle": 704, "narrow": 390}
HEIGHTS: dict[Layout, int] = {"wide": 944, "middle": 712, "narrow": 640}
Sample = Callable[[str, int], sc.Scene]
SAMPLES: list[tuple[Sample, Art | None]] = [
    (samples.plague, None),
    (samples.deploy, None),
    (samples.crowded, None),
]


def letters(nodes: list[ElementTree.Element]) -> Counter[str]:
    """The words of some elements, however they are cut into lines."""
    return Counter(word for node in nodes for word in " ".join(node.itertext()).replace("\u00a0", " ").split())


def labelled(tree: ElementTree.Element) -> list[ElementTree.Element]:
    return [node for node in tree.iter("div") if "wt-label" in node.get("class", "").split()]


def drawn(tree: ElementTree.Element) -> list[ElementTree.Element]:
    """The parts of mats that hold labels; what is written on slots belongs to the cloth in both."""
    mats = [node for node in tree.iter() if "wt-mat" in node.get("class", "").split()]
    ends = ("/plate", "/note", "/level", "/tags")
    return [part for mat in mats for part in mat if part.get("data-part", "").endswith(ends)]


@pytest.mark.parametrize(("sample", "art"), SAMPLES)
@pytest.mark.parametrize("layout", WIDTHS)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_page_and_a_picture_say_the_same(sample: Sample, art: Art | None, layout: Layout, lang: str) -> None:
    scene = sample(lang, 4)
    seats = tuple(replace(seat, player=f"Player{i}", clock="9:59") for i, seat in enumerate(scene.seats))
    scene = replace(scene, seats=seats)
    page = checks.parsed(html(scene, layout, art=art, size=(WIDTHS[layout], HEIGHTS[layout])))
    picture = checks.parsed(svg(scene, WIDTHS[layout], HEIGHTS[layout], art=art))
    told = letters(labelled(page))
    assert told
    assert told == letters(drawn(picture))
    cloth = next(node for node in page.iter() if "wt-svg" in node.get("class", ""))
    assert drawn(cloth) == []
    assert labelled(picture) == []


def test_a_label_is_placed_in_the_units_of_the_cloth() -> None:
    tree = checks.parsed(html(samples.plague("en", 4)))
    cloth = next(node for node in tree.iter("div") if node.get("class") == "wt-cloth")
    assert cloth.get("style") == "--wide:1228;--high:944"
    plates = [node for node in labelled(tree) if "wt-seat" in (node.get("class") or "")]
    assert len(plates) == 4
    sides = [(node.get("style") or "").partition(":")[0] for node in plates]
    assert sides == ["--x", "--x", "--x", "--r"]  # the seat at the right keeps to the right-hand edge


STATES: list[tuple[sc.SeatState, str]] = [
    ("", ""),
    ("", "plays next"),
    ("here", "defending"),
    ("thinking", "thinking it over"),
]


@pytest.mark.parametrize("room", [(1228, 944), (904, 672), (680, 712), (840, 592)])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_plate_keeps_its_place_and_its_width(room: tuple[int, int], seats: int) -> None:
    scene = samples.plague("en", seats)
    sizes = sizes_for("wide" if room[0] > 800 else "middle", room)
    found = set()
    for state, word in STATES:
        busy = tuple(replace(seat, player="Wilhelmina", state=state, word=word) for seat in scene.seats)
        found.add(tuple(one.plate for one in plan(replace(scene, seats=busy), room, sizes).seats))
    assert len(found) == 1


def test_on_a_phone_no_plate_moves_when_a_state_begins() -> None:
    scene = samples.plague("en", 4)
    assert scene.ribbons
    places = []
    for ribbons in ((), scene.ribbons):
        tree = checks.parsed(html(replace(scene, ribbons=ribbons), "narrow"))
        things = checks.things(tree)
        places.append([things[seat.id].get("style") for seat in scene.seats[1:]])
    assert places[0] == places[1]


def test_every_seat_shows_its_level_beside_a_sidebar() -> None:
    for sizes in (*LADDER, MIDDLE):
        laid = plan(samples.plague("en", 4), sizes.least, sizes)
        assert all(one.pill is not None for one in laid.seats if one.seat.meter is not None)


def test_what_is_printed_on_a_card_is_marked_as_drawing() -> None:
    tree = checks.parsed(html(samples.plague("en", 4)))
    cards = [node for node in tree.iter() if "wt-card" in node.get("class", "").split()]
    assert cards
    assert all(node.get("data-print") is not None and node.get("aria-label") for node in cards)
