"""Limits of an entry: all that a pack sets are told, and which one is full."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import wartable
from tests.titles.campaign.packs import make_pack, unit
from tests.titles.campaign.scene.test_desk import picked, sheet
from wartable.core import scene as sc
from wartable.core.table.table import Table


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Germany with few machine guns, in the army, in a formation and in a platoon."""

    def limited(data: dict[str, Any]) -> None:
        unit(data, "germany_hmg")["limits"] = {"per_army": 5, "per_company": 3, "per_platoon": 2}

    folder: Path = tmp_path_factory.mktemp("limited")
    return make_pack(folder, germany=limited)


def opened(pack: str) -> Table:
    nations = {"nation_1": "germany", "nation_2": "germany", "year": "1943"}
    return wartable.title("campaign").open(seats=2, options=nations, pack=pack, seed=3)


@pytest.mark.clause("CA-LIST-11")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "0 of 5 · at most 3 a formation · at most 2 a platoon"),
        ("it", "0 di 5 · massimo 3 per formazione · massimo 2 per plotone"),
    ],
)
def test_the_catalogue_tells_every_limit(pack: str, lang: str, told: str) -> None:
    (row,) = (row for row in sheet(opened(pack).scene(0, lang), "catalogue").rows if row.id == "entry.hmg")
    cell = row.cells[0]
    assert isinstance(cell, sc.SheetCell)
    assert cell.note.endswith(told)
    assert cell.clause == "CA-LIST-11"


@pytest.mark.clause("CA-LIST-11")
def test_the_checks_tell_every_limit_that_is_kept(pack: str) -> None:
    scene = picked(opened(pack), "list 1.1 2 hmg 1 rifle 1.2 1 hmg").scene(0, "en")
    found = next(piece for paper in scene.papers for piece in paper.body if isinstance(piece, sc.Findings))
    name = "MG34/42 heavy machine-gun team"
    kept = [item.text for item in found.items if item.clause == "CA-LIST-11"]
    assert kept == [f"{name}: 3 of 5", f"1: {name}: 3 of 3", f"1.1: {name}: 2 of 2", f"1.2: {name}: 1 of 2"]


@pytest.mark.clause("CA-LIST-11")
@pytest.mark.parametrize(
    ("line", "code", "why"),
    [
        ("list 1.1 2 hmg", "list 1.1 1 hmg", "At most 2 may stand in a platoon."),
        ("list 1.1 2 hmg 1 rifle 1.2 1 hmg", "list 1.2 1 hmg", "At most 3 may stand in a formation."),
        ("list 1.1 2 hmg 1.2 1 hmg 2.1 2 hmg", "list 2.2 1 hmg", "At most 5 may stand in an army."),
    ],
)
def test_the_limit_that_is_full_is_named(pack: str, line: str, code: str, why: str) -> None:
    table = picked(opened(pack), line)
    refused = table.why_not(0, table.title.parse(table.kit, code)[0])
    assert refused is not None
    assert refused.clause == "CA-LIST-11"
    assert refused.label("en") == why
