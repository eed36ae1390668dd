"""Luck: the system's on a server, the test's own in tests, and then a whole game is the same each time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.running_server import House, house, until
from wartable.server.live.host import Luck

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


async def game(there: House, level: str) -> str:
    """Plays a short game of bots; gives what was played, without checksums and secrets."""
    table = await there.guest().open(*[f"bot:{level}"] * 3, options={"round_cap": 2})
    live = await there.live(table)

    async def over() -> bool:
        return live.over

    await until(over)
    return "\n".join(str(line.text) for line in live.playing.record.lines)


async def test_a_test_sees_the_same_games_each_time(tmp_path: Path) -> None:
    told = []
    for folder in ("one", "two"):
        async with house(tmp_path / folder) as there:
            told.append([await game(there, level) for level in ("random", "sensible", "random")])
    assert told[0] == told[1]
    assert len(set(told[0])) == 3, "each table has a game of its own"


async def test_a_servers_luck_is_the_systems(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        there.host.luck = Luck()
        table = await there.guest().open("me", "bot:random", "bot:random")
        row = (await there.live(table)).row
        assert len({row.secret, Luck().secret(), Luck().secret()}) == 3
        assert len(row.secret) == 32
        assert len({Luck().seed(row, 1, 2) for _ in range(9)}) == 9
