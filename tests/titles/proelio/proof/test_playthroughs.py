"""Two whole games kept as text, one a mode: every change of the rules shows as a difference to read.

Where a change is meant, renew the texts and read the difference before it is kept:

    WARTABLE_RENEW=1 .venv/bin/python -m pytest tests/titles/proelio/proof/test_playthroughs.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.titles.proelio.proof.playthrough import text_of

FOLDER = Path(__file__).parent / "playthroughs"
GAMES: dict[str, tuple[int, dict[str, object], int]] = {
    "open_war": (3, {"mode": "open_war"}, 107),
    "allied_houses": (4, {"mode": "allied_houses"}, 112),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_it_was(name: str) -> None:
    seats, options, seed = GAMES[name]
    text = text_of(seats, options, seed)
    file = FOLDER / f"{name}.txt"
    if os.environ.get("WARTABLE_RENEW"):
        file.write_text(text, encoding="utf-8")
    kept = file.read_text(encoding="utf-8").splitlines()
    played = text.splitlines()
    for number, (was, now) in enumerate(zip(kept, played, strict=False), start=1):
        assert now == was, f"{file.name}, line {number}"
    assert len(played) == len(kept)


@pytest.mark.parametrize("name", GAMES)
def test_the_texts_show_much_of_the_game(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    shown = {line.split()[1] for line in text.splitlines() if line.startswith("  > ")}
    assert len(shown) >= 20
    assert {"attack-laid", "defence-opens", "compared", "eliminated", "looted", "exchanged", "fortified"} <= shown
    assert ("supported" in shown) == (name == "allied_houses")


def test_no_text_is_left_over() -> None:
    assert sorted(file.name for file in FOLDER.iterdir()) == sorted(f"{name}.txt" for name in GAMES)
