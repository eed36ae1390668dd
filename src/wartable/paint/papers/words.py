"""Papers in plain text: sheets, charts, sums, checks, switches, forms, documents."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator

from wartable.core import scene as sc
from wartable.paint.papers import cells
from wartable.paint.papers.charts import figures
from wartable.paint.texts import number, word

Line = tuple[str, int]
"""Words and how far they are set in; a line set in by -1 keeps blanks and breaks, an empty one is a gap."""

NARROWEST = 16  # letters of the first column, however many columns come after it


def joined(parts: Iterable[str], between: str = ", ") -> str:
    """Return the parts that are not empty."""
    return between.join(part for part in parts if part)


def clause(ident: str) -> str:
    """Return a clause in brackets, or nothing."""
    return f"[{ident}]" if ident else ""


def tally(lang: str, one: sc.Tally) -> str:
    """Return a sum with its limit and clause."""
    value = number(lang, one.value)
    if one.limit is not None:
        value = word(lang, "of", value=value, limit=number(lang, one.limit))
    return joined((f"{one.name}: {value}", clause(one.clause)), " ")


def budget(lang: str, one: sc.Budget) -> Iterator[Line]:
    """Return a sum in parts and what is left."""
    shown = word(lang, "of", value=number(lang, one.spent), limit=number(lang, one.limit))
    held = [f"{part.name} {number(lang, part.value)}" for part in one.parts if part.held]
    left = f"{one.rest} {number(lang, one.left)}" if one.rest else ""
    yield joined((f"{one.name}: {joined((shown, one.unit), ' ')}", *held, left, clause(one.clause)), " · "), 0
    for note in one.notes:
        yield note, 2


def _columns(rows: list[tuple[str, ...]], numbers: list[bool], width: int) -> Iterator[str]:
    """Return rows in columns, numbers to the right; what the first column has no room for goes on below it."""
    wide = [max(len(row[at]) if at < len(row) else 0 for row in rows) for at in range(len(numbers))]
    if wide and not numbers[0]:
        wide[0] = min(wide[0], max(NARROWEST, width - 2 * len(wide) - sum(wide[1:])))
    for row in rows:
        first, *below = (
            textwrap.wrap(row[0], wide[0], break_on_hyphens=False)
            if row and len(row[0]) > wide[0]
            else row[:1] or ("",)
        )
        padded = (
            text.rjust(wide[at]) if numbers[at] else text.ljust(wide[at])
            for at, text in enumerate((first, *row[1 : len(numbers)]))
        )
        yield "\n".join(["  " + "  ".join(padded).rstrip(), *(f"    {line}" for line in below)])


def sheet(page: sc.Sheet, width: int) -> Iterator[Line]:
    """Return a sheet in columns, groups under their heads, refused rows with their reason."""
    heads = {group.key: group for group in page.groups}
    kept = [row for row in page.rows if row.state != "spare"]
    rows = [tuple(cells.plain(cell) for cell in row.cells) for row in kept]
    top = [tuple(column.short or column.name for column in page.columns)]
    foot = [page.foot] if page.foot else []
    lines = list(_columns([*top, *rows, *foot], [column.number for column in page.columns], width))
    if any(top[0]):
        yield lines[0], -1
    group = ""
    for row, line in zip(kept, lines[1:], strict=False):
        if row.group != group:
            group = row.group
            head = heads.get(group) or sc.SheetGroup(group, group)
            if group:
                yield joined((f"-- {head.name}", head.note, head.sum), " · "), 2
        yield {"barred": "-", "fault": "!"}.get(row.state, " ") + line[1:], -1
        if row.note or row.clause:
            yield joined((row.note, clause(row.clause)), " "), 6
    if foot:
        yield lines[-1], -1


def chart(lang: str, page: sc.Chart, width: int) -> Iterator[Line]:
    """Return the figures of a chart."""
    heads, rows = figures(page, lang)
    if not page.series:
        for label, text in rows:
            yield f"{label}: {text}", 2
        return
    table = [heads, *rows]
    for line in _columns(table, [False] + [True] * (len(heads) - 1), width):
        yield line, -1


def facts(one: sc.Facts, width: int) -> Iterator[Line]:
    """Return a small table."""
    rows = [one.heads] if one.heads else []
    rows += [tuple(cells.plain(cell) for cell in row) for row in one.rows]
    if one.name:
        yield one.name, 0
    if rows:
        across = max(len(row) for row in rows)
        for line in _columns(rows, [False] + [True] * (across - 1), width):
            yield line, -1


def findings(one: sc.Findings) -> Iterator[Line]:
    """Return what was checked, a cross at each fault."""
    yield one.name, 0
    for item in one.items:
        yield joined((f"{'+' if item.ok else 'x'} {item.text}", clause(item.clause)), " "), 2


def switch(one: sc.Switch) -> str:
    """Return a question with its answers, the one that holds in brackets."""
    shown = " | ".join(f"[{option.label}]" if option.on else option.label for option in one.options)
    return f"{joined((one.number, one.label), ' ')}: {shown}"


def track(one: sc.Track) -> str:
    """Return a track, the place where it stands in brackets."""
    shown = []
    for mark in one.marks:
        note = mark.note if mark.note != mark.told else ""
        told = joined((mark.label, *map(str, mark.dice), note, mark.told), " ")
        shown.append(f"[{told}]" if mark.here else told)
    return f"{one.name}: " + " · ".join(shown)


def notice(one: sc.Notice) -> str:
    """Return a notice with its clause."""
    return joined((one.title, one.text, *one.notes, clause(one.clause)), " ")


def content(lang: str, one: sc.PaperContent, width: int) -> Iterator[Line]:
    """Return a piece of a paper."""
    match one:
        case sc.Sheet():
            yield from sheet(one, width)
        case sc.Chart():
            yield from chart(lang, one, width)
        case sc.Budget():
            yield from budget(lang, one)
        case sc.Findings():
            yield from findings(one)
        case sc.Switch():
            yield switch(one), 2
        case sc.Facts():
            yield from facts(one, width)
        case sc.Track():
            yield track(one), 0
        case sc.Notice():
            yield notice(one), 0


def document(page: sc.Document, width: int) -> Iterator[Line]:
    """Return what a document says."""
    for paragraph in page.paragraphs:
        yield paragraph, 2
    for one in page.sheets:
        yield "", 0
        yield one.name, 0
        yield from sheet(one, width)
    for block in page.blocks:
        yield "", 0
        yield joined((block.title, block.note), " · "), 0
        for paragraph in block.paragraphs:
            yield paragraph, 2
        if block.sheet is not None:
            yield from sheet(block.sheet, width)
        for line in block.lines:
            yield _line(line), 2
        for card in block.cards:
            yield joined((card.title, card.note, *card.lines), " · "), 2
            for line in card.boxes:
                yield _line(line), 4


def _line(one: sc.PrintLine) -> str:
    boxes = " ".join(f"[{text or ' '}]" for text in one.boxes)
    return joined((one.label, boxes, "____" if one.write else ""), " ")


def form(page: sc.Form) -> Iterator[Line]:
    """Return the questions of a form with what stands in them."""
    for field in page.fields:
        options = f"({joined(field.options, ' | ')})" if field.options else ""
        yield joined((f"{field.label}: {field.value}", options), " "), 2


def papers(scene: sc.Scene, width: int) -> Iterator[Line]:
    """Return all papers of a scene, sheets within a width."""
    for one in scene.tallies:
        yield tally(scene.lang, one), 0
    for paper in scene.papers:
        yield "", 0
        yield joined((paper.name, paper.note), " · "), 0
        for piece in paper.body:
            yield from content(scene.lang, piece, width)
        for text in paper.foot:
            yield text, 0
    for page in scene.sheets:
        yield "", 0
        yield page.name, 0
        yield from sheet(page, width)
    for bars in scene.charts:
        yield "", 0
        yield bars.name, 0
        yield from chart(scene.lang, bars, width)
    for asked in scene.forms:
        yield "", 0
        yield asked.name, 0
        yield from form(asked)
    for print_ in scene.documents:
        yield "", 0
        yield print_.name, 0
        # What is printed from a desk says what its papers say; there its name is enough.
        if not scene.papers:
            yield from document(print_, width)
