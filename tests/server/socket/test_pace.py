"""How often somebody is told: at once when asked, and otherwise as often as anybody can look."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.live.test_authority import four
from wartable.core.rules.log import PUBLIC
from wartable.server.live import watchers
from wartable.server.live.table import LiveTable
from wartable.server.people.identity import Person
from wartable.server.socket.session import Session

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


class Onlooker:
    """A session that looks through somebody's eyes, and what it was sent."""

    def __init__(self, live: LiveTable, viewer: int) -> None:
        self.heard: list[dict[str, Any]] = []
        self.session = Session(live, viewer, Person(), self.hear)
        self.task = asyncio.create_task(self.session.push())

    async def hear(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def log(self) -> list[str]:
        """The log as put together from what came."""
        lines: list[str] = []
        for message in self.heard:
            lines[message["log_from"] :] = message["log"]
        return lines

    def leave(self) -> None:
        self.task.cancel()
        self.session.close()


async def move(live: LiveTable) -> int:
    """A seat that is asked draws, or does the next best thing; gives the seat."""
    seat = live.playing.deciders[0]
    await live.submit(seat, "act", {"actions": [live.playing.state.legal(seat)[0]]})
    return seat


async def soon() -> None:
    """Lets everybody go on who can."""
    for _ in range(20):
        await asyncio.sleep(0)


def skipping(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Give a way to let the loop's own time pass: what is due by then comes at once, on machines of any speed."""
    loop, later = asyncio.get_running_loop(), [0.0]
    time = loop.time
    monkeypatch.setattr(loop, "time", lambda: time() + later[0])

    def skip(seconds: float) -> None:
        later[0] += seconds

    return skip


async def test_onlookers_see_together_what_comes_close_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchers, "LOOK_SECONDS", 60.0)
    skip = skipping(monkeypatch)
    async with four(tmp_path) as (_, live, _):
        onlooker = Onlooker(live, PUBLIC)
        await soon()
        assert len(onlooker.heard) == 1
        for _ in range(6):
            await move(live)
        await soon()
        assert len(onlooker.heard) == 1
        skip(61.0)
        await soon()
        assert len(onlooker.heard) == 2
        assert onlooker.log() == live.playing.log(PUBLIC)
        assert onlooker.heard[-1]["view"]["turn"] == live.playing.view(PUBLIC).turn  # type: ignore[attr-defined]
        skip(61.0)
        # The onlooker has rested, so the next move is told at once.
        await move(live)
        await soon()
        assert len(onlooker.heard) == 3
        onlooker.leave()


async def test_who_is_asked_or_has_moved_is_told_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchers, "LOOK_SECONDS", 60.0)
    async with four(tmp_path) as (_, live, _):
        seats = [Onlooker(live, seat) for seat in range(4)]
        await soon()
        for _ in range(12):
            mover = await move(live)
            await soon()
            for seat in live.playing.deciders:
                latest = seats[seat].heard[-1]
                assert latest["number"] == live.playing.number(seat)
                assert latest["choices"]
                assert seats[seat].log() == live.playing.log(seat)
            # Who moved sees at once what came of it, whether asked again or not.
            assert seats[mover].heard[-1]["number"] == live.playing.number(mover)
            assert seats[mover].log() == live.playing.log(mover)
        for each in seats:
            each.leave()


async def test_the_end_is_told_to_all_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchers, "LOOK_SECONDS", 60.0)
    async with four(tmp_path) as (_, live, _):
        onlooker = Onlooker(live, PUBLIC)
        await soon()
        rng = random.Random(3)
        while live.playing.outcome is None:
            seat = live.playing.deciders[0]
            await live.submit(seat, "act", {"actions": [rng.choice(live.playing.state.legal(seat))]})
        await soon()
        assert len(onlooker.heard) == 2
        assert onlooker.heard[-1]["phase"] == "finished"
        onlooker.leave()


async def test_nobody_is_woken_who_has_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchers, "LOOK_SECONDS", 60.0)
    skip = skipping(monkeypatch)
    async with four(tmp_path) as (_, live, _):
        follower = live.watch(PUBLIC)
        await follower.sleep()
        await move(live)
        live.leave(follower)
        asleep = asyncio.create_task(follower.sleep())
        skip(61.0)
        await soon()
        assert not asleep.done()
        asleep.cancel()
