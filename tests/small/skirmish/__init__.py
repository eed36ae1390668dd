"""Skirmish: two sides fight for a bridge. A small title that shows how titles are made."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wartable.core.chance import Chance
from wartable.core.clause import ContentError
from wartable.core.kit import Kit
from wartable.core.log import Log
from wartable.core.messages import Phrase
from wartable.core.options import Option
from wartable.core.rulebook import Rulebook
from wartable.core.state import State
from wartable.core.title import Content, Mode, Sheet, Title
from wartable.core.view import View
from wartable.titles import messages, texts

from . import codes, notation, words
from .kit import CARDS, UNITS, ZONES, SkirmishKit
from .state import SkirmishState, start
from .view import SkirmishView, side, view

if TYPE_CHECKING:
    from wartable.core.scene import Scene

SHEET = Sheet(
    name="skirmish",
    modes=(Mode("duel", 2, 2),),
    options=(
        Option("points", 10, low=3, high=20, clause="SK-LIST-02"),
        Option("marches", 2, low=1, high=3, clause="SK-TURN-02"),
        Option("rounds", 12, low=2, high=30, clause="SK-END-04"),
        Option("tie", "attacker", ("attacker", "defender"), clause="SK-RULING-01"),
    ),
    rules_version="1",
    space=codes.SPACE,
    encoding_version=1,
    turn_cap=100,
    game_cap=4000,
    secrets=("hands", "lists until they are opened"),
    endings=("SK-END-01", "SK-END-02", "SK-END-03", "SK-END-04"),
    notation=(
        "list 3 foot 2 cavalry 1 gun",
        "march mill bridge 3 cavalry",
        "end",
        "play ambush",
        "pass",
        "lose 2 foot",
        "retreat mill",
    ),
    windows=("battle",),
    roles=("red", "blue"),
)
RANGES = {"cost": (1, 9), "hits_from": (1, 6), "copies": (0, 9), "dice": (0, 9)}


class Skirmish(Title):
    """Skirmish's doors."""

    def __init__(self) -> None:
        self.sheet = SHEET
        self.messages = messages(__name__, "ftl")
        self.rulebook = Rulebook(texts(__name__, "rulebook", "md"))
        self.clauses = codes.CLAUSES
        self.entries = codes.ENTRIES
        self.vocabularies = (CARDS,)

    def content(self, pack: str | None = None) -> Content:
        file = (files(__name__) / "content" if pack is None else Path(pack)) / "skirmish.toml"
        try:
            text = file.read_text(encoding="utf-8")
            data = tomllib.loads(text)
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise ContentError(f"{file}: {error}") from error
        for table, names, keys in (("units", UNITS, ("cost", "hits_from")), ("cards", CARDS, ("copies", "dice"))):
            for name in names:
                for key in keys:
                    value, (low, high) = data.get(table, {}).get(name, {}).get(key), RANGES[key]
                    if not isinstance(value, int) or not low <= value <= high:
                        wrong = f"{value!r} is not a number from {low} to {high}"
                        raise ContentError(f"{file}: [{table}] {name}.{key}: {wrong}")
        return Content(data, hashlib.sha256(text.encode()).hexdigest()[:16], pack or "")

    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> SkirmishKit:
        return SkirmishKit(dict(options), content.data)

    def start(self, kit: Kit, chance: Chance, log: Log, memory: bool) -> SkirmishState:
        assert isinstance(kit, SkirmishKit)
        return start(kit, chance, log)

    def from_dict(self, kit: Kit, data: Mapping[str, Any]) -> SkirmishState:
        assert isinstance(kit, SkirmishKit)
        s = SkirmishState()
        s.kit = kit
        words.fill(s, data)
        return s

    def line(self, clicks: Sequence[int]) -> str:
        return notation.line(clicks)

    def parse(self, text: str) -> list[int]:
        return notation.parse(text)

    def view(self, state: State, viewer: int) -> SkirmishView:
        assert isinstance(state, SkirmishState)
        return view(state, viewer)

    def scene(self, view: View, lang: str) -> Scene:
        from .scene import Painter

        assert isinstance(view, SkirmishView)
        return Painter(view, self, lang).scene()

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, SkirmishState)
        found = [name for name in words.COUNTS if min(getattr(state, name)) < 0]
        return [f"{name}: less than nothing" for name in found]

    def tell(self, kind: str, value: int) -> object:
        if kind == "seat":
            return side(value)
        if kind == "zone":
            return Phrase(f"zone-{ZONES[value]}")
        if kind == "card":
            return Phrase(f"card-{CARDS[value]}" if value >= 0 else "card-none")
        if kind == "units":
            counts = [(name, value >> (8 * unit) & 255) for unit, name in enumerate(UNITS)]
            return [Phrase(f"unit-{name}", count=count) for name, count in counts if count] or Phrase("unit-none")
        return value


TITLE = Skirmish()
