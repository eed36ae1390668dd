"""Whole wars at random: they end, whatever the options, and every invariant holds on the way; known counts of games."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from tests.titles.campaign.small import BUDGET, SMALL
from tests.titles.perft import perft
from wartable import Seeded
from wartable.conformance.cases import Case, alone
from wartable.core.errors import Excluded
from wartable.core.rules.log import SILENT
from wartable.titles.campaign.codes.verbs import ADD, LOCK, WIDTH
from wartable.titles.campaign.position.state import CampaignState

NAMED = {"nation_1": "germany", "nation_2": "germany"}


def cases() -> list[Case]:
    """Every value of every option that a table can have alone."""
    found = []
    for case in alone(SMALL):
        try:
            SMALL.kit(2, case.options)
        except Excluded:
            continue
        found.append(case)
    return found


def began(**options: Any) -> CampaignState:
    """A war of the small pack, at its lists."""
    return SMALL.start(SMALL.kit(2, {**NAMED, **options}), Seeded(0), SILENT, False)


def played(state: CampaignState, seed: int, check: int = 0) -> CampaignState:
    """A war played at random to its end; every so many clicks all invariants are held to."""
    chance, hand, count = Seeded(seed), Seeded(seed + 99), 0
    while state.deciders():
        asked = state.deciders()
        seat = asked[hand.below(len(asked))]
        legal = state.legal(seat)
        assert legal
        if check and count % check == 0:
            assert [code for code in state.offers(seat) if state.why(seat, code) == 0] == legal
            assert SMALL.invariants(state) == []
            assert SMALL.from_dict(state.kit, state.to_dict()).to_dict() == state.to_dict()
        state.apply(seat, legal[hand.below(len(legal))], chance)
        count += 1
        assert count < SMALL.sheet.game_cap
    return state


@pytest.mark.parametrize("case", cases(), ids=str)
def test_wars_end_in_every_ruling(case: Case) -> None:
    kit = SMALL.kit(2, case.options)
    state = played(SMALL.start(kit, Seeded(4), SILENT, False), 4, 40)
    assert state.outcome() is not None


def test_the_same_chance_plays_the_same_war() -> None:
    one, other = (played(began(battles="auto"), 7) for _ in range(2))
    assert one.to_dict() == other.to_dict()


def words(state: CampaignState) -> str:
    """All of a position but its title and options."""
    return str([value for key, value in sorted(state.to_dict().items()) if key not in ("title", "options")])


@pytest.mark.parametrize(
    ("position", "counts"),
    [("lists", [10, 154, 2_966]), ("prepare", [4, 20, 88])],
)
def test_known_counts_of_games(position: str, counts: list[int]) -> None:
    """First clicks by hand: five entries a side open a list; two platoons a side may be fielded."""
    state = began(battles="table")
    if position == "prepare":
        for seat in (0, 1):
            for code in SMALL.parse(state.kit, "list 1.1 3 rifle 1.2 3 hmg 1.hq 1 hq_foot"):
                state.apply(seat, code, Seeded(0))
    assert perft(state, len(counts), words) == counts


# -- a list's picks are a set --


def drafted(picks: list[int]) -> CampaignState:
    """A list in the making: each number chooses among the squads on offer."""
    state = began()
    for pick in picks:
        legal = [code for code in state.legal(0) if code // WIDTH == ADD]
        if legal:
            state.apply(0, legal[pick % len(legal)], Seeded(0))
    return state


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 200), max_size=24), st.integers(0, 2**24))
def test_any_part_of_a_list_is_a_list_in_the_making(picks: list[int], kept: int) -> None:
    """CA 5.7 (12): picks may be taken back in any order; only an HQ may go with the platoon that called for it."""
    whole = drafted(picks)
    part = began()
    for number, code in enumerate(whole.doing().row(whole, 0)):
        if kept >> number & 1:
            hq = code % WIDTH // 512 % 5 == 4
            assert part.why(0, code) == 0 or hq
            if part.why(0, code) == 0:
                part.apply(0, code, Seeded(0))
    assert SMALL.invariants(part) == []
    assert part.spent[0] + part.reserved[0] <= BUDGET


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 200), max_size=24))
@pytest.mark.clause("CA-RULING-60")
def test_any_list_can_be_completed(picks: list[int]) -> None:
    """CA 5.7 (11): the default completes what is picked, within the budget, and locks it."""
    state = drafted(picks)
    for code in state.defaults(0, Seeded(0)):
        assert state.why(0, code) == 0
        state.apply(0, code, Seeded(0))
    assert state.sealed[0] == 1
    assert state.spent[0] <= BUDGET


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000))
@pytest.mark.clause("CA-RULING-01")
def test_the_five_quantities_balance(seed: int) -> None:
    """Pools are the sums of ledgers; lists cost what they did; battle points leave nothing but the outcome."""
    state = played(began(battles="auto", battles_planned=3), seed)
    view = SMALL.view(state, -1)
    for side in view.sides:
        assert side.list_cost <= BUDGET
        assert side.pool == sum(line.amount for line in side.ledger) >= 0
        earned = sum(battle.sides[side.seat].kills for battle in view.battles)
        assert sum(line.amount for line in side.ledger if line.kind == "kills") == earned
        assert side.final_points == max(0, side.pool - side.restoration)
    assert sum(side.wins for side in view.sides) + view.draws == view.played <= view.planned


def test_reserve_units_are_the_same_before_and_after() -> None:
    """CA 5.7 (9)."""
    state = began(battles="auto", battles_planned=3)
    chance, hand = Seeded(3), Seeded(5)
    while state.deciders():
        before, level, force = state.now[:], state.level[:], state.force[:]
        fought = len(state.battles)
        seat = state.deciders()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[hand.below(len(legal))], chance)
        if len(state.battles) > fought and not force:
            units = {state.battles[-1].force[row] for row in range(0, len(state.battles[-1].force), 5)}
            bought = set(state.battles[-1].bought[::2])
            for at, squads in enumerate(before):
                if at not in units | bought:
                    assert (state.now[at], state.level[at]) == (squads, level[at])


def test_a_lock_is_one_click() -> None:
    state = drafted([0, 0, 0, 5])
    assert LOCK * WIDTH in state.offers(0)
