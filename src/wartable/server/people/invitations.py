"""Invitations: links that let somebody sit down.

They follow from the table's secret, so its host is shown them again.

Only a nonce is stored, and the hash of the link: neither opens a seat. A new nonce makes a new link, and the old one
opens nothing any more. The table's secret is published after the game, the nonce never is.
"""

from __future__ import annotations

import base64
import hmac
import secrets

from wartable.server.people.identity import hash_secret
from wartable.store.models import SeatRow, TableRow


def new_nonce() -> str:
    """Return what a new link is to follow from."""
    return secrets.token_urlsafe(16)


def key(secret: bytes, nonce: str) -> str:
    """Return the secret part of a link.

    >>> key(bytes(32), "rose") == key(bytes(32), "rose") != key(bytes(32), "tulip")
    True
    """
    # No message of the dice and draws begins with a letter, so none of them is ever the same.
    return base64.urlsafe_b64encode(hmac.digest(secret, f"invitation {nonce}".encode(), "sha256")[:24]).decode()


def seat_key(table: TableRow, row: SeatRow) -> str:
    """Return the secret of an invited seat's link; empty where it cannot be shown again."""
    return key(table.secret, row.invitation) if row.invitation else ""


def table_key(table: TableRow) -> str:
    """Return the secret of the link to any free seat; empty at a table that has none."""
    return key(table.secret, table.settings.invitation) if table.settings.invitation else ""


def opens(table: TableRow, given: str) -> bool:
    """Return whether this is the secret of the link to any free seat."""
    known = table_key(table)
    return bool(known) and hmac.compare_digest(known.encode(), given.encode())


def table_hash(table: TableRow) -> str:
    """Return the hash of the link to any free seat, as a browser that opened it holds it; empty without one."""
    known = table_key(table)
    return hash_secret(known) if known else ""
