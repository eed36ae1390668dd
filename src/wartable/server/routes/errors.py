"""What a refused or failed request is answered with.

JSON for programs, a page for people.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from wartable.core.errors import (
    ContentError,
    Defect,
    NotAnAction,
    OptionError,
    Refused,
    Stale,
    UndoRefused,
    WartableError,
)
from wartable.server.guards.bounds import NO_NUL
from wartable.server.guards.costly import Busy
from wartable.server.live.stored_table import Gone, NotRunning
from wartable.server.lobby.gathering import TooManyTables
from wartable.server.people.identity import Forbidden, NotSignedIn
from wartable.server.people.rate_limits import TooMany
from wartable.server.render.errors import ErrorFacts, error_facts
from wartable.server.render.texts import reader_language
from wartable.server.routes.pages import mistake_page, wants_page
from wartable.store.database import LOST, is_lost

logger = logging.getLogger("wartable")

STATUS: list[tuple[type[WartableError], int]] = [
    (NotSignedIn, 401),
    (Forbidden, 403),
    (Gone, 404),
    (Stale, 409),
    (Refused, 409),
    (UndoRefused, 409),
    (NotRunning, 409),
    (NotAnAction, 400),
    (OptionError, 400),
    (TooMany, 429),
    (TooManyTables, 429),
    (Busy, 503),
]


class ErrorReply(msgspec.Struct):
    """What a refused or failed request is answered with."""

    error: ErrorFacts


def refused(facts: ErrorFacts, status: int, headers: Mapping[str, str] | None = None) -> Response[ErrorReply]:
    """Return the answer to a program whose request was refused, or failed."""
    return Response(ErrorReply(facts), status_code=status, headers=headers)


def on_mistake(request: Request[Any, Any, Any], error: WartableError) -> Response[Any]:
    """Answer a user's mistake: a JSON error with code, and clause or field; a page for people."""
    status = next((code for kind, code in STATUS if isinstance(error, kind)), 400)
    if wants_page(request):
        told = error.label(reader_language(request)) if isinstance(error, ContentError) else ""
        return mistake_page(request, status, told)
    lang = request.query_params.get("lang", "en")
    later = {"retry-after": str(getattr(error, "retry_after", 5))} if status in (429, 503) else None
    return refused(error_facts(error, lang if lang in ("en", "it") else "en"), status, later)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Answer what the framework refuses: an unknown address, a body that is not JSON, too many requests."""
    if wants_page(request):
        return mistake_page(request, error.status_code)
    code = {404: "not_found", 405: "method_not_allowed", 413: "too_large", 429: "too_many_requests"}
    facts = ErrorFacts(code=code.get(error.status_code, "bad_request"), text=error.detail)
    if isinstance(error.extra, list) and error.extra:
        facts.text = str(error.extra[0]["message"])
        if error.extra[0].get("key"):
            facts.field = str(error.extra[0]["key"])
        if repr(NO_NUL) in facts.text:
            return on_mistake(request, OptionError("field-nul", place=facts.field))
    return refused(facts, error.status_code, error.headers)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorReply]:
    """Answer our own fault: logged with its place, told without it."""
    # The route, not the address: that may hold the secret link of a seat.
    route = str(request.scope.get("path_template", ""))
    logger.error("fault", extra={"method": request.method, "route": route}, exc_info=error)
    return refused(ErrorFacts(code="fault", text="the server made a mistake; nothing was changed"), 500)


def on_lost_database(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer while the database is gone: the same request may be sent again, and nothing happens twice."""
    if not is_lost(error):
        return on_fault(request, error)
    logger.warning("database_lost", extra={"method": request.method}, exc_info=error)
    if wants_page(request):
        return mistake_page(request, 503)
    facts = ErrorFacts(code="unavailable", text="the database does not answer; try again")
    return refused(facts, 503, {"retry-after": "2"})


def on_deep_body(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorReply]:
    """Answer a body that is nested too deeply to be read."""
    logger.warning("too_deep", extra={"method": request.method, "route": str(request.scope.get("path_template", ""))})
    return refused(ErrorFacts(code="bad_request", text="the body is nested too deeply"), 400)


def on_bad_letters(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorReply]:
    """Answer a body that is no UTF-8."""
    return refused(ErrorFacts(code="bad_request", text="the body is not UTF-8"), 400)


HANDLERS: dict[int | type[Exception], Any] = {
    Defect: on_fault,
    WartableError: on_mistake,
    HTTPException: on_http_error,
    **dict.fromkeys(LOST, on_lost_database),
    RecursionError: on_deep_body,
    UnicodeDecodeError: on_bad_letters,
    Exception: on_fault,
}
