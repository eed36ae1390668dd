"""The twin's chance: what the viewer sees comes out the same, all else is new."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.core.rules.chance import Chance, Draw, Seeded
from wartable.core.rules.log import ALL, sees


class Apart(Exception):
    """The twin cannot have the result that the viewer saw, so it is not what the viewer saw."""


class TwinChance(Chance):
    """Repeats the results that a viewer sees, in their order; the hidden ones come from a seeded chance.

    >>> seen, hidden = Draw(6, 4, ALL, -1, -1), Draw(6, 0, 1, -1, -1)
    >>> chance = TwinChance([hidden, seen], 3, 7)
    >>> _ = chance.below(6, 1)
    >>> chance.die(6)
    5
    """

    def __init__(self, draws: Sequence[Draw], viewer: int, seed: int) -> None:
        super().__init__()
        self.viewer = viewer
        self.shown = [draw for draw in draws if sees(draw.audience, viewer)]
        self.at = 0
        self.hidden = Seeded(seed)

    def below(self, n: int, audience: int = ALL) -> int:
        result = self._seen(audience)
        if result is None:
            self.raw = self.hidden.below(n, audience)
            return self.raw
        if result.raw >= n:
            raise Apart
        self.raw = result.raw
        return self.raw

    def draw(self, bag: list[int], start: int, stop: int, audience: int = ALL, of: int = 0, copies: int = 0) -> int:
        result = self._seen(audience)
        if result is None:
            kind = self.hidden.draw(bag, start, stop, audience, of)
            self.raw = self.hidden.raw
            return kind
        kind = result.kind
        if not (0 <= kind < stop - start and bag[start + kind] > 0):
            raise Apart
        self.raw = sum(bag[start : start + kind])
        return kind

    def _seen(self, audience: int) -> Draw | None:
        """Return the next result that the viewer saw, if this one is for the viewer to see."""
        if not sees(audience, self.viewer):
            return None
        if self.at == len(self.shown):
            raise Apart
        self.at += 1
        return self.shown[self.at - 1]
