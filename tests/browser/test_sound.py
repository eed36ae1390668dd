"""Sounds: silent unless wanted, and then really played."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.test_stamps import attacked, defend

# Keeps the notes that a running context was asked for.
SPY = """(() => {
  window.notes = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) {
    if (this.context.state === "running") window.notes.push(Math.round(this.frequency.value));
    return start.call(this, at);
  };
})()"""

TURN = [523, 659]
STAMP = 131
CARD = 180


def heard(page: Page, pitch: int) -> None:
    page.wait_for_function("(pitch) => window.notes.includes(pitch)", arg=pitch)


def test_a_table_is_silent_until_sounds_are_wanted(come: Come) -> None:
    visitor = come("wide")
    visitor.page.add_init_script(SPY)
    page = visitor.bring(attacked())
    page.locator('.wt-hand [data-thing="hand.palisades"]').click()
    expect(page.locator('.wt-strip [data-thing="hand.palisades"]')).to_be_visible()
    assert page.evaluate("() => window.notes") == []
    page.keyboard.press("m")
    page.locator("#tab-settings").click()
    page.locator('[data-setting="sound"]').check()
    page.wait_for_function("() => window.notes.length === 2")
    assert page.evaluate("() => window.notes") == TURN  # how it sounds
    page.locator("#panel .close").click()
    defend(visitor)
    heard(page, STAMP)
    # The wish is kept: from the first touch of the page on there is sound again.
    visitor.reload()
    visitor.wait()
    expect(page.locator('[data-setting="sound"]')).to_be_checked()
    page.locator(".wt-choices .wt-choice", has_text="Draw from the Base deck").click()
    heard(page, CARD)
