"""Counters as they are drawn: units, commanders, chits and the stacks that they stand in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from wartable.core.scene import Piece, Stack, Token
from wartable.core.scene.ids import thing
from wartable.core.text.messages import Phrase
from wartable.titles.gradisca.codes.things import ARMIES, corps_id, unit_id, zone_id
from wartable.titles.gradisca.view import Corps, Counter, ZoneView

if TYPE_CHECKING:
    from wartable.titles.gradisca.scene import GradiscaTable

SIGNS = {"infantry": "infantry", "cavalry": "cavalry", "artillery": "artillery"}


class Counters:
    """Makes pieces from what the view says of units, and what the content prints on them."""

    def __init__(self, desk: GradiscaTable) -> None:
        self.desk = desk

    @cached_property
    def units(self) -> dict[str, Any]:
        """The combat units of the content by their ids."""
        return {one["id"]: one for one in self.desk.kit.data["units.json"]["units"]}

    @cached_property
    def leaders(self) -> dict[str, Any]:
        """The commanders of the content by their ids."""
        return {one["id"]: one for one in self.desk.kit.data["units.json"]["commanders"]}

    @cached_property
    def commands(self) -> dict[str, Any]:
        """The commands of the content by their ids."""
        return {one["id"]: one for one in self.desk.kit.data["units.json"]["commands"]}

    def sign(self, unit: str) -> str:
        """Return the drawing on a unit."""
        row = self.units[unit]
        kind = SIGNS.get(row["type"])
        return f"units/{kind}-{row['class']}" if kind else "units/sappers"

    def person(self, leader: str, back: bool) -> dict[str, Any]:
        """Return who commands: the man on the front, or on the back the one who replaced him."""
        row: dict[str, Any] = self.leaders[leader]
        second: dict[str, Any] | None = row["replacement"]
        return second if back and second is not None else row

    def value(self, unit: str, back: bool) -> str:
        """Return what is printed at the foot of a counter."""
        if unit in self.leaders:
            return str(self.person(unit, back)["leadership"])
        row = self.units[unit]
        side = row["disorganised"] if back and row["disorganised"] is not None else row["good"]
        return str(side["print"])

    def row(self, unit: str) -> dict[str, Any]:
        """What the content says of a unit or commander."""
        found: dict[str, Any] = self.units.get(unit) or self.leaders[unit]
        return found

    def name(self, unit: str, back: bool = False) -> str:
        """Return what a counter is called."""
        if back and unit in self.leaders and self.leaders[unit]["replacement"] is not None:
            return self.desk(f"replacement-{unit}")
        return self.desk(f"counter-{unit}")

    def ident(self, unit: str) -> str:
        """Return what a counter is called as a thing of the scene."""
        return unit_id(unit, unit in self.leaders)

    def piece(
        self, unit: str, back: bool = False, *, chosen: bool = False, marks: tuple[str, ...] = (), ident: str = ""
    ) -> Piece:
        """Return a counter with one of its sides up."""
        leader = unit in self.leaders
        row = self.row(unit)
        command = self.commands[row["command"]]
        band, value = f"corps-{command['id']}", self.value(unit, back)
        ident = ident or self.ident(unit)
        if leader:
            man = self.person(unit, back)
            label = self.desk("scene-leader", unit=self.name(unit, back), value=value)
            ground = f"nation-{command['nation']}"
            return Piece(
                ident,
                label,
                f"commanders/{man['id']}",
                ground,
                band,
                value=value,
                shape="round",
                chosen=chosen,
                name=man["short"],
                marks=marks,
                word=unit,
            )
        worn = back and row["disorganised"] is not None
        label = self.desk("scene-unit", unit=self.name(unit), value=value, worn="yes" if worn else "no")
        note, corner = ("L" if row["light"] else ""), ("CER" if row["class"] == "cernide" else "")
        return Piece(
            ident, label, self.sign(unit), f"nation-{row['nation']}", band, command["letters"], value, note,
            worn=worn, chosen=chosen, corner=corner, marks=marks, word=unit,
        )  # fmt: skip

    def counter(self, one: Counter) -> Piece:
        """Return a counter on the map: chosen ones are in the viewer's row, marching ones on their way."""
        marks = ("markers/activated",) if one.acted else ()
        if not one.out:
            return self.piece(one.unit, one.back, chosen=one.picked or one.marching, marks=marks)
        marks = (*marks, "markers/out-of-supply")
        piece = self.piece(one.unit, one.back, chosen=one.picked or one.marching, marks=marks)
        return replace(piece, label=piece.label + self.desk("scene-out"))

    def chit(self, corps: Corps) -> Piece:
        """Return the chit of a corps."""
        command = self.commands[corps.corps]
        name = self.desk(f"corps-{corps.corps}")
        ground, band = f"nation-{command['nation']}", f"corps-{corps.corps}"
        return Piece(
            corps_id(corps.corps), self.desk("scene-chit", corps=name), "", ground, band, shape="hex", name=name
        )

    def stacks(self, zone: ZoneView) -> tuple[Stack, ...]:
        """Return what stands in a zone: a stack for each side, which only a battle brings together."""
        return tuple(
            self.stack(zone, side, [one for one in zone.units if one.side == side])
            for side in range(2)
            if any(one.side == side for one in zone.units)
        )

    def stack(self, zone: ZoneView, side: int, counters: Sequence[Counter]) -> Stack:
        """Return the counters of a side: the strongest on top, its best commander at the upper left."""
        kit = self.desk.kit
        leaders = sorted((one for one in counters if one.unit in self.leaders), key=lambda one: -one.attack)
        others = sorted(
            (one for one in counters if one.unit not in self.leaders),
            key=lambda one: (-one.attack, kit.units.index(one.unit)),
        )
        first = leaders[0] if leaders else None
        names = [Phrase(f"counter-{one.unit}") for one in (*leaders, *others)]
        head = self.desk("scene-stack-head", side=Phrase(f"side-{ARMIES[side]}"), count=len(others))
        label = self.desk("scene-stack", head=head, units=names)
        guns = any(self.units[one.unit]["type"] == "artillery" for one in others)
        token = Token(
            "block" if side else "shield",
            f"nation-{ARMIES[side]}",
            str(len(others)),
            str(first.attack) if first is not None else "",
            "*" if guns else "",
        )
        pieces = tuple(self.counter(one) for one in (*others, *leaders[1:]))
        leader = self.counter(first) if first is not None else None
        return Stack(thing("stack", zone.zone, ARMIES[side]), label, pieces, leader=leader, token=token, head=head)

    def home(self, unit: str) -> str:
        """Return the zone that a counter stands in, as a thing; empty for one off the map."""
        for zone in self.desk.view.zones:
            if any(one.unit == unit for one in zone.units):
                return zone_id(zone.zone)
        return ""
