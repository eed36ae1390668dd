"""Documents as HTML for print: A4, boxes to tick, cards to cut, page numbers."""

from __future__ import annotations

from html import escape

from wartable.core.scene import Document, PrintBlock, PrintCard, PrintLine
from wartable.paint.papers import cells, sheets
from wartable.paint.papers.charts import chart
from wartable.paint.svg import Brush, el
from wartable.paint.texts import word


def link(brush: Brush, page: Document) -> str:
    """Paint what leads to a document: its address for print, where the painting knows one."""
    address = f"{brush.print_url}{page.id}" if brush.print_url else f"#{brush.name(page.id)}"
    return el(
        "a",
        escape(page.name),
        href=address,
        target="_blank",
        class_="wt-use",
        id=brush.name(page.id),
        data_thing=page.id,
    )


def _line(one: PrintLine) -> str:
    boxes = "".join(
        el("i", escape(text), class_="thick" if at < one.thick else None) for at, text in enumerate(one.boxes)
    )
    rule = el("u", style=f"--mm:{one.write}mm") if one.write else ""
    return el("p", el("span", escape(one.label)), boxes, rule, class_="wt-fill")


def _card(brush: Brush, one: PrintCard) -> str:
    lines = "".join(el("p", escape(text)) for text in one.lines)
    head = el("header", cells.sign(brush, one.sign), el("b", escape(one.title)), el("small", escape(one.note)))
    return el("article", head, lines, *(_line(line) for line in one.boxes), class_="wt-cut")


def block(brush: Brush, one: PrintBlock, lang: str) -> str:
    """Paint a block: it is not broken across pages, unless it is cards, which break between rows."""
    head = ""
    if one.title:
        head = el("header", cells.sign(brush, one.sign), el("h2", escape(one.title)), el("span", escape(one.note)))
    text = "".join(el("p", escape(paragraph)) for paragraph in one.paragraphs)
    table = sheets.whole(brush, one.sheet, lang) if one.sheet is not None else ""
    table += chart(brush, one.chart, lang) if one.chart is not None else ""
    lines = "".join(_line(line) for line in one.lines)
    cut = el("div", *(_card(brush, card) for card in one.cards), class_="wt-cuts") if one.cards else ""
    return el("section", head, text, table, lines, cut, class_="wt-block half" if one.half else "wt-block")


def inside(brush: Brush, page: Document, lang: str) -> str:
    """Paint what a document says: paragraphs, sheets, blocks."""
    text = "".join(el("p", escape(paragraph)) for paragraph in page.paragraphs)
    tables = "".join(el("h3", escape(one.name)) + sheets.whole(brush, one, lang) for one in page.sheets)
    return text + tables + "".join(block(brush, one, lang) for one in page.blocks)


def sheet_of(brush: Brush, page: Document, lang: str, styles: str) -> str:
    """Return a document as a page of its own, ready to be printed."""
    body = inside(brush, page, lang)
    drawings = el("svg", *brush.symbols().values(), class_="wt-sprite", aria_hidden="true")
    numbers = word(lang, "page-of", page='" counter(page) "', pages='" counter(pages) "')
    margins = (
        '@page{size:A4;margin:14mm 12mm 15mm;@bottom-right{content:"'
        + numbers
        + '";font:9pt sans-serif}@bottom-left{content:"'
        + escape(page.head).replace('"', "'")
        + '";font:9pt sans-serif}}'
    )
    head = (
        '<meta charset="utf-8"/><meta name="viewport" content="width=device-width,initial-scale=1"/>'
        + el("title", escape(page.name))
        + el("style", styles + margins)
    )
    title = el("header", el("h1", escape(page.name)), el("span", escape(page.head)), class_="wt-print-head")
    hint = el("p", escape(word(lang, "print-hint")), class_="wt-print-hint")
    printed = el("main", hint, title, body, class_="wt wt-print", data_theme="day")
    return f'<!doctype html><html lang="{lang}"><head>{head}</head><body>{drawings}{printed}</body></html>'
