"""Sums and forms as HTML."""

from __future__ import annotations

from html import escape

from wartable.core.scene import Field, Form, Tally
from wartable.paint.svg import Brush, el
from wartable.paint.texts import number, word


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


def _field(question: Field) -> str:
    name = question.name
    if question.kind == "text":
        box = el("textarea", escape(question.value), name=name, rows=4, maxlength=question.limit)
    elif question.kind == "pick":
        options = "".join(
            el("option", escape(option), selected=option == question.value) for option in question.options
        )
        box = el("select", options, name=name)
    elif question.kind in ("switch", "check"):
        box = el("input", name=name, type="checkbox", checked=question.value == "true")
        return el("label", box, escape(question.label), class_="check")
    elif question.kind in ("number", "count"):
        least = 0 if question.kind == "count" else None
        box = el("input", name=name, type="number", value=question.value, min=least, max=question.limit)
    elif question.kind == "file":
        box = el("input", name=name, type="file")
    else:
        box = el("input", name=name, type="text", value=question.value, maxlength=question.limit)
    return el("label", escape(question.label), box)


def form(brush: Brush, page: Form) -> str:
    """Paint questions answered in writing."""
    fields = "".join(_field(question) for question in page.fields)
    send = el("button", escape(page.send), class_="wt-button", type="submit")
    return el("h3", escape(page.name)) + el("form", fields, send, id=brush.name(page.id))
