"""Known counts: how many games of so many clicks there are from a position, every die and draw followed.

A change of these numbers is a change of the rules.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.titles.gradisca.tools import advanced, at, led, words
from tests.titles.perft import perft
from wartable.titles.gradisca.position.state import GradiscaState

FOOT = {"italian-foot-1": "medea", "german-foot-1": "cormons"}
WALLS = {"siege-train": "bruma", "italian-foot-1": "bruma", "german-garrison-1": "gradisca", "uskoks-1": "duino"}
LIGHT = {"cappelletti-2": "farra", "german-foot-1": "mossa", "styrian-foot": "goritia"}
RAID = {"men-at-arms-1": "farra", "german-foot-1": "goritia"}
CALL = {"giustiniani": "romans", "italian-foot-1": "romans", "italian-foot-2": "mariano", "german-foot-1": "bruma"}


def key(state: GradiscaState) -> str:
    """Positions with the same key are played on in the same way."""
    return json.dumps(state.to_dict(), sort_keys=True)


def state(position: dict[str, Any]) -> GradiscaState:
    """The state of a position in words; with no cards to draw or answer with."""
    found: GradiscaState = at(position).state
    return found


def positions() -> dict[str, GradiscaState]:
    """The fixed positions that are counted."""
    mine = {**WALLS, "venetian-sappers": "bruma"}
    return {
        "a battle": state(words(FOOT)),
        "guns": state(words(WALLS)),
        "mines": state(words(mine, walls={"gradisca-old-gate": {"mines": 1, "miner": 0}})),
        "an option": state(words(FOOT, step="choosing")),
        "a raid": state(advanced(RAID, "v_cavalleria", morale=(6, 6))),
        "an incursion": state(advanced(LIGHT, "v_cavalleria")),
        "a call": state(advanced(CALL, **led("giustiniani", 2))),
    }


# The first numbers can be counted by hand: who may be picked, all together if they are several, and to close the zone;
# with option 2 one game for each card that can be drawn. The second of the battle: four marches, 36 pairs of dice, to
# rest, and to end after closing.
COUNTS = {
    "a battle": [1 + 1, 4 + 36 + 1 + 1, 190],
    "guns": [2 + 1 + 1, 28, 186],
    "mines": [3 + 1 + 1, 51, 355],
    "an option": [1 + 28],
    "a raid": [2, 31, 638],
    "an incursion": [2, 31, 715],
    "a call": [3, 35, 823],
}


@pytest.mark.compiled
@pytest.mark.parametrize("name", COUNTS)
def test_counts(name: str) -> None:
    assert perft(positions()[name], len(COUNTS[name]), key) == COUNTS[name]


def test_all_positions_are_counted() -> None:
    assert list(positions()) == list(COUNTS)
