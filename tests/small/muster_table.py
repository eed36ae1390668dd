"""Short ways to open a table of Muster and to look at its rows."""

from __future__ import annotations

from tests.small.muster import TITLE, codes as c
from wartable import Table

NORTH, SOUTH = 0, 1
LIST = "list 1 1 captain 1 3 pike"


def code(company: int, unit: int) -> int:
    """The pick of a unit for a company, both from 0."""
    return c.ADD * c.WIDTH + company * c.UNITS + unit


CAPTAIN, PIKE, HORSE = code(0, 0), code(0, 1), code(0, 2)


def opened(**options: object) -> Table:
    return TITLE.open(2, options, seed=1)


def fighting(**options: object) -> Table:
    """A table whose lists are opened, before the first battle."""
    table = opened(**options)
    for seat in (NORTH, SOUTH):
        table.act(seat, LIST)
    return table


def row(table: Table, seat: int) -> list[int]:
    return table.history.drafts[seat]


def told(table: Table, seat: int, lang: str = "en") -> list[str]:
    return [phrase.say(table.messages, lang) for to, phrase in table.notices if to == seat]
