"""Packs: a bad one is refused with file, unit and key, what is wrong and what would be right; a good one is priced."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.titles.campaign.kits import content
from tests.titles.campaign.packs import make_pack, read, unit
from wartable.core.errors import ContentError, OptionError
from wartable.core.options import with_defaults
from wartable.titles import read_pack
from wartable.titles.campaign import TITLE
from wartable.titles.campaign.facts import OPTIONS, check_options
from wartable.titles.campaign.kit import CampaignKit
from wartable.titles.campaign.pack import schema_of
from wartable.titles.campaign.pack.repricing import reprice

Data = dict[str, Any]


def rifle(**changes: object) -> Callable[[Data], None]:
    """Change the German rifle squad."""
    return lambda data: unit(data, "germany_rifle").update(changes)


def without(name: str) -> Callable[[Data], None]:
    """Take a unit out of a catalogue."""
    return lambda data: data["units"].remove(unit(data, name))


def again(data: Data) -> None:
    data["units"].append(dict(data["units"][0]))


def crowd(count: int) -> Callable[[Data], None]:
    """Add machine-gun teams with names of their own."""

    def add(data: Data) -> None:
        model = unit(data, "germany_hmg")
        data["units"] += [{**model, "id": f"germany_hmg_{n}"} for n in range(count)]

    return add


def limit_all(arm: str) -> Callable[[Data], None]:
    """Give every unit of an arm a limit."""

    def edit(data: Data) -> None:
        for row in data["units"]:
            if row["arm"] == arm:
                row["limits"] = {"per_army": 3}

    return edit


def drop_level(data: Data) -> None:
    del unit(data, "germany_rifle")["cost"]["elite"]


def priced(price: int) -> Callable[[Data], None]:
    """Give every unit one price."""

    def edit(data: Data) -> None:
        for row in data["units"]:
            row["cost"] = dict.fromkeys(row["cost"], price)

    return edit


def tank_limited_and_cheap(data: Data) -> None:
    """A tank, and with it the command tank of 40 that is made from it."""
    row = unit(data, "germany_pz1")
    row["limits"], row["cost"] = {"per_army": 2}, dict.fromkeys(row["cost"], 35)


CHEAP = {"recruits": 30, "experts": 40, "veterans": 50, "elite": 60}
FALLING = {"recruits": 65, "experts": 60, "veterans": 105, "elite": 125}
BAD: list[tuple[str, Callable[[Data], None], str]] = [
    ("germany", rifle(cost=FALLING), "germany_rifle.cost.experts: 60 is less than 65 at recruits"),
    ("germany", drop_level, "units[germany_rifle].cost.elite: missing"),
    ("germany", rifle(arm="camels"), "units[germany_rifle].arm: 'camels' is not one of infantry, motorised"),
    ("germany", rifle(name={"it": "Fucilieri"}), "units[germany_rifle].name.en: missing"),
    ("germany", rifle(name={"it": "Fucilieri", "en": " "}), "units[germany_rifle].name.en: missing"),
    ("germany", rifle(years=[1938, 1945]), "[germany_rifle].years[0]: 1938 is not a whole number from 1939 to 1945"),
    ("germany", rifle(years=[1944, 1940]), "germany_rifle.years: 1944 comes after 1940"),
    ("germany", rifle(id="italy_rifle2"), "italy_rifle2.id: the id must begin with germany_"),
    ("germany", rifle(id="germany_field"), "germany_field.id: field is a word of the notation"),
    ("germany", rifle(id="germany_hq_panther"), "germany_panther.id: without its nation it is called hq_panther"),
    ("germany", rifle(limits={"per_battle": 3}), "units[germany_rifle].limits.per_battle: no such key"),
    ("germany", rifle(limits={"by_year": {"1938": 3}}), "limits.by_year.1938: not a year from 1939 to 1945"),
    ("germany", rifle(leads="foot"), "germany_rifle.leads: an HQ says what it leads"),
    ("germany", rifle(formation="hq"), "germany_rifle.formation: arm infantry with formation hq"),
    ("germany", rifle(picture="x"), "units[germany_rifle].picture: no such key"),
    ("germany", again, "units[45].id: 'germany_rifle' is the name of another thing already"),
    ("germany", crowd(8), "units: 53 units and 12 command tanks made from tanks; a nation has room for 64"),
    ("germany", crowd(20), "units: a list of length 1-64 is needed, not 65"),
    ("germany", limit_all("artillery"), "units: in 1939 every unit of artillery battery gun has a limit"),
    ("germany", rifle(limits={"per_army": 4}, cost=CHEAP), "germany_rifle.cost: in 1939 it costs 30 and has a limit"),
    ("germany", tank_limited_and_cheap, "germany_pz1.cost: in 1939 it costs 40 and has a limit"),
    ("germany", without("germany_hq_foot"), "units: in 1939 nothing leads a company of anti_tank"),
    ("germany", without("germany_hq_battery"), "an HQ that leads batteries, without limits, is needed"),
    ("germany", priced(5), "units: in 1939 5000 points buy 64 formations or more at 20 each"),
    ("germany", priced(901), "cost 2703 at least, above the lowest cap, 2700"),
    ("germany", priced(1800), "above the lowest cap"),
    ("scale", lambda data: data["levels"].pop(), "resolver.json: hit.elite: no such key; there are recruits, experts"),
    ("scale", lambda data: data["nations"].append("narnia"), "narnia.json: the pack has no file narnia.json"),
    ("scale", lambda data: data["nations"].append("germany"), "nations[1]: 'germany' is the name of another"),
    ("scale", lambda data: data["price"]["training"]["squad"].pop(), "price.training.squad: 3 factors, and the ladder"),
    ("scale", lambda data: data["price"]["training"]["gun"].reverse(), "price.training.gun: the factors fall"),
    ("scale", lambda data: data["price"]["nation"].clear(), "price.nation.germany: missing"),
    ("points", lambda data: data["army_points"].pop("1941"), "army_points.1941: missing"),
    ("points", lambda data: data["battle_points"].update({"1946": 5}), "battle_points.1946: no such key"),
    ("resolver", lambda data: data["kill_armoured"].update(least=9500), "kill_armoured.least: 9500 is above most"),
    ("resolver", lambda data: data.pop("fortune"), "fortune: missing"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "edit", "wanted"), BAD, ids=[wanted[:60] for _, _, wanted in BAD])
def test_a_bad_pack_is_refused_with_its_place(
    tmp_path: Path, file: str, edit: Callable[[Data], None], wanted: str
) -> None:
    pack = make_pack(tmp_path, **{file: edit})
    with pytest.raises(ContentError) as refused:
        read(pack)
    said = str(refused.value)
    assert wanted in said
    assert said.startswith(str(tmp_path))
    assert refused.value.label("it") != said


def test_a_folder_that_is_no_pack(tmp_path: Path) -> None:
    for place in (tmp_path / "nowhere", tmp_path):
        with pytest.raises(ContentError):
            read(str(place))


def test_a_year_without_any_nation(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="no nation takes the field in 1941"):
        read(make_pack(tmp_path, "france"))


def test_a_pack_may_bring_nations_ladders_budgets_and_caps(tmp_path: Path) -> None:
    """A ladder of two levels, one nation of its own, twice the points."""

    def scale(data: Data) -> None:
        data["levels"] = data["levels"][:2]
        data["price"]["nation"] = {"germany": 1.1}
        for element in data["price"]["training"]:
            data["price"]["training"][element] = data["price"]["training"][element][:2]

    def resolver(data: Data) -> None:
        for row in (data["hit"], data["target_training"], data["withdrawal"]["chance"]):
            del row["veterans"], row["elite"]

    def points(data: Data) -> None:
        data["army_points"]["1943"] = 12000
        data["battle_points"]["1942_43"]["counterattack"] = 9000

    def germany(data: Data) -> None:
        for row in data["units"]:
            del row["cost"]["veterans"], row["cost"]["elite"]

    found = read(make_pack(tmp_path, scale=scale, resolver=resolver, points=points, germany=germany)).data
    kit = CampaignKit(with_defaults(OPTIONS, {}), found)
    assert (kit.nations, kit.level_words) == (["germany"], ["recruits", "experts"])
    assert (kit.budget, kit.counterattack_cap) == (12000, 9000)
    assert kit.messages.format("it", "level-experts") == "Esperti"


def test_odd_caps_are_a_warning(tmp_path: Path) -> None:
    def turned(data: Data) -> None:
        data["battle_points"]["1939_41"]["advance"].reverse()

    [warning] = read(make_pack(tmp_path, points=turned)).warnings
    assert "battle_points[0].advance" in str(warning)


def test_words_are_no_part_of_the_hash_but_prices_are(tmp_path: Path) -> None:
    own = read(make_pack(tmp_path)).hash
    assert read(make_pack(tmp_path, germany=rifle(name={"it": "Fucilieri", "en": "Riflemen"}))).hash == own
    cheaper = {"recruits": 60, "experts": 85, "veterans": 105, "elite": 125}
    assert read(make_pack(tmp_path, germany=rifle(cost=cheaper))).hash != own


def test_a_pack_is_priced_by_its_formula(tmp_path: Path) -> None:
    profile = {"soft": 6, "hard": 1, "defence": 4, "armoured": False, "range": 2, "mobility": 1}
    pack = make_pack(tmp_path, germany=rifle(profile=profile, cost=FALLING))
    found = reprice(read_pack("wartable.titles.campaign", pack, schema_of(pack)))
    assert list(found.files) == ["germany.json"]
    [change] = found.changes
    assert str(change).endswith("germany.json: germany_rifle: 65 / 60 / 105 / 125 becomes 70 / 90 / 110 / 135")
    before = json.loads(Path(pack, "germany.json").read_text("utf-8"))
    after = json.loads(found.files["germany.json"])
    assert unit(after, "germany_rifle")["cost"] == {"recruits": 70, "experts": 90, "veterans": 110, "elite": 135}
    unit(before, "germany_rifle")["cost"] = unit(after, "germany_rifle")["cost"]
    assert after == before
    Path(pack, "germany.json").write_text(found.files["germany.json"], "utf-8")
    assert reprice(read_pack("wartable.titles.campaign", pack, schema_of(pack))).changes == []
    read(pack)


def test_the_own_catalogues_are_priced_already(tmp_path: Path) -> None:
    pack = make_pack(tmp_path, "germany", "usa", "france")
    assert reprice(read_pack("wartable.titles.campaign", pack, schema_of(pack))).files == {}


@pytest.mark.clause("CA-RULING-26", "CA-RULING-59")
def test_options_that_exclude_each_other_are_refused() -> None:
    nations = content().nations
    for wrong, wanted in (
        ({"draw_below": 400}, "draw_below is 400 and decisive_from 350"),
        ({"year": 1941, "nation_2": "france"}, "nation_2: france is not in the field in 1941; that year has germany"),
        ({"year": 1940, "nation_1": "usa"}, "nation_1: usa is not in the field in 1940"),
    ):
        with pytest.raises(OptionError, match=wanted):
            check_options(with_defaults(OPTIONS, wrong), nations)
    check_options(
        with_defaults(OPTIONS, {"year": 1943, "nation_1": "usa", "nation_2": "france", "draw_below": 350}), nations
    )


def test_a_packs_own_nation_may_be_named_by_an_option(tmp_path: Path) -> None:
    """A pack with one nation of its own: San Marino, with Germany's units under other ids."""
    pack = make_pack(tmp_path)
    text = Path(pack, "germany.json").read_text("utf-8").replace('"germany', '"san_marino')
    Path(pack, "san_marino.json").write_text(text, "utf-8")
    scale = json.loads(Path(pack, "scale.json").read_text("utf-8"))
    scale["nations"].append("san_marino")
    scale["price"]["nation"]["san_marino"] = 1
    Path(pack, "scale.json").write_text(json.dumps(scale), "utf-8")
    kit = TITLE.kit(2, {"nation_1": "san_marino", "nation_2": "germany"}, pack)
    assert kit.named_nation == [1, 0]
    with pytest.raises(OptionError, match=r"'nation_1'.*san_marino"):
        TITLE.kit(2, {"nation_1": "san_marino"})
