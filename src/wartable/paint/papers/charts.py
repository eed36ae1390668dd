"""Charts: lines are SVG that stretches, words and points are HTML over it."""

from __future__ import annotations

from html import escape
from math import floor, log10
from typing import Final

from wartable.core.scene import Chart, ChartMark, Series
from wartable.paint.papers import cells
from wartable.paint.svg import Brush, el, num
from wartable.paint.texts import number, word

HIGH: Final = 200.0
"""How high a plot is drawn, in pixels; the style sheet says so too."""
APART: Final = 36.0
"""The least distance between the names at the end of two lines, in pixels."""
LINES: Final = 4
"""About how many lines run across a plot."""


def ticks(chart: Chart, lang: str) -> tuple[tuple[float, str], ...]:
    """Return the lines across a plot with their words: the chart's own, else round numbers from 0 up.

    >>> ticks(Chart("c", "", series=(Series("a", (0, 3105, None)),)), "en")
    ((0.0, '0'), (1000.0, '1,000'), (2000.0, '2,000'), (3000.0, '3,000'), (4000.0, '4,000'))
    """
    if chart.ticks:
        return chart.ticks
    known = [value for series in chart.series for value in series.values if value is not None]
    low, high = min([0.0, *known]), max([1.0, *known])
    rough = (high - low) / LINES
    power = 10.0 ** floor(log10(rough))
    step = next(power * size for size in (1.0, 2.0, 2.5, 5.0, 10.0) if power * size >= rough)
    first, last = floor(low / step), -floor(-high / step)
    return tuple((step * at, number(lang, round(step * at))) for at in range(first, last + 1))


def value_text(series: Series, at: int, lang: str) -> str:
    """Return a value of a series in words: its own, else the number.

    >>> value_text(Series("red", (None, 2460.0)), 1, "it"), value_text(Series("red", (None,)), 0, "en")
    ('2.460', '–')
    """
    if at < len(series.texts):
        return series.texts[at]
    value = series.values[at]
    return "–" if value is None else number(lang, round(value))


def _share(value: float, low: float, high: float) -> float:
    """Return how far from the top a value lies, in per cent."""
    return 100.0 - 100.0 * (value - low) / (high - low or 1.0)


def _path(points: list[tuple[float, float]], steps: bool) -> str:
    out = ""
    for at, (x, y) in enumerate(points):
        if at and steps:
            out += f" H{num(x)}"
        out += f"{' L' if at else 'M'}{num(x)},{num(y)}"
    return out


def _apart(ends: list[tuple[float, str]]) -> list[tuple[float, str]]:
    """Return names at the ends of lines, moved so far that none lies on another."""
    placed: list[tuple[float, str]] = []
    least = 100.0 * APART / HIGH
    for top, name in sorted(ends):
        if placed and top - placed[-1][0] < least:
            top = placed[-1][0] + least
        placed.append((top, name))
    over = placed[-1][0] - 100.0 if placed else 0.0
    return [(top - max(0.0, over), name) for top, name in placed]


def _lines(chart: Chart, lang: str) -> str:
    """Paint lines over labels: round points for the first side, square ones and dashes for the second."""
    across = ticks(chart, lang)
    low, high = across[0][0], across[-1][0]
    last = max(1, len(chart.labels) - 1)
    grid = "".join(
        el("span", escape(label), class_="wt-tick-label", style=f"top:{num(_share(value, low, high))}%")
        for value, label in across
        if label
    )
    drawn, dots = "", ""
    ends: list[tuple[float, str]] = []
    for series in chart.series:
        points = [
            (100.0 * at / last, _share(value, low, high)) for at, value in enumerate(series.values) if value is not None
        ]
        drawn += el("path", d=_path(points, chart.kind == "steps"), class_="wt-stroke", data_camp=_side(series.side))
        if not points:
            continue
        if not chart.marks:
            dots += "".join(
                el("i", class_="wt-dot", data_camp=_side(series.side), style=f"left:{num(x)}%;top:{num(y)}%")
                for x, y in points
            )
        if len(chart.series) > 1 or not chart.marks:
            at = max(i for i, value in enumerate(series.values) if value is not None)
            told = el("b", escape(series.name)) + escape(value_text(series, at, lang))
            ends.append((points[-1][1], el("span", told, class_="wt-line-end", data_camp=_side(series.side))))
    names = "".join(name.replace(">", f' style="top:{num(top)}%">', 1) for top, name in _apart(ends))
    marks = "".join(_mark(chart, mark, low, high, last) for mark in chart.marks)
    under = "".join(
        el("span", escape(label), style=f"left:{num(100.0 * at / last)}%") for at, label in enumerate(chart.labels)
    )
    strokes = el("svg", drawn, viewBox="0 0 100 100", preserveAspectRatio="none", aria_hidden="true")
    halves = ""
    if chart.halves is not None:
        halves = "".join(el("span", escape(text), class_="wt-half") for text in chart.halves)
    plot = el("div", halves, grid, strokes, dots, marks, names, class_="wt-plot")
    return plot + (el("div", under, class_="wt-under-plot", aria_hidden="true") if any(chart.labels) else "")


def _side(side: int) -> str:
    return str(side + 1) if side >= 0 else "0"


def _mark(chart: Chart, mark: ChartMark, low: float, high: float, last: int) -> str:
    value = chart.series[0].values[mark.at]
    top = _share(value if value is not None else (low + high) / 2, low, high)
    ring = el("b", escape(mark.label))
    if mark.go:
        told = " · ".join(part for part in (mark.label, mark.title, mark.note) if part)
        ring = el("button", ring, type="button", data_go=mark.go, aria_label=told, title=told)
    words = el("span", el("strong", escape(mark.title)), escape(mark.note))
    kind = "wt-point open" if mark.open else "wt-point"
    place = f"left:{num(100.0 * mark.at / last)}%;top:{num(top)}%"
    return el("div", ring, words, class_=kind, data_camp=_side(mark.side), style=place)


def _bars(brush: Brush, chart: Chart, lang: str) -> str:
    """Paint bars of one measure, each with its label and its value in words."""
    most = max([bar.value for bar in chart.bars] + [1e-9])
    shown = "".join(
        el(
            "li",
            cells.sign(brush, bar.sign),
            el("i", style=f"--v:{num(max(bar.value / most, 0.004))}"),
            el("span", escape(bar.label)),
            el("b", escape(bar.text)),
        )
        for bar in chart.bars
    )
    return el("ul", shown, class_="wt-bars")


def _opposed(brush: Brush, chart: Chart, lang: str) -> str:
    """Paint bars to both sides of a middle line of signs."""
    left, right = chart.series[:2]
    most = max([value or 0.0 for one in (left, right) for value in one.values] + [1e-9])

    def half(one: Series, at: int) -> str:
        value = one.values[at] or 0.0
        bar = el("i", style=f"--v:{num(value / most)}", data_camp=_side(one.side))
        return el("span", el("b", escape(value_text(one, at, lang))), bar)

    head = el("li", *(el("strong", escape(one.name), data_camp=_side(one.side)) for one in (left, right)))
    rows = "".join(
        el("li", half(left, at), cells.sign(brush, chart.signs[at]) if chart.signs else escape(label), half(right, at))
        for at, label in enumerate(chart.labels)
    )
    return el("ul", head, rows, class_="wt-opposed")


def _stacked(brush: Brush, chart: Chart, lang: str) -> str:
    """Paint columns of shares, one for each side at every label; the parts of a column bear their signs."""
    sides = sorted({one.side for one in chart.series})

    def column(side: int, at: int) -> str:
        own = [one for one in chart.series if one.side == side]
        total = sum(one.values[at] or 0.0 for one in own) or 1.0
        parts = "".join(
            el("i", cells.sign(brush, one.sign), style=f"--v:{num((one.values[at] or 0.0) / total)};--n:{level}")
            for level, one in enumerate(own)
            if one.values[at]
        )
        return el("span", parts, data_camp=_side(side))

    shown = "".join(
        el("li", el("div", *(column(side, at) for side in sides)), el("small", escape(label)))
        for at, label in enumerate(chart.labels)
    )
    return el("ul", shown, class_="wt-stacked")


def figures(chart: Chart, lang: str) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """Return what a chart shows as heads and rows of words.

    >>> figures(Chart("c", "Points", kind="lines", labels=("1", "2"), series=(Series("red", (5, 7)),)), "en")
    (('', 'red'), [('1', '5'), ('2', '7')])
    """
    if not chart.series:
        return ("", chart.name), [(bar.label, bar.text) for bar in chart.bars]
    heads = ("", *(one.name for one in chart.series))
    rows = [(label, *(value_text(one, at, lang) for one in chart.series)) for at, label in enumerate(chart.labels)]
    for mark in chart.marks:
        label, *rest = rows[mark.at]
        told = " · ".join(part for part in (label or mark.label, mark.title, mark.note) if part)
        rows[mark.at] = (told, *rest)
    return heads, rows


def chart(brush: Brush, page: Chart, lang: str) -> str:
    """Paint a chart, told in words, with its figures as a table behind it."""
    kinds = {"bars": _bars, "opposed": _opposed, "stacked": _stacked}
    drawn = kinds[page.kind](brush, page, lang) if page.kind in kinds else _lines(page, lang)
    heads, rows = figures(page, lang)
    told = "; ".join(
        f"{label}: " + ", ".join(f"{head} {text}".strip() for head, text in zip(heads[1:], texts, strict=True))
        for label, *texts in rows
    )
    # A picture must not hold buttons: one whose marks lead somewhere is a group of them.
    role = "group" if any(mark.go for mark in page.marks) else "img"
    picture = el("div", drawn, role=role, aria_label=f"{page.name}. {told}")
    if page.kind == "bars":  # its figures stand beside the bars
        return el("figure", picture, class_="wt-chart", data_kind=page.kind)
    head = el("tr", *(el("th", escape(text), scope="col") for text in heads))
    body = "".join(
        el("tr", el("th", escape(label), scope="row"), *(el("td", escape(text), class_="number") for text in texts))
        for label, *texts in rows
    )
    table = el("table", el("thead", head), el("tbody", body))
    behind = el("details", el("summary", escape(word(lang, "figures"))), table, class_="wt-figures")
    return el("figure", picture, behind, class_="wt-chart", data_kind=page.kind)
