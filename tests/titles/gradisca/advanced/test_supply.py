"""Supply, attack supply and recovery (rules 20, 21, 21.1)."""

from __future__ import annotations

import pytest

from tests.titles.gradisca.tools import (
    AUSTRIA,
    VENICE,
    Game,
    advanced,
    asked,
    at,
    in_zone,
    led,
    morale,
    offered,
    play,
    refusal,
    where,
)
from wartable.titles.gradisca.position.supply import attack_supply, camp_supplied, line, supplied

# Mariano is cut off by enemies all around it.
RING = {
    "uskoks-1": "romans", "uskoks-2": "medea", "croatian-foot": "cormons", "croatian-horse": "bruma",
    "uskoks-of-segna-1": "farra",
}  # fmt: skip


AWAY = ("manzano", "goritia")  # camps, where Trivignano is not Venetian


def is_supplied(table: Game, seat: int, zone: str) -> bool:
    """Whether a side's units in a zone are in supply."""
    state = table.state
    return supplied(state, seat, state.kit.zones.index(zone))


@pytest.mark.clause("GR-21-01", "GR-21-05")
def test_a_line_of_any_length_runs_to_an_own_source() -> None:
    table = at(advanced({"italian-foot-1": "rubia", "german-foot-1": "udine"}))
    state, zones = table.state, table.kit.zones
    path = [zones[zone] for zone in line(state, VENICE, zones.index("rubia"))]
    assert path[0] == "rubia"
    assert path[-1] in ("capodistria", "codroipo", "palma")
    assert len(path) > 5
    # Austria's sources are its own: surrounded by nobody, its unit in Udine is far from them, yet in supply.
    assert [zones[zone] for zone in line(state, AUSTRIA, zones.index("udine"))][-1] in (
        "vipacco",
        "senosecchia",
        "tarvis",
    )


@pytest.mark.clause("GR-21-02", "GR-21-04")
def test_lines_pass_no_enemies_and_no_impassable_borders() -> None:
    table = at(advanced({"italian-foot-1": "mariano", **RING}))
    assert not is_supplied(table, VENICE, "mariano")
    open_side = {unit: place for unit, place in RING.items() if place != "romans"}
    assert is_supplied(at(advanced({"italian-foot-1": "mariano", **open_side})), VENICE, "mariano")
    # From Venzone to Tarcento the border is impassable: with Gemona and the bridge held, there is no line.
    table = at(advanced({"italian-foot-1": "venzone", "uskoks-1": "gemona", "uskoks-2": "chiusa"}))
    assert not is_supplied(table, VENICE, "venzone")


@pytest.mark.clause("GR-21-06", "GR-21-13", "GR-RULING-86")
def test_supply_is_checked_when_a_zone_is_opened() -> None:
    table = at(advanced({"italian-foot-1": "mariano", "italian-foot-2": "udine", **RING}))
    assert where(table, "italian-foot-1") == "mariano"
    play(table, "open mariano")
    assert where(table, "italian-foot-1") == "mariano out"
    # In supply when it was opened: what is cut later in the activation changes nothing.
    units = {"italian-foot-1": "mariano back", "cappelletti-1": "mariano", "german-foot-1": "cormons"}
    table = in_zone(at(advanced(units), 6, 6), "mariano", "move cormons cappelletti-1")
    assert refusal(table, "recover italian-foot-1") == ""


@pytest.mark.clause("GR-21-13")
def test_a_step_out_of_supply_is_warned_of() -> None:
    units = {"cappelletti-1": "mariano", **{unit: place for unit, place in RING.items() if place != "farra"}}
    units |= {"uskoks-of-segna-1": "mossa", "german-garrison-1": "gradisca"}
    table = in_zone(at(advanced({**units, "uskoks-1": "villesse"})), "mariano", "pick cappelletti-1 …")
    cautions = {one.text.split()[1]: one.caution for one in table.choices(VENICE) if one.text.startswith("move")}
    assert cautions["romans"] != "GR-21-13"
    cut = in_zone(at(advanced(units)), "mariano", "pick cappelletti-1 …")
    cautions = {one.text.split()[1]: one.caution for one in cut.choices(VENICE) if one.text.startswith("move")}
    assert cautions["farra"] == "GR-21-13"


@pytest.mark.clause("GR-21-14")
def test_the_marker_goes_at_the_next_activation_in_supply() -> None:
    table = at(advanced({"italian-foot-1": "mariano out"}))
    assert where(table, "italian-foot-1") == "mariano out"
    play(table, "open mariano")
    assert where(table, "italian-foot-1") == "mariano"


@pytest.mark.clause("GR-21-16", "GR-RULING-41", "GR-RULING-87", "GR-25.1-01", "GR-25.1-02", "GR-VEC-22")
@pytest.mark.parametrize(
    ("unit", "turn", "out", "points"),
    [
        ("italian-foot-1", 5, False, 3), ("italian-foot-1", 5, True, 2), ("siege-train", 5, True, 1),
        ("venetian-sappers", 5, True, 2), ("cappelletti-1", 5, True, 4), ("cappelletti-1", 3, False, 3),
        ("cappelletti-1", 3, True, 2), ("men-at-arms-1", 9, False, 3), ("giustiniani", 15, True, 5),
        ("italian-foot-1", 15, False, 3), ("siege-train", 3, False, 2), ("siege-train", 9, True, 1),
    ],
)  # fmt: skip
def test_allowances_out_of_supply_and_in_winter(unit: str, turn: int, out: bool, points: int) -> None:
    table = at(advanced({unit: "mariano out" if out else "mariano"}, turn=turn))
    counter = next(one for zone in table.view(VENICE).zones for one in zone.units)
    assert counter.allowance == counter.left == points


@pytest.mark.clause("GR-21-15")
def test_a_commander_out_of_supply_leads_one() -> None:
    ring = {**RING, "giustiniani": "mariano", "italian-foot-1": "mariano"}
    table = play(at(advanced(ring, step="choosing"), 6, 1, *[6] * 4), "option 3 giustiniani")
    assert where(table, "giustiniani") == "mariano out"
    assert table.view(VENICE).zones_left == 1
    # He calls one unit, and fires with 1.
    units = {**ring, "lombard-foot": "udine"}
    table = in_zone(at(advanced(units), 6, 2, 6), "mariano", "move cormons giustiniani italian-foot-1")
    battle = [entry for entry in table.log(VENICE, lang="en") if "Giustiniani 2" in entry]
    assert "(1)" in battle[0]


@pytest.mark.clause("GR-20-01", "GR-20-02", "GR-21-17")
def test_only_units_in_supply_recover() -> None:
    tired = {"italian-foot-1": "mariano back"}
    table = in_zone(at(advanced(tired)), "mariano", "recover italian-foot-1")
    assert where(table, "italian-foot-1") == "mariano acted"
    assert refusal(in_zone(at(advanced({**tired, **RING})), "mariano"), "recover italian-foot-1") == "GR-20-02"


@pytest.mark.clause("GR-RULING-104", "GR-21-18")
def test_a_card_makes_no_unit_out_of_supply_recover() -> None:
    units = {"giustiniani": "udine", "italian-foot-1": "udine back out", "italian-foot-2": "udine back"}
    table = play(at(advanced(units, turn=9, hands=(("medici",), ()))), "play medici")
    assert where(table, "italian-foot-1") == "udine back out"
    assert where(table, "italian-foot-2") == "udine"


@pytest.mark.clause("GR-21-07", "GR-21-08", "GR-21-09", "GR-RULING-12", "GR-RULING-88")
def test_venice_supplies_one_zone_by_sea() -> None:
    units = {"garrison-of-monfalcone": "monfalcone", "cernide-of-monfalcone": "pieris", "uskoks-1": "duino"}
    units |= {"uskoks-2": "vermigiano", "croatian-foot": "doberdo", "croatian-horse": "cassegliano"}
    table = at(advanced(units, "v_presidii", sea="monfalcone"))
    assert is_supplied(table, VENICE, "monfalcone")
    assert not is_supplied(table, VENICE, "pieris")  # a neighbour gets nothing through it
    assert not is_supplied(at(advanced(units, "v_presidii", sea="marano")), VENICE, "monfalcone")
    opened = table.kit
    table = at({"seats": 2, "options": {"mode": "advanced"}, "turn": 1, "units": units, "sea": "monfalcone",
                "stack": [["next_chit", 0], ["sea_supply", 0]]})  # fmt: skip
    assert table.deciders == (VENICE,)
    assert len(offered(table)) == sum(opened.sea)
    assert refusal(table, "sea udine") == "GR-21-07"
    assert refusal(table, "sea duino") == ""  # also a zone without Venetians
    play(table, "sea monfalcone")
    assert table.view(VENICE).sea == "monfalcone"


@pytest.mark.clause("GR-21-07", "GR-12-01")
def test_a_card_cuts_supply_by_sea_and_another_moves_it() -> None:
    units = {"garrison-of-monfalcone": "monfalcone", "uskoks-1": "comeno", "petazzi": "trieste"}
    table = at(advanced(units, "a_trieste", hands=((), ("galleys",)), sea="monfalcone"))
    play(table, "play galleys")
    assert table.view(VENICE).sea_blocked
    table = at(advanced(units, "v_presidii", hands=(("corsairs",), ()), sea="monfalcone"))
    play(table, "play corsairs")
    assert asked(table) == "sea_supply"
    play(table, "sea marano")
    assert (asked(table), table.view(VENICE).sea) == ("orders", "marano")


@pytest.mark.clause("GR-21-11", "GR-RULING-85")
def test_sources_supply_their_own_zone_and_nobody_past_enemies() -> None:
    units = {"italian-foot-1": "udine", "uskoks-1": "san_daniele", "uskoks-2": "tarcento", "croatian-foot": "codroipo"}
    units |= {"croatian-horse": "castions", "uskoks-of-segna-1": "trivignano", "uskoks-of-segna-2": "butrio"}
    table = at(advanced(units, camps=("manzano", "goritia")))
    assert is_supplied(table, VENICE, "udine")
    # Codroipo and Palma with enemies in them supply nobody.
    units = {"italian-foot-1": "castions", "uskoks-1": "palma", "uskoks-2": "udine", "croatian-foot": "codroipo"}
    table = at(advanced({**units, "croatian-horse": "trivignano", "uskoks-of-segna-1": "cervignano"}, camps=AWAY))
    assert not is_supplied(table, VENICE, "castions")
    # A line passes the walls of a fortress that holds no enemy.
    units = {"italian-foot-1": "castions", "uskoks-2": "udine", "croatian-foot": "codroipo", "uskoks-1": "porpeto"}
    table = at(advanced({**units, "croatian-horse": "trivignano"}, camps=AWAY))
    assert is_supplied(table, VENICE, "castions")


@pytest.mark.clause("GR-21-12")
def test_gradisca_is_supplied_while_austrians_hold_rubia() -> None:
    siege = {"german-garrison-1": "gradisca", "italian-foot-1": "bruma", "italian-foot-2": "farra"}
    assert is_supplied(at(advanced({**siege, "german-foot-1": "rubia"}, "a_gradisca")), AUSTRIA, "gradisca")
    assert not is_supplied(at(advanced(siege, "a_gradisca")), AUSTRIA, "gradisca")
    assert not is_supplied(at(advanced({**siege, "corsican-foot": "rubia"}, "a_gradisca")), AUSTRIA, "gradisca")


@pytest.mark.clause("GR-VEC-39", "GR-12-01")
def test_wallenstein_in_gradisca_brings_supply_for_two_turns() -> None:
    siege = {
        "german-garrison-1": "gradisca",
        "italian-foot-1": "bruma",
        "italian-foot-2": "farra",
        "petazzi": "trieste",
    }
    walls = {"gradisca-new-gate": {"level": 2}, "gradisca-old-gate": {"level": 0}}
    table = at(advanced(siege, "a_trieste", turn=12, walls=walls, hands=((), ("wallenstein",)), mixed=True))
    assert not is_supplied(table, AUSTRIA, "gradisca")
    play(table, "play wallenstein", "place gradisca", "raise gradisca-old-gate")
    assert table.state.points[AUSTRIA] == 1
    assert is_supplied(table, AUSTRIA, "gradisca")
    assert table.state.to_dict()["relief_until"] == 13
    table.state.turn = 14
    assert not is_supplied(table, AUSTRIA, "gradisca")


# -- supply cards --


@pytest.mark.clause("GR-21-19", "GR-21-20", "GR-22-06", "GR-VEC-30", "GR-22-14")
@pytest.mark.parametrize(
    ("camp", "before", "after"), [("trivignano", 5, 6), ("trivignano", 9, 9), ("lost-1", 9, 8), ("mariano", 5, 4)]
)
def test_supply_cards_go_by_the_line_of_the_camp(camp: str, before: int, after: int) -> None:
    units = {"italian-foot-1": "udine", "german-foot-1": "goritia", **(RING if camp == "mariano" else {})}
    hand = (("grain",), ())
    table = play(at(advanced(units, turn=2, hands=hand, camps=(camp, "goritia"), morale=(before, 7))), "play grain")
    assert morale(table) == [after, 7]


@pytest.mark.clause("GR-RULING-88")
@pytest.mark.parametrize(("value", "found"), [("no", False), ("yes", True)])
def test_the_sea_serves_a_camp_only_by_option(value: str, found: bool) -> None:
    units = {"garrison-of-monfalcone": "monfalcone", "uskoks-1": "duino", "uskoks-2": "vermigiano"}
    units |= {"croatian-foot": "doberdo", "croatian-horse": "pieris"}
    options = {"sea_supply_serves_camp": value}
    table = at(advanced(units, "v_presidii", sea="monfalcone", camps=("monfalcone", "goritia"), options=options))
    assert camp_supplied(table.state, VENICE) == found


# -- attack supply --

THREE = ("italian-foot-1", "italian-foot-2", "corsican-foot")
ATTACKERS = dict.fromkeys(THREE, "mariano") | {"german-foot-1": "farra"}


@pytest.mark.clause("GR-21.1-01", "GR-21.1-02", "GR-RULING-89")
def test_three_attackers_need_attack_supply_where_they_are_activated() -> None:
    table = in_zone(at(advanced(ATTACKERS, camps=("udine", "goritia"))), "mariano")
    assert refusal(table, "move farra " + " ".join(THREE)) == "GR-21.1-02"
    assert refusal(table, "move farra italian-foot-1 italian-foot-2") == ""
    armed = in_zone(at(advanced(ATTACKERS, camps=("romans", "goritia"))), "mariano")
    assert refusal(armed, "move farra " + " ".join(THREE)) == ""
    # Sappers and guns count among the three, commanders do not; marching first changes nothing.
    units = {**ATTACKERS, "corsican-foot": "udine", "venetian-sappers": "mariano", "giustiniani": "mariano"}
    table = in_zone(at(advanced(units, camps=("udine", "goritia"))), "mariano")
    assert refusal(table, "move farra italian-foot-1 italian-foot-2 giustiniani") == ""
    assert refusal(table, "move farra italian-foot-1 italian-foot-2 venetian-sappers") == "GR-21.1-02"
    units = dict.fromkeys(THREE, "medea") | {"german-foot-1": "bruma"}
    table = in_zone(at(advanced(units, camps=("udine", "goritia"))), "medea", "move romans all")
    assert refusal(table, "on bruma") == "GR-21.1-02"


@pytest.mark.clause("GR-21.1-08", "GR-RULING-89")
def test_called_units_need_none() -> None:
    units = {"giustiniani": "mariano", "italian-foot-1": "mariano", "german-foot-1": "farra", "lombard-foot": "bruma"}
    table = at(advanced({**units, "brescian-foot": "bruma"}, camps=("udine", "goritia")))
    in_zone(table, "mariano", "move farra giustiniani italian-foot-1", "call lombard-foot")
    assert refusal(table, "call brescian-foot") == ""


WORKS = {
    "siege-train": "bruma", "venetian-sappers": "bruma", "arsenal-sappers": "bruma", "italian-foot-1": "bruma",
    "german-garrison-1": "gradisca", "gunners-of-gradisca": "gradisca", "sappers-of-gradisca": "gradisca",
}  # fmt: skip


@pytest.mark.clause("GR-21.1-04", "GR-21.1-05", "GR-21.1-06", "GR-21.1-07")
def test_what_needs_attack_supply_and_what_does_not() -> None:
    walls = {"gradisca-old-gate": {"level": 3, "mines": 1, "miner": VENICE}}
    table = in_zone(at(advanced(WORKS, walls=walls, camps=("udine", "goritia"))), "bruma")
    assert refusal(table, "bombard gradisca-old-gate siege-train") == "GR-21.1-04"
    assert refusal(table, "mine gradisca-old-gate venetian-sappers") == "GR-21.1-05"
    assert refusal(table, "fort venetian-sappers") == "GR-21.1-06"
    assert refusal(table, "explode gradisca-old-gate venetian-sappers") == ""
    assert refusal(table, "move romans siege-train") == ""
    armed = in_zone(at(advanced(WORKS, walls=walls, camps=("mariano", "goritia"))), "bruma")
    for choice in (
        "bombard gradisca-old-gate siege-train",
        "mine gradisca-old-gate venetian-sappers",
        "fort venetian-sappers",
    ):
        assert refusal(armed, choice) == ""
    breach = {"gradisca-old-gate": {"level": 0}}
    table = in_zone(at(advanced(WORKS, walls=breach, camps=("udine", "goritia"))), "bruma")
    assert refusal(table, "fire gradisca siege-train") == ""
    inside = in_zone(at(advanced(WORKS, "a_gradisca", walls=walls)), "gradisca")
    assert refusal(inside, "countermine gradisca-old-gate sappers-of-gradisca") == ""
    assert refusal(inside, "rebuild gradisca-old-gate sappers-of-gradisca") == ""


@pytest.mark.clause("GR-21.1-09", "GR-21.1-10", "GR-21.1-11", "GR-VEC-14")
@pytest.mark.parametrize(
    ("zone", "camp", "found"),
    [
        ("mariano", "mariano", True), ("mariano", "visco", True), ("mariano", "trivignano", True),
        ("mariano", "castions", False),  # Romans, Visco, Trivignano, Castions: four
        ("cormons", "vipulzano", True), ("mossa", "podgora", True), ("mariano", "vipulzano", True),
        ("farra", "podgora", False),  # Mossa, Lucinico and the difficult Podgora: 1 + 1 + 2 is four
    ],
)  # fmt: skip
def test_the_camp_is_three_zones_away_at_most(zone: str, camp: str, found: bool) -> None:
    table = at(advanced({"italian-foot-1": zone, "german-foot-1": "goritia"}, camps=(camp, "goritia")))
    here = attack_supply(table.state, VENICE, table.kit.zones.index(zone))
    assert (here == 1) == found


@pytest.mark.clause("GR-21.1-12")
def test_the_camp_needs_its_own_line() -> None:
    units = {"italian-foot-1": "mariano", "italian-foot-2": "mariano", **RING}
    table = at(advanced(units, camps=("mariano", "goritia")))
    assert attack_supply(table.state, VENICE, table.kit.zones.index("mariano")) == 0


@pytest.mark.clause("GR-21-10", "GR-RULING-90")
def test_supply_by_sea_is_attack_supply_unless_morale_is_low() -> None:
    foot = ("cernide-of-monfalcone", "garrison-of-monfalcone", "cernide-of-palma")
    units = dict.fromkeys(foot, "monfalcone") | {"uskoks-1": "doberdo"}
    for level, clause in ((8, ""), (2, "GR-22-10")):
        table = at(advanced(units, "v_presidii", sea="monfalcone", morale=(level, 7)))
        assert refusal(in_zone(table, "monfalcone"), "move doberdo " + " ".join(foot)) == clause


@pytest.mark.clause("GR-21.1-13", "GR-21.1-14", "GR-RULING-90")
def test_fortresses_and_trieste_need_none_even_at_low_morale() -> None:
    foot = ("garrison-of-trieste", "militia-of-trieste", "uskoks-of-san-servolo")
    units = dict.fromkeys(foot, "trieste") | {"italian-foot-1": "zaule"}
    table = in_zone(at(advanced(units, "a_trieste", camps=("trivignano", "vipacco"), morale=(8, 1))), "trieste")
    assert refusal(table, "move zaule " + " ".join(foot)) == ""
    sortie = ("german-garrison-1", "german-garrison-2", "militia-of-gradisca")
    units = dict.fromkeys(sortie, "gradisca") | {"italian-foot-1": "bruma"}
    table = in_zone(at(advanced(units, "a_gradisca", morale=(8, 1))), "gradisca")
    assert refusal(table, "move bruma " + " ".join(sortie)) == ""


@pytest.mark.clause("GR-INV-22")
def test_what_the_position_keeps_of_an_open_zone_is_what_a_trace_finds() -> None:
    for camp, found in (("romans", 1), ("udine", 0)):
        table = in_zone(at(advanced(ATTACKERS, camps=(camp, "goritia"))), "mariano")
        assert table.state.armed == attack_supply(table.state, VENICE, table.kit.zones.index("mariano")) == found
    table = at(advanced({"giustiniani": "mariano", "italian-foot-1": "romans"}, **led("giustiniani", 3)))
    assert "open romans" in offered(table)
