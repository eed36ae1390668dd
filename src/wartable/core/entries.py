"""The rows of a title's log: names of entries, their arguments, their look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from wartable.core.scene import Tone


@dataclass(frozen=True, slots=True)
class StampRow:
    """An entry that is stamped for a moment on the thing that it befell: the argument that names it, and the tone.

    With `bad_if` the tone is bad where that argument is more than 0, else as said. It is the news of the one that is
    named: a viewer of another side whose seat the entry names, too, is shown the opposite.
    """

    on: str
    tone: Tone = ""
    bad_if: str = ""

    def tone_of(self, facts: Mapping[str, int]) -> Tone:
        """Return whether it is good or bad news for whom it befell.

        >>> good("seat", bad_if="short").tone_of({"seat": 1, "short": 2})
        'bad'
        """
        return "bad" if self.bad_if and facts[self.bad_if] > 0 else self.tone


def good(on: str, bad_if: str = "") -> StampRow:
    """Return a stamp that is good news for the thing that an argument names, unless another argument is more than 0."""
    return StampRow(on, "good", bad_if)


def bad(on: str) -> StampRow:
    """Return a stamp that is bad news."""
    return StampRow(on, "bad")


@dataclass(frozen=True)
class EntryRow:
    """One sort of entry.

    `spec` names the arguments and their kinds, `seat target:seat cards:card*`; an argument without a kind is named
    after it, a star takes all that are left. `clause` is cited beside the line, `group` is the key of a filter that it
    belongs to. `counts` names the argument that the following lines bear as their turn; such an entry is a heading and
    no line of its own. `point` is the message, told the entry's arguments, that names the point after it for those who
    agree to go back there.
    """

    name: str
    spec: str = ""
    clause: str = ""
    group: str = ""
    stamp: StampRow | None = None
    counts: str = ""
    point: str = ""

    @cached_property
    def arguments(self) -> tuple[tuple[str, str], ...]:
        """The names and kinds of the arguments.

        >>> EntryRow("looted", "seat taker:seat cards:card*").arguments
        (('seat', 'seat'), ('taker', 'seat'), ('cards', 'card*'))
        """
        parts = [part.partition(":") for part in self.spec.split()]
        return tuple((name.removesuffix("*"), kind or name) for name, _, kind in parts)

    def facts(self, seen: list[int]) -> dict[str, int]:
        """Return the arguments by name, as a viewer reads them; of those behind a star the first.

        >>> EntryRow("swept", "seat:seat level:number").facts([2, 3])
        {'seat': 2, 'level': 3}
        """
        return {name: value for (name, _), value in zip(self.arguments, seen, strict=False)}


def packed(counts: Sequence[int]) -> int:
    """Counts by kind, each below 256, as one argument of an entry.

    >>> packed([3, 0, 1])
    65539
    """
    return sum(count << (8 * kind) for kind, count in enumerate(counts))


def unpacked(number: int, kinds: int) -> list[int]:
    """Return the counts that a number was packed from.

    >>> unpacked(65539, 3)
    [3, 0, 1]
    """
    return [number >> (8 * kind) & 255 for kind in range(kinds)]
