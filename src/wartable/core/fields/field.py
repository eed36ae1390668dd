"""Field: a row of the table, which titles extend with kinds of their own.

And rows that repeat for each seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from wartable.core.errors import PositionError
from wartable.core.fields.values import items, mapping
from wartable.core.rules.state import Kit

NOTHING = -1  # how a state keeps "no card", "no seat", "no zone"
TOP = -1  # the seat of a field that stands outside of `Each`
ABSENT = object()  # what a field writes that has nothing to say


class HasKit(Protocol):
    """A state, as far as the table needs to know it."""

    @property
    def kit(self) -> Kit:
        """The kit, which is set before anything is read."""


S = TypeVar("S", bound=HasKit)

# The names of an axis: constant ones, or those of the table's pack, such as `attrgetter("zones")`.
Names = Sequence[str] | Callable[[Any], Sequence[str]]

# A field's name, and what writes it.
Writer = tuple[str, Callable[[S], object]]


def of_kit(names: Names, kit: Kit) -> Sequence[str]:
    """Return the names of an axis at a table."""
    return names(kit) if callable(names) else names


class Field(Generic[S]):
    """A row of the table. A title's own kinds have a `write` and a `read`, its inverse; the rest is optional.

    `seat` is the seat that a field inside of `Each` is asked about, TOP outside of it.
    """

    also = ""  # another name that words may give the field by; `read` tells the two apart by the place
    axes: tuple[Names, ...] = ()  # all names that its words are made of

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, state: S, seat: int) -> object:
        """Return what stands in the words, or ABSENT."""
        return self.writer(state.kit, seat)(state)

    def writer(self, kit: Kit, seat: int) -> Callable[[S], object]:
        """Return `write` made ready: core's kinds look up names and places once for all tables that share them."""
        return lambda state: self.write(state, seat)

    def read(self, state: S, seat: int, place: str, value: Any) -> None:
        """Fill the state from words, or raise PositionError with the place."""
        raise NotImplementedError

    def measure(self, kit: Kit, seat: int, sizes: dict[str, int]) -> None:
        """Note how long the lists of ints must be that the field is kept in."""

    def blank(self, state: S, seat: int) -> None:
        """Give a new state the natural value, where that is constant."""

    def derive(self, state: S, seat: int) -> None:
        """Give the field, which was left out, the value that follows from what was given."""

    def tally(self, state: S, seat: int, names: Sequence[str], bag: list[int]) -> None:
        """Add what lies here, of the set whose kinds have these names, to a bag of counts by kind."""

    def negative(self, state: S, seat: int) -> Iterator[str]:
        """Yield the places with a count below zero."""
        yield from ()

    def misfits(self, state: S) -> Iterator[PositionError]:
        """Yield what keeps play from going on, in a position whose fields are all right by themselves."""
        yield from ()


class Ignored(Field[S]):
    """A field that may be given and says nothing, such as a remark that other versions wrote."""

    def write(self, state: S, seat: int) -> object:
        return ABSENT

    def read(self, state: S, seat: int, place: str, value: Any) -> None:
        pass


class Each(Field[S]):
    """A list with the same fields for each seat; seats at its end may be left out."""

    def __init__(self, name: str, *fields: Field[S]) -> None:
        super().__init__(name)
        self.fields = fields
        self.names = known_names(fields)
        self.axes = tuple(axis for field in fields for axis in field.axes)

    def writer(self, kit: Kit, seat: int) -> Callable[[S], object]:
        rows = [[(field.name, field.writer(kit, each)) for field in self.fields] for each in range(kit.seats)]
        return lambda state: [written(row, state, {}) for row in rows]

    def read(self, state: S, seat: int, place: str, value: Any) -> None:
        given, seats = items(place, value), state.kit.seats
        if len(given) > seats:
            raise PositionError("field-list-too-long", place=place, most=seats, name=self.name)
        for each in range(seats):
            words = mapping(f"{place}[{each}]", given[each], self.names) if each < len(given) else {}
            fill(self.fields, state, each, f"{place}[{each}].", words)

    def measure(self, kit: Kit, seat: int, sizes: dict[str, int]) -> None:
        for field in self.fields:
            field.measure(kit, kit.seats - 1, sizes)

    def blank(self, state: S, seat: int) -> None:
        for each in range(state.kit.seats):
            for field in self.fields:
                field.blank(state, each)

    def derive(self, state: S, seat: int) -> None:
        self.read(state, seat, self.name, [])

    def tally(self, state: S, seat: int, names: Sequence[str], bag: list[int]) -> None:
        for each in range(state.kit.seats):
            for field in self.fields:
                field.tally(state, each, names, bag)

    def negative(self, state: S, seat: int) -> Iterator[str]:
        for each in range(state.kit.seats):
            for field in self.fields:
                yield from (f"{self.name}[{each}].{place}" for place in field.negative(state, each))


def known_names(fields: Sequence[Field[S]]) -> list[str]:
    """Return the names that words may give these fields by."""
    return [name for field in fields for name in (field.also, field.name) if name]


def written(row: Sequence[Writer[S]], state: S, words: dict[str, object]) -> dict[str, object]:
    """Add what some fields say to words."""
    for name, write in row:
        word = write(state)
        if word is not ABSENT:
            words[name] = word
    return words


def fill(fields: Sequence[Field[S]], state: S, seat: int, place: str, words: Mapping[str, Any]) -> None:
    """Read the fields that are given, then derive the others, each in the order of the table."""
    left_out = []
    for field in fields:
        name = field.name if field.name in words else field.also
        if name in words:
            field.read(state, seat, place + name, words[name])
        else:
            left_out.append(field)
    for field in left_out:
        field.derive(state, seat)
