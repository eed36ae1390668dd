"""What stands in a cell of a sheet: words, signs, steppers, ticks, buttons."""

from __future__ import annotations

from html import escape
from typing import Final

from wartable.core.record.record import NAME_LENGTH
from wartable.core.scene import Box, CellContent, SheetCell, Stepper, Tick, Tool
from wartable.paint import icons
from wartable.paint.svg import Brush, Value, chip, el
from wartable.paint.texts import word

SIGN: Final = (36, 24)
"""The size of a sign in a row, drawn in units of its own and scaled by the style sheet."""
_LETTERS: Final = {"": "#", "lost": "x", "missing": ".", "gone": ".", "open": "o", "start": "O"}
_TOOLS: Final = {"add": icons.PLUS, "copy": icons.COPY, "remove": icons.CROSS, "name": icons.PENCIL}


def sign(brush: Brush, symbol: str, **more: Value) -> str:
    """Paint a sign of a row; nothing for none."""
    if not symbol:
        return ""
    wide, high = SIGN
    drawn = brush.use(symbol, 0, 0, wide, high)
    return el("svg", drawn, viewBox=f"0 0 {wide} {high}", class_="wt-sign", aria_hidden="true", **more)


def _box(brush: Brush, box: Box, at: int) -> str:
    """Paint one box of a row of signs: a button where a click on it plays something."""
    drawn = sign(brush, box.sign)
    state = box.state or None
    if not box.key:
        return el("span", drawn, class_="wt-box", data_state=state)
    return el(
        "button",
        drawn,
        type="button",
        class_="wt-box",
        data_state=state,
        data_code=box.key,
        data_tool=f"box{at}",
        aria_pressed="true" if box.state == "lost" else "false",
        aria_label=box.label,
        tabindex=-1,
    )


def boxes(brush: Brush, row: tuple[Box, ...]) -> str:
    """Paint a row of signs."""
    return el("span", *(_box(brush, box, at) for at, box in enumerate(row)), class_="wt-signs") if row else ""


def tool(brush: Brush, one: Tool, thing: str = "", row: bool = True) -> str:
    """Paint a small button of a row; the one for a name knows the thing and its name. In no row, Tab stops at it."""
    naming = one.kind == "name"
    return el(
        "button",
        _TOOLS[one.kind],
        type="button",
        class_="wt-tool",
        data_tool=one.kind,
        data_code=one.key or None,
        data_named=(one.thing or thing) if naming else None,
        data_most=NAME_LENGTH if naming else None,
        value=one.value or None,
        aria_label=one.label,
        title=one.label,
        tabindex=-1 if row else None,
    )


def _stepper(one: Stepper, lang: str) -> str:
    def button(kind: str, key: str, shown: str) -> str:
        return el(
            "button",
            shown,
            type="button",
            data_tool=kind,
            data_code=key or None,
            aria_label=word(lang, f"step-{kind}", what=one.label),
            title=one.why if not key and one.why else None,
            disabled=not key,
            tabindex=-1,
        )

    inside = (button("less", one.less, icons.MINUS), el("b", escape(one.value)), button("more", one.more, icons.PLUS))
    return el("span", *inside, class_="wt-stepper", role="group", aria_label=one.label or None)


def _tick(one: Tick) -> str:
    return el(
        "button",
        icons.TICK if one.on else "",
        type="button",
        role="checkbox",
        class_="wt-tick",
        aria_checked="true" if one.on else "false",
        aria_label=one.label,
        data_code=one.key or None,
        data_tool="tick",
        data_why=bool(one.why and not one.key),
        title=one.why if not one.key and one.why else None,
        aria_disabled="true" if one.why and not one.key else None,
        disabled=not (one.key or one.why),
        tabindex=-1,
    )


def _rich(brush: Brush, cell: SheetCell, thing: str) -> str:
    text = el("b" if cell.note else "span", escape(cell.text)) if cell.text else ""
    note = chip(brush, cell.clause) if cell.clause else ""
    note = el("small", escape(cell.note), note) if cell.note else note
    words = el("span", text, note, class_="wt-told") if text or note else ""
    tools = "".join(tool(brush, one, thing) for one in cell.tools)
    return boxes(brush, cell.boxes) + sign(brush, cell.sign) + words + tools


def content(brush: Brush, cell: CellContent, lang: str, thing: str = "") -> str:
    """Paint what stands in a cell."""
    match cell:
        case str():
            return escape(cell)
        case SheetCell():
            return _rich(brush, cell, thing)
        case Stepper():
            return _stepper(cell, lang)
        case Tick():
            return _tick(cell)


def plain(cell: CellContent) -> str:
    """Return what a cell says in words, on one line.

    >>> plain(SheetCell("Rifles", "3 of 5")), plain(Stepper("4")), plain(Tick("field", True)), plain("a")
    ('Rifles (3 of 5)', '4', '[x]', 'a')
    """
    match cell:
        case str():
            return cell
        case SheetCell():
            clause = f"[{cell.clause}]" if cell.clause else ""
            note = f"({cell.note})" if cell.note and cell.text else cell.note
            return " ".join(part for part in (cell.text or counted(cell.boxes), note, clause) if part)
        case Stepper():
            return cell.value
        case Tick():
            return "[x]" if cell.on else "[ ]"


def counted(row: tuple[Box, ...]) -> str:
    """Return a row of signs in letters: what stands, what was lost, what is missing.

    >>> counted((Box("a"), Box("a", "lost"), Box("", "missing")))
    '#x.'
    """
    return "".join(_LETTERS[box.state] for box in row)
