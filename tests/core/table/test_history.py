"""Taking back: picks and choices by their seat, anything by consent of all; what chance or a reveal touched stays."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.core.games import PROELIO, again, at, attacked, facts, sealed
from tests.small.auction import steps as auction
from tests.small.auction.kit import PLEDGING
from tests.small.auction.state import AuctionState
from wartable.core.errors import NotAnAction, UndoRefused, WartableError
from wartable.core.record import record as rec
from wartable.core.record.record import Line
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import ALL, BIT, SILENT, Entry, Log
from wartable.core.rules.state import State
from wartable.core.table.history import Click, History
from wartable.core.table.table import Table


@pytest.fixture
def open_pledges(monkeypatch: pytest.MonkeyPatch) -> None:
    """The auction by softer rules: no partner is told, and a pledge can be taken back until all are turned up."""
    monkeypatch.setattr(AuctionState, "final", lambda self, seat, code: False)
    monkeypatch.setattr(auction, "BIT", [0] * 4)


def test_any_pick_of_the_open_row_can_be_taken_back() -> None:
    table = attacked("shields shields")
    opening = table.state.to_dict()
    first = next(choice for choice in table.choices(0) if choice.text == "deploy shields …")
    table.act(0, first)
    table.act(0, next(choice for choice in table.choices(0) if choice.text == "deploy shields …"))
    assert len(table.history.drafts[0]) == 2
    table.undo(0, "deploy shields …")
    assert table.history.drafts[0] == [first.code]
    table.undo(0, first)
    assert table.state.to_dict() == opening
    assert [line.kind for line in table.record.lines] == [rec.POSITION]


def test_the_first_of_several_picks_is_taken_back_and_the_others_stay() -> None:
    table = attacked("shields patrol towers")
    table.act(0, "deploy shields …", "deploy patrol …")
    first, second = table.history.drafts[0]
    table.undo(0, first)
    assert table.history.drafts[0] == [second]
    with pytest.raises(UndoRefused):
        table.undo(0, first)
    table.act(0, "deploy patrol")
    assert table.record.lines[1].text == "deploy patrol"


def test_a_pick_that_is_not_there_cannot_be_taken_back() -> None:
    table = at("knights shields towers", "resources", "resources")
    with pytest.raises(UndoRefused, match="no open row"):
        table.undo(0, "exchange knights …")
    table.act(0, "exchange …", "exchange knights …")
    before = facts(table)
    with pytest.raises(UndoRefused, match="not in the open row"):
        table.undo(0, "exchange shields …")
    with pytest.raises(NotAnAction):
        table.undo(0, "dance")
    assert facts(table) == before


def test_a_choice_is_taken_back_and_stays_struck_in_the_record() -> None:
    table = at("knights shields", "resources", "resources")
    before = table.state.to_dict()
    table.act(0, "fortify shields")
    table.undo(0)
    assert table.state.to_dict() == before
    assert [(line.kind, line.text, line.struck) for line in table.record.lines[1:]] == [
        (rec.CHOICE, "fortify shields", True),
        (rec.UNDO, "", False),
    ]
    assert table.deciders == (0,)
    table.act(0, "fortify shields")


def test_after_a_draw_nothing_can_be_taken_back() -> None:
    table = at("knights shields", "resources", "resources", draws="towers")
    table.act(0, "draw")
    before = facts(table)
    with pytest.raises(UndoRefused, match="chance or a reveal"):
        table.undo(0)
    assert facts(table) == before


def test_what_is_final_stays_so_while_others_draft() -> None:
    table = sealed()
    table.act(1, next(choice for choice in table.choices(1) if choice.text != "pledge nothing"))
    table.act(0, "pledge nothing")  # final by the auction's rules
    before = facts(table)
    with pytest.raises(UndoRefused, match="chance or a reveal"):
        table.undo(0)
    assert facts(table) == before


def test_after_another_s_visible_choice_nothing_can_be_taken_back() -> None:
    table = at("knights shields", "resources", "shields resources")
    table.act(0, "fortify shields")
    table.act(2, "fortify shields")
    with pytest.raises(UndoRefused, match="seat 2 has answered since"):
        table.undo(0)
    table.undo(2)
    table.undo(0)
    assert [line.struck for line in table.record.lines if line.kind == rec.CHOICE] == [True, True]


def test_another_s_draft_never_blocks_taking_back() -> None:
    table = at("knights shields", "resources", "shields resources")
    table.act(0, "fortify shields")
    table.act(2, "exchange …", "exchange shields …")
    table.undo(0)
    assert table.history.drafts[2] == []
    assert [(seat, phrase.key) for seat, phrase in table.notices] == [(2, "draft-dropped")]
    assert table.deciders == (0,)


def test_a_sealed_answer_is_taken_back_while_others_have_sealed_theirs(open_pledges: None) -> None:
    table = sealed()
    start = table.state.to_dict()
    table.act(0, "pledge nothing")
    table.act(1, "pledge nothing")
    table.undo(0)
    assert 0 in table.deciders
    assert 1 not in table.deciders
    table.undo(1)
    assert table.state.to_dict() == start


def test_who_sealed_last_cannot_take_it_back_after_all_was_turned_up(open_pledges: None) -> None:
    table = sealed()
    for seat in range(4):
        table.act(seat, "pledge nothing")
    before = facts(table)
    for seat in range(4):
        with pytest.raises(UndoRefused):
            table.undo(seat)
    assert facts(table) == before


def test_only_answers_since_the_last_cut_can_be_revealed() -> None:
    public, private = [Entry(0, [], [], ALL)], [Entry(0, [], [], BIT[1])]
    sealed_line = Line(rec.CHOICE, 1, "pledge nothing")
    history = History(2)
    history.tail = [Click(1, 5, State(), [], private, False, sealed_line)]
    told = Click(0, 5, State(), [], public, False)
    assert history.reveals(told)
    assert not history.reveals(Click(0, 5, State(), [], private, False))
    assert not history.reveals(Click(1, 5, State(), [], public, False))
    history.tail.append(Click(0, 6, State(), [], public, True, Line(rec.CHOICE, 0, "draw")))
    assert not history.reveals(told)


def test_a_choice_that_ends_a_decision_drops_the_open_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    apply = AuctionState.apply

    def first_come(self: AuctionState, seat: int, code: int, chance: Chance, log: Log = SILENT) -> None:
        if seat == 0 and self.phase == PLEDGING:
            self.sealed = [1] * 4  # the decision is over as soon as seat 0 has answered
        apply(self, seat, code, chance, log)

    monkeypatch.setattr(AuctionState, "apply", first_come)
    table = sealed()
    pick = next(choice for choice in table.choices(1) if choice.text != "pledge nothing")
    table.act(1, pick)
    assert table.history.drafts[1]
    table.act(0, "pledge nothing")
    assert table.history.drafts[1] == []
    assert [(seat, phrase.key) for seat, phrase in table.notices] == [(1, "draft-dropped")]
    assert again(table).state.to_dict() == table.state.to_dict()


def test_what_a_partner_alone_was_told_stays_no_matter_what_the_title_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AuctionState, "final", lambda self, seat, code: False)
    table = sealed()
    pick = next(choice for choice in table.choices(0) if choice.text.endswith("…"))
    for _ in range(3):  # South sees what North picks, and North may think again and again
        assert table.act(0, pick, pick) == ()
        assert "North picks" in table.log(2)[-1]
        table.undo(0)
        table.undo(0)
    table.act(0, "pledge nothing")
    assert table.log(2)[-1].startswith("North seals")
    before = facts(table)
    assert not table.can_undo(0)
    with pytest.raises(UndoRefused, match="a reveal"):
        table.undo(0)
    assert facts(table) == before


@pytest.mark.parametrize(
    ("entry", "tells"),
    [
        (Entry(0, [0, 7], [ALL, ALL], ALL), False),  # everybody
        (Entry(0, [0, 7], [ALL, BIT[0]], ALL), False),  # what the actor knows
        (Entry(0, [0], [ALL], BIT[0]), False),
        (Entry(0, [0, 7], [ALL, 0], ALL), False),  # nobody
        (Entry(0, [0, 7], [ALL, BIT[0] | BIT[1]], ALL), True),
        (Entry(0, [0, 7], [ALL, BIT[1]], ALL), True),
        (Entry(0, [], [], BIT[0] | BIT[1]), True),
        (Entry(0, [0], [ALL], BIT[1]), True),
        (Entry(0, [0], [BIT[1]], BIT[0]), False),  # an argument of an entry that is not there
    ],
)
def test_what_is_told_in_particular(entry: Entry, tells: bool) -> None:
    assert entry.confides(0) == tells == Click(0, 5, State(), [], [entry], False).confides()


def test_a_refusal_brings_back_the_rows_that_were_dropped_before_it(
    open_pledges: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    apply = AuctionState.apply

    def first_come(self: AuctionState, seat: int, code: int, chance: Chance, log: Log = SILENT) -> None:
        if seat == 1 and self.phase == PLEDGING:
            self.sealed = [1] * 4
        apply(self, seat, code, chance, log)

    monkeypatch.setattr(AuctionState, "apply", first_come)
    table = sealed()
    table.act(2, next(choice for choice in table.choices(2) if choice.text.endswith("…")))
    before = facts(table)
    # East is asked at the hammer next, so that there is no cut before the word that is none.
    with pytest.raises(NotAnAction):
        table.act(1, "pledge nothing", "dance")
    assert facts(table) == before
    assert table.notices == []
    table.act(1, "pledge nothing")
    assert [(seat, phrase.key) for seat, phrase in table.notices] == [(2, "draft-dropped")]


def test_a_game_that_is_over_cannot_be_taken_back() -> None:
    table = PROELIO.open(seats=3, options={"absent_player": "abort_no_result"}, seed=1)
    table.forfeit(1)
    assert table.outcome is not None
    with pytest.raises(UndoRefused, match="over"):
        table.undo(1)
    with pytest.raises(WartableError, match="over"):
        table.forfeit(2)


def test_undo_is_exact_at_any_point_of_random_games() -> None:
    done = 0
    for seed in range(12):
        rng = random.Random(seed)
        table = PROELIO.open(seats=4, seed=seed, memory=seed % 2 == 0)
        for _ in range(60):
            if table.outcome is not None:
                break
            seat = table.deciders[0]
            before = table.state.to_dict()
            drafts = len(table.history.drafts[seat])
            table.act(seat, rng.choice(table.state.legal(seat)))
            try:
                table.undo(seat)
            except UndoRefused:
                continue
            done += 1
            assert table.state.to_dict() == before
            assert len(table.history.drafts[seat]) == drafts
    assert done > 100


# -- rollback --


def played(turns: int) -> Table:
    table = PROELIO.open(seats=3, seed=5)
    for _ in range(turns):
        table.play_default(table.deciders[0])
    return table


def test_rollback_needs_all_seats() -> None:
    table = played(6)
    wanted = table.points[2]
    assert not table.agree_rollback(0, 2)
    assert not table.agree_rollback(0, 2)
    assert not table.agree_rollback(2, 2)
    before = facts(table)
    assert table.agree_rollback(1, 2)
    assert facts(table) != before
    assert table.record.lines[-1].kind == rec.ROLLBACK
    standing = [line for line in table.record.lines if line.kind in rec.PLAYED and not line.struck]
    assert standing == [line for line in table.record.lines[:wanted] if line.kind in rec.PLAYED]
    assert len(table.points) == 3


def test_rollback_restores_the_position_and_moves_every_number() -> None:
    short, long = played(3), played(9)
    numbers = [long.number(seat) for seat in range(3)]
    for seat in range(3):
        long.agree_rollback(seat, 3)
    assert long.state.to_dict() == short.state.to_dict()
    assert all(long.number(seat) > numbers[seat] for seat in range(3))
    assert long.record.drawn > short.record.drawn


def test_a_proposal_lapses_when_the_game_goes_on_or_another_point_is_named() -> None:
    table = played(6)
    table.agree_rollback(0, 2)
    table.agree_rollback(1, 1)
    assert not table.agree_rollback(2, 2)
    table.agree_rollback(0, 2)
    table.play_default(table.deciders[0])
    assert not table.agree_rollback(1, 2)


@pytest.mark.parametrize("point", [-1, 7, 99, True, "1", None])
def test_a_point_that_is_not_there(point: Any) -> None:
    table = played(6)
    before = facts(table)
    with pytest.raises(UndoRefused, match="the points are 0 to 6"):
        table.agree_rollback(0, point)
    assert facts(table) == before


def test_points_count_what_all_have_seen() -> None:
    table = sealed()
    points = table.points
    table.act(1, "pledge nothing")
    table.order(2)
    table.note(3, "hm")
    assert table.points == points
    for seat in (0, 2, 3):
        table.act(seat, "pledge nothing")
    assert len(table.points) == len(points) + 1


def test_notes_and_names_outlast_a_rollback() -> None:
    table = played(4)
    table.note(0, "a slip")
    table.name_thing("seat-0", "Ada")
    table.roll_back(1)
    assert table.names == {"seat-0": "Ada"}
    assert [line.text for line in table.record.lines if line.kind in (rec.NOTE, rec.NAME) and not line.struck] == [
        "a slip",
        "seat-0 Ada",
    ]
