"""A series of games: players by seat and by side, wins of sides as they were at the end, numbers of a title."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from typer.testing import CliRunner

import wartable
from tests.server.running_server import known
from tests.small.league import TITLE as LEAGUE, League
from tests.small.league.rules import FREE, LeagueKit
from wartable import OptionError, State
from wartable.bots.levels import Choose
from wartable.cli import app
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import Journal, Log
from wartable.lab.series import Result, series
from wartable.lab.statistics import quantile, summary, wilson

GAMES = 40


class Fierce(League):
    """League with a bot that strikes where it can, and joins the West if it is free."""

    def bot(self, level: str) -> Choose | None:
        return strike if level == "sensible" else None


def strike(state: State, seat: int, chance: Chance) -> int:
    return state.legal(seat)[0]


FIERCE = Fierce()


def test_each_player_has_a_side_and_they_change_sides() -> None:
    result = series(FIERCE, FIERCE.kit(4), ["sensible", "random"], GAMES, seed=2, by_side=True)
    assert result.games == GAMES
    assert result.player_wins[0] > 2 * result.player_wins[1]
    # Each of them had the West in every second game, so neither side is the better player's.
    assert abs(result.side_wins[0] - result.side_wins[1]) < GAMES // 3
    kept = series(FIERCE, FIERCE.kit(4), ["sensible", "random"], GAMES, seed=2, by_side=True, rotate=False)
    assert kept.side_wins[0] == kept.player_wins[0] > 2 * kept.side_wins[1]


def test_a_seat_that_changes_sides_is_played_by_its_new_sides_player() -> None:
    sides: set[int] = set()

    def choose(state: State, seat: int, chance: Chance) -> int:
        sides.add(int(state.side(seat)))
        free = state.side(seat) == FREE
        return LEAGUE.parse(LEAGUE.kit(3), "join east" if free else "wait")[0]

    class Watched(League):
        def bot(self, level: str) -> Choose | None:
            return choose if level == "sensible" else None

    title = Watched()
    series(title, title.kit(3), ["sensible", "random"], 4, by_side=True, rotate=False)
    # The first player has the West and, being the first again, the free captain, but not once that one is of the East.
    assert sides == {0, FREE}


def test_sides_are_counted_as_they_were_at_the_end() -> None:
    result = series(LEAGUE, LEAGUE.kit(3), ["random"] * 3, GAMES, seed=1)
    rows = {side: (wins, games) for side, wins, games in result.side_rows()}
    assert rows[0][1] == rows[1][1] == GAMES, "somebody is always of the West and of the East"
    assert 0 < rows[2][1] < GAMES, "the free captain has often joined by then"
    wins = sum(wins for wins, _ in rows.values())
    assert wins <= GAMES < sum(result.seat_wins.values()) + result.seats, "a side wins once, with all its seats"
    alone = wartable.title("proelio")
    assert list(series(alone, alone.kit(3), ["random"] * 3, 3).side_rows()) == [], "seats that stand alone are no sides"


def test_what_a_title_counts_is_summed_up() -> None:
    result = series(LEAGUE, LEAGUE.kit(4), ["random"] * 4, GAMES, seed=1)
    turns, fallen = result.summaries()["turns"], result.summaries()["fallen"]
    assert turns.count == fallen.count == GAMES
    assert turns.low <= turns.median <= turns.high
    assert fallen.mean == sum(result.measures["fallen"]) / GAMES
    assert 2 <= fallen.low <= fallen.high <= 3, "a side of two has fallen, and the other has somebody left"


class Noted(League):
    """League that reads the lines of its games off the log."""

    def gauge(self) -> Log:
        return Journal()

    def counts(self, kit: LeagueKit, log: Log) -> Mapping[str, float]:
        assert isinstance(log, Journal)
        return {"lines": len(log.entries)}


def test_a_title_counts_from_the_log_of_each_game() -> None:
    title = Noted()
    lines = series(title, title.kit(3), ["random"] * 3, 5, seed=1).measures["lines"]
    assert len(lines) == 5
    assert min(lines) > 3, "somebody is struck in every game"
    assert "lines" not in series(LEAGUE, LEAGUE.kit(3), ["random"] * 3, 5, seed=1).measures


def test_reaction_windows_are_counted_where_a_title_has_them() -> None:
    bidding = wartable.title("proelio")
    result = series(bidding, bidding.kit(3), ["random"] * 3, 3, seed=1)
    assert ("windows" in result.measures) == bool(bidding.sheet.windows)
    assert "windows" not in series(LEAGUE, LEAGUE.kit(3), ["random"] * 3, 3).measures


def test_games_that_reach_the_cap_count_nothing() -> None:
    result = Result(3, ["random"] * 3, cap=1)
    result.add(LEAGUE, LEAGUE.new_state(3, chance=wartable.Seeded(1)), 1, int, False)
    assert (result.games, result.capped, result.measures, list(result.side_rows())) == (1, 1, {}, [])


def test_more_players_than_sides_are_refused() -> None:
    with pytest.raises(OptionError, match="3 players for 2 sides"):
        series(LEAGUE, LEAGUE.kit(4), ["random"] * 3, 1, by_side=True)


def test_statistics() -> None:
    assert [quantile(range(10), share) for share in (0.1, 0.5, 0.9)] == [1, 5, 9]
    assert summary([2.5]).high == 2.5
    assert [summary(numbers).is_share for numbers in ([1.0, 0.0], [1.0], [0.0, 2.0], [0.5])] == [
        True,
        True,
        False,
        False,
    ]
    low, high = wilson(0, 10)
    assert low == pytest.approx(0, abs=1e-9)
    assert high == pytest.approx(0.278, abs=1e-3)


def test_the_report_names_sides_players_and_counts() -> None:
    command = ["simulate", "league", "--seats", "4", "--games", "12", "--seed", "3", "--preset", "bloody"]
    words = [*command, "--sides", "sensible,random"]
    with known(FIERCE):
        for lang, told in (("en", ["side the West", "Turns", "fallen", "median"]), ("it", ["parte Ovest", "Turni"])):
            done = CliRunner().invoke(app, [*words, "--lang", lang], env={"COLUMNS": "120"})
            assert done.exit_code == 0, done.output
            for word in ("sensible", "random", *told):
                assert word in done.output
        refused = CliRunner().invoke(app, [*command, "--sides", "random,random,random"])
        assert isinstance(refused.exception, OptionError)


def test_the_report_says_in_both_languages_how_often_one_is_asked_to_answer() -> None:
    words = ["simulate", "letswar", "--seats", "2", "--games", "2", "--seed", "3"]
    for lang, told in (("en", "answers asked for"), ("it", "risposte chieste")):
        done = CliRunner().invoke(app, [*words, "--lang", lang], env={"COLUMNS": "160"})
        row = next(line for line in done.output.splitlines() if told in line)
        assert all(len(number.strip()) <= 4 for number in row.split("│")[2:-1]), row
