"""Deals: sizes, kinds and lots always hold, every possible deal comes up, and the same chance gives the same one."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import accumulate
from math import comb, prod

import pytest

from tests.core.branching import distribution, outcomes
from wartable.core.rules.chance import Chance, Seeded
from wartable.core.rules.deal import TRIES, Deal
from wartable.core.rules.log import BIT
from wartable.core.rules.lot import Lot, width
from wartable.core.rules.memory import NOWHERE
from wartable.core.rules.slots import Group

# -- a large set: 140 kinds with eight backs --

SEATS = 7
WIDTHS = [53, 13, 13, 13, 12, 12, 12, 12]  # a common deck, and one for each seat
STARTS = list(accumulate(WIDTHS, initial=0))
KINDS = STARTS[-1]
COMMON = 0
NO_HAND = 2  # kinds that never lie in a hand: a seat that draws them shows them at once
IN_HAND = list(range(NO_HAND, KINDS))
TRAPS = [list(range(5 + seat, 20 + 4 * seat)) for seat in range(SEATS)]  # what lies face down before each seat
DECK = 2 * SEATS  # the lower half of the common deck, after hands and traps; the upper half is the rest


def shared(a: list[int], b: list[int]) -> int:
    """Return how many cards two bags have in common."""
    return sum(map(min, a, b))


def back_of(kind: int) -> int:
    return next(back for back in range(len(WIDTHS)) if kind < STARTS[back + 1])


class Cloth:
    """Seven hands of mixed backs in one flat list, a trap before each seat, a deck in two halves, private piles."""

    def __init__(self) -> None:
        self.pile = [0] * KINDS
        self.cards = [0] * ((SEATS + 1) * KINDS)  # the hands, then the deck's lower half
        self.traps: list[int] = []

    def at(self, place: int) -> int:
        return (SEATS if place == DECK else place) * KINDS

    def lying(self, place: int) -> list[int]:
        """What lies in a place, by kind."""
        if SEATS <= place < DECK:
            return [int(kind == self.traps[place - SEATS]) for kind in range(KINDS)]
        return self.cards[self.at(place) : self.at(place) + KINDS]

    def sizes(self) -> list[list[int]]:
        """How many cards of each back lie in each place and pile."""
        areas = [self.pile, *(self.lying(place) for place in range(DECK + 1))]
        return [[sum(area[STARTS[back] : STARTS[back + 1]]) for back in range(len(WIDTHS))] for area in areas]

    def totals(self) -> list[int]:
        areas = [self.pile, *(self.lying(place) for place in range(DECK + 1))]
        return [sum(area[kind] for area in areas) for kind in range(KINDS)]

    def hidden(self, viewer: int) -> tuple["Cloth", Deal, list[Group]]:
        """A copy of which all is hidden but the hand and the trap of the viewer."""
        new = Cloth()
        new.pile, new.cards, new.traps = self.pile[:], self.cards[:], self.traps[:]
        deal = Deal(STARTS, new.pile)
        for back in range(len(WIDTHS)):
            deal.hide(DECK, back, new.cards, self.at(DECK))
        others = [seat for seat in range(SEATS) if seat != viewer]
        for seat in others:
            for back in range(len(WIDTHS)):
                deal.hide(seat, back, new.cards, self.at(seat), IN_HAND)
        return new, deal, [deal.hide_card(SEATS + seat, self.traps[seat], TRAPS[seat]) for seat in others]

    def turn_up(self, viewer: int, slots: list[Group]) -> None:
        """Take over what was dealt to the traps."""
        others = [seat for seat in range(SEATS) if seat != viewer]
        for seat, slot in zip(others, slots, strict=True):
            self.traps[seat] = slot.card()

    def redeal(self, viewer: int, lots: list[Lot], chance: Chance, tries: int = TRIES) -> "Cloth":
        new, deal, slots = self.hidden(viewer)
        deal.fill(chance, lots, tries)
        new.turn_up(viewer, slots)
        return new


def cloth(rng: random.Random) -> Cloth:
    """Any position."""
    new = Cloth()
    new.pile = [rng.randrange(1, 4) for _ in range(KINDS)]

    def taken(kinds: range | list[int]) -> int:
        kind = rng.choice([kind for kind in kinds for _ in range(new.pile[kind])])
        new.pile[kind] -= 1
        return kind

    new.traps = [taken(TRAPS[seat]) for seat in range(SEATS)]
    for seat in range(SEATS):
        for _ in range(5):
            new.cards[seat * KINDS + taken(range(NO_HAND, STARTS[1]))] += 1
        for _ in range(2):
            # A card of one's own nation, and now and then a stolen one.
            nation = 1 + (seat + (rng.random() < 0.3)) % SEATS
            new.cards[seat * KINDS + taken(range(STARTS[nation], STARTS[nation + 1]))] += 1
    for _ in range(30):
        new.cards[new.at(DECK) + taken(range(STARTS[1]))] += 1
    return new


def some_lots(true: Cloth, viewer: int, rng: random.Random) -> list[Lot]:
    """True statements that overlap in places and kinds, those with the fewest places first."""
    hidden = [place for place in range(DECK + 1) if place not in (viewer, SEATS + viewer)]
    out = []
    for _ in range(10):
        places = rng.sample(hidden, rng.randrange(1, 4))
        back = rng.choice([COMMON, COMMON, *range(len(WIDTHS))])
        bags = [true.lying(place)[STARTS[back] : STARTS[back + 1]] for place in places]
        there = [sum(counts) for counts in zip(*bags, strict=True)]
        bag = [max(0, count + rng.choice([0, 0, 0, 0, 1, -1])) for count in there]
        if shared(bag, there):
            out.append(Lot(sum(BIT[place] for place in places), back, shared(bag, there), bag))
    return sorted(out, key=lambda lot: width(lot.places))


def check(true: Cloth, dealt: Cloth, viewer: int, lots: list[Lot]) -> None:
    assert dealt.sizes() == true.sizes()
    assert dealt.totals() == true.totals()
    assert min(dealt.pile) >= 0
    assert min(dealt.cards) >= 0
    for place in (viewer, SEATS + viewer):
        assert dealt.lying(place) == true.lying(place)
    for seat in range(SEATS):
        assert dealt.traps[seat] in TRAPS[seat]
        assert sum(dealt.lying(seat)[:NO_HAND]) == 0
    for lot in lots:
        bags = [dealt.lying(place) for place in range(DECK + 1) if lot.places & BIT[place]]
        there = [sum(bag[kind] for bag in bags) for kind in range(STARTS[lot.back], STARTS[lot.back + 1])]
        assert shared(there, lot.bag) >= lot.least


@pytest.mark.parametrize("seed", range(8))
def test_a_deal_of_many_kinds_agrees_with_all_that_is_known(seed: int) -> None:
    rng = random.Random(seed)
    true, viewer = cloth(rng), seed % SEATS
    for lots in ([], some_lots(true, viewer, rng)):
        for tries in (TRIES, 0):
            dealt = true.redeal(viewer, lots, Seeded(seed), tries)
            check(true, dealt, viewer, lots)
            assert (dealt.traps, dealt.cards) != (true.traps, true.cards)
            # The dealt position looks the same to the viewer, so the same chance must give the same deal.
            again = dealt.redeal(viewer, lots, Seeded(seed), tries)
            assert (again.pile, again.cards, again.traps) == (dealt.pile, dealt.cards, dealt.traps)
            other = true.redeal(viewer, lots, Seeded(seed + 100), tries)
            assert (other.cards, other.traps) != (dealt.cards, dealt.traps)


def test_what_is_restricted_takes_every_kind_that_it_may() -> None:
    true = cloth(random.Random(1))
    true.pile = [max(count, 1) for count in true.pile]
    found = {true.redeal(0, [], Seeded(seed)).traps[1] for seed in range(300)}
    assert found == set(TRAPS[1])


# -- lots that cross --

RING = 24


def either(place: int) -> Lot:
    """The card of a place lies there or in the next one."""
    bag = [int(kind == NO_HAND + place) for kind in range(WIDTHS[COMMON])]
    return Lot(BIT[place] | BIT[(place + 1) % RING], COMMON, 1, bag)


# Each of the even ones, which come first, is free to go either way, and only two of those 4,096 ways agree.
CROSSING = [either(place) for first in (0, 1) for place in range(first, RING, 2)]


def ring() -> tuple[Deal, list[Group]]:
    """A ring of places with a card of another kind in each."""
    deal = Deal(STARTS, [0] * KINDS)
    return deal, [deal.hide_card(place, NO_HAND + place) for place in range(RING)]


def test_a_search_finds_what_no_try_finds() -> None:
    found = set()
    for seed in range(12):
        deal, slots = ring()
        deal.heed(CROSSING)
        chance = Seeded(seed)
        for _ in range(TRIES):
            assert not deal.at_random(chance)
            deal.take_back()
        deal.fill(Seeded(seed), CROSSING)
        cards = [slot.card() - NO_HAND for slot in slots]
        assert cards in ([*range(RING)], [RING - 1, *range(RING - 1)])
        found.add(cards[0])
    assert len(found) == 2


def test_exchanges_make_all_lots_hold() -> None:
    rng = random.Random(3)
    true, found = cloth(rng), set()
    lots = some_lots(true, 0, rng)
    for seed in range(5):
        new, deal, slots = true.hidden(0)
        deal.heed(lots)
        deal.patience = 500
        assert deal.repair(Seeded(seed))
        new.turn_up(0, slots)
        check(true, new, 0, lots)
        found.add(tuple(new.cards))
    assert len(found) == 5


def test_exchanges_end_where_there_is_nothing_to_find() -> None:
    true = cloth(random.Random(3))
    _, deal, _ = true.hidden(0)
    deal.heed([Lot(BIT[1], COMMON, 9, [9, *[0] * (WIDTHS[COMMON] - 1)])])
    deal.patience = 50
    assert not deal.repair(Seeded(1))
    assert deal.patience == 0


# -- small sets, against all deals that there are --

SMALL = [0, 3, 5]  # three kinds with one back, two with another
BACKS = [[0, 1, 2], [3, 4]]


@dataclass
class Spot:
    """Hidden cards of one back: place, cards by kind, the kinds that can lie there, and whether it is a single slot."""

    place: int
    back: int
    cards: list[int]
    may: list[int] | None = None
    single: bool = False


Dealt = tuple[tuple[int, ...], ...]


def dealt_anew(spots: list[Spot], pile: list[int], lots: list[Lot], tries: int, chance: Chance) -> Dealt:
    """What lies in each spot after a deal, and last the pile, which begins in the middle of its list."""
    pool = [7, *pile]
    deal = Deal(SMALL, pool, 1)
    areas = [spot.cards[:] for spot in spots]
    slots: dict[int, Group] = {}
    for i, spot in enumerate(spots):
        if spot.single:
            slots[i] = deal.hide_card(spot.place, spot.cards.index(1), spot.may)
        else:
            deal.hide(spot.place, spot.back, areas[i], 0, spot.may)
    deal.fill(chance, lots, tries)
    for i, slot in slots.items():
        areas[i] = [int(kind == slot.card()) for kind in range(SMALL[-1])]
    assert pool[0] == 7
    return (*map(tuple, areas), tuple(pool[1:]))


def fillings(pool: list[int], size: int, kinds: list[int]) -> Iterator[list[int]]:
    """Every choice of so many cards out of a pool, by kind."""
    if size == 0:
        yield [0] * len(pool)
    elif kinds:
        for count in range(min(size, pool[kinds[0]]) + 1):
            for filling in fillings(pool, size - count, kinds[1:]):
                filling[kinds[0]] = count
                yield filling


def every_deal(spots: list[Spot], pile: list[int], lots: list[Lot]) -> dict[Dealt, int]:
    """Every deal that agrees, and in how many ways it can be dealt, each copy and each slot being another."""
    pool = [sum(counts) for counts in zip(pile, *(spot.cards for spot in spots), strict=True)]
    found: list[tuple[Dealt, list[int], int]] = [((), pool, 1)]
    for spot in spots:
        kinds = [kind for kind in BACKS[spot.back] if spot.may is None or kind in spot.may]
        found = [
            ((*dealt, tuple(new)), [a - b for a, b in zip(left, new, strict=True)], ways * chosen(left, new))
            for dealt, left, ways in found
            for new in fillings(left, sum(spot.cards), kinds)
        ]
    return {(*dealt, tuple(left)): ways for dealt, left, ways in found if all(holds(lot, spots, dealt) for lot in lots)}


def chosen(pool: list[int], cards: list[int]) -> int:
    return prod(comb(there, taken) for there, taken in zip(pool, cards, strict=True))


def holds(lot: Lot, spots: list[Spot], dealt: Dealt) -> bool:
    bags = [bag for spot, bag in zip(spots, dealt, strict=True) if spot.place >= 0 and lot.places & BIT[spot.place]]
    there = [sum(bag[kind] for bag in bags) for kind in BACKS[lot.back]]
    return sum(min(a, b) for a, b in zip(there, lot.bag, strict=True)) >= lot.least


def some_spots(rng: random.Random) -> tuple[list[Spot], list[int], list[Lot]]:
    """Two hands of both backs, one or two slots, a second pile, what is left, and lots that are true of them."""
    spots = []
    for place, back in ((0, 0), (0, 1), (1, 0), (1, 1), (NOWHERE, 0)):
        cards = [rng.choice([0, 0, 1]) if kind in BACKS[back] else 0 for kind in range(SMALL[-1])]
        bound = place == 0 and rng.random() < 0.3
        may = [kind for kind in BACKS[back] if cards[kind] or rng.random() < 0.5] if bound else None
        spots.append(Spot(place, back, cards, may))
    for place in range(2, rng.choice([3, 4])):
        kind = rng.randrange(SMALL[-1])
        back = int(kind in BACKS[1])
        may = sorted({kind, *rng.sample(BACKS[back], 1)})
        spots.append(Spot(place, back, [int(other == kind) for other in range(SMALL[-1])], may, single=True))
    pile = [rng.choice([0, 1]) for _ in range(SMALL[-1])]
    lots = []
    for _ in range(rng.randrange(4)):
        places, back = sum(BIT[place] for place in rng.sample(range(4), rng.choice([1, 2, 2]))), rng.choice([0, 0, 1])
        bags = [spot.cards for spot in spots if spot.place >= 0 and places & BIT[spot.place]]
        there = [sum(bag[kind] for bag in bags) for kind in BACKS[back]]
        bag = [max(0, count + rng.choice([0, 0, 1, -1])) for count in there]
        if shared(there, bag):
            lots.append(Lot(places, back, shared(there, bag), bag))
    return spots, pile, sorted(lots, key=lambda lot: width(lot.places))


def test_every_possible_deal_comes_up_and_no_other() -> None:
    compared = with_lots = 0
    for seed in range(60):
        spots, pile, lots = some_spots(random.Random(seed))
        expected = every_deal(spots, pile, lots).keys()
        for tries in (1, 0):
            found = set()
            for ways, dealt in enumerate(outcomes(partial(dealt_anew, spots, pile, lots, tries))):
                found.add(dealt)
                if ways == 3_000:
                    break
            else:
                assert found == expected
                compared += 1
                with_lots += len(lots) > 0
            assert found <= expected
    assert compared > 80
    assert with_lots > 50


def test_without_lots_each_way_to_deal_is_equally_likely() -> None:
    """Slots with fewer kinds are dealt first, though they are named last; what they may hold lies one in the other."""
    spots = [
        Spot(0, 0, [1, 1, 0, 0, 0]),
        Spot(1, 0, [1, 1, 0, 0, 0], [0, 1]),
        Spot(1, 1, [0, 0, 0, 1, 0], [4, 3]),
        Spot(2, 0, [1, 0, 0, 0, 0], [0], single=True),
    ]
    pile = [0, 1, 2, 1, 1]
    ways = every_deal(spots, pile, [])
    total = sum(ways.values())
    found = distribution(partial(dealt_anew, spots, pile, [], 1))
    assert found == {dealt: Fraction(count, total) for dealt, count in ways.items()}


def test_a_lot_takes_each_copy_and_each_free_slot_with_equal_chance() -> None:
    one = Lot(BIT[0] | BIT[1], 0, 1, [1, 1, 0])
    # Kind 0 has two slots and kind 1 one; then the slot that is still free takes any card that it can.
    spots = [Spot(0, 0, [1, 0, 0, 0, 0], [0, 2], single=True), Spot(1, 0, [0, 1, 0, 0, 0])]
    found = distribution(lambda chance: dealt_anew(spots, [0, 0, 1, 0, 0], [one], 1, chance)[:2])
    odds = {"01": Fraction(1, 3), "02": Fraction(1, 6), "20": Fraction(1, 3), "21": Fraction(1, 6)}
    assert {"".join(str(bag.index(1)) for bag in dealt): share for dealt, share in found.items()} == odds
    # Of four slots in three places each takes the known card with equal chance.
    known = Lot(BIT[0] | BIT[1] | BIT[2], 0, 1, [1, 0, 0])
    spots = [Spot(0, 0, [1, 0, 0, 0, 0]), Spot(1, 0, [0, 2, 0, 0, 0]), Spot(2, 0, [0, 0, 1, 0, 0])]
    where = distribution(lambda chance: [bag[0] for bag in dealt_anew(spots, [0] * 5, [known], 1, chance)[:3]].index(1))
    assert where == {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}


def test_a_search_goes_back_as_far_as_it_must() -> None:
    """Each of two slots takes one of two cards, so a hand that took one of them first must give it back."""
    spots = [Spot(0, 0, [2, 0, 0, 0, 0]), Spot(1, 0, [0, 1, 0, 0, 0]), Spot(2, 0, [0, 0, 1, 0, 0])]
    lots = [Lot(BIT[1], 0, 1, [0, 1, 1]), Lot(BIT[2], 0, 1, [0, 1, 1])]
    for seed in range(20):
        dealt = dealt_anew(spots, [0] * 5, lots, 0, Seeded(seed))
        assert dealt[0] == (2, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("may", "lot"),
    [
        (None, Lot(BIT[0], 0, 2, [2, 0, 0])),  # there is but one
        (None, Lot(BIT[1], 0, 1, [1, 1, 1])),  # no card lies in that place
        (None, Lot(BIT[0], 1, 1, [1, 1])),  # none of that back does
        ([1], Lot(BIT[0], 0, 1, [1, 0, 0])),  # what is known and what can be exclude each other
        ([], Lot(BIT[0], 0, 1, [1, 1, 1])),  # nothing can lie there
        ([3, 4], Lot(BIT[0], 0, 1, [1, 1, 1])),  # only kinds of another back
    ],
)
def test_what_cannot_be_is_told(may: list[int] | None, lot: Lot) -> None:
    spots = [Spot(0, 0, [1, 0, 0, 0, 0], may)]
    for tries in (TRIES, 0):
        with pytest.raises(AssertionError, match="no deal agrees with what the viewer knows"):
            dealt_anew(spots, [0, 2, 1, 1, 1], [lot], tries, Seeded(1))
