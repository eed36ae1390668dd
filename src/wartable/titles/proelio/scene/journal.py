"""The log beside Proelio's table: turn, House, what happened, and the clause that made it so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wartable.core.rules.log import VEILED, Entry
from wartable.core.scene import LogLine
from wartable.core.title import Title
from wartable.titles.proelio.entries import ENTRIES
from wartable.titles.proelio.kit import ProelioKit
from wartable.titles.proelio.scene.seats import blazon
from wartable.titles.proelio.scene.stamps import stamp

NAMES: Final = [name for name, _ in ENTRIES]
ATTACKS: Final = frozenset(
    (
        "attack-laid",
        "defence-opens",
        "deployed",
        "revealed",
        "void",
        "cancelled",
        "swept",
        "turned-round",
        "stolen",
        "compared",
        "sacrificed",
        "kept",
        "looted",
        "overrun",
        "penalty",
        "eliminated",
    )
)
CLAUSES: Final = {
    "defence-held": "PR-TURN-08",
    "void": "PR-ATK-12",
    "cancelled": "PR-IMP-09",
    "swept": "PR-IMP-12",
    "turned-round": "PR-PAT-05",
    "stolen": "PR-INF-04",
    "compared": "PR-RES-02",
    "sacrificed": "PR-RES-07",
    "looted": "PR-LOOT-02",
    "overrun": "PR-RES-11",
    "penalty": "PR-ATK-13",
    "eliminated": "PR-ELIM-02",
    "renewed": "PR-DECK-01",
    "alliance-surrenders": "PR-ALY-10",
}


def named(entry: Entry, viewer: int) -> list[int]:
    """The Houses that an entry names; it is about the first."""
    _, spec = ENTRIES[entry.key]
    seen = entry.seen(viewer) or []
    pairs = zip(spec.split(), seen, strict=False)
    return [value for part, value in pairs if part.endswith(":seat") and value != VEILED]


def log_lines(
    entries: Sequence[Entry], title: Title, kit: ProelioKit, viewer: int, lang: str, most: int
) -> tuple[LogLine, ...]:
    """The last lines of what this viewer was told; a turn's beginning is told by its number alone."""
    out: list[LogLine] = []
    turn = 0
    first = len(entries) - most
    for i, entry in enumerate(entries):
        name = NAMES[entry.key]
        if name == "turn-begins":
            turn = entry.args[1]
        elif i >= first:
            text = title.entry(kit, entry, viewer, lang)
            if text is not None:
                group = title.messages.format(lang, "scene-attacks") if name in ATTACKS else ""
                number = str(turn) if turn else ""
                houses = named(entry, viewer)
                sign = blazon(houses[0]) if houses else ""
                things = tuple(f"seat.{house}" for house in houses)
                mark = stamp(entry, title, kit, viewer, lang)
                out.append(LogLine(number, text, sign, CLAUSES.get(name, ""), group, things, entry=i, stamp=mark))
    return tuple(out)
