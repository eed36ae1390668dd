"""The WebSocket endpoint: who connects, and what ends a connection."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from wartable.core.errors import Defect, WartableError
from wartable.server.live.access import viewer_of
from wartable.server.live.host import Host
from wartable.server.live.table import LiveTable
from wartable.server.people.csrf import same_origin
from wartable.server.people.effort import Effort, effort_of, metered
from wartable.server.people.identity import Person, identify
from wartable.server.people.rate_limits import Limiter, TooMany
from wartable.server.render.errors import error_message
from wartable.server.socket.frames import Receive, receiver, sender
from wartable.server.socket.protocol import Hello
from wartable.server.socket.session import Session
from wartable.store.database import is_lost

logger = logging.getLogger("wartable")


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: str, seat: int | None = None, painted: bool = False) -> None:
    """Live play at a table; see docs/protocol.md. A page that is to be painted for is sent nothing before its hello."""
    host: Host = socket.app.state.host
    if not same_origin(socket):
        await socket.close(code=4403, reason="foreign page")
        return
    try:
        person = await identify(socket, host.store)
        effort = effort_of(socket, person.id)
        found = await metered(host.table(table), effort)
        viewer = viewer_of(found, person, seat)
    except Defect:
        raise
    except WartableError as error:
        await socket.accept()
        await socket.send_json(error_message(error, "en"))
        await socket.close(code=4404)
        return
    except Exception as fault:
        note_fault(table, fault)
        await socket.close(code=4500, reason="the server made a mistake")
        return
    limiter: Limiter | None = socket.app.state.limiter
    with contextlib.ExitStack() as held:
        if limiter is not None:
            try:
                held.enter_context(limiter.open_socket(socket))
            except TooMany as error:
                await socket.close(code=4429, reason=str(error))
                return
        await serve(socket, found, viewer, person, effort, painted)


async def serve(
    socket: WebSocket[Any, Any, Any],
    found: LiveTable,
    viewer: int,
    person: Person,
    effort: Effort,
    painted: bool,
) -> None:
    """Serve an open socket until it ends."""
    host: Host = socket.app.state.host
    limiter: Limiter | None = socket.app.state.limiter
    table = found.row.id
    await socket.accept()
    session = Session(
        found,
        viewer,
        person,
        sender(socket.scope, lambda message: socket.send_data(message, "text")),
        lambda: identify(socket, host.store),
        limiter.limits.message if limiter else None,
        Hello(format="html") if painted else None,
        effort,
        socket.app.state.metrics.note_message,
    )
    try:
        async with asyncio.TaskGroup() as both:
            both.create_task(session.push())
            both.create_task(listen(receiver(socket.scope, lambda: socket.receive_data("text")), session))
    except* (WebSocketDisconnect, OSError):
        pass  # gone, whether it said so or we found out
    except* Defect as faults:
        logger.error("socket_fault", extra={"table": table}, exc_info=faults)
    except* WartableError as errors:
        # The person signed out or lost the seat while the socket was open.
        await goodbye(socket, errors.exceptions[0])
    except* Exception as faults:
        note_fault(table, faults)
    finally:
        session.close()


def note_fault(table: str, fault: Exception) -> None:
    """Log why a socket ended: our own mistake, or a database that is gone, which is told for every table."""
    inner = fault.exceptions if isinstance(fault, ExceptionGroup) else (fault,)
    if all(is_lost(each) for each in inner):
        logger.warning("database_lost", extra={"table": table, "reason": type(inner[0]).__name__})
    else:
        logger.error("socket_fault", extra={"table": table}, exc_info=fault)


async def goodbye(socket: WebSocket[Any, Any, Any], error: BaseException) -> None:
    """Say why before the socket is closed."""
    with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
        if isinstance(error, WartableError):
            await socket.send_json(error_message(error, "en"))
        await socket.close(code=4403)


async def listen(receive: Receive, session: Session) -> None:
    """Answer messages until the socket is gone."""
    while True:
        await session.receive(await receive())
