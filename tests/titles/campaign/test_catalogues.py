"""The catalogues: prices by the formula, derived command tanks, years, limits, and the points of each year."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tests.titles.campaign.kits import content, entry, kit_of, kits_by_year
from wartable.titles import read_pack
from wartable.titles.campaign import prices
from wartable.titles.campaign.pack import SCHEMA
from wartable.titles.campaign.pack.schema import SCALE_FILE, catalogue_of
from wartable.titles.campaign.vocabulary import (
    ADVANCE,
    ARMS,
    ASSAULT,
    COUNTERATTACK,
    ENTRIES,
    GROUPS,
    HQ_GROUP,
    PERIODS,
    VEHICLES,
)

DOCS = Path(__file__).parents[3] / "docs"
PACK = read_pack("wartable.titles.campaign", None, SCHEMA)


def test_there_are_294_units_of_seven_nations() -> None:
    sizes = {nation.name: sum(not entry.tank for entry in nation.entries) for nation in content().nations}
    assert sizes == {
        "germany": 45,
        "italy": 37,
        "ussr": 43,
        "usa": 39,
        "great_britain": 44,
        "france": 44,
        "japan": 42,
    }


def test_every_price_is_what_the_formula_gives() -> None:
    formula = PACK[SCALE_FILE]["price"]
    for nation, factor in zip(PACK[SCALE_FILE]["nations"], formula["nation"], strict=True):
        for unit in PACK[catalogue_of(nation)]["units"]:
            assert prices.costs(unit, formula, factor) == unit["cost"], unit["id"]


@pytest.mark.parametrize(
    ("page", "columns"),
    [
        ("campaign.md", ("soft", "hard", "defence", "range", "mobility")),
        ("it/campaign.md", ("leggero", "pesante", "difesa", "gittata", "mobilità")),
    ],
)
def test_the_page_tells_the_bent_profiles_as_they_are(page: str, columns: tuple[str, ...]) -> None:
    units = {unit["id"]: unit for nation in PACK[SCALE_FILE]["nations"] for unit in PACK[catalogue_of(nation)]["units"]}
    told = re.findall(r"^\| `(\w+)` \| (.+) \| (.+→.+) \|$", (DOCS / page).read_text(), re.MULTILINE)
    assert len(told) == 19
    keys = dict(zip(columns, ("soft", "hard", "defence", "range", "mobility"), strict=True))
    for ident, name, changes in told:
        assert name in units[ident]["name"].values()
        for word, estimate, now in re.findall(r"(\S+) (\d+) → (\d+)", changes):
            assert units[ident]["profile"][keys[word]] == int(now) != int(estimate), (ident, word)


@pytest.mark.clause("CA-RULING-11", "CA-RULING-31")
def test_every_entry_has_a_price_for_every_level_and_none_falls() -> None:
    kit = kit_of()
    assert kit.level_words == ["recruits", "experts", "veterans", "elite"]
    for nation in content().nations:
        for unit in nation.entries:
            assert len(unit.cost) == 4
            assert all(0 < lower <= higher for lower, higher in pairwise(unit.cost))
    assert kit_of(ladder="three").level_words == ["recruits", "experts", "veterans"]


@pytest.mark.clause("CA-RULING-57")
def test_vector_43_a_command_tank_is_made_from_every_tank_of_the_nation() -> None:
    """Prices, and the Tiger: its command tank counts against the Tiger's limits, and leads companies of vehicles."""
    assert [prices.command_tank(cost) for cost in (160, 190, 230, 270)] == [185, 220, 265, 310]
    kit = kit_of(year=1942)
    tiger, command = entry(kit, "germany", "tiger1"), entry(kit, "germany", "hq_tiger1")
    assert kit.model_of[command] == tiger == kit.model_of[tiger]
    assert kit.per_army[command] == kit.per_army[tiger] == 3
    assert (ARMS[kit.arm[command]], kit.leads[command], kit.group[command]) == ("hq", VEHICLES, HQ_GROUP + VEHICLES)
    assert kit.cost(0, command % ENTRIES, 0) == prices.command_tank(kit.cost(0, tiger % ENTRIES, 0))
    for nation in content().nations:
        tanks = [unit.word for unit in nation.entries if unit.arm == "tank"]
        assert [unit.tank for unit in nation.entries if unit.tank] == tanks


@pytest.mark.clause("CA-RULING-56")
def test_the_limit_of_a_year_replaces_the_general_one() -> None:
    assert [kit_of(year=year).per_army[entry(kit_of(), "germany", "tiger1")] for year in (1942, 1943)] == [3, 10]


@pytest.mark.clause("CA-RULING-60")
def test_every_group_has_an_entry_without_limits_in_every_year() -> None:
    for kit in kits_by_year().values():
        for at, opened in enumerate(kit.open):
            nation = at // ENTRIES
            if opened and kit.nation_open[nation]:
                cheapest = kit.cheapest_entry(nation, kit.group[at], 0)
                assert cheapest >= 0
                assert not kit.limited[nation * ENTRIES + cheapest]
                # Taking back a pick must not leave a list that the budget cannot complete.
                assert kit.cost(nation, at % ENTRIES, 0) >= kit.cost(nation, cheapest, 0)
        assert len(kit.cheapest) == len(kit.nations) * GROUPS * kit.levels


@pytest.mark.clause("CA-RULING-59")
def test_nations_take_the_field_in_their_years() -> None:
    absent = {
        year: [name for name, there in zip(kit.nations, kit.nation_open, strict=True) if not there]
        for year, kit in kits_by_year().items()
    }
    assert absent == {
        1939: ["usa"],
        1940: ["usa"],
        1941: ["france"],
        1942: ["france"],
        1943: [],
        1944: [],
        1945: [],
    }


@pytest.mark.clause(
    "CA-BUD-01", "CA-BUD-02", "CA-BUD-03", "CA-BUD-04", "CA-BUD-05", "CA-BUD-06", "CA-BUD-07", "CA-BUD-08"
)
def test_army_points_by_year() -> None:
    found = {year: kit.budget for year, kit in kits_by_year().items()}
    assert found == {1939: 5000, 1940: 6000, 1941: 7000, 1942: 8000, 1943: 9000, 1944: 10000, 1945: 11000}


@pytest.mark.clause("CA-CAP-10", "CA-CAP-11", "CA-TYP-11", "CA-TYP-12", "CA-VP-07")
def test_caps_and_objectives_by_period() -> None:
    wanted = {
        "1939_41": ((4000, 4000), (4500, 3500), (5300, 2700), 1200),
        "1942_43": ((6000, 6000), (6750, 5250), (8000, 4000), 1800),
        "1944_45": ((8000, 8000), (9000, 7000), (10600, 5400), 2400),
    }
    for kit in kits_by_year().values():
        period = PERIODS[kit.period]
        found = [tuple(kit.cap[kind * 2 : kind * 2 + 2]) for kind in (COUNTERATTACK, ADVANCE, ASSAULT)]
        assert (*found, kit.objective_points) == wanted[period]
        for higher, lower in found[1:]:
            assert higher > lower
            assert higher + lower == 2 * kit.counterattack_cap
        assert kit.objective_points * 100 == 30 * kit.counterattack_cap
    periods = [PERIODS[kit.period] for kit in kits_by_year().values()]
    assert periods == ["1939_41"] * 3 + ["1942_43"] * 2 + ["1944_45"] * 2


def test_words_are_found_by_nation() -> None:
    kit = kit_of()
    for at, word in enumerate(kit.words):
        if word:
            assert kit.vocabulary[kit.word_of[at]] == word
            assert kit.find(at // ENTRIES, word) == at % ENTRIES
    assert kit.find(0, "t34_76") == -1
