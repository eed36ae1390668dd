"""Secret lists, built by both sides at the same time (rulebook: Lists)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wartable.core.rules.log import Log

from .. import codes as c
from . import march

if TYPE_CHECKING:
    from ..state import SkirmishState


def offers(s: SkirmishState, seat: int) -> list[int]:
    """Every unit, and the seal."""
    return [*(c.BUY * c.WIDTH + unit for unit in range(len(s.kit.units))), c.SEAL * c.WIDTH]


def play(s: SkirmishState, seat: int, verb: int, unit: int, log: Log) -> None:
    """A purchase only selects. A seal waits for the other side's; then one entry opens both lists (SK-LIST-04)."""
    if verb == c.BUY:
        s.pick(seat, unit)
        return
    s.sealed[seat] = 1
    if s.sealed == [1, 1]:
        log.tell(c.OPENED, [s.packed(0), s.packed(1)])
        for side, camp in enumerate(s.kit.camps):
            s.place(side, camp)
        march.begin(s, 0, log)
