"""A position of Auction in words. What is left out is empty, the lots are open and the first round begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tests.small.skirmish.words import flat, index, nested, number
from wartable.core.errors import PositionError

from .kit import CARDS, CLAUSES, LOTS, OFFERING, OPEN, PHASES, SEATS

if TYPE_CHECKING:
    from .state import AuctionState

COUNTS = {
    "hands": (SEATS, CARDS),
    "rows": (SEATS, CARDS),
    "tabled": (SEATS, CARDS),
    "shown": (SEATS, CARDS),
    "pile": (CARDS,),
    "discard": (CARDS,),
    "sealed": (SEATS,),
    "called": (SEATS,),
    "answers": (SEATS,),
}
NAMED = {"phase": PHASES, "lot": LOTS, "ended": CLAUSES}
NUMBERS = ("round", "resigned")
FATES = ("first", "second", "nobody", "open")
FIELDS = ("title", "version", "seats", "options", "lots", *COUNTS, *NAMED, *NUMBERS)


def to_words(s: AuctionState) -> dict[str, object]:
    """Everything of a position."""
    words: dict[str, object] = {"title": "auction", "version": 1, "seats": 4, "options": dict(s.kit.options)}
    words["lots"] = {lot: FATES[fate] for lot, fate in zip(LOTS, s.lots, strict=True) if fate != OPEN}
    words.update({name: nested(getattr(s, name), *names) for name, names in COUNTS.items()})
    words.update({name: names[getattr(s, name)] for name, names in NAMED.items()})
    return words | {name: getattr(s, name) for name in NUMBERS}


def fill(s: AuctionState, data: Mapping[str, Any]) -> None:
    """Fills a new state that has its kit; raises PositionError with the place."""
    for name in data:
        index("position", FIELDS, name)
    if data.get("title", "auction") != "auction" or data.get("version", 1) != 1:
        raise PositionError("title, version: this is not a position of auction, version 1")
    for name, names in COUNTS.items():
        setattr(s, name, flat(name, data.get(name, {}), *names))
    lots = data.get("lots", {})
    if not isinstance(lots, Mapping):
        raise PositionError(f"lots: names and fates are needed, not {lots!r}")
    for lot, fate in lots.items():
        s.lots[index("lots", LOTS, lot)] = index(f"lots.{lot}", FATES, fate)
    defaults = {"phase": PHASES[OFFERING], "lot": LOTS[0], "ended": ""}
    for name, choices in NAMED.items():
        setattr(s, name, index(name, choices, data.get(name, defaults[name])))
    for name in NUMBERS:
        setattr(s, name, number(name, data.get(name, 0)))
    for kind, copies in enumerate(s.kit.copies):
        out = sum(sum(s.of(area, seat)[kind] for seat in range(4)) for area in (s.hands, s.tabled)) + s.discard[kind]
        s.pile[kind] = s.pile[kind] if "pile" in data else max(0, copies - out)
        if s.pile[kind] + out != copies:
            raise PositionError(f"cards: {s.pile[kind] + out} {CARDS[kind]} in all places, the set has {copies}")
