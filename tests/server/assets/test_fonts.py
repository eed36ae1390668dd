"""Fonts over HTTP: by their hash, kept for ever, beside the database, and there at once after a restart."""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path

import pytest

from tests.server.running_server import house
from wartable.paint import fonts
from wartable.server.assets.fonts import FOLDER, Fonts
from wartable.server.people.rate_limits import kind_of

# Nothing of this is compiled.
pytestmark = [
    pytest.mark.plain,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]


@pytest.fixture(autouse=True)
def no_other_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "tmp").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))


async def test_every_face_of_the_style_sheet_is_served_and_no_other(tmp_path: Path) -> None:
    async with house(tmp_path / "data") as home:
        ada = home.guest()
        named = re.findall(r"url\((/web/fonts/[^)]+)\)", await ada.get("/web/paint.css"))
        assert len(named) == len(fonts.FACES)
        for path, cut in zip(named, fonts.load(tmp_path / "data" / "fonts"), strict=True):
            answer = await ada.client.get(path)
            assert answer.content == cut.body
            assert answer.headers["content-type"] == "font/woff2"
            assert "immutable" in answer.headers["cache-control"]
            assert "content-encoding" not in answer.headers  # packed as well as can be
        await ada.get(FOLDER + "sans-400.00000000000000000000.woff2", 404)
        await ada.get(FOLDER + "..%2f..%2fwartable.db", 404)


async def test_a_page_names_the_two_first_faces_from_the_first_request_after_a_restart(tmp_path: Path) -> None:
    async def named() -> list[str]:
        async with house(tmp_path / "data") as home:
            found: list[str] = re.findall(r'rel="preload" href="([^"]+)"', await home.guest().get("/"))
            await home.guest().get("/web/paint.css")
            return found

    assert await named() == []  # nothing is cut yet; the style sheet waits for it
    cuts = fonts.load(tmp_path / "data" / "fonts")
    assert await named() == [FOLDER + cut.name for cut in cuts[:2]]


async def test_many_who_ask_at_once_wait_for_one_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Path | None] = []
    real = fonts.load

    def counted(folder: Path | None = None) -> tuple[fonts.Cut, ...]:
        made.append(folder)
        return real(folder)

    monkeypatch.setattr(fonts, "load", counted)
    faces = Fonts(f"sqlite:///{tmp_path / 'data' / 'wartable.db'}")
    await asyncio.gather(*(faces.load() for _ in range(5)))
    assert made == [tmp_path / "data" / "fonts"]


def test_fonts_are_beside_an_embedded_database_alone() -> None:
    assert Fonts("postgresql://localhost/wartable").folder is None


async def test_a_pictures_lettering_comes_with_it(tmp_path: Path) -> None:
    async with house(tmp_path / "data") as home:
        for path in ("/art/proelio/poster.svg", "/art/proelio/table/it/day"):
            assert "data:font/woff2" in await home.guest().get(path)


def test_a_font_takes_nothing_from_anybodys_limit() -> None:
    assert kind_of({"type": "http", "method": "GET", "path": FOLDER + "x.woff2"}) is None  # type: ignore[arg-type]
