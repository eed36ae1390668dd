"""Fields that are several values: the steps of a turn, a name for each of some things, what is remembered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wartable.core.errors import PositionError
from wartable.core.fields.field import Field, Names, S, of_kit
from wartable.core.fields.values import index, items, mapping, whole
from wartable.core.rules.steps import STACKED

DEEPEST = 64


class Stack(Field[S]):
    """The steps that are still to be played, each with its seat, the next one last: `[["march", "red"]]`.

    The first name of `steps` means that the game is over, and is no step. Seats are written by their names or, where
    they have none, by their numbers. A state keeps a list as `StackState` does; where it does not, a subclass says how
    steps are looked up (`entries`) and put down (`push`).
    """

    def __init__(
        self, name: str, steps: Sequence[str], seats: Names | None = None, *, deepest: int = DEEPEST, attr: str = ""
    ) -> None:
        super().__init__(name)
        self.steps, self.seats, self.deepest = steps, seats, deepest
        self.axes = () if seats is None else (seats,)
        self.attr = attr or name

    def entries(self, state: S) -> list[tuple[int, int]]:
        """Return all steps with their seats, the next one last."""
        return [divmod(entry, STACKED) for entry in getattr(state, self.attr)]

    def push(self, state: S, step: int, seat: int) -> None:
        """Put a step before all others."""
        getattr(state, self.attr).append(step * STACKED + seat)

    def write(self, state: S, seat: int) -> object:
        if self.seats is None:
            return [[self.steps[step], at] for step, at in self.entries(state)]
        names = of_kit(self.seats, state.kit)
        return [[self.steps[step], names[at]] for step, at in self.entries(state)]

    def read(self, state: S, seat: int, place: str, value: Any) -> None:
        if len(given := items(place, value)) > self.deepest:
            raise PositionError("field-too-many-steps", place=place, count=len(given), most=self.deepest)
        for i, entry in enumerate(given):
            there = f"{place}[{i}]"
            if len(items(there, entry)) != 2 or entry[0] not in self.steps[1:]:
                raise PositionError("field-not-a-step", place=there, value=repr(entry))
            step, at = self.steps.index(entry[0]), self.seat(state, f"{there}[1]", entry[1])
            self.push(state, step, at)

    def seat(self, state: S, place: str, value: object) -> int:
        """Return the seat that was written."""
        if self.seats is None:
            return whole(place, value, 0, state.kit.seats - 1)
        return index(place, value, of_kit(self.seats, state.kit))

    def blank(self, state: S, seat: int) -> None:
        setattr(state, self.attr, [])


class OneOfEach(Field[S]):
    """One of some names for each of some things; things with the default are left out: `{"mill": "burnt"}`."""

    def __init__(self, name: str, things: Names, names: Names, default: int = 0, *, attr: str = "") -> None:
        super().__init__(name)
        self.things, self.names, self.default = things, names, default
        self.axes = (things, names)
        self.attr = attr or name

    def write(self, state: S, seat: int) -> object:
        names = of_kit(self.names, state.kit)
        pairs = zip(of_kit(self.things, state.kit), getattr(state, self.attr), strict=True)
        return {thing: names[value] for thing, value in pairs if value != self.default}

    def read(self, state: S, seat: int, place: str, value: Any) -> None:
        things, names = of_kit(self.things, state.kit), of_kit(self.names, state.kit)
        for thing, name in mapping(place, value).items():
            getattr(state, self.attr)[index(place, thing, things)] = index(f"{place}.{thing}", name, names)

    def blank(self, state: S, seat: int) -> None:
        setattr(state, self.attr, [self.default] * len(of_kit(self.things, state.kit)))


class Lots(Field[S]):
    """What the seats remember (core's `Memory`), or null where they do not; left out, they begin with nothing.

    `begin` gives a state its empty memory.
    """

    def __init__(self, name: str, names: Sequence[str], begin: Callable[[S], None], *, attr: str = "") -> None:
        super().__init__(name)
        self.names, self.begin = list(names), begin
        self.attr = attr or name

    def write(self, state: S, seat: int) -> object:
        memory = getattr(state, self.attr)
        return None if memory is None else memory.to_rows(self.names)

    def read(self, state: S, seat: int, place: str, value: Any) -> None:
        if value is not None:
            self.begin(state)
            getattr(state, self.attr).from_rows(value, self.names)

    def blank(self, state: S, seat: int) -> None:
        setattr(state, self.attr, None)

    def settle(self, state: S, seat: int) -> None:
        self.begin(state)
