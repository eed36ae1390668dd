"""The client's files by their hash: kept for ever under it, asked for anew by their plain names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.running_server import house
from wartable.server.assets import client_files

# Nothing of this is compiled.
pytestmark = [
    pytest.mark.plain,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

FOR_EVER = "max-age=31536000, immutable"


@pytest.mark.parametrize("page", ["/", "table"])
async def test_all_that_a_page_names_is_kept_for_ever(tmp_path: Path, page: str) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        await ann.client.get("/web/paint.css")  # the fonts are cut when somebody asks for them
        path = page if page == "/" else f"/table/{await ann.open('me', 'me', 'me')}"
        text = (await ann.client.get(path)).text
        named = set(re.findall(r'(?:src|href)="(/web/[^"]+)"', text))
        assert len([address for address in named if "/bundles/" in address]) == 2  # one script, one sheet
        for address in named:
            answer = await ann.client.get(address)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, FOR_EVER), address


async def test_a_plain_name_is_asked_for_anew_and_an_old_hash_is_gone(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        client = there.guest().client
        plain = await client.get("/web/table/state.js")
        hashed = await client.get(f"{client_files.folder()}/table/state.js")
        assert plain.headers["cache-control"] == "no-cache"
        assert plain.content == hashed.content
        for address in (
            "/web/0000000000000000/table/state.js",
            "/web/styles/0000000000000000.css",
            "/web/bundles/table.js",
        ):
            assert (await client.get(address)).status_code == 404


def test_the_hash_follows_every_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = client_files.version()
    for path in client_files.FOLDER.rglob("*"):
        if path.is_file():
            copy = tmp_path / path.relative_to(client_files.FOLDER)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    monkeypatch.setattr(client_files, "FOLDER", tmp_path)
    version = client_files.version.__wrapped__
    assert version() == before
    with (tmp_path / "table" / "state.js").open("a") as file:
        file.write("//")
    assert version() != before
