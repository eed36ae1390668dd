"""Sheets beside the cloth: tables, tallies, charts, forms, documents, as HTML."""

from __future__ import annotations

from html import escape

from wartable.core.scene import Chart, Document, Field, Form, Scene, Sheet, SheetRow, Tally, Track
from wartable.paint.draw import piles
from wartable.paint.geometry import Box, track_size
from wartable.paint.measure import width
from wartable.paint.parts import Parts
from wartable.paint.svg import Brush, Value, el, num, words
from wartable.paint.texts import number, word


def _cell(sheet: Sheet, index: int, text: str, row: SheetRow | None, brush: Brush) -> str:
    numeric = sheet.columns[index].number if index < len(sheet.columns) else False
    shown = escape(text)
    if row is not None and index == 0:
        if row.sign:
            shown = el("svg", brush.use(row.sign, 0, 0, 22, 22), width=22, height=22, aria_hidden="true") + " " + shown
        if row.note:
            shown += el("small", escape(row.note))
    return el("td", shown, class_="number" if numeric else None)


def _row(sheet: Sheet, row: SheetRow, brush: Brush) -> str:
    codes = brush.codes.get(row.id)
    mood = "pick" if codes else "refused" if row.id in brush.refused else None
    cells = "".join(_cell(sheet, i, text, row, brush) for i, text in enumerate(row.cells))
    return el(
        "tr",
        cells,
        id=brush.name(row.id),
        data_thing=row.id,
        data_codes=" ".join(codes) if codes else None,
        class_=mood,
        tabindex=0 if codes else None,
    )


def sheet(brush: Brush, page: Sheet) -> str:
    """Paint a sheet as a table; rows of one group stand under its heading."""
    head = "".join(
        el("th", escape(column.name), scope="col", class_="number" if column.number else None)
        for column in page.columns
    )
    body: list[str] = []
    group = ""
    for row in page.rows:
        if row.group != group:
            group = row.group
            body.append(
                el("tr", el("th", escape(group), colspan=len(page.columns), scope="colgroup"), class_="wt-group")
            )
        body.append(_row(page, row, brush))
    foot = "".join(_cell(page, i, text, None, brush) for i, text in enumerate(page.foot))
    whole = el("thead", el("tr", head)) + el("tbody", *body) + (el("tfoot", el("tr", foot)) if foot else "")
    return el("h3", escape(page.name)) + el("table", whole, id=brush.name(page.id), data_thing=page.id)


def tally(sum_: Tally, lang: str) -> str:
    """Paint a sum with its limit as a bar and its clause."""
    over = sum_.limit is not None and sum_.value > sum_.limit
    shown = number(lang, sum_.value)
    gauge = ""
    if sum_.limit is not None:
        shown = word(lang, "of", value=shown, limit=number(lang, sum_.limit))
        share = 100.0 if sum_.limit <= 0 else min(100.0, 100.0 * sum_.value / sum_.limit)
        gauge = el("div", el("i", style=f"width:{share:.0f}%"), class_="wt-gauge", aria_hidden="true")
    clause = " " + el("span", escape(sum_.clause), class_="wt-clause") if sum_.clause else ""
    return el(
        "div",
        el("span", escape(sum_.name)),
        " ",
        el("b", escape(shown)),
        clause,
        gauge,
        class_="wt-tally over" if over else "wt-tally",
    )


def sums(tallies: tuple[Tally, ...], lang: str) -> str:
    """Paint short sums side by side, for the prompt."""
    shown = []
    for one in tallies:
        value = number(lang, one.value)
        if one.limit is not None:
            value = word(lang, "of", value=value, limit=number(lang, one.limit))
        over = one.limit is not None and one.value > one.limit
        shown.append(el("div", el("dt", escape(one.name)), el("dd", escape(value)), class_="over" if over else None))
    return el("dl", *shown, class_="wt-sums")


def chart(page: Chart) -> str:
    """Paint bars with their labels and values in words."""
    high = 24.0
    label = max([width(bar.label, 13) for bar in page.bars] + [40.0]) + 8
    note = max([width(bar.text, 13, bold=True) for bar in page.bars] + [30.0]) + 8
    most = max([bar.value for bar in page.bars] + [1e-9])
    room = 220.0
    shown = []
    for i, bar in enumerate(page.bars):
        y = i * high
        long = max(room * bar.value / most, 1.0)
        shown.append(words(bar.label, label - 8, y + 16, 13, anchor="end"))
        shown.append(el("rect", x=label, y=y + 4, width=long, height=high - 8, fill="var(--accent)"))
        shown.append(words(bar.text, label + long + 6, y + 16, 13, "b"))
    size = f"0 0 {label + room + note:.0f} {high * len(page.bars):.0f}"
    told = "; ".join(f"{bar.label}: {bar.text}" for bar in page.bars)
    return el("h3", escape(page.name)) + el(
        "svg", *shown, viewBox=size, class_="wt-chart", data_print=True, role="img", aria_label=f"{page.name}. {told}"
    )


def _field(question: Field) -> str:
    if question.kind == "text":
        box = el("textarea", escape(question.value), name=question.name, rows=4, maxlength=question.limit)
    elif question.kind == "pick":
        options = "".join(
            el("option", escape(option), selected=option == question.value) for option in question.options
        )
        box = el("select", options, name=question.name)
    elif question.kind == "number":
        box = el("input", name=question.name, type="number", value=question.value, max=question.limit)
    else:
        box = el("input", name=question.name, type="text", value=question.value, maxlength=question.limit)
    return el("label", escape(question.label), box)


def form(brush: Brush, page: Form) -> str:
    """Paint questions answered in writing."""
    fields = "".join(_field(question) for question in page.fields)
    send = el("button", escape(page.send), class_="wt-button", type="submit")
    return el("h3", escape(page.name)) + el("form", fields, send, id=brush.name(page.id))


def document(brush: Brush, page: Document) -> str:
    """Paint something to print."""
    text = "".join(el("p", escape(paragraph)) for paragraph in page.paragraphs)
    return el("h3", escape(page.name)) + text + "".join(sheet(brush, part) for part in page.sheets)


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
        parts.add("papers", f"sheet.{page.id}", _laid(page.name, sheet(brush, page), fold))
    for bars in scene.charts:
        shown = _laid(bars.name, chart(bars), fold, id=brush.name(bars.id), data_thing=bars.id)
        parts.add("papers", f"chart.{bars.id}", shown)
    for asked in scene.forms:
        parts.add("papers", f"form.{asked.id}", _laid(asked.name, form(brush, asked), fold))
    for print_ in scene.documents:
        shown = _laid(print_.name, document(brush, print_), fold, id=brush.name(print_.id), data_thing=print_.id)
        parts.add("papers", f"document.{print_.id}", shown)
    return len(parts) > before
