"""What a server's figures depend on: how fast the disk syncs, and how long the event loop pauses."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

PAGE = 4096  # bytes; SQLite writes and syncs whole pages
SYNCS = 200
TICK = 0.005  # seconds between two looks at the event loop


@dataclass(frozen=True, slots=True)
class Spread:
    """Percentiles of something that was measured many times, in milliseconds."""

    p50: float
    p99: float
    most: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Spread:
        """Return the percentiles of measured seconds.

        >>> Spread.of([0.004, 0.001, 0.002, 0.003])
        Spread(p50=3.0, p99=4.0, most=4.0)
        >>> Spread.of([])
        Spread(p50=0.0, p99=0.0, most=0.0)
        """
        ordered = sorted(seconds) or [0.0]
        parts = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.99, 1.0)]
        return cls(*(round(part * 1000, 3) for part in parts))


def sync_latency(folder: Path, syncs: int = SYNCS) -> Spread:
    """Return how long a page takes until it is on the disk under a folder."""
    taken = []
    with tempfile.NamedTemporaryFile(dir=folder) as file:
        for _ in range(syncs):
            begun = time.perf_counter()
            os.pwrite(file.fileno(), os.urandom(PAGE), 0)
            os.fdatasync(file.fileno())
            taken.append(time.perf_counter() - begun)
    return Spread.of(taken)


class Pauses:
    """How much later than it was due the event loop comes to a timer: for so long every table stands still.

    The signal USR2 begins a measurement; the next one writes what was found into a file, as JSON.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.late: list[float] = []
        self._measures = False
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Look at the running loop from now on, and listen to the signal."""
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, self.turn)
        self.watch()

    def watch(self) -> None:
        """Look at the running loop from now on."""
        self._task = asyncio.create_task(self._run(), name="pauses")

    async def _run(self) -> None:
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            if self._measures:
                self.late.append(max(0.0, time.perf_counter() - due))

    def turn(self) -> None:
        """Begin a measurement, or end it and write down what was found."""
        self._measures = not self._measures
        if self._measures:
            self.late.clear()
            return
        found = Spread.of(self.late)
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps({"p50": found.p50, "p99": found.p99, "most": found.most}))
        new.rename(self.path)


def read_pauses(path: Path, seconds: float = 30.0) -> Spread:
    """Return what a server wrote, once it is there."""
    end = time.monotonic() + seconds
    while not path.exists():
        if time.monotonic() > end:
            raise SystemExit(f"a server did not write its pauses to {path}")
        time.sleep(0.05)
    return Spread(**json.loads(path.read_text()))
