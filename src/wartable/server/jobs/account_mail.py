"""Mail about an account: a new password, an address to confirm, or changed.

They go out at once and beside the request, so that how long it takes tells nobody whether there is such an account.
One that is lost with the process is asked for again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from email.errors import MessageError
from typing import Any

from wartable.server.jobs import mail
from wartable.server.jobs.notices import NoticeSettings
from wartable.server.people import account_links, accounts
from wartable.server.people.account_links import CONFIRM, RESET
from wartable.store import Store
from wartable.store.models import UserRow

logger = logging.getLogger("wartable.letters")

CHANGED = "changed"
MOST_WAITING = 200  # more than that at once is an attack, and mail servers would think so too


class AccountMail:
    """Writes and sends mail beside the requests that ask for it."""

    def __init__(self, store: Store, settings: NoticeSettings) -> None:
        self.store = store
        self.settings = settings
        self._tasks: set[asyncio.Task[None]] = set()

    def forgotten(self, name: str, lang: str) -> None:
        """Send a link to the owner of this name or address, if there is one who can be written to."""
        self._begin(self._forgotten(name, lang))

    def confirm(self, user: UserRow, email: str, lang: str) -> None:
        """Send a link to an address that an account names as its own."""
        self._begin(self._confirm(user, email, lang))

    def changed(self, user: UserRow, lang: str) -> None:
        """Tell an account's former address that it is no longer the account's."""
        if user.email is not None:
            self._begin(self._send(CHANGED, user, user.email, "", lang))

    async def stop(self) -> None:
        """Wait for what is being sent."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        if not self.settings.mail or len(self._tasks) >= MOST_WAITING:
            work.close()
            return
        task = asyncio.create_task(work, name="wartable letter")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _forgotten(self, name: str, lang: str) -> None:
        user = await accounts.find(self.store, name)
        if user is None or user.email is None or user.disabled:
            return
        key = await account_links.new_link(self.store, user.id, RESET)
        if key is not None:
            await self._send(RESET, user, user.email, key, lang)

    async def _confirm(self, user: UserRow, email: str, lang: str) -> None:
        key = await account_links.new_link(self.store, user.id, CONFIRM, email)
        if key is not None:
            await self._send(CONFIRM, user, email, key, lang)

    async def _send(self, kind: str, user: UserRow, email: str, key: str, lang: str) -> None:
        link = f"{self.settings.address}{account_links.path(kind, key)}" if key else ""
        message = mail.letter(kind, user, link, lang)
        mail.address(message, email, self.settings.sender, self.settings.address)
        try:
            await mail.send(self.settings.mail, message)
        except (OSError, ValueError, MessageError) as error:
            # The kind of error alone: its text may hold addresses.
            logger.warning("letter_failed", extra={"kind": kind, "reason": type(error).__name__})
            return
        logger.info("letter_sent", extra={"kind": kind})
