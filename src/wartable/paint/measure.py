"""How wide a text will be, without a font at hand.

Readers see our words in whatever fonts they have, so widths are those of the widest family that our type stacks name
(Noto Sans, Noto Serif), with some slack on top; most readers get a little more air than they need.

>>> width("Palisades", 12, "display", bold=True) > width("Towers", 12, "display", bold=True)
True
>>> wrap("draw two cards, then discard one", 13, 120)
['draw two cards,', 'then discard one']
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final, Literal

Type = Literal["text", "display", "clause"]

SLACK: Final = 1.06
"""Fonts beyond the named ones run wider still; this much is always kept free."""

_BOLD: Final = 1.07
_CLAUSE: Final = 0.62
_SANS: Final = {
    0.22: "'’‘",
    0.27: " !,.:;J`ijl·",
    0.31: "()-I",
    0.35: "[]ft/",
    0.40: '{}\\"r“”',
    0.44: "?_",
    0.48: "csz",
    0.53: "FLSkvxy*|",
    0.57: "$+0123456789<=>ETYZ^ae~–",
    0.61: "PVXo",
    0.64: "ABCKRbdghnpqu#",
    0.73: "&DGUHN",
    0.79: "OQw",
    0.84: "%",
    0.94: "@MWm—…",
}
_SERIF: Final = {
    0.23: "'’‘,.",
    0.28: " `/\\:;jl·",
    0.33: "!i-()",
    0.37: "IJ[]ft",
    0.43: '"{}s“”',
    0.48: "?rc_",
    0.52: "*z",
    0.57: "Seg#$+0123456789<=>^akovxy|~–",
    0.62: "CFPTZbdpqLY",
    0.65: "hnuEB",
    0.70: "AKVRX",
    0.75: "DGU&NOQ",
    0.80: "H",
    0.90: "w%",
    0.95: "@Mm—…",
    1.05: "W",
}


def _by_letter(classes: dict[float, str]) -> dict[str, float]:
    return {letter: size for size, letters in classes.items() for letter in letters}


_WIDTHS: Final = {"text": _by_letter(_SANS), "display": _by_letter(_SERIF)}


def _letter(letter: str, table: dict[str, float]) -> float:
    known = table.get(letter)
    if known is None:
        known = table.get(unicodedata.normalize("NFD", letter)[0], 0.9)
    return known


@lru_cache(maxsize=4096)
def width(text: str, size: float, face: Type = "text", bold: bool = False) -> float:
    """The room that one line needs, in the unit of `size`, slack included.

    >>> round(width("level 2", 13, bold=True))
    45
    >>> width("PR-PLG-03", 10, "clause") == 9 * 10 * 0.62
    True
    """
    if face == "clause":
        return len(text) * size * _CLAUSE
    table = _WIDTHS[face]
    return sum(_letter(letter, table) for letter in text) * size * (_BOLD if bold else 1.0) * SLACK


def wrap(text: str, size: float, room: float, face: Type = "text", bold: bool = False) -> list[str]:
    """The lines of a text that must not be wider than `room`; a single word that is wider stands alone.

    >>> wrap("", 13, 100)
    []
    """
    lines: list[str] = []
    for word in text.split():
        if lines and width(f"{lines[-1]} {word}", size, face, bold) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def clip(text: str, size: float, room: float, face: Type = "text", bold: bool = False) -> str:
    """A text on one line, its end cut off where it is longer than `room`.

    >>> clip("Maximilian", 13, 200), clip("Maximilian", 13, 50)
    ('Maximilian', 'Maxi…')
    """
    if width(text, size, face, bold) <= room:
        return text
    while len(text) > 1 and width(f"{text}…", size, face, bold) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"


def fit(
    text: str, size: float, room: float, face: Type = "text", bold: bool = False, most: int = 1, least: float = 12.5
) -> tuple[float, list[str]]:
    """The greatest size, from `size` down to `least`, at which the text needs at most `most` lines of `room`.

    At `least` the lines are what they are: a caller that cannot let them overflow asks for more room.

    >>> fit("Temporary Alliance", 12.5, 84, "display", True, most=2, least=9)
    (12.5, ['Temporary', 'Alliance'])
    """
    while True:
        lines = wrap(text, size, room, face, bold)
        fits = len(lines) <= most and all(width(line, size, face, bold) <= room for line in lines)
        if fits or size <= least:
            return size, lines
        size = max(least, size - 0.5)
