"""The beginning of a game, seen by two processes: nothing acknowledged before it is lost, and nothing undoes it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import House, Someone, house
from wartable.server.live.host import Host
from wartable.server.live.stored_table import NotRunning
from wartable.server.live.table import LiveTable
from wartable.server.lobby import hosting, seating
from wartable.server.people.identity import Person
from wartable.store import Collision

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


async def gathering(there: House) -> tuple[Someone, LiveTable, LiveTable]:
    """Its host, and a table that waits for one more, in this process and in another that hears nothing of it."""
    ann = await there.player("Ann")
    table = await ann.open("me", "open", "bot:random", bot_pace=60)
    return ann, await there.live(table), await Host(there.host.store).table(table)


async def person(there: House, someone: Someone) -> Person:
    return Person(await there.host.store.accounts.user(id=someone.id))


def after(meanwhile: Callable[[], Awaitable[None]], append: Callable[..., Awaitable[None]]) -> Any:
    """Return an append before which, the first time, something else happens."""
    begun: list[bool] = []

    async def late(*args: Any, **more: Any) -> None:
        if not begun:
            begun.append(True)
            await meanwhile()
        await append(*args, **more)

    return late


async def test_a_game_that_has_begun_elsewhere_is_not_closed(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, live, other = await gathering(there)
        bob = await there.player("Bob")
        await bob.post(f"/api/tables/{live.row.id}/seat", {"seat": 1})
        assert (live.row.phase, other.row.phase) == ("running", "gathering")
        with pytest.raises(NotRunning):
            await hosting.close_table(other, await person(there, ann))
        assert (other.row.phase, other.n) == ("running", 1)
        row = await there.host.store.table(live.row.id)
        assert row is not None
        assert (row.phase, row.public, row.outcome) == ("running", True, None)


async def test_a_salt_that_comes_too_late_for_the_deal_is_not_acknowledged(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        _, live, other = await gathering(there)
        bob = await there.player("Bob")
        await bob.post(f"/api/tables/{live.row.id}/seat", {"seat": 1})
        with pytest.raises(NotRunning):
            await other.submit(0, "salt", {"text": "rose"})
        await other.submit(0, "salt", {"text": "rose"})  # said again it counts from now on
        assert other.playing.record.salts[-1] == (0, "rose")


async def test_a_seat_of_a_game_that_has_begun_elsewhere_is_not_given_away(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, live, other = await gathering(there)
        bob = await there.player("Bob")
        await bob.post(f"/api/tables/{live.row.id}/seat", {"seat": 1})
        with pytest.raises(NotRunning):
            await hosting.set_seat(other, await person(there, ann), hosting.SeatChoice(1, "open"), lambda: None)
        seats = (await there.host.store.seats(live.row.id))[live.row.id]
        assert seats[1].user == bob.id


async def test_a_salt_that_is_given_while_another_process_begins_is_in_the_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as there:
        _, live, other = await gathering(there)
        given: list[str] = []

        async def meanwhile() -> None:
            given.append("rose")
            await other.submit(0, "salt", {"text": "rose"})

        monkeypatch.setattr(there.host.store, "append", after(meanwhile, there.host.store.append))
        bob = await there.player("Bob")
        await seating.take_seat(live, await person(there, bob), seating.SeatTaking(1))
        assert given == ["rose"]
        assert live.row.phase == "running"
        assert (0, "rose") in live.playing.record.salts


async def test_one_who_gets_up_while_another_process_begins_does_not_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as there:
        ann, live, other = await gathering(there)
        append = there.host.store.append

        async def meanwhile() -> None:
            await seating.leave_seat(other, await person(there, ann), 0)

        monkeypatch.setattr(there.host.store, "append", after(meanwhile, there.host.store.append))
        bob = await there.player("Bob")
        await seating.take_seat(live, await person(there, bob), seating.SeatTaking(1))
        assert (live.row.phase, live.game, live.seats[0].kind) == ("gathering", None, "open")
        monkeypatch.setattr(there.host.store, "append", append)
        await ann.post(f"/api/tables/{live.row.id}/seat", {"seat": 0})
        assert live.row.phase == "running"


async def test_seats_change_only_while_a_table_gathers(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        live = await there.live(await ann.open("me", "me", "me"))
        with pytest.raises(Collision):
            await there.host.store.change_seat(live.seats[0], live.seats[0])
