"""Delivery by parts: a push carries what changed for its viewer and no more, and the page ends up with the whole."""

from __future__ import annotations

import json
import random
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import wartable
from tests.paint.scenes import samples
from tests.server.running_server import house, play
from tests.server.socket_client import Line, line, serving
from wartable import paint
from wartable.bots.player import Player
from wartable.paint.parts import LIBRARIES, Parts, container, part_hash
from wartable.server.render.cache import PaintedPart
from wartable.server.render.table_html import paint_data, painting
from wartable.server.socket.client_parts import ClientParts

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

MOVE = 6_000  # bytes of a compressed move, at most
RAW = 34_000  # the same, before it is compressed


class Client:
    """A page's memory of its painting, as docs/protocol.md tells it."""

    def __init__(self) -> None:
        self.parts: dict[str, str] = {}

    def hear(self, news: dict[str, Any]) -> None:
        if news.get("whole"):
            self.parts = {}
        for ident in news.get("gone", ()):
            del self.parts[ident]
        self.parts.update(news.get("parts", {}))
        for idents in news.get("sequence", {}).values():
            self.parts.update({ident: self.parts.pop(ident) for ident in idents})

    @property
    def has(self) -> dict[str, str]:
        return {ident: part_hash(html) for ident, html in self.parts.items()}

    def painting(self) -> Parts:
        # Attributes come in single quotes, unless something in the part holds one.
        return Parts((ident, each if '"' in each else each.replace("'", '"')) for ident, each in self.parts.items())


def sent(had: ClientParts, parts: Parts) -> tuple[dict[str, Any], bytes]:
    """What a painting's push tells, and its bytes."""
    news = had.news({ident: PaintedPart(markup) for ident, markup in parts.items()})
    body = wartable_json(news)
    return json.loads(body), body


def wartable_json(news: dict[str, Any]) -> bytes:
    plain = {**news, "parts": {ident: json.loads(bytes(part)) for ident, part in news.get("parts", {}).items()}}
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")).encode()


def without_libraries(parts: Parts) -> str:
    """The painting without what others refer to: of that a page may have more than it needs."""
    return Parts((ident, each) for ident, each in parts.items() if container(ident) not in LIBRARIES).whole()


def compressor() -> Any:
    """What the server compresses its sockets with: a small window, filled by what was sent before."""
    return zlib.compressobj(wbits=-12, memLevel=5)


@pytest.mark.parametrize("layout", ["wide", "narrow"])
@pytest.mark.parametrize("viewer", [0, wartable.PUBLIC])
def test_a_move_is_small_and_the_page_has_the_whole_painting(layout: paint.Layout, viewer: int) -> None:
    title = wartable.title("proelio")
    table = title.open(seats=4, seed=4)
    bot = Player(title, "sensible", wartable.Seeded(1))
    client, had, squeeze = Client(), ClientParts(), compressor()
    sizes: list[tuple[int, int]] = []
    while table.deciders:
        seat = table.deciders[0]
        table.act(seat, bot.choose(table.state, seat))
        painted = paint.parts(table.scene(viewer), layout)
        news, body = sent(had, painted)
        client.hear(news)
        assert without_libraries(client.painting()) == without_libraries(painted)
        assert painted.items() <= client.painting().items()
        packed = squeeze.compress(body) + squeeze.flush(zlib.Z_SYNC_FLUSH)
        sizes.append((len(body), len(packed)))
    assert len(sizes) > 40
    assert max(raw for raw, _ in sizes[1:]) < RAW < sizes[0][0]
    assert max(packed for _, packed in sizes[1:]) < MOVE
    assert sorted(packed for _, packed in sizes)[len(sizes) // 2] < MOVE / 2


def test_a_part_that_looks_the_same_is_not_sent_again() -> None:
    had = ClientParts()
    scene = samples.plague("en", 4)
    first, _ = sent(had, paint.parts(scene))
    assert first["whole"]
    assert sent(had, paint.parts(scene))[0] == {"parts": {}}
    other = paint.parts(replace(scene, subtitle="turn 24"))
    assert list(sent(had, other)[0]["parts"]) == ["frame/bar"]


def test_what_others_refer_to_is_sent_once() -> None:
    """A drawing that goes and comes again is still on the page."""
    had, client = ClientParts(), Client()
    plague, other = (paint.parts(scene) for scene in (samples.plague("en", 4), samples.finished("en", 4)))
    for painted in (plague, other, plague):
        news, _ = sent(had, painted)
        client.hear(news)
    assert [ident for ident in news["parts"] if container(ident) in LIBRARIES] == []
    assert plague.items() <= client.painting().items()


def test_new_parts_in_the_middle_come_with_their_order() -> None:
    had, client = ClientParts(), Client()
    one, two, three = (PaintedPart(f"<p>{i}</p>") for i in range(3))
    client.hear(told(had.news({"frame/a": one, "frame/c": three})))
    news = told(had.news({"frame/a": one, "frame/b": two, "frame/c": three}))
    assert news["sequence"] == {"frame": ["frame/a", "frame/b", "frame/c"]}
    client.hear(news)
    assert list(client.parts) == ["frame/a", "frame/b", "frame/c"]
    assert "sequence" not in told(had.news({"frame/a": one, "frame/b": two, "frame/c": three, "frame/d": one}))


def told(news: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(wartable_json(news))
    return found


async def test_a_socket_sends_a_page_what_it_lacks(tmp_path: Path) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        ann = await there.player("Ann")
        table = await ann.open("me", "me", "me", "me")
        live = await there.live(table)
        await play(live, 20)
        client = Client()
        hello = {"type": "hello", "format": "html", "lang": "it", "layout": "wide"}
        async with line(address, table) as page:
            await page.hear()  # a socket that is not for a painting tells the table at once
            await page.tell(hello)
            while not (first := await page.hear()).get("parts"):
                pass
            client.hear(first)
            assert first["whole"]
            await play(live, 8)
            second = await page.hear()
            had = client.painting()
            client.hear(second)
            assert second["parts"]
            assert [ident for ident, part in second["parts"].items() if had.get(ident) == part] == []
            assert "whole" not in second
        await play(live, 8)
        async with line(address, table) as page:
            await page.hear()
            await page.tell({**hello, "has": client.has})
            while "parts" not in (third := await page.hear()):
                pass
            had = client.painting()
            client.hear(third)
            assert "whole" not in third
        _, painted = paint_data(live, wartable.PUBLIC, "it", "wide")
        assert painted is not None
        assert set(third["parts"]) == {ident for ident, html in painted.items() if had.get(ident) != html}
        assert len(third["parts"]) < len(painted)
        assert without_libraries(client.painting()) == without_libraries(painted)


async def test_a_page_that_is_painted_for_hears_nothing_before_its_hello(tmp_path: Path) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        ann = await there.player("Ann")
        table = await ann.open("me", "me", "me", "me")
        async with line(address, table, "-1&painted=true") as page:
            assert await page.silence(0.5)
            await page.tell({"type": "hello", "format": "html"})  # even one that asks for nothing else
            assert (await page.hear())["whole"]


async def refused_hello(page: Line, field: str, value: Any) -> None:
    """A hello with a wrong field is refused, and the field is named."""
    await page.tell({"type": "hello", "format": "html", field: value})
    answer = await page.hear()
    assert (answer["type"], answer["code"]) == ("error", "not_an_action")
    assert field in answer["text"]


@pytest.mark.parametrize("has", ["all", ["frame/bar"], {"frame/bar": 3}, {"frame/bar": {}}])
async def test_what_a_page_says_that_it_has_is_checked(tmp_path: Path, has: Any) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        ann = await there.player("Ann")
        table = await ann.open("me", "me", "me", "me")
        async with line(address, table) as page:
            await page.hear()
            await refused_hello(page, "has", has)
            await page.tell({"type": "hello", "format": "html", "has": {"no/such": "part", "shell": "other"}})
            news = await page.hear()
            assert news["gone"] == ["no/such"]
            assert "shell" in news["parts"]


def test_any_order_of_parts_arrives() -> None:
    rng = random.Random(3)
    had, client = ClientParts(), Client()
    for _ in range(200):
        idents = rng.sample(
            [f"{place}/{name}" for place in ("a", "b", "faces") for name in range(5)], rng.randint(1, 12)
        )
        parts = {ident: PaintedPart(f"<p>{rng.randint(0, 2)}</p>") for ident in idents}
        client.hear(told(had.news(parts)))
        for place in ("a", "b"):
            wanted = [ident for ident in idents if container(ident) == place]
            assert [ident for ident in client.parts if container(ident) == place] == wanted
        assert {ident: part.hash for ident, part in parts.items()}.items() <= client.has.items()


@pytest.mark.parametrize("room", [[99, 500], [500, 20_000], [500], "wide", [0.5, 500]])
async def test_a_room_that_no_page_has_is_refused(tmp_path: Path, room: Any) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        ann = await there.player("Ann")
        table = await ann.open("me", "me", "me", "me")
        async with line(address, table) as page:
            await page.hear()
            await refused_hello(page, "room", room)


async def test_a_page_is_painted_for_its_room(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        table = await ann.open("me", "me", "me", "me")
        live = await there.live(table)
        _, usual = paint_data(live, 0, "en", "wide")
        _, small = paint_data(live, 0, "en", "wide", (904, 672))
        assert usual is not None
        assert small is not None
        assert 'viewBox="0 0 1228 944"' in usual["frame/table"]
        assert 'viewBox="0 0 904 708"' in small["frame/table"]
        one, two, other = (painting(live, 0, "en", "wide", room) for room in ((904, 672), (911, 679), (912, 679)))
        assert one is two
        assert other is not one
