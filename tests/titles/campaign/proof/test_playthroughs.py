"""Two whole wars kept as text, one on the table and one resolved: every change of the rules shows as a difference.

Where a change is meant, renew the texts and read the difference before it is kept:

    WARTABLE_RENEW=1 .venv/bin/python -m pytest tests/titles/campaign/proof/test_playthroughs.py
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

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
    options, seed = WARS[name]
    text = text_of(options, seed)
    file = FOLDER / f"{name}.txt"
    if os.environ.get("WARTABLE_RENEW"):
        file.write_text(text, encoding="utf-8")
    kept, played = file.read_text(encoding="utf-8").splitlines(), text.splitlines()
    for number, (was, now) in enumerate(zip(kept, played, strict=False), start=1):
        assert now == was, f"{file.name}, line {number}"
    assert len(played) == len(kept)


def test_the_texts_show_much_of_the_war() -> None:
    text = "".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in WARS)
    for said in ("disband", "buy", "dispute", "dice ", "result lost", "held", "Settlement", "rises", "falls"):
        assert said in text, said
