"""A table's lock: onlookers wait for it without taking it."""

from __future__ import annotations

import asyncio

import pytest

from wartable.server.guards.table_lock import TableLock

pytestmark = pytest.mark.plain


async def turns(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_onlookers_are_woken_by_the_release_and_hold_up_nobody() -> None:
    lock = TableLock()
    await lock.acquire()
    looking = [asyncio.create_task(lock.released(60)) for _ in range(3)]
    changing = asyncio.create_task(lock.acquire())
    await turns()
    assert not any(task.done() for task in (*looking, changing))
    looking[0].cancel()
    lock.release()
    await asyncio.wait_for(changing, 60)
    assert lock.locked()
    await asyncio.wait_for(asyncio.gather(*looking[1:]), 60)
    lock.release()
    assert not lock.locked()


async def test_a_lock_that_is_never_released_is_not_waited_for_without_end() -> None:
    lock = TableLock()
    await lock.acquire()
    with pytest.raises(TimeoutError):
        await lock.released(0.01)
    lock.release()
