"""The scene of a table with people: players, clocks, undo, moments of the log.

Only what every viewer may know is added: names and kinds of seats, and that time is taken, never how much of it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from wartable.core.rules.log import PUBLIC
from wartable.core.scene import LogLine, Scene, Seat
from wartable.core.table.table import LOG_LINES, Table
from wartable.core.view import View
from wartable.paint.texts import word
from wartable.server.live.moments import entry_moments
from wartable.server.live.table import LiveTable
from wartable.server.render import player_names
from wartable.server.render.log_text import told_before
from wartable.server.render.prompts import without_question
from wartable.server.render.texts import messages
from wartable.store.models import BOT, OPEN, SeatRow

STANDING_CLOCK = "–:––"  # the page shows the time; painted, it would change from second to second


def dress(
    live: LiveTable,
    game: Table,
    viewer: int,
    lang: str,
    *,
    past: bool = False,
    view: View | None = None,
    asked: Collection[int] | None = None,
) -> Scene:
    """Return what a viewer's page paints of a game: the present one, or an earlier moment of it.

    A view that was made already is not made again; `asked` are then the seats that the rules ask, as the viewer knows.
    """
    view = view or game.view(viewer)
    asked = view.asked if asked is None else asked
    scene = game.scene(viewer, lang, view=view)
    seats = tuple(_dress_seat(live, seat, viewer, lang, past) for seat in scene.seats)
    if not past and viewer != PUBLIC and live.retired(viewer) and viewer in asked:
        # Nobody asks the player who resigned, but the table waits for their seat, which a bot plays.
        seats = tuple(replace(seat, state="thinking") if seat.number == viewer else seat for seat in seats)
    moments = entry_moments(game, viewer)
    log = _before(live, game, viewer, lang) + tuple(_placed(line, moments) for line in scene.log)
    undo, redo = scene.undo, scene.redo
    if not past and viewer != PUBLIC:
        undo = undo or (word(lang, "undo") if game.can_undo(viewer) else "")
        again = live.coach is None  # a lesson goes on by its own buttons
        redo = redo or (word(lang, "redo") if again and game.can_redo(viewer) else "")
        if again and game.can_take_up(viewer):
            scene = replace(scene, take_up=word(lang, "take-up"))
    scene = replace(scene, seats=seats, log=log, undo="" if past else undo, redo="" if past else redo)
    return scene if past else without_question(live, scene, lang)


def _before(live: LiveTable, game: Table, viewer: int, lang: str) -> tuple[LogLine, ...]:
    """Return what the viewer was told before a fork, to be read alone: this table has no moments of it."""
    entries = told_before(live.row.settings, viewer, game.title.sheet.rules_version)
    if not entries:
        return ()
    told = game.title.log_lines(game.kit, entries, viewer, lang, LOG_LINES)
    old = tuple(replace(line, entry=-1, stamp=None, things=()) for line in told)
    return (*old, LogLine("", messages().format(lang, "table-forked-here")))


def _dress_seat(live: LiveTable, seat: Seat, viewer: int, lang: str, past: bool) -> Seat:
    if not 0 <= seat.number < len(live.seats):
        return seat
    row = live.seats[seat.number]
    # The viewer's own plate keeps the title's "you"; another's says who plays, then what that seat is to the viewer.
    player, note = "", seat.note
    if seat.number != viewer:
        player, kind = _who(live, row, lang)
        note = " · ".join(part for part in (kind, seat.note) if part)
    state = seat.state
    if state == "here" and row.kind in (BOT, OPEN) and not past:
        state = "thinking"
    clock = STANDING_CLOCK if seat.number in live.clocks.timed and not past else ""
    return replace(seat, note=note, state=state, clock=clock, player=player)


def _who(live: LiveTable, row: SeatRow, lang: str) -> tuple[str, str]:
    """Return who plays a seat, by name, and a note (a bot, say) where one is needed.

    A player without a name is known by the seat, as in the log: guest or bot is only a note.
    """
    if row.kind == OPEN:  # a bot plays on: its player is no longer there
        return "", messages().format(lang, "table-seat-open")
    if not row.name:
        return "", player_names.player(live.row, row, lang)
    return row.name, messages().format(lang, "table-bot") if row.kind == BOT else ""


def _placed(line: LogLine, moments: list[int]) -> LogLine:
    return replace(line, moment=moments[line.entry]) if 0 <= line.entry < len(moments) else line
