"""A long army list at the server: what a click, the undo of the first pick, an import and the dashboard cost.

Each is played at a table, painted, and what looks different is found and compressed, as for a page on the line.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from itertools import cycle

import wartable
from benchmarks.measure import Rate, often
from wartable import paint
from wartable.core.table.table import Table
from wartable.server.render.cache import PaintedPart
from wartable.server.socket.client_parts import ClientParts
from wartable.titles.campaign.view import CampaignView

COMPANIES = 8
PLATOONS = 4
LATE = 4  # battles that are over where the dashboard is painted
LISTS = tuple(
    "list "
    + " ".join(f"{one}.{two} 5 {word}" for one in range(1, COMPANIES + 1) for two in range(1, PLATOONS + 1))
    + "".join(f" {one}.hq 1 hq_foot" for one in range(1, COMPANIES + 1))
    for word in ("rifle", "hmg")
)


class Page:
    """A table, and what the first side's page has of it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.had, self.squeeze = ClientParts(), zlib.compressobj(wbits=-12, memLevel=5)
        self.show()

    def show(self) -> int:
        """Bring the page up to date; return the bytes that it takes."""
        painted = paint.parts(self.table.scene(0), "wide")
        news = self.had.news({ident: PaintedPart(markup) for ident, markup in painted.items()})
        body = b"".join(bytes(part) for part in news.get("parts", {}).values())
        return len(self.squeeze.compress(body) + self.squeeze.flush(zlib.Z_SYNC_FLUSH))


def listed(text: str = LISTS[0]) -> Page:
    """A list of more than 150 picks in the making."""
    options = {"year": "1945", "nation_1": "germany", "nation_2": "ussr"}
    table = wartable.title("campaign").open(2, options, seed=3)
    table.act(0, *table.fill(0, "import", {"text": text}).actions)
    return Page(table)


def in_turn(page: Page, *acts: Callable[[], object]) -> Callable[[], None]:
    """Acts one after the other, again and again; after each the page is brought up to date."""
    turns = cycle(acts)

    def act() -> None:
        next(turns)()
        page.show()

    return act


def clicks(seconds: float) -> Rate:
    """A squad taken off the last platoon, and put there again."""
    page = listed()
    table, pick = page.table, page.table.history.drafts[0][-1]
    return Rate(often(in_turn(page, lambda: table.undo(0, pick), lambda: table.act(0, pick)), seconds))


def undos(seconds: float) -> Rate:
    """The first pick taken back, and picked again."""
    page = listed()
    table = page.table
    first = table.history.drafts[0][0]
    return Rate(often(in_turn(page, lambda: table.undo(0, first), lambda: table.redo(0)), seconds))


def imports(seconds: float) -> Rate:
    """A whole list read, tried by the rules and taken over in place of another."""
    page = listed(LISTS[1])

    def take(text: str) -> Callable[[], object]:
        return lambda: page.table.act(0, *page.table.fill(0, "import", {"text": text}).actions)

    return Rate(often(in_turn(page, *map(take, LISTS)), seconds))


def seen(table: Table) -> CampaignView:
    """What the first side sees."""
    view = table.view(0)
    assert isinstance(view, CampaignView)
    return view


def dashboards(seconds: float) -> Rate:
    """All papers of a preparation late in the war, the dashboard among them."""
    table = wartable.title("campaign").open(2, {"battles": "auto", "battles_planned": 7}, seed=5)
    while table.outcome is None and len(seen(table).battles) < LATE:
        table.play_default(table.deciders[0])
    return Rate(often(lambda: paint.parts(table.scene(0), "wide"), seconds))


BENCHES: dict[str, Callable[[float], Rate]] = {
    "campaign list click": clicks,
    "campaign list undo": undos,
    "campaign list import": imports,
    "campaign dashboard": dashboards,
}
