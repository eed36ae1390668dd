"""`make bench`: random play and copies of our games beside OpenSpiel's, round after round, as ratios of medians.

Decisions are counted alike on both sides: one action chosen by a player; chance is paid for, not counted. Times are
CPU seconds.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import wartable
from benchmarks.games import hearts, leduc
from wartable._build import build
from wartable.core.chance import Chance, Seeded
from wartable.core.log import SILENT
from wartable.core.state import State

ROUNDS = 5
SECONDS = 0.5

Bench = Callable[[float], float]


def ours(start: Callable[[Chance], State]) -> Bench:
    """Decisions a second through the public methods of a state."""

    def run(seconds: float) -> float:
        pick, chance, decisions = random.Random(7).random, Seeded(7), 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            state = start(chance)
            while asked := state.deciders():
                legal = state.legal(asked[0])
                state.apply(asked[0], legal[int(pick() * len(legal))], chance)
                decisions += 1
        return decisions / (time.process_time() - begun)

    return run


def openspiel(name: str) -> Bench:
    """The same loop over OpenSpiel's Python interface; equal chance outcomes are drawn without weights."""
    import pyspiel

    game = pyspiel.load_game(name)

    def run(seconds: float) -> float:
        pick, decisions = random.Random(7).random, 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                decisions += not state.is_chance_node()
                state.apply_action(actions[int(pick() * len(actions))])
        return decisions / (time.process_time() - begun)

    return run


def copies(make: Callable[[], Any]) -> Bench:
    """Copies a second."""

    def run(seconds: float) -> float:
        copy, count = make(), 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            for _ in range(1000):
                copy()
            count += 1000
        return count / (time.process_time() - begun)

    return run


def benches() -> dict[str, Bench]:
    """All that is measured, ours and the peers'; a peer that is not installed is left out."""
    kit = wartable.title("proelio").kit(4)
    proelio = wartable.title("proelio")
    found: dict[str, Bench] = {
        "hearts, ours": ours(hearts.start),
        "leduc, ours": ours(leduc.start),
        "proelio, ours": ours(lambda chance: proelio.start(kit, chance, SILENT, False)),
        "copy of proelio, ours": copies(lambda: proelio.new_state(4, chance=Seeded(1)).copy),
    }
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed: no peer to compare with")
        return found
    found["hearts, OpenSpiel"] = openspiel("hearts")
    found["leduc, OpenSpiel"] = openspiel("leduc_poker")
    found["copy of hearts, OpenSpiel"] = copies(lambda: pyspiel.load_game("hearts").new_initial_state().clone)
    return found


def main() -> None:
    """Measures in interleaved rounds and prints medians with their spread, then ratios."""
    runs = benches()
    measured: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, run in runs.items():
            measured[name].append(run(SECONDS))
    print(f"wartable {wartable.__version__}, {build()}; {ROUNDS} rounds of {SECONDS:g} s")
    for name, rates in measured.items():
        middle = statistics.median(rates)
        print(f"  {name:28} {middle:12,.0f}/s  ± {100 * (max(rates) - min(rates)) / 2 / middle:.0f} %")
    for mine, peer in (
        ("hearts, ours", "hearts, OpenSpiel"),
        ("leduc, ours", "leduc, OpenSpiel"),
        ("proelio, ours", "hearts, OpenSpiel"),
        ("copy of proelio, ours", "copy of hearts, OpenSpiel"),
    ):
        if peer in measured:
            ratio = statistics.median(measured[mine]) / statistics.median(measured[peer])
            print(f"  {mine} is {ratio:.2f} times {peer}")


if __name__ == "__main__":
    main()
