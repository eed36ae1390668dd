"""What the lab counts in a war."""

from __future__ import annotations

import pytest

import wartable
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import ALL, SILENT
from wartable.lab.series import series
from wartable.titles.gradisca.codes import entries, verbs
from wartable.titles.gradisca.codes.things import AUSTRIA, VENICE
from wartable.titles.gradisca.measures import Gauge, counts, does

TITLE = wartable.title("gradisca")
BASIC, ADVANCED = TITLE.kit(2, {}), TITLE.kit(2, {"mode": "advanced"})


def gauge(*lines: tuple[int, list[int]]) -> Gauge:
    """A gauge that has heard some lines of a log."""
    heard = Gauge()
    for key, args in lines:
        heard.write(key, args, [ALL] * len(args), ALL)
    return heard


def test_a_card_that_was_played_is_counted_once() -> None:
    envoys = BASIC.cards.index("envoys")
    played = (entries.CARD_PLAYED, [AUSTRIA, envoys])
    found = counts(BASIC, gauge(played, played))
    assert found[f"card-{BASIC.card_ids[envoys]}"] == 1
    assert sum(number for name, number in found.items() if name.startswith("card-")) == 1


@pytest.mark.clause("GR-RULING-27")
def test_cards_are_counted_that_do_something_in_their_game() -> None:
    idle = {word for kind, word in enumerate(BASIC.cards) if not does(BASIC, kind)}
    assert idle == {"grain", "waggons", "convoy", "pay", "flood", "bridge"}
    assert all(does(ADVANCED, kind) for kind in range(len(ADVANCED.cards)))
    assert len(counts(BASIC, gauge())) == 2 + 30


@pytest.mark.parametrize(
    ("line", "attacked"),
    [
        ((entries.BATTLE_BEGINS, [VENICE, BASIC.gradisca]), 1),
        ((entries.BATTLE_BEGINS, [AUSTRIA, BASIC.gradisca]), 0),
        ((entries.BATTLE_BEGINS, [VENICE, BASIC.rubia]), 0),
        ((entries.DECLARED, [VENICE, verbs.MINE, BASIC.walls.index("gradisca-old-gate"), 1]), 1),
        ((entries.DECLARED, [AUSTRIA, verbs.REBUILD, BASIC.walls.index("gradisca-old-gate"), 1]), 0),
        ((entries.DECLARED, [VENICE, verbs.REBUILD, BASIC.walls.index("palma-sea-gate"), 1]), 0),
    ],
)
def test_gradisca_is_attacked_by_work_at_its_walls_or_by_storm(line: tuple[int, list[int]], attacked: int) -> None:
    assert counts(BASIC, gauge(line))["gradisca-attacked"] == attacked


MARCHED = (entries.MARCHED, [VENICE, BASIC.zones.index("bruma"), BASIC.gradisca, 0])
FOUGHT = (entries.BATTLE_BEGINS, [VENICE, BASIC.gradisca])


@pytest.mark.parametrize(
    ("lines", "taken"),
    [
        ([MARCHED, FOUGHT], 0),
        ([MARCHED, (entries.MINES_LOST, [0, 1]), FOUGHT, (entries.WON, [AUSTRIA, BASIC.gradisca])], 0),
        ([MARCHED, FOUGHT, (entries.WON, [VENICE, BASIC.gradisca])], 1),
        ([MARCHED, (entries.CLOSED, [VENICE, BASIC.zones.index("bruma")]), FOUGHT], 1),
        ([MARCHED], 1),
        ([(entries.MARCHED, [AUSTRIA, 0, BASIC.gradisca, 0]), (entries.WON, [VENICE, BASIC.rubia])], 0),
        ([(entries.STAYED, [VENICE, BASIC.gradisca])], 1),
    ],
)
def test_gradisca_falls_to_who_wins_it_or_finds_it_empty(lines: list[tuple[int, list[int]]], taken: int) -> None:
    assert counts(BASIC, gauge(*lines))["gradisca-taken"] == taken


def test_a_war_that_lasts_ends_in_turns_13_to_16() -> None:
    state = TITLE.start(BASIC, Seeded(1), SILENT, False)
    for turn, late in ((12, 0), (13, 1), (16, 1)):
        state.turn = turn
        assert TITLE.measures(state)["ended-late"] == late


@pytest.mark.compiled
def test_a_series_says_what_was_counted() -> None:
    found = series(TITLE, BASIC, ["random"] * 2, 2, seed=1).summaries()
    assert found["turns"].least <= found["turns"].low
    assert found["gradisca-taken"].mean >= found["gradisca-fell"].mean
    assert {"turns", "ended-late", "gradisca-fell", "palma-fell", "gradisca-attacked", "windows"} <= set(found)
    assert 0 < found["windows"].mean < 1
    assert all(0 <= number.mean <= 1 for name, number in found.items() if name.startswith("card-"))
