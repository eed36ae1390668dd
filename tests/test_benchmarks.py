"""The benchmarks measure what they say: the games are the peers' games, and ratios are told as they are."""

from __future__ import annotations

import asyncio
import importlib
import time
from pathlib import Path

import pytest

from benchmarks import measure, ours, report, special
from benchmarks.games import hearts, leduc
from benchmarks.page import moves
from benchmarks.server import conditions
from tests import event_loop
from wartable.core.rules.chance import Seeded
from wartable.core.rules.state import State

# What these benchmarks say of the rules holds in both builds alike.
pytestmark = pytest.mark.plain
OWN = {**ours.BENCHES, **special.BENCHES}


def mean(start: ours.Start, games: int) -> tuple[float, float]:
    """Decisions a game, and choices a decision."""
    count = ours.counted(start)
    counts = [count() for _ in range(games)]
    decisions = sum(each[0] for each in counts)
    return decisions / games, sum(each[2] for each in counts) / decisions


def test_hearts_is_as_long_and_as_wide_as_openspiels() -> None:
    # OpenSpiel's random games: 61.0 decisions (a pass in three of four deals), 4.7 choices each.
    decisions, branching = mean(hearts.start, 300)
    assert decisions == pytest.approx(52 + 12 * 3 / 4, abs=1)
    assert branching == pytest.approx(4.7, abs=0.1)


def test_a_comparison_counts_only_if_its_rounds_agree_and_nobody_stood_still() -> None:
    servers = importlib.import_module("benchmarks.server.__main__")

    def told(rates: tuple[float, ...] = (150, 152, 151), pause: float = 15.0, p99: float = 20.0) -> bool:
        mine = [{"rate": rate, "p99": p99, "pause": pause} for rate in rates]
        other = [{"rate": 90.0, "p99": 30.0, "pause": 60.0}] * 3
        text: str = servers.verdict({servers.OURS: mine, servers.THEIRS: other}, servers.OURS, 1.5)
        assert text.endswith((": reached", ": MISSED"))
        return text.endswith("reached")

    assert told()
    assert not told(rates=(130, 131, 130))
    assert not told(p99=31.0)
    assert not told(rates=(110, 151, 190))
    assert not told(pause=20.5)


def test_leduc_is_as_long_and_as_wide_as_openspiels() -> None:
    # OpenSpiel's random games: 4.07 decisions, 2.3 choices each.
    decisions, branching = mean(leduc.start, 4000)
    assert decisions == pytest.approx(4.07, abs=0.12)
    assert branching == pytest.approx(2.3, abs=0.05)


@pytest.mark.parametrize("start", [hearts.start, leduc.start])
def test_copies_are_independent_and_points_are_shared_out(start: ours.Start) -> None:
    pick, chance = measure.picker(), Seeded(2)
    for _ in range(50):
        state: State = start(chance)
        while asked := state.deciders():
            legal, kept = state.legal(asked[0]), state.copy()
            state.apply(asked[0], legal[int(pick() * len(legal))], chance)
            assert kept.deciders() == asked
            assert kept.legal(asked[0]) == legal
        outcome = state.outcome()
        assert outcome is not None
        assert sum(outcome.scores) in (0, hearts.MOON, 3 * hearts.MOON)
        assert all(outcome.ranks[seat] == 1 for seat in outcome.winners)


def test_a_ratio_is_one_of_medians_and_a_missed_target_is_called_so() -> None:
    def lines(*rates: float) -> list[dict[str, float]]:
        return [{"rate": rate, "games": 0.0, "branching": 0.0} for rate in rates]

    results = {
        (report.COMPILED, "hearts bare"): lines(10, 30, 200),
        (report.PLAIN, "hearts bare"): lines(2, 2, 2),
        (report.PEER, "OpenSpiel hearts bare"): lines(9, 10, 90),
    }
    rows = list(report.ratios(results))
    assert rows == [
        ("compiled", "hearts bare", "OpenSpiel hearts bare", "3.00", "2.50", "reached"),
        ("plain", "hearts bare", "OpenSpiel hearts bare", "0.20", "0.45", "MISSED"),
    ]
    own = {(report.PLAIN, "letswar view"): lines(3), (report.PLAIN, "proelio view"): lines(10)}
    assert list(report.ratios(own)) == [("plain", "letswar view", "proelio view", "0.30", "0.20", "reached")]
    assert [row[3] for row in report.figures(results)] == ["317%", "0%", "405%"]


def test_every_match_has_its_benchmarks() -> None:
    from benchmarks import peers

    for match in report.MATCHES:
        assert match.ours in OWN
        assert match.peer in {**peers.BENCHES, **OWN}
    for limit in report.LIMITS:
        assert limit.ours in OWN


def test_a_time_is_that_of_the_median_and_too_long_is_called_so() -> None:
    def lines(*rates: float) -> list[dict[str, float]]:
        return [{"rate": rate} for rate in rates]

    results = {
        (report.COMPILED, "campaign sensible"): lines(10, 100, 500),
        (report.PLAIN, "campaign sensible"): lines(5),
        (report.PLAIN, "campaign battle"): lines(400),
    }
    assert list(report.times(results)) == [
        ("plain", "campaign battle", "2.5", "", ""),
        ("compiled", "campaign sensible", "10", "20", "reached"),
        ("plain", "campaign sensible", "200", "120", "MISSED"),
    ]


def test_the_disk_is_synced_and_a_loop_that_stands_still_is_noticed(tmp_path: Path) -> None:
    disk = conditions.sync_latency(tmp_path, syncs=5)
    assert 0 < disk.p50 <= disk.p99 <= disk.most
    assert list(tmp_path.iterdir()) == []
    pauses = conditions.Pauses(tmp_path / "pauses")
    pauses.late = [9.0]  # what was found before the measurement began

    async def story() -> None:
        pauses.watch()
        pauses.turn()
        while not pauses.late:
            await asyncio.sleep(0.001)
        time.sleep(0.2)
        count = len(pauses.late)
        while len(pauses.late) < count + 2:
            await asyncio.sleep(0.001)
        pauses.turn()

    event_loop.run(story())
    found = conditions.read_pauses(pauses.path)
    assert 190 < found.most < 9000
    assert found.p50 < found.most


@pytest.mark.parametrize("bench", OWN)
def test_every_benchmark_of_ours_runs(bench: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "WARM", 0.0)
    monkeypatch.setattr(measure, "SAMPLE", 2)
    found = OWN[bench](0.01)
    assert found.rate > 0


def test_a_whole_page_is_timed_and_weighed_compressed() -> None:
    spent, weight = moves.painting("letswar", 2, "narrow", (390, 788), every=40)
    assert spent > 0
    assert 3_000 < weight < 25_000
