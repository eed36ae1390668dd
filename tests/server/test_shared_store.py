"""The same on PostgreSQL: people, notices, ratings and backups of servers that share one database."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import AUCTION, House, database, known, play, until
from tests.server.test_admin import everything
from wartable.server.app import Settings, create_app
from wartable.server.jobs.notices import Notices, NoticeSettings
from wartable.server.live import absence
from wartable.store import Store, backup, schema

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


async def test_two_servers_agree_on_votes_notices_and_ratings(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(absence.SILENCE, "live", 0.0)
    monkeypatch.setattr(Notices, "start", lambda self: None)
    settings = NoticeSettings(delay=0.0, private=True)
    with known(AUCTION):
        apps = [create_app(Settings(empty, settings, limits=None)) for _ in range(2)]
        async with apps[0].lifespan(), apps[1].lifespan():
            one, two = House(apps[0]), House(apps[1])
            ann, bob, cleo = await one.player("Ann"), await two.player("Bob"), await two.player("Cleo")
            table = await ann.open("me", "open", "open", "bot:random", title="auction")
            await bob.post(f"/api/tables/{table}/seat", {"seat": 1})
            await cleo.post(f"/api/tables/{table}/seat", {"seat": 2})
            here, there = await one.live(table), await two.live(table)
            await until(lambda: same(here, there))
            at = f"/api/tables/{table}"
            # What a player wants to be told is known to both, whichever of them was told.
            await ann.post("/api/accounts/settings", {"webhook": "http://127.0.0.1:9/"})
            await until(lambda: calls(there, ann.id))
            assert (await bob.post(f"{at}/replace", {"seat": 0})) == {"votes": 1, "needed": 2, "done": False}
            await until(lambda: same(here, there))
            assert here.votes == {0: {1: "bot"}}
            await ann.post(f"{at}/leave", {"seat": 0})
            await until(lambda: kinds(there, "bot"))
            await ann.post(f"{at}/return", {"seat": 0})
            await until(lambda: kinds(there, "user"))
            store = one.host.store
            while await store.outbox.due(1e12) == []:
                await play(there, 1, seed=there.n)
                await until(lambda: same(here, there))
            assert {row.user for row in await store.outbox.due(1e12)} == {ann.id}
            await play(there)
            await until(lambda: rated(store))
            assert {row.games for row in await store.ratings.find("auction")} == {1}
            assert await store.outbox.due(1e12) == []


async def same(here: Any, there: Any) -> bool:
    return bool(here.n == there.n > 0)


async def calls(live: Any, user: str) -> bool:
    return [player.user for player in live.recipients] == [user]


async def kinds(live: Any, kind: str) -> bool:
    return bool(live.seats[0].kind == kind)


async def rated(store: Store) -> bool:
    return await store.ratings.find("auction") != []


async def test_from_one_kind_of_database_to_the_other_and_back(empty: str, tmp_path: Path) -> None:
    with known(AUCTION):
        app = create_app(Settings(database(tmp_path), limits=None))
        async with app.lifespan():
            house = House(app)
            ann = await house.player("Ann", "ann@people.test")
            table = await ann.open(*["me"] * 4, title="auction")
            await play(await house.live(table), 30)
            for line in ("one", "two"):
                await ann.post(f"/api/tables/{table}/chat", {"text": line})
        lite = await Store.open(database(tmp_path))
        await backup.backup(lite, tmp_path / "first")
        before = await everything(lite)
        await lite.close()
        shared = await Store.open(empty)
        await backup.restore(shared, tmp_path / "first")
        assert await everything(shared) == before
        await shared.say(table, "Ann", 0, "three")  # ids go on after the restored ones
        assert [line.text for line in await shared.chat(table)] == ["one", "two", "three"]
        async with backup._moment(shared) as connection:
            count = schema.chat.select()
            assert len((await connection.execute(count)).all()) == 3
            await shared.say(table, "Ann", 0, "four")
            assert len((await connection.execute(count)).all()) == 3
        await backup.backup(shared, tmp_path / "second")
        after = await everything(shared)
        await shared.close()
        again = await Store.open(database(tmp_path / "again"))
        await backup.restore(again, tmp_path / "second")
        assert await everything(again) == after
        await again.close()
