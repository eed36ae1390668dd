"""The turn and the hand (rulebook: The turn, The hand)."""

from __future__ import annotations

import pytest

from tests.titles.proelio.tools import at, attacked, discards, hand, house, play, refused, state, texts, verbs
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.view import ProelioView


@pytest.mark.clause("PR-TURN-01", "PR-TURN-02", "PR-TURN-12", "PR-RULING-02")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_turns_pass_to_the_right(seats: int) -> None:
    table = at(*[house("") for _ in range(seats)])
    order = []
    for _ in range(seats):
        seat = table.deciders[0]
        order.append(seat)
        assert refused(table, (seat + 1) % seats, "draw") == "PR-TURN-01"
        table.act(seat, "draw")
    assert order == [(-turn) % seats for turn in range(seats)]
    assert table.deciders == (0,)


@pytest.mark.clause("PR-TURN-03", "PR-TURN-04")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_attacks_go_left_and_wait(seats: int) -> None:
    """The target is the last of the others to move: the attack is met on the (N-1)th turn after it was laid (V-1)."""
    table = at(house("soldiers"), *[house("") for _ in range(seats - 1)])
    laid = state(table).turn
    table.act(0, "attack soldiers")
    while table.view(table.deciders[0]).prompt.key != "prompt-deploy":
        table.act(table.deciders[0], "draw")
    assert table.deciders == (1,)
    assert state(table).turn == laid + seats - 1


@pytest.mark.clause("PR-TURN-05", "PR-TURN-07", "PR-TURN-10", "PR-PLG-11", "PR-STR-09")
def test_defence_comes_before_the_action() -> None:
    table = attacked("soldiers", house("shields plague knights soldiers", "shields"))
    for action in ("draw", "play plague", "attack soldiers", "fortify shields"):
        assert refused(table, 0, action) == "PR-TURN-05"
    table.act(0, "deploy")
    assert refused(table, 0, "draw") == "PR-TURN-05"
    table.act(0, "keep")
    assert refused(table, 0, "draw") == "PR-TURN-05"
    table.act(0, "loot shields")
    assert "draw" in texts(table)


@pytest.mark.clause("PR-TURN-06", "PR-HAND-04")
@pytest.mark.parametrize("excess", [1, 2])
def test_hand_is_cut_first_of_all(excess: int) -> None:
    cards = "shields " * 5 + "manure " * excess
    defender = house(cards, waiting="soldiers")
    table = at(defender, house(), house(), step="turn_start")
    assert verbs(table) == {"discard"}
    play(table, "discard" + " manure" * excess)
    assert table.view(0).prompt.key == "prompt-deploy"
    assert len(hand(table, 0)) == 5


@pytest.mark.clause("PR-TURN-08", "PR-PLG-04")
def test_no_attack_or_a_plague_skips_the_defence() -> None:
    assert "draw" in texts(at(house(), house(), house(), step="turn_start"))
    held = at(house(waiting="soldiers"), house(plague=True), house(), step="turn_start")
    assert "draw" in texts(held)
    assert len(state(held).waiting) == 1


@pytest.mark.clause("PR-TURN-09", "PR-ACT-01", "PR-FORT-15")
def test_one_action_a_turn() -> None:
    for action in ("draw", "fortify shields", "attack soldiers", "play plague"):
        table = at(house("shields shields palisades soldiers plague"))
        table.act(0, action)
        if table.deciders == (0,):
            table.act(0, table.choices(0)[0])
        assert table.deciders == (2,)
        assert refused(table, 0, "fortify palisades") == "PR-TURN-01"


@pytest.mark.clause("PR-TURN-11", "PR-PLG-08")
def test_own_plague_goes_first_of_all() -> None:
    table = at(house("shields " * 6, plague=True), house(), house(), step="turn_start")
    assert verbs(table) == {"discard"}
    assert discards(table) == ["plague"]
    assert not state(table).plague_in_force()


@pytest.mark.clause("PR-HAND-01", "PR-HAND-09")
@pytest.mark.parametrize("seed", range(6))
def test_no_hand_over_five_but_to_discard(seed: int) -> None:
    table = TITLE.open(seats=4, seed=seed, memory=False)
    for _ in range(150):
        if not table.deciders:
            break
        seat = table.deciders[0]
        over = [s for s in range(4) if len(hand(table, s)) > 5]
        assert over in ([], [seat])
        if over:
            assert verbs(table, seat) == {"discard"}
            assert {text.split()[1] for text in texts(table, seat)} == set(hand(table, seat))
        choices = table.choices(seat)
        table.act(seat, choices[(seed * 7 + len(table.record.lines)) % len(choices)])


@pytest.mark.clause("PR-HAND-02", "PR-HAND-03", "PR-FORT-16")
def test_walls_and_attacks_are_no_part_of_the_hand() -> None:
    table = at(house("shields shields soldiers manure patrol"), house(), house())
    table.act(0, "fortify shields")
    assert hand(table, 0) == ["shields", "patrol", "manure", "soldiers"]
    table = at(house("soldiers manure patrol shields shields", "shields"))
    table.act(0, "attack soldiers")
    assert len(hand(table, 0)) == 4
    assert state(table).levels[0] == 1
    table = at(house("palisades", "shields"))
    table.act(0, "fortify palisades")
    assert discards(table) == ["shields"]


@pytest.mark.clause("PR-HAND-05", "PR-ACT-02", "PR-ACT-03")
def test_draw_with_a_full_hand() -> None:
    table = at(house("shields shields soldiers manure patrol"), draws="knights")
    before = state(table).pile_size(0)
    table.act(0, "draw")
    assert state(table).pile_size(0) == before - 1
    assert table.deciders == (0,)
    assert texts(table) == [f"discard {card}" for card in ("shields", "patrol", "manure", "soldiers", "knights")]
    table.act(0, "discard knights")
    assert discards(table) == ["knights"]
    assert table.deciders == (2,)
    table = at(house("shields"), draws="knights")
    table.act(0, "draw")
    assert hand(table, 0) == ["shields", "knights"]
    assert table.deciders == (2,)


@pytest.mark.clause("PR-HAND-06", "PR-LOOT-04", "PR-LOOT-05")
def test_loot_over_five_is_discarded_out_of_turn() -> None:
    """V-5: an attacker with four cards who gets three discards two, before the defender goes on."""
    attacker = house("resources resources soldiers soldiers")
    table = attacked("trebuchets", house("shields shields shields manure"), attacker)
    play(table, "deploy", "loot shields shields shields")
    assert table.deciders == (2,)
    assert len(hand(table, 2)) == 7
    assert refused(table, 0, "draw") == "PR-TURN-01"
    play(table, "discard shields soldiers")
    assert len(hand(table, 2)) == 5
    assert table.deciders == (0,)
    assert "draw" in texts(table)


@pytest.mark.clause("PR-HAND-07", "PR-STR-01", "PR-STR-02")
def test_resources() -> None:
    table = at(house("resources shields soldiers manure patrol"), draws="knights towers")
    table.act(0, "play resources")
    assert discards(table) == ["resources"]
    assert len(hand(table, 0)) == 6
    play(table, "discard manure")
    assert hand(table, 0) == ["shields", "towers", "patrol", "soldiers", "knights"]
    assert table.deciders == (2,)


@pytest.mark.clause("PR-HAND-10", "PR-RULING-08")
def test_one_fortification_on_the_table_any_number_in_hand() -> None:
    table = at(house("shields palisades towers palisades shields"))
    table.act(0, "fortify shields")
    play(table, "draw", "draw", "fortify palisades")
    view = table.view(0)
    assert isinstance(view, ProelioView)
    assert view.houses[0].fortification == "palisades"
    assert discards(table) == ["shields"]
    assert hand(table, 0) == ["shields", "palisades", "towers"]


@pytest.mark.clause("PR-HAND-11", "PR-IMP-02")
def test_imperial_cards_count_towards_the_limit() -> None:
    table = at(house("shields soldiers manure patrol hero"), draws="knights")
    table.act(0, "draw")
    assert "discard hero" in texts(table)
    play(table, "discard hero")
    assert discards(table) == ["hero"]


@pytest.mark.clause("PR-HAND-12", "PR-STR-05")
def test_imperial_resources_from_a_full_hand() -> None:
    """V-11: four and three make seven, two go."""
    table = at(house("imperial_resources shields soldiers manure patrol"), draws="knights towers shields")
    gold = state(table).pile_size(1)
    table.act(0, "play imperial_resources")
    assert len(hand(table, 0)) == 7
    assert state(table).pile_size(1) == gold
    play(table, "discard manure towers")
    assert len(hand(table, 0)) == 5
    assert table.deciders == (2,)


@pytest.mark.clause("PR-RULING-06")
def test_hand_limit_timing() -> None:
    """A stolen sixth card goes at once, or waits for the holder's own turn."""
    thief = house("resources resources soldiers soldiers manure")
    table = attacked("infiltration", house("shields knights"), thief, draws="shields")
    table.act(0, "deploy")
    assert table.deciders == (2,)
    assert verbs(table, 2) == {"discard"}
    written = attacked(
        "infiltration", house("shields knights"), thief, draws="shields", options={"hand_limit_timing": "as_written"}
    )
    written.act(0, "deploy")
    assert written.deciders == (0,)
    assert len(hand(written, 2)) == 6
    written.act(0, "draw")
    assert written.deciders == (2,)
    assert verbs(written, 2) == {"discard"}


@pytest.mark.clause("PR-RULING-07")
def test_who_discards_first() -> None:
    """Only one House is over the limit at a time, and the active one is always asked before it goes on."""
    table = at(house("temporary_alliance shields"), house("shields " * 5), house())
    play(table, "play temporary_alliance 1")
    assert table.deciders == (1,)
    assert verbs(table, 1) == {"discard"}
    play(table, "discard shields")
    assert table.deciders == (2,)
