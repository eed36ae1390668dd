"""A table is rebuilt exactly from its events, wherever it began; and where the rules have changed it goes on."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.core.games import PROELIO, lively_game
from tests.server.running_server import AUCTION, begun, database, hosted, known, play
from tests.small.auction import Auction
from tests.small.auction.kit import AuctionKit
from wartable.core.record import proof, wtr
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import PUBLIC
from wartable.core.title import Content, Title
from wartable.server import admin
from wartable.server.live.snapshots import Diverged
from wartable.server.live.stored_table import NotRunning
from wartable.server.live.table import SNAPSHOT_EVERY, LiveTable
from wartable.server.render.table_html import paint_data
from wartable.server.routes.tables import table_view
from wartable.store import Store


class NoVeto(Auction):
    """Auction after a change of its rules: nobody is asked for a veto any more."""

    def __init__(self, version: str) -> None:
        super().__init__()
        self.sheet = replace(self.sheet, rules_version=version)

    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> AuctionKit:
        kit = super().make_kit(seats, options, content)
        kit.answers = [0] * len(kit.answers)
        return kit


def facts(live: LiveTable) -> tuple[Any, ...]:
    """Everything that must be the same in every process."""
    game = live.playing
    numbers = [game.number(seat) for seat in range(game.seats)]
    logs = [game.log(viewer) for viewer in range(-1, game.seats)]
    drafts = [game.history.drafts[seat][:] for seat in range(game.seats)]
    acks = {request: ack.n for request, ack in live.requests.items()}
    record = [wtr.line_text(line) for line in game.record.lines]
    return (
        *(live.n, live.moved, game.state.to_dict(), numbers, logs, drafts, acks, record, live.clocks.snapshot()),
        *(live.diverged, game.record.drawn, live.row.phase),
    )


@pytest.mark.parametrize("title", [AUCTION, PROELIO], ids=lambda title: str(title.name))
async def test_a_dealt_table_is_rebuilt_exactly(tmp_path: Path, title: Title) -> None:
    with known(AUCTION):
        async with hosted(tmp_path) as host:
            live = await begun(host, title, 4)
            await play(live, 20)
            await live.submit(1, "salt", {"text": "a red rose"}, "r1")
            await play(live, 5)
            before = facts(live)
        async with hosted(tmp_path) as host:
            assert facts(await host.table("t1")) == before
            assert (await host.store.last_snapshot("t1") or (0,))[0] == before[0]


async def test_a_table_from_a_position_is_rebuilt_exactly_and_can_be_proved(tmp_path: Path) -> None:
    with known(AUCTION):
        past = lively_game(AUCTION, 4, 5, 20)
        forked = past.fork(1, Seeded(3))
        async with hosted(tmp_path) as host:
            live = await begun(host, AUCTION, 4, json.dumps(forked.state.to_dict()))
            assert live.playing.state.to_dict() == forked.state.to_dict()
            await play(live, 9)
            before = facts(live)
        async with hosted(tmp_path) as host:
            live = await host.table("t1")
            assert facts(live) == before
            await play(live)
            assert proof.verify(live.playing.wtr()).games == 1


async def test_a_played_game_is_rebuilt_exactly(tmp_path: Path) -> None:
    with known(AUCTION):
        past = AUCTION.open(seats=4, seed=6)
        while past.outcome is None:
            past.play_default(past.deciders[0])
        async with hosted(tmp_path) as host:
            live = await begun(host, AUCTION, 4, played=past.wtr())
            assert live.row.phase == "finished"
            assert live.playing.wtr() == past.wtr()
            before = facts(live)
        async with hosted(tmp_path) as host:
            assert facts(await host.table("t1")) == before


async def hammer_and_on(live: LiveTable, clicks: int) -> None:
    """Plays until somebody was asked for a veto, then so many clicks, to a moment that means the same by both rules."""
    while "hammer" not in json.dumps(live.playing.state.to_dict()["phase"]):
        await play(live, 1, seed=live.n)
    await play(live, clicks)
    while live.playing.state.to_dict()["phase"] != "offer":
        await play(live, 1, seed=live.n)


@pytest.mark.parametrize("version", ["1", "2"])
async def test_a_rules_fix_never_breaks_a_running_table(tmp_path: Path, version: str) -> None:
    with known(AUCTION):
        async with hosted(tmp_path) as host:
            live = await begun(host, AUCTION, 4)
            await hammer_and_on(live, 6)
            await live.submit(2, "salt", {"text": "tulip"}, "again")
            before, position = live.n, live.playing.state.to_dict()
            past = [wtr.line_text(line) for line in live.playing.record.lines]
    with known(NoVeto(version)):
        async with hosted(tmp_path) as host:
            findings = [finding async for _, finding in admin.check(host.store)]
            assert [(f.table, f.lost) for f in findings if f] == [("t1", 0)]
            assert await host.store.events("t1", before) == []  # looking changes nothing
            live = await host.table("t1")
            assert live.diverged == "1"
            assert live.playing.state.to_dict() == position
            assert (await live.submit(2, "salt", {"text": "tulip"}, "again")).repeated
            assert [event.kind for event in await host.store.events("t1", before)] == ["position"]
            # The whole past stays in the record; replay starts anew after it, under the present rules.
            lines = live.playing.record.lines
            assert [wtr.line_text(line) for line in lines[: len(past)]] == past
            assert {(line.kind, line.text.split(" ")[0]) for line in lines[len(past) :]} == {("position", version)}
            # Everybody who looks is told, in each form.
            assert table_view(live, 1, "it").diverged == "1"
            assert paint_data(live, PUBLIC, "en", "wide")[0]["diverged"] == "1"
            await play(live, 6)
            after = facts(live)
        async with hosted(tmp_path) as host:
            live = await host.table("t1")
            assert facts(live) == after
            assert [finding async for _, finding in admin.check(host.store)] == [None]
            await play(live)
            assert live.playing.outcome is not None
            assert live.diverged == "1"
            assert proof.verify(live.playing.wtr()).salts == 5


async def test_after_a_crash_it_goes_on_from_the_last_snapshot_and_draws_nothing_twice(tmp_path: Path) -> None:
    with known(AUCTION):
        async with hosted(tmp_path, clean=False) as host:
            live = await begun(host, AUCTION, 4)
            await hammer_and_on(live, 15)
            await live.submit(0, "salt", {"text": "tulip"})
            await play(live, 3)
            assert live.n < SNAPSHOT_EVERY  # the only snapshot is the one of the deal
            drawn = live.playing.record.drawn
            spent = sum(len(event.draws) for event in await host.store.events("t1"))
            assert drawn == spent > sum(len(event.draws) for event in (await host.store.events("t1"))[:1])
    with known(NoVeto("2")):
        async with hosted(tmp_path) as host:
            (found,) = [finding async for _, finding in admin.check(host.store)]
            assert found is not None
            assert found.lost is not None
            assert 0 < found.lost < live.n
            assert found.event > 1
            live = await host.table("t1")
            assert live.playing.record.drawn == drawn
            assert live.playing.fair is not None
            assert live.playing.fair.salts[0] == "tulip"
            await play(live)
            assert live.playing.outcome is not None
            report = proof.verify(live.playing.wtr())
            assert report.draws > drawn


async def test_a_position_that_the_rules_no_longer_lead_to_is_found_though_nothing_is_refused(tmp_path: Path) -> None:
    with known(AUCTION):
        async with hosted(tmp_path) as host:
            live = await begun(host, AUCTION, 4)
            await play(live, 3)
            row = live.row
        async with hosted(tmp_path) as host:
            n, rules, body = await host.store.last_snapshot("t1") or (0, "", "")
            kept = json.loads(body)
            kept["position"]["round"] += 1
            await host.store.do(host.store.snapshot("t1", n, rules, json.dumps(kept)))
            again = await admin.opened(host.store, row)
            await again.read()  # same version of the rules: not looked at
            with pytest.raises(Diverged, match=f"event {n} "):
                await again.read(strict=True)


async def test_what_is_said_of_a_divergence_holds_no_result_of_chance(tmp_path: Path) -> None:
    with known(AUCTION):
        async with hosted(tmp_path) as host:
            live = await begun(host, AUCTION, 4)
            await play(live, 3)
            async with host.store.engine.begin() as connection:
                await connection.execute(text("UPDATE events SET body = replace(body, '[[', '[[9,8],[') WHERE n = 1"))
            other = await admin.opened(host.store, live.row)
            with pytest.raises(Diverged) as error:
                await other.read()
            assert str(error.value) == "event 1 (start) does not fit the present rules"
            assert "9" not in str(error.value.__cause__)


async def test_an_aborted_table_takes_nothing_more(tmp_path: Path) -> None:
    with known(AUCTION):
        async with hosted(tmp_path) as host:
            live = await begun(host, AUCTION, 4)
            await play(live, 3)
            other = await Store.open(database(tmp_path))  # as the command line does while the server runs
            await admin.abort(other, "t1")
            with pytest.raises(NotRunning, match="is finished"):
                await admin.abort(other, "t1")
            await other.close()
            seat = live.playing.deciders[0]
            with pytest.raises(NotRunning, match="ended by those who run"):
                await live.submit(seat, "act", {"actions": [live.playing.state.legal(seat)[0]]})
            assert live.over
            assert live.bots_asked() == []
            assert live.due(time.time()) is None
            before = facts(live)
        async with hosted(tmp_path) as host:
            live = await host.table("t1")
            assert facts(live) == before
            assert (live.row.phase, live.row.outcome) == ("finished", {"aborted": True})
            assert await host.store.due_tables(time.time() + 1e9) == []
