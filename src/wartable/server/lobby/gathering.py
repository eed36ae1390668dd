"""Tables that wait for players: how many for one owner, and how long."""

from __future__ import annotations

import logging
import time

from wartable.core.errors import WartableError
from wartable.server.live.host import Host
from wartable.store import Collision, Store

logger = logging.getLogger("wartable.tables")

MOST_WAITING = 10  # public tables of one account that wait for players
WAITING_SECONDS = 7 * 86400.0  # without anybody sitting down or getting up


class TooManyTables(WartableError):
    """This account has enough tables that wait for players."""


async def check_room(store: Store, owner: str) -> None:
    """Refuse an account that fills the lobby."""
    if await store.waiting(owner) >= MOST_WAITING:
        raise TooManyTables("lobby-full", most=MOST_WAITING)


async def close_forgotten(host: Host) -> int:
    """Close the tables that nobody has touched for long; return how many."""
    count = 0
    for table in await host.store.forgotten(time.time() - WAITING_SECONDS):
        try:
            await host.store.close_gathering(table)
        except Collision:
            continue  # it has begun, or another process was first
        await host.hear(table, 0)
        count += 1
    if count:
        logger.info("tables_closed", extra={"count": count})
    return count
