"""Migrations: the schema brought up to date by Alembic, under a lock."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 0x57415254  # any number that no other program uses on this database


def config(connection: Connection | None = None) -> Config:
    """Return Alembic's settings; with a connection it uses that one."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    settings.attributes["connection"] = connection
    return settings


async def upgrade(engine: AsyncEngine) -> None:
    """Run the migrations that the database has not seen yet."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(lambda plain: command.upgrade(config(plain), "head"))
