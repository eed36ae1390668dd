"""What a viewer may know is made once for a painting, also where the page asks nothing of the viewer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.live.test_resign import RESIGN, on_turn, two
from tests.server.running_server import house
from wartable.core.view import View
from wartable.server.live.table import LiveTable
from wartable.server.render.table_html import paint_data
from wartable.server.render.table_json import view_data

pytestmark = [pytest.mark.plain, pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")]


def views_made(live: LiveTable, viewer: int, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """How many views the painted page takes, and the JSON."""
    made: list[View] = []
    title = live.title
    view = title.view

    def counted(state: Any, viewer: int) -> View:
        made.append(view(state, viewer))
        return made[-1]

    with monkeypatch.context() as patch:
        patch.setattr(title, "view", counted)
        paint_data(live, viewer, "en", "wide")
        painted = len(made)
        view_data(live, viewer, "en")
    return painted, len(made) - painted


async def test_a_painting_takes_one_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as there:
        ann, _, live = await two(there)
        await on_turn(live, 0)
        assert [views_made(live, viewer, monkeypatch) for viewer in (-1, 0, 1)] == [(1, 1)] * 3
        await ann.post(f"/api/tables/{live.row.id}/do", RESIGN)
        await on_turn(live, 0)
        assert live.retired(0)
        assert 0 in live.playing.deciders
        assert views_made(live, 0, monkeypatch) == (1, 1)
