"""A large set, 140 kinds with eight backs at seven seats: private decks whose bottom all know."""

from itertools import accumulate
from typing import Any

import pytest

from wartable.core.rules.chance import Seeded
from wartable.core.rules.deal import Deal
from wartable.core.rules.log import BIT
from wartable.core.rules.lot import Lot, implies, merged, shared
from wartable.core.rules.memory import Memory

SEATS = 7
LARGE = (53, 13, 13, 13, 12, 12, 12, 12)  # kinds of each back: a common deck, and one for each seat


def test_private_decks_above_a_known_bottom() -> None:
    starts = list(accumulate(LARGE, initial=0))
    bottoms = [[starts[1 + seat], starts[1 + seat] + 3] for seat in range(SEATS)]  # open to all, in their order
    decks = [range(starts[1 + seat], starts[2 + seat]) for seat in range(SEATS)]
    own = [[kind for kind in decks[seat] if kind not in bottoms[seat]] for seat in range(SEATS)]
    viewer, other = 0, 3
    hands = [0] * (SEATS * starts[-1])
    pile = [2] * starts[1] + [0] * (starts[-1] - starts[1])
    upper = [0] * (SEATS * starts[-1])  # what lies above each bottom, in no order that anybody knows
    for seat in range(SEATS):
        for number, kind in enumerate(own[seat]):
            (hands if number < 4 else upper)[seat * starts[-1] + kind] += 1
    memory = Memory()
    memory.begin(starts, [0, *(BIT[seat] for seat in range(SEATS))])
    seen = own[other][5]
    memory.know(viewer, BIT[SEATS + other], 1 + other, 1, [int(kind == seen) for kind in range(starts[-1])])
    found = set()
    for seed in range(200):
        new_hands, new_upper, pool = hands[:], upper[:], pile[:]
        deal = Deal(starts, pool)
        for seat in range(SEATS):
            if seat != viewer:
                for back in range(len(LARGE)):
                    deal.hide(seat, back, new_hands, seat * starts[-1])
            deal.hide(SEATS + seat, 1 + seat, new_upper, seat * starts[-1])
        deal.fill(Seeded(seed), memory.of(viewer))
        assert new_hands[: starts[-1]] == hands[: starts[-1]]
        assert new_upper[other * starts[-1] + seen] == 1, "what the viewer saw go there lies there"
        for seat in range(SEATS):
            for area, before in ((new_hands, hands), (new_upper, upper)):
                mine = area[seat * starts[-1] : (seat + 1) * starts[-1]]
                assert sum(mine) == sum(before[seat * starts[-1] : (seat + 1) * starts[-1]])
                assert not any(mine[kind] for kind in bottoms[seat]), "the bottom is no part of what is dealt"
        found |= {kind for kind in own[other] if new_hands[other * starts[-1] + kind]}
    assert found == set(own[other]) - {seen}, "any other card of the deck may be in the hand"


class Counted(list[int]):
    """Counts of kinds that remember how often one of them was read."""

    reads = 0

    def __getitem__(self, at: Any) -> Any:
        Counted.reads += 1
        return super().__getitem__(at)


@pytest.mark.plain
def test_what_lots_say_of_each_other_costs_as_much_as_they_hold_whatever_the_set() -> None:
    reads = []
    for kinds in (12, 53, 500):
        bags = [Counted(kind in held for kind in range(kinds)) for held in ({0, 2, 5}, {2, 5, 9})]
        one, other = (Lot(BIT[1], 0, 3, bag) for bag in bags)
        Counted.reads = 0
        assert shared(one, other.bag) == 2
        assert not implies(one, other)
        assert merged([one, one.saying(BIT[1], 3)]) == [one]
        reads.append(Counted.reads)
    assert reads[0] == reads[1] == reads[2] > 0
