"""Web Push: "your turn" in a browser that has no page of ours open."""

from __future__ import annotations

import os
import time
from pathlib import Path

import msgspec

from wartable.core.errors import OptionError
from wartable.server.jobs import push_encryption, webhook
from wartable.store.subscriptions import Subscription

LONGEST_ENDPOINT = 1000
EMBEDDED = "sqlite:///"
KEPT_SECONDS = 86400  # how long a push service keeps a message for a browser that is off
SIGNED_SECONDS = 12 * 3600
GONE = (404, 410)  # the browser has unsubscribed


def key_beside(database: str) -> str:
    """Return where the key of a server lies that has its data in a folder; empty: there is no folder.

    >>> key_beside("sqlite:////games/wartable.db"), key_beside("postgresql://games.example.org/war")
    ('/games/push.key', '')
    """
    path = database.removeprefix(EMBEDDED)
    return str(Path(path).parent / "push.key") if path != database else ""


def load_key(path: str) -> push_encryption.Key:
    """Return a server's key; at first use it is made. Raise OptionError if the file is something else."""
    place = Path(path)
    try:
        if not place.exists():
            _write_once(place, push_encryption.write_key(push_encryption.new_key()))
        return push_encryption.read_key(place.read_bytes())
    except OSError as error:
        raise OptionError("at-place", place=place, reason=error.strerror) from error
    except ValueError as error:
        raise OptionError("push-key-file", file=place) from error


def _write_once(place: Path, key: bytes) -> None:
    """Write a key that only its owner can read; of two processes that make one the first has made it."""
    trial = place.with_suffix(f".{os.getpid()}")
    with os.fdopen(os.open(trial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(key)
    try:
        os.link(trial, place)
    except FileExistsError:
        pass
    finally:
        trial.unlink()


async def check(subscription: Subscription, private: bool) -> None:
    """Refuse a subscription that this server must not call, or that cannot be written to."""
    parts = webhook.parse_address(subscription.endpoint, LONGEST_ENDPOINT)
    if parts.scheme != "https" and not private:
        raise OptionError("push-scheme", place="endpoint")
    push_encryption.check_subscription(subscription.key, subscription.secret)
    await webhook.place(subscription.endpoint, private, LONGEST_ENDPOINT)


async def send(
    key: push_encryption.Key, subscription: Subscription, message: object, contact: str, private: bool
) -> bool:
    """Send a message; return False if the subscription has ended, raise OSError if it did not work this time."""
    expires = int(time.time()) + SIGNED_SECONDS
    headers = {
        "authorization": push_encryption.authorization(key, subscription.endpoint, contact, expires),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT_SECONDS),
        "urgency": "normal",
    }
    body = push_encryption.encrypt(msgspec.json.encode(message), subscription.key, subscription.secret)
    status = await webhook.post(subscription.endpoint, body, headers, private, LONGEST_ENDPOINT)
    if status in GONE:
        return False
    if not 200 <= status < 300:
        raise OSError(f"answered {status}")
    return True
