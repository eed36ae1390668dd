"""The focus: never lost after a move, never taken away from one who reads, nothing alive in a look back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import wartable
from tests.browser.conftest import Come
from tests.browser.running_server import at_action, draw, shown

# Show the table as it stands, but asked or not asked, with other choices.
SWAP = """async ([asked, changed]) => {
  const { swap } = await loaded("table/stage/stage.js");
  const { painting } = await loaded("table/stage/parts.js");
  const parts = { ...painting() };
  if (changed) parts["frame/prompt"] = parts["frame/prompt"].replaceAll(/data-code=["'](\\d+)["']/g, 'data-code="9$1"');
  if (!asked) parts["frame/prompt"] = parts["frame/prompt"].replace(/<ul class=["']wt-choices.*<\\/ul>/s, "");
  swap(parts, asked);
}"""


def active(page: Page) -> str:
    return str(page.evaluate("document.activeElement.className?.baseVal ?? document.activeElement.className"))


def test_after_a_final_move_the_question_has_the_focus_and_then_the_next_choice(come: Come) -> None:
    page = come().bring(at_action())
    page.locator(".wt-choices .wt-choice").first.focus()
    page.evaluate(SWAP, [False, True])
    expect(page.locator(".wt-ask")).to_be_focused()
    page.evaluate(SWAP, [True, False])
    assert "wt-choice" in active(page)


@pytest.mark.parametrize("where", [".wt-log .wt-turn[href]", '.wt-hand [data-thing="hand.soldiers"]'])
def test_one_who_reads_elsewhere_is_left_there_when_the_turn_comes(come: Come, where: str) -> None:
    ada = come()
    page = ada.bring(at_action())
    draw(ada)
    page.evaluate(SWAP, [False, True])
    place = page.locator(where).first
    place.focus()
    page.evaluate(SWAP, [True, True])
    expect(place).to_be_focused()


def test_choices_of_a_look_back_are_there_to_be_read_alone(come: Come) -> None:
    ada = come()
    page = ada.bring(at_action())
    draw(ada)
    page.evaluate("loaded('table/panels/replay.js').then(({ lookBack }) => lookBack())")
    shown(ada, "#replay")
    rows = page.locator(".wt-prompt [data-code]")
    expect(rows.first).to_be_disabled()
    assert page.locator(".wt-choices .wt-key").all_inner_texts() == [""] * page.locator(".wt-choices .wt-key").count()
    page.locator('.wt-hand [data-thing="hand.soldiers"]').first.click()
    expect(page.locator(".wt-large:popover-open, #opened[open]").first).to_be_visible()
    expect(page.locator(".error")).to_be_hidden()
    page.keyboard.press("Escape")
    page.locator("[data-now]").click()
    expect(page.locator(".wt-choices .wt-choice").first).to_be_enabled()


@pytest.mark.parametrize("size", ["laptop", "wide"])
def test_a_hint_goes_when_its_question_was_answered_and_leaves_the_log_its_room(come: Come, size: str) -> None:
    ada = come(size=size)
    page = ada.bring(at_action())
    hint = page.locator('[data-bar="hint"]')
    expect(hint).to_be_visible()
    assert page.evaluate("document.querySelector('.wt-log').clientHeight") >= 200
    said = hint.inner_text()
    draw(ada)
    expect(page.locator('[data-bar="hint"]', has_text=said)).to_have_count(0)
    page.reload()
    ada.wait()
    expect(page.locator('[data-bar="hint"]', has_text=said)).to_have_count(0)


def test_a_position_that_asks_something_else_has_its_own_hint(come: Come) -> None:
    mine = {"hand": ["shields", "palisades"], "waiting": [{"card": "soldiers", "level": 1, "turn": 1}]}
    other = {"hand": ["shields"]}
    table = wartable.title("proelio").position(
        {"seats": 3, "turn": 4, "step": "deploy", "houses": [mine, other, other]}
    )
    page = come().bring(table)
    expect(page.locator('[data-bar="hint"]')).to_contain_text("The back and the level")


def test_a_look_back_marks_one_line_names_its_signs_and_copies_its_link(come: Come) -> None:
    ada = come(size="laptop")
    page = ada.bring(at_action())
    draw(ada)
    page.evaluate("loaded('table/panels/replay.js').then(({ lookBack }) => lookBack(1))")
    shown(ada, "#replay")
    expect(page.locator(".wt-log li.at")).to_have_count(1)
    page.locator('[data-step="next"]').press("Enter")
    expect(page.locator("#replay output")).to_contain_text("Moment 2")
    expect(page.locator(".wt-log li")).to_have_count(2)
    expect(page.locator(".wt-log li.at")).to_have_count(1)
    expect(page.locator(".wt-log li").last).to_have_class(re.compile("at"))
    named = "(one) => getComputedStyle(one, '::after').content"
    assert "One move on" in page.locator('[data-step="next"]').evaluate(named)
    # Where the page may not write to the clipboard, the link is copied all the same.
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('denied')); }")
    page.locator("[data-share]").press("Enter")
    expect(page.locator(".error")).to_have_text("Link copied.")
