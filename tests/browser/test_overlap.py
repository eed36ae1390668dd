"""What is drawn, measured in the browser: no thing of the table covers another, in any layout, with the fullest rows.

The plans are checked in tests/paint by numbers; here the browser says where everything came to lie, words included.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.running_server import SIZES
from tests.paint.test_proelio import TABLES, dressed, full, shown
from wartable import paint
from wartable.paint import Layout, fonts
from wartable.paint.html import css

LAYOUTS: dict[str, Layout] = {"wide": "wide", "middle": "middle", "tablet": "middle", "phone": "narrow"}

# Boxes of [owner, name, box]: a seat with all that lies before it, the strip, the decks, ribbons, rails, the hand.
MEASURE = """() => {
  const frame = (node) => {
    const { x, y, right, bottom } = node.getBoundingClientRect();
    return [x, y, right, bottom];
  };
  const body = (thing) => {
    if (thing.matches(".wt-card")) return thing.firstElementChild.querySelector(":scope > g");
    if (thing.matches(".wt-seat")) return thing.querySelector(".wt-plate");
    if (thing.matches(".wt-pile")) return thing.firstElementChild.firstElementChild;
    return thing;
  };
  const found = [];
  const add = (owner, node, name) => { const box = frame(node); if (box[2] > box[0]) found.push([owner, name, box]); };
  const things = (root, owner) => {
    for (const thing of root.querySelectorAll("[data-thing]")) {
      if (!thing.parentElement.closest("[data-thing]")) add(owner, body(thing), thing.dataset.thing);
    }
    const spoken = root.querySelectorAll(":scope > text, .wt-label:not(.wt-seat)");
    for (const words of spoken) add(owner, words, words.textContent);
  };
  for (const mat of document.querySelectorAll(".wt-mat")) {
    things(mat, mat.dataset.parts.replace(/^(mat|labels)[.]/, ""));
  }
  document.querySelectorAll(".wt-hand").forEach((hand) => things(hand, "hand"));
  document.querySelectorAll(".wt-piles").forEach((piles) => things(piles, "decks"));
  for (const end of document.querySelectorAll("svg .wt-end")) add("outcome", end.firstElementChild, "outcome");
  for (const kind of ["strip", "ribbon"]) {
    for (const one of document.querySelectorAll(`.wt-${kind}`)) add(kind, one.querySelector("path"), one.dataset.thing);
  }
  for (const kind of ["bar", "log", "prompt"]) add("rail", document.querySelector(`.wt-${kind}`), kind);
  const cloth = document.querySelector(".wt-cloth > svg");
  const told = [...document.querySelectorAll(".wt-strip text")];
  const cells = told.map((words) => ["word", words.textContent, frame(words)]);
  return { found, cells, cloth: frame(cloth) };
}"""

SLACK = 5.0  # a tilted card's box is larger than the card


def meets(one: list[float], two: list[float]) -> bool:
    across = min(one[2], two[2]) - max(one[0], two[0])
    down = min(one[3], two[3]) - max(one[1], two[1])
    return across > SLACK and down > SLACK


def covered(page: Page, layout: Layout, own: bool) -> list[str]:
    """What lies on what, what leaves the cloth, and which words of a strip lie outside it or on each other."""
    seen: dict[str, Any] = page.evaluate(MEASURE)
    boxes = seen["found"]
    # The end, and a strip that is not the viewer's own, lie over the decks; a phone's hand lies over the screen's foot.
    free = {("decks", "outcome")} | ({("decks", "strip")} if not own else set())
    if layout == "narrow":
        boxes = [box for box in boxes if box[0] != "hand"]
    out = [
        f"{one[0]} {one[1]} and {two[0]} {two[1]}"
        for i, one in enumerate(boxes)
        for two in boxes[i + 1 :]
        if one[0] != two[0] and (one[0], two[0]) not in free and meets(one[2], two[2])
    ]
    left, _, right, _ = seen["cloth"]
    out += [
        f"{name} leaves the cloth"
        for owner, name, (x, _, x2, _) in boxes
        if owner != "rail" and (x < left or x2 > right)
    ]
    rolled = [box for owner, _, box in boxes if owner == "strip"]
    for _, name, (x, y, x2, y2) in seen["cells"]:
        if not any(box[0] <= x and x2 <= box[2] and box[1] <= y and y2 <= box[3] for box in rolled):
            out.append(f"{name} leaves the strip")
    cells = seen["cells"]
    return out + [
        f"{one[1]} on {two[1]}" for i, one in enumerate(cells) for two in cells[i + 1 :] if meets(one[2], two[2])
    ]


@pytest.fixture(params=LAYOUTS)
def sheet(request: pytest.FixtureRequest, browser: Browser) -> Iterator[tuple[Page, Layout]]:
    """An empty page of each size with the painters' styles and fonts."""
    wide, high = SIZES[request.param]
    page = browser.new_page(viewport={"width": wide, "height": high})
    faces = fonts.css(fonts.load())
    style = f"{faces}html,body{{margin:0}}.wt-frame{{min-height:{high}px}}{css('web')}{css('table')}"
    page.set_content(f"<!doctype html><style>{style}</style><body></body>")
    page.evaluate("() => Promise.all([...document.fonts].map((face) => face.load()))")
    yield page, LAYOUTS[request.param]
    page.close()


def chosen(seats: int, mode: str) -> dict[str, dict[str, Any]]:
    """The fullest of all strips, one before each seat, and the small ones."""
    moments = full(seats, mode)
    names = ["deploy 5, black", "deploy 5, two", "exchange in the Plague", "excess", "over"]
    names += [f"loot of seat {seat}, 5 deployed, one picked" for seat in range(seats)]
    return {name: moments[name] for name in names}


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_nothing_drawn_covers_anything_else(sheet: tuple[Page, Layout], seats: int, mode: str) -> None:
    page, layout = sheet
    for i, (name, data) in enumerate(chosen(seats, mode).items()):
        scene = dressed(shown(data, 0, ("it", "en")[i % 2]))
        page.evaluate("(html) => { document.body.innerHTML = html; }", paint.html(scene, layout, style=False))
        own = scene.strip is not None and scene.strip.seat == scene.seats[0].id
        assert covered(page, layout, own) == [], name
