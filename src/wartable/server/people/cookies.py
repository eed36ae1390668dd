"""Cookies: their names, and how each one is made."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from wartable.server.guards.headers import by_tls

SESSION_COOKIE = "wartable_session"
SEAT_COOKIE = "wartable_seats"  # links of this browser's guest seats, joined by dots
CSRF_COOKIE = "wartable_csrf"
LANG_COOKIE = "wartable_lang"

SESSION_SECONDS = 60 * 24 * 3600
MOST_LINKS = 40
YEAR = 365 * 24 * 3600


def session_cookie(secret: str, secure: bool) -> Cookie:
    """Return the cookie of a session: not for scripts, not for other sites."""
    return Cookie(SESSION_COOKIE, value=secret, httponly=True, samesite="lax", secure=secure, max_age=SESSION_SECONDS)


def expired_session() -> Cookie:
    """Return the cookie that ends a session in the browser."""
    return Cookie(SESSION_COOKIE, value="", httponly=True, samesite="lax", max_age=0)


def seat_cookie(request: Request[Any, Any, Any], links: list[str], secure: bool) -> Cookie:
    """Return the cookie with the secret links of this browser's guest seats, the newest first."""
    held = [link for link in request.cookies.get(SEAT_COOKIE, "").split(".") if link and link not in links]
    value = ".".join([*links, *held][:MOST_LINKS])
    return Cookie(SEAT_COOKIE, value=value, httponly=True, samesite="lax", secure=secure, max_age=SESSION_SECONDS)


def csrf_cookie(token: str, secure: bool) -> Cookie:
    """Return the cookie that a page's own requests are compared with; scripts of the page read it."""
    return Cookie(CSRF_COOKIE, value=token, samesite="lax", secure=secure, max_age=YEAR)


def language_cookie(lang: str, secure: bool) -> Cookie:
    """Return the cookie that keeps the language which the reader chose."""
    return Cookie(LANG_COOKIE, value=lang, samesite="lax", secure=secure, max_age=YEAR)


def is_secure(request: Request[Any, Any, Any]) -> bool:
    """Return whether a cookie may be kept from plain http: the request came by https."""
    return by_tls(request.scope)
