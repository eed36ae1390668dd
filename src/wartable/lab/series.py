"""A series of games between bots: who won from where, how long, how it ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from wartable.bots import random
from wartable.bots.levels import RANDOM
from wartable.bots.player import Player
from wartable.core.errors import OptionError
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import SILENT
from wartable.core.rules.state import Kit, State, sides_of
from wartable.core.title import Title
from wartable.lab.statistics import Summary, summary

WINDOWS: Final = "windows"
"""What is counted of every title that has reaction windows: how many, to a decision outside of them."""


@dataclass(slots=True)
class Result:
    """What a series of games came to."""

    seats: int
    levels: Sequence[str]
    cap: int
    rotate: bool = True
    games: int = 0
    capped: int = 0
    seat_wins: Counter[int] = field(default_factory=Counter)
    player_wins: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    decisions: list[int] = field(default_factory=list)
    side_wins: Counter[int] = field(default_factory=Counter)
    side_games: Counter[int] = field(default_factory=Counter)  # games at whose end somebody was of the side
    measures: dict[str, list[float]] = field(default_factory=dict)  # what the title counts, of each game that ended

    def side_rows(self) -> Iterator[tuple[int, int, int]]:
        """Wins by side, as the sides were at the end: side, wins, games. None where every seat stands alone."""
        if sum(self.side_games.values()) < self.seats * (self.games - self.capped):
            for side in sorted(self.side_games):
                yield side, self.side_wins[side], self.side_games[side]

    def summaries(self) -> dict[str, Summary]:
        """Return what the numbers that the title counts come to, by name."""
        return {name: summary(numbers) for name, numbers in self.measures.items()}

    def rows(self) -> Iterator[tuple[tuple[str, str], int, int]]:
        """Wins by seat and, where players differ, by player: (seat, level), wins, games."""
        mixed = len(set(self.levels)) > 1
        if not mixed or self.rotate:
            for seat in range(self.seats):
                yield (str(seat), "" if mixed else self.levels[0]), self.seat_wins[seat], self.games
        if mixed:
            for number, level in enumerate(self.levels):
                yield ("" if self.rotate else str(number), level), self.player_wins[number], self.games

    def lengths(self) -> tuple[int, int, int]:
        """Return decisions a game: the tenth, the fiftieth and the ninetieth of a hundred."""
        found = summary(self.decisions)
        return int(found.low), int(found.median), int(found.high)

    def add(self, title: Title, state: State, decisions: int, player: Callable[[int], int], by_side: bool) -> None:
        """Count one game; `player` says who plays a seat, or a side."""
        self.games += 1
        self.decisions.append(decisions)
        outcome = state.outcome()
        if outcome is None:
            self.capped += 1
            return
        self.endings[title.clauses[outcome.clause]] += 1
        sides = sides_of(state, self.seats)
        won = {sides[seat] for seat in outcome.winners}
        self.seat_wins.update(outcome.winners)
        self.side_games.update(set(sides))
        self.side_wins.update(won)
        # A player of several sides has won once.
        self.player_wins.update({player(side) for side in won} if by_side else map(player, outcome.winners))
        self.count(title.measures(state))

    def count(self, numbers: Mapping[str, float]) -> None:
        """Add what was counted in one game."""
        for name, number in numbers.items():
            self.measures.setdefault(name, []).append(number)


def chooser(title: Title, level: str, chance: Seeded) -> Callable[[State, int], list[int]]:
    """Return what a player of a level does when asked: one click, or a row that it gives whole."""
    if level == RANDOM:
        return lambda state, seat: [random.choose(state, seat, chance)]
    return Player(title, level, chance).codes


def check_sides(title: Title, kit: Kit, levels: Sequence[str]) -> None:
    """Refuse more players than there are sides."""
    sides = set(sides_of(title.start(kit, Seeded(0), SILENT, False), kit.seats))
    if len(levels) > len(sides):
        raise OptionError("bots-and-sides", bots=len(levels), sides=len(sides))


def series(
    title: Title,
    kit: Kit,
    levels: Sequence[str],
    games: int,
    seed: int = 0,
    rotate: bool = True,
    tick: Callable[[], None] = lambda: None,
    by_side: bool = False,
) -> Result:
    """Play the games, each repeatable from the seed and its number; players change seats if `rotate`.

    With `by_side` each level plays a side, with all seats that belong to it at the time, and players change sides. A
    side beyond those that have a level is played by the first again, so that over all games it is everybody's.
    Where a title has reaction windows, `windows` is how many a game had for each decision outside of them.

    >>> import wartable
    >>> proelio = wartable.title("proelio")
    >>> result = series(proelio, proelio.kit(3), ["random"] * 3, games=4)
    >>> result.games, sum(result.seat_wins.values())
    (4, 4)
    >>> allied = proelio.kit(4, {"mode": "allied_houses"})
    >>> result = series(proelio, allied, ["sensible", "random"], games=20, seed=1, by_side=True)
    >>> result.player_wins[0] > result.player_wins[1], [side for side, _, _ in result.side_rows()]
    (True, [0, 1])
    """
    if by_side:
        check_sides(title, kit, levels)
    result = Result(kit.seats, levels, title.sheet.game_cap, rotate)
    # The random player looks at its legal choices alone: it needs no redeal, and its games need not be remembered.
    players = [chooser(title, level, Seeded(seed * 1009 + number)) for number, level in enumerate(levels)]
    memory = any(level != RANDOM for level in levels)
    for game in range(games):
        chance = Seeded((seed << 32) + game)
        log = title.gauge()
        state = title.start(kit, chance, log, memory)
        shift = game % len(levels) if rotate else 0
        player = partial(_player, len(levels), shift)
        count = windows = 0
        while count < result.cap:
            asked = state.deciders()
            if not asked:
                break
            seat = asked[0]
            number = player(state.side(seat) if by_side else seat)
            windows += state.window(seat) > 0
            for code in players[number](state, seat):
                state.apply(seat, code, chance, log)
                count += 1
        result.add(title, state, count, player, by_side)
        if state.outcome() is not None:
            result.count(title.counts(kit, log))
            if title.sheet.windows:
                result.count({WINDOWS: windows / max(1, count - windows)})
        tick()
    return result


def _player(players: int, shift: int, of: int) -> int:
    """Return the number of the player of a seat or side, in a game that is so many places on."""
    return (of + shift) % players
