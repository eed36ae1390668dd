"""Mats in a real browser: nothing cut, nothing overlapping at any width; words, arrows, flags and drags on the page."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Come
from tests.browser.running_server import ALONE, SIZES, Visitor
from tests.paint.scenes import boards
from wartable import paint
from wartable.core.scene import Scene
from wartable.paint import Layout, fonts
from wartable.paint.art import Art
from wartable.paint.html import Theme, css

pytestmark = pytest.mark.plain

LEAST = 12.5
WINDOWS = [(1600, 1000), (1366, 768), (1024, 768), (820, 1180), (390, 844), (360, 640)]

# What lies side by side, and what must lie inside something: boxes of [name, box, box of what holds it].
MEASURE = """() => {
  const box = (node) => { const { x, y, right, bottom } = node.getBoundingClientRect(); return [x, y, right, bottom]; };
  const seen = (node) => node.checkVisibility() && node.getBoundingClientRect().width > 0;
  const name = (node) => node.dataset.thing ?? node.className;
  const groups = [];
  const desk = document.querySelector(".wt-desk");
  const scrolls = getComputedStyle(desk).overflowY === "auto";
  // Of what scrolls on the desk only the part in sight can lie on something.
  const shown = (node) => {
    const [x, y, right, bottom] = box(node);
    const [, top, , low] = box(desk);
    return scrolls && desk.contains(node) ? [x, Math.max(y, top), right, Math.min(bottom, low)] : box(node);
  };
  // What holds another of its group stands for it.
  const side = (nodes) => {
    const all = [...nodes].filter(seen);
    const inner = all.filter((node) => !all.some((other) => other !== node && node.contains(other)));
    groups.push(inner.map((node) => [name(node), shown(node)]));
  };
  side(document.querySelectorAll(".wt-mats > :is(.wt-others, .wt-table, .wt-notices, .wt-log, .wt-prompt)"));
  side(document.querySelectorAll(".wt-mat, div.wt-hand, div.wt-piles, .wt-narrow .wt-others .wt-seat"));
  for (const mat of document.querySelectorAll(".wt-mat")) {
    side(mat.querySelectorAll(":scope > *, :scope > .wt-aside > *"));
    side(mat.querySelectorAll(".wt-tile, .wt-slip, .wt-echo"));
    side(mat.querySelectorAll(".wt-seat > *"));
  }
  for (const tile of document.querySelectorAll(".wt-tile")) side(tile.querySelectorAll(":scope > :not(.wt-tag)"));
  const cut = [];
  for (const node of document.querySelectorAll(".wt-mat *, .wt-notice *, .wt-calendar *")) {
    if (!seen(node) || node.closest("svg") || getComputedStyle(node).overflow === "visible") continue;
    const across = getComputedStyle(node).overflowX !== "auto" && node.scrollWidth > node.clientWidth + 1;
    if (across || node.scrollHeight > node.clientHeight + 1) cut.push(name(node));
  }
  const outside = [];
  const small = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { currentNode: text } = walk;
    const holder = text.parentElement;
    if (!text.data.trim() || holder.closest("style, template, svg, .wt-large") || !holder.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [x, y, right, bottom] = box(range);
    if (!(right - x)) continue;
    if (parseFloat(getComputedStyle(holder).fontSize) < 12.5) small.push(text.data);
    const home = holder.closest(".wt-tile, .wt-slip, .wt-seat, .wt-aside > *, .wt-notice, .wt-calendar li");
    const [left, top, far, low] = home ? box(home) : [0, 0, innerWidth, Infinity];
    if (x < left - 1 || right > far + 1 || (home && (y < top - 2 || bottom > low + 2))) outside.push(text.data);
  }
  return { groups, cut, outside, small, wide: document.documentElement.scrollWidth };
}"""
SLACK = 1.0


def meets(one: list[float], two: list[float]) -> bool:
    across = min(one[2], two[2]) - max(one[0], two[0])
    down = min(one[3], two[3]) - max(one[1], two[1])
    return across > SLACK and down > SLACK


def faults(page: Page, wide: int) -> list[str]:
    """What lies on what, is cut, leaves its box or is too small to read."""
    seen: dict[str, Any] = page.evaluate(MEASURE)
    out = [f"{text} is small" for text in seen["small"]]
    out += [f"{text} leaves its box" for text in seen["outside"]] + [f"{name} is cut" for name in seen["cut"]]
    for group in seen["groups"]:
        for i, (name, box) in enumerate(group):
            for other, second in group[i + 1 :]:
                if meets(box, second):
                    out.append(f"{name} on {other}")
    return out + ([f"{seen['wide']} pixels wide"] if seen["wide"] > wide else [])


def room(wide: int, high: int, layout: Layout) -> tuple[float, float]:
    beside = {"wide": 372, "middle": 320 if wide >= 960 else 0, "narrow": 0}[layout]
    return wide - beside, high - 56


def blank(browser: Browser) -> Page:
    """A page with the fonts and the style sheets of the painters, and nothing on it."""
    page = browser.new_page()
    style = f"{fonts.css(fonts.load())}html,body{{margin:0}}{css('web')}{css('table')}{css('mats')}"
    page.set_content(f"<!doctype html><style>{style}</style><body></body>")
    page.evaluate("() => Promise.all([...document.fonts].map((face) => face.load()))")
    return page


def show(page: Page, scene: Scene, theme: Theme, wide: int, high: int, art: Art | None = None) -> list[str]:
    """Lay a table out in a window and return what is wrong with it; on a phone the last flag's mat is open."""
    layout: Layout = "narrow" if wide < 700 else "wide" if wide >= 1200 else "middle"
    page.set_viewport_size({"width": wide, "height": high})
    markup = paint.html(scene, layout, art=art, theme=theme, style=False, size=room(wide, high, layout))
    page.evaluate(
        "([html, height]) => { document.body.innerHTML = html;"
        " document.querySelector('.wt-frame').style.height = height; }",
        [markup, f"{high}px" if wide >= 960 else "auto"],
    )
    mats = len(scene.seats)
    if layout == "narrow":
        page.evaluate("() => [...document.querySelectorAll('.wt-others > .wt-mat')].at(-1).classList.add('open')")
        mats = 2
    numbers = page.evaluate(
        "() => [...document.querySelectorAll('.wt-mat .wt-values')].filter((n) => n.checkVisibility()).length"
    )
    assert numbers == 5 * mats
    return faults(page, wide)


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_nothing_is_cut_and_nothing_overlaps_at_any_width(browser: Browser, lang: str, theme: Theme) -> None:
    page = blank(browser)
    found: dict[str, list[str]] = {}
    for wide, high in WINDOWS:
        if wrong := show(page, boards.boards(lang), theme, wide, high, boards.boards_art()):
            found[f"{wide}x{high}"] = wrong
    page.close()
    assert found == {}


# -- on the page --

_SWAP = """async (parts) => {
  const { swap } = await loaded("table/stage/stage.js");
  const { table } = await loaded("table/state.js");
  table.line.do = async (kind, body) => { (window.sent_ ??= []).push([kind, body]); };
  swap(parts, true);
}"""


def lay(visitor: Visitor, size: str, lang: str = "en") -> Page:
    """The table's page with boards on its stage; what is played is noted and not sent."""
    page = visitor.sit(*ALONE)
    wide, high = SIZES[size]
    layout: Layout = "narrow" if wide < 700 else "wide" if wide >= 1200 else "middle"
    drawn = paint.parts(boards.boards(lang), layout, art=boards.boards_art(), size=room(wide, high, layout))
    page.evaluate(_SWAP, dict(drawn))
    page.wait_for_selector(".wt-mats .wt-own")
    return page


def thing(page: Page, ident: str) -> Any:
    return page.locator(f'#stage [data-thing="{ident}"]')


def test_a_tile_tells_its_sum_under_the_pointer_and_with_the_focus(come: Come) -> None:
    page = lay(come(), "wide")
    high = "(kind) => document.querySelector(`${kind} .wt-scene svg`).getBoundingClientRect().height"
    assert page.evaluate(high, ".wt-own") >= 72
    assert page.evaluate(high, ".wt-others") == 26
    tell = page.locator("#tell")
    thing(page, "unit.2.0").hover()
    expect(tell).to_contain_text("attack 5 = 3 base + 2 Long pikes")
    expect(tell).to_contain_text("defence 5 = 4 base + 1 Earthworks of the Old Road")
    page.mouse.move(3, 3)
    expect(tell).to_have_count(0)
    thing(page, "gauge.3").focus()
    expect(tell).to_contain_text("Home: Merry (4/4)")
    thing(page, "slip.2.works").focus()
    expect(tell).to_contain_text("Foot, Horse, $200")
    thing(page, "figure.1").focus()
    expect(tell).to_contain_text("leaves in autumn")
    thing(page, "unit.0.0").focus()  # its words stand on it
    expect(tell).to_have_count(0)
    expect(thing(page, "unit.0.0")).to_contain_text("3 base + 2 Long pikes")


def test_arrows_go_from_tile_to_tile_and_from_mat_to_mat(come: Come) -> None:
    page = lay(come(), "wide")
    focus = "() => document.activeElement.dataset.thing"
    thing(page, "unit.0.1").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focus) == "unit.0.2"
    page.keyboard.press("ArrowDown")
    assert page.evaluate(focus) == "unit.1.2"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(focus) == "unit.2.1"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.evaluate(focus) == "unit.0.1"
    page.keyboard.press("ArrowUp")
    assert page.evaluate(focus) == "hand.1"
    assert page.locator('#stage [data-thing="unit.0.0"]').get_attribute("tabindex") == "0"


def test_a_target_plays_its_choice_and_a_near_miss_says_why(come: Come) -> None:
    page = lay(come(), "wide")
    thing(page, "unit.2.0").click()
    expect(page.locator("#menu")).to_contain_text("5 is not greater")
    page.keyboard.press("Escape")
    thing(page, "unit.1.2").click()
    page.wait_for_function("() => window.sent_?.length === 1")
    assert page.evaluate("() => window.sent_[0][1].actions") == [11]


def test_a_card_dragged_to_a_tile_plays_the_choice_that_names_both(come: Come) -> None:
    page = lay(come(), "wide")
    card, tile, other = (thing(page, ident).bounding_box() for ident in ("hand.1", "unit.0.0", "unit.0.4"))

    def drag(goal: dict[str, float]) -> None:
        page.mouse.move(card["x"] + 40, card["y"] + 60)
        page.mouse.down()
        page.mouse.move(goal["x"] + 30, goal["y"] + 60, steps=4)
        expect(page.locator(".ghost")).to_have_count(1)
        expect(page.locator(".goal")).to_have_count(1)
        page.mouse.up()
        expect(page.locator(".ghost")).to_have_count(0)

    drag(other)
    drag(tile)
    page.wait_for_function("() => window.sent_?.length > 0")
    assert json.loads(page.evaluate("() => JSON.stringify(window.sent_.map(([, body]) => body.actions))")) == [[20]]


def test_on_a_phone_the_flag_that_is_tapped_opens_its_mat(come: Come) -> None:
    page = lay(come("phone"), "phone")
    assert page.locator(".wt-others .wt-tile:visible").count() == 0
    expect(thing(page, "seat.2")).to_contain_text("5/5")
    thing(page, "seat.2").tap()
    expect(page.locator(".wt-others .wt-tile:visible")).to_have_count(5)
    expect(thing(page, "unit.2.1")).to_be_visible()
    over = "() => document.elementFromPoint(195, innerHeight - 20).closest('.wt-held') !== null"
    assert page.evaluate(over), "the hand lies over the log"
    thing(page, "unit.2.1").tap()
    expect(page.locator("#tell")).to_contain_text("attack 4 = 4 base")
    thing(page, "seat.3").tap()
    expect(thing(page, "unit.2.1")).to_be_hidden()
    expect(thing(page, "unit.3.1")).to_be_visible()
    page.evaluate(_SWAP, dict(paint.parts(boards.fallen(), "narrow", art=boards.boards_art(), size=(390, 788))))
    expect(thing(page, "unit.3.1")).to_be_visible()  # another's move closes nothing
    thing(page, "seat.3").tap()
    expect(page.locator(".wt-others .wt-tile:visible")).to_have_count(0)


def test_a_long_press_tells_and_plays_nothing(come: Come) -> None:
    page = lay(come("phone"), "phone")
    box = thing(page, "unit.0.0").bounding_box()
    touch = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + 20, "y": box["y"] + 20}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(page.locator("#tell")).to_contain_text("attack 5 = 3 base + 2 Long pikes")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#menu")).to_be_hidden()
    assert page.evaluate("() => window.sent_ ?? []") == []
