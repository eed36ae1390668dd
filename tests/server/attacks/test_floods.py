"""Attacks by floods: tiny frames, answers that nobody reads, pages of every size, questions without end."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import socket
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import House, database, house, prepared, until
from tests.server.socket_client import PATIENCE, http_client, line, serving
from wartable.server.app import Settings, create_app
from wartable.server.guards import connections
from wartable.server.live.table import LiveTable
from wartable.server.people import effort
from wartable.server.people.rate_limits import Limit, Limits
from wartable.server.render import cache, table_html
from wartable.server.socket import session
from wartable.server.socket.frames import Wire

# Nothing of this is compiled.
pytestmark = [
    pytest.mark.plain,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

MASK = b"\0\0\0\0"
HUNG_UP = (ConnectionResetError, BrokenPipeError)


@contextlib.asynccontextmanager
async def limited(folder: Path, **limits: Any) -> AsyncIterator[tuple[House, str]]:
    """A server that slows people down, and its address."""
    prepared(folder)
    app = create_app(Settings(database(folder), limits=Limits(**limits)))
    async with app.lifespan(), serving(app) as address:
        yield House(app), address


class Raw:
    """A socket that says what it likes and reads when it likes."""

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.setblocking(False)
        self.where = (host, int(port))

    async def __aenter__(self) -> Raw:
        await asyncio.get_running_loop().sock_connect(self.socket, self.where)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.socket.close()

    async def say(self, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(self.socket, data)

    async def greet(self, table: str) -> None:
        """Opens a WebSocket to a table."""
        key = base64.b64encode(b"0123456789abcdef").decode()
        head = [f"GET /api/tables/{table}/live HTTP/1.1", "Host: x", "Connection: Upgrade", "Upgrade: websocket"]
        head += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "", ""]
        await self.say("\r\n".join(head).encode())
        assert b" 101 " in await asyncio.get_running_loop().sock_recv(self.socket, 1000)

    async def rest(self) -> int:
        """Reads to the end; gives how many bytes came."""
        count = 0
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(*HUNG_UP):
                while data := await asyncio.get_running_loop().sock_recv(self.socket, 1 << 20):
                    count += len(data)
        return count


# -- frames --

TINY = {
    "pings": b"\x89\x80" + MASK,
    "pongs": b"\x8a\x80" + MASK,
    "pieces": b"\x00\x80" + MASK,
    "texts": b"\x81\x80" + MASK,
    "fat pings": b"\x89\xfd" + MASK + b"x" * 125,
}


@pytest.mark.parametrize("kind", TINY)
async def test_a_flood_of_tiny_frames_is_hung_up_on(tmp_path: Path, kind: str) -> None:
    taken = 0

    class Counting(Wire):
        def handle_ping(self) -> None:
            self.noted(super().handle_ping)

        def handle_pong(self, event: Any) -> None:
            self.noted(super().handle_pong, event)

        def handle_cont(self, event: Any) -> None:
            self.noted(super().handle_cont, event)

        def handle_text(self, event: Any) -> None:
            self.noted(super().handle_text, event)

        def noted(self, handle: Callable[..., None], *event: Any) -> None:
            nonlocal taken
            taken += 1
            handle(*event)

    async with house(tmp_path) as there, serving(there.app, Counting) as address:
        table = await there.guest().open("me", "me", "me")
        async with Raw(address) as own:
            await own.greet(table)
            with contextlib.suppress(*HUNG_UP):
                if kind == "pieces":
                    await own.say(b"\x01\x80" + MASK)
                async with asyncio.timeout(PATIENCE):
                    await own.say(TINY[kind] * 100_000)
            await own.rest()
        async with http_client(address) as client:
            assert (await client.get("/health")).status_code == 200
    assert taken < 5_000


async def test_a_message_has_at_most_80_kilobytes(tmp_path: Path) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        ann = there.guest()
        table, link = await ann.open("me", "me", "me"), ann.client.cookies["wartable_seats"]
        async with line(address, table, 0, link) as own:
            await own.hear()
            await own.tell("x" * 79_000)
            assert (await own.hear())["type"] == "error"
            await own.tell("x" * 81_000)
            async with asyncio.timeout(PATIENCE):
                await own.socket.wait_closed()
            assert own.socket.close_code == 1009


async def test_texts_that_are_no_utf8_end_the_socket_and_fill_no_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        table = await there.guest().open("me", "me", "me")
        async with Raw(address) as own:
            await own.greet(table)
            await own.say(b"\x81\x81" + MASK + b"\xff")
            await own.rest()
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "WARNING")]


# -- answers that nobody reads --


async def hung_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the server has given up a connection, which nobody reads meanwhile."""
    gone, lost = asyncio.Event(), connections.Connection.connection_lost

    def connection_lost(connection: connections.Connection, reason: Exception | None) -> None:
        lost(connection, reason)
        gone.set()

    monkeypatch.setattr(connections.Connection, "connection_lost", connection_lost)
    async with asyncio.timeout(PATIENCE):
        await gone.wait()


async def test_whoever_reads_no_answer_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SENT_SECONDS", 0.3)
    async with house(tmp_path) as there, serving(there.app) as address:
        wanted = b"GET /schema HTTP/1.1\r\nhost: x\r\n\r\n"
        async with Raw(address) as own:
            await own.say(wanted)
            one = len(await asyncio.get_running_loop().sock_recv(own.socket, 1 << 20))
            times = 40_000_000 // (one + 50_000)
            await own.say(wanted * times)
            await hung_up(monkeypatch)
            assert await own.rest() < 30_000_000  # no more than what lay in the buffers of the line


async def test_a_socket_that_is_not_read_comes_to_an_end(tmp_path: Path) -> None:
    gone = asyncio.Event()

    class Impatient(Wire):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self.ping_interval, self.ping_timeout = 0.2, 0.5

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            gone.set()

    async with house(tmp_path) as there, serving(there.app, Impatient) as address:
        table = await there.guest().open("me", "me", "me")
        async with Raw(address) as own:
            await own.greet(table)
            hello = b'{"type":"hello","format":"html"}'
            await own.say(b"\x81%c%b%b" % (0x80 + len(hello), MASK, hello))
            async with asyncio.timeout(PATIENCE):
                await gone.wait()


# -- what the event loop does for one person --


async def test_pages_of_many_sizes_are_painted_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rounds, painted = 0, []
    paint_data = table_html.paint_data

    def noted(*args: Any) -> Any:
        painted.append(rounds)
        return paint_data(*args)

    async def count_rounds() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(table_html, "paint_data", noted)
    monkeypatch.setattr(session, "LONG_SECONDS", 0.0)
    async with house(tmp_path) as there, serving(there.app) as address:
        ann = there.guest()
        table = await ann.open("me", "me", "me")
        async with contextlib.AsyncExitStack() as held:
            for i in range(12):
                own = await held.enter_async_context(line(address, table))
                await own.tell({"type": "hello", "format": "html", "room": [800 + 8 * i, 600]})
            await until_painted(painted, 12)
            counting = asyncio.create_task(count_rounds())
            painted.clear()
            (await there.live(table)).wake()
            await until_painted(painted, 12)
            counting.cancel()
    assert len(set(painted)) == len(painted)


async def until_painted(painted: list[int], count: int) -> None:
    async def enough() -> bool:
        return len(painted) >= count

    await until(enough)


async def test_paintings_of_one_table_do_not_fill_memory(tmp_path: Path) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        table = await there.guest().open("me", "me", "me")
        async with line(address, table) as own:
            for i in range(cache.MOST_PAINTINGS + 10):
                await own.tell({"type": "hello", "format": "html", "room": [800 + 8 * i, 600]})
                while "parts" not in await own.hear():
                    pass
        kept = cache.cache_of(await there.live(table)).paintings
        assert len(kept) == cache.MOST_PAINTINGS


def work(seconds: float) -> None:
    """Keep a core busy: only what is done counts, not what is waited for."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


@pytest.mark.parametrize("question", [{"type": "ask", "question": "piles"}, {"type": "hello", "format": "html"}])
async def test_whoever_has_too_much_done_waits_and_nobody_else_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, question: dict[str, Any]
) -> None:
    told, times, worked = session.Session._answer_to, 200, 0

    def slow(*args: Any) -> Any:
        nonlocal worked
        worked += 1
        work(0.05)
        return told(*args)

    paint_data = table_html.paint_data

    def slow_painting(*args: Any) -> Any:
        nonlocal worked
        worked += 1
        work(0.05)
        return paint_data(*args)

    async def enough() -> bool:
        return worked > before  # the server has begun with what Eve asked

    monkeypatch.setattr(session.Session, "_answer_to", slow)
    monkeypatch.setattr(table_html, "paint_data", slow_painting)
    async with limited(tmp_path, work=Limit(0.2, 0.6), message=Limit(1000, 1000)) as (there, address):
        table = await there.guest().open("me", "me", "me")
        async with (
            line(address, table, **{"x-forwarded-for": "198.51.100.1"}) as eve,
            line(address, table, **{"x-forwarded-for": "198.51.100.2"}) as ann,
        ):
            await ann.hear()
            before = worked
            for i in range(times):
                room = {"room": [800 + 8 * i, 600]} if question["type"] == "hello" else {}
                await eve.tell({**question, **room})
            await until(enough)
            await ann.tell({"type": "ask", "question": "piles", "request": "mine"})
            while (await ann.hear()).get("request") != "mine":
                pass
            heard = 0
            with contextlib.suppress(TimeoutError):
                while True:
                    heard += (await eve.hear(0.5))["type"] in ("answer", "table")
    assert heard < times / 2


def forgive(there: House) -> None:
    """Nobody owes anything any more."""
    there.app.state.limiter._buckets.clear()


async def test_a_long_row_of_picks_is_paid_for(tmp_path: Path) -> None:
    async with limited(tmp_path, work=Limit(1e-6, 1e-6)) as (there, _):
        ann = there.guest()
        table = await ann.open("me", "me", "me")
        forgive(there)
        await ann.post(f"/api/tables/{table}/do", {"kind": "note", "body": {"text": "hm"}}, 200)
        answer = await ann.client.get(f"/api/tables/{table}/text")
        assert answer.status_code == 429


PAPERS = ["/api/tables/{}", "/api/tables/{}/text", "/api/tables/{}/record", "/api/tables/{}/things/pile.base"]
PAPERS += ["/api/tables/{}/moments/1", "/table/{}/paper/all/rules"]
PAGES = ["/", "/tables", "/new/proelio", "/account", "/records", "/rules/proelio", "/table/{}", "/nowhere"]
PAGES += ["/api/titles/", "/api/titles/proelio/rules?words=card", "/api/tables/", "/api/tables/{}/why?action=draw"]
PAGES += ["/api/tables/{}/moments", "/api/tables/{}/proof", "/art/proelio/poster.svg", "/web/paint.css", "/schema"]


@pytest.mark.parametrize("path", PAPERS + PAGES)
async def test_what_is_made_for_one_reader_has_a_limit(tmp_path: Path, path: str) -> None:
    async with limited(tmp_path, work=Limit(1e-6, 1e-6)) as (there, _):
        ann = there.guest()
        table = await ann.open("me", "me", "me")
        forgive(there)
        first, second = [(await ann.client.get(path.format(table))).status_code for _ in range(2)]
        assert first != 429
        assert second == 429


async def test_opening_tables_is_paid_for(tmp_path: Path) -> None:
    async with limited(tmp_path, work=Limit(1e-6, 1e-6)) as (there, _):
        ann = there.guest()
        await ann.open("me", "me", "me")
        wish = {"title": "proelio", "seats": [{"kind": "me"}] * 3}
        answer = await ann.client.post("/api/tables/", json=wish, headers={"x-csrf": "x"})
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 0


async def test_an_account_pays_for_itself_and_not_for_the_guests_beside_it(tmp_path: Path) -> None:
    async with limited(tmp_path, work=Limit(0.05, 1e-6)) as (there, _):
        ann = await there.player("Ann")
        await ann.get("/api/accounts/me")
        limiter = there.app.state.limiter
        forgive(there)
        guests = limiter._bucket("work", "127.0.0.1")
        guests.left = -60.0
        assert (await there.guest().client.get("/")).status_code == 429
        assert (await ann.client.get("/")).status_code == 200
        assert guests.left == pytest.approx(-60.0)
        limiter._bucket("work", ann.id).left = -60.0
        forged = there.guest()
        forged.client.cookies.set("wartable_session", "another")
        guests.left = 1.0
        assert (await forged.client.get("/")).status_code == 200
        assert guests.left < 1.0
        assert (await ann.client.get("/")).status_code == 429


async def test_of_many_requests_at_once_not_all_begin(tmp_path: Path) -> None:
    async with limited(tmp_path, work=Limit(0.2, 1e-6)) as (there, _):
        forgive(there)
        answers = await asyncio.gather(*(there.guest().client.get("/") for _ in range(200)))
    told = [answer.status_code for answer in answers]
    assert told.count(200) <= 0.2 / effort.DEPOSIT
    assert set(told) == {200, 429}


async def test_a_request_that_owes_little_waits_and_is_answered(tmp_path: Path) -> None:
    async with limited(tmp_path, work=Limit(1, 600)) as (there, _):
        there.app.state.limiter._bucket("work", "127.0.0.1").left = -1.0
        assert (await there.guest().client.get("/api/accounts/me")).status_code == 200


async def test_reading_a_table_again_counts_for_the_one_who_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slow(self: LiveTable) -> None:
        work(0.2)
        await reload(self)

    async with limited(tmp_path, work=Limit(6, 1e-6)) as (there, _):
        ann = there.guest()
        table = await ann.open("me", "me", "me")
        assert await there.host.drop(table)
        reload = LiveTable.reload
        monkeypatch.setattr(LiveTable, "reload", slow)
        forgive(there)
        await ann.get(f"/api/tables/{table}")
        assert there.app.state.limiter._bucket("work", "127.0.0.1").fill() < 6 - 0.15


async def test_a_network_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    async with limited(tmp_path, sockets=3) as (there, address):
        table = await there.guest().open("me", "me", "me")
        eve, ann = {"x-forwarded-for": "198.51.100.1"}, {"x-forwarded-for": "198.51.100.2"}
        async with contextlib.AsyncExitStack() as held:
            for _ in range(3):
                await held.enter_async_context(line(address, table, **eve))
            with pytest.raises(Exception, match="403"):
                await held.enter_async_context(line(address, table, **eve))
            await held.enter_async_context(line(address, table, **ann))

        async def free_again() -> bool:
            with contextlib.suppress(Exception):
                async with line(address, table, **eve) as own:
                    return bool((await own.hear())["type"] == "table")
            return False

        await until(free_again)


async def test_messages_over_the_limit_are_refused_slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "REFUSAL_SECONDS", 3600.0)
    async with limited(tmp_path, message=Limit(5, 0.01)) as (there, address):
        table = await there.guest().open("me", "me", "me")
        async with line(address, table) as eve, line(address, table) as ann:
            await eve.hear()
            for _ in range(50):
                await eve.tell({"type": "ping"})
            assert [(await eve.hear())["type"] for _ in range(5)] == ["pong"] * 5
            assert await eve.silence()
            await ann.hear()
            await ann.tell({"type": "ping"})
            assert (await ann.hear())["type"] == "pong"
