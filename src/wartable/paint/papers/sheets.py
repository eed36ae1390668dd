"""Sheets as HTML tables: rows to sort, search, fold, select and play."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from wartable.core.scene import CellContent, Column, Sheet, SheetCell, SheetGroup, SheetRow
from wartable.paint import icons
from wartable.paint.art import MOST_KEPT
from wartable.paint.papers import cells
from wartable.paint.parts import Parts
from wartable.paint.svg import Brush, chip, el, num
from wartable.paint.texts import word


def lively(page: Sheet) -> bool:
    """Return whether rows of a sheet can be worked with: then it is a grid for those who hear it."""
    return bool(page.search or any(row.selects or row.act or row.told for row in page.rows))


def _value(cell: CellContent) -> float | None:
    """Return the number that a cell is sorted and searched by."""
    if isinstance(cell, SheetCell) and cell.value is not None:
        return cell.value
    text = cell if isinstance(cell, str) else cell.text if isinstance(cell, SheetCell) else ""
    plain = text.replace(",", "").replace(".", "")
    return float(plain) if plain.lstrip("-").isdigit() else None


def values(page: Sheet, row: SheetRow) -> str:
    """Return the numbers of a row in the order of the columns of numbers, a dash where there is none.

    >>> page = Sheet("s", "", (Column("Name"), Column("Cost", True)), (SheetRow("r", ("Rifles", "1,065")),))
    >>> values(page, page.rows[0])
    '1065'
    """
    numbers = [_value(row.cells[at]) for at, column in enumerate(page.columns) if column.number and at < len(row.cells)]
    return " ".join("-" if value is None else num(value) for value in numbers)


def _bar(column: Column, cell: CellContent) -> str:
    """Paint a number as a bar, with the number for those who hear it or point at it."""
    value = _value(cell) or 0.0
    share = min(1.0, value / column.full)
    return el("i", el("span", num(value)), style=f"--v:{num(share)}", title=f"{column.name} {num(value)}")


def _cell(
    brush: Brush, page: Sheet, at: int, cell: CellContent, row: SheetRow | None, lang: str, grid: bool = False
) -> str:
    column = page.columns[at] if at < len(page.columns) else Column("")
    role = "gridcell" if grid else None
    if column.full:
        return el("td", _bar(column, cell), class_="scaled", role=role)
    shown = cells.content(brush, cell, lang, row.id if row is not None else "")
    if row is not None and at == 0:
        if row.sign:
            shown = cells.sign(brush, row.sign) + " " + shown
        if row.note:
            shown += el("small", escape(row.note) + chip(brush, row.clause))
    tone = cell.tone if isinstance(cell, SheetCell) else ""
    return el("td", shown, class_="number" if column.number else None, data_tone=tone or None, role=role)


def _row(brush: Brush, page: Sheet, row: SheetRow, lang: str, grid: bool, stop: bool) -> str:
    """Paint a row, or take one that was painted before from the same facts."""
    codes = tuple(brush.codes.get(row.id, ()))
    mood = "pick" if codes else "refused" if row.id in brush.refused else ""
    key = row, page.columns, codes, mood, grid, stop, lang, brush.prefix, brush.rules_url, brush.terse
    kept = brush.art.kept
    if key not in kept:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        inner = Brush(brush.art, brush.prefix, brush.layout, brush.rules_url, terse=brush.terse)
        kept[key] = _table_row(inner, page, row, lang, codes, mood, grid, stop), inner.used
    markup: str
    markup, used = kept[key]
    brush.used.update(used)
    return markup


def _table_row(
    brush: Brush, page: Sheet, row: SheetRow, lang: str, codes: tuple[str, ...], mood: str, grid: bool, stop: bool
) -> str:
    shown = "".join(_cell(brush, page, at, cell, row, lang, grid) for at, cell in enumerate(row.cells))
    return el(
        "tr",
        shown,
        data_thing=row.id if grid or mood or not brush.terse else None,
        data_codes=" ".join(codes) if codes else None,
        class_=" ".join(part for part in (mood, row.state) if part) or None,
        tabindex=(0 if stop else -1) if grid else 0 if codes else None,
        role="row" if grid else None,
        aria_label=row.told or None,
        aria_selected="false" if row.selects else None,
        data_select=row.selects,
        data_name=row.name or None,
        data_leads=row.leads or None,
        data_act=row.act or None,
        data_move=row.moves or None,
        data_facet=row.facet or None,
        data_words=row.words or None,
        data_values=values(page, row) if grid else None,
        data_group=row.group if grid and row.group else None,
    )


def _head(brush: Brush, page: Sheet, group: SheetGroup, lang: str) -> str:
    """Paint the head of a group: a mere heading, or with sign, note, tools and sum; one that folds has a button."""
    wide = len(page.columns)
    name = escape(group.name)
    if not (group.note or group.sum or group.sign or group.tools or group.folds):
        return el("tr", el("th", name, colspan=wide, scope="colgroup"), class_="wt-group")
    fold = ""
    if group.folds:
        told = word(lang, "fold", what=group.name)
        fold = el(
            "button",
            icons.OPEN,
            type="button",
            class_="wt-tool",
            data_tool="fold",
            aria_expanded="true",
            aria_label=told,
            tabindex=-1,
        )
    note = el("small", escape(group.note)) if group.note else ""
    names = "".join(cells.tool(brush, one, group.id) for one in group.tools if one.kind == "name")
    tools = "".join(cells.tool(brush, one, group.id) for one in group.tools if one.kind != "name")
    told = el("span", el("b", name), names, note, class_="wt-told")
    total = el("b", escape(group.sum), class_="number") if group.sum else ""
    inside = el("div", cells.sign(brush, group.sign), told, tools, total, fold)
    codes = brush.codes.get(group.id) if group.id else None
    return el(
        "tr",
        el("th", inside, colspan=wide, scope="colgroup", role="rowheader" if lively(page) else None),
        class_="wt-group pick" if codes else "wt-group",
        data_thing=group.id or None,
        data_codes=" ".join(codes) if codes else None,
        data_group=group.key,
        data_closed=group.closed,
        role="row" if lively(page) else None,
        tabindex=-1 if group.id else None,
    )


def rows(brush: Brush, page: Sheet, lang: str) -> Iterator[tuple[str, str]]:
    """Paint the rows of a sheet with the heads of their groups, each with the name of its part."""
    heads = {group.key: group for group in page.groups}
    grid = lively(page)
    group = ""
    seen: set[str] = set()
    first = next((row.id for row in page.rows if row.state != "spare"), "")
    for row in page.rows:
        if row.group != group:
            group = row.group
            name = f"head.{group}"
            while name in seen:  # a group that comes up again has its head again
                name += "+"
            seen.add(name)
            if not group:  # rows of no group have no head
                yield row.id, _row(brush, page, row, lang, grid, row.id == first)
                continue
            yield name, _head(brush, page, heads.get(group) or SheetGroup(group, group), lang)
        yield row.id, _row(brush, page, row, lang, grid, row.id == first)


def _column(column: Column, at: int) -> str:
    shown = escape(column.short or column.name)
    if column.sorts:
        told = column.name if column.short else None
        shown = el("button", shown, type="button", data_sort=at, aria_label=told, title=told)
    kind = "scaled" if column.full else "number" if column.number else None
    return el("th", shown, scope="col", class_=kind, data_key=column.key or None)


def table(brush: Brush, page: Sheet, lang: str, inside: str = "") -> str:
    """Paint the frame of a sheet: head, a body that holds its rows as parts (or `inside`), and the foot."""
    head = "".join(_column(column, at) for at, column in enumerate(page.columns))
    named = any(column.name for column in page.columns)
    foot = "".join(_cell(brush, page, at, text, None, lang) for at, text in enumerate(page.foot))
    body = el("tbody", inside) if inside else el("tbody", data_parts=f"sheet.{page.id}")
    whole = (el("thead", el("tr", head)) if named else "") + body + (el("tfoot", el("tr", foot)) if foot else "")
    return el(
        "table",
        whole,
        data_thing=page.id,
        class_="wt-rows" if lively(page) else None,
        role="grid" if lively(page) else None,
        aria_label=page.name if lively(page) else None,
    )


def finder(brush: Brush, page: Sheet, lang: str) -> str:
    """Paint the tools over a sheet: search, fits or all, toggles of sorts, ways to look; nothing if it has none."""
    shown = ""
    if page.search:
        line = el(
            "input", type="search", data_search=page.id, placeholder=page.search, aria_label=page.search, maxlength=80
        )
        shown += el("label", icons.SEARCH, line, el("kbd", "/", aria_hidden="true"), class_="wt-search")
    if page.fits is not None:
        shown += _pair("fits", [("fits", page.fits[0]), ("all", page.fits[1])])
    if page.views:
        shown += _pair("view", [(view.order, view.label) for view in page.views])
    if page.facets and page.search:
        toggles = (
            el(
                "button",
                cells.sign(brush, one.sign) or escape(one.label),
                type="button",
                data_toggle=one.key,
                aria_pressed="false",
                aria_label=one.label,
                title=one.label,
            )
            for one in page.facets
        )
        shown += el("div", *toggles, class_="wt-facets", role="group", aria_label=word(lang, "facets"))
    rest = page.fits[2] if page.fits is not None else None
    return el("div", shown, class_="wt-find", data_finds=page.id, data_rest=rest) if shown else ""


def _pair(name: str, options: list[tuple[str, str]]) -> str:
    """Paint a few ways to look as buttons side by side; the first holds until the page says otherwise."""
    shown = (
        el("button", escape(label), type="button", value=key, aria_pressed="true" if at == 0 else "false")
        for at, (key, label) in enumerate(options)
    )
    return el("div", *shown, class_="wt-ways", role="group", data_way=name)


def sheet(brush: Brush, parts: Parts, page: Sheet, lang: str) -> str:
    """Paint a sheet with its name as a paper has it; rows become parts of their own where they do something."""
    above = el("h3", escape(page.name)) + finder(brush, page, lang)
    if (
        brush.terse
        and not lively(page)
        and not any(row.id in brush.codes or row.id in brush.refused for row in page.rows)
    ):
        return above + whole(brush, page, lang)
    fill(brush, parts, page, lang)
    return above + table(brush, page, lang)


def fill(brush: Brush, parts: Parts, page: Sheet, lang: str) -> None:
    """Paint the rows of a sheet into its container."""
    for name, markup in rows(brush, page, lang):
        parts.add(f"sheet.{page.id}", name, markup)


def whole(brush: Brush, page: Sheet, lang: str) -> str:
    """Paint a sheet in one piece, for print."""
    return table(brush, page, lang, "".join(markup for _, markup in rows(brush, page, lang)))
