"""The table: numbers, several actions at once, taking back, rollback by consent, orders, names and notes."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import wartable
from tests.core.games import PROELIO, again, at, attacked, facts, sealed
from tests.small.auction import TITLE as AUCTION
from tests.small.auction.state import AuctionState
from wartable.core.errors import NotAnAction, OptionError, Refused, Stale, UndoRefused, WartableError
from wartable.core.record import record as rec
from wartable.core.rules.chance import Chance, ChanceError
from wartable.core.rules.log import PUBLIC
from wartable.core.table.table import Action

# -- acting --


def test_the_code_the_words_and_the_choice_are_the_same_action() -> None:
    tables = [at("knights shields", "resources", "resources") for _ in range(3)]
    choice = next(choice for choice in tables[0].choices(0) if choice.text == "fortify shields")
    actions: list[Action] = [choice, choice.code, " fortify  shields "]
    for table, action in zip(tables, actions, strict=True):
        assert table.act(0, action) == ()
    assert facts(tables[0]) == facts(tables[1]) == facts(tables[2])
    assert tables[0].record.lines[-1].text == "fortify shields"


@pytest.mark.parametrize(
    ("action", "error"),
    [
        ("", NotAnAction),
        ("dance", NotAnAction),
        ("attack dragon", NotAnAction),
        ("draw draw", NotAnAction),
        (0, NotAnAction),
        (-3, UndoRefused),
        (-99999999, NotAnAction),
        (10**9, NotAnAction),
        (True, NotAnAction),
        (1.5, NotAnAction),
        (None, NotAnAction),
        ("attack hero", Refused),
        ("loot knights", Refused),
        ("exchange knights hero", Refused),
    ],
)
def test_what_is_no_action_or_forbidden_changes_nothing(action: Any, error: type[WartableError]) -> None:
    table = at("knights shields", "resources", "resources")
    before = facts(table)
    with pytest.raises(error):
        table.act(0, action)
    assert facts(table) == before


@pytest.mark.parametrize("seat", [-1, 3, 99, True, "0", None])
def test_a_seat_that_is_not_there(seat: Any) -> None:
    table = at("knights", "resources", "resources")
    before = facts(table)
    for door in (table.act, table.why_not):
        with pytest.raises(NotAnAction, match="there is no seat"):
            door(seat, "draw")
    for quiet in (
        table.undo,
        table.number,
        table.forfeit,
        table.play_default,
        table.order,
        table.revoke,
        table.choices,
    ):
        with pytest.raises(NotAnAction, match="there is no seat"):
            quiet(seat)
    assert facts(table) == before


def test_another_seats_turn() -> None:
    table = at("knights", "resources", "resources")
    with pytest.raises(Refused) as refusal:
        table.act(1, "draw")
    assert refusal.value.clause == "PR-TURN-01"
    assert "PR-TURN-01" in str(refusal.value)


def test_no_action_at_all() -> None:
    with pytest.raises(NotAnAction, match="no action was given"):
        at("knights", "", "").act(0)


def test_a_script_that_runs_out_leaves_the_table_as_it_was() -> None:
    table = PROELIO.position({"seats": 3, "houses": [{"hand": ["resources"]}]}, chance=wartable.Scripted("shields"))
    before = facts(table)
    with pytest.raises(ChanceError, match="ran out"):
        table.act(0, "play resources")  # draws two cards, the script has one
    assert facts(table) == before
    assert table._engine.chance.draws == []
    assert table._engine.journal.entries == []


# -- numbers --


def test_an_action_for_an_old_number_is_stale() -> None:
    table = at("knights shields", "resources", "resources")
    number = table.number(0)
    table.act(0, "exchange …", number=number)
    before = facts(table)
    with pytest.raises(Stale) as stale:
        table.act(0, "exchange shields …", number=number)
    assert stale.value.number == table.number(0) != number
    assert facts(table) == before
    table.act(0, "exchange shields …", number=table.number(0))


def test_a_number_moves_when_what_is_asked_changes() -> None:
    table = at("knights shields", "resources", "resources")
    before = [table.number(seat) for seat in range(3)]
    table.act(0, "fortify shields")
    after = [table.number(seat) for seat in range(3)]
    assert table.deciders == (2,)
    assert after[0] > before[0]
    assert after[2] > before[2]
    assert after[1] == before[1]


def test_nobody_s_number_tells_that_another_has_answered() -> None:
    table = sealed()
    before = [table.number(seat) for seat in range(4)]
    table.act(1, "pledge nothing")
    table.act(3, table.choices(3)[0])
    after = [table.number(seat) for seat in range(4)]
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[1] > before[1]
    assert after[3] > before[3]


def test_refusals_questions_and_looks_move_no_number() -> None:
    table = at("knights shields", "resources", "resources")
    before = facts(table)
    table.why_not(0, "attack hero")
    table.why_not(0, "exchange knights shields")
    table.view(0)
    table.choices(0)
    with pytest.raises(Refused):
        table.act(0, "exchange …", "exchange hero …")
    assert facts(table) == before


def test_why_not_never_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AuctionState, "final", lambda self, seat, code: False)
    table = sealed()
    for seat in range(4):
        table.act(seat, "pledge nothing")
    table.act(1, "pass")
    table.act(2, "pass")
    before = facts(table)
    last = next(choice.code for choice in table.choices(3) if choice.text == "pass")
    assert table.why_not(3, last) is None  # the last answer to the hammer: cards are dealt after it
    assert table._engine.chance.draws == []
    assert facts(table) == before
    table.act(3, "pass")
    assert again(table).state.to_dict() == table.state.to_dict()


# -- several actions at once --


def test_several_actions_are_played_up_to_the_first_cut() -> None:
    table = at("knights shields", "resources", "resources")
    assert table.act(0, "exchange …", "exchange knights …", "exchange knights shields", "draw", "draw") == ("draw",) * 2
    assert [line.text for line in table.record.lines if line.kind == rec.CHOICE] == ["exchange shields knights"]


def test_refused_before_the_first_cut_nothing_has_changed() -> None:
    table = at("knights shields", "resources", "resources")
    table.act(0, "exchange …")
    before = facts(table)
    for bad, error in (("exchange hero …", Refused), ("dance", NotAnAction), (0, NotAnAction)):
        with pytest.raises(error):
            table.act(0, bad, "exchange shields …")
        assert facts(table) == before
    with pytest.raises(NotAnAction):
        table.act(0, "exchange knights …", "dance")
    assert facts(table) == before


def test_completed_choices_before_a_refusal_leave_the_record_too() -> None:
    table = at("manure shields knights towers hero patrol", "resources", "resources", step="excess")
    before = facts(table)
    for bad, error in (("attack trebuchets", Refused), ("dance", NotAnAction)):
        # The discard is a completed choice without a cut: the same House is asked for its action next.
        with pytest.raises(error):
            table.act(0, "discard manure", bad)
        assert facts(table) == before
    assert table.act(0, "discard manure", "fortify shields") == ()
    assert [line.text for line in table.record.lines[1:]] == ["discard manure", "fortify shields"]


def test_what_one_player_alone_was_shown_is_a_cut() -> None:
    table = attacked("manure shields knights")
    table.act(0, "deploy")
    assert table.act(0, "loot manure", "dance") == ("dance",)
    assert table.deciders == (0,)


def test_the_rest_of_a_row_in_words() -> None:
    table = at("knights shields", "resources", "resources")
    table.act(0, "exchange …", "exchange knights …")
    with pytest.raises(NotAnAction, match="already"):
        table.act(0, "exchange knights")
    table.act(0, "exchange knights shields")
    assert table.record.lines[-1].text == "exchange shields knights"


# -- clocks, forfeits, orders --


def test_a_clock_plays_the_title_s_default_and_says_so() -> None:
    table = at("knights shields", "resources", "resources")
    assert table.play_default(0) == "draw"
    assert [(line.kind, line.seat) for line in table.record.lines[1:]] == [(rec.CLOCK, 0), (rec.CHOICE, 0)]
    with pytest.raises(Refused):
        table.play_default(0)


def test_a_clock_goes_on_with_an_open_row() -> None:
    table = at("knights shields", "resources", "resources")
    table.act(0, "exchange …", "exchange knights …")
    assert table.play_default(0) == "exchange shields knights"


def test_a_clock_that_draws_keeps_what_it_drew_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def anything(self: AuctionState, seat: int, chance: Chance) -> int:
        legal = self.legal(seat)
        return legal[chance.below(len(legal))]

    monkeypatch.setattr(AuctionState, "default", anything)
    table = AUCTION.open(seats=4, chance=wartable.Fair(bytes(32)))
    table.play_default(0)
    for seat in range(4):
        table.play_default(seat)
    clocks = [line for line in table.record.lines if line.kind == rec.CLOCK]
    assert len(clocks) >= 5
    assert all(line.draws for line in clocks)
    back = again(table)
    for viewer in range(-1, 4):
        assert back.wtr(viewer) == table.wtr(viewer)
        shown = [line for line in table.wtr(viewer).splitlines() if line.startswith("clock")]
        assert all(line.startswith(f"clock {viewer} ") for line in shown)
    assert back.wtr() == table.wtr()
    assert "?" in next(after for line, after in pairwise(table.wtr(0).splitlines()) if line.startswith("clock 0 "))


def test_a_seat_leaves_once() -> None:
    table = at("knights shields", "resources", "resources")
    table.forfeit(2)
    assert (table.record.lines[-1].kind, table.record.lines[-1].seat) == (rec.FORFEIT, 2)
    with pytest.raises(WartableError, match="has left"):
        table.forfeit(2)


def test_an_open_row_outlasts_another_s_leaving() -> None:
    table = at("knights shields", "resources", "resources")
    table.act(0, "exchange …", "exchange knights …")
    table.forfeit(2)
    table.undo(0)
    table.undo(0)
    assert table.history.drafts[0] == []
    assert table.state.vacant() == 4
    table.act(0, "exchange knights shields")
    assert again(table).state.to_dict() == table.state.to_dict()


def test_leaving_that_ends_the_game_drops_open_rows() -> None:
    table = at("knights shields", "", "", options={"absent_player": "abort_no_result"})
    table.act(0, "exchange …", "exchange knights …")
    table.forfeit(2)
    assert table.outcome is not None
    assert table.history.drafts[0] == []
    assert again(table).state.to_dict() == table.state.to_dict()


def test_standing_orders_answer_windows_until_the_seat_s_next_turn() -> None:
    table = sealed()
    table.order(1, ["hammer"])
    table.order(2)
    for seat in range(4):
        table.act(seat, "pledge nothing")
    answers = [(line.seat, line.text) for line in table.record.lines if line.text == "pass"]
    assert answers == [(1, "pass"), (2, "pass")]
    table.act(3, "pass")
    assert table.orders.of[1] is None  # seat 1 is the next auctioneer
    assert table.orders.of[2] is not None


def test_an_order_can_be_revoked_and_must_name_windows_of_the_title() -> None:
    table = sealed()
    with pytest.raises(OptionError, match="no window 'miss'; its windows: hammer"):
        table.order(1, ["miss"])
    assert table.orders.of[1] is None
    table.order(1, until_turn=False)
    table.revoke(1)
    table.revoke(1)
    assert [line.text for line in table.record.lines if line.kind == rec.ORDER] == ["decline revoked", "revoke"]
    for seat in range(4):
        table.act(seat, "pledge nothing")
    assert 1 in table.deciders


# -- names and notes --


def test_names_and_notes_are_kept_and_stay_out_of_the_state() -> None:
    table = at("knights", "resources", "resources")
    before = table.state.to_dict()
    table.name_thing("platoon-1", "Alpini della Julia")
    table.name_thing("platoon-2", "The Old Guard", 1)
    table.name_thing("platoon-1", "")
    table.note(PUBLIC, "  what a\n move! ")
    assert table.names == {"platoon-2": "The Old Guard"} == table.record.names
    assert table.record.lines[-1].text == "what a move!"
    assert table.state.to_dict() == before


@pytest.mark.parametrize(
    ("thing", "name"),
    [
        ("", "Ada"),
        ("two words", "Ada"),
        ("seat-0", "x" * 41),
        ("x" * 81, "Ada"),
        ("seat-0", "a\x07b"),
        ("seat-0", "\u202e"),
        ("seat-0", "\u3164"),
    ],
)
def test_names_that_could_not_stand_in_a_record(thing: str, name: str) -> None:
    table = at("knights", "resources", "resources")
    with pytest.raises(OptionError):
        table.name_thing(thing, name)
    assert table.names == {}
    assert len(table.record.lines) == 1


@pytest.mark.parametrize("text", ["", " \n ", "x" * 501, "\x1b[2J"])
def test_notes_that_could_not_stand_in_a_record(text: str) -> None:
    table = at("knights", "resources", "resources")
    with pytest.raises(OptionError, match="a note"):
        table.note(0, text)
    with pytest.raises(NotAnAction):
        table.note(7, "hello")
    assert len(table.record.lines) == 1


# -- forks and positions --


def test_a_fork_deals_anew_what_the_viewer_may_not_know() -> None:
    table = PROELIO.open(seats=4, seed=3)
    views = [table.fork(0, wartable.Seeded(seed)) for seed in range(6)]
    assert all(fork.view(0) == table.view(0) for fork in views)
    assert len({str(fork.state.to_dict()) for fork in views}) > 1
    assert views[0].record.lines[0].kind == rec.POSITION
    assert again(views[0]).state.to_dict() == views[0].state.to_dict()


def test_a_fork_of_a_fair_table_can_be_proved_from_its_first_result() -> None:
    table = PROELIO.open(seats=3, seed=3)
    fork = table.fork(1, wartable.Fair(bytes(32)))
    fork.act(fork.deciders[0], "draw")
    assert [draw.index for line in fork.record.lines for draw in line.draws] == [0, 1, 2]
    assert again(fork).state.to_dict() == fork.state.to_dict()


def test_a_fork_drops_open_rows() -> None:
    table = at("knights shields", "resources", "resources")
    table.act(0, "exchange …", "exchange knights …")
    fork = table.fork(0, wartable.Seeded(1))
    assert not fork.state.drafting(0)
    fork.act(0, "exchange knights shields")
    assert again(fork).state.to_dict() == fork.state.to_dict()


def test_a_position_can_be_written_at_any_time() -> None:
    table = at("knights shields", "resources", "resources")
    seat = 0
    table.act(seat, "exchange …", "exchange knights …")
    table.write_position()
    assert table.history.drafts[seat] == []
    assert (seat, "draft-dropped") in [(to, phrase.key) for to, phrase in table.notices]
    line = table.record.lines[-1]
    assert line.kind == rec.POSITION
    assert line.text.startswith(f'{PROELIO.sheet.rules_version} {{"title":"proelio"')
    assert table.points == [len(table.record.lines)]
    with pytest.raises(UndoRefused):
        table.undo(seat)
    table.play_default(seat)
    assert again(table).state.to_dict() == table.state.to_dict()
