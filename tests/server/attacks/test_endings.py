"""Attacks on a finished table: its secret is public, so nothing may change it any more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import AUCTION, House, house, known, play
from tests.server.socket_client import http_client, line, serving

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

ATTACKS: list[tuple[str, dict[str, Any]]] = [
    ("rollback", {"lines": 4}),
    ("rollback", {"lines": 0}),
    ("salt", {"text": "tulip"}),
    ("note", {"text": "I won"}),
    ("name", {"thing": "x", "name": "y"}),
    ("order", {"windows": []}),
    ("revoke", {}),
    ("forfeit", {}),
    ("undo", {}),
    ("act", {"actions": [1], "number": 1}),
]


async def finished(there: House, title: str) -> tuple[str, dict[str, str]]:
    """A table that four guests have played to its end, and the cookies of all its seats."""
    ann = there.guest()
    table = await ann.open("me", "me", "me", "me", title=title)
    live = await there.live(table)
    await play(live)
    assert live.row.phase == "finished"
    return table, dict(ann.client.cookies)


@pytest.mark.parametrize("title", ["auction", "proelio"])
async def test_a_finished_table_cannot_be_changed(tmp_path: Path, title: str) -> None:
    with known(AUCTION):
        async with house(tmp_path) as there:
            table, cookies = await finished(there, title)
        # Also not by a server that knows it from the store alone.
        async with (
            house(tmp_path) as there,
            serving(there.app) as address,
            http_client(address, cookies=cookies) as client,
        ):
            before = (await client.get(f"/api/tables/{table}/record")).text
            assert "\nsecret " in before
            stored = len(await there.host.store.events(table))
            for kind, body in ATTACKS:
                for seat in range(4):
                    doing = {"kind": kind, "seat": seat, "body": body}
                    answer = await client.post(f"/api/tables/{table}/do", json=doing, headers={"x-csrf": "x"})
                    assert answer.status_code == 409, (kind, answer.text)
            for path, more in (("take-back", {"seat": 0}), ("pace", {"paused": True}), ("leave", {"seat": 0})):
                answer = await client.post(f"/api/tables/{table}/{path}", json=more, headers={"x-csrf": "x"})
                assert 400 <= answer.status_code < 500, path
            async with line(address, table, 0, cookies["wartable_seats"]) as own:
                await own.hear()
                for kind, body in ATTACKS:
                    assert (await own.do(kind, body))["type"] == "error", kind
            assert (await client.get(f"/api/tables/{table}/record")).text == before
            assert (await client.get(f"/api/tables/{table}")).json()["phase"] == "finished"
            assert len(await there.host.store.events(table)) == stored
            row = await there.host.store.table(table)
            assert row is not None
            assert row.phase == "finished"


async def test_the_last_answer_may_still_be_asked_for_again(tmp_path: Path) -> None:
    """A client whose line broke at the end repeats its last request, and hears how it went."""
    with known(AUCTION):
        async with house(tmp_path) as there:
            ann = there.guest()
            table = await ann.open("me", "me", "me", "me", title="auction")
            live = await there.live(table)
            seat = live.playing.deciders[0]
            await live.submit(seat, "forfeit", {}, "last")
            doing = {"kind": "forfeit", "seat": seat, "body": {}, "request": "last"}
            await play(live)
            assert live.over
            stored = live.n
            await ann.post(f"/api/tables/{table}/do", doing, 200)
            assert live.n == stored
