"""Rate limits.

Token buckets: a burst, then a rate per minute, by person and by address.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from wartable.core.errors import WartableError
from wartable.server.people.cookies import SEAT_COOKIE, SESSION_COOKIE
from wartable.server.people.identity import hash_secret

# Many people may share one address (a club, a school): an address has this many times the limit of a person.
SHARED = 10
MOST_BUCKETS = 20_000
FULL_SECONDS = 10.0  # after which to try again where too many sockets are open


@dataclass(frozen=True, slots=True)
class Limit:
    """A burst, and the rate per minute after it."""

    burst: float
    per_minute: float

    def times(self, factor: float) -> Limit:
        """Return a wider limit."""
        return Limit(self.burst * factor, self.per_minute * factor)


@dataclass(frozen=True, slots=True)
class Limits:
    """What is limited on a server. Signing in and registering count by address, the rest by person and by address."""

    sign_in: Limit = Limit(20, 20)
    register: Limit = Limit(20, 20)
    open: Limit = Limit(60, 30)
    chat: Limit = Limit(20, 60)
    act: Limit = Limit(200, 1200)
    look: Limit = Limit(400, 3000)
    message: Limit = Limit(200, 3000)  # over one socket
    costly: Limit = Limit(60, 60)  # look-backs, forks, uploads, proofs, tables of bots alone
    lobby: Limit = Limit(15, 2)  # tables that guests of one network put into the lobby
    work: Limit = Limit(6, 20)  # seconds of the event loop; see effort.py
    sockets: int = 300  # open at once, of one network


class TooMany(WartableError):
    """Too much was asked for in too short a time; `retry_after` says when to try again, in seconds."""

    def __init__(self, seconds: float) -> None:
        self.retry_after = max(1, math.ceil(seconds))
        super().__init__("too-many-requests", seconds=self.retry_after)


@dataclass(slots=True)
class Bucket:
    """A token bucket: what is left of a limit; it refills with time.

    >>> now = [0.0]
    >>> bucket = Bucket(Limit(2, 60), clock=lambda: now[0])
    >>> bucket.take(), bucket.take()
    (None, None)
    >>> bucket.take()
    Traceback (most recent call last):
        ...
    wartable.server.people.rate_limits.TooMany: too many requests; try again in 1 seconds
    >>> now[0] = 1.0
    >>> bucket.take()
    """

    limit: Limit
    clock: Callable[[], float] = time.monotonic
    left: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.left = self.limit.burst
        self.at = self.clock()

    def fill(self) -> float:
        """Return what is left now."""
        now = self.clock()
        self.left = min(self.limit.burst, self.left + (now - self.at) * self.limit.per_minute / 60)
        self.at = now
        return self.left

    def take(self) -> None:
        """Take one; raise TooMany if nothing is left."""
        if self.fill() < 1:
            raise TooMany((1 - self.left) * 60 / self.limit.per_minute)
        self.left -= 1


class Limiter:
    """The buckets of everybody who came by lately."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._buckets: dict[tuple[str, str, float], Bucket] = {}
        self._known: dict[str, str] = {}  # accounts, by the hash of what their browsers show
        self._sockets: Counter[str] = Counter()  # open ones, by network

    def take(self, what: str, who: str, factor: float = 1) -> None:
        """Take one from somebody's bucket; raise TooMany."""
        self._bucket(what, who, factor).take()

    def _bucket(self, what: str, who: str, factor: float = 1) -> Bucket:
        bucket = self._buckets.get((what, who, factor))
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._tidy()
            limit: Limit = getattr(self.limits, what)
            bucket = self._buckets[what, who, factor] = Bucket(limit.times(factor))
        return bucket

    def check(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Count a request or a new socket; raise TooMany."""
        what = kind_of(connection.scope)
        if what is None:
            return
        address = network_of(connection)
        if what in ("sign_in", "register"):
            self.take(what, address)
            return
        self.take(what, address, SHARED)
        person = who(connection)
        if person:
            self.take(what, person)

    def spend(self, what: str, connection: ASGIConnection[Any, Any, Any, Any], user: str) -> None:
        """Count something costly: by account, or of guests by their network, since a cookie is soon forged."""
        address = network_of(connection)
        self.take(what, address, SHARED if user else 1)
        if user:
            self.take(what, user)

    def buckets(self, what: str, connection: ASGIConnection[Any, Any, Any, Any], user: str) -> list[Bucket]:
        """Return what somebody's share is counted in: by account, or of guests by their network."""
        address = self._bucket(what, network_of(connection), SHARED if user else 1)
        return [address, self._bucket(what, user)] if user else [address]

    def remember(self, connection: ASGIConnection[Any, Any, Any, Any], user: str) -> None:
        """Remember whose account it is that a browser shows, so that the next request counts as theirs."""
        if user:
            if len(self._known) >= MOST_BUCKETS:
                self._known.clear()
            self._known[credential(connection)] = user

    def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Return whose account sends a request, as far as is known without asking the store; empty for a guest."""
        return self._known.get(credential(connection), "")

    @contextmanager
    def open_socket(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Iterator[None]:
        """Count a socket as long as it is open; raise TooMany if its network has too many."""
        network = network_of(connection)
        if self._sockets[network] >= self.limits.sockets:
            raise TooMany(FULL_SECONDS)
        self._sockets[network] += 1
        try:
            yield
        finally:
            self._sockets[network] -= 1
            self._sockets += Counter()  # drops those at nought

    def _tidy(self) -> None:
        """Drop full buckets: a new one would be the same."""
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if bucket.fill() < bucket.limit.burst}


def network(address: str) -> str:
    """Return the network that an address belongs to: of IPv6 the first half, which is what one house has.

    >>> network("2001:db8:1:2::7"), network("192.0.2.7"), network("::ffff:192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), 64), strict=False))


def network_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the network that a request comes from."""
    return network(connection.client.host) if connection.client else ""


def spend(connection: ASGIConnection[Any, Any, Any, Any], what: str, user: str) -> None:
    """Count something costly where requests are limited at all; raise TooMany."""
    limiter: Limiter | None = connection.app.state.limiter
    if limiter is not None:
        limiter.spend(what, connection, user)


def kind_of(scope: Scope) -> str | None:
    """Return which limit a request falls under."""
    path = scope["path"].rstrip("/")
    if scope["type"] == ScopeType.WEBSOCKET or scope["method"] in ("GET", "HEAD"):
        return None if path.startswith("/web/") or path == "/health" else "look"
    if path == "/api/accounts/sign-in":
        return "sign_in"
    if path.startswith("/api/accounts"):
        return "register"
    if path == "/api/tables" or (path.startswith("/api/titles/") and path.endswith("/coach")):
        return "open"
    return "chat" if path.endswith("/chat") else "act"


def who(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return a key for the sender, from their credentials; empty without any. Only a hash stays in memory."""
    shown = (
        connection.headers.get("authorization")
        or connection.cookies.get(SESSION_COOKIE)
        or connection.cookies.get(SEAT_COOKIE)
    )
    return hash_secret(shown) if shown else ""


def credential(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return a key for what an account is known by: its token, or its session; empty without any."""
    header = connection.headers.get("authorization", "")
    shown = header if header.lower().startswith("bearer ") else connection.cookies.get(SESSION_COOKIE)
    return hash_secret(shown) if shown else ""


class Limited:
    """Middleware that refuses requests over a limit with 429."""

    def __init__(self, app: ASGIApp, limiter: Limiter) -> None:
        self.app = app
        self.limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        try:
            self.limiter.check(ASGIConnection(scope))
        except TooMany as error:
            await refuse(scope, send, error)
        else:
            await self.app(scope, receive, send)


async def refuse(scope: Scope, send: Send, error: TooMany) -> None:
    """Answer from outside the framework; a socket is closed before it opens."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4429, "reason": "too many requests"})
        return
    told = {"code": "too_many_requests", "text": str(error), "retry_after": error.retry_after}
    headers = [(b"content-type", b"application/json"), (b"retry-after", str(error.retry_after).encode())]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode({"error": told}), "more_body": False})
