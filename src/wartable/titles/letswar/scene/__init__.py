"""Let's War's table as a scene, from its view alone.

The viewer's board lies at the foot (a spectator's is the first Nation's), the others follow clockwise, the left-hand
neighbour first. Units carry their sums, cards lie at the units that they serve.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from wartable.core.scene import Mark, Outcome, Pile, Prompt, Scene, Sign, Strip, Track, TurnStep
from wartable.core.scene.ids import thing
from wartable.core.text.messages import Phrase
from wartable.titles.letswar.scene import auction, faces, mats, notices
from wartable.titles.letswar.scene.desk import LetsWarDesk, date, nation
from wartable.titles.letswar.view import Row

OFFENSIVES: Final = 12
PRELUDE: Final = ("event", "equip")
TURN: Final = ("draw", "actions", "discard")


def begun(row: Row) -> bool:
    """Return whether there is anything to take back: an auction's rows are open before the first card lies in them.

    >>> begun(Row("pledge", wanted=3)), begun(Row("attack", unit="infantry"))
    (False, True)
    """
    return bool(row.picks) or row.verb not in ("pledge", "offer")


class LetsWarTable(LetsWarDesk):
    """What is drawn of a view beside what is asked: boards, Event, calendar, piles, auction."""

    def scene(self) -> Scene:
        view, base = self.view, super().scene()
        return replace(
            base,
            subtitle=self("scene-subtitle", mode=Phrase(f"mode-{view.mode}"), offensive=view.offensive),
            steps=self.steps() if view.ending is None else (),
            undo=self("scene-undo") if view.row is not None and begun(view.row) else "",
            seats=tuple(mats.seat(self, one) for one in self.around(view.nations)),
            strip=self.strip(base.outcome),
            piles=self.piles(),
            trays=auction.trays(self),
            tracks=(self.calendar(),),
            notices=notices.all_of(self),
            log_name=self("scene-log"),
        )

    def strip(self, outcome: Outcome | None) -> Strip | None:
        """Return what all look at: both offers of an auction, or what is left of both sides at the end."""
        if outcome is not None:
            return auction.ended(self, outcome)
        return auction.strip(self, self.view.auction) if self.view.auction is not None else None

    def prompt(self) -> Prompt:
        """In a window, what is answered stands under the question: a phone has its paper further down."""
        asked = super().prompt()
        if asked.note or not self.mine or self.view.window is None:
            return asked
        attack = self.view.attack
        note = notices.short(self, attack) if attack is not None else notices.brief(self, self.view.window)
        return replace(asked, note=note)

    def steps(self) -> tuple[TurnStep, ...]:
        """Return where the turn stands; before the first turn, where the Prelude does."""
        if self.view.phase == "prelude":
            return self.turn_bar(PRELUDE, 1)
        return self.turn_bar(TURN, {"draw": 0, "event": 0, "discard": 2}.get(self.view.phase, 1))

    def calendar(self) -> Track:
        """Return the twelve offensives, in the bar."""
        marks = []
        for number in range(OFFENSIVES):
            sign = Sign("emblems/autumn" if number % 2 else "emblems/spring")
            marks.append(Mark(self.say(date(number)), sign, number == self.view.date, short=str(1914 + number // 2)))
        return Track("calendar", self("scene-calendar"), tuple(marks), bar=True)

    def piles(self) -> tuple[Pile, ...]:
        """Return the Conflict deck and its discards, the own Nation deck, the Events and theirs."""
        view, own = self.view, self.own
        conflict, events = thing("pile", "conflict"), thing("pile", "event")
        found = [
            self.deck(conflict, "conflict", view.pile, "backs/conflict"),
            self.discards("conflict", view.discards, conflict),
        ]
        if own.alive and view.viewer >= 0:
            known = tuple(faces.face(self, name) for name in own.bottom)
            deck = self.deck(thing("pile", "nation", own.seat), "nation", own.deck, f"backs/{own.nation}")
            found.append(replace(deck, cards=known))
        found.append(self.deck(events, "event", view.event_pile, "backs/event"))
        found.append(self.discards("event", view.event_discards, events))
        return tuple(found)

    def deck(self, ident: str, name: str, count: int, back: str) -> Pile:
        """Return a face-down pile."""
        told = self("scene-pile", deck=Phrase(f"deck-{name}"), count=count)
        return Pile(ident, self(f"deck-{name}"), told, count, back)

    def discards(self, name: str, lying: Sequence[str], beside: str) -> Pile:
        """Return what was discarded, open to all: the last card lies on top."""
        told = self("scene-discards", deck=Phrase(f"deck-{name}"), count=len(lying))
        make = faces.face if name == "conflict" else faces.event_face
        shown = tuple(make(self, word) for word in lying)
        return Pile(
            thing("discard", name), "", told, len(lying), f"backs/{name}", shown[-1] if shown else None, beside, shown
        )

    # -- how it ended --

    def ended(self, winners: tuple[int, ...]) -> str:
        """Return the side that won, and whether it is the viewer's."""
        view = self.view
        if not winners:
            return self("scene-no-result")
        sides = list(dict.fromkeys(view.nations[seat].side for seat in winners))
        if view.viewer >= 0:
            return self("scene-you-win" if view.viewer in winners else "scene-you-lose")
        if len(sides) > 1:
            return self("scene-shared")
        return self(
            "scene-wins", side=Phrase(f"side-{sides[0]}"), nations=[nation(view.nations[s].nation) for s in winners]
        )
