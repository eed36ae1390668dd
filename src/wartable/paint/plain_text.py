"""A scene in plain text, for terminals and screen readers.

The same table, told from the far side to the viewer's own.

>>> from wartable.core.scene import Pile, Scene
>>> print(text(Scene("Chess", piles=(Pile("d", "Deck", "Deck, 3 cards", 3),))))
Chess
<BLANKLINE>
Deck, 3 cards
"""

from __future__ import annotations

import textwrap

from wartable.core import scene as sc
from wartable.core.text.messages import unmarked
from wartable.paint.papers import words
from wartable.paint.papers.words import joined
from wartable.paint.texts import word


class Page:
    """Lines of text that keep to a width."""

    def __init__(self, width: int) -> None:
        self.width = max(width, 24)
        self.lines: list[str] = []

    def put(self, told: str, indent: int = 0, hang: int = 2) -> None:
        """A paragraph; lines after the first hang a little."""
        if told:
            start = " " * indent
            self.lines.extend(
                textwrap.wrap(
                    told, self.width, initial_indent=start, subsequent_indent=start + " " * hang, break_on_hyphens=False
                )
            )

    def gap(self) -> None:
        """An empty line, never two."""
        if self.lines and self.lines[-1]:
            self.lines.append("")

    def head(self, told: str) -> None:
        """A heading after a gap."""
        self.gap()
        self.put(told)

    def __str__(self) -> str:
        while self.lines and not self.lines[-1]:
            self.lines.pop()
        return "\n".join(self.lines)


def stopped(told: str) -> str:
    """Return a sentence with its full stop; one that ends by itself, quoted or not, stays as it is.

    >>> stopped("Blue wins"), stopped("Blue wins."), stopped("Which card?"), stopped("«Blue wins.»"), stopped("")
    ('Blue wins.', 'Blue wins.', 'Which card?', '«Blue wins.»', '')
    """
    return told if not told or told.rstrip("»”").endswith((".", "!", "?", "…", ":")) else f"{told}."


def sentences(told: str, more: str) -> str:
    """Return a sentence and what else is to be said, parted by one full stop."""
    return f"{stopped(told)} {more}" if told and more else told or more


def card(one: sc.Card) -> str:
    """Return a card's name and value, as its viewer knows it.

    >>> card(sc.Card("a", "face-down attack", back="b"))
    'face-down attack'
    """
    if one.face is None or one.down:
        return one.label
    return joined((one.face.name, one.face.value), " ") + (" *" if one.chosen else "")


def thing(one: sc.Card | sc.Pile | sc.Piece | sc.Stack | sc.Slot) -> str:
    """Return anything that lies on the table."""
    if isinstance(one, sc.Card):
        return card(one)
    if isinstance(one, sc.Slot):
        return f"({one.text})"
    if isinstance(one, sc.Piece):
        return one.label + (" *" if one.chosen else "")
    return one.label


def _hand(page: Page, scene: sc.Scene, seat: sc.Seat, own: bool) -> None:
    known = [card(one) for one in seat.hand if one.face is not None]
    told = seat.hand_note
    if known:
        told = joined((f"{seat.hand_note}:" if seat.hand_note else "", ", ".join(known)), " ")
    if told:
        page.put(joined((word(scene.lang, "hand") + "," if own else "", told), " "), 2)


def _tile(one: sc.Tile, sums: bool) -> str:
    """Return a unit with its numbers, or what became of it; with `sums` where each number comes from."""
    if one.state == "lost":
        return joined((one.name, one.tag), " ")
    if sums:
        told = "; ".join(reading.told for reading in one.readings)
        return joined((f"{one.name}: {told}" if told else one.name, f"({one.tag})" if one.tag else ""), " ")
    told = "/".join(str(reading.value) for reading in one.readings)
    return joined((one.name, told, f"({one.tag})" if one.tag else ""), " ")


def _slip(one: sc.Slip, mat: sc.Mat) -> str:
    """Return a card that lies at tiles, with their names."""
    at = joined(tile.name for tile in mat.tiles if tile.id in one.tiles)
    told = f"{one.name} ({at})" if at else joined((one.name, f"({one.note})" if one.note else ""), " ")
    return told + (" *" if one.chosen else "")


def _mat(page: Page, mat: sc.Mat, own: bool) -> None:
    """Tell a board in two lines below its head: the tiles, then who leads, what lies there and what is held."""
    page.put(joined((_tile(one, own) for one in mat.tiles), ". " if own else ", "), 2)
    figure = mat.figure
    leads = ""
    if figure is not None:
        leads = joined((figure.name, joined((figure.text.removesuffix("."), figure.until))), ": ")
    laid = joined(_slip(one, mat) for one in mat.slips)
    held = joined(heap.label for heap in mat.piles)
    sums = joined((one.told + (f" [{one.clause}]" if one.clause else "") for one in mat.readings), " · ")
    page.put(joined((leads, laid, held, sums, *mat.notes), " · "), 2)


def _seat(page: Page, scene: sc.Scene, seat: sc.Seat, own: bool) -> None:
    page.gap()
    level = seat.meter.text if seat.meter is not None else ""
    if seat.mat is not None and seat.mat.gauge is not None:
        level = seat.mat.gauge.told
    marks = {"here": ">", "thinking": "…", "away": "~", "out": "x"}
    mark = marks.get(seat.state, " ")
    page.put(joined((f"{mark} {seat.name}", joined((seat.player, seat.note, seat.word)), level), " · "))
    if seat.mat is not None:
        _mat(page, seat.mat, own)
    page.put(joined(thing(one) for one in seat.front), 2)
    for strike in seat.strikes:
        if strike.tag is None:
            page.put(f"<- {card(strike.card)}", 2)
        else:
            page.put(f"<- {stopped(strike.tag.title)} {joined(strike.tag.lines, ' ')}", 2, 5)
    _hand(page, scene, seat, own)


def _strip(page: Page, strip: sc.Strip) -> None:
    page.head(f"[ {strip.label} ]")
    for cell in strip.cells:
        if isinstance(cell, sc.Card):
            page.put(joined((card(cell), joined(cell.caption, "; ")), ": "), 2)
        elif isinstance(cell, sc.Slot):
            page.put(f"({cell.text})", 2)
        elif isinstance(cell, sc.Total):
            page.put(joined((cell.name, f"= {cell.value}", cell.word), " "), 2)
        elif isinstance(cell, sc.Outlook):
            page.put(joined((cell.title, cell.note), ": "), 2)
            for case in cell.cases:
                tick = {"good": "+", "bad": "-", "": " "}[case.tone]
                page.put(f"{tick} {case.label}: {case.text}", 4)
        else:
            page.put(
                joined((stopped(cell.title), joined(cell.lines, " "), f"[{cell.clause}]" if cell.clause else ""), " "),
                2,
            )


def _board(page: Page, board: sc.Board) -> None:
    """Tell what stands on a board: zones that hold something, things on borders, lines; empty zones are left out."""
    page.head(board.name)
    for zone in board.zones:
        told = joined([*(stack.label for stack in zone.stacks), *(one.label for one in zone.markers), zone.note])
        if told:
            page.put(f"{zone.name}: {told}", 2)
    for label in [*(mark.label for mark in board.borders), *(line.label for line in board.traces)]:
        page.put(label, 2)


def _fight(page: Page, fight: sc.Fight) -> None:
    page.head(joined((fight.title, fight.note, f"[{fight.clause}]" if fight.clause else ""), " "))
    for side in fight.sides:
        page.put(joined((side.name, joined(side.sums)), ": "), 2)
        for row in side.rows:
            page.put(row.told, 4)
    for check in fight.checks:
        told = joined((check.text, f"[{check.clause}]" if check.clause else ""), " ")
        page.put(f"{check.die}: {told}" if check.die else told, 2)
    page.put(fight.verdict, 2)


def _papers(page: Page, scene: sc.Scene) -> None:
    for told, indent in words.papers(scene, page.width):
        lines = told.split("\n")
        if not told:
            page.gap()
        elif indent < 0 and all(len(line) <= page.width for line in lines):
            page.lines.extend(lines)
        else:
            page.put(told.strip(), max(indent, 2 if indent < 0 else 0))


def _notice(page: Page, one: sc.Notice) -> None:
    told = joined((stopped(one.title), stopped(one.text), *map(stopped, one.notes)), " ")
    clause = f"[{one.clause}]" if one.clause else ""
    page.put(joined((f"{one.head}:" if one.head else "", told, clause), " "))


def _choices(page: Page, scene: sc.Scene) -> None:
    if scene.prompt is not None:
        page.head(sentences(scene.prompt.question, scene.prompt.note))
        page.put(joined((words.tally(scene.lang, one) for one in scene.prompt.tallies), " · "), 2)
    listed = [choice for choice in scene.choices if not choice.quiet]
    for key, choice in enumerate(listed, 1):
        label = joined((choice.label, f"({choice.seal})" if choice.seal else ""), " ")
        page.put(sentences(f"{key:>2}  {label}", choice.note), 1, 4)
        if choice.caution is not None:
            told = joined(
                (f"! {choice.caution.text}", f"[{choice.caution.clause}]" if choice.caution.clause else ""), " "
            )
            page.put(told, 5)
    if len(scene.choices) > len(listed):
        page.put(word(scene.lang, "quiet-choices", count=len(scene.choices) - len(listed)), 1, 4)
    for miss in scene.near_misses:
        page.put(f"-   {miss.label}: {miss.reason} [{miss.clause}]", 2, 4)
    if scene.prompt is not None and scene.prompt.final is not None:
        page.put(
            joined((word(scene.lang, "final", text=scene.prompt.final.text), f"[{scene.prompt.final.clause}]"), " ")
        )


def _log(page: Page, scene: sc.Scene, lines: int) -> None:
    if scene.log and lines:
        page.head(scene.log_name or word(scene.lang, "log"))
        for line in scene.log[-lines:]:
            told = joined((unmarked(line.text), f"[{line.clause}]" if line.clause else ""), " ")
            page.put(f"{line.turn:>4}  {told}", 0, 6)


def text(scene: sc.Scene, width: int = 80, *, ask: bool = False, log: int = 0) -> str:
    """Return the table in words; with `ask` also the prompt and its choices, with `log` that many lines of the log."""
    page = Page(width)
    page.put(joined((scene.title, scene.subtitle), " · "))
    steps = []
    for i, step in enumerate(scene.steps, 1):
        shown = f"{i} {step.label}"
        if step.state == "here":
            shown = f"[{word(scene.lang, 'here', step=shown)}]"
        steps.append(joined((shown, f"({step.note})" if step.note else ""), " "))
    page.put(" > ".join(steps))
    for ribbon in scene.ribbons:
        page.put(f"~ {ribbon.text} ~")
    for notice in scene.notices:
        _notice(page, notice)
    for board in scene.boards:
        _board(page, board)
    for seat in scene.seats[1:]:
        _seat(page, scene, seat, False)
    page.gap()
    for pile in scene.piles:
        face = pile.face
        page.put(joined((pile.label, f"({joined((face.name, face.value), ' ')})" if face is not None else ""), " "))
    for tray in scene.trays:
        page.put(f"{tray.name}: " + joined(thing(one) for one in tray.things))
    for track in scene.tracks:
        page.put(words.track(track))
    if scene.ring is not None:
        page.put(scene.ring.text)
    if scene.seats:
        _seat(page, scene, scene.seats[0], scene.viewer >= 0)
    if scene.strip is not None:
        _strip(page, scene.strip)
    if scene.fight is not None:
        _fight(page, scene.fight)
    _papers(page, scene)
    _log(page, scene, log)
    if scene.outcome is not None:
        told = joined((stopped(scene.outcome.title), *scene.outcome.lines), " ")
        page.head(joined((told, f"[{scene.outcome.clause}]" if scene.outcome.clause else ""), " "))
    if ask:
        _choices(page, scene)
    return str(page)
