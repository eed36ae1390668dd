"""What a viewer is sent: made from his view and his log alone, so that nothing in it depends on another's secret."""

from __future__ import annotations

from typing import Any

from wartable import paint
from wartable.core.clause import Refused, Stale, WartableError
from wartable.core.log import PUBLIC
from wartable.paint.svg import Layout
from wartable.server.tables import LiveTable
from wartable.store.rows import FINISHED

NOTHING = "nothing"
EVERYTHING = "after_end"


def may_watch(live: LiveTable, viewer: int) -> bool:
    """Whether somebody without a seat may see anything of the game now."""
    if viewer != PUBLIC:
        return True
    spectators = live.row.settings.spectators
    return spectators == "public" or (spectators == EVERYTHING and live.row.phase == FINISHED)


def seats_json(live: LiveTable) -> list[dict[str, Any]]:
    """Who sits where, for everybody."""
    return [
        {"seat": row.seat, "kind": row.kind, "name": row.name, "level": row.level, "away": away(live, row.seat)}
        for row in live.seats
    ]


def away(live: LiveTable, seat: int) -> bool:
    """Whether a bot plays on for a player who left."""
    return live.table is not None and bool(live.table.state.vacant() >> seat & 1)


def facts(live: LiveTable, viewer: int) -> dict[str, Any]:
    """The table's facts besides the game."""
    row = live.row
    return {
        "table": row.id,
        "title": row.title,
        "phase": row.phase,
        "viewer": viewer,
        "seats": seats_json(live),
        "outcome": row.outcome,
        "diverged": live.diverged,
    }


def view_json(live: LiveTable, viewer: int, lang: str) -> dict[str, Any]:
    """The game as JSON: the same for people's and bots' seats."""
    data = facts(live, viewer)
    if live.table is None or not may_watch(live, viewer):
        return data
    game = live.table
    view = game.view(viewer)
    messages = live.title.messages
    data["view"] = view.to_json()
    data["asked"] = list(view.asked)
    data["prompt"] = view.prompt.say(messages, lang)
    data["detail"] = view.detail.say(messages, lang) if view.detail else ""
    data["choices"] = [
        {
            "code": choice.code,
            "text": choice.text,
            "label": choice.label.say(messages, lang),
            "hint": choice.hint.say(messages, lang) if choice.hint else "",
            "targets": list(choice.targets),
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
            "reason": live.title.reason(miss.clause, lang),
        }
        for miss in view.near_misses
    ]
    data["log"] = game.log(viewer, lang)
    if viewer >= 0:
        data["number"] = game.number(viewer)
    return data


def painted(live: LiveTable, viewer: int, lang: str, layout: Layout) -> dict[str, Any]:
    """The game as the page shows it: painted here, swapped there."""
    data = facts(live, viewer)
    if live.table is None or not may_watch(live, viewer):
        return data
    scene = live.table.scene(viewer, lang)
    data["asked"] = list(live.table.deciders)
    data["html"] = paint.html(scene, layout=layout)
    if viewer >= 0:
        data["number"] = live.table.number(viewer)
    return data


def error_json(error: WartableError, lang: str) -> dict[str, Any]:
    """An error as JSON: a code for programs, a text for people, the clause where a rule speaks."""
    if isinstance(error, Refused):
        return {"code": "refused", "clause": error.clause, "text": error.refusal.label(lang)}
    if isinstance(error, Stale):
        return {"code": "stale", "number": error.number, "text": str(error)}
    return {"code": snake(type(error).__name__), "text": str(error)}


def snake(name: str) -> str:
    """A class name as a code.

    >>> snake("NotAnAction")
    'not_an_action'
    """
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")
