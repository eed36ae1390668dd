"""Every standard card that is played in the own turn, of the Conflict deck and of the Nations."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.letswar.stage import Stage
from wartable.core.entries import EntryRow
from wartable.titles.letswar import TITLE

GROUND = ("infantry", "cavalry", "artillery")
ALL = "infantry cavalry artillery aviation navy"
LAST = "1919A"


def playing(nation: str, hand: str, seats: int = 7, /, *, draws: Any = "", date: Any = LAST, **more: Any) -> Stage:
    """A Nation in step 2 with a hand."""
    given = {**more.pop(nation, {}), "hand": hand}
    return Stage(seats, active=nation, draws=draws, common={"date": date}, **{nation: given, **more})


# -- draws --


@pytest.mark.clause("LW-PLAY-03", "LW-PLAY-05")
@pytest.mark.parametrize(
    ("nation", "card", "count"),
    [("germany", "reinforcements", 2), ("france", "sacred_way", 3), ("italy", "sacred_egoism", 3)],
)
def test_cards_that_draw(nation: str, card: str, count: int) -> None:
    stage = playing(nation, card, draws="boom miss fog")
    stage.say(nation, f"play {card}")
    assert sorted(stage.hand(nation)) == sorted(["boom", "miss", "fog"][:count])
    used = stage.discards if card == "reinforcements" else stage.bottom(nation)
    assert used == [card]


@pytest.mark.clause("LW-PLAY-02", "LW-RULING-73")
def test_the_baghdad_railway_serves_an_ally_too() -> None:
    stage = playing("ottoman", "baghdad_railway", 6, draws="boom boom boom miss")
    assert stage.why("ottoman", "play baghdad_railway france") == "LW-RULING-33"
    stage.say("ottoman", "play baghdad_railway germany")
    assert (stage.hand("ottoman"), stage.hand("germany")) == (["boom"] * 3, ["miss"])
    # With a single ally nobody is named, without one the player draws.
    pair = {"central_empires": "ottoman_austria_hungary_germany"}
    for seats, ally in ((4, "austria_hungary"), (2, "ottoman")):
        own = Stage(
            seats, active="ottoman", draws="boom boom boom miss", options=pair, ottoman={"hand": "baghdad_railway"}
        )
        own.say("ottoman", "play baghdad_railway")
        assert "miss" in own.hand(ally)


# -- units that come back --


@pytest.mark.clause("LW-UNIT-07", "LW-RULING-91")
@pytest.mark.parametrize(
    ("nation", "card", "units"),
    [
        ("germany", "field_hospital", ("infantry", "cavalry")),
        ("germany", "rear_workshop", ("artillery", "aviation")),
        ("germany", "dockyard", ("navy",)),
        ("germany", "call_up", ("infantry", "cavalry", "artillery", "aviation", "navy")),
        ("great_britain", "anzac", ("infantry", "cavalry")),
        ("italy", "piave", ("infantry", "artillery")),
    ],
)
def test_one_unit_comes_back(nation: str, card: str, units: tuple[str, ...]) -> None:
    others = [unit for unit in ALL.split() if unit not in units]
    for unit in units:
        lost = playing(nation, card, **{nation: {"destroyed": unit}}).say(nation, f"play {card}")
        assert lost.destroyed(nation) == []
        if len(units) > 1 and len(units) < 5:
            # With several gone the player picks.
            choice = playing(nation, card, **{nation: {"destroyed": " ".join(units)}}).say(nation, f"play {card}")
            assert choice.asked == [nation]
            assert sorted(choice.lines(nation)) == sorted(f"choose {other}" for other in units)
            assert choice.say(nation, f"choose {unit}").destroyed(nation) == [other for other in units if other != unit]
    if card in ("field_hospital", "rear_workshop", "dockyard") and others:
        none = playing(nation, card, **{nation: {"destroyed": " ".join(others)}})
        assert none.why(nation, f"play {card}") == "LW-RULING-91"
    assert playing(nation, card).why(nation, f"play {card}") == ("" if card in ("anzac", "piave") else "LW-RULING-91")


@pytest.mark.clause("LW-UNIT-07")
def test_the_steamroller_brings_both_back() -> None:
    stage = playing("russia", "steamroller", russia={"destroyed": "infantry cavalry artillery"})
    assert stage.say("russia", "play steamroller").destroyed("russia") == ["artillery"]


@pytest.mark.clause("LW-UNIT-07", "LW-RULING-88")
def test_the_mosaic_of_peoples_brings_two_of_three_back() -> None:
    stage = playing("austria_hungary", "mosaic_of_peoples", austria_hungary={"destroyed": "infantry cavalry artillery"})
    stage.say("austria_hungary", "play mosaic_of_peoples")
    assert stage.why("austria_hungary", "choose infantry infantry") == "LW-RULING-88"
    stage.say("austria_hungary", "choose infantry artillery")
    assert stage.destroyed("austria_hungary") == ["cavalry"]


@pytest.mark.clause("LW-RULING-84", "LW-RULING-99")
def test_colonial_troops_come_back_and_fight_this_turn() -> None:
    stage = playing("france", "colonial_troops boom", france={"destroyed": "infantry"})
    stage.say("france", "play colonial_troops")
    assert stage.values("france")["infantry"] == (5, 4)
    stage.say("france", "attack infantry germany infantry").end_turn("france")
    assert stage.destroyed("germany") == ["infantry"]
    assert stage.values("france")["infantry"] == (4, 4)


@pytest.mark.clause("LW-RULING-99")
def test_anzac_adds_to_both_for_this_turn() -> None:
    stage = playing("great_britain", "anzac").say("great_britain", "play anzac")
    values = stage.values("great_britain")
    assert [values[unit][0] for unit in ("infantry", "cavalry", "artillery")] == [4, 4, 4]
    stage.end_turn("great_britain")
    assert stage.values("great_britain")["cavalry"] == (3, 3)


# -- what lasts --


@pytest.mark.clause("LW-RULING-99", "LW-UNIT-02")
@pytest.mark.parametrize(("nation", "card"), [("france", "they_shall_not_pass"), ("italy", "piave")])
def test_ground_units_hold_until_the_next_turn(nation: str, card: str) -> None:
    stage = playing(nation, card)
    before = stage.values(nation)
    stage.say(nation, f"play {card}")
    after = stage.values(nation)
    assert [after[unit][1] - before[unit][1] for unit in ALL.split()] == [2, 2, 2, 0, 0]
    stage.end_turn(nation)
    assert stage.values(nation) == after
    while stage.step != "turn_main" or stage.asked != [nation]:
        seat = stage.state.deciders()[0]
        stage.state.apply(seat, stage.state.default(seat, stage.chance), stage.chance, stage.log)
    now = stage.values(nation)
    assert [now[unit][1] - before[unit][1] for unit in GROUND] in ([0, 0, 0], [1, 1, 1])  # 1 by an Event


@pytest.mark.clause("LW-RULING-99", "LW-CBT-03")
def test_fog_keeps_guns_and_planes_of_all_from_attacking() -> None:
    stage = playing("germany", "fog boom").say("germany", "play fog")
    assert stage.why("germany", "attack artillery france infantry") == "LW-CBT-03"
    assert stage.why("germany", "attack aviation france infantry") == "LW-CBT-03"
    assert stage.why("germany", "attack infantry france infantry") == "LW-CBT-01"
    assert [stage.state.reckoned(seat).barred for seat in range(7)] == [0b01100] * 7


@pytest.mark.clause("LW-RULING-99")
def test_mud_slows_everybody() -> None:
    stage = playing("germany", "mud")
    before = {nation: stage.values(nation) for nation in stage.kit.nations}
    stage.say("germany", "play mud")
    for nation, old in before.items():
        new = stage.values(nation)
        assert [new[unit][0] - old[unit][0] for unit in ALL.split()] == [-1, -1, -1, 0, 0]


@pytest.mark.clause("LW-RULING-99")
def test_shell_shock_holds_one_infantry_down() -> None:
    stage = playing("germany", "shell_shock").say("germany", "play shell_shock france")
    barred = [seat for seat in range(7) if stage.state.reckoned(seat).barred == 0b00001]
    assert barred == [stage.seat("france")]


@pytest.mark.clause("LW-RULING-99", "LW-RULING-54")
def test_general_winter_hits_enemies_and_leaves_a_neutral_italy_alone() -> None:
    stage = playing("russia", "general_winter")
    before = {nation: stage.values(nation) for nation in stage.kit.nations}
    stage.say("russia", "play general_winter")
    for nation, old in before.items():
        hit = -2 if nation in ("germany", "austria_hungary", "ottoman") else 0
        assert [stage.values(nation)[unit][0] - old[unit][0] for unit in ALL.split()] == [hit] * 3 + [0, 0]


@pytest.mark.clause("LW-RULING-96", "LW-RULING-99")
def test_a_war_loan_is_worth_500_in_every_payment_of_the_turn() -> None:
    stage = playing("germany", "war_loan dreadnought tank submarine submarine boom").say("germany", "play war_loan")
    stage.say("germany", "buy submarine tank")  # 200 + 300 + 500
    assert stage.why("germany", "buy dreadnought submarine") == ""
    stage.end_turn("germany")
    assert stage.state.reckoned(0).money == 0


@pytest.mark.clause("LW-PLAY-03", "LW-SPY-01", "LW-RULING-96")
def test_the_sealed_train_waits_for_1917_and_sends_spies_twice() -> None:
    assert playing("germany", "sealed_train", date="1916A").why("germany", "play sealed_train") == "LW-PLAY-03"
    stage = playing(
        "germany", "sealed_train boom boom boom boom boom boom boom", date="1917S", germany={"board": "spy"}
    )
    stage.say("germany", "play sealed_train", "spy subvert france boom boom boom", "spy subvert france boom boom boom")
    assert stage.level("france") == 2
    assert stage.why("germany", "spy subvert france boom") != ""


@pytest.mark.clause("LW-RULING-97", "LW-CBT-22")
def test_the_great_offensive_spares_one_boom_and_adds_one() -> None:
    stage = playing("germany", "great_offensive").say("germany", "play great_offensive")
    assert [attack for attack, _ in stage.values("germany").values()] == [4, 4, 6, 4, 5]
    stage.say("germany", "attack cavalry great_britain cavalry")
    assert stage.why("germany", "attack artillery great_britain infantry") == "LW-CBT-14"
    stage.end_turn("germany")
    assert [attack for attack, _ in stage.values("germany").values()] == [3, 3, 5, 3, 4]


@pytest.mark.clause("LW-HF-08", "LW-HF-09", "LW-RULING-39", "LW-RULING-91")
def test_propaganda_lifts_the_homefront() -> None:
    stage = playing("germany", "propaganda", germany={"homefront": "content"}).say("germany", "play propaganda")
    assert stage.level("germany") == 4
    assert playing("germany", "propaganda").why("germany", "play propaganda") == "LW-RULING-91"


# -- attacks by cards --


@pytest.mark.clause("LW-CBT-22", "LW-CBT-24", "LW-CBT-25", "LW-CBT-19")
@pytest.mark.parametrize(
    ("nation", "card", "unit", "target"),
    [
        ("germany", "drumfire", "artillery", "france infantry"),  # 5 against 4
        ("russia", "brusilov_offensive", "infantry", "germany infantry"),  # 3 + 2 against 4
        ("austria_hungary", "breakthrough", "infantry", "france cavalry"),  # 3 + 2 against 4
    ],
)
def test_a_card_attacks_without_boom(nation: str, card: str, unit: str, target: str) -> None:
    stage = playing(nation, f"{card} boom")
    assert len(stage.lines(nation, f"play {card}")) == 1
    stage.say(nation, f"play {card} {unit} {target}")
    victim, fallen = target.split()
    assert stage.destroyed(victim) == [fallen]
    assert "boom" in stage.hand(nation)
    assert stage.state.nation_in_hand[stage.seat(nation)] == 1  # the reward
    assert stage.why(nation, f"attack {unit} {target}") == "LW-CBT-25"


@pytest.mark.clause("LW-CBT-01", "LW-RULING-34", "LW-RULING-91")
def test_a_card_that_attacks_needs_an_attack_that_is_possible() -> None:
    stage = playing("russia", "brusilov_offensive", 6, germany={"board": "trenches"})
    assert stage.why("russia", "play brusilov_offensive infantry germany infantry") == "LW-CBT-01"
    assert stage.why("russia", "play brusilov_offensive cavalry germany cavalry") == "LW-PLAY-03"
    spent = playing("russia", "brusilov_offensive boom", russia={"destroyed": "infantry"})
    assert spent.why("russia", "play brusilov_offensive") == "LW-UNIT-06"


@pytest.mark.clause("LW-NAT-07", "LW-RULING-93")
def test_a_breakthrough_costs_a_card_too_even_if_it_is_blocked() -> None:
    stage = playing("austria_hungary", "breakthrough", france={"hand": "miss tank propaganda"}, draws="tank")
    stage.say("austria_hungary", "play breakthrough infantry france cavalry").say("france", "answer miss")
    assert stage.destroyed("france") == []
    assert stage.hand("france") == ["propaganda"]


@pytest.mark.clause("LW-CBT-23", "LW-RULING-30")
def test_the_siege_of_kut_needs_a_boom_and_no_miss_stops_it() -> None:
    assert playing("ottoman", "siege_of_kut").why("ottoman", "play siege_of_kut") == "LW-CBT-14"
    stage = playing("ottoman", "siege_of_kut boom", france={"hand": "miss miss"})
    stage.say("ottoman", "play siege_of_kut artillery france artillery")
    if stage.asked == ["france"]:  # the card itself may be answered, its attack by no Miss!
        assert stage.why("france", "answer miss") == "LW-RULING-30"
        stage.say("france", "pass")
    assert stage.destroyed("france") == ["artillery"]
    assert "boom" in stage.discards
    stops = Stage(
        7,
        active="ottoman",
        options={"miss_stops_automatic": True},
        ottoman={"hand": "siege_of_kut boom"},
        france={"hand": "miss"},
    )
    stops.say("ottoman", "play siege_of_kut artillery france artillery").say("france", "answer miss")
    assert stops.destroyed("france") == []


# -- Homefronts --


@pytest.mark.clause("LW-HF-02", "LW-PLAY-02", "LW-PLAY-03")
@pytest.mark.parametrize(
    ("nation", "card", "target", "unit"),
    [
        ("france", "city_bombing", "germany", "aviation"),
        ("germany", "zeppelin_raid", "france", "aviation"),
        ("germany", "unrestricted_uboats", "france", "navy"),
        ("italy", "flight_over_vienna", "austria_hungary", "aviation"),
        ("ottoman", "proclamation", "russia", ""),
    ],
)
def test_a_raid_costs_a_homefront_point(nation: str, card: str, target: str, unit: str) -> None:
    joined = {"italy": {"side": "entente"}} if nation == "italy" else {}
    stage = playing(nation, card, **joined)
    stage.say(nation, f"play {card} {target}")
    assert stage.level(target) == 3
    missed = playing(nation, card, **{**joined, target: {"hand": "miss"}}).say(nation, f"play {card} {target}")
    missed.say(target, "answer miss")
    assert (missed.level(target), missed.hand(target)) == (4, [])
    if unit:
        grounded = playing(nation, card, **{nation: {"destroyed": unit, **joined.get(nation, {})}})
        assert grounded.why(nation, f"play {card} {target}") == "LW-PLAY-03"


@pytest.mark.clause("LW-RULING-93", "LW-NAT-07")
def test_submarines_sink_a_card_whether_or_not_the_loss_is_stopped() -> None:
    stage = playing("germany", "unrestricted_uboats", france={"hand": "miss fog propaganda"}, draws="fog")
    stage.say("germany", "play unrestricted_uboats france").say("france", "answer miss")
    assert (stage.level("france"), stage.hand("france")) == (4, ["propaganda"])


@pytest.mark.clause("LW-PLAY-03")
def test_the_blockade_needs_the_stronger_fleet_or_none_to_meet() -> None:
    even = playing("great_britain", "naval_blockade")  # 4 against 4
    assert even.why("great_britain", "play naval_blockade germany") == "LW-PLAY-03"
    strong = playing("great_britain", "naval_blockade", great_britain={"board": "grand_fleet"})
    assert strong.say("great_britain", "play naval_blockade germany").level("germany") == 3
    gone = playing("great_britain", "naval_blockade", germany={"destroyed": "navy"})
    assert gone.why("great_britain", "play naval_blockade austria_hungary") == "LW-PLAY-03"
    assert gone.say("great_britain", "play naval_blockade germany").level("germany") == 3


@pytest.mark.clause("LW-MONEY-04", "LW-RULING-93", "LW-RULING-96")
def test_a_factory_strike_is_paid_off_or_hurts() -> None:
    stage = playing("germany", "strike", france={"hand": "boom miss", "board": "submarine"})
    stage.say("germany", "play strike france")
    assert stage.why("france", "answer miss") == "LW-RULING-82"
    paid = stage.say("france", "pay boom board:submarine")
    assert (paid.level("france"), paid.hand("france"), paid.board("france")) == (4, ["miss"], [])
    hurt = playing("germany", "strike", france={"hand": "boom miss tank"}).say("germany", "play strike france")
    assert hurt.say("france", "pass").level("france") == 3
    poor = playing("germany", "strike", france={"hand": "boom"}).say("germany", "play strike france")
    assert poor.why("france", "pay boom") == "LW-RULING-96"


# -- others' cards --


@pytest.mark.clause("LW-CONF-11", "LW-NAT-07", "LW-PLAY-03")
def test_a_trench_raid_takes_conflict_equipment_of_the_raiders_choice() -> None:
    board = {"board": "trenches machine_gun gun_75"}
    assert (
        playing("germany", "trench_raid", germany={"destroyed": "infantry"}, france=board).why(
            "germany", "play trench_raid france"
        )
        == "LW-PLAY-03"
    )
    assert (
        playing("germany", "trench_raid", france={"board": "gun_75"}).why("germany", "play trench_raid france")
        == "LW-RULING-91"
    )
    stage = playing("germany", "trench_raid", france=board).say("germany", "play trench_raid france")
    assert stage.asked == ["germany"]
    assert stage.lines("germany") == ["choose board:machine_gun", "choose board:trenches"]
    assert stage.say("germany", "choose board:trenches").board("france") == ["machine_gun", "gun_75"]
    assert stage.values("france")["artillery"] == (5, 4)


@pytest.mark.clause("LW-PLAY-03", "LW-RULING-93")
def test_the_arab_revolt_hits_the_ottomans_twice() -> None:
    stage = playing("great_britain", "arab_revolt", ottoman={"board": "trenches"})
    stage.say("great_britain", "play arab_revolt ottoman")
    assert (stage.board("ottoman"), stage.level("ottoman")) == ([], 3)
    other = playing("great_britain", "arab_revolt", germany={"board": "trenches"})
    other.say("great_britain", "play arab_revolt germany")
    assert (other.board("germany"), other.level("germany")) == ([], 4)


@pytest.mark.clause("LW-PLAY-03")
def test_air_reconnaissance_shows_a_whole_hand_to_one_and_draws() -> None:
    stage = playing("germany", "air_recon", france={"hand": "miss propaganda"}, draws="boom")
    stage.say("germany", "play air_recon france")
    if stage.asked == ["france"]:
        stage.say("france", "pass")
    [seen] = [entry for entry in stage.log.entries if entry.key == [row.name for row in entries()].index("looked")]
    assert seen.seen(stage.seat("germany")) == [0, 1, 2, *stage.state.cards_of(stage.state.hands, 1)]
    assert all(arg < 0 for arg in (seen.seen(2) or [])[3:])
    assert stage.hand("germany") == ["boom"]
    grounded = playing("germany", "air_recon", germany={"destroyed": "aviation"})
    assert grounded.why("germany", "play air_recon france") == "LW-PLAY-03"


@pytest.mark.clause("LW-NAT-07", "LW-RULING-77")
def test_room_40_takes_a_conflict_card_that_it_has_seen() -> None:
    stage = playing("great_britain", "room_40", germany={"hand": "fog mud big_bertha"})
    stage.say("great_britain", "play room_40 germany")
    if stage.asked == ["germany"]:
        stage.say("germany", "pass")
    assert stage.lines("great_britain") == ["choose fog", "choose mud"]
    assert stage.say("great_britain", "choose mud").hand("germany") == ["fog", "big_bertha"]
    assert playing("great_britain", "room_40").why("great_britain", "play room_40 germany") == "LW-RULING-91"


@pytest.mark.clause("LW-CONF-11", "LW-RULING-91")
def test_a_deserter_brings_a_card_that_only_two_see() -> None:
    stage = playing("germany", "deserter", france={"hand": "fog propaganda"}, draws="fog")
    stage.say("germany", "play deserter france")
    if stage.asked == ["france"]:
        stage.say("france", "pass")
    assert (stage.hand("germany"), stage.hand("france")) == (["fog"], ["propaganda"])
    [stolen] = [entry for entry in stage.log.entries if entry.key == [row.name for row in entries()].index("stole")]
    assert [stolen.seen(seat)[2] >= 0 for seat in (0, 1, 2)] == [True, True, False]  # type: ignore[index]
    nation_cards = playing("germany", "deserter", france={"hand": "propaganda"})
    assert nation_cards.why("germany", "play deserter france") == "LW-RULING-91"


@pytest.mark.clause("LW-RULING-91", "LW-PLAY-03")
def test_salvage_takes_equipment_from_the_discards() -> None:
    assert playing("germany", "salvage").why("germany", "play salvage") == "LW-RULING-91"
    stage = Stage(4, germany={"hand": "salvage"}, common={"discards": ["tank", "boom", "trenches"]})
    stage.say("germany", "play salvage")
    assert stage.lines("germany") == ["choose trenches", "choose tank"]
    stage.say("germany", "choose tank")
    assert (stage.hand("germany"), "tank" in stage.discards) == (["tank"], False)


def entries() -> list[EntryRow]:
    """The rows of the log."""
    return list(TITLE.entries)
