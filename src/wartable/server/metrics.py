"""Metrics: counts, latencies, queues, for Prometheus; no names, no secrets.

They are for those who run the server: without a key that the environment names, there is no such address.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import Any

from litestar import Request, Response, get
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from wartable.server.guards.costly import POOL
from wartable.server.live.host import Host
from wartable.server.live.stored_table import Gone

LAG_SECONDS = 0.5  # between two looks at how late the event loop is
SECONDS = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Latencies:
    """A histogram of how long something took, in the steps of SECONDS.

    >>> took = Latencies()
    >>> took.note(0.01), list(took.lines("x_seconds"))[-1]
    (None, 'x_seconds_count 1')
    """

    def __init__(self) -> None:
        self.took = [0] * (len(SECONDS) + 1)
        self.seconds = 0.0

    def note(self, seconds: float) -> None:
        """Count one."""
        self.took[bisect_left(SECONDS, seconds)] += 1
        self.seconds += seconds

    def lines(self, name: str, label: str = "") -> Iterator[str]:
        """Yield the lines of the answer."""
        so_far = 0
        for limit, count in zip((*map(str, SECONDS), "+Inf"), self.took, strict=True):
            so_far += count
            labels = ",".join(filter(None, (label, f'le="{limit}"')))
            yield f"{name}_bucket{{{labels}}} {so_far}"
        braces = f"{{{label}}}" if label else ""
        yield f"{name}_sum{braces} {self.seconds:.6f}"
        yield f"{name}_count{braces} {so_far}"


class Metrics:
    """What is counted of the requests and sockets of a process."""

    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()  # by the first digit of the status
        self.answers = Latencies()
        self.messages: dict[str, Latencies] = {}  # of sockets, by kind
        self.lag = Latencies()
        self.sockets = 0

    def around(self, app: ASGIApp) -> ASGIApp:
        """Return an application that is counted."""

        async def counted(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.WEBSOCKET:
                self.sockets += 1
                try:
                    await app(scope, receive, send)
                finally:
                    self.sockets -= 1
                return
            begun = time.monotonic()

            async def sending(message: Message) -> None:
                if message["type"] == "http.response.start":
                    self.note(message["status"], time.monotonic() - begun)
                await send(message)

            await app(scope, receive, sending)

        return counted

    def note(self, status: int, seconds: float) -> None:
        """Count an answer."""
        self.requests[f"{status // 100}xx"] += 1
        self.answers.note(seconds)

    def note_message(self, kind: str, seconds: float) -> None:
        """Count a message of a socket, from its arrival to its answer."""
        self.messages.setdefault(kind, Latencies()).note(seconds)

    async def watch_loop(self) -> None:
        """Measure without end how late the event loop comes back to what is due."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self.lag.note(max(loop.time() - due, 0.0))

    def lines(self, host: Host) -> Iterator[str]:
        """Yield the lines of the answer."""
        for status, count in sorted(self.requests.items()):
            yield f'wartable_requests_total{{status="{status}"}} {count}'
        yield from self.answers.lines("wartable_request_seconds")
        for kind, took in sorted(self.messages.items()):
            yield from took.lines("wartable_message_seconds", f'kind="{kind}"')
        yield from self.lag.lines("wartable_loop_lag_seconds")
        writer = host.store.writer
        for name, value in (
            ("sockets", self.sockets),
            ("tables", len(host.open_tables())),
            ("events_written_total", writer.written),
            ("batches_written_total", writer.batches),
            ("writer_waiting", writer.waiting),
            ("costly_waiting", POOL.waiting),
            ("deaf", int(host.deaf)),
        ):
            yield f"wartable_{name} {value}"


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], host: Host) -> Response[str]:
    """The metrics, for those who have the key."""
    key: str = request.app.state.metrics_key
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not key or not hmac.compare_digest(key.encode(), given.encode()):
        raise Gone("no-page")
    counted: Metrics = request.app.state.metrics
    text = "".join(f"{line}\n" for line in counted.lines(host))
    return Response(text, media_type="text/plain; version=0.0.4", headers={"cache-control": "no-store"})
