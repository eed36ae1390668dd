"""A bot that plays one game over the network: `python example_bot.py http://localhost:8000 <token>`.

It opens a table against the server's own bots and picks any of its choices. Replace `choose` by something better.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(table: dict[str, Any]) -> int:
    """One of the choices: `code` is what is sent, `text` what it is called, `caution` the rule that will hurt."""
    code: int = random.choice(table["choices"])["code"]
    return code


def open_table(address: str, token: str, title: str) -> str:
    """A new table: me, and bots at the other seats. `salts` says that I will give a word of my own before the deal."""
    bots = [{"kind": "bot", "level": "random"}] * 3
    wish = {"title": title, "seats": [{"kind": "me"}, *bots], "salts": True, "bot_pace": 0}
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    request = urllib.request.Request(f"{address}/api/tables/", json.dumps(wish).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        opened: dict[str, Any] = json.load(answer)
    return str(opened["table"])


class Bot:
    """Seat 0 of a table: what it was told last, and what it has sent."""

    def __init__(self) -> None:
        self.table: dict[str, Any] = {}
        self.number = 0  # of what I am asked, as it was acknowledged last
        self.sent: dict[str, Any] | None = None  # a request that was not answered yet
        self.names = (f"{secrets.token_hex(4)}-{n}" for n in itertools.count(1))

    def hear(self, message: dict[str, Any]) -> None:
        """Takes in what the server says; the answer to a request brings what is new along."""
        news = message if message["type"] == "table" else message.get("table")
        if news:
            self.table = news
        if "request" in message:
            self.sent = None
            self.number = message.get("number", self.number)

    def speak(self) -> dict[str, Any] | None:
        """The next request, if it is time for one."""
        if self.sent is None and 0 in self.table.get("awaited", ()):
            self.sent = {"kind": "salt", "body": {"text": secrets.token_hex(16)}}
        elif self.sent is None and self.table.get("choices") and self.table["number"] >= self.number:
            body = {"actions": [choose(self.table)], "number": self.table["number"]}
            self.sent = {"kind": "act", "body": body}
        else:
            return None
        self.sent |= {"type": "do", "request": next(self.names)}
        return self.sent


async def play(address: str, token: str, table: str) -> Bot:
    """Plays to the end of the game, through a server that restarts if need be."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live?seat=0"
    bot = Bot()
    while bot.table.get("phase") != "finished":
        try:
            async with connect(url, additional_headers={"authorization": f"Bearer {token}"}) as socket:
                if bot.sent is not None:
                    await socket.send(json.dumps(bot.sent))  # the same request again changes nothing
                while bot.table.get("phase") != "finished":
                    message = json.loads(await socket.recv())
                    bot.hear(message)
                    if message.get("code") == "too_many_requests":
                        await asyncio.sleep(message["retry_after"])
                        await socket.send(json.dumps(bot.sent))
                    elif request := bot.speak():
                        await socket.send(json.dumps(request))
        except (OSError, ConnectionClosed):
            await asyncio.sleep(0.5)  # it will be back
    return bot


def main() -> None:
    """Plays one game and says how it ended."""
    address, token = sys.argv[1:3]
    table = open_table(address, token, sys.argv[3] if len(sys.argv) > 3 else "proelio")
    bot = asyncio.run(play(address, token, table))
    print(f"{address}/table/{table}: seat 0 is number {bot.table['outcome']['ranks'][0]}")


if __name__ == "__main__":
    main()
