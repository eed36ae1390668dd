"""A table as JSON, made from one viewer's view and log alone."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache
from typing import Any

import msgspec

from wartable.core.record.fair_chance import commit
from wartable.core.text.messages import Phrase
from wartable.core.text.rulebook import plain
from wartable.core.title import Title
from wartable.core.view import NearMiss, View
from wartable.server.live import absence
from wartable.server.live.access import may_watch
from wartable.server.live.table import LiveTable
from wartable.server.render.cache import Json, Seated, cache_of
from wartable.server.render.coach_json import coach_json
from wartable.server.render.log_text import NOTHING, LogLines, LogText, told_before
from wartable.server.render.prompts import question, seat_view, why_retired
from wartable.store.models import GATHERING, SeatRow

# What of a view is told beside it in words, or stands in the table's facts.
SPOKEN = set(View.__struct_fields__) - {"ending"}


def seats_json(live: LiveTable) -> msgspec.Raw:
    """Return who sits where, for everybody; written anew only when that has changed."""
    vacant = live.game.state.vacant() if live.game is not None else 0
    cache = cache_of(live)
    left = (vacant, live.out)
    if cache.seated is None or cache.seated.rows is not live.seats or cache.seated.left != left:
        written = [
            {
                "seat": row.seat,
                "kind": row.kind,
                "name": row.name,
                "level": row.level,
                "away": away(row, vacant),
                "eliminated": live.eliminated(row.seat),
            }
            for row in live.seats
        ]
        cache.seated = Seated(live.seats, left, msgspec.Raw(encode(written)))
    return cache.seated.body


def away(row: SeatRow, vacant: int) -> bool:
    """Return whether a bot plays on for a player who left."""
    return (row.absent is not None and row.kind in absence.WAYS) or bool(vacant >> row.seat & 1)


def facts(live: LiveTable, viewer: int) -> dict[str, Any]:
    """Return the table's facts besides the game."""
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
    """Return the game as a viewer may know it, but for the log: the same for people's and bots' seats."""
    data = facts(live, viewer)
    if live.game is None or not may_watch(live, viewer):
        return data
    game, title = live.game, live.title
    view = seat_view(live, game.view(viewer))
    messages = game.messages
    kind: Any = type(view)
    data["view"] = {name: getattr(view, name) for name in own_facts(kind)}
    data["asked"] = view.asked
    data["prompt"], data["detail"] = question(live, view, lang)
    data["choices"] = [
        {
            "code": choice.code,
            "text": choice.text,
            "label": choice.label.say(messages, lang),
            "hint": choice.hint.say(messages, lang) if choice.hint else "",
            "targets": choice.targets,
            "caution": choice.caution,
            "final": choice.final,
            **({"quiet": True} if choice.quiet else {}),
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
        data["question"] = game.question(viewer)
        data["notices"] = notices(live, viewer, lang)
        if why := why_retired(live, viewer):
            data["resigned"] = why
        if live.coach is not None:
            data["coach"] = coach_json(live, viewer, lang)
    return data


def miss_json(title: Title, miss: NearMiss, lang: str) -> dict[str, str]:
    """Return a near miss in words, with its clause and the sentence of the rulebook."""
    why = miss.reason(lang) if miss.reason is not None else reason(title, miss.clause, lang)
    rule = plain(title.rulebook.clause(miss.clause, lang).text)
    return {"label": miss.label(lang), "reason": why, "clause": miss.clause, "rule": rule}


def notices(live: LiveTable, viewer: int, lang: str) -> list[str]:
    """Return what a seat was told beside the log: that a choice begun or sealed there no longer stands."""
    return [phrase.say(live.playing.messages, lang) for seat, phrase in live.playing.notices if seat == viewer]


@cache
def own_facts(kind: Any) -> tuple[str, ...]:
    """Return the fields of a title's view that are its own."""
    return tuple(name for name in kind.__struct_fields__ if name not in SPOKEN)


@lru_cache(maxsize=4000)
def reason(title: Title, clause: str, lang: str) -> str:
    """Return why a clause refuses something."""
    return title.reason(clause, lang)


def _simple(value: object) -> object:
    """Return what JSON has no form of its own for: phrases become their key and arguments."""
    if isinstance(value, Phrase):
        return {"key": value.key, **({"args": value.args} if value.args else {})}
    raise TypeError(f"a view holds {value!r}, which JSON cannot tell")


encode = msgspec.json.Encoder(enc_hook=_simple).encode


def table_json(live: LiveTable, viewer: int, lang: str) -> Json:
    """Return the game as JSON, and its log: made once for all who look through the same eyes."""
    made = cache_of(live).json
    found = made.get((viewer, lang))
    if found is None:
        found = made[viewer, lang] = Json(encode(view_data(live, viewer, lang)), log(live, viewer, lang))
    return found


def log(live: LiveTable, viewer: int, lang: str) -> LogLines:
    """Return the log in words, as far as the viewer may read it."""
    if live.game is None or not may_watch(live, viewer):
        return NOTHING
    logs = cache_of(live).logs
    found = logs.get((viewer, lang))
    if found is None or found.game is not live.game:
        before = told_before(live.row.settings, viewer, live.game.title.sheet.rules_version)
        found = logs[viewer, lang] = LogText(live.game, viewer, lang, before)
    return found.now()


def view_bytes(body: bytes, told: LogLines, begin: int, kind: bytes = b"") -> bytes:
    """Return the game and its log from a line on, as one JSON object.

    >>> view_bytes(b'{"phase":"running"}', LogLines(["a", "b"], []), 1)
    b'{"phase":"running","log_from":1,"log":["b"]}'
    """
    lines = encode(told.since(begin))
    return b'{%b%b,"log_from":%d,"log":%b}' % (kind, body[1:-1], begin, lines)


def owed(live: LiveTable, seats: Collection[int]) -> list[int]:
    """Return which of one person's own seats still owe an answer: at a hot seat the page turns to the next one."""
    return [seat for seat in live.answering if seat in seats]


def clocks_json(live: LiveTable, viewer: int, asked: Collection[int], now: float) -> dict[str, Any]:
    """Return the clocks as a viewer may see them: seconds left, and which run; `asked` is who the view says is asked.

    While several seats are asked at once, the others' clocks stand still on display: how much time one of them has
    used would tell whether it has answered. They are left out, and the page goes on showing what it showed before.
    """
    if live.game is None or not live.clocks.timed or live.over:
        return {}
    secret = set(asked) - {viewer} if len(asked) > 1 else set()
    runs = not live.outside
    return {
        str(seat): {"left": round(max(live.clocks.left(seat, now) or 0.0, 0.0), 1), "runs": runs and seat in asked}
        for seat in sorted(live.clocks.timed)
        if seat not in secret
    }
