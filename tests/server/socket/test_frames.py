"""Frames: the short way in and out says the same as the parser, however texts are cut."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import Mock, patch

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from tests.server.running_server import house
from tests.server.socket_client import PATIENCE, serving
from wartable.server.people.cookies import SEAT_COOKIE
from wartable.server.run import server_config
from wartable.server.socket.frames import TEXT, Wire, frame

pytestmark = [
    pytest.mark.plain,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_frames_of_every_length_are_read_by_others(length: int) -> None:
    reader = ClientProtocol(parse_uri("ws://table.test"), state=OPEN, max_size=None)
    reader.receive_data(frame(b"x" * length))
    assert reader.events_received() == [Frame(Opcode.TEXT, b"x" * length)]


@pytest.mark.parametrize("compression", [None, "deflate"])
async def test_texts_arrive_whole_with_and_without_compression(tmp_path: Path, compression: str | None) -> None:
    taken: list[bytes] = []

    class Watched(Wire):
        async def text(self, text: bytes) -> None:
            assert TEXT in self.scope["extensions"]
            taken.append(text)
            await super().text(text)

    async with house(tmp_path) as there, serving(there.app, Watched) as address:
        someone = there.guest()
        wish = {"title": "proelio", "seats": [{"kind": "me"}] * 3}
        opened = await someone.post("/api/tables/", wish)
        url = f"{address.replace('http', 'ws')}/api/tables/{opened['table']}/live?seat=0"
        cookie = {"cookie": f"{SEAT_COOKIE}={opened['links']['0']}"}
        async with connect(
            url, additional_headers=cookie, compression=compression, max_size=None, open_timeout=PATIENCE
        ) as socket:
            for lang in ("en", "it"):
                await socket.send(msgspec.json.encode({"type": "hello", "lang": lang}).decode())
                while (told := msgspec.json.decode(await socket.recv()))["log_from"] > 0:
                    pass
                assert told["type"] == "table"
        assert taken
        assert msgspec.json.encode(told) in [msgspec.json.encode(msgspec.json.decode(x)) for x in taken]


def masked(first: int, text: bytes) -> bytes:
    """A client's frame: its first byte, and its text under a mask."""
    mask = b"\x11\x22\x33\x44"
    length = len(text).to_bytes(1, "big") if len(text) < 126 else b"\x7e" + len(text).to_bytes(2, "big")
    body = bytes(byte ^ mask[i % 4] for i, byte in enumerate(text))
    return bytes([first, length[0] | 0x80]) + length[1:] + mask + body


async def nothing(scope: object, receive: object, send: object) -> None:
    """An application that does nothing."""


def open_wire() -> Wire:
    """A socket that is open, without a network."""
    wire = Wire(server_config(nothing), ServerState(), {})
    wire.transport = Mock()
    wire.connections.add(wire)
    wire.handshake_initiated = wire.handshake_complete = True
    wire.conn = ServerProtocol(state=OPEN)
    return wire


TEXT_FRAME = masked(0x81, b"one")
LONG = b"x" * 300


@pytest.mark.parametrize(
    ("pieces", "texts", "short"),
    [
        ([TEXT_FRAME, masked(0x81, LONG), masked(0x81, b"")], ["one", LONG.decode(), ""], 3),
        ([TEXT_FRAME + TEXT_FRAME, TEXT_FRAME], ["one"] * 3, 1),  # two at once are the parser's, which is then done
        ([masked(0x89, b"x"), TEXT_FRAME], ["one"], 1),  # a control frame
        ([TEXT_FRAME[:7], TEXT_FRAME[7:], TEXT_FRAME], ["one"] * 2, 0),  # cut: from then on all is the parser's
        ([TEXT_FRAME[:2], TEXT_FRAME[2:] + TEXT_FRAME[:3], TEXT_FRAME[3:]], ["one"] * 2, 0),
        ([masked(0x01, b"on"), masked(0x89, b"x"), masked(0x80, b"e"), TEXT_FRAME], ["one"] * 2, 1),  # in two frames
        ([masked(0x82, b"one")], [None], 0),  # bytes are no text
        ([masked(0x81, b"\xff")], [], 1),  # neither is this
        ([TEXT_FRAME[:1] + bytes([TEXT_FRAME[1] & 0x7F]) + TEXT_FRAME[6:]], [], 0),  # a client must mask
    ],
)
async def test_texts_come_in_however_they_are_cut(pieces: list[bytes], texts: list[str | None], short: int) -> None:
    wire = open_wire()
    with patch.object(wire.conn, "receive_data", wraps=wire.conn.receive_data) as parser:
        for piece in pieces:
            wire.data_received(piece)
    events = [wire.queue.get_nowait() for _ in range(wire.queue.qsize())]
    assert [event.get("text") for event in events if event["type"] == "websocket.receive"] == texts
    assert len(pieces) - parser.call_count == short
    assert [event["code"] for event in events if event["type"] == "websocket.disconnect"] == (
        [] if texts else [1007 if short else 1002]
    )


async def waiting_reader(wire: Wire) -> asyncio.Task[str]:
    """Somebody who waits for the next text, with nothing in the queue."""
    reading = asyncio.create_task(wire.hear())
    await asyncio.sleep(0)
    assert not reading.done()
    return reading


async def test_a_reader_hears_all_texts_in_their_order_and_then_the_end() -> None:
    wire = open_wire()
    reading = await waiting_reader(wire)
    for text in (b"one", b"two", b"three"):
        wire.data_received(masked(0x81, text))
    assert [await reading, await wire.hear(), await wire.hear()] == ["one", "two", "three"]
    reading = await waiting_reader(wire)
    for piece in (masked(0x01, b"in two"), masked(0x80, b" frames")):  # the parser's, which hands on an event
        wire.data_received(piece)
    assert await reading == "in two frames"
    reading = await waiting_reader(wire)
    wire.connection_lost(None)
    with pytest.raises(WebSocketDisconnect):
        await reading


async def test_a_reader_that_was_cancelled_takes_no_text_along() -> None:
    wire = open_wire()
    reading = await waiting_reader(wire)
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    wire.data_received(TEXT_FRAME)
    assert await wire.hear() == "one"
