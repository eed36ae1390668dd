"""Two whole games kept as text, one a mode: every change of the rules shows as a difference to read.

Where a change is meant, renew the texts and read the difference before it is kept:

    WARTABLE_RENEW=1 .venv/bin/python -m pytest tests/titles/letswar/proof/test_playthroughs.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.titles.letswar.proof.playthrough import text_of

FOLDER = Path(__file__).parent / "playthroughs"
GAMES: dict[str, tuple[int, dict[str, object], int]] = {
    "historical": (5, {"mode": "historical"}, 4),
    "attrition": (3, {"mode": "attrition"}, 4),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_it_was(name: str) -> None:
    text = text_of(*GAMES[name])
    file = FOLDER / f"{name}.txt"
    if os.environ.get("WARTABLE_RENEW"):
        file.write_text(text, encoding="utf-8")
    kept, played = file.read_text(encoding="utf-8").splitlines(), text.splitlines()
    for number, (was, now) in enumerate(zip(kept, played, strict=False), start=1):
        assert now == was, f"{file.name}, line {number}"
    assert len(played) == len(kept)


@pytest.mark.parametrize("name", GAMES)
def test_the_texts_show_much_of_the_game(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    shown = {line.split()[1] for line in text.splitlines() if line.startswith("  > ")}
    assert len(shown) >= 25
    assert {"attacked", "destroyed", "equipped", "taxed", "spied", "event-comes", "italy-joins", "eliminated"} <= shown


def test_no_text_is_left_over() -> None:
    assert sorted(file.name for file in FOLDER.iterdir()) == sorted(f"{name}.txt" for name in GAMES)
