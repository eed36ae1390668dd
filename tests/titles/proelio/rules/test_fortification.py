"""The Fortification (rulebook: The Fortification)."""

from __future__ import annotations

import pytest

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
    view,
)

LADDER = ["shields", "palisades", "towers", "fortress"]


@pytest.mark.clause("PR-FORT-01", "PR-FORT-02")
def test_walls_are_seen_by_all_and_none_is_level_0() -> None:
    table = at(house(fort="towers"), house(), house(fort="shields"))
    for viewer in (-1, 0, 1, 2):
        seen = view(table, viewer)
        assert [(h.fortification, h.level) for h in seen.houses] == [("towers", 3), ("", 0), ("shields", 1)]
    assert state(table).limit(1) == 1
    for card in ("soldiers", "resources", "hero", "inquisition"):
        for fort in (None, *LADDER):
            assert refused(at(house(card, fort)), 0, f"fortify {card}") == "PR-FORT-01"


@pytest.mark.clause("PR-FORT-02")
def test_without_walls_a_house_plays_up_to_value_1() -> None:
    """Attacks and defences alike; walls that were lost leave it where it never had any."""
    table = at(house("soldiers knights"), house("shields palisades"), house("manure"))
    assert refused(table, 0, "attack knights") == "PR-ATK-09"
    table.act(0, "attack soldiers")
    assert told(table, 0, last=1)[0] == "attack-laid 0 1 base 0 soldiers"
    play(table, "draw", "deploy shields palisades")
    assert "compared 1 0 soldiers 1 1 0 2 shields=1 palisades=0" in told(table)
    table = attacked("hero", house("soldiers knights shields", "towers"))
    play(table, "deploy", "sacrifice", "loot shields")
    assert (refused(table, 0, "attack knights"), level(table, 0)) == ("PR-ATK-09", 0)
    table.act(0, "attack soldiers")
    table = attacked("soldiers", house("knights"))
    table.act(0, "deploy")
    assert told(table, None, last=1)[-1].startswith("eliminated 0"), "there is nothing to sacrifice at level 0"


@pytest.mark.clause("PR-FORT-03", "PR-ACT-05")
def test_building_is_the_action() -> None:
    table = at(house("shields palisades"))
    table.act(0, "fortify shields")
    assert level(table, 0) == 1
    assert table.deciders == (2,)
    assert discards(table) == []
    play(table, "draw", "draw", "fortify palisades")
    assert level(table, 0) == 2
    assert table.deciders == (2,)
    assert [fact for fact in told(table) if fact.startswith("fortified")] == [
        "fortified 0 shields 1",
        "fortified 0 palisades 2",
    ]


@pytest.mark.clause("PR-FORT-04")
def test_the_first_card_is_shields() -> None:
    table = at(house("palisades towers fortress shields"))
    for card in LADDER[1:]:
        assert refused(table, 0, f"fortify {card}") == "PR-FORT-04"
    table.act(0, "fortify shields")
    assert level(table, 0) == 1


@pytest.mark.clause("PR-FORT-12", "PR-FORT-13", "PR-RULING-55", "PR-IMP-05", "PR-FORT-18")
@pytest.mark.parametrize("present", range(1, 5))
def test_only_the_next_step_of_the_ladder(present: int) -> None:
    """No skipping, no repeating, no going down; Fortress only upon Towers, and nothing upon Fortress."""
    table = at(house("shields palisades towers fortress", LADDER[present - 1]))
    offered = [text for text in texts(table) if text.startswith("fortify")]
    assert offered == ([f"fortify {LADDER[present]}"] if present < 4 else [])
    for step, card in enumerate(LADDER, start=1):
        if step != present + 1:
            assert refused(table, 0, f"fortify {card}") == ("PR-FORT-18" if present == 4 else "PR-FORT-12")
    if present < 4:
        table.act(0, f"fortify {LADDER[present]}")
        assert level(table, 0) == present + 1
        assert discards(table) == [LADDER[present - 1]]


@pytest.mark.clause("PR-FORT-16")
@pytest.mark.parametrize("present", range(4))
def test_the_old_card_and_no_other_is_discarded(present: int) -> None:
    """Nothing lay there before the Shields, so nothing is discarded for them; the piles stay as they are."""
    table = at(house(LADDER[present], [None, *LADDER][present]))
    piles = table.state.to_dict()["piles"]
    table.act(0, f"fortify {LADDER[present]}")
    assert discards(table) == LADDER[:present][-1:]
    assert table.state.to_dict()["piles"] == piles


@pytest.mark.clause("PR-FORT-14")
def test_the_new_card_comes_from_the_hand() -> None:
    table = at(house("soldiers"), house("shields"))
    assert refused(table, 0, "fortify shields") == "PR-FORT-14"
    table = at(house("shields"))
    table.act(0, "fortify shields")
    assert hand(table, 0) == []


@pytest.mark.clause("PR-FORT-17")
def test_a_lost_fortification_is_rebuilt_from_shields() -> None:
    table = attacked("knights", house("shields palisades towers", "palisades"))
    play(table, "deploy", "sacrifice")
    assert level(table, 0) == 0
    assert [text for text in texts(table) if text.startswith("fortify")] == ["fortify shields"]


@pytest.mark.clause("PR-FORT-19", "PR-PAT-03", "PR-FORT-20")
def test_patrol_and_edict_are_never_a_fortification() -> None:
    for fort in (None, *LADDER):
        table = at(house("patrol imperial_edict", fort))
        assert refused(table, 0, "fortify patrol") == "PR-FORT-19"
        assert refused(table, 0, "fortify imperial_edict") == "PR-FORT-20"


@pytest.mark.clause("PR-FORT-21")
def test_walls_help_only_by_being_sacrificed() -> None:
    table = attacked("soldiers", house("shields soldiers", "fortress"))
    table.act(0, "deploy")
    assert (view(table, 0).total, view(table, 0).short) == (0, 1)
    assert texts(table) == ["sacrifice", "keep"]
    table.act(0, "keep")
    table.act(0, "loot soldiers")
    assert level(table, 0) == 4


@pytest.mark.clause("PR-FORT-22")
def test_building_is_no_duty() -> None:
    table = at(house("shields soldiers resources"))
    assert {"draw", "attack soldiers", "play resources", "fortify shields", "exchange …"} <= set(texts(table))
    table.act(0, "draw")
    assert level(table, 0) == 0


@pytest.mark.clause("PR-FORT-11")
def test_the_cap_is_on_each_card_not_on_the_sum() -> None:
    """At level 1 two Palisades make four."""
    table = attacked("hero", house("palisades palisades soldiers", "shields"))
    play(table, "deploy palisades palisades")
    assert state(table).attack == -1
    assert hand(table, 0) == ["soldiers"]
    assert table.view(0).prompt.key == "prompt-action"
