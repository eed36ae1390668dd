"""`make bench`, the server: durable moves a second and latencies beside boardgame.io's, which keeps all in memory.

Bots of the same kind play on both, as fast as they are let, four to a table, in rounds that take turns. The server is
held to one core and the bots to another. Then what many open tables cost, and two processes on one PostgreSQL. With the
figures come the conditions that they depend on: how fast the disk syncs, milliseconds of a core a move on both sides
(without those of PostgreSQL), and how long the event loop stands still.

With `--slow MS` every sync of our server takes so many milliseconds longer, as on a disk that is slow or shared; only
the comparison is made then, and how many moves one sync makes durable is printed with it. boardgame.io syncs nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks.server import memory, opening
from benchmarks.server.conditions import read_pauses, sync_latency
from benchmarks.server.crowd import crowd
from benchmarks.server.processes import on_core, ours, postgres, theirs
from benchmarks.server.slow_disk import SlowDisk

PEER = Path(__file__).parent / "peer"
GOAL = 1.5
SLOW_GOAL = 1.2  # on a slow disk
OURS = "wartable, SQLite"
OURS_ASKED = "wartable, SQLite, told when asked"
THEIRS = "boardgame.io, memory"
CROWD = ("proelio", 4)
LARGEST = ("letswar", 7)  # the most seats of any title
LARGEST_KIB = 400.0
FINISHED = ("gradisca", 1500, 4_000_000)  # decisions, and the bytes that they may take
ACTIONS = 1000
TIMES = 15

MOST_SPREAD = 0.2  # of the rounds: what lies further apart says nothing
MOST_PAUSE = 20.0  # ms that our event loop stands still, p99
Found = dict[str, float]


def load(
    peer: Path,
    kind: str,
    addresses: str,
    wanted: argparse.Namespace,
    servers: dict[int, Path],
    disk: SlowDisk | None = None,
) -> Found:
    """What the bots found, and the longest pauses of the servers: processes, each with the file that it writes.

    Of a slow disk also how many moves one sync made durable, from the first table to the last move.
    """
    command = ["node", "load.cjs", kind, addresses, str(wanted.tables), str(wanted.seconds)]
    env = {**os.environ, "WATCHED": ",".join(map(str, servers))}
    done = subprocess.run(command, cwd=peer, capture_output=True, text=True, preexec_fn=on_core(1), env=env)
    if done.returncode:
        raise SystemExit(f"the bots on {kind} failed:\n{done.stderr}")
    found: Found = json.loads(done.stdout)
    if found["failed"]:
        print(f"{kind}: {found['failed']} requests failed\n{done.stderr}")
    if disk is not None:
        found["moves_a_sync"] = found["all_moves"] / max(1, disk.syncs)
    spreads = [read_pauses(path) for path in servers.values()]
    return {
        **found,
        "pause": max(each.p99 for each in spreads),
        "longest": max(each.most for each in spreads),
    }


def installed(folder: Path) -> Path:
    """The peer with its packages, in a folder of its own."""
    shutil.copytree(PEER, folder, dirs_exist_ok=True)
    if not (folder / "node_modules" / "boardgame.io").exists():
        command = ["npm", "install", "--no-package-lock", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(command, cwd=folder, check=True)
    return folder


def compared(peer: Path, wanted: argparse.Namespace) -> dict[str, list[Found]]:
    """Rounds that take turns."""
    found: dict[str, list[Found]] = {name: [] for name in (OURS, OURS_ASKED, THEIRS)}
    for _ in range(wanted.rounds):
        for name, kind in ((OURS, "wartable"), (OURS_ASKED, "wartable-asked")):
            with tempfile.TemporaryDirectory() as folder:
                pauses = Path(folder, "pauses")
                disk = SlowDisk(Path(folder), wanted.slow) if wanted.slow else None
                with ours(f"sqlite:///{folder}/bench.db", pauses=pauses, disk=disk) as (address, pid):
                    found[name].append(load(peer, kind, address, wanted, {pid: pauses}, disk))
        with tempfile.TemporaryDirectory() as folder, theirs(peer, pauses=Path(folder, "pauses")) as (addresses, pid):
            found[THEIRS].append(load(peer, "boardgame", addresses, wanted, {pid: Path(folder, "pauses")}))
    return found


def shared(peer: Path, wanted: argparse.Namespace) -> dict[str, list[Found]]:
    """One process and then two on one PostgreSQL; every table is played through both of the two."""
    found: dict[str, list[Found]] = {"wartable, PostgreSQL, 1 process": [], "wartable, PostgreSQL, 2 processes": []}
    for _, (processes, rounds) in itertools.product(range(wanted.rounds), enumerate(found.values(), 1)):
        with postgres() as database, tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
            servers = {}
            addresses = []
            for core in range(processes):
                pauses = Path(folder, str(core))
                address, pid = stack.enter_context(ours(database, core, pauses))
                addresses.append(address)
                servers[pid] = pauses
            rounds.append(load(peer, "wartable", ",".join(addresses), wanted, servers))
    return found


def show(console: Console, found: dict[str, list[Found]], wanted: argparse.Namespace) -> None:
    """Medians of the rounds."""
    table = Table("server", title=f"{wanted.tables} tables of four bots, {wanted.rounds} rounds of {wanted.seconds} s")
    parts = {
        "p50 ms": "p50",
        "p95 ms": "p95",
        "p99 ms": "p99",
        "messages a move": "messages",
        "server's core, ms a move": "server_cpu",
        "bots' core, ms a move": "client_cpu",
        "loop's pause, p99 ms": "pause",
        "longest, ms": "longest",
        **({"moves a sync": "moves_a_sync"} if wanted.slow else {}),
    }
    for name in ("moves/s", "±", *parts):
        table.add_column(name, justify="right")
    for name, rounds in found.items():
        middle = statistics.median(each["rate"] for each in rounds)
        row = [name, f"{middle:,.0f}", f"{spread(rounds):.0%}"]
        digits = {part: 2 if part.endswith("_cpu") else 1 for part in parts.values()}
        row += [
            f"{statistics.median(each.get(part, 0.0) for each in rounds):.{digits[part]}f}" for part in parts.values()
        ]
        table.add_row(*row)
    console.print(table)


def spread(rounds: list[Found]) -> float:
    """Half the distance between the fastest round and the slowest, as a part of the median."""
    rates = [each["rate"] for each in rounds]
    return (max(rates) - min(rates)) / 2 / statistics.median(rates)


def verdict(found: dict[str, list[Found]], name: str, goal: float = GOAL) -> str:
    """Whether the goal is reached."""
    mine, other = found[name], found[THEIRS]
    ratio = statistics.median(x["rate"] for x in mine) / statistics.median(x["rate"] for x in other)
    lower = statistics.median(x["p99"] for x in mine) < statistics.median(x["p99"] for x in other)
    apart = max(spread(mine), spread(other))
    pause = statistics.median(x["pause"] for x in mine)
    good = ratio >= goal and lower and apart < MOST_SPREAD and pause <= MOST_PAUSE
    tail = "lower" if lower else "higher"
    return (
        f"{name}: {ratio:.2f} times the moves a second, p99 {tail}, ± {apart:.0%}, pauses of {pause:.1f} ms (p99); "
        f"goal {goal}, lower, below {MOST_SPREAD:.0%} and at most {MOST_PAUSE:g} ms: {'reached' if good else 'MISSED'}"
    )


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=6)
    parser.add_argument("--held", type=int, default=500, help="open tables, a socket a seat")
    parser.add_argument("--peer", type=Path, default=Path("build/peer"), help="where npm installs the peer")
    parser.add_argument("--slow", type=float, default=0.0, metavar="MS", help="every sync takes longer by so much")
    wanted = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 160)
    folder = Path(tempfile.gettempdir())
    disk = sync_latency(folder)
    console.print(
        f"a page is on the disk under {folder} after {disk.p50:.2f} ms (median; p99 {disk.p99:.2f}, at most "
        f"{disk.most:.2f}); {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    )
    if wanted.slow:
        console.print(f"our server waits {wanted.slow:g} ms longer for every sync")
    if shutil.which("npm"):
        peer = installed(wanted.peer)
        found = compared(peer, wanted)
        show(console, found if wanted.slow else {**found, **shared(peer, wanted)}, wanted)
        for name in (OURS, OURS_ASKED):
            console.print(verdict(found, name, SLOW_GOAL if wanted.slow else GOAL))
    else:
        console.print("SKIPPED: node and npm are not here, so nothing was compared")
    if wanted.slow:
        return
    for title, seats, tables, most in ((*CROWD, wanted.held, 0.0), (*LARGEST, wanted.held // 5, LARGEST_KIB)):
        crowded = asyncio.run(crowd(tables, title, seats))
        kept = f"; at most {most:g}: {'reached' if crowded.memory <= most * 1024 else 'MISSED'}" if most else ""
        console.print(
            f"{title}, {crowded.tables} tables with {crowded.sockets} sockets held: {crowded.memory / 1024:.0f} KiB "
            f"a table{kept}; a move acknowledged in {crowded.move * 1000:.1f} ms (median)"
        )
    opening.measure("proelio", ACTIONS, TIMES)
    memory.measure(*FINISHED)


if __name__ == "__main__":
    main()
