"""What a server does when nobody looks: tables leave the memory, clocks go on, logs tell no secret, it ends well."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import re
import signal
import stat
import subprocess
import sys
import time
import weakref
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import OperationalError, ProgrammingError

from tests.server.running_server import AUCTION, database, house, known, play, until
from tests.server.socket_client import PATIENCE
from wartable.core.errors import OptionError
from wartable.server.jobs import bots_and_clocks
from wartable.server.jobs.bots_and_clocks import Tender
from wartable.server.jobs.notices import NoticeSettings, from_environment
from wartable.server.json_logs import JsonLines
from wartable.server.live.host import Host
from wartable.server.run import listening
from wartable.store import Store, schema

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


async def test_tables_that_nobody_uses_leave_the_memory_and_come_back_as_they_were(tmp_path: Path) -> None:
    with known(AUCTION):
        async with house(tmp_path) as there:
            ann = await there.player("Ann")
            used, unused, tended = [await ann.open(*["me"] * 4, title="auction") for _ in range(3)]
            live = await there.live(unused)
            await play(live, 7)
            before = live.playing.state.to_dict()
            follower = (await there.live(used)).watch(0)
            assert await there.host.tidy(idle=0.0, over=0.0, busy=[tended]) == 1
            assert {one.row.id for one in there.host.open_tables()} == {used, tended}
            assert (await there.host.store.last_snapshot(unused) or (0,))[0] == live.n
            assert await there.host.tidy(idle=3600.0, over=0.0) == 0
            (await there.live(used)).leave(follower)
            assert await there.host.tidy(idle=0.0, over=3600.0) == 2
            again = await there.live(unused)
            assert again is not live
            assert again.playing.state.to_dict() == before


async def test_a_table_whose_game_is_over_leaves_the_memory_sooner_and_by_itself(tmp_path: Path) -> None:
    with known(AUCTION):
        async with house(tmp_path) as there:
            ann = await there.player("Ann")
            tables = [await ann.open(*["me"] * 4, title="auction") for _ in range(2)]
            over, running = [await there.live(table) for table in tables]
            await play(over)
            gone = weakref.ref(over.lock)  # compiled tables cannot be referred to like this themselves

            async def freed() -> bool:
                return gone() is None

            assert await there.host.tidy(idle=3600.0, over=3600.0) == 0
            gc.collect()
            gc.disable()  # full collections are rare, so nothing may wait for them
            try:
                del over
                assert await there.host.tidy(idle=3600.0, over=0.0) == 1
                await until(freed)
            finally:
                gc.enable()
            assert there.host.open_tables() == [running]


async def test_a_clock_runs_out_at_a_table_that_is_not_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_and_clocks, "SWEEP_SECONDS", 0.1)
    monkeypatch.setattr(bots_and_clocks, "AHEAD_SECONDS", 0.2)
    monkeypatch.setattr(bots_and_clocks, "IDLE_SECONDS", 0.0)
    later = [0.0]
    clock = SimpleNamespace(time=lambda: time.time() + later[0], monotonic=time.monotonic)
    with known(AUCTION):
        async with house(tmp_path) as there:
            ann = await there.player("Ann")
            table = await ann.open(*["me"] * 4, title="auction", bank=3600)
            await until(lambda: dropped(there.host))
            assert not await grown(there.host.store, table, 2)
            later[0] = 3601.0
            monkeypatch.setattr(bots_and_clocks, "time", clock)
            await until(lambda: grown(there.host.store, table, 2))
            assert [event.kind for event in await there.host.store.events(table)][1] == "default"


async def dropped(host: Host) -> bool:
    return not host.open_tables()


async def grown(store: Store, table: str, events: int) -> bool:
    return len(await store.events(table)) >= events


async def test_a_sweep_opens_only_what_is_due(tmp_path: Path) -> None:
    with known(AUCTION):
        async with house(tmp_path) as there:
            ann = await there.player("Ann")
            await ann.open(*["me"] * 4, title="auction")
            await ann.open(*["me"] * 4, title="auction", bank=86400.0)
            bots = await ann.open("bot:random", "me", "me", "me", title="auction", bot_pace=60)
        store = await Store.open(database(tmp_path))
        host = Host(store)
        tender = Tender(host)
        opened: list[str] = []
        found = host.table

        async def counted(id: str) -> Any:
            opened.append(id)
            return await found(id)

        swept = asyncio.Event()
        tidied = host.tidy

        async def tidy(*what: Any, **how: Any) -> int:
            swept.set()  # the last thing that a sweep does
            return await tidied(*what, **how)

        host.table = counted  # type: ignore[method-assign]
        host.tidy = tidy  # type: ignore[method-assign]
        tender.start()
        async with asyncio.timeout(60):
            await swept.wait()
        await tender.stop()
        await store.close()
        assert opened == [bots]


async def test_a_table_that_cannot_be_read_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots_and_clocks, "SWEEP_SECONDS", 0.05)

    async def unreadable() -> int:
        return [record.msg for record in caplog.records].count("table_unreadable")

    with known(AUCTION), caplog.at_level(logging.INFO):
        async with house(tmp_path) as there:
            ann = await there.player("Ann")
            bad, good = [await ann.open("bot:random", "me", "me", "me", title="auction", bot_pace=2) for _ in range(2)]
            await there.host.store.do(there.host.store.table_update(bad, title="nosuch", due=0.0))
        async with house(tmp_path) as there:
            await until(unreadable)
            await until(lambda: grown(there.host.store, good, 2))
    assert await unreadable() == 1


def test_a_line_of_the_log_is_json_and_says_only_what_it_may() -> None:
    logger = logging.getLogger("wartable.test")
    try:
        raise ValueError("the hand is: knights, hero; link=abc")
    except ValueError as error:
        record = logger.makeRecord(
            "wartable.test", logging.ERROR, __file__, 1, "fault", (), (type(error), error, None),
            extra={"table": "a1b2", "secret": "very-secret", "hand": "knights"},
        )  # fmt: skip
    told = JsonLines().format(record)
    assert "\n" not in told
    data = json.loads(told)
    assert (data["level"], data["event"], data["table"], data["from"]) == ("error", "fault", "a1b2", "wartable.test")
    assert data["error"]["kind"] == "ValueError"
    for word in ("very-secret", "knights", "abc"):
        assert word not in told


async def test_a_fault_is_logged_by_its_route_not_by_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, logger="wartable"):
        async with house(tmp_path) as there:

            async def broken(_: str) -> None:
                raise RuntimeError("boom")

            monkeypatch.setattr(there.host.store, "seat_by_link", broken)
            guest = there.guest()
            answer = await guest.client.get("/seat/t1/my-secret-link")
            assert answer.status_code == 500
            assert "boom" not in answer.text
    lines = [JsonLines().format(record) for record in caplog.records if record.name.startswith("wartable")]
    assert any('"route": "/seat/{table}/{link}"' in line for line in lines), lines
    assert not any("my-secret-link" in line for line in lines)


async def test_errors_of_the_database_do_not_tell_what_was_written(tmp_path: Path) -> None:
    store = await Store.open(database(tmp_path))
    with pytest.raises(Exception, match="NOT NULL") as error:
        await store.do(store.upsert(schema.sessions).values(hash="my-secret-hash"))
    assert "my-secret-hash" not in str(error.value)
    await store.close()


async def test_the_database_is_for_nobody_elses_eyes(tmp_path: Path) -> None:
    store = await Store.open(database(tmp_path / "new"))
    await store.take_lease("work", "me", 1.0)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "new").iterdir()}
    assert modes == dict.fromkeys(("wartable.db", "wartable.db-wal", "wartable.db-shm"), 0o600)
    await store.close()
    with pytest.raises(OptionError, match=r"wartable\.db: "):
        await Store.open(database(tmp_path / "new" / "wartable.db"))


async def test_the_migrations_lead_to_the_schema_that_the_program_knows(tmp_path: Path) -> None:
    store = await Store.open(database(tmp_path))
    async with store.engine.connect() as connection:
        found = await connection.run_sync(
            lambda plain: compare_metadata(MigrationContext.configure(plain), schema.metadata)
        )
    assert found == []
    await store.close()


def test_settings_from_the_environment() -> None:
    told = from_environment(
        {
            "WARTABLE_MAIL": "smtps://clerk:very-secret@mail.test",
            "WARTABLE_ADDRESS": "https://war.test/",
            "WARTABLE_PRIVATE_WEBHOOKS": "yes",
            "WARTABLE_NOTICE_DELAY": "5",
        }
    )
    assert (told.address, told.private, told.delay) == ("https://war.test", True, 5.0)
    assert told.channels.kinds == ("mail", "webhook")
    assert "very-secret" not in repr(told)
    assert NoticeSettings().channels.kinds == ("webhook",)
    with pytest.raises(OptionError, match="WARTABLE_MAIL") as error:
        from_environment({"WARTABLE_MAIL": "clerk:very-secret@mail.test"})
    assert "very-secret" not in str(error.value)


def serving(folder: Path, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-W", "ignore", "-c", "from wartable.cli import main; main()", "serve", *words]
    return subprocess.Popen(
        [*command, "--data", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "COLUMNS": "200"},
    )


async def test_serve_prints_its_address_and_ends_well(tmp_path: Path) -> None:
    server = serving(tmp_path, "--port", "0")
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.fullmatch(r"wartable: (http://localhost:(\d+))\n", line)
        assert found is not None, line
        address = found[1]
        end = time.monotonic() + PATIENCE
        while True:
            try:
                assert httpx.get(f"{address}/health", timeout=PATIENCE).json()["ok"] is True
                break
            except httpx.HTTPError:
                assert time.monotonic() < end, "the server does not answer"
                time.sleep(0.1)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
        wish = {"title": "proelio", "seats": seats}
        table = httpx.post(f"{address}/api/tables/", json=wish, timeout=PATIENCE).json()["table"]
        port = int(found[2])
        with pytest.raises(OptionError, match=f"port {port} of 127.0.0.1"):
            listening("127.0.0.1", port)
        server.send_signal(signal.SIGTERM)
        _, errors = server.communicate(timeout=PATIENCE)
    finally:
        server.kill()
        server.wait()
    assert server.returncode in (0, -signal.SIGTERM)
    lines = [json.loads(line) for line in errors.splitlines()]
    assert [line["event"] for line in lines if line["from"] == "wartable"] == ["server_started", "server_stopped"]
    assert not [line for line in lines if line["level"] in ("error", "warning")]
    store = await Store.open(database(tmp_path))
    kept = await store.last_snapshot(table)
    events = await store.events(table)
    assert kept is not None
    assert kept[0] == events[-1].n
    await store.close()


def test_serve_says_clearly_what_is_wrong(tmp_path: Path) -> None:
    with listening("127.0.0.1", 0) as taken:
        server = serving(tmp_path, "--port", str(taken.getsockname()[1]))
        _, errors = server.communicate(timeout=PATIENCE)
    assert server.returncode == 2
    assert "name another one with --port" in errors
    assert "Traceback" not in errors


@pytest.mark.parametrize(
    ("broken", "status", "code"),
    [
        (OperationalError("SELECT", {}, Exception("server closed the connection")), 503, "unavailable"),
        (ConnectionRefusedError(111, "refused"), 503, "unavailable"),
        (ProgrammingError("SELECT", {}, Exception("no such column")), 500, "fault"),
    ],
)
async def test_a_lost_database_is_no_fault_of_ours(tmp_path: Path, broken: Exception, status: int, code: str) -> None:
    async with house(tmp_path) as there:
        ann = there.guest()
        table = await ann.open("me", "me", "me")

        async def lost(*_: Any) -> Any:
            raise broken

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(there.host.store, "rows", lost)
            answer = await ann.client.get("/api/tables/")
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
        assert ("retry-after" in answer.headers) == (status == 503)
        assert (await ann.get(f"/api/tables/{table}"))["phase"] == "running"
