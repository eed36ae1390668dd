"""How a server process is run: `wartable serve` comes here."""

from __future__ import annotations

import gc
import os
import socket
from dataclasses import replace
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp

from wartable.core.errors import OptionError
from wartable.server import json_logs
from wartable.server.app import Settings, create_app
from wartable.server.guards.connections import LARGEST_MESSAGE, Connection
from wartable.server.jobs import notices
from wartable.server.socket.frames import Wire

# GC thresholds: generation 0 after 10,000 net allocations (a few ms); older generations almost never, since a full pass
# stalls every table. What a table leaves is freed by reference counts.
RARELY = (10_000, 100, 10)
LOCAL = ("127.0.0.1", "0.0.0.0", "::1", "::")


def app() -> Litestar:
    """Return the application, as its environment says; servers that import it by name use this."""
    database = os.environ.get("WARTABLE_DATABASE", database_in(Path("wartable-data")))
    return create_app(Settings(database, notices.from_environment()))


def database_in(folder: Path) -> str:
    """Return the embedded database of a data folder."""
    return f"sqlite:///{(folder / 'wartable.db').resolve()}"


def listening(host: str, port: int) -> socket.socket:
    """Return the socket to listen on; port 0 takes any that is free."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise OptionError("port-taken", port=port, host=host, reason=error.strerror) from error


def serve(host: str, port: int, database: str, quiet: bool = False) -> None:
    """Serve until it is told to stop; print the address first."""
    door = listening(host, port)
    address = f"http://{'localhost' if host in LOCAL else host}:{door.getsockname()[1]}"
    told = notices.from_environment()
    if "WARTABLE_ADDRESS" not in os.environ:
        told = replace(told, address=address)
    print(f"wartable: {address}", flush=True)
    run(create_app(Settings(database, told)), door, quiet)


def run(app: Litestar | ASGIApp, door: socket.socket, quiet: bool = False) -> None:
    """Serve an application at a socket until it is told to stop."""
    config = server_config(app, log_config=json_logs.config("WARNING" if quiet else "INFO"))
    # What is loaded by now stays, and reference counts free most of what a request makes: collect seldom.
    gc.freeze()
    gc.set_threshold(*RARELY)
    uvicorn.Server(config).run(sockets=[door])


def server_config(app: Litestar | ASGIApp, **more: Any) -> uvicorn.Config:
    """Return how uvicorn serves an application: by our own protocols, with their bounds."""
    plain: Any = app  # the framework names the messages of ASGI more closely than the server does
    return uvicorn.Config(
        plain,
        **{
            "http": Connection,
            "ws": Wire,
            "ws_max_size": LARGEST_MESSAGE,
            "ws_per_message_deflate": True,
            "access_log": False,
            "server_header": False,
            "timeout_graceful_shutdown": 5,
            **more,
        },
    )
