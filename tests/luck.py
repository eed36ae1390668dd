"""Luck that follows from a test's own name: each test sees the same games on every run and on every machine.

`WARTABLE_TEST_LUCK=7` deals other games to all of them. A test that holds in one deal and not in another is at fault.
"""

from __future__ import annotations

import os
from collections import Counter
from contextvars import ContextVar
from hashlib import sha256

from litestar.types import ASGIApp, Receive, Scope, Send

from wartable.server.live.host import Luck
from wartable.store.models import TableRow

HEADER = "x-luck"
_asks: ContextVar[str] = ContextVar("asks", default="")


def of_this_test() -> str:
    """Return what the luck of the running test follows from; it fits into a header.

    >>> of_this_test() == of_this_test()
    True
    """
    name = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    return sha256(f"{os.environ.get('WARTABLE_TEST_LUCK', '')} {name}".encode()).hexdigest()[:16]


class Foreseen(Luck):
    """Luck by the test that asks, and by how many tables it has opened before."""

    def __init__(self) -> None:
        self.opened: Counter[str] = Counter()

    def secret(self) -> bytes:
        """Return the same secret for the same table of the same test."""
        test = _asks.get() or of_this_test()
        self.opened[test] += 1
        return sha256(f"{test} {self.opened[test]}".encode()).digest()

    def seed(self, table: TableRow, *place: int) -> int:
        """Return a seed that follows from the table and the place of its game, in any order of asking."""
        return int.from_bytes(sha256(table.secret + repr(place).encode()).digest()[:7])


class Heeding:
    """An application that is told in a header by which test it is asked."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        for name, value in scope.get("headers", ()):
            if name == HEADER.encode():
                _asks.set(value.decode())
        await self.app(scope, receive, send)
