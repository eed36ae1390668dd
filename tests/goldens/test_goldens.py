"""Games are played as they were: 200 of each title kept as hashes of positions, legal lists, views and records.

Who changes a game, a view or a text of the log on purpose writes the hashes anew (`python -m tests.goldens`) and says
in the change what was meant.
"""

from __future__ import annotations

import pytest

from tests.goldens.games import ASPECTS, GAMES, TITLES, condensed, kept

QUICK = 20  # games that every run plays; `make soak` plays all


def assert_as_kept(name: str, first: int, last: int) -> None:
    """Fails with the aspects of the first game that is no longer what it was."""
    lines = kept(name)
    assert len(lines) == GAMES
    for seed in range(first, last):
        found = condensed(TITLES[name], seed)
        changed = [
            ASPECTS[i]
            for i, (a, b) in enumerate(zip(found.split()[1:], lines[seed].split()[1:], strict=True))
            if a != b
        ]
        assert not changed, f"{name}, game {seed}: {', '.join(changed)} changed"


@pytest.mark.parametrize("name", TITLES)
def test_the_first_games_are_as_they_were(name: str) -> None:
    assert_as_kept(name, 0, QUICK)


@pytest.mark.soak
@pytest.mark.parametrize("name", TITLES)
def test_all_games_are_as_they_were(name: str) -> None:
    assert_as_kept(name, QUICK, GAMES)
