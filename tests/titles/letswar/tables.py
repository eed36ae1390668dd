"""Tables set up by hand, the same for both implementations: positions, draws said beforehand, lines in words.

`Second` (model/tables.py) plays them with the second reading of the rules, `First` (first.py) with the title itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

UNITS = ["infantry", "cavalry", "artillery", "aviation", "navy"]
S14, A14, S15, A15, S16, A16, S17, A17, S18, A18, S19, A19 = range(12)


@dataclass(frozen=True)
class Standing:
    """Where a Nation stands; lists are sorted where their order means nothing."""

    faction: str
    alive: bool
    destroyed: list[str]
    homefront: int
    conflict: list[str]
    nation_cards: list[str]
    board: list[str]
    bottom: list[str]
    characters: list[str]
    territory: list[str]

    @property
    def hand(self) -> list[str]:
        """Return the whole hand."""
        return sorted(self.conflict + self.nation_cards)


class Table(ABC):
    """A table whose Nations hold nothing and have no Character, until something is put before them.

    What is put there comes from the piles: the Conflict cards from the draw pile, Nation cards from the unseen part of
    their deck. Until `begin` nothing happens.
    """

    names: list[str]

    # -- before the game --

    @abstractmethod
    def hand(self, name: str, cards: str) -> None:
        """Put cards into a hand."""

    @abstractmethod
    def board(self, name: str, cards: str) -> None:
        """Put cards on a board."""

    @abstractmethod
    def discarded(self, cards: str) -> None:
        """Put Conflict cards on the discard pile."""

    @abstractmethod
    def bury(self, left: str) -> None:
        """Put the whole Conflict draw pile on the discard pile, save these cards."""

    @abstractmethod
    def deck(self, name: str, unseen: str, bottom: str = "") -> None:
        """Leave of a Nation deck these unseen cards, and those at the bottom; the rest goes to its hand."""

    @abstractmethod
    def territory(self, **holders: str) -> None:
        """Lay Territory cards before Nations; the others are in the pile while Italy is neutral."""

    @abstractmethod
    def destroy(self, name: str, units: str) -> None:
        """Destroy units."""

    @abstractmethod
    def level(self, name: str, homefront: int) -> None:
        """Set a Homefront."""

    @abstractmethod
    def joined(self, faction: str) -> None:
        """Let Italy have joined a faction."""

    @abstractmethod
    def out(self, name: str) -> None:
        """Let a Nation be out of the game."""

    @abstractmethod
    def character(self, **words: str) -> None:
        """Lay Characters down, first the one in play."""

    @abstractmethod
    def on(self, date: int) -> None:
        """Set the calendar."""

    @abstractmethod
    def draws(self, pile: str, cards: str) -> None:
        """Say what a pile gives next: `conflict`, `events`, `nation france`, `hand france`, `auction`, `duel`."""

    # -- the game --

    @abstractmethod
    def begin(self, at: str, name: str = "") -> None:
        """Begin at `setup`, `prelude`, `turn` or `main` (step 2) of a Nation, or `event` (the next offensive)."""

    @abstractmethod
    def say(self, name: str, line: str) -> None:
        """Answer for a Nation; a line that is no answer is refused by an exception of the implementation."""

    @abstractmethod
    def refused(self, name: str, line: str) -> bool:
        """Tell whether a Nation may not say this now, and that trying changed nothing."""

    @abstractmethod
    def lines(self, name: str) -> set[str]:
        """Return every answer of a Nation as a whole line, cards of rows in alphabetical order."""

    # -- what there is --

    @property
    @abstractmethod
    def asked(self) -> dict[str, str]:
        """Return who is asked, and what: a window (`attack`, `spy`, `card`, `event`), or the verb that tells it.

        Step 2 is `end`, the Prelude `done`, too many cards in hand `discard`; the rest `choose`, `pledge`, `offer`,
        `join`, `report`.
        """

    @abstractmethod
    def of(self, name: str) -> Standing:
        """Return where a Nation stands."""

    @property
    @abstractmethod
    def discards(self) -> list[str]:
        """Return the Conflict discards, sorted."""

    @property
    @abstractmethod
    def pile(self) -> list[str]:
        """Return the Conflict draw pile, sorted."""

    @property
    @abstractmethod
    def event(self) -> str | None:
        """Return the Event in force."""

    @property
    @abstractmethod
    def passed(self) -> list[str]:
        """Return the Event discards, sorted."""

    @property
    @abstractmethod
    def date(self) -> int:
        """Return the calendar's space."""

    @property
    @abstractmethod
    def won(self) -> set[str]:
        """Return who won."""

    @property
    @abstractmethod
    def ending(self) -> str | None:
        """Return the clause that ended the game."""

    # -- short ways --

    def __getattr__(self, name: str) -> Standing:
        """Return where a Nation stands, as in `table.france`."""
        if name.startswith("_") or name not in self.names:
            raise AttributeError(name)
        return self.of(name)

    def only(self, name: str, units: str) -> None:
        """Destroy all other units."""
        self.destroy(name, " ".join(unit for unit in UNITS if unit not in units.split()))

    def events(self, cards: str) -> None:
        """Say which Events come next."""
        self.draws("events", cards)

    def main(self, name: str) -> None:
        """Begin in step 2 of a Nation's turn."""
        self.begin("main", name)

    def says(self, name: str, *lines: str) -> None:
        """Answer for a Nation, line after line."""
        for line in lines:
            self.say(name, line)

    def refuses(self, name: str, *lines: str) -> bool:
        """Tell whether a Nation may say none of these now."""
        return all(self.refused(name, line) for line in lines)

    def offers(self, name: str, start: str = "") -> set[str]:
        """Return a Nation's answers that begin with these words."""
        return {line for line in self.lines(name) if line.startswith(start)}

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.ending is not None


# Opens a table of either implementation.
New = Callable[..., Table]


def in_order(line: str) -> str:
    """Return a line with the cards of its row in alphabetical order.

    >>> in_order("spy subvert france tank board:spad boom")
    'spy subvert france board:spad boom tank'
    """
    words = line.split()
    if words[0] == "choose" and words[1] in UNITS:
        return " ".join(["choose", *sorted(words[1:])])
    before = {"spy": 3, "buy": 1, "pay": 1, "answer": 1, "pledge": 1, "offer": 1}.get(words[0], len(words))
    return " ".join(words[:before] + sorted(words[before:]))
