"""The kit of Muster: units and options as plain lists."""

from __future__ import annotations

from typing import Any

from wartable.core.rules.notation import Notation
from wartable.core.rules.state import Kit
from wartable.core.text.messages import Messages

from . import codes as c


class MusterKit(Kit):
    """Options and content."""

    def __init__(self, options: dict[str, object], units: dict[str, dict[str, int]], messages: Messages) -> None:
        self.units = tuple(units)
        self.words = Notation(c.WIDTH, c.VERBS, [self.units, c.SEATS])
        super().__init__(2, options, self.words)
        self.cost = [unit["cost"] for unit in units.values()]
        self.most = [unit["most"] for unit in units.values()]
        self.points, self.battles = int(str(options["points"])), int(str(options["battles"]))
        self.by_dice = options["fought"] == "dice"
        self.messages = messages


def content_of(data: Any, messages: Messages) -> dict[str, Any]:
    """What a kit is made of."""
    return {"seasons": tuple(data["seasons"]), "units": data["units"], "messages": messages}
