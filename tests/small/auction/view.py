"""What one viewer may know of an auction, built up from nothing, and what is drawn of it."""

from __future__ import annotations

from dataclasses import replace

from wartable.core import scene as sc
from wartable.core.desk import Desk
from wartable.core.scene.ids import thing
from wartable.core.step_view import step_facts
from wartable.core.view import View

from . import kit as k
from .state import AuctionState

Counts = tuple[int, ...]


class AuctionView(View, frozen=True):
    """The whole table for one viewer."""

    phase: str
    round: int
    auctioneer: int
    lot: int
    lots: Counts
    sizes: Counts
    shown: tuple[Counts, ...]
    tabled: tuple[Counts, ...]
    discard: Counts
    pile: int
    hand: Counts
    rows: tuple[Counts, ...]  # the viewer's own and the partner's; empty for the others


def view(s: AuctionState, viewer: int) -> AuctionView:
    """All that `viewer` may know of a position."""
    ours = [seat for seat in range(4) if viewer >= 0 and seat % 2 == viewer % 2]
    return AuctionView(
        title="auction",
        seats=4,
        **step_facts(s, viewer, k.CLAUSES, k.NOTATION),
        phase=s.doing().name,
        round=s.round,
        auctioneer=s.auctioneer(),
        lot=s.lot if s.phase in (k.PLEDGING, k.HAMMER) else -1,
        lots=tuple(s.lots),
        sizes=tuple(sum(s.of(s.hands, seat)) for seat in range(4)),
        shown=tuple(tuple(s.of(s.shown, seat)) for seat in range(4)),
        tabled=tuple(tuple(s.of(s.tabled, seat)) for seat in range(4)),
        discard=tuple(s.discard),
        pile=sum(s.pile),
        hand=tuple(s.of(s.hands, viewer)) if viewer >= 0 else (),
        rows=tuple(tuple(s.of(s.rows, seat)) if seat in ours else () for seat in range(4)),
    )


class AuctionDesk(Desk[k.AuctionKit, AuctionView]):
    """What of a view looks like Auction; prompt, choices and near misses are drawn by core."""

    def scene(self) -> sc.Scene:
        """The whole scene, the viewer at the foot."""
        view, around = self.view, self.around(range(4))
        trays = [sc.Tray("lots", self("lots"), tuple(self.lot(number) for number in range(len(k.LOTS))))]
        trays += [self.tray("tabled", seat, view.tabled[seat]) for seat in around if any(view.tabled[seat])]
        trays += [self.tray("row", seat, view.rows[seat]) for seat in around if any(view.rows[seat])]
        return replace(super().scene(), seats=tuple(map(self.mat, around)), trays=tuple(trays))

    def done(self, code: int) -> bool:
        return code // k.WIDTH in (k.SEAL, k.PASS)

    def cards(self, name: str, counts: Counts, chosen: Counts = (0,) * k.K) -> tuple[sc.Card, ...]:
        """A card for each copy, those that are picked marked."""
        out = []
        for card, count, picked in zip(k.CARDS, counts, chosen, strict=True):
            called = self(f"card-{card}")
            face = sc.Face(called, sc.Sign("", "panel", "or"), value=self(f"value-{card}"))
            out += [sc.Card(thing(name, card, i), called, face, chosen=i >= count - picked) for i in range(count)]
        return tuple(out)

    def mat(self, seat: int) -> sc.Seat:
        """A seat with what the viewer knows of its hand."""
        view = self.view
        hand = self.cards("hand", view.hand, view.rows[seat]) if seat == view.viewer else ()
        note = self("hand-size", count=view.sizes[seat], auctioneer="yes" if seat == view.auctioneer else "no")
        return replace(super().mat(seat), hand_note=note, hand=hand)

    def tray(self, name: str, seat: int, counts: Counts) -> sc.Tray:
        """A seat's cards on the table."""
        ident = thing(name, seat)
        return sc.Tray(ident, self(f"tray-{name}", seat=self(f"seat-{k.SEATS[seat]}")), self.cards(ident, counts))

    def lot(self, number: int) -> sc.Card:
        """A lot, and what became of it."""
        name, fate = self(f"lot-{k.LOTS[number]}"), self(f"fate-{k.FATES[self.view.lots[number]]}")
        face = sc.Face(name, sc.Sign("", "panel", "azure"), text=fate)
        ident, up = thing("lot", k.LOTS[number]), number == self.view.lot
        return sc.Card(ident, f"{name}, {fate}", face, chosen=up, caption=(fate,))
