"""Windows and every card that answers: an attack, a Spy, a Homefront loss, a card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.letswar.stage import Stage, event
from wartable.titles.letswar import TITLE

GUN = {"hand": "boom boom"}


def attacked(victim: str, hand: str, unit: str = "infantry", **more: Any) -> Stage:
    """Germany's Artillery attacks a Nation that holds some cards."""
    germany = {"hand": "boom boom", **more.pop("germany", {})}
    stage = Stage(7, germany=germany, **{victim: {"hand": hand, **more.pop(victim, {})}, **more})
    return stage.say("germany", f"attack artillery {victim} {unit}")


# -- when a window opens (LW-RULING-90) --


@pytest.mark.clause("LW-RULING-90", "LW-RULING-29", "LW-CBT-16")
def test_the_window_opens_whatever_the_hand_is() -> None:
    bluff = attacked("france", "fog")
    assert (bluff.asked, bluff.step) == (["france"], "window_attack")
    assert bluff.lines("france") == ["pass"]
    assert bluff.say("france", "pass").destroyed("france") == ["infantry"]


@pytest.mark.clause("LW-RULING-90")
def test_nobody_is_asked_without_a_card_that_could_answer() -> None:
    assert attacked("france", "").destroyed("france") == ["infantry"]
    # Of its Nation cards, an Ottoman hand can hold none against an attack.
    assert attacked("great_britain", "propaganda").destroyed("great_britain") == ["infantry"]
    assert attacked("france", "propaganda").asked == ["france"]  # Taxis of the Marne
    # Nor if every card that fits lies in the open.
    gone = ["miss"] * 27 + ["counter_attack", "dummy_position"]
    stage = Stage(4, germany=GUN, great_britain={"hand": "fog"}, common={"discards": gone})
    stage.say("germany", "attack artillery great_britain infantry")
    assert stage.destroyed("great_britain") == ["infantry"]
    one_left = Stage(4, germany=GUN, great_britain={"hand": "fog"}, common={"discards": gone[:-1]})
    assert one_left.say("germany", "attack artillery great_britain infantry").asked == ["great_britain"]


@pytest.mark.clause("LW-RULING-90")
def test_taxis_known_to_lie_under_the_deck_open_no_window() -> None:
    buried = {"bottom": "marne_taxis", "hand": "propaganda"}
    stage = Stage(4, germany=GUN, france=buried).say("germany", "attack artillery france infantry")
    assert stage.destroyed("france") == ["infantry"]


@pytest.mark.clause("LW-P2-02", "LW-RULING-63", "LW-RULING-90")
def test_two_players_need_two_miss() -> None:
    stage = Stage(2, germany=GUN, france={"hand": "miss fog"}).say("germany", "attack artillery france infantry")
    assert stage.why("france", "answer miss") == "LW-P2-02"
    both = Stage(2, germany=GUN, france={"hand": "miss miss fog"}).say("germany", "attack artillery france infantry")
    assert both.say("france", "answer miss miss").destroyed("france") == []
    assert both.hand("france") == ["fog"]
    single = Stage(2, germany=GUN, france={"hand": "miss"}).say("germany", "attack artillery france infantry")
    assert single.destroyed("france") == ["infantry"]  # one Conflict card cannot be two Miss!


@pytest.mark.clause("LW-P2-04", "LW-P2-05")
def test_with_two_players_a_miss_stops_a_subversion_and_no_other_task() -> None:
    spy = {"board": "spy", "hand": "tank submarine boom"}
    late = {"date": "1919A"}
    stage = Stage(2, germany=spy, france={"hand": "miss"}, common=late).say(
        "germany", "spy subvert france tank submarine"
    )
    assert stage.say("france", "answer miss").level("france") == 4
    look = Stage(2, germany=spy, france={"hand": "miss"}, common=late).say("germany", "spy inspect france boom")
    assert look.asked == ["germany"]
    four = Stage(4, germany=spy, france={"hand": "miss"}, common=late).say(
        "germany", "spy subvert france tank submarine"
    )
    assert four.why("france", "answer miss") == "LW-RULING-82"


@pytest.mark.clause("LW-RULING-90")
def test_one_answer_for_each_and_what_it_names_is_stopped() -> None:
    stage = attacked("france", "miss miss")
    stage.say("france", "answer miss")
    assert (stage.asked, stage.hand("france")) == (["germany"], ["miss"])
    assert stage.why("france", "answer miss") == "LW-TURN-08"


# -- cards that answer an attack --


@pytest.mark.clause("LW-CBT-15", "LW-RULING-31", "LW-CBT-20")
def test_a_miss_blocks_and_both_cards_are_gone() -> None:
    stage = attacked("france", "miss").say("france", "answer miss")
    assert (stage.destroyed("france"), stage.hand("germany"), sorted(stage.discards)) == (
        [],
        ["boom"],
        ["boom", "miss"],
    )
    assert stage.why("germany", "attack artillery france infantry") == "LW-CBT-04"


@pytest.mark.clause("LW-RULING-93")
def test_a_dummy_position_draws_if_it_stops_something() -> None:
    stage = Stage(4, germany=GUN, france={"hand": "dummy_position"}, draws="fog")
    stage.say("germany", "attack artillery france infantry").say("france", "answer dummy_position")
    assert (stage.destroyed("france"), stage.hand("france")) == ([], ["fog"])
    raid = Stage(4, germany={"hand": "zeppelin_raid"}, france={"hand": "dummy_position"}, draws="fog")
    raid.say("germany", "play zeppelin_raid france").say("france", "answer dummy_position")
    assert (raid.level("france"), raid.hand("france")) == (4, ["fog"])


@pytest.mark.clause("LW-RULING-98")
def test_a_counter_attack_strikes_back_at_the_attacking_unit() -> None:
    stage = attacked("france", "counter_attack").say("france", "answer counter_attack")
    # Infantry 4 + 1 and Artillery 5 + 1 are more than 4, Cavalry 3 + 1 is not: the player picks.
    assert stage.lines("france") == ["choose infantry", "choose artillery"]
    stage.say("france", "choose infantry")
    assert stage.asked == ["germany"]  # it may be answered like any attack: a Boom! is left in the hand
    stage.say("germany", "pass")
    assert (stage.destroyed("france"), stage.destroyed("germany")) == ([], ["artillery"])
    assert stage.state.nation_in_hand[stage.seat("france")] == 1
    assert stage.state.used[stage.seat("france") * 5] == 0


@pytest.mark.clause("LW-RULING-98")
def test_a_counter_attack_that_nobody_can_make_still_blocks() -> None:
    strong = {"board": "trenches camouflage siegfried_line", "hand": "boom"}
    stage = Stage(4, germany=strong, great_britain={"hand": "counter_attack"}, common={"date": "1919A"})
    stage.say("germany", "attack artillery great_britain infantry").say("great_britain", "answer counter_attack")
    assert (stage.asked, stage.destroyed("great_britain"), stage.destroyed("germany")) == (["germany"], [], [])


@pytest.mark.clause("LW-PLAY-03", "LW-RULING-93")
def test_taxis_save_the_infantry_alone() -> None:
    stage = Stage(4, germany=GUN, france={"hand": "marne_taxis"}, draws="fog")
    stage.say("germany", "attack artillery france infantry").say("france", "answer marne_taxis")
    assert (stage.destroyed("france"), stage.hand("france"), stage.bottom("france")) == ([], ["fog"], ["marne_taxis"])
    guns = Stage(4, germany={**GUN, "board": "heavy_howitzer"}, france={"hand": "marne_taxis fog"})
    guns.say("germany", "attack artillery france artillery")
    assert guns.why("france", "answer marne_taxis") == "LW-PLAY-03"


@pytest.mark.clause("LW-PLAY-03", "LW-NAT-07", "LW-RULING-77")
def test_scorched_earth_costs_the_attacker_equipment() -> None:
    board = {"hand": "boom", "board": "heavy_howitzer machine_gun big_bertha"}
    stage = Stage(6, germany=board, russia={"hand": "scorched_earth"}).say(
        "germany", "attack artillery russia infantry"
    )
    stage.say("russia", "answer scorched_earth")
    assert (stage.asked, stage.destroyed("russia")) == (["germany"], [])
    assert stage.lines("germany") == ["choose board:machine_gun", "choose board:heavy_howitzer"]
    assert stage.say("germany", "choose board:machine_gun").board("germany") == ["heavy_howitzer", "big_bertha"]
    fleet = Stage(6, germany={"hand": "boom", "board": "submarine"}, russia={"hand": "scorched_earth fog"})
    fleet.say("germany", "attack navy russia navy")
    assert fleet.why("russia", "answer scorched_earth") == "LW-PLAY-03"


# -- cards that answer a Spy --


@pytest.mark.clause("LW-SPY-13", "LW-HF-04")
@pytest.mark.parametrize(
    ("nation", "card", "drawn"),
    [
        ("france", "counter_espionage", "conflict"),
        ("russia", "okhrana", "nation"),
        ("austria_hungary", "evidenzbureau", "nation"),
    ],
)
@pytest.mark.parametrize("task", ["inspect", "counter", "subvert"])
def test_a_spy_is_caught(nation: str, card: str, drawn: str, task: str) -> None:
    actor = "germany" if nation != "austria_hungary" else "france"
    cost = {"inspect": " boom", "counter": "", "subvert": " submarine tank"}[task]
    spy = {"board": "spy", "hand": "boom tank submarine"}
    stage = Stage(6, active=actor, common={"date": "1919A"}, **{actor: spy, nation: {"hand": card, "board": "spy"}})
    stage.say(actor, f"spy {task} {nation}{cost}").say(nation, f"answer {card}")
    assert (stage.level(nation), stage.board(nation), stage.asked) == (4, ["spy"], [actor])
    counts = stage.state.conflict_in_hand if drawn == "conflict" else stage.state.nation_in_hand
    assert counts[stage.seat(nation)] == 1
    assert stage.bottom(nation)[0] == card
    assert len(stage.hand(actor)) == {"inspect": 2, "counter": 3, "subvert": 1}[task]  # costs stay paid


# -- cards that answer a loss --


@pytest.mark.clause("LW-RULING-93", "LW-HF-04")
@pytest.mark.parametrize("card", ["censorship", "sacred_union"])
def test_a_loss_is_cancelled_wherever_it_comes_from(card: str) -> None:
    spy = {"board": "spy", "hand": "tank submarine"}
    by_spy = Stage(4, germany=spy, france={"hand": card}, common={"date": "1919A"})
    by_spy.say("germany", "spy subvert france tank submarine").say("france", f"answer {card}")
    by_card = Stage(4, germany={"hand": "zeppelin_raid"}, france={"hand": card})
    by_card.say("germany", "play zeppelin_raid france").say("france", f"answer {card}")
    by_demand = Stage(4, germany={"hand": "strike"}, france={"hand": card})
    by_demand.say("germany", "play strike france").say("france", f"answer {card}")
    by_event = event("may_day", date="1915S", france={"hand": card}).say("france", f"answer {card}")
    for stage in (by_spy, by_card, by_demand, by_event):
        assert (stage.level("france"), card in stage.discards + stage.bottom("france")) == (4, True)
    assert by_event.level("great_britain") == 3
    attack = attacked("france", card)
    assert attack.why("france", f"answer {card}") == "LW-RULING-82"


@pytest.mark.clause("LW-RULING-93")
def test_an_intercepted_dispatch_cancels_a_whole_card() -> None:
    stage = Stage(4, germany={"hand": "unrestricted_uboats"}, france={"hand": "intercepted_dispatch fog"})
    stage.say("germany", "play unrestricted_uboats france").say("france", "answer intercepted_dispatch")
    assert (stage.level("france"), stage.hand("france"), stage.bottom("germany")) == (
        4,
        ["fog"],
        ["unrestricted_uboats"],
    )
    attack = Stage(4, germany={"hand": "drumfire"}, france={"hand": "intercepted_dispatch"})
    attack.say("germany", "play drumfire artillery france infantry").say("france", "answer intercepted_dispatch")
    assert attack.destroyed("france") == []
    assert attack.state.used[2] == 1  # it counts as made
    plain = attacked("france", "intercepted_dispatch fog")
    assert plain.why("france", "answer intercepted_dispatch") == "LW-RULING-82"


@pytest.mark.clause("LW-RULING-82", "LW-RULING-93")
def test_reactions_are_played_in_their_windows_alone() -> None:
    cards = "miss counter_attack dummy_position intercepted_dispatch censorship counter_espionage"
    stage = Stage(4, germany={"hand": cards})
    for card in cards.split():
        assert stage.why("germany", f"play {card}") == "LW-RULING-82"


# -- an Event asks many at once --


@pytest.mark.clause("LW-RULING-90", "LW-RULING-88")
def test_an_event_asks_all_whom_it_hits_at_the_same_time() -> None:
    hands = {
        "france": {"hand": "censorship"},
        "germany": {"hand": "fog"},
        "austria_hungary": {"homefront": "unrest", "hand": "mud"},
    }
    stage = event("food_riots", date="1916A", **hands)
    assert (sorted(stage.asked), stage.step) == (["france", "germany"], "window_event")
    assert stage.state.doing().known_asked(stage.state, 3) == (0, 1)
    stage.say("france", "answer censorship")
    assert stage.asked == ["germany"]
    # Nobody but France sees that France has answered.
    assert stage.state.doing().known_asked(stage.state, 3) == (0, 1)
    assert "censorship" in stage.hand("france")
    stage.say("germany", "pass")
    levels = [stage.level(name) for name in ("germany", "france", "austria_hungary", "great_britain")]
    assert levels == [3, 4, 1, 3]


@pytest.mark.clause("LW-RULING-90", "LW-RULING-96")
def test_who_has_begun_to_pay_is_told_to_finish_or_take_it_back() -> None:
    stage = Stage(4, germany={"hand": "strike"}, france={"hand": "boom boom boom"})
    stage.say("germany", "play strike france")
    seat, state = stage.seat("france"), stage.state
    (decline,) = TITLE.parse(stage.kit, "pass")
    assert state.why(seat, decline) == 0
    pay = next(code for code in state.legal(seat) if code != decline)
    state.apply(seat, pay, stage.chance, stage.log)
    clause = state.why(seat, decline)
    reason = state.reason(seat, decline, clause)
    assert reason is not None
    assert reason.say(TITLE.messages, "it") == "Finisci ciò che hai iniziato, oppure annullalo."
