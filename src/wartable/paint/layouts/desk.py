"""The desk layout: papers on a cloth, some in the sidebar, main ones behind tabs.

On a phone all behind tabs.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from wartable.core.scene import Budget, Paper, Scene
from wartable.paint import icons
from wartable.paint.papers.forms import form
from wartable.paint.papers.papers import budget, paper
from wartable.paint.parts import Parts
from wartable.paint.svg import Brush, el
from wartable.paint.texts import word


def _tabs(scene: Scene, papers: Sequence[Paper]) -> str:
    """Paint tabs: papers with the same tab share it, and the first count is shown."""
    shown: dict[str, Paper] = {}
    for one in papers:
        if one.tab and (one.tab not in shown or (one.count and not shown[one.tab].count)):
            shown[one.tab] = one
    if len(shown) < 2:
        return ""
    tabs = (
        el(
            "button",
            escape(tab),
            el("b", escape(one.count), class_="alarm" if one.alarm else None) if one.count else "",
            type="button",
            role="tab",
            data_leaf=tab,
        )
        for tab, one in shown.items()
    )
    return el("nav", *tabs, class_="wt-leaf-tabs", role="tablist", aria_label=word(scene.lang, "tabs"))


def _strip(scene: Scene) -> str:
    """Paint the budget that stays on top of a phone; nothing if no paper has one."""
    found = (piece for one in scene.papers for piece in one.body if isinstance(piece, Budget))
    first = next(found, None)
    return el("div", budget(first, scene.lang), class_="wt-budget-strip") if first is not None else ""


def _ground(brush: Brush) -> str:
    """Paint the cloth: the title's ornament, and marks in its corners."""
    rect = el("rect", width="100%", height="100%", fill=brush.link("ornament")) if brush.art.ornament else ""
    return el("svg", rect, class_="wt-ground wt-ornament", aria_hidden="true")


def paint(brush: Brush, found: Parts, scene: Scene) -> None:
    """Paint the papers: on a wide or middling screen those of the rail beside the desk, on a phone all on it."""
    narrow = brush.layout == "narrow"
    label = word(scene.lang, "table")
    found.add("frame", "table", el("div", class_="wt-table", data_parts="table", role="group", aria_label=label))
    found.add("table", "ground", _ground(brush))
    if narrow:
        found.add("frame", "strip", _strip(scene))
        found.add("frame", "tabs", _tabs(scene, scene.papers))
    else:  # several main papers share the place behind their tabs
        found.add("table", "tabs", _tabs(scene, [one for one in scene.papers if one.place == "main"]))
    for one in scene.papers:
        if one.place == "news":
            _news(brush, found, scene, one)
    found.add("table", "desk", el("div", class_="wt-leaves", data_parts="leaves"))
    beside = [] if narrow else [one for one in scene.papers if one.place == "rail"]
    for one in scene.papers:
        if one not in beside and one.place != "news":
            paper(brush, found, "leaves", scene, one)
    if brush.layout == "middle":
        for one in scene.papers:
            if one.place == "side":
                found.add("table", f"open.{one.id}", _opener(one))
    for asked in scene.forms:
        close = el("button", escape(word(scene.lang, "close")), type="button", value="cancel", class_="wt-button")
        box = el("dialog", form(brush, asked), close, class_="wt-form", data_asks=asked.id, aria_label=asked.name)
        found.add("frame", f"form.{asked.id}", box)
    if beside:
        found.add("frame", "rail", el("div", class_="wt-rail", data_parts="rail"))
        for one in beside:
            paper(brush, found, "rail", scene, one)


def _news(brush: Brush, found: Parts, scene: Scene, one: Paper) -> None:
    """Paint a paper over the others, with the button that puts it away."""
    found.add("table", "news", el("div", class_="wt-news", data_parts="news", data_news=one.id))
    paper(brush, found, "news", scene, one)
    label = escape(word(scene.lang, "got-it"))
    found.add("news", "read", el("button", label, type="button", class_="wt-button done", data_read=one.id))


def _opener(one: Paper) -> str:
    """Paint what lets a paper slide over the desk."""
    return el(
        "button",
        icons.PAPERS,
        escape(one.name),
        type="button",
        class_="wt-open-side",
        data_slide=True,
        aria_expanded="false",
    )
