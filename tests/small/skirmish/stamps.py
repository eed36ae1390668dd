"""What came of a battle, stamped for a moment on the zone where it was fought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wartable.core.rules.log import Entry
from wartable.core.scene import Stamp
from wartable.core.text.messages import Phrase

from . import codes as c
from .kit import SkirmishKit

if TYPE_CHECKING:
    from wartable.core.title import Title


def stamp(title: Title, kit: SkirmishKit, told: Sequence[Entry], at: int, viewer: int, lang: str) -> Stamp | None:
    """The stamp of one of the entries that the viewer was told, if it has one."""
    entry = told[at]
    seen = entry.seen(viewer)
    if entry.key not in (c.LOST, c.RETREATED) or seen is None or (entry.key == c.LOST and not seen[1]):
        return None
    fought = next((before for before in reversed(told[:at]) if before.key == c.BATTLE_BEGINS), None)
    if fought is None:  # before the log began
        return None
    said = title.phrase(kit, entry.key, seen, viewer)
    text, note = (Phrase(f"stamp-{said.key}{part}", **said.args).say(kit.messages, lang) for part in ("", "-note"))
    return Stamp(text, note, f"zone.{kit.zones[fought.args[1]]}", tone="bad")
