"""Boards: shapes are sent once, everything on them can be reached and is spoken, and a move changes little."""

from __future__ import annotations

import zlib
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from tests.paint import checks
from tests.paint.scenes import siege
from wartable.core import scene as sc
from wartable.core.questions import Answer
from wartable.core.text.messages import Phrase
from wartable.paint import Layout, answer, html, parts, text
from wartable.paint.art import ArtError, load, shapes
from wartable.paint.draw import counters
from wartable.paint.svg import Brush

ART = siege.siege_art()
URL = "/grounds/"


def tree(scene: sc.Scene | None = None, layout: Layout = "wide", url: str = URL) -> ElementTree.Element:
    return checks.parsed(html(scene or siege.siege(), layout, art=ART, ground_url=url, style=False))


def classed(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [node for node in root.iter() if name in node.get("class", "").split()]


def moved(scene: sc.Scene, **changes: object) -> sc.Scene:
    board = replace(scene.boards[0], **changes)  # type: ignore[arg-type]
    return replace(scene, boards=(board,))


# -- geometry --


def test_a_page_gets_shapes_by_their_hash_and_a_picture_has_them_inside() -> None:
    ring = "M60,60 L580,60"
    page, alone = (html(siege.siege(), art=ART, ground_url=url) for url in (URL, ""))
    assert ring not in page
    assert ring in alone
    board = classed(tree(), "wt-board")[0]
    assert board.get("data-shapes") == f"{URL}{ART.shapes['near'].hash}.json"
    known = {f"#{board.get('data-ids')}{name}" for name in siege.RINGS}
    used = {node.get("href") for zone in classed(tree(), "wt-zone") for node in zone.iter("use")}
    assert used == known


def test_a_zone_with_its_own_ring_needs_no_file() -> None:
    scene = siege.siege()
    zone = replace(scene.boards[0].zones[1], shape="", at=(870.0, 250.0), outline=siege.RINGS["mill"])
    root = tree(moved(scene, zones=(zone,), focus=(), insets=(), traces=(), borders=(), lights=()))
    drawn = classed(root, "wt-zone")[0]
    assert {node.get("d") for node in drawn.iter("path")} == {"M620,60 L1140,60 L1140,430 L590,430 Z"}


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ("{", "grounds/x.json"),
        ('{"zones": {"mill": {"at": [1, 2]}}}', "grounds/x.json: mill"),
        ('{"zones": {"mill": {"ring": "M0,0", "at": [1]}}}', "grounds/x.json: mill"),
        ('{"zones": {}, "borders": {"b1": {"at": "here"}}}', "grounds/x.json: b1"),
    ],
)
def test_a_bad_file_of_shapes_is_named_with_its_key(told: str, why: str) -> None:
    with pytest.raises(ArtError, match=why):
        shapes(told, "grounds/x.json")


def test_shapes_lie_beside_the_ground_in_a_folder_of_art() -> None:
    assert load("wartable.titles.proelio").shapes == {}


# -- bands, focus, plates --


def test_a_board_tells_the_page_its_bands_and_what_to_bring_into_sight() -> None:
    board = classed(tree(), "wt-board")[0]
    bands = [band.split("|") for band in (board.get("data-bands") or "").split()]
    assert [(pixels, kind) for pixels, kind, _ in bands] == [("0", "t"), ("1", "c")]
    assert bands[0][2] != bands[1][2]
    assert board.get("data-box") == "0 0 1200 900"
    assert [node.get("data-focus") for node in board.iter() if node.get("data-focus")] == ["z.ford z.mill"]


def test_a_plate_has_the_same_things_and_choices_without_ids_of_its_own() -> None:
    plate = classed(tree(), "wt-inset")[0]
    copies = {node.get("data-thing"): node for node in plate.iter() if node.get("data-thing") and node is not plate}
    assert {"z.fort", "z.mill", "g", "g.1", "w.2"} <= set(copies)
    assert copies["z.fort"].get("data-codes") == "11,12"
    assert not any(node.get("id") for node in copies.values())
    assert "spread" in (copies["g"].get("class") or "")
    assert "w.4" not in copies  # the bridge lies outside its window


# -- parts of a board --


def test_every_part_of_a_board_has_a_name_and_takes_the_focus() -> None:
    drawn = checks.things(tree())
    for ident in ("z.marsh", "w.1", "w.2", "w.3", "w.4", "w.5", "t.1", "t.2", "t.3", "m.camp", "b", "b.5", "b.lead"):
        assert drawn[ident].get("aria-label"), ident
        assert drawn[ident].get("tabindex") in ("0", "-1"), ident
    assert drawn["z.ford"].get("aria-label") == "Ford, six foot under Ricci, camp"
    assert drawn["w.2"].get("data-codes") == "11,12"
    assert {drawn[f"w.{i}"].get("data-kind") for i in range(1, 6)} == {"badge", "breach", "mines", "bridge", "swords"}
    assert {drawn[f"t.{i}"].get("data-kind") for i in range(1, 4)} == {"supply", "way", "break"}


def test_a_mark_stands_at_the_middle_of_its_border_and_turns_with_it() -> None:
    style = checks.things(tree())["w.4"].get("style") or ""
    assert style == "left:47.92%;top:27.78%;--turn:84deg"


def test_a_closed_stack_shows_three_counters_and_its_number() -> None:
    stack = next(node for node in classed(tree(), "wt-stack") if node.get("data-thing") == "b")
    pieces = [node for node in stack if "wt-piece" in (node.get("class") or "")]
    looks = [(node.get("class") or "").split() for node in pieces]
    assert len(pieces) == 7
    assert [look for look in looks if "leader" in look] == [looks[0]]
    assert sum("deep" in look for look in looks) == 3
    assert sum("chosen" in look for look in looks) == 2
    assert [node.text for node in classed(stack, "wt-size")] == ["6"]
    assert "--across:3;--down:3" in (stack.get("style") or "")


def test_a_stack_is_a_token_from_afar() -> None:
    assert len(classed(tree(), "wt-token")) == 3  # one of them in the plate
    bare = replace(siege.besiegers("en"), token=None)
    zones = (replace(siege.siege().boards[0].zones[0], stacks=(bare,)),)
    root = tree(moved(siege.siege(), zones=zones, insets=()))
    assert classed(root, "wt-token") == []
    assert classed(root, "wt-stack")[0].get("data-bare") is not None


# -- counters --


def counter(**more: object) -> str:
    piece = sc.Piece("p", "foot", "units/foot", "lion", "or", "GI", "3", **more)  # type: ignore[arg-type]
    return counters.printed(Brush.of(sc.Scene(""), ART, "w", "wide"), piece)


def test_a_tincture_of_the_title_brings_its_ink() -> None:
    assert 'fill="var(--on-lion)">3<' in counter()


def test_counters_show_corner_marks_ribbon_ring_and_disc() -> None:
    assert ">CER<" in counter(corner="CER")
    assert ">L<" in counter(note="L")
    assert counter(marks=("markers/tent",)).count("<use") == 2
    round_ = counter(shape="round", name="Giustiniani")
    assert ">Giustiniani<" in round_
    assert 'stroke="var(--or)"' in round_
    assert ">3</text>" in round_
    assert ">Giustiniani<" in counter(shape="hex", name="Giustiniani")
    assert ">!<" in counter(worn=True)


# -- choices --


def test_a_path_is_one_row_and_one_click_with_several_codes() -> None:
    root = tree()
    row = next(node for node in root.iter("button") if node.get("data-code") == "11,12")
    assert row.get("data-tone") == "battle"
    assert [node.text for node in classed(row, "wt-seal")] == ["2"]
    assert checks.things(root)["z.fort"].get("data-codes") == "11,12"


def test_lights_follow_choices_refusals_and_the_board() -> None:
    lit = {}
    for ident, node in checks.things(tree()).items():
        if ident.startswith("z."):
            lit[ident] = [each.get("data-tone") for each in classed(node, "wt-light")]
    assert lit == {"z.ford": ["here"], "z.mill": ["go"], "z.fort": ["battle"], "z.marsh": ["no"]}


def test_more_than_six_choices_fold() -> None:
    root = tree()
    fold = classed(root, "wt-fold")[0]
    assert [node.get("data-code") for node in fold.iter("button")] == ["26", "27", "28"]
    few = replace(siege.siege(), choices=siege.siege().choices[:7])
    assert classed(tree(few), "wt-fold") == []


def test_one_choice_alone_is_not_folded() -> None:
    scene = siege.siege()
    grouped = [replace(choice, group="more", done=False, quiet=False) for choice in scene.choices[-3:]]
    loose = [replace(choice, group="", done=False, quiet=False) for choice in scene.choices[:7]]
    assert len(loose) == 7
    both = replace(scene, choices=(*loose, *grouped), groups=(sc.Group("more", "More of them"),))
    (fold,) = classed(tree(both), "wt-fold")
    assert [node.get("data-code") for node in fold.iter("button")] == [choice.key for choice in grouped]


# -- answers --


def test_an_answer_draws_over_the_board() -> None:
    told = Answer(
        [Phrase("x")],
        traces=[sc.Trace("", "", "supply", ("marsh", "river", "mill"), "lion")],
        lights=[sc.Light("z.mill", "go", "2")],
        badges=[sc.Badge("wall", "3")],
    )
    over = answer(siege.siege().boards[0], told, art=ART)
    assert over["board"] == "map"
    assert 'class="wt-light" data-tone="go"' in over["drawn"]
    assert "M320,660 Q575,250" in over["drawn"]
    assert ">2</i>" in over["spots"]
    assert 'style="left:72.5%;top:50%">3</i>' in over["spots"]
    assert "data-thing" not in over["drawn"] + over["spots"]


# -- fights and tracks --


def test_a_fight_is_told_row_by_row() -> None:
    fight = classed(tree(), "wt-fight")[0]
    rows = [node.get("aria-label") for node in fight.iter("li") if node.get("aria-label")]
    assert rows == ["Foot I 3 > 2 (rough −1) [SG-4]: 1 *", "Foot II 3: 5", "Guard 2: 2 *"]
    assert len(classed(fight, "hit")) == 2
    told = text(siege.siege(), 100)
    assert all(row in told for row in rows if row)
    assert "One each: the attack is thrown back." in told


def test_a_track_has_tones_and_several_markers() -> None:
    track = checks.things(tree())["morale"]
    assert track.get("aria-label") == "Morale: 5, 7 Eagles"
    places = [(node.get("data-tone"), node.get("class")) for node in track.iter("li")]
    assert [tone for tone, _ in places] == ["bad"] * 2 + ["fair"] * 3 + ["good"] * 4
    assert [i + 1 for i, (_, mood) in enumerate(places) if mood in ("here", "near")] == [4, 5, 6, 7]


# -- sizes --


def test_the_live_layer_is_small_and_a_move_changes_little() -> None:
    before, after = (
        parts(scene, art=ART, ground_url=URL)
        for scene in (siege.siege(), moved(siege.siege(), lights=(sc.Light("z.mill", "here"),)))
    )
    changed = {ident for ident in after if before.get(ident) != after[ident]}
    assert changed == {"zones.map/z.ford", "zones.map/z.mill", "spots.map/z.mill", "insets.map/plate"}
    board = "".join(markup for ident, markup in before.items() if ident.split("/")[0].endswith(".map"))
    assert len(board) < 16_000
    assert len(zlib.compress(board.encode())) < 2_600


def test_empty_zones_are_not_told() -> None:
    told = text(siege.siege(), 100)
    assert "Ford: six foot under Ricci, camp" in told
    assert "Marsh" not in told
