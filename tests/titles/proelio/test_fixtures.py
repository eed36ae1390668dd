"""Finished games, one for every way the game can end: each is played again, to the same end and the same text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

import wartable
from tests.titles.proelio.tools import told
from wartable.titles.proelio import TITLE

FOLDER = Path(__file__).parents[3] / "fixtures" / "proelio"


@dataclass(frozen=True)
class Game:
    """What a record must lead to, and something that happened on the way."""

    seats: int
    clause: str
    winners: tuple[int, ...]
    happened: tuple[str, ...] = ()
    mode: str = "open_war"
    pack: str | None = None


GAMES = {
    "open_war_3": Game(3, "PR-WIN-01", (1,)),
    "open_war_3_small_pack": Game(3, "PR-WIN-01", (1,), ("renewed",), pack="small_pack"),
    "open_war_4_penalties": Game(4, "PR-WIN-01", (1,), ("void", "penalty", "returned")),
    "open_war_4_round_cap": Game(4, "PR-RULING-56", (), ("game-drawn",)),
    "open_war_5_gunpowder": Game(5, "PR-WIN-01", (3,), ("swept",)),
    "open_war_5_aborted": Game(5, "PR-RULING-51", (), ("left", "no-result")),
    "open_war_6_fair": Game(6, "PR-WIN-01", (3,)),
    "allied_houses": Game(4, "PR-ALY-09", (0, 2), ("alliance-surrenders",), "allied_houses"),
    "allied_houses_resigned": Game(4, "PR-RULING-51", (0, 2), ("left", "alliance-surrenders"), "allied_houses"),
}


def loaded(name: str) -> wartable.Table:
    """A kept game, played again."""
    pack = GAMES[name].pack
    return wartable.load(FOLDER / f"{name}.wtr", pack=str(FOLDER / pack) if pack else None)


@pytest.mark.parametrize("name", GAMES)
def test_the_game_ends_as_it_did(name: str) -> None:
    game = GAMES[name]
    table = loaded(name)
    assert (table.title.name, table.seats, table.record.options["mode"]) == ("proelio", game.seats, game.mode)
    assert table.outcome is not None
    assert (TITLE.clauses[table.outcome.clause], table.outcome.winners) == (game.clause, game.winners)
    assert table.deciders == ()
    assert TITLE.invariants(table.state) == []
    happened = {fact.split()[0] for fact in told(table)}
    assert set(game.happened) <= happened
    for lang in ("en", "it"):
        assert len(table.log(0, lang)) > 20


@pytest.mark.parametrize("name", GAMES)
def test_the_record_is_written_as_it_was_read(name: str) -> None:
    assert loaded(name).wtr() == (FOLDER / f"{name}.wtr").read_text(encoding="utf-8")


def test_every_ending_and_every_number_of_seats_is_kept() -> None:
    assert {game.clause for game in GAMES.values()} == set(TITLE.sheet.endings)
    conquests = {game.seats for game in GAMES.values() if game.clause == "PR-WIN-01"}
    assert conquests == {3, 4, 5, 6}
    assert {game.winners == () for game in GAMES.values() if game.clause == "PR-RULING-51"} == {True, False}
    assert {file.stem for file in FOLDER.glob("*.wtr")} == set(GAMES)


def test_many_options_are_played() -> None:
    """Most of the options stand at another value than their default in some game."""
    other = set()
    for name in GAMES:
        options = loaded(name).record.options
        other |= {option.name for option in TITLE.sheet.options if option.check(options[option.name]) != option.default}
    assert len(other) >= 13


def test_the_fair_game_is_proved() -> None:
    report = wartable.verify(FOLDER / "open_war_6_fair.wtr")
    assert report.draws > 40


def test_a_game_with_other_content_needs_its_pack() -> None:
    with pytest.raises(wartable.RecordError, match="content"):
        wartable.load(FOLDER / "open_war_3_small_pack.wtr")
