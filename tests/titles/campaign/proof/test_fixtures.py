"""Finished wars, one for every way a campaign can end: each record is played again to the same end and the same text.

Where rules change on purpose, renew the records and read the difference before it is kept:

    WARTABLE_RENEW=1 .venv/bin/python -m pytest tests/titles/campaign/proof/test_fixtures.py
"""

from __future__ import annotations

import os
from typing import Any

import pytest

import wartable
from tests.titles.campaign.proof.wars import WARS, fought
from tests.titles.campaign.small import FIXTURES, PACK
from wartable.titles.campaign import TITLE

ENDINGS = {"CA-WIN-01", "CA-WIN-02", "CA-WIN-03", "CA-WIN-04", "CA-WIN-05", "CA-RULING-19", "CA-RULING-53"}


@pytest.mark.clause(*sorted(ENDINGS))
@pytest.mark.parametrize("name", WARS)
def test_the_war_ends_as_it_did(name: str) -> None:
    file = FIXTURES / f"{name}.wtr"
    if os.environ.get("WARTABLE_RENEW"):
        fought(name).save(file)
    war = WARS[name]
    table: Any = wartable.load(file, pack=PACK)
    assert TITLE.clauses[table.outcome.clause] == war.clause
    assert (table.view(-1).level, table.outcome.winners) == (war.level, war.winners)
    assert fought(name).state.to_dict() == table.state.to_dict()


def test_every_ending_of_the_fact_sheet_has_its_war() -> None:
    assert {war.clause for war in WARS.values()} == ENDINGS == set(TITLE.sheet.endings)


def test_no_record_is_left_over() -> None:
    assert sorted(file.stem for file in FIXTURES.glob("*.wtr")) == sorted(WARS)
