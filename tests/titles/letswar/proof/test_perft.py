"""Known counts: how many games of so many clicks there are from a position, every draw and theft followed.

A change of these numbers is a change of the rules. Kinds are counted, not copies.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from tests.titles.letswar.stage import Stage
from tests.titles.perft import perft
from wartable.titles.letswar import TITLE
from wartable.titles.letswar.position.state import LetsWarState

GUN = {"hand": "boom", "board": "heavy_howitzer", "destroyed": "infantry cavalry aviation navy"}
POOR = {"hand": "", "destroyed": "infantry cavalry aviation navy"}
LEFT = "boom " * 12 + "miss " * 12  # in the Conflict pile: all else lies among the discards


def key(state: LetsWarState) -> str:
    """Positions with the same key are played on in the same way."""
    return json.dumps(state.to_dict(), sort_keys=True)


def small(seats: int, common: dict[str, Any] | None = None, **nations: dict[str, str]) -> LetsWarState:
    """A position whose Conflict pile has two kinds of cards, so that draws have few results."""
    kit = TITLE.kit(seats)
    rest = Counter({kit.card_words[card]: kit.cards.copies[card] for card in range(kit.ordinary)})
    for cards in (LEFT, *(given.get(zone, "") for given in nations.values() for zone in ("hand", "board"))):
        rest.subtract(word for word in cards.split() if word in rest)
    return Stage(seats, common={"discards": sorted(rest.elements()), **(common or {})}, **nations).state


def positions() -> dict[str, LetsWarState]:
    """The fixed positions that are counted."""
    poor, entry = {"germany": POOR, "france": POOR}, {"territory": {"trento": 0, "colonies": "deck"}, "depth_left": 1}
    return {
        "an attack": small(4, germany=GUN, france={"hand": "miss fog"}),
        "with two": small(2, germany=GUN, france=POOR | {"hand": "miss miss fog"}),
        "equipment": small(2, **poor | {"germany": POOR | {"hand": "machine_gun trenches tank"}}),
        "a payment": small(2, **poor | {"germany": POOR | {"hand": "tank tank submarine dreadnought"}}),
        "a Spy": small(2, germany=POOR | {"hand": "miss", "board": "spy"}, france=POOR | {"hand": "spy sacred_way"}),
        "a theft": small(2, germany=POOR | {"hand": "deserter"}, france=POOR | {"hand": "boom miss fog"}),
        "a demand": small(2, germany=POOR | {"hand": "strike"}, france=POOR | {"hand": "tank boom"}),
        "at Unrest": small(2, **poor | {"germany": POOR | {"homefront": "unrest"}}),
        "Italy": small(3, entry, germany=POOR | {"hand": "reinforcements"}, france=POOR | {"hand": "tank"}),
    }


# The first number can be counted by hand: eight results of a tax, which draws three cards of two kinds, four of the end
# of the turn, after which the next Nation draws two (one, if there are too many cards in hand first), and one for each
# other click. At Unrest a tax ends the game.
COUNTS = {
    "an attack": [4 + 8 + 4, 196, 2390],
    "with two": [4 + 8 + 4, 143, 941],
    "equipment": [5 + 8 + 1, 145, 1272],
    "a payment": [6 + 8 + 1, 151, 1294],
    "a Spy": [3 + 8 + 4, 162, 1831],
    "a theft": [2 + 8 + 4, 116, 737],
    "a demand": [2 + 8 + 4, 109, 576],
    "at Unrest": [1 + 4, 45],
    "Italy": [9, 78],
}


@pytest.mark.compiled
@pytest.mark.parametrize("name", COUNTS)
def test_counts(name: str) -> None:
    assert perft(positions()[name], len(COUNTS[name]), key) == COUNTS[name]


def test_all_positions_are_counted() -> None:
    assert list(positions()) == list(COUNTS)
