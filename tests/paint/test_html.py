"""HTML and SVG: well formed, every thing drawn once, every choice's target clickable, nothing left dangling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.paint import checks
from tests.paint.scenes import boards, samples, siege, valley
from wartable.core import scene as sc
from wartable.paint import css, html, large, page, svg
from wartable.paint.art import Art, ground_hash, load
from wartable.paint.html import faces
from wartable.paint.svg import Brush, Layout

LAYOUTS: tuple[Layout, ...] = ("wide", "middle", "narrow")
ROUND = [samples.plague, samples.deploy, samples.crowded, samples.finished]
Sample = Callable[[str, int], sc.Scene]


def cases() -> list[tuple[Sample, int, Art | None]]:
    round_: list[tuple[Sample, int, Art | None]] = [(sample, seats, None) for sample in ROUND for seats in (3, 6)]
    mats = [(boards.boards, seats, boards.boards_art()) for seats in (4, 7)]
    maps = [(valley.skirmish, 2, valley.board_art()), (siege.siege, 2, siege.siege_art())]
    return [*round_, *maps, *mats]


@pytest.mark.parametrize(("sample", "seats", "art"), cases())
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_thing_is_drawn_once_and_every_target_can_be_clicked(
    sample: Sample, seats: int, art: Art | None, layout: Layout, lang: str
) -> None:
    checks.whole(sample(lang, seats), layout, art)


@pytest.mark.parametrize("sample", ROUND)
@pytest.mark.parametrize(("wide", "high"), [(1228, 944), (704, 712), (390, 640)])
def test_no_text_on_the_cloth_is_smaller_than_the_floor(sample: Sample, wide: int, high: int) -> None:
    tree = checks.parsed(svg(sample("it", 6), wide, high))
    small = [
        (node.text, node.get("font-size"))
        for node, inside in checks.texts(tree)
        # What is printed on cards shrinks with them.
        if not {"wt-card", "wt-pile"} & set(inside) and float(node.get("font-size", "0")) < 12.5
    ]
    assert small == []


@pytest.mark.parametrize("theme", ["day", "night"])
def test_a_picture_alone_has_its_colours_in_it(theme: str) -> None:
    picture = svg(samples.plague("en", 4), theme=theme)  # type: ignore[arg-type]
    assert "var(--" not in picture
    assert ("#CEC2A4" in picture) == (theme == "day")
    assert ("#3A1A1E" in picture) == (theme == "night")


def test_paintings_on_one_page_share_no_ids() -> None:
    scene = samples.plague("en", 4)
    one, two = (set(checks.ids(checks.parsed(html(scene, prefix=prefix)))) for prefix in ("a", "b"))
    assert one.isdisjoint(two)
    whole = page(scene).removeprefix("<!doctype html>")
    assert [found for found, times in Counter(checks.ids(checks.parsed(whole))).items() if times > 1] == []


def test_the_ground_of_a_board_is_fetched_by_its_hash_if_asked() -> None:
    scene, art = valley.skirmish(), valley.board_art()
    ground = art.grounds["valley"]
    drawn, fetched = html(scene, art=art), html(scene, art=art, ground_url="/grounds/")
    assert "#2f5763" in drawn
    assert "#2f5763" not in fetched
    assert f'src="/grounds/{ground_hash(ground)}.svg"' in fetched


def test_a_choice_with_a_deadly_caution_stands_out() -> None:
    tree = checks.parsed(html(valley.skirmish("en"), art=valley.board_art()))
    deadly = [node for node in tree.iter("button") if "deadly" in node.get("class", "")]
    assert [node.get("data-code") for node in deadly] == ["6"]


def test_one_near_miss_is_shown_and_the_others_wait_under_why_not() -> None:
    tree = checks.parsed(html(samples.plague("en", 4)))
    misses = [node for node in tree.iter("details") if node.get("class") == "wt-miss"]
    assert len(misses) == 2
    folded = [node for node in tree.iter("details") if node.get("class") == "wt-more"]
    assert len(folded) == 1
    assert len([node for node in folded[0].iter("details") if node.get("class") == "wt-miss"]) == 1


def test_choices_of_a_group_fold_into_its_row() -> None:
    scene = samples.plague("en", 4)
    paid = tuple(replace(choice, group="pay") for choice in scene.choices[1:])
    scene = replace(scene, choices=(scene.choices[0], *paid), groups=(sc.Group("pay", "Pay with a card"),))
    tree = checks.parsed(html(scene))
    folds = [node for node in tree.iter("details") if node.get("class") == "wt-fold"]
    assert len(folds) == 1
    assert [node.get("data-code") for node in folds[0].iter("button")] == ["2", "3", "4"]


def test_the_prompt_comes_before_the_table_and_the_log_last() -> None:
    markup = html(samples.plague("en", 4))
    order = [markup.index(f'class="{name}"') for name in ("wt-prompt", "wt-table", "wt-log")]
    assert order == sorted(order)


def test_the_hand_comes_before_the_seats_the_decks_and_the_plates() -> None:
    tree = checks.parsed(html(samples.plague("en", 4)))
    order = list(checks.things(tree))
    assert order.index("h0") < order.index("f0") < order.index("b1.0") < order.index("deck.base") < order.index("s1")


def test_words_are_escaped() -> None:
    nasty = '<script>alert("1")</script> & "x"'
    scene = sc.Scene(
        nasty,
        nasty,
        prompt=sc.Prompt(nasty, nasty),
        choices=(sc.Choice(1, nasty, nasty, caution=sc.Caution(nasty, nasty)),),
        near_misses=(sc.NearMiss(nasty, nasty, nasty),),
        seats=(sc.Seat("s0", nasty, note=nasty, hand_note=nasty),),
        sheets=(sc.Sheet("t", nasty, (sc.Column(nasty),), (sc.SheetRow("r", (nasty,)),)),),
        log=(sc.LogLine("1", nasty),),
    )
    for markup in (html(scene), svg(scene), page(scene)):
        assert "<script" not in markup


def test_the_large_card_tells_its_effect() -> None:
    scene = samples.plague("it", 4)
    art = load(scene.art)
    for face in faces(scene):
        tree = checks.parsed(large(Brush(art, "w", "wide"), face))
        told = " ".join(node.text or "" for node, _ in checks.texts(tree))
        assert face.name in told
        assert all(part in told for part in face.text.split())


def test_a_scene_with_nothing_on_the_cloth_has_no_cloth() -> None:
    scene = sc.Scene("Ledger", tallies=(sc.Tally("Points", 12),))
    markup = html(scene)
    assert "wt-svg" not in markup
    assert "Points" in markup


def test_tracks_that_find_no_room_on_the_cloth_are_papers() -> None:
    scene = samples.plague("en", 4)
    morale = sc.Track("morale", "Morale", (sc.Mark("1"), sc.Mark("2", here=True)))
    scene = replace(scene, tracks=(*scene.tracks, morale))
    for layout in LAYOUTS:
        assert "morale" in checks.things(checks.parsed(html(scene, layout)))


def test_a_page_may_bring_the_style_sheets_itself() -> None:
    bare, styled = html(samples.plague("en", 4), style=False), html(samples.plague("en", 4))
    assert "<style" not in bare
    assert css("web") in styled.replace("&gt;", ">")


def test_what_cannot_be_taken_back_is_marked() -> None:
    scene = samples.deploy("en", 4)
    sealed = tuple(replace(choice, final=choice.done) for choice in scene.choices)
    tree = checks.parsed(html(replace(scene, choices=sealed)))
    assert [node.get("data-code") for node in tree.iter("button") if node.get("data-final") is not None] == ["9"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_card_on_a_pile_opens_large(layout: Layout) -> None:
    scene = samples.plague("en", 4)
    things = checks.things(checks.parsed(html(scene, layout, style=False)))
    shown = {heap.id: things[heap.id].get("data-shows") for heap in scene.piles}
    assert shown == {heap.id: heap.face.name if heap.face and heap.count else None for heap in scene.piles}
    large_ones = {node.get("data-face") for node in checks.parsed(html(scene, layout)).iter("div")}
    assert {name for name in shown.values() if name} <= large_ones


def bar_of(scene: sc.Scene) -> str:
    tree = checks.parsed(html(scene))
    return " ".join("".join(node.itertext()) for node in tree.iter("header") if node.get("class") == "wt-bar")


def asked(scene: sc.Scene, *which: int) -> sc.Scene:
    """The scene with these of its seats asked."""
    states: list[sc.SeatState] = ["thinking" if i in which and i else "here" if i in which else "" for i in range(9)]
    seats = tuple(replace(seat, state=state) for seat, state in zip(scene.seats, states, strict=False))
    steps = (sc.TurnStep("Hand", "past"), sc.TurnStep("Defence", "here"), sc.TurnStep("Action", "next"))
    return replace(scene, seats=seats, steps=steps)


def test_the_bar_says_whose_step_it_is() -> None:
    scene = samples.plague("en", 4)
    name = scene.seats[2].name
    assert "2 Defence: you are here" in bar_of(asked(scene, 0))
    assert f"{name}: 2 Defence" in bar_of(asked(scene, 2))
    assert "you are here" not in bar_of(asked(scene, 2))
    several = bar_of(asked(scene, 1, 2))
    assert "2 Defence" in several
    assert f"{name}:" not in several


def test_a_spectator_reads_that_they_watch() -> None:
    scene = asked(samples.plague("it", 4), 0)
    assert "stai guardando" not in bar_of(scene)
    watched = bar_of(replace(scene, viewer=-1))
    assert "stai guardando" in watched
    assert f"{scene.seats[0].name}: 2 Defence" in watched
    assert "sei qui" not in watched


@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_ally_stands_out_by_colour_and_sign(layout: Layout) -> None:
    scene = samples.plague("en", 4)
    allied = replace(scene, seats=(scene.seats[0], replace(scene.seats[1], ally=True), *scene.seats[2:]))
    assert "--ally)" not in html(scene, layout, style=False)
    plate = checks.things(checks.parsed(html(allied, layout, style=False)))[scene.seats[1].id]
    assert "ally" in (plate[0].get("class") or "").split()
    drawn = checks.things(checks.parsed(svg(allied, {"wide": 1228, "middle": 704, "narrow": 390}[layout])))
    for one in (plate, drawn[scene.seats[1].id]):
        signs = [node for node in one.iter() if node.tag.removeprefix(checks.SVG) == "circle" and node.get("stroke")]
        assert len(signs) == 2


def test_the_focus_never_begins_on_a_choice_with_a_caution() -> None:
    scene = samples.plague("en", 4)
    first, second, *rest = scene.choices
    careful = replace(scene, choices=(replace(first, caution=sc.Caution("it hurts")), second, *rest))
    for one, code in ((scene, first.code), (careful, second.code)):
        focused = [node for node in checks.parsed(html(one)).iter("button") if node.get("autofocus") is not None]
        assert [node.get("data-code") for node in focused] == [str(code)]


def test_an_outcome_says_once_who_won() -> None:
    end = sc.Outcome("You win", ("Rovere is eliminated. You win.", "All walls stand."))
    painted = html(sc.Scene("Sortie", outcome=end), style=False)
    assert painted.count("You win") == 1
    assert "<p>Rovere is eliminated.</p>" in painted
