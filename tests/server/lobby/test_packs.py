"""Packs at server tables: installed by those who run the server, named in the record by hash, missed in clear words."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running_server import House, Someone, house, known
from tests.server.test_admin import while_running
from tests.small import harbour
from tests.small.skirmish import TITLE
from wartable.core.record import wtr
from wartable.server.live.host import Host
from wartable.store import packs
from wartable.store.models import PackRow

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

BOTS = ("me", "bot:random")


@pytest.fixture(autouse=True)
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where this test's processes unfold packs."""
    place = tmp_path / "unfolded"
    place.mkdir()
    monkeypatch.setattr(packs, "_room", lambda: place)
    with known(TITLE):
        yield place


async def install(folder: Path, name: str = "Harbour") -> str:
    """Installs the pack of the tests beside the running server; gives its hash."""
    pack = harbour.write_pack(folder / "harbour")
    told = await while_running(folder, "pack", "add", "skirmish", pack, "--name", name)
    assert told.startswith(f"{name} is installed for skirmish")
    return TITLE.content(pack).hash


async def opened(ann: Someone, pack: str) -> str:
    return await ann.open("me", "open", title="skirmish", pack=pack, public=True)


def restarted(room: Path) -> None:
    """Another process has unfolded nothing yet."""
    for place in room.iterdir():
        shutil.rmtree(place)


async def begun(there: House, ann: Someone, pack: str) -> str:
    table = await opened(ann, pack)
    await there.guest().post(f"/api/tables/{table}/seat", {"seat": 1})
    return table


async def test_a_table_is_opened_and_forked_with_a_pack_and_its_record_names_it(tmp_path: Path, room: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        told = await ann.refused(
            "/api/tables/", {"title": "skirmish", "seats": [{"kind": "me"}, {"kind": "open"}], "pack": "Harbour"}
        )
        assert told == "pack: there is no pack 'Harbour' of skirmish on this server"
        hash = await install(tmp_path)
        assert hash != TITLE.content().hash
        assert f"{hash}" in await while_running(tmp_path, "pack", "list")
        for called in (hash, "Harbour"):
            table = await begun(there, ann, called)
            live = await there.live(table)
            assert (live.row.settings.pack, live.row.settings.content) == (hash, hash)
            assert "mortar" in str(live.playing.choices(0)[0].text)
            record = await ann.get(f"/api/tables/{table}/record")
            assert wtr.parse(record).content_hash == hash
        restarted(room)
        other = await Host(there.host.store).table(table)
        assert other.playing.wtr() == live.playing.wtr()
        fork = (await ann.post(f"/api/tables/{table}/fork", {}))["table"]
        forked = await there.live(fork)
        assert forked.row.settings.pack == hash
        assert "mortar" in str(forked.playing.choices(0)[0].text)
        page = await ann.get("/new/skirmish")
        assert f'<option value="{hash}">Harbour</option>' in page
        assert 'name="pack"' not in await ann.get("/new/proelio")


async def test_a_record_with_a_pack_is_brought_along(tmp_path: Path, room: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        game = TITLE.open(2, seed=3, pack=harbour.write_pack(tmp_path / "harbour"))
        told = await ann.refused("/api/records/", {"record": game.wtr()})
        assert told == f"skirmish: the pack {game.record.content_hash} is not installed on this server"
        hash = await install(tmp_path)
        another = PackRow(title="skirmish", hash="c0ffee", name="Another", files={"skirmish.toml": ""}, added=0.0)
        await there.host.store.packs.add(another)
        restarted(room)
        table = (await ann.post("/api/records/", {"record": game.wtr()}))["table"]
        live = await there.live(table)
        assert live.row.settings.pack == hash == live.playing.record.content_hash
        assert [place.name for place in room.iterdir()] == [f"skirmish-{hash}"]  # no other pack was unfolded for it
        restarted(room)
        file = tmp_path / "game.wtr"
        file.write_text(game.wtr(), encoding="utf-8")
        assert "/seat/" in await while_running(tmp_path, "import", str(file))


async def test_a_pack_in_use_stays_and_a_missing_one_is_told(tmp_path: Path, room: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        hash = await install(tmp_path)
        table = await begun(there, ann, hash)
        told = await while_running(tmp_path, "pack", "remove", "skirmish", "Harbour")
        assert told.startswith("Harbour is played with at 1 tables")
        removed = await while_running(tmp_path, "pack", "remove", "skirmish", hash, "--force", lang="it")
        assert removed == "Harbour di skirmish è stato tolto.\n"
        assert hash not in await while_running(tmp_path, "pack", "list")
        restarted(room)
        await there.host.drop(table)
        answer = await ann.client.get(f"/api/tables/{table}")
        assert answer.json()["error"]["text"] == f"skirmish: the pack {hash} is not installed on this server"
        page = await ann.client.get(f"/table/{table}", params={"lang": "it"}, headers={"accept": "text/html"})
        assert page.status_code == 404
        assert f"il pacchetto {hash} non è installato su questo server" in page.text
        listed = await ann.client.get("/tables", headers={"accept": "text/html"})
        assert listed.status_code == 200
        # It comes back, and the table goes on.
        await install(tmp_path)
        assert (await ann.get(f"/api/tables/{table}"))["phase"] == "running"


async def test_a_pack_that_cannot_be_played_with_is_not_installed(tmp_path: Path) -> None:
    async with house(tmp_path):
        folder = tmp_path / "harbour"
        harbour.write_pack(folder, content="zones = 7")
        told = await while_running(tmp_path, "pack", "add", "skirmish", str(folder))
        assert "skirmish.toml" in told
        assert "harbour" not in await while_running(tmp_path, "pack", "list")
