"""Moments of a game, counted as a viewer saw them.

For replay, for links to one, and for forks.
"""

from __future__ import annotations

from dataclasses import replace

from wartable.core.errors import OptionError
from wartable.core.record.record import Record
from wartable.core.rules.log import PUBLIC, sees
from wartable.core.table.replay import restored
from wartable.core.table.table import Table
from wartable.server.live.table import LiveTable
from wartable.store.packs import pack_folder


def visible_points(game: Table, viewer: int) -> list[int]:
    """Return how many lines of the record there were after each thing that the viewer could see happen.

    Counted by what was seen, not by what happened: another's secret answer makes no moment of its own.
    """
    return [
        i + 1
        for i, line in enumerate(game.record.lines)
        if not line.struck and any(sees(entry.audience, viewer) for entry in line.entries)
    ]


def entry_moments(game: Table, viewer: int) -> list[int]:
    """Return the moment of each entry that the viewer was told; what open rows tell belongs to the last."""
    moments: list[int] = []
    moment = 0
    for line in game.record.lines:
        told = 0 if line.struck else sum(sees(entry.audience, viewer) for entry in line.entries)
        if told:
            moment += 1
            moments.extend([moment] * told)
    for seat in range(game.seats):
        for pick in game.history.picks(seat):
            moments.extend([moment] * sum(sees(entry.audience, viewer) for entry in pick.entries))
    return moments


def record_at(live: LiveTable, viewer: int, moment: int) -> Record | None:
    """Return the record up to a moment that the viewer saw, the first being 1; None for the last one, which is now."""
    points = visible_points(live.playing, viewer)
    if not 1 <= moment <= len(points):
        raise OptionError("no-moment", moment=moment, most=len(points))
    if moment == len(points):
        return None
    record = live.playing.record.header()
    for line in live.playing.record.lines[: points[moment - 1]]:
        record.add(replace(line, struck=False, entries=[]))
    return record


def replay_record(live: LiveTable, record: Record) -> Table:
    """Return the game of a record of this table."""
    return restored(live.title, record, live.title.content(pack_folder(live.row)))


def public_moment(live: LiveTable, viewer: int, moment: int) -> int:
    """Return the moment at which a spectator saw the same table: a link for others has to count as they do."""
    points = visible_points(live.playing, viewer)
    return sum(point <= points[moment - 1] for point in visible_points(live.playing, PUBLIC))
