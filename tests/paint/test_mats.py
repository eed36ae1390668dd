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
        (74, ["Storm", "$100"], ["Conflict", "attacks at once"]),
        (110, ["Storm", "$100", "Conflict"], ["attacks at once"]),
        (127, ["Storm", "$100", "Conflict", "unit of yours"], []),
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


def many(count: int) -> sc.Scene:
    """A table with so many cards in the viewer's hand and five piles."""
    scene = boards.boards()
    first = scene.seats[0]
    hand = tuple(replace(first.hand[0], id=f"hand.{i}") for i in range(count))
    heaps = tuple(sc.Pile(f"pile.{i}", "" if i % 2 else "Deck", "a deck", 9, of="pile.0" * (i % 2)) for i in range(5))
    return replace(scene, seats=(replace(first, hand=hand), *scene.seats[1:]), piles=heaps)


@pytest.mark.parametrize(
    ("count", "wide", "sort"), [(4, 127, ""), (7, 127, "close"), (8, 110, "close"), (9, 98, "close")]
)
def test_piles_step_aside_so_that_cards_of_the_hand_say_what_they_do(count: int, wide: int, sort: str) -> None:
    drawn = painted(many(count))
    assert f"--wide:{wide}px" in drawn["foot/hand"]
    assert ("close" in drawn["foot/piles"]) == bool(sort)
    named = [name for name in drawn if name.startswith("piles/") and "Deck" in drawn[name].replace("a deck", "")]
    assert named == ["piles/pile.0", "piles/pile.2", "piles/pile.4"]


def test_what_is_clicked_without_haste_is_not_lit() -> None:
    scene = boards.boards()
    card = scene.seats[0].hand[0].id
    faint = replace(scene, choices=(sc.Choice(1, "Discard", targets=(card,), faint=True),))
    both = replace(faint, choices=(*faint.choices, sc.Choice(2, "Play", targets=(card,))))
    classes = [
        next(
            node.get("class", "") for node in found(painted(one)["foot/hand"], "pick") if node.get("data-thing") == card
        )
        for one in (faint, both)
    ]
    assert ["faint" in each.split() for each in classes] == [True, False]


def test_two_seasons_of_a_year_may_share_its_number() -> None:
    years = [sc.Mark(f"{name} {year}", short=str(year)) for year in (1614, 1615) for name in ("Spring", "Autumn")]
    track = sc.Track("calendar", "Calendar", (replace(years[0], here=True), *years[1:]), bar=True)
    bar = painted(replace(boards.boards(), tracks=(track,)))["frame/bar"]
    again = ["again" in node.get("class", "").split() for node in checks.parsed(bar).iter() if node.tag == "li"][:4]
    assert again == [False, True, False, True]


def test_a_phone_s_bar_with_a_calendar_says_the_step_alone() -> None:
    scene = replace(boards.boards(), steps=(sc.TurnStep("Fight", "here"),))
    seats = (replace(scene.seats[0], state="here"), *(replace(seat, state="") for seat in scene.seats[1:]))
    scene = replace(scene, seats=seats)
    assert "1 Fight: you are here" in painted(scene)["frame/bar"]
    assert "1 Fight<" in painted(scene, "narrow")["frame/bar"]
    assert "1 Fight: you are here" in painted(replace(scene, tracks=()), "narrow")["frame/bar"]


def test_another_s_portrait_has_its_name_and_the_clause_of_a_notice_its_last_line() -> None:
    drawn = painted(boards.boards())
    own, *others = [name for name in drawn if name.endswith("/aside")]
    assert "wt-who" not in drawn[own]
    assert all("wt-who" in drawn[name] for name in others if "wt-figure" in drawn[name])
    last = [node for node in checks.parsed(drawn["notices/notice"]).iter() if node.tag == "p"][-1]
    assert said(last) == "Marshals have rotated. XX-EVT-04"


def test_a_curtain_hangs_before_the_cards_and_rises_once() -> None:
    card = replace(boards.boards().seats[0].hand[0], id="laid")
    sign = sc.Sign("", "panel", "azure")
    cells = (card, sc.Total("?", sign, "against", "North"), replace(card, id="other"), sc.Total("?", sign, "", "South"))
    strip = sc.Strip("sale", "an auction", "", cells, "The sale", "down")
    for layout in FORMS:
        down, up = (
            painted(replace(boards.boards(), strip=replace(strip, curtain=curtain)), layout)["desk/strip"]
            for curtain in ("down", "up")
        )
        hung = checks.parsed(down)
        order = [node for node in hung.iter() if node.get("data-thing") == "laid" or node.get("class") == "wt-curtain"]
        assert [node.get("class") == "wt-curtain" for node in order] == [False, True]  # what comes later lies above
        names = [said(node) for node in hung.iter() if node.tag == checks.SVG + "text" or node.tag == "text"]
        assert {"The sale", "North", "South"} <= set(names)
        assert [node.get("transform") for node in found(down, "wt-curtain")] == [None]
        (risen,) = found(up, "wt-curtain")
        assert (risen.get("transform") or "").startswith("translate(0,-")


def test_a_tray_wraps_on_a_phone() -> None:
    card = boards.boards().seats[0].hand[0]
    tray = sc.Tray("tray", "Market", tuple(replace(card, id=f"laid.{i}") for i in range(7)))
    scene = replace(boards.boards(), trays=(tray,))
    assert painted(scene, "narrow")["trays/tray"].count("--wide:76px") == 7
    assert "--wide" not in painted(scene)["trays/tray"]


@pytest.mark.parametrize(
    ("seats", "layout", "size", "few"),
    [
        (2, "wide", (1228, 944), True),
        (2, "middle", (704, 712), True),
        (3, "wide", (1228, 944), True),
        (3, "wide", (908, 664), False),
        (4, "wide", (1228, 944), False),
        (2, "narrow", (390, 640), False),
    ],
)
def test_one_other_board_has_larger_pictures_beside_its_head(
    seats: int, layout: Layout, size: tuple[float, float], few: bool
) -> None:
    drawn = parts(boards.boards(seats=seats), layout, art=boards.boards_art(), size=size)
    (row,) = [drawn[name] for name in drawn if name.endswith("/others")]
    assert ("few" in row) == few


def test_a_face_tells_the_gauge_and_another_sign_what_is_counted() -> None:
    others = painted(boards.boards(), "narrow")
    for key, markup in others.items():
        if key.endswith("/head") and "wt-count" in markup:
            (count,) = found(markup, "wt-count")
            assert [part.get("class") for part in count] == ["wt-mood", "wt-counted", None]
            assert "".join(count.itertext()).strip() == "4/5"
            return
    raise AssertionError("no head counts anything")
