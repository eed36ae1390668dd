"""Forced answers: only where every viewer can see that there is no other."""

from __future__ import annotations

import random

import pytest

import wartable
from tests.titles.proelio.tools import attacked, house
from wartable.core.rules.log import PUBLIC


@pytest.mark.clause("PR-RULING-42")
def test_an_empty_hand_is_not_asked_to_deploy() -> None:
    table = attacked("soldiers", house("", "shields"))
    assert table.state.forced(0) == table.choices(0)[0].code
    assert table.choices(0)[0].text == "deploy"
    # Whether a hand holds a Defence card is its owner's secret: a hand with cards is always asked.
    assert attacked("soldiers", house("resources", "shields")).state.forced(0) == 0
    assert table.state.forced(1) == 0


@pytest.mark.parametrize("seed", range(6))
def test_a_forced_answer_is_the_only_one_and_follows_from_what_all_can_see(seed: int) -> None:
    rng = random.Random(seed)
    table = wartable.title("proelio").open(seats=3 + seed % 3, seed=seed)
    for _ in range(120):
        if table.outcome is not None:
            break
        state, seat = table.state, table.deciders[0]
        code = state.forced(seat)
        assert code == 0 or state.legal(seat) == [code]
        for viewer in range(PUBLIC, table.seats):
            assert state.redeal(viewer, wartable.Seeded(seed)).forced(seat) == code
        table.act(seat, rng.choice(state.legal(seat)))
