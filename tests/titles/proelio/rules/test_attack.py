"""Attacking, unlawful attacks, Infiltration and Patrol (rulebook: Attacking, Infiltration, Patrol)."""

from __future__ import annotations

from collections import Counter

import pytest

import wartable
from tests.titles.proelio.tools import (
    at,
    attacked,
    discards,
    hand,
    house,
    level,
    play,
    refused,
    state,
    texts,
    told,
    verbs,
    view,
)
from wartable.titles.proelio.codes.cards import ATTACK, CARD_IDS, TYPE, VALUE
from wartable.titles.proelio.position.places import kind_of
from wartable.titles.proelio.position.position import DISCARD

PENALISE = {"illegal_attack": "allow_and_penalise"}


@pytest.mark.clause("PR-ATK-01", "PR-ATK-05", "PR-ATK-06", "PR-ATK-07", "PR-ACT-04")
def test_an_attack_lies_before_the_left_neighbour() -> None:
    table = at(house("soldiers manure"), house(), house())
    with pytest.raises(wartable.NotAnAction):
        table.act(0, "attack soldiers 2")
    table.act(0, "attack soldiers")
    assert table.deciders == (2,)
    assert [len(h.waiting) for h in view(table, -1).houses] == [0, 1, 0]
    assert level(table, 1) == 0
    table.act(2, "draw")
    assert [len(h.waiting) for h in view(table, -1).houses] == [0, 1, 0]


@pytest.mark.clause("PR-ATK-02", "PR-ATK-03", "PR-ATK-08")
def test_only_one_attack_card_of_the_hand() -> None:
    table = at(house("soldiers shields resources"), house("manure"))
    assert refused(table, 0, "attack manure") == "PR-ATK-02"
    assert refused(table, 0, "attack shields") == "PR-ATK-03"
    assert refused(table, 0, "attack resources") == "PR-ATK-03"
    with pytest.raises(wartable.NotAnAction, match="too much"):
        table.act(0, "attack soldiers soldiers")


@pytest.mark.clause("PR-ATK-04", "PR-IMP-07", "PR-RULING-42", "PR-RULING-54")
def test_face_down_but_the_back_shows() -> None:
    table = at(house("imperial_manure soldiers hero"), house(), house())
    assert (view(table, 1).houses[0].hand_size, view(table, 1).houses[0].gold) == (3, 2)
    table.act(0, "attack imperial_manure")
    for viewer in (-1, 0, 1, 2):
        lying = view(table, viewer).houses[1].waiting[0]
        assert (lying.deck, lying.level, lying.attacker) == ("imperial", 0, 0)
        assert lying.card == ("imperial_manure" if viewer == 0 else "")
    assert view(table, 1).houses[0].gold == 1


@pytest.mark.clause("PR-RULING-04", "PR-ATK-05")
def test_the_attackers_level_is_kept_with_the_attack() -> None:
    """Not the target's: Palisades stand behind it, no matter what stands before it or is built since."""
    table = at(house("soldiers", "palisades"), house("", "fortress"), house(), turn=6)
    table.act(0, "attack soldiers")
    for viewer in (-1, 0, 1, 2):
        lying = view(table, viewer).houses[1].waiting[0]
        assert (lying.level, lying.turn, lying.attacker) == (2, 6, 0)
        assert lying.may_be == ("manure", "infiltration", "soldiers", "knights", "trebuchets")


@pytest.mark.clause("PR-ATK-05", "PR-RES-01")
@pytest.mark.parametrize("seat", range(3))
def test_each_house_meets_the_attack_that_lies_before_it(seat: int) -> None:
    attacks = ["manure", "imperial_manure", "infiltration"]
    houses = [house("hero", "shields", waiting=attack, turn=3 - i) for i, attack in enumerate(attacks)]
    table = at(*houses, active=seat, step="deploy", turn=5)
    table.act(seat, "deploy")
    assert f"revealed {seat} {(seat - 1) % 3} {attacks[seat]}" in told(table)
    assert discards(table) == [attacks[seat]]
    assert sorted(kind_of(w) for w in state(table).waiting) == sorted(
        CARD_IDS.index(attack) for attack in attacks if attack != attacks[seat]
    )


@pytest.mark.clause("PR-RULING-54")
def test_a_laid_attack_can_be_looked_at_but_not_taken_back() -> None:
    """Plagues let its owner come back to the table while it still waits: nothing its owner may do touches it."""
    table = at(house("manure soldiers shields"), house(waiting="knights", turn=4), house(plague=True), turn=7)
    assert view(table, 0).houses[1].waiting[0].card == "knights"
    for text in texts(table):
        other = at(house("manure soldiers shields"), house(waiting="knights", turn=4), house(plague=True), turn=7)
        other.act(0, text)
        assert [(w.card, w.turn, w.level) for w in view(other, 0).houses[1].waiting] == [("knights", 4, 4)]


@pytest.mark.clause("PR-ATK-10", "PR-RULING-04")
def test_a_lawful_attack_keeps_its_value() -> None:
    """Trebuchets laid at level 2 count 3, although the attacker's walls have fallen since."""
    table = attacked("trebuchets", house("shields shields shields shields"), house("manure"), level=2)
    assert level(table, 2) == 0
    table.act(0, "deploy")
    assert state(table).short == 3
    assert "compared 0 2 trebuchets 3 0 3 0" in told(table)


@pytest.mark.clause("PR-RULING-03", "PR-ATK-11", "PR-ATK-12", "PR-ATK-13")
def test_unlawful_attack_by_option() -> None:
    prevented = at(house("knights manure"))
    assert refused(prevented, 0, "attack knights") == "PR-ATK-09"
    table = at(house("knights manure soldiers"), house("shields"), house(), options=PENALISE)
    laying = next(choice for choice in table.choices(0) if choice.text == "attack knights")
    assert laying.caution == "PR-ATK-13"
    table.act(0, laying)
    # Before it is turned over, nothing tells it from a lawful attack.
    for viewer in (-1, 1, 2):
        assert told(table, viewer, last=1)[0] == "attack-laid 0 1 base 0 ?"
        assert len(view(table, viewer).houses[1].waiting[0].may_be) == 5
    play(table, "draw", "deploy shields")
    assert discards(table) == ["knights"]
    assert {"revealed 1 0 knights", "void 0 1 knights 0", "returned 1 1 shields"} <= set(told(table))
    assert not any(fact.startswith("compared") for fact in told(table))
    assert table.deciders == (0,)
    assert verbs(table, 0) == {"pay"}
    assert refused(table, 0, "pay hero") == "PR-RULING-25"
    table.act(0, "pay soldiers")
    assert hand(table, 0) == ["manure"]
    assert hand(table, 1) == ["shields", "soldiers"]
    assert table.deciders == (1,)
    assert view(table, 1).step == "action"


@pytest.mark.clause("PR-RULING-03", "PR-ATK-09", "PR-ATK-11")
@pytest.mark.parametrize(
    ("card", "lawful"), [("manure", True), ("soldiers", True), ("knights", False), ("hero", False)]
)
def test_only_unlawful_attacks_carry_a_caution(card: str, lawful: bool) -> None:
    """Allowed and punished later: the attacker alone is warned."""
    table = at(house(card), house("shields shields"), house(), options=PENALISE)
    [laying] = [choice for choice in table.choices(0) if choice.text == f"attack {card}"]
    assert laying.caution == ("" if lawful else "PR-ATK-13")
    table.act(0, laying)
    play(table, "draw", "deploy")
    assert any(fact.startswith("void") for fact in told(table)) != lawful


@pytest.mark.clause("PR-RULING-28", "PR-RULING-03", "PR-ATK-12")
@pytest.mark.parametrize("least", range(5))
@pytest.mark.parametrize("laid_at", range(5))
def test_gunpowder_may_need_walls(least: int, laid_at: int) -> None:
    """`gunpowder_min_level` refuses it, or makes it void at the reveal."""
    fort = [None, "shields", "palisades", "towers", "fortress"][laid_at]
    table = at(house("gunpowder", fort), options={"gunpowder_min_level": least})
    assert ("attack gunpowder" in texts(table)) == (laid_at >= least)
    if laid_at < least:
        assert refused(table, 0, "attack gunpowder") == "PR-RULING-28"
    rules = {**PENALISE, "gunpowder_min_level": least}
    table = attacked("gunpowder", house("manure", "towers"), house(), level=laid_at, options=rules)
    table.act(0, "deploy")
    assert level(table, 0) == (0 if laid_at >= least else 3)


@pytest.mark.clause("PR-ATK-14", "PR-RULING-26", "PR-RULING-27")
def test_defence_returns_from_an_unlawful_attack() -> None:
    """V-15: Edict and Shields come back, one card is paid, one of six is discarded."""
    defender = house("imperial_edict shields soldiers soldiers manure", "shields")
    table = attacked("trebuchets", defender, house("knights knights"), level=0, options=PENALISE)
    play(table, "deploy shields imperial_edict", "pay knights")
    assert len(hand(table, 0)) == 6
    assert table.deciders == (0,)
    assert verbs(table) == {"discard"}
    assert hand(table, 2) == ["knights"]
    play(table, "discard manure")
    assert discards(table) == ["manure", "trebuchets"]
    assert level(table, 0) == 1
    assert "draw" in texts(table)
    assert not any(fact.startswith("cancelled") for fact in told(table))


@pytest.mark.clause("PR-RULING-04")
def test_lawfulness_is_judged_when_laid() -> None:
    """V-14: Knights laid at level 0 stay unlawful though Shields were built since."""
    table = attacked("knights", house("shields manure"), house("soldiers", "shields"), level=0, options=PENALISE)
    table.act(0, "deploy")
    assert discards(table) == ["knights"]
    assert hand(table, 0) == ["shields", "manure", "soldiers"]
    lawful = attacked("knights", house("shields manure"), house("soldiers"), level=1, options=PENALISE)
    lawful.act(0, "deploy")
    assert hand(lawful, 2) == ["shields", "manure", "soldiers"]


@pytest.mark.clause("PR-RULING-25", "PR-RULING-44")
def test_the_penalty_is_the_attackers_choice_face_down() -> None:
    """Any card, Imperial ones too; the third House sees its back. With one card, or none, nothing is to choose."""
    table = attacked("knights", house("shields"), house("hero manure resources"), level=0, options=PENALISE)
    table.act(0, "deploy")
    assert texts(table, 2) == ["pay manure", "pay resources", "pay hero"]
    table.act(2, "pay hero")
    assert hand(table, 0) == ["shields", "hero"]
    for viewer, seen in ((-1, "?"), (1, "?"), (0, "hero"), (2, "hero")):
        assert told(table, viewer)[-1] == f"penalty 2 0 imperial {seen}"
    for card in ("manure", "inquisition"):
        single = attacked("knights", house("shields"), house(card), level=0, options=PENALISE)
        single.act(0, "deploy")
        assert (hand(single, 0), hand(single, 2), view(single, 0).step) == (["shields", card], [], "action")
    table = attacked("knights", house("shields"), house(), level=0, options=PENALISE)
    play(table, "deploy shields")
    assert hand(table, 0) == ["shields"]
    assert "draw" in texts(table)
    assert not any(fact.startswith("penalty") for fact in told(table))


@pytest.mark.clause("PR-RULING-11", "PR-RULING-12")
def test_a_void_attack_eliminates_nobody() -> None:
    """Neither the defender, who has nothing, nor the attacker, who pays the last card."""
    table = attacked("knights", house(), house(), level=0, options=PENALISE)
    table.act(0, "deploy")
    assert (table.outcome, view(table, 0).step) == (None, "action")
    table = attacked("knights", house(), house("manure"), level=0, options=PENALISE)
    table.act(0, "deploy")
    assert (table.outcome, hand(table, 2), level(table, 2)) == (None, [], 0)


@pytest.mark.clause("PR-ATK-15", "PR-RES-12", "PR-RULING-48")
def test_a_resolved_attack_is_discarded_to_its_own_deck() -> None:
    for attack in ("manure", "imperial_manure"):
        table = attacked(attack, house("soldiers"))
        table.act(0, "deploy")
        assert discards(table) == [attack]
        assert state(table).waiting == []
        assert state(table).count_deck(DISCARD, 1 if attack == "imperial_manure" else 0) == 1


@pytest.mark.clause("PR-INF-01", "PR-INF-02", "PR-INF-03")
def test_infiltration_is_laid_like_any_attack() -> None:
    kind = CARD_IDS.index("infiltration")
    assert (TYPE[kind], VALUE[kind]) == (ATTACK, 0)
    table = at(house("infiltration"), house("shields soldiers"), house())
    table.act(0, "attack infiltration")
    assert hand(table, 1) == ["shields", "soldiers"]
    assert view(table, 1).houses[1].waiting[0].card == ""
    play(table, "draw")
    assert (view(table, 1).step, hand(table, 1)) == ("deploy", ["shields", "soldiers"])
    play(table, "deploy")
    assert len(hand(table, 0)) == 1
    assert len(hand(table, 1)) == 1


@pytest.mark.clause("PR-INF-04", "PR-INF-05", "PR-IMP-14", "PR-RULING-18")
def test_theft_is_uniform_over_base_cards_left_in_hand() -> None:
    """V-6: deployed cards and Imperial cards cannot be stolen; the rest is equally likely."""
    stolen: Counter[str] = Counter()
    for seed in range(300):
        defender = {**house("shields shields knights manure hero"), "waiting": house(waiting="infiltration")["waiting"]}
        data = {"seats": 3, "memory": None, "step": "deploy", "houses": [defender, house(), house()]}
        table = wartable.title("proelio").position(data, seed=seed)
        play(table, "deploy shields shields")
        stolen.update(hand(table, 2))
        assert len(hand(table, 0)) == 2
    assert set(stolen) == {"knights", "manure"}
    assert 110 < stolen["knights"] < 190


@pytest.mark.clause("PR-INF-05", "PR-RULING-23")
def test_nothing_to_steal() -> None:
    table = attacked("infiltration", house("hero gunpowder"))
    table.act(0, "deploy")
    assert hand(table, 0) == ["hero", "gunpowder"]
    assert discards(table) == ["infiltration"]
    assert "draw" in texts(table)
    assert "nothing-stolen 2 0" in told(table)
    empty = attacked("infiltration", house("shields"))
    play(empty, "deploy shields")
    assert empty.outcome is not None
    assert empty.outcome.winners == (2,)
    assert "nothing-stolen 2 0" in told(empty)


@pytest.mark.clause("PR-INF-06", "PR-INF-07", "PR-INF-09", "PR-RULING-17", "PR-DEF-08")
def test_ordinary_defence_does_not_stop_infiltration() -> None:
    table = attacked("infiltration", house("shields shields shields manure", "palisades"), draws="manure")
    play(table, "deploy shields shields shields")
    assert hand(table, 2) == ["manure", "resources", "resources"]
    assert discards(table) == ["shields", "shields", "shields", "infiltration"]
    assert level(table, 0) == 2
    assert "draw" in texts(table)


@pytest.mark.clause("PR-INF-08", "PR-PAT-04", "PR-PAT-05", "PR-PAT-07", "PR-RULING-37")
def test_patrol_turns_the_theft_round() -> None:
    table = attacked("infiltration", house("patrol manure"), house("soldiers knights"), draws="knights")
    play(table, "deploy patrol")
    assert hand(table, 0) == ["manure", "knights"]
    assert hand(table, 2) == ["soldiers"]
    assert discards(table) == ["patrol", "infiltration"]
    assert view(table, 0).step == "action"
    for viewer, seen in ((-1, "?"), (1, "?"), (0, "knights"), (2, "knights")):
        assert told(table, viewer)[-2:] == ["turned-round 0 2", f"stolen 0 2 {seen}"]


@pytest.mark.clause("PR-RULING-20", "PR-PAT-05")
def test_the_turned_theft_is_random_over_base_cards() -> None:
    stolen: Counter[str] = Counter()
    for seed in range(120):
        defender = {**house("patrol"), "waiting": house(waiting="infiltration")["waiting"]}
        houses = [defender, house(), house("soldiers knights hero")]
        table = wartable.title("proelio").position(
            {"seats": 3, "memory": None, "step": "deploy", "houses": houses}, seed=seed
        )
        play(table, "deploy patrol")
        stolen.update(hand(table, 0))
    assert set(stolen) == {"soldiers", "knights"}
    assert 40 < stolen["knights"] < 80


@pytest.mark.clause("PR-PAT-06", "PR-RULING-20", "PR-RULING-11")
def test_patrol_finds_only_imperial_cards() -> None:
    """V-7, and no defeat check after a theft that was turned round."""
    table = attacked("infiltration", house("patrol"), house("hero"))
    play(table, "deploy patrol")
    assert hand(table, 0) == []
    assert hand(table, 2) == ["hero"]
    assert table.outcome is None
    assert discards(table) == ["patrol", "infiltration"]


@pytest.mark.clause("PR-RULING-21")
def test_two_patrols_steal_once() -> None:
    table = attacked("infiltration", house("patrol patrol manure"), house("soldiers knights"), draws="knights")
    play(table, "deploy patrol patrol")
    assert hand(table, 2) == ["soldiers"]
    assert discards(table) == ["patrol", "patrol", "infiltration"]


@pytest.mark.clause("PR-RULING-19", "PR-RULING-22", "PR-RULING-30")
def test_edict_cancels_infiltration_before_the_patrol_works() -> None:
    table = attacked("infiltration", house("patrol imperial_edict manure"), house("soldiers knights"))
    play(table, "deploy patrol imperial_edict")
    assert hand(table, 0) == ["manure"]
    assert hand(table, 2) == ["soldiers", "knights"]
    assert discards(table) == ["patrol", "infiltration", "imperial_edict"]


@pytest.mark.clause("PR-RULING-24")
def test_infiltration_takes_the_last_card() -> None:
    table = attacked("infiltration", house("manure"), draws="manure")
    table.act(0, "deploy")
    assert table.outcome is not None
    assert table.outcome.winners == (2,)


@pytest.mark.clause("PR-RULING-12")
def test_the_attacker_is_never_eliminated() -> None:
    """The attacker's last card is stolen by a Patrol, who plays on with nothing."""
    table = attacked("infiltration", house("patrol manure"), house("soldiers"), draws="soldiers")
    play(table, "deploy patrol")
    assert hand(table, 2) == []
    assert level(table, 2) == 0
    assert table.outcome is None


@pytest.mark.clause("PR-RULING-16", "PR-ATC-01", "PR-IMP-06")
@pytest.mark.parametrize("card", ["manure", "imperial_manure"])
def test_manure_against_nothing(card: str) -> None:
    """Both Manures are repelled by anything; they burn what is deployed, and may finish a House with nothing left."""
    table = attacked(card, house("soldiers", "shields"))
    table.act(0, "deploy")
    assert hand(table, 0) == ["soldiers"]
    assert level(table, 0) == 1
    assert "draw" in texts(table)
    assert f"compared 0 2 {card} 0 0 0 0" in told(table)
    bare = attacked(card, house("shields"))
    play(bare, "deploy shields")
    assert bare.outcome is not None
    assert "eliminated 0 2" in told(bare)


@pytest.mark.clause("PR-RULING-32", "PR-RULING-33")
def test_one_attack_waits_or_many() -> None:
    """V-12 and V-13: overlapping Plagues let an attacker come back to a target whose attack still waits."""
    one = at(house("soldiers"), house(waiting="manure"), house())
    assert refused(one, 0, "attack soldiers") == "PR-RULING-32"
    many = at(
        house("soldiers"),
        house("shields knights shields", waiting="manure"),
        house(),
        options={"pending_attacks_per_target": "unlimited"},
        turn=5,
    )
    many.act(0, "attack soldiers")
    assert len(view(many, -1).houses[1].waiting) == 2
    play(many, "draw", "deploy")
    assert discards(many) == ["manure"]
    assert verbs(many, 1) == {"deploy"}
    play(many, "deploy shields")
    assert discards(many) == ["shields", "manure", "soldiers"]
    assert "draw" in texts(many, 1)
