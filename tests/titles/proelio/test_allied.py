"""Allied Houses, victory, leaving, the round cap (rulebook: Allied Houses, Victory)."""

from __future__ import annotations

import pytest

import wartable
from tests.titles.proelio.tools import allied, at, hand, house, play, refused, state, texts, verbs
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.cards import TEMPORARY_ALLIANCE
from wartable.titles.proelio.view import ProelioView

ALLIED = {"mode": "allied_houses"}


@pytest.mark.clause("PR-ALY-01", "PR-ALY-02", "PR-ALY-03")
def test_allies_sit_opposite() -> None:
    table = TITLE.open(seats=4, options=ALLIED, seed=2)
    s = state(table)
    assert [s.ally_of(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert [table.kit.faction(seat) for seat in range(4)] == [0, 1, 0, 1]
    for seat in range(4):
        assert s.ally_of(seat) not in (s.left_of(seat), s.right_of(seat))


@pytest.mark.clause("PR-ALY-04")
def test_no_temporary_alliance_among_allies() -> None:
    table = TITLE.open(seats=4, options=ALLIED, seed=2)
    s = state(table)
    assert s.kit.copies[TEMPORARY_ALLIANCE] == 0
    assert sum(s.kit.copies[:12]) == 82
    assert refused(table, table.deciders[0], "play temporary_alliance") == "PR-ALY-04"


@pytest.mark.clause("PR-ALY-05", "PR-ALY-06")
def test_open_war_actions_and_support() -> None:
    table = allied(house("shields soldiers resources"))
    assert verbs(table) == {"draw", "attack", "fortify", "play", "exchange", "support"}


@pytest.mark.clause("PR-ALY-07", "PR-RULING-53")
def test_support() -> None:
    table = allied(house("towers"), house(), house("manure"))
    assert refused(table, 0, "support shields") == "PR-ALY-07"
    table.act(0, "support towers")
    assert hand(table, 0) == []
    assert hand(table, 2) == ["towers", "manure"]
    assert table.deciders == (3,)
    told = [e for line in table.record.lines for e in line.entries if e.key == 29][0]
    assert told.seen(0) == told.seen(2) == [0, 2, 0, 2]
    assert told.seen(1) != told.seen(0)
    empty = allied(house())
    assert refused(empty, 0, "support towers") == "PR-RULING-53"
    plague = allied(house("towers"), house(plague=True))
    assert "support towers" in texts(plague)


@pytest.mark.clause("PR-ALY-08", "PR-HAND-08", "PR-RULING-53")
def test_a_full_ally_discards_at_once() -> None:
    """V-18."""
    table = allied(house("towers hero"), house(), house("manure manure soldiers soldiers knights"))
    table.act(0, "support hero")
    assert table.deciders == (2,)
    assert "discard hero" in texts(table, 2)
    table.act(2, "discard hero")
    assert table.deciders == (3,)
    assert len(hand(table, 2)) == 5


@pytest.mark.clause("PR-ALY-09", "PR-ALY-10", "PR-ALY-11")
def test_one_fallen_house_ends_it_for_the_pair() -> None:
    """V-19: seat 1 falls to seat 0; seats 0 and 2 win."""
    table = allied(house("soldiers"), house(waiting="soldiers"), active=1, step="deploy")
    table.act(1, "deploy")
    assert table.outcome is not None
    assert table.outcome.winners == (0, 2)
    assert table.outcome.ranks == (1, 2, 1, 2)
    assert table.title.clauses[table.outcome.clause] == "PR-ALY-09"
    assert refused(table, 0, "draw") == "PR-ALY-09"


@pytest.mark.clause("PR-RULING-52")
def test_allies_see_each_other_only_by_option() -> None:
    for visible, seen in ((False, ()), (True, ("manure", "hero"))):
        table = allied(house("towers"), house("knights"), house("hero manure"), options={"ally_hand_visible": visible})
        mine = table.view(0)
        theirs = table.view(1)
        assert isinstance(mine, ProelioView)
        assert isinstance(theirs, ProelioView)
        assert mine.houses[2].known == seen
        assert theirs.houses[2].known == ()


@pytest.mark.clause("PR-RULING-51")
def test_leaving_the_table() -> None:
    table = TITLE.open(seats=3, seed=1, memory=False)
    table.forfeit(1)
    assert table.outcome is None
    assert state(table).vacant() == 2
    aborted = TITLE.open(seats=3, seed=1, options={"absent_player": "abort_no_result"}, memory=False)
    aborted.forfeit(1)
    assert aborted.outcome is not None
    assert aborted.outcome.winners == ()
    assert aborted.outcome.ranks == (1, 1, 1)
    pair = TITLE.open(seats=4, seed=1, options=ALLIED, memory=False)
    pair.forfeit(1)
    assert pair.outcome is None
    pair.forfeit(3)
    assert pair.outcome is not None
    assert pair.outcome.winners == (0, 2)
    with pytest.raises(wartable.WartableError, match="over"):
        pair.forfeit(0)


@pytest.mark.clause("PR-RULING-56", "PR-WIN-06")
def test_no_limit_unless_the_table_sets_one() -> None:
    endless = at(house(), house(), house())
    for _ in range(200 * 3):
        seat = endless.deciders[0]
        endless.act(seat, "draw")
        if endless.deciders == (seat,):
            endless.act(seat, endless.choices(seat)[0])
    assert endless.outcome is None
    capped = at(house(), house(), house(), options={"round_cap": 2})
    play(capped, *["draw"] * 5)
    assert capped.outcome is None
    play(capped, "draw")
    assert capped.outcome is not None
    assert capped.outcome.winners == ()
    assert capped.title.clauses[capped.outcome.clause] == "PR-RULING-56"
