"""Content: every kind of value is read, and refused with its place in both languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from wartable import ContentError
from wartable.core.content import (
    OWN_NAME,
    Anything,
    Cases,
    File,
    Flag,
    Kind,
    List,
    Maybe,
    Named,
    NameOf,
    Pack,
    Real,
    Rows,
    Table,
    Text,
    Whole,
    Word,
)
from wartable.titles import read_pack

SAID = Table({"en": Text(), "it": Text()})
EFFECT = Cases("op", {"draw": Table({"n": Whole(1, 9)}), "march": Table({"to": NameOf("zone", "@anywhere")})})
EFFECT.cases["unless"] = Table({"price": Whole(0, 9), "else": List(EFFECT, 1)})
CARD = Table({"id": Text(), "name": SAID, "copies": Whole(0, 99), "effects": List(EFFECT), "note": Anything()})
ZONE = Table(
    {
        "id": Text(),
        "at": List(Real(-180, 180), 2, 2),
        "terrain": Word("plain", "hill"),
        "port": Flag(),
        "held": Maybe(Word("red", "blue")),
        "sign": Maybe(Text(), OWN_NAME),
    }
)
# The shape of larger titles: several files that name each other's things, in lists with ids.
SCHEMA = {
    "borders.json": Table({"borders": List(Table({"a": NameOf("zone"), "b": NameOf("zone")}))}),
    "zones.json": Table({"version": Whole(1, 1), "zones": Rows("zone", ZONE, most=3)}),
    "cards.json": Table({"cards": Rows("card", CARD)}),
}


def content() -> dict[str, Any]:
    """Good data; tests change it."""
    mill = {"id": "mill", "at": [13, 46.5], "terrain": "hill", "port": False, "held": None, "sign": "wheel"}
    ford = {"id": "ford", "at": [13.1, 46], "terrain": "plain", "port": True, "sign": "wave"}
    march = {"op": "march", "to": "@anywhere"}
    effects = [{"op": "draw", "n": 2}, {"op": "unless", "price": 3, "else": [march]}]
    raid = {"id": "raid", "name": {"en": "Raid", "it": "Scorreria"}, "copies": 4, "effects": effects}
    return {
        "borders.json": {"borders": [{"a": "mill", "b": "ford"}]},
        "zones.json": {"version": 1, "zones": [mill, ford]},
        "cards.json": {"cards": [raid]},
    }


def checked(data: dict[str, Any], schema: dict[str, Table] = SCHEMA) -> Pack:
    return Pack(schema, [File(name, data[name]) for name in schema])


def test_files_that_name_each_others_things_are_read() -> None:
    pack = checked(content())
    assert pack.names == {"zone": ["mill", "ford"], "card": ["raid"]}
    assert pack["zones.json"]["zones"][1] == {
        "id": "ford",
        "at": [13.1, 46],
        "terrain": "plain",
        "port": True,
        "held": None,
        "sign": "wave",
    }
    assert pack["cards.json"]["cards"][0]["effects"] == content()["cards.json"]["cards"][0]["effects"]


def put(data: dict[str, Any], path: str, value: object) -> None:
    """Sets what stands at a path: zones.json/zones/0/at."""
    *keys, last = path.split("/")
    at: Any = data
    for key in keys:
        at = at[int(key)] if key.isdigit() else at[key]
    at[int(last) if last.isdigit() else last] = value


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("zones.json", [], "zones.json: names and values are needed, not []"),
        ("zones.json/version", 2, "zones.json: version: 2 is not a whole number from 1 to 1"),
        ("zones.json/version", None, "zones.json: version: missing"),
        ("zones.json/towns", [], "zones.json: towns: no such key; there are version, zones"),
        ("zones.json/zones", {}, "zones.json: zones: a list is needed, not {}"),
        ("zones.json/zones", [], "zones.json: zones: a list of length 1-3 is needed, not 0"),
        ("zones.json/zones", [{}] * 4, "zones.json: zones: a list of length 1-3 is needed, not 4"),
        ("zones.json/zones/0", 7, "zones.json: zones[0]: names and values are needed, not 7"),
        ("zones.json/zones/0/id", 7, "zones.json: zones[0].id: a text is needed, not 7"),
        ("zones.json/zones/0/id", "Old Mill", "zones.json: zones[0].id: a name is small letters"),
        ("zones.json/zones/0/id", "ford", "zones.json: zones[1].id: 'ford' is the name of another thing already"),
        ("zones.json/zones/0/at", [1], "zones.json: zones[mill].at: a list of length 2 is needed, not 1"),
        ("zones.json/zones/0/at/1", 181, "zones.json: zones[mill].at[1]: 181 is not a number from -180 to 180"),
        ("zones.json/zones/0/at/1", True, "zones.json: zones[mill].at[1]: True is not a number"),
        ("zones.json/zones/0/at/1", float("nan"), "zones.json: zones[mill].at[1]: nan is not a number"),
        ("zones.json/zones/0/terrain", "sea", "zones.json: zones[mill].terrain: 'sea' is not one of plain, hill"),
        ("zones.json/zones/0/terrain", ["hill"], "zones.json: zones[mill].terrain: ['hill'] is not one of"),
        ("zones.json/zones/0/port", 1, "zones.json: zones[mill].port: true or false is needed, not 1"),
        ("zones.json/zones/0/held", "green", "zones.json: zones[mill].held: 'green' is not one of red, blue"),
        ("borders.json/borders/0/b", "moon", "borders.json: borders[0].b: 'moon' is not one of mill, ford"),
        ("borders.json/borders/0/b", ["mill"], "borders.json: borders[0].b: ['mill'] is not one of mill, ford"),
        ("cards.json/cards/0/name/it", None, "cards.json: cards[raid].name.it: missing"),
        ("cards.json/cards/0/effects/0/op", "drew", "cards[raid].effects[0].op: 'drew' is not one of draw, march"),
        ("cards.json/cards/0/effects/0/n", 0, "cards[raid].effects[0].n: 0 is not a whole number from 1 to 9"),
        ("cards.json/cards/0/effects/0/m", 0, "cards[raid].effects[0].m: no such key; there are n"),
        ("cards.json/cards/0/effects/1/else/0/to", "x", "cards[raid].effects[1].else[0].to: 'x' is not one of mill"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(path: str, value: object, says: str) -> None:
    data = content()
    put(data, path, value)
    with pytest.raises(ContentError) as caught:
        checked(data)
    assert says in str(caught.value)
    assert caught.value.label("it") != str(caught.value)
    assert caught.value.label("it").split(": ")[0] == str(caught.value).split(": ")[0]


def test_an_error_does_not_list_a_hundred_names() -> None:
    data = content()
    data["zones.json"]["zones"] = [{**data["zones.json"]["zones"][0], "id": f"zone_{i}"} for i in range(100)]
    schema = {**SCHEMA, "zones.json": Table({"version": Whole(1, 1), "zones": Rows("zone", ZONE)})}
    with pytest.raises(ContentError, match=r"'mill' is not one of zone_0, .*zone_39, …$"):
        checked(data, schema)


def test_what_is_left_out_has_its_default() -> None:
    unit = Table({"icon": Maybe(Word("foot", "gun"), OWN_NAME), "cost": Maybe(Whole(1, 9), 3), "tag": Maybe(Text())})
    schema = {"army.toml": Table({"units": Named("unit", unit)})}
    pack = checked({"army.toml": {"units": {"gun": {}, "pike": {"icon": "foot"}}}}, schema)
    assert pack["army.toml"]["units"] == {
        "gun": {"icon": "gun", "cost": 3, "tag": None},
        "pike": {"icon": "foot", "cost": 3, "tag": None},
    }
    rows = {"army.json": Table({"units": Rows("unit", Table({"id": Text(), **unit.keys}))})}
    assert checked({"army.json": {"units": [{"id": "gun"}]}}, rows)["army.json"]["units"][0]["icon"] == "gun"
    with pytest.raises(ContentError, match=r"army.toml: \[units\] pike.icon: 'pike' is not one of foot, gun"):
        checked({"army.toml": {"units": {"pike": {}}}}, schema)


def test_tables_are_given_back_in_the_order_of_the_schema() -> None:
    """So that a hash of them does not depend on the order in which somebody wrote the keys."""
    schema = {"army.toml": Table({"map": Table({"a": Whole(0, 1), "b": Whole(0, 1)})})}
    one, other = (checked({"army.toml": {"map": given}}, schema) for given in ({"a": 0, "b": 1}, {"b": 1, "a": 0}))
    assert json.dumps(one.data) == json.dumps(other.data)


def test_a_title_may_add_a_kind() -> None:
    class Even(Kind):
        def read(self, place: object, value: Any, reading: object) -> int:
            if value % 2:
                raise ContentError(f"{place}: {value} is odd")
            return int(value)

    with pytest.raises(ContentError, match=r"army.toml: \[map\] width: 3 is odd"):
        checked({"army.toml": {"map": {"width": 3}}}, {"army.toml": Table({"map": Table({"width": Even()})})})


# -- reading a folder --


def written(folder: Path, **changed: str) -> str:
    for name, data in content().items():
        (folder / name).write_text(changed.get(name.partition(".")[0], json.dumps(data)), encoding="utf-8")
    return str(folder)


def test_a_folder_of_json_is_read(tmp_path: Path) -> None:
    pack = read_pack("wartable", written(tmp_path), SCHEMA)
    assert pack.data == checked(content()).data
    assert (pack.source, pack.place("zones.json")) == (str(tmp_path), str(tmp_path / "zones.json"))
    assert json.loads(pack.text("zones.json")) == content()["zones.json"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"zones": [}', "not readable as JSON: Expecting value: line 1 column 12"),
        ('{"version": 1, "zones": [], "version": 1}', "not readable as JSON: the key 'version' stands twice"),
        ('{"version": NaN}', "not readable as JSON: NaN is not a number"),
        ('{"version": ' + "9" * 5000 + "}", "not readable as JSON: "),
        ("[" * 200_000, "not readable as JSON: "),
        ("", "not readable as JSON: "),
        ("[]", "names and values are needed, not []"),
    ],
)
def test_a_file_that_is_no_json(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_pack("wartable", written(tmp_path, zones=text), SCHEMA)
    assert str(caught.value).startswith(f"{tmp_path / 'zones.json'}: {says}")
    assert caught.value.label("it").startswith(f"{tmp_path / 'zones.json'}: ")


def test_a_file_of_several_that_is_missing_or_unreadable(tmp_path: Path) -> None:
    folder = written(tmp_path)
    (tmp_path / "zones.json").unlink()
    with pytest.raises(ContentError, match=r"the pack has no file zones\.json"):
        read_pack("wartable", folder, SCHEMA)
    (tmp_path / "zones.json").write_bytes(b"{\xff")
    with pytest.raises(ContentError, match=r"zones.json: not UTF-8 text \(byte 1\)"):
        read_pack("wartable", folder, SCHEMA)
    with pytest.raises(ContentError, match="nowhere: there is no such folder"):
        read_pack("wartable", str(tmp_path / "nowhere"), SCHEMA)
    (tmp_path / "zones.json").unlink()
    (tmp_path / "zones.json").mkdir()
    with pytest.raises(ContentError, match=r"zones\.json: cannot be read: ") as caught:
        read_pack("wartable", folder, SCHEMA)
    assert "non si può leggere: " in caught.value.label("it")


def test_messages_of_a_pack_that_are_no_text(tmp_path: Path) -> None:
    (tmp_path / "messages").mkdir()
    (tmp_path / "messages" / "it.ftl").write_bytes(b"zone-mill = \xff")
    with pytest.raises(ContentError, match=r"messages/it.ftl: not UTF-8 text \(byte 12\)"):
        read_pack("wartable", written(tmp_path), SCHEMA)
