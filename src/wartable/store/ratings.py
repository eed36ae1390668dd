"""Ratings: a row for each title and rated player, a mark on each table seen."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import desc, exists, insert, select

from wartable.store import schema as s
from wartable.store.database import Database
from wartable.store.models import FINISHED, TableRow

BOT_PREFIX = "bot:"


class Rating(msgspec.Struct, kw_only=True):
    """How strong somebody is at a title: `mu` more or less `sigma`, after so many games."""

    who: str  # an account's id, or "bot:<level>"
    title: str
    mu: float
    sigma: float
    games: int
    name: str = ""

    @property
    def value(self) -> float:
        """The number to rank by: a lower bound of the strength, almost surely. Few games make it low.

        >>> Rating(who="a", title="proelio", mu=25.0, sigma=8.0, games=1).value
        1.0
        """
        return round(self.mu - 3 * self.sigma, 2)


class Ratings:
    """The ratings of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def unrated(self, limit: int = 100) -> list[TableRow]:
        """Return finished tables that nobody has looked at yet, the first that ended first."""
        seen = exists().where(s.rated.c.table == s.tables.c.id)
        query = select(s.tables).where(s.tables.c.phase == FINISHED, ~seen).order_by(s.tables.c.updated).limit(limit)
        return [s.table_row(row) for row in await self._database.rows(query)]

    async def find(self, title: str = "", who: Sequence[str] = (), limit: int = 500) -> list[Rating]:
        """Return ratings by title or player, the best first; players have their names."""
        rank = (s.ratings.c.mu - 3 * s.ratings.c.sigma).label("rank")
        query = select(s.ratings, s.users.c.name, rank).join(s.users, s.users.c.id == s.ratings.c.who, isouter=True)
        if title:
            query = query.where(s.ratings.c.title == title)
        if who:
            query = query.where(s.ratings.c.who.in_(who))
        found = []
        for row in await self._database.rows(query.order_by(desc("rank")).limit(limit)):
            values = dict(row._asdict())
            values.pop("rank")
            found.append(Rating(**{**values, "name": values["name"] or ""}))
        return found

    async def write(self, table: str, rated: Mapping[str, Rating]) -> None:
        """Mark a table as rated and write what followed, all or nothing; raise IntegrityError if it was already."""
        statements: list[Any] = [insert(s.rated).values(table=table, at=time.time())]
        for rating in rated.values():
            values = {name: value for name, value in msgspec.structs.asdict(rating).items() if name != "name"}
            statement = self._database.upsert(s.ratings).values(values)
            statements.append(statement.on_conflict_do_update(index_elements=["who", "title"], set_=values))
        await self._database.do(*statements)
