"""Questions to the table: where values come from, what an attack would do, what all know of hands and decks."""

from __future__ import annotations

import pytest

from tests.titles.letswar.stage import Stage
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import SILENT
from wartable.titles.letswar import TITLE
from wartable.titles.letswar.bot.player import choose
from wartable.titles.letswar.checks import attack_in, defence_in, misses_in
from wartable.titles.letswar.vocabulary import UNITS

LAST = "1918S"


def told(stage: Stage, name: str, question: str, *words: str) -> str:
    """What a Nation's player is told, in one line; a viewer without a seat has no name."""
    view = TITLE.view(stage.state, stage.seat(name) if name else -1)
    messages = TITLE.messages_of(stage.kit)
    return " | ".join(phrase.say(messages, "en") for phrase in TITLE.ask(stage.kit, view, question, words))


@pytest.mark.clause("LW-CBT-01", "LW-CBT-03")
def test_what_a_mask_wards_off_does_not_count_in_what_an_attack_would_do() -> None:
    gas, mask = {"board": "poison_gas mustard_gas heavy_howitzer"}, {"board": "gas_mask trenches"}
    stage = Stage(4, common={"date": LAST}, germany=gas, great_britain=mask)
    asked = ("germany", "attack", "artillery")
    assert told(stage, *asked, "france", "infantry") == (
        "10 against 4: France's Infantry would be destroyed, unless 2 Miss! stop it."
    )
    assert told(stage, *asked, "great_britain", "infantry") == (
        "6 against 5: Great Britain's Infantry would be destroyed, unless a Miss! stops it."
    )


@pytest.mark.clause("LW-RULING-33", "LW-UNIT-06", "LW-CBT-08")
def test_an_attack_that_cannot_be_says_why() -> None:
    stage = Stage(4, germany={"destroyed": "cavalry"}, france={"destroyed": "infantry"})
    assert told(stage, "germany", "attack", "cavalry", "france", "artillery") == "Germany's Cavalry is destroyed."
    assert told(stage, "germany", "attack", "infantry", "france", "infantry") == "France's Infantry is destroyed."
    assert "cannot reach" in told(stage, "germany", "attack", "infantry", "france", "navy")
    assert "3 against 4" in told(stage, "germany", "attack", "infantry", "france", "cavalry")
    ally = told(stage, "germany", "attack", "artillery", "austria_hungary", "infantry")
    assert ally == TITLE.messages.format("en", "why-LW-RULING-33")
    assert told(stage, "", "attack", "artillery", "france", "infantry") == "You have no seat at this table."


def test_a_value_is_told_with_its_parts() -> None:
    stage = Stage(4, common={"date": LAST}, france={"board": "tank bomber", "destroyed": "navy"})
    assert told(stage, "germany", "value", "france", "infantry") == (
        "France's Infantry: attack 6, made of | 4 base | 2 Tank | Defence 5, made of | 4 base | 1 Tank"
    )
    assert told(stage, "germany", "value", "france", "aviation").endswith(
        "Attack 2 against Infantry, Cavalry and Artillery: Bomber Squadron"
    )
    assert told(stage, "germany", "value", "france", "navy") == "France's Navy is destroyed."


@pytest.mark.clause("LW-INV-14")
def test_hands_and_decks_are_told_as_far_as_they_are_known() -> None:
    stage = Stage(4, germany={"hand": "boom tank"}, france={"hand": "miss fog spy", "bottom": "sacred_way gun_75"})
    assert told(stage, "germany", "hand", "germany") == (
        "Germany holds 2 Conflict and 0 Nation cards; you know of: Boom! and Tank."
    )
    assert told(stage, "germany", "hand", "france") == "France holds 2 Conflict and 1 Nation cards."
    assert told(stage, "germany", "deck", "france").endswith(
        "at the bottom, in this order: Sacred Way and 75 mm Field Gun."
    )


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_what_an_attack_would_do_is_what_the_rules_reckon(seats: int) -> None:
    kit, chance = TITLE.kit(seats), Seeded(seats)
    state = TITLE.start(kit, chance, SILENT, True)
    compared = 0
    for step in range(240):
        if not (asked := state.deciders()):
            break
        seat = asked[0]
        view = TITLE.view(state, seat) if step % 12 == 0 else None
        for target in range(seats) if view is not None else ():
            for mine, unit in enumerate(UNITS):
                for theirs, other in enumerate(UNITS):
                    assert view is not None
                    (phrase,) = TITLE.ask(kit, view, "attack", (unit, kit.nations[target], other))
                    if phrase.key in ("ask-would-win", "ask-would-fail"):
                        fight = (state, seat, mine, target, theirs)
                        found = (phrase.args["attack"], phrase.args["defence"], phrase.args["misses"])
                        assert found == (attack_in(*fight), defence_in(*fight), misses_in(*fight))
                        compared += 1
        state.apply(seat, choose(state, seat, chance), chance)
    assert compared > 50
