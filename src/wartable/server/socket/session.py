"""A session: one open socket.

It sends its viewer what is new, and answers what the client sends.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from wartable.core.errors import Defect, Stale, WartableError
from wartable.core.table.table import Table
from wartable.server.live.access import check_acting, check_watch, may_watch
from wartable.server.live.table import LiveTable
from wartable.server.people.effort import TURNS, Effort
from wartable.server.people.identity import Forbidden, Person
from wartable.server.people.rate_limits import Bucket, Limit, TooMany
from wartable.server.render.errors import error_message
from wartable.server.render.log_text import NOTHING
from wartable.server.render.table_html import answer_over, painting
from wartable.server.render.table_json import clocks_json, encode, miss_json, owed, table_json, view_bytes
from wartable.server.socket.client_parts import ClientParts
from wartable.server.socket.frames import Send
from wartable.server.socket.protocol import ASKED, Ask, Do, Form, Hello, Ping, Why, check_body, check_hello, message_of

# After signing out, or when the account is closed, open sockets last this many seconds at most.
RECHECK_SECONDS = 15.0
LONG_SECONDS = 0.003  # what takes longer is done once in a round of the event loop
REFUSAL_SECONDS = 0.1  # before a message over the limit is refused

Identify = Callable[[], Awaitable[Person]]


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
        hello: Hello | None = None,
        effort: Effort | None = None,
        note: Callable[[str, float], None] | None = None,
    ) -> None:
        self.live = live
        self.person = person
        self.send = send
        self.hello = hello or Hello()
        self.watcher = live.watch(viewer)
        self._rows = live.seats
        self._mine = person.seats(live.seats)
        self._seated = viewer in self._mine
        self.watcher.seats = {viewer, *self._mine}
        self._identify = identify
        self._checked = time.monotonic()
        self._bucket = Bucket(limit) if limit else None
        self.effort = effort or Effort()
        self._note = note  # is told of each message's kind, and how long its answer took
        self._body = b""
        self._client_parts = ClientParts()
        self._owed: list[int] = []
        self._log = NOTHING
        self._talked = -1
        self._chat = 0
        self._doing = False
        self._greeted = False

    @property
    def viewer(self) -> int:
        """Through whose eyes this session looks."""
        return self.watcher.viewer

    async def push(self) -> None:
        """Send what is new, again and again, until cancelled."""
        while True:
            await self.watcher.sleep()
            if self._doing:
                continue  # the answer to the client's own request brings along what is new
            await self.show()
            await self.talk()

    async def show(self) -> None:
        """Send the table if it looks different to this viewer from what was sent last."""
        await self.check()
        await self.effort.wait()
        if self.hello.format == "html":
            await TURNS.wait()
        await self.live.refresh()
        self.hold()
        message = self._news()
        if message:
            await self.send(message)

    def _news(self) -> bytes:
        """Return what is new to this viewer, or nothing; of the log only the lines not sent yet."""
        begun = time.thread_time()
        news = self._made()
        took = time.thread_time() - begun
        self.effort.charge(took)
        if took > LONG_SECONDS:
            TURNS.take()
        return news

    def _made(self) -> bytes:
        hello = self.hello
        if hello.when == ASKED and not self._wanted():
            return b""
        if hello.format == "html":
            # A page that is to be painted for says first how large it is.
            return self._painted_news() if self._greeted else b""
        now = table_json(self.live, self.viewer, hello.lang)
        if now.mark == self._body and now.log.same(self._log):
            return b""
        begin = now.log.same_until(self._log)
        self._body, self._log = now.mark, now.log
        return view_bytes(now.body, now.log, begin, b'"type":"table",')

    def _painted_news(self) -> bytes:
        """Return the parts of the painting that the client lacks with the table's facts, or nothing."""
        hello = self.hello
        painted = painting(self.live, self.viewer, hello.lang, hello.layout, hello.room)
        mine = owed(self.live, self._mine)
        if painted.parts is None:
            self._client_parts.resume({})
            news = {}
        else:
            news = self._client_parts.news(painted.parts)
        if not news and painted.facts == self._body and mine == self._owed:
            return b""
        self._body, self._owed = painted.facts, mine
        if painted.parts is not None:
            news = {"parts": {}, **news}
        # Time goes by without anything happening: clocks are sent along, but never make a message of their own.
        clocks = clocks_json(self.live, self.viewer, painted.asked, time.time())
        more = encode({"type": "table", "mine": mine, "clocks": clocks, **news})
        return more[:-1] + b"," + painted.facts[1:]

    def _wanted(self) -> bool:
        """Return whether somebody who wants to be told only then is asked, or there is nothing more to be asked."""
        return self.live.game is None or self.live.over or self.viewer in self.live.answering

    async def talk(self) -> None:
        """Send what was said at the table since, to those who asked for it."""
        if not self.hello.chat or self._talked == self.live.talked or not may_watch(self.live, self.viewer):
            return
        self._talked = self.live.talked
        lines = await self.live.store.chat(self.live.row.id, self._chat)
        if lines:
            self._chat = lines[-1].id
            told = [{name: getattr(line, name) for name in ("id", "seat", "name", "text", "at")} for line in lines]
            await self.send(encode({"type": "chat", "lines": told}))

    def show_all(self) -> None:
        """Forget what was sent, so that the next message tells everything."""
        self._body, self._log = b"", NOTHING
        self._client_parts.resume({})
        self.watcher.wake()

    async def check(self) -> None:
        """Re-authorise an open socket: the person may have signed out or lost the seat."""
        now = time.monotonic()
        if self._identify is not None and now - self._checked >= RECHECK_SECONDS:
            self._checked = now
            person = await self._identify()
            if person.id != self.person.id:
                raise Forbidden("signed-out")
            self.person = person
            self._rows = []
        self.hold()

    def hold(self) -> None:
        """Refuse to go on for a person who no longer holds the seat; nothing may be awaited before it is shown."""
        if self._rows is not self.live.seats:
            self._rows = self.live.seats
            self._mine = self.person.seats(self._rows)
            if self._seated and self.viewer not in self._mine:
                raise Forbidden("no-longer-seated")
            self.watcher.seats = {self.viewer, *self._mine}

    async def receive(self, text: str | bytes) -> None:
        """Answer one message; a bad one gets an error and changes nothing."""
        begun, kind = time.monotonic(), "bad"
        await self.check()
        await self.effort.wait()
        request = None
        try:
            await self._count()
            message = message_of(text)
            kind = type(message).__name__.lower()
            request = getattr(message, "request", None)
            answer = await self.answer(message)
        except Defect:
            raise
        except WartableError as error:
            answer = error_message(error, self.hello.lang)
            if isinstance(error, Stale):
                self.show_all()  # the client looked at something else
        if answer is not None:
            await self.reply({**answer, "request": request} if request is not None else answer)
        if self._note is not None:
            self._note(kind, time.monotonic() - begun)

    async def _count(self) -> None:
        """Count a message; one too many is refused, and not at once: whoever sends without end waits for each."""
        try:
            if self._bucket is not None:
                self._bucket.take()
        except TooMany:
            await asyncio.sleep(REFUSAL_SECONDS)
            raise

    async def reply(self, answer: dict[str, Any]) -> None:
        """Send an answer; an acknowledgement brings along, in the same message, what is new to the viewer."""
        if answer["type"] != "ack" or self.hello.format != "json":
            await self.send(encode(answer))
            return
        await self.live.refresh()
        self.hold()
        news = self._news()
        told = encode(answer)
        await self.send(b"".join((told[:-1], b',"table":', news, b"}")) if news else told)

    async def answer(self, message: Hello | Do | Ask | Why | Form | Ping) -> dict[str, Any] | None:
        """Return what a message is answered with."""
        if isinstance(message, Ping):
            return {"type": "pong"}
        if isinstance(message, Hello):
            check_hello(message)
            if message.chat and not self.hello.chat:
                self._talked, self._chat = -1, 0
            # A first hello that asks for the defaults changes nothing: they were sent, or will be in a moment.
            if self._greeted or self.hello.format == "html" or message != self.hello:
                self.show_all()
            self._client_parts.resume(message.has)
            message.has = {}
            self._greeted = True
            self.hello = message
            return None
        if isinstance(message, Do):
            return await self.carry_out(message)
        await TURNS.wait()
        await self.live.refresh()
        self.hold()
        with self.effort.working():
            answer = self._answer_to(message)
        TURNS.take()
        return answer

    def _answer_to(self, message: Ask | Why | Form) -> dict[str, Any]:
        """Return the answer to a question, which changes nothing."""
        game = self.live.playing
        if isinstance(message, Ask):
            check_watch(self.live, self.viewer)
            told = game.ask(self.viewer, message.question, *message.args)
            reply = {"type": "answer", "lines": [phrase(self.hello.lang) for phrase in told]}
            over = answer_over(self.live, self.viewer, self.hello.lang, told) if self.hello.format == "html" else None
            return reply if over is None else {**reply, "over": over}
        if isinstance(message, Form):
            filled = game.fill(self.seat(None), message.form, message.fields)
            said = [line(self.hello.lang) for line in filled.lines]
            answer = {"type": "answer", "lines": said, "actions": list(filled.actions)}
            return {**answer, "names": dict(filled.names)} if filled.names else answer
        return self._why(game, message)

    def _why(self, game: Table, message: Why) -> dict[str, Any]:
        """Return why an action is refused, or all that is refused on the things that were pointed at."""
        seat, lang = self.seat(None), self.hello.lang
        if message.things:
            misses = [miss_json(game.title, miss, lang) for miss in game.misses(seat, *message.things)]
            first = misses[0] if misses else {"reason": "", "clause": ""}
            lines = [first["reason"]] if misses else []
            return {"type": "answer", "lines": lines, "clause": first["clause"], "misses": misses}
        refusal = game.why_not(seat, "" if message.action is None else message.action)
        if refusal is None:
            return {"type": "answer", "lines": [], "clause": ""}
        return {"type": "answer", "lines": [refusal.label(lang)], "clause": refusal.clause}

    async def carry_out(self, message: Do) -> dict[str, Any]:
        """Do something at the table for one of this person's seats."""
        body = check_body(message.kind, message.body)
        self._doing = self.hello.format == "json"
        try:
            seat, meter = self.seat(message.seat), self.effort.charge
            ack = await self.live.submit(seat, message.kind, body, message.request, meter=meter)
        except BaseException:
            self.watcher.wake()
            raise
        finally:
            self._doing = False
        return {"type": "ack", "number": ack.number, **ack.answer}

    def seat(self, wanted: int | None) -> int:
        """Return the seat that acts: the one asked for if this person holds it, else the one it looks through."""
        rows = self.live.seats
        held = self._mine if rows is self._rows else self.person.seats(rows)
        return check_acting(self.viewer if wanted is None else wanted, held)

    def close(self) -> None:
        """Stop watching: the socket is gone."""
        self.live.leave(self.watcher)
