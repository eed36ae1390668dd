"""How a server process is run: `wartable serve` comes here."""

from __future__ import annotations

import asyncio
import fcntl
import gc
import os
import socket
import sqlite3
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp

from wartable.core.errors import OptionError
from wartable.server import json_logs
from wartable.server.app import Settings, create_app
from wartable.server.guards.connections import LARGEST_MESSAGE, Connection
from wartable.server.jobs import notices, web_push
from wartable.server.jobs.warm_up import warm_up_beside
from wartable.server.socket.frames import Wire
from wartable.store.database import address

# GC thresholds: generation 0 after 2,000 net allocations (less than 1 ms), the next after six times as many (3 ms); a
# full pass almost never, since it stalls every table. What a table leaves is freed by reference counts.
RARELY = (2_000, 5, 1_000)
WARM_UP_SECONDS = 2.0  # after the start; whoever comes before is served first
LOCAL = ("127.0.0.1", "0.0.0.0", "::1", "::")


def pushing(told: notices.NoticeSettings, database: str) -> notices.NoticeSettings:
    """Return notice settings with a key for push services: a data folder has its own, unless one is named."""
    return replace(told, push=told.push or web_push.key_beside(database))


def database_in(folder: Path) -> str:
    """Return the embedded database of a data folder."""
    return f"sqlite:///{(folder / 'wartable.db').resolve()}"


def metrics_key() -> str:
    """Return the key to the metrics, as the environment says; empty: there are none."""
    return os.environ.get("WARTABLE_METRICS", "")


def listening(host: str, port: int) -> socket.socket:
    """Return the socket to listen on; port 0 takes any that is free."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise OptionError("port-taken", port=port, host=host, reason=error.strerror) from error


def claim(database: str) -> AbstractContextManager[Any]:
    """Hold a data folder for this process alone, and see that its database can be read; raise OptionError if not."""
    address(database)
    if not database.startswith("sqlite:///"):
        asyncio.run(_reach(database))
        return nullcontext()
    path = Path(database.removeprefix("sqlite:///"))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # The system takes the lock away when the process ends, however it ends.
        lock = os.fdopen(os.open(path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600), "r+")
    except OSError as error:
        raise OptionError("at-place", place=path, reason=error.strerror) from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        _look_into(path)
    except BlockingIOError as error:
        lock.close()
        raise OptionError("data-in-use", folder=path.parent) from error
    except BaseException:
        lock.close()
        raise
    return lock


def _look_into(path: Path) -> None:
    """Refuse a file that SQLite cannot read; one that is not there yet, or empty, is fine."""
    if not path.exists() or not path.stat().st_size:
        return
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        raise OptionError("at-place", place=path, reason=error) from error
    except sqlite3.DatabaseError as error:
        raise OptionError("database-damaged", file=path) from error
    if found != ("ok",):
        raise OptionError("database-damaged", file=path)


async def _reach(database: str) -> None:
    """Refuse a PostgreSQL that does not answer, without telling its password."""
    try:
        connection = await asyncpg.connect(database.replace("postgres://", "postgresql://", 1), timeout=10)
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise OptionError("database-unreachable", reason=type(error).__name__) from error
    await connection.close()


def serve(host: str, port: int, database: str, quiet: bool = False) -> None:
    """Serve until it is told to stop; print the address first."""
    door = listening(host, port)
    held = claim(database)
    here = f"http://{'localhost' if host in LOCAL else host}:{door.getsockname()[1]}"
    told = notices.from_environment()
    if "WARTABLE_ADDRESS" not in os.environ:
        told = replace(told, address=here)
    told = pushing(told, database)
    print(f"wartable: {here}", flush=True)
    app = create_app(Settings(database, told, metrics=metrics_key()))
    app.on_startup.append(warm_up_soon)
    with held:
        run(app, door, quiet)


def warm_up_soon() -> None:
    """Read beside the event loop what the first visitors need: they would hold it up for a second."""
    asyncio.get_running_loop().call_later(WARM_UP_SECONDS, warm_up_beside)


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
