"""Resigning: the seat is a bot's from then on, and its player can only watch; the same when time is up."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import House, Someone, house, until
from wartable.server.live.table import LiveTable

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

RESIGN = {"kind": "forfeit", "seat": 0}


async def two(there: House, **wish: Any) -> tuple[Someone, Someone, LiveTable]:
    """Ann and Bob with two bots, which think so long that they never answer here."""
    ann, bob = await there.player("Ann"), await there.player("Bob")
    table = await ann.open("me", "open", "bot:random", "bot:random", **{"bot_pace": 60, **wish})
    await bob.post(f"/api/tables/{table}/seat", {"seat": 1})
    return ann, bob, await there.live(table)


async def on_turn(live: LiveTable, seat: int) -> None:
    """Play on until this seat is asked; bots, and those who have resigned, are played for."""
    while seat not in live.playing.deciders:
        other = live.playing.deciders[0]
        code = live.playing.state.legal(other)[0]
        await live.submit(other, "act", {"actions": [code]}, for_seat=other in live.bots_asked())


async def test_after_resigning_nothing_more_is_taken_from_the_player(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, bob, live = await two(there)
        await on_turn(live, 0)
        at = f"/api/tables/{live.row.id}"
        shown = await ann.get(at)
        assert shown["choices"]
        assert "resigned" not in shown
        await ann.post(f"{at}/do", RESIGN)
        before, number = live.n, live.playing.number(0)
        for body in (
            {"kind": "act", "seat": 0, "body": {"actions": [shown["choices"][0]["code"]], "number": number}},
            {"kind": "undo", "seat": 0, "body": {"number": number}},
            {"kind": "order", "seat": 0, "body": {}},
        ):
            told = await ann.refused(f"{at}/do", body, "resigned", 409)
            assert "you have resigned" in told
        await ann.refused(f"{at}/leave", {"seat": 0})
        assert live.n == before
        shown = await ann.get(at)
        assert shown["asked"] == shown["choices"] == shown["near_misses"] == []
        assert (shown["prompt"], shown["resigned"]) == ("You resigned", "resigned")
        assert (await ann.get(f"{at}/text", lang="it"))["prompt"] == "Hai abbandonato"
        # Bob sees whose answer is waited for, and that it is a bot's.
        there_ = await bob.get(at)
        assert (there_["asked"], there_.get("resigned"), there_["seats"][0]["away"]) == ([0], None, True)
        await bob.refused(f"{at}/replace", {"seat": 0}, "not_running")


async def test_a_bot_answers_for_the_seat_and_its_clock_stands(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, _, live = await two(there, bot_pace=0, bank=500.0)
        await ann.post(f"/api/tables/{live.row.id}/do", RESIGN)
        assert live.clocks.left(0, time.time()) is None
        await until(lambda: asked_alone(live, 1))
        assert live.answering == (1,)


async def asked_alone(live: LiveTable, seat: int) -> bool:
    return live.playing.deciders == (seat,)


async def test_when_time_is_up_the_player_is_told_so_and_it_is_known_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, _, live = await two(there, bot_pace=0, bank=0.05, on_absence="forfeit")
        await until(lambda: retired(live, 0))
        at = f"/api/tables/{live.row.id}"
        shown = await ann.get(at)
        assert (shown["prompt"], shown["resigned"], shown["choices"]) == ("Your time is up", "timed_out", [])
        await live.refresh()
        body = {"actions": [1], "number": live.playing.number(0)}
        told = await ann.refused(f"{at}/do", {"kind": "act", "seat": 0, "body": body}, "resigned")
        assert "your time is up" in told
        again = LiveTable(live.store, live.row, live.seats)
        await again.reload()
        assert (again.resigned, again.timed_out) == (live.resigned, live.timed_out)


async def retired(live: LiveTable, seat: int) -> bool:
    return live.retired(seat)


async def test_nobody_can_say_that_time_was_up_but_the_clock(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, _, live = await two(there)
        body = {"kind": "forfeit", "seat": 0, "body": {"timed_out": True}}
        assert "body" in await ann.refused(f"/api/tables/{live.row.id}/do", body, "option_error")


async def test_one_who_has_resigned_is_not_called_to_the_table(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, _, live = await two(there)
        await on_turn(live, 0)
        assert "Your turn" in await ann.get("/tables")
        await ann.post(f"/api/tables/{live.row.id}/do", RESIGN)
        assert live.playing.deciders == (0,)
        assert "Your turn" not in await ann.get("/tables")


async def test_a_rollback_behind_the_resignation_gives_the_seat_back(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, _, live = await two(there, bank=500.0)
        at = f"/api/tables/{live.row.id}/do"
        await ann.post(at, RESIGN)
        for seat in range(4):
            await live.submit(seat, "rollback", {"lines": 0}, for_seat=True)
        assert not live.retired(0)
        assert live.clocks.left(0, time.time()) is not None
