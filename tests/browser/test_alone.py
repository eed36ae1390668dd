"""Alone with bots: hold them, hurry them, see again what happened, and go back to the last decision."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.running_server import ROWS, at_action, first_row
from tests.browser.test_resign import SLOW


def test_bots_are_held_and_hurried(come: Come) -> None:
    ada = come()
    page = ada.bring(at_action(), bot_pace=60)
    skip, pause = page.locator("[data-pace=skip]"), page.locator("[data-pace=pause]")
    expect(skip).to_be_hidden()
    first_row(ada).click()
    pause.click()
    expect(pause).to_have_text("Go on")
    expect(pause).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(pause).to_have_text("Go on")
    # Bots that wait a minute each answer at once now, as far as the next decision.
    skip.click()
    ada.wait()
    expect(skip).to_be_hidden()
    expect(pause).to_be_hidden()
    page.keyboard.press("m")
    speed = page.locator("[data-bot-speed]")
    expect(speed).to_be_visible()
    speed.select_option("0.2")
    ada.until("() => table.message.pace.speed === 0.2")


def test_what_happened_is_played_again_and_ends_in_the_present(come: Come) -> None:
    ada = come()
    page = ada.bring(at_action())
    expect(page.locator("[data-pace=since]")).to_be_hidden()
    before = ada.number
    page.locator(".wt-choices .wt-choice[data-code]").first.click()
    ada.moved(before)
    read = page.evaluate("async () => (await loaded('table/state.js')).table.read.get(0)")
    # Heard of while it happens: each moment stays for a second alone.
    with page.expect_event("framenavigated", lambda frame: frame.url.endswith(f"#{max(1, read)}")):
        page.locator("[data-pace=since]").click()
    expect(page.locator("#replay")).to_be_hidden()
    assert page.locator(ROWS).count() > 0
    # After a reload it is still known what is new.
    ada.reload()
    expect(page.locator("[data-pace=since]")).to_be_visible()
    with page.expect_event("framenavigated", lambda frame: frame.url.endswith(f"#{max(1, read)}")):
        page.keyboard.press("w")


def test_one_goes_back_to_the_last_decision(come: Come) -> None:
    ada = come(lang="it")
    page = ada.bring(at_action())
    back = page.locator("[data-pace=back]")
    expect(back).to_be_hidden()
    row = page.locator(".wt-choices .wt-choice[data-code]").first
    label, lines = row.inner_text(), page.locator(".wt-log li").count()
    before = ada.number
    row.click()
    ada.moved(before)
    before = ada.number
    back.click()
    expect(page.locator("#confirm p")).to_contain_text("non conta più")
    page.click("#confirm [value=yes]")
    ada.moved(before)
    expect(row).to_have_text(label, use_inner_text=True)
    expect(page.locator(".wt-log li")).to_have_count(lines)
    expect(back).to_be_hidden()


def test_with_others_at_the_table_nobody_holds_or_goes_back(come: Come) -> None:
    ada, bea = come(), come()
    table = ada.open({"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}, public=True, **SLOW)
    bea.send(f"/api/tables/{table}/seat", {"seat": 1, "name": "Bea"})
    page = ada.go(f"/table/{table}")
    page.wait_for_selector(".wt-frame")
    ada.until("() => table.message.pace !== undefined")
    expect(page.locator("#pace")).to_be_hidden()
