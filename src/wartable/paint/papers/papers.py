"""Papers as HTML: a dark head, then sheets, charts, sums, checks, switches.

Each piece is a part of its own.
"""

from __future__ import annotations

from html import escape
from typing import Final

from wartable.core.scene import (
    Budget,
    Chart,
    Facts,
    Findings,
    Notice,
    Paper,
    PaperContent,
    Scene,
    Sheet,
    Switch,
    Tool,
    Track,
)
from wartable.paint import icons
from wartable.paint.draw import mats, piles, shelf
from wartable.paint.geometry import Box, track_size
from wartable.paint.papers import cells, documents, sheets
from wartable.paint.papers.charts import chart
from wartable.paint.papers.forms import form, tally
from wartable.paint.parts import Parts
from wartable.paint.svg import Brush, Value, chip, el, num
from wartable.paint.texts import number, word

_PIPS: Final = {1: "11", 2: "00 22", 3: "00 11 22", 4: "00 02 20 22", 5: "00 02 11 20 22", 6: "00 02 10 12 20 22"}


def die(value: int, size: float = 44.0) -> str:
    """Paint a die with its pips, large enough to be seen across a table."""
    pips = "".join(
        el("circle", cx=7 + 8 * int(at[1]), cy=7 + 8 * int(at[0]), r=2.6, fill="currentColor")
        for at in _PIPS[value].split()
    )
    face = el("rect", x=1, y=1, width=28, height=28, rx=5, class_="wt-face")
    return el("svg", face, pips, viewBox="0 0 30 30", width=size, height=size, class_="wt-die", aria_hidden="true")


def budget(one: Budget, lang: str, brush: Brush | None = None) -> str:
    """Paint a sum in parts against its limit, with what is left and what the marks mean."""
    total = max(one.limit, one.limit - one.left, 1)
    bars = "".join(
        el("i", class_="held" if part.held else None, style=f"--v:{num(max(0.0, part.value / total))}")
        for part in one.parts
    )
    marks = "".join(el("u", style=f"--v:{num(min(1.0, mark / total))}") for mark in one.marks)
    of = escape(word(lang, "of-limit", limit=number(lang, one.limit), unit=one.unit))
    head = el("b", number(lang, one.spent)) + el("span", of) + (chip(brush, one.clause) if brush is not None else "")
    legend = "".join(
        el(
            "li",
            escape(part.name),
            " ",
            el("b", number(lang, part.value)) if part.held else "",
            class_=_held(part.held),
        )
        for part in one.parts
    )
    left = el("li", escape(one.rest), " ", el("b", number(lang, one.left), class_="wt-left")) if one.rest else ""
    notes = "".join(el("p", escape(note)) for note in one.notes)
    over = " over" if one.left < 0 else ""
    inside = el("div", head), el("div", bars, marks, class_="wt-bar-line", aria_hidden="true"), el("ul", legend, left)
    return el("div", *inside, notes, class_=f"wt-budget{over}", role="group", aria_label=one.name, data_thing=one.id)


def _held(held: bool) -> str:
    return "held" if held else "full"


def findings(brush: Brush, one: Findings) -> str:
    """Paint what was checked: faults first, each leading to its place, then what is well."""
    shown = []
    for item in one.items:
        text = el("span", escape(item.text))
        inside = (icons.TICK if item.ok else icons.BARRED) + text + chip(brush, item.clause)
        if item.thing:
            inside = el("button", (icons.TICK if item.ok else icons.BARRED), text, type="button", data_go=item.thing)
            inside += chip(brush, item.clause)
        shown.append(el("li", inside, class_="ok" if item.ok else "bad"))
    return el("h4", escape(one.name)) + el("ul", *shown, class_="wt-checks")


def switch(brush: Brush, one: Switch) -> str:
    """Paint a question with its answers side by side."""
    buttons = "".join(
        el(
            "button",
            escape(option.label),
            type="button",
            data_code=option.key or None,
            data_tool=f"option{at}",
            aria_pressed="true" if option.on else "false",
            disabled=not (option.key or option.on),
        )
        for at, option in enumerate(one.options)
    )
    ring = el("i", escape(one.number)) if one.number else ""
    tools = "".join(cells.tool(brush, each, one.id, row=False) for each in one.tools)
    label = el("span", ring, el("b", escape(one.label)), tools, class_="wt-switch-name")
    answers = el("div", buttons, class_="wt-ways")
    return brush.box("div", one.id, one.label, label, answers, kind="switch")


def facts(brush: Brush, one: Facts, lang: str) -> str:
    """Paint a small table without a frame."""
    head = "".join(el("th", escape(text), scope="col") for text in one.heads)
    rows = (
        el(
            "tr",
            *(
                el("td" if at else "th", cells.content(brush, cell, lang), scope=None if at else "row")
                for at, cell in enumerate(row)
            ),
        )
        for row in one.rows
    )
    table = el("table", el("thead", el("tr", head)) if head else "", el("tbody", *rows))
    return (el("h4", escape(one.name)) if one.name else "") + el("div", table, class_="wt-facts")


def turns(brush: Brush, track: Track) -> str:
    """Paint a track of great boxes, with the dice that were rolled at its places."""
    shown = []
    for mark in track.marks:
        mood = " ".join(part for part in ("here" if mark.here else "", "past" if mark.tone == "good" else "") if part)
        dice = "".join(die(value) for value in mark.dice)
        shown.append(el("li", escape(mark.label), class_=mood or None, aria_current="step" if mark.here else None))
        if dice:
            shown.append(el("li", el("span", dice), el("small", escape(mark.note)), class_="wt-rolled"))
    return brush.box(
        "div",
        track.id,
        shelf.track_words(track),
        el("h4", escape(track.name)),
        el("ol", *shown, class_="wt-turns"),
        kind="track",
    )


def content(brush: Brush, parts: Parts, one: PaperContent, lang: str) -> str:
    """Paint a piece of a paper; rows of a sheet become parts of their own."""
    match one:
        case Sheet():
            sheets.fill(brush, parts, one, lang)
            return el("div", sheets.table(brush, one, lang), class_="wt-scroll")
        case Chart():
            # Bars in the sidebar have no head of their own.
            head = el("h4", escape(one.name)) if one.kind == "bars" else ""
            return el("div", head, chart(brush, one, lang), data_thing=one.id)
        case Budget():
            return budget(one, lang, brush)
        case Findings():
            return el("div", findings(brush, one))
        case Switch():
            return switch(brush, one)
        case Facts():
            return el("div", facts(brush, one, lang))
        case Track():
            return turns(brush, one)
        case Notice():
            return mats.notice(brush, one)


def uses(brush: Brush, scene: Scene, paper: Paper) -> str:
    """Paint what is opened from the head of a paper: forms as buttons; files and documents, if several, in a menu."""
    forms = [
        el("button", escape(one.name), type="button", class_="wt-use", data_form=one.id)
        for one in scene.forms
        if one.id in paper.uses
    ]
    files = [
        el("a", escape(one.label), href=brush.print_url + one.name, download=one.name, class_="wt-use")
        for one in scene.downloads
        if one.name in paper.uses
    ]
    prints = [documents.link(brush, one) for one in scene.documents if one.id in paper.uses]
    acts = "".join(_act(one) for one in paper.acts)
    shown = acts + "".join(forms) + _menu(word(scene.lang, "export"), files) + _menu(word(scene.lang, "print"), prints)
    return el("div", shown, class_="wt-uses") if shown else ""


def _act(one: Tool) -> str:
    """Paint a button that makes several picks at once; pale where there is nothing to pick."""
    label = escape(one.label)
    return el("button", label, type="button", class_="wt-use", data_code=one.key or None, disabled=not one.key)


def _menu(name: str, links: list[str]) -> str:
    """Paint links behind one name; a single one stands by itself."""
    if len(links) < 2:
        return "".join(links)
    head = el("summary", escape(name), class_="wt-use")
    return el("details", head, el("div", *links), class_="wt-more-uses", name="use")


def paper(brush: Brush, parts: Parts, place: str, scene: Scene, one: Paper) -> None:
    """Paint a paper into a container: head, tools, pieces, foot."""
    lang = scene.lang
    name = f"paper.{one.id}"
    frame = el(
        "section",
        class_="wt-leaf",
        data_parts=name,
        data_place=one.place,
        data_leaf=one.tab or None,
        data_thing=one.id,
        aria_label=one.name,
    )
    parts.add(place, name, frame)
    parts.add(name, "title", el("header", el("h3", escape(one.name)), el("span", escape(one.note))))
    parts.add(name, "uses", uses(brush, scene, one))
    for piece in one.body:
        if isinstance(piece, Sheet):
            parts.add(name, f"find.{piece.id}", sheets.finder(brush, piece, lang))
    for at, piece in enumerate(one.body):
        parts.add(name, f"piece.{at}", content(brush, parts, piece, lang))
    if one.foot:
        parts.add(name, "foot", el("footer", *(el("span", escape(text)) for text in one.foot)))


# -- papers beside a table of another layout --


def _track(brush: Brush, line: Track) -> str:
    wide, high = track_size(line)
    drawing = piles.track(brush, line, Box(4, 0, wide, high))
    size = f"0 0 {num(wide + 8)} {num(high + 4)}"
    return el("svg", drawing, viewBox=size, width=wide + 8, height=high + 4)


def _laid(name: str, body: str, fold: bool, **more: Value) -> str:
    """Return a paper, or a drawer with it behind its name."""
    if not fold:
        return el("section", body, class_="wt-paper", **more)
    head = el("summary", escape(name))
    return el("details", head, el("section", body, class_="wt-paper"), class_="wt-drawer", name="drawer", **more)


def papers(brush: Brush, parts: Parts, scene: Scene, tracks: tuple[Track, ...] = (), *, fold: bool = False) -> bool:
    """Paint all papers of a scene, with tracks that found no room on the cloth; return whether there are any.

    With `fold` each lies in a drawer, but for sums, which are short.
    """
    before = len(parts)
    for line in tracks:
        parts.add("papers", f"track.{line.id}", el("section", _track(brush, line), class_="wt-paper"))
    if scene.tallies:
        sums_ = el("section", *(tally(one, scene.lang) for one in scene.tallies), class_="wt-paper")
        parts.add("papers", "tallies", sums_)
    for page in scene.sheets:
        parts.add("papers", f"sheet.{page.id}", _laid(page.name, sheets.sheet(brush, parts, page, scene.lang), fold))
    for bars in scene.charts:
        body = el("h3", escape(bars.name)) + chart(brush, bars, scene.lang)
        shown = _laid(bars.name, body, fold, id=brush.name(bars.id), data_thing=bars.id)
        parts.add("papers", f"chart.{bars.id}", shown)
    for asked in scene.forms:
        parts.add("papers", f"form.{asked.id}", _laid(asked.name, form(brush, asked), fold))
    for print_ in scene.documents:
        body = el("h3", escape(print_.name)) + documents.inside(brush, print_, scene.lang)
        shown = _laid(print_.name, body, fold, id=brush.name(print_.id), data_thing=print_.id)
        parts.add("papers", f"document.{print_.id}", shown)
    return len(parts) > before
