"""A server with real sockets, and lines to its tables as any program would hold them."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from wartable.server.run import server_config
from wartable.server.socket.frames import Wire

Message = dict[str, Any]
PATIENCE = 60.0  # seconds; machines that test are often busy


def http_client(address: str, **more: Any) -> httpx.AsyncClient:
    """A client over HTTP that waits as long as everybody else here; its own patience would be five seconds."""
    return httpx.AsyncClient(base_url=address, timeout=PATIENCE, **more)


@contextlib.asynccontextmanager
async def serving(app: Litestar, wire: type[Wire] = Wire) -> AsyncIterator[str]:
    """Serves an application that runs already; gives its address."""
    config = server_config(app, port=0, lifespan="off", log_config=None, log_level="error", ws=wire)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await task


class Line:
    """One seat's line to a table: what was heard, and the table as it was last told, with its whole log."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.table: Message = {}
        self._me = secrets.token_hex(4)
        self._ids = itertools.count(1)

    async def hear(self, seconds: float = PATIENCE) -> Message:
        """The next message."""
        async with asyncio.timeout(seconds):
            text = str(await self.socket.recv())
        self.heard.append(text)
        message: Message = json.loads(text)
        news = message if message["type"] == "table" else message.get("table")
        if news:
            log = [*self.table.get("log", [])[: news.get("log_from", 0)], *news.get("log", [])]
            self.table = {name: value for name, value in news.items() if name != "log_from"} | {"log": log}
        return message

    async def tell(self, message: Message | str | bytes) -> None:
        """Sends a message, good or bad."""
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def ask(self, message: Message) -> Message:
        """Sends a message with a request and waits for its answer."""
        await self.tell(message)
        while (answer := await self.hear()).get("request") != message["request"]:
            pass
        return answer

    async def do(self, kind: str, body: Message | None = None, request: str = "", **more: Any) -> Message:
        """Does something at the table."""
        request = request or f"{self._me}-{next(self._ids)}"
        return await self.ask({"type": "do", "kind": kind, "body": body or {}, "request": request, **more})

    async def act(self, code: int | str, number: int | None = None, request: str = "") -> Message:
        """Plays one action, at the number of the table as it was last told."""
        return await self.do(
            "act", {"actions": [code], "number": self.table["number"] if number is None else number}, request
        )

    async def asked(self, seconds: float = PATIENCE) -> list[Message]:
        """Waits until this seat is asked, or the game is over; gives its choices."""
        while not self.table.get("choices") and self.table.get("phase") != "finished":
            await self.hear(seconds)
        choices: list[Message] = self.table["choices"]
        return choices

    async def until(self, holds: Callable[[Message], object]) -> None:
        """Hears on until something holds of the table as it was last told."""
        while not self.table or not holds(self.table):
            await self.hear()

    async def silence(self, seconds: float = 0.3) -> bool:
        """Whether nothing comes for a while."""
        try:
            await self.hear(seconds)
        except TimeoutError:
            return True
        return False

    async def play(self, rng: random.Random, most: int = 10_000) -> int:
        """Plays at random to the end of the game, or so many actions; gives how many were acknowledged."""
        acknowledged = 0
        while acknowledged < most and (choices := await self.asked()):
            acknowledged += (await self.act(rng.choice(choices)["code"]))["type"] == "ack"
        return acknowledged


@contextlib.asynccontextmanager
async def line(
    address: str, table: str, seat: int | str | None = None, link: str = "", **headers: str
) -> AsyncIterator[Line]:
    """A line to a table; `link` is a guest's secret link."""
    if link:
        headers["cookie"] = f"wartable_seats={link}"
    path = f"/api/tables/{table}/live" + (f"?seat={seat}" if seat is not None else "")
    url = address.replace("http", "ws") + path
    async with connect(url, additional_headers=headers, max_size=None, open_timeout=PATIENCE) as socket:
        yield Line(socket)


__all__ = ["PATIENCE", "Line", "Message", "http_client", "line", "serving"]
