"""Costly requests: look-backs, forks, uploads and proofs have a small pool.

However many are asked for, people sign in, play and look on meanwhile; and those that find the pool full are told at
once, instead of waiting in a queue that only grows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from wartable.core.errors import WartableError

AT_ONCE = 2
MOST_WAITING = 30  # being worked on and waiting together

T = TypeVar("T")


class Busy(WartableError):
    """The server has enough costly requests to work on; the same one may be sent again in a while."""


class Pool:
    """Threads for costly work, with a queue that has an end."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "costly")
        self.waiting = 0

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """Do a piece of work beside the event loop; raise Busy if too many wait already."""
        if self.waiting >= MOST_WAITING:
            raise Busy("server-busy")
        self.waiting += 1
        done = asyncio.get_running_loop().run_in_executor(self._threads, work, *args)
        # Counted until a thread is free of it: a caller that has gone away frees none.
        done.add_done_callback(self._one_less)
        return await asyncio.shield(done)

    def _one_less(self, done: asyncio.Future[T]) -> None:
        self.waiting -= 1
        if not done.cancelled():
            done.exception()  # heard by the caller, if there still is one


POOL = Pool()
