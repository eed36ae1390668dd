"""The resolver's battles are plausible: points and training win, and both sides bleed."""

from __future__ import annotations

import pytest

from tests.titles.campaign.curves import battles
from wartable.titles.campaign.vocabulary import COUNTERATTACK


def test_armies_of_a_half_more_points_mostly_win() -> None:
    tally = battles(60, COUNTERATTACK, (9000, 6000))
    assert tally.won >= 40
    assert 0.25 <= sum(tally.losses) / 2 / tally.count <= 0.6


def test_cover_saves_those_who_have_it() -> None:
    plain, covered = (battles(60, COUNTERATTACK, (6000, 6000), cover=cover) for cover in (100, 20))
    assert covered.lost > plain.lost
    assert covered.losses[1] < 0.6 * plain.losses[1]
    assert covered.losses[0] > plain.losses[0], "what stands longer fires longer"


@pytest.mark.soak
def test_points_win() -> None:
    slightly, clearly = (battles(600, COUNTERATTACK, (points, 6000)) for points in (6600, 9000))
    assert slightly.won >= 1.5 * slightly.lost
    assert clearly.won >= 0.8 * clearly.count


@pytest.mark.soak
def test_training_wins() -> None:
    tally = battles(600, COUNTERATTACK, (6000, 6000), (1, 0))
    assert tally.won >= 0.55 * tally.count


@pytest.mark.soak
@pytest.mark.parametrize("year", [1939, 1943, 1945])
def test_both_sides_bleed(year: int) -> None:
    cap = {1939: 4000, 1943: 6000, 1945: 8000}[year]
    tally = battles(300, COUNTERATTACK, (cap, cap), year=year)
    assert 0.35 <= sum(tally.losses) / 2 / tally.count <= 0.5
    assert 8.6 <= tally.turns / tally.count <= 8.85
