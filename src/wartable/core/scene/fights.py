"""A fight, die by die: who rolled what and why, the checks, how it ended."""

from __future__ import annotations

from dataclasses import dataclass

from wartable.core.scene.boards import Piece
from wartable.core.scene.cards import Tone


@dataclass(frozen=True, slots=True)
class FightRow:
    """One who rolls: the value before and after what changes it, the reason with its clause, the die, whether it hit.

    A die of 0 is not rolled yet, or not at all.
    """

    name: str
    before: str = ""
    after: str = ""
    reason: str = ""
    clause: str = ""
    die: int = 0
    hit: bool = False
    piece: Piece | None = None

    @property
    def told(self) -> str:
        """The row in words.

        >>> FightRow("French foot", "3", "2", "rough ground -1", "AB-1", 1, True).told
        'French foot 3 > 2 (rough ground -1) [AB-1]: 1 *'
        """
        value = f"{self.before} > {self.after}" if self.after and self.after != self.before else self.before
        reason = f"({self.reason})" if self.reason else ""
        head = " ".join(part for part in (self.name, value, reason, f"[{self.clause}]" if self.clause else "") if part)
        return f"{head}: {self.die}{' *' if self.hit else ''}" if self.die else head


@dataclass(frozen=True, slots=True)
class FightSide:
    """One side of a fight: its rows, and in words what they come to."""

    name: str
    sign: str = ""
    rows: tuple[FightRow, ...] = ()
    sums: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Check:
    """A roll that follows from a fight: a commander's escape, say."""

    text: str
    die: int = 0
    tone: Tone = ""
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Fight:
    """A fight on a paper of its own; a page steps through it when it is new."""

    id: str
    title: str
    sides: tuple[FightSide, ...]
    note: str = ""
    clause: str = ""
    checks: tuple[Check, ...] = ()
    verdict: str = ""
    tone: Tone = ""
