"""What can happen at a running table, as events.

Small, named, and repeatable from the table's secret alone.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from wartable.core.coach.coach import Coach
from wartable.core.errors import NotAnAction, RecordError
from wartable.core.record import wtr
from wartable.core.record.fair_chance import SALT_LENGTH, Fair
from wartable.core.record.record import clean
from wartable.core.table.replay import restored
from wartable.core.table.table import Table
from wartable.core.title import Title
from wartable.store.models import Event, TableRow
from wartable.store.packs import pack_folder

START = "start"
ACT = "act"
UNDO = "undo"
REDO = "redo"
TAKE_UP = "take_up"  # a struck row, as a draft
DEFAULT = "default"
FORFEIT = "forfeit"
ORDER = "order"
REVOKE = "revoke"
ROLLBACK = "rollback"
TAKE_BACK = "take_back"  # a rollback to the last decision of the only person at the table
SALT = "salt"
NAME = "name"
NOTE = "note"
COACH = "coach"  # a learner goes on, goes back, is shown a cue, or begins again

FOR_SEAT = "for_seat"  # in the body of an answer that the server gave for a person: forced, or their time was up
TIMED_OUT = "timed_out"  # in the body of a resignation: the player's time was up
PLAYING = (ACT, UNDO, REDO, TAKE_UP, ORDER, REVOKE)  # what a player who has resigned may do no more

# What happens around the game and leaves it as it is: somebody else sits at a seat, the others vote about a silent
# one, the bots are to play faster or wait, the table is ended by those who run it.
SEAT = "seat"
VOTE = "vote"
ABORT = "abort"
PACE = "pace"
AROUND: tuple[str, ...] = (SEAT, VOTE, PACE, ABORT)

# The rules have changed: everything starts anew from here (see snapshots.py).
POSITION = "position"
DIVERGED = "diverged"  # in its body, where not the rules but those who run the server changed the position


def begin(title: Title, row: TableRow, salts: Mapping[int, str], record: str = "") -> Table:
    """Open the table's game with the secret that it committed to and the salts that its seats gave.

    It is dealt; or it starts from the position that the table's settings name (a fork, a game brought along); or it is
    the record of a finished game, to be looked at.
    """
    pack = pack_folder(row)
    if record:
        return restored(title, wtr.parse(record), title.content(pack))
    fair = Fair(row.secret)
    for seat, text in sorted(salts.items()):
        fair.salt(seat, text)
    if row.settings.record:
        return title.position(json.loads(row.settings.record), chance=fair, pack=pack)
    return title.open(row.seats, row.settings.options, chance=fair, pack=pack)


def check_salt(text: str) -> str:
    """Return a salt that a seat may give.

    >>> check_salt(" a red  rose ")
    'a red rose'
    >>> check_salt(" ")
    Traceback (most recent call last):
        ...
    wartable.OptionError: salt: a salt must not be empty
    """
    return clean("what-server-salt", text, SALT_LENGTH)


def perform(table: Table | Coach, seat: int, kind: str, body: Mapping[str, Any]) -> dict[str, Any]:
    """Do one thing at a table, or with the coach of a lesson, and return what the caller is told.

    What is refused changes nothing.
    """
    if kind == ACT:
        left = table.act(seat, *body["actions"])
        return {"left": list(left)} if left else {}
    if kind == UNDO:
        _undo(table, seat, body)
    elif isinstance(table, Coach):
        move_coach(table, seat, kind, body)
    elif kind == REDO:
        table.redo(seat)
    elif kind == TAKE_UP:
        table.take_up(seat)
    elif kind == DEFAULT:
        return {"played": table.play_default(seat)}
    elif kind == FORFEIT:
        table.forfeit(seat)
    elif kind == ORDER:
        table.order(seat, tuple(body.get("windows", ())), until_turn=bool(body.get("until_turn", True)))
    elif kind == REVOKE:
        table.revoke(seat)
    elif kind == ROLLBACK:
        return {"done": table.agree_rollback(seat, int(body["lines"]))}
    elif kind == TAKE_BACK:
        table.roll_back(int(body["point"]))
    elif kind == SALT:
        table.salt(seat, check_salt(str(body["text"])))
    elif kind == NAME:
        table.name_thing(str(body["thing"]), str(body["name"]), seat)
    elif kind == NOTE:
        table.note(seat, str(body["text"]))
    elif kind == COACH:
        raise NotAnAction("coach-not-coached")
    else:
        raise NotAnAction("no-event", kind=repr(kind))
    return {}


def _undo(table: Table | Coach, seat: int, body: Mapping[str, Any]) -> None:
    """Take back what the body names: a pick, several, the last act of a row; without one, what came last."""
    pick = body.get("picks") or body.get("pick")
    if isinstance(table, Table) and body.get("act"):
        table.undo(seat, pick, act=True)
    else:
        table.undo(seat, pick)


def move_coach(coach: Coach, seat: int, kind: str, body: Mapping[str, Any]) -> None:
    """Go on, back or anew in a lesson; only the learner may, and nothing else is done there."""
    if kind != COACH:
        raise NotAnAction("coach-only", kind=kind)
    if seat != coach.seat:
        raise NotAnAction("coach-undo")
    coach.move(str(body["move"]))


def draws_since(table: Table, drawn: int) -> list[tuple[int, int]]:
    """Return the results of chance from an index on: (range, result) each."""
    found: list[tuple[int, int]] = []
    if table.record.drawn == drawn:
        return found
    for line in reversed(table.record.lines):
        fresh = [(result.n, result.raw) for result in line.draws if result.index >= drawn and result.raw is not None]
        found[:0] = fresh
        if line.draws and not fresh:
            break
    return found


def check(event: Event, table: Table, drawn: int) -> None:
    """Hold a replayed event to the chance stored with it; raise RecordError if the rules went another way."""
    found = draws_since(table, drawn)
    if found != [tuple(draw) for draw in event.draws]:
        # Without the results, which are secret: the reader of a log may not know them.
        raise RecordError("event-chance", number=event.n, kind=event.kind)
