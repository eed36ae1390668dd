"""Proelio's table as a scene, from its view alone.

The viewer sits at the foot (a spectator behind the first House), with the House to strike at the left and the one that
strikes at the right.
"""

from __future__ import annotations

from dataclasses import replace

from wartable.core.scene import Mark, Pile, Ribbon, Ring, Scene, Track, TurnStep
from wartable.core.scene.ids import thing
from wartable.core.text.messages import Phrase
from wartable.titles.proelio.codes.cards import CARD_IDS, LADDER
from wartable.titles.proelio.codes.stack import PHASES, STEP_IDS
from wartable.titles.proelio.codes.things import house, pile_id
from wartable.titles.proelio.scene import faces, seats, strips
from wartable.titles.proelio.scene.desk import ProelioDesk


class ProelioTable(ProelioDesk):
    """What is drawn of a view beside what is asked: the Houses, the strip before one of them, the middle."""

    def scene(self) -> Scene:
        view, strip = self.view, strips.strip(self)
        return replace(
            super().scene(),
            subtitle=f"{self(f'mode-{view.mode}')} · {self('scene-turn', turn=view.turn)}",
            steps=self.steps() if view.ending is None else (),
            undo=self("scene-undo") if view.row or view.paying else "",
            seats=tuple(seats.seat(self, house, strip) for house in self.around(view.houses)),
            strip=strip,
            ring=Ring(self("direction"), clockwise=False),
            piles=self.piles(),
            tracks=(self.levels(),),
            ribbons=self.ribbons(),
        )

    def steps(self) -> tuple[TurnStep, ...]:
        """Hand, Defence, Action: where the turn stands. Attacks that the Plague holds strike the Defence out."""
        view, step = self.view, STEP_IDS.index(self.view.step)
        waits = bool(view.houses[view.active].waiting)
        here = 1 if view.attack else [step in asked for asked in PHASES.values()].index(True)
        if here == 0 and (view.plague or not waits):
            here = 2  # what an action brought beyond the limit
        first, defence, last = self.turn_bar(PHASES, here)
        if waits and view.plague:
            defence = replace(defence, state="held", note=self("scene-held"))
        return first, defence, last

    def piles(self) -> tuple[Pile, ...]:
        """Return both decks, each with its discards beside it."""
        out = []
        for deck in self.view.decks:
            ident, back, name = pile_id(deck.deck), faces.back(deck.deck), Phrase(f"deck-{deck.deck}")
            out.append(Pile(ident, self.say(name), self("scene-pile", deck=name, count=deck.pile), deck.pile, back))
            top = faces.face(deck.top, self) if deck.top else None
            label = self("scene-discards", deck=name, count=deck.discard)
            lying = tuple(faces.face(card, self) for card in deck.discards)
            out.append(Pile(thing("discard", deck.deck), "", label, deck.discard, back, top, ident, lying))
        return tuple(out)

    def ribbons(self) -> tuple[Ribbon, ...]:
        """Return the Plague in force, and the turns that end it."""
        owners = [one.seat for one in self.around(self.view.houses) if one.plague]
        if not owners:
            return ()
        key = "scene-plague-own" if owners == [self.view.viewer] else "scene-plague"
        houses = [house(seat) for seat in owners]
        text = self(key, house=houses[0]) if len(houses) == 1 else self("scene-plagues", houses=houses)
        return (Ribbon("ribbon", text, seats.SKULL, "vert"),)

    def levels(self) -> Track:
        """Return what each level of the Fortification lets its owner play."""
        marks = []
        for level, kind in enumerate(LADDER[1:], 1):
            text = self("scene-up-to", value=level + 1) if level < faces.MOST_LEVEL else self("scene-everything")
            marks.append(Mark(text, faces.FACTS[CARD_IDS[kind]].sign, here=level == self.own.level))
        return Track("levels", self("scene-levels"), tuple(marks), reminder=True)

    def ended(self, winners: tuple[int, ...]) -> str:
        view = self.view
        if not winners:
            drawn = view.ending is not None and view.ending.clause == "PR-RULING-56"
            return self("scene-drawn" if drawn else "scene-no-result")
        if view.viewer in winners:
            return self("scene-you-win")
        key = "scene-you-lose" if view.viewer >= 0 else "scene-wins"
        return self(key, winners=[house(seat) for seat in winners], count=len(winners))
