"""The tables that conformance tries."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import wartable
from tests.conformance.tiny import Tiny
from tests.small.league import TITLE as LEAGUE
from wartable import OptionError
from wartable.conformance import check, fuzz
from wartable.conformance.cases import alone, cases_of, covering, paired, settings
from wartable.conformance.sessions.base import difference

PROELIO = wartable.title("proelio")


def test_each_mode_seat_count_and_option_value_is_tried_alone() -> None:
    cases = list(alone(PROELIO))
    tried = {(case.options["mode"], case.seats) for case in cases}
    assert tried == {("open_war", 3), ("open_war", 4), ("open_war", 5), ("open_war", 6), ("allied_houses", 4)}
    for option in PROELIO.sheet.options:
        values = {case.options.get(option.name, option.default) for case in cases}
        assert values == set(option.each_value()), option.name


def test_an_option_is_tried_in_a_mode_that_it_matters_in() -> None:
    for case in alone(PROELIO):
        for option in PROELIO.sheet.options:
            if option.modes and case.options.get(option.name, option.default) != option.default:
                assert case.options["mode"] in option.modes


def test_an_option_is_tried_at_a_count_that_it_matters_at_and_so_is_each_preset() -> None:
    tried = [str(case) for case in alone(LEAGUE)]
    assert [case for case in tried if "free_captain" in case] == [
        "3 seats, free_captain=false",
        "4 seats, lives=3, free_captain=false",
    ]
    assert "3 seats, lives=1, hit_from=2" in tried


def test_all_pairs_of_values_are_tried() -> None:
    cases = list(paired(PROELIO))
    factors: dict[str, list[object]] = {option.name: list(option.each_value()) for option in PROELIO.sheet.options}
    del factors["mode"]
    for one, two in combinations(factors, 2):
        tried = {(case.options[one], case.options[two]) for case in cases}
        assert tried == {(a, b) for a in factors[one] for b in factors[two]}, (one, two)
    for name, values in factors.items():
        tried_at = {(case.options["mode"], case.seats, case.options[name]) for case in cases}
        assert tried_at == {(mode, seats, value) for mode, seats in settings(PROELIO) for value in values}, name
    assert len(cases) < 60


def test_covering_is_far_smaller_than_all_rows() -> None:
    rows = covering({str(k): range(3) for k in range(10)})
    assert 9 <= len(rows) <= 24


def test_a_title_without_a_mode_option() -> None:
    assert [str(case) for case in cases_of(Tiny())] == ["2 seats", "3 seats", "4 seats", "2 seats, long=true"]
    assert [str(case) for case in cases_of(Tiny(), seats=3, options={"long": True})] == ["3 seats, long=true"]


@pytest.mark.parametrize(
    "how", [{"seats": 9}, {"options": {"colour": "red"}}, {"sessions": ["all"]}, {"stop": "leaks"}, {"steps": 0}]
)
def test_what_the_title_does_not_have_is_refused(how: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        check(Tiny(), seconds=1, **how)  # type: ignore[arg-type]


@pytest.mark.parametrize("how", [{"seconds": 0.5}, {"steps": 200}])
def test_progress_is_told(how: dict[str, Any]) -> None:
    told: list[tuple[float, str]] = []
    check(Tiny(), seats=2, progress=lambda share, what: told.append((share, what)), **how)
    assert told
    assert all(0 <= share <= 1 for share, _ in told)
    assert told[0][1] == "2 seats: rules"


def test_a_count_of_clicks_is_the_same_work_every_time() -> None:
    reports = [check(Tiny(), steps=250, seed=4) for _ in range(2)]
    assert reports[0].counts == reports[1].counts
    assert reports[0].counts["steps"] == 250
    assert not reports[0].untried
    few = check(Tiny(), steps=6, seed=4)
    assert (few.counts["steps"], few.untried) == (6, ["2 seats, long=true", "4 seats"])
    tables = [fuzz(Tiny(), steps=100, seed=4).counts for _ in range(2)]
    assert tables[0] == tables[1]
    with pytest.raises(OptionError, match="steps: 0"):
        fuzz(Tiny(), steps=0)


def test_a_count_of_clicks_comes_to_an_end_where_nobody_is_asked() -> None:
    class Broken(Tiny):
        def start(self, *_: Any) -> Any:
            raise RuntimeError("no game")

    assert check(Broken(), steps=20, seats=2).failed["crash"]
    assert fuzz(Broken(), steps=20).failed["crash"] == 20


def test_a_game_that_is_over_before_its_first_click_is_looked_at_all_the_same() -> None:
    class Over(Tiny):
        def start(self, kit: Any, chance: Any, log: Any, memory: bool) -> Any:
            state = super().start(kit, chance, log, memory)
            while asked := state.deciders():
                state.apply(asked[0], state.legal(asked[0])[0], chance)
            return state

    report = check(Over(), steps=8, seats=2, sessions=["redeal"])
    assert report.failed["crash"] == 0
    assert report.counts["redeals"] > 0


def test_differences_are_named_by_their_place() -> None:
    assert difference({"a": [{"b": 1}]}, {"a": [{"b": 2}]}) == "a[0].b: 1 / 2"
    assert difference({"a": 1}, {"c": 1}, "x") == "x: ['a'] / ['c'] alone"
    assert difference([1], [1, 2], "x") == "x: [1] / [1, 2]"
