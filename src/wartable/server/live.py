"""Live play: one session a socket. Wakes when the table changed, and sends only what is new to its viewer."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec

from wartable.core.clause import NotAnAction, OptionError, Stale, WartableError
from wartable.core.messages import LANGUAGES
from wartable.paint.svg import Layout
from wartable.server import events as ev
from wartable.server.limits import Bucket, Limit
from wartable.server.payload import clocks_json, encode, error_json, may_watch, owed, painted, shown, view_bytes
from wartable.server.people import Forbidden, Person
from wartable.server.said import common
from wartable.server.tables import LiveTable

LAYOUTS = ("wide", "middle", "narrow")
ASKED = "asked"
LONGEST_MESSAGE = 20_000
# Somebody who signs out, or whose account is closed, loses his open sockets after so many seconds at the latest.
RECHECK_SECONDS = 15.0

Send = Callable[[bytes], Awaitable[None]]
Identify = Callable[[], Awaitable[Person]]

# What a client calls a request, so that it can be repeated: no more than the store keeps, nothing invisible.
RequestId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """How this page wants to be told: painted or as data, in which language and layout, and whether with the chat.

    `when` is "always", or "asked" for a bot that needs the table only when it must answer, and at the end.
    """

    format: str = "json"
    lang: str = "en"
    layout: Layout = "wide"
    chat: bool = False
    when: str = "always"


class Do(msgspec.Struct, tag="do", forbid_unknown_fields=True):
    """A request: `kind` as in events, with its body; `request` makes it safe to repeat."""

    kind: str
    body: dict[str, Any] = {}
    request: RequestId | None = None
    seat: int | None = None


class Ask(msgspec.Struct, tag="ask", forbid_unknown_fields=True):
    """A read-only question about the table."""

    question: str
    args: list[str] = []
    request: RequestId | None = None


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Why an action may not be played."""

    action: str | int
    request: RequestId | None = None


_MESSAGE = msgspec.json.Decoder(Hello | Do | Ask | Why)


class Session:
    """One socket at one table, for one viewer (and, on a hot seat, all the seats that this person holds)."""

    def __init__(
        self,
        live: LiveTable,
        viewer: int,
        person: Person,
        send: Send,
        identify: Identify | None = None,
        limit: Limit | None = None,
    ) -> None:
        self.live = live
        self.person = person
        self.send = send
        self.hello = Hello()
        self.follower = live.follow(viewer)
        self._rows = live.seats
        self._mine = person.seats(live.seats)
        self._seated = viewer in self._mine
        self.follower.seats = {viewer, *self._mine}
        self._identify = identify
        self._checked = time.monotonic()
        self._bucket = Bucket(limit) if limit else None
        self._body = b""
        self._owed: list[int] = []
        self._log: list[str] = []
        self._talked = -1
        self._said = 0
        self._doing = False

    @property
    def viewer(self) -> int:
        """Through whose eyes this session looks."""
        return self.follower.viewer

    async def push(self) -> None:
        """Sends what is new, again and again; runs until cancelled."""
        while True:
            await self.follower.wake.wait()
            self.follower.wake.clear()
            if self._doing:
                continue  # the answer to what he does brings along what is new
            await self.show()
            await self.talk()

    async def show(self) -> None:
        """Sends the table if it looks different to this viewer from what was sent last."""
        await self.check()
        await self.live.settle()
        message = self._news()
        if message:
            await self.send(message)

    def _news(self) -> bytes:
        """What is new to this viewer, or nothing; of the log only the lines that he was not sent yet."""
        hello = self.hello
        if hello.when == ASKED and not self._wanted():
            return b""
        if hello.format == "html":
            body = painted(self.live, self.viewer, hello.lang, hello.layout)
            mine = owed(self.live, self._mine)
            if body == self._body and mine == self._owed:
                return b""
            self._body, self._owed = body, mine
            # Time goes by without anything happening: clocks are sent along, but never make a message of their own.
            more = encode({"type": "table", "mine": mine, "clocks": clocks_json(self.live, self.viewer, time.time())})
            return more[:-1] + b"," + body[1:]
        body, log = shown(self.live, self.viewer, hello.lang)
        if body == self._body and log == self._log:
            return b""
        begin = common(self._log, log)
        self._body, self._log = body, log
        return view_bytes(body, log, begin, b'"type":"table",')

    def _wanted(self) -> bool:
        """Whether somebody who wants to be told only then is asked, or there is nothing more to be asked."""
        game = self.live.table
        return game is None or self.live.over or self.viewer in game.deciders

    async def talk(self) -> None:
        """Sends what was said at the table since, to those who asked for it."""
        if not self.hello.chat or self._talked == self.live.talked or not may_watch(self.live, self.viewer):
            return
        self._talked = self.live.talked
        lines = await self.live.store.chat(self.live.row.id, self._said)
        if lines:
            self._said = lines[-1]["id"]
            told = [{name: line[name] for name in ("id", "seat", "name", "text", "at")} for line in lines]
            await self.send(encode({"type": "chat", "lines": told}))

    def show_all(self) -> None:
        """The next message tells everything, whatever was sent before."""
        self._body, self._log = b"", []
        self.follower.wake.set()

    async def check(self) -> None:
        """Holds an open socket to what holds for a new one: he may have signed out, left the seat or lost it."""
        now = time.monotonic()
        if self._identify is not None and now - self._checked >= RECHECK_SECONDS:
            self._checked = now
            person = await self._identify()
            if person.id != self.person.id:
                raise Forbidden("signed out")
            self.person = person
            self._rows = []
        if self._rows is not self.live.seats:
            self._rows = self.live.seats
            self._mine = self.person.seats(self._rows)
            if self._seated and self.viewer not in self._mine:
                raise Forbidden("you no longer sit there")
            self.follower.seats = {self.viewer, *self._mine}

    async def receive(self, text: str | bytes) -> None:
        """Answers one message; a bad one gets an error and changes nothing."""
        await self.check()
        request = None
        try:
            if self._bucket is not None:
                self._bucket.take()
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
            if isinstance(error, Stale):
                self.show_all()  # whatever he looked at, it was not this
        if answer is not None:
            await self.reply({**answer, "request": request} if request is not None else answer)

    async def reply(self, answer: dict[str, Any]) -> None:
        """Sends an answer; with the acknowledgement of what he did goes what is new to him, in the same message."""
        if answer["type"] != "ack" or self.hello.format != "json":
            await self.send(encode(answer))
            return
        await self.live.settle()
        news = self._news()
        told = encode(answer)
        await self.send(told[:-1] + b',"table":' + news + b"}" if news else told)

    async def answer(self, message: Hello | Do | Ask | Why) -> dict[str, Any] | None:
        """What a message is answered with."""
        if isinstance(message, Hello):
            check_hello(message)
            if message.chat and not self.hello.chat:
                self._talked, self._said = -1, 0
            self.hello = message
            self.show_all()
            return None
        if isinstance(message, Do):
            return await self.done(message)
        await self.live.settle()
        game = self.live.game
        if isinstance(message, Ask):
            if not may_watch(self.live, self.viewer):
                raise Forbidden("spectators see nothing of this table")
            phrases = game.ask(self.viewer, message.question, *message.args)
            return {"type": "answer", "lines": [phrase(self.hello.lang) for phrase in phrases]}
        refusal = game.why_not(self.seat(None), message.action)
        if refusal is None:
            return {"type": "answer", "lines": [], "clause": ""}
        return {"type": "answer", "lines": [refusal.label(self.hello.lang)], "clause": refusal.clause}

    async def done(self, message: Do) -> dict[str, Any]:
        """Does something at the table for one of this person's seats."""
        body = checked(message.kind, message.body)
        self._doing = self.hello.format == "json"
        try:
            ack = await self.live.submit(self.seat(message.seat), message.kind, body, message.request)
        except BaseException:
            self.follower.wake.set()
            raise
        finally:
            self._doing = False
        return {"type": "ack", "number": ack.number, **ack.told}

    def seat(self, wanted: int | None) -> int:
        """The seat that acts: the one asked for if this person holds it, else the one he looks through."""
        seat = self.viewer if wanted is None else wanted
        if seat not in self.person.seats(self.live.seats):
            raise Forbidden("only a seated player can do that")
        return seat

    def close(self) -> None:
        """The socket is gone."""
        self.live.leave(self.follower)


def check_hello(hello: Hello) -> None:
    """Refuses formats, languages and layouts that there are not."""
    for name, value, known in (
        ("format", hello.format, ("json", "html")),
        ("lang", hello.lang, LANGUAGES),
        ("layout", hello.layout, LAYOUTS),
        ("when", hello.when, ("always", ASKED)),
    ):
        if value not in known:
            raise OptionError(f"{name}: {value!r} is not one of {', '.join(known)}")


class ActBody(msgspec.Struct, forbid_unknown_fields=True):
    actions: list[int | str]
    number: int


class UndoBody(msgspec.Struct, forbid_unknown_fields=True):
    pick: int | str | None = None
    number: int | None = None


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


class ForfeitBody(msgspec.Struct, forbid_unknown_fields=True):
    number: int | None = None


class EmptyBody(msgspec.Struct, forbid_unknown_fields=True):
    pass


BODIES: dict[str, type[msgspec.Struct]] = {
    ev.ACT: ActBody,
    ev.UNDO: UndoBody,
    ev.FORFEIT: ForfeitBody,
    ev.ORDER: OrderBody,
    ev.REVOKE: EmptyBody,
    ev.ROLLBACK: LinesBody,
    ev.SALT: TextBody,
    ev.NAME: NameBody,
    ev.NOTE: TextBody,
}
REQUESTS = tuple(BODIES)


def checked(kind: str, body: dict[str, Any]) -> dict[str, Any]:
    """A request's body with every field of its proper type; raises OptionError that names the field.

    >>> checked("act", {"actions": ["draw"], "number": 3})
    {'actions': ['draw'], 'number': 3}
    >>> checked("act", {"actions": "draw"})
    Traceback (most recent call last):
        ...
    wartable.core.clause.OptionError: body: act: Expected `array`, got `str` - at `$.actions`
    """
    if kind not in BODIES:
        raise OptionError(f"kind: there is no request {kind!r}; there are {', '.join(REQUESTS)}")
    try:
        return msgspec.structs.asdict(msgspec.convert(body, BODIES[kind]))
    except msgspec.ValidationError as error:
        raise OptionError(f"body: {kind}: {error}") from error
