"""Fair dice and draws at the server: sealed before anybody says a word, proved by the downloaded record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.server.running_server import AUCTION, Someone, house, known, play
from tests.server.socket_client import line, serving
from wartable.cli import app
from wartable.core.record import wtr
from wartable.core.record.fair_chance import commit
from wartable.server.live.table import LiveTable

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


async def say(someone: Someone, table: str, seat: int, text: str) -> Any:
    return await someone.post(f"/api/tables/{table}/do", {"kind": "salt", "seat": seat, "body": {"text": text}})


def salts(live: LiveTable) -> dict[int, str]:
    return dict(live.playing.record.salts)


async def test_the_seal_is_public_before_the_opener_says_his_word_and_the_game_waits_for_it(tmp_path: Path) -> None:
    with known(AUCTION):
        async with house(tmp_path) as there:
            ann, anybody = there.guest(), there.guest()
            seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "me"}]
            wish = {"title": "auction", "seats": seats, "salts": True, "bot_pace": 60}
            opened = await ann.post("/api/tables/", wish)
            table, at = opened["table"], f"/api/tables/{opened['table']}"
            live = await there.live(table)
            assert opened["commitment"] == commit(live.row.secret)
            for someone in (ann, anybody):
                seen = await someone.get(at)
                assert (seen["phase"], seen["commitment"], seen["awaited"]) == (
                    "gathering",
                    opened["commitment"],
                    [0, 1, 3],
                )
                shown = await someone.get(f"{at}/proof")
                assert (shown["commitment"], shown["salts"], shown["secret"]) == (opened["commitment"], [], "")
            await say(ann, table, 0, "a first try")
            await say(ann, table, 0, "una  rosa è rossa")
            await say(ann, table, 3, "tulip")
            assert (await ann.get(at))["awaited"] == [1]
            await anybody.refused(f"{at}/do", {"kind": "salt", "seat": 1, "body": {"text": "mine"}}, "forbidden")
            assert live.n == 0
            await say(ann, table, 1, "acorn")
            assert live.row.phase == "running"
            assert "awaited" not in await ann.get(at)
            # The bot says nothing, and the server nothing for it: it would be the last to choose.
            assert salts(live) == {0: "una rosa è rossa", 1: "acorn", 3: "tulip"}
            shown = await ann.get(f"{at}/proof")
            assert {salt["seat"]: salt["salt"] for salt in shown["salts"]} == salts(live)
            assert live.playing.record.commitment == opened["commitment"]
            # Every result of the deal comes after all three words.
            kinds = [each.kind for each in live.playing.record.lines]
            assert kinds[:3] == ["salt"] * 3
            assert "salt" not in kinds[3:]


async def test_a_word_comes_with_the_one_who_sits_down_and_goes_with_them(tmp_path: Path) -> None:
    with known(AUCTION):
        async with house(tmp_path) as there, serving(there.app) as address:
            ann, bob, cleo, dan = await there.player("Ann"), there.guest(), there.guest(), there.guest()
            table = await ann.open("me", "open", "open", "open", title="auction")
            at, live = f"/api/tables/{table}", await there.live(table)
            await bob.post(f"{at}/seat", {"seat": 1, "name": "Bob", "salt": "beech"})
            await bob.post(f"{at}/leave", {"seat": 1})
            await bob.post(f"{at}/seat", {"seat": 1, "name": "Bob"})
            for bad in ("x" * 101, "a\u0000b", "\u202eoak"):
                sitting = {"seat": 2, "salt": bad}
                assert "salt" in await cleo.refused(f"{at}/seat", sitting, "option_error", 400)
            assert live.seats[2].kind == "open"
            await cleo.post(f"{at}/seat", {"seat": 2, "name": "Cleo", "salt": "cedar"})
            async with line(address, table, 2, cleo.client.cookies["wartable_seats"]) as socket:
                await socket.until(lambda told: told["phase"] == "gathering")
                assert (await socket.do("salt", {"text": "cypress"}))["type"] == "ack"
                assert (await socket.do("salt", {"text": " "}))["code"] == "option_error"
            assert live.row.phase == "gathering"
            await dan.post(f"{at}/seat", {"seat": 3, "salt": "d" * 100})
            assert salts(live) == {2: "cypress", 3: "d" * 100}
            # In the game a word counts from then on.
            await say(bob, table, 1, "birch")
            assert salts(live)[1] == "birch"


@pytest.mark.parametrize("title", ["auction", "proelio"])
async def test_the_downloaded_record_is_verified_and_a_changed_word_is_found(tmp_path: Path, title: str) -> None:
    with known(AUCTION):
        async with house(tmp_path) as there:
            ann = there.guest()
            seats = [{"kind": "me"}] * 4
            opened = await ann.post("/api/tables/", {"title": title, "seats": seats, "salts": True})
            for seat in range(4):
                await say(ann, opened["table"], seat, f"{seat:032x}")
            await play(await there.live(opened["table"]))
            text, commitment = await ann.get(f"/api/tables/{opened['table']}/record"), opened["commitment"]
    file = tmp_path / "game.wtr"
    file.write_text(text)
    done = CliRunner().invoke(app, ["verify", str(file)])
    assert done.exit_code == 0, done.output
    assert f"commitment {commitment}" in text
    assert f"salt 2 {2:032x}" in text
    forged = wtr.parse(text)
    next(each for each in forged.lines if each.kind == "salt").text = f"{7:032x}"
    file.write_text(wtr.dump(forged))
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code != 0
