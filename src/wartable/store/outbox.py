"""The outbox: notices that wait to be sent.

A row comes with the event that asks for it, and goes when it is sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, exists, select, update

from wartable.store import schema as s
from wartable.store.database import Database
from wartable.store.models import RUNNING


class Waiting(msgspec.Struct, kw_only=True):
    """A notice that waits: for whom, about which table, by which channel. `holds` is False once it means nothing."""

    id: int
    user: str
    table: str
    kind: str
    due: float
    tries: int
    title: str
    holds: bool


class Outbox:
    """The outbox of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, user: str, table: str, kind: str, due: float) -> Any:
        """Return a statement that puts a notice in; one that waits already stays as it is."""
        values = {"user": user, "table": table, "kind": kind, "due": due, "tries": 0}
        statement = self._database.upsert(s.outbox).values(values)
        return statement.on_conflict_do_nothing(index_elements=["user", "table", "kind"])

    def remove(self, user: str, table: str) -> Any:
        """Return a statement that takes a user's notices about a table out unsent, since the seat has answered."""
        return delete(s.outbox).where(s.outbox.c.user == user, s.outbox.c.table == table)

    async def due(self, now: float, limit: int = 200) -> list[Waiting]:
        """Return all that waits for users for whom something is due, so that it can go in one message."""
        ripe = select(s.outbox.c.user).where(s.outbox.c.due <= now).order_by(s.outbox.c.due).limit(limit)
        sits = exists().where(s.seats.c.table == s.outbox.c.table, s.seats.c.user == s.outbox.c.user)
        query = (
            select(s.outbox, s.tables.c.title, s.tables.c.phase, sits.label("sits"))
            .join(s.tables, s.tables.c.id == s.outbox.c.table)
            .where(s.outbox.c.user.in_(ripe))
            .order_by(s.outbox.c.id)
        )
        found = []
        for row in await self._database.rows(query):
            values = dict(row._asdict())
            phase, still = values.pop("phase"), values.pop("sits")
            found.append(Waiting(**values, holds=bool(still) and phase == RUNNING))
        return found

    async def mark_sent(self, waiting: Sequence[Waiting], at: float | None) -> None:
        """Remove notices; with a time, note that their user was sent them then."""
        statements: list[Any] = [delete(s.outbox).where(s.outbox.c.id.in_([row.id for row in waiting]))]
        if at is not None:
            statements.append(update(s.users).where(s.users.c.id == waiting[0].user).values(noticed=at))
        await self._database.do(*statements)

    async def postpone(self, waiting: Sequence[Waiting], due: float, tries: int) -> None:
        """Postpone notices, and count the tries."""
        ids = [row.id for row in waiting]
        await self._database.do(update(s.outbox).where(s.outbox.c.id.in_(ids)).values(due=due, tries=tries))
