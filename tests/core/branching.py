"""Every way that chance can turn out, with its odds: for what must be shown of all of them, on small sets."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeVar

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.log import ALL

T = TypeVar("T")


class Branching(Chance):
    """Takes the path that it is told, then always the first branch, and notes how wide and how likely each was."""

    def __init__(self, path: list[int]) -> None:
        super().__init__()
        self.path = path
        self.taken: list[int] = []
        self.widths: list[int] = []
        self.odds: list[tuple[int, int]] = []

    def branch(self, weights: list[int]) -> int:
        at = len(self.taken)
        choice = self.path[at] if at < len(self.path) else 0
        self.taken.append(choice)
        self.widths.append(len(weights))
        self.odds.append((weights[choice], sum(weights)))
        return choice

    def below(self, n: i64, audience: i64 = ALL) -> i64:
        return self.branch([1] * n)

    def draw(self, bag: list[int], start: i64, stop: i64, audience: i64 = ALL, of: i64 = 0, copies: i64 = 0) -> i64:
        kinds = [i for i in range(start, stop) if bag[i] > 0]
        return kinds[self.branch([bag[i] for i in kinds])] - start


def branches(run: Callable[[Chance], T]) -> Iterator[tuple[T, Branching]]:
    """The result of every way that chance can turn out; copies of a kind count once."""
    path: list[int] = []
    while True:
        chance = Branching(path)
        yield run(chance), chance
        path = chance.taken[:]
        while path and path[-1] + 1 == chance.widths[len(path) - 1]:
            path.pop()
        if not path:
            return
        path[-1] += 1


def outcomes(run: Callable[[Chance], T]) -> Iterator[T]:
    return (result for result, _ in branches(run))


def distribution(run: Callable[[Chance], T]) -> dict[T, Fraction]:
    """What comes out, with its exact odds."""
    found: dict[T, Fraction] = {}
    for result, chance in branches(run):
        odds = Fraction(1)
        for part, whole in chance.odds:
            odds *= Fraction(part, whole)
        found[result] = found.get(result, Fraction(0)) + odds
    return found
