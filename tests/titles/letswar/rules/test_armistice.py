"""The Armistice: when it comes, what is counted, and the ties."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.titles.letswar.packs import make_pack, row
from tests.titles.letswar.stage import Stage, event
from wartable.core.rules.chance import Scripted, Seeded
from wartable.titles.letswar import TITLE

ON = {"armistice": "whole_deck"}


def armistice(seats: int = 4, /, *, draws: Any = "", options: Any = None, **rows: Any) -> Stage:
    """An offensive that begins with the Armistice."""
    return event("armistice", seats, draws=draws, options={**ON, **(options or {})}, **rows)


# -- when it comes --


@pytest.mark.clause("LW-ARM-01", "LW-ARM-02", "LW-CONTENT-53")
@pytest.mark.parametrize("mode", ["historical", "attrition"])
def test_it_is_in_the_deck_only_by_an_option(mode: str) -> None:
    for value, count in (("off", 0), ("whole_deck", 1), ("second_half", 1)):
        kit = TITLE.kit(4, {"mode": mode, "armistice": value})
        assert kit.event_set[kit.event_ids.index("armistice")] == count


@pytest.mark.clause("LW-ARM-04", "LW-RULING-69", "LW-ARM-03")
@pytest.mark.parametrize(("value", "first"), [("whole_deck", 0), ("second_half", 20)])
def test_in_the_second_half_it_waits_for_its_time(value: str, first: int) -> None:
    from wartable.titles.letswar.steps.cards.events import next_event

    places: Counter[int] = Counter()
    begun = Stage(4, options={"armistice": value}).state
    for seed in range(400):
        state, chance, drawn = begun.copy(), Seeded(seed), 0
        while state.kit.events.armistice[next_event(state, chance)] == 0:
            drawn += 1
        places[drawn] += 1
    assert (min(places), max(places)) == (first, 39)
    # 400 games over 40 or 20 places, 10 or 20 each: five sigma either way.
    assert max(places.values()) < (27 if first == 0 else 43)


@pytest.mark.clause("LW-ARM-05", "LW-RULING-65", "LW-SETUP-21")
def test_it_ends_the_game_at_once_in_the_prelude_too() -> None:
    chance = Scripted(*(["boom"] * 20 + ["spy"] * 8 + ["armistice"]), then=Seeded(1))
    state = TITLE.new_state(4, ON, chance=chance)
    assert (state.outcome() is not None, state.deciders()) == (True, ())
    waits = Scripted(*(["boom"] * 20 + ["spy"] * 8 + ["armistice", "profiteers"]), then=Seeded(1))
    again = TITLE.new_state(4, {**ON, "armistice_in_prelude": "reshuffle"}, chance=waits)
    assert again.outcome() is None
    assert again.event_pile[again.kit.event_ids.index("armistice")] == 1
    assert again.kit.event_ids[again.event] == "profiteers"


# -- what is counted --


@pytest.mark.clause("LW-ARM-06", "LW-ARM-07", "LW-GEN-06")
def test_units_and_homefront_are_added_up() -> None:
    stage = armistice(france={"destroyed": "navy"}, germany={"homefront": "dissatisfied"})
    assert stage.entries("scores") == [[17, 16]]
    assert (stage.ending, sorted(stage.winners)) == ("LW-ARM-07", ["france", "great_britain"])
    assert stage.asked == []


@pytest.mark.clause("LW-HAND-08", "LW-RULING-66")
def test_a_navy_counts_one() -> None:
    stage = armistice(france={"destroyed": "navy"}, germany={"destroyed": "infantry"})
    assert stage.entries("scores") == [[17, 17]]


@pytest.mark.clause("LW-ARM-08", "LW-ARM-12", "LW-RULING-70", "LW-WIN-15")
def test_a_neutral_italy_loses_and_one_that_has_joined_counts() -> None:
    neutral = armistice(3, germany={"homefront": "content"})
    assert (neutral.entries("scores"), neutral.winners) == ([[9, 8]], ["france"])
    joined = armistice(3, italy={"side": "central_empires"}, germany={"homefront": "content"})
    assert (joined.entries("scores"), sorted(joined.winners)) == ([[9, 17]], ["germany", "italy"])


@pytest.mark.clause("LW-RULING-66")
def test_by_an_option_the_average_counts() -> None:
    rows = {"italy": {"side": "central_empires"}, "germany": {"homefront": "content"}}
    stage = armistice(3, options={"armistice_score": "average_per_nation"}, **rows)
    assert stage.winners == ["france"]  # 9 against 17 / 2


# -- ties --


@pytest.mark.clause("LW-ARM-09", "LW-RULING-67")
def test_equal_scores_are_decided_by_money_in_hand_and_in_play() -> None:
    stage = armistice(
        france={"hand": "boom", "board": "submarine"},
        great_britain={"hand": "propaganda"},
        germany={"hand": "boom boom"},
    )
    assert stage.entries("money-counted") == [[300, 200]]
    assert (stage.ending, sorted(stage.winners)) == ("LW-ARM-09", ["france", "great_britain"])


@pytest.mark.clause("LW-ARM-10", "LW-ARM-11", "LW-RULING-68")
@pytest.mark.parametrize(
    ("side", "winners"), [("entente", ["france", "great_britain"]), ("central_empires", ["austria_hungary", "germany"])]
)
def test_then_by_a_duel_for_the_whole_faction(side: str, winners: list[str]) -> None:
    stage = armistice(draws=side)
    assert (stage.ending, sorted(stage.winners)) == ("LW-ARM-11", winners)
    assert stage.entries("duel-fought")[0][:2] == [1, 0]  # the first of each side in turn order


@pytest.mark.clause("LW-RULING-68")
def test_the_players_may_report_the_match_or_share_the_victory() -> None:
    reported = {"final_tiebreak": "reported_result"}
    stage = armistice(options=reported)
    assert (sorted(stage.asked), stage.step) == (["france", "germany"], "duel")
    stage.say("france", "report central_empires")
    assert stage.asked == ["germany"]
    stage.say("germany", "report central_empires")
    assert (stage.ending, sorted(stage.winners)) == ("LW-ARM-11", ["austria_hungary", "germany"])
    differ = (
        armistice(options=reported, draws="entente")
        .say("france", "report entente")
        .say("germany", "report central_empires")
    )
    assert sorted(differ.winners) == ["france", "great_britain"]
    shared = armistice(5, options={"final_tiebreak": "shared_victory"})
    assert (shared.ending, len(shared.winners), "italy" in shared.winners) == ("LW-RULING-68", 4, False)


# -- both fall at once --


def deadly(data: dict[str, Any]) -> None:
    """War Weariness that does not stop at Unrest."""
    del row(data, "e_war_weariness")["effects"][0]["floor"]


@pytest.mark.clause("LW-RULING-37")
@pytest.mark.parametrize("mode", ["historical", "attrition"])
def test_if_both_sides_fall_at_once_the_comparison_decides(tmp_path: Path, mode: str) -> None:
    pack = make_pack(tmp_path, events=deadly)
    low = {"homefront": "unrest"}
    out = {"great_britain": low, "austria_hungary": low} if mode == "attrition" else {}
    stage = event(
        "war_weariness",
        date="1917S",
        pack=pack,
        options={"mode": mode},
        draws="entente",
        france=low,
        germany=low,
        **out,
    )
    # In Attrition all four are out: scores, money and all are equal.
    assert stage.ending == "LW-RULING-37"
    scores = [[0, 0]] if mode == "attrition" else [[8, 8]]
    assert (stage.entries("scores"), sorted(stage.winners)) == (scores, ["france", "great_britain"])
    one = event("war_weariness", date="1917S", pack=pack, options={"mode": mode}, france=low)
    assert one.ending == ("LW-WIN-04" if mode == "historical" else "")
