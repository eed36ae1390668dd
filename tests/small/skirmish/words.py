"""A position in words: snapshots, test positions, bug reports. What is left out is empty; all marches are left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from wartable.core.errors import PositionError

from .codes import CLAUSES, LISTS, STEPS
from .kit import SIDES, SkirmishKit

if TYPE_CHECKING:
    from .state import SkirmishState

# Fields of a state that are counts; single names; single numbers.
COUNTS = ("units", "rows", "hands", "pile", "sealed", "owed")
NAMED = ("origin", "field", "won")
NUMBERS = ("turn", "left", "extra")
FIELDS = ("title", "version", "seats", "options", "stack", "ended", *COUNTS, *NAMED, *NUMBERS)


def counted(kit: SkirmishKit) -> dict[str, tuple[Sequence[str], ...]]:
    """The names that each field is counted by."""
    by = ((SIDES, kit.zones, kit.units), (SIDES, kit.units), (SIDES, kit.cards), (kit.cards,), (SIDES,), (SIDES,))
    return dict(zip(COUNTS, by, strict=True))


def named(kit: SkirmishKit) -> dict[str, Sequence[str]]:
    """The names that each field may be."""
    return dict(zip(NAMED, (kit.zones, kit.zones, SIDES), strict=True))


def nested(counts: Sequence[int], names: Sequence[str], *inner: Sequence[str]) -> dict[str, Any]:
    """Counts by name, without the zeros.

    >>> nested([0, 3, 1, 0, 0, 0], SIDES, ("foot", "cavalry", "gun"))
    {'red': {'cavalry': 3, 'gun': 1}}
    """
    size = len(counts) // len(names)
    parts = {name: counts[i * size : i * size + size] for i, name in enumerate(names)}
    return {name: nested(part, *inner) if inner else part[0] for name, part in parts.items() if any(part)}


def flat(place: str, value: object, names: Sequence[str], *inner: Sequence[str]) -> list[int]:
    """The list that `nested` was made from."""
    if not isinstance(value, Mapping):
        raise PositionError(f"{place}: names and numbers are needed, not {value!r}")
    for name in value:
        index(place, names, name)
    if inner:
        return [n for name in names for n in flat(f"{place}.{name}", value.get(name, {}), *inner)]
    return [number(f"{place}.{name}", value.get(name, 0)) for name in names]


def number(place: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 255:
        raise PositionError(f"{place}: {value!r} is not a whole number from 0 to 255")
    return value


def index(place: str, names: Sequence[str], value: object) -> int:
    if not isinstance(value, str) or value not in names:
        raise PositionError(f"{place}: {value!r} is not one of {', '.join(names)}")
    return names.index(value)


def items(place: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise PositionError(f"{place}: a list is needed, not {value!r}")
    return value


def step_of(place: str, entry: object) -> int:
    """A step and a side as the stack keeps them."""
    if len(items(place, entry)) != 2:
        raise PositionError(f"{place}: a step and a side are needed, not {entry!r}")
    step, side = items(place, entry)
    return index(place, STEPS, step) * 2 + index(place, SIDES, side)


def to_words(s: SkirmishState) -> dict[str, object]:
    """Everything of a position."""
    words: dict[str, object] = {"title": "skirmish", "version": 1, "seats": 2, "options": dict(s.kit.options)}
    words["stack"] = [[STEPS[entry // 2], SIDES[entry % 2]] for entry in s.stack]
    words["ended"] = CLAUSES[s.ended]
    words.update({name: nested(getattr(s, name), *names) for name, names in counted(s.kit).items()})
    words.update({name: names[getattr(s, name)] for name, names in named(s.kit).items() if getattr(s, name) >= 0})
    return words | {name: getattr(s, name) for name in NUMBERS}


def fill(s: SkirmishState, data: Mapping[str, Any]) -> None:
    """Fills a new state that has its kit; raises PositionError with the place."""
    for name in data:
        index("position", FIELDS, name)
    if data.get("title", "skirmish") != "skirmish" or data.get("version", 1) != 1:
        raise PositionError("title, version: this is not a position of skirmish, version 1")
    s.stack = [step_of(f"stack[{i}]", entry) for i, entry in enumerate(items("stack", data.get("stack", [])))]
    s.ended = index("ended", CLAUSES, data.get("ended", ""))
    for name, names in counted(s.kit).items():
        setattr(s, name, flat(name, data.get(name, {}), *names))
    for name, choices in named(s.kit).items():
        setattr(s, name, index(name, choices, data[name]) if name in data else -1)
    for name in NUMBERS:
        setattr(s, name, number(name, data.get(name, s.kit.marches if name == "left" else 0)))
    for card, copies in enumerate(s.kit.copies):
        left = copies - s.hand(0)[card] - s.hand(1)[card]
        s.pile[card] = left if "pile" not in data else s.pile[card]
        if not 0 <= s.pile[card] <= left:
            raise PositionError(f"hands, pile: more cards {s.kit.cards[card]!r} than the {copies} of the set")
    zone = s.origin if s.origin >= 0 else s.field
    for side in (0, 1):
        there = s.group(side, zone) if zone >= 0 else [0] * len(s.kit.units)
        if s.step() != LISTS and any(picked > count for picked, count in zip(s.row(side), there, strict=True)):
            raise PositionError(f"rows.{SIDES[side]}: not all of these units are where they are picked")
