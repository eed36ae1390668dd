"""Effort: how long the event loop works for one person, who waits for it.

A page, a painting, an answer to a question, a long row of picks: each stops everything else for a moment. So that
nobody takes all of it, whoever had more than a share waits until it is paid for: people with an account by themselves,
guests with all of their network. The core's time counts, not the clock's: a busy machine is nobody's fault. And of many
who are to be painted for at once, one is at a time, with everybody else in between.

Requests are counted here, all of them and in one place; a socket counts what it does by itself.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from typing import Any, TypeVar

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from wartable.server.people.rate_limits import Bucket, Limiter, TooMany, refuse

LONGEST_NAP = 5.0  # seconds; then it is looked again, and a request is refused
DEPOSIT = 0.02  # seconds that a request counts for while it lasts: of a thousand at once not all begin

T = TypeVar("T")


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

    async def begin(self) -> None:
        """Wait a moment if what was done is not paid for; raise TooMany if that is not enough."""
        if 0 < (seconds := self.debt()) <= LONGEST_NAP:
            await asyncio.sleep(seconds)
        if (seconds := self.debt()) > 0:
            raise TooMany(seconds)

    @contextmanager
    def deposit(self) -> Iterator[None]:
        """Count a request for more than it has done yet, as long as it lasts."""
        self.charge(DEPOSIT)
        try:
            yield
        finally:
            self.charge(-DEPOSIT)


class Metered:
    """Work that counts, step by step, what the event loop does for it between two waits.

    >>> from wartable.server.people.rate_limits import Limit
    >>> async def work() -> str:
    ...     await asyncio.sleep(0)
    ...     return "done"
    >>> effort = Effort([Bucket(Limit(1e-9, 1e-9))])
    >>> asyncio.run(metered(work(), effort)), effort.debt() > 0
    ('done', True)
    """

    def __init__(self, work: Coroutine[Any, Any, T], effort: Effort) -> None:
        self._work = work
        self._effort = effort

    def __await__(self) -> Generator[Any, Any, Any]:
        step: Callable[[], Any] = partial(self._work.send, None)
        while True:
            begun = time.thread_time()
            try:
                waits_for = step()
            except StopIteration as end:
                return end.value
            finally:
                self._effort.charge(time.thread_time() - begun)
            try:
                yield waits_for
            except GeneratorExit:
                self._work.close()
                raise
            except BaseException as error:
                step = partial(self._work.throw, error)
            else:
                step = partial(self._work.send, None)


NOW: ContextVar[Effort | None] = ContextVar("effort", default=None)  # of the one for whom something is done


async def metered(work: Coroutine[Any, Any, T], effort: Effort | None = None) -> T:
    """Do some work and count it for somebody: for the one who asked for it, also where it is a task of its own."""
    effort = effort or NOW.get()
    if effort is None:
        return await work
    before = NOW.set(effort)
    try:
        done: T = await Metered(work, effort)
    finally:
        NOW.reset(before)
    return done


class Paid:
    """Counts all requests over HTTP: what the event loop does for them, and what they still owe."""

    def __init__(self, limiter: Limiter) -> None:
        self._limiter = limiter

    def around(self, app: ASGIApp) -> ASGIApp:
        """Return an application whose requests are counted; those of somebody who owes too much are refused."""

        async def paid(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
            effort = Effort(self._limiter.buckets("work", connection, self._limiter.known(connection)))
            try:
                await effort.begin()
            except TooMany as error:
                refused: TooMany | None = error
            else:
                refused = None
            if refused is not None:
                await refuse(scope, send, refused)
                return

            async def work() -> None:
                await app(scope, receive, send)

            with effort.deposit():
                await metered(work(), effort)

        return paid


def effort_of(connection: ASGIConnection[Any, Any, Any, Any], user: str) -> Effort:
    """Return the effort for somebody at a socket; where nobody is slowed down it is not counted."""
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
