"""What a stranger looks for on Let's War's table: where sums come from, what is lit, the auction's stage, the end."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

import wartable
from tests.titles.letswar import hand_made
from tests.titles.letswar.hand_made import FRANCE, scene, view
from wartable.bots.player import Player
from wartable.core.scene import Choice, Scene, Strip, Total, Verdict
from wartable.core.text.messages import Phrase
from wartable.core.view import Choice as Picked, NearMiss
from wartable.paint import opened
from wartable.titles.letswar import view as views
from wartable.titles.letswar.view import LetsWarView

pytestmark = pytest.mark.plain


def strip(shown: LetsWarView) -> Strip:
    found = scene(shown).strip
    assert found is not None
    return found


def by_verb(drawn: Scene, shown: LetsWarView, verb: str) -> list[Choice]:
    codes = {one.code for one in shown.choices if one.text.startswith(verb)}
    return [one for one in drawn.choices if one.code in codes]


def test_a_fight_tells_what_the_defence_is_the_sum_of() -> None:
    asked = hand_made.asked_whom(4)
    hint = Phrase("hint-fight", attack=6, defence=4, misses=1)
    weak = Phrase("reason-too-weak", attack=6, defence=6)
    label, at = asked.choices[0].label, ("unit.0.infantry",)
    shown = structs.replace(
        asked,
        choices=tuple(structs.replace(one, hint=hint) for one in asked.choices),
        near_misses=(NearMiss(1, "attack artillery germany infantry", label, "LW-CBT-01", at, reason=weak),),
    )
    drawn = scene(shown)
    cavalry = next(one for one in drawn.choices if "unit.0.cavalry" in one.targets)
    assert cavalry.note == "6 against 3 + 1 = 4; a Miss! may stop it"
    # The guns stand in a trench as well: their sum is another, and a number that it does not make is left alone.
    guns = next(one for one in drawn.choices if "unit.0.artillery" in one.targets)
    assert guns.note == "6 against 4; a Miss! may stop it"
    assert drawn.near_misses[0].reason == "6 against 4 + 1 + 1 = 6: the attack must be higher."


def test_many_targets_are_a_row_for_each_nation() -> None:
    few, many = hand_made.asked_whom(4), hand_made.asked_whom(7)
    more = tuple(structs.replace(one, code=one.code + 500) for one in many.choices[:1])
    many = structs.replace(many, choices=(*many.choices, *more))
    assert (len(few.choices), scene(few).groups) == (4, ())
    groups = {group.key: (group.label, group.note) for group in scene(many).groups}
    assert groups == {
        "germany": ("Germany", "Defence: Cavalry 3 + 1 = 4 ×2 and Artillery 3 + 1 + 1 = 5"),
        "austria_hungary": ("Austria-Hungary", "Defence: Cavalry 3 + 1 = 4 and Artillery 3 + 1 = 4"),
        "ottoman": ("Ottoman Empire", "Defence: Cavalry 3 + 1 = 4 and Artillery 3 + 1 = 4"),
    }
    assert {one.group for one in scene(many).choices} == set(groups)


def test_a_nation_card_says_what_it_costs() -> None:
    shown = hand_made.in_turn(4)
    assert [one.note for one in by_verb(scene(shown), shown, "buy")] == ["Costs $1000 in Conflict cards"]


def test_what_may_be_thrown_away_is_not_lit_unless_it_must_be() -> None:
    shown = hand_made.in_turn(4)
    drawn = scene(shown)
    assert {one.faint for verb in ("discard", "take_back") for one in by_verb(drawn, shown, verb)} == {True}
    assert {one.faint for verb in ("attack", "play", "equip", "tax") for one in by_verb(drawn, shown, verb)} == {False}
    due = structs.replace(shown, phase="discard")
    assert {one.faint for one in by_verb(scene(due), due, "discard")} == {False}


def test_the_curtain_hangs_before_both_offers_and_names_the_sides() -> None:
    down, up = strip(hand_made.curtain()), strip(hand_made.revealed())
    assert (down.title, down.curtain, up.curtain) == ("Auction for Italy", "down", "up")
    for shown in (down, up):
        names = [cell.name for cell in shown.cells if isinstance(cell, Total)]
        assert names == ["Entente", "Central Empires"]


def test_nothing_is_taken_back_before_a_card_is_pledged() -> None:
    empty = structs.replace(hand_made.curtain(), row=views.Row("pledge", wanted=3))
    begun = structs.replace(empty, row=views.Row("pledge", picks=(hand_made.pick("tank"),), wanted=3))
    assert (scene(empty).undo, scene(begun).undo) == ("", "Take back")


def test_after_the_auction_the_turn_goes_on() -> None:
    words = [scene(shown).seats[0].word for shown in (hand_made.curtain(), hand_made.revealed())]
    assert words == ["you decide", "your turn"]


@pytest.mark.parametrize("seats", [5, 7])
def test_a_pledge_or_an_offer_asks_for_no_more_cards_than_there_are(seats: int) -> None:
    title, found = wartable.title("letswar"), 0
    for seed in range(1, 7):
        table = title.open(seats=seats, seed=seed, options={"mode": "attrition"})
        bots = [Player(title, "sensible", wartable.Seeded(10 * seed + seat)) for seat in range(seats)]
        luck = random.Random(seed)
        while table.deciders and len(table.record.lines) < 400:
            for seat in table.deciders:
                shown = table.view(seat)
                assert isinstance(shown, LetsWarView)
                if shown.row is not None and shown.row.verb in ("pledge", "offer"):
                    assert shown.row.wanted - len(shown.row.picks) == shown.prompt.args["count"]
                    found += 1
            seat = luck.choice(table.deciders)
            table.act(seat, bots[seat].choose(table.state, seat))
        if found > 3:
            return
    raise AssertionError("no auction in six games")


def test_while_an_answer_is_due_the_event_is_brief() -> None:
    _, event = scene(hand_made.attacked()).notices
    assert (event.title, event.notes) == ("First Snow", ("Until the offensive ends.",))


def test_of_equal_cards_laid_open_any_may_be_taken() -> None:
    lying = view(4, market=("boom", "miss", "boom"))
    take = Picked(5, "take boom", Phrase("card-boom"), None, ("shown.boom",))
    (choice,) = scene(structs.replace(lying, choices=(take,))).choices
    assert choice.targets == ("shown.boom", "shown.boom.1")
    trays = scene(lying).trays
    assert {"shown.boom", "shown.boom.1"} <= {one.id for one in trays[0].things}


def test_a_minus_is_no_hyphen() -> None:
    nations = list(view(4).nations)
    nations[3] = structs.replace(nations[3], character="great_britain_jellicoe")
    seat = next(one for one in scene(view(4, nations=tuple(nations))).seats if one.number == 3)
    assert seat.mat is not None
    assert seat.mat.figure is not None
    assert "−1 attack" in seat.mat.figure.text


def test_only_the_own_board_says_where_nothing_lies() -> None:
    bare = {seat.number: seat.mat.bare for seat in scene(view(4)).seats if seat.mat is not None}
    assert bare.pop(FRANCE) == "no equipment"
    assert set(bare.values()) == {""}


@pytest.mark.parametrize(("viewer", "told", "tone"), [(1, "You win", "good"), (0, "You lose", "bad"), (-1, None, "")])
def test_at_the_end_both_sides_stand_beside_each_other(viewer: int, told: str | None, tone: str) -> None:
    shown = strip(hand_made.over(4, viewer))
    totals = [(cell.name, cell.value) for cell in shown.cells if isinstance(cell, Total)]
    assert totals == [("Entente", "9"), ("Central Empires", "8")]
    (verdict,) = [cell for cell in shown.cells if isinstance(cell, Verdict)]
    assert (verdict.title, verdict.tone) == (told or "Victory for the Entente: France and Great Britain", tone)
    assert verdict.lines == ("Units still in action: 9 against 8.", "Homefront levels: 6 against 5.")


def test_another_s_hand_opens_to_its_back_or_to_what_is_known_of_it() -> None:
    drawn = scene(view(7))
    for seat in drawn.seats[1:]:
        assert seat.mat is not None
        for heap in seat.mat.piles:
            markup = opened(drawn, heap.id)
            assert markup is not None
            assert heap.label in markup
    known = opened(drawn, "held.4.conflict")  # the Ottoman Empire's: a Miss! and a Spy were seen
    assert known is not None
    assert "Miss!" in known
    assert "Spy" not in known.replace("Spy's", "")
