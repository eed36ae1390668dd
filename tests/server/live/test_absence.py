"""Absent players: a bot or a substitute plays on by the others' vote, and nobody's secret shows in it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.core.games import PROELIO
from tests.server.running_server import AUCTION, House, Someone, house, known, until
from wartable.bots.player import Player
from wartable.server.live import absence
from wartable.server.live.host import Host
from wartable.server.live.table import LiveTable
from wartable.store import Store

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(absence.SILENCE, "live", 0.0)
    with known(AUCTION):
        yield


async def four(there: House, **wish: object) -> tuple[list[Someone], LiveTable]:
    """Four people at an Auction; the second is a guest, the others have accounts."""
    people = [await there.player("Ann"), there.guest(), await there.player("Cleo"), await there.player("Dan")]
    table = await people[0].open("me", "open", "open", "open", title="auction", **wish)
    for seat in (1, 2, 3):
        await people[seat].post(f"/api/tables/{table}/seat", {"seat": seat, "name": "" if seat != 1 else "Bob"})
    return people, await there.live(table)


async def offered(live: LiveTable) -> None:
    """All four are asked for their secret pledges."""
    await live.submit(0, "act", {"actions": [live.playing.choices(0)[0].text]})
    assert live.playing.deciders == (0, 1, 2, 3)


async def test_more_than_half_of_the_others_hand_a_silent_seat_to_a_bot(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        (ann, bob, cleo, dan), live = await four(there)
        at = f"/api/tables/{live.row.id}"
        assert await bob.post(f"{at}/replace", {"seat": 0}) == {"votes": 1, "needed": 2, "done": False}
        shown = [{"seat": 0, "by": "bot", "votes": 1, "needed": 2}]
        assert (await dan.get(at))["votes"] == shown
        assert await bob.post(f"{at}/replace", {"seat": 0}) == {"votes": 1, "needed": 2, "done": False}
        assert await cleo.post(f"{at}/replace", {"seat": 0}) == {"votes": 2, "needed": 2, "done": True}
        seat = (await dan.get(at))["seats"][0]
        assert (seat["kind"], seat["level"], seat["away"], seat["name"]) == ("bot", "random", True, "Ann")
        await until(lambda: answered(live, 0))
        await ann.refused(f"{at}/do", {"kind": "act", "body": {"actions": [1]}}, "forbidden")
        assert [row["id"] for row in await ann.get("/api/tables/", mine=True)] == [live.row.id]


async def answered(live: LiveTable, seat: int) -> bool:
    return seat not in live.playing.deciders


async def test_the_absent_one_comes_back_with_a_full_clock(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        (ann, bob, cleo, dan), live = await four(there, bank=500.0, increment=1.0)
        at = f"/api/tables/{live.row.id}"
        for one in (bob, cleo):
            await one.post(f"{at}/replace", {"seat": 0})
        assert live.clocks.left(0, time.time()) is None
        await dan.refused(f"{at}/return", {"seat": 0}, "forbidden")
        await ann.post(f"{at}/return", {"seat": 0})
        assert (live.seats[0].kind, live.seats[0].user, live.seats[0].absent) == ("user", ann.id, None)
        assert (live.clocks.left(0, time.time()) or 0) > 490
        await ann.refused(f"{at}/return", {"seat": 0}, "forbidden")
        # A guest comes back with the link that the browser holds.
        await bob.post(f"{at}/leave", {"seat": 1})
        assert live.seats[1].kind == "bot"
        await bob.post(f"{at}/return", {"seat": 1})
        assert live.seats[1].kind == "guest"
        assert (await bob.get(at))["viewer"] == 1
        clocks = live.clocks.snapshot()
        other = await Host(there.host.store).table(live.row.id)
        assert other.clocks.snapshot() == clocks


async def test_a_substitute_sits_down_where_the_others_seek_one(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        (ann, bob, cleo, dan), live = await four(there)
        at = f"/api/tables/{live.row.id}"
        new = await there.player("Eve")
        await new.refused(f"{at}/seat", {"seat": 0}, "not_running")
        await bob.post(f"{at}/replace", {"seat": 0, "by": "bot"})
        told = await cleo.post(f"{at}/replace", {"seat": 0, "by": "open"})
        assert told == {"votes": 1, "needed": 2, "done": False}
        assert (await dan.post(f"{at}/replace", {"seat": 0, "by": "open"}))["done"]
        assert live.seats[0].kind == "open"
        await until(lambda: answered(live, 0))  # a bot plays until somebody comes
        await dan.refused(f"{at}/seat", {"seat": 0}, "forbidden")
        await new.post(f"{at}/seat", {"seat": 0})
        assert (live.seats[0].user, live.seats[0].absent) == (new.id, ann.id)
        assert "substitute" in await ann.refused(f"{at}/return", {"seat": 0}, "not_running")
        # If the substitute leaves too, it is still the first one's seat.
        await new.post(f"{at}/leave", {"seat": 0})
        await ann.post(f"{at}/return", {"seat": 0})
        assert live.seats[0].user == ann.id


async def test_nobody_sees_a_second_hand(tmp_path: Path) -> None:
    """Who has left a seat is no substitute at another, and a substitute is not taken back at an earlier one."""
    async with house(tmp_path) as there:
        (_ann, bob, cleo, dan), live = await four(there)
        at = f"/api/tables/{live.row.id}"
        await bob.post(f"{at}/leave", {"seat": 1})
        for voter in (cleo, dan):
            await voter.post(f"{at}/replace", {"seat": 0, "by": "open"})
        assert live.seats[0].kind == "open"
        await bob.refused(f"{at}/seat", {"seat": 0}, "forbidden")
        assert (live.seats[0].kind, live.seats[0].user) == ("open", None)
        eve = await there.player("Eve")
        await eve.post(f"{at}/seat", {"seat": 0})
        left, live.seats[1].absent = live.seats[1].absent, eve.id
        await eve.refused(f"{at}/return", {"seat": 1}, "forbidden")
        live.seats[1].absent = left
        await bob.post(f"{at}/return", {"seat": 1})
        assert live.seats[1].kind == "guest"


async def test_one_who_plays_several_seats_comes_back_to_one_of_them(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        table = await ann.open("me", "me", "bot:random", hot_seat=True)
        await ann.post(f"/api/tables/{table}/leave", {"seat": 0})
        await ann.post(f"/api/tables/{table}/return", {"seat": 0})
        assert (await there.live(table)).seats[0].user == ann.id


@pytest.mark.parametrize("way", ["open", "bot"])
async def test_nobody_takes_back_what_a_bot_played_at_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """Neither a substitute nor the player who comes back."""
    monkeypatch.setattr(Player, "choose", lambda self, state, seat: PROELIO.parse(state.kit, "fortify shields")[0])
    async with house(tmp_path) as there:
        people = [await there.player(name) for name in ("Ann", "Bob", "Cleo")]
        game = PROELIO.position({"seats": 3, "houses": [{"hand": ["shields", "knights"]}]}, seed=1)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        wish = {"record": game.wtr(), "seats": seats, "public": True}
        table = (await people[0].post("/api/records/", wish))["table"]
        at, live = f"/api/tables/{table}", await there.live(table)
        for seat in (1, 2):
            await people[seat].post(f"{at}/seat", {"seat": seat})
        for voter in (1, 2):
            await people[voter].post(f"{at}/replace", {"seat": 0, "by": way})
        await until(lambda: answered(live, 0))
        sitter = await there.player("Eve") if way == "open" else people[0]
        await sitter.post(f"{at}/seat" if way == "open" else f"{at}/return", {"seat": 0})
        told = await sitter.refused(f"{at}/do", {"kind": "undo", "seat": 0})
        assert "somebody else made the last move at seat 0" in told
        assert not live.playing.can_undo(0)
        other = await Host(there.host.store).table(table)
        assert not other.playing.can_undo(0)


async def test_who_may_vote_about_whom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as there:
        (ann, bob, cleo, _), live = await four(there)
        at = f"/api/tables/{live.row.id}"
        assert "does not wait" in await bob.refused(f"{at}/replace", {"seat": 2}, "not_running")
        await ann.refused(f"{at}/replace", {"seat": 0}, "forbidden")
        await (await there.player("Eve")).refused(f"{at}/replace", {"seat": 0}, "forbidden")
        await bob.refused(f"{at}/replace", {"seat": 9}, "not_an_action", 400)
        await bob.refused(f"{at}/replace", {"seat": 0, "by": "magic"}, "option_error", 400)
        monkeypatch.setitem(absence.SILENCE, "live", 1e6)
        assert "a vote can be held in" in await bob.refused(f"{at}/replace", {"seat": 0}, "not_running", 409)
        monkeypatch.setitem(absence.SILENCE, "live", 0.0)
        await bob.post(f"{at}/replace", {"seat": 0})
        await offered(live)
        assert live.votes == {}  # the table moved on
        told = await cleo.post(f"{at}/replace", {"seat": 0})
        assert told == {"votes": 1, "needed": 2, "done": False}


async def test_a_vote_says_nothing_about_sealed_answers(tmp_path: Path) -> None:
    async def story(seals: bool) -> list[object]:
        """What the others hear of votes about seat 1, whether or not it has answered in secret."""
        async with house(tmp_path / str(seals)) as there:
            (ann, _, cleo, dan), live = await four(there)
            at = f"/api/tables/{live.row.id}"
            await offered(live)
            heard: list[object] = [await ann.post(f"{at}/replace", {"seat": 1})]
            if seals:
                await live.submit(1, "default", {})
                assert 1 not in live.playing.deciders
            heard += [(await dan.get(at))["votes"], (await cleo.get(at, seat=-1))["votes"]]
            return [*heard, await cleo.post(f"{at}/replace", {"seat": 1})]

    assert await story(False) == await story(True)


async def test_votes_and_seats_are_the_same_in_every_process(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        (_, bob, cleo, _), live = await four(there)
        at = f"/api/tables/{live.row.id}"
        await bob.post(f"{at}/replace", {"seat": 0})
        store = await Store.open(str(there.host.store.engine.url).replace("+aiosqlite", ""))
        other = await Host(store).table(live.row.id)
        assert other.votes == live.votes == {0: {1: "bot"}}
        await cleo.post(f"{at}/replace", {"seat": 0})
        await other.reload()
        assert other.votes == {}
        assert other.seats[0].kind == "bot"
        await store.close()


async def test_a_clock_that_runs_out_hands_the_seat_to_a_bot_where_the_table_says_so(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        (ann, *_), live = await four(there, bank=0.3, on_absence="bot")
        await until(lambda: handed(live, 0))
        assert live.seats[0].absent == ann.id
        await until(lambda: answered(live, 0))


async def handed(live: LiveTable, seat: int) -> bool:
    return live.seats[seat].kind == "bot"
