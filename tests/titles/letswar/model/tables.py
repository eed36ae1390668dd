"""Tables set up by hand: positions of the model, and draws that are said beforehand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tests.titles.letswar.model.content import UNITS, Content
from tests.titles.letswar.model.game import Model, Refused
from tests.titles.letswar.model.state import Nation

CONTENT = Content.read()


class Fate:
    """Chance that gives what was said beforehand, pile by pile, and then anything that is left."""

    def __init__(self) -> None:
        """Start with nothing said."""
        self.draws: dict[str, list[str]] = {}

    def __call__(self, pile: str, odds: dict[str, Fraction]) -> str:
        """Give the next card of a pile."""
        if self.draws.get(pile):
            return self.draws[pile].pop(0)
        return sorted(card for card in odds if odds[card])[0]


class Table:
    """A table whose Nations hold nothing and have no Character, until something is put before them."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        """Open a table."""
        self.fate = Fate()
        self.model = Model(seats, options, self.fate, CONTENT)
        self.g = self.model.g
        for nation in self.g.nations:
            self.g.removed += nation.characters
            nation.characters = []

    def __getattr__(self, name: str) -> Nation:
        """Return a Nation by its name, as in `table.france`."""
        return self.g.nation(name)

    # -- before the game --

    def hand(self, name: str, cards: str) -> None:
        """Put cards into a hand."""
        self.g.nation(name).hand += self._take(name, cards)

    def board(self, name: str, cards: str) -> None:
        """Put cards on a board."""
        self.g.nation(name).board += self._take(name, cards)

    def _take(self, name: str, cards: str) -> list[str]:
        for card in cards.split():
            home = self.g.pile if self.g.content.is_conflict(card) else self.g.nation(name).unseen
            home.remove(card)
        return cards.split()

    def territory(self, **holders: str) -> None:
        """Lay Territory cards out, or put them into the pile to be drawn next."""
        for card, name in holders.items():
            if name == "pile":
                self.g.pile.append(card)
                self.g.depth = len(self.g.pile)
            else:
                self.g.nation(name).territory.append(card)

    def destroy(self, name: str, units: str) -> None:
        """Destroy units."""
        self.g.nation(name).destroyed += units.split()

    def only(self, name: str, units: str) -> None:
        """Destroy all other units."""
        self.g.nation(name).destroyed = [unit for unit in UNITS if unit not in units.split()]

    def character(self, **words: str) -> None:
        """Put Characters on top, first the one in play."""
        for name, cards in words.items():
            self.g.nation(name).characters = cards.split()
            for card in cards.split():
                self.g.removed.remove(card)

    def on(self, date: int) -> None:
        """Set the calendar."""
        self.g.date = self.g.latest = date

    def draws(self, pile: str, cards: str) -> None:
        """Say what a pile gives next."""
        self.fate.draws.setdefault(pile, []).extend(cards.split())

    def events(self, cards: str) -> None:
        """Say which Events come next."""
        self.draws("events", cards)

    # -- the game --

    def main(self, name: str) -> None:
        """Begin in step 2 of a Nation's turn."""
        self.model.begin("main", self.g.nation(name).seat)

    def begin(self, at: str, name: str | None = None) -> None:
        """Begin elsewhere."""
        self.model.begin(at, self.g.nation(name).seat if name else 0)

    def says(self, name: str, *lines: str) -> None:
        """Answer for a Nation."""
        for line in lines:
            self.model.answer(self.g.nation(name).seat, line)

    def refuses(self, name: str, *lines: str) -> bool:
        """Tell whether a Nation may say none of these now, and that nothing changes by it."""
        before = self.model.words()
        for line in lines:
            try:
                self.model.answer(self.g.nation(name).seat, line)
            except Refused:
                continue
            return False
        return before == self.model.words()

    def offers(self, name: str, start: str) -> set[str]:
        """Return a Nation's answers that begin with these words."""
        return {line for line in self.model.asked[self.g.nation(name).seat].all() if line.startswith(start)}

    @property
    def asked(self) -> dict[str, str]:
        """Return who is asked about what."""
        return {self.g.nations[seat].name: question.about for seat, question in self.model.asked.items()}

    @property
    def won(self) -> set[str]:
        """Return who won."""
        return set(self.g.winners)
