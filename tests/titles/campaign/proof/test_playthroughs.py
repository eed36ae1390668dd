"""Two whole wars kept as text, one on the table and one resolved: every change of the rules shows as a difference."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.titles import playthroughs
from tests.titles.campaign.small import SMALL
from wartable import Seeded

FOLDER = Path(__file__).parent / "playthroughs"
WARS: dict[str, tuple[dict[str, Any], int]] = {
    "on_the_table": ({"battles": "table", "battles_planned": 4, "dice_source": "entered"}, 9),
    "resolved": ({"battles": "auto", "battles_planned": 5}, 8),
}


def text_of(options: dict[str, Any], seed: int) -> str:
    """A war at random, to its end."""
    named = {"nation_1": "germany", "nation_2": "germany", **options}
    return "\n".join(lines_of(SMALL.open(2, named, seed=seed), Seeded(seed))) + "\n"


def lines_of(table: Any, hand: Seeded) -> Iterator[str]:
    """Each choice as the record has it, then what all are told."""
    told = 0
    while table.deciders:
        seat = table.deciders[hand.below(len(table.deciders))]
        lines = len(table.record.lines)
        choices = table.choices(seat)
        table.act(seat, choices[hand.below(len(choices))].code)
        if len(table.record.lines) > lines:
            yield f"{seat} {table.record.lines[-1].text}"
            log = table.log(-1)
            yield from (f"  {line}" for line in log[told:])
            told = len(log)
    clause = SMALL.clauses[table.outcome.clause]
    yield f"over by {clause}: winners {table.outcome.winners}, scores {table.outcome.scores}"


@pytest.mark.parametrize("name", WARS)
def test_the_war_is_played_as_it_was(name: str) -> None:
    playthroughs.is_as_kept(FOLDER, name, text_of(*WARS[name]))


def test_the_texts_show_much_of_the_war() -> None:
    text = "".join(playthroughs.kept(FOLDER, name) for name in WARS)
    for said in ("disband", "buy", "dispute", "dice ", "result lost", "held", "Settlement", "rises", "falls"):
        assert said in text, said


def test_no_text_is_left_over() -> None:
    playthroughs.none_left_over(FOLDER, WARS)
