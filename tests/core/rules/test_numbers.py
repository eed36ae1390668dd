"""Names read off constants: they count up without a gap, and tables of rows stand in their order."""

import sys
from collections.abc import Callable
from types import ModuleType

import pytest

from wartable.core.rules.numbers import check_rows, clause_ids, constants, names
from wartable.titles.proelio.codes import cards, clauses, entries

Raid = Callable[..., str]


@pytest.fixture
def raid(monkeypatch: pytest.MonkeyPatch) -> Raid:
    """Makes a module with some constants, in this order, and gives its name."""

    def make(**found: object) -> str:
        module = ModuleType("raid")
        module.__dict__.update(found)
        monkeypatch.setitem(sys.modules, "raid", module)
        return "raid"

    return make


def test_names_stand_at_their_numbers() -> None:
    for kind, name in enumerate(cards.CARD_IDS):
        assert getattr(cards, name.upper()) == kind
    assert clauses.CLAUSES[clauses.ATK_02] == "PR-ATK-02"
    assert clauses.CLAUSES[-1] == "PR-HAND-01"
    assert entries.ENTRIES[entries.NOTHING_STOLEN].name == "nothing-stolen"


def test_constants_stand_in_the_order_of_the_module(raid: Raid) -> None:
    assert constants(raid(PIKE=0, BOW=1, helper=7, Kind=8, WORD="x", LONG_BOW=2)) == ["PIKE", "BOW", "LONG_BOW"]
    assert names(raid(WIDTH=32, PIKE=0, BOW=1)) == ["pike", "bow"]
    assert clause_ids(raid(NO=0, WIN_01=1, RULING_10=2), "RA") == ["", "RA-WIN-01", "RA-RULING-10"]
    assert clause_ids(raid(RULE_01=1, R5_01=2, R7_4_1_10=3), "RA") == ["", "RA-RULE-01", "RA-5-01", "RA-7.4.1-10"]


@pytest.mark.parametrize(
    ("found", "reason"),
    [
        ({"PIKE": 0, "BOW": 2}, "raid: BOW is 2, though number 1 is next"),
        ({"PIKE": 0, "BOW": 0}, "raid: BOW is 0, though number 1 is next"),
        ({"PIKE": 0, "BOW": 1, "WIDTH": 32}, "raid: WIDTH is 32, though number 2 is next"),
        ({"PIKE": 1}, "raid: no constant is 0"),
    ],
)
def test_a_gap_is_refused(raid: Raid, found: dict[str, int], reason: str) -> None:
    with pytest.raises(ValueError, match=f"^{reason}$"):
        constants(raid(**found))


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        (["swept", "looted"], "raid: row 1 is looted, constant 1 is turned-round"),
        (["swept"], "raid: 1 rows for 3 constants"),
        (["swept", "turned-round", "looted", "left"], "raid: 4 rows for 3 constants"),
    ],
)
def test_a_row_in_the_wrong_place_is_refused(raid: Raid, rows: list[str], reason: str) -> None:
    module = raid(SWEPT=0, TURNED_ROUND=1, LOOTED=2)
    check_rows(module, ["swept", "turned-round", "looted"])
    with pytest.raises(ValueError, match=f"^{reason}$"):
        check_rows(module, rows)
