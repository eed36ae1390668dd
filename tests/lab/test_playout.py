"""Random games at full speed: the same in every build, and what the loop counts is what was played."""

from __future__ import annotations

import hashlib

import pytest

import wartable
from wartable.core.rules.chance import Chance, Seeded
from wartable.core.rules.log import SILENT
from wartable.core.rules.state import State
from wartable.lab.playout import play_many, playout

GAMES = 60

# Of the codes, the chance and the ends of so many games. Who changes a rule or an order of choices on purpose changes
# these too; who did not has found a build that plays another game.
DIGESTS = {
    ("open_war", 3): "be2c8c894b8f032c0412",
    ("open_war", 4): "3a1bf5a19c9ce3a38284",
    ("open_war", 5): "ce5ee2152f3c6b40bf43",
    ("open_war", 6): "3215277da3f1ab5135c2",
    ("allied_houses", 4): "063325f25a17fdac11eb",
}


def digest(mode: str, seats: int) -> str:
    """Everything that happens in the games, condensed."""
    title = wartable.title("proelio")
    kit, found = title.kit(seats, {"mode": mode}), hashlib.sha256()
    for seed in range(GAMES):
        chance, rng = Seeded(seed), Seeded(seed + 1_000_003)
        state = title.start(kit, chance, SILENT, seed % 2 == 0)
        while asked := state.deciders():
            legal = state.legal(asked[0])
            code = legal[rng.below(len(legal))]
            found.update(b"%d %d %d;" % (asked[0], len(legal), code))
            state.apply(asked[0], code, chance)
        found.update(repr((state.outcome(), chance.below(1 << 30))).encode())
    return found.hexdigest()[:20]


@pytest.mark.parametrize(("mode", "seats"), DIGESTS)
def test_the_same_games_in_every_build(mode: str, seats: int) -> None:
    assert digest(mode, seats) == DIGESTS[mode, seats]


def opening(chance: Chance) -> State:
    title = wartable.title("proelio")
    return title.start(title.kit(4), chance, SILENT, False)


def test_a_playout_ends_the_game_or_stops_at_the_cap() -> None:
    state = opening(Seeded(1))
    assert playout(state, Seeded(2), Seeded(3), 7) == 7
    assert state.deciders()
    assert playout(state, Seeded(2), Seeded(3)) > 0
    assert not state.deciders()
    assert playout(state, Seeded(2), Seeded(3)) == 0


def test_a_series_counts_every_game_once() -> None:
    tally = play_many(opening, 40, 5)
    assert tally.games == 40
    assert tally.capped == 0
    assert sum(tally.wins.values()) == sum(tally.endings.values()) == 40
    assert play_many(opening, 40, 5).decisions == tally.decisions
    assert play_many(opening, 40, 6).decisions != tally.decisions
    assert play_many(opening, 40, 5, cap=3).capped == 40
