"""Headers that every answer bears: what a browser may load, show and keep of it.

They are set here and nowhere else.
"""

from __future__ import annotations

from litestar.types import Message, Scope

YEAR = 365 * 24 * 3600


# What a page may load: our own files, and no script that stands in the page. Styles may stand there, since paintings
# bring sizes and colours along.
CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
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
FIXED = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # Our own pages tell each other where a request comes from; no other site is told an address of ours.
    (b"referrer-policy", b"same-origin"),
]


async def complete_headers(message: Message, scope: Scope) -> None:
    """Complete the headers of an answer."""
    if message["type"] != "http.response.start":
        return
    given = list(message.get("headers", ()))
    names = {name.lower() for name, _ in given}
    given += FIXED
    if scope["path"].startswith("/api") and b"cache-control" not in names:
        given.append((b"cache-control", b"no-store"))
    if by_tls(scope):
        given.append((b"strict-transport-security", f"max-age={YEAR}".encode()))
    message["headers"] = given


def by_tls(scope: Scope) -> bool:
    """Return whether a request came by https, directly or through the proxy, as uvicorn believes that one alone."""
    return scope["scheme"] == "https"
