"""The table as it is drawn: a board of zones with stacks upon it, two mats, a hand, the units for sale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wartable.core import scene as sc
from wartable.core.text.messages import Phrase

from . import codes as c
from .kit import SIDES, SkirmishKit
from .view import SkirmishView, side

if TYPE_CHECKING:
    from wartable.core.title import Title

REACH = 92.0
TINCTURES = ("gules", "azure")


class Painter:
    """Makes the scene of a view, in one language."""

    def __init__(self, kit: SkirmishKit, view: SkirmishView, title: Title, lang: str) -> None:
        self.kit, self.view, self.title, self.lang = kit, view, title, lang

    def say(self, key: str | Phrase, **args: object) -> str:
        phrase = Phrase(key, **args) if isinstance(key, str) else key
        return phrase.say(self.kit.messages, self.lang)

    def scene(self) -> sc.Scene:
        view, say = self.view, self.say
        mine = max(view.viewer, 0)
        return sc.Scene(
            title=say("title-name"),
            subtitle=say("subtitle", round=view.round),
            art=__package__,
            lang=self.lang,
            viewer=mine,
            prompt=sc.Prompt(say(view.prompt)),
            choices=tuple(
                sc.Choice(
                    one.code,
                    say(one.label),
                    targets=one.targets,
                    caution=self.caution(one.caution),
                    final=one.final,
                    done=one.code // c.WIDTH in (c.SEAL, c.END, c.PASS),
                )
                for one in view.choices
            ),
            near_misses=tuple(
                sc.NearMiss(say(one.label), self.title.reason(one.clause, self.lang), one.clause, targets=one.targets)
                for one in view.near_misses
            ),
            seats=(self.seat(mine), self.seat(1 - mine)),
            boards=(sc.Board("map", say("map"), self.kit.ground, tuple(map(self.zone, range(len(view.zones))))),),
            trays=self.sale() if view.step == "lists" else (),
            outcome=self.outcome(),
        )

    def outcome(self) -> sc.Outcome | None:
        if self.view.ending is None:
            return None
        winners = self.view.ending.winners
        told = self.say("won", side=side(winners[0])) if winners else self.say("drawn")
        return sc.Outcome(told, clause=self.view.ending.clause, won=self.view.viewer in winners)

    def caution(self, clause: str) -> sc.Caution | None:
        return sc.Caution(self.title.reason(clause, self.lang), clause) if clause else None

    def seat(self, seat: int) -> sc.Seat:
        """A side's mat; a face for each card that the viewer knows."""
        view, cards = self.view, []
        for kind, name in enumerate(self.kit.cards):
            for copy in range(view.hand[kind] if seat == view.viewer else 0):
                called = self.say(f"card-{name}")
                sign = sc.Sign(f"icons/{self.kit.icons[name]}", "panel", "argent")
                face = sc.Face(called, sign, text=self.say(f"effect-{name}"))
                cards.append(sc.Card(f"hand.{name}" + f".{copy}" * (copy > 0), called, face))
        state: sc.SeatState = "here" if seat in view.asked else ""
        held = self.say("hand-size", count=view.hand_sizes[seat])
        name = self.say(side(seat))
        return sc.Seat(f"side.{SIDES[seat]}", name, hand_note=held, state=state, hand=tuple(cards), number=seat)

    def zone(self, zone: int) -> sc.Zone:
        (x, y), name = self.kit.places[zone], self.kit.zones[zone]
        corners = ((-1, -0.5), (0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5))
        stacks = [
            self.stack(f"zone.{name}.{SIDES[owner]}", owner, unit, count, self.picked(owner, zone, unit))
            for owner in (0, 1)
            for unit, count in enumerate(self.view.zones[zone][owner])
            if count
        ]
        note = self.say("battle") if zone == self.view.field else ""
        outline = tuple((x + REACH * a, y + REACH * b) for a, b in corners)
        return sc.Zone(f"zone.{name}", self.say(f"zone-{name}"), (x, y), outline, tuple(stacks), note)

    def picked(self, owner: int, zone: int, unit: int) -> int:
        """How many units of a stack are in the viewer's open row."""
        here = self.view.field if self.view.step == "hits" else self.view.origin
        return self.view.row[unit] if owner == self.view.viewer and zone == here else 0

    def stack(self, place: str, owner: int, unit: int, count: int, picked: int) -> sc.Stack:
        name = self.kit.units[unit]
        label, one = (self.say(f"unit-{name}", count=number) for number in (count, 1))
        sign, ground = f"icons/{self.kit.icons[name]}", TINCTURES[owner]
        pieces = tuple(sc.Piece(f"{place}.{name}.{i}", one, sign, ground, chosen=i < picked) for i in range(count))
        return sc.Stack(f"{place}.{name}", f"{self.say(side(owner))}: {label}", pieces)

    def sale(self) -> tuple[sc.Tray, ...]:
        """The units for sale, with how many of each the viewer has in his list."""
        wares, ground = [], TINCTURES[max(self.view.viewer, 0)]
        for name, count in zip(self.kit.units, self.view.row or [0] * len(self.kit.units), strict=True):
            label, sign = self.say(f"unit-{name}", count=count), f"icons/{self.kit.icons[name]}"
            wares.append(sc.Piece(f"shop.{name}", label, sign, ground, value=str(count)))
        return (sc.Tray("shop", self.say("shop", points=self.view.points), tuple(wares)),)
