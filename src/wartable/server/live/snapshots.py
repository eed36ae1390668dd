"""Snapshots: a running table survives a change of rules."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from wartable.core.errors import WartableError
from wartable.core.record import wtr
from wartable.core.record.fair_chance import Fair
from wartable.core.record.record import Result
from wartable.core.table.engine import NOBODY
from wartable.core.table.replay import continued
from wartable.core.table.table import Table
from wartable.core.title import Title
from wartable.server.live import events as ev
from wartable.store.models import Event, TableRow
from wartable.store.packs import pack_folder


class Diverged(WartableError):
    """The present rules do not lead to a stored game. What the event was about is not said: it may be secret."""

    def __init__(self, event: Event) -> None:
        super().__init__("event-diverged", number=event.n, kind=event.kind)
        self.n = event.n


def snapshot_of(game: Table, clocks: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a snapshot keeps: the record, the position that it leads to (without open rows), and the clocks."""
    record = replace(game.record, ending=wtr.ending(game.outcome, game.title.clauses), secret="")
    return {
        "record": wtr.dump(record),
        "position": game.history.without_rows(game.state).to_dict(),
        "clocks": clocks,
        "rules": game.title.sheet.rules_version,
    }


def same_position(game: Table, body: Mapping[str, Any]) -> bool:
    """Return whether the game stands where a snapshot stood."""
    now = game.history.without_rows(game.state).to_dict()
    return json.dumps(now, sort_keys=True) == json.dumps(body["position"], sort_keys=True)


def resume(title: Title, row: TableRow, body: Mapping[str, Any]) -> Table:
    """Return the game that goes on from a snapshot, even if the rules no longer lead there."""
    content = title.content(pack_folder(row))
    record = replace(wtr.parse(body["record"]), content_hash=content.hash)
    fair = Fair(row.secret)
    # The record of a game that was played elsewhere is committed to another secret, and needs no chance to go on.
    own = fair if fair.commitment == record.commitment else None
    return continued(title, record, body["position"], content, own)


def going_on(title: Title, row: TableRow, body: Mapping[str, Any], later: Sequence[Event]) -> tuple[Table, int]:
    """Return the game from a snapshot on, with the later events that still fit; and how many are lost.

    Their results of chance are not drawn again: they are known to those who saw them, so the record keeps them.
    """
    inside = [event for event in later if event.kind not in ev.AROUND]
    fits = _fitting(resume(title, row, body), inside)
    table = resume(title, row, body)
    for event in inside[:fits]:
        ev.perform(table, event.seat, event.kind, event.body)
    pending: list[tuple[int, int]] = []
    for event in inside[fits:]:
        if event.kind == ev.SALT:
            _spend(table, pending)
            table.salt(event.seat, str(event.body["text"]))
        else:
            pending.extend(event.draws)
    _spend(table, pending)
    return table, len(inside) - fits


def _fitting(table: Table, events: Sequence[Event]) -> int:
    """Return how many of these events can be played as they were."""
    for i, event in enumerate(events):
        drawn = table.record.drawn
        try:
            ev.perform(table, event.seat, event.kind, event.body)
            ev.check(event, table, drawn)
        except WartableError:
            return i
    return len(events)


def _spend(table: Table, pending: list[tuple[int, int]]) -> None:
    """Write results that nothing can be done with any more to the record, so that none is ever drawn twice."""
    fair = table.fair
    if not pending or fair is None:
        return
    table.write_position()
    line, record = table.record.lines[-1], table.record
    for n, raw in pending:
        line.draws.append(Result(record.drawn, n, raw, "", NOBODY))
        record.drawn += 1
    fair.resume(record.salts, record.drawn)
    pending.clear()
