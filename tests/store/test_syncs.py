"""What an answer waits for on SQLite: one sync a batch, whatever else is to be done on the disk."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks.server.slow_disk import SlowDisk
from tests.server.running_server import database
from wartable.store import Event, Store, database as databases, writer
from wartable.store.models import RUNNING, Settings, TableRow

BATCHES = 100
EVENTS = 30
BODY = {"text": "a" * 2000}
PATIENCE = 60.0

needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler on this machine")


async def opened(folder: Path) -> Store:
    """A store with one table."""
    store = await Store.open(database(folder))
    facts = {"title": "proelio", "seats": 4, "secret": bytes(32), "phase": RUNNING, "public": True}
    await store.add_table(TableRow(id="t", settings=Settings(), created=1.0, updated=1.0, **facts), [])  # type: ignore[arg-type]
    return store


def batch(number: int) -> list[Event]:
    """Events that together fill several pages."""
    first = number * EVENTS
    return [Event(n=first + n, seat=0, kind="act", body=BODY) for n in range(1, EVENTS + 1)]


async def count_syncs(folder: Path, counter: Path) -> None:
    """Print how many batches were written, by how many syncs, and how long the log has become."""
    store = await opened(folder)
    before = int.from_bytes(counter.read_bytes(), "little"), store.writer.batches
    for number in range(BATCHES):
        await store.append("t", batch(number))
    syncs = int.from_bytes(counter.read_bytes(), "little") - before[0]
    pages = Path(folder, "wartable.db-wal").stat().st_size // 4096
    print(json.dumps({"batches": store.writer.batches - before[1], "syncs": syncs, "pages": pages}))
    await store.close()


@needs_compiler
def test_a_batch_costs_one_sync_and_no_checkpoint(tmp_path: Path) -> None:
    disk = SlowDisk(tmp_path)
    env = {**os.environ, **disk.env}
    command = [sys.executable, "-m", "tests.store.test_syncs", str(tmp_path), disk.env["SYNC_COUNT"]]
    done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    found = json.loads(done.stdout)
    assert found["pages"] > 1_000, "so short a log proves nothing: SQLite checkpoints after a thousand pages"
    assert (found["batches"], found["syncs"]) == (BATCHES, BATCHES)


async def until(true: Callable[[], bool]) -> None:
    """Wait for a condition."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


async def test_the_log_is_moved_into_the_file_beside_the_commits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_SECONDS", 0.01)
    store = await opened(tmp_path)
    await store.append("t", [Event(n=1, seat=0, kind="act", body={"text": "written in the log"})])
    file = tmp_path / "wartable.db"
    await until(lambda: b"written in the log" in file.read_bytes())
    assert store.writer.written == 1
    await store.close()


async def test_the_log_begins_anew_while_batches_follow_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fewer = [pragma for pragma in databases.PRAGMAS if "autocheckpoint" not in pragma]
    assert len(fewer) == len(databases.PRAGMAS) - 1
    monkeypatch.setattr(databases, "PRAGMAS", (*fewer, "wal_autocheckpoint=100"))
    monkeypatch.setattr(writer, "CHECKPOINT_SECONDS", 0.01)
    store = await opened(tmp_path)
    for number in range(BATCHES):
        await store.append("t", batch(number))
    assert (tmp_path / "wartable.db-wal").stat().st_size < 400 * 4096
    assert [event.n for event in await store.events("t")] == list(range(1, BATCHES * EVENTS + 1))
    await store.close()


if __name__ == "__main__":
    writer.CHECKPOINT_SECONDS = PATIENCE  # here commits are counted, and nothing beside them
    asyncio.run(count_syncs(Path(sys.argv[1]), Path(sys.argv[2])))
