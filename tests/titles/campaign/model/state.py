"""Sides, units and battles of a campaign, and the options that it is played with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tests.titles.campaign.model.content import Content, Entry

Squads = Counter[str]
# What is asked (`die`, `number`), of how many sides or below what; a die counts from 1.
Chance = Callable[[str, int], int]

# Every option with its default first (ledger 3.9); ranges are a few of their values.
CHOICES: dict[str, list[Any]] = {
    "year": [1943, 1939, 1940, 1941, 1942, 1944, 1945],
    "battles_planned": [5, 3, 4, 6, 7],
    "nation_1": ["choose"],
    "nation_2": ["choose"],
    "battles": ["each", "table", "auto"],
    "objective_points_to_pool": [False, True],
    "hidden_preparation": [True, False],
    "carry_unspent_budget": [False, True],
    "independent_platoons": [False, True],
    "partial_company": ["always", "only_full_strength"],
    "split_platoons": [False, True],
    "no_force": ["forfeit", "campaign_lost"],
    "marginal_count": ["consecutive", "cumulative"],
    "repelled_assault": ["counterattack", "by_result"],
    "after_won_assault": ["assault", "by_last_result"],
    "lost_advance": ["winner_takes_over", "counterattack"],
    "battle_outcome": ["declared", "computed"],
    "outcome_measure": ["share_of_cap", "share_of_larger"],
    "draw_below": [75, 0, 10, 120],
    "decisive_from": [350, 120, 500, 1000],
    "objective_points_to": ["attacker_only", "controller"],
    "destruction_points": ["none", "half_destroyed"],
    "strategic_features": [3, 1, 2, 4, 5],
    "objective_control": ["majority", "all"],
    "ladder": ["four", "three"],
    "disband_condition": ["cannot_afford_all", "any_understrength"],
    "restoration_price": ["original_entry", "cheapest_legal"],
    "final_vp_threshold": [3000, 0, 200, 1000],
    "concede": ["decisive_for_opponent", "no_result"],
    "dice_source": ["engine", "entered"],
}
DEFAULTS = {name: values[0] for name, values in CHOICES.items()}


@cache
def formation_of(place: str) -> int:
    """Return the number of the formation that a place belongs to.

    >>> formation_of("12.hq")
    12
    """
    return int(place.split(".")[0])


def is_hq(place: str) -> bool:
    """Tell whether a place is that of an HQ."""
    return place.endswith(".hq")


@cache
def order(place: str) -> tuple[int, int]:
    """Return where a place stands in the list: by formation, the platoons first, then the HQ."""
    formation, unit = place.split(".")
    return int(formation), 5 if unit == "hq" else int(unit)


@dataclass
class Unit:
    """A platoon or an HQ."""

    start: Squads
    now: Squads
    level: int = 0
    disbanded: bool = False

    @property
    def size(self) -> int:
        """How many squads stand."""
        return sum(self.now.values())

    @property
    def start_size(self) -> int:
        """How many squads it began with."""
        return sum(self.start.values())


@dataclass
class Side:
    """An army, its points and what it does in the battle at hand."""

    nation: str = ""
    units: dict[str, Unit] = field(default_factory=dict)
    pool: int = 0
    wins: int = 0
    marginals: int = 0
    # The battle at hand.
    pool_before: int = 0
    disbanded: list[str] = field(default_factory=list)
    bought: dict[str, Squads] = field(default_factory=dict)
    force: dict[str, Squads] = field(default_factory=dict)
    lost: dict[str, Squads] = field(default_factory=dict)

    def formation(self, number: int) -> dict[str, Unit]:
        """Return the units of a formation by place."""
        return {place: unit for place, unit in self.units.items() if formation_of(place) == number}

    def standing(self) -> dict[str, Squads]:
        """Return what stands by place."""
        return {place: unit.now for place, unit in self.units.items()}


@dataclass
class Battle:
    """The battle at hand."""

    kind: str = "counterattack"
    attacker: int | None = None
    means: str = ""
    namer: int | None = None
    turn: int = 0
    rolls: list[tuple[int, int, int]] = field(default_factory=list)
    reason: str = ""
    held: list[int | None] = field(default_factory=list)
    declared: tuple[str, int | None] | None = None
    numbers: tuple[int, int] = (-1, -1)
    took: bool = False


class CampaignOver(Exception):
    """The campaign has ended."""


@dataclass
class Game:
    """The whole position."""

    content: Content
    rules: dict[str, Any]
    chance: Chance
    sides: list[Side] = field(default_factory=lambda: [Side(), Side()])
    battle: Battle = field(default_factory=Battle)
    battles: list[dict[str, Any]] = field(default_factory=list)
    ledger: list[tuple[int, int, str, int]] = field(default_factory=list)
    draws: int = 0
    momentum: int = 0
    holder: int | None = None
    listed: bool = False
    # What only the table shows: dice or a result that waits for the other side's word, and forces that are open.
    entered: tuple[int, int] | None = None
    ended: str = ""
    victory: str = ""
    winners: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)

    @property
    def number(self) -> int:
        """The number of the battle at hand, from 1."""
        return len(self.battles) + 1

    @property
    def ladder(self) -> list[str]:
        """The levels in use (CA-RULING-31)."""
        return self.content.levels[:3] if self.rules["ladder"] == "three" else self.content.levels

    @property
    def period(self) -> str:
        """The period of the campaign's year (CA-CAP-10)."""
        year = self.rules["year"]
        return "1939_41" if year <= 1941 else "1942_43" if year <= 1943 else "1944_45"

    @property
    def budget(self) -> int:
        """The army points of each side (CA-BUD-01)."""
        found: int = self.content.points["army_points"][str(self.rules["year"])]
        return found

    @property
    def even_cap(self) -> int:
        """What each side may field in a Counterattack."""
        found: int = self.content.points["battle_points"][self.period]["counterattack"]
        return found

    def cap(self, seat: int) -> int:
        """What a side may field in the battle at hand (CA-TYP-11, CA-TYP-12)."""
        if self.battle.attacker is None:
            return self.even_cap
        caps = self.content.points["battle_points"][self.period][self.battle.kind]
        found: int = caps[0 if seat == self.battle.attacker else 1]
        return found

    @property
    def objective_points(self) -> int:
        """What the objective is worth (CA-VP-01 to CA-VP-03)."""
        found: int = self.content.points["objective_points"][self.period]
        return found

    @property
    def features(self) -> int:
        """How many features are strategic in the battle at hand (CA-RULING-28, CA-RULING-30)."""
        if self.battle.kind == "counterattack":
            return 0
        return 1 if self.battle.kind == "advance" else int(self.rules["strategic_features"])

    def entry(self, seat: int, word: str) -> Entry:
        """Return an entry of a side's nation."""
        return self.content.entries[self.sides[seat].nation][word]

    def available(self, seat: int) -> list[Entry]:
        """Return the entries of a side's nation that can be had in the year."""
        year = self.rules["year"]
        entries = self.content.entries[self.sides[seat].nation].values()
        return [entry for entry in entries if entry.years[0] <= year <= entry.years[1]]

    def pay(self, seat: int, kind: str, amount: int) -> None:
        """Change a side's pool and write it down."""
        self.sides[seat].pool += amount
        if amount:
            self.ledger.append((self.number, seat, kind, amount))

    def finish(self, clause: str, victory: str, winner: int | None) -> None:
        """End the campaign."""
        from tests.titles.campaign.model.reckoning import final_points

        self.ended, self.victory = clause, victory
        self.winners = [] if winner is None else [winner]
        self.scores = [final_points(self, seat) for seat in (0, 1)]
        raise CampaignOver
