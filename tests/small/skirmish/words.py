"""A position in words: snapshots, test positions, bug reports. What is left out is empty; all marches are left."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from wartable.core.errors import PositionError
from wartable.core.fields import Counts, Fields, Number, OneOf, Rest, Stack

from .codes import CLAUSES, LISTS, STEPS
from .kit import SIDES

if TYPE_CHECKING:
    from .state import SkirmishState

# The names that a pack may bring.
ZONES, UNITS, CARDS = attrgetter("zones"), attrgetter("units"), attrgetter("cards")

FIELDS: Fields[SkirmishState] = Fields(
    "skirmish",
    1,
    Stack("stack", STEPS, SIDES),
    OneOf("ended", CLAUSES, 0),
    Counts("units", SIDES, ZONES, UNITS),
    Counts("rows", SIDES, UNITS),
    Counts("hands", SIDES, CARDS),
    Rest(Counts("pile", CARDS), of=attrgetter("copies"), clause="SK-CARD-01", spent=True),
    Counts("sealed", SIDES),
    Counts("owed", SIDES),
    OneOf("origin", ZONES, silent=True),
    OneOf("field", ZONES, silent=True),
    OneOf("won", SIDES, silent=True),
    Number("turn"),
    Number("left", lambda s: s.kit.marches),
    Number("extra"),
)
to_words = FIELDS.to_dict


def fill(s: SkirmishState, data: Mapping[str, Any]) -> None:
    """Fills a new state that has its kit; raises PositionError with the place."""
    FIELDS.read(s, data)
    zone = s.origin if s.origin >= 0 else s.field
    for side in (0, 1):
        there = s.group(side, zone) if zone >= 0 else [0] * len(s.kit.units)
        if s.step() != LISTS and any(picked > count for picked, count in zip(s.row(side), there, strict=True)):
            raise PositionError(f"rows.{SIDES[side]}: not all of these units are where they are picked")
