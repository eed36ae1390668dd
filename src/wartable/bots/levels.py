"""How well a bot plays: the levels that a title has, by name, weakest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wartable.bots import random
from wartable.core.errors import OptionError
from wartable.core.rules.chance import Chance
from wartable.core.rules.state import State
from wartable.core.title import Title

Choose = Callable[[State, int, Chance], int | list[int]]  # one click, or all that a row takes

RANDOM: Final = "random"
SENSIBLE: Final = "sensible"
LEVELS: Final = (RANDOM, SENSIBLE)


def levels(title: Title) -> tuple[str, ...]:
    """Return the levels at which bots play a title, weakest first.

    >>> from wartable.titles import title
    >>> levels(title("proelio"))
    ('random', 'sensible')
    """
    return tuple(level for level in LEVELS if level == RANDOM or title.bot(level) is not None)


def bot(title: Title, level: str) -> Choose:
    """Return what a bot of a level does at a decision; raise OptionError that names the levels there are.

    >>> from wartable.titles import title
    >>> bot(title("proelio"), "perfect")
    Traceback (most recent call last):
        ...
    wartable.OptionError: proelio has no bot of level 'perfect'; its levels: random, sensible
    """
    if level == RANDOM:
        return random.choose
    found = title.bot(level) if level in LEVELS else None
    if found is None:
        raise OptionError("no-level", title=title.name, level=repr(level), known=", ".join(levels(title)))
    return found
