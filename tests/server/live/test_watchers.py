"""Tables in memory: who is woken by what, and that nothing is missed while one is being opened."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.running_server import AUCTION, House, database, house, known, play
from tests.small import skirmish
from wartable.core.errors import WartableError
from wartable.core.rules.log import PUBLIC
from wartable.server.live.host import Host
from wartable.server.live.table import LiveTable
from wartable.server.render.table_json import encode, table_json, view_data
from wartable.store import Store

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


async def watched(there: House, title: str, seats: int, seed: int) -> int:
    """Plays at random, also takes back; everybody's page must be as fresh as if it were made anew."""
    live = await there.live(await there.guest().open(*["me"] * seats, title=title))
    rng, checked = random.Random(seed), 0
    while not live.over and live.n < 80:
        seat = rng.choice(live.playing.deciders)
        try:
            if rng.random() < 0.15:
                await live.submit(rng.randrange(seats), "undo", {})
            else:
                await live.submit(seat, "act", {"actions": [rng.choice(live.playing.state.legal(seat))]})
        except WartableError:
            continue
        for viewer in range(PUBLIC, seats):
            made = table_json(live, viewer, "en")
            assert made.body == encode(view_data(live, viewer, "en")), (live.n, viewer)
            assert made.log.since(0) == live.playing.log(viewer), (live.n, viewer)
        checked += 1
    return checked


@pytest.mark.parametrize(("title", "seats"), [("proelio", 4), ("auction", 4), ("skirmish", 2)])
async def test_who_is_not_woken_has_missed_nothing(tmp_path: Path, title: str, seats: int) -> None:
    with known(AUCTION, skirmish.TITLE):
        async with house(tmp_path) as there:
            assert sum([await watched(there, title, seats, seed) for seed in range(2)]) > 20


@pytest.mark.parametrize("told", [True, False], ids=["told", "line back"])
async def test_what_is_heard_while_a_table_is_opened_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: bool
) -> None:
    with known(AUCTION):
        async with house(tmp_path) as there:
            one = await there.live(await there.guest().open(*["me"] * 4, title="auction"))
            other = Host(await Store.open(database(tmp_path)))
            read, go_on, reload = asyncio.Event(), asyncio.Event(), LiveTable.reload

            async def slowly(self: LiveTable) -> None:
                await reload(self)
                read.set()
                await go_on.wait()

            monkeypatch.setattr(LiveTable, "reload", slowly)
            opening = asyncio.create_task(other.table(one.row.id))
            await read.wait()
            monkeypatch.setattr(LiveTable, "reload", reload)
            await play(one, 1)
            hearing = asyncio.create_task(other.hear(one.row.id, one.n) if told else other.hear(None, 0))
            await asyncio.sleep(0)
            go_on.set()
            await hearing
            assert (await opening).n == one.n == 2
            await other.store.close()
