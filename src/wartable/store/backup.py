"""Backup and restore: the whole store as one file, taken while games go on.

A backup is gzipped text, one JSON value a line: a heading, `[table, row]` for every row of the database, and a last
line with the number of rows and a digest of all lines before it. It can be restored into an empty store of either kind.
"""

from __future__ import annotations

import base64
import contextlib
import gzip
import hashlib
import json
import os
import time
from collections.abc import AsyncIterator, Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import msgspec
from alembic.script import ScriptDirectory
from sqlalchemy import LargeBinary, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from wartable.core.errors import OptionError, WartableError
from wartable.core.text.messages import Phrase
from wartable.store import schema as s
from wartable.store.migrate import config
from wartable.store.store import Store

FORMAT = 1
BATCH = 500
# Who does which work is a matter of the moment; everything else is kept.
KEPT = [table for table in s.metadata.sorted_tables if table is not s.leases]


class BackupError(WartableError):
    """A file that is not a backup, or a damaged one; nothing was restored."""


def schema_version() -> str:
    """Return the schema that this program knows."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None  # there is always a first migration
    return head


class _Sealed:
    """Writes or reads lines and keeps count and digest."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self.file = file
        self.digest = hashlib.sha256()
        self.rows = -1  # the heading is none

    def put(self, value: Any) -> None:
        line = json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
        self.digest.update(line)
        self.rows += 1
        self.file.write(line)

    def seal(self) -> dict[str, Any]:
        return {"rows": self.rows, "sha256": self.digest.hexdigest()}

    def lines(self) -> Iterator[Any]:
        """Return the values up to the seal, which must fit."""
        number = 0
        try:
            for line in self.file:
                number += 1
                value = json.loads(line)
                if isinstance(value, dict) and "sha256" in value:
                    if value != self.seal():
                        raise BackupError("backup-changed")
                    return
                self.digest.update(line)
                self.rows += 1
                yield value
        except (OSError, EOFError, ValueError) as error:
            if isinstance(error, WartableError):
                raise
            raise BackupError("backup-line", number=number + 1) from error
        raise BackupError("backup-breaks-off", number=number)


async def backup(store: Store, path: Path) -> int:
    """Write the store as it stands at this moment; return the number of rows. Nobody has to stop playing."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        # It holds hashes of passwords and the secrets of running tables: for nobody else's eyes.
        with os.fdopen(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.open(raw, "wb") as packed:
                file = _Sealed(packed)
                file.put({"wartable": "backup", "format": FORMAT, "schema": schema_version(), "at": time.time()})
                async with _moment(store) as connection:
                    for table in KEPT:
                        async for row in _rows(connection, table):
                            file.put([table.name, row])
                packed.write(json.dumps(file.seal()).encode() + b"\n")
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(path)
    except OSError as error:
        raise OptionError("at-place", place=path, reason=error.strerror) from error
    finally:
        part.unlink(missing_ok=True)
    return file.rows


@contextlib.asynccontextmanager
async def _moment(store: Store) -> AsyncIterator[AsyncConnection]:
    """Return a connection that sees the store as it stands now, even while more is written."""
    async with store.engine.connect() as connection:
        if store.shared:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            # SQLite's driver begins a transaction only before a write; without one each query sees another moment.
            await connection.exec_driver_sql("BEGIN")
        yield connection
        await connection.rollback()


async def _rows(connection: AsyncConnection, table: Table) -> AsyncIterator[dict[str, Any]]:
    order = list(table.primary_key.columns)
    result = await connection.stream(select(table).order_by(*order))
    async for row in result:
        yield {
            name: base64.b64encode(value).decode() if isinstance(value, bytes) else value
            for name, value in row._asdict().items()
        }


async def restore(store: Store, path: Path) -> int:
    """Fill an empty store from a backup, all or nothing; return the number of rows."""
    try:
        with gzip.open(path, "rb") as packed:
            file = _Sealed(packed)
            lines = file.lines()
            _check_heading(next(lines, None))
            async with store.engine.begin() as connection:
                await _check_empty(connection)
                for name, group in groupby(lines, key=_table_of):
                    rows = (row for _, row in group)
                    while batch := list(islice(rows, BATCH)):
                        await _insert(connection, name, batch)
                await _go_on_counting(store, connection)
    except OSError as error:
        raise OptionError("at-place", place=path, reason=error.strerror or Phrase("not-a-backup")) from error
    return file.rows


def _check_heading(heading: Any) -> None:
    if not isinstance(heading, dict) or heading.get("wartable") != "backup" or heading.get("format") != FORMAT:
        raise BackupError("backup-format", format=FORMAT)
    known = schema_version()
    if str(heading.get("schema")) > known:
        raise BackupError("backup-schema", given=heading["schema"], known=known)


def _table_of(line: Any) -> str:
    row = isinstance(line, list) and len(line) == 2 and isinstance(line[1], dict)
    if not row or line[0] not in s.metadata.tables:
        raise BackupError("backup-row")
    return str(line[0])


async def _check_empty(connection: AsyncConnection) -> None:
    for table in KEPT:
        if await connection.scalar(select(func.count()).select_from(table)):
            raise BackupError("backup-not-empty", table=table.name)


async def _insert(connection: AsyncConnection, name: str, rows: list[dict[str, Any]]) -> None:
    table = s.metadata.tables[name]
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    for row in rows:
        if unknown := set(row) - set(table.columns.keys()):
            raise BackupError("backup-column", table=name, column=repr(sorted(unknown)[0]))
        for column in binary:
            row[column] = base64.b64decode(row[column])
    try:
        if table is s.tables:  # an older backup has no column for it
            rows = [{"lesson": s.is_lesson(row.get("settings", "")), **row} for row in rows]
        await connection.execute(insert(table), rows)
    except (SQLAlchemyError, msgspec.MsgspecError) as error:
        raise BackupError("backup-misfit", table=name, reason=type(error).__name__) from error


async def _go_on_counting(store: Store, connection: AsyncConnection) -> None:
    """Let PostgreSQL, which counts ids beside the rows, go on after the restored ones."""
    if store.shared:
        for name in (s.chat.name, s.outbox.name):
            following = f"(SELECT coalesce(max(id), 0) + 1 FROM {name})"
            query = f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), {following}, false)"
            await connection.execute(text(query))
