"""Accounts in the store: people, their sessions, the tokens of bots.

Secrets are kept as hashes alone.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Row, delete, exists, func, insert, select, update

from wartable.store import schema as s
from wartable.store.database import Database
from wartable.store.models import GUEST, AccountLink, TokenRow, UserRow


class Accounts:
    """The accounts of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_user(self, user: UserRow, folded: str) -> None:
        """Add an account; raise IntegrityError if the name or address is taken."""
        values = {
            **msgspec.structs.asdict(user),
            "folded": folded,
            "settings": msgspec.json.encode(user.settings).decode(),
        }
        await self._database.do(insert(s.users).values(values))

    async def user(self, *, id: str = "", folded: str = "", email: str = "") -> UserRow | None:
        """Return an account by id, name or address."""
        column, value = (s.users.c.id, id) if id else (s.users.c.folded, folded) if folded else (s.users.c.email, email)
        rows = await self._database.rows(select(s.users).where(column == value))
        return _user_row(rows[0]) if rows else None

    async def users(self, *ids: str) -> list[UserRow]:
        """Return these accounts, or all of them."""
        query = select(s.users).order_by(s.users.c.created)
        if ids:
            query = query.where(s.users.c.id.in_(ids))
        return [_user_row(row) for row in await self._database.rows(query)]

    async def change_user(self, id: str, **values: Any) -> None:
        """Change fields of an account."""
        if "settings" in values:
            values["settings"] = msgspec.json.encode(values["settings"]).decode()
        await self._database.do(update(s.users).where(s.users.c.id == id).values(values))

    async def delete_user(self, user: UserRow) -> None:
        """Delete an account with all that is its own, in one go. Games stay, without the name of their player."""
        left, own = s.seats.c.absent == user.id, s.seats.c.user == user.id
        # Names of accounts are their own, but a guest may go by the same one.
        here = (s.seats.c.table == s.chat.c.table) & (s.seats.c.seat == s.chat.c.seat)
        namesake = exists().where(here, s.seats.c.kind == GUEST, s.seats.c.name == user.name)
        await self._database.do(
            update(s.chat).where(s.chat.c.name == user.name, ~namesake).values(name=""),
            update(s.seats).where(left).values(absent=None, name=""),
            update(s.seats).where(own).values(user=None, name=""),
            delete(s.ratings).where(s.ratings.c.who == user.id),
            delete(s.users).where(s.users.c.id == user.id),
        )

    async def add_session(self, hash: str, user: str, expires: float) -> None:
        """Add a session, by the hash of its secret."""
        await self._database.do(insert(s.sessions).values(hash=hash, user=user, created=time.time(), expires=expires))

    async def session_user(self, hash: str) -> UserRow | None:
        """Return whose session it is, if it still holds."""
        query = (
            select(s.users)
            .join(s.sessions, s.sessions.c.user == s.users.c.id)
            .where(s.sessions.c.hash == hash, s.sessions.c.expires > time.time(), ~s.users.c.disabled)
        )
        rows = await self._database.rows(query)
        return _user_row(rows[0]) if rows else None

    async def drop_sessions(self, *, hash: str = "", user: str = "") -> None:
        """End one session, or all of a user, and with them the tokens: nobody stays signed in anywhere."""
        if hash:
            await self._database.do(delete(s.sessions).where(s.sessions.c.hash == hash))
        else:
            gone = (delete(table).where(table.c.user == user) for table in (s.sessions, s.tokens))
            await self._database.do(*gone)

    # -- links that open once --

    async def add_link(self, link: AccountLink, since: float, most: int) -> bool:
        """Add a link, by its hash, and drop expired ones; return False if the account got too many since then."""
        links = s.account_links
        recent = select(func.count()).where(
            links.c.user == link.user, links.c.kind == link.kind, links.c.created > since
        )
        if (await self._database.rows(recent))[0][0] >= most:
            return False
        await self._database.do(
            delete(links).where(links.c.expires <= time.time()),
            insert(links).values(msgspec.structs.asdict(link)),
        )
        return True

    async def take_link(self, hash: str, kind: str) -> AccountLink | None:
        """Return a link that still opens, and take it away: nobody opens it again."""
        links = s.account_links
        gone = delete(links).where(links.c.hash == hash, links.c.kind == kind, links.c.expires > time.time())
        rows = await self._database.take(gone.returning(*links.c))
        return AccountLink(**rows[0]._asdict()) if rows else None

    async def waiting_address(self, user: str) -> str:
        """Return the address that an account was sent a link to last and that waits for it to be opened; or none."""
        links = s.account_links
        query = select(links.c.email).where(
            links.c.user == user, links.c.email.is_not(None), links.c.expires > time.time()
        )
        rows = await self._database.rows(query.order_by(links.c.created.desc()).limit(1))
        return str(rows[0].email) if rows else ""

    async def drop_links(self, user: str) -> None:
        """Take all links of an account away."""
        await self._database.do(delete(s.account_links).where(s.account_links.c.user == user))

    # -- tokens of bots --

    async def add_token(self, hash: str, user: str, label: str) -> None:
        """Add a token of a bot's account, by its hash."""
        await self._database.do(insert(s.tokens).values(hash=hash, user=user, label=label, created=time.time()))

    async def tokens(self, user: str) -> list[TokenRow]:
        """Return the tokens of an account, the oldest first."""
        query = select(s.tokens).where(s.tokens.c.user == user).order_by(s.tokens.c.created)
        return [TokenRow(row.hash, row.label, row.created) for row in await self._database.rows(query)]

    async def drop_token(self, user: str, hash: str) -> None:
        """Revoke one token of an account."""
        await self._database.do(delete(s.tokens).where(s.tokens.c.user == user, s.tokens.c.hash == hash))

    async def token_user(self, hash: str) -> UserRow | None:
        """Return whose token it is."""
        query = (
            select(s.users)
            .join(s.tokens, s.tokens.c.user == s.users.c.id)
            .where(s.tokens.c.hash == hash, ~s.users.c.disabled)
        )
        rows = await self._database.rows(query)
        return _user_row(rows[0]) if rows else None


def _user_row(row: Row[Any]) -> UserRow:
    values = dict(row._asdict())
    values.pop("folded")
    values["settings"] = msgspec.json.decode(values["settings"])
    return UserRow(**values)
