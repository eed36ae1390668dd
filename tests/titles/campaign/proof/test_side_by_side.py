"""The rules against a second reading of them (model): the same questions, answers, draws, positions and endings."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.titles.campaign.model.content import OWN, Content
from tests.titles.campaign.proof.side_by_side import play, random_options
from tests.titles.campaign.small import PACK


def compare(seeds: range, pack: str | None, short: bool = False) -> tuple[Counter[str], Counter[str]]:
    """Play random campaigns by both, every fourth with the usual options; return how they ended and what was played."""
    content = Content.read(Path(pack) if pack else OWN)
    ends, done = Counter[str](), Counter[str]()
    for seed in seeds:
        pair = play(random_options(Random(seed), content) if seed % 4 else {}, seed, pack, short)
        assert pair.model.over
        ends[pair.model.game.ended] += 1
        done.update(line.split()[1] for line in pair.lines)
        done.update(battle["means"] for battle in pair.model.game.battles)
        done.update(battle["kind"] for battle in pair.model.game.battles)
    return ends, done


@pytest.mark.compiled
@pytest.mark.clause("CA-RULING-03", "CA-RULING-05", "CA-RULING-20", "CA-RULING-46", "CA-RULING-61", "CA-RULING-62")
def test_the_rules_agree_with_a_second_reading() -> None:
    ends, done = compare(range(12), PACK)
    assert len(ends) > 2
    assert {"disband", "dispute", "named", "turn", "auto", "forfeit", "advance", "assault"} <= set(done)


@pytest.mark.compiled
@pytest.mark.clause("CA-LIST-11", "CA-FLD-04", "CA-RULING-12", "CA-RULING-19", "CA-RULING-40", "CA-RULING-56")
def test_the_rules_agree_where_units_are_rare(rare_pack: str) -> None:
    _, done = compare(range(106, 112), rare_pack)
    assert done["disband"] > 1


@pytest.mark.compiled
@pytest.mark.clause("CA-RULING-38", "CA-RULING-59", "CA-RULING-60")
def test_the_rules_agree_with_the_full_catalogues() -> None:
    compare(range(201, 203), None, short=True)


@pytest.mark.plain
def test_plain_python_agrees_with_a_second_reading() -> None:
    compare(range(300, 302), PACK)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(10_000, 10_300, 50))
def test_the_rules_agree_with_a_second_reading_at_length(first: int) -> None:
    ends, _ = compare(range(first, first + 50), PACK)
    assert {"CA-WIN-01", "CA-WIN-03"} <= set(ends)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(20_000, 20_150, 50))
def test_the_rules_agree_where_units_are_rare_at_length(rare_pack: str, first: int) -> None:
    compare(range(first, first + 50), rare_pack)


@pytest.mark.soak
def test_the_rules_agree_with_the_full_catalogues_at_length() -> None:
    compare(range(30_000, 30_030), None, short=True)
    compare(range(30_030, 30_050), None)
