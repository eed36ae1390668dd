"""What the coach says, as JSON for the page.

And hints for the first turns of an ordinary game.
"""

from __future__ import annotations

from typing import Any

from wartable.coach_files import messages_of
from wartable.core.coach.coach import PLAY
from wartable.core.table.table import Table
from wartable.core.view import View
from wartable.server.live.table import LiveTable

HINT_TURNS = 3  # of each seat


def coach_json(live: LiveTable, viewer: int, lang: str) -> dict[str, Any] | None:
    """Return what the learner's page shows of the coach; None at any other table, and for anybody else."""
    coach = live.coach
    if coach is None or viewer != coach.seat:
        return None
    return {
        "lesson": coach.heading(lang),
        "text": coach.text(lang),
        "at": coach.at + 1,
        "count": coach.count,
        "waits": coach.waits,
        "shown": coach.shown,
        "points": coach.cue.points if coach.waits == PLAY or not coach.cue.play else (),
        "codes": coach.codes(),
    }


def hint(live: LiveTable, view: View, lang: str) -> str:
    """Return a hint for what a seat is asked in its first turns, where the title has one; else nothing."""
    if live.coach is not None or live.over or view.viewer not in view.asked:
        return ""
    key, messages = f"coach-hint-{view.prompt.key}", messages_of(live.title)
    if not messages.has(lang, key) or turns(live.playing) > HINT_TURNS * live.row.seats:
        return ""
    return messages.format(lang, key)


def turns(game: Table) -> int:
    """Return how many turns have begun, all seats together: by the entries that count them, which all can see."""
    counting = {key for key, row in enumerate(game.title.entries) if row.counts}
    return sum(entry.key in counting for line in game.record.lines if not line.struck for entry in line.entries)
