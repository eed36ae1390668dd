"""On a phone: at every question of whole games the first choice is in sight, and nothing lies over it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.browser.conftest import Come
from tests.browser.running_server import ALONE, Visitor, click_row, play

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
