"""Finished games, one for every way the war can end, in both modes: each is played again, to the same end and text."""

from __future__ import annotations

import pytest

import wartable
from tests.titles.gradisca.proof.kept_games import FOLDER, GAMES, entries_of
from wartable.titles.gradisca import TITLE


@pytest.mark.parametrize("name", GAMES)
def test_the_game_ends_as_it_did(name: str) -> None:
    kept, table = GAMES[name], wartable.load(FOLDER / f"{name}.wtr")
    assert (table.title.name, table.record.options["mode"]) == ("gradisca", kept.mode)
    outcome = table.outcome
    assert outcome is not None
    assert TITLE.clauses[outcome.clause] == kept.clause
    assert table.deciders == ()
    assert TITLE.invariants(table.state) == []
    assert set(kept.happened) <= entries_of(table)
    assert table.log(0, "en")
    assert table.log(0, "it")
    assert table.wtr() == (FOLDER / f"{name}.wtr").read_text(encoding="utf-8")


@pytest.mark.clause("GR-13-15", "GR-13-16", "GR-RULING-108")
@pytest.mark.parametrize("name", GAMES)
def test_most_points_win_but_for_who_resigns(name: str) -> None:
    outcome = wartable.load(FOLDER / f"{name}.wtr").outcome
    assert outcome is not None
    venice, austria = outcome.scores
    if GAMES[name].clause == "GR-RULING-108":
        assert len(outcome.winners) == 1
    else:
        assert outcome.winners == (() if venice == austria else (0,) if venice > austria else (1,))


def test_every_ending_is_kept_in_both_modes() -> None:
    endings = set(TITLE.sheet.endings)
    for mode in TITLE.sheet.modes:
        assert {kept.clause for kept in GAMES.values() if kept.mode == mode.name} == endings
    assert {file.stem for file in FOLDER.glob("*.wtr")} == set(GAMES)


def test_the_fair_game_is_proved() -> None:
    assert wartable.verify(FOLDER / "marker_passed_advanced_fair.wtr").draws > 200
