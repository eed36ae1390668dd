"""Replay: a table from its record, line by line.

Or, where the rules have changed, from its stored position.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from wartable.core.errors import OptionError, RecordError, WartableError
from wartable.core.record import record as rec, wtr
from wartable.core.record.fair_chance import Fair
from wartable.core.record.record import Line, Record, note_name
from wartable.core.rules.chance import Chance, Recorded, Seeded
from wartable.core.rules.log import ALL, PUBLIC
from wartable.core.rules.state import Kit, State
from wartable.core.table.engine import Engine
from wartable.core.table.table import Table
from wartable.core.text.messages import Phrase
from wartable.core.title import Content, Title

# Lines after the beginning of a game that its required facts stand on.
RULES_LINE, CONTENT_LINE, OPTIONS_LINE = 2, 3, 5


class Missing(Chance):
    """Stands in for a chance that did not come with the record: everything but dice and draws can go on."""

    def below(self, n: int, audience: int = ALL) -> int:
        raise WartableError("record-no-chance")


def restored(title: Title, record: Record, content: Content, chance: Chance | None = None) -> Table:
    """Return the table that a record tells of, played again to its end.

    Raise RecordError with the line that does not fit.

    It goes on with the chance given; else with its own, where the record holds the seed or the secret.
    """
    engine = _replayed(title, record, content)
    _go_on(engine, record, chance)
    return Table(engine)


def _replayed(title: Title, record: Record, content: Content) -> Engine:
    """Return an engine with the record played again, which has no chance to go on with yet."""
    engine = _opened(title, record, content)
    begin = _playable_from(title, record)
    for line in record.lines[:begin]:
        _keep(engine, line)
    for line in record.lines[begin:]:
        try:
            _play(engine, line)
        except RecordError as error:
            raise error.at(error.line or line.number) from error
        except WartableError as error:
            raise RecordError(error, line.number) from error
    ending = wtr.ending(engine.outcome, title.clauses)
    if ending != record.ending:
        raise RecordError("record-other-end", record.number, recorded=repr(record.ending), played=repr(ending))
    engine.record.ending = ending
    return engine


def continued(
    title: Title, record: Record, position: Mapping[str, Any], content: Content, chance: Chance | None = None
) -> Table:
    """Return the running table that a record tells of, even where the rules now differ.

    `position` is where it stood last.

    If a replay leads to that position, the record goes on as it is, under the present rules. If not, it gets a
    `position` line with their version: replay starts anew there, all seats are told, and their standing orders are
    over.
    """
    try:
        # The chance serves one table alone, so it is not handed out before it is known which one that is.
        claimed = _claimed(record, title.sheet.rules_version)
        engine = _replayed(title, claimed, content)
        if _plain(engine.history.without_rows(engine.state).to_dict()) == _plain(position):
            _go_on(engine, claimed, chance)
            return Table(engine)
    except RecordError:
        pass
    engine = _opened(title, record, content)
    for line in record.lines:
        _keep(engine, line)
    engine.state = _position(engine, _plain(position))
    _go_on(engine, record, chance)
    engine.write_position()
    for seat in range(engine.seats):
        engine.notices.append((seat, Phrase("rules-changed", version=title.sheet.rules_version)))
    return Table(engine)


def _opened(title: Title, record: Record, content: Content) -> Engine:
    """Return an engine with the record's header and no lines."""
    if record.viewer is not None:
        whose = Phrase("whose-public") if record.viewer == PUBLIC else Phrase("whose-seat", seat=record.viewer)
        raise RecordError("record-veiled", record.number, whose=whose)
    engine = Engine(title, kit_of(title, record, content), content.hash, Recorded([], []))
    engine.record = replace(record.header(), rules_version=record.rules_version, number=0)
    return engine


def kit_of(title: Title, record: Record, content: Content) -> Kit:
    """Return the kit of the table that a record tells of, veiled or whole.

    Raise RecordError if the content is another.
    """
    if content.hash != record.content_hash:
        given = Phrase("content-of-pack", pack=repr(content.source)) if content.source else Phrase("content-of-title")
        raise RecordError(
            "record-content",
            _header(record, CONTENT_LINE),
            recorded=record.content_hash,
            given=given,
            hash=content.hash,
        )
    try:
        kit: Kit = title.checked_kit(record.seats, record.options, content)
        return kit
    except OptionError as error:
        raise RecordError(error, _header(record, OPTIONS_LINE)) from error


def _header(record: Record, line: int) -> int:
    return record.number + line if record.number else 0


def _rules_of(line: Line) -> str:
    """Return the version of the rules that a position line goes on with."""
    return line.text.partition(" ")[0]


def _playable_from(title: Title, record: Record) -> int:
    """Return the first line from which on everything was played by the present rules."""
    wanted = title.sheet.rules_version
    begin, rules, opened = 0, record.rules_version, _header(record, RULES_LINE)
    for i, line in enumerate(record.lines):
        if line.kind == rec.POSITION:
            if rules != wanted:
                begin = i
            rules, opened = _rules_of(line), line.number
    if not record.first_point:
        raise RecordError("record-never-opened", record.number)
    if rules != wanted:
        raise RecordError("record-rules", opened, recorded=rules, title=title.name, present=wanted)
    return begin


def _claimed(record: Record, version: str) -> Record:
    """Return the record as if it had been played by other rules since it was last opened."""
    claimed = replace(record, lines=list(record.lines))
    at = record.first_point - 1
    if at >= 0 and record.lines[at].kind == rec.POSITION:
        claimed.lines[at] = replace(record.lines[at], text=f"{version} {record.lines[at].text.partition(' ')[2]}")
    else:
        claimed.rules_version = version
    return claimed


def _keep(engine: Engine, line: Line) -> None:
    """Take a line over as it stands."""
    draws = [replace(draw, audience=0, number=0) for draw in line.draws]
    note_name(engine.names, engine.record.add(Line(line.kind, line.seat, line.text, draws)))


def _play(engine: Engine, line: Line) -> None:
    """Play one line again with its recorded results."""
    source = Recorded([draw.n for draw in line.draws], [draw.raw or 0 for draw in line.draws])
    engine.chance.source = source
    if line.kind == rec.CHOICE:
        engine.choose(line.seat, line.text)
    elif line.kind == rec.START:
        memory = line.text != rec.NO_MEMORY
        engine.state = engine.title.start(engine.kit, engine.chance, engine.journal, memory)
        engine.write(rec.START, text=line.text, entries=engine.journal.take())
    elif line.kind == rec.FORFEIT:
        engine.leave(line.seat)
    elif line.kind == rec.UNDO:
        engine.take_back(line.seat)
    elif line.kind == rec.ROLLBACK:
        engine.rewind(engine.record.rollback_length(line))
    elif line.kind == rec.ORDER:
        engine.orders.read(line.seat, line.text, engine.state.on_turn(line.seat))
        engine.write(rec.ORDER, line.seat, line.text)
    else:
        if line.kind == rec.POSITION:
            engine.state = _position(engine, line.text.partition(" ")[2])
            engine.history.clear()
        _keep(engine, line)
        return
    _compare(line, engine.record.lines[-1])


def _position(engine: Engine, text: str) -> State:
    try:
        state: State = engine.title.from_dict(engine.kit, json.loads(text))
        return state
    except Exception as error:  # anything a title can stumble over in a position that somebody wrote by hand
        raise RecordError("record-position", reason=error) from error


def _compare(read: Line, played: Line) -> None:
    """Hold what was played now to what was read."""
    if read.text != played.text:
        raise RecordError("record-spelling", read.number, given=repr(read.text), wanted=repr(played.text))
    for i, result in enumerate(read.draws):
        if i >= len(played.draws):
            raise RecordError("record-no-such-result", result.number)
        if result.word != played.draws[i].word:
            wanted = played.draws[i].word
            raise RecordError("record-result", result.number, recorded=repr(result.word), played=repr(wanted))


def _go_on(engine: Engine, record: Record, chance: Chance | None) -> None:
    """Give the table the chance to go on with."""
    if chance is not None:
        _check_chance(engine, chance)
    elif engine.outcome is not None:
        engine.record.secret = record.secret
        chance = Missing()
    elif record.secret:
        chance = Fair(bytes.fromhex(record.secret))
        _check_chance(engine, chance)
    else:
        chance = _seeded(engine)
    engine.go_on_with(chance)
    engine.renumber(PUBLIC)


def _check_chance(engine: Engine, chance: Chance) -> None:
    """Refuse a chance that would belie the header, and bring a fair one to where the record stands."""
    commitment = chance.commitment if isinstance(chance, Fair) else ""
    if commitment != engine.record.commitment:
        raise RecordError("record-other-chance")
    if isinstance(chance, Fair):
        chance.sit(engine.seats)
        chance.resume(engine.record.salts, engine.record.drawn)
    else:
        engine.record.seed = ""


def _seeded(engine: Engine) -> Chance:
    """Return the record's own seeded chance, brought to where the record stands."""
    seed = engine.record.seed
    if not seed.removeprefix("-").isdigit():
        return Missing()
    chance = Seeded(int(seed))
    for line in engine.record.lines:
        for draw in line.draws:
            if chance.below(draw.n) != draw.raw:
                engine.record.seed = ""
                return Missing()
    return chance


def _plain(position: Mapping[str, Any] | dict[str, object]) -> str:
    """Return a position as text, so that tuples and lists compare alike."""
    return json.dumps(position, sort_keys=True)
