"""Turn notices: outbox rows, in the transaction of the event that asks a seat."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from wartable.store import SeatRow, Store
from wartable.store.models import USER


@dataclass(frozen=True, slots=True)
class Channels:
    """By which channels this server calls players, and how long they have to answer before it does."""

    kinds: tuple[str, ...] = ()
    delay: float = 0.0


@dataclass(frozen=True, slots=True)
class Recipient:
    """A player to be notified: their seats at a table, by which channels and after how long."""

    user: str
    seats: tuple[int, ...]
    kinds: tuple[str, ...]
    delay: float


async def recipients(store: Store, seats: Sequence[SeatRow], channels: Channels) -> list[Recipient]:
    """Return the players of a table who want to be called: their own settings say by which channels."""
    users = {row.user for row in seats if row.user is not None and row.kind == USER}
    if not users or not channels.kinds:
        return []
    found = []
    for user in await store.accounts.users(*users):
        kinds = tuple(kind for kind in channels.kinds if user.settings.get(kind))
        held = tuple(row.seat for row in seats if row.user == user.id)
        if kinds:
            found.append(Recipient(user.id, held, kinds, channels.delay))
    return found


def statements(
    store: Store,
    table: str,
    recipients: Sequence[Recipient],
    before: Collection[int],
    after: Collection[int],
    at: float,
) -> list[Any]:
    """Return statements that notify those who are asked now, and drop unsent notices to those who have answered."""
    found: list[Any] = []
    for player in recipients:
        was = any(seat in before for seat in player.seats)
        now = any(seat in after for seat in player.seats)
        if was and not now:
            found.append(store.outbox.remove(player.user, table))
        elif now and not was:
            found.extend(store.outbox.add(player.user, table, kind, at + player.delay) for kind in player.kinds)
    return found
