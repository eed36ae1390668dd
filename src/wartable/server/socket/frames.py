"""WebSocket frames: the short way in and out for texts.

A server at which much is played takes and sends thousands of short texts a second, and nearly all of them alike: whole,
not compressed, on a socket that is open and takes more. Those are framed here; everything else is left to uvicorn.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN

Send = Callable[[bytes], Awaitable[None]]

# The name under which an application finds `Wire.text` among the extensions of its scope.
TEXT = "wartable.text"


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
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
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


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, and a short way for texts."""

    between = True  # whether all that was received so far ended with a whole frame

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
        super().data_received(data)

    def take(self, text: bytes) -> None:
        """Hand a text to the application; a client that sends faster than it is answered is read no further."""
        if self.queue.empty() and not self.close_sent:
            with suppress(UnicodeDecodeError):
                self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
                return
        self.frames, self.curr_msg_data_type = [text], "text"
        self.send_receive_event_to_app()

    async def run_asgi(self) -> None:
        self.scope["extensions"][TEXT] = {"send": self.text}
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
        else:
            await self.send({"type": "websocket.send", "text": text.decode()})


def sender(scope: Any, otherwise: Send) -> Send:
    """Return how to send texts on the socket of this scope: the short way if the server has one.

    >>> sender({"extensions": {TEXT: {"send": print}}}, repr) is print, sender({}, repr) is repr
    (True, True)
    """
    own: dict[str, Send] = (scope.get("extensions") or {}).get(TEXT, {})
    return own.get("send", otherwise)
