"""Chance: seeded, scripted, recorded and traced, all asked in the same way, with results that can be written down."""

from __future__ import annotations

from collections import Counter

import pytest

from wartable.core.rules.chance import DIE, NUMBER, Chance, ChanceError, Recorded, Scripted, Seeded, Traced, find
from wartable.core.rules.log import ALL, BIT

WORDS = [["shields", "knights", "hero"]]
SPAWNED = [9381, 5206, 1543, 4325, 2446, 2239]  # of the seed 1073741823 << 30 | 123456789


def scripted(*items: int | str, then: Chance | None = None) -> Scripted:
    script = Scripted(*items, then=then)
    script.bind(WORDS)
    return script


def test_a_seed_settles_everything() -> None:
    first, second, other = Seeded(7), Seeded(7), Seeded(8)
    numbers = [first.below(1000) for _ in range(50)]
    assert [second.below(1000) for _ in range(50)] == numbers
    assert [other.below(1000) for _ in range(50)] != numbers


def test_seeded_numbers_are_known_in_every_build() -> None:
    chance = Seeded(7)
    assert [chance.below(100) for _ in range(8)] == [2, 66, 69, 56, 67, 35, 89, 60]


def test_a_seeded_chance_is_fresh_until_something_is_drawn() -> None:
    chance = Seeded(7)
    assert chance.fresh()
    chance.die(6)
    assert not chance.fresh()
    assert chance.seed == 7


@pytest.mark.parametrize("n", [1, 2, 6, 7, 84])
def test_every_result_of_the_range_comes_about_equally_often(n: int) -> None:
    chance = Seeded(1)
    counts = Counter(chance.below(n) for _ in range(400 * n))
    assert set(counts) == set(range(n))
    assert all(300 <= count <= 500 for count in counts.values())


def test_a_bag_whose_copies_are_known_is_not_counted_again() -> None:
    bag = [2, 0, 5]
    for chance in (Seeded(4), Traced(Seeded(4)), scripted(then=Seeded(4))):
        # Of the first two copies alone, since that is how many it was told there are.
        assert [chance.draw(bag, 0, 3, copies=2) for _ in range(30)] == [0] * 30
    traced, counted = Traced(Seeded(9)), Traced(Seeded(9))
    assert [traced.draw(bag, 0, 3, copies=7) for _ in range(30)] == [counted.draw(bag, 0, 3) for _ in range(30)]
    assert [draw.n for draw in traced.draws] == [draw.n for draw in counted.draws] == [7] * 30


def test_a_draw_finds_the_kind_of_the_copy() -> None:
    assert [find([0, 2, 0, 3], 0, raw) for raw in range(5)] == [1, 1, 3, 3, 3]
    assert [find([9, 2, 1], 1, raw) for raw in range(3)] == [0, 0, 1]


def test_a_draw_never_takes_what_is_not_there() -> None:
    chance = Seeded(3)
    drawn = Counter(chance.draw([5, 0, 1, 4], 1, 4) for _ in range(500))
    assert set(drawn) == {1, 2}
    assert drawn[2] > drawn[1]
    with pytest.raises(ChanceError, match="empty bag"):
        chance.draw([5, 0, 0], 1, 3)


def test_nothing_is_below_nothing() -> None:
    with pytest.raises(ChanceError):
        Seeded(1).below(0)


def test_a_script_dictates_dice_numbers_and_draws() -> None:
    script = scripted(5, 2, "knights", 0)
    assert script.die(6) == 5
    assert script.raw == 4
    assert script.below(3) == 2
    assert script.draw([3, 1, 0], 0, 3) == 1
    assert script.raw == 3
    assert script.draw([3, 1, 0], 0, 3) == 0


@pytest.mark.parametrize(
    ("items", "reason"),
    [
        ((), "ran out: draw number 1"),
        (("dragon",), "'dragon' is no name of a kind"),
        (("hero",), "'hero' is not in the bag"),
        ((7,), "7 is not in the bag"),
    ],
)
def test_a_script_that_does_not_fit_a_draw(items: tuple[int | str, ...], reason: str) -> None:
    with pytest.raises(ChanceError, match=reason):
        scripted(*items).draw([3, 1, 0], 0, 3)


@pytest.mark.parametrize("item", [0, 7, "knights"])
def test_a_script_that_does_not_fit_a_die(item: int | str) -> None:
    with pytest.raises(ChanceError, match="is not a face of a die with 6 sides"):
        scripted(item).die(6)


@pytest.mark.parametrize("item", [-1, 6, "knights"])
def test_a_script_that_does_not_fit_a_number(item: int | str) -> None:
    with pytest.raises(ChanceError, match="is not a number from 0 to 5"):
        scripted(item).below(6)


def test_after_the_script_another_chance_takes_over() -> None:
    script, after = scripted(5, then=Seeded(4)), Seeded(4)
    assert script.die(6) == 5
    assert [script.die(6), script.below(9), script.draw([3, 1, 0], 0, 3)] == [
        after.die(6),
        after.below(9),
        after.draw([3, 1, 0], 0, 3),
    ]


def test_recorded_results_must_fit_the_question() -> None:
    recorded = Recorded([6, 84], [3, 33])
    assert recorded.die(6) == 4
    with pytest.raises(ChanceError, match="a result out of 84 where the game draws out of 83"):
        recorded.below(83)
    assert recorded.below(84) == 33
    with pytest.raises(ChanceError, match="no result for draw 3"):
        recorded.below(6)
    with pytest.raises(ChanceError, match="6 is not below 6"):
        Recorded([6], [6]).below(6)


def test_traced_results_are_noted_with_their_audience_and_meaning() -> None:
    traced = Traced(scripted(5, 2, "knights"))
    traced.die(6)
    traced.below(3, BIT[1])
    traced.draw([3, 1, 0], 0, 3, BIT[2])
    noted = [(draw.n, draw.raw, draw.audience, draw.of, draw.kind) for draw in traced.take()]
    assert noted == [(6, 4, ALL, DIE, 5), (3, 2, BIT[1], NUMBER, -1), (4, 3, BIT[2], 0, 1)]
    assert traced.take() == []


def test_noted_results_lead_to_the_same_again() -> None:
    traced = Traced(Seeded(11))
    bag = [4, 0, 7, 2]
    first = [traced.die(6), traced.draw(bag, 0, 4), traced.below(50), traced.draw(bag, 1, 4)]
    draws = traced.take()
    again = Recorded([draw.n for draw in draws], [draw.raw for draw in draws])
    assert [again.die(6), again.draw(bag, 0, 4), again.below(50), again.draw(bag, 1, 4)] == first


def test_a_spawned_chance_is_settled_by_two_results() -> None:
    traced = Traced(scripted(5, 77))
    spawned = traced.spawn(BIT[1])
    assert [(draw.n, draw.raw, draw.audience, draw.of) for draw in traced.take()] == [
        (1 << 30, 5, BIT[1], NUMBER),
        (1 << 30, 77, BIT[1], NUMBER),
    ]
    expected = Seeded(5 << 30 | 77)
    assert [spawned.below(1000) for _ in range(500)] == [expected.below(1000) for _ in range(500)]
    assert traced.take() == []


def test_spawned_numbers_are_known_in_every_build() -> None:
    chance = scripted((1 << 30) - 1, 123456789).spawn()
    assert [chance.below(10000) for _ in range(6)] == SPAWNED


def test_each_spawned_chance_is_another() -> None:
    source = Seeded(3)
    first, second = source.spawn(), source.spawn()
    assert [first.die(6) for _ in range(40)] != [second.die(6) for _ in range(40)]
