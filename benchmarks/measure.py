"""How everything here is measured: a thing is done again and again for some CPU seconds, after a warm-up."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

WARM = 0.3
SAMPLE = 200  # games that are counted, apart from those that are timed
LONG = 20  # of games that take a good part of a second

# What one game comes to: decisions, decisions with at least two choices, choices in all.
Count = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Rate:
    """What a benchmark found: how often a second, and what a game comes to where games were played."""

    rate: float
    games: float = 0.0  # games a second
    decisions: float = 0.0  # a game
    free: float = 0.0  # share of decisions with at least two choices
    branching: float = 0.0

    def data(self) -> dict[str, float]:
        """As a line of results."""
        return {name: getattr(self, name) for name in self.__slots__}


def often(do: Callable[[], Any], seconds: float, batch: int = 1) -> float:
    """How often a second of CPU time something is done; it does `batch` things a call."""
    begun = time.perf_counter()
    do()
    while time.perf_counter() - begun < WARM:
        do()
    done = 0
    clock, begun = time.process_time(), time.perf_counter()
    while time.perf_counter() - begun < seconds:
        do()
        done += batch
    return done / (time.process_time() - clock)


def play(game: Callable[[], Any], count: Callable[[], Count], seconds: float, batch: int = 1, sample: int = 0) -> Rate:
    """Decisions a second: games are timed by `game` and counted, on others of the same kind, by `count`."""
    counts = [count() for _ in range(sample or SAMPLE)]
    decisions, free, choices = (sum(each) for each in zip(*counts, strict=True))
    games = often(game, seconds, batch)
    mean = decisions / len(counts)
    return Rate(games * mean, games, mean, free / decisions, choices / decisions)


def cost(do: Callable[[Any], Any], things: list[Any], seconds: float) -> Rate:
    """How often a second something can be done to things that it does not change."""

    def round_trip() -> None:
        for each in things:
            do(each)

    return Rate(often(round_trip, seconds, len(things)))


def picker() -> Callable[[], float]:
    """The one source of random picks, the same for every engine."""
    return random.Random(7).random
