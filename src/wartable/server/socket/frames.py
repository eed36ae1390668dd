"""WebSocket frames: the short way in and out for texts.

A server at which much is played takes and sends thousands of short texts a second, and nearly all of them alike: whole,
not compressed, on a socket that is open and takes more. Those are framed here; everything else is left to uvicorn.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN

from wartable.server.guards.connections import Stalled
from wartable.server.people.rate_limits import Bucket, Limit, TooMany

Send = Callable[[bytes], Awaitable[None]]

Receive = Callable[[], Awaitable[str]]

# The name under which an application finds `Wire.text` and `Wire.hear` among the extensions of its scope.
TEXT = "wartable.text"

PIECE = 4_096  # bytes that are parsed at a time: a flood of tiny frames is noticed before it takes long
MOST_FRAMES = 1_000  # in what is received at once; a page sends a few
SMALL = Limit(300, 300)  # pings, pongs and pieces of messages: a client that sends more means no good
TOO_MANY_FRAMES = 1008

_MIDDLE = struct.Struct("!BBH")  # the head of a frame of more than 125 bytes and less than 64 KiB


def frame(text: bytes) -> bytes:
    r"""Return a text as one whole WebSocket frame from a server (RFC 6455, section 5.2).

    >>> frame(b"hello")
    b'\x81\x05hello'
    >>> frame(b"x" * 300)[:5]
    b'\x81~\x01,x'
    """
    length = len(text)
    if length < 126:
        return b"\x81%c%b" % (length, text)
    if length < 65_536:
        return _MIDDLE.pack(0x81, 0x7E, length) + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


def text_in(data: bytes) -> bytes | None:
    r"""Return the text of a client's frame if these bytes are exactly that, whole and below 64 KiB; else None.

    >>> text_in(b"\x81\x82\x01\x02\x03\x04ik"), text_in(b"\x81\x82\x01\x02\x03\x04i")
    (b'hi', None)
    """
    if len(data) < 6 or data[0] != 0x81 or data[1] < 0x80:
        return None
    length, at = data[1] - 0x80, 2
    if length == 126:
        length, at = int.from_bytes(data[2:4], "big"), 4
    if length == 127 or len(data) != at + 4 + length:
        return None
    return apply_mask(data[at + 4 :], data[at : at + 4])


def are_whole(data: bytes) -> bool:
    r"""Return whether these bytes are whole frames of a client, one after another.

    >>> are_whole(b"\x89\x80\x01\x02\x03\x04" * 2), are_whole(b"\x89\x80\x01\x02\x03\x04\x89"), are_whole(b"\x89")
    (True, False, False)
    """
    at = 0
    while at + 2 <= len(data):
        length, at = data[at + 1] & 0x7F, at + 2
        if length > 125:
            size = 2 if length == 126 else 8
            length, at = int.from_bytes(data[at : at + size], "big"), at + size
        at += 4 + length
    return at == len(data)


class Inbox(asyncio.Queue[Any]):
    """uvicorn's queue of what a socket received, and a reader of texts who need not stand at its end."""

    reader: asyncio.Future[str | None] | None = None  # waits for a text, or for anything else to look at in the queue

    def put_nowait(self, item: Any) -> None:
        """Add what was received, and tell the reader to look."""
        super().put_nowait(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, and a short way for texts."""

    between = True  # whether all that was received so far ended with a whole frame
    seen = 0  # frames in what was received last

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = self.inbox = Inbox()
        self.stalled = Stalled()
        self.small = Bucket(SMALL)
        self.flooded = False

    def data_received(self, data: bytes) -> None:
        """Take a whole text as it is; hand anything else to the parser, which then may be inside a frame."""
        if self.handshake_initiated and self.between:
            conn = self.conn
            if (
                self.handshake_complete
                and not self.disconnected
                and conn.state is OPEN
                and not conn.extensions
                and conn.current_size is None
            ):
                text = text_in(data)
                if text is not None:
                    self.take(text)
                    return
            self.between = are_whole(data)
        self.parse(data)

    def parse(self, data: bytes) -> None:
        """Hand bytes to the parser, a piece at a time; a client that sends nothing but tiny frames is hung up on."""
        self.seen = 0
        for at in range(0, len(data), PIECE):
            super().data_received(data[at : at + PIECE])
            if self.flooded or self.seen > MOST_FRAMES:
                self.hang_up()
            if self.close_sent or self.transport.is_closing():
                return

    def hang_up(self) -> None:
        """End a socket that floods us; what it is told does not wait until it reads."""
        if not self.close_sent:
            self.conn.fail(TOO_MANY_FRAMES, "too many frames")
            self.handle_parser_exception()
        self.transport.abort()

    def handle_ping(self) -> None:
        """Answer a ping."""
        self.count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note a pong."""
        self.count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take another piece of a message."""
        self.count()
        super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """Take a text, or its first piece."""
        self.seen += 1
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Take bytes, or their first piece."""
        self.seen += 1
        super().handle_bytes(event)

    def count(self) -> None:
        """Count a frame that brings no message."""
        self.seen += 1
        try:
            self.small.take()
        except TooMany:
            self.flooded = True

    def pause_writing(self) -> None:
        """The client does not read as fast as it is sent to."""
        super().pause_writing()
        self.stalled.begin(self.loop, self.transport)

    def resume_writing(self) -> None:
        """The client has read on."""
        self.stalled.end()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is gone."""
        self.stalled.end()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """End a socket that does not answer; one that does not read would never be closed otherwise."""
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the application; end a socket that sends texts which are no UTF-8."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def take(self, text: bytes) -> None:
        """Hand a text to the application; a client that sends faster than it is answered is read no further."""
        inbox = self.inbox
        if inbox.empty() and not self.close_sent:
            with suppress(UnicodeDecodeError):
                reader = inbox.reader
                if reader is not None and not reader.done():
                    reader.set_result(text.decode())
                else:
                    inbox.put_nowait({"type": "websocket.receive", "text": text.decode()})
                return
        self.frames, self.curr_msg_data_type = [text], "text"
        self.send_receive_event_to_app()

    async def hear(self) -> str:
        """Return the next text; raise WebSocketDisconnect at the end."""
        inbox = self.inbox
        if inbox.empty():
            reader: asyncio.Future[str | None] = self.loop.create_future()
            inbox.reader = reader
            try:
                text = await reader
            finally:
                inbox.reader = None
            if text is not None:
                return text
        event: Any = await self.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="disconnect event", code=event["code"])
        return str(event.get("text") or "")

    async def run_asgi(self) -> None:
        self.scope["extensions"][TEXT] = {"send": self.text, "receive": self.hear}
        await super().run_asgi()

    async def text(self, text: bytes) -> None:
        """Send a text that is UTF-8 already."""
        if (
            self.handshake_complete
            and not self.disconnected
            and not self.close_sent
            and self.writable.is_set()
            and self.conn.state is OPEN
            and not self.conn.extensions
        ):
            self.transport.write(frame(text))
        elif self.close_sent:
            raise WebSocketDisconnect(detail="it was hung up on")
        else:
            await self.send({"type": "websocket.send", "text": text.decode()})


def sender(scope: Any, otherwise: Send) -> Send:
    """Return how to send texts on the socket of this scope: the short way if the server has one.

    >>> sender({"extensions": {TEXT: {"send": print}}}, repr) is print, sender({}, repr) is repr
    (True, True)
    """
    own: dict[str, Any] = (scope.get("extensions") or {}).get(TEXT, {})
    found: Send = own.get("send", otherwise)
    return found


def receiver(scope: Any, otherwise: Receive) -> Receive:
    """Return how to receive texts on the socket of this scope: the short way if the server has one.

    >>> receiver({"extensions": {TEXT: {"receive": input}}}, repr) is input, receiver({}, repr) is repr
    (True, True)
    """
    own: dict[str, Any] = (scope.get("extensions") or {}).get(TEXT, {})
    found: Receive = own.get("receive", otherwise)
    return found
