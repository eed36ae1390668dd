"""Cautions: the focus never begins on a choice that has one, in the picture as in words; the question has it then."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import wartable
from tests.browser.conftest import Come
from wartable.core.scene import Caution
from wartable.paint.html import parts

# Swap in another prompt, as a new question to one who has the focus nowhere.
ASK = """async (prompt) => {
  document.activeElement.blur();
  const { swap } = await loaded("table/stage/stage.js");
  const { painting } = await loaded("table/stage/parts.js");
  swap({ ...painting(), "frame/prompt": prompt }, true);
}"""
CALL = "async ([path, name]) => { (await loaded(path))[name](); }"


def attacked(*hand: str, fort: str | None = None, deployed: bool = False) -> wartable.Table:
    """A table of Proelio at which seat 0 defends itself against Soldiers."""
    mine: dict[str, Any] = {"hand": list(hand), "waiting": [{"card": "soldiers", "level": 1, "turn": 1}]}
    if fort:
        mine["fortification"] = fort
    table = wartable.title("proelio").position({"seats": 3, "step": "deploy", "houses": [mine, {}, {}]})
    if deployed:
        table.act(0, "deploy")
    return table


def lost() -> wartable.Table:
    """A table at which every choice of seat 0 has a caution: walls or loot, and either way nothing is left."""
    return attacked(fort="towers", deployed=True)


def in_words(page: Page, on: bool = True) -> None:
    page.evaluate("async (on) => (await loaded('table/input/text-mode.js')).textMode(on)", on)


def leave_text_mode(page: Page) -> None:
    in_words(page)
    in_words(page, on=False)


def put_a_bar_away(page: Page) -> None:
    page.evaluate(
        """async () => {
          const { bar } = await loaded("table/panels/bars.js");
          bar("trial", "One", ["Yes", () => {}]);
          document.querySelector('[data-bar="trial"] button').focus();
          bar("trial");
        }"""
    )


def close_a_panel(page: Page) -> None:
    """What had the focus is gone when the panel closes."""
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("m")
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()


@pytest.mark.parametrize("way", [leave_text_mode, put_a_bar_away, close_a_panel])
def test_the_focus_comes_back_to_a_safe_choice_or_to_the_question(come: Come, way: Any) -> None:
    ada = come()
    page = ada.bring(attacked("shields"))
    assert page.locator(".wt-choices .wt-choice").first.locator(".wt-caution").count() == 1
    way(page)
    expect(page.locator(".wt-button.done")).to_be_focused()
    page = ada.bring(lost())
    assert page.locator(".wt-choices .wt-choice:not(:has(.wt-caution))").count() == 0
    way(page)
    expect(page.locator(".wt-ask")).to_be_focused()


def test_a_great_button_with_a_caution_beside_it_has_not_the_focus(come: Come) -> None:
    page = come().bring(attacked())
    scene = attacked().scene(0, "en")
    [done] = scene.choices
    for warning in (None, Caution("This eliminates you.", "PR-ELIM-02", deadly=True)):
        asked = replace(scene, choices=(replace(done, caution=warning),))
        page.evaluate(ASK, parts(asked)["frame/prompt"])
        assert page.locator(".wt-ends .wt-caution").count() == (warning is not None)
        expect(page.locator(".wt-ask" if warning else ".wt-button.done")).to_be_focused()


def test_in_words_a_new_question_has_the_focus_on_a_safe_choice(come: Come) -> None:
    ada = come()
    for table, focused in ((attacked("shields"), "#told-choices li:nth-child(2) button"), (lost(), "#told-prompt")):
        page = ada.bring(table)
        in_words(page)
        page.locator("#told-choices button").last.focus()
        page.evaluate(CALL, ["table/input/text-mode.js", "readTable"])
        expect(page.locator(focused)).to_be_focused()


def test_in_words_enter_does_not_answer_a_question_that_has_just_come(come: Come) -> None:
    ada = come()
    page = ada.bring(attacked("shields"))
    in_words(page)
    told = page.evaluate(
        """async () => {
          const { table } = await loaded("table/state.js");
          const sent = [];
          table.line.do = async (kind) => { sent.push(kind); return {}; };
          const press = (age) => {
            table.arrived = performance.now() - age;
            const key = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
            return document.querySelector("#told-choices button").dispatchEvent(key);
          };
          return [press(0), press(5000)];
        }"""
    )
    assert told == [False, True]  # whether the browser may make a click of it
    # The words of a question come later than its picture; the moment begins with them.
    page.evaluate(
        """async () => {
          const { table } = await loaded("table/state.js");
          table.arrived = 0;
          const ask = globalThis.fetch;
          globalThis.fetch = async (...words) => {
            const answer = await ask(...words);
            const data = await answer.json();
            return new Response(JSON.stringify({ ...data, number: data.number + 1 }), answer);
          };
          await (await loaded("table/input/text-mode.js")).readTable();
        }"""
    )
    ada.until("() => table.arrived > 0")
