"""The rules against a second reading of them (model): the same questions, answers, draws, positions and endings."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.titles.letswar.model.checks import random_options
from tests.titles.letswar.packs import make_pack, rows
from tests.titles.letswar.proof.side_by_side import CONTENT, play

SEATS = range(2, 8)
# Territory cards are laid out, never played.
EVERY_CARD = {*CONTENT.conflict, *CONTENT.common, *(word for deck in CONTENT.specific.values() for word in deck)}
EVERY_CARD = (EVERY_CARD | set(CONTENT.events)) - {"trento", "colonies"}


def few(data: dict[str, Any]) -> None:
    """Leave some copies of each Conflict card alone, so that the pile is renewed again and again."""
    for card in rows(data):
        most = {"c_boom": 9, "c_miss": 7, "c_censorship": 4}.get(card["id"], 1)
        card["copies"] = min(card["copies"], most)


def compare(seats: int, mode: str, seeds: range, used: Counter[str], pack: str | None = None) -> Counter[str]:
    """Play random games by both, the first of them with the usual options; return how they ended."""
    ends = Counter[str]()
    for seed in seeds:
        options = random_options(Random(seed)) if seed % 4 else {}
        pair = play(seats, {**options, "mode": mode}, seed, pack)
        assert pair.model.over
        used.update(pair.model.g.cards_used)
        ends[str(pair.model.clause)] += 1
    return ends


@pytest.mark.compiled
@pytest.mark.clause("LW-TURN-03", "LW-TURN-06", "LW-CBT-17", "LW-RULING-36", "LW-RULING-90", "LW-RULING-93")
@pytest.mark.parametrize("mode", ["historical", "attrition"])
@pytest.mark.parametrize("seats", SEATS)
def test_the_rules_agree_with_a_second_reading(seats: int, mode: str) -> None:
    # 50 games in all: five at two and three seats, where they are short, four elsewhere.
    first = 100 * seats + 10 * (mode == "attrition")
    used = Counter[str]()
    compare(seats, mode, range(first, first + (5 if mode == "historical" and seats < 4 else 4)), used)
    assert len(used) > 60


@pytest.mark.compiled
@pytest.mark.clause("LW-CONF-08", "LW-RULING-22")
def test_the_rules_agree_when_cards_are_few(tmp_path: Path) -> None:
    pack = make_pack(tmp_path, conflict=few)
    for seats in (2, 3, 4):
        compare(seats, "attrition", range(900, 902), Counter(), pack)


@pytest.mark.plain
def test_plain_python_agrees_with_a_second_reading() -> None:
    for seats in SEATS:
        compare(seats, "historical", range(7, 8), Counter())


@pytest.mark.soak
@pytest.mark.parametrize("mode", ["historical", "attrition"])
@pytest.mark.parametrize("seats", SEATS)
def test_the_rules_agree_with_a_second_reading_at_length(seats: int, mode: str) -> None:
    # 2,004 games in all.
    compare(seats, mode, range(10_000, 10_167), Counter())


@pytest.mark.soak
def test_the_rules_agree_when_cards_are_few_at_length(tmp_path: Path) -> None:
    pack = make_pack(tmp_path, conflict=few)
    for seats in (2, 3, 4, 5):
        compare(seats, "attrition", range(30_000, 30_040), Counter(), pack)


@pytest.mark.soak
@pytest.mark.compiled
def test_every_card_is_played_side_by_side() -> None:
    used, ends = Counter[str](), Counter[str]()
    for seats in SEATS:
        ends += compare(seats, "attrition", range(20_000, 20_020), used)
    assert EVERY_CARD - set(used) == set()
    assert {"LW-WIN-10", "LW-ARM-07"} <= set(ends)
