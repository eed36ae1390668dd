"""The turn and the hand (rulebook: The turn, The hand)."""

from __future__ import annotations

import pytest

import wartable
from tests.titles.proelio.tools import (
    at,
    attacked,
    discards,
    hand,
    house,
    level,
    picked,
    play,
    refused,
    state,
    texts,
    told,
    verbs,
    view,
)
from wartable.titles.proelio import TITLE

AS_WRITTEN = {"hand_limit_timing": "as_written"}
PENALISE = {"illegal_attack": "allow_and_penalise"}


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


@pytest.mark.clause("PR-TURN-03", "PR-TURN-04", "PR-RULING-02", "PR-ATK-06")
@pytest.mark.parametrize(("seats", "attacker"), [(n, seat) for n in (3, 4, 5, 6) for seat in range(n)])
def test_attacks_go_left_and_wait(seats: int, attacker: int) -> None:
    """The target is the last of the others to move: the attack is met on the (N-1)th turn after it was laid (V-1)."""
    table = at(*[house("soldiers") for _ in range(seats)], active=attacker, turn=7)
    left, right = (attacker + 1) % seats, (attacker - 1) % seats
    table.act(attacker, "attack soldiers")
    assert [len(h.waiting) for h in view(table, -1).houses] == [int(seat == left) for seat in range(seats)]
    assert table.deciders == (right,)
    assert left != right
    for _ in range(seats - 2):
        assert view(table, -1).step == "action"
        assert table.deciders != (left,)
        table.act(table.deciders[0], "draw")
    assert (view(table, -1).step, table.deciders) == ("deploy", (left,))
    assert state(table).turn == 7 + seats - 1


@pytest.mark.clause("PR-TURN-05", "PR-TURN-07", "PR-TURN-08", "PR-TURN-10", "PR-PLG-11", "PR-STR-09")
def test_defence_comes_before_the_action() -> None:
    actions = ("draw", "play plague", "attack soldiers", "fortify palisades", "exchange plague", "pass")
    table = attacked("soldiers", house("palisades plague knights soldiers", "shields"))
    clauses = [("deploy", "deploy", "PR-TURN-07", "PR-PLG-11"), ("sacrifice", "keep", "PR-TURN-07", "PR-PLG-11")]
    for step, answer, clause, plague in [*clauses, ("loot", "loot knights", "PR-TURN-10", "PR-TURN-10")]:
        assert view(table, 0).step == step
        for action in actions:
            assert refused(table, 0, action) == (plague if action == "play plague" else clause)
        table.act(0, answer)
    assert {"draw", "play plague", "attack soldiers", "fortify palisades", "exchange …"} <= set(texts(table))
    # Out of turn a Strategy card is as impossible as any other action.
    assert refused(at(house("manure"), house("plague")), 1, "play plague") == "PR-TURN-01"
    for answer in ("sacrifice", "keep", "loot palisades", "pay palisades", "discard palisades"):
        assert refused(table, 0, answer) == "PR-TURN-05"
    assert refused(table, 0, "deploy") == "PR-TURN-08"


@pytest.mark.clause("PR-TURN-05", "PR-DEF-13", "PR-RES-16")
def test_no_step_takes_the_answer_of_another() -> None:
    """Five decisions, and the answers that belong to the other four."""
    own = {("sacrifice", "deploy"): "PR-DEF-13", ("loot", "deploy"): "PR-DEF-13", ("loot", "sacrifice"): "PR-RES-16"}
    excess = at(house("shields " * 6), house(), house(), step="turn_start")
    deploy = attacked("knights", house("shields " * 3, "shields"))
    walls = attacked("knights", house("shields " * 3, "shields"))
    walls.act(0, "deploy")
    loot = attacked("knights", house("shields " * 3))
    loot.act(0, "deploy")
    penalty = at(house("shields shields"), house(), house(), active=1, step="pay_penalty", options=PENALISE)
    steps = {"discard": excess, "deploy": deploy, "sacrifice": walls, "loot": loot, "pay": penalty}
    answers = {
        "discard": "discard shields",
        "deploy": "deploy shields",
        "sacrifice": "sacrifice",
        "loot": "loot shields shields",
        "pay": "pay shields",
    }
    for asked, table in steps.items():
        assert asked in verbs(table)
        for verb, answer in answers.items():
            if verb == asked:
                assert table.why_not(0, answer) is None
            else:
                assert refused(table, 0, answer) == own.get((asked, verb), "PR-TURN-05")


@pytest.mark.clause("PR-TURN-06", "PR-HAND-04")
@pytest.mark.parametrize("excess", [1, 2])
def test_hand_is_cut_first_of_all(excess: int) -> None:
    cards = "shields " * 5 + "manure " * excess
    defender = house(cards, waiting="soldiers")
    table = at(defender, house(), house(), step="turn_start")
    assert verbs(table) == {"discard"}
    assert refused(table, 0, "discard hero") == "PR-HAND-09"
    play(table, "discard" + " manure" * excess)
    assert table.view(0).prompt.key == "prompt-deploy"
    assert len(hand(table, 0)) == 5


@pytest.mark.clause("PR-TURN-08", "PR-PLG-04")
def test_no_attack_or_a_plague_skips_the_defence() -> None:
    assert "draw" in texts(at(house(), house(), house(), step="turn_start"))
    held = at(house(waiting="soldiers"), house(plague=True), house(), step="turn_start")
    assert "draw" in texts(held)
    assert len(state(held).waiting) == 1


@pytest.mark.clause("PR-TURN-09", "PR-ACT-01", "PR-FORT-15", "PR-ATK-01")
@pytest.mark.parametrize(
    "action",
    [
        "draw",
        "fortify shields",
        "attack soldiers",
        "play plague",
        "play resources",
        "exchange soldiers soldiers",
        "play temporary_alliance 1",
    ],
)
def test_one_action_a_turn(action: str) -> None:
    table = at(house("shields palisades soldiers soldiers plague resources temporary_alliance"))
    play(table, action)
    while table.deciders == (0,):
        assert verbs(table) == {"discard"}
        table.act(0, table.choices(0)[-1])
    assert table.deciders == (2,)
    assert refused(table, 0, "fortify palisades") == "PR-TURN-01"
    assert level(table, 0) == (action == "fortify shields")


@pytest.mark.clause("PR-TURN-11", "PR-PLG-08")
def test_own_plague_goes_first_of_all() -> None:
    table = at(house("shields " * 6, plague=True), house(), house(), step="turn_start")
    assert verbs(table) == {"discard"}
    assert discards(table) == ["plague"]
    assert not state(table).plague_in_force()
    assert state(table).plagues == 0


@pytest.mark.clause("PR-HAND-01", "PR-HAND-09", "PR-RULING-07")
def test_no_hand_over_five_but_to_discard() -> None:
    """Never two Houses at once, and a House over five is asked before anybody else does anything."""
    cut = 0
    for seed in range(6):
        table = TITLE.open(seats=4, seed=seed, memory=False)
        while table.deciders and len(table.record.lines) < 120:
            seat = table.deciders[0]
            over = [s for s in range(4) if len(hand(table, s)) > 5]
            assert over in ([], [seat])
            if over:
                cut += 1
                assert verbs(table, seat) == {"discard"}
                assert {text.split()[1] for text in texts(table, seat)} == set(hand(table, seat))
            picked(table, seed)
    assert cut > 5


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
    # Five in hand, walls, a Plague and attacks that lie elsewhere: nothing is to be discarded as the turn begins.
    full = at(
        house("shields shields soldiers manure patrol", "fortress", plague=True),
        house(waiting="hero knights"),
        house(),
        step="turn_start",
        options={"pending_attacks_per_target": "unlimited"},
    )
    assert (view(full, 0).step, len(hand(full, 0))) == ("action", 5)


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
    assert told(table)[-1] == "discarded 2 2 shields soldiers"
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
    assert view(table, 0).houses[0].fortification == "palisades"
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


FULL = "resources resources soldiers soldiers manure"


def sixth_card(way: str, rules: dict[str, str]) -> tuple[wartable.Table, int]:
    """A House with five cards has just got a sixth where the text says nothing of discarding, and which House."""
    if way == "theft":
        table = attacked("infiltration", house("shields knights"), house(FULL), options=rules)
        table.act(0, "deploy")
        return table, 2
    if way == "turned theft":
        table = attacked("infiltration", house(f"patrol {FULL}"), house("knights"), options=rules)
        play(table, "deploy patrol")
        return table, 0
    if way == "penalty":
        table = attacked("knights", house(FULL), house("shields"), level=0, options={**PENALISE, **rules})
        table.act(0, "deploy")
        return table, 0
    table = at(house("temporary_alliance"), house(FULL), house(), options=rules)
    play(table, "play temporary_alliance 1")
    return table, 1


@pytest.mark.clause("PR-RULING-06", "PR-RULING-20", "PR-RULING-26", "PR-RULING-39")
@pytest.mark.parametrize("way", ["theft", "turned theft", "penalty", "alliance"])
def test_hand_limit_where_the_text_is_silent(way: str) -> None:
    """The sixth card goes at once, or waits for the start of the holder's next turn."""
    table, holder = sixth_card(way, {})
    assert (len(hand(table, holder)), table.deciders, verbs(table, holder)) == (6, (holder,), {"discard"})
    play(table, "discard soldiers")
    assert len(hand(table, holder)) == 5
    assert view(table, 0).step == "action"
    table, holder = sixth_card(way, AS_WRITTEN)
    assert len(hand(table, holder)) == 6
    assert view(table, 0).step == "action"
    play(table, "draw")
    if holder == 0:
        # It was the holder's own turn: the draw, which is cut at once, makes it seven.
        assert (len(hand(table, 0)), verbs(table)) == (7, {"discard"})
        return
    assert (len(hand(table, holder)), table.deciders, verbs(table, holder)) == (6, (holder,), {"discard"})
    play(table, "discard soldiers")
    assert (view(table, holder).step, table.deciders) == ("action", (holder,))


@pytest.mark.clause("PR-RULING-06", "PR-HAND-05", "PR-HAND-06", "PR-HAND-07", "PR-HAND-12", "PR-LOOT-04")
@pytest.mark.parametrize("rules", [{}, AS_WRITTEN])
def test_hand_limit_where_the_text_says_at_once(rules: dict[str, str]) -> None:
    """Draw, loot, Resources and Imperial Resources are cut at once by either reading."""
    for card, action, size in (
        ("knights", "draw", 6),
        ("resources", "play resources", 6),
        ("imperial_resources", "play imperial_resources", 7),
    ):
        table = at(house(f"shields soldiers manure patrol {card}"), options=rules)
        table.act(0, action)
        assert (len(hand(table, 0)), verbs(table), table.deciders) == (size, {"discard"}, (0,))
    table = attacked("soldiers", house("manure knights"), house(FULL), options=rules)
    play(table, "deploy", "loot manure")
    assert (len(hand(table, 2)), verbs(table, 2), table.deciders) == (6, {"discard"}, (2,))


@pytest.mark.clause("PR-RULING-07")
def test_who_discards_first() -> None:
    """Only one House is over the limit at a time, and the active one is always asked before it goes on."""
    table = at(house("temporary_alliance shields"), house("shields " * 5), house())
    play(table, "play temporary_alliance 1")
    assert table.deciders == (1,)
    assert verbs(table, 1) == {"discard"}
    play(table, "discard shields")
    assert table.deciders == (2,)
