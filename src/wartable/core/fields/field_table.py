"""Fields: the whole table, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from operator import gt
from typing import Any, Generic

from wartable.core.errors import PositionError
from wartable.core.fields.counts import Area, Rest
from wartable.core.fields.field import TOP, Field, S, Writer, fill, known_names, written
from wartable.core.fields.values import mapping
from wartable.core.rules.memory import Memory
from wartable.core.rules.state import Kit

MOST_PACKS = 64  # seats and names of tables for which writers are kept ready


class Fields(Generic[S]):
    """The fields of a title's positions, in the order in which they are written.

    A position that was read is made whole by `recount`, which counts what a state keeps beside its fields, and held to
    `fits`, which yields all that keeps play from going on.

    >>> from types import SimpleNamespace
    >>> from wartable.core.rules.state import Kit
    >>> from wartable.core.fields import Number, Seat
    >>> fields: Fields[Any] = Fields("raid", 1, Number("turn", 1, low=1), Seat("active"))
    >>> state = SimpleNamespace(kit=Kit(2, {"night": True}))
    >>> fields.to_dict(fields.read(state, {"turn": 7}))
    {'title': 'raid', 'version': 1, 'seats': 2, 'options': {'night': True}, 'turn': 7, 'active': 0}
    """

    def __init__(
        self,
        title: str,
        version: int,
        *fields: Field[S] | Rest[S],
        recount: Callable[[S], None] | None = None,
        fits: Callable[[S], Iterator[PositionError]] | None = None,
    ) -> None:
        self.title, self.version = title, version
        self.recount, self.fits = recount, fits
        self.fields = [field.area if isinstance(field, Rest) else field for field in fields]
        self.rests = [field for field in fields if isinstance(field, Rest)]
        areas = {field.name: field for field in self.fields if isinstance(field, Area)}
        parts = [(field, areas[field.part_of]) for field in areas.values() if field.part_of in areas]
        self.parts = [(part, whole) for part, whole in parts if part.axes == whole.axes]
        self.names = ["title", "version", "seats", "options", *known_names(self.fields)]
        self.axes = list(dict.fromkeys(axis for field in self.fields for axis in field.axes if callable(axis)))
        self.ready: dict[object, list[Writer[S]]] = {}

    def to_dict(self, state: S) -> dict[str, object]:
        """Return everything of a position, in words."""
        kit = state.kit
        head = {"title": self.title, "version": self.version, "seats": kit.seats, "options": dict(kit.options)}
        return written(self.writers(kit), state, head)

    def writers(self, kit: Kit) -> list[Writer[S]]:
        """Return what writes each field, made once for all tables with the same seats and names."""
        key = (kit.seats, *[tuple(axis(kit)) for axis in self.axes]) if self.axes else kit.seats
        found = self.ready.get(key)
        if found is None:
            if len(self.ready) >= MOST_PACKS:
                self.ready.clear()
            found = self.ready[key] = [(field.name, field.writer(kit, TOP)) for field in self.fields]
        return found

    def read(self, state: S, words: Mapping[str, Any]) -> S:
        """Fill a new state, which has its kit, from words, and return it; after a PositionError it is of no use.

        Seats and options are the kit's: its maker has checked them. What is left out gets its natural value.
        """
        mapping("position", words, self.names)
        if words.get("title", self.title) != self.title:
            raise PositionError("field-other-title", title=repr(words["title"]), wanted=self.title)
        if words.get("version", self.version) != self.version:
            raise PositionError("field-other-version", version=repr(words["version"]), wanted=self.version)
        self.blank(state)
        fill(self.fields, state, TOP, "", words)
        for rest in self.rests:
            rest.balance(self.fields, state, rest.area.name in words)
        if self.recount is not None:
            self.recount(state)
        for problem in self.misfits(state):
            raise problem
        return state

    def misfits(self, state: S) -> Iterator[PositionError]:
        """Yield what keeps play from going on, each with its place."""
        for field in self.fields:
            yield from field.misfits(state)
        if self.fits is not None:
            yield from self.fits(state)

    def blank(self, state: S) -> None:
        """Give a new state, which has its kit, the natural value of every field where that is constant."""
        sizes: dict[str, int] = {}
        for field in self.fields:
            field.measure(state.kit, TOP, sizes)
        for attr, size in sizes.items():
            setattr(state, attr, [0] * size)
        for field in self.fields:
            field.blank(state, TOP)

    def copied(self, state: S) -> S:
        """Return an independent copy, which shares only the kit, of a state that is made from its kit alone.

        All attributes are taken over, lists of ints and memory anew. Compiled states copy themselves, faster.
        """
        make: Callable[[Kit], S] = type(state)
        new = make(state.kit)
        # A compiled base keeps its attributes where `vars` does not find them; those are fields.
        for name in {*vars(state), *(str(field.attr) for field in self.fields if hasattr(field, "attr"))}:
            value = getattr(state, name)
            setattr(new, name, value.copy() if isinstance(value, (list, Memory)) else value)
        return new

    def same(self, one: S, other: S) -> bool:
        """Return whether two positions are the same: they are if their words are.

        >>> from types import SimpleNamespace
        >>> from wartable.core.rules.state import Kit
        >>> from wartable.core.fields import Seats
        >>> fields: Fields[Any] = Fields("raid", 1, Seats("away"))
        >>> one, other = (SimpleNamespace(kit=Kit(2, {}), away=away, cache=away) for away in (2, 0))
        >>> fields.same(one, other)
        False
        >>> fields.same(one, fields.read(other, {"away": [1, 1]}))
        True
        """
        return self.to_dict(one) == self.to_dict(other)

    def lying(self, state: S, rest: str) -> list[int]:
        """Return how many cards of each kind lie anywhere, of the set whose rest lies in this field."""
        [found] = [each for each in self.rests if each.area.name == rest]
        return found.lying(self.fields, state)

    def broken(self, state: S) -> list[str]:
        """Return what must hold in every position and does not: counts below zero, cards lost or too many, misfits.

        What is part of another field of the same axes lies there: the picks of an open row are in the hand.
        """
        found = [f"{place}: a count below zero" for field in self.fields for place in field.negative(state, TOP)]
        for part, whole in self.parts:
            if any(map(gt, part.counts(state, TOP), whole.counts(state, TOP))):
                found.append(f"{part.name}: not all of it lies in {whole.name}")
        found += [problem for rest in self.rests for problem in rest.broken(self.fields, state)]
        return found + [str(problem) for problem in self.misfits(state)]
