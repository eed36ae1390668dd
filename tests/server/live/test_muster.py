"""Long rows, forms, names and battles elsewhere, over the server: a small campaign between two clubs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import House, Someone, house, known, until
from tests.server.socket_client import line, serving
from tests.small.muster import TITLE, codes as c
from wartable.server.live import absence, events as ev
from wartable.server.live.table import LiveTable
from wartable.server.render.table_html import paint_data
from wartable.server.render.table_json import clocks_json
from wartable.server.render.table_scene import dress

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

LIST = "list 1 1 captain 1 3 pike"
CAPTAIN, PIKE = c.ADD * c.WIDTH, c.ADD * c.WIDTH + 1
NORTH, SOUTH = 0, 1


@pytest.fixture(autouse=True)
def muster(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(absence.SILENCE, "live", 0.0)
    with known(TITLE):
        yield


async def clubs(there: House, **wish: Any) -> tuple[Someone, Someone, LiveTable]:
    """Ann and Bob at a table."""
    ann, bob = await there.player("Ann"), await there.player("Bob")
    table = await ann.open("me", "open", title="muster", **wish)
    await bob.post(f"/api/tables/{table}/seat", {"seat": SOUTH})
    return ann, bob, await there.live(table)


async def do(who: Someone, live: LiveTable, seat: int, kind: str, status: int = 0, **body: Any) -> Any:
    """A request at the seat's present number."""
    body = {"number": live.playing.number(seat), **body} if kind not in ("name", "rollback") else body
    return await who.post(f"/api/tables/{live.row.id}/do", {"kind": kind, "seat": seat, "body": body}, status)


async def test_rows_go_back_and_forth_and_come_back_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, _, live = await clubs(there)
        await do(ann, live, NORTH, "act", actions=[CAPTAIN, PIKE, PIKE])
        await do(ann, live, NORTH, "act", actions=[-PIKE, c.ADD * c.WIDTH + 2])
        await do(ann, live, NORTH, "undo", act=True)
        await do(ann, live, NORTH, "undo", picks=[PIKE, PIKE])
        shown = await ann.get(f"/api/tables/{live.row.id}")
        assert shown["question"] < shown["number"]
        assert [choice["quiet"] for choice in shown["choices"] if choice["code"] == PIKE] == [True]
        await do(ann, live, NORTH, "redo")
        assert live.playing.history.drafts[NORTH] == [CAPTAIN, PIKE, PIKE]
        table = live.row.id
    async with house(tmp_path) as again:
        live = await again.live(table)
        assert live.playing.history.drafts[NORTH] == [CAPTAIN, PIKE, PIKE]
        assert live.playing.can_undo(NORTH)


async def test_a_battle_on_a_real_table_takes_nobody_s_time(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, bob, live = await clubs(there, bank=500.0)
        for who, seat in ((ann, NORTH), (bob, SOUTH)):
            assert "Your turn" in await who.get("/tables")
            await do(who, live, seat, "act", actions=[LIST])
        assert live.row.outside
        assert live.due(time.time()) is None
        shown = clocks_json(live, NORTH, (NORTH, SOUTH), time.time())
        assert [clock["runs"] for clock in shown.values()] == [False]
        lobby = await ann.get("/tables")
        assert "Battle on the table" in lobby
        assert "Your turn" not in lobby
        assert "Battaglia sul tavolo" in await ann.get("/tables", lang="it")
        vote = f"/api/tables/{live.row.id}/replace"
        await ann.refused(vote, {"seat": SOUTH, "by": "bot"}, "not_running")
        await do(bob, live, SOUTH, "act", actions=["result south"])
        assert not live.row.outside
        assert "Your turn" in await ann.get("/tables", lang="en")


async def test_a_bot_waits_for_the_result_that_only_people_can_know(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        live = await there.live(await ann.open("me", "bot:sensible", title="muster"))

        async def at_the_battle() -> bool:
            return live.outside

        async def confirmed() -> bool:
            return live.playing.record.lines[-1].text == "confirm"

        await do(ann, live, NORTH, "act", actions=[LIST])
        await until(at_the_battle)
        assert live.playing.deciders == (NORTH, SOUTH)
        assert live.bots_asked() == []
        assert live.due(time.time()) is None
        await do(ann, live, NORTH, "act", actions=["result 1 1 pike north"])
        await until(confirmed)


async def test_names_reach_the_other_club_with_the_lists(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, bob, live = await clubs(there)
        at = f"/api/tables/{live.row.id}"
        await do(ann, live, NORTH, "act", actions=[LIST])
        await do(ann, live, NORTH, "name", thing="company.north.1", name="The Old Guard")
        body = {"kind": "name", "seat": SOUTH, "body": {"thing": "company.north.1", "name": "Cowards"}}
        assert "not its own" in await bob.refused(f"{at}/do", body, "option_error")
        assert "The Old Guard" in (await ann.get(f"{at}/text"))["text"]
        assert "The Old Guard" not in (await bob.get(f"{at}/text"))["text"]
        await do(bob, live, SOUTH, "act", actions=[LIST])
        assert "The Old Guard" in (await bob.get(f"{at}/text"))["text"]


async def test_points_are_named_and_a_struck_row_is_taken_up(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, bob, live = await clubs(there)
        for who, seat in ((ann, NORTH), (bob, SOUTH)):
            await do(who, live, seat, "act", actions=[LIST])
        await do(ann, live, NORTH, "act", actions=["result 1 1 pike north"])
        await do(bob, live, SOUTH, "act", actions=["confirm"])
        facts, _ = paint_data(live, NORTH, "it", "wide")
        [point] = facts["points"]
        assert (point["name"], facts["rollback"]) == ("Risultato della battaglia 1", None)
        await do(ann, live, NORTH, "rollback", lines=0)
        facts, _ = paint_data(live, SOUTH, "en", "wide")
        assert facts["rollback"] == {"point": 0, "agreed": (NORTH,)}
        await do(bob, live, SOUTH, "rollback", lines=0)
        assert dress(live, live.playing, NORTH, "en").take_up == "Restore my picks"
        await do(ann, live, NORTH, "take_up")
        assert live.playing.history.drafts[NORTH] == [CAPTAIN, PIKE, PIKE, PIKE]
        assert dress(live, live.playing, NORTH, "en").take_up == ""


async def test_a_form_is_answered_with_actions_and_quiet_things_with_reasons(tmp_path: Path) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        ann, _, live = await clubs(there)
        cookie = "; ".join(f"{name}={value}" for name, value in ann.client.cookies.items())
        async with line(address, live.row.id, NORTH, cookie=cookie) as north:
            asked = {"type": "form", "form": "import", "request": "f1"}
            answer = await north.ask({**asked, "fields": {"file": "1 1 captain\n1 2 pike\n", "replace": True}})
            assert answer["actions"] == [CAPTAIN, PIKE, PIKE]
            assert answer["lines"] == ["3 units are added.", "0 units are taken off."]
            assert live.playing.history.drafts[NORTH] == []
            wrong = await north.ask({**asked, "request": "f2", "fields": {"file": "1 dragon"}})
            assert (wrong["code"], wrong["field"], len(wrong["lines"])) == ("form_error", "file", 1)
            for size in (35_000, 75_000):
                await north.tell({**asked, "request": "f3", "fields": {"file": "x" * size}})
                assert (await north.hear())["code"] == "not_an_action"
            why = await north.ask({"type": "why", "things": ["unit.pike", "company.1"], "request": "w1"})
            [miss] = why["misses"]
            assert miss["label"] == "Add to company 1: Pikes"
            assert miss["clause"] == why["clause"] == "MU-LIST-04"
            assert miss["rule"].startswith("A company begins with its captain")


async def test_a_bot_s_whole_list_is_one_event(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        live = await there.live(await ann.open("me", "bot:sensible", title="muster"))

        async def locked() -> bool:
            return SOUTH not in live.playing.deciders

        await until(locked)
        await live.refresh()
        acts = [event for event in await there.host.store.events(live.row.id) if event.kind == ev.ACT]
        assert len(acts) == 1
        assert len(acts[0].body["actions"]) > 6
