"""Known counts: how many games of so many completed choices there are, on several packs, at every number of seats.

The rules and the second reading of them (model.py) count independently, every draw and theft followed.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import wartable
from tests.titles.perft import Branches
from tests.titles.proelio.packs import write_pack
from tests.titles.proelio.proof.model import Asked, Model
from tests.titles.proelio.proof.test_model import answers, in_the_middle
from tests.titles.proelio.proof.test_perft import Key, key
from tests.titles.proelio.tools import state
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes.cards import CARD_IDS
from wartable.titles.proelio.position.state import ProelioState

# What the three types of each deck need, and what makes each pack itself.
BARE = {"shields": 6, "soldiers": 5, "resources": 2, "fortress": 1, "hero": 1, "inquisition": 1}
PACKS: dict[str, dict[str, int]] = {
    "plain": BARE,
    "thieves": {**BARE, "infiltration": 4, "patrol": 3},
    "plagues": {**BARE, "plague": 4, "manure": 2},
    "imperial": {**BARE, "gunpowder": 2, "imperial_edict": 2, "imperial_manure": 1},
    "strategies": {**BARE, "temporary_alliance": 3, "imperial_resources": 2},
    "walls": {**BARE, "palisades": 3, "towers": 2, "knights": 3, "trebuchets": 2},
    "scant": {**BARE, "shields": 4, "soldiers": 3},
}


@dataclass(frozen=True)
class Case:
    """A deal, and how many games of 1, 2, … choices follow it."""

    pack: str
    seats: int
    counts: tuple[int, ...]
    mode: str = "open_war"
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)


PENALISE = {"illegal_attack": "allow_and_penalise"}
CASES = {
    "plain": Case("plain", 3, (8, 61, 399, 2708), seed=1),
    "thieves": Case("thieves", 4, (10, 86, 790, 5661), seed=2),
    "plagues": Case("plagues", 5, (10, 316, 3591), seed=3),
    "imperial": Case("imperial", 6, (9, 88, 654), seed=4),
    "strategies": Case("strategies", 3, (9, 78, 660), seed=5),
    "walls of allies": Case("walls", 4, (13, 151, 1955), "allied_houses", seed=6),
    "scant": Case("scant", 3, (9, 47, 264, 1255, 4032), seed=7),
    "scant for allies": Case("scant", 4, (6, 44, 319, 1661), "allied_houses", seed=8),
    "scant, renewed at once": Case("scant", 4, (5, 26, 142, 562, 1338), seed=8, options={"reshuffle": "on_exhaustion"}),
    "in the middle, penalties": Case("own", 3, (19, 19, 38), seed=3, options=PENALISE),
    "in the middle, four": Case("own", 4, (18, 144, 2198), seed=4),
    "in the middle, no useless defence": Case(
        "own", 4, (6, 197, 601), seed=5, options={"over_limit_defence": "forbidden"}
    ),
    "in the middle, five": Case("own", 5, (54, 108, 1830), seed=6),
    "in the middle, repelled": Case(
        "own", 5, (11, 119, 6385), seed=7, options={"elimination_check": "only_if_not_repelled"}
    ),
    "in the middle, six": Case("own", 6, (54, 2082), seed=8),
    "in the middle, as written": Case("own", 6, (2, 31, 370), seed=9, options={"hand_limit_timing": "as_written"}),
    "in the middle, allies": Case("own", 4, (4, 5330), "allied_houses", seed=10),
    "in the middle, passing allies": Case(
        "own", 4, (22, 132, 1777), "allied_houses", seed=11, options={"allow_pass": True}
    ),
    "in the middle, penalised allies": Case("own", 4, (12, 28, 263), "allied_houses", seed=12, options=PENALISE),
}


def opened(case: Case, folder: Path) -> tuple[ProelioState, Model]:
    """The position to count from and the model that stands there: after the deal, or full of walls and attacks."""
    options = {"mode": case.mode, **case.options}
    if case.pack == "own":
        table, model = in_the_middle(case.seats, options, case.seed)
        return state(table), model
    counts = {**dict.fromkeys(CARD_IDS, 0), **PACKS[case.pack]}
    pack = write_pack(folder, **counts, opening_hand=2, hand_limit=3)
    s = TITLE.new_state(case.seats, options, chance=wartable.Seeded(case.seed), pack=pack)
    assert isinstance(s, ProelioState)
    return s, Model(s.to_dict(), s.kit.hand_limit)


def by_the_rules(s: ProelioState, depth: int) -> tuple[int, ...]:
    """Games of completed choices, positions that are alike counted together."""
    counts = []
    layer: dict[Key, tuple[ProelioState, int]] = {key(s): (s, 1)}
    for _ in range(depth):
        following: dict[Key, tuple[ProelioState, int]] = {}
        for position, ways in layer.values():
            for text in answers(position) if position.deciders() else ():
                for child in results(position, text):
                    _, known = following.get(key(child), (child, 0))
                    following[key(child)] = (child, known + ways)
        layer = following
        counts.append(sum(ways for _, ways in layer.values()))
    return tuple(counts)


def results(s: ProelioState, text: str) -> list[ProelioState]:
    """Every position that a choice can lead to, each result of chance apart."""
    found, chance, more = [], Branches(), True
    while more:
        child = s.copy()
        for code in TITLE.parse(s.kit, text):
            child.apply(child.deciders()[0], code, chance)
        found.append(child)
        more = chance.turn()
    return found


def by_the_model(start: Model, depth: int) -> tuple[int, ...]:
    """The same from the second reading, each game told from its beginning."""
    counts = [0] * depth
    games: list[list[tuple[str, list[str]]]] = [[]]
    while games:
        game = games.pop()
        asked, _ = retold(start, game)
        for text in asked.answers if asked else ():
            chance, more = Branches(), True
            while more:
                _, given = retold(start, [*game, (text, [])], chance)
                counts[len(game)] += 1
                if len(game) + 1 < depth:
                    games.append([*game, (text, given)])
                more = chance.turn()
    return tuple(counts)


def retold(
    start: Model, game: list[tuple[str, list[str]]], last: Branches | None = None
) -> tuple[Asked | None, list[str]]:
    """Tells a game again: what is asked then, and the cards that chance gave in the last choice if it is free there."""
    model = deepcopy(start)
    given: list[str] = []

    def free(cards: list[str]) -> str:
        assert last is not None
        kinds = sorted(set(cards))
        given.append(kinds[last.pick(list(range(len(kinds))))])
        return given[-1]

    story = model.play()
    asked = next(story, None)
    for number, (text, cards) in enumerate(game, start=1):
        model.fate = list(cards)
        if last is not None and number == len(game):
            model.chance = free  # type: ignore[method-assign]
        try:
            asked = story.send(text)
        except StopIteration:
            return None, given
    return asked, given


@pytest.mark.compiled
@pytest.mark.parametrize("name", CASES)
def test_counts_of_choices(name: str, tmp_path: Path) -> None:
    case = CASES[name]
    s, model = opened(case, tmp_path)
    depth = len(case.counts)
    assert by_the_rules(s, depth) == case.counts
    assert by_the_model(model, depth) == case.counts


def test_every_seating_is_counted() -> None:
    assert {(case.mode, case.seats) for case in CASES.values()} == {
        *(("open_war", seats) for seats in (3, 4, 5, 6)),
        ("allied_houses", 4),
    }
    assert {case.pack for case in CASES.values()} == {*PACKS, "own"}
