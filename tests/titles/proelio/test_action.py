"""The action, Strategy cards, the Plague and the Imperial deck (rulebook: the sections of these names)."""

from __future__ import annotations

import pytest

import wartable
from tests.titles.proelio.tools import at, attacked, discards, hand, house, level, play, refused, state, texts, verbs
from wartable.titles.proelio.cards import FIRST_GOLD, KINDS
from wartable.titles.proelio.position import DISCARD, PILE
from wartable.titles.proelio.view import ProelioView


def view(table: wartable.Table, viewer: int) -> ProelioView:
    found = table.view(viewer)
    assert isinstance(found, ProelioView)
    return found


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
    play(table, "exchange shields fortress")
    assert hand(table, 0) == ["manure", "hero"]
    assert discards(table) == ["shields", "fortress"]
    assert (state(table).discard_size(0), state(table).discard_size(1)) == (1, 1)
    assert (state(table).pile_size(0), state(table).pile_size(1)) == (black, gold - 1)
    assert level(table, 0) == 1


@pytest.mark.clause("PR-ACT-09", "PR-ACT-10")
def test_exchange_takes_exactly_two() -> None:
    for cards in ("", "manure"):
        table = at(house(cards, "shields"))
        assert "exchange" not in verbs(table)
    assert refused(at(house("manure")), 0, "exchange manure") == "PR-ACT-09"
    table = at(house("manure manure shields soldiers"), draws="hero")
    assert table.act(0, *table.title.parse("exchange manure manure shields soldiers")) != ()
    assert len(hand(table, 0)) == 3
    assert table.deciders == (2,)


@pytest.mark.clause("PR-ACT-11")
def test_open_war_has_no_support() -> None:
    assert refused(at(house("manure")), 0, "support manure") == "PR-ACT-11"


@pytest.mark.clause("PR-STR-03", "PR-STR-04", "PR-RULING-38", "PR-RULING-39")
def test_temporary_alliance() -> None:
    table = at(house("temporary_alliance"), house(), house("shields " * 5), draws="knights")
    table.act(0, "play temporary_alliance")
    assert texts(table) == [f"play temporary_alliance {seat}" for seat in range(3)]
    table.act(0, "play temporary_alliance 1")
    assert hand(table, 1) == ["knights"]
    assert discards(table) == ["temporary_alliance"]
    full = at(house("temporary_alliance"), house(), house("shields " * 5), draws="knights")
    play(full, "play temporary_alliance 2")
    assert full.deciders == (2,)
    assert verbs(full, 2) == {"discard"}
    oneself = at(house("temporary_alliance"), draws="knights")
    play(oneself, "play temporary_alliance 0")
    assert hand(oneself, 0) == ["knights"]
    others = at(house("temporary_alliance"), options={"temporary_alliance_self": False})
    others.act(0, "play temporary_alliance")
    assert refused(others, 0, "play temporary_alliance 0") == "PR-RULING-38"
    assert refused(others, 0, "play temporary_alliance 4") == "PR-STR-03"


@pytest.mark.clause("PR-STR-06", "PR-STR-07", "PR-STR-08", "PR-RULING-41")
def test_inquisition_shows_one_neighbour_to_its_player_alone() -> None:
    houses = [house("inquisition"), house("knights"), house("manure"), house("hero shields", waiting="soldiers")]
    table = at(*houses, house("patrol"), memory=[])
    table.act(0, "play inquisition")
    assert texts(table) == ["play inquisition 1", "play inquisition 4"]
    for seat in (0, 2, 3):
        assert refused(table, 0, f"play inquisition {seat}") == "PR-STR-07"
    table.act(0, "play inquisition 4")
    assert hand(table, 4) == ["patrol"]
    assert discards(table) == ["inquisition"]
    assert view(table, 0).houses[4].known == ("patrol",)
    for viewer in (-1, 1, 2, 3):
        assert view(table, viewer).houses[4].known == ()
        assert not any("Patrol" in line for line in table.log(viewer))
    assert any("Patrol" in line for line in table.log(0))
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
    for viewer in (-1, 0, 1, 2):
        assert [h.plague for h in view(table, viewer).houses] == [True, False, False]


@pytest.mark.clause("PR-PLG-03", "PR-PLG-04", "PR-PLG-05", "PR-PLG-06", "PR-PLG-07", "PR-PLG-09", "PR-RULING-35")
def test_a_plague_runs_its_course() -> None:
    """V-12 and on: nobody attacks, nothing is resolved, for exactly N-1 turns; then everything goes on."""
    table = at(house("plague soldiers"), house("soldiers knights"), house("soldiers"), draws="shields")
    table.act(0, "play plague")
    assert refused(table, 2, "attack soldiers") == "PR-PLG-03"
    assert {"draw", "exchange"} <= verbs(table, 2) | {"exchange"}
    table.act(2, "draw")
    assert refused(table, 1, "attack soldiers") == "PR-PLG-03"
    table.act(1, "draw")
    assert not state(table).plague_in_force()
    assert discards(table) == ["plague"]
    assert "attack soldiers" in texts(table)
    held = at(house("manure manure"), house("shields manure", waiting="soldiers"), house("plague"), active=2)
    held.act(2, "play plague")
    assert view(held, 1).step == "action"
    assert refused(held, 1, "attack manure") == "PR-PLG-03"
    assert len(state(held).waiting) == 1
    play(held, "draw", "draw")
    assert "attack manure" not in texts(held, 2)
    play(held, "draw")
    assert view(held, 1).step == "deploy"
    owner = at(house("manure", plague=True, waiting="soldiers"), house(), house(), step="turn_start")
    assert view(owner, 0).step == "deploy"


@pytest.mark.clause("PR-RULING-34", "PR-RULING-32", "PR-RULING-33")
def test_overlapping_plagues() -> None:
    """V-13: the second Plague outlasts the first; the attack waits, and a second one before the same target is refused."""
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
@pytest.mark.parametrize("seed", range(25))
def test_nobody_falls_during_a_plague(seed: int) -> None:
    data = {"seats": 3, "memory": None, "step": "turn_start"}
    houses = [house("plague soldiers"), house(waiting="soldiers"), house("plague manure", waiting="knights")]
    table = wartable.title("proelio").position({**data, "houses": houses}, seed=seed)
    for _ in range(60):
        if not table.deciders:
            break
        held = state(table).plague_in_force()
        choices = table.choices(table.deciders[0])
        table.act(table.deciders[0], choices[(seed * 31 + len(table.record.lines) * 7) % len(choices)])
        if held and state(table).plague_in_force():
            assert table.outcome is None
            assert not any(e.key in (7, 12, 17, 20) for e in table.record.lines[-1].entries)


@pytest.mark.clause("PR-IMP-11", "PR-IMP-12", "PR-IMP-13", "PR-RULING-28", "PR-RULING-29")
def test_gunpowder() -> None:
    """V-9: everything deployed and the walls go, the hand stays."""
    table = attacked("gunpowder", house("towers fortress manure manure", "towers"))
    play(table, "deploy towers fortress")
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
    few = attacked("gunpowder", house("manure", "towers"), options={"gunpowder_loot": 5})
    few.act(0, "deploy")
    assert few.outcome is not None
    assert hand(few, 2) == ["manure", "resources", "resources"]


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


@pytest.mark.clause("PR-DECK-01", "PR-RULING-45")
def test_a_deck_is_renewed_from_its_discards_on_need() -> None:
    """V-20: one card is drawn, the discards (the Resources just played too) become the pile, one more is drawn."""
    table = nearly_empty({})
    assert state(table).pile_size(0) == 1
    table.act(0, "play resources")
    assert state(table).discard_size(0) == 0
    assert len(hand(table, 0)) == 2
    assert state(table).pile_size(0) == sum(state(table).kit.copies[:FIRST_GOLD]) - 2


@pytest.mark.clause("PR-RULING-45")
def test_renewal_on_exhaustion() -> None:
    for options, left in (({}, 0), ({"reshuffle": "on_exhaustion"}, 82)):
        table = nearly_empty(options)
        table.act(0, "draw")
        assert state(table).pile_size(0) == left
        assert state(table).discard_size(0) == 82 - left


def nearly_empty(options: dict[str, str]) -> wartable.Table:
    """Seat 0 holds Resources; one Base card is in the pile, all others in the discards."""
    table = at(house("resources"), options=options)
    s = state(table)
    for kind in range(FIRST_GOLD):
        copies = s.cards[PILE + kind] - (1 if kind == 0 else 0)
        s.cards[DISCARD + kind] += copies
        s.cards[PILE + kind] -= copies
    return table


@pytest.mark.clause("PR-DECK-03", "PR-DECK-04")
@pytest.mark.parametrize("seed", range(8))
def test_cards_are_conserved_per_deck(seed: int) -> None:
    table = wartable.title("proelio").open(seats=3, seed=seed, memory=False)
    for _ in range(250):
        if not table.deciders:
            break
        choices = table.choices(table.deciders[0])
        table.act(table.deciders[0], choices[(seed * 13 + len(table.record.lines) * 5) % len(choices)])
        s = state(table)
        for kind in range(KINDS):
            lying = sum(s.cards[kind::KINDS][i] for i in range(len(s.cards) // KINDS) if i != 2)
            lying += sum(1 for w in s.waiting if w & 31 == kind) + (s.attack == kind)
            lying += sum(1 for lv in s.levels if lv and [-1, 0, 1, 2, 12][lv] == kind)
            lying += sum(s.plagues) if kind == 11 else 0
            assert lying == s.kit.copies[kind]


@pytest.mark.clause("PR-RULING-47", "PR-RULING-09")
def test_empty_decks() -> None:
    """Nothing to draw and nothing to do: the House is asked all the same, and passing is its only choice."""
    table = at(house("towers"))
    s = state(table)
    gone = s.cards[PILE : PILE + KINDS]
    s.cards[PILE : PILE + KINDS] = [0] * KINDS
    assert texts(table) == ["pass"]
    assert refused(table, 0, "draw") == "PR-RULING-47"
    two = at(house("towers hero"))
    state(two).cards[PILE : PILE + KINDS] = [*gone[:FIRST_GOLD], *[0] * (KINDS - FIRST_GOLD)]
    assert refused(two, 0, "exchange hero") == "PR-RULING-47"
    assert refused(two, 0, "pass") == "PR-RULING-09"
    one = at(house("resources"), draws="shields")
    state(one).cards[PILE : PILE + KINDS] = [1] + [0] * (KINDS - 1)
    state(one).kit.copies[:] = state(one).kit.copies
    one.act(0, "play resources")
    assert sorted(hand(one, 0)) == ["resources", "shields"]


@pytest.mark.clause("PR-RULING-09")
def test_allow_pass() -> None:
    assert refused(at(house("manure")), 0, "pass") == "PR-RULING-09"
    table = at(house("manure"), options={"allow_pass": True})
    table.act(0, "pass")
    assert table.deciders == (2,)


@pytest.mark.clause("PR-RULING-37")
def test_draws_are_automatic_and_complete() -> None:
    table = at(house("plague"), draws="knights")
    table.act(0, "play plague")
    assert hand(table, 0) == ["knights"]
    assert table.deciders == (2,)


@pytest.mark.clause("PR-RULING-43")
def test_discards_are_open_or_only_their_top() -> None:
    for visibility, seen in (("open", ("shields", "manure")), ("top_only", ())):
        table = at(house("manure"), discards=["manure", "shields"], options={"discard_visibility": visibility})
        deck = view(table, 1).decks[0]
        assert (deck.discards, deck.top, deck.discard) == (seen, "shields", 2)


@pytest.mark.clause("PR-RULING-44")
def test_cards_that_change_hands_are_seen_by_the_two() -> None:
    table = attacked("soldiers", house("manure knights"), house("shields"))
    play(table, "deploy", "loot manure")
    told = [e for line in table.record.lines for e in line.entries if e.key == 17]
    assert told[0].seen(0) == told[0].seen(2)
    assert told[0].seen(0) == [0, 2, 1, 0, 4]
    seen_by_third = told[0].seen(1)
    assert seen_by_third is not None
    assert seen_by_third[:4] == [0, 2, 1, 0]
    assert seen_by_third[4] < 0
