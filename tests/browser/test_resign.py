"""Resigning on the page: nothing is asked any more, in the picture, in words and in a second tab."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.running_server import ALONE, ROWS, Visitor

SLOW: dict[str, Any] = {"bot_pace": 60, "options": {}}  # bots that do not answer while this test looks on


def open_first(visitor: Visitor, **more: Any) -> str:
    """A table at which this visitor has the first turn."""
    table = ""
    while not table or visitor.context.request.get(f"/api/tables/{table}").json()["asked"] != [0]:
        table = visitor.open(*ALONE, **SLOW, **more)
    return table


def sit_first(visitor: Visitor) -> Page:
    """The page of such a table when something is asked."""
    page = visitor.go(f"/table/{open_first(visitor)}")
    visitor.wait()
    return page


def resign(visitor: Visitor) -> None:
    page = visitor.page
    page.keyboard.press("m")
    page.click("[data-forfeit]")
    page.click("#confirm [value=yes]")


@pytest.mark.parametrize(("lang", "told"), [("en", "You resigned"), ("it", "Hai abbandonato")])
def test_after_resigning_nothing_is_asked_and_clicks_play_nothing(come: Come, lang: str, told: str) -> None:
    ada = come(lang=lang)
    page = sit_first(ada)
    second = ada.context.new_page()
    second.goto(page.url)
    second.wait_for_selector(ROWS)
    resign(ada)
    for tab in (page, second):
        expect(tab.locator(".wt-ask h2")).to_have_text(told)
        expect(tab.locator(ROWS)).to_have_count(0)
        expect(tab.locator("#stage .pick")).to_have_count(0)
        expect(tab.locator('[data-bar="resigned"] button')).to_have_count(2)
        expect(tab.locator(".wt-steps .here")).to_have_text(re.compile(r"^Giglio: "))
    page.reload()
    expect(page.locator(".wt-ask h2")).to_have_text(told)
    expect(page.locator(ROWS)).to_have_count(0)


def test_one_who_has_resigned_watches_or_begins_anew(come: Come) -> None:
    ada = come()
    page = sit_first(ada)
    resign(ada)
    page.get_by_role("button", name="Keep watching").click()
    expect(page.locator('[data-bar="resigned"]')).to_have_count(0)
    expect(page.locator(".wt-ask h2")).to_have_text("You resigned")
    # Keys and text mode agree: there is nothing to play, and what is typed is refused with the reason.
    before = ada.number
    for key in ("1", "d", "u"):
        page.keyboard.press(key)
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    expect(page.locator("[data-forfeit]")).to_be_hidden()
    page.check('[data-setting="text"]')
    expect(page.locator("#told-prompt")).to_have_text(re.compile("^You resigned"))
    expect(page.locator("#told-choices button")).to_have_count(0)
    page.fill("#command", "draw")
    page.keyboard.press("Enter")
    expect(page.locator("#answer")).to_have_text(re.compile("you have resigned", re.IGNORECASE))
    assert ada.number == before
    page.get_by_text("Back to the picture").click()
    ada.reload()
    old = page.url
    page.get_by_role("button", name="New game").click()
    page.wait_for_url(lambda url: url != old)
    ada.wait()
    assert page.locator(ROWS).count() > 0


def test_when_time_is_up_the_page_says_so(come: Come) -> None:
    ada = come()
    page = ada.go(f"/table/{open_first(ada, bank=3, on_absence='forfeit')}")
    expect(page.locator(".wt-ask h2")).to_have_text("Your time is up")
    expect(page.locator(ROWS)).to_have_count(0)
    expect(page.locator('[data-bar="resigned"]')).to_be_visible()
