"""The proof of fairness: dice and draws follow from secret and salts alone."""

from __future__ import annotations

import io
from collections.abc import Iterable
from dataclasses import dataclass

from wartable.core.errors import RecordError
from wartable.core.record import record as rec, wtr
from wartable.core.record.fair_chance import commit, number
from wartable.core.record.record import Record


@dataclass(frozen=True, slots=True)
class Report:
    """What was proved."""

    games: int
    draws: int
    salts: int


def verify(text: str) -> Report:
    """Prove commitment, salts, dice and draws of all games of a text; raise RecordError with line and reason.

    >>> from wartable.core.record.fair_chance import Fair
    >>> fair = Fair(bytes(32))
    >>> record = Record("proelio", "0.8.2", "c0ffee", 3, {}, fair.commitment)
    >>> result = rec.Result(0, 6, fair.below(6), "", -1)
    >>> line = record.add(rec.Line(rec.START, -1, "", [result]))
    >>> record.secret, record.ending = fair.reveal(), "PR-WIN-01"
    >>> verify(wtr.dump(record))
    Report(games=1, draws=1, salts=0)
    >>> result.raw = (result.raw + 1) % 6
    >>> verify(wtr.dump(record))
    Traceback (most recent call last):
        ...
    wartable.RecordError: line 9: draw 0 is 2 out of 6, but ... give 1: it, or a salt before it, was changed
    """
    return total(prove(record) for record in wtr.scan(io.StringIO(text, newline="\n")))


def total(reports: Iterable[Report]) -> Report:
    """Return the reports of all games of a file in one.

    >>> total([Report(1, 30, 4), Report(1, 50, 3)])
    Report(games=2, draws=80, salts=7)
    """
    games = draws = salts = 0
    for report in reports:
        games, draws, salts = games + report.games, draws + report.draws, salts + report.salts
    if not games:
        raise RecordError("record-empty")
    return Report(games, draws, salts)


def prove(record: Record) -> Report:
    """Prove one game that was read from a record; its indexes were held to their order when it was read."""
    if record.viewer is not None:
        raise RecordError("record-veiled-proof", record.number)
    if not record.commitment:
        raise RecordError("record-not-committed", record.number)
    if not record.secret:
        raise RecordError("record-no-secret", record.last)
    secret = bytes.fromhex(record.secret)
    if commit(secret) != record.commitment:
        raise RecordError("record-other-secret", record.last - 1)
    salts: dict[int, str] = {}
    draws = given = 0
    for line in record.lines:
        if line.kind == rec.SALT:
            salts[line.seat] = line.text
            given += 1
        for draw in line.draws:
            found = number(secret, salts, draw.index, draw.n)
            if found != draw.raw:
                raise RecordError(
                    "record-draw-changed",
                    draw.number or line.number,
                    index=draw.index,
                    raw=draw.raw,
                    range=draw.n,
                    found=found,
                )
            draws += 1
    return Report(1, draws, given)
