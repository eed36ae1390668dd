"""Counts as names, one for each thing counted.

Compiled, as nothing else in a position takes as long to write.
"""

from mypy_extensions import i64


def spelled(names: list[str], counts: list[i64], start: i64) -> list[str]:
    """Return the names of what is counted from `start` on, in the order of the names.

    >>> spelled(["pike", "bow", "axe"], [9, 2, 0, 1], 1)
    ['pike', 'pike', 'axe']
    """
    found: list[str] = []
    for i in range(len(names)):
        count: i64 = counts[start + i]
        if count > 0:
            for _ in range(count):
                found.append(names[i])
    return found
