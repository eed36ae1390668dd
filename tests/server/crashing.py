"""Players who go on when their server dies, and keep count of what they were told."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

import httpx
from websockets.exceptions import WebSocketException

from tests.server.socket_client import PATIENCE, Line, http_client, line
from wartable.server import admin
from wartable.store import Store

ROOT = Path(__file__).parents[2]
GONE = (OSError, WebSocketException, EOFError, httpx.TransportError)


class Mortal:
    """A server process that can be killed and started again."""

    def __init__(self, database: str) -> None:
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            port: int = trial.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-W", "ignore", "-m", "tests.server.server_process", str(port), database]
        self._mother = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)

    def __enter__(self) -> Mortal:
        return self

    def __exit__(self, *_: object) -> None:
        self._input.close()
        self._mother.wait()

    @property
    def _input(self) -> IO[bytes]:
        assert self._mother.stdin is not None
        return self._mother.stdin

    def kill(self) -> None:
        """Kills the server that runs, as hard as it gets, and starts the next one at once."""
        self._input.write(b"\n")
        self._input.flush()


@dataclass
class Tally:
    """What players were told, by table."""

    acknowledged: dict[str, set[str]] = field(default_factory=dict)
    refused: set[tuple[str, str]] = field(default_factory=set)
    repeated: int = 0  # requests that had to be sent again
    games: int = 0
    told: asyncio.Condition = field(default_factory=asyncio.Condition)

    @property
    def count(self) -> int:
        return sum(len(requests) for requests in self.acknowledged.values())

    async def answered(self, table: str, request: str, answer: str) -> None:
        if answer == "ack":
            self.acknowledged[table].add(request)
        else:
            self.refused.add((table, request))
        async with self.told:
            self.told.notify_all()

    async def more(self, actions: int) -> None:
        """Waits until so many more actions were acknowledged."""
        wanted = self.count + actions
        async with self.told, asyncio.timeout(PATIENCE):
            await self.told.wait_for(lambda: self.count >= wanted)


class Player:
    """One seat of a table. What stayed unanswered is sent again, as it was."""

    def __init__(self, addresses: Sequence[str], table: str, seat: int, link: str, tally: Tally, seed: int) -> None:
        self.addresses, self.table, self.seat, self.link = addresses, table, seat, link
        self.tally = tally
        self.rng = random.Random(seed)
        self.number = 0  # the last one that was acknowledged
        self.log: list[str] = []  # the last one that was seen
        self.pending: tuple[str, int, int] | None = None
        self.sent = 0

    async def play(self, stop: asyncio.Event) -> None:
        """Plays until the game is over, or it is time to stop and nothing is unanswered."""
        for tries in itertools.count(self.seat):
            with contextlib.suppress(*GONE):
                address = self.addresses[tries % len(self.addresses)]  # the seats of a table sit at different processes
                async with line(address, self.table, self.seat, self.link) as at:
                    try:
                        await self._on(at, stop)
                        return
                    finally:
                        self.log = at.table.get("log", self.log)
            await asyncio.sleep(0.02)

    async def _on(self, at: Line, stop: asyncio.Event) -> None:
        await at.hear(PATIENCE)
        if len(self.addresses) > 1:  # another process may have to read what this one was told of
            await at.until(lambda table: table["number"] >= self.number and len(table["log"]) >= len(self.log))
        # What was acknowledged or shown before the crash is still there after it.
        assert at.table["number"] >= self.number, "an acknowledged action is lost"
        assert at.table["log"][: len(self.log)] == self.log, "something was shown that did not last"
        if self.pending is not None:
            self.tally.repeated += 1
            await self._send(at)
        while not stop.is_set() and at.table["phase"] != "finished":
            if not at.table["choices"]:
                with contextlib.suppress(TimeoutError):
                    await at.hear(0.5)
                continue
            self.sent += 1
            code = self.rng.choice(at.table["choices"])["code"]
            self.pending = (f"{self.seat}-{self.sent}", code, at.table["number"])
            await self._send(at)

    async def _send(self, at: Line) -> None:
        assert self.pending is not None
        request, code, number = self.pending
        answer = await at.act(code, number, request)
        if answer["type"] == "ack":
            self.number = answer["number"]
        self.pending = None
        await self.tally.answered(self.table, request, answer["type"])


async def tables_of_four(addresses: Sequence[str], tally: Tally, stop: asyncio.Event, seed: int) -> None:
    """One game after the other at tables of four, until it is time to stop."""
    while not stop.is_set():
        try:
            async with http_client(random.choice(addresses)) as client:
                wish = {"title": "proelio", "seats": [{"kind": "me"}] * 4}
                opened = (await client.post("/api/tables/", json=wish)).raise_for_status().json()
        except (*GONE, httpx.HTTPStatusError):  # a server whose database was cut off says that it failed
            await asyncio.sleep(0.02)
            continue
        tally.acknowledged[opened["table"]] = set()
        seed += 1000
        players = [
            Player(addresses, opened["table"], seat, opened["links"][str(seat)], tally, 4 * seed + seat)
            for seat in range(4)
        ]
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play(stop))
        tally.games += 1


async def batter(database: str, kills: int, tables: int) -> Tally:
    """Kills a server again and again while players act at it; what they were told in all."""
    tally, stop, rng = Tally(), asyncio.Event(), random.Random(kills)
    with Mortal(database) as server:
        async with asyncio.TaskGroup() as group:
            for seed in range(tables):
                group.create_task(tables_of_four([server.address], tally, stop, seed))
            for _ in range(kills):
                await tally.more(rng.choice((1, 2, 5, 20)))
                await asyncio.sleep(rng.random() * 0.01)  # in the middle of its work
                server.kill()
            await tally.more(4 * tables)
            stop.set()
    return tally


async def held_to(database: str, tally: Tally) -> None:
    """What is stored is what the players were told: each action once, in order, and as the rules lead there."""
    store = await Store.open(database)
    for table, acknowledged in tally.acknowledged.items():
        events = await store.events(table)
        assert [event.n for event in events] == list(range(1, len(events) + 1))
        stored = Counter(event.request for event in events if event.kind == "act")
        assert all(times == 1 for times in stored.values())
        assert set(stored) == acknowledged, "in the end every request was answered, so both are the same"
        assert tally.refused.isdisjoint((table, request) for request in stored)
    assert [finding async for _, finding in admin.check(store) if finding is not None] == []
    await store.close()
