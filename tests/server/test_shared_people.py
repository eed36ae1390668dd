"""People, seats and packs on PostgreSQL: what only one may do, one does."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest

from wartable.server.people import account_links, accounts
from wartable.server.people.identity import Forbidden
from wartable.store import Collision, Store
from wartable.store.models import GATHERING, OPEN, USER, PackRow, SeatRow, Settings, TableRow

# Nothing of this is compiled.
pytestmark = pytest.mark.plain

PASSWORD = "a long enough password"


def table() -> TableRow:
    facts: dict[str, Any] = {"phase": GATHERING, "public": True, "created": 0.0, "updated": 0.0}
    return TableRow(id="t", title="proelio", seats=3, settings=Settings(pack="c0ffee"), secret=bytes(32), **facts)


async def test_links_seats_and_packs(empty: str) -> None:
    store, other = await Store.open(empty), await Store.open(empty)
    ann = await accounts.register(store, "Ann", PASSWORD)
    key = await account_links.new_link(store, ann.id, account_links.RESET)
    assert key is not None
    tries = [account_links.open_link(one, key, account_links.RESET) for one in (store, other, store, other)]
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(isinstance(each, Forbidden) for each in found) == [False, True, True, True]

    seats = [SeatRow(table="t", seat=n, kind=USER if n else OPEN, user=ann.id if n else None) for n in range(3)]
    await store.add_table(table(), seats)
    fewer = [msgspec.structs.replace(row, seat=n) for n, row in enumerate(seats[1:])]
    with pytest.raises(Collision):
        await other.reseat(table(), seats[:2], fewer)
    assert (await other.seats("t"))["t"] == seats
    await other.reseat(table(), seats, fewer)
    row = await store.table("t")
    assert row is not None
    assert (row.seats, (await store.seats("t"))["t"]) == (2, fewer)

    pack = PackRow(title="proelio", hash="c0ffee", name="Cards", files={"cards.toml": ""}, added=time.time())
    for name in ("Cards", "Mended"):
        await store.packs.add(msgspec.structs.replace(pack, name=name))
    [known] = await other.packs.list("proelio")
    assert (known.name, await other.packs.tables(known)) == ("Mended", 1)

    await store.say("t", "Ann", 0, "hello")
    await store.accounts.delete_user(ann)
    assert await other.accounts.users() == []
    assert [(row.user, row.name) for row in (await other.seats("t"))["t"]] == [(None, "")] * 2
    assert [line.name for line in await other.chat("t")] == [""]
    for each in (store, other):
        await each.close()
