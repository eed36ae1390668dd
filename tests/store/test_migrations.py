"""Databases and backups of earlier versions, brought up to date with what they hold."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import create_engine

from tests.server.running_server import database
from wartable.store import Store, backup
from wartable.store.backup import BackupError
from wartable.store.migrate import config
from wartable.store.models import COACHED, FORKED, Settings

BEFORE_LESSONS = "0007"


def rows() -> list[dict[str, Any]]:
    """A lesson and two games as they were stored before lessons had a column."""
    facts = {"title": "proelio", "seats": 3, "secret": bytes(32), "phase": "running", "public": True}
    times = {"created": 1.0, "updated": 1.0}
    kinds = {"lesson": COACHED, "fork": FORKED, "game": ""}
    return [
        {"id": id, "settings": msgspec.json.encode(Settings(origin=origin)).decode(), **facts, **times}
        for id, origin in kinds.items()
    ]


async def check_lists(store: Store) -> None:
    """No list has the lesson; it can still be opened."""
    assert sorted(row.id for row in await store.tables()) == ["fork", "game"]
    lesson = await store.table("lesson")
    assert lesson is not None
    assert lesson.settings.origin == COACHED


async def test_lessons_of_an_old_database_stay_in_no_list(tmp_path: Path) -> None:
    path = tmp_path / "wartable.db"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        command.upgrade(config(connection), BEFORE_LESSONS)
    engine.dispose()
    with sqlite3.connect(path) as old:
        assert "lesson" not in [column[1] for column in old.execute("PRAGMA table_info(tables)")]
        for row in rows():
            marks = ", ".join("?" * len(row))
            old.execute(f"INSERT INTO tables ({', '.join(row)}) VALUES ({marks})", list(row.values()))
    old.close()
    store = await Store.open(database(tmp_path))
    await check_lists(store)
    await store.close()


def write_backup(path: Path, rows: list[dict[str, Any]]) -> Path:
    """Writes tables to a backup of that time."""
    coded = [{**row, "secret": base64.b64encode(row["secret"]).decode()} for row in rows]
    heading = {"wartable": "backup", "format": backup.FORMAT, "schema": BEFORE_LESSONS, "at": 1.0}
    lines = [json.dumps(line).encode() + b"\n" for line in (heading, *(["tables", row] for row in coded))]
    seal = {"rows": len(rows), "sha256": hashlib.sha256(b"".join(lines)).hexdigest()}
    path.write_bytes(gzip.compress(b"".join(lines) + json.dumps(seal).encode() + b"\n"))
    return path


async def test_lessons_of_an_old_backup_stay_in_no_list(tmp_path: Path) -> None:
    store = await Store.open(database(tmp_path))
    assert await backup.restore(store, write_backup(tmp_path / "old", rows())) == 3
    await check_lists(store)
    await store.close()


@pytest.mark.parametrize("settings", ["once upon a time", None])
async def test_a_backup_with_settings_that_nobody_can_read_restores_nothing(tmp_path: Path, settings: str) -> None:
    store = await Store.open(database(tmp_path))
    [row, *others] = rows()
    row = {**row, "settings": settings} if settings else {name: row[name] for name in row if name != "settings"}
    with pytest.raises(BackupError):
        await backup.restore(store, write_backup(tmp_path / "old", [*others, row]))
    assert await store.tables() == []
    await store.close()
