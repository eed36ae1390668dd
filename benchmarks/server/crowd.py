"""Many tables at once, and one that has been played for long."""

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

SEATS = 4
MOVES = 200
TRIES = 7


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


async def opened(client: httpx.AsyncClient) -> tuple[str, dict[str, str]]:
    """A new table, and the secret link of each seat."""
    answer = await client.post("/api/tables/", json={"title": "proelio", "seats": [{"kind": "me"}] * SEATS})
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


async def crowd(tables: int) -> Held:
    """Opens the tables, holds four sockets at each, and plays here and there."""
    with tempfile.TemporaryDirectory() as folder, ours(f"sqlite:///{folder}/bench.db") as (address, pid):
        async with httpx.AsyncClient(base_url=address, timeout=60) as client:
            await opened(client)  # what the first table brings along is no part of the price of one
            before = resident(pid)
            sockets: list[list[ClientConnection]] = []
            for _ in range(tables):
                table, links = await opened(client)
                sockets.append([await seated(address, table, int(seat), link) for seat, link in links.items()])
            for each in sockets:
                await asyncio.gather(*(hear(socket) for socket in each))
        memory = (resident(pid) - before) / tables
        times = [await moved(each) for each in random.Random(1).sample(sockets, min(MOVES, tables))]
        await asyncio.gather(*(socket.close() for each in sockets for socket in each))
        return Held(tables, tables * SEATS, memory, statistics.median(times))


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


async def long_table(actions: int) -> float:
    """Seconds that the first look at a table takes which was played for long, with the server just come up."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/bench.db"
        with ours(database) as (address, _):
            async with httpx.AsyncClient(base_url=address, timeout=60) as client:
                table, links = await opened(client)
                await warlike_never(client, table, links, actions)
        times = [await first_look(database, table, links["0"]) for _ in range(TRIES)]
        return statistics.median(times)


async def warlike_never(client: httpx.AsyncClient, table: str, links: dict[str, str], actions: int) -> None:
    """Plays without ever attacking, so that the game does not end."""
    pick, done = random.Random(1), 0
    while done < actions:
        for seat, link in links.items():
            mine = {"cookie": f"wartable_seats={link}; wartable_csrf=x", "x-csrf": "x"}
            view = (await client.get(f"/api/tables/{table}", params={"seat": seat}, headers=mine)).json()
            peaceful = [each for each in view.get("choices", []) if not each["text"].startswith("attack")]
            if not peaceful:
                continue
            body = {"kind": "act", "seat": int(seat), "request": f"{seat}-{done}"}
            body["body"] = {"actions": [pick.choice(peaceful)["code"]], "number": view["number"]}
            answer = await client.post(f"/api/tables/{table}/do", json=body, headers=mine)
            answer.raise_for_status()
            done += 1


async def first_look(database: str, table: str, link: str) -> float:
    """The first look, less what a second one takes."""
    with ours(database) as (address, _):
        async with httpx.AsyncClient(base_url=address, headers={"cookie": f"wartable_seats={link}"}) as client:
            await client.get("/api/titles/")
            times = []
            for _ in range(2):
                begun = time.perf_counter()
                (await client.get(f"/api/tables/{table}", params={"seat": "0"})).raise_for_status()
                times.append(time.perf_counter() - begun)
            return times[0] - times[1]
