"""A series of games between bots: who won from where, how long the games were, how they ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from wartable.bots import random
from wartable.bots.levels import RANDOM
from wartable.bots.player import Player
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import SILENT
from wartable.core.rules.state import Kit, State
from wartable.core.title import Title


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
        """Decisions a game: the tenth, the fiftieth and the ninetieth of a hundred."""
        ordered = sorted(self.decisions)
        return tuple(ordered[min(len(ordered) - 1, len(ordered) * part // 10)] for part in (1, 5, 9))  # type: ignore[return-value]


def chooser(title: Title, level: str, chance: Seeded) -> Callable[[State, int], int]:
    """What a player of a level does when asked."""
    if level == RANDOM:
        return lambda state, seat: random.choose(state, seat, chance)
    return Player(title, level, chance).choose


def series(
    title: Title,
    kit: Kit,
    levels: Sequence[str],
    games: int,
    seed: int = 0,
    rotate: bool = True,
    tick: Callable[[], None] = lambda: None,
) -> Result:
    """Plays the games, each repeatable from the seed and its number; players change seats if `rotate`.

    >>> import wartable
    >>> proelio = wartable.title("proelio")
    >>> result = series(proelio, proelio.kit(3), ["random"] * 3, games=4)
    >>> result.games, sum(result.seat_wins.values())
    (4, 4)
    """
    result = Result(kit.seats, levels, title.sheet.game_cap, rotate)
    # The random player looks at its legal choices alone: it needs no redeal, and its games need not be remembered.
    players = [chooser(title, level, Seeded(seed * 1009 + number)) for number, level in enumerate(levels)]
    memory = any(level != RANDOM for level in levels)
    for game in range(games):
        chance = Seeded((seed << 32) + game)
        state = title.start(kit, chance, SILENT, memory)
        shift = game % kit.seats if rotate else 0
        count = 0
        while count < result.cap:
            asked = state.deciders()
            if not asked:
                break
            seat = asked[0]
            state.apply(seat, players[(seat + shift) % kit.seats](state, seat), chance)
            count += 1
        result.games += 1
        result.decisions.append(count)
        outcome = state.outcome()
        if outcome is None:
            result.capped += 1
        else:
            result.endings[title.clauses[outcome.clause]] += 1
            for seat in outcome.winners:
                result.seat_wins[seat] += 1
                result.player_wins[(seat + shift) % kit.seats] += 1
        tick()
    return result
