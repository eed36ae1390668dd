"""Sizes: no word on the table is smaller than 12.5 pixels on the screen, and nothing of the bar leaves the window."""

from __future__ import annotations

from typing import Any

import pytest

import wartable
from tests.browser.conftest import Come

pytestmark = pytest.mark.plain

LEAST = 12.5
WINDOWS = [
    (360, 740),
    (390, 844),
    (700, 900),
    (820, 1180),
    (1000, 768),
    (1039, 768),
    (1280, 720),
    (1366, 768),
    (1600, 900),
]

# Every text with the size that it has on the screen; what is printed on cards and counters is drawing.
_TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector("#stage"), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { currentNode: text } = walk;
    const holder = text.parentElement;
    if (!text.data.trim() || holder.closest("template, .wt-sprite, .wt-large, [data-print]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (!holder.checkVisibility() || !range.getBoundingClientRect().width) continue;
    const matrix = holder.ownerSVGElement ? holder.getScreenCTM() : { a: 1, b: 0 };
    const size = parseFloat(getComputedStyle(holder).fontSize) * Math.hypot(matrix.a, matrix.b);
    found.push([size, text.data.trim()]);
  }
  return found;
}"""
_OUTSIDE = """() => [...document.querySelectorAll("#stage .wt-bar *")]
  .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth + 0.5)
  .map((part) => part.className.baseVal ?? part.className)"""
_OVERLAPS = """() => {
  const parts = [...document.querySelectorAll("#stage .wt-bar > *")].filter((part) => part.checkVisibility());
  const boxes = parts.map((part) => part.getBoundingClientRect());
  return boxes.flatMap((one, i) => boxes.slice(i + 1).filter((two) =>
    one.left < two.right - 0.5 && two.left < one.right - 0.5).map(() => parts[i].className));
}"""


def attacked(seats: int) -> wartable.Table:
    """A table at which much is said: an attack waits, cards may be deployed with care, walls stand."""
    title = wartable.title("proelio")
    mine: dict[str, Any] = {
        "hand": ["shields", "towers", "patrol", "soldiers"],
        "fortification": "shields",
        "waiting": [{"card": "soldiers"}],
    }
    return title.position({"seats": seats, "houses": [mine, *({} for _ in range(seats - 1))], "step": "deploy"})


@pytest.mark.parametrize(("seats", "lang"), [(4, "en"), (6, "it")])
def test_words_keep_their_size_and_the_bar_its_place(come: Come, seats: int, lang: str) -> None:
    ada = come(lang=lang)
    page = ada.bring(attacked(seats))
    for wide, high in WINDOWS:
        page.set_viewport_size({"width": wide, "height": high})
        page.reload()
        ada.wait()
        texts = page.evaluate(_TEXTS)
        assert len(texts) > 20
        assert [(size, text) for size, text in texts if size < LEAST - 0.01] == [], (wide, high)
        assert page.evaluate(_OUTSIDE) == [], (wide, high)
        assert page.evaluate(_OVERLAPS) == [], (wide, high)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= wide
