"""What commands that look after a server share.

Its store, opened for one piece of work; tables on the screen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from rich.console import Console
from rich.table import Table

from wartable.cli.serve import address

if TYPE_CHECKING:
    from wartable.store import Store

T = TypeVar("T")


def with_store(data: Path, database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store, do the work, close it."""

    async def run() -> T:
        store = await import_module("wartable.store").Store.open(address(data, database))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def show(columns: list[str], rows: list[list[str]]) -> None:
    """Print a plain table."""
    table = Table(*columns, box=None, pad_edge=False, header_style="bold")
    for row in rows:
        table.add_row(*row)
    Console().print(table)


def when(seconds: float) -> str:
    """Return a time as people read it, in their own zone."""
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
