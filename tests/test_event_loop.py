"""Tests that are coroutines run even where a browser keeps an event loop running."""

from __future__ import annotations

import asyncio
import threading

from tests import event_loop


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
