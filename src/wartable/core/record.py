"""The record of a table: every completed choice and every result of chance, in the order they happened."""

from __future__ import annotations

from dataclasses import dataclass, field

from wartable.core.chance import Draw
from wartable.core.log import Entry

# What a line can be. `start` and `position` open the game; the others are what seats and the table did.
START = "start"
POSITION = "position"
CHOICE = "choice"
FORFEIT = "forfeit"
ROLLBACK = "rollback"
ORDER = "order"
NOTE = "note"


@dataclass(slots=True)
class Line:
    """One line: who did what, the results of chance that followed, and whether it was taken back.

    `entries` is what the log said meanwhile; it is not stored, a replay writes it anew.
    """

    kind: str
    seat: int
    text: str
    first_draw: int = 0
    draws: list[Draw] = field(default_factory=list)
    struck: bool = False
    entries: list[Entry] = field(default_factory=list)


@dataclass(slots=True)
class Record:
    """The header's facts and the lines of one table."""

    title: str
    rules_version: str
    content_hash: str
    seats: int
    options: dict[str, str]
    lines: list[Line] = field(default_factory=list)
    commitment: str = ""
    salts: dict[int, str] = field(default_factory=dict)
    secret: str = ""
    names: dict[str, str] = field(default_factory=dict)

    @property
    def draws_made(self) -> int:
        """How many results of chance the record holds; the next one has this index."""
        return max((line.first_draw + len(line.draws) for line in self.lines), default=0)
