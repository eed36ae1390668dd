"""A fight, die by die, as HTML: a row for each roll, sums, checks, the verdict."""

from __future__ import annotations

from html import escape
from typing import Final

from wartable.core.scene import Check, Fight, FightRow, FightSide
from wartable.paint.draw import counters
from wartable.paint.svg import Brush, chip, el, words

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(face: int, hit: bool = False) -> str:
    """Paint a die; one that hit has a red rim and red pips. One that was not rolled leaves its place empty."""
    if not face:
        return el("span", class_="wt-die")
    pips = "".join(el("circle", cx=5.4 * x, cy=5.4 * y, r=2.1) for x, y in _PIPS.get(face, ()))
    shown = pips or words(str(face), 0, 5, 14, "b", "middle", "currentColor")
    square = el("rect", x=-10, y=-10, width=20, height=20, rx=4, class_="wt-face")
    drawn = el("svg", square, el("g", shown, fill="currentColor"), viewBox="-12 -12 24 24", data_print=True)
    return el("span", drawn, class_="wt-die hit" if hit else "wt-die")


def _row(brush: Brush, row: FightRow, step: int) -> str:
    value = el("b", escape(row.before))
    if row.after and row.after != row.before:
        value = el("s", escape(row.before)) + "›" + el("b", escape(row.after))
    reason = el("small", escape(row.reason), chip(brush, row.clause)) if row.reason or row.clause else ""
    return el(
        "li",
        counters.picture(brush, row.piece) if row.piece is not None else el("span"),
        el("span", escape(row.name), reason),
        el("span", value, class_="wt-score"),
        die(row.die, row.hit),
        style=f"--i:{step}",
        aria_label=row.told,
    )


def _side(brush: Brush, side: FightSide) -> str:
    sign = el("svg", brush.use(side.sign, 0, 0, 18, 20), viewBox="0 0 18 20", aria_hidden="true") if side.sign else ""
    rows = "".join(_row(brush, row, i) for i, row in enumerate(side.rows))
    sums = "".join(el("p", escape(line)) for line in side.sums)
    return el("div", el("h4", sign, escape(side.name)), el("ol", rows), el("div", sums, class_="wt-came"))


def _check(brush: Brush, check: Check) -> str:
    said = el("span", escape(check.text), chip(brush, check.clause))
    return el("li", die(check.die, check.tone == "bad"), said, data_tone=check.tone or None)


def fight(brush: Brush, one: Fight) -> str:
    """Paint a whole fight; rows appear one after the other on a page that sees it for the first time."""
    steps = max([len(side.rows) for side in one.sides] + [0])
    note = el("span", escape(one.note), chip(brush, one.clause)) if one.note or one.clause else ""
    checks = "".join(_check(brush, check) for check in one.checks)
    verdict = ""
    if checks or one.verdict:
        told = el("p", escape(one.verdict), data_tone=one.tone or None) if one.verdict else ""
        verdict = el("div", el("ul", checks) if checks else "", told, class_="wt-verdict")
    body = (
        el("header", el("h2", escape(one.title)), note)
        + el("div", *(_side(brush, side) for side in one.sides), class_="wt-sides")
        + verdict
    )
    facts = {**brush.handle(one.id, one.title, kind="fight"), "role": "region"}
    return el("section", body, **facts, style=f"--steps:{steps}")
