"""Servers and databases that are killed again and again, held to their word by players of another make."""

from __future__ import annotations

import ast
import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import pytest

from tests.server import foreign_client
from tests.server.conftest import new_postgresql
from tests.server.crashing import Mortal
from tests.server.running_server import database, prepared

Rows = dict[str, list[tuple[int, int, str | None]]]
EVENTS = 'SELECT "table", n, seat, request FROM events ORDER BY "table", n'


class Crowd:
    """Foreign players in a process of their own."""

    def __init__(self) -> None:
        self.count = 0
        self.told = asyncio.Condition()

    async def listen(self, lines: asyncio.StreamReader) -> None:
        """Count what they say is acknowledged, to their end."""
        while await lines.readline():
            async with self.told:
                self.count += 1
                self.told.notify_all()

    async def more(self, actions: int) -> None:
        """Wait until so many more requests were acknowledged."""
        wanted = self.count + actions
        async with self.told, asyncio.timeout(foreign_client.PATIENCE):
            await self.told.wait_for(lambda: self.count >= wanted)


@asynccontextmanager
async def playing(servers: Sequence[Mortal], tables: int, ledger: Path) -> AsyncIterator[Crowd]:
    """Players at these servers; at the end they have written their ledger."""
    where = ",".join(urlsplit(server.address).netloc for server in servers)
    arguments = ["-I", foreign_client.__file__, where, str(tables), "1", str(ledger)]
    pipe = subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdin=pipe, stdout=pipe)
    assert process.stdin is not None
    assert process.stdout is not None
    crowd = Crowd()
    listening = asyncio.create_task(crowd.listen(process.stdout))
    try:
        yield crowd
        process.stdin.close()
        async with asyncio.timeout(foreign_client.PATIENCE):
            await listening
            assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        await listening


def by_table(rows: Any) -> Rows:
    """Return events as the foreign check wants them."""
    found: Rows = defaultdict(list)
    for table, n, seat, request in rows:
        found[table].append((n, seat, request))
    return found


def held(servers: Sequence[Mortal], ledger: Path, rows: Rows) -> dict[str, Any]:
    """Hold all servers and the stored rows to the ledger, which is returned."""
    told: dict[str, Any] = json.loads(ledger.read_text())
    for server in servers:
        host, _, port = urlsplit(server.address).netloc.rpartition(":")
        foreign_client.hold(told, rows, (host, int(port)))
    return told


async def on_sqlite(folder: Path, kills: int, tables: int) -> dict[str, Any]:
    """Kill a server on SQLite while they play, and hold it to its word."""
    prepared(folder)
    rng, ledger = random.Random(kills), folder / "ledger.json"
    with Mortal(database(folder)) as server:
        async with playing([server], tables, ledger) as crowd:
            for _ in range(kills):
                await crowd.more(rng.choice((1, 2, 5, 20)))
                await asyncio.sleep(rng.random() * 0.01)  # in the middle of its work
                server.kill()
            await crowd.more(4 * tables)
        with closing(sqlite3.connect(folder / "wartable.db")) as connection:
            rows = by_table(connection.execute(EVENTS))
        told = await asyncio.to_thread(held, [server], ledger, rows)
    assert told["count"] >= kills
    return told


def test_the_client_shares_no_line_with_the_server() -> None:
    tree = ast.parse(Path(foreign_client.__file__).read_text())
    named = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    named += [node.module or "." for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert {name.partition(".")[0] for name in named} <= sys.stdlib_module_names


@pytest.mark.compiled
async def test_a_killed_server_keeps_its_word(tmp_path: Path) -> None:
    await on_sqlite(tmp_path, kills=2, tables=2)


def test_the_check_finds_what_is_lost_doubled_or_out_of_order() -> None:
    told = {"links": {}, "acknowledged": [[0, "0-1"], [1, "1-1"]], "refused": [[2, "2-1"]], "notes": []}
    ledger = {"faults": [], "tables": {"t": told}}
    good: list[tuple[int, int, str | None]] = [(1, -1, None), (2, 0, "0-1"), (3, 1, "1-1")]
    foreign_client.hold(ledger, {"t": good}, ("", 0))
    for bad in (good[:2], [*good, (4, 1, "1-1")], [*good, (4, 2, "2-1")], [good[0], good[2], good[1]]):
        with pytest.raises(AssertionError):
            foreign_client.hold(ledger, {"t": bad}, ("", 0))
    with pytest.raises(AssertionError):
        foreign_client.hold({**ledger, "faults": ["lost"]}, {"t": good}, ("", 0))
    with pytest.raises(AssertionError):
        foreign_client.verify("wartable 1 #c2aa279e\ntitle proelio #00000000\n")


@pytest.mark.soak
async def test_200_kills_on_sqlite(tmp_path: Path) -> None:
    told = await on_sqlite(tmp_path, kills=200, tables=4)
    assert told["repeated"] > 0, "no request was under way when the server was killed: this proves nothing"
    print(f"\n200 kills, {told['count']} acknowledged, {told['repeated']} sent again, {len(told['tables'])} tables")


# -- two processes, and their database is killed too --


@contextmanager
def mortal_postgresql() -> Iterator[tuple[str, Callable[[int], None]]]:
    """A PostgreSQL of one's own: its address, and a way to kill it."""
    with new_postgresql() as server:

        def kill(how: int) -> None:
            """Kill one of its processes, after which it restarts itself; or all, after which it is started again."""
            if how % 2:
                (backend, *_) = backends(server.get_pid())
                os.kill(backend, signal.SIGKILL)
            else:
                os.kill(server.get_pid(), signal.SIGQUIT)  # at once: it has to recover when it starts
                server._postmaster_info.process.wait(60)
                server.ensure_postgres_running()

        yield server.get_uri(), kill


def backends(postmaster: int) -> list[int]:
    """Return the processes that a PostgreSQL has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            facts = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(facts[1]) == postmaster:
            found.append(int(path.parent.name))
    return sorted(found)


async def on_postgresql(folder: Path, kills: int, tables: int) -> dict[str, Any]:
    """Kill two servers, and now and then their database, while they play."""
    rng, ledger = random.Random(kills), folder / "ledger.json"
    with mortal_postgresql() as (address, kill), Mortal(address) as one, Mortal(address) as other:
        async with playing([one, other], tables, ledger) as crowd:
            for number in range(kills):
                await crowd.more(rng.choice((1, 2, 5, 20)))
                if number % 5 == 4:
                    await asyncio.to_thread(kill, number // 5)
                else:
                    rng.choice((one, other)).kill()
            await crowd.more(4 * tables)
        connection = await asyncpg.connect(address)
        rows = by_table(tuple(row) for row in await connection.fetch(EVENTS))
        await connection.close()
        return await asyncio.to_thread(held, [one, other], ledger, rows)


@pytest.mark.soak
async def test_60_kills_of_two_processes_and_their_database(tmp_path: Path) -> None:
    told = await on_postgresql(tmp_path, kills=60, tables=3)
    assert told["repeated"] > 0, "no request was under way when something was killed: this proves nothing"
    print(f"\n60 kills, {told['count']} acknowledged, {told['repeated']} sent again, {len(told['tables'])} tables")
