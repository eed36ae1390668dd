"""A seat that the rules put out of the game: it watches, owes nothing, has no clock and no vote, and may leave."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import House, Someone, house, known
from tests.small.league import TITLE as LEAGUE
from wartable.server.live import absence
from wartable.server.live.host import Host
from wartable.server.live.table import LiveTable

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

QUICK = {"lives": "1", "hit_from": "2"}
ASH, BIRCH, CEDAR, ELM = range(4)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(absence.SILENCE, "live", 0.0)
    with known(LEAGUE):
        yield


async def captains(there: House, seats: int = 4, **wish: Any) -> tuple[list[Someone], LiveTable]:
    """Four people, of whom Bob at seat 1 has just fallen."""
    people = [await there.player(name) for name in ("Ann", "Bob", "Cleo", "Dan")[:seats]]
    table = await people[0].open("me", *["open"] * (seats - 1), title="league", options=QUICK, **wish)
    for seat in range(1, seats):
        await people[seat].post(f"/api/tables/{table}/seat", {"seat": seat})
    live = await there.live(table)
    while not live.eliminated(BIRCH):
        for seat, word in ((ASH, "strike birch"), (BIRCH, "wait"), (CEDAR, "wait"), (ELM, "wait")):
            if seat in live.playing.deciders and not live.eliminated(BIRCH):
                await live.submit(seat, "act", {"actions": [word]})
    assert live.playing.deciders == (CEDAR,)
    return people, live


async def test_one_who_is_out_watches_and_is_asked_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        (ann, bob, *_), live = await captains(there, bank=500.0)
        at = f"/api/tables/{live.row.id}"
        shown = await bob.get(at)
        assert (shown["resigned"], shown["viewer"], shown["choices"]) == ("eliminated", BIRCH, [])
        assert (shown["prompt"], shown["asked"]) == ("You are out of the game", [CEDAR])
        assert (await bob.get(f"{at}/text", lang="it"))["prompt"] == "Sei fuori dal gioco"
        assert [seat["eliminated"] for seat in (await ann.get(at))["seats"]] == [False, True, False, False]
        public = await there.guest().get(at)
        assert shown["view"] == public["view"], "nothing more than the public sees"
        own = [line for line in shown["log"] if line not in public["log"]]
        assert [line.partition(" draws the ")[0] for line in own] == ["Birch"], "and the own old log"
        number = live.playing.number(BIRCH)
        for kind, body in (("act", {"actions": ["wait"], "number": number}), ("undo", {}), ("order", {})):
            told = await bob.refused(f"{at}/do", {"kind": kind, "seat": BIRCH, "body": body}, "resigned", 409)
            assert "you are out of the game" in told
        assert live.clocks.left(BIRCH, time.time()) is None
        assert live.clocks.left(CEDAR, time.time()) is not None
        assert "Your turn" not in await bob.get("/tables")


async def test_to_leave_changes_nothing_and_one_may_stay(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        (_, bob, *_), live = await captains(there)
        before, row = live.n, live.seats[BIRCH]
        assert await bob.post(f"/api/tables/{live.row.id}/leave", {"seat": BIRCH}) == {}
        assert (live.n, live.seats[BIRCH]) == (before, row)
        assert (await bob.get(f"/api/tables/{live.row.id}"))["viewer"] == BIRCH
        error = await bob.refused(f"/api/tables/{live.row.id}/do", {"kind": "forfeit", "seat": BIRCH, "body": {}})
        assert "out of the game" in error
        assert live.n == before


async def test_it_has_no_vote_and_there_is_none_about_it(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        (ann, bob, _), live = await captains(there, 3)
        at = f"/api/tables/{live.row.id}"
        await ann.refused(f"{at}/replace", {"seat": BIRCH}, "not_running")
        await bob.refused(f"{at}/replace", {"seat": CEDAR}, "resigned")
        assert await ann.post(f"{at}/replace", {"seat": CEDAR}) == {"votes": 1, "needed": 1, "done": True}


async def test_going_back_needs_those_in_the_game_and_brings_seat_and_clock_back(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        (_, bob, *_), live = await captains(there, bank=500.0)
        body = {"lines": 0}
        at = f"/api/tables/{live.row.id}"
        assert "out of the game" in await bob.refused(f"{at}/do", {"kind": "rollback", "seat": BIRCH, "body": body})
        for seat in (ASH, CEDAR, ELM):
            assert live.eliminated(BIRCH)
            await live.submit(seat, "rollback", body)
        assert not live.eliminated(BIRCH)
        assert live.clocks.left(BIRCH, time.time()) is not None
        assert "resigned" not in await bob.get(at)


async def test_another_process_finds_the_same(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        _, live = await captains(there, bank=500.0)
        await live.refresh()
        other = await Host(there.host.store).table(live.row.id)
        assert (other.out, other.clocks.snapshot()) == (live.out, live.clocks.snapshot())
