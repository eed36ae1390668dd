"""Skirmish: two sides fight for a bridge. A small title that shows how titles are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wartable.core.entries import unpacked
from wartable.core.errors import OptionError
from wartable.core.options import Option
from wartable.core.rules.log import Entry
from wartable.core.rules.notation import examples
from wartable.core.scene.ids import thing
from wartable.core.text.messages import Messages, Phrase
from wartable.core.text.rulebook import Rulebook
from wartable.core.title import Content, FactSheet, Mode, Title
from wartable.titles import messages, read_content, texts

from . import codes
from .kit import SIDES, SkirmishKit, side
from .pack import SCHEMA, make
from .scene import SkirmishDesk
from .state import FIELDS, SkirmishState, checked
from .view import SkirmishView, view

SHEET = FactSheet(
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
    notation=examples(codes.VERBS),
    windows=("battle",),
    roles=SIDES,
)


class Skirmish(Title[SkirmishKit, SkirmishState, SkirmishView]):
    """Skirmish's doors."""

    def __init__(self) -> None:
        self.sheet = SHEET
        self.messages = messages(__name__, "ftl")
        self.rulebook = Rulebook(texts(__name__, "rulebook", "md"))
        self.clauses = codes.CLAUSES
        self.entries = codes.ENTRIES
        self.fields = FIELDS
        self.state = SkirmishState
        self.desk = SkirmishDesk

    def content(self, pack: str | None = None) -> Content:
        return read_content(__name__, pack, SCHEMA, lambda found: make(found, self.messages))

    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> SkirmishKit:
        kit = SkirmishKit(dict(options), content.data)
        if min(kit.cost) > kit.points:
            raise OptionError(f"points: the cheapest unit costs {min(kit.cost)}, a list may cost {kit.points}")
        return kit

    def from_dict(self, kit: SkirmishKit, data: Mapping[str, Any]) -> SkirmishState:
        return checked(super().from_dict(kit, data))

    def messages_of(self, kit: SkirmishKit) -> Messages:
        return kit.messages

    def view(self, state: SkirmishState, viewer: int) -> SkirmishView:
        return view(state, viewer)

    def stamp_thing(self, kit: SkirmishKit, entries: Sequence[Entry], at: int, value: int) -> str:
        """What came of a battle is stamped on the zone where it was fought; no losses are no news."""
        fought = [entry.args[1] for entry in entries[:at] if entry.key == codes.BATTLE_BEGINS]
        lost_none = entries[at].key == codes.LOST and not value
        return thing("zone", kit.zones[fought[-1]]) if fought and not lost_none else ""

    def names(self, kit: SkirmishKit) -> Mapping[str, Sequence[str]]:
        return {"zone": kit.zones, "card": kit.cards}

    def tell(self, kit: SkirmishKit, kind: str, value: int) -> object:
        if kind == "seat":
            return side(value)
        if kind == "card" and value < 0:
            return Phrase("card-none")
        if kind == "units":
            counts = zip(kit.units, unpacked(value, len(kit.units)), strict=True)
            return [Phrase(f"unit-{name}", count=count) for name, count in counts if count] or Phrase("unit-none")
        return super().tell(kit, kind, value)


TITLE: Title = Skirmish()
