"""A server that is killed while people play loses nothing that it told them of, and does nothing twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.crashing import Tally, batter, held_to
from tests.server.running_server import database, prepared


async def killed(folder: Path, kills: int, tables: int) -> Tally:
    prepared(folder)
    tally = await batter(database(folder), kills, tables)
    await held_to(database(folder), tally)
    assert tally.count >= kills
    assert tally.repeated > 0, "no request was under way when the server was killed: this proves nothing"
    return tally


@pytest.mark.compiled
async def test_a_killed_server_loses_and_repeats_nothing(tmp_path: Path) -> None:
    await killed(tmp_path, kills=4, tables=3)


@pytest.mark.soak
async def test_a_server_killed_again_and_again_loses_and_repeats_nothing(tmp_path: Path) -> None:
    tally = await killed(tmp_path, kills=220, tables=4)
    print(f"\n220 kills, {tally.count} acknowledged actions, {tally.repeated} sent again, {tally.games} games")
