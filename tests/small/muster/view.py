"""What one viewer may know of Muster, and the desk that draws it."""

from __future__ import annotations

from dataclasses import replace

from wartable.core import scene as sc
from wartable.core.desk import Desk
from wartable.core.scene.ids import thing
from wartable.core.step_view import step_facts
from wartable.core.view import View

from . import codes as c
from .kit import MusterKit
from .state import MusterState

Companies = tuple[tuple[int, ...], ...]


class MusterView(View, frozen=True):
    """The lists once they are opened; a row is its owner's alone."""

    step: str
    battle: int
    won: tuple[int, ...]
    lists: tuple[Companies, ...]  # of each seat; while lists are made, of the viewer alone
    row: tuple[int, ...]
    spent: int


def view(s: MusterState, viewer: int) -> MusterView:
    """All that `viewer` may know of a position."""
    making = s.step() == c.LISTS
    kinds = len(s.kit.units)

    def companies(counts: list[int], seat: int) -> Companies:
        begin = seat * c.SLOTS * kinds
        found = [tuple(counts[begin + slot * kinds : begin + (slot + 1) * kinds]) for slot in range(c.SLOTS)]
        return tuple(found)

    hidden = companies([0] * len(s.lists), 0)
    own = [companies(s.rows, seat) if seat == viewer else hidden for seat in (0, 1)]
    return MusterView(
        title="muster",
        seats=2,
        **step_facts(s, viewer, c.CLAUSES, s.kit.words),
        step=s.doing().name,
        battle=s.battle,
        won=tuple(s.won),
        lists=tuple(own) if making else tuple(companies(s.lists, seat) for seat in (0, 1)),
        row=tuple(s.row(viewer)) if viewer >= 0 else (),
        spent=s.spent[viewer] if making and viewer >= 0 else 0,
    )


class MusterDesk(Desk[MusterKit, MusterView]):
    """Seats with their companies as slots, the units on sale in a tray, the own list to download."""

    def scene(self) -> sc.Scene:
        view = self.view
        wares = tuple(
            sc.Piece(thing("unit", name), self(f"unit-{name}"), "", "argent", value=str(self.kit.cost[i]))
            for i, name in enumerate(self.kit.units)
        )
        first = max(view.viewer, 0)
        slots = tuple(
            sc.Piece(thing("company", slot + 1), self.company(first, slot), "", "argent") for slot in range(c.SLOTS)
        )
        listed = self.listed(first)
        return replace(
            super().scene(),
            subtitle=self("subtitle", battle=view.battle),
            seats=(self.mat(self.foot), self.mat(1 - self.foot)),
            trays=(sc.Tray("sale", self("sale"), wares), sc.Tray("companies", self("companies"), slots)),
            forms=self.forms(),
            downloads=(sc.Download("list.txt", "text/plain", listed, self("download-list")),) if listed else (),
        )

    def company(self, seat: int, slot: int) -> str:
        """What a company is called: its own name, or its number."""
        return self.names.get(thing("company", c.SEATS[seat], slot + 1), self("company", number=slot + 1))

    def forms(self) -> tuple[sc.Form, ...]:
        """A list can be brought along while lists are made."""
        if self.view.step != "lists" or not self.mine:
            return ()
        fields = (
            sc.Field("file", self("field-file"), "file", limit=4000),
            sc.Field("replace", self("field-replace"), "switch", "true"),
        )
        return (sc.Form("import", self("form-import"), fields, self("form-send")),)

    def listed(self, seat: int) -> str:
        """The seat's list as a text: company, number and name of each sort of unit."""
        lines = []
        for slot, company in enumerate(self.view.lists[seat]):
            for unit, count in enumerate(company):
                if count:
                    lines.append(f"{slot + 1} {count} {self.kit.units[unit]}\n")
        return "".join(lines)

    def mat(self, seat: int) -> sc.Seat:
        told = [self.company(seat, slot) for slot, company in enumerate(self.view.lists[seat]) if any(company)]
        return replace(super().mat(seat), note=", ".join(told), hand_note=self("won", count=self.view.won[seat]))
