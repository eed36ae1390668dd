"""Rivers and bridges: crossing, guns, retreats, lines, fords, floods, bridges of boats (rule 15, card 33, card 36)."""

from __future__ import annotations

import pytest

from tests.titles.gradisca.tools import (
    AUSTRIA,
    GRADISCA,
    VENICE,
    Game,
    advanced,
    asked,
    at,
    camp,
    in_zone,
    led,
    offered,
    play,
    refusal,
    where,
    words,
)
from wartable.titles.gradisca.position.supply import line, supplied

# Enemies on all land sides of Sagrado but the river.
AROUND = {"uskoks-1": "s_martino_carso", "uskoks-2": "cassegliano"}
FOOT = {"italian-foot-1": "bruma", "italian-foot-2": "mariano"}


@pytest.mark.clause("GR-15-01", "GR-15-07", "GR-15-08", "GR-RULING-76")
def test_a_river_takes_the_whole_allowance_as_the_first_step() -> None:
    table = in_zone(at(advanced(FOOT)), "bruma", "move sagrado italian-foot-1")
    assert where(table, "italian-foot-1") == "sagrado acted spent-3"
    assert not [choice for choice in offered(table) if choice.startswith("on ")]
    table = in_zone(at(advanced(FOOT)), "mariano", "move bruma italian-foot-2")
    assert refusal(table, "on sagrado") == "GR-RULING-76"
    # In the Basic game rivers mean nothing (GR-2.3-07).
    table = play(at(words({"italian-foot-1": "bruma"})), "move sagrado italian-foot-1")
    assert where(table, "italian-foot-1").endswith("spent-1")


@pytest.mark.clause("GR-15-07")
@pytest.mark.parametrize("unit", ["italian-foot-1", "cappelletti-1", "venetian-sappers", "giustiniani"])
def test_all_but_guns_cross(unit: str) -> None:
    table = in_zone(at(advanced({unit: "bruma"})), "bruma")
    assert refusal(table, f"move sagrado {unit}") == ""


@pytest.mark.clause("GR-RULING-76")
def test_by_option_a_crossing_ends_the_move_and_costs_the_zone() -> None:
    table = at(advanced(FOOT, options={"river_cross": "ends_move"}))
    in_zone(table, "mariano", "move bruma italian-foot-2", "on sagrado")
    assert where(table, "italian-foot-2") == "sagrado acted spent-3"
    assert not [choice for choice in offered(table) if choice.startswith("on ")]


@pytest.mark.clause("GR-15-02", "GR-15-12")
def test_guns_cross_by_bridges_alone() -> None:
    guns = {"siege-train": "bruma", "venetian-field-guns": "romans"}
    assert refusal(in_zone(at(advanced(guns)), "bruma"), "move sagrado siege-train") == "GR-15-02"
    table = in_zone(at(advanced(guns)), "romans", "move visco venetian-field-guns")  # the bridge of the Torre
    assert where(table, "venetian-field-guns") == "visco acted marching spent-1"


@pytest.mark.clause("GR-15-03", "GR-24-16", "GR-15-12")
def test_the_camp_crosses_by_bridges_alone() -> None:
    units = {"italian-foot-1": "trivignano", "cappelletti-1": "romans"}
    assert refusal(in_zone(at(advanced(units)), "trivignano"), "camp manzano") == "GR-24-16"
    table = in_zone(at(advanced(units, camps=("romans", "goritia"))), "romans", "camp visco")
    assert camp(table, VENICE) == "visco moved"


@pytest.mark.clause("GR-15-04", "GR-15-11")
def test_no_retreat_leads_over_a_river_without_a_bridge() -> None:
    units = {"italian-foot-1": "mariano", "italian-foot-2": "mariano", "german-foot-1": "farra", "uskoks-1": "bruma"}
    table = in_zone(at(advanced(units), 1, 6, 6), "mariano", "move farra italian-foot-1 italian-foot-2")
    # Rubia and S. Andrea lie over the Lisonzo; Bruma has friends, Mossa is free, Gradisca is empty.
    assert asked(table) == "beaten"
    assert [choice.split()[1] for choice in offered(table)] == ["mariano", "bruma", "mossa", "gradisca"]
    assert refusal(table, "retreat rubia") == "GR-15-04"
    units = {"italian-foot-1": "s_andrea", "italian-foot-2": "s_andrea", "german-foot-1": "merna"}
    table = in_zone(at(advanced(units), 1, 6, 6), "s_andrea", "move merna italian-foot-1 italian-foot-2")
    assert "retreat s_andrea" in offered(table)  # over the bridge of the Vipacco


@pytest.mark.clause("GR-RULING-77", "GR-15-04", "GR-VEC-21")
def test_attackers_beaten_over_a_river_are_lost_and_warned() -> None:
    units = {"italian-foot-1": "bruma", "german-foot-1": "sagrado"}
    table = in_zone(at(advanced(units), 6, 6), "bruma", "pick italian-foot-1 …")
    attack = next(one for one in table.choices(VENICE) if one.text.startswith("move sagrado"))
    assert attack.caution == "GR-RULING-77"
    play(table, attack.text)
    assert where(table, "italian-foot-1") == "gone"


@pytest.mark.clause("GR-15-05", "GR-15-09", "GR-21-03")
def test_supply_crosses_bridges_and_no_other_river() -> None:
    units = {"italian-foot-1": "sagrado", "men-at-arms-1": "manzano", **AROUND}
    state = at(advanced(units)).state
    zones = state.kit.zones
    assert not supplied(state, VENICE, zones.index("sagrado"))
    bridged = at(advanced(units, bridges={"bruma-sagrado": "built"})).state
    assert supplied(bridged, VENICE, zones.index("sagrado"))
    path = [zones[zone] for zone in line(state, VENICE, zones.index("manzano"))]
    assert path == ["manzano", "cividale", "butrio", "udine"]  # two bridges; Trivignano is over the Torre


@pytest.mark.clause("GR-15-06", "GR-15-10", "GR-16-04")
def test_command_crosses_bridges_and_no_other_river() -> None:
    units = {
        "giustiniani": "podgora",
        "italian-foot-1": "goritia",
        "italian-foot-2": "salcano",
        "corsican-foot": "merna",
    }
    table = at(
        advanced({**units, "venetian-sappers": "s_andrea"}, camps=("trivignano", "vipacco"), **led("giustiniani", 3))
    )
    assert refusal(table, "open goritia") == ""
    assert refusal(table, "open salcano") == ""  # by the bridge of Goritia
    units = {"giustiniani": "farra", "italian-foot-1": "rubia", "corsican-foot": "vipulzano"}
    table = at(advanced(units, **led("giustiniani", 3)))
    assert refusal(table, "open rubia") == "GR-15-06"
    assert refusal(table, "open vipulzano") == ""


@pytest.mark.clause("GR-15-13")
def test_a_river_along_a_wall_bars_all_but_siege_work() -> None:
    units = {"siege-train": "sagrado", "venetian-sappers": "sagrado", "italian-foot-1": "sagrado"}
    garrison = {"german-garrison-1": "gradisca", "riccardo-strassoldo": "gradisca"}
    level = {"gradisca-marcella-tower": {"level": 0}}
    position = advanced({**units, **garrison, **AROUND}, walls=level, camps=("sagrado", "goritia"))
    table = in_zone(at(position), "sagrado")
    assert refusal(table, "move gradisca siege-train italian-foot-1") == "GR-15-02"
    state = table.state
    assert not supplied(state, VENICE, state.kit.zones.index("sagrado"))
    level = {"gradisca-marcella-tower": {"level": 2}}
    position = advanced(
        {**units, **garrison}, walls=level, bridges={"bruma-sagrado": "built"}, camps=("bruma", "goritia")
    )
    table = in_zone(at(position), "sagrado")
    assert refusal(table, "bombard gradisca-marcella-tower siege-train") == ""
    assert refusal(table, "mine gradisca-marcella-tower venetian-sappers") == ""


def flood_window(**more: str) -> Game:
    position = advanced(
        {"italian-foot-1": "bruma", "uskoks-1": "duino", **more}, step="choosing", hands=((), ("flood",))
    )
    return play(at(position), "option 1")


@pytest.mark.clause("GR-4.1-03", "GR-RULING-112")
def test_a_flood_answers_a_command_beside_an_unbridged_river() -> None:
    position = advanced({"italian-foot-1": "bruma", "uskoks-1": "duino"}, step="choosing", hands=((), ("flood",)))
    table = play(at(position), "option 1")
    assert asked(table) == "option_window"
    play(table, "play flood", "open bruma")  # the window closes: the card lies open on the discards
    assert refusal(table, "move sagrado italian-foot-1") == "GR-12-02"
    position = advanced({"italian-foot-1": "udine", "uskoks-1": "duino"}, step="choosing", hands=((), ("flood",)))
    table = play(at(position), "option 1")
    assert asked(table) == "option_window"  # Udine is beside the Torre
    position = advanced({"italian-foot-1": "palma", "uskoks-1": "duino"}, step="choosing", hands=((), ("flood",)))
    assert asked(play(at(position), "option 1")) == "orders"
    basic = words({"italian-foot-1": "bruma", "uskoks-1": "duino"}, step="choosing", hands=((), ("flood",)))
    assert asked(play(at(basic), "option 1")) == "orders"


@pytest.mark.clause("GR-12-01", "GR-RULING-106")
def test_a_ford_lets_units_cross_for_one_point_more() -> None:
    table = at(advanced({"cappelletti-1": "mariano", "siege-train": "bruma"}, hands=(("flood",), ())))
    play(table, "play flood")
    in_zone(table, "mariano", "move bruma cappelletti-1", "on sagrado")
    assert where(table, "cappelletti-1") == "sagrado acted marching spent-3"
    play(table, "on cassegliano")
    table = play(at(advanced({"siege-train": "bruma"}, hands=(("flood",), ()))), "play flood", "open bruma")
    assert refusal(table, "move sagrado siege-train") == "GR-15-02"


@pytest.mark.clause("GR-RULING-115", "GR-12-01")
def test_a_bridge_of_boats_needs_sappers_or_the_camp() -> None:
    hand = (("bridge",), ())
    units = {"venetian-sappers": "bruma", "italian-foot-1": "romans", "german-foot-1": "goritia"}
    table = play(at(advanced(units, hands=hand)), "play bridge", "choose 1")
    # The camp at Trivignano and the sappers at Bruma have three stretches without a bridge between them.
    assert offered(table) == ["bridge bruma-sagrado", "bridge butrio-trivignano", "bridge manzano-trivignano"]
    play(table, "bridge bruma-sagrado", "open romans")
    assert table.state.to_dict()["bridges"]["bruma-sagrado"] == "built"
    table = play(at(advanced(units, hands=hand)), "play bridge", "choose 2")
    assert asked(table) == "orders"  # the only bridge, that of Romans, was broken without asking
    assert table.state.to_dict()["bridges"]["romans-visco"] == "none"
    nowhere = advanced({"italian-foot-1": "palma"}, hands=hand, camps=("porpeto", "goritia"))
    assert refusal(at(nowhere), "play bridge") == "GR-RULING-115"


@pytest.mark.clause("GR-RULING-103")
def test_bridges_of_boats_are_limited_by_their_markers() -> None:
    built = {"bruma-sagrado": "built", "farra-rubia": "built", "cassegliano-ruda": "built"}
    units = {"venetian-sappers": "ruda", "german-foot-1": "duino", "italian-foot-1": "cassegliano"}
    table = at(advanced(units, hands=(("bridge",), ()), bridges=built))
    assert GRADISCA.kit(2).most_bridges == 3
    play(table, "play bridge")
    # No marker is left to build with; two bridges lie beside Cassegliano and Ruda, one of boats.
    assert "cassegliano-ruda" not in table.state.to_dict()["bridges"]


def test_a_basic_position_has_no_words_of_the_advanced_game() -> None:
    found = at(words({"italian-foot-1": "bruma"})).state.to_dict()
    assert "bridges" not in found
    assert "morale" not in found["armies"][AUSTRIA]
