"""The small campaign conforms: short wars let every step be reached on every option."""

from __future__ import annotations

import pytest

from tests.titles.campaign.small import PACK, SMALL
from wartable.conformance import assert_conforms

CLICKS = {"rules": 130, "table": 400, "twins": 1_500, "redeal": 200}


@pytest.mark.parametrize("session", CLICKS)
def test_the_small_campaign_conforms(session: str) -> None:
    report = assert_conforms(SMALL, pack=PACK, steps=CLICKS[session], seed=5, sessions=[session])
    assert not report.untried, report


@pytest.mark.soak
@pytest.mark.parametrize("session", CLICKS)
def test_the_small_campaign_conforms_on_pairs_of_options(session: str) -> None:
    assert_conforms(SMALL, pack=PACK, seconds=120, seed=6, sessions=[session], pairs=True)
