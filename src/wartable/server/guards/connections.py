"""Connections: how large a request's head may be, and how long it may take."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEADER_SECONDS = 15.0  # from the first moment of a connection, or of its next request, to the end of the head
BODY_SECONDS = 60.0  # from there to the end of the body
LARGEST_HEAD = 32_768  # bytes of the address and all headers together; forty seat links take two thousand
SENT_SECONDS = 60.0  # that a client may take no more of what was sent to it, while more waits
LARGEST_MESSAGE = 80_000  # bytes of a WebSocket message, also inflated: 40,000 letters, half of them with an accent

if TYPE_CHECKING:
    from asyncio import TimerHandle


class Stalled:
    """A client that takes nothing more of what was sent to it is hung up on: what waits for it lies in memory."""

    _timer: TimerHandle | None = None

    def begin(self, loop: asyncio.AbstractEventLoop, transport: asyncio.WriteTransport) -> None:
        """Hang up in a while, unless the client reads on."""
        self.end()
        self._timer = loop.call_later(SENT_SECONDS, transport.abort)

    def end(self) -> None:
        """The client has read on, or is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Connection(HttpToolsProtocol):
    """uvicorn's own HTTP protocol, with an end to requests that are too large or never end."""

    _deadline: TimerHandle | None = None
    _in_head = True
    _received = 0  # bytes since the head began
    _head = 0  # bytes of the address and the headers that are complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._stalled = Stalled()
        self._hang_up_after(HEADER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel()
        self._stalled.end()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled.begin(self.loop, self.transport)

    def resume_writing(self) -> None:
        self._stalled.end()
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._received += len(data)
            if self._deadline is None:
                self._hang_up_after(HEADER_SECONDS)  # the next request of a connection that was kept alive
        super().data_received(data)
        if self._in_head and self._received > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("the head of the request is too large")

    def on_message_begin(self) -> None:
        self._head = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._measure(len(name) + len(value) + 4)
        super().on_header(name, value)

    def _measure(self, length: int) -> None:
        """Count a piece of the head; raised in a parser's callback, the error is answered with 400."""
        self._head += length
        if self._head > LARGEST_HEAD:
            raise ValueError("the head of the request is too large")

    def on_headers_complete(self) -> None:
        self._in_head, self._received = False, 0
        self._hang_up_after(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._cancel()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._cancel()  # a socket has its own heartbeat
        super().handle_websocket_upgrade()

    def _hang_up_after(self, seconds: float) -> None:
        self._cancel()
        self._deadline = self.loop.call_later(seconds, self._hang_up)

    def _hang_up(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            self.transport.abort()

    def _cancel(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
