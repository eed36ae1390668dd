"""Identity: accounts by session or token, guests by secret links; hashes alone."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import Any

from litestar.connection import ASGIConnection

from wartable.core.errors import WartableError
from wartable.server.people.cookies import MOST_LINKS, SEAT_COOKIE, SESSION_COOKIE
from wartable.store import SeatRow, Store
from wartable.store.models import TableRow, UserRow

Connection = ASGIConnection[Any, Any, Any, Any]


class Forbidden(WartableError):
    """This person may not do that."""


class NotSignedIn(WartableError):
    """Only somebody with an account may do that."""


def secret() -> str:
    """Return a new secret that nobody guesses."""
    return secrets.token_urlsafe(24)


def slug() -> str:
    """Return a new id for a table or an account."""
    return secrets.token_hex(6)


def hash_secret(text: str) -> str:
    """Return what is stored of a secret. They are long and random, so a plain hash is enough.

    >>> len(hash_secret("x"))
    64
    """
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(slots=True)
class Person:
    """The sender of a request: with an account or without, and the secret links that the browser holds."""

    user: UserRow | None = None
    links: frozenset[str] = field(default_factory=frozenset)  # hashed
    by_token: bool = False

    @property
    def id(self) -> str:
        """The account's id, or empty for a guest."""
        return self.user.id if self.user is not None else ""

    def holds(self, seat: SeatRow) -> bool:
        """Return whether this person sits there."""
        if self.user is not None and seat.user == self.user.id:
            return True
        return seat.link is not None and seat.link in self.links

    def left(self, seat: SeatRow) -> bool:
        """Return whether this person sat there and left, or was replaced."""
        return seat.absent is not None and (seat.absent == self.id or seat.absent in self.links)

    def hosts(self, table: TableRow) -> bool:
        """Return whether this person opened the table."""
        owner = table.settings.owner
        return bool(owner) and (owner == self.id or owner in self.links)

    def seats(self, rows: list[SeatRow]) -> tuple[int, ...]:
        """Return the seats that this person holds at a table."""
        return tuple(row.seat for row in rows if self.holds(row))

    def signed_in(self) -> UserRow:
        """Return the account; raise NotSignedIn for a guest."""
        if self.user is None:
            raise NotSignedIn("sign-in-first")
        return self.user

    def in_person(self) -> UserRow:
        """Return the account of somebody who signed in by password; a program's token does not do."""
        if self.by_token:
            raise Forbidden("by-session-only")
        return self.signed_in()


async def identify(connection: Connection, store: Store) -> Person:
    """Return who sends this request, by bearer token, session cookie or seat links."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        user = await store.accounts.token_user(hash_secret(header[7:].strip()))
        if user is None:
            raise NotSignedIn("token-wrong")
        return Person(user, by_token=True)
    held = connection.cookies.get(SEAT_COOKIE, "").split(".")[:MOST_LINKS]
    links = frozenset(hash_secret(link) for link in held if link)
    session = connection.cookies.get(SESSION_COOKIE, "")
    user = await store.accounts.session_user(hash_secret(session)) if session else None
    return Person(user, links)
