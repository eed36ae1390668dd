"""WebSocket frames: the short way out for texts that are ready as bytes.

A server at which much is played sends thousands of short texts a second, and nearly all of them alike: whole, not
compressed, on a socket that is open and takes more. Those are frame here; everything else is left to uvicorn.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
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


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, and a short way for texts."""

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
