"""Positions of Gradisca for tests: small forces on the real map, an activation under way, dice dictated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import wartable
from wartable import Refused, Scripted
from wartable.core.rules.chance import Seeded

GRADISCA = wartable.title("gradisca")
VENICE, AUSTRIA = 0, 1
Words = Mapping[str, Any]
Game = Any  # a table: its state, view and kit are Gradisca's own


def side(corps: str) -> int:
    """The seat of a corps."""
    return AUSTRIA if corps.startswith("a_") else VENICE


def words(
    units: Mapping[str, str],
    corps: str = "v_giustiniani",
    step: str = "zone_open",
    hands: Sequence[Sequence[str]] = ((), ()),
    **more: Any,
) -> dict[str, Any]:
    """A position in words: an activation of a corps that stands at its option, its orders or in an open zone."""
    seat = side(corps)
    stack = [["next_chit", 0], ["activation_end", seat]]
    stack += [["choosing", seat]] if step == "choosing" else [["orders", seat]]
    stack += [["zone_open", seat]] if step == "zone_open" else []
    found: dict[str, Any] = {"stack": stack, "corps": corps, "units": dict(units)}
    found["armies"] = [{"hand": list(hand)} for hand in hands]
    if step != "options":
        found |= {"option": 1, "allowed": 2, "budget": 1}
    if step == "zone_open":
        here = more.get("open") or next(place.split()[0] for place in units.values())
        zones = dict(more.pop("zones", {}))
        zones[here] = {**zones.get(here, {}), "opened": True}
        found |= {"open": here, "zones": zones, "zones_begun": True, "budget": 0}
    options = more.pop("options", {})
    return {"seats": 2, "options": options, **found, **more}


def at(position: Words, *dice: int | str) -> Game:
    """A table at a position; what chance gives first is dictated."""
    return GRADISCA.position(position, chance=Scripted(*dice, then=Seeded(1)))


def opened(seed: int) -> Game:
    """A new game."""
    return GRADISCA.open(2, seed=seed)


def play(table: Game, *choices: str) -> Game:
    """Play choices in words, each by the seat that is asked."""
    for choice in choices:
        table.act(table.deciders[0], choice)
    return table


def refusal(table: Game, choice: str, seat: int | None = None) -> str:
    """The clause that forbids a choice; empty if it is legal."""
    found = table.why_not(table.deciders[0] if seat is None else seat, choice)
    return "" if found is None else found.clause


def offered(table: Game) -> list[str]:
    """What the seat that is asked may play, in words."""
    return [choice.text for choice in table.choices(table.deciders[0])]


def where(table: Game, unit: str) -> str:
    """A unit's words in the position, or "pool"."""
    found = table.state.to_dict()["units"]
    assert isinstance(found, dict)
    return str(found.get(unit, "pool"))


def wall(table: Game, name: str) -> dict[str, int]:
    """A wall's words in the position: what differs from the printed one."""
    found = table.state.to_dict()["walls"]
    assert isinstance(found, dict)
    return dict(found.get(name, {}))


def zone(table: Game, name: str) -> dict[str, Any]:
    """A zone's words in the position."""
    found = table.state.to_dict()["zones"]
    assert isinstance(found, dict)
    return dict(found.get(name, {}))


def points(table: Game) -> list[int]:
    """The points of both sides."""
    return [int(table.state.points[seat]) for seat in (0, 1)]


def refused(table: Game, choice: str) -> bool:
    """Whether a choice is refused when it is played, and nothing changes."""
    before = table.state.to_dict()
    try:
        table.act(table.deciders[0], choice)
    except Refused:
        return bool(table.state.to_dict() == before)
    return False


def advanced(
    units: Mapping[str, str],
    corps: str = "v_giustiniani",
    *,
    step: str = "orders",
    morale: Sequence[int] = (8, 7),
    camps: Sequence[str] = ("trivignano", "goritia"),
    hands: Sequence[Sequence[str]] = ((), ()),
    options: Mapping[str, str] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position of the Advanced game: like `words`, at the orders of a corps unless a step is named."""
    found = words(units, corps, step, hands, options={"mode": "advanced", **(options or {})}, **more)
    for seat in (VENICE, AUSTRIA):
        found["armies"][seat] |= {"morale": morale[seat], "camp": camps[seat]}
    return found


def led(commander: str, zones: int, **more: Any) -> dict[str, Any]:
    """What stands in a position whose activation is led by a commander."""
    return {"option": 3, "leader": commander, "budget": zones, "allowed": 1, **more}


def in_zone(table: Game, zone: str, *choices: str) -> Game:
    """Open a zone and play choices there."""
    return play(table, f"open {zone}", *choices)


def morale(table: Game) -> list[int]:
    """The morale of both armies."""
    return [int(value) for value in table.state.morale]


def camp(table: Game, seat: int) -> str:
    """A camp's words in the position."""
    found = table.state.to_dict()["armies"]
    assert isinstance(found, list)
    return str(found[seat]["camp"])


def asked(table: Game) -> str:
    """The step that asks."""
    return str(table.state.doing().name)
