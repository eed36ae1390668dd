"""Addresses: those with invisible signs are refused before anything is looked up."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

REFUSED = b'{"error":{"code":"bad_request","text":"the address holds signs that no address of ours has"}}'


def is_plain(path: str) -> bool:
    r"""Return whether an address is made of visible signs.

    >>> is_plain("/table/3f9c"), is_plain("/web/\x00"), is_plain("/table/a\nb")
    (True, False, False)
    """
    return path.isprintable()


class PathGuard:
    """Middleware that refuses addresses with invisible signs."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and not is_plain(scope["path"]):
            headers = [(b"content-type", b"application/json")]
            await send({"type": "http.response.start", "status": 400, "headers": headers})
            await send({"type": "http.response.body", "body": REFUSED, "more_body": False})
            return
        await self.app(scope, receive, send)
