"""On a phone: at every question of whole games the first choice is in sight, and nothing lies over it."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

import wartable
from tests.browser.conftest import Come
from tests.browser.running_server import ALONE, Visitor, at_action, click_row, draw, frames, play

BOT = {"kind": "bot", "level": "random"}
GAMES: dict[str, tuple[dict[str, Any], ...]] = {"proelio": tuple(ALONE), "skirmish": ({"kind": "me"}, BOT)}

# What is wrong with the question that is shown, in words.
FAULTS = """() => {
  const found = [];
  const first = [...document.querySelectorAll(".wt-choices .wt-choice")].find((row) => row.checkVisibility());
  if (first) {
    const box = first.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight) found.push("the first choice is out of sight");
    for (const y of [box.top + 4, box.bottom - 4])
      if (!first.contains(document.elementFromPoint(box.left + box.width / 2, y))) found.push("it is covered");
  }
  // Below a map, which fills the rest of the page, the question itself is what scrolls, and nothing around it does.
  const sheet = document.querySelector(".wt-map") && document.documentElement.scrollHeight <= innerHeight + 2;
  for (const part of document.querySelectorAll(".wt-prompt, .wt-prompt *, .wt-table")) {
    if (sheet && part.matches(".wt-prompt")) continue;
    const scrolls = /auto|scroll/.test(getComputedStyle(part).overflowY);
    if (scrolls && part.clientHeight && part.scrollHeight > part.clientHeight + 2)
      found.push(`${part.className} scrolls inside the page`);
  }
  const bar = document.querySelector(".wt-bar").getBoundingClientRect();
  if (Math.abs(bar.top) > 1) found.push("the bar is cut");
  const held = document.querySelector(".wt-held");
  const cards = [...(held?.querySelectorAll(".wt-card") ?? [])].map((card) => card.getBoundingClientRect());
  if (cards.some((card) => card.bottom > innerHeight + 3)) found.push("a card of the hand is cut");
  if (cards.some((card, i) => i && card.left < cards[i - 1].right - 10)) found.push("cards hide each other");
  const lone = document.querySelector(".wt-frame:not(.wt-map) .wt-row-end > .wt-button:only-child");
  if (first && lone && lone.getBoundingClientRect().top > first.getBoundingClientRect().top)
    found.push("a lone button takes the room of the choices");
  const done = document.querySelector(".wt-button.done");
  if (done && first) {
    const empty = !document.querySelector(".wt-button.undo");
    const probe = document.querySelector(".wt-prompt").appendChild(document.createElement("i"));
    probe.style.background = "var(--accent)";
    const loud = getComputedStyle(done).backgroundColor === getComputedStyle(probe).backgroundColor;
    probe.remove();
    if (empty && loud) found.push("an empty Done is the loudest button");
    if (!empty && !loud) found.push("Done is as quiet as a choice");
  }
  return found;
}"""


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("size", ["small", "phone"])
def test_the_first_choice_is_in_sight_at_every_question(come: Come, size: str, name: str) -> None:
    visitor = come(size, "it" if size == "small" else "en")
    asked = 0

    def answer(visitor: Visitor, luck: random.Random) -> None:
        nonlocal asked
        asked += 1
        question = visitor.page.inner_text(".wt-ask h2")
        assert visitor.page.evaluate(FAULTS) == [], question
        click_row(visitor, luck)

    for _ in range(2):
        visitor.sit(*GAMES[name], title=name)
        play(visitor, answer)
    assert asked > 10


def test_a_card_held_down_stays_open_when_the_finger_is_lifted(come: Come) -> None:
    ada = come("phone")
    page = ada.bring(at_action())
    box = page.locator(".wt-held .wt-card").first.bounding_box()
    assert box is not None
    line = ada.context.new_cdp_session(page)
    place = {"x": box["x"] + box["width"] / 3, "y": box["y"] + box["height"] / 3}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    expect(page.locator(".wt-large:popover-open")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    frames(page)
    expect(page.locator(".wt-large:popover-open")).to_be_visible()
    line.detach()


def test_a_great_hand_is_read_card_by_card_and_stays_where_it_was_swiped_to(come: Come) -> None:
    ada = come("phone", "it")
    hand = ["knights", "soldiers", "shields", "palisades", "patrol", "towers"]
    mine = {"hand": hand, "waiting": [{"card": "soldiers", "level": 1, "turn": 1}]}
    table = wartable.title("proelio").position({"seats": 3, "houses": [mine, {}, {}], "step": "deploy"})
    page = ada.bring(table)
    cards = page.locator(".wt-held .wt-card")
    boxes = [box for card in cards.all() if (box := card.bounding_box()) is not None]
    assert len(boxes) == 6
    assert all(two["x"] > one["x"] + one["width"] - 10 for one, two in pairwise(boxes))
    assert boxes[-1]["x"] + boxes[-1]["width"] > 390
    page.locator(".wt-held").evaluate("(hand) => hand.scrollTo(60, 0)")
    frames(page)  # the page hears of it before the next one
    before = ada.number
    page.locator(".wt-choice[data-code]").first.click()
    ada.until(f"() => String(table.message.number) !== '{before}'")
    page.wait_for_function("() => document.querySelector('.wt-held').scrollLeft > 0")


def test_a_new_question_shows_the_table_again(come: Come) -> None:
    ada = come("phone")
    page = ada.bring(at_action())
    page.mouse.wheel(0, 600)
    page.wait_for_function("() => scrollY > 60")
    draw(ada)
    page.wait_for_function("() => scrollY < 60")
    expect(page.locator(".wt-choices .wt-choice").first).to_be_in_viewport(ratio=1)


def test_the_step_in_the_bar_is_whole_and_opens_the_help(come: Come) -> None:
    page = come("phone", "it").sit({"kind": "me"}, BOT, BOT, BOT, title="letswar")
    step = page.locator(".wt-steps .here")
    assert step.evaluate("(it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight")
    step.tap()
    expect(page.locator("#panel-aid")).to_be_visible()


def test_the_menu_opens_on_what_helps_and_holds_the_page_behind_it(come: Come) -> None:
    page = come("phone").bring(at_action())
    page.locator("#stage .tool.menu").click()
    expect(page.locator("#panel-aid")).to_be_visible()
    page.mouse.move(195, 700)
    for _ in range(4):
        page.mouse.wheel(0, 900)
    end = "(one) => one.scrollTop > 0 && one.scrollTop + one.clientHeight >= one.scrollHeight - 1"
    page.wait_for_function(end, arg=page.locator("#panel-aid").element_handle())
    page.mouse.wheel(0, 900)
    frames(page)
    assert page.evaluate("scrollY") == 0
    page.locator("#stage .tool.menu").click()
    expect(page.locator("#panel")).to_be_hidden()


def test_the_whole_log_can_be_folded_again_where_it_was_opened(come: Come) -> None:
    page = come("phone").sit()
    page.click(".older")
    expect(page.locator(".older")).to_be_in_viewport(ratio=1)
    assert page.evaluate(
        """() => { const box = document.querySelector(".older").getBoundingClientRect();
        return document.elementFromPoint(box.left + 20, box.top + 10)?.closest(".older") !== null; }"""
    )


def test_a_finger_finds_the_chip_of_a_clause(come: Come) -> None:
    page = come("phone").bring(at_action())
    chip = page.locator(".wt-miss .wt-clause, .wt-log .wt-clause").locator("visible=true").first
    chip.scroll_into_view_if_needed()
    assert chip.evaluate(
        """(chip) => { const box = chip.getBoundingClientRect();
        return [box.top - 10, box.bottom + 10].every(
          (y) => document.elementFromPoint(box.left + 8, y)?.closest(".wt-clause") === chip); }"""
    )


def test_the_first_page_leads_back_to_an_open_game_and_the_records_to_a_finished_one(come: Come) -> None:
    ada = come("phone", "it")
    over = ada.finish().url.rpartition("/")[2]
    ada.sit()
    page = ada.go("/")
    resume = page.locator(".resume")
    expect(resume.locator("h2")).to_have_text("Riprendi la partita")
    expect(resume.locator(".table-row a")).to_be_in_viewport()
    page = ada.go("/records")
    expect(page.locator(f'.table-row a[href="/table/{over}"]')).to_have_count(1)


def test_at_the_end_the_log_tells_how_it_came_to_that(come: Come) -> None:
    page = come("phone").finish()
    expect(page.locator(".wt-outcome")).to_be_visible()
    expect(page.locator(".wt-log li >> visible=true")).to_have_count(4)
