"""Boards of seats: a mat with figure, gauge, tiles, slips, and its notices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from wartable.core.scene.cards import Pile, Sign


@dataclass(frozen=True, slots=True)
class Addend:
    """One part of a sum, and where it comes from; its blocks are drawn in its tincture."""

    value: int
    label: str
    tincture: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """A number and the parts it is the sum of. `sign` stands before it, `clause` is the rule that it follows.

    >>> Reading("attack", 5, (Addend(3, "base"), Addend(2, "Flamethrower"))).told
    'attack 5 = 3 base + 2 Flamethrower'
    >>> Reading("defence", 2, (Addend(3, "base"), Addend(-1, "mud"))).sum
    '3 base − 1 mud'
    """

    name: str
    value: int
    addends: tuple[Addend, ...] = ()
    sign: str = ""
    tincture: str = ""
    clause: str = ""

    @property
    def sum(self) -> str:
        """The parts in words, a part that lowers the number behind a minus; nothing if there are none."""
        said = ""
        for part in self.addends:
            joint = (" − " if part.value < 0 else " + ") if said else ("−" if part.value < 0 else "")
            said += f"{joint}{abs(part.value)} {part.label}"
        return said

    @property
    def told(self) -> str:
        """The number with its name and its sum."""
        return f"{self.name} {self.value}" + (f" = {self.sum}" if self.addends else "")


TileState = Literal["", "lost", "spent", "acting", "aimed", "target", "beyond"]
"""Out of the game, used up for now, about to act, what another acts on, and within or beyond what it can beat."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A unit on a mat: its sign, its readings, what became of it. `tag` says the state in a word."""

    id: str
    name: str
    sign: str = ""
    readings: tuple[Reading, ...] = ()
    state: TileState = ""
    tag: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Slip:
    """A card that lies at tiles, or without any at the mat itself. `text` is what it does, `note` a short fact.

    A slip that is `chosen` is picked for an open row.
    """

    id: str
    name: str
    tiles: tuple[str, ...] = ()
    note: str = ""
    text: str = ""
    tincture: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """Symbols of one size laid on each other, the first undermost: a portrait. `until` is a date that ends it."""

    id: str
    name: str
    symbols: tuple[str, ...] = ()
    text: str = ""
    until: str = ""


@dataclass(frozen=True, slots=True)
class Level:
    """One step of a gauge; its tincture fills the boxes of a gauge that stands there."""

    label: str
    sign: Sign | None = None
    tincture: str = ""


@dataclass(frozen=True, slots=True)
class Gauge:
    """Named steps from the worst to the best, and at which of them it stands; `text` says what that means."""

    id: str
    name: str
    levels: tuple[Level, ...]
    at: int
    text: str = ""

    @property
    def told(self) -> str:
        """The step it stands at, among how many.

        >>> Gauge("g", "Home", (Level("revolt"), Level("calm"), Level("joy")), 1).told
        'Home: calm (1/2)'
        """
        return f"{self.name}: {self.levels[self.at].label} ({self.at}/{len(self.levels) - 1})"


@dataclass(frozen=True, slots=True)
class Mat:
    """A seat's board. `sign` and `tincture` are those of its side, `ground` is under its tiles.

    `readings` are sums that belong to the whole mat, `piles` what the seat holds by its backs, `notes` short facts.
    `bare` stands under a tile at which no slip lies.
    """

    figure: Figure | None = None
    gauge: Gauge | None = None
    tiles: tuple[Tile, ...] = ()
    slips: tuple[Slip, ...] = ()
    readings: tuple[Reading, ...] = ()
    piles: tuple[Pile, ...] = ()
    notes: tuple[str, ...] = ()
    sign: str = ""
    tincture: str = ""
    ground: str = ""
    bare: str = ""

    @property
    def standing(self) -> tuple[int, int]:
        """How many tiles are left, of how many.

        >>> Mat(tiles=(Tile("a", "Foot"), Tile("b", "Horse", state="lost"))).standing
        (1, 2)
        """
        return sum(tile.state != "lost" for tile in self.tiles), len(self.tiles)


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that holds for all, on a paper of its own: picture, title, words, clause. `head` says what it is."""

    id: str
    title: str
    text: str = ""
    picture: str = ""
    head: str = ""
    notes: tuple[str, ...] = ()
    clause: str = ""
