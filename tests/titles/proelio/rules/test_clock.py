"""What a clock plays for an absent seat: the least that the rules let it part with, and no attack."""

from __future__ import annotations

import pytest

import wartable
from tests.titles.proelio.tools import allied, at, attacked, hand, house, level, state
from wartable.titles.proelio.codes.cards import CARD_IDS, FIRST_GOLD, KINDS, VALUE, cost
from wartable.titles.proelio.position.position import PILE

pytestmark = pytest.mark.clause("PR-RULING-51")

PENALISE = {"illegal_attack": "allow_and_penalise"}
NOT_REPELLED = {"elimination_check": "only_if_not_repelled"}
CHEAPEST_FIRST = [
    *("resources", "temporary_alliance", "plague", "manure", "infiltration"),
    *("shields", "patrol", "soldiers", "palisades", "knights", "towers", "trebuchets"),
    *("imperial_edict", "gunpowder", "imperial_resources", "inquisition", "imperial_manure", "fortress", "hero"),
]


def test_what_a_card_is_worth_to_part_with() -> None:
    """Base before Imperial, then by value, cards without a value first; equal ones in the order of kinds."""
    assert sorted(CARD_IDS, key=lambda card: (CARD_IDS.index(card) >= FIRST_GOLD, VALUE[CARD_IDS.index(card)])) == (
        CHEAPEST_FIRST
    )
    assert sorted(CARD_IDS, key=lambda card: cost(CARD_IDS.index(card))) == CHEAPEST_FIRST


@pytest.mark.parametrize("dear", range(1, KINDS))
def test_discards_and_gifts_are_the_cheapest(dear: int) -> None:
    """Of any two cards the clock parts with the cheaper one: as a discard, as loot, as a penalty."""
    cheap, other = CHEAPEST_FIRST[dear - 1], CHEAPEST_FIRST[dear]
    rest = "palisades palisades palisades palisades" if other != "palisades" else "knights knights knights knights"
    if dear < 8:  # the four others must cost more than the two
        excess = at(house(f"{rest} {cheap} {other}"), step="turn_start")
        assert excess.play_default(0) == f"discard {cheap}"
    loot = attacked("soldiers", house(f"{other} {cheap}"))
    loot.act(0, "deploy")
    assert loot.play_default(0) == f"loot {cheap}"
    penalty = attacked("knights", house(), house(f"{other} {cheap}"), level=0, options=PENALISE)
    penalty.act(0, "deploy")
    assert penalty.play_default(2) == f"pay {cheap}"


def test_rows_are_played_to_their_end() -> None:
    table = attacked("trebuchets", house("hero manure shields towers knights"))
    table.act(0, "deploy")
    assert table.play_default(0) == "loot shields manure knights"
    started = attacked("trebuchets", house("hero manure shields towers knights"))
    started.act(0, "deploy")
    started.act(0, "loot hero …")
    assert started.play_default(0) == "loot shields manure hero"
    excess = at(house("hero manure shields towers knights soldiers palisades"), step="turn_start")
    assert excess.play_default(0) == "discard shields manure"


def test_nothing_is_deployed() -> None:
    table = attacked("soldiers", house("shields shields imperial_edict", "shields"))
    assert table.play_default(0) == "deploy"
    picked = attacked("soldiers", house("shields shields imperial_edict", "shields"))
    picked.act(0, "deploy shields …")
    assert picked.play_default(0) == "deploy shields"


@pytest.mark.parametrize(
    ("fort", "cards", "attack", "rules", "answer"),
    [
        ("shields", 3, "knights", {}, "keep"),  # both survive
        ("palisades", 1, "knights", {}, "sacrifice"),  # keeping would eliminate
        ("shields", 1, "knights", {}, "keep"),  # both eliminate
        ("towers", 0, "soldiers", {}, "keep"),
        ("towers", 0, "soldiers", NOT_REPELLED, "sacrifice"),
        ("shields", 2, "knights", {}, "keep"),  # empty hand, but the walls stand
        ("fortress", 4, "soldiers", {}, "keep"),
    ],
)
def test_walls_are_kept_unless_only_their_sacrifice_survives(
    fort: str, cards: int, attack: str, rules: dict[str, str], answer: str
) -> None:
    table = attacked(attack, house("manure " * cards, fort), options=rules)
    table.act(0, "deploy")
    assert table.play_default(0) == answer


def test_the_action_is_a_draw() -> None:
    table = at(house("soldiers shields resources"), draws="knights")
    assert table.play_default(0) == "draw"
    assert hand(table, 0) == ["shields", "soldiers", "knights", "resources"]


@pytest.mark.parametrize(
    ("cards", "fort", "answer"),
    [
        ("soldiers shields", None, "fortify shields"),
        ("soldiers resources", None, "play resources"),
        ("soldiers manure knights", "palisades", "exchange manure soldiers"),
        ("soldiers", None, "attack soldiers"),  # nothing else is legal
        ("soldiers manure", None, "attack manure"),
        ("towers", None, "pass"),
    ],
)
def test_without_a_draw_the_first_that_is_no_attack(cards: str, fort: str | None, answer: str) -> None:
    table = at(house(cards, fort))
    s = state(table)
    s.cards[PILE : PILE + FIRST_GOLD] = [0] * FIRST_GOLD
    if "exchange" not in answer:
        s.cards[PILE + FIRST_GOLD : PILE + KINDS] = [0] * (KINDS - FIRST_GOLD)
    assert table.play_default(0) == answer
    assert level(table, 0) == (2 if fort else int(answer == "fortify shields"))


def test_an_open_choice_is_completed() -> None:
    exchange = at(house("hero fortress manure towers"))
    exchange.act(0, "exchange …", "exchange hero …")
    assert exchange.play_default(0) == "exchange manure hero"
    alliance = at(house("temporary_alliance"))
    alliance.act(0, "play temporary_alliance …")
    assert alliance.play_default(0) == "play temporary_alliance 0"
    look = at(house("inquisition"), house("manure"), house())
    look.act(0, "play inquisition …")
    assert look.play_default(0) == "play inquisition 1"


def test_support_is_no_default() -> None:
    table = allied(house("hero manure"), draws="knights")
    assert table.play_default(0) == "draw"


def test_a_seat_that_is_not_asked_has_no_default() -> None:
    table = at(house(), house(), house())
    with pytest.raises(wartable.Refused) as caught:
        table.play_default(1)
    assert caught.value.clause == "PR-TURN-01"
