"""Counts over named axes in a flat list, and the conservation of their sets.

Units of a side in a zone by kind, a hand by card, pledges of a seat by card: one list of ints each, the last axis
running fastest. Several areas may share a list; `at` says where each begins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import prod
from typing import Any, Generic

from wartable.core.errors import PositionError
from wartable.core.fields.count_names import spelled
from wartable.core.fields.field import NOTHING, TOP, Field, Names, S, of_kit
from wartable.core.fields.single import MOST
from wartable.core.fields.values import card, index, items, mapping, whole
from wartable.core.rules.state import Kit


class Area(Field[S]):
    """Counts by names, from `at` on in a list of the state; inside of `Each` the seats' counts follow each other.

    The last axis names the set that is counted, unless it is `part_of` another field and counted there: the picks of
    an open row still lie in the hand. `stride` is the distance from seat to seat where that is not the size.
    """

    def __init__(
        self, name: str, *axes: Names, attr: str = "", at: int = 0, stride: int = 0, part_of: str = ""
    ) -> None:
        super().__init__(name)
        self.axes = axes
        self.attr = attr or name
        self.at, self.stride, self.part_of = at, stride, part_of
        # Names and size, where they are the same at all tables.
        self.constant = [axis for axis in axes if not callable(axis)]
        self.size = prod(map(len, self.constant)) if len(self.constant) == len(axes) else 0

    def names(self, kit: Kit) -> list[Sequence[str]]:
        """Return the names of all axes at a table."""
        return self.constant if self.size else [of_kit(axis, kit) for axis in self.axes]

    def span(self, kit: Kit, seat: int) -> slice:
        """Return the part of the list that is counted here."""
        size = self.size or prod(map(len, self.names(kit)))
        start = self.at if seat == TOP else self.at + seat * (self.stride or size)
        return slice(start, start + size)

    def counts(self, state: S, seat: int) -> list[int]:
        """Return the counts."""
        found: list[int] = getattr(state, self.attr)[self.span(state.kit, seat)]
        return found

    def put(self, state: S, seat: int, counts: Sequence[int]) -> None:
        """Set the counts."""
        getattr(state, self.attr)[self.span(state.kit, seat)] = counts

    def measure(self, kit: Kit, seat: int, sizes: dict[str, int]) -> None:
        sizes[self.attr] = max(sizes.get(self.attr, 0), self.span(kit, seat).stop)

    def tally(self, state: S, seat: int, names: Sequence[str], bag: list[int]) -> None:
        if not self.part_of and of_kit(self.axes[-1], state.kit) == names:
            for i, count in enumerate(self.counts(state, seat)):
                if count:
                    bag[i % len(bag)] += count

    def negative(self, state: S, seat: int) -> Iterator[str]:
        if min(self.counts(state, seat), default=0) < 0:
            yield self.name


class Counts(Area[S]):
    """Counts as mappings in mappings, without the zeros: `{"red": {"mill": {"foot": 3}}}`."""

    def __init__(
        self,
        name: str,
        *axes: Names,
        most: int = MOST,
        attr: str = "",
        at: int = 0,
        stride: int = 0,
        part_of: str = "",
    ) -> None:
        super().__init__(name, *axes, attr=attr, at=at, stride=stride, part_of=part_of)
        self.most = most

    def writer(self, kit: Kit, seat: int) -> Callable[[S], object]:
        attr, span, names = self.attr, self.span(kit, seat), self.names(kit)
        return lambda state: nested(getattr(state, attr)[span], *names)

    def read(self, state: S, seat: int, place: str, value: Any) -> None:
        self.put(state, seat, flat(place, value, self.most, *self.names(state.kit)))


class Cards(Area[S]):
    """Counts by one axis as a list of names, one for each card: `["bow", "pike", "pike"]`."""

    def __init__(
        self, name: str, names: Names, *, attr: str = "", at: int = 0, stride: int = 0, part_of: str = ""
    ) -> None:
        super().__init__(name, names, attr=attr, at=at, stride=stride, part_of=part_of)

    def writer(self, kit: Kit, seat: int) -> Callable[[S], object]:
        attr, start, names = self.attr, self.span(kit, seat).start, list(of_kit(self.axes[0], kit))
        return lambda state: spelled(names, getattr(state, attr), start)

    def read(self, state: S, seat: int, place: str, value: Any) -> None:
        [names] = self.names(state.kit)
        counts = [0] * len(names)
        for kind in kinds(place, value, names):
            counts[kind] += 1
        self.put(state, seat, counts)


class Rest(Generic[S]):
    """The area where everything of a set lies that lies nowhere else, such as a pile; it may be left out.

    `of` gives the set's counts by kind out of the kit, `clause` is the rule that says what the set is. Where cards
    leave the game, `spent`, fewer may be given; never more.
    """

    def __init__(self, area: Area[S], *, of: Callable[[Any], Sequence[int]], clause: str, spent: bool = False) -> None:
        self.area, self.of = area, of
        self.clause, self.spent = clause, spent

    def lying(self, fields: Sequence[Field[S]], state: S) -> list[int]:
        """Return how many of each kind lie in these fields."""
        names = of_kit(self.area.axes[-1], state.kit)
        bag = [0] * len(names)
        for field in fields:
            field.tally(state, TOP, names, bag)
        return bag

    def balance(self, fields: Sequence[Field[S]], state: S, given: bool) -> None:
        """Lay what lies nowhere else here, or hold what was given here to it; raise PositionError with the places."""
        copies, names = self.of(state.kit), of_kit(self.area.axes[-1], state.kit)
        out = self.lying([field for field in fields if field is not self.area or (given and self.spent)], state)
        left = [total - count for total, count in zip(copies, out, strict=True)]
        for kind, count in enumerate(left):
            if count < 0:
                places = ", ".join(field.name for field in fields if self.lying([field], state)[kind])
                raise PositionError(
                    "field-more-than-the-set", place=places, name=names[kind], count=copies[kind], more=-count
                )
        if not given:
            self.area.put(state, TOP, left)
        elif not self.spent and self.area.counts(state, TOP) != left:
            place = self.area.name
            raise PositionError("field-not-the-set", place=place, clause=self.clause)

    def broken(self, fields: Sequence[Field[S]], state: S) -> Iterator[str]:
        """Yield the kinds of which cards are lost or too many."""
        names = of_kit(self.area.axes[-1], state.kit)
        for name, copies, found in zip(names, self.of(state.kit), self.lying(fields, state), strict=True):
            if found > copies or (found < copies and not self.spent):
                yield f"{name}: {copies} in the set, {found} on the table ({self.clause})"


def nested(counts: Sequence[int], names: Sequence[str], *inner: Sequence[str]) -> dict[str, Any]:
    """Return counts by name, without the zeros.

    >>> nested([0, 3, 1, 0, 0, 0], ("red", "blue"), ("foot", "cavalry", "gun"))
    {'red': {'cavalry': 3, 'gun': 1}}
    """
    if not inner:
        return {name: count for name, count in zip(names, counts, strict=True) if count}
    size = len(counts) // len(names)
    parts = ((name, counts[i * size : i * size + size]) for i, name in enumerate(names))
    return {name: nested(part, *inner) for name, part in parts if any(part)}


def flat(place: str, value: object, most: int, names: Sequence[str], *inner: Sequence[str]) -> list[int]:
    """Return the list that `nested` was made from.

    >>> flat("units", {"red": {"cavalry": 3, "gun": 1}}, 255, ("red", "blue"), ("foot", "cavalry", "gun"))
    [0, 3, 1, 0, 0, 0]
    """
    size = prod(map(len, inner))
    counts = [0] * (len(names) * size)
    for name, part in mapping(place, value).items():
        start, there = index(place, name, names) * size, f"{place}.{name}"
        counts[start : start + size] = flat(there, part, most, *inner) if inner else [whole(there, part, 0, most)]
    return counts


def kinds(place: str, value: object, names: Sequence[str]) -> list[int]:
    """Return the kinds of the cards in a list of names.

    >>> kinds("hand", ["bow", "pike", "bow"], ("pike", "bow"))
    [1, 0, 1]
    """
    numbers = numbered(tuple(names))
    found = [numbers.get(name, NOTHING) if isinstance(name, str) else NOTHING for name in items(place, value)]
    if NOTHING in found:
        wrong = found.index(NOTHING)
        card(f"{place}[{wrong}]", items(place, value)[wrong], names)
    return found


@lru_cache(maxsize=256)
def numbered(names: tuple[str, ...]) -> dict[str, int]:
    """Return the numbers of names."""
    return {name: number for number, name in enumerate(names)}
