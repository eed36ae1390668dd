"""The end of a game: the card that tells it comes after the last stamps."""

from __future__ import annotations

from playwright.sync_api import expect

import wartable
from tests.browser.conftest import Come
from tests.browser.running_server import ROWS

# In which order the last stamp and the end card come into sight.
WATCH = """() => {
  window.order = [];
  const look = () => {
    const cards = [...document.querySelectorAll(".wt-outcome, #stage g.wt-end")];
    const seen = {
      stamp: document.querySelector("#stamps .wt-stamp"),
      card: cards.some((card) => card.checkVisibility({ visibilityProperty: true })),
    };
    for (const [name, there] of Object.entries(seen))
      if (there && !window.order.includes(name)) window.order.push(name);
    if (seen.card && seen.stamp) window.order.push("both");
    requestAnimationFrame(look);
  };
  look();
}"""


def test_the_end_card_waits_for_the_last_stamps(come: Come) -> None:
    ada = come()
    # Giglio has one card and no walls: the attack that it cannot meet ends the game.
    waiting = [{"card": "knights", "level": 4, "turn": 1}]
    houses = [{"hand": ["resources"], "waiting": waiting}, {"hand": ["resources"]}, {"hand": ["resources"]}]
    position = {"seats": 3, "memory": None, "houses": houses, "step": "deploy"}
    page = ada.bring(wartable.title("proelio").position(position))
    page.evaluate(WATCH)
    while not ada.over:
        before = ada.number
        page.locator(ROWS).last.click()
        ada.moved(before)
    expect(page.locator(".wt-outcome h2")).to_be_visible()
    expect(page.locator("#stage g.wt-end")).to_be_visible()
    expect(page.locator(".after")).to_be_visible()
    assert page.evaluate("window.order") == ["stamp", "card"]
    # The focus is at what came of it, not lost with what was hidden meanwhile.
    expect(page.locator(".wt-outcome")).to_be_focused()
    # Not held back again: a reload shows it at once.
    page.reload()
    expect(page.locator(".wt-outcome h2")).to_be_visible()
    assert not page.locator("body.ending").count()
