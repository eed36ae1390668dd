"""A nation's catalogue as the kit takes it: its entries, printed and derived, with words, prices and limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wartable.titles.campaign.prices import command_tank
from wartable.titles.campaign.vocabulary import ARMS, FORMATIONS, HQ_ARM, HQ_SECTION, LEADS, TANK, VEHICLES

Row = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a catalogue."""

    word: str  # in the notation: its id without the nation
    key: str  # of the message with its name
    arm: str
    element: str
    formation: str
    leads: str  # of an HQ what it leads
    tank: str  # of a derived command tank the word of its tank
    first: int
    last: int
    cost: Sequence[int]  # by level
    limited: Row
    profile: Row

    @property
    def group(self) -> tuple[str, str, str, str]:
        """What may replace it: entries of the same arm, formation and element, and HQs that lead the same."""
        return self.arm, self.formation, self.element, self.leads

    def limits(self, year: int) -> tuple[int, int, int]:
        """Return the most that may stand in a platoon, a company and the army in a year; 0: no limit (CA-RULING-56)."""
        limited = self.limited
        return limited["per_platoon"], limited["per_company"], limited["by_year"].get(year, limited["per_army"])

    def free(self, year: int) -> bool:
        """Return whether it can be had in a year without limits."""
        return self.first <= year <= self.last and not any(self.limits(year))


@dataclass(frozen=True, slots=True)
class Nation:
    """A nation: the years in which it takes the field, and its entries."""

    name: str
    years: Sequence[int]
    entries: Sequence[Entry]

    @property
    def words(self) -> list[str]:
        """The entries by their words."""
        return [entry.word for entry in self.entries]


def nation_of(data: Row) -> Nation:
    """Return a nation from its catalogue; the command tanks that are made from its tanks come last (CA-RULING-57)."""
    name = data["nation"]["id"]
    printed = [entry_of(name, row) for row in data["units"]]
    derived = [derive(name, entry) for entry in printed if entry.arm == ARMS[TANK]]
    return Nation(name, data["nation"]["years"], [*printed, *derived])


def entry_of(nation: str, row: Row) -> Entry:
    """Return a printed entry."""
    first, last = row["years"]
    key, word = f"unit-{row['id']}", row["id"].removeprefix(f"{nation}_")
    kinds = row["arm"], row["element"], row["formation"], row["leads"]
    return Entry(word, key, *kinds, "", first, last, row["cost"], row["limits"], row["profile"])


def derive(nation: str, tank: Entry) -> Entry:
    """Return the command tank that is made from a tank: its profile and limits, at 15% more."""
    word = f"hq_{tank.word}"
    return Entry(
        word,
        f"unit-{nation}_{word}",
        ARMS[HQ_ARM],
        tank.element,
        FORMATIONS[HQ_SECTION],
        LEADS[VEHICLES],
        tank.word,
        tank.first,
        tank.last,
        [command_tank(cost) for cost in tank.cost],
        tank.limited,
        tank.profile,
    )
