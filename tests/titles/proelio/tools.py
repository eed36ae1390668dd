"""Short ways to set up a position of Proelio and to look at it."""

from __future__ import annotations

from typing import Any

import pytest

import wartable
from wartable.core.table import Table
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.cards import CARD_IDS, KINDS
from wartable.titles.proelio.position import DISCARD, HANDS
from wartable.titles.proelio.state import ProelioState


def house(
    hand: str = "", fort: str | None = None, plague: bool = False, waiting: str = "", level: int = 4, turn: int = 1
) -> dict[str, Any]:
    """A House: hand and waiting attacks as words, the attacks laid at `level`."""
    attacks = [{"card": card, "level": level, "turn": turn} for card in waiting.split()]
    return {"hand": hand.split(), "fortification": fort, "plague": plague, "waiting": attacks}


def at(*houses: dict[str, Any], draws: str = "", options: dict[str, Any] | None = None, **fields: Any) -> Table:
    """A table at seat 0's action (or as `fields` say), with the next draws dictated."""
    data = {"seats": max(3, len(houses)), "memory": None, "options": options or {}, "houses": list(houses), **fields}
    chance = wartable.Scripted(*draws.split(), then=wartable.Seeded(1))
    return TITLE.position(data, chance=chance)


def attacked(attack: str, defender: dict[str, Any], attacker: dict[str, Any] | None = None, **more: Any) -> Table:
    """Seat 0 is to deploy against an attack that seat 2 laid before it, three Houses at the table."""
    level = more.pop("level", 4)
    defender = {**defender, "waiting": house(waiting=attack, level=level)["waiting"]}
    return at(defender, house("resources"), attacker or house("resources resources"), step="deploy", **more)


def allied(*houses: dict[str, Any], options: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Four Houses in pairs, seat 0 at its action."""
    full = [*houses, *[house("soldiers")] * (4 - len(houses))]
    return at(*full, options={"mode": "allied_houses", **(options or {})}, **fields)


def state(table: Table) -> ProelioState:
    """The position, typed."""
    assert isinstance(table.state, ProelioState)
    return table.state


def hand(table: Table, seat: int) -> list[str]:
    """A hand by names, in the order of kinds."""
    s = state(table)
    return [CARD_IDS[k] for k in range(KINDS) for _ in range(s.cards[HANDS + seat * KINDS + k])]


def discards(table: Table) -> list[str]:
    """Both discard piles by names."""
    s = state(table)
    return [CARD_IDS[k] for k in range(KINDS) for _ in range(s.cards[DISCARD + k])]


def level(table: Table, seat: int) -> int:
    """A House's level."""
    return state(table).levels[seat]


def texts(table: Table, seat: int = 0) -> list[str]:
    """What a seat may play, in words."""
    return [choice.text for choice in table.choices(seat)]


def verbs(table: Table, seat: int = 0) -> set[str]:
    """The first words of what a seat may play."""
    return {text.split()[0] for text in texts(table, seat)}


def refused(table: Table, seat: int, action: str) -> str:
    """The clause that refuses an action; checks that nothing changes by trying."""
    before = table.state.to_dict()
    with pytest.raises(wartable.Refused) as caught:
        table.act(seat, action)
    assert table.state.to_dict() == before
    answer = table.why_not(seat, action)
    assert answer is not None
    assert answer.clause == caught.value.clause
    return caught.value.clause


def play(table: Table, *moves: str) -> None:
    """Plays choices in words, each by the seat that is asked."""
    for move in moves:
        table.act(table.deciders[0], *table.title.parse(move))
