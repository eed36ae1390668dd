"""What came of an attack is stamped on the walls of its target, for all who look, and told to those who listen."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import wartable
from tests.browser.conftest import Come
from tests.browser.running_server import PATIENCE, Visitor
from tests.titles.proelio.tools import at, house

WALLS = "fortification.0"
BEHIND = 2200  # milliseconds of the page's own clock: two seconds, and what its timers add


def attacked(attack: str = "knights") -> wartable.Table:
    """Seat 0 is to meet an attack, with cards enough to repel it."""
    defender = house("palisades shields towers resources", "palisades", waiting=attack, level=3)
    return at(defender, house("resources soldiers"), house("resources shields"), step="deploy")


# The page's time passes a hundred times as slowly, and by jumps when told to: what is shown for a moment can be looked
# at on a busy machine too.
_SLOWLY = """(() => {
  const real = performance.now.bind(performance);
  let passed = 0;
  performance.now = () => real() / 100 + passed;
  window.pass_ = (milliseconds) => { passed += milliseconds; };
})()"""


def bring_slowly(visitor: Visitor, table: wartable.Table) -> Page:
    """A table brought along to a page on which stamps stay until `gone` lets them go."""
    visitor.page.add_init_script(_SLOWLY)
    return visitor.bring(table)


def gone(page: Page) -> None:
    """Until every stamp has gone by itself."""
    while page.locator(".wt-stamp").count():
        page.evaluate("() => window.pass_(4000)")
        page.wait_for_timeout(50)


def defend(visitor: Visitor, *cards: str) -> None:
    """Picks cards by clicking on them in the hand, and deploys them."""
    page = visitor.page
    for card in cards:
        page.locator(f'.wt-hand [data-thing="hand.{card}"]').click()
        expect(page.locator(f'.wt-strip [data-thing="hand.{card}"]')).to_be_visible()
    page.locator(".wt-button.done").click()


def over(page: Page, thing: str) -> bool:
    """Whether the stamp lies on a thing, and whole on the table."""
    return bool(
        page.evaluate(
            """(thing) => {
              const box = (selector) => document.querySelector(selector).getBoundingClientRect();
              const [stamp, on, cloth] = [box(".wt-stamp"), box(`[data-thing="${thing}"]`), box(".wt-table")];
              const meets = stamp.x < on.right && on.x < stamp.right && stamp.y < on.bottom && on.y < stamp.bottom;
              return meets && stamp.x >= cloth.x && stamp.right <= cloth.right && stamp.y >= cloth.y;
            }""",
            thing,
        )
    )


@pytest.mark.parametrize(
    ("size", "lang", "title", "note"),
    [
        ("wide", "en", "Repelled", "Stella's Knights: 3 against 2"),
        ("middle", "it", "Respinto", "Cavalieri di Stella: 3 contro 2"),
    ],
)
def test_a_repelled_attack_is_stamped_where_it_lay(come: Come, size: str, lang: str, title: str, note: str) -> None:
    visitor = come(size, lang)
    page = bring_slowly(visitor, attacked())
    expect(page.locator(".wt-stamp")).to_have_count(0)
    defend(visitor, "palisades", "shields")
    stamp = page.locator(".wt-stamp").first
    expect(stamp).to_be_visible()
    expect(stamp.locator("b")).to_have_text(title)
    expect(stamp).to_contain_text(note)
    assert stamp.get_attribute("data-tone") == "good"
    assert stamp.locator("svg path").count() > 1  # the card that was turned over
    assert over(page, WALLS)
    expect(page.locator("#news")).to_contain_text(title.lower())
    gone(page)


def test_on_a_phone_a_stamp_is_in_sight_and_hides_no_card_and_no_choice(come: Come) -> None:
    visitor = come("phone", "it")
    page = bring_slowly(visitor, attacked())
    defend(visitor, "palisades", "shields")
    stamp = page.locator(".wt-stamp").first
    expect(stamp.locator("b")).to_have_text("Respinto")
    expect(stamp).to_contain_text("Cavalieri di Stella: 3 contro 2")
    hides = """() => {
      const box = document.querySelector(".wt-stamp").getBoundingClientRect();
      const meets = (it) => box.x < it.right && it.x < box.right && box.y < it.bottom && it.y < box.bottom;
      const needed = document.querySelectorAll(".wt-table .wt-card, .wt-table .wt-plate, .wt-choice, .wt-held");
      return [...needed].filter((it) => meets(it.getBoundingClientRect())).map((it) => it.getAttribute("class"));
    }"""
    expect(stamp).to_be_in_viewport(ratio=1)
    assert page.evaluate(hides) == []
    page.mouse.wheel(0, 400)
    page.wait_for_function("() => scrollY > 100")
    expect(stamp).to_be_in_viewport(ratio=1)
    assert page.evaluate(hides) == []
    gone(page)


def test_a_stamp_takes_no_clicks_and_stands_still_for_those_who_want_it_calm(come: Come) -> None:
    for motion, moves in (("reduce", False), ("no-preference", True)):
        visitor = come("wide", motion=motion)
        page = bring_slowly(visitor, attacked())
        page.evaluate("""() => { const own = Element.prototype.animate;
          Element.prototype.animate = function (frames, how) {
            if (this.matches(".wt-stamp")) (window.frames_ ??= []).push(JSON.stringify(frames));
            return own.call(this, frames, how); }; }""")
        defend(visitor, "palisades", "shields")
        stamp = page.locator(".wt-stamp").first
        expect(stamp).to_be_visible()
        assert stamp.evaluate("(node) => getComputedStyle(node).pointerEvents") == "none"
        assert ("scale" in page.evaluate("() => window.frames_[0]")) is moves


def test_a_strip_in_the_open_needs_no_stamp_and_loot_has_one(come: Come) -> None:
    page = bring_slowly(visitor := come("wide"), attacked("trebuchets"))
    defend(visitor)
    expect(page.locator(".wt-strip")).to_contain_text("3 short")
    expect(page.locator(".wt-stamp")).to_have_count(0)
    before = visitor.number
    page.locator(".wt-choices .wt-choice", has_text="Keep").click()
    visitor.moved(before)
    for _ in range(3):
        before = visitor.number
        page.locator(".wt-choices .wt-choice[data-code]").first.click()
        visitor.moved(before)
    stamp = page.locator(".wt-stamp", has_text="Loot")
    expect(stamp.locator("b")).to_have_text("Loot: 3 cards")
    assert stamp.get_attribute("data-tone") == "bad"


def test_text_mode_hears_what_came_of_an_attack(come: Come) -> None:
    visitor = come("wide", "it")
    page = visitor.bring(attacked())
    page.evaluate("async () => (await loaded('table/input/text-mode.js')).textMode(true)")
    field = page.locator("#command")
    for words in ("deploy palisades …", "deploy shields...", "deploy palisades shields"):
        before = visitor.number
        field.fill(words)
        field.press("Enter")
        visitor.moved(before)
    expect(page.locator("#news")).to_contain_text("respinto")
    expect(page.locator("#told-log")).to_contain_text("respinto")
    expect(page.locator(".wt-stamp:visible")).to_have_count(0)


def test_a_step_of_a_replay_is_stamped_and_a_jump_is_not(come: Come) -> None:
    visitor = come("wide")
    page = bring_slowly(visitor, attacked())
    defend(visitor, "palisades", "shields")
    expect(page.locator(".wt-stamp b").first).to_have_text("Repelled")
    page.locator('.wt-hand [data-thing="hand.resources"][data-codes]').click()
    expect(page.locator(".wt-log")).to_contain_text("You played Resources")
    gone(page)
    page.locator('.wt-log li[data-moment="1"]').first.click()
    expect(page.locator("#replay")).to_be_visible()
    expect(page.locator(".wt-log li.at")).to_have_attribute("data-moment", "1")
    expect(page.locator(".wt-stamp")).to_have_count(0)
    page.locator("#replay [data-step=next]").click()
    expect(page.locator(".wt-stamp b").first).to_have_text("Resources")


# Writes down when each pile of stamps came, in milliseconds since now; whatever lies there is taken away.
_WATCH = """() => {
  dispatchEvent(new Event("resize"));
  const start = performance.now();
  const seen = window.seen_ = [];
  const words = (pile) => [...pile.querySelectorAll(".wt-stamp b")].map((word) => word.textContent);
  window.watch_?.disconnect();
  window.watch_ = new MutationObserver((changes) => {
    const piles = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    seen.push(...piles.map((pile) => [performance.now() - start, words(pile)]));
  });
  window.watch_.observe(document.querySelector("#stamps"), { childList: true });
}"""

# The table goes on by some moments, each with a stamp on one thing, as fast as pages can be painted.
_HASTE = """async ([thing, words]) => {
  const { swap } = await loaded("table/stage/stage.js");
  const { painting } = await loaded("table/stage/parts.js");
  const stage = document.querySelector("#stage");
  const parts = { ...painting(), ...window.more_ };
  for (const word of words) {
    const moment = Number([...stage.querySelectorAll(".wt-log li[data-moment]")].at(-1).dataset.moment) + 1;
    const stamp = `<template data-stamp="${thing}"><div class="wt-stamp"><b>${word}</b></div></template>`;
    parts[`log/more.${moment}`] = `<li data-part="log/more.${moment}" data-moment="${moment}">${stamp}</li>`;
    window.more_ = { ...window.more_, [`log/more.${moment}`]: parts[`log/more.${moment}`] };
    swap(parts, true);
    await null;
  }
}"""


def seen(page: Page) -> list[tuple[float, list[str]]]:
    """When what was stamped."""
    found: list[Any] = page.evaluate("() => window.seen_")
    return [(when, words) for when, words in found]


def test_stamps_that_wait_for_each_other_are_never_far_behind(come: Come) -> None:
    visitor = come("wide", fresh=True)
    visitor.page.clock.install()
    page = visitor.bring(attacked())
    defend(visitor, "palisades", "shields")
    expect(page.locator(".wt-stamp b").first).to_have_text("Repelled")
    # From here on the page's time passes only when told to: a busy machine is not behind.
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
    page.evaluate(_HASTE, [WALLS, ["before"]])
    page.evaluate(_WATCH)
    page.evaluate(_HASTE, [WALLS, ["one", "two", "three"]])
    page.clock.run_for(BEHIND)
    assert [words for _, words in seen(page)] == [["one"], ["two"], ["three"]]
    # More of them: what waits is shown at once, the last ones of it.
    page.evaluate(_WATCH)
    page.evaluate(_HASTE, [WALLS, ["1", "2", "3", "4", "5", "6"]])
    page.clock.run_for(BEHIND)
    assert [words for _, words in seen(page)] == [["1"], ["4", "5", "6"]]
    boxes = [
        box for stamp in page.locator(".pile:last-child .wt-stamp").all() if (box := stamp.bounding_box()) is not None
    ]
    assert all(one["y"] < two["y"] for one, two in pairwise(boxes))


def test_after_the_curtain_a_player_sees_what_came_of_what_he_missed(come: Come) -> None:
    visitor = come("wide")
    page = visitor.bring(attacked(), *[{"kind": "me"}] * 3)
    page.click("#curtain button")
    expect(page.locator("#curtain")).to_be_hidden()
    defend(visitor, "palisades", "shields")
    expect(page.locator(".wt-stamp b").first).to_have_text("Repelled")
    page.locator('.wt-hand [data-thing="hand.resources"][data-codes]').click()
    expect(page.locator(".wt-stamp b").first).to_have_text("Resources")
    for _ in range(3):
        if page.locator('[data-bar="next"] button').is_visible():
            break
        before = visitor.number
        page.locator(".wt-choices .wt-choice[data-code]").first.click()
        page.wait_for_function("(before) => document.querySelector('#stage').dataset.number !== before", arg=before)
    page.evaluate(_WATCH)
    page.click('[data-bar="next"] button')
    expect(page.locator("#curtain")).to_be_visible()
    page.click("#curtain button")
    page.wait_for_function("() => window.seen_.length === 2", timeout=PATIENCE * 1000)
    (first, one), (then, two) = seen(page)
    assert (one, two) == (["Repelled"], ["Resources"])
    assert then - first > 800  # one after the other
    expect(page.locator("#news")).to_be_empty()  # what the other one drew
    # A page that is loaded anew shows nothing twice.
    page.reload()
    page.click("#curtain button")
    page.wait_for_selector(".wt-hand")
    page.evaluate(_WATCH)
    page.evaluate("async () => (await loaded('table/stage/stamps.js')).stampsOver()")
    assert seen(page) == []
