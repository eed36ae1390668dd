"""Proelio's desk: what is asked, with the sums of an open row, and how each choice looks by its verb and card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from wartable.core import view as views
from wartable.core.desk import Desk
from wartable.core.scene import Caution, Group, Prompt, SeatState, Sign, Tally
from wartable.titles.proelio.codes import verbs
from wartable.titles.proelio.codes.cards import CARD_IDS, DECK_IDS
from wartable.titles.proelio.codes.things import blazon, house, pile_id, seat_id
from wartable.titles.proelio.codes.verbs import NONE, SHIFT
from wartable.titles.proelio.kit import ProelioKit
from wartable.titles.proelio.scene import faces
from wartable.titles.proelio.view import House, ProelioView

FOLDED: Final = "support"
DEADLY: Final = ("PR-ELIM-02", "PR-RULING-14")


class ProelioDesk(Desk[ProelioKit, ProelioView]):
    """One view of Proelio, in one language."""

    @property
    def own(self) -> House:
        """The House at the foot of the table."""
        return self.view.houses[self.foot]

    @property
    def naming(self) -> bool:
        """Whether a Strategy card lies open and waits for a House to be named."""
        return any(one.code >> SHIFT == verbs.TARGET for one in self.view.choices)

    def hand(self) -> Sequence[str]:
        """Return the viewer's hand without the picks; a Strategy card that waits for its target stays in sight."""
        left = list(self.view.hand)
        if not self.naming:
            for card in self.view.row:
                left.remove(card)
        return left

    def seat_state(self, seat: int) -> SeatState:
        if self.view.houses[seat].eliminated:
            return "out"
        return super().seat_state(seat) or ("away" if self.view.houses[seat].away else "")

    def prompt(self) -> Prompt:
        """Return the question, and against an attack the sums of the open row."""
        view = self.view
        if not view.possibilities:
            return super().prompt()
        tallies = (
            Tally(self("scene-tally-deployed"), len(view.row)),
            Tally(self("scene-tally-total"), view.total),
            Tally(self("scene-tally-after"), len(view.hand) - len(view.row)),
        )
        return replace(super().prompt(), tallies=tallies, final=Caution(self("scene-final-defence"), "PR-DEF-13"))

    def groups(self) -> tuple[Group, ...]:
        """Return the row that opens: which card the ally gets."""
        if not any(self.group(one.code) for one in self.view.choices):
            return ()
        ally = self.own.ally
        label = self("scene-support", house=house(ally))
        return (Group(FOLDED, label, self("scene-support-note"), Sign(blazon(ally))),)

    # -- what a choice looks like --

    def card(self, code: int) -> str:
        """Return the card of the hand that a choice is about, or nothing."""
        return "" if code >> SHIFT == verbs.TARGET or code & NONE == NONE else CARD_IDS[code & NONE]

    def sign(self, code: int, targets: tuple[str, ...]) -> Sign | None:
        """Return the card that it plays, the deck that it draws from, the House that it names, the walls at stake."""
        verb, card = code >> SHIFT, self.card(code)
        if verb == verbs.TARGET:
            return Sign(blazon(code & NONE))
        for deck in DECK_IDS:
            if pile_id(deck) in targets:
                return Sign(faces.back(deck))
        if verb == verbs.SACRIFICE or verb == verbs.KEEP:
            card = self.own.fortification
        return faces.FACTS[card].sign if card else None

    def things(self, code: int, targets: tuple[str, ...]) -> tuple[str, ...]:
        """Return the ally for a card that goes there."""
        return (seat_id(self.own.ally),) if self.group(code) else super().things(code, targets)

    def refused_things(self, code: int, targets: tuple[str, ...]) -> tuple[str, ...]:
        """Of a Fortification that may not be built the card is greyed, not the walls that stand."""
        return self.things(code, targets[:1] if code >> SHIFT == verbs.FORTIFY else targets)

    def group(self, code: int) -> str:
        return FOLDED if code >> SHIFT == verbs.SUPPORT else ""

    def deadly(self, clause: str) -> bool:
        return clause in DEADLY

    def rank(self, miss: views.NearMiss) -> int:
        """Cards of the hand come first, then decks, then cards for the ally."""
        if self.group(miss.code):
            return 2
        return 0 if self.card(miss.code) else 1 if miss.targets else 3
