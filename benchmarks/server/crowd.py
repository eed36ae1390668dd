"""Many tables at once."""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server.processes import ours

MOVES = 200


@dataclass(frozen=True, slots=True)
class Held:
    """What many open tables cost."""

    tables: int
    sockets: int
    memory: float  # bytes a table
    move: float  # seconds until a move was acknowledged


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096


async def opened(client: httpx.AsyncClient, title: str, seats: int) -> tuple[str, dict[str, str]]:
    """A new table, and the secret link of each seat."""
    answer = await client.post("/api/tables/", json={"title": title, "seats": [{"kind": "me"}] * seats})
    answer.raise_for_status()
    found = answer.json()
    client.cookies.clear()  # else every answer would be longer than the one before
    return found["table"], found["links"]


async def seated(address: str, table: str, seat: int, link: str) -> ClientConnection:
    """A seat's socket."""
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/live?seat={seat}"
    return await connect(url, additional_headers={"cookie": f"wartable_seats={link}"}, compression=None, max_size=None)


async def hear(socket: ClientConnection) -> dict[str, Any]:
    """The table as a seat is told next; what is no table is passed over."""
    while True:
        message = json.loads(await socket.recv())
        news = message if message["type"] == "table" else message.get("table")
        if news:
            return dict(news)


async def crowd(tables: int, title: str = "proelio", seats: int = 4) -> Held:
    """Opens the tables, holds a socket for each seat, and plays here and there."""
    with tempfile.TemporaryDirectory() as folder, ours(f"sqlite:///{folder}/bench.db") as (address, pid):
        async with httpx.AsyncClient(base_url=address, timeout=60) as client:
            await opened(client, title, seats)  # what the first table brings along is no part of the price of one
            before = resident(pid)
            sockets: list[list[ClientConnection]] = []
            for _ in range(tables):
                table, links = await opened(client, title, seats)
                sockets.append([await seated(address, table, int(seat), link) for seat, link in links.items()])
            for each in sockets:
                await asyncio.gather(*(hear(socket) for socket in each))
        memory = (resident(pid) - before) / tables
        times = [await moved(each) for each in random.Random(1).sample(sockets, min(MOVES, tables))]
        await asyncio.gather(*(socket.close() for each in sockets for socket in each))
        return Held(tables, tables * seats, memory, statistics.median(times))


async def moved(sockets: list[ClientConnection]) -> float:
    """Seconds until the seat that decides has its first move acknowledged."""
    for socket in sockets:
        await socket.send(json.dumps({"type": "hello", "format": "json", "lang": "it"}))
        view = await hear(socket)
        if view.get("choices"):
            begun = time.perf_counter()
            body = {"actions": [view["choices"][0]["code"]], "number": view["number"]}
            await socket.send(json.dumps({"type": "do", "kind": "act", "body": body, "request": "a"}))
            while json.loads(await socket.recv())["type"] != "ack":
                pass
            return time.perf_counter() - begun
    raise RuntimeError("nobody was asked")
