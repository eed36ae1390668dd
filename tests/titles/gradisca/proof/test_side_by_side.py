"""The rules against a second reading of them (model): the same questions, answers, draws, positions and endings."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.titles.gradisca.proof.side_by_side import CARDS, CHOICES, Pair

MODES = ["basic", "advanced"]
SIEGE_CLICKS = 36
WORKS = ("bombard", "fire", "mine", "explode", "countermine", "rebuild", "fort")


def random_options(seed: int, mode: str) -> dict[str, str]:
    """Return options of the table: the usual ones every fourth time."""
    rng = Random(seed)
    if seed % 4 == 0:
        return {"mode": mode}
    return {"mode": mode} | {name: rng.choice(values) for name, values in CHOICES[mode].items() if rng.random() < 0.4}


def compare(mode: str, seeds: range) -> tuple[Counter[str], Counter[str]]:
    """Play random games by both to their end; return how they ended and which cards were played."""
    ends, used = Counter[str](), Counter[str]()
    for seed in seeds:
        pair = Pair(random_options(seed, mode), seed)
        while not pair.model.over:
            pair.click()
        ends[pair.model.g.ended] += 1
        used.update(pair.model.g.cards_used)
    return ends, used


def besiege(mode: str, seeds: range) -> Counter[str]:
    """Play a while from random sieges by both; return what was done."""
    done = Counter[str]()
    for seed in seeds:
        pair = Pair(random_options(seed, mode), seed, siege=True)
        while not pair.model.over and len(pair.clicks) < SIEGE_CLICKS:
            pair.click()
        done.update(click.split()[1] for click in pair.clicks)
    return done


@pytest.mark.compiled
@pytest.mark.clause("GR-4.1-05", "GR-4.1-11", "GR-5-21", "GR-7.1-14", "GR-12-13", "GR-RULING-06", "GR-RULING-109")
@pytest.mark.parametrize("mode", MODES)
def test_the_rules_agree_with_a_second_reading(mode: str) -> None:
    ends, used = compare(mode, range(10))
    assert len(used) > 30
    assert len(ends) > 1


@pytest.mark.compiled
@pytest.mark.clause("GR-7.4-06", "GR-7.5-11", "GR-RULING-105", "GR-RULING-113")
@pytest.mark.parametrize("mode", MODES)
def test_sieges_agree_with_a_second_reading(mode: str) -> None:
    done = besiege(mode, range(60))
    assert {*WORKS, "lose", "retreat"} <= set(done)
    assert mode == "basic" or {"raid", "camp", "call", "incursion", "sea"} <= set(done)


@pytest.mark.plain
def test_plain_python_agrees_with_a_second_reading() -> None:
    for mode in MODES:
        compare(mode, range(500, 501))


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
def test_the_rules_agree_with_a_second_reading_at_length(mode: str) -> None:
    ends, used = compare(mode, range(10_000, 10_500))
    assert set(used) == set(CARDS)
    assert {"GR-4.1-08", "GR-13-01", "GR-13-16"} <= set(ends)


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
def test_sieges_agree_with_a_second_reading_at_length(mode: str) -> None:
    done = besiege(mode, range(20_000, 22_000))
    assert {*WORKS, "stand", "hold", "raise", "exit"} <= set(done)
    assert mode == "basic" or {"convert", "stop", "return", "raze"} <= set(done)
