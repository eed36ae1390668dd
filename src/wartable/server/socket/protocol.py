"""The protocol: what a client may send, by socket or request, field by field."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from wartable.core.errors import NotAnAction, OptionError
from wartable.core.text.messages import LANGUAGES, Phrase
from wartable.paint import Layout
from wartable.server.guards.bounds import (
    Actions,
    ActionText,
    FewOptions,
    FieldText,
    Line,
    PartHashes,
    Word,
    Words,
    is_seen,
)
from wartable.server.live import events as ev

LAYOUTS = ("wide", "middle", "narrow")
ASKED = "asked"
LONGEST_MESSAGE = 20_000
LONGEST_FORM = 40_000  # a file is brought along in it

# What a client calls a request, so that it can be repeated: no more than the store keeps, nothing invisible.
RequestId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]


Pixels = Annotated[int, msgspec.Meta(ge=100, le=10_000)]
Room = tuple[Pixels, Pixels]


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """How this page wants to be told: painted or as data, in which language and layout, and whether with the chat.

    `when` is "always", or "asked" for a bot that needs the table only when it must answer, and at the end. `has` are
    the parts of a painting that the page has from an earlier socket, each with its hash; `room` is the width and the
    height of its table in pixels, so that words keep their size.
    """

    format: Word = "json"
    lang: Word = "en"
    layout: Layout = "wide"
    chat: bool = False
    when: Word = "always"
    has: PartHashes = {}
    room: Room | None = None


class Do(msgspec.Struct, tag="do", forbid_unknown_fields=True):
    """A request: `kind` as in events, with its body; `request` makes it safe to repeat."""

    kind: Word
    body: Annotated[dict[Word, Any], FewOptions] = {}
    request: RequestId | None = None
    seat: int | None = None


class Ask(msgspec.Struct, tag="ask", forbid_unknown_fields=True):
    """A read-only question about the table."""

    question: Word
    args: Words = []
    request: RequestId | None = None


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Why an action may not be played, or what may not be played on these things."""

    action: ActionText | int | None = None
    things: Words = []
    request: RequestId | None = None


class Form(msgspec.Struct, tag="form", forbid_unknown_fields=True):
    """What a filled form stands for: the answer says what it would do, and the actions that do it. Nothing is done."""

    form: Word
    fields: Annotated[dict[Word, FieldText | int | bool | None], FewOptions] = {}
    request: RequestId | None = None


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """A heartbeat: the server answers at once, so that a page can tell a dead line from a quiet table."""


_MESSAGE = msgspec.json.Decoder(Hello | Do | Ask | Why | Form | Ping)


def message_of(text: str | bytes) -> Hello | Do | Ask | Why | Form | Ping:
    """Return what a client says; raise NotAnAction if it makes no sense.

    >>> message_of('{"type": "hello", "lang": "it"}').lang
    'it'
    >>> message_of("hello")
    Traceback (most recent call last):
        ...
    wartable.NotAnAction: not a message: JSON is malformed: invalid character (byte 0)
    """
    if len(text) > LONGEST_FORM:
        raise NotAnAction("message-length", most=LONGEST_FORM)
    try:
        message: Hello | Do | Ask | Why | Form | Ping = _MESSAGE.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NotAnAction("not-a-message", reason=error) from error
    except RecursionError as error:
        raise NotAnAction("message-deep") from error
    if len(text) > LONGEST_MESSAGE and not isinstance(message, Form):
        raise NotAnAction("message-length", most=LONGEST_MESSAGE)
    return message


def check_hello(hello: Hello) -> None:
    """Refuse unknown formats, languages and layouts."""
    for name, value, known in (
        ("format", hello.format, ("json", "html")),
        ("lang", hello.lang, LANGUAGES),
        ("layout", hello.layout, LAYOUTS),
        ("when", hello.when, ("always", ASKED)),
    ):
        if value not in known:
            raise OptionError("field-not-one-of", place=name, value=repr(value), known=", ".join(known))


class ActBody(msgspec.Struct, forbid_unknown_fields=True):
    actions: Actions
    number: int


class UndoBody(msgspec.Struct, forbid_unknown_fields=True):
    pick: int | ActionText | None = None
    picks: Actions = []
    act: bool = False
    number: int | None = None


class RedoBody(msgspec.Struct, forbid_unknown_fields=True):
    number: int


class OrderBody(msgspec.Struct, forbid_unknown_fields=True):
    windows: Words = []
    until_turn: bool = True


class LinesBody(msgspec.Struct, forbid_unknown_fields=True):
    lines: int


class TextBody(msgspec.Struct, forbid_unknown_fields=True):
    text: Line


class NameBody(msgspec.Struct, forbid_unknown_fields=True):
    thing: Line
    name: Line


class ForfeitBody(msgspec.Struct, forbid_unknown_fields=True):
    number: int | None = None


class CoachBody(msgspec.Struct, forbid_unknown_fields=True):
    move: Word
    number: int | None = None


class EmptyBody(msgspec.Struct, forbid_unknown_fields=True):
    pass


BODIES: dict[str, type[msgspec.Struct]] = {
    ev.ACT: ActBody,
    ev.UNDO: UndoBody,
    ev.REDO: RedoBody,
    ev.TAKE_UP: RedoBody,
    ev.FORFEIT: ForfeitBody,
    ev.ORDER: OrderBody,
    ev.REVOKE: EmptyBody,
    ev.ROLLBACK: LinesBody,
    ev.SALT: TextBody,
    ev.NAME: NameBody,
    ev.NOTE: TextBody,
    ev.COACH: CoachBody,
}
REQUESTS = tuple(BODIES)
SHOWN = {"text", "name"}  # fields that others read


def check_body(kind: str, body: dict[str, Any]) -> dict[str, Any]:
    """Return a request's body with every field of its proper type; raise OptionError that names the field.

    >>> check_body("act", {"actions": ["draw"], "number": 3})
    {'actions': ['draw'], 'number': 3}
    >>> check_body("act", {"actions": "draw"})
    Traceback (most recent call last):
        ...
    wartable.OptionError: body: act: Expected `array`, got `str` - at `$.actions`
    """
    if kind not in BODIES:
        raise OptionError("no-request", kind=repr(kind), known=", ".join(REQUESTS))
    try:
        checked = msgspec.structs.asdict(msgspec.convert(body, BODIES[kind]))
    except msgspec.ValidationError as error:
        raise OptionError("body-wrong", kind=kind, reason=error) from error
    for field in SHOWN & checked.keys():
        if checked[field]:
            check_seen(f"what-{kind}", checked[field])
    return checked


def check_seen(what: str, text: str) -> None:
    """Refuse a text of which others would see nothing."""
    if not is_seen(text):
        raise OptionError("text-empty", what=Phrase(what))
