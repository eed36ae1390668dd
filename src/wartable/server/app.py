"""The application: puts the parts together. One process serves SQLite; any number serve one PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Receive, Scope
from litestar.types import Send as AsgiSend
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

import wartable
from wartable.core.errors import Defect, NotAnAction, OptionError, Refused, Stale, UndoRefused, WartableError
from wartable.server.jobs.bots_and_clocks import Tender
from wartable.server.jobs.notices import AccountSettings, Notices, NoticeSettings
from wartable.server.jobs.postgres_listener import Listener
from wartable.server.jobs.ratings import Rater, Ratings
from wartable.server.jobs.worker import Worker
from wartable.server.live.absence import Absence
from wartable.server.live.host import Gone, Host, NotRunning
from wartable.server.people.identity import (
    CSRF_COOKIE,
    CSRF_HEADER,
    Forbidden,
    NotSignedIn,
    Person,
    csrf_holds,
    identify,
    same_origin,
)
from wartable.server.people.rate_limits import Limited, Limiter, Limits, TooMany
from wartable.server.render.fonts import FOLDER, Fonts
from wartable.server.render.table_json import error_json
from wartable.server.routes.pages import PAGES, mistake_page, static_files, templates, wants_page
from wartable.server.routes.records import Forks, Records
from wartable.server.routes.replay import Moments
from wartable.server.routes.tables import Accounts, Tables, Titles, viewer_of
from wartable.server.socket.frames import sender
from wartable.server.socket.session import Session
from wartable.store import Store

logger = logging.getLogger("wartable")

# What a database that is there refuses: that is our mistake.
OURS = (IntegrityError, DataError, ProgrammingError)

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
]


@dataclass(slots=True)
class Settings:
    """How a server is run."""

    database: str
    notices: NoticeSettings = field(default_factory=NoticeSettings)
    limits: Limits | None = field(default_factory=Limits)  # None: nobody is slowed down


def on_mistake(request: Request[Any, Any, Any], error: WartableError) -> Response[Any]:
    """A user's mistake: a JSON error with code, and clause or field; a page for people."""
    status = next((code for kind, code in STATUS if isinstance(error, kind)), 400)
    if wants_page(request):
        return mistake_page(request, status)
    lang = request.query_params.get("lang", "en")
    return Response({"error": error_json(error, lang if lang in ("en", "it") else "en")}, status_code=status)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: an unknown address, a body that is no JSON, too many requests."""
    if wants_page(request):
        return mistake_page(request, error.status_code)
    code = {404: "not_found", 405: "method_not_allowed", 413: "too_large", 429: "too_many_requests"}
    told = {"code": code.get(error.status_code, "bad_request"), "text": error.detail}
    if isinstance(error.extra, list) and error.extra:
        told["text"] = str(error.extra[0]["message"])
        if error.extra[0].get("key"):
            told["field"] = str(error.extra[0]["key"])
    return Response({"error": told}, status_code=error.status_code, headers=error.headers)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Our own fault: logged with its place, told without it."""
    # The route, not the address: that may hold the secret link of a seat.
    route = str(request.scope.get("path_template", ""))
    logger.error("fault", extra={"method": request.method, "route": route}, exc_info=error)
    return Response(
        {"error": {"code": "fault", "text": "the server made a mistake; nothing was changed"}}, status_code=500
    )


def on_lost_database(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The database is gone for a while: the same request may be sent again, and nothing happens twice."""
    if isinstance(error, OURS):
        return on_fault(request, error)
    logger.warning("database_lost", extra={"method": request.method}, exc_info=error)
    if wants_page(request):
        return mistake_page(request, 503)
    told = {"code": "unavailable", "text": "the database does not answer; try again"}
    return Response({"error": told}, status_code=503, headers={"retry-after": "2"})


HANDLERS: dict[int | type[Exception], Any] = {
    Defect: on_fault,
    WartableError: on_mistake,
    HTTPException: on_http_error,
    DBAPIError: on_lost_database,
    PoolTimeout: on_lost_database,
    ConnectionError: on_lost_database,
    Exception: on_fault,
}


class Guarded:
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
    """An answer from outside the framework."""
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: str, seat: int | None = None) -> None:
    """Live play at a table; see docs/protocol.md."""
    host: Host = socket.app.state.host
    if not same_origin(socket):
        await socket.close(code=4403, reason="foreign page")
        return
    try:
        person = await identify(socket, host.store)
        found = await host.table(table)
        viewer = viewer_of(found, person, seat)
    except Defect:
        raise
    except WartableError as error:
        await socket.accept()
        await socket.send_json({"type": "error", **error_json(error, "en")})
        await socket.close(code=4404)
        return
    except Exception as fault:
        logger.error("socket_fault", extra={"table": table}, exc_info=fault)
        await socket.close(code=4500, reason="the server made a mistake")
        return
    await socket.accept()
    limits: Limits | None = socket.app.state.limits
    session = Session(
        found,
        viewer,
        person,
        sender(socket.scope, lambda message: socket.send_data(message, "text")),
        lambda: identify(socket, host.store),
        limits.message if limits else None,
    )
    try:
        async with asyncio.TaskGroup() as both:
            both.create_task(session.push())
            both.create_task(listen(socket, session))
    except* (WebSocketDisconnect, OSError):
        pass  # gone, whether it said so or we found out
    except* Defect as faults:
        logger.error("socket_fault", extra={"table": table}, exc_info=faults)
    except* WartableError as errors:
        # He signed out or lost the seat while the socket was open.
        await goodbye(socket, errors.exceptions[0])
    except* Exception as faults:
        logger.error("socket_fault", extra={"table": table}, exc_info=faults)
    finally:
        session.close()


async def goodbye(socket: WebSocket[Any, Any, Any], error: BaseException) -> None:
    """Says why before the socket is closed."""
    with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
        if isinstance(error, WartableError):
            await socket.send_json({"type": "error", **error_json(error, "en")})
        await socket.close(code=4403)


async def listen(socket: WebSocket[Any, Any, Any], session: Session) -> None:
    """Answers messages until the socket is gone."""
    while True:
        await session.receive(await socket.receive_data(mode="text"))


@get("/health", include_in_schema=False)
async def health(host: Host) -> dict[str, Any]:
    """Whether the server and its database answer."""
    await host.store.check()
    return {"ok": True, "version": wartable.__version__, "tables": len(host.open_tables())}


def provide_host(state: State) -> Host:
    """The tables of this process."""
    host: Host = state.host
    return host


async def provide_person(request: Request[Any, Any, Any], host: Host) -> Person:
    """Who sends the request."""
    return await identify(request, host.store)


def create_app(settings: Settings) -> Litestar:
    """The application for one process."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        host = app.state.host = Host(store, settings.notices.channels)
        app.state.notice_settings = settings.notices
        tender = Tender(host)
        tender.start()
        workers: list[Worker] = [Rater(host), Notices(store, settings.notices)]
        for worker in workers:
            worker.start()
        listener = Listener(settings.database, host.heard) if store.shared else None
        if listener is not None:
            listener.start()
        logger.info("server_started", extra={"kind": "postgresql" if store.shared else "sqlite"})
        try:
            yield
        finally:
            if listener is not None:
                await listener.stop()
            await tender.stop()
            for worker in workers:
                await worker.stop()
            await host.close()
            await store.close()
            logger.info("server_stopped")

    limited = [DefineMiddleware(Limited, limiter=Limiter(settings.limits))] if settings.limits else []
    return Litestar(
        route_handlers=[
            Accounts,
            AccountSettings,
            Titles,
            Ratings,
            Tables,
            Absence,
            Moments,
            Records,
            Forks,
            live,
            health,
            *PAGES,
            static_files(),
        ],
        template_config=templates(),
        dependencies={
            "host": Provide(provide_host, sync_to_thread=False),
            "person": Provide(provide_person),
        },
        lifespan=[lifespan],
        middleware=[*limited, Guarded],
        state=State({"limits": settings.limits, "fonts": Fonts(settings.database)}),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=f"^{FOLDER}"),
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(title="wartable", version=wartable.__version__, path="/schema"),
        request_max_body_size=2_000_000,
        logging_config=None,  # see json_logs.py
    )


__all__ = ["Settings", "create_app"]
