"""The command radius, and commanders who call units to a battle (rules 16, 17)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.gradisca.tools import (
    VENICE,
    Game,
    advanced,
    asked,
    at,
    in_zone,
    led,
    offered,
    play,
    refusal,
    where,
)

CORPS = {
    "giustiniani": "romans",
    "italian-foot-1": "romans",
    "italian-foot-2": "mariano",
    "corsican-foot": "farra",
    "mainland-militia": "mossa",
}


@pytest.mark.clause("GR-16-01", "GR-16-02", "GR-16-03", "GR-RULING-78")
def test_zones_of_option_3_lie_within_two_zones_of_the_commander() -> None:
    table = at(advanced(CORPS, **led("giustiniani", 3)))
    assert [refusal(table, f"open {zone}") for zone in ("romans", "mariano", "farra")] == ["", "", ""]
    assert refusal(table, "open mossa") == "GR-16-02"
    # Terrain counts nothing, and the radius is measured from the commander's place when each zone is chosen.
    play(table, "open romans", "move mariano giustiniani", "on cormons", "close")
    assert refusal(table, "open mossa") == ""
    assert refusal(table, "open farra") == ""


@pytest.mark.clause("GR-RULING-78")
def test_by_option_the_radius_is_measured_from_where_he_was_drawn() -> None:
    table = at(advanced(CORPS, step="choosing", options={"radius_from": "zone_at_draw"}))
    play(table, "option 3 giustiniani", "open romans", "move mariano giustiniani", "on cormons", "close")
    assert refusal(table, "open mossa") == "GR-16-02"
    assert refusal(table, "open farra") == ""


@pytest.mark.clause("GR-VEC-41", "GR-RULING-33", "GR-RULING-110", "GR-RULING-78")
@pytest.mark.parametrize("radius", ["current_zone", "zone_at_draw"])
def test_a_commander_by_card_commands_from_where_he_came_in(radius: str) -> None:
    table = at(advanced(CORPS, step="choosing", hands=(["medici"], []), options={"radius_from": radius}, turn=9))
    play(table, "option 3 giustiniani", "play medici", "place mossa")
    assert [refusal(table, f"open {zone}") for zone in ("romans", "mossa")] == ["GR-16-02", ""]


@pytest.mark.clause("GR-RULING-33", "GR-RULING-78", "GR-7.2-06")
@pytest.mark.parametrize("radius", ["current_zone", "zone_at_draw"])
def test_a_replacement_commands_from_where_he_appears(radius: str) -> None:
    units = {**CORPS, "mainland-militia": "lucinico", "german-foot-1": "villesse"}
    table = at(advanced(units, step="choosing", options={"radius_from": radius}), 6, 1, 1)
    play(table, "option 3 giustiniani", "open romans", "move villesse giustiniani italian-foot-1", "fight")
    play(table, "replace lucinico", "close")
    assert where(table, "giustiniani").startswith("lucinico back")
    assert refusal(table, "open mariano") == "GR-16-02"
    assert [refusal(table, f"open {zone}") for zone in ("lucinico", "farra")] == ["", ""]


@pytest.mark.clause("GR-16-01", "GR-5-13")
def test_leadership_says_how_many_zones() -> None:
    table = play(at(advanced(CORPS, step="choosing")), "option 3 giustiniani")
    for zone in ("romans", "mariano", "farra"):
        play(table, f"open {zone}", "close")
    assert [choice for choice in offered(table) if choice.startswith("open")] == []


@pytest.mark.clause("GR-16-04", "GR-16-05")
def test_command_passes_no_enemies_and_no_impassable_border() -> None:
    table = at(advanced({**CORPS, "german-foot-1": "bruma"}, **led("giustiniani", 3)))
    assert refusal(table, "open farra") == ""  # by way of Mariano
    units = {"giustiniani": "romans", "corsican-foot": "farra", "uskoks-1": "bruma", "uskoks-2": "mariano"}
    table = at(advanced(units, **led("giustiniani", 3)))
    assert refusal(table, "open farra") == "GR-16-05"
    table = at(advanced({"giustiniani": "venzone", "italian-foot-1": "tarcento"}, **led("giustiniani", 3)))
    assert refusal(table, "open tarcento") == ""  # round by Gemona
    table = at(
        advanced(
            {"giustiniani": "tolmino", "italian-foot-1": "plezzo", "uskoks-1": "caporetto"}, **led("giustiniani", 3)
        )
    )
    assert refusal(table, "open plezzo") == "GR-16-05"
    table = at(advanced({"giustiniani": "chiusa", "italian-foot-1": "caporetto"}, **led("giustiniani", 3)))
    assert refusal(table, "open caporetto") == "GR-16-04"


@pytest.mark.clause("GR-16-06")
def test_option_1_needs_no_radius() -> None:
    assert refusal(at(advanced(CORPS)), "open mossa") == ""


# -- calls --

FIELD = {
    "giustiniani": "romans",  # Leadership 3
    "italian-foot-1": "romans",
    "german-foot-1": "mariano",
    "german-foot-2": "mariano",
    "men-at-arms-1": "cormons",
    "men-at-arms-2": "cormons",
    "scotti": "cormons",
    "militia-of-the-patria": "medea",
}


def attacked(units: dict[str, str], *dice: int, **more: Any) -> Game:
    """The commander and one unit have gone from Romans to Mariano."""
    table = at(advanced(units, **more), *dice)
    return in_zone(table, "romans", "move mariano giustiniani italian-foot-1")


@pytest.mark.clause("GR-17-01", "GR-17-02", "GR-17-03", "GR-17-09", "GR-17-11", "GR-17-14")
def test_a_commander_calls_units_of_any_corps_before_the_dice() -> None:
    table = attacked(FIELD, *[6] * 8)
    assert asked(table) == "calling"
    assert "call scotti" in offered(table)
    play(table, "call men-at-arms-1", "call militia-of-the-patria")
    assert where(table, "men-at-arms-1") == "mariano acted fighting spent-1 from-cormons"
    play(table, "call scotti")
    # All have fired: the stack, those called, and the defenders; nobody hit, so each goes back where it came from.
    assert where(table, "men-at-arms-1") == "cormons acted spent-1"
    assert where(table, "militia-of-the-patria") == "medea acted spent-1"
    assert where(table, "giustiniani") == "romans acted spent-1"


@pytest.mark.clause("GR-17-14")
def test_called_units_attack_with_those_who_entered() -> None:
    table = attacked(FIELD, *[1] * 5, 6, 6)  # five attackers' dice hit, and both defenders are gone
    play(table, "call men-at-arms-1", "call men-at-arms-2", "call militia-of-the-patria")
    assert where(table, "german-foot-1") == where(table, "german-foot-2") == "gone"
    assert where(table, "men-at-arms-2").startswith("mariano acted")


@pytest.mark.clause("GR-17-05", "GR-RULING-79")
def test_as_many_are_called_as_the_commanders_lead() -> None:
    table = attacked({**FIELD, "venetian-cuirassiers": "cormons"})
    play(table, "call men-at-arms-1", "call men-at-arms-2", "call venetian-cuirassiers")
    assert asked(table) != "calling"
    # Two commanders in the stack add up: 3 and 2 by two corps cannot be; a replacement leads two.
    table = attacked({**FIELD, "giustiniani": "romans back"})
    play(table, "call men-at-arms-1", "call men-at-arms-2")
    assert asked(table) != "calling"


@pytest.mark.clause("GR-17-12")
def test_a_called_commander_calls_nobody() -> None:
    table = attacked({**FIELD, "giustiniani": "romans back"})
    play(table, "call scotti", "call men-at-arms-1")
    assert asked(table) != "calling"  # two were called by the one who led, none by Scotti


@pytest.mark.clause("GR-17-04", "GR-17-10", "GR-RULING-111")
def test_only_units_that_have_not_been_activated_are_called() -> None:
    units = {**FIELD, "men-at-arms-1": "cormons acted"}
    table = attacked(units, *[6] * 5)
    assert refusal(table, "call men-at-arms-1") == "GR-17-04"
    play(table, "call men-at-arms-2", "fight", "close", "end")
    state = table.state
    scotti = state.kit.corps.index("v_cavalleria")
    assert where(table, "men-at-arms-2") == "cormons acted spent-1"
    assert state.alive[scotti] == 3
    # Later in the turn its corps is drawn: the unit that was called does not act again.
    again = {"men-at-arms-2": "cormons acted", "scotti": "cormons"}
    table = in_zone(at(advanced(again, "v_cavalleria")), "cormons")
    assert refusal(table, "pick men-at-arms-2 …") == "GR-5.1-01"
    alone = at(advanced({"men-at-arms-2": "cormons acted", "scotti": "udine"}, "v_cavalleria"))
    assert refusal(alone, "open cormons") == "GR-RULING-111"


@pytest.mark.clause("GR-17-06", "GR-17-07", "GR-17-08")
def test_called_units_are_within_the_radius_over_a_clean_path() -> None:
    units = {**FIELD, "savorgnans-companies": "vipulzano", "cernide-of-manzano": "manzano", "uskoks-1": "mossa"}
    table = attacked(units)
    assert refusal(table, "call savorgnans-companies") == ""  # by Cormons
    far = attacked({**FIELD, "savorgnans-companies": "quisca"})
    assert refusal(far, "call savorgnans-companies") == "GR-17-06"
    behind = {**FIELD, "savorgnans-companies": "mossa", "uskoks-1": "farra", "uskoks-2": "cormons"}
    for unit in ("men-at-arms-1", "men-at-arms-2", "scotti"):
        behind[unit] = "udine"
    assert refusal(attacked(behind), "call savorgnans-companies") == "GR-17-08"


@pytest.mark.clause("GR-17-07", "GR-RULING-79")
def test_a_river_cuts_off_a_call_but_may_be_crossed_from_next_door() -> None:
    river = {"giustiniani": "bruma", "italian-foot-1": "bruma", "german-foot-1": "sagrado", "lombard-foot": "bruma"}
    table = in_zone(at(advanced(river)), "bruma", "move sagrado giustiniani italian-foot-1")
    assert asked(table) != "calling"  # from Sagrado the radius does not reach over the Lisonzo
    assert where(table, "lombard-foot") == "bruma"
    # From Goritia command reaches Lucinico by the bridge of Podgora; so does the unit, for as much as the river costs.
    units = {
        "giustiniani": "salcano",
        "italian-foot-1": "salcano",
        "german-foot-1": "goritia",
        "lombard-foot": "lucinico",
    }
    units["lombard-cuirassiers"] = "lucinico"  # somebody more to call, so that the dice wait
    table = in_zone(at(advanced(units)), "salcano", "move goritia giustiniani italian-foot-1", "call lombard-foot")
    assert where(table, "lombard-foot") == "goritia acted fighting spent-3 from-podgora"
    # Loot in Podgora stops a march there, so the river is the only way, and no way back.
    loot = {"podgora": {"loot": 1}}
    table = at(advanced(units, zones=loot), *[6] * 4)
    in_zone(table, "salcano", "move goritia giustiniani italian-foot-1")
    call = next(one for one in table.choices(VENICE) if one.text == "call lombard-foot")
    assert call.caution == "GR-RULING-77"
    play(table, "call lombard-foot")
    assert where(table, "lombard-foot") == "goritia acted fighting spent-3 from-lucinico"
    play(table, "fight")
    assert where(table, "lombard-foot") == "gone"
    assert where(table, "italian-foot-1") == "salcano acted spent-1"


@pytest.mark.clause("GR-17-13", "GR-RULING-79", "GR-RULING-86")
def test_a_called_unit_must_reach_the_battle_after_its_supply_is_checked() -> None:
    guns = {**FIELD, "guns-of-the-arsenal": "vipulzano", "lombard-foot": "vipulzano"}
    table = attacked(guns)
    assert refusal(table, "call guns-of-the-arsenal") == ""  # one zone to Cormons, one to Mariano
    # Cut off, a gun has one point and an infantry unit two.
    cut = {**guns, "uskoks-1": "quisca", "uskoks-2": "mossa", "croatian-foot": "podgora", "styrian-foot": "manzano"}
    cut |= {"militia-of-gorizia": "romans", "giustiniani": "farra", "italian-foot-1": "farra"}
    cut |= {"men-at-arms-1": "udine", "men-at-arms-2": "udine", "scotti": "udine", "militia-of-the-patria": "udine"}
    cut |= {
        "german-foot-1": "mariano",
        "german-foot-2": "mariano",
        "viennese-foot": "medea",
        "tyrolean-foot": "s_floriano",
    }
    table = in_zone(at(advanced(cut)), "farra", "move mariano giustiniani italian-foot-1")
    assert refusal(table, "call guns-of-the-arsenal") == "GR-17-13"
    play(table, "call lombard-foot")
    assert "out" in where(table, "lombard-foot").split()


@pytest.mark.clause("GR-RULING-80")
def test_guns_are_not_called_into_a_fortress_and_units_come_over_the_breach() -> None:
    units = {
        "giustiniani": "bruma",
        "italian-foot-1": "bruma",
        "german-garrison-1": "gradisca",
        "guns-of-the-arsenal": "bruma",
        "lombard-foot": "bruma",
        "brescian-foot": "farra",
    }
    walls = {"gradisca-old-gate": {"level": 0}}
    table = in_zone(at(advanced(units, walls=walls)), "bruma", "move gradisca giustiniani italian-foot-1")
    assert refusal(table, "call guns-of-the-arsenal") == "GR-RULING-80"
    assert refusal(table, "call lombard-foot") == ""
    play(table, "call brescian-foot")  # not over the sound wall of Farra, but round by Bruma
    assert where(table, "brescian-foot").endswith("from-bruma")


@pytest.mark.clause("GR-RULING-80")
@pytest.mark.parametrize(("value", "step"), [("yes", "calling"), ("no", "zone_open")])
def test_low_morale_stops_calls_only_by_option(value: str, step: str) -> None:
    table = attacked(FIELD, *[6] * 9, morale=(2, 7), options={"calls_at_low_morale": value})
    assert asked(table) == step


@pytest.mark.clause("GR-VEC-33", "GR-RULING-100")
def test_units_left_behind_in_the_open_zone_are_not_called() -> None:
    units = {
        "giustiniani": "romans back",  # Leadership 2
        "italian-foot-1": "romans",
        "italian-foot-2": "romans",
        "lombard-foot": "romans",
        "corsican-foot": "cormons",
        "german-foot-1": "mariano",
    }
    table = attacked(units)
    assert refusal(table, "call lombard-foot") == ""
    assert refusal(table, "call corsican-foot") == ""
    assert refusal(table, "call italian-foot-2") == "GR-RULING-100"


@pytest.mark.clause("GR-VEC-27")
def test_vector_27() -> None:
    units = {
        "giustiniani": "romans back",
        "italian-foot-1": "romans",
        "german-foot-1": "mariano",
        "lombard-foot": "cormons",
        "brescian-foot": "cormons",
        "men-at-arms-1": "medea",
        "men-at-arms-2": "vipulzano acted",
        "scotti": "gradisca",
        "uskoks-1": "farra",
    }
    table = attacked({**units, "uskoks-2": "bruma"})
    assert refusal(table, "call men-at-arms-2") == "GR-17-04"
    assert refusal(table, "call scotti") == "GR-17-08"
    play(table, "call lombard-foot", "call men-at-arms-1")
    assert asked(table) != "calling"


@pytest.mark.clause("GR-RULING-102")
def test_a_commander_who_was_called_still_leads_his_corps() -> None:
    units = {"scotti": "cormons acted", "men-at-arms-1": "mariano"}
    table = play(at(advanced(units, "v_cavalleria", step="choosing")), "option 3 scotti")
    assert refusal(table, "open mariano") == ""
    assert refusal(table, "open cormons") == "GR-RULING-111"


@pytest.mark.clause("GR-7.3-08", "GR-RULING-79")
def test_called_units_retreat_where_they_came_from() -> None:
    table = attacked({**FIELD, "uskoks-1": "udine"}, *[6] * 9)
    play(table, "call men-at-arms-1", "fight")
    assert where(table, "men-at-arms-1").startswith("cormons")
    assert where(table, "italian-foot-1").startswith("romans")
    assert table.view(VENICE).battle is None
