"""League: sides that change, and seats that are out of the game, by every clause of its rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.small.league import TITLE
from tests.small.league.rules import FREE, LeagueView
from wartable import PUBLIC, Scripted, Seeded, Table, WartableError
from wartable.core.rules.log import BIT

ASH, BIRCH, CEDAR = range(3)
HIT, MISS = 6, 1


def at(*dice: int, seats: int = 3, lives: list[int] | None = None, options: dict[str, Any] | None = None) -> Table:
    """Ash to play, with a lion, a bear and a wolf in turn, and the next dice dictated."""
    table = TITLE.open(seats, options, chance=Scripted(*(["lion", "bear", "wolf"] * 3)[:seats], *dice, then=Seeded(1)))
    for seat, left in enumerate(lives or []):
        table.state.lives[seat] = left  # type: ignore[attr-defined]
    return table


def view(table: Table, viewer: int) -> LeagueView:
    found = table.view(viewer)
    assert isinstance(found, LeagueView)
    return found


def clause_of(table: Table, seat: int, action: str) -> str:
    refusal = table.why_not(seat, action)
    return refusal.clause if refusal else ""


@pytest.mark.clause("LG-SIDE-01", "LG-SIDE-02")
@pytest.mark.parametrize(
    ("seats", "free", "sides"),
    [(3, True, (0, 1, FREE)), (3, False, (0, 1, 0)), (4, True, (0, 1, 0, 1)), (7, True, (0, 1, 0, 1, 0, 1, FREE))],
)
def test_the_last_of_an_odd_number_is_free(seats: int, free: bool, sides: tuple[int, ...]) -> None:
    assert at(seats=seats, options={"free_captain": free}).sides == sides


@pytest.mark.clause("LG-SIDE-02", "LG-TURN-01")
def test_a_free_captain_joins_once_and_for_all() -> None:
    table = at()
    assert clause_of(table, CEDAR, "wait") == "LG-TURN-01"
    assert clause_of(table, ASH, "join east") == "LG-SIDE-02"
    table.act(ASH, "wait")
    table.act(BIRCH, "wait")
    table.act(CEDAR, "join east")
    assert table.sides == (0, 1, 1)
    assert table.log(PUBLIC)[-1] == "Cedar joins the East."
    table.act(ASH, "wait")
    table.act(BIRCH, "wait")
    assert clause_of(table, CEDAR, "join west") == "LG-SIDE-02"
    entries = [entry for line in table.record.lines for entry in line.entries]
    assert [TITLE.side_at(table.kit, entries, moment, CEDAR) for moment in (0, len(entries))] == [FREE, 1]


@pytest.mark.clause("LG-STRIKE-01", "LG-STRIKE-02", "LG-LIFE-01")
def test_a_hit_takes_a_life_of_another_side() -> None:
    table = at(HIT, MISS, seats=4)
    assert clause_of(table, ASH, "strike cedar") == "LG-STRIKE-01"
    table.act(ASH, "strike birch")
    table.act(BIRCH, "strike ash")
    assert view(table, PUBLIC).lives == (2, 1, 2, 2)


@pytest.mark.clause("LG-BADGE-01", "LG-STRIKE-02")
def test_who_falls_sees_what_the_public_sees_and_the_old_log() -> None:
    table = at(HIT, lives=[2, 1, 2])
    assert view(table, BIRCH).badges == ("", "bear", "")
    assert view(table, PUBLIC).badges == ("", "", "")
    table.act(ASH, "strike birch")
    assert table.state.eliminated() == BIT[BIRCH]
    assert [table.state.eyes(viewer) for viewer in (PUBLIC, ASH, BIRCH)] == [PUBLIC, ASH, PUBLIC]
    assert view(table, BIRCH).badges == view(table, PUBLIC).badges == ("", "bear", "")
    assert "Birch draws the bear." in table.log(BIRCH)
    assert "Birch draws a badge." in table.log(PUBLIC)
    assert view(table, BIRCH).prompt.key == "prompt-out"
    table.act(CEDAR, "wait")
    assert table.deciders == (ASH,), "nobody waits for the fallen"


@pytest.mark.clause("LG-END-01")
@pytest.mark.parametrize(("joins", "winners"), [("join west", (ASH, CEDAR)), ("wait", (ASH,))])
def test_a_side_wins_with_all_that_were_of_it_at_the_end(joins: str, winners: tuple[int, ...]) -> None:
    table = at(HIT, HIT, lives=[1, 1, 1])
    table.act(ASH, "wait")
    table.act(BIRCH, "wait")
    table.act(CEDAR, joins)
    table.act(ASH, "strike birch")
    if joins == "wait":
        table.act(CEDAR, "wait")
        table.act(ASH, "strike cedar")
    assert table.outcome is not None
    assert TITLE.clauses[table.outcome.clause] == "LG-END-01"
    assert table.outcome.winners == winners
    assert table.outcome.sides == table.sides
    assert f"sides={','.join(map(str, table.sides))}" in table.wtr()


@pytest.mark.clause("LG-END-02")
@pytest.mark.parametrize(("lives", "winners"), [([2, 1, 1], (ASH,)), ([2, 2, 1], ())])
def test_after_twelve_turns_lives_decide(lives: list[int], winners: tuple[int, ...]) -> None:
    table = at(lives=lives)
    while table.deciders:
        table.act(table.deciders[0], "wait")
    assert table.outcome is not None
    assert (TITLE.clauses[table.outcome.clause], table.outcome.winners) == ("LG-END-02", winners)


@pytest.mark.clause("LG-END-03")
def test_who_resigns_falls() -> None:
    table = at(seats=5)
    table.forfeit(ASH)
    assert table.state.eliminated() == BIT[ASH]
    assert table.deciders == (BIRCH,)
    with pytest.raises(WartableError, match="seat 0 is out of the game"):
        table.forfeit(ASH)


def test_going_back_takes_the_consent_of_those_who_are_in_the_game() -> None:
    table = at(HIT, lives=[2, 1, 2])
    table.act(ASH, "strike birch")
    with pytest.raises(WartableError, match="seat 1 is out of the game"):
        table.agree_rollback(BIRCH, 0)
    assert not table.agree_rollback(ASH, 0)
    assert table.agree_rollback(CEDAR, 0)
    assert table.state.eliminated() == 0
    with pytest.raises(WartableError):
        table.agree_rollback(BIRCH, 9)
    assert not table.agree_rollback(ASH, 0)
    assert not table.agree_rollback(CEDAR, 0), "Birch is in the game again"
