"""How much a click of a long list costs on the line: only what looks different is sent, and it is small."""

from __future__ import annotations

import zlib

import pytest

from tests.server.socket.test_client_parts import compressor, sent
from tests.titles.campaign.scene.test_desk import opened, picked, seen
from wartable import paint
from wartable.core.table.table import Table
from wartable.paint import Layout
from wartable.server.socket.client_parts import ClientParts
from wartable.titles.campaign.codes.verbs import BUY, FIELD, WIDTH

CLICK = 8_000  # bytes of a compressed click, at most
PICKS = 150
LIST = "list " + " ".join(
    f"{company}.{platoon} 5 rifle" for company in range(1, 9) for platoon in range(1, 5) if company * 4 + platoon <= 34
)


def long_list() -> Table:
    """A list of 150 picks in the making."""
    table = picked(opened(year="1945"), LIST)
    assert len(table.history.drafts[0]) == PICKS
    return table


class Line:
    """What a page is sent, compressed as the server does it."""

    def __init__(self, table: Table, layout: Layout) -> None:
        self.table = table
        self.layout = layout
        self.had, self.squeeze = ClientParts(), compressor()
        self.size()

    def size(self) -> int:
        """The bytes that bring the page up to date."""
        _, body = sent(self.had, paint.parts(self.table.scene(0), self.layout))
        return len(self.squeeze.compress(body) + self.squeeze.flush(zlib.Z_SYNC_FLUSH))


@pytest.mark.parametrize("layout", ["wide", "middle", "narrow"])
def test_a_click_on_a_list_of_150_picks_is_small(layout: Layout) -> None:
    line = Line(long_list(), layout)
    table = line.table
    pick = table.title.pick(table.kit, "list 8.3 1 rifle")
    for _ in range(3):
        table.act(0, pick)
        assert 0 < line.size() < CLICK
    table.undo(0)
    assert 0 < line.size() < CLICK
    first = table.history.drafts[0][0]
    table.undo(0, first)  # the first pick, with all others after it
    assert 0 < line.size() < CLICK


@pytest.mark.parametrize("layout", ["wide", "narrow"])
def test_a_click_of_a_preparation_late_in_the_war_is_small(layout: Layout) -> None:
    table = opened(battles="auto")
    while seen(table).played < 1:
        for seat in table.deciders:
            if seat in table.deciders:
                table.play_default(seat)
    line = Line(table, layout)
    assert seen(table).preparation is not None
    ticks = [choice for choice in table.choices(0) if choice.code // WIDTH in (FIELD, BUY)][:2]
    assert ticks
    for choice in ticks:
        table.act(0, choice.code)
        assert 0 < line.size() < CLICK
