"""Effort: how long the event loop works for one person, who waits for it.

A painting, an answer to a question, a long row of picks: each stops everything else for a moment. So that nobody takes
all of it, whoever had more than a share waits until it is paid for: people with an account by themselves, guests with
all of their network. The core's time counts, not the clock's: a busy machine is nobody's fault. And of many who are to
be painted for at once, one is at a time, with everybody else in between.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from litestar.connection import ASGIConnection

from wartable.server.people.rate_limits import Bucket, Limiter, TooMany

LONGEST_NAP = 5.0  # seconds; then it is looked again


class Effort:
    """What one person makes the event loop do.

    >>> from wartable.server.people.rate_limits import Limit
    >>> effort = Effort([Bucket(Limit(2, 60))])
    >>> effort.charge(1.5), effort.debt() == 0
    (None, True)
    >>> effort.charge(1.5)
    >>> 0.9 < effort.debt() <= 1.0
    True
    """

    def __init__(self, buckets: Sequence[Bucket] = ()) -> None:
        self._buckets = buckets  # of seconds; none: nobody is slowed down

    def charge(self, seconds: float) -> None:
        """Count what was done."""
        for bucket in self._buckets:
            bucket.left -= seconds

    def debt(self) -> float:
        """Return for how many seconds this person has to wait."""
        return max([0.0, *(-bucket.fill() * 60 / bucket.limit.per_minute for bucket in self._buckets)])

    async def wait(self) -> None:
        """Wait until what was done is paid for."""
        while (seconds := self.debt()) > 0:
            await asyncio.sleep(min(seconds, LONGEST_NAP))

    @contextmanager
    def working(self) -> Iterator[None]:
        """Count what is done now, in one go."""
        begun = time.thread_time()
        try:
            yield
        finally:
            self.charge(time.thread_time() - begun)

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Count what is done now for somebody who does not wait; raise TooMany if they would have to."""
        if (seconds := self.debt()) > 0:
            raise TooMany(seconds)
        with self.working():
            yield


def effort_of(connection: ASGIConnection[Any, Any, Any, Any], user: str) -> Effort:
    """Return the effort for the sender of a request; where nobody is slowed down it is not counted."""
    limiter: Limiter | None = connection.app.state.limiter
    return Effort(limiter.buckets("work", connection, user)) if limiter is not None else Effort()


class Turns:
    """At most one long piece of work in each round of the event loop: everybody else is heard in between."""

    def __init__(self) -> None:
        self._taken: asyncio.AbstractEventLoop | None = None

    async def wait(self) -> None:
        """Wait for a round in which nothing long was done yet."""
        while self._taken is asyncio.get_running_loop():
            await asyncio.sleep(0)

    def take(self) -> None:
        """Say that something long was done in this round."""
        self._taken = asyncio.get_running_loop()
        self._taken.call_soon(self._free)

    def _free(self) -> None:
        self._taken = None


TURNS = Turns()
