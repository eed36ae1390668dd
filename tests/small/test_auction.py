"""Auction: each clause of its rulebook, and what a table must do with secrets that several seats share in part."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.small.auction import TITLE
from tests.small.auction.state import AuctionState
from tests.small.auction.view import AuctionView
from wartable import ContentError, NotAnAction, PositionError, Refused, Scripted, Seeded, Table, UndoRefused
from wartable.core.rules.log import PUBLIC

NORTH, EAST, SOUTH, WEST = range(4)
HANDS = {"north": {"gold": 2}, "east": {"silver": 2, "veto": 1}, "south": {"copper": 3}, "west": {"gold": 1}}


def at(hands: dict[str, Any] | None = None, options: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Pledges are asked for the horse, North being the auctioneer; no cards are left to draw."""
    held = HANDS if hands is None else hands
    data = {"seats": 4, "options": options or {}, "hands": held, "phase": "pledge", "lot": "horse", **fields}
    return TITLE.position(data, chance=Seeded(1))


def pledge(table: Table, *pledges: str) -> None:
    for seat, cards in enumerate(pledges):
        table.act(seat, f"pledge {cards}")


def state(table: Table) -> AuctionState:
    assert isinstance(table.state, AuctionState)
    return table.state


def view(table: Table, viewer: int) -> AuctionView:
    found = table.view(viewer)
    assert isinstance(found, AuctionView)
    return found


def clause_of(table: Table, seat: int, action: str | int) -> str:
    refusal = table.why_not(seat, action)
    assert refusal is not None
    return refusal.clause


# -- setting up and lots --


@pytest.mark.clause("AU-SET-01")
def test_partners_sit_opposite_and_win_together() -> None:
    table = at({}, lots={"map": "second", "ring": "first", "sword": "second", "tapestry": "nobody"})
    assert [table.kit.faction(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [table.state.side(seat) for seat in range(4)] == [0, 1, 0, 1]
    pledge(table, "nothing", "nothing", "nothing", "nothing")
    assert table.outcome is not None
    assert table.outcome.winners == (EAST, WEST)
    assert table.outcome.ranks == (2, 1, 2, 1)
    assert table.outcome.scores == (1, 2, 1, 2)


@pytest.mark.clause("AU-SET-02")
def test_hands_are_dealt_in_secret_and_grow_by_one_a_round() -> None:
    table = TITLE.open(4, {"hand": 2}, chance=Scripted("gold", "veto", then=Seeded(3)))
    assert view(table, NORTH).hand == (0, 0, 1, 1)
    assert view(table, PUBLIC).hand == ()
    assert view(table, PUBLIC).sizes == (2, 2, 2, 2)
    assert table.log(NORTH)[0] == "North draws Gold and Veto."
    assert table.log(WEST)[0] == "North draws 2 cards."
    table.act(NORTH, "offer ring")
    pledge(table, "nothing", "nothing", "nothing", "nothing")
    for seat in (EAST, SOUTH, WEST):
        table.act(seat, "pass")
    assert view(table, PUBLIC).sizes == (3, 3, 3, 3)
    assert view(table, PUBLIC).pile == 16


@pytest.mark.clause("AU-LOT-01")
def test_the_auctioneer_alone_says_what_is_put_up() -> None:
    table = TITLE.open(4)
    assert table.deciders == (NORTH,)
    assert clause_of(table, EAST, "offer ring") == "AU-LOT-01"
    assert [state(table).on_turn(seat) for seat in range(4)] == [True, False, False, False]
    later = at(phase="offer", round=5)
    assert later.deciders == (EAST,)


@pytest.mark.clause("AU-LOT-02")
def test_a_lot_is_put_up_once() -> None:
    table = at(phase="offer", lots={"ring": "nobody"})
    assert clause_of(table, NORTH, "offer ring") == "AU-LOT-02"
    assert [choice.text for choice in table.choices(NORTH)] == [
        "offer tapestry",
        "offer horse",
        "offer sword",
        "offer map",
    ]


# -- pledges --


@pytest.mark.clause("AU-PLEDGE-01")
def test_all_four_pledge_from_their_hands_at_the_same_time() -> None:
    table = at()
    assert table.deciders == (NORTH, EAST, SOUTH, WEST)
    assert clause_of(table, NORTH, "pledge 1 copper") == "AU-PLEDGE-01" == clause_of(table, NORTH, "pledge 3 gold")
    table.act(NORTH, "pledge 1 gold …", "pledge 1 gold …")
    assert [choice.text for choice in table.choices(NORTH)] == ["pledge 2 gold"]
    table.act(NORTH, "pledge 2 gold")
    table.act(WEST, "pledge nothing")
    assert [line.text for line in table.record.lines[-2:]] == ["pledge 2 gold", "pledge nothing"]


@pytest.mark.clause("AU-PLEDGE-02")
def test_a_veto_is_no_money() -> None:
    table = at()
    assert clause_of(table, EAST, "pledge 1 veto") == "AU-PLEDGE-02"
    assert [(miss.text, miss.clause) for miss in table.view(EAST).near_misses] == [("pledge 1 veto …", "AU-PLEDGE-02")]


@pytest.mark.clause("AU-PLEDGE-03")
def test_partners_see_each_others_picks_and_nobody_else_does() -> None:
    table = at()
    others = [view(table, viewer) for viewer in (PUBLIC, EAST, WEST)]
    table.act(NORTH, "pledge 1 gold ...")
    assert view(table, SOUTH).rows == ((0, 0, 1, 0), (), (0, 0, 0, 0), ())
    assert [view(table, viewer) for viewer in (PUBLIC, EAST, WEST)] == others
    assert [table.log(seat) for seat in (EAST, SOUTH)] == [[], ["North picks Gold."]]
    table.undo(NORTH)
    assert view(table, SOUTH).rows[NORTH] == (0, 0, 0, 0)
    assert table.log(SOUTH) == []
    table.act(NORTH, "pledge 1 gold")
    assert table.log(SOUTH) == ["North seals a pledge: 1 Gold."] == table.log(NORTH)
    assert table.log(EAST) == [] == table.log(PUBLIC)


@pytest.mark.clause("AU-PLEDGE-04")
def test_a_sealed_pledge_stands_and_the_other_team_does_not_learn_of_it() -> None:
    table = at()
    table.act(EAST, "pledge 1 silver ...")
    seen, numbers = [table.view(viewer) for viewer in (PUBLIC, EAST, WEST)], [table.number(seat) for seat in range(4)]
    table.act(NORTH, "pledge 2 gold")
    assert [table.view(viewer) for viewer in (PUBLIC, EAST, WEST)] == seen
    assert [table.number(seat) for seat in (EAST, SOUTH, WEST)] == numbers[1:], "nobody else's number has moved"
    assert table.view(SOUTH).asked == (EAST, SOUTH, WEST) == table.view(NORTH).asked
    assert table.view(EAST).asked == (NORTH, EAST, SOUTH, WEST) == table.view(PUBLIC).asked
    assert clause_of(table, NORTH, "pledge 1 gold") == "AU-PLEDGE-04"
    with pytest.raises(UndoRefused):
        table.undo(NORTH)
    table.undo(EAST)
    assert state(table).rows == [0, 0, 2, 0] + [0] * 12, "the row of another seat is taken back behind a sealed answer"


def test_a_pick_is_taken_back_while_all_draft_and_only_their_own_numbers_move() -> None:
    table = at()
    table.act(NORTH, "pledge 1 gold ...")
    table.act(EAST, "pledge 1 silver …", "pledge 1 silver …")
    table.act(SOUTH, "pledge 1 copper ...")
    numbers = [table.number(seat) for seat in range(4)]
    table.undo(NORTH, "pledge 1 gold ...")
    table.undo(EAST)
    assert state(table).rows == [0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    assert [table.number(seat) - numbers[seat] for seat in range(4)] == [1, 1, 0, 0]
    with pytest.raises(UndoRefused, match="open row"):
        table.undo(EAST, "pledge 1 gold ...")


def test_whether_an_offer_can_be_taken_back_does_not_tell_who_has_answered() -> None:
    for sealed in ((), (EAST,)):
        table = at(phase="offer")
        table.act(NORTH, "offer map")
        for seat in sealed:
            table.act(seat, "pledge nothing")
        with pytest.raises(UndoRefused, match="seat 0 has nothing to take back"):
            table.undo(NORTH)


def test_a_choice_is_taken_back_over_the_drafts_of_others_seen_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AuctionState, "final", lambda self, seat, code: False)
    table = at(phase="offer")
    table.act(NORTH, "offer map")
    table.act(EAST, "pledge 1 silver ...")
    table.act(SOUTH, "pledge 1 copper ...")
    table.undo(NORTH)
    assert table.deciders == (NORTH,)
    assert sum(state(table).rows) == 0
    assert [(seat, phrase.key) for seat, phrase in table.notices] == [(seat, "draft-dropped") for seat in (EAST, SOUTH)]
    assert table.notices[0][1].say(TITLE.messages, "it").startswith("La scelta")


# -- bids --


@pytest.mark.clause("AU-BID-01")
def test_all_pledges_are_turned_up_in_one_entry_when_the_last_is_in() -> None:
    table = at()
    pledge(table, "2 gold", "1 silver", "1 copper")
    assert table.log(PUBLIC) == []
    assert sum(state(table).tabled) == 0
    table.act(WEST, "pledge 1 gold")
    (told,) = [line for line in table.log(PUBLIC) if line.startswith("The pledges are turned up")]
    assert told.endswith("North and South bid 7, East and West 5.")
    assert "South: 1 Copper." in told
    with pytest.raises(UndoRefused):
        table.undo(WEST)


@pytest.mark.clause("AU-BID-02", "AU-PAY-01")
def test_the_higher_bid_wins_and_pays_and_the_others_take_back_what_all_have_seen() -> None:
    table = at()
    pledge(table, "2 gold", "1 silver", "1 copper", "1 gold")
    table.act(EAST, "pass")
    assert "Nobody vetoes." not in table.log(PUBLIC)
    table.act(SOUTH, "pass")
    assert "Nobody vetoes." in table.log(PUBLIC), "told whether or not it tells anything"
    assert state(table).lots[1] == 0
    assert state(table).discard == [1, 0, 2, 0]
    assert state(table).of(state(table).shown, EAST) == [0, 1, 0, 0]
    assert view(table, SOUTH).shown[WEST] == (0, 0, 1, 0)


@pytest.mark.clause("AU-PAY-01")
def test_a_redeal_keeps_what_was_seen_and_the_own_hand_and_the_partners_row() -> None:
    hands = {"north": {"gold": 3}, "east": {"copper": 2, "silver": 3}, "south": {"copper": 3}, "west": {"silver": 3}}
    table = at(hands, shown={"east": {"silver": 2}})
    table.act(SOUTH, "pledge 1 copper …", "pledge 1 copper …")
    table.act(EAST, "pledge 2 silver")
    deals = [state(table).redeal(NORTH, Seeded(seed)) for seed in range(60)]
    assert all(deal.of(deal.hands, NORTH) == [0, 0, 3, 0] for deal in deals)
    assert all(deal.of(deal.hands, EAST)[1] >= 2 and deal.of(deal.hands, SOUTH)[0] >= 2 for deal in deals)
    assert {deal.of(deal.hands, EAST)[1] for deal in deals} >= {2, 3, 4}, "the rest of the hand is dealt anew"
    assert all(deal.of(deal.rows, SOUTH) == [2, 0, 0, 0] and deal.sealed == [0] * 4 for deal in deals)
    public = state(table).redeal(PUBLIC, Seeded(1))
    assert sum(public.rows) == 0
    assert public.deciders() == (0, 1, 2, 3)
    assert len({tuple(deal.of(deal.hands, WEST)) for deal in deals}) > 5


@pytest.mark.clause("AU-RULING-01")
@pytest.mark.parametrize(("tie", "fate"), [("nobody", 2), ("auctioneer", 0)])
def test_equal_bids(tie: str, fate: int) -> None:
    table = at({"north": {"gold": 1}, "east": {"gold": 1}}, {"tie": tie})
    pledge(table, "1 gold", "1 gold", "nothing", "nothing")
    assert state(table).lots[1] == fate


# -- the hammer --

FULL = {name: {"gold": 1, "copper": 2} for name in ("north", "east", "south", "west")}


def hammer(**hands: dict[str, int]) -> Table:
    """All have pledged their gold; the hammer is about to fall."""
    table = at({**FULL, **hands})
    pledge(table, *["1 gold" if "gold" in {**FULL, **hands}[name] else "nothing" for name in FULL])
    return table


@pytest.mark.clause("AU-VETO-01")
def test_the_window_asks_three_seats_at_once_by_what_all_know() -> None:
    for east in ({"gold": 1, "copper": 2}, {"gold": 1, "veto": 2}):
        table = hammer(east=east)
        assert table.deciders == (EAST, SOUTH, WEST), "no matter what is in the hands"
        assert [table.state.window(seat) for seat in range(4)] == [0, 1, 1, 1]
        assert clause_of(table, NORTH, "veto") == "AU-VETO-01"
    table = hammer(south={"gold": 1})
    assert table.deciders == (EAST, WEST), "all know that an empty hand holds none"
    known = at(FULL, shown={"west": {"copper": 2}})
    pledge(known, "1 gold", "1 gold", "1 gold", "1 gold")
    assert known.deciders == (EAST, SOUTH), "all know what is in this hand"
    spent = at(FULL, discard={"veto": 4})
    pledge(spent, "1 gold", "1 gold", "1 gold", "1 gold")
    assert (spent.deciders, state(spent).round) == ((EAST,), 1), "all Vetoes have been seen: no window"


@pytest.mark.clause("AU-VETO-01")
def test_without_a_veto_in_the_set_there_is_no_window(tmp_path: Path) -> None:
    own = (Path(__file__).parent / "auction/content/auction.toml").read_text()
    (tmp_path / "auction.toml").write_text(own.replace("copies = 4", "copies = 0"))
    table = TITLE.open(4, seed=2, pack=str(tmp_path))
    table.act(NORTH, "offer horse")
    pledge(table, "nothing", "nothing", "nothing", "nothing")
    assert table.deciders == (EAST,)
    assert "Nobody vetoes." not in table.log(PUBLIC)


@pytest.mark.clause("AU-VETO-02")
def test_a_veto_must_be_in_the_hand() -> None:
    table = hammer(east={"gold": 1, "veto": 1})
    assert clause_of(table, SOUTH, "veto") == "AU-VETO-02"
    assert table.why_not(EAST, "veto") is None
    assert [miss.clause for miss in table.view(SOUTH).near_misses] == ["AU-VETO-02"]


@pytest.mark.clause("AU-VETO-02")
def test_a_position_cannot_hold_a_veto_played_from_an_empty_hand() -> None:
    with pytest.raises(PositionError, match=r"answers\.south: the hand holds no Veto"):
        at(phase="hammer", called={"south": 1}, answers={"south": 2})


@pytest.mark.clause("AU-VETO-03")
def test_vetoes_are_told_together_and_send_all_pledges_back() -> None:
    table = hammer(east={"gold": 1, "veto": 1}, south={"copper": 2}, west={"gold": 1, "veto": 2})
    before = [table.view(viewer) for viewer in (PUBLIC, NORTH, SOUTH, WEST)]
    numbers = [table.number(seat) for seat in range(4)]
    table.act(EAST, "veto")
    assert [table.view(viewer) for viewer in (PUBLIC, NORTH, SOUTH, WEST)] == before
    assert [table.number(seat) - numbers[seat] for seat in range(4)] == [0, 1, 0, 0]
    assert table.view(EAST).asked == (SOUTH, WEST), "one's own answer is known to oneself"
    redealt = state(table).redeal(WEST, Seeded(0))
    assert redealt.answers == [0] * 4
    assert redealt.deciders() == (EAST, SOUTH, WEST) == table.view(WEST).asked
    table.act(SOUTH, "pass")
    table.act(WEST, "veto")
    assert "Veto by East and West." in table.log(NORTH)
    assert state(table).lots[1] == 2, "the higher bid does not help"
    assert state(table).discard == [0, 0, 0, 2]
    assert [state(table).of(state(table).shown, seat)[2] for seat in range(4)] == [1, 1, 0, 1]


def test_standing_orders_pass_until_the_next_turn() -> None:
    table = at(FULL)
    table.order(EAST)
    table.order(WEST, ["hammer"], until_turn=False)
    pledge(table, "1 gold", "1 gold", "1 gold", "1 gold")
    assert table.deciders == (SOUTH,)
    assert table.view(SOUTH).asked == (EAST, SOUTH, WEST)
    table.act(SOUTH, "pass")
    assert (table.deciders, state(table).round) == ((EAST,), 1), "now it is East's turn, so the order has ended"
    table.act(EAST, "offer map")
    pledge(table, "nothing", "nothing", "nothing", "nothing")
    table.act(NORTH, "pass")
    table.act(SOUTH, "pass")
    assert state(table).round == 2, "West's order still stands"
    table.act(SOUTH, "offer ring")
    pledge(table, "nothing", "nothing", "nothing", "nothing")
    assert EAST in table.deciders


def test_an_order_given_in_an_open_window_answers_it() -> None:
    table = hammer()
    for seat in (EAST, SOUTH, WEST):
        table.order(seat)
    assert state(table).round == 1


# -- the end --


@pytest.mark.clause("AU-END-01")
@pytest.mark.parametrize(("map_to", "winners"), [("first", (NORTH, SOUTH)), ("second", ())])
def test_the_team_with_more_lots_wins(map_to: str, winners: tuple[int, ...]) -> None:
    lots = {"tapestry": "first", "ring": "nobody", "sword": "nobody", "map": map_to}
    table = at({}, lots=lots)
    pledge(table, "nothing", "nothing", "nothing", "nothing")
    assert table.outcome is not None
    assert table.outcome.winners == winners
    assert table.sides == (0, 1, 0, 1), "partners share the result"
    assert table.deciders == ()
    assert TITLE.clauses[table.outcome.clause] == "AU-END-01" == clause_of(table, NORTH, "pass")


@pytest.mark.clause("AU-END-02")
@pytest.mark.parametrize("seat", range(4))
def test_who_resigns_resigns_for_his_team(seat: int) -> None:
    table = at(lots={"map": "first", "ring": "second"})
    table.act(NORTH, "pledge 1 gold ...")
    table.forfeit(seat)
    assert table.outcome is not None
    assert table.outcome.winners == tuple(s for s in range(4) if s % 2 != seat % 2)
    assert TITLE.clauses[table.outcome.clause] == "AU-END-02"


@pytest.mark.clause("AU-RULING-02")
def test_what_a_clock_plays() -> None:
    table = at(phase="offer", lots={"tapestry": "first"})
    assert table.play_default(NORTH) == "offer horse"
    table.act(NORTH, "pledge 1 gold ...")
    assert [table.play_default(seat) for seat in range(4)] == ["pledge 1 gold", *["pledge nothing"] * 3]
    assert table.play_default(EAST) == "pass"


# -- bad input --


@pytest.mark.parametrize(
    "text", ["", "sing", "offer", "offer moon", "pledge", "pledge 0 gold", "pledge gold", "pass 1"]
)
def test_what_is_no_action_says_so(text: str) -> None:
    with pytest.raises(NotAnAction):
        TITLE.parse(TITLE.kit(4), text)


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ({"hands": {"north": {"gold": 9}}}, "hands: gold: 6 in the set, 3 more on the table"),
        ({"hands": {"north": {"gold": 1}}, "pile": {"gold": 1}}, r"pile: together .* \(AU-SET-02\)"),
        ({"lot": "moon"}, "lot: 'moon'"),
        ({"version": 7}, "version"),
    ],
)
def test_a_position_that_makes_no_sense_names_its_place(data: dict[str, Any], place: str) -> None:
    with pytest.raises(PositionError, match=place):
        TITLE.position({"seats": 4, **data})


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("value = 3", "value = 30", r"\[cards\] gold.value: 30 is not a whole number from 0 to 9"),
        ("gold", "lead", r"\[cards\] lead: no such key; there are copper, silver, gold, veto"),
        ("[cards]", "[cards", "not readable as TOML: "),
        ("value = 0", "value = 1", r"\[cards\] veto: a card that names a window is no money"),
        ("copies = 10", "copies = 5", r"\[cards\]: there must be 24 cards or more"),
    ],
)
def test_a_bad_pack_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    own = (Path(__file__).parent / "auction/content/auction.toml").read_text()
    (tmp_path / "auction.toml").write_text(own.replace(old, new))
    with pytest.raises(ContentError, match=rf"auction\.toml: {reason}"):
        TITLE.open(4, pack=str(tmp_path))


def test_a_refused_list_of_actions_changes_nothing() -> None:
    table = at()
    before, number = state(table).to_dict(), table.number(EAST)
    with pytest.raises(Refused, match="AU-PLEDGE-02"):
        table.act(EAST, "pledge 1 silver …", "pledge 1 veto …")
    assert state(table).to_dict() == before
    assert table.number(EAST) == number
