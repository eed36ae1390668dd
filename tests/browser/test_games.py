"""Whole games in the browser: by mouse, by keyboard alone, on a phone, in Italian, two browsers at one table."""

from __future__ import annotations

import random
import time

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.running_server import PATIENCE, Visitor, any_row, click_row, play, visible
from wartable.titles import title


def by_thing(visitor: Visitor, luck: random.Random) -> None:
    """Clicks a thing on the table that stands for one choice; where there is none, a row."""
    things = visible(visitor.page, "#stage .pick[data-codes]")
    single = [thing for thing in things if " " not in (thing.get_attribute("data-codes") or "")]
    if not single:
        click_row(visitor, luck)
        return
    box = luck.choice(single).bounding_box()
    assert box is not None
    # A fanned card may lie under its neighbour, so it is clicked near its left edge.
    visitor.page.mouse.click(box["x"] + min(24, box["width"] / 2), box["y"] + box["height"] / 2)


def by_keys(visitor: Visitor, luck: random.Random) -> None:
    """Numbers, D, and Tab with Enter; nothing else."""
    keyboard = visitor.page.keyboard
    visitor.ready()
    rows = visible(visitor.page, ".wt-choices .wt-choice")[:9]
    done = visible(visitor.page, ".wt-button.done")
    way = luck.random()
    if done and (not rows or way < 0.4):
        keyboard.press("d")
    elif way < 0.7:
        keyboard.press(str(luck.randint(1, len(rows))))
    else:
        for _ in range(luck.randrange(len(rows))):
            keyboard.press("ArrowDown")
        keyboard.press("Enter")
    if visible(visitor.page, ".wt-fold[open]"):
        # A row that opens has its choices inside it; the next key is one of theirs.
        inner = len(visible(visitor.page, ".wt-choices .wt-choice"))
        keyboard.press(str(min(9, inner)))


def test_a_whole_game_by_mouse_on_the_table_itself(come: Come) -> None:
    ada = come()
    page = ada.sit()
    assert play(ada, by_thing) > 1
    expect(page.locator(".wt-prompt .wt-outcome h2")).to_be_visible()
    expect(page.locator(".wt-prompt .wt-outcome a.wt-clause")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(come: Come) -> None:
    ada = come()
    page = ada.go("/")
    # From the first page on: to the button that plays at once.
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.play === 'proelio'"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    ada.wait()
    ada.sit(options={"round_cap": 2})
    assert play(ada, by_keys) > 1


def test_a_whole_game_on_a_phone(come: Come) -> None:
    ada = come("phone")
    page = ada.sit()

    def tap(visitor: Visitor, luck: random.Random) -> None:
        any_row(visitor, luck).tap()

    assert play(ada, tap) > 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"


def test_a_whole_game_in_italian(come: Come) -> None:
    ada = come("middle", "it", motion="no-preference")
    page = ada.go("/")
    expect(page.locator("h1")).to_contain_text("guerre, un tavolo.")
    page = ada.sit()
    messages = title("proelio").messages
    assert messages.format("it", "prompt-action") != messages.format("en", "prompt-action")
    seen: set[str] = set()

    def answer(visitor: Visitor, luck: random.Random) -> None:
        seen.add(page.inner_text(".wt-ask h2"))
        click_row(visitor, luck)

    play(ada, answer)
    assert messages.format("it", "prompt-action") in seen
    assert page.locator(".wt-log h2").inner_text() == "Cronaca"


def test_two_browsers_against_each_other(come: Come) -> None:
    ada, bea = come(), come("middle")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "sensible"}]
    table = ada.open(*seats, public=True, name="Ada", options={"round_cap": 2})
    page = ada.go(f"/table/{table}")
    expect(page.locator("#gather ol > li")).to_have_count(3)
    # Bea finds the table in the list and sits down.
    there = bea.go("/tables")
    there.locator(f'a[href="/table/{table}"]').click()
    there.locator("#gather ol > li .button.main").click()
    there.fill("#confirm input", "Bea")
    there.locator("#confirm .main").click()
    for visitor in (ada, bea):
        visitor.page.wait_for_selector(".wt-frame")
    expect(page.locator('.wt-seat[aria-label*=", Bea,"]')).to_be_visible()
    expect(there.locator('.wt-seat[aria-label*=", Ada,"]')).to_be_visible()
    # Each player sees their own hand, and only the backs of the other's.
    assert page.locator(".wt-hand [data-up]").count() == 5
    assert there.locator(".wt-hand [data-up]").count() == 5
    luck = random.Random(7)
    answers = 0
    end = time.monotonic() + 3 * PATIENCE
    while not (ada.over and bea.over):
        assert time.monotonic() < end, "the game does not end"
        asked = [each for each in (ada, bea) if each.page.get_attribute("#stage", "data-asked") and not each.over]
        for visitor in asked:
            before = visitor.number
            click_row(visitor, luck)
            visitor.answered(before)
            answers += 1
    assert answers > 2
    for visitor in (ada, bea):
        expect(visitor.page.locator(".wt-prompt .wt-outcome")).to_be_visible()
