"""Cross-site requests: a change must come from our own pages, or carry a token."""

from __future__ import annotations

import hmac
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send as AsgiSend

from wartable.server.people.cookies import CSRF_COOKIE
from wartable.server.people.identity import Connection

CSRF_HEADER = "x-csrf"


class CsrfGuard:
    """Requests that change something must come from our own pages, or carry a token of their own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: AsgiSend) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            request: Request[Any, Any, Any] = Request(scope)
            by_token = request.headers.get("authorization", "").lower().startswith("bearer ")
            by_cookie = bool(request.cookies)
            token = request.headers.get(CSRF_HEADER) or request.query_params.get("csrf")
            if not by_token and (
                not same_origin(request) or (by_cookie and not csrf_holds(request.cookies.get(CSRF_COOKIE), token))
            ):
                refusal = {
                    "error": {"code": "foreign_page", "text": "the request does not come from a page of this server"}
                }
                await plain_response(send, 403, msgspec.json.encode(refusal))
                return
        await self.app(scope, receive, send)


async def plain_response(send: AsgiSend, status: int, body: bytes) -> None:
    """Send an answer from outside the framework."""
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def same_origin(connection: Connection) -> bool:
    """Return whether a browser says that the request comes from our own pages; programs send no Origin at all."""
    origin = connection.headers.get("origin") or connection.headers.get("referer")
    if not origin:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:
        return False  # no address at all


def csrf_holds(cookie: str | None, given: str | None) -> bool:
    """Return whether the page's token is the one of the browser's cookie.

    >>> csrf_holds("abc", "abc"), csrf_holds("abc", None), csrf_holds(None, ""), csrf_holds("\xe9", "\xe9")
    (True, False, False, True)
    """
    return bool(cookie) and bool(given) and hmac.compare_digest(str(cookie).encode(), str(given).encode())
