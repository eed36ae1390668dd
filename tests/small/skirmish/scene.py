"""The table as it is drawn: a board of zones with stacks upon it, two mats, a hand, the units for sale."""

from __future__ import annotations

from dataclasses import replace

from wartable.core import scene as sc
from wartable.core.desk import Desk
from wartable.core.scene.ids import hand_ids, thing

from . import codes as c
from .kit import SIDES, SkirmishKit, side
from .view import SkirmishView

REACH = 92.0
CORNERS = ((-1, -0.5), (0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5))
TINCTURES = ("gules", "azure")


class SkirmishDesk(Desk[SkirmishKit, SkirmishView]):
    """What of a view looks like Skirmish; prompt, choices and near misses are drawn by core."""

    def scene(self) -> sc.Scene:
        """The whole scene."""
        view = self.view
        zones = tuple(map(self.zone, range(len(view.zones))))
        return replace(
            super().scene(),
            subtitle=self("subtitle", round=view.round),
            seats=(self.mat(self.foot), self.mat(1 - self.foot)),
            boards=(sc.Board("map", self("map"), self.kit.ground, zones),),
            trays=self.sale() if view.step == "lists" else (),
        )

    def done(self, code: int) -> bool:
        return code // c.WIDTH in (c.SEAL, c.END, c.PASS)

    def ended(self, winners: tuple[int, ...]) -> str:
        return self("won", side=side(winners[0])) if winners else self("drawn")

    def hand(self) -> list[str]:
        """The cards that the viewer holds: a choice can be clicked on each of equal ones."""
        return [name for kind, count in enumerate(self.view.hand) for name in [self.kit.cards[kind]] * count]

    def mat(self, seat: int) -> sc.Seat:
        """A side's mat; a face for each card that the viewer knows."""
        view, cards = self.view, []
        for ident, name in hand_ids(self.hand() if seat == view.viewer else ()):
            called = self(f"card-{name}")
            sign = sc.Sign(f"icons/{self.kit.icons[name]}", "panel", "argent")
            cards.append(sc.Card(ident, called, sc.Face(called, sign, text=self(f"effect-{name}"))))
        held = self("hand-size", count=view.hand_sizes[seat])
        return replace(super().mat(seat), hand_note=held, hand=tuple(cards))

    def zone(self, zone: int) -> sc.Zone:
        """A zone of the board with its stacks."""
        (x, y), name = self.kit.places[zone], self.kit.zones[zone]
        stacks = [
            self.stack(thing("zone", name, SIDES[owner]), owner, unit, count, self.picked(owner, zone, unit))
            for owner in (0, 1)
            for unit, count in enumerate(self.view.zones[zone][owner])
            if count
        ]
        note = self("battle") if zone == self.view.field else ""
        outline = tuple((x + REACH * a, y + REACH * b) for a, b in CORNERS)
        return sc.Zone(thing("zone", name), self(f"zone-{name}"), (x, y), outline, tuple(stacks), note)

    def picked(self, owner: int, zone: int, unit: int) -> int:
        """How many units of a stack are in the viewer's open row."""
        here = self.view.field if self.view.step == "hits" else self.view.origin
        return self.view.row[unit] if owner == self.view.viewer and zone == here else 0

    def stack(self, place: str, owner: int, unit: int, count: int, picked: int) -> sc.Stack:
        """A side's units of one kind, those that are picked marked."""
        name = self.kit.units[unit]
        label, one = (self(f"unit-{name}", count=number) for number in (count, 1))
        sign, ground = f"icons/{self.kit.icons[name]}", TINCTURES[owner]
        pieces = tuple(sc.Piece(thing(place, name, i), one, sign, ground, chosen=i < picked) for i in range(count))
        return sc.Stack(thing(place, name), f"{self.say(side(owner))}: {label}", pieces)

    def sale(self) -> tuple[sc.Tray, ...]:
        """The units for sale, with how many of each the viewer has listed."""
        wares, ground = [], TINCTURES[self.foot]
        for name, count in zip(self.kit.units, self.view.row or [0] * len(self.kit.units), strict=True):
            label, sign = self(f"unit-{name}", count=count), f"icons/{self.kit.icons[name]}"
            wares.append(sc.Piece(thing("shop", name), label, sign, ground, value=str(count)))
        return (sc.Tray("shop", self("shop", points=self.view.points), tuple(wares)),)
