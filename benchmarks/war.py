"""A war at the server: what seeing it, making its scene and painting it cost, at the set-up and in a siege."""

from __future__ import annotations

from collections.abc import Callable

import wartable
from benchmarks.measure import Rate, often
from wartable import paint
from wartable.core.table.table import Table

NAME = "gradisca"


def begun() -> Table:
    """The Basic game as it is set up."""
    return wartable.title(NAME).open(2, {"mode": "basic"}, seed=1)


def besieged() -> Table:
    """The first of the openings: guns and mines before the walls of Gradisca."""
    title = wartable.title(NAME)
    return title.position({"seats": 2, **title.openings[0], "options": {"mode": "basic"}}, seed=1)


def painted(table: Callable[[], Table], seconds: float) -> Rate:
    """View, scene and painting for who is asked, as the table's page gets them."""
    seen = table()
    seat, ground = seen.deciders[0], f"/art/{NAME}/ground/"

    def show() -> None:
        paint.parts(seen.scene(seat), ground_url=ground, rules_url=f"/rules/{NAME}", home_url="/", terse=True)

    return Rate(often(show, seconds))


BENCHES: dict[str, Callable[[float], Rate]] = {
    "gradisca set-up painted": lambda seconds: painted(begun, seconds),
    "gradisca siege painted": lambda seconds: painted(besieged, seconds),
}
