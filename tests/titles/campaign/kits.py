"""Kits and forces for the campaign's tests, made without a table."""

from __future__ import annotations

from functools import cache

from wartable.core.options import with_defaults
from wartable.titles import messages, read_content
from wartable.titles.campaign.facts import OPTIONS
from wartable.titles.campaign.kit import CampaignKit
from wartable.titles.campaign.pack import SCHEMA, Set, make
from wartable.titles.campaign.vocabulary import ENTRIES, HQ_UNIT, UNITS


@cache
def content() -> Set:
    """The title's own content."""
    own = messages("wartable.titles.campaign", "names.ftl")
    found: Set = read_content("wartable.titles.campaign", None, SCHEMA, lambda read: make(read, own)).data
    return found


def kit_of(**options: object) -> CampaignKit:
    """A kit with some options, all others at their default."""
    return CampaignKit(with_defaults(OPTIONS, options), content())


def entry(kit: CampaignKit, nation: str, word: str) -> int:
    """The number of an entry, its nation included."""
    number = kit.nations.index(nation)
    found = kit.find(number, word)
    assert found >= 0, word
    return number * ENTRIES + found


def place(word: str) -> int:
    """The number of a place: `1.2`, `3.hq`."""
    slot, unit = word.split(".")
    return (int(slot) - 1) * UNITS + (HQ_UNIT if unit == "hq" else int(unit) - 1)


def force(kit: CampaignKit, nation: str, text: str, level: int = 0) -> list[int]:
    """A force in words: `1.1 5 rifle 1.hq 1 hq_foot`."""
    rows: list[list[int]] = []
    at = -1
    words = text.split()
    while words:
        if "." in words[0]:
            at = place(words.pop(0))
        count, word = words.pop(0), words.pop(0)
        rows.append([at, entry(kit, nation, word), level, int(count)])
    return [number for row in sorted(rows) for number in row]


def kits_by_year() -> dict[int, CampaignKit]:
    """A kit of each year."""
    return {year: kit_of(year=year) for year in range(1939, 1946)}
