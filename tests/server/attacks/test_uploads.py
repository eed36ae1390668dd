"""Attacks by records: files that are small to send and costly to play again."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import house, known
from tests.small.auction import TITLE as AUCTION
from wartable.core.record import wtr
from wartable.core.table.engine import MARK_EVERY
from wartable.core.table.replay import restored
from wartable.core.table.table import Table
from wartable.core.title import Title
from wartable.server.live import events, stored_table
from wartable.server.live.stored_table import StoredTable
from wartable.titles.proelio import TITLE as PROELIO

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def game(title: Title = AUCTION, plays: int = 12) -> Table:
    """A game that goes on."""
    table = title.open(seats=4, seed=3)
    for _ in range(plays):
        table.play_default(table.deciders[0])
    assert table.outcome is None
    return table


def again_and_again(table: Table, times: int) -> str:
    """Its record, with something taken back and played on a little, many times."""
    for i in range(times):
        table.roll_back(max(0, len(table.points) - 1 - i % 3))
        if i % 3 == 0:
            table.play_default(table.deciders[0])
    return table.wtr()


@pytest.mark.plain
async def test_a_game_that_was_brought_along_is_played_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = game()
    while table.outcome is None:
        table.play_default(table.deciders[0])
    here = threading.current_thread()
    where: list[bool] = []

    def noted(*args: Any) -> Table:
        where.append(threading.current_thread() is here)
        return restored(*args)

    monkeypatch.setattr(events, "restored", noted)
    with known(AUCTION):
        async with house(tmp_path) as there:
            ann = there.guest()
            opened = (await ann.post("/api/records/", {"record": table.wtr()}))["table"]
            assert await there.host.drop(opened)
            assert (await ann.get(f"/api/tables/{opened}"))["phase"] == "finished"
    assert where == [False, False]


@pytest.mark.plain
async def test_a_long_game_lets_others_have_the_event_loop_while_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_table, "BREATH_SECONDS", 0.0)
    rounds, replayed = 0, []
    replay = StoredTable.replay

    def noted(self: Any, *args: Any) -> None:
        replayed.append(rounds)
        replay(self, *args)

    async def count_rounds() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    with known(AUCTION):
        async with house(tmp_path) as there:
            ann = there.guest()
            opened = await ann.open("me", "me", "me", "me", title="auction")
            for i in range(30):
                await ann.post(f"/api/tables/{opened}/do", {"kind": "note", "body": {"text": f"note {i}"}})
            assert await there.host.drop(opened)
            monkeypatch.setattr(StoredTable, "replay", noted)
            counting = asyncio.create_task(count_rounds())
            await ann.get(f"/api/tables/{opened}")
            counting.cancel()
    assert len(replayed) == 31
    assert len(set(replayed)) == 31


async def test_a_record_that_takes_back_without_end_is_refused(tmp_path: Path) -> None:
    text = wtr.dump(wtr.parse(game().wtr()))
    lines = [line.rpartition(wtr.MARK)[0] for line in text.splitlines()]
    begun = next(i for i, line in enumerate(lines) if line.startswith("start")) + 1
    for kind in ("rollback 1", "undo 0"):
        chain = wtr.Chain()
        many = [*lines[:begun], *[kind] * 20_000, lines[-1]]
        record = "".join(f"{line}{wtr.MARK}{chain.mark(line)}\n" for line in many)
        async with house(tmp_path) as there:
            told = await there.guest().refused("/api/records/", {"record": record[:590_000]}, "option_error", 400)
            assert told.startswith("record")


@pytest.mark.plain
def test_a_rollback_costs_no_more_in_a_long_game_than_in_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    times = 100
    table = game(PROELIO, 250)
    record = wtr.parse(again_and_again(table, times))
    choices = sum(line.kind == "choice" for line in record.lines)
    assert choices > 200
    applied = 0
    apply = type(table.state).apply

    def counted(self: Any, *args: Any) -> None:
        nonlocal applied
        applied += 1
        apply(self, *args)

    monkeypatch.setattr(type(table.state), "apply", counted)
    played = restored(PROELIO, record, PROELIO.content())
    assert played.state.to_dict() == table.state.to_dict()
    # To play the whole game again each time would take two hundred clicks and more for each of them.
    assert applied < 2 * MARK_EVERY * times + 4 * choices, (applied, choices)


@pytest.mark.parametrize(("title", "plays"), [(AUCTION, 12), (PROELIO, 150)])
def test_the_position_after_rollbacks_is_the_one_of_the_lines_that_stand(title: Title, plays: int) -> None:
    table = game(title, plays)
    for i in range(90):
        table.note(0, f"note {i}")
    text = again_and_again(table, 40)
    again = restored(title, wtr.parse(text), title.content())
    assert again.state.to_dict() == table.state.to_dict()
    assert again.wtr() == text
