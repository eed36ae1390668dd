"""Runs the server: `wartable serve` starts this in a process of its own."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import uvicorn
from litestar import Litestar

from wartable.core.clause import OptionError
from wartable.server.app import Settings, create_app


def app() -> Litestar:
    """The application, as its environment says; servers that import it by name use this."""
    return create_app(Settings(os.environ.get("WARTABLE_DATABASE", database_in(Path("wartable-data")))))


def database_in(folder: Path) -> str:
    """The embedded database of a data folder."""
    return f"sqlite:///{(folder / 'wartable.db').resolve()}"


def free(host: str, port: int) -> bool:
    """Whether a port can be listened on."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        return trial.connect_ex((host, port)) != 0


def serve(host: str, port: int, database: str, quiet: bool = False) -> None:
    """Serves until it is told to stop; prints the address first."""
    if port and not free(host, port):
        raise OptionError(f"port {port} is in use; name another one with --port")
    config = uvicorn.Config(
        create_app(Settings(database)),
        host=host,
        port=port,
        log_level="warning" if quiet else "info",
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=5,
    )
    print(f"wartable: http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}", flush=True)
    uvicorn.Server(config).run()
