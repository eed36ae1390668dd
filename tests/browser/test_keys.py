"""Keys: none answers a question that has just come, and letters can be switched off."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.running_server import at_action, first_row

# Press a key in the very moment in which a question arrives, and once more when it has stood for a while.
PRESS = """async ([key, fresh]) => {
  const { table } = await import("/web/table/state.js");
  table.arrived = performance.now() - (fresh ? 0 : 5000);
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  const told = [];
  const { line } = table;
  const { ask } = line;
  line.ask = (message) => { told.push(message.kind); return new Promise(() => {}); };
  document.querySelector(".wt-choices .wt-choice").dispatchEvent(event);
  await new Promise((done) => setTimeout(done));
  line.ask = ask;
  return told;
}"""


@pytest.mark.parametrize("key", ["1", "2"])
def test_a_number_does_not_answer_a_question_that_has_just_come(come: Come, key: str) -> None:
    page = come().bring(at_action())
    assert page.evaluate(PRESS, [key, True]) == []
    assert page.evaluate(PRESS, [key, False]) == ["act"]


def test_letters_can_be_switched_off_and_stay_off(come: Come) -> None:
    ada = come()
    page = ada.sit()
    page.keyboard.press("m")
    page.check('[data-setting="noletters"]')
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()
    for key in ("m", "h", "c", "r", "?"):
        page.keyboard.press(key)
    expect(page.locator("#panel")).to_be_hidden()
    ada.reload()
    ada.wait()
    page.keyboard.press("m")
    expect(page.locator("#panel")).to_be_hidden()
    # Numbers, arrows and Enter go on to work.
    ada.ready()
    before = ada.number
    first_row(ada).focus()
    page.keyboard.press("Enter")
    ada.moved(before)


def test_only_what_one_is_asked_interrupts_a_screen_reader(come: Come) -> None:
    ada = come()
    page = ada.sit()
    assert page.locator("[aria-live=assertive], [role=alert]").count() == 1
    asked = page.locator("#now").inner_text()
    assert page.locator(".wt-ask h2").inner_text() in asked
    # Another's step, or the end, is told politely.
    page.evaluate(
        """async () => { const { swap } = await import("/web/table/stage/stage.js");
        const { painting } = await import("/web/table/stage/parts.js");
        const parts = { ...painting() };
        parts["frame/prompt"] = parts["frame/prompt"].replace(/(<div class="wt-ask">.*?<h2>)[^<]*/s, "$1Falco thinks");
        swap(parts, false); }"""
    )
    expect(page.locator("#now")).to_be_empty()
    expect(page.locator("#news")).to_contain_text("Falco thinks")
