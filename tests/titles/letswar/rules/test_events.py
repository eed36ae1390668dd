"""Every Event, and how it is found."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.letswar.stage import Stage, event
from wartable.core.rules.chance import Seeded
from wartable.titles.letswar import TITLE
from wartable.titles.letswar.position import defeat
from wartable.titles.letswar.vocabulary import UNITS

GROUND = 0b00111
SPRING = {"thaw", "new_class", "clash_of_fleets", "aces", "may_day", "sowing", "war_plans", "spring_offensive"}
AUTUMN = {
    "unexpected_truce", "autumn_rains", "turnip_winter", "good_harvest", "first_snow", "withdrawal",
    "wind_of_revolution", "food_riots", "home_leave", "race_to_the_sea",
}  # fmt: skip
SIX = ("draft", "spring_offensive", "unexpected_truce", "red_cross", "chatting_lice", "swinging_the_lead")
FIRST = {
    "turnip_winter": "1916A", "wind_of_revolution": "1917A", "food_riots": "1916A", "spanish_flu": "1918S",
    "mutinies": "1917S", "war_weariness": "1917S", "women_at_work": "1915S", "aces": "1916S",
    "clash_of_fleets": "1916S",
}  # fmt: skip
LAST = {"spy_mania": "1915A", "spirit_of_1914": "1915S", "race_to_the_sea": "1914A"}
DATES = [f"{year}{half}" for year in range(1914, 1920) for half in "SA"]


def held(name: str, seats: int = 4, /, **more: Any) -> Stage:
    """An offensive with an Event, on the first date that fits it."""
    fits = range(1 if name not in SPRING else 2, 12, 2) if name in SPRING | AUTUMN else range(1, 12)
    date = next(DATES[i] for i in fits if i >= DATES.index(FIRST.get(name, "1914S")))
    return event(name, seats, date=more.pop("date", date), **more)


def changed(stage: Stage, nation: str) -> dict[str, tuple[int, int]]:
    """What an Event has added to a Nation's units."""
    old, new = Stage(len(stage.kit.nations)).values(nation), stage.values(nation)
    found = {unit: (new[unit][0] - old[unit][0], new[unit][1] - old[unit][1]) for unit in UNITS}
    return {unit: change for unit, change in found.items() if change != (0, 0)}


# -- what each of them does --


@pytest.mark.clause("LW-EVT-03", "LW-RULING-74", "LW-RULING-54")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("thaw", {"cavalry": (-1, 0), "artillery": (-1, 0)}),
        ("clash_of_fleets", {"navy": (1, 0)}),
        ("aces", {"aviation": (1, 0)}),
        ("first_snow", {"infantry": (0, 1), "cavalry": (0, 1), "artillery": (0, 1)}),
        ("race_to_the_sea", {"infantry": (0, 1), "cavalry": (0, 1), "artillery": (0, 1)}),
    ],
)
def test_values_change_for_all_until_the_next_event(name: str, expected: dict[str, tuple[int, int]]) -> None:
    stage = held(name, 7)
    assert all(changed(stage, nation) == expected for nation in stage.kit.nations)  # a neutral Italy too
    play_on(stage)
    assert all(changed(stage, nation) == {} for nation in stage.kit.nations)


def play_on(stage: Stage) -> None:
    """Have every seat play what a clock plays, until the next Event is there: War Profiteers."""
    offensive = stage.state.offensive
    while stage.state.offensive == offensive:
        seat = stage.state.deciders()[0]
        if stage.state.active == len(stage.kit.nations) - 1:
            stage.chance.items, stage.chance.at = ["profiteers"], 0
        stage.state.apply(seat, stage.state.default(seat, stage.chance), stage.chance, stage.log)


@pytest.mark.clause("LW-EVT-03", "LW-CBT-03")
@pytest.mark.parametrize(
    ("name", "barred"),
    [("autumn_rains", 0b01000), ("shell_crisis", 0b00100), ("mutinies", 0b00001)],
)
def test_some_units_may_not_attack(name: str, barred: int) -> None:
    stage = held(name, 7)
    assert [stage.state.reckoned(seat).barred for seat in range(7)] == [barred] * 7
    play_on(stage)
    assert stage.state.reckoned(0).barred == 0


@pytest.mark.clause("LW-CBT-06", "LW-CBT-07")
def test_aces_attack_once_more() -> None:
    stage = held("aces", germany={"hand": "boom boom boom"})
    stage.say("germany", "attack aviation great_britain cavalry", "attack aviation great_britain artillery")
    assert stage.why("germany", "attack aviation great_britain infantry") != ""
    assert stage.state.reckoned(0).attacks == [1, 1, 1, 2, 1]


@pytest.mark.clause("LW-RULING-97")
@pytest.mark.parametrize(
    ("name", "unit", "target"), [("spring_offensive", "artillery", "infantry"), ("clash_of_fleets", "navy", "navy")]
)
def test_one_attack_needs_no_boom(name: str, unit: str, target: str) -> None:
    stage = held(name, germany={"hand": ""})
    hand = len(stage.hand("germany"))
    stage.say("germany", f"attack {unit} france {target}")
    if stage.asked == ["france"]:
        stage.say("france", "pass")
    assert stage.destroyed("france") == [target]
    assert stage.state.conflict_in_hand[0] == hand
    fresh = stage.end_turn("germany")
    assert fresh.state.reckoned(1).free[2] == 1


@pytest.mark.clause("LW-RULING-94", "LW-CBT-03")
def test_a_truce_holds_between_neighbours() -> None:
    stage = held("unexpected_truce", germany={"hand": "boom", "board": "heavy_howitzer"})
    assert stage.why("germany", "attack artillery france infantry") == "LW-CBT-03"
    assert stage.why("germany", "attack artillery great_britain infantry") == ""


@pytest.mark.clause("LW-EVT-03", "LW-RULING-40")
def test_good_harvest_lifts_all_but_not_above_happy() -> None:
    stage = held("good_harvest", 7, france={"homefront": "unrest"}, italy={"homefront": "content"})
    assert [stage.level(nation) for nation in ("france", "italy", "germany")] == [2, 4, 4]


@pytest.mark.clause("LW-EVT-03", "LW-CONTENT-55", "LW-RULING-54")
@pytest.mark.parametrize("name", ["home_leave", "peace_note", "trench_newspaper"])
def test_the_lowest_homefront_rises(name: str) -> None:
    low = {"homefront": "unrest"}
    stage = held(name, 7, france=low, russia=low, germany={"homefront": "content"}, italy={"homefront": "unrest"})
    assert [stage.level(nation) for nation in ("france", "russia", "germany", "italy")] == [2, 2, 3, 1]
    level = held(name, 4, **{nation: {"homefront": "content"} for nation in Stage(4).kit.nations})
    assert {level.level(nation) for nation in level.kit.nations} == {3}


@pytest.mark.clause("LW-EVT-03", "LW-RULING-88")
@pytest.mark.parametrize("name", ["turnip_winter", "wind_of_revolution", "food_riots", "war_weariness"])
def test_hunger_and_unrest_stop_short_of_revolution(name: str) -> None:
    stage = held(name, 7, france={"homefront": "unrest"}, germany={"homefront": "dissatisfied"})
    assert [stage.level(nation) for nation in ("france", "germany", "russia", "italy")] == [1, 1, 3, 3]


@pytest.mark.clause("LW-EVT-03")
def test_may_day_hurts_where_people_are_well() -> None:
    stage = held("may_day", france={"homefront": "dissatisfied"}, germany={"homefront": "content"})
    assert [stage.level(nation) for nation in ("france", "germany", "great_britain")] == [2, 2, 3]


@pytest.mark.clause("LW-EVT-03")
def test_war_correspondents_shake_the_best() -> None:
    stage = held("war_correspondents", france={"homefront": "content"}, germany={"homefront": "content"})
    assert [stage.level(nation) for nation in stage.kit.nations] == [3, 3, 3, 3]
    all_equal = held("war_correspondents")
    assert {all_equal.level(nation) for nation in all_equal.kit.nations} == {4}


@pytest.mark.clause("LW-EVT-03")
def test_refugees_medals_and_posters_go_to_the_fewest_units() -> None:
    weak = {"destroyed": "infantry cavalry navy"}
    assert [held("refugees", france=weak).level(nation) for nation in ("france", "germany")] == [3, 4]
    medals = held("medal_parade", france=weak, draws="fog mud")
    assert (medals.hand("france"), medals.hand("great_britain")) == (["fog", "mud"], [])
    posters = held("posters", france=weak)
    assert (posters.asked, sorted(posters.lines("france"))) == (["france"], ["choose cavalry", "choose infantry"])
    assert posters.say("france", "choose cavalry").destroyed("france") == ["infantry", "navy"]


@pytest.mark.clause("LW-UNIT-07")
def test_a_new_class_brings_the_infantry_back() -> None:
    stage = held("new_class", france={"destroyed": "infantry navy"}, germany={"destroyed": "infantry"})
    assert (stage.destroyed("france"), stage.destroyed("germany")) == (["navy"], [])


@pytest.mark.clause("LW-EVT-03")
@pytest.mark.parametrize(("name", "count"), [("sowing", 1), ("women_at_work", 2), ("race_to_the_sea", 1)])
def test_everybody_draws(name: str, count: int) -> None:
    stage = held(name, 7)
    counts = [stage.state.conflict_in_hand[seat] for seat in range(1, 7)]
    assert counts == [count] * 6  # the first player has had the draw of the turn as well


@pytest.mark.clause("LW-EVT-03", "LW-NAT-08")
def test_war_plans_bring_nation_cards() -> None:
    stage = held("war_plans", 7)
    assert [stage.state.nation_in_hand[seat] for seat in range(7)] == [1] * 7


@pytest.mark.clause("LW-RULING-77", "LW-NAT-07", "LW-RULING-88")
def test_a_withdrawal_is_the_owners_choice_nation_cards_too() -> None:
    stage = held("withdrawal", france={"board": "trenches gun_75"}, germany={"board": "machine_gun"})
    assert (stage.asked, stage.lines("france")) == (["france"], ["choose board:trenches", "choose board:gun_75"])
    stage.say("france", "choose board:gun_75")
    assert (stage.board("france"), stage.bottom("france"), stage.board("germany")) == (["trenches"], ["gun_75"], [])


@pytest.mark.clause("LW-RULING-88", "LW-RULING-90")
def test_the_spanish_flu_takes_a_card_then_a_point() -> None:
    hands = {"france": {"hand": "fog propaganda"}, "germany": {"hand": "mud"}}
    stage = held("spanish_flu", great_britain={"homefront": "unrest"}, **hands)
    assert stage.asked == ["france"]  # Germany has one card, which all see
    stage.say("france", "choose propaganda")
    assert "mud" in stage.discards
    assert (stage.asked, stage.step) == (["france"], "window_event")
    stage.say("france", "pass")
    assert [stage.level(nation) for nation in stage.kit.nations] == [3, 3, 3, 1]


@pytest.mark.clause("LW-RULING-96")
def test_profiteers_pay_everybody() -> None:
    stage = held("profiteers", 7)
    assert [stage.state.reckoned(seat).money for seat in range(7)] == [2] * 7


@pytest.mark.clause("LW-SPY-13")
def test_spy_mania_keeps_spies_at_home() -> None:
    stage = held("spy_mania", germany={"board": "spy", "hand": "boom boom"})
    assert stage.why("germany", "spy inspect france boom") == "LW-SPY-13"


@pytest.mark.clause("LW-RULING-91", "LW-HF-05")
def test_the_spirit_of_1914_shields_all_homefronts() -> None:
    spy = {"board": "spy", "hand": "submarine dreadnought zeppelin_raid"}
    stage = held("spirit_of_1914", germany=spy)
    assert stage.why("germany", "spy subvert france submarine dreadnought") == "LW-RULING-91"
    assert stage.why("germany", "play zeppelin_raid france") == "LW-RULING-91"
    assert stage.say("germany", "tax").level("germany") == 3


@pytest.mark.clause("LW-HAND-01", "LW-RULING-99")
def test_a_cabinet_crisis_lowers_hand_limits_never_below_one() -> None:
    stage = held("cabinet_crisis", 7, france={"destroyed": "infantry cavalry artillery navy"})
    assert (stage.limit("germany"), stage.limit("france")) == (5, 1)


@pytest.mark.clause("LW-RULING-94")
def test_wireless_intercepts_show_the_left_hand_neighbours_hand() -> None:
    stage = held("wireless", 4, france={"hand": "fog"}, austria_hungary={"hand": "mud propaganda"})
    looks = [entry for entry in stage.log.entries if TITLE.entries[entry.key].name == "looked"]
    assert [look.args[:3] for look in looks] == [[0, 1, 1], [1, 2, 2], [2, 3, 0], [3, 0, 0]]
    assert looks[0].seen(0) == looks[0].args
    assert (looks[0].seen(2) or [])[3] < 0


@pytest.mark.clause("LW-RULING-88")
def test_lice_travel_to_the_left_sealed_and_together() -> None:
    stage = held(
        "chatting_lice", france={"hand": "fog mud"}, germany={"hand": "boom miss"}, great_britain={"hand": "tank"}
    )
    assert sorted(stage.asked) == ["france", "germany"]
    stage.say("germany", "choose miss")
    assert stage.hand("france") == ["fog", "mud"]
    stage.say("france", "choose fog")
    assert (stage.hand("france"), stage.hand("austria_hungary")) == (["miss", "mud"], ["fog"])
    assert "tank" in stage.hand("germany")


@pytest.mark.clause("LW-RULING-88", "LW-RULING-94")
def test_the_neighbour_says_who_swings_the_lead() -> None:
    stage = held("swinging_the_lead", germany={"destroyed": "infantry cavalry aviation navy"})
    assert sorted(stage.asked) == ["austria_hungary", "germany", "great_britain"]  # Germany has one unit left
    assert stage.why("germany", "choose france navy") == "LW-RULING-88"
    stage.say("germany", "choose great_britain navy").say("austria_hungary", "choose france artillery")
    assert stage.state.reckoned(1).barred == 0
    stage.say("great_britain", "choose austria_hungary infantry")
    assert [stage.state.reckoned(seat).barred for seat in range(4)] == [0b00100, 0b00100, 0b00001, 0b10000]


@pytest.mark.clause("LW-RULING-95", "LW-RULING-88")
def test_the_red_cross_asks_the_speakers_of_both_factions() -> None:
    lost = {
        "france": {"destroyed": "navy"},
        "great_britain": {"destroyed": "infantry"},
        "austria_hungary": {"destroyed": "cavalry"},
    }
    stage = held("red_cross", 5, italy={"destroyed": "navy"}, **lost)
    assert (stage.asked, stage.destroyed("austria_hungary")) == (["france"], ["cavalry"])
    assert stage.why("france", "choose italy navy") == "LW-RULING-88"
    stage.say("france", "choose great_britain infantry")
    assert [stage.destroyed(nation) for nation in stage.kit.nations] == [[], ["navy"], [], [], ["navy"]]


@pytest.mark.clause("LW-RULING-88")
def test_smugglers_take_from_the_pile_one_after_the_other() -> None:
    stage = held("smuggling", common={"discards": ["tank", "trenches", "boom"]})
    assert (stage.asked, stage.lines("germany")) == (["germany"], ["choose trenches", "choose tank"])
    stage.say("germany", "choose tank")
    assert ("tank" in stage.hand("germany"), stage.hand("france"), stage.hand("austria_hungary")) == (
        True,
        ["trenches"],
        [],
    )


@pytest.mark.clause("LW-RULING-88")
def test_in_a_draft_those_with_the_fewest_units_choose_first() -> None:
    weak = {"destroyed": "navy"}
    stage = held("draft", great_britain=weak, draws="fog mud boom boom")
    assert (stage.asked, stage.lines("great_britain")) == (
        ["great_britain"],
        ["choose boom", "choose fog", "choose mud"],
    )
    stage.say("great_britain", "choose mud").say("germany", "choose boom").say("france", "choose fog")
    assert [stage.hand(nation)[:1] for nation in ("great_britain", "france", "austria_hungary")] == [
        ["mud"],
        ["fog"],
        ["boom"],
    ]


# -- how an Event is found --


@pytest.mark.clause("LW-EVT-05", "LW-EVT-06", "LW-RULING-23", "LW-OFF-02", "LW-CONTENT-50")
def test_events_of_the_other_season_are_passed_over() -> None:
    stage = event("good_harvest", date="1915S", draws="first_snow sowing", france={"homefront": "unrest"})
    assert stage.kit.event_ids[stage.state.event] == "sowing"
    passed = [name for name, count in zip(stage.kit.event_ids, stage.state.event_discards, strict=True) if count]
    assert sorted(passed) == ["first_snow", "good_harvest"]
    assert stage.level("france") == 1


@pytest.mark.clause("LW-EVT-05", "LW-CONTENT-50")
@pytest.mark.parametrize("name", sorted(SPRING | AUTUMN))
def test_seasons_are_as_printed(name: str) -> None:
    kit = TITLE.kit(7)
    assert kit.events.season[kit.event_ids.index(name)] == (0 if name in SPRING else 1)


@pytest.mark.clause("LW-RULING-92")
@pytest.mark.parametrize("name", [*FIRST, *LAST])
def test_an_event_outside_its_dates_is_passed_over(name: str) -> None:
    away = 2 if name in SPRING | AUTUMN else 1  # in its season, so that the date alone keeps it out
    late = DATES.index(LAST[name]) + away if name in LAST else 0
    early = DATES.index(FIRST[name]) - away if name in FIRST else 0
    stage = event(name, date=DATES[late or early], draws="profiteers")
    assert stage.kit.event_ids[stage.state.event] == "profiteers"
    within = event(name, date=LAST.get(name) or FIRST[name])
    assert within.kit.event_ids[within.state.event] == name


@pytest.mark.clause("LW-EVT-08", "LW-RULING-22")
def test_the_event_discards_become_a_new_deck() -> None:
    kit = TITLE.kit(4)
    away = [name for name, count in zip(kit.event_ids, kit.event_set, strict=True) if count and name != "sowing"]
    # Sowing, the last card, does not fit in autumn: it joins the discards, which become the new deck.
    stage = event("sowing", date="1914A", draws="good_harvest", common={"event_discards": away})
    assert stage.kit.event_ids[stage.state.event] == "good_harvest"
    assert sum(stage.state.event_pile) == len(away)


@pytest.mark.clause("LW-EVT-02", "LW-EVT-07", "LW-PREL-01", "LW-PREL-02", "LW-RULING-72", "LW-PREL-04")
def test_the_prelude_has_its_event_too() -> None:
    for seed in range(12):
        state = TITLE.new_state(4, chance=Seeded(seed))
        assert state.event >= 0
        assert state.kit.events.season[state.event] != 1


@pytest.mark.clause("LW-P2-01", "LW-P3-07", "LW-CONTENT-52", "LW-CONTENT-51")
def test_six_events_are_not_for_two_players() -> None:
    for seats in range(2, 8):
        kit = TITLE.kit(seats)
        present = [kit.event_set[kit.event_ids.index(name)] for name in SIX]
        assert present == [0 if seats == 2 else 1] * 6


@pytest.mark.clause("LW-RULING-64", "LW-RULING-62")
def test_the_six_are_passed_over_once_two_of_three_are_left() -> None:
    fallen = {"out": [2]}
    two = {"mode": "attrition"}
    stage = Stage(3, active="france", options=two, common={"date": "1914S", **fallen}, draws="draft profiteers")
    assert stage.end_turn("france").state.event == stage.kit.event_ids.index("profiteers")
    usual = Stage(
        3, active="france", options={**two, "three_player_fallback": "standard_rules"}, common=fallen, draws="red_cross"
    )
    assert usual.end_turn("france").state.event == usual.kit.event_ids.index("red_cross")


@pytest.mark.clause("LW-RULING-03", "LW-OFF-06")
def test_by_an_option_the_event_comes_before_the_calendar() -> None:
    options = {"event_order": "event_then_calendar"}
    stage = event("sowing", date="1914A", options=options)
    assert (stage.kit.event_ids[stage.state.event], stage.state.date) == ("sowing", 1)


@pytest.mark.clause("LW-RULING-99")
@pytest.mark.parametrize("falls", [True, False])
def test_a_truce_with_a_neighbour_ends_with_that_neighbour(falls: bool) -> None:
    gun = {"hand": "boom", "board": "heavy_howitzer"}
    rows: dict[str, Any] = {"italy": {"side": "central_empires"}, "great_britain": gun}
    stage = event("unexpected_truce", 5, options={"mode": "attrition"}, **rows)
    if falls:
        stage.state.homefront[4] = 0
        defeat.check(stage.state, stage.log)
        assert stage.state.lives(4) is False
    for nation in ("germany", "france", "austria_hungary"):
        stage.end_turn(nation)
    assert stage.asked == ["great_britain"]
    # Italy sat between Great Britain and Germany: the next neighbour is under no truce.
    assert stage.why("great_britain", "attack artillery germany cavalry") == ""
    if not falls:
        assert stage.why("great_britain", "attack artillery italy cavalry") != ""
