"""`wartable serve`: the table in the browser."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import typer

DATA = typer.Option(Path("wartable-data"), "--data", help="The folder that everything is kept in.")
DATABASE = typer.Option(
    None, "--database", help="postgresql://… instead of the data folder: any number of servers share it."
)


def server(part: str) -> Any:
    """Return a part of the server. Commands and server stand side by side, so none is imported before it is needed."""
    return import_module(f"wartable.server.{part}")


def address(data: Path, database: str | None) -> str:
    """Return where the store is: a database that was named, or the one of the data folder.

    >>> address(Path("/games"), None)
    'sqlite:////games/wartable.db'
    """
    return database or str(server("run").database_in(data))


def serve(
    port: int = typer.Option(8000, "--port", min=0, max=65535, help="Where to listen; 0 takes any free port."),
    host: str = typer.Option("127.0.0.1", "--host", help="Which network to listen on; 0.0.0.0 is all of them."),
    data: Path = DATA,
    database: str | None = DATABASE,
    quiet: bool = typer.Option(False, "--quiet", help="Log only what is wrong."),
) -> None:
    """Serve the table in the browser; prints the address. Mail and the like are set by environment variables."""
    server("run").serve(host, port, address(data, database), quiet)
