"""Counting of games: how many of so many clicks there are from a position, every result of chance followed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar, cast

from wartable.core.rules.chance import Chance
from wartable.core.rules.state import State

S = TypeVar("S", bound=State)


class Branches(Chance):
    """Follows one way through chance and knows the next one."""

    def __init__(self) -> None:
        super().__init__()
        self.way: list[list[int]] = []
        self.at = 0

    def pick(self, results: list[int]) -> int:
        """The result of this way at this point; the others are left for later ways."""
        if self.at == len(self.way):
            self.way.append(results)
        self.at += 1
        return self.way[self.at - 1][0]

    def below(self, n: int, audience: int = -1) -> int:
        return self.pick(list(range(n)))

    def draw(self, bag: list[int], start: int, stop: int, audience: int = -1, of: int = 0, copies: int = 0) -> int:
        return self.pick([i - start for i in range(start, stop) if bag[i] > 0])

    def turn(self) -> bool:
        """Goes to the next way; False when there is none."""
        self.at = 0
        while self.way and len(self.way[-1]) == 1:
            self.way.pop()
        if self.way:
            self.way[-1] = self.way[-1][1:]
        return bool(self.way)


def children(state: S) -> list[S]:
    """Every position one click later."""
    found = []
    for seat in state.deciders():
        for code in state.legal(seat):
            chance = Branches()
            more = True
            while more:
                child = cast("S", state.copy())
                child.apply(seat, code, chance)
                found.append(child)
                more = chance.turn()
    return found


def perft(state: S, depth: int, key: Callable[[S], Hashable]) -> list[int]:
    """The number of games of 1, 2, … clicks; one that is over earlier counts as long as it lasted.

    Positions with the same key are played on in the same way.
    """
    counts = []
    layer = {key(state): (state, 1)}
    for _ in range(depth):
        following: dict[Hashable, tuple[S, int]] = {}
        for position, ways in layer.values():
            for child in children(position):
                name = key(child)
                _, known = following.get(name, (child, 0))
                following[name] = (child, known + ways)
        layer = following
        counts.append(sum(ways for _, ways in layer.values()))
    return counts
