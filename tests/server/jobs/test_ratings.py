"""Ratings: once a game, for registered players and bots, by sides."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.running_server import AUCTION, House, Someone, house, known, play, until
from wartable.server.jobs.ratings import MODEL, rate, rated_seats
from wartable.store import SeatRow, TableRow
from wartable.store.models import Settings
from wartable.store.ratings import Rating

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


async def nothing_waits(there: House) -> bool:
    return await there.host.store.ratings.unrated() == []


async def rated(there: House, who: Someone) -> dict[str, float]:
    """Somebody's rating at Auction, after everything that is waiting has been rated."""
    await until(lambda: nothing_waits(there))
    found: dict[str, float] = (await who.get("/api/accounts/me"))["ratings"].get("auction", {})
    return found


async def finish(there: House, table: str) -> tuple[int, ...]:
    live = await there.live(table)
    await play(live, seed=len(table))
    assert live.playing.outcome is not None
    return live.playing.outcome.winners


async def test_two_games_are_rated_each_once(tmp_path: Path) -> None:
    with known(AUCTION):
        async with house(tmp_path) as there:
            ann, bob = await there.player("Ann"), await there.player("Bob")
            for games in (1, 2):
                table = await ann.open("me", "open", "bot:random", "bot:random", title="auction")
                await bob.post(f"/api/tables/{table}/seat", {"seat": 1})
                winners = await finish(there, table)
                before = await rated(there, ann)
                assert before["games"] == games
                again = await rated(there, ann)
                assert again == before
                outcome = (await ann.get(f"/api/tables/{table}"))["outcome"]
                assert outcome["sides"] == [0, 1, 0, 1], "stored with the table"
                if games == 1:
                    assert (0 in winners) == (before["mu"] > (await rated(there, bob))["mu"])
            listed = await ann.get("/api/titles/auction/ratings")
            assert {(row["name"], row["bot"], row["games"]) for row in listed} == {
                ("Ann", False, 2),
                ("Bob", False, 2),
                ("random", True, 2),
            }
            assert [row["rating"] for row in listed] == sorted((row["rating"] for row in listed), reverse=True)
            assert not any(ann.id in str(row) for row in listed)
            await ann.get("/api/titles/nosuch/ratings", 400)


async def test_guests_forks_and_hot_seats_are_not_rated(tmp_path: Path) -> None:
    with known(AUCTION):
        async with house(tmp_path) as there:
            ann, guest = await there.player("Ann"), there.guest()
            table = await ann.open("me", "open", "open", "open", title="auction")
            for seat in (1, 2, 3):
                await guest.post(f"/api/tables/{table}/seat", {"seat": seat})
            live = await there.live(table)
            fork = (await ann.post(f"/api/tables/{table}/fork", {"moment": 1}))["table"]
            both = await ann.open("me", "me", "bot:random", "bot:random", title="auction", hot_seat=True)
            twice = await ann.open("me", "me", "bot:random", "bot:random", title="auction")
            for one in (live.row.id, fork, both, twice):
                await finish(there, one)
            assert await rated(there, ann) == {}
            assert await ann.get("/api/titles/auction/ratings") == []
            assert await there.host.store.ratings.unrated() == []


async def test_a_seat_that_changed_hands_counts_for_who_left_it(tmp_path: Path) -> None:
    with known(AUCTION):
        async with house(tmp_path) as there:
            ann, bob = await there.player("Ann"), await there.player("Bob")
            table = await ann.open("me", "open", "bot:random", "bot:random", title="auction")
            await bob.post(f"/api/tables/{table}/seat", {"seat": 1})
            await play(await there.live(table), 5)
            await bob.post(f"/api/tables/{table}/leave", {"seat": 1})
            await finish(there, table)
            assert (await rated(there, ann))["games"] == 1
            assert (await rated(there, bob))["games"] == 1


@pytest.mark.parametrize(("sides", "rated_as"), [([0, 1, 1, 1], (0, 1, 1, 1)), (None, (0, 1, 0, 1))])
def test_sides_are_those_of_the_end_or_else_of_the_beginning(
    sides: list[int] | None, rated_as: tuple[int, ...]
) -> None:
    outcome = {"winners": [1, 2, 3], "ranks": [2, 1, 1, 1], **({"sides": sides} if sides else {})}
    row = TableRow(
        id="t", title="auction", seats=4, settings=Settings(), secret=b"", phase="finished", public=False,
        created=0.0, updated=0.0, outcome=outcome,
    )  # fmt: skip
    seats = [SeatRow(table="t", seat=seat, kind="bot", level=f"level {seat}") for seat in range(4)]
    with known(AUCTION):
        assert tuple(side for side, _, _ in rated_seats(row, seats)) == rated_as


def test_sides_win_together_and_a_surprise_counts_more() -> None:
    played = [(0, 1, "ann"), (1, 2, "bob"), (0, 1, "cleo"), (1, 2, "dan")]
    new = rate("auction", played, {})
    assert new["ann"].mu == new["cleo"].mu > MODEL.rating().mu > new["bob"].mu == new["dan"].mu
    strong = {name: Rating(who=name, title="auction", mu=35.0, sigma=2.0, games=9) for name in ("bob", "dan")}
    surprise = rate("auction", played, strong)
    assert surprise["ann"].mu > new["ann"].mu
    assert surprise["bob"].games == 10
    assert rate("auction", [(0, 1, "ann"), (0, 1, "bob")], {}) == {}


def test_bots_of_one_level_in_several_seats_have_played_once() -> None:
    new = rate("auction", [(0, 1, "bot:random"), (1, 2, "ann"), (2, 2, "bot:random")], {})
    assert new["bot:random"].games == 1
    assert abs(new["bot:random"].mu - MODEL.rating().mu) < abs(new["ann"].mu - MODEL.rating().mu)
