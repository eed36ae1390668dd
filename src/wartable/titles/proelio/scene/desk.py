"""Proelio's desk: what is asked, with the sums of an open row, and how each choice looks by its verb and card."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from wartable.core import view as views
from wartable.core.desk import Desk
from wartable.core.scene import Caution, Group, Prompt, Sign, Tally
from wartable.core.scene.ids import DONE, hand_id, hand_ids
from wartable.titles.proelio import codes
from wartable.titles.proelio.cards import BASE, CARD_IDS, DECK_IDS, IMPERIAL
from wartable.titles.proelio.codes import NONE, SHIFT
from wartable.titles.proelio.kit import ProelioKit
from wartable.titles.proelio.scene import faces
from wartable.titles.proelio.things import blazon, house, seat_id
from wartable.titles.proelio.view import House, ProelioView

# What a player most likely wanted comes first among what may not be done.
WANTED: Final = (codes.ATTACK, codes.FORTIFY, codes.PLAY, codes.DEPLOY, codes.DRAW, codes.EXCHANGE, codes.SUPPORT)
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
        return any(one.code >> SHIFT == codes.TARGET for one in self.view.choices)

    @property
    def kept(self) -> list[str]:
        """The viewer's hand without the picks; a Strategy card that waits for its target stays in sight."""
        left = list(self.view.hand)
        if not self.naming:
            for card in self.view.row:
                left.remove(card)
        return left

    def prompt(self) -> Prompt:
        """The question, and against an attack the sums of the open row."""
        view = self.view
        asked = super().prompt()
        sign = blazon(view.asked[0] if view.asked else self.foot)
        if not self.mine or view.step != "deploy":
            return replace(asked, sign=sign)
        tallies = (
            Tally(self("scene-tally-deployed"), len(view.row)),
            Tally(self("scene-tally-total"), view.total),
            Tally(self("scene-tally-after"), len(view.hand) - len(view.row)),
        )
        return replace(asked, sign=sign, tallies=tallies, final=Caution(self("scene-final-deploy"), "PR-DEF-13"))

    def groups(self) -> tuple[Group, ...]:
        """The row that opens: which card the ally gets."""
        if all(self.group(one.code) != FOLDED for one in self.view.choices):
            return ()
        ally = self.own.ally
        label = self("scene-support", house=house(ally))
        return (Group(FOLDED, label, self("scene-support-note"), Sign(blazon(ally))),)

    # -- what a choice looks like --

    def card(self, code: int) -> str:
        """The card of the hand that a choice is about, or nothing."""
        return "" if code >> SHIFT == codes.TARGET or code & NONE == NONE else CARD_IDS[code & NONE]

    def sign(self, code: int) -> Sign | None:
        """The card that it plays, the deck that it draws from, the House that it names, the walls at stake."""
        verb, card = code >> SHIFT, self.card(code)
        if card:
            return faces.sign(card)
        if verb == codes.TARGET:
            return Sign(blazon(code & NONE))
        if verb == codes.DRAW or verb == codes.EXCHANGE:
            return Sign(faces.back(DECK_IDS[BASE if verb == codes.DRAW else IMPERIAL]))
        walls = verb == codes.SACRIFICE or verb == codes.KEEP
        return faces.sign(self.own.fortification) if walls and self.own.fortification else None

    def things(self, code: int, targets: tuple[str, ...]) -> tuple[str, ...]:
        """All copies of a card in the hand; the ally for a card that goes there."""
        if self.group(code) == FOLDED:
            return (seat_id(self.own.ally),)
        card = self.card(code)
        out: list[str] = []
        for target in targets:
            if card and target == hand_id(card):
                out.extend(ident for ident, held in hand_ids(self.kept) if held == card)
            elif target != DONE:
                out.append(target)
        return tuple(out)

    def refused_things(self, code: int, targets: tuple[str, ...]) -> tuple[str, ...]:
        """A card that is not the next Fortification may well be played in another way, so it is not greyed."""
        return () if code >> SHIFT == codes.FORTIFY else self.things(code, targets)

    def done(self, code: int) -> bool:
        return code == codes.DEPLOY * codes.WIDTH + NONE

    def group(self, code: int) -> str:
        return FOLDED if code >> SHIFT == codes.SUPPORT else ""

    def deadly(self, clause: str) -> bool:
        return clause in DEADLY

    def rank(self, miss: views.NearMiss) -> int:
        verb = miss.code >> SHIFT
        return WANTED.index(verb) if verb in WANTED else len(WANTED)
