"""Four things have four looks: what may be picked, what is under the pointer, what has the focus, whose turn it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import wartable.server
from tests.paint.scenes import boards, office, samples, siege
from wartable.core.scene import Scene
from wartable.paint.html import css, html

pytestmark = pytest.mark.plain

STAGE = Path(wartable.server.__file__).parent / "web" / "table" / "stage" / "stage.css"
SCENES: dict[str, tuple[Scene, Any, tuple[str, ...]]] = {
    "round": (samples.deploy(), None, (".wt-hand .wt-card", ".wt-seat:has(.wt-plate)")),
    "mats": (boards.boards(), boards.boards_art(), (".wt-tile", ".wt-slip", ".wt-figure", ".wt-scale", ".wt-seat")),
    "map": (siege.siege(), siege.siege_art(), ("div.wt-piece", ".wt-marker", ".wt-border", ".wt-zone")),
    "desk": (office.desk(), office.office_art(), (".wt-rows tr[data-act]",)),
}
# How a thing and all that is drawn in it look.
_LOOK = """(one) => [one, ...one.querySelectorAll("*")].map((part) => {
  const { outlineStyle, outlineWidth, outlineColor, boxShadow, filter, stroke, strokeWidth, backgroundColor,
    borderColor } = getComputedStyle(part);
  const outline = outlineStyle === "none" ? "" : [outlineStyle, outlineWidth, outlineColor].join(" ");
  return [outline, boxShadow, filter, stroke, strokeWidth, backgroundColor, borderColor].join("|");
}).join("\\n")"""
_COLOURS = """(one) => ["--pick", "--focus", "--here"].map((name) => {
  const mark = document.querySelector(".wt").appendChild(document.createElement("i"));
  mark.style.color = getComputedStyle(one).getPropertyValue(name);
  return getComputedStyle(mark).color;
})"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("layout", SCENES)
def test_what_may_be_picked_pointed_at_and_focused_looks_different(browser: Browser, layout: str, theme: Any) -> None:
    scene, art, kinds = SCENES[layout]
    page = browser.new_page(viewport={"width": 1600, "height": 900}, color_scheme=theme)
    style = "".join(map(css, ("web", "table", "mats", "map", "desk"))) + STAGE.read_text(encoding="utf-8")
    still = "*, ::before, ::after { transition: none !important; animation: none !important; }"
    painted = html(scene, "wide", art=art, style=False)
    page.set_default_timeout(5000)
    page.set_content(f"<!doctype html><style>{style}{still}</style><div id=stage>{painted}</div>")
    line = page.context.new_cdp_session(page)
    line.send("DOM.enable")
    line.send("CSS.enable")
    root = line.send("DOM.getDocument")["root"]["nodeId"]
    for kind in kinds:
        thing = page.locator(kind).first
        thing.evaluate("(one) => { one.classList.add('pick'); one.classList.remove('faint', 'lit'); }")
        thing.evaluate("(one) => { one.id = 'looked-at'; one.dataset.codes = '1'; one.tabIndex = 0; }")
        node = line.send("DOM.querySelector", {"nodeId": root, "selector": "#looked-at"})["nodeId"]
        looks = []
        for states in ([], ["hover"], ["focus", "focus-visible"], ["hover", "focus", "focus-visible"]):
            line.send("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": states})
            looks.append(thing.evaluate(_LOOK))
        line.send("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": []})
        rest, pointed, focused, both = looks
        assert len({rest, pointed, focused}) == 3, kind
        assert both != pointed, f"{kind}: the focus is not seen under the pointer"
        colours = thing.evaluate(_COLOURS)
        assert len(set(colours)) == 3, (kind, colours)
        focus = colours[1]
        assert [focus in look for look in (rest, focused, both)] == [False, True, True], kind
        if kind != ".wt-rows tr[data-act]":  # a list shows with its rows what may be done
            thing.evaluate("(one) => one.classList.remove('pick')")
            assert thing.evaluate(_LOOK) != rest or kind == ".wt-zone", kind
        thing.evaluate("(one) => { one.id = ''; }")
    page.context.close()
