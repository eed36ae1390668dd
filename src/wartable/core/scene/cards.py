"""Cards, piles, and the small signs on cards, plates, strips and choices."""

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


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on the front of a card. `edge` names the tincture of its rim, so that a face tells its back.

    A face with a `head` is a sheet with a band in the tincture of its edge, the head and the `price` in it; `until` is
    a short fact at its foot.
    """

    name: str
    sign: Sign
    value: str = ""
    asks: Meter | None = None
    edge: str = "sable"
    kind: str = ""
    text: str = ""
    head: str = ""
    price: str = ""
    until: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """A card as its viewer may see it. `label` is its spoken name.

    Face down is a card without a face, or with `down` for one whose face its viewer alone knows: then the face shows
    in a small corner. `seal` is a symbol stamped on it (held by a state in force), `glow` the tincture of a light
    round it, `by` the sign of the seat it came from; `origin` names the things that it may have come from when it is
    new on the table, likeliest first: it travels from there.
    """

    id: str
    label: str
    face: Face | None = None
    back: str = ""
    down: bool = False
    chosen: bool = False
    seal: str = ""
    glow: str = ""
    by: str = ""
    caption: tuple[str, ...] = ()
    origin: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pile:
    """A deck, or with `of` the discards that lie beside the pile of that id. On top lies a back, or a face in sight.

    `cards` are those that its viewer knows to lie in it, in any order: opened large, it fans them out.
    """

    id: str
    name: str
    label: str
    count: int
    back: str = ""
    face: Face | None = None
    of: str = ""
    cards: tuple[Face, ...] = ()
