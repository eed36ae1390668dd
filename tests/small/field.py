"""Short ways to set up a position of Skirmish and to look at it."""

from __future__ import annotations

from typing import Any

from tests.small.skirmish import TITLE
from tests.small.skirmish.state import SkirmishState
from tests.small.skirmish.view import SkirmishView
from wartable import Scripted, Seeded, Table

RED, BLUE = 0, 1


def at(
    red: dict[str, Any] | None = None,
    blue: dict[str, Any] | None = None,
    dice: tuple[int | str, ...] = (),
    *,
    hands: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Table:
    """Red to march, with the next dice dictated; each side has a foot in its camp besides what is given."""
    units = {"red": {"red_camp": {"foot": 1}, **(red or {})}, "blue": {"blue_camp": {"foot": 1}, **(blue or {})}}
    place = {"stack": [["march", "red"]], "turn": 1, "left": 2, **fields}
    data = {"seats": 2, "options": options or {}, "units": units, "hands": hands or {}, **place}
    return TITLE.position(data, chance=Scripted(*dice, then=Seeded(5)))


def units(table: Table, side: int, zone: str) -> dict[str, int]:
    kit = state(table).kit
    group = state(table).group(side, kit.zones.index(zone))
    return {name: count for name, count in zip(kit.units, group, strict=True) if count}


def state(table: Table) -> SkirmishState:
    assert isinstance(table.state, SkirmishState)
    return table.state


def view(table: Table, viewer: int) -> SkirmishView:
    found = table.view(viewer)
    assert isinstance(found, SkirmishView)
    return found


def clause_of(table: Table, seat: int, action: str | int) -> str:
    refusal = table.why_not(seat, action)
    assert refusal is not None
    return refusal.clause


def texts(table: Table, seat: int) -> list[str]:
    return [choice.text for choice in table.choices(seat)]
