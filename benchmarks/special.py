"""What is measured of one title alone: games of its own bot, other modes, long rows of clicks, battles."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import wartable
from benchmarks import desk, war
from benchmarks.measure import Rate, cost, often, picker
from benchmarks.ours import bare, inner, usual
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import BIT, PUBLIC, SILENT
from wartable.core.rules.memory import Memory
from wartable.core.rules.state import State
from wartable.titles.campaign.bot.lists import Muster
from wartable.titles.campaign.resolver import resolve
from wartable.titles.campaign.vocabulary import COUNTERATTACK, ENTRIES

LONG_ROW = 200  # choices from which on a row of clicks is long
SOME = 20  # positions
SEEN = 3  # cards of a hand
LARGE = 8000  # points a side
Options = dict[str, object]


def bots(name: str, options: Options, seconds: float) -> Rate:
    """Whole games between bots of the level `sensible`; each choice is applied as it comes, without a table."""
    title, chance = wartable.title(name), Seeded(7)
    kit, bot = title.kit(usual(name), options), title.bot("sensible")
    assert bot is not None

    def game() -> None:
        state = title.start(kit, chance, SILENT, False)
        while asked := state.deciders():
            found = bot(state, asked[0], chance)
            for code in found if isinstance(found, list) else [found]:
                state.apply(asked[0], code, chance)

    return Rate(often(game, seconds))


def mode(name: str, options: Options, measured: Callable[[Callable[..., State], float], Rate], seconds: float) -> Rate:
    """Random play of a title under some options."""
    title = wartable.title(name)
    kit = title.kit(usual(name), options)
    return measured(lambda chance: title.start(kit, chance, SILENT, False), seconds)


def clicks(seconds: float) -> Rate:
    """Clicks while army lists are built: all that is legal, and one of it; each on a copy, which is paid for."""
    title, pick, chance = wartable.title("campaign"), picker(), Seeded(5)
    kit = title.kit(2, {"year": "1945", "nation_1": "germany", "nation_2": "great_britain"})
    found: list[State] = []
    while len(found) < SOME:
        state = title.start(kit, chance, SILENT, False)
        for _ in range(60):
            legal = state.legal(0)
            if len(legal) >= LONG_ROW:
                found.append(state.copy())
            code = legal[int(pick() * len(legal))]
            if code != legal[-1]:  # the last one completes the list
                state.apply(0, code, chance)

    def click(state: State) -> None:
        fresh = state.copy()
        legal = fresh.legal(0)
        fresh.apply(0, legal[int(pick() * len(legal))], chance)

    return cost(click, found[:SOME], seconds)


def battles(seconds: float) -> Rate:
    """Battles of 8,000 points against 8,000 that the program resolves, of armies of all nations and styles."""
    kit = wartable.title("campaign").kit(2, {"year": "1945"})
    luck = Seeded(3)
    forces: list[list[int]] = []
    for number in range(40):
        nation = number % len(kit.nations)
        muster = Muster(kit, nation, number % 3, luck)
        muster.left = LARGE
        muster.build()
        rows: list[int] = []
        for place, squads in enumerate(muster.squads):
            for entry in sorted(set(squads)):
                rows += [place, nation * ENTRIES + entry, 0, squads.count(entry)]
        forces.append(rows)
    pairs = list(pairwise(forces))
    return cost(lambda pair: resolve(kit.model, COUNTERATTACK, -1, list(pair), luck), pairs, seconds)


ADVANCED: Options = {"mode": "advanced"}


def looks(name: str, seconds: float) -> Rate:
    """All see three cards of a hand and are told of them again, in the memory of a new game: its set alone differs."""
    state: Any = wartable.title(name).open(usual(name), seed=1).state
    memory: Memory = state.memory
    bag = [int(kind < SEEN) for kind in range(memory.starts[-1])]

    def look(known: Memory) -> None:
        known = known.copy()
        known.look(PUBLIC, 0, bag, 0)
        known.know(PUBLIC, BIT[0], 0, SEEN, bag)

    return cost(look, [memory] * SOME, seconds)


BENCHES: dict[str, Callable[[float], Rate]] = {
    "letswar look": lambda seconds: looks("letswar", seconds),
    "proelio look": lambda seconds: looks("proelio", seconds),
    "letswar sensible": lambda seconds: bots("letswar", {}, seconds),
    "gradisca advanced bare": lambda seconds: mode("gradisca", ADVANCED, bare, seconds),
    "gradisca advanced inner": lambda seconds: mode("gradisca", ADVANCED, inner, seconds),
    "campaign click": clicks,
    "campaign battle": battles,
    "campaign sensible": lambda seconds: bots("campaign", {"battles": "auto", "battles_planned": 5}, seconds),
    **desk.BENCHES,
    **war.BENCHES,
}
