"""Metrics: counts, latencies, queues, for Prometheus; no names, no secrets.

They are for those who run the server: without a key that the environment names, there is no such address.
"""

from __future__ import annotations

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

SECONDS = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """What is counted of the requests and sockets of a process."""

    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()  # by the first digit of the status
        self.took = [0] * (len(SECONDS) + 1)  # answers by how long they took, in the steps of SECONDS
        self.seconds = 0.0
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
        self.took[bisect_left(SECONDS, seconds)] += 1
        self.seconds += seconds

    def lines(self, host: Host) -> Iterator[str]:
        """Yield the lines of the answer."""
        for status, count in sorted(self.requests.items()):
            yield f'wartable_requests_total{{status="{status}"}} {count}'
        so_far = 0
        for limit, count in zip((*map(str, SECONDS), "+Inf"), self.took, strict=True):
            so_far += count
            yield f'wartable_request_seconds_bucket{{le="{limit}"}} {so_far}'
        yield f"wartable_request_seconds_sum {self.seconds:.6f}"
        yield f"wartable_request_seconds_count {so_far}"
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
