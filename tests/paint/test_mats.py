"""Mats: sums in words, slips over their tiles, what a small board leaves out, and how little a move sends."""

from __future__ import annotations

import zlib
from dataclasses import replace
from xml.etree import ElementTree

import msgspec
import pytest

from tests.paint import checks
from tests.paint.scenes import boards, samples
from wartable.core import scene as sc
from wartable.paint import Layout, html, parts, svg, text
from wartable.paint.draw import cards
from wartable.paint.parts import Parts
from wartable.paint.svg import Brush
from wartable.server.render.cache import PaintedPart
from wartable.server.socket.client_parts import ClientParts

FORMS: tuple[Layout, ...] = ("wide", "middle", "narrow")
SIZES = {"wide": (1228, 944), "middle": (704, 712), "narrow": (390, 640)}
MOST = 25_000  # bytes of a compressed page of seven boards


def painted(scene: sc.Scene, layout: Layout = "wide") -> Parts:
    return parts(scene, layout, art=boards.boards_art(), size=SIZES[layout])


def found(markup: str, kind: str) -> list[ElementTree.Element]:
    """All elements of a class."""
    return [node for node in checks.parsed(markup).iter() if kind in node.get("class", "").split()]


def said(node: ElementTree.Element) -> str:
    return " ".join("".join(node.itertext()).split())


@pytest.mark.parametrize("layout", FORMS)
def test_every_tile_tells_its_sums_aloud_and_in_words(layout: Layout) -> None:
    scene = boards.boards()
    drawn = {node.get("data-thing"): node for node in found(painted(scene, layout).whole(), "wt-tile")}
    told = 0
    for seat in scene.seats:
        assert seat.mat is not None
        for tile in seat.mat.tiles:
            node = drawn[tile.id]
            words = next(part for part in node if part.get("class") == "wt-words")
            for reading in tile.readings:
                assert reading.told in (node.get("aria-label") or "")
                assert reading.told in said(words)
                told += 1
            assert tile.tag in (node.get("aria-label") or "")
    assert told == 70


def test_a_part_that_lowers_a_sum_is_hollow() -> None:
    markup = painted(boards.boards()).whole()
    assert "4 base + 1 Earthworks of the Old Road − 1 Mud" in markup
    lowers = [node for node in checks.parsed(markup).iter("i") if node.get("class") == "less"]
    assert lowers
    assert all("--n:1;" in node.get("style", "") for node in lowers)


def test_a_slip_spans_tiles_side_by_side_and_is_named_again_at_one_apart() -> None:
    markup = painted(boards.boards()).whole()
    drawn = {node.get("data-thing"): node.get("style", "") for node in found(markup, "wt-slip")}
    assert drawn["slip.0.works"].endswith("grid-column:1/3")
    assert drawn["slip.0.pikes"].endswith("grid-column:1/2")
    echoes = [node for node in found(markup, "wt-echo") if "grid-column:3/4" in node.get("style", "")]
    assert [said(node) for node in echoes] == ["… Long pikes"] * 5
    assert all(node.get("data-thing") is None for node in echoes)


def test_a_figure_is_its_symbols_on_each_other() -> None:
    figure = found(painted(boards.boards()).whole(), "wt-portrait")[0]
    assert [node.get("href") for node in figure] == ["#w-s-portraits-coat", "#w-s-portraits-head"]
    assert len({(node.get("x"), node.get("width"), node.get("height")) for node in figure}) == 1


def test_the_gauge_of_the_viewer_has_all_steps_where_there_is_room() -> None:
    wide = found(painted(boards.boards()).whole(), "wt-scale")
    own = next(node for node in wide if node.get("data-thing") == "gauge.0")
    steps = [node for node in own.iter() if node.tag == "li"]
    assert [said(step) for step in steps] == ["Merry", "Calm", "Sullen", "Unrest", "Revolt"]
    assert [said(step) for step in steps if step.get("class") == "here"] == ["Unrest"]
    narrow = found(painted(boards.boards(), "narrow").whole(), "wt-scale")
    assert not any(node.tag == "li" for gauge in narrow for node in gauge.iter())


@pytest.mark.parametrize("layout", FORMS)
def test_a_blow_sends_the_tiles_that_it_hit_and_no_other_board(layout: Layout) -> None:
    before, after = painted(boards.boards(), layout), painted(boards.fallen(), layout)
    changed = {ident for ident in before if before[ident] != after.get(ident)}
    heads = {"mat.seat.1/head"}  # how many units are left
    assert changed - heads == {"mat.seat.1/tiles"}
    delivery = ClientParts()
    delivery.news({ident: PaintedPart(markup) for ident, markup in before.items()})
    news = delivery.news({ident: PaintedPart(markup) for ident, markup in after.items()})
    assert set(news) == {"parts"}
    assert len(zlib.compress(msgspec.json.encode(news))) < 2_000


@pytest.mark.parametrize("layout", FORMS)
def test_seven_boards_are_a_small_page(layout: Layout) -> None:
    delivery = ClientParts()
    drawn = painted(boards.boards("it"), layout)
    news = delivery.news({ident: PaintedPart(markup) for ident, markup in drawn.items()})
    squeeze = zlib.compressobj(wbits=-12, memLevel=5)  # as the server's sockets do it
    body = squeeze.compress(msgspec.json.encode(news)) + squeeze.flush(zlib.Z_SYNC_FLUSH)
    assert len(body) < MOST


def test_a_track_in_the_bar_is_not_laid_on_the_table_as_well() -> None:
    scene = boards.boards()
    drawn = painted(scene)
    assert "Autumn 1616" in drawn["frame/bar"]
    assert [ident for ident in drawn if "calendar" in ident] == []
    plain = replace(samples.plague("en", 4), tracks=(boards.calendar("en"),))
    assert "Autumn 1616" in parts(plain)["frame/bar"]
    assert "Autumn 1616" not in parts(plain)["frame/table"]
    assert "cloth/track.calendar" not in parts(plain)


def test_the_other_boards_lie_on_the_table_where_the_room_is_low() -> None:
    scene, art = boards.boards(seats=5), boards.boards_art()
    assert "frame/others" in parts(scene, "wide", art=art, size=(1228, 944))
    assert "desk/others" in parts(scene, "wide", art=art, size=(994, 712))
    assert "desk/others" in painted(scene, "middle")


def test_many_other_boards_are_slim_where_the_room_is_low() -> None:
    scene, art = boards.boards(seats=7), boards.boards_art()
    assert "slim" not in parts(scene, "wide", art=art, size=(1228, 944))["frame/others"]
    assert "slim" in parts(scene, "wide", art=art, size=(994, 712))["frame/others"]
    assert "slim" in painted(scene, "middle")["frame/others"]
    assert "desk/others" in painted(scene, "narrow")


def test_a_seat_without_a_mat_still_has_its_head() -> None:
    scene = boards.boards()
    bare = replace(scene, layout="mats", seats=tuple(replace(seat, mat=None) for seat in scene.seats[:2]))
    bare = replace(bare, choices=(), near_misses=())
    checks.whole(bare, "wide", boards.boards_art())
    assert "Brenta" in html(bare, art=boards.boards_art(), style=False)


def test_a_strip_a_tray_and_a_state_have_their_place_among_mats() -> None:
    scene = boards.boards()
    borrowed = samples.deploy("en", 4)
    assert borrowed.strip is not None
    card = replace(scene.seats[0].hand[0], id="laid")
    mixed = replace(
        scene,
        strip=sc.Strip("strip", "a row", "seat.0", (sc.Slot("slot", "here"),)),
        trays=(sc.Tray("tray", "Market", (card,)),),
        ribbons=(sc.Ribbon("frost", "frost until spring", "cards/storm", "azure"),),
    )
    for layout in FORMS:
        checks.whole(mixed, layout, boards.boards_art())


def test_a_picture_of_mats_stands_alone() -> None:
    drawn = svg(boards.boards(), 1228, 944, art=boards.boards_art())
    tree = checks.parsed(drawn)
    assert tree.tag == checks.SVG + "svg"
    assert "attack 5 = 3 base" in drawn


@pytest.mark.parametrize(
    ("wide", "there", "missing"),
    [
        (60, [], ["Storm", "$100", "Conflict", "attacks at once"]),
        (90, ["Storm", "$100"], ["Conflict", "attacks at once"]),
        (110, ["Storm", "$100", "Conflict"], ["attacks at once"]),
        (160, ["Storm", "$100", "Conflict", "unit of yours"], []),
        (260, ["Storm", "$100", "Conflict", "unit of yours"], []),
    ],
)
def test_a_face_with_a_head_says_more_the_larger_it_is(wide: float, there: list[str], missing: list[str]) -> None:
    face = boards.hand("en")[0].face
    assert face is not None
    brush = Brush.of(boards.boards(), boards.boards_art(), "w", "wide")
    drawn = said(checks.parsed(f"<g>{cards.front(brush, face, wide)}</g>"))
    assert [word for word in there if word not in drawn] == []
    assert [word for word in missing if word in drawn] == []


def test_a_board_is_told_in_three_lines() -> None:
    lines = text(boards.boards(), 400).splitlines()
    at = next(i for i, line in enumerate(lines) if "Corvo" in line and "Coast League" in line)
    assert lines[at - 1] == ""
    assert lines[at].strip() == "Corvo · Coast League, foe · Home: Calm (3/4)"
    assert lines[at + 1].strip().startswith("Foot 5/5, Horse 4/4, Guns 7/4")
    assert "Marshal Ottavio 2: Guns +1 attack, leaves in autumn · Long pikes (Foot, Guns)" in lines[at + 2]
    assert lines[at + 3] == ""
    own = next(line for line in lines if "Foot: attack 5 = 3 base + 2 Long pikes" in line)
    assert "Horse destroyed" in own
    assert any(line.startswith("Event of the season: First Frost. Every land:") for line in lines)


def test_a_slip_that_is_chosen_and_a_tile_that_is_aimed_at_are_marked_and_told() -> None:
    scene = boards.boards()
    own = scene.seats[0].mat
    assert own is not None
    aimed = replace(own.tiles[0], state="aimed", tag="attacked")
    mat = replace(own, tiles=(aimed, *own.tiles[1:]), slips=(replace(own.slips[0], chosen=True), *own.slips[1:]))
    scene = replace(scene, seats=(replace(scene.seats[0], mat=mat), *scene.seats[1:]))
    markup = painted(scene).whole()
    assert [node.get("data-thing") for node in found(markup, "aimed")] == ["unit.0.0"]
    assert [node.get("data-thing") for node in found(markup, "chosen")] == ["slip.0.pikes"]
    told = text(scene, 400)
    assert "(attacked)" in told
    assert "Long pikes (Foot, Guns) *" in told


def test_a_log_has_the_name_that_the_game_gives_it() -> None:
    scene = replace(boards.boards(), log_name="Heralds")
    assert 'aria-label="Heralds"' in painted(scene)["frame/log"]
    assert "Heralds" in text(scene, log=2)
    assert 'aria-label="Heralds"' not in painted(boards.boards())["frame/log"]


def test_hand_and_piles_stand_below_what_scrolls_and_discards_are_smaller_than_their_deck() -> None:
    scene = boards.boards()
    heap = sc.Pile("discard.black", "", "6 discarded cards", 6, of="pile.black")
    drawn = painted(replace(scene, piles=(*scene.piles, heap)))
    order = list(drawn)
    assert order.index("table/desk") < order.index("table/foot") < order.index("foot/hand") < order.index("foot/piles")
    wide = {name: float(checks.parsed(drawn[name])[0].get("width", "0")) for name in drawn if name.startswith("piles/")}
    assert wide["piles/discard.black"] < wide["piles/pile.black"]


def test_a_great_number_keeps_inside_its_shield() -> None:
    total = sc.Total("12,500$", sc.Sign("", "panel", "azure"))
    strip = sc.Strip("strip", "offers", "", (total, sc.Total("7", sc.Sign("", "panel", "azure"))))
    drawn = found(painted(replace(boards.boards(), strip=strip))["desk/strip"], "wt-strip")[0]
    sizes = {said(node): float(node.get("font-size", "0")) for node in drawn.iter() if node.tag.endswith("text")}
    assert sizes["12,500$"] < sizes["7"] / 2
