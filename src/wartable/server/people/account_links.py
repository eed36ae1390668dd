"""Links of an account that open once.

To set a new password, and to confirm an address.

What follows the `#` of such a link never reaches a server by itself, so it stands in no log on the way.
"""

from __future__ import annotations

import time

from wartable.server.people.identity import Forbidden, hash_secret, secret
from wartable.store import Store
from wartable.store.models import AccountLink

RESET = "reset"
CONFIRM = "confirm"

HOUR = 3600.0
DAY = 24 * HOUR
LASTS = {RESET: HOUR, CONFIRM: DAY}
MOST_AN_HOUR = 5  # of one kind for one account, so that nobody floods another's mailbox


async def new_link(store: Store, user: str, kind: str, email: str | None = None, lasts: float = 0.0) -> str | None:
    """Return the secret of a new link, or None if the account was given enough of them for now."""
    key, now = secret(), time.time()
    link = AccountLink(
        hash=hash_secret(key), user=user, kind=kind, email=email, created=now, expires=now + (lasts or LASTS[kind])
    )
    return key if await store.accounts.add_link(link, now - HOUR, MOST_AN_HOUR) else None


async def open_link(store: Store, key: str, kind: str) -> AccountLink:
    """Return what a link is for and use it up; raise Forbidden if it does not open any more."""
    link = await store.accounts.take_link(hash_secret(key), kind)
    if link is None:
        raise Forbidden("account-link-dead")
    return link


def path(kind: str, key: str) -> str:
    """Return where a link leads.

    >>> path(RESET, "abc")
    '/account/reset#abc'
    """
    return f"/account/{kind}#{key}"
