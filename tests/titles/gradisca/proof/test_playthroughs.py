"""Four games kept as text, from the set-up and from a siege: every change of the rules shows as a difference."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import wartable
from tests.titles import playthroughs
from tests.titles.gradisca.proof.kept_games import siege_words
from tests.titles.gradisca.proof.playthrough import text_of
from wartable.titles.gradisca import TITLE

FOLDER = Path(__file__).parent / "playthroughs"
EARLY = {"chit-drawn", "marched", "battle-begins", "rolled", "disorganised", "card-played", "looted"}
SIEGE = {"declared", "shot-at-wall", "breached", "dug"}


@dataclass(frozen=True)
class Play:
    """How a game begins, how much of it is told, and what must be in it."""

    table: Callable[[], wartable.Table]
    seed: int
    choices: int
    shown: set[str]


def new(mode: str, seed: int) -> Callable[[], wartable.Table]:
    """A game from its set-up."""
    return lambda: TITLE.open(2, options={"mode": mode}, seed=seed)


def besieged(mode: str, seed: int) -> Callable[[], wartable.Table]:
    """A game from the walls of Gradisca."""
    return lambda: TITLE.position(siege_words(mode), seed=seed)


GAMES = {
    "basic": Play(new("basic", 1), 1, 200, EARLY),
    "advanced": Play(new("advanced", 6), 6, 200, EARLY | {"morale", "raid-tried", "unsupplied", "sea-supply"}),
    "siege_basic": Play(besieged("basic", 19), 19, 80, SIEGE),
    "siege_advanced": Play(besieged("advanced", 4), 4, 80, SIEGE),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_it_was(name: str) -> None:
    game = GAMES[name]
    playthroughs.is_as_kept(FOLDER, name, text_of(game.table(), game.seed, game.choices))


@pytest.mark.parametrize("name", GAMES)
def test_the_texts_show_much_of_the_game(name: str) -> None:
    shown = playthroughs.shown(FOLDER, name)
    assert GAMES[name].shown <= shown
    assert len(shown) >= 25


def test_no_text_is_left_over() -> None:
    playthroughs.none_left_over(FOLDER, GAMES)
