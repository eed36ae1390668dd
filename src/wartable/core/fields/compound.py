"""Fields of several values: steps of a turn, names of things, what is remembered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from wartable.core.errors import PositionError
from wartable.core.fields.field import Field, Names, S, of_kit
from wartable.core.fields.values import index, items, mapping, whole
from wartable.core.rules.memory import Contents
from wartable.core.rules.steps import STACKED

DEEPEST = 64


class Stack(Field[S]):
    """The steps that are still to be played, each with its seat, the next one last: `[["march", "red"]]`.

    The first name of `steps` means that the game is over, and is not a step. Seats are written by their names or, where
    they have none, by their numbers. A state keeps a list as `StackState` does; where it does not, a subclass says how
    steps are looked up (`entries`) and put down (`push`).

    Where they are given, `first` has the steps that stand lowest and nowhere else, `last` those that stand at the end
    alone, and `order` has all steps as they can stand upon each other.
    """

    def __init__(
        self,
        name: str,
        steps: Sequence[str],
        seats: Names | None = None,
        *,
        deepest: int = DEEPEST,
        first: Sequence[int] = (),
        last: Sequence[int] = (),
        order: Sequence[int] = (),
        attr: str = "",
    ) -> None:
        super().__init__(name)
        self.steps, self.seats, self.deepest = steps, seats, deepest
        self.first, self.last, self.order = first, last, order
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

    def misfits(self, state: S) -> Iterator[PositionError]:
        stack = [step for step, _ in self.entries(state)]
        for i, step in enumerate(stack):
            place, name = f"{self.name}[{i}]", self.steps[step]
            if self.first and (step in self.first) != (i == 0):
                known = ", ".join(self.steps[one] for one in self.first)
                yield PositionError("field-first-step", place=place, known=known, step=name)
            if step in self.last and i < len(stack) - 1:
                yield PositionError("field-last-step", place=place, step=name)
            if self.order and i > 1 and self.order.index(step) <= self.order.index(stack[i - 1]):
                yield PositionError("field-step-order", place=place, step=name, below=self.steps[stack[i - 1]])


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

    `begin` gives a state its empty memory, `contents` says what lies in the places that memory speaks of.
    """

    def __init__(
        self,
        name: str,
        names: Sequence[str],
        begin: Callable[[S], None],
        contents: Callable[[S], Contents] | None = None,
        *,
        attr: str = "",
    ) -> None:
        super().__init__(name)
        self.names, self.begin, self.contents = list(names), begin, contents
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

    def derive(self, state: S, seat: int) -> None:
        self.begin(state)

    def misfits(self, state: S) -> Iterator[PositionError]:
        memory = getattr(state, self.attr)
        if memory is not None and self.contents is not None and (wrong := memory.untrue(self.contents(state))) >= 0:
            yield PositionError("field-not-so", place=self.name, row=memory.to_rows(self.names)[wrong])
