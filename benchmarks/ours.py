"""Our side: random play on the raw position, copies, views, redeals, and records played again."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import wartable
from benchmarks.games import hearts, leduc
from benchmarks.measure import Count, Rate, cost, picker, play
from wartable.core.rules.chance import Chance, Seeded
from wartable.core.rules.log import SILENT
from wartable.core.rules.state import State
from wartable.lab.playout import play_many

Start = Callable[[Chance], State]
BATCH = 20


def usual(name: str, seats: int = 4) -> int:
    """Return how many seats a title is measured at: as many as it takes, up to these."""
    return min(seats, max(mode.high for mode in wartable.title(name).sheet.modes))


def opening(name: str, memory: bool = False, seats: int = 4) -> Start:
    """How a game of a title begins."""
    title = wartable.title(name)
    kit = title.kit(usual(name, seats))
    return lambda chance: title.start(kit, chance, SILENT, memory)


def counted(start: Start) -> Callable[[], Count]:
    """Plays a game and says what it came to."""
    pick, chance = picker(), Seeded(9)

    def game() -> Count:
        state, decisions, free, choices = start(chance), 0, 0, 0
        while asked := state.deciders():
            legal = state.legal(asked[0])
            state.apply(asked[0], legal[int(pick() * len(legal))], chance)
            decisions += 1
            free += len(legal) > 1
            choices += len(legal)
        return decisions, free, choices

    return game


def bare(start: Start, seconds: float) -> Rate:
    """Through the public methods of a position, from an interpreted loop."""
    pick, chance = picker(), Seeded(7)

    def game() -> None:
        state = start(chance)
        while asked := state.deciders():
            legal = state.legal(asked[0])
            state.apply(asked[0], legal[int(pick() * len(legal))], chance)

    return play(game, counted(start), seconds)


def inner(start: Start, seconds: float) -> Rate:
    """With the play-out loop compiled along with the game."""
    return play(lambda: play_many(start, BATCH, 7), counted(start), seconds, BATCH)


def leduc_observed(seconds: float) -> Rate:
    """What the deciding seat may know is encoded at every decision."""
    pick, chance = picker(), Seeded(7)

    def game() -> None:
        state = leduc.start(chance)
        while asked := state.deciders():
            seat = asked[0]
            state.encode(seat)
            legal = state.legal(seat)
            state.apply(seat, legal[int(pick() * len(legal))], chance)

    return play(game, counted(leduc.start), seconds)


def moments(start: Start, wanted: int = 150) -> list[State]:
    """Positions from all over random games."""
    pick, chance = picker(), Seeded(5)
    found: list[State] = []
    while len(found) < wanted:
        state = start(chance)
        step = 0
        while asked := state.deciders():
            if step % 9 == 4:
                found.append(state.copy())
            legal = state.legal(asked[0])
            state.apply(asked[0], legal[int(pick() * len(legal))], chance)
            step += 1
    return found[:wanted]


def copies(name: str, seconds: float) -> Rate:
    """Independent copies of positions, as play-outs make them: without memory."""
    return cost(lambda state: state.copy(), moments(opening(name)), seconds)


def views(name: str, seconds: float) -> Rate:
    """All that the seat that decides may know, with its choices."""
    title = wartable.title(name)
    return cost(lambda state: title.view(state, state.deciders()[0]), moments(opening(name, memory=True)), seconds)


def redeals(name: str, seconds: float) -> Rate:
    """Positions that the seat that decides cannot tell from the true one."""
    chance = Seeded(3)
    return cost(lambda state: state.redeal(state.deciders()[0], chance), moments(opening(name, memory=True)), seconds)


def records(name: str, seconds: float) -> Rate:
    """Records read from their text and played again under all checks; a decision is a line with a choice."""
    title = wartable.title(name)
    folder = Path(tempfile.mkdtemp())
    paths: list[Path] = []
    lines = 0
    for seed in range(5):
        table, pick = title.open(usual(name), seed=seed), picker()
        while table.deciders:
            seat = table.deciders[0]
            choices = table.choices(seat)
            table.act(seat, choices[int(pick() * len(choices))].code)
            lines += 1
        paths.append(folder / f"{seed}.wtr")
        table.save(paths[-1])
    found = cost(wartable.load, paths, seconds)
    shutil.rmtree(folder)
    return Rate(found.rate * lines / len(paths), found.rate, lines / len(paths))


BENCHES: dict[str, Callable[[float], Rate]] = {
    "hearts bare": lambda seconds: bare(hearts.start, seconds),
    "hearts inner": lambda seconds: inner(hearts.start, seconds),
    "leduc bare": lambda seconds: bare(leduc.start, seconds),
    "leduc inner": lambda seconds: inner(leduc.start, seconds),
    "leduc observed": leduc_observed,
}
# What is measured of every title.
OF_A_TITLE: dict[str, Callable[[str, float], Rate]] = {
    "bare": lambda name, seconds: bare(opening(name), seconds),
    "inner": lambda name, seconds: inner(opening(name), seconds),
    "copy": copies,
    "view": views,
    "redeal": redeals,
    "record": records,
}
for title in wartable.title_names():
    for what, measured in OF_A_TITLE.items():
        BENCHES[f"{title} {what}"] = partial(measured, title)
