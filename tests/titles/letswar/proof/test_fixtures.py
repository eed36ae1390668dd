"""Finished games, one for every way the war can end: each is played again, to the same end and the same text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

import wartable
from tests.titles.letswar.packs import make_pack
from tests.titles.letswar.rules.test_armistice import deadly
from wartable.titles.letswar import TITLE

FOLDER = Path(__file__).parents[4] / "fixtures" / "letswar"


@dataclass(frozen=True)
class Game:
    """What a record must lead to, and something that happened on the way."""

    seats: int
    clause: str
    winners: tuple[int, ...]
    happened: tuple[str, ...] = ()
    mode: str = "historical"
    deadly: bool = False


GAMES = {
    "last_unit_4": Game(4, "LW-WIN-03", (0, 2), ("destroyed", "eliminated")),
    "last_unit_5_italy": Game(5, "LW-WIN-03", (0, 2, 4), ("destroyed", "italy-joins")),
    "revolution_2": Game(2, "LW-WIN-04", (0,), ("homefront-fell", "eliminated")),
    "revolution_7_fair": Game(7, "LW-WIN-04", (0, 2, 4, 6), ("homefront-fell", "italy-joins")),
    "last_of_a_faction_3": Game(3, "LW-WIN-10", (0,), ("eliminated",), "attrition"),
    "last_of_a_faction_6": Game(6, "LW-WIN-10", (0, 2, 4), ("eliminated",), "attrition"),
    "armistice_score_6": Game(6, "LW-ARM-07", (1, 3, 5), ("scores",)),
    "armistice_money_4": Game(4, "LW-ARM-09", (0, 2), ("scores", "money-counted")),
    "armistice_duel_2": Game(2, "LW-ARM-11", (0,), ("money-counted", "duel-fought")),
    "armistice_shared_2": Game(2, "LW-RULING-68", (0, 1), ("money-counted", "victory-shared")),
    "both_fall_4": Game(4, "LW-RULING-37", (0, 2), ("both-fell", "scores"), deadly=True),
    "left_4": Game(4, "LW-RULING-89", (0, 2), ("left-table", "side-left")),
    "left_5_defeat": Game(5, "LW-RULING-89", (1, 3), ("left-table", "side-left")),
}


def loaded(name: str, folder: Path) -> wartable.Table:
    """A kept game, played again; one of them is played with an Event that fells both sides."""
    pack = make_pack(folder, events=deadly) if GAMES[name].deadly else None
    return wartable.load(FOLDER / f"{name}.wtr", pack=pack)


@pytest.mark.parametrize("name", GAMES)
def test_the_game_ends_as_it_did(name: str, tmp_path: Path) -> None:
    game, table = GAMES[name], loaded(name, tmp_path)
    assert (table.title.name, table.seats, table.record.options["mode"]) == ("letswar", game.seats, game.mode)
    assert table.outcome is not None
    assert (TITLE.clauses[table.outcome.clause], table.outcome.winners) == (game.clause, game.winners)
    assert table.deciders == ()
    assert TITLE.invariants(table.state) == []
    told = {TITLE.entries[entry.key].name for line in table.record.lines for entry in line.entries}
    assert set(game.happened) <= told
    assert table.log(0, "en")
    assert table.log(0, "it")
    assert table.wtr() == (FOLDER / f"{name}.wtr").read_text(encoding="utf-8")


def test_every_ending_and_every_number_of_seats_is_kept() -> None:
    assert {game.clause for game in GAMES.values()} == set(TITLE.sheet.endings)
    assert {game.seats for game in GAMES.values()} == set(range(2, 8))
    assert {game.mode for game in GAMES.values()} == {"historical", "attrition"}
    assert {file.stem for file in FOLDER.glob("*.wtr")} == set(GAMES)


def test_the_fair_game_is_proved() -> None:
    assert wartable.verify(FOLDER / "revolution_7_fair.wtr").draws > 40
