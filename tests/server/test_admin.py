"""`wartable admin`: accounts, tables, export, backup while games go on, restore, and the check against the rules."""

from __future__ import annotations

import asyncio
import gzip
import json
import stat
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from typer.testing import CliRunner

import wartable
from tests.server.live.test_snapshots import NoVeto, hammer_and_on
from tests.server.running_server import AUCTION, PASSWORD, database, house, known, play
from wartable.cli import app
from wartable.core.errors import WartableError
from wartable.core.record import proof
from wartable.store import Store, backup, schema
from wartable.store.backup import BackupError

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def admin(folder: Path, *words: str, code: int = 0, lang: str = "en") -> str:
    """Runs the command, on a thread of its own: in this one the browser of other tests may run a loop; what it says."""
    given = ["admin", *words, "--data", str(folder), "--lang", lang]
    with ThreadPoolExecutor(1) as pool:
        done = pool.submit(CliRunner().invoke, app, given, env={"COLUMNS": "120"}).result()
    if isinstance(done.exception, WartableError):
        return str(done.exception)
    assert done.exit_code == code, (done.output, done.exception)
    return done.output


async def while_running(folder: Path, *words: str, **how: Any) -> str:
    """Runs the command beside the server of this test."""
    return await asyncio.to_thread(admin, folder, *words, **how)


async def test_accounts(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann", "ann@people.test")
        await there.player("Marvin", robot=True)
        listed = await while_running(tmp_path, "users")
        assert "ann@people.test" in listed
        assert "Marvin" in listed
        assert "argon2" not in listed
        assert "Ann is shut out." in await while_running(tmp_path, "disable", "ANN@people.test")
        assert "disabled" in await while_running(tmp_path, "users")
        assert (await ann.get("/api/accounts/me"))["id"] == ""
        signing = {"name": "Ann", "password": PASSWORD}
        assert "shut out" in await ann.refused("/api/accounts/sign-in", signing, "forbidden", 403)
        assert "può entrare" in await while_running(tmp_path, "enable", "ann", lang="it")
        await ann.post("/api/accounts/sign-in", signing)
        assert (await ann.get("/api/accounts/me"))["id"] == ann.id
        await while_running(tmp_path, "sign-out", ann.id)
        assert (await ann.get("/api/accounts/me"))["id"] == ""
        fresh = (await while_running(tmp_path, "password", "Ann")).split()[-1]
        await ann.refused("/api/accounts/sign-in", signing, "forbidden")
        await ann.post("/api/accounts/sign-in", {"name": "Ann", "password": fresh})
        assert await while_running(tmp_path, "disable", "Nobody") == "there is no account 'Nobody'"


async def test_a_disabled_robot_cannot_use_its_token(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        robot = await there.player("Marvin", robot=True)
        token = (await robot.post("/api/accounts/token", {}))["token"]
        robot.client.cookies.clear()
        robot.client.headers["authorization"] = f"Bearer {token}"
        assert (await robot.get("/api/accounts/me"))["name"] == "Marvin"
        await while_running(tmp_path, "disable", "Marvin")
        await robot.get("/api/accounts/me", 401)


async def test_tables_show_abort_and_export(tmp_path: Path) -> None:
    with known(AUCTION):
        async with house(tmp_path) as there:
            ann = await there.player("Ann")
            done, running, ended = [await ann.open(*["me"] * 4, title="auction") for _ in range(3)]
            gathering = await ann.open("me", "open", "open", "open", title="auction")
            await play(await there.live(done))
            for table in (running, ended):
                await play(await there.live(table), 5)
            assert "is over" in await while_running(tmp_path, "abort", ended)
            assert "is over" in await while_running(tmp_path, "abort", gathering)
            assert "is finished" in await while_running(tmp_path, "abort", ended)
            assert await while_running(tmp_path, "abort", "nosuch") == "there is no table 'nosuch'"
            live = await there.live(ended)
            seat = live.playing.deciders[0]
            answer = {"actions": [live.playing.choices(seat)[0].code], "number": live.playing.number(seat)}
            body = {"kind": "act", "seat": seat, "body": answer}
            await ann.refused(f"/api/tables/{ended}/do", body, "not_running", 409)
            assert (await ann.get(f"/api/tables/{ended}"))["phase"] == "finished"
            listed = await while_running(tmp_path, "tables")
            assert all(table in listed for table in (done, running, ended))
            assert done not in await while_running(tmp_path, "tables", "--phase", "running")
            shown = await while_running(tmp_path, "show", running)
            assert "Ann" in shown
            hand = (await there.live(running)).playing.view(0).to_json()
            assert str(hand) not in shown
            out = tmp_path / "records"
            assert "2 records" in await while_running(tmp_path, "export", str(out))
            names = {path.name for path in out.iterdir()}
            assert names == {f"auction-{done}.wtr", f"auction-{ended}.wtr"}
            assert proof.verify((out / f"auction-{done}.wtr").read_text()).games == 1
            await while_running(tmp_path, "export", str(out), "--running")
            saved = wartable.load(out / f"auction-{running}.wtr")
            game = (await there.live(running)).playing
            assert saved.state.to_dict() == game.history.without_rows(game.state).to_dict()
            assert stat.S_IMODE(out.stat().st_mode) == 0o700


async def everything(store: Store) -> dict[str, list[Any]]:
    """All rows of a store."""
    async with store.engine.connect() as connection:
        found = {}
        for table in backup.KEPT:
            rows = await connection.execute(table.select().order_by(*table.primary_key.columns))
            found[table.name] = [tuple(row) for row in rows]
        return found


async def stands_as_it_was(folder: Path, table: str, view: Any, chat: str) -> None:
    """A restored server shows the table as it was, and every table can be played on."""
    async with house(folder) as there:
        ann = there.guest()
        await ann.post("/api/accounts/sign-in", {"name": "Ann", "password": PASSWORD})
        assert await ann.get(f"/api/tables/{table}", seat=1) == view
        assert [line["text"] for line in await ann.get(f"/api/tables/{table}/chat")] == [chat]
        live = await there.live(table)
        await play(live)
        assert (await ann.get(f"/api/tables/{table}/proof"))["verified"] is True
        for row in await there.host.store.tables():
            assert (await there.live(row.id)).diverged == ""


async def has_every_event_once(folder: Path, more: Path) -> None:
    """A restored store has no gap in its events, and its own backup gives the same store again."""
    store = await Store.open(database(folder))
    found = await everything(store)
    events = found["events"]
    for table in {row[0] for row in events}:
        ns = [row[1] for row in events if row[0] == table]
        assert ns == list(range(1, len(ns) + 1))
    await backup.backup(store, more / "second")
    third = await Store.open(database(more / "third"))
    await backup.restore(third, more / "second")
    assert await everything(third) == found
    for one in (store, third):
        await one.close()


async def test_backup_while_games_go_on_and_restore(tmp_path: Path) -> None:
    file, new = tmp_path / "wartable.backup", tmp_path / "new"
    with known(AUCTION):
        async with house(tmp_path) as there:
            ann = await there.player("Ann", "ann@people.test")
            table = await ann.open("me", "bot:random", "bot:random", "bot:random", title="auction")
            still = await ann.open(*["me"] * 4, title="auction")
            live = await there.live(still)
            await play(live, 20)
            await ann.post(f"/api/tables/{still}/chat", {"text": "perché no?"})
            # Writes all the while: the backup shows one moment of it.
            playing = asyncio.create_task(play(await there.live(table)))
            assert "rows" in await while_running(tmp_path, "backup", str(file))
            await playing
            with pytest.raises(BackupError, match="the store is not empty"):
                await backup.restore(there.host.store, file)
            view = await ann.get(f"/api/tables/{still}", seat=1)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert "rows were restored" in admin(new, "restore", str(file))
        assert "not empty" in admin(new, "restore", str(file))
        await has_every_event_once(new, tmp_path)
        await stands_as_it_was(new, still, view, "perché no?")


async def test_a_backup_shows_one_moment(tmp_path: Path) -> None:
    store = await Store.open(database(tmp_path))
    async with backup._moment(store) as connection:
        count = select(func.count()).select_from(schema.leases)
        assert await connection.scalar(count) == 0
        assert await store.take_lease("x", "me", 10)
        assert await connection.scalar(count) == 0
    await store.close()


async def test_a_damaged_backup_restores_nothing(tmp_path: Path) -> None:
    file = tmp_path / "good"
    async with house(tmp_path) as there:
        await there.player("Ann")
        await backup.backup(there.host.store, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    heading = json.loads(lines[0])
    cases = {
        "changed": [*lines[:1], lines[1].replace(b"Ann", b"Eve"), *lines[2:]],
        "breaks off": lines[:-1],
        "not a backup": [b"{}\n", *lines[1:]],
        "update it first": [json.dumps({**heading, "schema": "9999"}).encode() + b"\n", *lines[1:]],
        "no row of a table": [lines[0], b'["secrets",{}]\n', *lines[1:]],
        "no column": [lines[0], lines[1].replace(b'"robot"', b'"magic"'), *lines[2:]],
        "not a line of a backup": [lines[0], b"once upon a time\n", *lines[1:]],
    }
    for number, (reason, text) in enumerate(cases.items()):
        bad = tmp_path / f"bad{number}"
        bad.write_bytes(gzip.compress(b"".join(text)))
        assert reason in admin(tmp_path / "empty", "restore", str(bad))
    (tmp_path / "plain").write_text("once upon a time")
    assert "not a line of a backup" in admin(tmp_path / "empty", "restore", str(tmp_path / "plain"))
    assert "No such file" in admin(tmp_path / "empty", "restore", str(tmp_path / "none"))
    admin(tmp_path / "empty", "restore", str(file))


async def test_the_check_finds_a_table_that_diverges_and_it_goes_on(tmp_path: Path) -> None:
    async def after(table: str) -> None:
        async with house(tmp_path) as there:
            ann = there.guest()
            await ann.post("/api/accounts/sign-in", {"name": "Ann", "password": PASSWORD})
            assert (await ann.get(f"/api/tables/{table}"))["diverged"] == "1"
            await play(await there.live(table))
            assert (await ann.get(f"/api/tables/{table}"))["phase"] == "finished"
            assert (await ann.get(f"/api/tables/{table}/proof"))["verified"] is True

    with known(AUCTION):
        async with house(tmp_path) as there:
            ann = await there.player("Ann")
            table, _ = [await ann.open(*["me"] * 4, title="auction") for _ in range(2)]
            await hammer_and_on(await there.live(table), 5)
        assert "2 tables are as they were, 0 diverge." in admin(tmp_path, "check")
    with known(NoVeto("2")):
        told = admin(tmp_path, "check", code=1)
        assert f"{table} (auction, running): event" in told
        assert "goes on from its kept position, nothing is lost" in told
        assert "1 table is as it was, 1 diverges." in told
        await after(table)
    gone = admin(tmp_path, "check", code=1, lang="it")
    assert "non può proseguire" in gone


async def test_when_a_table_is_due_is_written_with_its_events(tmp_path: Path) -> None:
    with known(AUCTION):
        async with house(tmp_path) as there:
            ann = await there.player("Ann")
            clocked = await ann.open(*["me"] * 4, title="auction", bank=1000.0)
            plain = await ann.open(*["me"] * 4, title="auction")
            now = time.time()
            rows = {row.id: row.due for row in await there.host.store.tables()}
            assert rows[plain] is None
            assert abs((rows[clocked] or 0) - now - 1000) < 5
            assert await there.host.store.due_tables(now + 900) == []
            assert await there.host.store.due_tables(now + 1100) == [clocked]
