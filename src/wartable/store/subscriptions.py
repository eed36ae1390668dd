"""Push subscriptions: which browsers of an account are told of a turn.

One goes when its session ends.
"""

from __future__ import annotations

import hashlib
import time

import msgspec
from sqlalchemy import delete, select

from wartable.store import schema as s
from wartable.store.database import Database

MOST = 10  # of one account: the oldest goes when there are more


class Subscription(msgspec.Struct, kw_only=True):
    """A browser that wants to be told: where its push service listens, and what to encrypt messages with."""

    endpoint: str
    key: str
    secret: str


class Subscriptions:
    """The push subscriptions of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, user: str, session: str, subscription: Subscription) -> None:
        """Add a browser, known by its endpoint: one that comes again is the account's and session's of this time."""
        facts = {**msgspec.structs.asdict(subscription), "user": user, "session": session, "created": time.time()}
        statement = self._database.upsert(s.pushes).values(hash=_hash(subscription.endpoint), **facts)
        newest = select(s.pushes.c.hash).where(s.pushes.c.user == user).order_by(s.pushes.c.created.desc()).limit(MOST)
        await self._database.do(
            statement.on_conflict_do_update(index_elements=["hash"], set_=facts),
            delete(s.pushes).where(s.pushes.c.user == user, s.pushes.c.hash.not_in(newest)),
        )

    async def of(self, user: str) -> list[Subscription]:
        """Return an account's browsers whose session still holds, the oldest first."""
        query = (
            select(s.pushes.c.endpoint, s.pushes.c.key, s.pushes.c.secret)
            .join(s.sessions, s.sessions.c.hash == s.pushes.c.session)
            .where(s.pushes.c.user == user, s.sessions.c.expires > time.time())
            .order_by(s.pushes.c.created)
        )
        return [Subscription(**row._asdict()) for row in await self._database.rows(query)]

    async def remove(self, endpoint: str, user: str) -> None:
        """Remove a browser of an account."""
        own = (s.pushes.c.hash == _hash(endpoint)) & (s.pushes.c.user == user)
        await self._database.do(delete(s.pushes).where(own))


def _hash(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
