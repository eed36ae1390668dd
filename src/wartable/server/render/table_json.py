"""What a viewer is sent: made from his view and his log alone, so that nothing in it depends on another's secret."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache, lru_cache
from typing import Any

import msgspec

from wartable import paint
from wartable.core.errors import Refused, Stale, WartableError
from wartable.core.record.fair import commit
from wartable.core.rules.log import PUBLIC
from wartable.core.scene import Scene
from wartable.core.text.messages import Phrase
from wartable.core.title import Title
from wartable.core.view import View
from wartable.paint.svg import Layout
from wartable.server.live import absence
from wartable.server.live.host import LiveTable
from wartable.server.people.rate_limits import TooMany
from wartable.server.render.log_text import Said
from wartable.server.render.table_scene import dressed
from wartable.store.models import FINISHED, GATHERING, SeatRow

NOTHING = "nothing"
EVERYTHING = "after_end"

# What of a view is told beside it in words, or stands in the table's facts.
SPOKEN = set(View.__struct_fields__) - {"ending"}

# The texts of mistakes in a request begin with the field that is wrong.
FIELD = re.compile(r"([a-z_]+(?:\[\d+\])?(?:\.[a-z_]+)?): ")


def may_watch(live: LiveTable, viewer: int) -> bool:
    """Whether somebody without a seat may see anything of the game now."""
    if viewer != PUBLIC:
        return True
    spectators = live.row.settings.spectators
    return spectators == "public" or (spectators == EVERYTHING and live.row.phase == FINISHED)


def seats_json(live: LiveTable) -> msgspec.Raw:
    """Who sits where, for everybody; written anew only when that has changed."""
    vacant = live.table.state.vacant() if live.table is not None else 0
    if live.seated is None or live.seated[0] is not live.seats or live.seated[1] != vacant:
        written = [
            {"seat": row.seat, "kind": row.kind, "name": row.name, "level": row.level, "away": away(row, vacant)}
            for row in live.seats
        ]
        live.seated = (live.seats, vacant, msgspec.Raw(encode(written)))
    return live.seated[2]


def away(row: SeatRow, vacant: int) -> bool:
    """Whether a bot plays on for a player who left."""
    return (row.absent is not None and row.kind in absence.WAYS) or bool(vacant >> row.seat & 1)


def facts(live: LiveTable, viewer: int) -> dict[str, Any]:
    """The table's facts besides the game."""
    row = live.row
    before: dict[str, Any] = {}
    if row.phase == GATHERING:
        awaited = [seat.seat for seat in live.seats if seat.salt == ""]
        before = {"commitment": commit(row.secret), "awaited": awaited}
    return {
        **before,
        "table": row.id,
        "title": row.title,
        "phase": row.phase,
        "viewer": viewer,
        "seats": seats_json(live),
        "outcome": row.outcome,
        "diverged": live.diverged,
        "votes": absence.votes_json(live),
    }


def view_data(live: LiveTable, viewer: int, lang: str) -> dict[str, Any]:
    """The game as a viewer may know it, but for the log: the same for people's and bots' seats."""
    data = facts(live, viewer)
    if live.table is None or not may_watch(live, viewer):
        return data
    game, title = live.table, live.title
    view = game.view(viewer)
    messages = game.messages
    kind: Any = type(view)
    data["view"] = {name: getattr(view, name) for name in own_facts(kind)}
    data["asked"] = view.asked
    data["prompt"] = view.prompt.say(messages, lang)
    data["detail"] = view.detail.say(messages, lang) if view.detail else ""
    data["choices"] = [
        {
            "code": choice.code,
            "text": choice.text,
            "label": choice.label.say(messages, lang),
            "hint": choice.hint.say(messages, lang) if choice.hint else "",
            "targets": choice.targets,
            "caution": choice.caution,
            "final": choice.final,
        }
        for choice in view.choices
    ]
    data["near_misses"] = [
        {
            "code": miss.code,
            "text": miss.text,
            "label": miss.label.say(messages, lang),
            "clause": miss.clause,
            "reason": miss.reason.say(messages, lang) if miss.reason else reason(title, miss.clause, lang),
        }
        for miss in view.near_misses
    ]
    if viewer >= 0:
        data["number"] = game.number(viewer)
        data["notices"] = notices(live, viewer, lang)
    return data


def notices(live: LiveTable, viewer: int, lang: str) -> list[str]:
    """What a seat was told beside the log, all of it: that a choice which he had begun or sealed no longer stands."""
    return [phrase.say(live.game.messages, lang) for seat, phrase in live.game.told if seat == viewer]


@cache
def own_facts(kind: Any) -> tuple[str, ...]:
    """The fields of a title's view that are its own."""
    return tuple(name for name in kind.__struct_fields__ if name not in SPOKEN)


@lru_cache(maxsize=4000)
def reason(title: Title, clause: str, lang: str) -> str:
    """Why a clause refuses something."""
    return title.reason(clause, lang)


def _simple(value: object) -> object:
    """What JSON has no form of its own for: phrases become their key and arguments."""
    if isinstance(value, Phrase):
        return {"key": value.key, **({"args": value.args} if value.args else {})}
    raise TypeError(f"a view holds {value!r}, which JSON cannot tell")


encode = msgspec.json.Encoder(enc_hook=_simple).encode


def shown(live: LiveTable, viewer: int, lang: str) -> tuple[bytes, list[str]]:
    """The game as JSON, and its log: made once for all who look through the same eyes."""
    key = (viewer, lang)
    found = live.shown.get(key)
    if found is None:
        found = live.shown[key] = (encode(view_data(live, viewer, lang)), log(live, viewer, lang))
    body, said = found
    return body, said


def log(live: LiveTable, viewer: int, lang: str) -> list[str]:
    """The log in words, as far as the viewer may read it."""
    if live.table is None or not may_watch(live, viewer):
        return []
    said = live.said.get((viewer, lang))
    if said is None or said.game is not live.table:
        said = live.said[viewer, lang] = Said(live.table, viewer, lang)
    return said.lines()


def view_bytes(body: bytes, said: list[str], begin: int, kind: bytes = b"") -> bytes:
    """The game and its log from a line on, as one JSON object.

    >>> view_bytes(b'{"phase":"running"}', ["a", "b"], 1)
    b'{"phase":"running","log_from":1,"log":["b"]}'
    """
    lines = encode(said[begin:])
    return b'{%b%b,"log_from":%d,"log":%b}' % (kind, body[1:-1], begin, lines)


def view_json(live: LiveTable, viewer: int, lang: str) -> dict[str, Any]:
    """The game with its whole log, as plain data."""
    body, said = shown(live, viewer, lang)
    data: dict[str, Any] = msgspec.json.decode(body)
    return {**data, "log_from": 0, "log": said}


def painted(live: LiveTable, viewer: int, lang: str, layout: Layout) -> bytes:
    """The game as the page shows it: painted here, once for all who look through the same eyes; swapped there."""
    key = (viewer, lang, layout)
    found = live.shown.get(key)
    if found is None:
        found = live.shown[key] = encode(paint_data(live, viewer, lang, layout))
    body: bytes = found
    return body


def paint_data(live: LiveTable, viewer: int, lang: str, layout: Layout) -> dict[str, Any]:
    """The painted game with the table's facts."""
    data = facts(live, viewer)
    if live.table is None or not may_watch(live, viewer):
        return data
    game = live.table
    view = game.view(viewer)
    # Who is asked as the viewer knows it: the true list would tell who has answered in secret.
    data["asked"] = view.asked
    data["options"] = live.row.settings.options
    data["html"] = paint_page(live, dressed(live, game, viewer, lang, view=view), layout)
    if viewer >= 0:
        data["number"] = game.number(viewer)
        data["notices"] = notices(live, viewer, lang)
        order = game.orders.of[viewer]
        data["order"] = None if order is None else {"windows": order.windows, "until_turn": order.until_turn}
    return data


def paint_page(live: LiveTable, scene: Scene, layout: Layout) -> str:
    """A scene painted for the table's page, which brings the style sheets itself."""
    return paint.html(
        scene,
        layout=layout,
        ground_url=f"/art/{live.row.title}/ground/",
        rules_url=f"/rules/{live.row.title}",
        home_url="/",
        style=False,
    )


def owed(live: LiveTable, seats: Collection[int]) -> list[int]:
    """Which of one person's own seats still owe an answer: at a hot seat the page turns to the next one."""
    return [seat for seat in live.table.deciders if seat in seats] if live.table is not None and not live.over else []


def clocks_json(live: LiveTable, viewer: int, now: float) -> dict[str, Any]:
    """The clocks as a viewer may see them: seconds left, and which ones run.

    While several seats are asked at once, the others' clocks stand still on display: how much time one of them has
    used would tell whether he has answered. They are left out, and the page goes on showing what it showed before.
    """
    if live.table is None or not live.clocks.timed or live.over:
        return {}
    asked = live.table.view(viewer).asked
    secret = set(asked) - {viewer} if len(asked) > 1 else set()
    return {
        str(seat): {"left": round(max(live.clocks.left(seat, now) or 0.0, 0.0), 1), "runs": seat in asked}
        for seat in sorted(live.clocks.timed)
        if seat not in secret
    }


def error_json(error: WartableError, lang: str) -> dict[str, Any]:
    """An error as JSON: a code for programs, a text for people, the clause or the field that it is about.

    >>> from wartable.core.errors import OptionError
    >>> error_json(OptionError("seats[1].level: there is no such level"), "en")["field"]
    'seats[1].level'
    """
    if isinstance(error, Refused):
        return {"code": "refused", "clause": error.clause, "text": error.label(lang)}
    if isinstance(error, Stale):
        return {"code": "stale", "number": error.number, "text": error.label(lang)}
    if isinstance(error, TooMany):
        return {"code": "too_many_requests", "retry_after": error.retry_after, "text": error.label(lang)}
    found = {"code": snake(type(error).__name__), "text": error.label(lang)}
    field = FIELD.match(str(error))
    return {**found, "field": field[1]} if field else found


def snake(name: str) -> str:
    """A class name as a code.

    >>> snake("NotAnAction")
    'not_an_action'
    """
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")
