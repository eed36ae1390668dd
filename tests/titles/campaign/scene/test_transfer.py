"""Lists that travel: export and import agree; a file that is no list, or does not fit, is refused line by line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from tests.titles.campaign.scene.test_desk import LIST, opened, picked, seen
from wartable.core.errors import WartableError
from wartable.core.forms import FormError
from wartable.core.record.record import NAME_LENGTH
from wartable.core.rules.chance import Seeded
from wartable.core.table.table import Table
from wartable.titles.campaign import TITLE
from wartable.titles.campaign.bot.lists import STYLES, Muster
from wartable.titles.campaign.codes.verbs import ADD, WIDTH
from wartable.titles.campaign.kit import CampaignKit


def test_import_after_export_gives_the_same_list() -> None:
    table = picked(opened())
    files = table.scene(0, "en").downloads
    assert [file.name for file in files] == ["germany-1943.json", "germany-1943.csv", "germany-1943.txt"]
    for file in files:
        other = opened()
        filled = other.fill(0, "import", {"file": file.text})
        other.act(0, *filled.actions)
        assert [one.text for one in other.scene(0, "en").downloads] == [one.text for one in files]
        other.undo(0, act=True)
        assert other.scene(0, "en").downloads == ()


def called(table: Table) -> dict[str, str]:
    """The names that the first side sees."""
    return {thing: name for thing, name in table.names_for(seen(table)).items() if name}


def test_import_after_export_gives_the_same_names() -> None:
    table = picked(opened())
    table.name_thing("formation.0.1", "Großdeutschland, 1st", 0)
    file = table.scene(0, "en").downloads[0].text
    other = picked(opened())
    other.name_thing("formation.0.1", "Old guard", 0)
    other.name_thing("formation.0.9", "Nobody yet", 0)
    filled = other.fill(0, "import", {"file": file})
    assert "It brings the name of 1 formation." in [line("en") for line in filled.lines]
    assert list(filled.actions) == [], "the squads are the same"
    for thing, name in filled.names.items():
        other.name_thing(thing, name, 0)
    assert called(other) == called(table) == {"formation.0.1": "Großdeutschland, 1st"}
    assert other.scene(0, "en").downloads[0].text == file
    assert other.fill(0, "import", {"file": file}).names == {}, "nothing is left to name"


def test_the_other_side_takes_a_list_in_under_its_own_formations() -> None:
    table = picked(opened())
    table.name_thing("formation.0.1", "First", 0)
    file = table.scene(0, "en").downloads[0].text
    other = opened(nation_1="ussr", nation_2="germany")
    assert other.fill(1, "import", {"file": file}).names == {"formation.1.1": "First"}
    earlier = file.replace('"1": "First"', '"formation.0.1": "First"')
    assert earlier != file
    assert other.fill(1, "import", {"file": earlier}).names == {"formation.1.1": "First"}


def test_names_of_units_travel_as_those_of_formations_do() -> None:
    table = picked(opened())
    table.name_thing("unit.0.1.1", "Wolves", 0)
    table.name_thing("unit.0.1.hq", "Captain", 0)
    json, _, text = (file.text for file in table.scene(0, "en").downloads)
    assert "  1.1  Wolves · " in text
    other = picked(opened())
    other.name_thing("unit.0.1.1", "Old guard", 0)
    other.name_thing("unit.0.9.1", "Nobody yet", 0)
    filled = other.fill(0, "import", {"file": json})
    assert "It brings the names of 2 units." in [line("en") for line in filled.lines]
    for thing, name in filled.names.items():
        other.name_thing(thing, name, 0)
    assert called(other) == called(table) == {"unit.0.1.1": "Wolves", "unit.0.1.hq": "Captain"}
    with pytest.raises(FormError, match=r"1\.4"):
        other.fill(0, "import", {"file": json.replace('"1.1": "Wolves"', '"1.4": "Wolves"')})


def test_the_longest_name_that_a_table_takes_comes_back_with_its_list() -> None:
    table = picked(opened())
    for thing in ("formation.0.1", "unit.0.1.1"):
        table.name_thing(thing, "W" * NAME_LENGTH, 0)
        with pytest.raises(WartableError):
            table.name_thing(thing, "W" * (NAME_LENGTH + 1), 0)
    file = table.scene(0, "en").downloads[0].text
    names = picked(opened()).fill(0, "import", {"file": file}).names
    assert names == {"formation.0.1": "W" * NAME_LENGTH, "unit.0.1.1": "W" * NAME_LENGTH}
    longer = file.replace("W" * NAME_LENGTH, "W" * (NAME_LENGTH + 1))
    with pytest.raises(FormError, match="1 to 40 letters"):
        opened().fill(0, "import", {"file": longer})


def test_a_list_without_names_leaves_them_alone() -> None:
    table = picked(opened())
    table.name_thing("formation.0.1", "First", 0)
    assert table.fill(0, "import", {"text": "list 1.1 3 rifle 1.hq 1 hq_foot"}).names == {}


FIELDED = [(year, one.name) for year in range(1939, 1946) for one in TITLE.content().data.nations if year in one.years]


def drafted(year: int, nation: str, picks: list[int]) -> Table:
    """A list in the making of a nation: each number chooses among the squads on offer."""
    table = opened(year=str(year), nation_1=nation, nation_2=nation)
    for pick in picks:
        legal = [choice.code for choice in table.choices(0) if choice.code // WIDTH == ADD]
        table.act(0, legal[pick % len(legal)])
    return table


def mustered(year: int, nation: str, style: int, seed: int) -> Table:
    """A whole list of a nation, all points spent."""
    table = opened(year=str(year), nation_1=nation, nation_2=nation)
    kit = table.kit
    assert isinstance(kit, CampaignKit)
    table.act(0, *Muster(kit, kit.nations.index(nation), style, Seeded(seed)).build())
    return table


def exported(table: Table) -> list[str]:
    return [file.text for file in table.scene(0, "en").downloads]


def travels(table: Table, year: int, nation: str, before: list[int]) -> None:
    """Each file of a list gives the same list at another table, whatever was picked there before."""
    files = exported(table)
    assert len(files) == 3
    for file in files:
        other = drafted(year, nation, before)
        other.act(0, *other.fill(0, "import", {"file": file}).actions)
        assert exported(other) == files
        assert seen(other).list_draft == seen(table).list_draft


@settings(max_examples=10)
@given(
    st.sampled_from(FIELDED),
    st.lists(st.integers(0, 400), min_size=1, max_size=16),
    st.lists(st.integers(0, 400), max_size=6),
)
def test_any_list_in_the_making_travels(where: tuple[int, str], picks: list[int], before: list[int]) -> None:
    travels(drafted(*where, picks), *where, before)


@settings(max_examples=10)
@given(st.sampled_from(FIELDED), st.sampled_from(range(len(STYLES))), st.integers(0, 1 << 20))
def test_any_whole_list_travels(where: tuple[int, str], style: int, seed: int) -> None:
    travels(mustered(*where, style, seed), *where, [])


def test_an_import_replaces_what_was_picked_and_says_so_first() -> None:
    table = picked(opened(), "list 1.1 5 hmg 1.hq 1 hq_foot")
    filled = table.fill(0, "import", {"text": "list 1.1 3 rifle 1.hq 1 hq_foot"})
    assert [line("en") for line in filled.lines] == [
        "Found 4 squads, 265 points.",
        "Taking it over adds 3 and takes away 5.",
    ]
    draft = seen(table).list_draft
    assert draft is not None
    assert len(draft.picks) == 6, "nothing is done yet"
    table.act(0, *filled.actions)
    assert "list 1.1 3 rifle 1.hq 1 hq_foot" in table.scene(0, "en").downloads[2].text


@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("", "not an army list"),
        ("dear friend", "not an army list"),
        ("{", "not an army list"),
        ('{"units": 3}', "not an army list"),
        ('{"nation": "ussr", "units": {"1.1": {"rifle": 3}}}', "another nation: ussr"),
        ('{"units": {"1.1": {"rifle": 3}}, "names": 3}', "not an army list"),
        ('{"units": {"1.1": {"rifle": 3}}, "names": {"2": "Guards"}}', "no formation “2”"),
        ('{"units": {"1.1": {"rifle": 3}}, "names": {"1": 7}}', "formation 1: a name is one line"),
        ('{"units": {"1.1": {"rifle": 3}}, "names": {"1": "' + "x" * 41 + '"}}', "1 to 40 letters"),
        ("place,unit,count\n1.1,rifle", "line 2 needs place, unit and count"),
        ("place,unit,count\n1.1,rifle,3\n9.9,rifle,3", "3: there is no place “9.9”"),
        ("list 1.1 3 king", "1.1: your nation has no unit “king”"),
        ("list 1.1 6 rifle", "1.1: “6” is not a number from 1 to 5"),
        ("list 1.1 3 rifle 3 hmg", "1.1 would have 6 squads, 5 at most"),
        ("list 1.1 3 tiger2", "1.1: Tiger II is not to be had in 1943"),
        ("list 1.1 5 nashorn 1.2 5 nashorn 1.3 5 nashorn", "Nashorn: 15, and at most 10 are allowed"),
        ("list " + " ".join(f"{i}.{j} 5 panther" for i in range(1, 4) for j in (1, 2, 3)), "the budget of 9,000"),
        ("list 1.1 3 rifle" * 9000, "too large"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_and_nothing_is_taken(file: str, told: str) -> None:
    table = picked(opened())
    before = table.view(0)
    with pytest.raises(FormError) as refused:
        table.fill(0, "import", {"file": file})
    assert told in refused.value.label("en")
    assert refused.value.label("it") != refused.value.label("en")
    assert table.view(0) == before


def test_a_locked_list_takes_nothing_in() -> None:
    table = opened()
    table.act(0, LIST)
    with pytest.raises(Exception, match="import"):
        table.fill(0, "import", {"file": LIST})
