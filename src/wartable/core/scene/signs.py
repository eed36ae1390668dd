"""Small signs that stand on cards, plates, strips and rows of choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Shape = Literal["", "banner", "shield", "roundel", "panel"]
"""Shape before colour: attack, defence, strategy, and a plain picture panel; empty: the symbol stands alone."""

Tone = Literal["", "good", "bad"]


@dataclass(frozen=True, slots=True)
class Sign:
    """A symbol of the title's art, on a shape in a tincture if it has one."""

    symbol: str
    shape: Shape = ""
    tincture: str = ""


@dataclass(frozen=True, slots=True)
class Meter:
    """So many of so many: merlons on a card, the level of a Fortification."""

    value: int
    of: int
    text: str = ""
