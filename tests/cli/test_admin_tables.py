"""The tool belt for running tables: show, export, import, patch, undo. Bad input changes nothing."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

import wartable
from tests import event_loop
from tests.server.live.test_snapshots import NoVeto, hammer_and_on
from tests.server.running_server import AUCTION, PASSWORD, Someone, database, house, known, play, until
from tests.server.test_admin import admin, everything, while_running
from wartable.core.errors import Stale
from wartable.core.table.table import Table
from wartable.server.people.cookies import SEAT_COOKIE
from wartable.store import Store

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def rows(folder: Path) -> dict[str, list[Any]]:
    """Return all that the store of a folder holds."""

    async def read() -> dict[str, list[Any]]:
        store = await Store.open(database(folder))
        try:
            return await everything(store)
        finally:
            await store.close()

    return event_loop.run(read())


def settled(game: Table) -> dict[str, object]:
    """Return a position without open rows, as JSON has it."""
    found: dict[str, object] = json.loads(json.dumps(game.history.without_rows(game.state).to_dict()))
    return found


async def begun(there: Any, clicks: int, title: str = "proelio", seats: int = 3) -> tuple[Someone, str]:
    """Open a table for one person at all seats and play a little."""
    ann = await there.player("Ann")
    table = await ann.open(*["me"] * seats, title=title)
    await play(await there.live(table), clicks)
    return ann, table


async def at_the_end(folder: Path, table: str, before: dict[str, object]) -> None:
    """Start a server, find the table where it should stand, and play it to its end."""
    async with house(folder) as there:
        ann = there.guest()
        await ann.post("/api/accounts/sign-in", {"name": "Ann", "password": PASSWORD})
        live = await there.live(table)
        assert settled(live.playing) == before
        await play(live)
        assert (await ann.get(f"/api/tables/{table}"))["phase"] == "finished"
        assert (await ann.get(f"/api/tables/{table}/proof"))["verified"] is True
    assert "0 diverge" in await while_running(folder, "check")


# -- show --


async def test_show_tells_nothing_of_the_game_unless_asked(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        _, table = await begun(there, 8)
        position = settled((await there.live(table)).playing)
    shown = admin(tmp_path, "show", table)
    assert "9 events" in shown
    assert "9 eventi" in admin(tmp_path, "show", table, lang="it")
    assert 'hand"' not in shown
    assert json.loads(admin(tmp_path, "show", table, "--position")) == position
    assert admin(tmp_path, "show", "nosuch", "--position") == "there is no table 'nosuch'"


# -- undo --


async def test_undo_goes_back_while_the_server_runs(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, table = await begun(there, 9)
        live = await there.live(table)
        game = live.playing
        wanted = len(game.points) - 3
        numbers = [game.number(seat) for seat in range(3)]
        drawn = game.record.drawn
        assert "The last 2 things" in await while_running(tmp_path, "undo", table, "--back", "2")
        # SQLite tells nobody: the server finds out when it writes the next thing, and loses nothing by it.
        seat = live.playing.deciders[0]
        with pytest.raises(Stale):
            await live.submit(seat, "act", {"actions": [live.playing.state.legal(seat)[0]], "number": numbers[seat]})
        assert len(live.playing.points) - 1 == wanted
        assert live.playing.record.drawn == drawn, "no draw is ever made twice"
        assert live.playing.record.lines[-1].kind == "rollback"
        said = [line["text"] for line in await ann.get(f"/api/tables/{table}/chat")]
        assert len(said) == 1
        assert "taken back the last 2 things" in said[0]
        assert "ha annullato le ultime 2 cose" in said[0]
        before = settled(live.playing)
    await at_the_end(tmp_path, table, before)


async def test_undo_comes_after_what_some_had_agreed_to(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        _, table = await begun(there, 6)
        live = await there.live(table)
        point = len(live.playing.points) - 2
        for seat in (1, 2):
            await live.submit(seat, "rollback", {"lines": point})
    admin(tmp_path, "undo", table)
    admin(tmp_path, "undo", table)  # and again, right after a line of that kind
    events = [row for row in rows(tmp_path)["events"] if row[3] == "rollback"]
    assert len(events) == 2 + 1 + 3
    await at_the_end(tmp_path, table, json.loads(admin(tmp_path, "show", table, "--position")))


async def test_what_cannot_be_undone_is_said_and_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, running = await begun(there, 4)
        done = await ann.open("me", "me", "me")
        await play(await there.live(done))
        gathering = await ann.open("me", "open", "open")
    before = rows(tmp_path)
    assert "back 99: the table can go back by 1 to " in admin(tmp_path, "undo", running, "--back", "99")
    assert admin(tmp_path, "undo", done) == f"table {done} is finished"
    assert admin(tmp_path, "undo", gathering) == "the table is still waiting for players"
    assert admin(tmp_path, "undo", "nosuch") == "there is no table 'nosuch'"
    assert rows(tmp_path) == before


# -- patch --


def patched(folder: Path, table: str, text: str, lang: str = "en") -> str:
    """Patch a table with a file of that text; return what is said."""
    file = folder / "changes.json"
    file.write_text(text, encoding="utf-8")
    return admin(folder, "patch", table, str(file), lang=lang)


async def test_patch_changes_the_position_and_the_game_goes_on(tmp_path: Path) -> None:
    async def look(table: str) -> None:
        async with house(tmp_path) as there:
            ann = there.guest()
            await ann.post("/api/accounts/sign-in", {"name": "Ann", "password": PASSWORD})
            assert (await ann.get(f"/api/tables/{table}"))["diverged"] == ""
            said = [line["text"] for line in await ann.get(f"/api/tables/{table}/chat")]
            assert said == [
                "Those who run this server have corrected the position. · "
                "Chi gestisce il server ha corretto la posizione."
            ]

    async with house(tmp_path) as there:
        table = (await begun(there, 8))[1]
    position = json.loads(admin(tmp_path, "show", table, "--position"))
    hands = [house["hand"] for house in position["houses"]]
    card = next(card for card in hands[0] if card not in hands[1])
    other = next(card for card in hands[1] if card not in hands[0])
    hands[0][hands[0].index(card)], hands[1][hands[1].index(other)] = other, card
    for hand in hands:
        hand.sort()
    changes = {"houses": position["houses"], "turn": position["turn"] + 2, "memory": []}
    said = patched(tmp_path, table, json.dumps(changes))
    assert said == f"The position of table {table} is corrected.\n"
    after = json.loads(admin(tmp_path, "show", table, "--position"))
    assert after["turn"] == position["turn"] + 2
    assert sorted(after["houses"][0]["hand"]) == hands[0]
    await look(table)
    await at_the_end(tmp_path, table, after)


BAD = {
    "{": "line 1: this is not JSON",
    '{"turn": 3,\n"turn"}': "line 2: this is not JSON",
    "[1, 2]": "a position is names and values in braces",
    '{"trun": 3}': "unknown field 'trun'",
    '{"turn": "many"}': "turn: ",
    '{"seats": 4}': "seats: this is fixed when the table opens",
    '{"options": {}}': "options: this is fixed when the table opens",
    '{"title": "chess"}': "title: this is fixed when the table opens",
    '{"houses": []}': "together with all other cards they do not make the set (PR-DECK-04)",
    '{"houses": 3}': "houses: a list",
    "{}": "the table stands there already; nothing was changed",
    '{"stack": []}': "ended: there are no steps to play",
    '{"stack": [], "ended": "PR-RULING-56"}': "nobody would be asked anything in that position",
}


async def test_a_bad_patch_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        table = (await begun(there, 5))[1]
    before = rows(tmp_path)
    for text, reason in BAD.items():
        assert reason in patched(tmp_path, table, text), text
    assert "riga 1: non è JSON" in _label(tmp_path, table, "{")
    assert "No such file" in admin(tmp_path, "patch", table, str(tmp_path / "none.json"))
    assert patched(tmp_path, "nosuch", '{"turn": 3}') == "there is no table 'nosuch'"
    assert rows(tmp_path) == before


@pytest.mark.plain
async def test_a_patch_keeps_what_must_hold_in_every_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as there:
        table = (await begun(there, 5))[1]
    before = rows(tmp_path)
    proelio = type(wartable.title("proelio"))
    monkeypatch.setattr(proelio, "invariants", lambda self, state: ["a card is lost"])
    assert patched(tmp_path, table, '{"turn": 9}') == "the position breaks the rules: a card is lost"
    monkeypatch.undo()
    assert rows(tmp_path) == before


def _label(folder: Path, table: str, text: str) -> str:
    """Return what an Italian reader is told of a bad patch."""
    from wartable.cli.admin import read_position

    file = folder / "changes.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(wartable.PositionError) as error:
        read_position(file)
    return error.value.label("it")


async def test_nothing_is_patched_while_a_server_runs(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        _, table = await begun(there, 5)
        store = there.host.store
        await until(store.leases)
        before = await everything(store)
        said = await asyncio.to_thread(patched, tmp_path, table, '{"turn": 9}')
        assert said.startswith("a server is running on this store: stop it first")
        assert await everything(store) == before


async def test_a_table_whose_rules_had_changed_says_so_after_a_patch_too(tmp_path: Path) -> None:
    async def diverged(table: str) -> str:
        async with house(tmp_path) as there:
            return (await there.live(table)).diverged

    with known(AUCTION):
        async with house(tmp_path) as there:
            ann = await there.player("Ann")
            table = await ann.open(*["me"] * 4, title="auction")
            await hammer_and_on(await there.live(table), 5)
    with known(NoVeto("2")):
        assert await diverged(table) == "1"
        position = json.loads(admin(tmp_path, "show", table, "--position"))
        changes = next(
            {name: value + 1}
            for name, value in position.items()
            if isinstance(value, int) and name not in ("seats", "version") and not isinstance(value, bool)
        )
        assert "is corrected" in patched(tmp_path, table, json.dumps(changes))
        assert await diverged(table) == "1"


# -- export and import --


async def test_one_table_is_exported_and_comes_back_with_links(tmp_path: Path) -> None:
    out, new = tmp_path / "out", tmp_path / "new"

    async def sit_down(table: str, links: list[str], before: dict[str, object]) -> None:
        async with house(new) as there:
            for link in links:
                guest = there.guest()
                answer = await guest.client.get(link, follow_redirects=False)
                assert answer.headers["location"] == f"/invited/{table}"
                held = answer.cookies[SEAT_COOKIE]
                guest.client.cookies.set(SEAT_COOKIE, held)
                seat = links.index(link)
                await guest.post(f"/api/tables/{table}/seat", {"seat": seat, "link": link.rpartition("/")[2]})
            live = await there.live(table)
            assert settled(live.playing) == before
            await play(live)

    async with house(tmp_path) as there:
        ann, table = await begun(there, 7)
        other = await ann.open("me", "me", "me")
    assert "1 record is in" in admin(tmp_path, "export", str(out), "--table", table)
    file = out / f"proelio-{table}.wtr"
    assert [path.name for path in out.iterdir()] == [file.name]
    before = json.loads(admin(tmp_path, "show", table, "--position"))
    said = admin(new, "import", str(file)).splitlines()
    fresh = said[0].split()[1]
    assert fresh not in (table, other)
    links = [line.rpartition(" ")[2] for line in said[1:]]
    assert len(links) == 3
    await sit_down(fresh, links, before)
    fair = wartable.load(file).fair
    assert fair is not None
    assert fair.secret in file.read_text(encoding="utf-8")
    kept = [value for row in rows(new)["tables"] for value in row if isinstance(value, bytes)]
    assert len(kept) == 1
    assert kept[0].hex() != fair.secret, "who has the file must not foresee a draw"


async def test_bots_may_sit_at_an_imported_table_and_a_finished_one_is_shown(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, table = await begun(there, 6)
        await play(await there.live(await ann.open("me", "me", "me")))
    out = tmp_path / "out"
    admin(tmp_path, "export", str(out), "--running")
    running = out / f"proelio-{table}.wtr"
    done = next(path for path in out.iterdir() if path != running)
    seats = ("--seat", "bot:random", "--seat", "bot:sensible", "--seat", "bot:random")
    fresh = admin(tmp_path, "import", str(running), *seats, "--public").split()[1]
    assert "bot    " in admin(tmp_path, "show", fresh)
    assert "running" in admin(tmp_path, "show", fresh)
    shown = admin(tmp_path, "import", str(done), lang="it")
    assert "è aperto." in shown
    assert "finished" in admin(tmp_path, "show", shown.split()[2])


async def test_a_bad_import_opens_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        table = (await begun(there, 6))[1]
    admin(tmp_path, "export", str(tmp_path), "--table", table)
    good = tmp_path / f"proelio-{table}.wtr"
    bent = tmp_path / "bent.wtr"
    text = good.read_text(encoding="utf-8")
    bent.write_text(
        re.sub(r"^([012]) ", lambda seat: f"{(int(seat[1]) + 1) % 3} ", text, count=1, flags=re.M), encoding="utf-8"
    )
    before = rows(tmp_path)
    assert "line " in admin(tmp_path, "import", str(bent))
    bent.write_text("once upon a time", encoding="utf-8")
    assert "a game begins with" in admin(tmp_path, "import", str(bent))
    assert "No such file" in admin(tmp_path, "import", str(tmp_path / "none.wtr"))
    assert "seats: write open, invited or bot:level, not 'king'" in admin(
        tmp_path, "import", str(good), "--seat", "king"
    )
    assert "not 'bot'" in admin(tmp_path, "import", str(good), "--seat", "bot")
    assert "genius" in admin(tmp_path, "import", str(good), *["--seat", "bot:genius"] * 3)
    assert "3" in admin(tmp_path, "import", str(good), "--seat", "open")
    assert admin(tmp_path, "export", str(tmp_path), "--table", "nosuch") == "there is no table 'nosuch'"
    assert rows(tmp_path) == before
