"""Lots: what each event does to them, that they always hold, and that they are canonical."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given, strategies as st

from wartable.core.errors import PositionError
from wartable.core.rules.log import BIT, PUBLIC
from wartable.core.rules.lot import MOST_LOTS, Lot, implies, tidy
from wartable.core.rules.memory import NOWHERE, Contents, Memory

NAMES = ["pike", "bow", "axe", "crown", "ring"]
STARTS = [0, 3, 5]  # pike, bow and axe have one back, crown and ring the other
BLACK, GOLD = 0, 1
ANY = [[0, 1, 2], [3, 4]]  # the kinds of each back
SEATS = 3
PLACES = 5  # three hands, each seen by its seat, and two places that nobody sees


def memory(*looks: tuple[int, int, str]) -> Memory:
    """A memory after looks: viewer, place, cards."""
    new = Memory()
    new.begin(STARTS, [0, *(BIT[seat] for seat in range(SEATS))])
    for viewer, place, cards in looks:
        new.look(viewer, place, bag(cards), 0)
    return new


def bag(cards: str) -> list[int]:
    return [cards.split().count(name) for name in NAMES]


def lots(m: Memory, viewer: int) -> list[tuple[list[int], int, str]]:
    """A viewer's lots: places, at least so many, of these cards."""
    out = []
    for row in m.to_rows(NAMES):
        places, least, cards = row["places"], row["least"], row["cards"]
        assert isinstance(places, list)
        assert isinstance(least, int)
        assert isinstance(cards, list)
        if row["viewer"] == viewer:
            out.append((places, least, " ".join(cards)))
    return out


def test_a_look_makes_a_lot_of_each_back() -> None:
    m = memory((0, 1, "pike pike bow crown"))
    assert lots(m, 0) == [([1], 3, "pike pike bow"), ([1], 1, "crown")]
    assert lots(m, 1) == lots(m, 2) == lots(m, PUBLIC) == []
    assert m.known(0, 1) == [2, 1, 0, 1, 0]


def test_a_look_at_what_one_sees_anyway_is_nothing_new() -> None:
    assert lots(memory((1, 1, "pike bow")), 1) == []


def test_a_card_that_leaves_face_up_is_taken_off() -> None:
    m = memory((0, 1, "pike pike bow"))
    m.left(1, 0)
    m.left(1, 2)  # an axe, drawn since
    assert lots(m, 0) == [([1], 2, "pike bow")]


def test_a_card_that_leaves_is_taken_off_the_lots_of_its_own_back() -> None:
    m = memory((0, 1, "pike bow crown"))
    m.left(1, 3)
    assert lots(m, 0) == [([1], 2, "pike bow")]


def test_a_card_that_comes_openly_is_known_to_all_who_do_not_see_the_place() -> None:
    m = memory((0, 1, "pike"))
    m.came(1, 0)
    assert lots(m, 0) == [([1], 2, "pike pike")]
    assert lots(m, 2) == lots(m, PUBLIC) == [([1], 1, "pike")]
    assert lots(m, 1) == []


def test_a_hidden_move_lets_a_lot_spread() -> None:
    m = memory((0, 1, "pike bow axe"))
    m.moved(1, 3, 1, ANY[BLACK], 0)
    assert lots(m, 0) == [([1], 2, "pike bow axe"), ([1, 3], 3, "pike bow axe")]
    # Its owner knows which card it was.
    assert lots(m, 1) == [([3], 1, "bow")]
    assert lots(m, PUBLIC) == []


def test_a_hidden_move_of_certain_kinds_leaves_the_others() -> None:
    m = memory((0, 1, "pike bow axe crown"))
    m.moved(1, 3, 1, [1], 0)
    assert lots(m, 0) == [([1], 2, "pike axe"), ([1], 1, "crown"), ([1, 3], 1, "bow")]


def test_a_hidden_move_of_the_other_back_changes_nothing() -> None:
    m = memory((0, 1, "pike bow"))
    m.moved(1, 3, 4, ANY[GOLD], 0)
    assert lots(m, 0) == [([1], 2, "pike bow")]


def test_giver_and_taker_see_a_card_that_goes_from_hand_to_hand() -> None:
    m = memory((0, 1, "pike bow"), (2, 1, "pike bow"))
    m.moved(1, 2, 0, ANY[BLACK], 1)
    assert lots(m, 2) == [([1], 1, "bow")]
    assert lots(m, 1) == [([2], 1, "pike")]
    assert lots(m, 0) == [([1], 1, "pike bow"), ([1, 2], 2, "pike bow")]


def test_a_known_card_given_to_a_known_hand_adds_up() -> None:
    m = memory((0, 1, "pike"))
    m.moved(0, 1, 0, ANY[BLACK], 1)
    assert lots(m, 0) == [([1], 2, "pike pike")]


def test_two_known_cards_of_a_kind_stay_two_when_one_moves_unseen() -> None:
    m = memory((0, 1, "pike bow"), (0, 2, "pike"))
    m.moved(1, 2, 0, ANY[BLACK], 1)
    assert ([1, 2], 3, "pike pike bow") in lots(m, 0)
    m.moved(1, 2, 1, ANY[BLACK], 2)
    m.emptied(1, BLACK)
    assert m.known(0, 2) == [2, 1, 0, 0, 0]


def test_a_place_that_gains_an_unseen_card_no_longer_vouches_for_the_others() -> None:
    m = memory()
    m.know(PUBLIC, BIT[0] | BIT[1], BLACK, 3, bag("pike pike bow axe"))
    m.moved(NOWHERE, 1, 2, ANY[BLACK], 1)
    # Place 1 held one card, so two of the three lay in place 0.
    assert ([0], 2, "pike pike bow axe") in lots(m, PUBLIC)


def test_a_look_tells_what_must_lie_elsewhere() -> None:
    m = memory()
    m.know(0, BIT[1] | BIT[3], BLACK, 1, bag("axe"))
    m.look(0, 1, bag("pike bow"), 0)
    assert ([3], 1, "axe") in lots(m, 0)


def test_an_emptied_place_is_dropped_for_that_back() -> None:
    m = memory((0, 1, "pike crown"))
    m.moved(1, 3, 0, ANY[BLACK], 0)
    m.emptied(1, BLACK)
    assert lots(m, 0) == [([1], 1, "crown"), ([3], 1, "pike")]


def test_a_renamed_place_keeps_what_it_holds() -> None:
    m = memory((0, 1, "pike bow"))
    m.moved(1, 3, 0, [0], 0)
    m.renamed(3, 4)
    assert lots(m, 0) == [([1], 1, "bow"), ([1, 4], 1, "pike")]


def test_what_goes_nowhere_is_forgotten() -> None:
    m = memory((0, 1, "pike bow"))
    m.moved(1, NOWHERE, 0, ANY[BLACK], 0)
    assert lots(m, 0) == [([1], 1, "pike bow")]
    assert lots(m, 1) == []


def test_all_are_told_but_those_who_see() -> None:
    m = memory()
    m.announce(1, BLACK, 2, bag("pike pike bow"))
    assert lots(m, 0) == lots(m, 2) == lots(m, PUBLIC) == [([1], 2, "pike pike bow")]
    assert lots(m, 1) == []
    assert m.known(0, 1) == [1, 0, 0, 0, 0]


def test_a_renewed_pile_tells_what_lies_outside_it() -> None:
    m = memory()
    m.renewed(BLACK, [(0, bag("pike crown")), (1, bag("bow ring")), (3, bag("")), (NOWHERE, bag("axe"))])
    # The axe lies in a place that memory does not follow, so that one of the three is not in the others.
    assert lots(m, PUBLIC) == lots(m, 2) == [([0, 1], 2, "pike bow axe")]
    assert lots(m, 0) == [([1], 1, "bow axe")]
    assert lots(m, 1) == [([0], 1, "pike axe")]


def test_the_first_lot_that_does_not_hold_is_named() -> None:
    m = memory((0, 1, "pike bow crown"), (2, 1, "bow"))
    assert [row["viewer"] for row in m.to_rows(NAMES)] == [0, 0, 2]
    assert m.untrue([(1, bag("pike bow axe crown"))]) == -1
    assert m.untrue([(1, bag("bow crown")), (3, bag("pike"))]) == 0
    assert m.untrue([(1, bag("pike bow ring"))]) == 1
    assert m.untrue([(1, bag("pike")), (NOWHERE, bag("bow crown"))]) == 0
    m.only(2)
    assert m.untrue([(1, bag("pike"))]) == 0
    assert m.untrue([(1, bag("bow"))]) == -1


def test_full_lots_of_the_same_places_are_joined() -> None:
    m = memory((0, 1, "pike bow"))
    m.know(0, BIT[1], BLACK, 2, bag("pike pike"))
    assert lots(m, 0) == [([1], 3, "pike pike bow")]


def test_copies_are_independent_and_a_viewer_can_be_kept_alone() -> None:
    m = memory((0, 1, "pike"), (2, 1, "pike"))
    twin = m.copy()
    twin.left(1, 0)
    assert lots(m, 0) == [([1], 1, "pike")]
    assert lots(twin, 0) == []
    m.only(2)
    assert lots(m, 0) == []
    assert lots(m, 2) == [([1], 1, "pike")]


def test_a_list_is_cut_to_a_length_and_full_lots_go_last() -> None:
    many = [Lot(BIT[a] | BIT[b], 0, 2, [2, 1, b, 0, 0]) for a in range(9) for b in range(a)]
    wide = Lot((1 << 12) - 1 << 10, 0, 2, [0, 0, 2, 0, 0])
    out = tidy([wide, *many])
    assert len(out) == MOST_LOTS
    assert wide in out


def test_words_make_the_same_memory() -> None:
    m = memory((0, 1, "pike bow crown"), (2, 0, "axe"))
    m.moved(1, 3, 0, ANY[BLACK], 0)
    again = memory()
    again.from_rows(m.to_rows(NAMES), NAMES)
    assert again.to_rows(NAMES) == m.to_rows(NAMES)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"viewer": 3}, "there is no viewer 3"),
        ({"viewer": 0.0}, r"there is no viewer 0\.0"),
        ({"viewer": False}, "there is no viewer False"),
        ({"places": [1.0]}, r"1\.0 is no place"),
        ({"places": "12"}, "its places and its cards are lists"),
        ({"cards": {"pike": 1}}, "its places and its cards are lists"),
        ({"least": 1.0}, "a number from 1"),
        ({"places": [0]}, "0 is no place hidden from the viewer"),
        ({"places": [99]}, "99 is no place"),
        ({"places": []}, "it needs places"),
        ({"least": 0}, "a number from 1"),
        ({"least": 3}, "a number from 1"),
        ({"cards": ["pike", "ring"]}, "cards of one back"),
        ({"cards": ["spoon", "pike"]}, "'spoon'"),
        ({"colour": "red"}, "it needs viewer, places, least and cards"),
    ],
)
def test_words_that_make_no_lot_are_refused(change: dict[str, object], message: str) -> None:
    m = memory((0, 1, "pike"))
    before = m.to_rows(NAMES)
    good: dict[str, object] = {"viewer": 0, "places": [1, 2], "least": 1, "cards": ["pike", "bow"]}
    with pytest.raises(PositionError, match=r"memory\[1\]: .*" + message):
        m.from_rows([good, {**good, **change}], NAMES)
    assert m.to_rows(NAMES) == before


class World:
    """Cards in places, a memory of them, and events at random."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.places = [[rng.randrange(3) for _ in NAMES] for _ in range(PLACES)]
        self.memory = memory()
        for viewer in range(-1, SEATS):
            self.learn(viewer)

    def size(self, place: int, back: int) -> int:
        return sum(self.places[place][STARTS[back] : STARTS[back + 1]])

    def learn(self, viewer: int) -> None:
        """Something true about two places, such as what a renewed pile tells."""
        a, b = self.rng.sample([place for place in range(PLACES) if place != viewer], 2)
        kinds = ANY[self.rng.randrange(2)]
        both = [self.places[a][k] + self.places[b][k] if k in kinds else 0 for k in range(len(NAMES))]
        if sum(both) > 0:
            self.memory.know(viewer, BIT[a] | BIT[b], 0 if 0 in kinds else 1, sum(both), both)

    def some_card(self) -> tuple[int, int]:
        """A place and a kind that lies there."""
        cards = [(place, kind) for place in range(PLACES) for kind in range(len(NAMES)) if self.places[place][kind]]
        return self.rng.choice(cards) if cards else (-1, -1)

    def look(self) -> None:
        place = self.rng.randrange(PLACES)
        self.memory.look(self.rng.randrange(-1, SEATS), place, [9, *self.places[place]], 1)

    def leave(self) -> None:
        place, kind = self.some_card()
        if place >= 0:
            self.places[place][kind] -= 1
            self.memory.left(place, kind)
            self.notice(place, kind)

    def come(self) -> None:
        place, kind = self.rng.randrange(PLACES), self.rng.randrange(len(NAMES))
        self.places[place][kind] += 1
        self.memory.came(place, kind)

    def draw(self) -> None:
        place, kind = self.rng.randrange(PLACES), self.rng.randrange(len(NAMES))
        back = int(kind >= STARTS[1])
        self.memory.moved(NOWHERE, place, kind, ANY[back], self.size(place, back))
        self.places[place][kind] += 1

    def move(self) -> None:
        src, kind = self.some_card()
        dst = self.rng.randrange(PLACES)
        if src < 0 or src == dst:
            return
        back = int(kind >= STARTS[1])
        may = sorted({kind, *self.rng.sample(ANY[back], self.rng.randrange(len(ANY[back]) + 1))})
        self.memory.moved(src, dst, kind, may, self.size(dst, back))
        self.places[src][kind] -= 1
        self.places[dst][kind] += 1
        self.notice(src, kind)

    def rename(self) -> None:
        if sum(self.places[4]) == 0:
            self.places[3], self.places[4] = self.places[4], self.places[3]
            self.memory.renamed(3, 4)

    def renew(self) -> None:
        self.memory.renewed(self.rng.randrange(2), self.contents())

    def contents(self) -> Contents:
        """What lies where; of the last place memory has lost track."""
        return [
            (place if place < PLACES else NOWHERE, bag) for place, bag in enumerate([*self.places, [1, 0, 0, 0, 1]])
        ]

    def notice(self, place: int, kind: int) -> None:
        back = int(kind >= STARTS[1])
        if self.size(place, back) == 0:
            self.memory.emptied(place, back)

    def check(self) -> None:
        for viewer in range(-1, SEATS):
            found = self.memory.of(viewer)
            assert [lot.row() for lot in tidy(found[::-1])] == [lot.row() for lot in found]
            for lot in found:
                assert lot.places & (BIT[viewer] if viewer >= 0 else 0) == 0
                inside = [place for place in range(PLACES) if lot.places & BIT[place]]
                there = [sum(self.places[place][kind] for place in inside) for kind in ANY[lot.back]]
                assert sum(min(a, b) for a, b in zip(there, lot.bag, strict=True)) >= lot.least > 0
        assert self.memory.untrue(self.contents()) == -1


@given(st.randoms(use_true_random=False), st.integers(5, 40))
def test_lots_always_hold_and_are_canonical(rng: random.Random, length: int) -> None:
    world = World(rng)
    seen: list[Callable[[], None]] = [world.look, world.leave, world.come, world.renew]
    events = [*seen, world.draw, world.move, world.rename]
    for _ in range(length):
        rng.choice([*events, world.move, world.move])()
        world.check()


@given(st.randoms(use_true_random=False))
def test_what_a_lot_implies_holds_wherever_it_holds(rng: random.Random) -> None:
    def lot() -> Lot:
        cards = [rng.randrange(3) for _ in range(3)]
        return Lot(rng.randrange(1, 8), 0, rng.randrange(1, 4), cards)

    a, b = lot(), lot()
    if implies(a, b):
        for _ in range(200):
            world = [[rng.randrange(3) for _ in range(3)] for _ in range(3)]
            assert not holds(a, world) or holds(b, world)


def holds(lot: Lot, world: list[list[int]]) -> bool:
    there = [sum(world[place][kind] for place in range(3) if lot.places & BIT[place]) for kind in range(3)]
    return sum(min(x, y) for x, y in zip(there, lot.bag, strict=True)) >= lot.least
