"""Two whole games kept as text, one a mode: every change of the rules shows as a difference to read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.titles import playthroughs
from tests.titles.letswar.proof.playthrough import text_of

FOLDER = Path(__file__).parent / "playthroughs"
GAMES: dict[str, tuple[int, dict[str, object], int]] = {
    "historical": (5, {"mode": "historical"}, 4),
    "attrition": (3, {"mode": "attrition"}, 7),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_it_was(name: str) -> None:
    playthroughs.is_as_kept(FOLDER, name, text_of(*GAMES[name]))


@pytest.mark.parametrize("name", GAMES)
def test_the_texts_show_much_of_the_game(name: str) -> None:
    shown = playthroughs.shown(FOLDER, name)
    assert len(shown) >= 25
    assert {"attacked", "destroyed", "equipped", "taxed", "spied", "event-comes", "italy-joins", "eliminated"} <= shown


def test_no_text_is_left_over() -> None:
    playthroughs.none_left_over(FOLDER, GAMES)
