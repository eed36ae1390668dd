"""Sizes: no word is smaller than 12.5 pixels, nothing leaves the window, and in a low one the question is in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

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
_TEXTS = """(root) => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector(root ?? "#stage"), NodeFilter.SHOW_TEXT);
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
_OPEN = "async (name) => { (await loaded('table/panels/panel.js')).openPanel(name); }"
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


PANELS = ("chat", "aid", "rules", "replay", "settings")
GAMES = {"proelio": 3, "letswar": 4, "gradisca": 2, "campaign": 2}


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_no_word_of_a_page_is_too_small_in_its_panels_neither(come: Come, size: str) -> None:
    ada = come(size, "it")
    for title, seats in GAMES.items():
        page = ada.sit({"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (seats - 1), title=title)
        opened = []
        for panel in (None, *PANELS):
            if panel is not None:
                page.evaluate(_OPEN, panel)
                opened.append(page.locator(f"#panel-{panel}").is_visible())
            small = [(size_, text) for size_, text in page.evaluate(_TEXTS, "body") if size_ < LEAST - 0.01]
            assert small == [], (title, panel)
        assert all(opened), title
        wide = page.evaluate(
            "() => [...document.querySelectorAll('.tabs button')].map((one) => one.scrollWidth - one.clientWidth)"
        )
        assert max(wide) <= 0, title


# What of a question cannot be seen whole as it arrives: what is asked, its first choice, or one of its buttons.
_UNSEEN = """() => {
  const prompt = document.querySelector(".wt-prompt");
  const first = [...prompt.querySelectorAll(".wt-choices .wt-choice")].find((row) => row.checkVisibility());
  const asked = prompt.querySelector(".wt-ask h2");
  const parts = [asked, first, ...prompt.querySelectorAll(".wt-button:is(.done, .undo)")].filter(Boolean);
  const hidden = parts.filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return ![top + 3, (top + bottom) / 2, bottom - 3].every((y) =>
      part.contains(document.elementFromPoint((left + right) / 2, y)));
  });
  return hidden.map((part) => part.textContent.trim());
}"""


def before_a_row(title: str) -> wartable.Table:
    """A table whose next question can be answered by a row of picks."""
    if title == "proelio":
        return attacked(4)
    if title == "letswar":
        hand = ["miss", "field_hospital", "flamethrower", "tank", "boom", "mud", "fog"]
        nations: list[dict[str, Any]] = [{"hand": hand, "board": ["spy"]}, {}, {}, {}]
        words = {"seats": 4, "step": "turn_main", "active": 0, "nations": nations}
        return wartable.title(title).position(words)
    table = wartable.title(title).open(seats=2, seed=3)
    while not any(one.text.endswith("…") for one in table.choices(table.deciders[0])):
        table.act(table.deciders[0], table.choices(table.deciders[0])[0].code)
    return table


@pytest.mark.parametrize("size", ["middle", "laptop"])
@pytest.mark.parametrize(
    ("title", "seats", "row"),
    [
        ("proelio", 4, "Aggiungi"),
        ("letswar", 4, "Compra una carta Nazione"),
        ("gradisca", 2, "Scegli"),
        ("campaign", 2, ""),
    ],
)
def test_the_first_choice_and_the_buttons_are_in_sight(come: Come, title: str, seats: int, row: str, size: str) -> None:
    ada = come(size, "it")
    page = ada.sit({"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (seats - 1), title=title)
    assert page.evaluate(_UNSEEN) == []
    if title == "campaign":
        before = ada.number
        page.locator(".wt-choices .wt-choice[data-code]").first.click()
        ada.moved(before)
        assert page.evaluate(_UNSEEN) == []
        if page.locator("[data-slide]").is_visible():
            page.locator("[data-slide]").click()
        page.locator(".wt-rows tr[data-act] [data-tool=add]:enabled:visible").first.click()
        expect(page.locator(".wt-button.undo")).to_be_visible()
        assert page.evaluate(_UNSEEN) == []
        return
    page = ada.bring(before_a_row(title))
    assert page.evaluate(_UNSEEN) == []
    while page.locator(".wt-button.undo").count() == 0:
        before = ada.number
        page.locator(".wt-choices .wt-choice[data-code]:visible", has_text=row).first.click()
        ada.moved(before)
        assert page.evaluate(_UNSEEN) == []
    for _ in range(2):
        choices = page.locator(".wt-choices .wt-choice[data-code]:not([data-final]):visible")
        if not choices.count():
            break
        before = ada.number
        choices.first.click()
        ada.moved(before)
        assert page.evaluate(_UNSEEN) == []
