"""Attacks on what lies below: a database that fails, hangs or falls silent, while people play."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from tests.server.running_server import AUCTION, House, house, known, until
from wartable.server.app import Settings, create_app
from wartable.server.guards import table_lock
from wartable.server.jobs import bots_and_clocks, postgres_listener
from wartable.server.socket import endpoint
from wartable.store import Store, writer

# They wait for a database that hangs; compiled tables are the harder case.
pytestmark = [
    pytest.mark.compiled,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

OTHERS = "pid <> pg_backend_pid() AND backend_type = 'client backend' AND datname = current_database()"


async def test_a_table_that_could_not_be_read_once_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_and_clocks, "SWEEP_SECONDS", 0.05)
    failures = 0
    events = Store.events

    async def failing(self: Store, *which: Any) -> Any:
        nonlocal failures
        if failures < 3:
            failures += 1
            raise OperationalError("SELECT", {}, Exception("server closed the connection"))
        return await events(self, *which)

    with known(AUCTION):
        async with house(tmp_path) as there:
            ann = await there.player("Ann")
            table = await ann.open("bot:random", "me", "me", "me", title="auction", bot_pace=2)
            before = len(await there.host.store.events(table))
        monkeypatch.setattr(Store, "events", failing)
        async with house(tmp_path) as there:

            async def played() -> bool:
                return failures == 3 and len(await events(there.host.store, table)) > before

            await until(played)


# -- a disk that hangs --


@pytest.mark.plain
async def test_a_disk_that_hangs_is_told_and_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    works = threading.Event()
    works.set()
    found, in_thread = Store._found, writer.Writer._in_thread

    def slow_read(*args: Any) -> Any:
        works.wait()
        return found(*args)

    def slow_write(*args: Any) -> None:
        works.wait()
        in_thread(*args)

    monkeypatch.setattr(Store, "_found", slow_read)
    monkeypatch.setattr(writer.Writer, "_in_thread", slow_write)
    async with house(tmp_path) as there:
        ann = there.guest()
        table = await ann.open("me", "me", "me")
        note = {"kind": "note", "body": {"text": "hm"}, "request": "r1"}
        path, wish = f"/api/tables/{table}", {"title": "proelio", "seats": [{"kind": "me"}] * 3}
        works.clear()
        try:
            async with asyncio.timeout(120), impatient(monkeypatch):
                tries = [
                    ann.client.get("/api/tables/"),
                    ann.client.get("/health"),
                    ann.client.post(f"{path}/do", json=note, headers={"x-csrf": "x"}),
                    ann.client.post("/api/tables/", json=wish, headers={"x-csrf": "x"}),
                ]
                answers = await asyncio.gather(*tries)
        finally:
            works.set()
        assert [answer.status_code for answer in answers] == [503] * 4

        async def back() -> bool:
            again = await ann.client.post(f"{path}/do", json=note, headers={"x-csrf": "x"})
            return again.status_code == 200

        await until(back)
        requests = [event.request for event in await there.host.store.events(table)]
        assert requests.count("r1") == 1


@pytest.mark.plain
async def test_those_behind_one_that_does_not_fit_wait_once_for_a_database_that_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[int] = []

    async def hanging(self: writer.Writer, batch: list[writer.Work]) -> None:
        tries.append(len(batch))
        if len(batch) > 1:
            raise IntegrityError("INSERT", {}, Exception())
        raise TimeoutError

    async with house(tmp_path) as there:
        with monkeypatch.context() as lost:
            lost.setattr(writer.Writer, "_transaction", hanging)
            batch = [writer.Work() for _ in range(50)]
            await there.host.store.writer._commit(batch)
        assert tries == [50, 1]
        assert all(isinstance(work.failed, TimeoutError) for work in batch)


# -- PostgreSQL --


@pytest.mark.plain
async def test_a_line_that_hangs_while_it_is_opened_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Deaf] = []

    class Deaf:
        closed = False

        def add_termination_listener(self, _: Any) -> None:
            pass

        async def add_listener(self, *_: Any) -> None:
            await asyncio.Event().wait()

        def is_closed(self) -> bool:
            return self.closed

        def terminate(self) -> None:
            self.closed = True

    async def connect(*_: Any, **__: Any) -> Deaf:
        opened.append(Deaf())
        return opened[-1]

    async def hear(*_: Any) -> None:
        pass

    monkeypatch.setattr(asyncpg, "connect", connect)
    monkeypatch.setattr(postgres_listener, "PING_SECONDS", 0.05)
    monkeypatch.setattr(postgres_listener, "RETRY_SECONDS", 0.01)
    listener = postgres_listener.Listener("postgresql://nowhere/x", hear)
    listener.start()

    async def tried_again() -> bool:
        return len(opened) > 2

    await until(tried_again)
    await listener.stop()
    assert all(each.closed for each in opened[:2])


@contextlib.asynccontextmanager
async def shared(postgresql: str, processes: int = 1) -> AsyncIterator[list[House]]:
    """Servers on one database."""
    async with contextlib.AsyncExitStack() as stack:
        apps = [create_app(Settings(postgresql, limits=None)) for _ in range(processes)]
        for app in apps:
            await stack.enter_async_context(app.lifespan())
        yield [House(app) for app in apps]


@contextlib.asynccontextmanager
async def locked(postgresql: str) -> AsyncIterator[None]:
    """All tables are held by a transaction that does not end."""
    other = await asyncpg.connect(postgresql)
    try:
        async with other.transaction():
            await other.execute("LOCK TABLE events, tables, seats, users, leases IN ACCESS EXCLUSIVE MODE")
            yield
    finally:
        await other.close()


@contextlib.asynccontextmanager
async def frozen(postgresql: str) -> AsyncIterator[None]:
    """Nobody reads the connections that are open any more."""
    other = await asyncpg.connect(postgresql)
    pids = [row["pid"] for row in await other.fetch(f"SELECT pid FROM pg_stat_activity WHERE {OTHERS}")]
    await other.close()
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


@contextlib.asynccontextmanager
async def impatient(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """A database that hangs is given up soon; one that is well may take its time on a busy machine."""
    with monkeypatch.context() as short:
        short.setattr(writer, "ANSWER_SECONDS", 1.0)
        yield


@pytest.mark.parametrize("hang", [locked, frozen])
async def test_a_database_that_hangs_is_told_and_comes_back(
    empty: str, hang: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with shared(empty) as (there,):
        ann = there.guest()
        table = await ann.open("me", "me", "me")
        note = {"kind": "note", "body": {"text": "hm"}, "request": "r1"}
        async with hang(empty):
            async with asyncio.timeout(120), impatient(monkeypatch):
                tries = [
                    ann.client.get("/api/tables/"),
                    ann.client.post(f"/api/tables/{table}/do", json=note, headers={"x-csrf": "x"}),
                    ann.client.post(f"/api/tables/{table}/do", json=note, headers={"x-csrf": "x"}),
                    ann.client.get("/health"),
                ]
                answers = await asyncio.gather(*tries)
            told = [answer.status_code for answer in answers]
            # New connections may find a way round those that are frozen, and through no lock.
            assert set(told) <= ({503} if hang is locked else {200, 503}), told
            assert 503 in told
            assert all("retry-after" in answer.headers for answer in answers if answer.status_code == 503)

        async def back() -> bool:
            again = await ann.client.post(f"/api/tables/{table}/do", json=note, headers={"x-csrf": "x"})
            return again.status_code == 200

        await until(back, 120)
        requests = [event.request for event in await there.host.store.events(table)]
        assert requests.count("r1") == 1


async def test_seats_of_a_database_that_hangs_are_not_waited_for(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with shared(empty) as (there,):
        ann = there.guest()
        table = await ann.open("me", "me", "me", "open")
        path, seat = f"/api/tables/{table}", {"seat": 3, "name": "Bob"}
        async with locked(empty), asyncio.timeout(120), impatient(monkeypatch):
            # One after the other, and all at once: whoever waits for the table's turn is told, too.
            ways = [("/start", {}), ("/seats", {"seat": 3, "kind": "bot", "level": "random"}), ("/seat", seat)]
            asked = [ann.client.post(path + way, json=body, headers={"x-csrf": "x"}) for way, body in ways]
            told = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert told == [503] * 3

        async def back() -> bool:
            return (await ann.client.post(f"{path}/start", json={}, headers={"x-csrf": "x"})).status_code == 200

        await until(back, 120)
        assert len((await ann.get(path))["seats"]) == 3


async def test_a_database_that_is_gone_is_no_mistake_of_ours(caplog: pytest.LogCaptureFixture) -> None:
    async def gone() -> None:
        raise FileNotFoundError  # what its driver says of a socket whose file is not there

    with pytest.raises(ConnectionError) as lost:
        await writer.in_time(gone())
    refused = OperationalError("SELECT", {}, Exception("recovery"))
    theirs: list[Exception] = [lost.value, refused, ExceptionGroup("both", [refused, lost.value])]
    ours: list[Exception] = [KeyError("x"), IntegrityError("INSERT", {}, Exception())]
    for fault in [*theirs, *ours, ExceptionGroup("both", [refused, KeyError("x")])]:
        endpoint.note_fault("t1", fault)
    assert caplog.messages == ["database_lost"] * 3 + ["socket_fault"] * 3
    # Told for every socket, so in one short line.
    assert [record.exc_info is None for record in caplog.records] == [True] * 3 + [False] * 3


async def test_what_others_wrote_is_read_again_if_the_table_does_not_come_free(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_lock, "LOCK_SECONDS", 0.1)
    async with shared(empty) as (there,):
        live = await there.live(await there.guest().open("me", "me", "me"))
        async with live.lock:
            async with asyncio.timeout(120):
                with pytest.raises(TimeoutError):
                    await there.host.hear(live.row.id, live.n + 1)
        await there.host.hear(live.row.id, live.n + 1)


async def test_a_process_that_hears_nothing_trusts_no_table_in_memory(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with shared(empty, 2) as (here, deaf):
        ann = here.guest()
        table = await ann.open("me", "me", "me")
        bob = deaf.guest()
        bob.client.cookies.update(ann.client.cookies)
        await bob.get(f"/api/tables/{table}/record")
        monkeypatch.setattr(postgres_listener, "RETRY_SECONDS", 3600.0)

        async def hearing() -> bool:
            return not here.host.deaf and not deaf.host.deaf

        async def cut_off() -> bool:
            return here.host.deaf and deaf.host.deaf

        await until(hearing)
        other = await asyncpg.connect(empty)
        lines = f"{OTHERS} AND application_name = '{postgres_listener.NAME}'"
        cut = await other.fetch(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {lines}")
        assert len(cut) == 2
        await until(cut_off)  # what follows is heard by nobody
        for number in range(3):
            for writing, reading in ((ann, bob), (bob, ann)):
                text = f"{number} by {'Ann' if writing is ann else 'Bob'}"
                await writing.post(f"/api/tables/{table}/do", {"kind": "note", "seat": 0, "body": {"text": text}})
                assert text in await reading.get(f"/api/tables/{table}/record", seat=0)
        await other.close()
