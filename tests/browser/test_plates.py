"""Labels over the cloth: every word is large enough in every window, and plates stay where they are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import wartable
from tests.browser.conftest import Come
from tests.browser.running_server import SIZES
from tests.browser.test_sizes import LEAST, attacked
from tests.paint.scenes import samples
from wartable.core.scene import Caution
from wartable.paint import Layout, css, html

pytestmark = pytest.mark.plain

# Every text with its size on the screen, those of drawings that are referred to included: but not what is printed.
_SIZES = """(root) => {
  const found = [];
  const own = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
  const note = (node, scale) => {
    found.push([parseFloat(getComputedStyle(node).fontSize) * scale, node.textContent.trim()]);
  };
  const scaled = (node) => { const matrix = node.getScreenCTM(); return Math.hypot(matrix.a, matrix.b); };
  for (const node of document.querySelectorAll(`${root} *`)) {
    if (node.closest("template, .wt-sprite, [data-print]") || !node.checkVisibility()) continue;
    if (!node.getBoundingClientRect().width) continue;
    if (node.matches("use")) {
      const drawing = document.querySelector(node.getAttribute("href"));
      const [, , wide] = (drawing.getAttribute("viewBox") ?? "0 0 1 1").split(" ").map(Number);
      const scale = scaled(node) * (node.width.baseVal.value / wide || 1);
      for (const text of drawing.querySelectorAll("text")) note(text, scale);
    } else if (own(node)) note(node, node.ownerSVGElement ? scaled(node) : 1);
  }
  return found;
}"""
_PLATES = """() => [...document.querySelectorAll("#stage .wt-plate")].map((plate) => {
  const { x, y, width, height } = plate.getBoundingClientRect();
  return [plate.tagName, ...[x, y, width, height].map(Math.round)];
})"""


def small(page: Page, root: str = "#stage") -> list[Any]:
    """The words that are too small, of several."""
    texts = page.evaluate(_SIZES, root)
    assert len(texts) > 3
    return [(size, text) for size, text in texts if size < LEAST - 0.01]


WINDOWS = [(360, 640), (430, 932), (844, 390), (960, 540), (1100, 600), (1200, 620), (1366, 650), (1920, 1080)]


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: "x".join(map(str, window)))
def test_words_keep_their_size_in_odd_windows(
    come: Come, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int]
) -> None:
    monkeypatch.setitem(SIZES, "tried", window)
    page = come("tried", "it").bring(attacked(6))
    assert small(page) == []
    assert {name for name, *_ in page.evaluate(_PLATES)} == {"DIV"}
    assert page.evaluate("() => document.documentElement.scrollWidth") <= window[0]


def test_a_label_does_not_shrink_with_the_cloth(come: Come) -> None:
    page = come("laptop").bring(attacked(4))
    before = page.evaluate(_PLATES)
    sized = "() => parseFloat(getComputedStyle(document.querySelector('#stage .wt-plate b')).fontSize)"
    was = page.evaluate(sized)
    page.add_style_tag(content="#stage .wt-cloth { width: 60% !important; min-width: 0 !important; }")
    after = page.evaluate(_PLATES)
    assert page.evaluate(sized) == was
    assert [box[3:] for box in after] == [box[3:] for box in before]
    assert [box[1:3] for box in after] != [box[1:3] for box in before]


def test_plates_keep_their_places_from_move_to_move(come: Come) -> None:
    ada = come("laptop")
    page = ada.bring(attacked(4))
    before = page.evaluate(_PLATES)
    number = ada.number
    page.locator(".wt-choices .wt-choice[data-code]").first.click()
    ada.moved(number)
    assert page.evaluate(_PLATES) == before
    number = ada.number
    page.locator(".wt-button.done").click()
    ada.moved(number)
    assert page.evaluate(_PLATES) == before


def test_a_plate_can_be_picked(come: Come) -> None:
    """A seat that is a target is chosen by its plate, by key as by mouse."""
    title = wartable.title("proelio")
    house = {"hand": ["inquisition", "soldiers"]}
    ada = come()
    page = ada.bring(title.position({"seats": 4, "houses": [house, *({"hand": ["shields"]} for _ in range(3))]}))
    page.locator(".wt-choices .wt-choice", has_text="Inquisition").first.click()
    target = page.locator("div.wt-seat.pick").first
    target.wait_for()
    assert target.get_attribute("tabindex") == "0"
    number = ada.number
    ada.ready()
    target.press("Enter")
    ada.moved(number)


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_large_card_is_readable(come: Come, size: str) -> None:
    page = come(size, "it").bring(attacked(4))
    faces = page.locator(".wt-large")
    assert faces.count() > 3
    for i in range(faces.count()):
        faces.nth(i).evaluate("(face) => face.showPopover()")
        assert small(page, ".wt-large:popover-open") == []
        faces.nth(i).evaluate("(face) => face.hidePopover()")


def discarded() -> wartable.Table:
    """A table with three cards among the discards, two of them alike."""
    house = {"hand": ["soldiers", "shields"]}
    facts = {"seats": 3, "houses": [house, {}, {}], "discards": ["towers", "shields", "shields"]}
    return wartable.title("proelio").position(facts)


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_pile_fans_out(come: Come, size: str) -> None:
    ada = come(size)
    page = ada.bring(discarded())
    page.locator('[data-thing="discard.base"] text').click()  # on a small table the deck covers the rest
    fan = page.locator("#opened")
    expect(fan).to_be_visible()
    expect(fan.locator("li")).to_have_count(2)
    expect(fan.locator("li b")).to_have_text(["2 × Shields", "Towers"], use_inner_text=True)
    assert small(page, "#opened .wt-opened :not(svg *)") == []
    assert fan.evaluate("(box) => box.scrollWidth <= box.clientWidth")
    page.keyboard.press("Escape")
    expect(fan).to_be_hidden()
    page.locator('[data-thing="pile.base"]').focus()
    page.keyboard.press("i")
    expect(fan).to_be_visible()
    expect(fan.locator("figcaption")).to_contain_text("Base deck")
    page.go_back()
    expect(fan).to_be_hidden()
    expect(page.locator('[data-thing="pile.base"]')).to_be_focused()


def test_a_card_of_the_table_opens_by_a_click(come: Come) -> None:
    page = come().bring(attacked(4))
    page.locator("#stage .wt-strip .wt-card").first.click()
    expect(page.locator(".wt-large:popover-open, #opened[open]")).to_have_count(1)


LONG = "Wolfeschlegelsteinhausenbergerdorffmuell"  # forty letters, as long as a name may be


@pytest.mark.parametrize("wide", [360, 390, 1280])
def test_no_name_widens_the_question(browser: Browser, wide: int) -> None:
    scene = samples.deploy("it", 4)
    first = scene.choices[0]
    assert scene.prompt is not None
    named = replace(
        scene,
        prompt=replace(scene.prompt, question=LONG, note=LONG),
        choices=(replace(first, label=LONG, note=LONG, caution=Caution(LONG, "PR-RULING-43")), *scene.choices[1:]),
        near_misses=tuple(replace(miss, label=LONG, reason=LONG) for miss in scene.near_misses),
        log=tuple(replace(line, text=LONG) for line in scene.log),
    )
    page = browser.new_page(viewport={"width": wide, "height": 800})
    style = f"html,body{{margin:0}}{css('web')}{css('table')}"
    layout: Layout = "wide" if wide > 1200 else "narrow"
    page.set_content(f"<!doctype html><style>{style}</style>{html(named, layout, style=False, size=(wide, 640))}")
    outside = """() => [...document.querySelectorAll(".wt-prompt *, .wt-log *")].filter((part) => part.checkVisibility()
      && part.getBoundingClientRect().right > innerWidth + 0.5).map((part) => part.textContent)"""
    assert page.evaluate(outside) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= wide
    page.close()


@pytest.mark.parametrize("size", ["laptop", "middle"])
def test_a_hint_is_in_sight_and_so_is_the_first_choice(come: Come, size: str) -> None:
    page = come(size, "it").bring(attacked(4))
    hint = page.locator('[data-bar="hint"]')
    expect(hint).to_be_visible()
    seen = """(part) => { const box = part.getBoundingClientRect();
      const prompt = document.querySelector(".wt-ends").getBoundingClientRect();
      return box.top >= 0 && box.bottom <= Math.min(innerHeight, prompt.top); }"""
    assert hint.evaluate(seen)
    assert page.locator(".wt-choices .wt-choice").first.evaluate(seen)


def test_hints_are_put_away_with_the_account(come: Come) -> None:
    who = {"name": "Hinted", "password": "ten letters and more"}
    ada = come()
    ada.send("/api/accounts/register", who)
    hint = ada.sit().locator('[data-bar="hint"]')
    expect(hint).to_be_visible()
    with ada.page.expect_response("**/api/accounts/settings/hints") as answer:
        hint.locator("button").last.click()
    assert answer.value.ok
    elsewhere = come()
    elsewhere.send("/api/accounts/sign-in", who)
    page = elsewhere.sit()
    expect(page.locator(".wt-ask")).to_be_visible()
    expect(page.locator('[data-bar="hint"]')).to_have_count(0)
    assert not page.locator('[data-setting="hints"]').is_checked()


@pytest.mark.parametrize(("lang", "word"), [("en", "Remove"), ("it", "Togli")])
def test_the_host_turns_somebody_out(come: Come, lang: str, word: str) -> None:
    host, guest = come(lang=lang), come("phone", lang)
    table = host.open({"kind": "me"}, {"kind": "open"}, {"kind": "open"}, public=True)
    guest.send(f"/api/tables/{table}/seat", {"seat": 1, "name": "Bea"})
    page = host.go(f"/table/{table}")
    seats = page.locator("#gather ol > li")
    expect(seats.nth(1)).to_contain_text("Bea")
    expect(seats.nth(0).get_by_role("button", name=word)).to_have_count(0)
    seats.nth(1).get_by_role("button", name=word).click()
    expect(page.locator("#confirm")).to_contain_text("Bea")
    page.locator("#confirm [value=yes]").click()
    expect(seats.nth(1)).not_to_contain_text("Bea")
    expect(seats.nth(1).locator("select")).to_be_visible()
