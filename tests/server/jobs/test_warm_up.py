"""A new process reads what its first visitors need, beside its event loop."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from tests.small.auction import TITLE as AUCTION
from wartable import paint
from wartable.server import run
from wartable.server.jobs import warm_up
from wartable.server.render import title_info

# Nothing of this is compiled.
pytestmark = pytest.mark.plain


async def test_a_server_warms_up_beside_its_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    beside: list[bool] = []
    parts, done = paint.parts, threading.Event()

    def noted(scene: Any, **how: Any) -> Any:
        beside.append(threading.current_thread() is not threading.main_thread())
        if len(beside) == 2:
            done.set()
        return parts(scene, **how)

    monkeypatch.setattr(paint, "parts", noted)
    monkeypatch.setattr(title_info, "all_titles", lambda: [AUCTION])
    monkeypatch.setattr(run, "WARM_UP_SECONDS", 0.0)
    run.warm_up_soon()
    assert await asyncio.to_thread(done.wait, 60)
    assert beside == [True, True]


def test_a_broken_title_spoils_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    warmed = []

    def broken(title: object) -> None:
        warmed.append(title)
        if len(warmed) == 1:
            raise KeyError("a drawing is missing")

    monkeypatch.setattr(title_info, "all_titles", lambda: [AUCTION, AUCTION])
    monkeypatch.setattr(warm_up, "warm_title", broken)
    warm_up.warm_up()
    assert len(warmed) == 2
