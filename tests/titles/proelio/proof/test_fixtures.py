"""Finished games, one for every way the game can end: each is played again, to the same end and the same text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

import wartable
from tests.titles.proelio.tools import told
from wartable.titles.proelio import TITLE

FOLDER = Path(__file__).parents[4] / "fixtures" / "proelio"


@dataclass(frozen=True)
class Game:
    """What a record must lead to, and something that happened on the way."""

    seats: int
    clause: str
    winners: tuple[int, ...]
    happened: tuple[str, ...] = ()
    mode: str = "open_war"
    pack: str | None = None
    fall: str = ""


# How a House can fall, as the log tells it between the reveal and the defeat.
FALLS = {
    "too little to pay, the walls kept": ("compared", "kept", "looted", "overrun"),
    "too little to pay, no walls": ("compared", "looted", "overrun"),
    "too little to pay, the walls sacrificed": ("compared", "sacrificed", "looted", "overrun"),
    "the last card is loot, no walls": ("compared", "looted"),
    "the last card is loot, the walls sacrificed": ("compared", "sacrificed", "looted"),
    "the walls cover it, no card left": ("compared", "sacrificed"),
    "repelled, nothing left": ("compared",),
    "the last card is stolen": ("stolen",),
    "nothing to steal": ("nothing-stolen",),
    "swept away": ("swept",),
    "swept away and looted": ("swept", "looted"),
}


GAMES = {
    "open_war_3": Game(3, "PR-WIN-01", (1,), fall="too little to pay, the walls kept"),
    "open_war_3_overrun_bare": Game(3, "PR-WIN-01", (1,), fall="too little to pay, no walls"),
    "open_war_3_small_pack": Game(
        3, "PR-WIN-01", (1,), ("renewed",), pack="small_pack", fall="too little to pay, the walls kept"
    ),
    "open_war_3_theft": Game(3, "PR-WIN-01", (1,), fall="the last card is stolen"),
    "open_war_4_overrun_after_sacrifice": Game(4, "PR-WIN-01", (3,), fall="too little to pay, the walls sacrificed"),
    "open_war_4_penalties": Game(4, "PR-WIN-01", (1,), ("void", "penalty", "returned"), fall="nothing to steal"),
    "open_war_4_round_cap": Game(4, "PR-RULING-56", (), ("game-drawn",)),
    "open_war_4_sacrifice_covers": Game(4, "PR-WIN-01", (1,), fall="the walls cover it, no card left"),
    "open_war_5_gunpowder": Game(5, "PR-WIN-01", (3,), ("swept",), fall="too little to pay, the walls kept"),
    "open_war_5_aborted": Game(5, "PR-RULING-51", (), ("left", "no-result")),
    "open_war_5_sacrifice_and_loot": Game(5, "PR-WIN-01", (4,), fall="the last card is loot, the walls sacrificed"),
    "open_war_5_swept": Game(5, "PR-WIN-01", (1,), fall="swept away"),
    "open_war_6_fair": Game(6, "PR-WIN-01", (3,), fall="the last card is loot, no walls"),
    "open_war_6_repelled": Game(6, "PR-WIN-01", (2,), fall="repelled, nothing left"),
    "open_war_6_swept_and_looted": Game(6, "PR-WIN-01", (2,), fall="swept away and looted"),
    "allied_houses": Game(
        4, "PR-ALY-09", (0, 2), ("alliance-surrenders",), "allied_houses", fall="too little to pay, the walls kept"
    ),
    "allied_houses_aborted": Game(4, "PR-RULING-51", (), ("left", "no-result"), "allied_houses"),
    "allied_houses_repelled": Game(4, "PR-ALY-09", (0, 2), mode="allied_houses", fall="repelled, nothing left"),
    "allied_houses_resigned": Game(4, "PR-RULING-51", (0, 2), ("left", "alliance-surrenders"), "allied_houses"),
    "allied_houses_round_cap": Game(4, "PR-RULING-56", (), ("game-drawn",), "allied_houses"),
    "allied_houses_theft": Game(4, "PR-ALY-09", (1, 3), mode="allied_houses", fall="the last card is stolen"),
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
def test_the_house_falls_as_it_did(name: str) -> None:
    """The last attack, from its reveal to the end; a game that ends otherwise fells nobody."""
    fall, facts = GAMES[name].fall, [fact.split()[0] for fact in told(loaded(name))]
    assert ("eliminated" in facts) == bool(fall)
    if fall:
        last = len(facts) - facts[::-1].index("revealed")
        heard = [fact for fact in facts[last : facts.index("eliminated")] if fact not in ("discarded", "drew")]
        assert tuple(heard) == FALLS[fall]


@pytest.mark.parametrize("name", GAMES)
def test_the_record_is_written_as_it_was_read(name: str) -> None:
    assert loaded(name).wtr() == (FOLDER / f"{name}.wtr").read_text(encoding="utf-8")


def test_every_ending_and_every_number_of_seats_is_kept() -> None:
    assert {game.clause for game in GAMES.values()} == set(TITLE.sheet.endings)
    assert {game.fall for game in GAMES.values()} - {""} == set(FALLS)
    for mode, fallen in (("open_war", "PR-WIN-01"), ("allied_houses", "PR-ALY-09")):
        endings = {game.clause for game in GAMES.values() if game.mode == mode}
        assert endings == {fallen, "PR-RULING-51", "PR-RULING-56"}
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
