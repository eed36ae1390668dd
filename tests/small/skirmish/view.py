"""What one viewer may know, built up from nothing."""

from __future__ import annotations

from wartable.core.step_view import step_facts
from wartable.core.view import View

from . import codes as c
from .state import SkirmishState

Counts = tuple[int, ...]


class SkirmishView(View, frozen=True):
    """The whole table. A row, a march in the making and the faces of cards are their owner's alone."""

    step: str
    round: int
    left: int
    active: int
    zones: tuple[tuple[Counts, Counts], ...]  # for each zone the units of red and of blue
    field: int
    owed: tuple[int, int]
    hand_sizes: tuple[int, int]
    played: Counts
    hand: Counts
    row: Counts
    origin: int
    points: int


def view(s: SkirmishState, viewer: int) -> SkirmishView:
    """All that `viewer` may know of a position."""
    battling = len(s.stack) > 1
    return SkirmishView(
        title="skirmish",
        seats=2,
        **step_facts(s, viewer, c.CLAUSES, s.kit.words),
        step=s.doing().name,
        round=max(1, (s.turn + 1) // 2),
        left=s.left,
        active=s.active(),
        zones=tuple((tuple(s.group(0, zone)), tuple(s.group(1, zone))) for zone in range(len(s.kit.zones))),
        field=s.field if battling else -1,
        owed=(s.owed[0], s.owed[1]) if battling and s.step() != c.REACT else (0, 0),
        hand_sizes=(sum(s.hand(0)), sum(s.hand(1))),
        played=tuple(s.kit.copies[k] - s.pile[k] - s.hand(0)[k] - s.hand(1)[k] for k in range(len(s.pile))),
        hand=tuple(s.hand(viewer)) if viewer >= 0 else (),
        row=tuple(s.row(viewer)) if viewer >= 0 else (),
        origin=s.origin if viewer in s.deciders() else -1,
        points=s.points(viewer) if viewer >= 0 and s.step() == c.LISTS else 0,
    )
