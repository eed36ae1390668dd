"""Records as files: saved whole or not at all, read game by game."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from wartable.core import hooks
from wartable.core.errors import OptionError, RecordError
from wartable.core.record import proof, veiled, wtr
from wartable.core.record.record import Record
from wartable.core.rules.chance import Chance
from wartable.core.table import replay
from wartable.core.table.table import Table
from wartable.titles import title as title_named

LONGEST_LINE = 1 << 24  # bytes; a file that is not a record must not fill the memory before that is noticed


def write(path: hooks.Path, text: str) -> None:
    """Write a whole file: a reader meanwhile, or after a crash, finds the old one or the new one.

    >>> import tempfile
    >>> place = Path(tempfile.mkdtemp(), "words.txt")
    >>> write(place, "once upon a time")
    >>> place.read_text()
    'once upon a time'
    """
    target = Path(path)
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise RecordError("file-not-written", file=str(path), reason=error.strerror) from error


def save(table: Table, path: hooks.Path, viewer: int | None = None, *, append: bool = False) -> None:
    """Save a table's record, whole or veiled for one viewer; `append` adds it to the games of a file.

    >>> import tempfile, wartable
    >>> place = Path(tempfile.mkdtemp(), "games.wtr")
    >>> for seed in range(3):
    ...     save(wartable.title("proelio").open(seats=3, seed=seed, memory=False), place, append=True)
    >>> [table.record.seed for table in read(place)]
    ['0', '1', '2']
    """
    text = table.wtr(viewer)
    if not append or not Path(path).exists():
        write(path, text)
        return
    try:
        with Path(path).open("rb+") as file:
            if file.seek(0, os.SEEK_END):
                file.seek(-1, os.SEEK_END)
                if file.read(1) != b"\n":
                    raise RecordError("file-breaks-off", file=str(path))
                text = "\n" + text
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise RecordError("file-not-written", file=str(path), reason=error.strerror) from error


def records(path: hooks.Path) -> Iterator[Record]:
    """Yield the records of a file, veiled ones too, read one by one and not played again."""
    try:
        yield from wtr.scan(_lines(path))
    except RecordError as error:
        raise _placed(error, path) from error


def read(path: hooks.Path, *, pack: str | None = None) -> Iterator[Table]:
    """Yield the tables of a file, one by one, each played again and checked; no line is read before it is needed."""
    for record in records(path):
        yield _restored(record, path, pack, None, None)


def load(
    path: hooks.Path,
    *,
    pack: str | None = None,
    chance: Chance | None = None,
    position: Mapping[str, Any] | None = None,
) -> Table:
    """Return the table of a file with one game, played again and checked.

    Raise RecordError with the line, and load nothing.

    A table with other content needs its `pack`. It goes on with its own chance, or with the one given. A running
    table whose rules have changed goes on from its `position` in words, where that is given and a replay does not
    lead there.

    >>> import tempfile, wartable
    >>> from pathlib import Path
    >>> place = Path(tempfile.mkdtemp(), "game.wtr")
    >>> table = wartable.title("proelio").open(seats=3, seed=7, memory=False)
    >>> table.save(place)
    >>> load(place).state.to_dict() == table.state.to_dict()
    True
    """
    found = records(path)
    record = next(found, None)
    if record is None:
        raise RecordError("file-empty", file=str(path))
    extra = next(found, None)
    if extra is not None:
        raise RecordError("file-second-game", extra.number, str(path))
    return _restored(record, path, pack, chance, position)


def verify(path: hooks.Path) -> proof.Report:
    """Prove the dice and draws of a file's games without their rules; raise RecordError with line and reason."""
    try:
        return proof.total(proof.prove(record) for record in records(path))
    except RecordError as error:
        raise _placed(error, path) from error


def log(record: Record, lang: str = "en", *, pack: str | None = None) -> list[str]:
    """Return the log of a veiled record, as its viewer read it; a table with other content needs its `pack`."""
    title = title_named(record.title)
    return veiled.log(record, title, replay.kit_of(title, record, title.content(pack)), lang)


def _restored(
    record: Record, path: hooks.Path, pack: str | None, chance: Chance | None, position: Mapping[str, Any] | None
) -> Table:
    try:
        title = title_named(record.title)
    except OptionError as error:
        raise RecordError(error, record.number + 1, str(path)) from error
    content = title.content(pack)
    try:
        if position is not None:
            return replay.continued(title, record, position, content, chance)
        return replay.restored(title, record, content, chance)
    except RecordError as error:
        raise _placed(error, path) from error


def _placed(error: RecordError, path: hooks.Path) -> RecordError:
    """Return the same error with the file's name."""
    return error if error.file else error.at(error.line, str(path))


def _lines(path: hooks.Path) -> Iterator[str]:
    number = 0
    try:
        with Path(path).open("rb") as file:
            while line := file.readline(LONGEST_LINE):
                number += 1
                if len(line) == LONGEST_LINE:
                    raise RecordError("file-line-too-long", number)
                yield line.decode()
    except UnicodeDecodeError as error:
        raise RecordError("file-not-utf8", number, byte=error.start + 1) from error
    except OSError as error:
        raise RecordError("file-not-read", reason=error.strerror) from error


hooks.plug(write)
