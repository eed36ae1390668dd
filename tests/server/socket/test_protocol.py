"""The protocol as its page tells it: the example bot plays a whole game, also through a server that restarts."""

from __future__ import annotations

import asyncio
import json
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.crashing import GONE, Mortal
from tests.server.running_server import database, house, play, prepared
from tests.server.socket_client import http_client, line, serving
from wartable.core.record import proof
from wartable.store import Store

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

ROOT = Path(__file__).parents[3]
BOT = ROOT / "docs" / "example_bot.py"


@pytest.mark.parametrize("page", ["docs/protocol.md", "docs/it/protocol.md"])
def test_the_page_shows_the_bot_as_it_is(page: str) -> None:
    shown = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(), re.DOTALL)
    assert shown
    assert all(part in BOT.read_text() for part in shown)


async def token_of(address: str) -> str:
    """The token of a new bot's account."""
    facts = {"name": "Marvin", "password": "a long enough password", "robot": True}
    async with http_client(address) as client:
        while True:
            try:
                (await client.post("/api/accounts/register", json=facts)).raise_for_status()
                break
            except GONE:
                await asyncio.sleep(0.05)
        client.cookies.set("wartable_csrf", "x")
        answer = await client.post("/api/accounts/token", json={}, headers={"x-csrf": "x"})
        return str(answer.json()["token"])


async def test_the_example_bot_plays_a_whole_game(tmp_path: Path) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        command = [sys.executable, "-W", "ignore", str(BOT), address, await token_of(address)]
        done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        found = re.fullmatch(rf"{address}/table/(\w+): seat 0 is number [1-4]\n", done.stdout)
        assert found is not None, done.stdout
        live = await there.live(found[1])
        assert live.playing.outcome is not None
        report = proof.verify(live.playing.wtr())
        assert report.salts == 1  # its own: bots say nothing


@pytest.mark.compiled
async def test_the_example_bot_goes_on_when_the_server_is_back(tmp_path: Path) -> None:
    bot: dict[str, Any] = runpy.run_path(str(BOT))
    prepared(tmp_path)
    with Mortal(database(tmp_path)) as server:
        token = await token_of(server.address)
        table = await asyncio.to_thread(bot["open_table"], server.address, token, "proelio")
        playing = asyncio.create_task(bot["play"](server.address, token, table))
        store = await Store.open(database(tmp_path))
        while not playing.done() and len(await store.events(table)) < 12:
            await asyncio.sleep(0.01)
        server.kill()
        async with asyncio.timeout(60):
            assert (await playing).table["phase"] == "finished"
        own = [event.request for event in await store.events(table) if event.seat == 0 and event.kind == "act"]
        assert len(own) == len(set(own)) > 0
        await store.close()


async def test_who_wants_it_so_is_told_only_when_he_is_asked_and_at_the_end(tmp_path: Path) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        me = there.guest()
        live = await there.live(await me.open("me", "me", "me"))
        link = me.client.cookies["wartable_seats"]
        async with line(address, live.row.id, 1, link) as always, line(address, live.row.id, 1, link) as asked:
            for each, when in ((always, "always"), (asked, "asked")):
                await each.hear()  # the table as it is when they come
                await each.tell({"type": "hello", "when": when})
            while not live.over:
                await play(live, 1, seed=live.n)
                await always.until(lambda table: table["log"] == live.playing.log(1) or live.over)
            await asked.until(lambda table: table["phase"] == "finished")
            await always.until(lambda table: table["phase"] == "finished")
        told = [json.loads(text) for text in asked.heard[1:]]
        assert all(message["asked"] == [1] and message["choices"] for message in told[:-1])
        assert 1 < len(told) < len(always.heard)
        assert asked.table == always.table  # no line of the log is missing
