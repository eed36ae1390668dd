"""What the files of a campaign's content may hold: the scale, the points, the resolver, a catalogue for each nation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wartable.core.content import Flag, Kind, List, Maybe, Place, Reading, Real, Rows, Table, Text, Whole, Word
from wartable.core.errors import ContentError
from wartable.core.fields.values import mapping
from wartable.core.text.messages import Phrase
from wartable.titles.campaign.vocabulary import (
    ARMS,
    ELEMENTS,
    ENTRIES,
    FIRST_YEAR,
    FORMATIONS,
    LAST_YEAR,
    LEADS,
    NATIONS,
    PERIODS,
)

SCALE_FILE, POINTS_FILE, RESOLVER_FILE = "scale.json", "points.json", "resolver.json"
YEARS = tuple(range(FIRST_YEAR, LAST_YEAR + 1))
MOST_LEVELS = 8
MOST_POINTS = 50_000  # the resolver weighs targets in 31 bits


class Defined(List):
    """A list of names that the content gives to things."""

    def __init__(self, noun: str, least: int, most: int) -> None:
        super().__init__(Text(), least, most)
        self.noun = noun

    def entry(self, place: Place, i: int, item: object, reading: Reading) -> str:
        reading.define(place.item(i), self.noun, item)
        return str(item)


class By(Kind):
    """A value for each of some things that are defined in an earlier file, in their order."""

    def __init__(self, noun: str, kind: Kind, known: Sequence[str] = ()) -> None:
        self.noun, self.kind, self.known = noun, kind, known

    def read(self, place: Place, value: Any, reading: Reading) -> list[Any]:
        names = self.known or reading.names[self.noun]
        given = mapping(str(place), value)
        for name in given:
            if name not in names:
                reason = Phrase("content-no-such-key", known=", ".join(names))
                raise ContentError("at-place", place=place / name, reason=reason)
        for name in names:
            if name not in given:
                raise ContentError("content-missing", place=place / name)
        return [self.kind.read(place / name, given[name], reading) for name in names]


class Name(Kind):
    """A text in one line that says something."""

    def read(self, place: Place, value: Any, reading: Reading) -> str:
        said = " ".join(str(Text().read(place, value, reading)).split())
        if not said:
            raise ContentError("content-missing", place=place)
        return said


class ByYear(Kind):
    """Numbers for some years."""

    def read(self, place: Place, value: Any, reading: Reading) -> dict[int, int]:
        given = mapping(str(place), value)
        for year in given:
            if year not in map(str, YEARS):
                raise ContentError("campaign-year", place=place / year, first=FIRST_YEAR, last=LAST_YEAR)
        return {int(year): LIMIT.read(place / year, number, reading) for year, number in given.items()}


BOTH = Table({"it": Name(), "en": Name()})
CHANCE, FACTOR, LIMIT = Whole(0, 10_000), Whole(0, 30_000), Whole(1, 999)
POINTS, PRICE, YEAR = Whole(1, MOST_POINTS), Whole(1, 9999), Whole(FIRST_YEAR, LAST_YEAR)
PAIR, COEFFICIENT = List(POINTS, 2, 2), Real(0, 1000)
NOTE = Maybe(Text(), "")

LEVEL = Table({"id": Text(), "name": BOTH})
COEFFICIENTS = (
    "base", "soft", "soft_power", "hard", "hard_power", "soft_defence", "soft_mobility", "towed", "armour_base",
    "armour", "armour_power", "fast", "slow", "scale", "hq", "anti_aircraft",
)  # fmt: skip
FORMULA = Table(
    {
        "rounding": Whole(1, 100),
        **dict.fromkeys(COEFFICIENTS, COEFFICIENT),
        "range": List(COEFFICIENT, 5, 5),
        "training": By("element", List(Real(1, 10), 2, MOST_LEVELS), ELEMENTS),
        "nation": By("nation", Real(0.1, 10)),
    }
)
SCALE = Table(
    {
        "note": NOTE,
        "nations": Defined("nation", 1, NATIONS),
        "levels": Rows("level", LEVEL, least=2, most=MOST_LEVELS),
        "price": FORMULA,
    }
)
BATTLE_POINTS = Table({"counterattack": POINTS, "advance": PAIR, "assault": PAIR})
POINTS_TABLE = Table(
    {
        "note": NOTE,
        "army_points": By("year", POINTS, tuple(map(str, YEARS))),
        "battle_points": By("period", BATTLE_POINTS, PERIODS),
        "objective_points": By("period", Whole(0, MOST_POINTS), PERIODS),
    }
)
COVER = Table({f"{kind}_{part}": FACTOR for part in ("attacker", "defender") for kind in ("soft", "armoured")})
RESOLVER = Table(
    {
        "note": NOTE,
        "distance": List(Whole(1, 4), 1, 8),
        "fortune": List(FACTOR, 6, 6),
        "hit": By("level", CHANCE),
        "hq_bonus": FACTOR,
        "kill_soft": Table({"attack": Whole(1, 1000), "defence": Whole(1, 1000)}),
        "kill_armoured": Table(
            {"base": CHANCE, "step": CHANCE, "least": CHANCE, "most": CHANCE, "close_bonus": Whole(0, 20)}
        ),
        "range_factor": List(FACTOR, 4, 4),
        "indirect_factor": FACTOR,
        "hidden_artillery": Table({"by_range_5": FACTOR, "by_others_at_distance_1": FACTOR}),
        "recon_factor": FACTOR,
        "crew_served_at_distance_1": FACTOR,
        "cover": Table(dict.fromkeys(("counterattack", "advance", "assault"), COVER)),
        "target_training": By("level", FACTOR),
        "withdrawal": Table({"per_cent_left": Whole(0, 100), "chance": By("level", CHANCE)}),
        "objective": Table({"advance": Whole(1, 1000), "assault": Whole(1, 1000)}),
    }
)
PROFILE = Table(
    {
        "soft": Whole(0, 20),
        "hard": Whole(0, 30),
        "defence": Whole(1, 30),
        "armoured": Flag(),
        "range": Whole(1, 5),
        "mobility": Whole(0, 5),
    }
)
LIMITS = Table(
    {
        "per_platoon": Maybe(LIMIT, 0),
        "per_company": Maybe(LIMIT, 0),
        "per_army": Maybe(LIMIT, 0),
        "by_year": Maybe(ByYear(), {}),
    }
)
UNIT = Table(
    {
        "id": Text(),
        "name": BOTH,
        "arm": Word(*ARMS),
        "element": Word(*ELEMENTS),
        "formation": Word(*FORMATIONS),
        "leads": Maybe(Word(*LEADS), ""),
        "years": List(YEAR, 2, 2),
        "limits": Maybe(LIMITS, {"per_platoon": 0, "per_company": 0, "per_army": 0, "by_year": {}}),
        "cost": By("level", PRICE),
        "profile": PROFILE,
        "note": NOTE,
    }
)


def catalogue_of(nation: str) -> str:
    """Return the file with a nation's catalogue.

    >>> catalogue_of("italy")
    'italy.json'
    """
    return f"{nation}.json"


def schema(nations: Sequence[str]) -> Mapping[str, Table]:
    """Return the files of a pack with these nations, in the order in which they are read."""
    files = {SCALE_FILE: SCALE, POINTS_FILE: POINTS_TABLE, RESOLVER_FILE: RESOLVER}
    for name in nations:
        nation = Table({"id": Word(name), "name": BOTH, "years": List(YEAR, 1, len(YEARS))})
        files[catalogue_of(name)] = Table({"note": NOTE, "nation": nation, "units": Rows("unit", UNIT, most=ENTRIES)})
    return files
