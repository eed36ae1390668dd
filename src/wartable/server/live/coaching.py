"""Coached tables: private and without a clock. A learner plays a title's script there by the ordinary rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.core.coach.coach import Coach
from wartable.core.errors import NotAnAction
from wartable.server.live import events as ev


def perform(coach: Coach, seat: int, kind: str, body: Mapping[str, Any]) -> dict[str, Any]:
    """Do one thing at a coached table and return what the caller is told; what is refused changes nothing."""
    if kind == ev.ACT:
        left = coach.act(seat, *body["actions"])
        return {"left": list(left)} if left else {}
    if kind == ev.UNDO:
        coach.undo(seat, body.get("pick"))
    elif kind == ev.COACH:
        if seat != coach.seat:
            raise NotAnAction("coach-undo")
        coach.move(str(body["move"]))
    else:
        raise NotAnAction("coach-only", kind=kind)
    return {}
