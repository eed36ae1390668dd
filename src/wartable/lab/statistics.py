"""Statistics of a series: intervals of shares, and what many numbers come to."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z95 = 1.959964


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share, by Wilson's formula.

    >>> [round(edge, 3) for edge in wilson(50, 100)]
    [0.404, 0.596]
    """
    share = wins / games
    centre = (share + Z95 * Z95 / (2 * games)) / (1 + Z95 * Z95 / games)
    half = Z95 * math.sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games)) / (1 + Z95 * Z95 / games)
    return centre - half, centre + half


@dataclass(frozen=True, slots=True)
class Summary:
    """What many numbers come to: their count, mean and least, and the tenth, fiftieth and ninetieth of a hundred."""

    count: int
    mean: float
    least: float
    low: float
    median: float
    high: float
    is_share: bool = False  # each is 0 or 1: a yes or no, whose mean is a share


def quantile(ordered: Sequence[float], share: float) -> float:
    """Return the number that a share of sorted numbers lies below: one of them, never something in between.

    >>> quantile([1, 2, 3, 10], 0.5), quantile([7], 0.9)
    (3, 7)
    """
    return ordered[min(len(ordered) - 1, math.floor(len(ordered) * share + 1e-9))]


def summary(numbers: Sequence[float]) -> Summary:
    """Sum up numbers, of which there is one at the least.

    >>> summary([4, 1, 1, 2])
    Summary(count=4, mean=2.0, least=1, low=1, median=2, high=4, is_share=False)
    >>> summary([1, 0, 0, 0]).is_share
    True
    """
    ordered = sorted(numbers)
    tenth, half, most = (quantile(ordered, share) for share in (0.1, 0.5, 0.9))
    return Summary(len(ordered), sum(ordered) / len(ordered), ordered[0], tenth, half, most, set(ordered) <= {0, 1})
