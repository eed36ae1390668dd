"""The desk in a browser: lists by clicks and by keys; search, order, folds and selection outlive every answer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come

OPTIONS = {"nation_1": "germany", "nation_2": "ussr", "year": "1943", "battles_planned": 3}
TWO = [{"kind": "me"}, {"kind": "me"}]
LEFT = re.compile(r"^[\d,]+$")


def desk(come: Come, size: str = "wide") -> Page:
    """Somebody at an army list of their own."""
    page = come(size=size).sit(*TWO, title="campaign", options=OPTIONS, hot_seat=True)
    page.locator("#curtain button").click()
    expect(page.locator(".wt-rows").first).to_be_attached()
    return page


def place(page: Page, word: str, count: int) -> None:
    """Until so many squads stand at a place."""
    expect(page.locator(f"tr[data-thing='place.{word}'] .wt-stepper b")).to_have_text(str(count))


def entry(word: str) -> str:
    return f"tr[data-thing='entry.{word}']"


def test_a_list_by_clicks_keeps_search_order_and_folds(come: Come) -> None:
    page = desk(come)
    page.locator("[data-search]").fill("<=70 infan")
    expect(page.locator(entry("pz4h"))).to_be_hidden()
    expect(page.locator(entry("mountain"))).to_be_hidden()  # 75 points
    for _ in range(5):  # faster than the line: clicks wait for each other, and none is lost
        page.locator(f"{entry('rifle')} [data-tool=add]").click()
    place(page, "1.1", 5)
    expect(page.locator("[data-search]")).to_have_value("<=70 infan")
    expect(page.locator(entry("pz4h"))).to_be_hidden()
    expect(page.locator("tr[data-thing='place.1.1']")).to_have_class(re.compile("selected"))
    page.locator("[data-search]").fill("")
    page.locator("[data-sort='6']").click()
    page.locator("[data-sort='6']").click()
    page.locator("[data-way=fits] [value=all]").click()
    first = page.locator(".wt-rows tr[data-act]").first
    expect(first).to_have_attribute("data-thing", "entry.hq_tiger2")
    page.locator("tr[data-thing='place.1.1'] [data-tool=less]").click()
    place(page, "1.1", 4)
    expect(first).to_have_attribute("data-thing", "entry.hq_tiger2")
    page.locator("tr[data-thing='formation.0.1'] [data-tool=fold]").click()
    expect(page.locator("tr[data-thing='place.1.1']")).to_be_hidden()
    page.keyboard.press("u")
    place(page, "1.1", 5)
    expect(page.locator("tr[data-thing='place.1.1']")).to_be_hidden()


def test_a_list_by_keys_alone(come: Come) -> None:
    page = desk(come)
    expect(page.locator("#stage")).to_have_attribute("data-asked", "yes")
    page.keyboard.press("/")
    page.keyboard.type("rifle squad")
    page.locator("[data-search]").press("Escape")
    page.locator(entry("rifle")).focus()
    for _ in range(5):
        page.keyboard.press("Enter")
    place(page, "1.1", 5)
    page.keyboard.press("p")  # the next platoon
    page.locator(entry("rifle")).focus()
    for _ in range(4):
        page.keyboard.press("+")
    place(page, "1.2", 4)
    page.keyboard.press("-")
    place(page, "1.2", 3)
    expect(page.locator("#news")).to_contain_text("1.2, Rifle squad 3")
    page.locator("tr[data-thing='place.1.hq']").click()
    page.locator("[data-search]").fill("")
    page.locator(entry("hq_foot")).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".wt-button.done:not(.barred)")).to_be_visible()
    page.keyboard.press("c")  # a company just like it
    place(page, "2.2", 3)
    page.keyboard.press("d")
    expect(page.locator("[data-bar=next]")).to_be_visible()  # locked: the screen goes to the other side


def test_what_does_not_fit_says_why_and_what_fits_can_be_dragged(come: Come) -> None:
    page = desk(come)
    page.locator(f"{entry('rifle')} [data-tool=add]").click()
    place(page, "1.1", 1)
    page.locator(f"{entry('hmg')} .wt-told b").drag_to(page.locator("tr[data-thing='formation.0.1'] .wt-told b"))
    place(page, "1.1", 2)
    page.locator(entry("pz4h")).focus()
    barred = page.locator(".wt-prompt .joint.barred")
    expect(barred).to_contain_text("Add Panzer IV H")
    expect(barred.locator(".wt-clause")).to_have_text(re.compile("CA-"))
    page.locator(entry("hmg")).focus()
    expect(page.locator(".wt-prompt .joint:not(.barred)")).to_contain_text("1.1")
    pale = page.locator(".wt-button.done.barred")
    expect(pale).to_have_attribute("title", re.compile("CA-"))
    page.locator("[data-go='place.1.hq']").click()
    expect(page.locator("tr[data-thing='place.1.hq']")).to_be_focused()
    expect(page.locator("tr[data-thing='place.1.hq']")).to_have_class(re.compile("selected"))


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_small_screens_slide_or_have_tabs(come: Come, size: str) -> None:
    page = desk(come, size)
    row = page.locator(entry("rifle"))
    opener = "[data-slide]" if size == "tablet" else ".wt-leaf-tabs button:first-child"
    if size == "tablet":
        expect(row).to_be_hidden()
        page.locator(opener).click()
    row.locator("[data-tool=add]").click()
    place_row = page.locator("tr[data-thing='place.1.1'] .wt-stepper b")
    expect(place_row).to_have_text("1")
    if size == "phone":
        expect(page.locator(".wt-budget-strip")).to_contain_text("65")
        page.locator(".wt-leaf-tabs button").nth(1).click()
    else:
        page.locator(opener).click()
    expect(place_row).to_be_visible()
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_a_list_is_named_exported_and_printed(come: Come) -> None:
    page = desk(come)
    for _ in range(3):
        page.locator(f"{entry('rifle')} [data-tool=add]").click()
    place(page, "1.1", 3)
    page.locator("tr[data-thing='formation.0.1'] [data-tool=name]").click()
    page.keyboard.type("Wolves")
    page.keyboard.press("Enter")
    expect(page.locator("tr[data-thing='formation.0.1']")).to_contain_text("1 Wolves")
    page.locator(".wt-more-uses summary").first.click()
    with page.expect_download() as download:
        page.locator("a[download$='.txt']").click()
    assert "list 1.1 3 rifle" in download.value.path().read_text()
    page.locator(".wt-more-uses summary").last.click()
    with page.context.expect_page() as opened:
        page.locator("a[href$='/roster']").click()
    expect(opened.value.locator("h1")).to_have_text("Roster")
    expect(opened.value.locator(".wt-block h2").first).to_have_text("1 Wolves")
