"""What one viewer may know of an auction, built up from nothing."""

from __future__ import annotations

from wartable.core.answers import ending, step_answers
from wartable.core.text.messages import Phrase
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
    step = s.doing()
    asked = step.known_asked(s, viewer)
    waits = asked and viewer not in asked
    choices, near_misses = step_answers(s, viewer, k.CLAUSES, k.NOTATION)
    ours = [seat for seat in range(4) if viewer >= 0 and seat % 2 == viewer % 2]
    return AuctionView(
        title="auction",
        viewer=viewer,
        seats=4,
        asked=asked,
        prompt=Phrase("prompt-wait", seats=[player(one) for one in asked]) if waits else step.prompt(s, viewer),
        detail=None,
        choices=choices,
        near_misses=near_misses,
        ending=ending(s, k.CLAUSES),
        phase=step.name,
        round=s.round,
        auctioneer=s.auctioneer(),
        lot=s.lot if s.phase in (k.PLEDGING, k.HAMMER) else -1,
        lots=tuple(s.lots),
        sizes=tuple(s.size(seat) for seat in range(4)),
        shown=tuple(tuple(s.of(s.shown, seat)) for seat in range(4)),
        tabled=tuple(tuple(s.of(s.tabled, seat)) for seat in range(4)),
        discard=tuple(s.discard),
        pile=sum(s.pile),
        hand=tuple(s.of(s.hands, viewer)) if viewer >= 0 else (),
        rows=tuple(tuple(s.of(s.rows, seat)) if seat in ours else () for seat in range(4)),
    )


def player(seat: int) -> Phrase:
    """What a seat is called."""
    return Phrase(f"seat-{k.SEATS[seat]}")
