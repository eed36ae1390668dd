"""Tables set up by hand and played by the second reading."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tests.titles.letswar.model.cards import TERRITORIES
from tests.titles.letswar.model.content import UNITS, Content
from tests.titles.letswar.model.game import Model, Refused
from tests.titles.letswar.model.rules.italy import take_side
from tests.titles.letswar.tables import Standing, Table, in_order

CONTENT = Content.read()
# What a question is about, where its verb says more to a reader.
VERBS = {"main": "end", "prelude": "done", "limit": "discard", "auction_tie": "join", "duel": "report"}
KEPT = {"attack", "spy", "card", "event", "pledge", "offer"}


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


class Second(Table):
    """A table of the model."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        """Open a table."""
        self.fate = Fate()
        self.model = Model(seats, options, self.fate, CONTENT)
        self.g = self.model.g
        self.names = [nation.name for nation in self.g.nations]
        for nation in self.g.nations:
            self.g.removed += nation.characters
            nation.characters = []

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

    def discarded(self, cards: str) -> None:
        """Put Conflict cards on the discard pile."""
        self.g.discards += self._take("", cards)

    def bury(self, left: str) -> None:
        """Put the whole Conflict draw pile on the discard pile, save these cards."""
        self._take("", left)
        self.g.discards, self.g.pile = self.g.discards + self.g.pile, left.split()

    def deck(self, name: str, unseen: str, bottom: str = "") -> None:
        """Leave of a Nation deck these cards; the rest goes to its hand."""
        nation = self.g.nation(name)
        self._take(name, f"{unseen} {bottom}")
        nation.hand += nation.unseen
        nation.unseen, nation.bottom = unseen.split(), bottom.split()

    def territory(self, **holders: str) -> None:
        """Lay Territory cards before Nations."""
        for card, name in holders.items():
            self.g.nation(name).territory.append(card)

    def destroy(self, name: str, units: str) -> None:
        """Destroy units."""
        self.g.nation(name).destroyed += units.split()

    def level(self, name: str, homefront: int) -> None:
        """Set a Homefront."""
        self.g.nation(name).homefront = homefront

    def joined(self, faction: str) -> None:
        """Let Italy have joined a faction."""
        take_side(self.g, self.g.nation("italy"), faction)
        self.g.removed += TERRITORIES

    def out(self, name: str) -> None:
        """Let a Nation be out of the game."""
        nation = self.g.nation(name)
        nation.alive = False
        self.g.removed += nation.unseen
        nation.unseen = []

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

    # -- the game --

    def begin(self, at: str, name: str = "") -> None:
        """Begin somewhere; Territory cards that do not lie out are in the pile."""
        for nation in self.g.nations:
            assert all(self.g.content.card(card).entry <= self.g.latest for card in nation.board), "LW-INV-04"
        italy = self.g.italy()
        if italy and italy.neutral and at != "setup":
            laid = [card for nation in self.g.nations for card in nation.territory]
            self.g.pile += [card for card in TERRITORIES if card not in laid]
            self.g.depth = len(self.g.pile)
        self.model.begin(at, self.g.nation(name).seat if name else 0)

    def say(self, name: str, line: str) -> None:
        """Answer for a Nation."""
        self.model.answer(self.g.nation(name).seat, line)

    def refused(self, name: str, line: str) -> bool:
        """Tell whether a Nation may not say this now, and that trying changed nothing."""
        before = self.model.words()
        try:
            self.say(name, line)
        except Refused:
            return before == self.model.words()
        return False

    def lines(self, name: str) -> set[str]:
        """Return every answer of a Nation as a whole line."""
        return {in_order(line) for line in self.model.asked[self.g.nation(name).seat].all()}

    # -- what there is --

    @property
    def asked(self) -> dict[str, str]:
        """Return who is asked, and what."""
        about = {self.names[seat]: question.about for seat, question in self.model.asked.items()}
        return {name: what if what in KEPT else VERBS.get(what, "choose") for name, what in about.items()}

    def of(self, name: str) -> Standing:
        """Return where a Nation stands."""
        nation = self.g.nation(name)
        return Standing(
            faction=nation.faction,
            alive=nation.alive,
            destroyed=[unit for unit in UNITS if not nation.active(unit)],
            homefront=nation.homefront,
            conflict=sorted(self.g.conflict(nation.hand)),
            nation_cards=sorted(self.g.nation_cards(nation.hand)),
            board=sorted(nation.board),
            bottom=list(nation.bottom),
            characters=list(nation.characters),
            territory=sorted(nation.territory),
        )

    @property
    def discards(self) -> list[str]:
        """Return the Conflict discards."""
        return sorted(self.g.discards)

    @property
    def pile(self) -> list[str]:
        """Return the Conflict draw pile."""
        return sorted(self.g.pile)

    @property
    def event(self) -> str | None:
        """Return the Event in force."""
        return self.g.event

    @property
    def passed(self) -> list[str]:
        """Return the Event discards."""
        return sorted(self.g.event_discards)

    @property
    def date(self) -> int:
        """Return the calendar's space."""
        return self.g.date

    @property
    def won(self) -> set[str]:
        """Return who won."""
        return set(self.g.winners)

    @property
    def ending(self) -> str | None:
        """Return the clause that ended the game."""
        return self.model.clause
