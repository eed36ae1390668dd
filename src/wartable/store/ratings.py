"""Ratings: one row a title for every player who was rated, and a mark on each table that was looked at."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import desc, exists, insert, select

from wartable.store import schema as s
from wartable.store.models import FINISHED, TableRow
from wartable.store.store import Store, table_row

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
        """The number to rank by: what he is at least, almost surely. Few games make it low.

        >>> Rating(who="a", title="proelio", mu=25.0, sigma=8.0, games=1).value
        1.0
        """
        return round(self.mu - 3 * self.sigma, 2)


async def unrated(store: Store, limit: int = 100) -> list[TableRow]:
    """Finished tables that nobody has looked at yet, the first that ended first."""
    seen = exists().where(s.rated.c.table == s.tables.c.id)
    query = select(s.tables).where(s.tables.c.phase == FINISHED, ~seen).order_by(s.tables.c.updated).limit(limit)
    return [table_row(row) for row in await store.rows(query)]


async def ratings(store: Store, title: str = "", who: Sequence[str] = (), limit: int = 500) -> list[Rating]:
    """Ratings by title or player, the best first; players have their names."""
    rank = (s.ratings.c.mu - 3 * s.ratings.c.sigma).label("rank")
    query = select(s.ratings, s.users.c.name, rank).join(s.users, s.users.c.id == s.ratings.c.who, isouter=True)
    if title:
        query = query.where(s.ratings.c.title == title)
    if who:
        query = query.where(s.ratings.c.who.in_(who))
    found = []
    for row in await store.rows(query.order_by(desc("rank")).limit(limit)):
        values = dict(row._asdict())
        values.pop("rank")
        found.append(Rating(**{**values, "name": values["name"] or ""}))
    return found


async def write(store: Store, table: str, rated: Mapping[str, Rating]) -> None:
    """Marks a table as rated and writes what followed, all or nothing; raises IntegrityError if it was rated before."""
    statements: list[Any] = [insert(s.rated).values(table=table, at=time.time())]
    for rating in rated.values():
        values = {name: value for name, value in msgspec.structs.asdict(rating).items() if name != "name"}
        statements.append(
            store.upsert(s.ratings).values(values).on_conflict_do_update(index_elements=["who", "title"], set_=values)
        )
    await store.do(*statements)
