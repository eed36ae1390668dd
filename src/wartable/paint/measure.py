"""How wide a text will be on a page that has our fonts.

Their widths are read from the fonts themselves.

>>> width("Palisades", 12, "display", bold=True) > width("Towers", 12, "display", bold=True)
True
>>> wrap("draw two cards, then discard one", 13, 100)
['draw two cards,', 'then discard one']
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from wartable.paint import fonts

Type = Literal["text", "display", "italic"]

SLACK: Final = 1.02
"""What is kept free beyond the width itself. Browsers agree with it to a thousandth; a letter that our fonts lack is
guessed, and a guess may be a little short."""

NOTE: Final = 13.2
"""The size of small words on the cloth of a wide or middle table: shrunk a little into its room, they have 12.5."""

_FACES: Final = {
    ("text", False): fonts.TEXT,
    ("text", True): fonts.BOLD,
    ("display", False): fonts.DISPLAY_PLAIN,
    ("display", True): fonts.DISPLAY,
    ("italic", False): fonts.DISPLAY_ITALIC,
}


@lru_cache(maxsize=4096)
def _ems(text: str, face: Type, bold: bool) -> float:
    return fonts.metrics(_FACES[face, bold]).width(text) * SLACK


@lru_cache(maxsize=4096)  # twice cached: fitting a text asks for it at many sizes
def width(text: str, size: float, face: Type = "text", bold: bool = False) -> float:
    """Return the room that one line needs, in the unit of `size`, slack included. Italic is the display face's.

    >>> round(width("level 2", 13, bold=True))
    38
    >>> width("PR-PLG-03", 10) == width("PR-PLG-99", 10)
    True
    """
    return _ems(text, face, bold) * size


def wrap(text: str, size: float, room: float, face: Type = "text", bold: bool = False) -> list[str]:
    """Return the lines of a text that must not be wider than `room`; a single word that is wider stands alone.

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
    """Return a text on one line, its end cut off where it is longer than `room`.

    >>> clip("Maximilian", 13, 200), clip("Maximilian", 13, 50)
    ('Maximilian', 'Maxim…')
    """
    if width(text, size, face, bold) <= room:
        return text
    while len(text) > 1 and width(f"{text}…", size, face, bold) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"


def fit(
    text: str, size: float, room: float, face: Type = "text", bold: bool = False, most: int = 1, least: float = 12.5
) -> tuple[float, list[str]]:
    """Return the greatest size, from `size` down to `least`, at which the text needs at most `most` lines of `room`.

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
