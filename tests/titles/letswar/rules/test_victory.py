"""Victory and defeat in both modes, and what becomes of the fallen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.letswar.stage import Stage

LATE = {"date": "1919A"}
SPY = {"board": "spy", "hand": "tank submarine"}
ALL_BUT_NAVY = "infantry cavalry artillery aviation"


def subverted(seats: int, mode: str, victim: str, **rows: Any) -> Stage:
    """A Spy of Germany takes a Nation's last Homefront point."""
    row = {"homefront": "unrest", **rows.pop(victim, {})}
    stage = Stage(seats, options={"mode": mode}, common=LATE, germany=SPY, **{victim: row, **rows})
    stage.say("germany", f"spy subvert {victim} tank submarine")
    if stage.asked == [victim]:
        stage.say(victim, "pass")
    return stage


def annihilated(seats: int, mode: str, **rows: Any) -> Stage:
    """Germany's Navy sinks the last unit of France."""
    stage = Stage(
        seats,
        options={"mode": mode},
        germany={"hand": "boom", "board": "submarine"},
        france={"destroyed": ALL_BUT_NAVY},
        **rows,
    )
    return stage.say("germany", "attack navy france navy")


@pytest.mark.clause("LW-WIN-04", "LW-WIN-05", "LW-WIN-06", "LW-GEN-03", "LW-HF-01", "LW-HF-03", "LW-SPY-10")
def test_in_a_historical_game_the_first_revolution_ends_it() -> None:
    stage = subverted(6, "historical", "france")
    assert (stage.ending, sorted(stage.winners)) == ("LW-WIN-04", ["austria_hungary", "germany", "ottoman"])
    assert stage.asked == []


@pytest.mark.clause("LW-WIN-03", "LW-CBT-21", "LW-GEN-03")
def test_in_a_historical_game_the_last_unit_ends_it() -> None:
    stage = annihilated(4, "historical")
    assert (stage.ending, sorted(stage.winners)) == ("LW-WIN-03", ["austria_hungary", "germany"])


@pytest.mark.clause("LW-WIN-07", "LW-WIN-12", "LW-RULING-70")
@pytest.mark.parametrize("mode", ["historical", "attrition"])
def test_a_neutral_italy_loses_with_either_side(mode: str) -> None:
    others = {"great_britain": {"destroyed": "infantry"}} if mode == "historical" else {}
    seats = 5 if mode == "historical" else 3
    stage = subverted(seats, mode, "france", **others)
    assert stage.ending in ("LW-WIN-04", "LW-WIN-10")
    assert "italy" not in stage.winners
    outcome = stage.state.outcome()
    assert outcome is not None
    assert outcome.ranks[stage.seat("italy")] == 2


@pytest.mark.clause("LW-WIN-15", "LW-ITALY-19")
def test_an_italy_that_has_joined_falls_with_its_side() -> None:
    stage = subverted(5, "historical", "italy", italy={"side": "entente"})
    assert sorted(stage.winners) == ["austria_hungary", "germany"]


@pytest.mark.clause("LW-WIN-08", "LW-WIN-09", "LW-WIN-13", "LW-RULING-36", "LW-OFF-08")
@pytest.mark.parametrize("way", ["revolution", "units"])
def test_in_attrition_the_fallen_leave_and_the_war_goes_on(way: str) -> None:
    if way == "revolution":
        stage = subverted(4, "attrition", "france", france={"hand": "fog propaganda", "board": "trenches gun_75"})
    else:
        stage = Stage(
            4,
            options={"mode": "attrition"},
            germany={"hand": "boom", "board": "submarine"},
            france={"destroyed": ALL_BUT_NAVY, "hand": "fog propaganda", "board": "trenches gun_75"},
        )
        stage.say("germany", "attack navy france navy").say("france", "pass")
    assert (stage.ending, stage.asked) == ("", ["germany"])
    assert not stage.state.lives(1)
    assert (stage.hand("france"), stage.board("france")) == ([], [])
    assert {"fog", "trenches"} <= set(stage.discards)
    assert stage.bottom("france") == []  # Nation cards leave the game
    assert stage.why("france", "pass") == "LW-WIN-13"
    assert stage.end_turn("germany").asked == ["austria_hungary"]  # its turn is skipped


@pytest.mark.clause("LW-WIN-10", "LW-WIN-11", "LW-GEN-06")
def test_in_attrition_the_last_of_a_faction_ends_it_and_the_fallen_win_too() -> None:
    stage = Stage(
        6, options={"mode": "attrition"}, common={**LATE, "out": [1, 2, 3]}, germany=SPY, russia={"homefront": "unrest"}
    )
    stage.say("germany", "spy subvert russia tank submarine")
    assert (stage.ending, sorted(stage.winners)) == ("LW-WIN-10", ["austria_hungary", "germany", "ottoman"])


@pytest.mark.clause("LW-RULING-35", "LW-CBT-19")
def test_the_last_unit_earns_its_card_too() -> None:
    stage = annihilated(4, "attrition")
    assert stage.state.nation_in_hand[0] == 1


@pytest.mark.clause("LW-RULING-80", "LW-HF-10")
def test_a_nation_that_falls_in_its_own_turn_ends_it() -> None:
    stage = Stage(4, options={"mode": "attrition"}, germany={"homefront": "unrest", "hand": "boom"})
    stage.say("germany", "tax")
    assert (stage.asked, stage.state.lives(0), stage.hand("germany")) == (["france"], False, [])


@pytest.mark.clause("LW-RULING-85")
def test_a_card_in_hand_saves_nobody_who_has_fallen() -> None:
    stage = Stage(
        4,
        options={"mode": "attrition"},
        germany={"hand": "boom", "board": "submarine"},
        france={"destroyed": ALL_BUT_NAVY, "hand": "dockyard call_up"},
    )
    stage.say("germany", "attack navy france navy")
    assert stage.lines("france") == ["pass"]
    assert not stage.say("france", "pass").state.lives(1)


@pytest.mark.clause("LW-RULING-87")
def test_war_begins_with_the_first_turn() -> None:
    stage = Stage(4, germany={"hand": "boom boom", "board": "spy"}, common={"turn": 1})
    assert stage.why("germany", "attack artillery great_britain infantry") == ""
    assert stage.why("germany", "spy inspect france boom") == ""


@pytest.mark.clause("LW-RULING-60", "LW-ITALY-17", "LW-ITALY-18")
def test_italy_drops_its_hand_in_its_own_turn_too_and_fights_at_once() -> None:
    common = {"territory": {"trento": 0, "colonies": "deck"}, "depth_left": 9}
    row = {"hand": "reinforcements boom fog alpini", "board": "heavy_howitzer"}
    stage = Stage(5, active="italy", common=common, draws="colonies boom", italy=row)
    stage.say("italy", "play reinforcements")
    assert (stage.side("italy"), stage.hand("italy"), stage.board("italy")) == (1, ["alpini"], ["heavy_howitzer"])
    assert stage.asked == ["italy"]
    assert stage.why("italy", "attack artillery france infantry") == "LW-CBT-14"  # for want of a Boom! alone


# -- two and three players --


@pytest.mark.clause("LW-GEN-04", "LW-P2-02", "LW-P2-03", "LW-P3-05")
@pytest.mark.parametrize("seats", range(2, 8))
def test_the_rules_of_small_tables_hold_at_small_tables_alone(seats: int) -> None:
    rows: dict[str, Any] = {"italy": {"side": "entente"}} if seats % 2 else {}
    stage = Stage(seats, germany={"hand": "boom"}, **rows)
    assert stage.fight("germany", "artillery", "france", "infantry")[2] == (2 if seats == 2 else 1)
    last = stage.kit.nations[-1]
    helped = Stage(seats, active=last, draws="shell_crisis", **rows).end_turn(last)
    assert len(helped.hand("germany")) == (3 if seats == 3 else 2)


@pytest.mark.clause("LW-P3-06", "LW-RULING-62")
@pytest.mark.parametrize(("fallback", "misses"), [("two_player_rules", 2), ("standard_rules", 1)])
def test_of_three_two_are_left(fallback: str, misses: int) -> None:
    options = {"mode": "attrition", "three_player_fallback": fallback}
    stage = Stage(
        3, active="italy", options=options, common={"out": [1]}, italy={"side": "entente"}, draws="shell_crisis"
    )
    assert stage.fight("germany", "artillery", "italy", "infantry")[2] == misses
    assert len(stage.end_turn("italy").hand("germany")) == 2  # the help is over


@pytest.mark.clause("LW-P3-03", "LW-RULING-61", "LW-CONF-07")
def test_the_lone_player_pays_less_but_needs_a_card() -> None:
    row = {"hand": "tank dreadnought submarine boom", "board": "spy"}
    alone = Stage(3, germany=row, italy={"side": "entente"}, common=LATE)
    alone.say("germany", "spy subvert france tank")
    assert alone.level("france") == 3
    crowd = Stage(5, germany=row, italy={"side": "entente"}, common=LATE)
    assert crowd.why("germany", "spy subvert france tank") == ""
    with pytest.raises(AssertionError):
        crowd.say("germany", "spy subvert france tank")  # not enough: the row stays open
