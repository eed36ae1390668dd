"""Notices: "your turn" by e-mail, webhook and push.

They wait in the outbox, go out together, and are never a flood.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Mapping
from dataclasses import dataclass
from email.errors import MessageError as EmailError
from itertools import groupby
from urllib.parse import urlsplit

from wartable.core.errors import OptionError
from wartable.server.jobs import mail, web_push, webhook
from wartable.server.jobs.worker import Worker
from wartable.server.live.host import Host
from wartable.server.live.turn_notices import Channels
from wartable.server.render.texts import messages
from wartable.store import Store
from wartable.store.models import RUNNING, UserRow
from wartable.store.outbox import Waiting

logger = logging.getLogger("wartable.notices")

MAIL = "mail"
WEBHOOK = "webhook"
PUSH = "push"
FIRST_RETRY = 60.0
MOST_TRIES = 6
MOST_PUSHED = 10  # tables that one push names
AT_ONCE = 50  # players who are told side by side: two hundred slow ones take no longer than a lease


@dataclass(frozen=True, slots=True)
class NoticeSettings:
    """How this server sends notices. Mail is off unless a server for it is named."""

    mail: str = ""  # smtp://[name:password@]server[:port] (encrypted where the server offers it), or smtps://…
    sender: str = "wartable@localhost"
    address: str = "http://localhost:8000"  # where players reach this server, for links
    delay: float = 60.0  # seconds that a seat has to answer before anything is sent
    interval: float = 3600.0  # seconds between two messages to the same player
    private: bool = False  # whether webhooks and push services may lie in a private network
    push: str = ""  # the file with the key for push services, made at first use; empty: nothing is pushed

    def __repr__(self) -> str:
        return f"NoticeSettings(mail={'set' if self.mail else 'off'}, address={self.address!r})"

    @property
    def channels(self) -> Channels:
        """What tables have to know of this."""
        kinds = (MAIL if self.mail else "", WEBHOOK, PUSH if self.push else "")
        return Channels(tuple(kind for kind in kinds if kind), self.delay)

    @property
    def contact(self) -> str:
        """Whom a push service can turn to."""
        return self.address if self.address.startswith("https://") else f"mailto:{self.sender}"


def from_environment(environment: Mapping[str, str] = os.environ) -> NoticeSettings:
    """Return the settings that a server is started with.

    >>> from_environment({"WARTABLE_MAIL": "smtp://mail.example.org", "WARTABLE_NOTICE_INTERVAL": "600"}).interval
    600.0
    >>> from_environment({"WARTABLE_NOTICE_INTERVAL": "often"})
    Traceback (most recent call last):
        ...
    wartable.OptionError: WARTABLE_NOTICE_INTERVAL: 'often' is not a number of seconds
    """
    plain = NoticeSettings()

    def seconds(name: str, usual: float) -> float:
        text = environment.get(name, "")
        try:
            value = float(text) if text else usual
        except ValueError as error:
            raise OptionError("not-seconds", name=name, text=repr(text)) from error
        if not 0 <= value < float("inf"):
            raise OptionError("not-seconds", name=name, text=repr(text))
        return value

    server = environment.get("WARTABLE_MAIL", "")
    if server and urlsplit(server).scheme not in mail.PORTS:
        raise OptionError("mail-address")
    return NoticeSettings(
        mail=server,
        sender=environment.get("WARTABLE_MAIL_FROM", plain.sender),
        address=environment.get("WARTABLE_ADDRESS", plain.address).rstrip("/"),
        delay=seconds("WARTABLE_NOTICE_DELAY", plain.delay),
        interval=seconds("WARTABLE_NOTICE_INTERVAL", plain.interval),
        private=environment.get("WARTABLE_PRIVATE_WEBHOOKS", "") in ("1", "yes", "true"),
        push=environment.get("WARTABLE_PUSH_KEY", ""),
    )


class Notices(Worker):
    """Sends what waits in the outbox: one message per player about all tables that wait for them."""

    name = "outbox"

    def __init__(self, store: Store, settings: NoticeSettings) -> None:
        super().__init__(store)
        self.settings = settings

    async def work(self) -> None:
        """Send what is due."""
        now = time.time()
        waiting = sorted(await self.store.outbox.due(now), key=lambda row: (row.user, row.kind, row.id))
        users = {row.user for row in waiting}
        known = {user.id: user for user in await self.store.accounts.users(*users)} if users else {}
        some = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(
            *(
                self._alone(some, known[user], kind, list(rows), now)
                for (user, kind), rows in groupby(waiting, key=lambda row: (row.user, row.kind))
                if user in known  # one who deleted the account since is told nothing
            )
        )

    async def _alone(self, some: asyncio.Semaphore, user: UserRow, kind: str, rows: list[Waiting], now: float) -> None:
        """Deal with one player; what goes wrong there touches no other."""
        async with some:
            try:
                await self._deal_with(user, kind, rows, now)
            except Exception as error:
                logger.error("notice_fault", extra={"kind": kind}, exc_info=error)

    async def _deal_with(self, user: UserRow, kind: str, rows: list[Waiting], now: float) -> None:
        """Send, postpone or drop all that waits for one player by one channel."""
        if user.disabled or not user.settings.get(kind) or (kind == MAIL and not (self.settings.mail and user.email)):
            await self.store.outbox.mark_sent(rows, None)  # the player no longer wants it
            return
        if gone := [row for row in rows if not row.holds]:
            await self.store.outbox.mark_sent(gone, None)
        rows = [row for row in rows if row.holds]
        if not any(row.due <= now for row in rows):
            return
        tries = max(row.tries for row in rows)
        # A later push takes the place of an earlier one on the screen: that is never a flood.
        ready = 0.0 if tries or kind == PUSH else (user.noticed or 0.0) + self.settings.interval
        if ready > now:
            await self.store.outbox.postpone(rows, ready, 0)
            return
        try:
            await {MAIL: self._mail, WEBHOOK: self._call, PUSH: self._push}[kind](user, rows)
        except (OSError, ValueError, EmailError) as error:  # an address may be one that no letter can be written to
            await self._failed(kind, rows, tries + 1, now, error)
            return
        await self.store.outbox.mark_sent(rows, None if kind == PUSH else now)
        logger.info("notice_sent", extra={"kind": kind, "count": len(rows)})

    async def _failed(self, kind: str, rows: list[Waiting], tries: int, now: float, error: Exception) -> None:
        # The kind of error alone: its text may hold addresses.
        logger.warning("notice_failed", extra={"kind": kind, "tries": tries, "reason": type(error).__name__})
        if tries >= MOST_TRIES:
            await self.store.outbox.mark_sent(rows, None)
        else:
            await self.store.outbox.postpone(rows, now + FIRST_RETRY * 4 ** (tries - 1), tries)

    def link(self, table: str) -> str:
        """Return where a table is."""
        return f"{self.settings.address}/table/{table}"

    async def _mail(self, user: UserRow, rows: list[Waiting]) -> None:
        assert user.email is not None
        lang = mail.language_of(user)
        message = mail.digest(user, [(mail.title_label(row.title, lang), self.link(row.table)) for row in rows])
        mail.address(message, user.email, self.settings.sender, self.settings.address)
        await mail.send(self.settings.mail, message)

    async def _call(self, user: UserRow, rows: list[Waiting]) -> None:
        tables = [{"table": row.table, "title": row.title, "link": self.link(row.table)} for row in rows]
        body = {"kind": "turn", "name": user.name, "tables": tables}
        await webhook.call(str(user.settings[WEBHOOK]), body, self.settings.private)

    async def _push(self, user: UserRow, rows: list[Waiting]) -> None:
        """Tell every browser of a player; those that have unsubscribed are forgotten."""
        key, lang = web_push.load_key(self.settings.push), mail.language_of(user)
        tables = [{"table": row.table, "title": mail.title_label(row.title, lang)} for row in rows][:MOST_PUSHED]
        message = {"turn": messages().format(lang, "notice-subject", count=1), "tables": tables}
        told, fault = 0, None
        for browser in await self.store.subscriptions.of(user.id):
            try:
                if await web_push.send(key, browser, message, self.settings.contact, self.settings.private):
                    told += 1
                else:
                    await self.store.subscriptions.remove(browser.endpoint, user.id)
            except OSError as error:
                fault = error
        if fault is not None and not told:
            raise fault


async def reread(host: Host, user: str) -> None:
    """Let the tables at which a user plays read again how they want to be notified."""
    tables = [row.id for row in await host.store.tables(phase=RUNNING, user=user, limit=500)]
    for table in tables:
        await host.hear(table, 0)
    await host.store.nudge(*tables)
