"""Tests that are coroutines run even where a browser keeps an event loop running."""

from __future__ import annotations

import asyncio
import threading
from asyncio import events
from collections.abc import Iterator

import pytest

from tests import event_loop


@pytest.fixture
def browsing() -> Iterator[None]:
    """A loop that runs in this thread, as that of a browser does from its first test on."""
    loop, before = asyncio.new_event_loop(), events._get_running_loop()
    events._set_running_loop(loop)
    yield
    assert events._get_running_loop() is loop
    events._set_running_loop(before)
    loop.close()


@pytest.mark.usefixtures("browsing")
def test_a_test_without_a_browser_sees_nothing_of_its_loop() -> None:
    assert asyncio.run(asyncio.sleep(0, "done")) == "done"


def test_a_coroutine_runs_beside_a_loop_that_is_running() -> None:
    async def thread() -> threading.Thread:
        return threading.current_thread()

    async def beside() -> threading.Thread:
        return event_loop.run(thread())

    assert event_loop.run(beside()) is not threading.current_thread()


async def test_a_test_may_wait_for_something() -> None:
    found = asyncio.get_running_loop().create_future()
    asyncio.get_running_loop().call_soon(found.set_result, "found")
    assert await found == "found"
    assert threading.current_thread() is not threading.main_thread()
