"""Every equipment card, of the Conflict deck and of the Nations: what it gives while it lies on a board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.letswar.stage import Stage
from wartable.titles.letswar.vocabulary import UNITS

NATIONS = ("germany", "france", "austria_hungary", "great_britain", "ottoman", "russia", "italy")
LAST = "1919A"

# What each card adds to units: (attack, defence).
BONUSES: dict[str, dict[str, tuple[int, int]]] = {
    "machine_gun": {"infantry": (0, 1)},
    "trenches": {"infantry": (0, 1), "artillery": (0, 1)},
    "barbed_wire": {"infantry": (0, 1)},
    "hand_grenades": {"infantry": (1, 0)},
    "steel_helmet": {"infantry": (0, 1), "artillery": (0, 1)},
    "flamethrower": {"infantry": (2, 0)},
    "tank": {"infantry": (2, 1)},
    "lances": {"cavalry": (1, 0)},
    "armoured_car": {"cavalry": (1, 1)},
    "heavy_howitzer": {"artillery": (1, 0)},
    "railway_gun": {"artillery": (2, 0)},
    "poison_gas": {"artillery": (2, 0)},
    "camouflage": {"artillery": (0, 1)},
    "synchronised_gun": {"aviation": (2, 0)},
    "fighter_patrol": {"aviation": (0, 1)},
    "parachute": {"aviation": (0, 2)},
    "torpedoes": {"navy": (1, 0)},
    "naval_mines": {"navy": (0, 1)},
    "dreadnought": {"navy": (1, 1)},
    "submarine": {"navy": (2, 0)},
    "depth_charges": {"navy": (0, 2)},
}
NATION_BONUSES: dict[str, dict[str, dict[str, tuple[int, int]]]] = {
    "france": {"renault_ft": {"infantry": (2, 1)}, "storks": {"aviation": (1, 1)}},
    "great_britain": {
        "grand_fleet": {"navy": (1, 1)},
        "mark_tank": {"infantry": (2, 1)},
        "flying_corps": {"aviation": (1, 1)},
    },
    "russia": {"cossacks": {"cavalry": (2, 0)}},
    "germany": {
        "big_bertha": {"artillery": (2, 0)},
        "flying_circus": {"aviation": (1, 1)},
        "siegfried_line": {"infantry": (0, 2), "artillery": (0, 2)},
    },
    "austria_hungary": {
        "skoda_mortar": {"artillery": (2, 0)},
        "kaiserjaeger": {"infantry": (1, 1)},
        "fleet_in_being": {"navy": (1, 1)},
        "hussars": {"cavalry": (1, 1)},
    },
    "ottoman": {
        "dardanelles_forts": {"navy": (0, 2)},
        "yavuz": {"navy": (2, 0)},
        "mehmetcik": {"infantry": (0, 2)},
        "camel_corps": {"cavalry": (1, 1)},
    },
    "italy": {
        "alpini": {"infantry": (1, 1)},
        "mas_boats": {"navy": (2, 0)},
        "bersaglieri": {"cavalry": (1, 1)},
    },
}
DATES = {
    "steel_helmet": "1915A", "flamethrower": "1915A", "tank": "1916A", "gas_mask": "1915A", "anti_tank_rifle": "1918S",
    "railway_gun": "1916S", "poison_gas": "1915S", "mustard_gas": "1917A", "creeping_barrage": "1916A",
    "ground_attack": "1917A", "camouflage": "1915S", "synchronised_gun": "1915A", "bomber": "1916S",
    "parachute": "1918S", "depth_charges": "1916S", "convoy": "1917S",
}  # fmt: skip
NATION_DATES = {
    "france": {"renault_ft": "1918S", "storks": "1916S"},
    "great_britain": {"mark_tank": "1916A"},
    "germany": {"stormtroopers": "1917A", "flying_circus": "1917S", "siegfried_line": "1917S"},
    "italy": {"arditi": "1917A", "caproni": "1915A"},
}
OWN = [(nation, card) for nation, cards in NATION_BONUSES.items() for card in cards]


def laid(nation: str, card: str, **more: Any) -> tuple[Stage, Stage]:
    """The table before and after a Nation has equipped a card."""
    stages = [Stage(7, active=nation, common={"date": LAST}, **{**more, nation: {"hand": card}}) for _ in range(2)]
    return stages[0], stages[1].say(nation, f"equip {card}")


def gains(nation: str, card: str) -> dict[str, tuple[int, int]]:
    """What a card has changed on its own board; nobody else's values may change."""
    before, after = laid(nation, card)
    for other in NATIONS:
        assert other == nation or before.values(other) == after.values(other)
    old, new = before.values(nation), after.values(nation)
    found = {unit: (new[unit][0] - old[unit][0], new[unit][1] - old[unit][1]) for unit in UNITS}
    return {unit: change for unit, change in found.items() if change != (0, 0)}


@pytest.mark.clause("LW-EQUIP-01", "LW-EQUIP-13", "LW-CONF-04", "LW-EQUIP-14")
@pytest.mark.parametrize("card", BONUSES)
def test_conflict_equipment_adds_to_its_units_and_to_no_others(card: str) -> None:
    assert gains("france", card) == BONUSES[card]


@pytest.mark.clause("LW-NAT-02", "LW-NAT-06", "LW-EQUIP-13")
@pytest.mark.parametrize(("nation", "card"), OWN)
def test_nation_equipment_adds_to_its_units(nation: str, card: str) -> None:
    assert gains(nation, card) == NATION_BONUSES[nation][card]
    other = "france" if nation != "france" else "germany"
    assert Stage(7, active=other).why(other, f"equip {card}") == "LW-NAT-02"


@pytest.mark.clause("LW-CONF-05", "LW-EQUIP-08", "LW-EQUIP-09", "LW-RULING-06")
@pytest.mark.parametrize(
    ("nation", "card", "date"),
    [("russia", card, date) for card, date in DATES.items()]
    + [(nation, card, date) for nation, cards in NATION_DATES.items() for card, date in cards.items()],
)
def test_a_red_name_waits_for_its_date(nation: str, card: str, date: str) -> None:
    spaces = [f"{year}{half}" for year in range(1914, 1920) for half in "SA"]
    early = spaces[spaces.index(date) - 1]
    hand = {nation: {"hand": card}}
    waiting = Stage(7, active=nation, common={"date": early}, **hand)
    assert waiting.why(nation, f"equip {card}") == "LW-EQUIP-08"
    assert waiting.why(nation, f"discard {card}") == ""
    assert Stage(7, active=nation, common={"date": date}, **hand).why(nation, f"equip {card}") == ""


@pytest.mark.clause("LW-EQUIP-08")
@pytest.mark.parametrize("card", [card for card in BONUSES if card not in DATES])
def test_other_equipment_is_there_from_the_beginning(card: str) -> None:
    assert Stage(7, active="russia", russia={"hand": card}).why("russia", f"equip {card}") == ""


# -- those that do something else --


@pytest.mark.clause("LW-CBT-03")
@pytest.mark.parametrize("unit", ["infantry", "cavalry", "artillery"])
def test_a_gas_mask_wards_off_gas_and_nothing_else(unit: str) -> None:
    gas = {"board": "poison_gas mustard_gas heavy_howitzer"}
    bare = Stage(4, common={"date": LAST}, germany=gas)
    assert bare.fight("germany", "artillery", "france", unit) == (5 + 5, 4, 2)
    masked = Stage(4, common={"date": LAST}, germany=gas, france={"hand": "gas_mask"}, active="france")
    masked.say("france", "equip gas_mask")
    assert masked.fight("germany", "artillery", "france", unit) == (5 + 1, 4, 1)
    assert masked.fight("germany", "artillery", "great_britain", unit)[0] == 5 + 5


@pytest.mark.clause("LW-CBT-03")
def test_an_anti_tank_rifle_wards_off_tanks_whosever_they_are() -> None:
    tanks = {"board": "tank renault_ft flamethrower"}
    stage = Stage(4, active="germany", common={"date": LAST}, france=tanks, germany={"hand": "anti_tank_rifle"})
    assert stage.fight("france", "infantry", "germany", "cavalry")[0] == 4 + 6
    stage.say("germany", "equip anti_tank_rifle")
    assert stage.fight("france", "infantry", "germany", "cavalry")[0] == 4 + 2
    # What a tank adds to the defence of its own is no attack.
    assert stage.values("france")["infantry"] == (10, 6)
    british = Stage(
        4, common={"date": LAST}, great_britain={"board": "mark_tank"}, germany={"board": "anti_tank_rifle"}
    )
    assert british.fight("great_britain", "infantry", "germany", "infantry")[0] == 3


@pytest.mark.clause("LW-CBT-03", "LW-CBT-15")
@pytest.mark.parametrize(
    ("nation", "card", "unit"),
    [("russia", "mustard_gas", "artillery"), ("germany", "stormtroopers", "infantry"), ("italy", "arditi", "infantry")],
)
def test_some_attacks_take_two_miss(nation: str, card: str, unit: str) -> None:
    before, after = laid(nation, card)
    target = "france" if nation != "russia" else "germany"
    (attack, _, one), (stronger, _, two) = (s.fight(nation, unit, target, "cavalry") for s in (before, after))
    assert (one, two, stronger - attack) == (1, 2, 2)
    other = "cavalry" if unit == "infantry" else "infantry"
    assert after.fight(nation, other, target, "cavalry")[2] == 1


@pytest.mark.clause("LW-CBT-22", "LW-RULING-97")
@pytest.mark.parametrize(("card", "unit"), [("creeping_barrage", "artillery"), ("ground_attack", "aviation")])
def test_one_attack_a_turn_without_boom(card: str, unit: str) -> None:
    weak = {"board": "", "hand": "", "destroyed": ""}
    stage = Stage(4, common={"date": LAST}, germany={"hand": card, "board": "synchronised_gun"}, france=weak)
    assert stage.why("germany", f"attack {unit} great_britain infantry") == "LW-CBT-14"
    stage.say("germany", f"equip {card}", f"attack {unit} great_britain infantry")
    assert stage.destroyed("great_britain") == ["infantry"]
    assert stage.why("germany", f"attack {unit} great_britain cavalry") == "LW-CBT-04"
    assert stage.why("germany", "attack infantry great_britain cavalry") != ""


@pytest.mark.clause("LW-CBT-06", "LW-CBT-07")
def test_the_field_gun_fires_twice_and_takes_a_boom_each_time() -> None:
    stage = Stage(4, active="france", france={"hand": "gun_75 boom boom boom"}).say("france", "equip gun_75")
    stage.say("france", "attack artillery germany cavalry", "attack artillery germany infantry")
    assert stage.destroyed("germany") == ["infantry", "cavalry"]
    assert stage.hand("france")[0] == "boom"
    assert stage.why("france", "attack artillery austria_hungary infantry") == "LW-CBT-04"


@pytest.mark.clause("LW-HAND-01")
def test_a_field_telephone_raises_the_hand_limit_even_without_its_units() -> None:
    before, after = laid("france", "field_telephone")
    assert (before.limit("france"), after.limit("france")) == (6, 7)
    broken = Stage(4, france={"board": "field_telephone", "destroyed": "infantry artillery"})
    assert broken.limit("france") == 5


@pytest.mark.clause("LW-CBT-03")
@pytest.mark.parametrize(
    ("nation", "card", "guard"), [("germany", "bomber", 0), ("russia", "ilya_muromets", 1), ("italy", "caproni", 0)]
)
def test_bombers_count_against_ground_units_alone(nation: str, card: str, guard: int) -> None:
    before, after = laid(nation, card)
    target = "germany" if nation == "russia" else "france"
    for unit, more in (("infantry", 2), ("cavalry", 2), ("artillery", 2), ("aviation", 0)):
        old, new = (stage.fight(nation, "aviation", target, unit)[0] for stage in (before, after))
        assert new - old == more
    assert after.values(nation)["aviation"][1] - before.values(nation)["aviation"][1] == guard


@pytest.mark.clause("LW-CBT-11", "LW-CBT-03")
def test_an_anti_aircraft_gun_guards_against_planes_and_reaches_them() -> None:
    before, after = laid("france", "anti_aircraft_gun")
    for unit in ("infantry", "cavalry", "artillery"):
        assert (
            after.fight("germany", "aviation", "france", unit)[1]
            - before.fight("germany", "aviation", "france", unit)[1]
            == 2
        )
        assert (
            after.fight("germany", "artillery", "france", unit)[1]
            == before.fight("germany", "artillery", "france", unit)[1]
        )
    gun = {"board": "anti_aircraft_gun", "hand": "boom"}
    stage = Stage(4, active="france", france=gun)
    assert stage.why("france", "attack infantry germany aviation") == "LW-CBT-08"
    assert stage.say("france", "attack artillery germany aviation").destroyed("germany") == ["aviation"]


@pytest.mark.clause("LW-TURN-04")
@pytest.mark.parametrize(("lost", "drawn"), [("", 3), ("navy", 2)])
def test_convoys_bring_a_card_while_the_navy_is_active(lost: str, drawn: int) -> None:
    stage = Stage(4, active="germany", france={"board": "convoy", "destroyed": lost}, common={"date": LAST})
    stage.end_turn("germany")
    assert len(stage.hand("france")) == drawn


@pytest.mark.clause("LW-EQUIP-05", "LW-EQUIP-07", "LW-RULING-08")
def test_equipment_sleeps_with_its_unit_and_wakes_with_it() -> None:
    stage = Stage(
        4,
        active="france",
        france={"board": "trenches flamethrower", "hand": "field_hospital", "destroyed": "infantry"},
        common={"date": LAST},
    )
    assert stage.board("france") == ["trenches", "flamethrower"]
    stage.say("france", "play field_hospital")
    assert stage.values("france")["infantry"] == (4 + 2, 4 + 1)
    stage.say("france", "take_back flamethrower")
    assert stage.values("france")["infantry"] == (4, 4 + 1)
