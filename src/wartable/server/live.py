"""Live play: one session a socket. Wakes when the table changed, and sends only what is new to its viewer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from wartable.core.clause import NotAnAction, OptionError, WartableError
from wartable.core.messages import LANGUAGES
from wartable.paint.svg import Layout
from wartable.server import events as ev
from wartable.server.payload import error_json, painted, view_json
from wartable.server.tables import LiveTable

LAYOUTS = ("wide", "middle", "narrow")
LONGEST_MESSAGE = 20_000

Send = Callable[[dict[str, Any]], Awaitable[None]]


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """How this page wants to be told: painted or as data, in which language and layout."""

    format: str = "json"
    lang: str = "en"
    layout: Layout = "wide"


class Do(msgspec.Struct, tag="do", forbid_unknown_fields=True):
    """A request: `kind` as in events, with its body; `request` makes it safe to repeat."""

    kind: str
    body: dict[str, Any] = {}
    request: str | None = None
    seat: int | None = None


class Ask(msgspec.Struct, tag="ask", forbid_unknown_fields=True):
    """A read-only question about the table."""

    question: str
    args: list[str] = []
    request: str | None = None


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Why an action may not be played."""

    action: str | int
    request: str | None = None


_MESSAGE = msgspec.json.Decoder(Hello | Do | Ask | Why)


class Session:
    """One socket at one table, for one viewer (and, on a hot seat, all the seats that this person holds)."""

    def __init__(self, live: LiveTable, viewer: int, seats: tuple[int, ...], send: Send) -> None:
        self.live = live
        self.seats = seats
        self.send = send
        self.hello = Hello()
        self.follower = live.follow(viewer)
        self.last: dict[str, Any] = {}

    @property
    def viewer(self) -> int:
        """Through whose eyes this session looks."""
        return self.follower.viewer

    async def push(self) -> None:
        """Sends what is new, again and again; runs until cancelled."""
        while True:
            await self.follower.wake.wait()
            self.follower.wake.clear()
            await self.show()
            await asyncio.sleep(0)

    async def show(self) -> None:
        """Sends the table if it looks different to this viewer from what was sent last."""
        if self.hello.format == "html":
            data = painted(self.live, self.viewer, self.hello.lang, self.hello.layout)
        else:
            data = view_json(self.live, self.viewer, self.hello.lang)
        if data != self.last:
            self.last = data
            await self.send({"type": "table", **data})

    async def receive(self, text: str | bytes) -> None:
        """Answers one message; a bad one gets an error and changes nothing."""
        request = None
        try:
            if len(text) > LONGEST_MESSAGE:
                raise NotAnAction(f"a message has {LONGEST_MESSAGE} characters at most")
            try:
                message = _MESSAGE.decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise NotAnAction(f"not a message: {error}") from error
            request = getattr(message, "request", None)
            answer = await self.answer(message)
        except WartableError as error:
            answer = {"type": "error", **error_json(error, self.hello.lang)}
        if answer is not None:
            await self.send({**answer, "request": request} if request is not None else answer)

    async def answer(self, message: Hello | Do | Ask | Why) -> dict[str, Any] | None:
        """What a message is answered with."""
        if isinstance(message, Hello):
            check_hello(message)
            self.hello = message
            self.last = {}
            self.follower.wake.set()
            return None
        game = self.live.game
        messages = self.live.title.messages
        if isinstance(message, Ask):
            phrases = game.ask(self.viewer, message.question, *message.args)
            return {"type": "answer", "lines": [phrase.say(messages, self.hello.lang) for phrase in phrases]}
        if isinstance(message, Why):
            refusal = game.why_not(self.seat(None), message.action)
            if refusal is None:
                return {"type": "answer", "lines": [], "clause": ""}
            return {"type": "answer", "lines": [refusal.label(self.hello.lang)], "clause": refusal.clause}
        if message.kind not in REQUESTS:
            raise NotAnAction(f"there is no request {message.kind!r}; there are {', '.join(REQUESTS)}")
        seat = self.seat(message.seat)
        ack = await self.live.submit(seat, message.kind, checked(message.kind, message.body), message.request)
        return {"type": "ack", "number": ack.number, **ack.told}

    def seat(self, wanted: int | None) -> int:
        """The seat that acts: the one asked for if this person holds it, else the one he looks through."""
        seat = self.viewer if wanted is None else wanted
        if seat not in self.seats:
            raise NotAnAction("only a seated player can do that")
        return seat

    def close(self) -> None:
        """The socket is gone."""
        self.live.leave(self.follower)


REQUESTS = (ev.ACT, ev.UNDO, ev.FORFEIT, ev.ORDER, ev.REVOKE, ev.ROLLBACK, ev.SALT, ev.NAME, ev.NOTE)


def check_hello(hello: Hello) -> None:
    """Refuses formats, languages and layouts that there are not."""
    for name, value, known in (
        ("format", hello.format, ("json", "html")),
        ("lang", hello.lang, LANGUAGES),
        ("layout", hello.layout, LAYOUTS),
    ):
        if value not in known:
            raise OptionError(f"{name}: {value!r} is not one of {', '.join(known)}")


class ActBody(msgspec.Struct, forbid_unknown_fields=True):
    actions: list[int | str]
    number: int | None = None


class UndoBody(msgspec.Struct, forbid_unknown_fields=True):
    pick: int | str | None = None


class OrderBody(msgspec.Struct, forbid_unknown_fields=True):
    windows: list[str] = []
    until_turn: bool = True


class LinesBody(msgspec.Struct, forbid_unknown_fields=True):
    lines: int


class TextBody(msgspec.Struct, forbid_unknown_fields=True):
    text: str


class NameBody(msgspec.Struct, forbid_unknown_fields=True):
    thing: str
    name: str


class EmptyBody(msgspec.Struct, forbid_unknown_fields=True):
    pass


BODIES: dict[str, type[msgspec.Struct]] = {
    ev.ACT: ActBody,
    ev.UNDO: UndoBody,
    ev.FORFEIT: EmptyBody,
    ev.ORDER: OrderBody,
    ev.REVOKE: EmptyBody,
    ev.ROLLBACK: LinesBody,
    ev.SALT: TextBody,
    ev.NAME: NameBody,
    ev.NOTE: TextBody,
}


def checked(kind: str, body: dict[str, Any]) -> dict[str, Any]:
    """A request's body with every field of its proper type; raises NotAnAction that names the field.

    >>> checked("act", {"actions": ["draw"], "number": 3})
    {'actions': ['draw'], 'number': 3}
    >>> checked("act", {"actions": "draw"})
    Traceback (most recent call last):
        ...
    wartable.core.clause.NotAnAction: act: Expected `array`, got `str` - at `$.actions`
    """
    try:
        return msgspec.structs.asdict(msgspec.convert(body, BODIES[kind]))
    except msgspec.ValidationError as error:
        raise NotAnAction(f"{kind}: {error}") from error
