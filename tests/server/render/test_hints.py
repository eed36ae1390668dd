"""Hints for the first turns of an ordinary game: by what is asked, for the seat that is asked, and not for long."""

from __future__ import annotations

from pathlib import Path

import pytest

import wartable
from tests.server.running_server import house, play
from wartable.server.render.table_html import paint_data
from wartable.server.render.title_info import aim

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


async def test_hints_come_with_what_is_asked_and_end_after_three_turns_of_each(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ada = there.guest()
        table = await ada.open("me", "me", "me", public=False, hot_seat=True)
        live = await there.live(table)
        (asked,) = live.playing.deciders
        told = paint_data(live, asked, "it", "wide")[0]["hint"]
        assert told.startswith("Non hai mura? Comincia dagli Scudi.")
        assert paint_data(live, (asked + 1) % 3, "it", "wide")[0]["hint"] == ""
        while "Turn 10:" not in " ".join(live.playing.log(-1)):
            await play(live, 1)
            assert not live.over
        (asked, *_) = live.playing.deciders
        assert paint_data(live, asked, "en", "wide")[0]["hint"] == ""


@pytest.mark.parametrize(("options", "told"), [({}, "break one Nation"), ({"mode": "attrition"}, "break every Nation")])
def test_the_aim_is_that_of_the_mode_that_is_played(options: dict[str, str], told: str) -> None:
    assert aim(wartable.title("letswar"), options, "en").startswith(told)


def test_a_mode_without_an_aim_of_its_own_has_the_titles() -> None:
    proelio = wartable.title("proelio")
    assert (
        aim(proelio, {"mode": "open_war"}, "it") == aim(proelio, {}, "it") == proelio.messages.format("it", "title-aim")
    )
