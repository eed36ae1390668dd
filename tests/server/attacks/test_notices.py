"""Attacks by notices: webhooks that drip, flood or lie within, and addresses that no mail server takes."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import AUCTION, House, Someone, database, house, known, prepared, until
from wartable.server.jobs import mail, webhook
from wartable.server.jobs.notices import MAIL, Notices, NoticeSettings
from wartable.store import Store, schema
from wartable.store.models import UserRow

# Nothing of this is compiled.
pytestmark = [
    pytest.mark.plain,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class Hooks:
    """A machine on the internet that webhooks lead to: how it answers, and how often it was called."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.called = 0
        self.sent = 0  # bytes that were taken of its answers
        self.answers: set[asyncio.Task[Any]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.called += 1
        task = asyncio.current_task()
        assert task is not None
        self.answers.add(task)
        try:
            with contextlib.suppress(OSError, EOFError):
                await self.answer(reader, writer)
                writer.close()
                await writer.wait_closed()
        finally:
            writer.transport.abort()

    async def hang_up(self) -> None:
        """Ends every answer that is still being given."""
        for task in self.answers:
            task.cancel()
        await asyncio.gather(*self.answers, return_exceptions=True)
        await asyncio.sleep(0)  # the loop closes what was aborted


@contextlib.asynccontextmanager
async def hooks(answer: Answer) -> AsyncIterator[tuple[Hooks, str]]:
    """A machine that answers so, and its address."""
    there = Hooks(answer)
    server = await asyncio.start_server(there.serve, "127.0.0.1", 0)
    try:
        yield there, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/turn"
    finally:
        server.close()
        await there.hang_up()


async def well(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
    await writer.drain()


async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answers a letter at a time, always in time for a limit on each of them."""
    writer.write(b"HTTP/1.1 200 OK\r\nx-slow: ")
    while not writer.is_closing():
        writer.write(b"y")
        await writer.drain()
        await asyncio.sleep(0.02)


async def waiting_for(there: House, someone: Someone) -> None:
    """Opens a table that waits for somebody, who is to be told by now."""
    await someone.open("me", "me", "me", "me", title="auction")


async def player(there: House, name: str, url: str) -> Someone:
    someone = await there.player(name)
    await someone.post("/api/accounts/settings", {"webhook": url})
    await waiting_for(there, someone)
    return someone


async def left(there: House) -> int:
    return len(await there.host.store.outbox.due(float("inf")))


async def test_a_webhook_that_drips_stops_nobody_and_comes_to_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook, "SECONDS", 4.0)
    monkeypatch.setattr(Notices, "every", 0.05)
    with known(AUCTION):
        async with (
            hooks(drip) as (slow, slow_url),
            hooks(well) as (good, good_url),
            house(tmp_path, private=True, delay=0.0) as there,
        ):
            for name in ("Ada", "Bea", "Cleo"):
                await player(there, name, slow_url)
            await player(there, "Dora", good_url)

            async def told() -> bool:
                return good.called == 1

            await until(told)

            async def given_up() -> bool:
                rows = await there.host.store.outbox.due(float("inf"))
                return len(rows) == 3 and all(row.tries == 1 for row in rows)

            await until(given_up)
            assert slow.called >= 3


async def test_the_answer_of_a_webhook_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Notices, "every", 0.05)
    sent = 0

    async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n\r\n")
        for _ in range(400):
            writer.write(b"x" * 100_000)
            await writer.drain()
            sent += 100_000

    with known(AUCTION):
        async with hooks(flood) as (hook, url), house(tmp_path, private=True, delay=0.0) as there:
            await player(there, "Ada", url)

            async def done() -> bool:
                return hook.called == 1 and await left(there) == 0

            await until(done)
    # No more than what lay in the buffers of the line.
    assert sent < 20_000_000


async def test_an_address_that_cannot_be_written_to_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Notices, "every", 0.05)
    letters: list[str] = []

    def send(server: str, message: EmailMessage) -> None:
        if "broken" in message["To"]:
            raise UnicodeEncodeError("ascii", "ä", 0, 1, "no such letter")
        letters.append(message["To"])

    monkeypatch.setattr(mail, "send_mail", send)
    with known(AUCTION):
        async with house(tmp_path, mail="smtp://mail.test", delay=0.0) as there:
            for name in ("broken", "zoe"):
                someone = await there.player(name, f"{name}@people.test")
                await someone.post("/api/accounts/settings", {"mail": True})
                await waiting_for(there, someone)

            async def told() -> bool:
                return letters == ["zoe@people.test"]

            await until(told)


ADDRESSES = [
    "@",
    "a@b",
    "a@people.test>",
    "<a@people.test>",
    "a@[127.0.0.1]",
    "a@127.0.0.1",
    "a@.test",
    "a@people..test",
    ".a@people.test",
    "a..b@people.test",
    "a@-people.test",
    "ä@people.test",
    "a@people.test,b@people.test",
]
ADDRESSES += ["a b@people.test", '"a b"@people.test', "a@b.c\nBcc: all@people.test", "a@people.test\0"]
ADDRESSES += ["a" * 65 + "@people.test", "a@" + "x" * 64 + ".test"]


async def test_an_address_counts_only_if_it_is_one_and_its_reader_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    letters: list[str] = []
    monkeypatch.setattr(mail, "send_mail", lambda server, message: letters.append(message["To"]))
    async with house(tmp_path, mail="smtp://mail.test") as there:
        for number, bad in enumerate(ADDRESSES):
            body = {"name": f"Ann {number}", "password": "a long enough password", "email": bad}
            await there.guest().refused("/api/accounts/register", body, "option_error", 400)
        ann = there.guest()
        body = {"name": "Ann", "password": "a long enough password", "email": "ann@people.test"}
        await ann.post("/api/accounts/register", body)

        async def written() -> bool:
            return letters == ["ann@people.test"]

        await until(written)
        user = await there.host.store.accounts.user(folded="ann")
        assert user is not None
        assert user.email is None
        await ann.refused("/api/accounts/settings", {"mail": True}, "option_error", 400)


INSIDE = [
    "::",
    "::1",
    "::ffff:10.0.0.8",
    "::ffff:0:7f00:1",
    "::7f00:1",
    "::10.0.0.8",
    "64:ff9b::7f00:1",
    "64:ff9b:1::7f00:1",
    "2002:7f00:1::",
    "2002:a00:8::1",
    "2001:0:4136:e378:8000:63bf:80ff:fffe",
    "fe80::1",
    "fec0::1",
    "fc00::1",
    "fd12::1",
    "ff02::1",
    "2001:db8::1",
    "100::1",
    "5f00::1",
    "2606:4700::5efe:7f00:1",
    "2606:4700::200:5efe:a00:8",
    "3fff::1",
    "4000::1",
    "0.0.0.0",
    "127.1.2.3",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.0.8",
    "198.18.0.1",
    "240.0.0.1",
    "255.255.255.255",
]


@pytest.mark.parametrize("address", INSIDE)
def test_a_webhook_never_leads_inside(address: str) -> None:
    assert not webhook.is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address", ["93.184.216.34", "2606:4700::1111", "2a00:1450:4001:82a::200e", "2002:5db8:d822::1"]
)
def test_a_webhook_reaches_the_open_internet(address: str) -> None:
    assert webhook.is_public(ipaddress.ip_address(address))


async def test_a_webhook_inside_is_refused_over_the_line(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        for url in ("http://127.0.0.1/", "http://[::1]/", "http://[::7f00:1]/", "http://[64:ff9b:1::7f00:1]:80/x"):
            told = await ann.refused("/api/accounts/settings", {"webhook": url}, "option_error", 400)
            assert "webhook" in told


async def test_an_account_that_is_deleted_meanwhile_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    async def deal(self: Notices, user: UserRow, *_: Any) -> None:
        told.append(user.id)

    monkeypatch.setattr(Notices, "_deal_with", deal)
    async with house(tmp_path) as there:
        people = [await there.player(name) for name in ("Ann", "Bob", "Cleo")]
        store = there.host.store
        table = await people[0].open("me", "me", "me")
        await store.do(*(store.outbox.add(one.id, table, MAIL, 0.0) for one in people))
        users = store.accounts.users

        async def without_bob(*ids: str) -> list[UserRow]:
            return [user for user in await users(*ids) if user.id != people[1].id]

        monkeypatch.setattr(store.accounts, "users", without_bob)
        await Notices(store, NoticeSettings()).work()
    assert sorted(told) == sorted([people[0].id, people[2].id])


async def test_a_lease_of_a_clock_that_was_set_back_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Notices, "every", 0.05)
    prepared(tmp_path)
    store = await Store.open(database(tmp_path))
    # A process took it when the clock was an hour ahead, and is dead by now.
    await store.do(store.upsert(schema.leases).values(name="outbox", holder="dead", until=time.time() + 3600))
    await store.close()
    with known(AUCTION):
        async with hooks(well) as (good, url), house(tmp_path, private=True, delay=0.0) as there:
            await player(there, "Ada", url)

            async def told() -> bool:
                return good.called == 1

            await until(told)
