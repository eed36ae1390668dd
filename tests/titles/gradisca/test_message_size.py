"""The size of what a page is pushed: a whole game's moves on the wire, compressed as the server's sockets do it."""

from __future__ import annotations

import zlib
from random import Random

import msgspec
import pytest

from tests.titles.gradisca.proof.kept_games import siege_words
from tests.titles.gradisca.proof.side_by_side import WEIGHTS, by_verb
from wartable import Table, paint
from wartable.paint import Layout
from wartable.server.render.cache import PaintedPart
from wartable.server.socket.client_parts import ClientParts
from wartable.titles.gradisca import TITLE

pytestmark = pytest.mark.plain

CLICKS = 60
# Bytes of a push after the first, raw and compressed with a window of 4 KiB; and of the first without the drawings,
# which a page gets once and keeps.
RAW, PACKED = 45_000, 6_000
FIRST_RAW, FIRST_PACKED = 60_000, 10_000


def pack(body: bytes, squeeze: zlib._Compress) -> int:
    """Return the bytes of a push on a socket."""
    return len(squeeze.compress(body) + squeeze.flush(zlib.Z_SYNC_FLUSH))


def pushes(table: Table, layout: Layout, lang: str) -> list[tuple[int, int]]:
    """Play clicks at random, and weigh every push to one seat: raw and compressed; the first without its drawings."""
    rng, client, squeeze = Random(4), ClientParts(), zlib.compressobj(wbits=-12, memLevel=5)
    found = []
    for click in range(CLICKS):
        if not table.deciders:
            break
        scene = table.scene(0, lang)
        painted = paint.parts(scene, layout, ground_url="/art/gradisca/ground/", home_url="/", terse=True)
        news = client.news({ident: PaintedPart(markup) for ident, markup in painted.items()})
        if click == 0:
            drawn = {name: part for name, part in news["parts"].items() if name.startswith(("drawings/", "faces/"))}
            pack(msgspec.json.encode(drawn), squeeze)
            news["parts"] = {name: part for name, part in news["parts"].items() if name not in drawn}
        if news:
            body = msgspec.json.encode(news)
            found.append((len(body), pack(body, squeeze)))
        seat = table.deciders[0]
        codes = by_verb(table.state.legal(seat))
        verb = rng.choices(list(codes), [WEIGHTS.get(word, 1.5) for word in codes])[0]
        table.act(seat, rng.choice(codes[verb]))
    return found


@pytest.mark.parametrize(
    ("mode", "siege", "layout", "lang"),
    [("basic", False, "wide", "en"), ("advanced", False, "narrow", "it"), ("advanced", True, "wide", "it")],
)
def test_a_push_is_small(mode: str, siege: bool, layout: Layout, lang: str) -> None:
    table = TITLE.position(siege_words(mode), seed=4) if siege else TITLE.open(2, options={"mode": mode}, seed=4)
    first, *moves = pushes(table, layout, lang)
    assert first[0] < FIRST_RAW
    assert first[1] < FIRST_PACKED
    assert max(raw for raw, _ in moves) < RAW
    assert max(packed for _, packed in moves) < PACKED
    assert sorted(packed for _, packed in moves)[len(moves) // 2] < PACKED / 2
