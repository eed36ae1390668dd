"""Chance is handed in: the caller says where dice and draws come from.

Nothing is drawn before it is needed, so a position holds no future; a pile is a bag of counts by kind. `draw` picks one
copy of `bag[start:stop]` at random and returns its kind, counted from `start`; the caller moves the card.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wartable.core.errors import ChanceError as ChanceError
from wartable.core.rules.log import ALL

MASK32: Final[i64] = 0xFFFFFFFF

# The first numbers after seeding are thrown away: they still resemble the seed.
WARM_UP: Final[i64] = 12

# Two numbers below this are the seed of a spawned chance; any source of chance gives so large a number.
SPAWN: Final[i64] = 0x40000000
SPAWN_BITS: Final[i64] = 30

# What a noted result was, where it was no draw from a bag: a plain number, or a die.
NUMBER: Final = -1
DIE: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where dice and draws come from. Subclasses say how a number below n is found."""

    def __init__(self) -> None:
        self.raw: i64 = 0

    def below(self, n: i64, audience: i64 = ALL) -> i64:
        """Return a number from 0 to n-1. The audience says who may read it in the record."""
        raise NotImplementedError

    def die(self, sides: i64, audience: i64 = ALL) -> i64:
        """Roll a die of that many sides."""
        return 1 + self.below(sides, audience)

    def draw(self, bag: list[i64], start: i64, stop: i64, audience: i64 = ALL, of: i64 = 0, copies: i64 = 0) -> i64:
        """Return a kind of `bag[start:stop]`, each copy equally likely.

        `of` is its vocabulary (0: the title's cards). `copies` is how many there are, where the caller keeps count:
        to count a long bag costs more than the draw.

        >>> Seeded(7).draw([3, 0, 1], 0, 3) == Seeded(7).draw([3, 0, 1], 0, 3, copies=4)
        True
        """
        total: i64 = copies if copies > 0 else sum(bag[start:stop])
        if total <= 0:
            raise ChanceError("bag-empty")
        left = self.below(total, audience)
        return find(bag, start, left)

    def spawn(self, audience: i64 = ALL) -> "Seeded":
        """Return a chance of as many numbers as are wanted, for two results of this one.

        These two stand in the record and settle all the rest, so that a battle of thousands of shots is two lines.
        """
        first = self.below(SPAWN, audience)
        second = self.below(SPAWN, audience)
        return Seeded(first << SPAWN_BITS | second)


def find(bag: list[i64], start: i64, raw: i64) -> i64:
    """Return the kind, counted from start, that the copy number `raw` of a bag belongs to.

    >>> [find([2, 0, 1], 0, raw) for raw in range(3)]
    [0, 0, 2]
    """
    i = start
    copies: i64 = bag[i]
    while raw >= copies:
        raw -= copies
        i += 1
        copies = bag[i]
    return i - start


class Seeded(Chance):
    """Fast and repeatable: the 32-bit generator sfc32, the same in every build.

    >>> a, b = Seeded(7), Seeded(7)
    >>> [a.below(6) for _ in range(5)] == [b.below(6) for _ in range(5)]
    True
    """

    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        self.seed = seed
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = 0x9E3779B9
        self.n: i64 = 1
        for _ in range(WARM_UP):
            self.bits()

    def fresh(self) -> bool:
        """Return whether nothing was drawn yet, so that the seed alone says all that will be."""
        return self.n == 1 + WARM_UP

    def bits(self) -> i64:
        """32 random bits."""
        b = self.b
        c = self.c
        t = (self.a + b + self.n) & MASK32
        self.n = (self.n + 1) & MASK32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK32
        self.c = ((((c << 21) & MASK32) | (c >> 11)) + t) & MASK32
        return t

    def below(self, n: i64, audience: i64 = ALL) -> i64:
        if n <= 0:
            raise ChanceError("chance-below-zero")
        product = self.bits() * n
        if (product & MASK32) < n:
            # Lemire's rejection keeps every result exactly equally likely.
            least = (MASK32 + 1 - n) % n
            while (product & MASK32) < least:
                product = self.bits() * n
        self.raw = product >> 32
        return self.raw


class Scripted(Chance):
    """Tests dictate each die and draw: kinds by name, dice and numbers as ints.

    A name is looked up in the vocabulary that the table binds; `then` takes over when the script is used up.

    >>> script = Scripted(5, "knights")
    >>> script.bind([["shields", "knights"]])
    >>> script.die(6), script.draw([3, 1], 0, 2)
    (5, 1)
    """

    def __init__(self, *items: int | str, then: Chance | None = None) -> None:
        super().__init__()
        self.items: list[int | str] = list(items)
        self.at = 0
        self.then = then
        self.vocabularies: list[list[str]] = []

    def bind(self, vocabularies: list[list[str]]) -> None:
        """Give the words for kinds, one list for each sort of bag."""
        self.vocabularies = vocabularies

    def _next(self, what: str) -> int | str:
        if self.at >= len(self.items):
            raise ChanceError("script-over", what=what, number=self.at + 1)
        self.at += 1
        return self.items[self.at - 1]

    def _over(self) -> bool:
        return self.then is not None and self.at >= len(self.items)

    def below(self, n: i64, audience: i64 = ALL) -> i64:
        if self._over():
            assert self.then is not None
            self.raw = self.then.below(n, audience)
            return self.raw
        item = self._next("result")
        if isinstance(item, str) or not 0 <= item < n:
            raise ChanceError("script-not-a-number", number=self.at, item=repr(item), last=n - 1)
        self.raw = item
        return self.raw

    def die(self, sides: i64, audience: i64 = ALL) -> i64:
        if self._over():
            assert self.then is not None
            result = self.then.die(sides, audience)
            self.raw = result - 1
            return result
        item = self._next("die")
        if isinstance(item, str) or not 1 <= item <= sides:
            raise ChanceError("script-not-a-face", number=self.at, item=repr(item), sides=sides)
        self.raw = item - 1
        return item

    def draw(self, bag: list[i64], start: i64, stop: i64, audience: i64 = ALL, of: i64 = 0, copies: i64 = 0) -> i64:
        if self._over():
            assert self.then is not None
            kind = self.then.draw(bag, start, stop, audience, of, copies)
            self.raw = self.then.raw
            return kind
        item = self._next("draw")
        if isinstance(item, str):
            words = self.vocabularies[of] if of < len(self.vocabularies) else []
            if item not in words:
                raise ChanceError("script-not-a-kind", number=self.at, item=repr(item))
            kind = words.index(item)
        else:
            kind = item
        if not (0 <= kind < stop - start and bag[start + kind] > 0):
            raise ChanceError("script-not-in-bag", number=self.at, item=repr(item))
        before: i64 = 0
        for i in range(start, start + kind):
            before += bag[i]
        self.raw = before
        return kind


class Recorded(Chance):
    """Reads results of a record again; each must fit the range that the game asks for now."""

    def __init__(self, ranges: list[i64], raws: list[i64]) -> None:
        super().__init__()
        self.ranges = ranges
        self.raws = raws
        self.at = 0

    def below(self, n: i64, audience: i64 = ALL) -> i64:
        if self.at >= len(self.raws):
            raise ChanceError("recorded-nothing", draw=self.at + 1)
        if self.ranges[self.at] != n:
            raise ChanceError("recorded-other-range", recorded=self.ranges[self.at], range=n)
        raw: i64 = self.raws[self.at]
        if not 0 <= raw < n:
            raise ChanceError("recorded-too-high", result=raw, range=n)
        self.at += 1
        self.raw = raw
        return raw


class Draw:
    """One result of chance: range, raw result, audience, and what came of it.

    `of` is the vocabulary of the bag and `kind` the kind drawn; or NUMBER, or DIE with its face.
    """

    def __init__(self, n: int, raw: int, audience: int, of: int, kind: int) -> None:
        self.n = n
        self.raw = raw
        self.audience = audience
        self.of = of
        self.kind = kind


class Traced(Chance):
    """Hands every question on to another chance and notes the result for the record."""

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.source = source
        self.draws: list[Draw] = []

    def below(self, n: i64, audience: i64 = ALL) -> i64:
        self.raw = self.source.below(n, audience)
        self.draws.append(Draw(n, self.raw, audience, NUMBER, -1))
        return self.raw

    def die(self, sides: i64, audience: i64 = ALL) -> i64:
        result = self.source.die(sides, audience)
        self.raw = self.source.raw
        self.draws.append(Draw(sides, self.raw, audience, DIE, result))
        return result

    def draw(self, bag: list[i64], start: i64, stop: i64, audience: i64 = ALL, of: i64 = 0, copies: i64 = 0) -> i64:
        total: i64 = copies if copies > 0 else sum(bag[start:stop])
        kind = self.source.draw(bag, start, stop, audience, of, total)
        self.raw = self.source.raw
        self.draws.append(Draw(total, self.raw, audience, of, kind))
        return kind

    def take(self) -> list[Draw]:
        """Return the results since the last call."""
        out = self.draws
        self.draws = []
        return out
