"""Headers that every answer bears: what a browser may load, show and keep of it. They are set here and nowhere else."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Awaitable, Callable, Iterable

from litestar.types import Message, Scope

YEAR = 365 * 24 * 3600

BeforeSend = Callable[[Message, Scope], Awaitable[None]]


def content_policy(scripts: Iterable[str]) -> str:
    """Return what a page may load: our own files, and of inline scripts only these, by their hashes.

    Styles may stand in the page, since paintings bring sizes and colours along.

    >>> "script-src 'self' 'sha256-" in content_policy(["{}"])
    True
    """
    hashes = [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts]
    allowed = " ".join(["'self'", *(f"'sha256-{each}'" for each in hashes)])
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src {allowed}",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self' data:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


def headers_for_all(scripts: Iterable[str]) -> BeforeSend:
    """Return a hook that completes the headers of every answer."""
    fixed = [
        (b"content-security-policy", content_policy(scripts).encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),
        # Our own pages tell each other where a request comes from; no other site is told an address of ours.
        (b"referrer-policy", b"same-origin"),
    ]

    async def complete(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        given = list(message.get("headers", ()))
        names = {name.lower() for name, _ in given}
        given += fixed
        if scope["path"].startswith("/api") and b"cache-control" not in names:
            given.append((b"cache-control", b"no-store"))
        if by_tls(scope):
            given.append((b"strict-transport-security", f"max-age={YEAR}".encode()))
        message["headers"] = given

    return complete


def by_tls(scope: Scope) -> bool:
    """Return whether a request came by https, directly or through a proxy that says so."""
    for name, value in scope["headers"]:
        if name == b"x-forwarded-proto":
            return value == b"https"
    return scope["scheme"] == "https"
