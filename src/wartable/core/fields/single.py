"""Fields that are one value: numbers, flags, seats, names, clauses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

from wartable.core.fields.field import ABSENT, NOTHING, TOP, Field, Names, S, of_kit
from wartable.core.fields.values import card, index, items, truth, whole
from wartable.core.rules.state import Kit

MOST = 255  # numbers are at most this, unless their row says otherwise


class Single(Field[S]):
    """One int: an attribute of the state or, inside of `Each`, the seat's item of a list.

    The default is what it is when left out; a function of the state may say that.
    """

    def __init__(self, name: str, default: int | Callable[[S], int], attr: str = "") -> None:
        super().__init__(name)
        self.default = default
        self.attr = attr or name

    def word(self, kit: Kit, value: int) -> object:
        """Return an int of the state as it is written; of the kit only seats and `axes` may count."""
        raise NotImplementedError

    def value(self, kit: Kit, place: str, word: object) -> int:
        """Return the int that was written, or raise PositionError with the place."""
        raise NotImplementedError

    def getter(self, seat: int) -> Callable[[S], int]:
        """Return what takes the int out of a state."""
        found: Callable[[S], Any] = attrgetter(self.attr)
        return found if seat == TOP else lambda state: found(state)[seat]

    def put(self, state: S, seat: int, value: int) -> None:
        """Set the int."""
        if seat == TOP:
            setattr(state, self.attr, value)
        else:
            getattr(state, self.attr)[seat] = value

    def writer(self, kit: Kit, seat: int) -> Callable[[S], object]:
        get, word = self.getter(seat), self.word
        return lambda state: word(kit, get(state))

    def read(self, state: S, seat: int, place: str, value: Any) -> None:
        self.put(state, seat, self.value(state.kit, place, value))

    def measure(self, kit: Kit, seat: int, sizes: dict[str, int]) -> None:
        if seat != TOP:
            sizes[self.attr] = kit.seats

    def blank(self, state: S, seat: int) -> None:
        if not callable(self.default):
            self.put(state, seat, self.default)

    def derive(self, state: S, seat: int) -> None:
        if callable(self.default):
            self.put(state, seat, self.default(state))


class Number(Single[S]):
    """A whole number in a range."""

    def __init__(
        self, name: str, default: int | Callable[[S], int] = 0, *, low: int = 0, high: int = MOST, attr: str = ""
    ) -> None:
        super().__init__(name, default, attr)
        self.low, self.high = low, high

    def writer(self, kit: Kit, seat: int) -> Callable[[S], object]:
        return self.getter(seat)

    def value(self, kit: Kit, place: str, word: object) -> int:
        return whole(place, word, self.low, self.high)


class Flag(Single[S]):
    """True or false."""

    def __init__(self, name: str, default: bool | Callable[[S], bool] = False, *, attr: str = "") -> None:
        super().__init__(name, default, attr)

    def word(self, kit: Kit, value: int) -> object:
        return bool(value)

    def value(self, kit: Kit, place: str, word: object) -> int:
        return truth(place, word)


class Bit(Flag[S]):
    """True or false for each seat, kept as bits of one int; it stands inside of `Each`. It may show a `card` there."""

    def __init__(self, name: str, *, attr: str = "", card: str = "") -> None:
        super().__init__(name, attr=attr)
        self.card = card

    def getter(self, seat: int) -> Callable[[S], int]:
        return lambda state: getattr(state, self.attr) >> seat & 1

    def put(self, state: S, seat: int, value: int) -> None:
        setattr(state, self.attr, getattr(state, self.attr) & ~(1 << seat) | value << seat)

    def measure(self, kit: Kit, seat: int, sizes: dict[str, int]) -> None:
        pass  # an int, not a list

    def blank(self, state: S, seat: int) -> None:
        setattr(state, self.attr, 0)

    def tally(self, state: S, seat: int, names: Sequence[str], bag: list[int]) -> None:
        if self.card in names:
            bag[names.index(self.card)] += self.getter(seat)(state)


class Seat(Single[S]):
    """A seat by its number. With the default None it may be nobody: null in words, NOTHING in the state."""

    def __init__(self, name: str, default: int | None = 0, *, attr: str = "") -> None:
        super().__init__(name, NOTHING if default is None else default, attr)

    def word(self, kit: Kit, value: int) -> object:
        return None if value == NOTHING else value

    def value(self, kit: Kit, place: str, word: object) -> int:
        if word is None and self.default == NOTHING:
            return NOTHING
        return whole(place, word, 0, kit.seats - 1)


class Seats(Single[S]):
    """Any number of seats: a list in words, bits in the state."""

    def __init__(self, name: str, *, attr: str = "") -> None:
        super().__init__(name, 0, attr)

    def word(self, kit: Kit, value: int) -> object:
        return [seat for seat in range(kit.seats) if value >> seat & 1] if value else []

    def value(self, kit: Kit, place: str, word: object) -> int:
        bits = 0
        for i, seat in enumerate(items(place, word)):
            bits |= 1 << whole(f"{place}[{i}]", seat, 0, kit.seats - 1)
        return bits


class OneOf(Single[S]):
    """One of some names, kept by its number.

    Without a default it may be none of them: NOTHING in the state, in words null, or no field at all if `silent`.
    """

    def __init__(
        self, name: str, names: Names, default: int = NOTHING, *, silent: bool = False, attr: str = ""
    ) -> None:
        super().__init__(name, default, attr)
        self.names = names
        self.axes = (names,)
        self.none = ABSENT if silent else None

    def word(self, kit: Kit, value: int) -> object:
        return self.none if value == NOTHING else of_kit(self.names, kit)[value]

    def value(self, kit: Kit, place: str, word: object) -> int:
        if word is None and self.default == NOTHING:
            return NOTHING
        return self.number(place, word, of_kit(self.names, kit))

    def number(self, place: str, word: object, names: Sequence[str]) -> int:
        """Return the number of a name."""
        return index(place, word, names)


class Card(OneOf[S]):
    """A card, or none. It is one of its set, unless it is `part_of` another field and counted there."""

    def __init__(self, name: str, names: Names, *, part_of: str = "", silent: bool = False, attr: str = "") -> None:
        super().__init__(name, names, silent=silent, attr=attr)
        self.part_of = part_of

    def number(self, place: str, word: object, names: Sequence[str]) -> int:
        return card(place, word, names)

    def tally(self, state: S, seat: int, names: Sequence[str], bag: list[int]) -> None:
        kind = self.getter(seat)(state)
        if kind != NOTHING and not self.part_of and of_kit(self.names, state.kit) == names:
            bag[kind] += 1


class Clause(Single[S]):
    """The clause that ended the game, one of `endings`; while it goes on, null in words and 0 in the state."""

    def __init__(self, name: str, clauses: Sequence[str], endings: Sequence[str], *, attr: str = "") -> None:
        super().__init__(name, 0, attr)
        self.clauses, self.endings = clauses, endings

    def word(self, kit: Kit, value: int) -> object:
        return self.clauses[value] if value else None

    def value(self, kit: Kit, place: str, word: object) -> int:
        return 0 if word is None else self.clauses.index(self.endings[index(place, word, self.endings)])
