"""The action, Strategy cards, the Plague and the Imperial deck (rulebook: the sections of these names)."""

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
from wartable.titles.proelio.position.position import DISCARD


@pytest.mark.clause("PR-ACT-06")
def test_a_strategy_card_of_the_hand() -> None:
    table = at(house("resources shields"), house("plague"))
    assert refused(table, 0, "play plague") == "PR-ACT-06"
    assert refused(table, 0, "play shields") == "PR-ACT-06"
    assert "play resources" in texts(table)


@pytest.mark.clause("PR-ACT-07", "PR-ACT-08", "PR-IMP-01", "PR-DECK-02")
def test_exchange() -> None:
    """V-17: Fortress and Shields go, each to its own discards; one Imperial card comes."""
    table = at(house("fortress shields manure", "shields"), draws="hero")
    black, gold = state(table).pile_size(0), state(table).pile_size(1)
    assert refused(table, 0, "exchange palisades") == "PR-ACT-08"
    assert refused(table, 0, "exchange shields shields") == "PR-ACT-08"  # the second would be the Fortification
    play(table, "exchange shields fortress")
    assert told(table, 1)[:2] == ["exchanged 0 shields fortress", "drew 0 imperial 1 ?"]
    assert told(table, 0)[1] == "drew 0 imperial 1 hero"
    assert hand(table, 0) == ["manure", "hero"]
    assert discards(table) == ["shields", "fortress"]
    assert (state(table).count_deck(DISCARD, 0), state(table).count_deck(DISCARD, 1)) == (1, 1)
    assert (state(table).pile_size(0), state(table).pile_size(1)) == (black, gold - 1)
    assert level(table, 0) == 1


@pytest.mark.clause("PR-ACT-09", "PR-ACT-10")
def test_exchange_takes_exactly_two() -> None:
    for cards in ("", "manure"):
        table = at(house(cards, "shields"))
        assert "exchange" not in verbs(table)
    assert refused(at(house("manure")), 0, "exchange manure") == "PR-ACT-09"
    assert texts(at(house("manure manure"))) == ["draw", "attack manure", "exchange …"]
    table = at(house("manure manure shields soldiers"), draws="hero")
    with pytest.raises(wartable.NotAnAction, match="two cards"):
        table.act(0, "exchange manure manure shields soldiers")
    table.act(0, "exchange …", "exchange manure …")
    assert texts(table) == ["exchange shields manure", "exchange manure manure", "exchange manure soldiers"]
    for action in ("draw", "attack soldiers", "fortify shields", "pass"):
        assert refused(table, 0, action) == "PR-ACT-01"  # one action, and this one is begun
    table.act(0, "exchange manure manure")
    assert hand(table, 0) == ["shields", "soldiers", "hero"]
    assert table.deciders == (2,)


@pytest.mark.clause("PR-ACT-11")
def test_open_war_has_no_support() -> None:
    assert refused(at(house("manure")), 0, "support manure") == "PR-ACT-11"


@pytest.mark.clause("PR-STR-03", "PR-STR-04", "PR-RULING-38", "PR-RULING-39")
def test_temporary_alliance() -> None:
    table = at(house("temporary_alliance"), house(), house("shields " * 5), draws="knights")
    table.act(0, "play temporary_alliance …")
    assert texts(table) == [f"play temporary_alliance {seat}" for seat in range(3)]
    table.act(0, "play temporary_alliance 1")
    assert hand(table, 1) == ["knights"]
    assert discards(table) == ["temporary_alliance"]
    assert table.deciders == (2,)
    for viewer, seen in ((-1, "?"), (0, "?"), (1, "knights"), (2, "?")):
        assert told(table, viewer)[:2] == ["played-on 0 temporary_alliance 1", f"drew 1 base 1 {seen}"]
    full = at(house("temporary_alliance"), house(), house("shields " * 5), draws="knights")
    play(full, "play temporary_alliance 2")
    assert full.deciders == (2,)
    assert verbs(full, 2) == {"discard"}
    oneself = at(house("temporary_alliance"), draws="knights")
    play(oneself, "play temporary_alliance 0")
    assert hand(oneself, 0) == ["knights"]
    others = at(house("temporary_alliance"), options={"temporary_alliance_self": False})
    others.act(0, "play temporary_alliance …")
    assert texts(others) == ["play temporary_alliance 1", "play temporary_alliance 2"]
    assert refused(others, 0, "play temporary_alliance 0") == "PR-RULING-38"
    assert refused(others, 0, "play temporary_alliance 3") == "PR-STR-03"
    for action in ("draw", "exchange temporary_alliance", "pass"):
        assert refused(others, 0, action) == "PR-ACT-01"  # one action, and this one is begun


@pytest.mark.clause("PR-STR-06", "PR-STR-07", "PR-STR-08", "PR-RULING-41")
def test_inquisition_shows_one_neighbour_to_its_player_alone() -> None:
    houses = [house("inquisition"), house("knights"), house("manure"), house("hero shields", waiting="soldiers")]
    table = at(*houses, house("patrol"), memory=[])
    table.act(0, "play inquisition …")
    assert texts(table) == ["play inquisition 1", "play inquisition 4"]
    for seat in (0, 2, 3):
        assert refused(table, 0, f"play inquisition {seat}") == "PR-STR-07"
    table.act(0, "play inquisition 4")
    assert hand(table, 4) == ["patrol"]
    assert discards(table) == ["inquisition"]
    for viewer, seen in ((-1, "?"), (0, "patrol"), (1, "?"), (2, "?"), (3, "?"), (4, "patrol")):
        assert told(table, viewer)[:2] == ["played-on 0 inquisition 4", f"looked 0 4 1 {seen}"]
    assert view(table, 0).houses[4].known == ("patrol",)
    for viewer in (-1, 1, 2, 3):
        assert view(table, viewer).houses[4].known == ()
        assert not any("Patrol" in line for line in table.log(viewer))
    assert any("Patrol" in line for line in table.log(0))
    left = at(house("inquisition"), house("knights shields"), house(), memory=[])
    play(left, "play inquisition 1")
    assert view(left, 0).houses[1].known == ("shields", "knights")
    # It does not show the attack that the looked-at House has lying.
    laid = at(house("inquisition"), house("patrol"), house(waiting="soldiers"), memory=[])
    play(laid, "play inquisition 1")
    assert view(laid, 0).houses[2].waiting[0].card == ""


@pytest.mark.clause("PR-PLG-01", "PR-PLG-02")
def test_the_plague_lies_open_and_draws_a_card() -> None:
    table = at(house("plague manure"), draws="knights")
    table.act(0, "play plague")
    assert hand(table, 0) == ["manure", "knights"]
    assert discards(table) == []
    assert told(table)[:2] == ["played 0 plague", "drew 0 base 1 ?"]
    for viewer in (-1, 0, 1, 2):
        assert [h.plague for h in view(table, viewer).houses] == [True, False, False]


@pytest.mark.clause("PR-PLG-03", "PR-PLG-06", "PR-PLG-07", "PR-RULING-35")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_plague_lasts_until_its_owners_next_turn(seats: int) -> None:
    """For exactly N-1 turns nobody attacks; everything else goes on."""
    cards = "soldiers shields inquisition manure"
    table = at(house("plague soldiers"), *[house(cards) for _ in range(2)], *[house("soldiers")] * (seats - 3))
    table.act(0, "play plague")
    for _ in range(seats - 1):
        seat = table.deciders[0]
        assert seat != 0
        assert state(table).plague_in_force()
        assert refused(table, seat, "attack soldiers") == "PR-PLG-03"
        assert not any(text.startswith("attack") for text in texts(table, seat))
        if len(hand(table, seat)) == 4:
            assert verbs(table, seat) == {"draw", "fortify", "play", "exchange"}
        table.act(seat, "draw")
    assert table.deciders == (0,)
    assert not state(table).plague_in_force()
    assert discards(table) == ["plague"]
    assert "attack soldiers" in texts(table)
    assert told(table)[-2:] == [f"turn-begins 0 {seats + 1}", "plague-ends 0"]
    # Its own player is bound like all others, even when it is their turn while it lies.
    assert refused(at(house("soldiers", plague=True), *[house()] * (seats - 1)), 0, "attack soldiers") == "PR-PLG-03"


@pytest.mark.clause("PR-PLG-04", "PR-PLG-05", "PR-PLG-09", "PR-RULING-33")
def test_a_plague_holds_what_waits() -> None:
    """V-12: seat 2 lays a Plague before the attack on seat 1 is met; it is met on the first turn without one."""
    held = at(house("manure manure"), house("shields manure", waiting="soldiers"), house("plague"), active=2)
    held.act(2, "play plague")
    assert view(held, 1).step == "action"
    assert told(held)[-2:] == ["turn-begins 1 2", "defence-held 1"]
    assert refused(held, 1, "attack manure") == "PR-PLG-03"
    assert refused(held, 1, "deploy shields") == "PR-RULING-33"  # not even of one's own will
    play(held, "draw", "draw")
    assert len(state(held).waiting) == 1
    assert "attack manure" not in texts(held, 2)
    play(held, "draw")
    assert (view(held, 1).step, held.deciders) == ("deploy", (1,))
    owner = at(house("manure", plague=True, waiting="soldiers"), house(), house(), step="turn_start")
    assert view(owner, 0).step == "deploy"
    other = at(house("manure", plague=True, waiting="soldiers"), house(plague=True), house(), step="turn_start")
    assert view(other, 0).step == "action"


@pytest.mark.clause("PR-RULING-34", "PR-RULING-32", "PR-RULING-33")
def test_overlapping_plagues() -> None:
    """V-13: the second Plague outlasts the first; the attack waits, and a second one before its target is refused."""
    table = at(house("soldiers manure plague"), house("shields shields"), house("plague manure"))
    play(table, "attack soldiers", "play plague")
    assert view(table, 1).step == "action"
    play(table, "draw", "play plague")
    assert view(table, 2).step == "action"
    assert [h.plague for h in view(table, 0).houses] == [True, False, False]
    assert refused(table, 2, "attack manure") == "PR-PLG-03"
    play(table, "draw")
    assert view(table, 1).step == "action"
    play(table, "draw")
    assert not state(table).plague_in_force()
    assert refused(table, 0, "attack manure") == "PR-RULING-32"


@pytest.mark.clause("PR-PLG-10", "PR-RULING-36")
def test_nobody_falls_during_a_plague() -> None:
    """No matter what is played, nothing is turned over, stolen or looted while one is in force."""
    houses = [house("plague soldiers", plague=True), house("manure", waiting="soldiers"), house(waiting="knights")]
    held = 0
    for seed in range(25):
        data = {"seats": 3, "memory": None, "active": 2, "step": "turn_start", "houses": houses}
        table = wartable.title("proelio").position(data, seed=seed)
        while table.deciders and len(table.record.lines) < 40:
            before = state(table).plague_in_force()
            picked(table, seed)
            if before and state(table).plague_in_force():
                held += 1
                assert table.outcome is None
                happened = {fact.split()[0] for fact in told(table, last=1)}
                assert not happened & {"revealed", "stolen", "looted", "eliminated", "defence-opens", "deployed"}
    assert held > 20


@pytest.mark.clause("PR-IMP-11", "PR-IMP-12", "PR-IMP-13", "PR-RULING-28", "PR-RULING-29")
def test_gunpowder() -> None:
    """V-9: everything deployed and the walls go, the hand stays."""
    table = attacked("gunpowder", house("towers fortress manure manure", "towers"))
    play(table, "deploy towers fortress")
    assert told(table)[:3] == ["deployed 0 2 towers fortress", "revealed 0 2 gunpowder", "swept 0 2 3"]
    assert discards(table) == ["towers", "towers", "fortress", "gunpowder"]
    assert (level(table, 0), hand(table, 0)) == (0, ["manure", "manure"])
    assert view(table, 0).step == "action"
    assert hand(table, 2) == ["resources", "resources"]
    bare = at(house("gunpowder manure"))
    assert "attack gunpowder" in texts(bare)
    strict = at(house("gunpowder manure", "shields"), options={"gunpowder_min_level": 2})
    assert refused(strict, 0, "attack gunpowder") == "PR-RULING-28"
    walled = at(house("gunpowder manure", "palisades"), options={"gunpowder_min_level": 2})
    assert "attack gunpowder" in texts(walled)


@pytest.mark.clause("PR-RULING-29")
def test_gunpowder_with_loot() -> None:
    table = attacked("gunpowder", house("manure soldiers knights", "towers"), options={"gunpowder_loot": 2})
    table.act(0, "deploy")
    assert verbs(table) == {"loot"}
    play(table, "loot manure knights")
    assert hand(table, 2) == ["manure", "knights", "resources", "resources"]
    assert (hand(table, 0), level(table, 0)) == (["soldiers"], 0)
    assert view(table, 0).step == "action"
    assert discards(table) == ["towers", "gunpowder"]
    few = attacked("gunpowder", house("manure", "towers"), options={"gunpowder_loot": 5})
    few.act(0, "deploy")
    assert few.outcome is not None
    assert hand(few, 2) == ["manure", "resources", "resources"]
    none = attacked("gunpowder", house("", "towers"), options={"gunpowder_loot": 5})
    none.act(0, "deploy")
    assert none.outcome is not None
    assert not any(fact.startswith("looted") for fact in told(none))
    for cards in range(1, 6):
        rules = {"gunpowder_loot": cards}
        each = attacked("gunpowder", house("manure soldiers " * 3, "towers"), house(), options=rules)
        play(each, "deploy", " ".join(["loot", *["manure", "soldiers", "manure", "soldiers", "manure"][:cards]]))
        assert len(hand(each, 2)) == cards
        assert (view(each, 0).short, wartable.title("proelio").invariants(each.state)) == (0, [])
    # It is loot, so that the attacker discards at once by either reading of the hand limit.
    for timing in ("immediate", "as_written"):
        both = {"gunpowder_loot": 2, "hand_limit_timing": timing}
        rich = attacked("gunpowder", house("manure soldiers knights"), house("shields " * 5), options=both)
        play(rich, "deploy", "loot manure knights")
        assert (rich.deciders, verbs(rich, 2), len(hand(rich, 2))) == ((2,), {"discard"}, 7)


@pytest.mark.clause("PR-IMP-12")
def test_gunpowder_against_an_empty_hand() -> None:
    """V-10."""
    table = attacked("gunpowder", house("shields", "fortress"))
    play(table, "deploy shields")
    assert table.outcome is not None


@pytest.mark.clause("PR-IMP-09")
def test_edict_against_gunpowder() -> None:
    """V-8: cancelled, the Fortress stands."""
    table = attacked("gunpowder", house("imperial_edict manure", "fortress"))
    play(table, "deploy imperial_edict")
    assert level(table, 0) == 4
    assert discards(table) == ["imperial_edict", "gunpowder"]


@pytest.mark.clause("PR-RULING-44", "PR-INF-04")
def test_a_theft_is_seen_by_the_two() -> None:
    table = attacked("infiltration", house("manure knights"), house("shields"), draws="manure")
    table.act(0, "deploy")
    for viewer, seen in ((-1, "?"), (1, "?"), (0, "manure"), (2, "manure")):
        assert told(table, viewer)[-1] == f"stolen 2 0 {seen}"
