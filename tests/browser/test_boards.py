"""Boards in a real browser: zoom, bands, the question in sight, fans, arrow keys, answers, a phone's tabs."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Come
from tests.browser.running_server import ALONE, SIZES, Visitor
from tests.paint.scenes import siege
from wartable import paint
from wartable.core import scene as sc
from wartable.paint import Layout
from wartable.paint.art import ground_hash

pytestmark = pytest.mark.plain

PAIR = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
_SWAP = """async (parts) => {
  const { swap } = await loaded("table/stage/stage.js");
  const { table } = await loaded("table/state.js");
  table.line.do = async (kind, body) => { (window.sent_ ??= []).push([kind, body]); };
  swap(parts, true);
}"""
# Two fingers come down on the board and draw apart.
_PINCH = """(board) => {
  const box = board.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const finger = (kind, pointerId, dx) => board.dispatchEvent(new PointerEvent(kind, {
    pointerId, pointerType: "touch", clientX: x + dx, clientY: y, bubbles: true, cancelable: true }));
  finger("pointerdown", 11, -30);
  finger("pointerdown", 12, 30);
  for (const dx of [45, 60, 75]) { finger("pointermove", 11, -dx); finger("pointermove", 12, dx); }
  finger("pointerup", 11, -75);
  finger("pointerup", 12, 75);
}"""
RESTS = "() => !document.querySelector('.wt-board.moving')"


def ground(route: Route) -> None:
    """Give out the grounds and the shapes of the sample board."""
    art, name = siege.siege_art(), route.request.url.rpartition("/")[2]
    if name.endswith(".json"):
        route.fulfill(body=art.shapes["near"].text, content_type="application/json")
        return
    drawing = next(each for each in art.grounds.values() if f"{ground_hash(each)}.svg" == name)
    body = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{drawing.box}">{drawing.markup}</svg>'
    route.fulfill(body=body, content_type="image/svg+xml")


def parts(scene: sc.Scene, layout: Layout) -> dict[str, str]:
    return dict(paint.parts(scene, layout, art=siege.siege_art(), ground_url="/sample/"))


def lay(visitor: Visitor, size: str, scene: sc.Scene | None = None) -> Page:
    """The table's page with the sample board on its stage; what is played is noted and not sent."""
    page = visitor.sit(*ALONE)
    page.route("**/sample/*", ground)
    layout: Layout = "narrow" if SIZES[size][0] < 700 else "wide"
    page.evaluate(_SWAP, parts(scene or siege.siege(), layout))
    page.wait_for_selector(".wt-map .wt-board")
    page.wait_for_function("() => document.querySelector('.wt-live [data-thing=\"z.mill\"]').getBBox().width > 0")
    page.wait_for_function("() => document.getAnimations().length === 0")
    return page


def thing(page: Page, ident: str) -> Locator:
    return page.locator(f'.wt-board > .wt-sheet [data-thing="{ident}"]')


def width(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["width"]


def sheet(page: Page) -> Locator:
    return page.locator(".wt-board > .wt-sheet")


def sent(page: Page) -> Any:
    return page.evaluate("() => window.sent_ ?? []")


def test_counters_keep_their_size_while_the_board_is_zoomed(come: Come) -> None:
    page = lay(come(), "wide")
    counter = thing(page, "g.2")
    before, wide = width(counter), width(sheet(page))
    page.click('[data-zoom="1.4"]')
    page.wait_for_function(RESTS)
    assert width(sheet(page)) == pytest.approx(wide * 1.4, rel=0.01)
    assert width(counter) == pytest.approx(before, abs=0.5)


def test_a_band_brings_its_own_ground_and_tokens(come: Come) -> None:
    page = lay(come(), "wide")
    board, under = page.locator(".wt-board"), page.locator(".wt-sheet > .wt-under").first
    near = under.get_attribute("src")
    assert board.get_attribute("data-band") is None
    expect(thing(page, "b").locator(".wt-token")).to_be_hidden()
    page.click('[data-zoom="0"]')
    expect(board).to_have_attribute("data-band", "tokens")
    assert under.get_attribute("src") != near
    expect(thing(page, "b").locator(".wt-token")).to_be_visible()
    expect(thing(page, "b.0")).to_be_hidden()


def test_a_board_follows_the_question_until_its_reader_moves_it(come: Come) -> None:
    scene = siege.siege()
    page = lay(come(), "phone", scene)
    before = sheet(page).get_attribute("style")

    def asks(zone: str) -> str | None:
        board = replace(scene.boards[0], focus=(zone,))
        page.evaluate(_SWAP, parts(replace(scene, boards=(board,)), "narrow"))
        page.wait_for_function("() => document.getAnimations().length === 0")
        return sheet(page).get_attribute("style")

    followed = asks("z.fort")
    assert followed != before
    expect(thing(page, "g.1")).to_be_in_viewport()
    page.locator(".wt-board").evaluate(_PINCH)
    page.wait_for_function(RESTS)
    moved = sheet(page).get_attribute("style")
    assert asks("z.ford") == moved
    page.click('[data-zoom="-1"]')
    page.wait_for_function("(was) => document.querySelector('.wt-sheet').getAttribute('style') !== was", arg=moved)
    expect(thing(page, "b.0")).to_be_in_viewport()


def test_a_stack_fans_out_and_a_counter_in_it_is_played(come: Come) -> None:
    scene = siege.siege()
    picks = replace(scene, choices=(*scene.choices, sc.Choice(90, "Leave one", targets=("b.5",))))
    page = lay(come(), "wide", picks)
    deep = thing(page, "b.5")
    expect(deep).to_be_hidden()
    thing(page, "b.0").hover()
    expect(deep).to_be_visible()
    page.wait_for_function("() => document.getAnimations().length === 0")
    boxes = [thing(page, f"b.{i}").bounding_box() for i in range(6)]
    places = {(round(box["x"]), round(box["y"])) for box in boxes if box is not None}
    assert len(places) == 6
    deep.click()
    assert sent(page)[-1][1]["actions"] == [90]


def test_the_first_tap_opens_a_stack(come: Come) -> None:
    page = lay(come("phone"), "phone")
    deep = thing(page, "b.5")
    expect(deep).to_be_hidden()
    thing(page, "b").locator(".wt-token").tap()
    expect(deep).to_be_visible()


def test_a_path_is_sent_whole(come: Come) -> None:
    page = lay(come(), "wide")
    page.locator('.wt-choice[data-code="11,12"]').click()
    assert sent(page)[-1][1]["actions"] == [11, 12]


def test_arrow_keys_walk_from_thing_to_thing(come: Come) -> None:
    page = lay(come(), "wide")
    thing(page, "z.mill").focus()
    focused: Callable[[], str] = lambda: page.evaluate("() => document.activeElement.dataset.thing")  # noqa: E731
    assert focused() == "z.mill"
    seen = set()
    for key in ("ArrowLeft", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp"):
        page.keyboard.press(key)
        seen.add(focused())
    assert len(seen) >= 3
    assert all(page.locator(f'[data-thing="{ident}"]').first.get_attribute("aria-label") for ident in seen)


def test_a_plate_plays_the_same_choices_and_folds(come: Come) -> None:
    page = lay(come(), "wide")
    plate = page.locator(".wt-inset")
    plate.locator('[data-thing="z.fort"]').click(position={"x": 20, "y": 20}, force=True)
    assert sent(page)[-1][1]["actions"] == [11, 12]
    plate.locator("summary").click()
    expect(plate.locator(".wt-window")).to_be_hidden()


@pytest.mark.parametrize("calm", [False, True])
def test_a_fight_is_stepped_through_unless_calm_is_asked_for(come: Come, calm: bool) -> None:
    visitor = come()
    visitor.page.emulate_media(reduced_motion="reduce" if calm else "no-preference")
    page = lay(visitor, "wide")
    fight = page.locator(".wt-fight")
    expect(fight.locator(".wt-verdict")).to_contain_text("thrown back")
    delay = fight.locator(".wt-verdict").evaluate("x => getComputedStyle(x).animationName")
    assert (delay == "none") == calm


def test_a_phone_has_tabs_and_a_question_brings_its_own(come: Come) -> None:
    page = lay(come("phone"), "phone")
    expect(page.locator(".wt-prompt")).to_be_visible()
    expect(page.locator(".wt-fight")).to_be_hidden()
    page.click('.wt-panes [data-pane="fight"]')
    expect(page.locator(".wt-fight")).to_be_visible()
    expect(page.locator(".wt-prompt")).to_be_hidden()
    page.click('.wt-panes [data-pane="state"]')
    places = page.locator(".wt-state .wt-track li")
    assert sum(place.is_visible() for place in places.all()) == 4  # the track is folded to where it stands
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    small = page.locator(".wt-panes button").evaluate_all("all => all.filter((x) => x.offsetHeight < 44).length")
    assert small == 0


def test_a_hand_that_is_known_lies_in_a_row_beside_its_seat(come: Come) -> None:
    scene = siege.siege()
    own, other = scene.seats
    known = tuple(sc.Card(f"known.{i}", f"Card {i}") for i in range(4))
    page = lay(come(), "wide", replace(scene, seats=(own, replace(other, hand=known))))
    column = page.locator(".wt-seats").bounding_box()
    assert column is not None
    for part in page.locator(".wt-seats .wt-plate, .wt-seats .wt-row svg").all():
        box = part.bounding_box()
        assert box is not None
        assert column["y"] <= box["y"]
        assert box["y"] + box["height"] <= column["y"] + column["height"] + 1
    tops = page.locator(".wt-seats .wt-row > div").evaluate_all("all => all.map((one) => one.offsetTop)")
    assert len(tops) == 4
    assert len(set(tops)) == 1


# -- a title of its own --


def test_a_board_of_a_title_is_zoomed_and_panned_and_stays_so_after_a_move(come: Come) -> None:
    ada = come()
    page = ada.sit(*PAIR, title="skirmish")
    board = page.locator(".wt-board")
    page.wait_for_function(RESTS)
    whole = sheet(page).get_attribute("style")
    board.hover()
    page.mouse.wheel(0, -300)
    page.wait_for_function("(was) => document.querySelector('.wt-sheet').getAttribute('style') !== was", arg=whole)
    page.wait_for_function(RESTS)
    box = board.bounding_box()
    assert box is not None
    near, middle = sheet(page).get_attribute("style"), (box["x"] + box["width"] / 2, box["y"] + 30)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 60, middle[1] + 30, steps=4)
    page.mouse.up()
    page.wait_for_function(RESTS)
    moved = sheet(page).get_attribute("style")
    assert moved != near
    before = ada.number
    page.locator(".wt-choices .wt-choice").first.click()
    ada.moved(before)
    assert sheet(page).get_attribute("style") == moved
    page.click('[data-zoom="0"]')
    page.wait_for_function("(was) => document.querySelector('.wt-sheet').getAttribute('style') === was", arg=whole)


def test_a_question_is_asked_of_a_zone_and_its_answer_lies_over_the_board(come: Come) -> None:
    page = come().sit(*PAIR, title="scouts")
    zone = page.locator('.wt-live [data-thing="zone.bridge"]')
    answer = page.locator(".wt-answer .wt-light")
    zone.focus()
    page.keyboard.press("q")
    page.locator("#menu button").first.click()
    expect(page.locator("#bars")).to_contain_text("Mill")
    assert answer.count() >= 2
    expect(page.locator(".wt-spots.wt-answer .wt-badge")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(answer).to_have_count(0)
    expect(page.locator("#bars [data-bar=answer]")).to_have_count(0)


def test_a_question_is_asked_from_the_menu_of_a_thing_and_in_text(come: Come) -> None:
    page = come().sit(*PAIR, title="scouts")
    zone = page.locator('.wt-live [data-thing="zone.bridge"]')
    zone.dispatch_event("contextmenu")
    expect(page.locator("#menu button")).not_to_have_count(0)
    page.keyboard.press("Escape")
    page.evaluate("async () => (await loaded('table/input/text-mode.js')).textMode(true)")
    page.fill("#command", "reach bridge")
    page.keyboard.press("Enter")
    expect(page.locator("#answer")).to_contain_text("Mill")
    assert json.loads(page.locator("#texts").text_content() or "{}")["questions"][0]["about"] == "zone"
