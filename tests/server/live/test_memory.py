"""What a long game adds to the memory of a table that is open."""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path

import pytest

import wartable
from tests.server.running_server import begun, hosted, play
from wartable.server.render.table_html import paint_data

MOST = 4_000_000  # bytes of a war
WAR = 1_500  # decisions


@pytest.mark.compiled
async def test_a_finished_war_takes_four_megabytes_at_most(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host:
        live = await begun(host, wartable.title("gradisca"), 2)
        paint_data(live, 0, "en", "wide")
        gc.collect()
        tracemalloc.start()
        try:
            decisions = await play(live)
            for viewer in (0, 1):
                paint_data(live, viewer, "en", "wide")
            gc.collect()
            taken = tracemalloc.get_traced_memory()[0]
        finally:
            tracemalloc.stop()
        assert live.over
    assert decisions > WAR / 2
    assert taken / decisions * WAR <= MOST
