"""The desk in a browser: lists by clicks and by keys; search, order, folds and selection outlive every answer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.titles.campaign.scene.test_helped import after_a_battle

OPTIONS = {"nation_1": "germany", "nation_2": "ussr", "year": "1943", "battles_planned": 3}
TWO = [{"kind": "me"}, {"kind": "me"}]
LOCK = ".wt-prompt .wt-button.done:not(.barred)"


def desk(come: Come, size: str = "wide", **more: object) -> Page:
    """Somebody at an army list of their own."""
    page = come(size=size).sit(*TWO, title="campaign", options={**OPTIONS, **more}, hot_seat=True)
    page.locator("#curtain button").click()
    expect(page.locator("#curtain")).to_be_hidden()  # it opens with the painting of this seat, and keys are heard then
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


def test_a_list_is_built_alone_by_one_click_from_the_first_page(come: Come) -> None:
    ada = come()
    page = ada.go("/")
    page.locator("[data-held]", has_text="Build a list").click()
    page.wait_for_url("**/table/*")
    page.locator(".wt-choice[data-code]", has_text="Lead USSR").click()
    for _ in range(3):
        page.locator(f"{entry('rifle')} [data-tool=add]").click()
    place(page, "1.1", 3)
    page.locator("tr[data-thing='place.1.hq']").click()
    page.locator(f"{entry('hq_foot')} [data-tool=add]").click()
    page.locator(LOCK).click()
    # Nobody answers: the list lies there, to be printed and taken along, until the bots are let go.
    expect(page.locator("[data-pace=pause]")).to_have_text("Go on")
    page.locator(".wt-more-uses summary").last.click()
    expect(page.locator("a[href$='/roster']")).to_be_visible()
    page.reload()
    expect(page.locator("[data-pace=pause]")).to_be_visible()
    page.locator("[data-pace=pause]").click()
    expect(page.locator(".wt-ask")).to_contain_text("Buy replacements")


def test_alone_against_bots_every_battle_is_read_turn_by_turn(come: Come) -> None:
    ada = come()
    page = ada.go("/")
    page.locator("[data-play=campaign]:not([data-held])").click()
    page.wait_for_url("**/table/*")
    page.locator(".wt-choice[data-code]", has_text="Lead Germany").click()
    page.locator("[data-form=import]").click()
    page.locator("dialog[open] textarea").fill("list 1.1 5 rifle 1.2 5 rifle 1.3 5 rifle 1.hq 1 hq_foot")
    page.locator("dialog[open] form button").click()
    page.locator("dialog[open] .told button").click()
    place(page, "1.3", 5)
    page.locator(LOCK).click()
    page.locator(".wt-uses button", has_text="Fill the force").click()
    expect(page.locator(".wt-tick[aria-checked=true]").first).to_be_visible()
    page.locator(LOCK).click()
    expect(page.locator(".wt-of")).to_contain_text("battle 2 of 3")
    page.locator("[data-read]").click()  # the report comes first
    page.locator(".wt-leaf-tabs button", has_text="War").click()
    battle = page.locator("tr[data-thing='fought.1']")
    expect(battle).to_contain_text("Battle 1 · Counterattack")
    expect(page.locator("tr[data-thing='fought.1.1']")).to_be_visible()
    battle.locator("[data-tool=fold]").click()
    expect(page.locator("tr[data-thing='fought.1.1']")).to_be_hidden()


def test_a_list_that_is_too_long_is_told_and_the_table_goes_on(come: Come) -> None:
    ada = come()
    page = ada.go("/")
    page.locator("[data-play=campaign]:not([data-held])").click()
    page.wait_for_url("**/table/*")
    page.locator(".wt-choice[data-code]", has_text="Lead Germany").click()
    page.locator("[data-form=import]").click()
    page.locator("dialog[open] textarea").evaluate("field => { field.value = '1.1 5 rifle '.repeat(50_000) }")
    page.locator("dialog[open] form button").click()
    expect(page.locator("dialog[open] .told.bad")).to_contain_text("too long")
    page.locator("dialog[open] textarea").fill("list 1.1 5 rifle 1.2 5 rifle 1.3 5 rifle 1.hq 1 hq_foot")
    page.locator("dialog[open] form button").click()
    expect(page.locator("dialog[open] .told")).to_contain_text("Found")


def test_a_full_platoon_leads_on_and_a_sample_list_is_taken_over(come: Come) -> None:
    page = desk(come)
    for _ in range(5):
        page.locator(f"{entry('rifle')} [data-tool=add]").click()
    place(page, "1.1", 5)
    page.locator(".wt-prompt .joint", has_text="1.1 is full: go on with 1.2").click()
    expect(page.locator("tr[data-thing='place.1.2']")).to_have_class(re.compile("selected"))
    page.locator("[data-form=sample]").click()
    page.locator("dialog[open] .wt-button.done").click()
    expect(page.locator(LOCK)).to_be_visible()
    expect(page.locator("tr[data-thing='place.1.1'] .wt-stepper b")).to_have_text("5")


def test_a_report_stays_until_it_is_read_and_a_battle_opens_from_the_chart(come: Come) -> None:
    visitor = come()
    page = visitor.bring(after_a_battle())
    report = page.locator(".wt-news")
    expect(report).to_contain_text("battle 1")
    visitor.reload()
    expect(report).to_be_visible()
    turns = report.locator(".wt-rows tbody tr:not(.wt-group)")
    expect(turns.first).to_be_hidden()
    report.locator("[data-tool=fold]").click()
    expect(turns.first).to_be_visible()
    page.locator("[data-read]").click()
    expect(report).to_be_hidden()
    visitor.reload()
    expect(page.locator(".wt-leaf-tabs")).to_be_visible()
    expect(report).to_be_hidden()
    page.locator(".wt-leaf-tabs [data-leaf=War]").click()
    page.locator(".wt-point [data-go]").first.click()
    expect(page.locator("tr[data-thing='fought.1']")).to_be_in_viewport()


@pytest.mark.parametrize(("lang", "told"), [("en", "battle 1"), ("it", "battaglia 1")])
def test_a_report_is_told_politely_and_once(come: Come, lang: str, told: str) -> None:
    visitor = come(lang=lang)
    page = visitor.bring(after_a_battle())
    report = page.locator(".wt-news")
    expect(report).to_be_visible()
    expect(page.locator("#news")).to_contain_text(report.locator("h3").first.inner_text())
    expect(page.locator("#news")).to_contain_text(re.compile(told, re.IGNORECASE))
    expect(page.locator("#now")).not_to_contain_text(re.compile(told, re.IGNORECASE))
    # A painting of the same table tells it no second time.
    page.evaluate(
        """async () => { document.querySelector("#news").textContent = "";
        const { swap } = await loaded("table/stage/stage.js");
        const { painting } = await loaded("table/stage/parts.js");
        swap(painting(), true); }"""
    )
    expect(page.locator("#news")).to_be_empty()


def test_a_nation_is_chosen_on_its_row(come: Come) -> None:
    page = come().sit(*TWO, title="campaign", options={"year": "1943"}, hot_seat=True)
    page.locator("#curtain button").click()
    page.locator("tr[data-thing='nation.italy']").click()
    expect(page.locator(".wt-log")).to_contain_text("leads Italy")
