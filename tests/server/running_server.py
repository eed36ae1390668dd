"""A server in the test's own process, people at it, and quick ways to play."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import importlib
import random
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar

from tests import event_loop
from tests.luck import Foreseen
from tests.small.auction import TITLE as AUCTION
from wartable.core.errors import Refused
from wartable.core.title import Title
from wartable.server.app import Settings, create_app
from wartable.server.jobs.notices import NoticeSettings
from wartable.server.live.host import Host
from wartable.server.live.table import LiveTable
from wartable.server.people.cookies import CSRF_COOKIE
from wartable.server.people.csrf import CSRF_HEADER
from wartable.store import Store
from wartable.store.models import FORKED, GATHERING, GUEST, SeatRow, Settings as TableSettings, TableRow

PASSWORD = "a long enough password"
SECRET = bytes(range(32))
_registered: dict[str, Title] = importlib.import_module("wartable.titles")._registered


class Someone:
    """A browser: it keeps its cookies and knows how to prove that a request is its own."""

    def __init__(self, app: Litestar) -> None:
        plain: Any = app  # the framework names the messages of ASGI more closely than the client does
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(plain), base_url="http://table.test")
        self.client.cookies.set(CSRF_COOKIE, "x")
        self.id = ""

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = await self.client.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def post(self, path: str, body: Any = None, status: int = 0, **query: Any) -> Any:
        answer = await self.client.post(path, json=body or {}, params=query, headers={CSRF_HEADER: "x"})
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json()

    async def refused(self, path: str, body: Any = None, code: str = "", status: int = 0, **query: Any) -> str:
        """What a refused request is told."""
        answer = await self.client.post(path, json=body or {}, params=query, headers={CSRF_HEADER: "x"})
        assert answer.is_client_error, answer.text
        error = answer.json()["error"]
        assert code in ("", error["code"]), error
        assert status in (0, answer.status_code)
        return str(error["text"])

    async def open(self, *kinds: str, title: str = "proelio", **wish: Any) -> str:
        """Opens a table; a seat's kind may be `bot:level`."""
        seats = [{"kind": kind.partition(":")[0], "level": kind.partition(":")[2]} for kind in kinds]
        opened = await self.post("/api/tables/", {"title": title, "seats": seats, "bot_pace": 0, **wish})
        return str(opened["table"])


class House:
    """A running server."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    @property
    def host(self) -> Host:
        host: Host = self.app.state.host
        return host

    def guest(self) -> Someone:
        return Someone(self.app)

    async def player(self, name: str, email: str | None = None, **facts: Any) -> Someone:
        """Somebody with an account, and with an address that counts as confirmed."""
        someone = Someone(self.app)
        body = {"name": name, "password": PASSWORD, **facts}
        someone.id = (await someone.post("/api/accounts/register", body))["id"]
        if email is not None:
            await self.host.store.accounts.change_user(someone.id, email=email)
        return someone

    async def live(self, table: str) -> LiveTable:
        return await self.host.table(table)


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'wartable.db'}"


@functools.cache
def new_database() -> bytes:
    """The file of a store in which nothing has happened yet: making one takes longer than most stories."""

    async def made(folder: Path) -> bytes:
        await (await Store.open(database(folder))).close()
        return (folder / "wartable.db").read_bytes()

    with tempfile.TemporaryDirectory() as folder:
        return event_loop.run(made(Path(folder)))


def prepared(folder: Path) -> None:
    """Puts an empty store into a folder that has none."""
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "wartable.db").exists():
        (folder / "wartable.db").write_bytes(new_database())


@contextlib.asynccontextmanager
async def house(folder: Path, **notices: Any) -> AsyncIterator[House]:
    """A server with its data in a folder; nobody is slowed down."""
    prepared(folder)
    app = create_app(Settings(database(folder), replace(NoticeSettings(), **notices), limits=None, luck=Foreseen()))
    async with app.lifespan():
        yield House(app)


@contextlib.contextmanager
def known(*titles: Title) -> Any:
    """Makes titles known for a while, also in the place of others of the same name."""
    before = dict(_registered)
    _registered.update({title.name: title for title in titles})
    try:
        yield
    finally:
        _registered.clear()
        _registered.update(before)


async def until(holds: Callable[[], Awaitable[object]], seconds: float = 60.0) -> None:
    """Waits until something holds; machines that test are often busy."""
    async with asyncio.timeout(seconds):
        while not await holds():
            await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def hosted(folder: Path, *, clean: bool = True) -> AsyncIterator[Host]:
    """The tables of a process that ends well, or all at once."""
    store = await Store.open(database(folder))
    host = Host(store)
    try:
        yield host
        if clean:
            await host.close()
    finally:
        await store.close()


async def begun(host: Host, title: Title, seats: int, record: str = "", played: str = "") -> LiveTable:
    row = TableRow(
        id="t1",
        title=title.name,
        seats=seats,
        settings=TableSettings(
            rules=title.sheet.rules_version, record=record, origin=FORKED if record else "", bank=600, increment=5
        ),
        secret=SECRET,
        phase=GATHERING,
        public=True,
        created=time.time(),
        updated=time.time(),
    )
    sat = [SeatRow(table="t1", seat=seat, kind=GUEST, salt=f"salt {seat}") for seat in range(seats)]
    await host.store.add_table(row, sat)
    live = await host.table("t1")
    await live.begin(played)
    return live


async def play(live: LiveTable, most: int = 10_000, seed: int = 1) -> int:
    """All seats play at random, to the end or so many clicks; returns how many."""
    rng = random.Random(seed)
    clicks = 0
    while clicks < most and not live.over:
        seat = rng.choice(live.playing.deciders)
        code = rng.choice(live.playing.state.legal(seat))
        # The server's own bots may have answered for their seats meanwhile.
        with contextlib.suppress(Refused):
            await live.submit(seat, "act", {"actions": [code]})
            clicks += 1
    await live.refresh()  # the last act may be a bot's, and not yet on disk
    return clicks


__all__ = [
    "AUCTION", "SECRET", "House", "Someone", "begun", "database", "hosted", "house", "known", "play", "until",
]  # fmt: skip
