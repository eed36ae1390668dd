"""Panels, menu, dialog and replay: the focus returns to where it was, and Back closes what lies on top."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import wartable
from tests.browser.conftest import Come
from tests.browser.running_server import Visitor, at_action, draw, shown

FOCUS = """() => { const { code, thing, panel } = document.activeElement.dataset;
  return code ? `code ${code}` : thing ? `thing ${thing}` : panel ? `panel ${panel}`
    : document.activeElement.getAttribute("href") ?? document.activeElement.tagName; }"""


def focused(page: Page, what: str) -> None:
    page.wait_for_function(f"(what) => ({FOCUS})() === what", arg=what)


def last_row(visitor: Visitor) -> tuple[Page, str]:
    """A table with something in its log, and the focus on the last choice: the first one takes it by itself."""
    page = visitor.bring(at_action())
    draw(visitor)
    visitor.ready()
    row = page.locator(".wt-choices .wt-choice[data-code]").locator("visible=true").last
    row.focus()
    return page, f"code {row.get_attribute('data-code')}"


@pytest.mark.parametrize("key", ["c", "h", "m", "r"])
def test_the_focus_returns_from_a_panel(come: Come, key: str) -> None:
    page, here = last_row(come())
    page.keyboard.press(key)
    expect(page.locator("#panel")).to_be_visible()
    page.wait_for_function("() => document.querySelector('#panel').contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()
    focused(page, here)


def test_the_focus_returns_from_the_replay_and_from_the_dialog(come: Come) -> None:
    page, here = last_row(come())
    page.keyboard.press("l")
    page.wait_for_function("() => document.activeElement.matches('.wt-turn')")
    line = page.evaluate(FOCUS)
    page.keyboard.press("Enter")
    shown_bar = page.locator("#replay")
    expect(shown_bar).to_be_visible()
    page.wait_for_url("**/table/*#*")
    page.keyboard.press("Escape")
    expect(shown_bar).to_be_hidden()
    focused(page, line)
    page.locator(f'[data-code="{here[5:]}"]').focus()
    page.evaluate(
        """async () => { const { confirmed } = await loaded("table/panels/dialog.js"); confirmed("resigning"); }"""
    )
    page.click("#confirm [value=no]")
    focused(page, here)


def test_the_focus_is_not_lost_with_the_menu_of_a_thing(come: Come) -> None:
    ada = come()
    # Knights are above the limit of a House without walls: their card says why.
    house = {"hand": ["knights", "shields"]}
    page = ada.bring(wartable.title("proelio").position({"seats": 3, "houses": [house]}))
    ada.ready()
    thing = page.locator("#stage .wt-hand .refused[data-thing]").first
    thing.click(position={"x": 20, "y": 60})
    expect(page.locator("#menu summary").first).to_be_focused()
    # The table may be painted anew meanwhile.
    page.evaluate(
        """async () => { const { swap } = await loaded("table/stage/stage.js");
        const { painting } = await loaded("table/stage/parts.js");
        const parts = { ...painting() };
        parts["frame/prompt"] = parts["frame/prompt"].replace("<div", "<div data-again");
        swap(parts, true); }"""
    )
    # The card itself has the focus again: also one that cannot be played is a stop of the hand.
    focused(page, f"thing {thing.get_attribute('data-thing')}")


def test_back_closes_the_panel_then_the_replay_then_leaves(come: Come) -> None:
    ada = come()
    page = ada.go("/")
    page = ada.sit()
    url = page.url
    page.locator(".wt-log li[data-moment]").first.locator("span").last.click()
    shown(ada, "#replay")
    page.wait_for_url(re.compile("#1$"))
    page.locator("#stage .tool.menu").click()
    shown(ada, "#panel")
    page.go_back()
    expect(page.locator("#panel")).to_be_hidden()
    expect(page.locator("#replay")).to_be_visible()
    page.go_back()
    expect(page.locator("#replay")).to_be_hidden()
    assert page.url == url
    # What was closed by hand needs no Back of its own.
    page.keyboard.press("h")
    shown(ada, "#panel")
    page.keyboard.press("Escape")
    page.wait_for_function("() => history.state.over === 0")
    page.go_back()
    page.wait_for_url(ada.server.address + "/")


def test_unread_marks_survive_a_reload(come: Come) -> None:
    ada, bea = come(), come()
    table = ada.open({"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}, public=True, name="Ada")
    bea.send(f"/api/tables/{table}/seat", {"seat": 1, "name": "Bea"})
    page = ada.go(f"/table/{table}")
    page.wait_for_selector(".wt-frame")
    unread = page.locator("#stage .unread")
    bea.send(f"/api/tables/{table}/chat", {"text": "salve"})
    expect(unread).to_have_text("1")
    page.reload()
    expect(unread).to_have_text("1")
    page.keyboard.press("c")
    expect(unread).to_be_hidden()
    page.reload()
    page.wait_for_selector("#chat li", state="attached")
    expect(unread).to_be_hidden()
    bea.send(f"/api/tables/{table}/chat", {"text": "ancora"})
    expect(unread).to_have_text("1")


def test_what_is_new_in_the_log_stays_marked_after_a_reload(come: Come) -> None:
    ada = come()
    page = ada.bring(at_action())
    draw(ada)
    marked = page.locator(".wt-log li.fresh")
    expect(marked.first).to_be_attached()
    texts = marked.all_text_contents()
    page.reload()
    ada.wait()
    expect(marked).to_have_text(texts)
