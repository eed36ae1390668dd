"""The application: puts the parts together. One process serves SQLite; any number serve one PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Receive, Scope
from litestar.types import Send as AsgiSend

import wartable
from wartable.core.clause import NotAnAction, OptionError, Refused, Stale, UndoRefused, WartableError
from wartable.server.api import Accounts, Tables, Titles, viewer_of
from wartable.server.listen import Listener
from wartable.server.live import Session
from wartable.server.moments import Moments
from wartable.server.pages import PAGES, static_files, templates
from wartable.server.payload import error_json
from wartable.server.people import (
    CSRF_COOKIE,
    CSRF_HEADER,
    Forbidden,
    NotSignedIn,
    Person,
    csrf_holds,
    identify,
    same_origin,
)
from wartable.server.tables import Gone, Host, NotRunning
from wartable.server.tend import Tender
from wartable.store import Store

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
]


@dataclass(slots=True)
class Settings:
    """How a server is run."""

    database: str


def on_mistake(request: Request[Any, Any, Any], error: WartableError) -> Response[dict[str, Any]]:
    """A user's mistake: a JSON error with code, and clause or field."""
    status = next((code for kind, code in STATUS if isinstance(error, kind)), 400)
    lang = request.query_params.get("lang", "en")
    return Response({"error": error_json(error, lang if lang in ("en", "it") else "en")}, status_code=status)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses: an unknown address, a body that is no JSON, too many requests."""
    code = {404: "not_found", 405: "method_not_allowed", 413: "too_large", 429: "too_many_requests"}
    text = str(error.extra[0]["message"]) if isinstance(error.extra, list) and error.extra else error.detail
    body = {"error": {"code": code.get(error.status_code, "bad_request"), "text": text}}
    return Response(body, status_code=error.status_code, headers=error.headers)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Our own fault: logged with its place, told without it."""
    logger.error("fault at %s %s", request.method, request.url.path, exc_info=error)
    return Response(
        {"error": {"code": "fault", "text": "the server made a mistake; nothing was changed"}}, status_code=500
    )


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
    except WartableError as error:
        await socket.accept()
        await socket.send_json({"type": "error", **error_json(error, "en")})
        await socket.close(code=4404)
        return
    await socket.accept()
    session = Session(found, viewer, person.seats(found.seats), socket.send_json)
    try:
        async with asyncio.TaskGroup() as both:
            both.create_task(session.push())
            both.create_task(listen(socket, session))
    except* WebSocketDisconnect:
        pass
    except* Exception as faults:
        logger.error("socket at table %s", table, exc_info=faults)
    finally:
        session.close()


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
        host = app.state.host = Host(store)
        tender = Tender(host)
        tender.start()
        listener = Listener(settings.database, host.heard) if store.shared else None
        if listener is not None:
            listener.start()
        try:
            yield
        finally:
            if listener is not None:
                await listener.stop()
            await tender.stop()
            await store.close()

    return Litestar(
        route_handlers=[Accounts, Titles, Tables, Moments, live, health, *PAGES, static_files()],
        template_config=templates(),
        dependencies={
            "host": Provide(provide_host, sync_to_thread=False),
            "person": Provide(provide_person),
        },
        lifespan=[lifespan],
        middleware=[Guarded],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        exception_handlers={WartableError: on_mistake, HTTPException: on_http_error, Exception: on_fault},
        openapi_config=OpenAPIConfig(title="wartable", version=wartable.__version__, path="/schema"),
        request_max_body_size=2_000_000,
    )


__all__ = ["Settings", "create_app"]
