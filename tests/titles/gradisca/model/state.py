"""The position: where every counter lies, and what can be said of it at a glance."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any

from tests.titles.gradisca.model.content import ALLOWANCE, ARMIES, LINE, Content, Counter

POOL, GONE, GROUP = "pool", "gone", "group"
CUP, ACTIVE, PLAYED = "cup", "active", "played"

# Ledger 3.4.
DEFAULTS = {
    "mode": "basic",
    "occupation": "any_unit",
    "discards": "open",
    "cards_between_zones": "no",
    "blocked_mandatory": "may_draw",
    "reshuffle": "on_empty",
    "stack_mp": "per_unit",
    "captured_commander_replaced": "no",
    "exit_map": "allowed",
    "garrison_guns_fire": "yes",
    "gun_burst_in_field": "no",
    "stand_loss": "one_hit",
    "retreat_to_attacker_origin": "yes",
    "no_back_disorganise": "ignore",
    "bombard_empty_fortress": "no",
    "partial_retreat": "no",
    "mine_pairs": "one_to_one",
    "loot": "on_entry",
    "river_cross": "full_allowance",
    "radius_from": "current_zone",
    "calls_at_low_morale": "yes",
    "rounds_threshold": "at_start",
    "difficult_affects_commander": "no",
    "sea_supply_serves_camp": "no",
    "raid_exit": "leave_before_combat",
    "incursion_dislodges": "no",
    "late_r_card": "immediate",
}


class GameOver(Exception):
    """The game has ended; the position says how."""


@dataclass
class Question:
    """What a seat is asked, and every answer that it may give, in words."""

    seat: int
    about: str
    answers: list[str]


# The rules are told as a story that stops at each question and goes on with the answer.
Story = Generator[Question, str, None]
# Of a named source one result: `("die", ["1", ... "6"])`, or a card, chit or marker of a bag.
Chance = Callable[[str, list[str]], str]


@dataclass
class Unit:
    """A counter and where it stands."""

    card: Counter
    place: str = POOL
    flipped: bool = False
    acted: bool = False
    spent: int = 0
    allowance: int = 0
    # Of the Advanced game: the marker "out of supply".
    unsupplied: bool = False

    @property
    def word(self) -> str:
        """Return its name in notation."""
        return self.card.word

    @property
    def side(self) -> int:
        """Return whose it is."""
        return self.card.side

    @property
    def type(self) -> str:
        """Return its type."""
        return self.card.type

    @property
    def commander(self) -> bool:
        """Tell whether it is a commander: all others are combat units (GR-2.1-01)."""
        return self.card.type == "commander"

    @property
    def line(self) -> bool:
        """Tell whether it is infantry or cavalry (RULING-02)."""
        return self.card.type in LINE

    @property
    def soft(self) -> bool:
        """Tell whether it is a commander or sappers (RULING-02)."""
        return self.card.type in ("commander", "sappers")

    @property
    def on_map(self) -> bool:
        """Tell whether it stands in a zone."""
        return self.place not in (POOL, GONE, GROUP)

    @property
    def value(self) -> tuple[int, int]:
        """Return attack and defence of the face that is up (RULING-68)."""
        return self.card.back if self.flipped and self.card.back else self.card.front

    @property
    def steps(self) -> int:
        """Return how many hits it can take (GR-7.2-01 to 03, GR-8.3-01, GR-7.1-16)."""
        if self.commander:
            return 0
        return 2 if self.card.back and not self.flipped and self.card.kind != "cernide" else 1


@dataclass
class Wall:
    """A side of a fortress: its level and the mines that lie before it."""

    level: int
    mines: int = 0
    fresh: int = 0
    tried: int = 0
    miner: int = 0

    def lose(self) -> None:
        """Take one mine away: with the last, nobody's are left."""
        self.mines -= 1
        if self.mines == 0:
            self.clear()

    def clear(self) -> None:
        """Take all mines away."""
        self.mines = self.fresh = self.tried = self.miner = 0


@dataclass
class Fort:
    """The forts of a zone, all of one side (GR-INV-08)."""

    side: int
    count: int = 1


@dataclass
class Game:
    """Everything on the table."""

    content: Content
    options: dict[str, str]
    chance: Chance
    units: dict[str, Unit] = field(default_factory=dict)
    walls: dict[str, Wall] = field(default_factory=dict)
    forts: dict[str, Fort] = field(default_factory=dict)
    ruined: set[str] = field(default_factory=set)
    loot: dict[str, int] = field(default_factory=dict)
    loot_bag: list[list[str]] = field(default_factory=lambda: [[], []])
    fort_pool: list[int] = field(default_factory=lambda: [0, 0])
    points: list[int] = field(default_factory=lambda: [0, 0])
    turn: int = 1
    end: int = 16
    chits: dict[str, str] = field(default_factory=dict)
    hands: list[list[str]] = field(default_factory=lambda: [[], []])
    deck: list[str] = field(default_factory=list)
    upper: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    truce: bool = False
    # The activation under way.
    corps: str = ""
    seat: int = 0
    option: int = 0
    leader: str = ""
    budget: int = 0
    allowed: int = 0
    duty_done: bool = False
    begun: bool = False
    over_zones: bool = False
    cap: int | None = None
    surprise: int = 0
    battery: str = ""
    opened: list[str] = field(default_factory=list)
    open_zone: str = ""
    picked: list[str] = field(default_factory=list)
    whole: bool = False
    marching: list[str] = field(default_factory=list)
    # Of the Advanced game.
    morale: list[int] = field(default_factory=lambda: [0, 0])
    camps: list[str] = field(default_factory=lambda: ["", ""])
    camp_moved: list[bool] = field(default_factory=lambda: [False, False])
    camp_lost: list[int] = field(default_factory=lambda: [0, 0])
    sea_zone: str = ""
    sea_blocked: bool = False
    raids: set[str] = field(default_factory=set)
    built: set[str] = field(default_factory=set)
    broken: set[str] = field(default_factory=set)
    flood: list[str] = field(default_factory=list)
    ford: int = 0
    fed: dict[str, int] = field(default_factory=dict)
    groups: list[tuple[int, str]] = field(default_factory=list)
    struck: list[str] = field(default_factory=list)
    attack_supply: str = ""
    built_here: bool = False
    led_from: str = ""
    played: list[int] = field(default_factory=lambda: [0, 0])
    raid_away: str = ""
    # How it ended.
    ended: str = ""
    winners: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    cards_used: list[str] = field(default_factory=list)
    looks: list[tuple[int, list[str]]] = field(default_factory=list)

    @property
    def advanced(self) -> bool:
        """Tell which of the two games is played."""
        return self.options["mode"] == "advanced"

    # -- chance --

    def die(self) -> int:
        """Roll a die (RULING-01)."""
        return int(self.chance("die", ["1", "2", "3", "4", "5", "6"]))

    def dice_of(self, units: list[Unit]) -> dict[str, int]:
        """Roll one die for each unit."""
        return {unit.word: self.die() for unit in units}

    # -- who stands where --

    def all(self) -> list[Unit]:
        """Return all units in the order of the data."""
        return list(self.units.values())

    def in_zone(self, zone: str, side: int | None = None) -> list[Unit]:
        """Return the units of a zone, of one side or of both."""
        return [unit for unit in self.units.values() if unit.place == zone and (side is None or unit.side == side)]

    def combat_units(self, zone: str, side: int) -> list[Unit]:
        """Return the combat units of a side in a zone."""
        return [unit for unit in self.in_zone(zone, side) if not unit.commander]

    def hard(self, zone: str, side: int) -> list[Unit]:
        """Return infantry, cavalry and guns: in their company nobody is alone (RULING-38)."""
        return [unit for unit in self.in_zone(zone, side) if not unit.soft]

    def holds(self, zone: str, side: int) -> bool:
        """Tell whether a side occupies a zone (RULING-03)."""
        if self.options["occupation"] == "combat_unit":
            return bool(self.combat_units(zone, side))
        return bool(self.in_zone(zone, side))

    def idle(self, zone: str) -> list[Unit]:
        """Return the units of the drawn corps in a zone that have not acted (RULING-111)."""
        return [unit for unit in self.in_zone(zone) if unit.card.corps == self.corps and not unit.acted]

    def wall_between(self, a: str, b: str) -> str:
        """Return the wall on the border of two zones, if there is one."""
        border = self.content.border(a, b)
        return border.wall if border else ""

    def leadership(self, unit: Unit) -> int:
        """Return a commander's Leadership now (card 22, GR-21-15)."""
        value = 1 if unit.unsupplied else unit.value[0]
        if self.cap is not None and unit.card.corps == self.corps:
            return min(value, self.cap)
        return value

    def allowance_of(self, unit: Unit) -> int:
        """Return the movement allowance (GR-6-01 to GR-6-05)."""
        return ALLOWANCE[unit.type]

    def names(self, words: list[str]) -> str:
        """Return words of units in the order of the data, as the notation says them."""
        return " ".join(word for word in self.units if word in words)

    # -- what follows from where units stand --

    def eliminate(self, unit: Unit) -> None:
        """Put a unit into the box of the eliminated."""
        unit.place, unit.spent = GONE, 0
        if unit.word in self.marching:
            self.marching.remove(unit.word)
        self.settle()

    def go(self, unit: Unit, zone: str) -> None:
        """Put a unit into a zone."""
        unit.place = zone

    def settle(self) -> None:
        """Take away mines that nobody guards, and chits of corps that are no more (GR-7.5-11, RULING-65, 105, 08)."""
        for word, border in self.content.walls().items():
            wall = self.walls[word]
            if wall.mines and (
                not self.in_zone(border.outside, wall.miner) or self.in_zone(border.fortress, wall.miner)
            ):
                wall.clear()
        alive = {unit.card.corps for unit in self.all() if unit.on_map}
        for corps in list(self.chits):
            if corps not in alive and self.chits[corps] != ACTIVE:
                del self.chits[corps]

    def end_points(self, side: int) -> int:
        """Return what a side would get for zones if the game ended now (GR-13-10 to 14, RULING-75)."""
        worth = self.content.scenario["end_vp"][ARMIES[side]]
        return sum(points for zone, points in worth.items() if self.holds(zone, side))

    def finish(self, clause: str) -> None:
        """End the game and count points (rule 13)."""
        self.settle()
        self.scores = [self.points[side] + self.end_points(side) for side in (0, 1)]
        self.winners = [side for side in (0, 1) if self.scores[side] == max(self.scores)]
        if len(self.winners) == 2:
            self.winners, clause = [], "GR-13-16"
        self.ended = clause
        raise GameOver


def ask(g: Game, seat: int, about: str, answers: list[str], force: bool = True) -> Generator[Question, str, str]:
    """Ask a seat; the only answer is not asked for where all can see that it is the only one (ledger 5.9)."""
    if force and len(answers) == 1:
        return answers[0]
    assert answers, about
    answer = yield Question(seat, about, answers)
    assert answer in answers, f"{about}: {answer} is none of {answers}"
    return answer


def words(data: Any) -> str:
    """Return the last word of an answer."""
    return str(data).split()[-1]
