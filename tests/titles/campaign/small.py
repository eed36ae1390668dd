"""A small campaign: one nation with eight entries and a small budget, so that whole wars are short.

Its pack lies with the records of `fixtures/campaign`, which are played with it: new prices of the title's own content
change neither.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from wartable.core.title import Content
from wartable.titles.campaign import Campaign

FIXTURES = Path(__file__).parents[3] / "fixtures" / "campaign"
PACK = str(FIXTURES / "small_pack")
BUDGET = 1_300


@cache
def content() -> Content:
    """The small pack, read once."""
    return Campaign().content(PACK)


class SmallCampaign(Campaign):
    """The campaign with the small pack; its openings are the large one's and left out."""

    def __init__(self) -> None:
        super().__init__()
        self.openings = ()

    def content(self, pack: str | None = None) -> Content:
        return content()


SMALL = SmallCampaign()
