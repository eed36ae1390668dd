"""Positions are computed: nothing lies on what it must not cover, and every text stays in its box."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest

from tests.paint import checks
from tests.paint.scenes import deck, samples
from wartable.core.scene import Scene, Seat
from wartable.paint import svg
from wartable.paint.art import load
from wartable.paint.draw import cards, strip
from wartable.paint.draw.furniture import ribbon_lines
from wartable.paint.geometry import MIDDLE, WIDE, Box, Plan, SeatPlan, Sizes, hand_fan, sizes_for
from wartable.paint.layouts import round as round_layout
from wartable.paint.layouts.round_plan import plan
from wartable.paint.measure import NOTE, width
from wartable.paint.svg import Brush

SIZES = {"wide": (WIDE, (1228, 944)), "middle": (MIDDLE, (704, 712))}
TOLERANCE = 3.0
Sample = Callable[[str, int], Scene]


def union(boxes: list[Box]) -> Box:
    left, top = min(b.x for b in boxes), min(b.y for b in boxes)
    return Box(left, top, max(b.right for b in boxes) - left, max(b.low for b in boxes) - top)


def seat_boxes(place: SeatPlan, index: int) -> list[tuple[str, str, Box]]:
    """What a seat covers, as (group, name, box); things of one group may touch."""
    out = [(f"plate{index}", "plate", place.plate)]
    if place.fan:
        out.append((f"fan{index}", "fan", union([spot.box for spot in place.fan])))
    if place.note_lines:
        x, y, anchor = place.note
        wide = max(width(line, 13, bold=True) for line in place.note_lines)
        left = x if anchor == "start" else x - wide
        out.append((f"note{index}", "note", Box(left, y - 11, wide, 16.25 * len(place.note_lines) - 2)))
    out.extend((f"front{index}.0", "front", spot.box) for spot in place.front[:1])
    # A Plague and the attack it holds may lie half over each other.
    out.extend((f"beyond{index}", "extra", spot.box) for spot in place.front[1:])
    out.extend((f"beyond{index}", "strike", spot.box) for spot in place.strikes)
    out.extend((f"tag{index}", "tag", tag.box) for tag in place.tags)
    if place.pill is not None:
        # Where room is short a level lies over the foot of the walls that it tells of.
        out.append((f"front{index}.0" if place.short else f"pill{index}", "pill", place.pill))
    return out


def boxes(scene: Scene, laid: Plan, sizes: Sizes) -> list[tuple[str, str, Box]]:
    out = [part for i, place in enumerate(laid.seats) for part in seat_boxes(place, i)]
    for i, place in enumerate(laid.seats):
        many = len(scene.seats) > 4 and (place.side == "top" or not sizes.labels)
        if many or place.side == "foot":
            # Here a Plague, or an attack, lies over the edge of the walls.
            out = [(f"beyond{i}" if group == f"front{i}.0" else group, name, box) for group, name, box in out]
    out.append(("piles", "piles", union([spot.box for spot in laid.piles])))
    out.extend((f"ribbon{i}", "ribbon", box) for i, box in enumerate(laid.ribbons))
    out.extend((f"track{i}", "track", box) for i, box in enumerate(laid.tracks))
    left = laid.seats[0].plate.right + 16
    right = min([box.x for box in laid.tracks] + [laid.size[0] - 16]) - 10
    hand = hand_fan(len(scene.seats[0].hand), laid.size, sizes, left, right)
    if hand:
        out.append(("hand", "hand", union([spot.box for spot in hand])))
    rolled = round_layout.strip_box(scene, laid, hand)
    if rolled is None or scene.strip is None:
        return out
    # Tags give way to a strip; one that is not the viewer's own lies over the decks.
    gone = {"tag"} | ({"piles"} if scene.strip.seat != scene.seats[0].id else set())
    return [part for part in out if part[1] not in gone] + [("strip", "strip", rolled[1])]


def shrunk(box: Box, by: float) -> Box:
    return Box(box.x + by, box.y + by, max(box.w - 2 * by, 1), max(box.h - 2 * by, 1))


def clashes(scene: Scene, laid: Plan, sizes: Sizes) -> list[str]:
    """What covers what, and what leaves the table."""
    found = boxes(scene, laid, sizes)
    over = [
        f"{one[1]} of {one[0]} and {two[1]} of {two[0]}"
        for one, two in combinations(found, 2)
        if one[0] != two[0] and shrunk(one[2], TOLERANCE).meets(shrunk(two[2], TOLERANCE))
    ]
    right = laid.size[0] - 14
    return over + [f"{name} leaves the table" for name, _, box in found if box.x < 14 or box.right > right or box.y < 8]


@pytest.mark.parametrize("sample", [samples.plague, samples.crowded, samples.finished])
@pytest.mark.parametrize("layout", ["wide", "middle"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_nothing_lies_on_anything_else(sample: Sample, layout: str, seats: int, lang: str) -> None:
    sizes, size = SIZES[layout]
    scene = sample(lang, seats)
    assert clashes(scene, plan(scene, size, sizes), sizes) == []


# The rooms of windows from 1000 by 768 to 1920 by 1080 pixels, some of them low.
ROOMS = [
    (680, 640),
    (840, 592),
    (904, 608),
    (992, 624),
    (680, 712),
    (719, 712),
    (904, 672),
    (992, 712),
    (1064, 840),
    (1160, 808),
    (1224, 840),
    (1544, 1024),
]


@pytest.mark.parametrize("sample", [samples.plague, samples.crowded, samples.finished, samples.deploy])
@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_in_every_room_words_keep_their_size_and_nothing_lies_on_anything_else(
    sample: Sample, room: tuple[int, int], lang: str
) -> None:
    sizes = sizes_for("middle" if room[0] < 800 else "wide", room)
    for seats in (3, 4, 5, 6):
        scene = sample(lang, seats)
        laid = plan(scene, room, sizes)
        assert clashes(scene, laid, sizes) == [], seats
        shrink = min(room[0] / laid.size[0], room[1] / laid.size[1])
        assert NOTE * shrink >= 12.5


@pytest.mark.parametrize("layout", ["wide", "middle"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nothing_moves_when_the_prompt_changes(layout: str, seats: int) -> None:
    sizes, size = SIZES[layout]
    scene = samples.plague("it", seats)
    quiet = replace(scene, prompt=None, choices=(), near_misses=(), log=())
    assert plan(scene, size, sizes) == plan(quiet, size, sizes)


@pytest.mark.parametrize("sample", [samples.plague, samples.crowded])
@pytest.mark.parametrize("layout", ["wide", "middle"])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_words_stay_in_their_boxes(sample: Sample, layout: str, lang: str) -> None:
    sizes, size = SIZES[layout]
    for seats in (3, 4, 5, 6):
        scene = sample(lang, seats)
        laid = plan(scene, size, sizes)
        for place in laid.seats:
            blazon = place.plate.h * 0.84 + 22
            assert blazon + width(place.seat.name, sizes.name, "display", True) <= place.plate.w
            second = " · ".join(part for part in place.told if part)
            assert blazon + width(second, sizes.note) <= place.plate.w
            for tag in place.tags:
                assert all(width(line, 13, bold=True) <= tag.box.w - 20 for line in tag.title)
                assert all(width(line, 13) <= tag.box.w - 20 for line in tag.lines)
                assert 17 * (len(tag.title) + len(tag.lines)) + 12 <= tag.box.h
            if place.pill is not None and place.seat.meter is not None:
                told = str(place.seat.meter.value) if place.short else place.seat.meter.text
                assert 50 + width(told, 13, bold=True) <= place.pill.w
        for ribbon, box in zip(scene.ribbons, laid.ribbons, strict=True):
            fitted, lines = ribbon_lines(ribbon.text, 16, box.w)
            assert fitted >= 12.5
            assert len(lines) <= 2
            assert all(width(line, fitted, "display", True) <= box.w - 84 for line in lines)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_name_of_every_card_fits_its_card(lang: str) -> None:
    brush = Brush(load("wartable.titles.proelio"), "w", "wide")
    for card in deck.KINDS:
        face = deck.face(card, lang)
        for wide in (90, 130, 240):
            drawn = checks.parsed(f"<svg>{cards.front(brush, face, wide)}</svg>")
            for node, inside in checks.texts(drawn):
                size, bold = float(node.get("font-size", 0)), "wt-d" in inside
                assert width(node.text or "", size, "display" if bold else "text", bold) <= 88
                assert float(node.get("y", 0)) <= 137


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(("room", "card", "lines"), [(1148, 100, 1), (668, 58, 1), (374, 50, 2)])
def test_a_strip_keeps_to_its_room(lang: str, room: float, card: float, lines: int) -> None:
    scene = samples.deploy(lang, 4)
    assert scene.strip is not None
    laid = strip.roll(scene.strip, room, card, strip.PAD if room > 700 else 22 if room > 400 else 18)
    assert len(laid.lines) == lines
    assert all(line.wide <= room for line in laid.lines)
    many = replace(scene.strip, cells=(*scene.strip.cells[:1], *(deck.card(f"m{i}", "shields") for i in range(9))))
    crowded = strip.roll(many, room, card)
    assert all(line.wide <= room for line in crowded.lines)


def test_on_a_phone_a_hand_in_rows_lies_above_its_note() -> None:
    known = deck.card("known", "shields")
    seat = samples.other(1, "en", "towers", 2, 4, 0)
    lows = []
    for hand in (seat.hand[:3], (known, *seat.hand)):
        scene = Scene(
            "t", seats=(Seat("me", "Me"), replace(seat, hand=hand, hand_note="so many cards"), replace(seat, id="s2"))
        )
        notes = checks.texts(checks.parsed(svg(scene, 390, 640, art=load("wartable.titles.proelio"))))
        lows.append(min(float(node.get("y", "0")) for node, _ in notes if "so many" in "".join(node.itertext())))
    assert lows[1] - lows[0] > 24.0  # a second row of small cards
