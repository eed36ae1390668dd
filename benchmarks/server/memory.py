"""What a finished game adds to the memory of its open table: `python -m benchmarks.server.memory`."""

from __future__ import annotations

import asyncio
import gc
import random
import tempfile
import tracemalloc
from pathlib import Path

import wartable
from wartable.server.live.host import Host
from wartable.server.lobby.new_table import SeatWish, Wish, open_table
from wartable.server.people.identity import Person
from wartable.server.run import database_in
from wartable.store import Store


async def finished(folder: Path, title: str) -> tuple[int, int]:
    """Play a game at random to its end: how many decisions, and the bytes that they have added."""
    store = await Store.open(database_in(folder))
    host, rng = Host(store), random.Random(1)
    seats = [SeatWish(kind="me")] * wartable.title(title).sheet.modes[0].high
    live = await host.table((await open_table(host, Person(), Wish(title=title, seats=seats))).table)
    decisions = 0
    gc.collect()
    tracemalloc.start()
    while not live.over:
        seat = rng.choice(live.playing.deciders)
        await live.submit(seat, "act", {"actions": [rng.choice(live.playing.state.legal(seat))]})
        decisions += 1
    gc.collect()
    added = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    await store.close()
    return decisions, added


def measure(title: str, decisions: int, most: int) -> None:
    """Print what a game of so many decisions adds, beside the bytes that it may."""
    with tempfile.TemporaryDirectory() as folder:
        played, added = asyncio.run(finished(Path(folder), title))
    taken = added / played * decisions
    kept = "reached" if taken <= most else "MISSED"
    print(
        f"a finished game of {title}, {decisions:,} decisions: {taken / 1e6:.1f} MB at an open table "
        f"(measured over {played:,}); at most {most / 1e6:g}: {kept}"
    )


if __name__ == "__main__":
    measure("gradisca", 1500, 4_000_000)
