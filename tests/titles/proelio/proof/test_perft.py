"""Known counts: how many games of so many clicks there are from a position, every draw and theft followed.

A change of these numbers is a change of the rules. Kinds are counted, not copies: a draw from a pile of twelve kinds
has twelve results, whichever copy it is.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations, product
from pathlib import Path
from typing import Any

import pytest

from tests.titles.perft import Branches, perft as count
from tests.titles.proelio.packs import write_pack
from tests.titles.proelio.tools import allied, at, attacked, house, state
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes.cards import CARD_IDS
from wartable.titles.proelio.position.state import ProelioState

Key = tuple[tuple[int, ...], ...]


def key(s: ProelioState) -> Key:
    """Positions with the same key are played on in the same way."""
    lists = tuple(tuple(part) for part in (s.cards, s.levels, s.waiting, s.steps()))
    small = (
        s.plagues,
        s.turn,
        s.active,
        s.strategy,
        s.paying,
        s.attack,
        s.total,
        s.short,
        s.tops,
        s.won,
        s.lost,
        s.ended,
    )
    return (*lists, small)


def perft(s: ProelioState, depth: int) -> list[int]:
    """The number of games of 1, 2, … clicks."""
    return count(s, depth, key)


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
    # Infiltration against Manure and Towers: done, with one of two stolen, or Towers picked.
    robbed = state(attacked("infiltration", house("manure towers"), house()))
    assert perft(robbed, 1) == [2 + 1]


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
    found["imperial"] = state(
        at(house("imperial_resources inquisition gunpowder", "towers"), house("hero"), house("manure"))
    )
    found["strategies"] = state(at(house("temporary_alliance plague"), house("shields"), house("manure soldiers")))
    found["plague"] = state(at(house(both, plague=True), house("soldiers", waiting="manure"), house(both), active=2))
    found["defence"] = state(attacked("trebuchets", house(f"{both} patrol imperial_edict", "shields")))
    found["walls"] = state(attacked("hero", house("manure knights plague towers", "palisades"), house("shields " * 4)))
    found["gunpowder"] = state(
        attacked("gunpowder", house("manure knights plague towers", "palisades"), options={"gunpowder_loot": 2})
    )
    found["theft"] = state(
        attacked("infiltration", house("patrol manure knights hero"), house("shields soldiers hero"))
    )
    found["unlawful"] = state(
        attacked("hero", house("patrol imperial_edict"), house("shields soldiers"), level=0, options=rules["penalties"])
    )
    found["excess"] = state(at(house(f"{both} manure patrol hero"), house(), house(), step="turn_start"))
    return found


# The first number of each can be counted by hand: twelve kinds to draw (eleven without Temporary Alliances), and one
# for each other click. Resources draw two cards, 12 * 12; Imperial Resources three, 12 * 12 * 12 less the two kinds of
# which there are no three.
COUNTS = {
    "open war": [12 + 1 + 1 + 1, 200, 2671],
    "penalties": [12 + 2 + 1 + 1, 214, 2699],
    "no useless defence": [12 + 1 + 1 + 1, 200, 2671],
    "passing": [12 + 1 + 1 + 1 + 1, 229, 3276],
    "allied houses": [11 + 1 + 1 + 1 + 4, 208, 2651],
    "a full hand": [12 + 1 + 1 + 144 + 1, 856],
    "imperial": [12 + 1 + 1726 + 1 + 1, 22545],
    "strategies": [12 + 12 + 1 + 1, 370, 4664],
    "plague": [12 + 1 + 1, 159, 2230],
    "defence": [5, 18, 70, 846],
    "walls": [2, 3, 11, 62, 527],
    "gunpowder": [2, 5, 15, 240],
    "theft": [1 + 3, 43, 621],
    "unlawful": [3, 6, 34, 404],
    "excess": [7, 42, 636],
}


@pytest.mark.parametrize("name", COUNTS)
def test_counts(name: str) -> None:
    assert perft(positions()[name], len(COUNTS[name])) == COUNTS[name]


def test_all_positions_are_counted() -> None:
    assert list(positions()) == list(COUNTS)


def test_every_deal_of_a_tiny_set(tmp_path: Path) -> None:
    """Four Shields, three Soldiers and one Resources, dealt two each to three Houses; then a first player by lot."""
    few = {"shields": 4, "soldiers": 3, "resources": 1, "fortress": 1, "hero": 1, "inquisition": 1}
    rest = dict.fromkeys((card for card in CARD_IDS if card not in few), 0)
    folder = write_pack(tmp_path, **few, **rest, opening_hand=2, hand_limit=2)
    chance = Branches()
    deals: dict[Key, ProelioState] = {}
    ways = 0
    more = True
    while more:
        s = TITLE.new_state(3, chance=chance, pack=folder)
        assert isinstance(s, ProelioState)
        deals[key(s)] = s
        ways += 1
        more = chance.turn()
    # Six cards in a row out of 4 + 3 + 1, by how many of each are dealt: 420, 411, 330, 321 and 231.
    assert ways == 3 * (15 + 30 + 20 + 60 + 60)
    base = Counter({card: few[card] for card in ("shields", "soldiers", "resources")})
    fitting = [
        deal for deal in product(combinations_with_replacement(base, 2), repeat=3) if Counter(sum(deal, ())) <= base
    ]
    assert len(deals) == 3 * len(fitting) == 156
    expected = sum(first_clicks(hand, base - Counter(sum(deal, ()))) for deal in fitting for hand in deal)
    assert sum(perft(deal, 1)[0] for deal in deals.values()) == expected == 651


def first_clicks(hand: tuple[str, ...], pile: Counter[str]) -> int:
    """How many results a first click can have with such a hand and two cards in the pile, counted without the rules."""
    draws = len(pile)
    builds_or_attacks = ("shields" in hand) + ("soldiers" in hand)
    draws_two = len(set(permutations(pile.elements()))) * ("resources" in hand)
    return draws + builds_or_attacks + draws_two + 1  # an exchange is begun
