"""What tests of the campaign share: a pack in which rare units are the cheapest."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.titles.campaign.proof.side_by_side import make_rare
from tests.titles.campaign.small import PACK
from wartable.titles.campaign.pack import rules


@pytest.fixture
def rare_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The small pack with limits of every kind, the cheapest tank and squad among the rare ones, and low caps.

    A pack in which a rare unit undercuts its kind is refused; the rules must reckon with limits all the same.
    """
    monkeypatch.setattr(rules, "_limited", lambda *_: iter(()))
    return make_rare(tmp_path, PACK)
