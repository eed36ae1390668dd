"""Known counts: how many games of so many clicks there are from a position, every draw and theft followed.

A change of these numbers is a change of the rules. Kinds are counted, not copies: a draw from a pile of twelve kinds has twelve
results, whichever copy it is.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

import wartable
from tests.titles.proelio.packs import write_pack
from tests.titles.proelio.tools import allied, at, attacked, house, state
from wartable.core.chance import Chance
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.state import ProelioState


class Branches(Chance):
    """Follows one way through chance and knows the next one."""

    def __init__(self) -> None:
        super().__init__()
        self.way: list[list[int]] = []
        self.at = 0

    def pick(self, results: list[int]) -> int:
        """The result of this way at this point; the others are left for later ways."""
        if self.at == len(self.way):
            self.way.append(results)
        self.at += 1
        return self.way[self.at - 1][0]

    def below(self, n: int, audience: int = -1) -> int:
        return self.pick(list(range(n)))

    def draw(self, bag: list[int], start: int, stop: int, audience: int = -1, of: int = 0) -> int:
        return self.pick([i - start for i in range(start, stop) if bag[i] > 0])

    def turn(self) -> bool:
        """Goes to the next way; False when there is none."""
        self.at = 0
        while self.way and len(self.way[-1]) == 1:
            self.way.pop()
        if self.way:
            self.way[-1] = self.way[-1][1:]
        return bool(self.way)


def children(s: ProelioState) -> list[ProelioState]:
    """Every position one click later."""
    found = []
    for seat in s.deciders():
        for code in s.legal(seat):
            chance = Branches()
            more = True
            while more:
                child = s.copy()
                child.apply(seat, code, chance)
                found.append(child)
                more = chance.turn()
    return found


def perft(s: ProelioState, depth: int) -> list[int]:
    """The number of games of 1, 2, … clicks; one that is over earlier counts as long as it lasted."""
    counts = []
    layer = {key(s): (s, 1)}
    for _ in range(depth):
        following: dict[str, tuple[ProelioState, int]] = {}
        for position, ways in layer.values():
            for child in children(position):
                name = key(child)
                _, known = following.get(name, (child, 0))
                following[name] = (child, known + ways)
        layer = following
        counts.append(sum(ways for _, ways in layer.values()))
    return counts


def key(s: ProelioState) -> str:
    """Positions with the same name are played on in the same way."""
    return json.dumps(s.to_dict())


def test_the_counting_by_hand() -> None:
    """Level 0, one Soldiers in hand, a third seat after it: small enough to follow with a finger."""
    # Draw (12 kinds) or lay the Soldiers; with a single card nothing can be exchanged.
    first = state(at(house("soldiers"), house("shields"), house()))
    assert perft(first, 1) == [12 + 1]
    # An attack of one Soldiers on one card: deploying Shields or nothing; after Shields only done is left.
    facing = state(attacked("soldiers", house("shields"), house()))
    assert perft(facing, 1) == [2]
    # Nothing deployed: the last card is loot and the game is over. Shields deployed: repelled, but nothing is left.
    assert perft(facing, 2) == [2, 1]
    assert perft(facing, 3) == [2, 1, 0]
    # Infiltration against two different cards: one of two is stolen, then twelve cards to draw or the other card to use.
    robbed = state(attacked("infiltration", house("manure towers"), house()))
    assert perft(robbed, 1) == [2 + 1]


POSITIONS: dict[str, tuple[dict[str, Any], list[int]]] = {}


def positions() -> dict[str, ProelioState]:
    """The fixed positions that are counted."""
    both = "shields palisades soldiers knights"
    three = [house(both), house("shields manure"), house("patrol infiltration")]
    rules: dict[str, dict[str, Any]] = {
        "open war": {},
        "penalties": {"illegal_attack": "allow_and_penalise"},
        "no useless defence": {"over_limit_defence": "forbidden"},
        "passing": {"allow_pass": True},
    }
    found = {name: state(at(*three, options=options)) for name, options in rules.items()}
    found["allied houses"] = state(allied(house(both), house("shields manure"), house("patrol"), house("hero")))
    found["a full hand"] = state(at(house(f"{both} resources"), house(), house()))
    found["imperial"] = state(at(house("imperial_resources inquisition gunpowder", "towers"), house("hero"), house("manure")))
    found["strategies"] = state(at(house("temporary_alliance plague"), house("shields"), house("manure soldiers")))
    found["plague"] = state(at(house(both, plague=True), house("soldiers", waiting="manure"), house(both), active=2))
    found["defence"] = state(attacked("trebuchets", house(f"{both} patrol imperial_edict", "shields")))
    found["walls"] = state(attacked("hero", house("manure knights plague towers", "palisades"), house("shields " * 4)))
    found["gunpowder"] = state(
        attacked("gunpowder", house("manure knights plague towers", "palisades"), options={"gunpowder_loot": 2})
    )
    found["theft"] = state(attacked("infiltration", house("patrol manure knights hero"), house("shields soldiers hero")))
    found["unlawful"] = state(
        attacked("hero", house("patrol imperial_edict"), house("shields soldiers"), level=0, options=rules["penalties"])
    )
    found["excess"] = state(at(house(f"{both} manure patrol hero"), house(), house(), step="turn_start"))
    return found


COUNTS = {
    name: [0] for name in positions()
}


@pytest.mark.parametrize("name", COUNTS)
def test_counts(name: str) -> None:
    assert perft(positions()[name], len(COUNTS[name])) == COUNTS[name]


def test_a_tiny_set_from_the_deal(tmp_path: Any) -> None:
    """All deals of a set of three kinds a deck, hands of two, and what can be played from them."""
    kinds = {"shields": 4, "soldiers": 3, "resources": 1, "fortress": 1, "hero": 1, "inquisition": 1}
    empty = dict.fromkeys(wartable_cards(), 0)
    folder = write_pack(tmp_path, **empty | kinds | {"opening_hand": 2, "hand_limit": 2})
    chance = Branches()
    deals: dict[str, ProelioState] = {}
    ways = 0
    more = True
    while more:
        s = TITLE.new_state(3, chance=chance, pack=folder)
        assert isinstance(s, ProelioState)
        deals[key(s)] = s
        ways += 1
        more = chance.turn()
    assert (ways, len(deals)) == (0, 0)


def wartable_cards() -> list[str]:
    return list(wartable.title("proelio").vocabularies[0])
