"""What came of an attack or of a card, stamped for a moment on the walls of the House that it befell."""

from __future__ import annotations

from typing import Final

from wartable.core.rules.log import VEILED, Entry
from wartable.core.scene import Sign, Stamp, Tone
from wartable.core.text.messages import Phrase
from wartable.core.title import Title
from wartable.titles.proelio.cards import CARD_IDS
from wartable.titles.proelio.entries import ENTRIES
from wartable.titles.proelio.kit import ProelioKit
from wartable.titles.proelio.scene import faces

# Whom an entry befell, by its argument, and whether that is good for him.
BEFELL: Final[dict[str, tuple[str, Tone]]] = {
    "void": ("seat", "good"),
    "cancelled": ("seat", "good"),
    "swept": ("seat", "bad"),
    "turned-round": ("seat", "good"),
    "stolen": ("giver", "bad"),
    "compared": ("seat", "good"),
    "sacrificed": ("seat", "bad"),
    "looted": ("giver", "bad"),
    "overrun": ("seat", "bad"),
    "penalty": ("giver", "bad"),
    "eliminated": ("seat", "bad"),
    "played": ("seat", ""),
    "played-on": ("target", ""),
}
# The card that an entry is about without naming it.
UNNAMED: Final = {"swept": "gunpowder", "turned-round": "infiltration"}


def stamp(entry: Entry, title: Title, kit: ProelioKit, viewer: int, lang: str) -> Stamp | None:
    """The stamp of an entry as its viewer may read it, if it has one."""
    name, spec = ENTRIES[entry.key]
    seen = entry.seen(viewer)
    if name not in BEFELL or seen is None:
        return None
    facts = {part.split(":")[0]: value for part, value in zip(spec.split(), seen, strict=False)}
    whom, tone = BEFELL[name]
    if name == "compared" and facts["short"]:
        tone = "bad"
    args = title.phrase(kit, entry.key, seen, viewer).args
    words = [Phrase(f"stamp-{name}{part}", **args).say(title.messages_of(kit), lang) for part in ("", "-note")]
    return Stamp(words[0], words[1], f"fortification.{facts[whom]}", _sign(name, facts.get("card", VEILED)), tone)


def _sign(name: str, card: int) -> Sign | None:
    if name in UNNAMED:
        return faces.sign(UNNAMED[name])
    return None if card == VEILED else faces.sign(CARD_IDS[card])
