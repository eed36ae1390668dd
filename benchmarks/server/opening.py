"""How long it takes to open a long table that is not in memory: `python -m benchmarks.server.opening`."""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

import wartable
from wartable._build import COMPILED
from wartable.server.live.host import Host
from wartable.server.live.table import LiveTable
from wartable.server.lobby.new_table import SeatWish, Wish, open_table
from wartable.server.people.identity import Person
from wartable.server.run import database_in
from wartable.store import Store


async def opened(folder: Path, title: str, actions: int, times: int) -> list[tuple[float, float]]:
    """The milliseconds of wall and processor that it took, each time with nothing of the table in memory."""
    store = await Store.open(database_in(folder))
    host = Host(store)
    seats = [SeatWish(kind="me")] * wartable.title(title).sheet.modes[0].high
    table = (await open_table(host, Person(), Wish(title=title, seats=seats))).table
    live = await host.table(table)
    await played(live, actions)
    found = []
    for _ in range(times):
        wall, busy = time.perf_counter(), time.process_time()
        again = await Host(store).table(table)
        found.append((1000 * (time.perf_counter() - wall), 1000 * (time.process_time() - busy)))
        assert again.playing.state.to_dict() == live.playing.state.to_dict()
    await store.close()
    return found


async def played(live: LiveTable, actions: int) -> None:
    """Plays so many actions at random, but nothing that brings the game nearer to its end."""
    rng = random.Random(1)
    for _ in range(actions):
        if live.over:
            raise SystemExit(f"the game was over after {live.n - 1} actions: name another title")
        seat = rng.choice(live.playing.deciders)
        choices = live.playing.choices(seat)
        calm = [choice for choice in choices if not choice.text.startswith("attack")]
        await live.submit(seat, "act", {"actions": [rng.choice(calm or choices).code]})


def measure(title: str, actions: int, times: int) -> None:
    """Measures and prints."""
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(opened(Path(folder), title, actions, times))
    print(f"opening a table of {actions} actions of {title} ({'compiled' if COMPILED else 'plain'}), ms:")
    for name, each in zip(("wall", "processor"), zip(*found, strict=True), strict=True):
        print(f"  {name}: median {statistics.median(each):.0f}, best {min(each):.0f}, worst {max(each):.0f}")


def main() -> None:
    """Measures what is asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="proelio")
    parser.add_argument("--actions", type=int, default=1000)
    parser.add_argument("--times", type=int, default=15)
    wanted = parser.parse_args()
    measure(wanted.title, wanted.actions, wanted.times)


if __name__ == "__main__":
    main()
