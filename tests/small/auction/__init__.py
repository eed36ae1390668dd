"""Auction: two teams of two pledge cards in secret. It holds the contracts of core to what larger titles need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wartable.core.content import Maybe, Pack, Table, Whole, Word, digest
from wartable.core.errors import ContentError
from wartable.core.options import Option
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import Log
from wartable.core.rules.verbs import examples
from wartable.core.scene import Scene
from wartable.core.text.messages import Phrase
from wartable.core.text.rulebook import Rulebook
from wartable.core.title import Content, FactSheet, Mode, Title
from wartable.titles import messages, read_content, texts

from . import kit as k
from .state import FIELDS, AuctionState, start
from .view import AuctionDesk, AuctionView, view

FILE = "auction.toml"
CARD = Table({"copies": Whole(0, 30), "value": Whole(0, 9), "window": Maybe(Word("hammer"))})
SCHEMA = {FILE: Table({"cards": Table(dict.fromkeys(k.CARDS, CARD))})}


def make(pack: Pack) -> Content:
    """What the kit is made of."""
    cards = pack[FILE]["cards"]
    for name, card in cards.items():
        if card["value"] and card["window"]:
            raise ContentError(f"{pack.place(FILE)}: [cards] {name}: a card that names a window is no money")
    if sum(card["copies"] for card in cards.values()) < 24:
        raise ContentError(f"{pack.place(FILE)}: [cards]: there must be 24 cards or more")
    return Content(cards, digest(pack.text(FILE)), pack.source)


class Auction(Title[k.AuctionKit, AuctionState, AuctionView]):
    """Auction's doors."""

    def __init__(self) -> None:
        self.sheet = FactSheet(
            name="auction",
            modes=(Mode("teams", 4, 4),),
            options=(
                Option("hand", 5, low=1, high=6, clause="AU-SET-02"),
                Option("tie", "nobody", ("nobody", "auctioneer"), clause="AU-RULING-01"),
            ),
            rules_version="1",
            space=k.SPACE,
            encoding_version=1,
            turn_cap=40,
            game_cap=2000,
            secrets=("hands", "pledges until all are in", "answers to the hammer until all are in"),
            endings=("AU-END-01", "AU-END-02"),
            notation=examples(k.VERBS),
            windows=("hammer",),
        )
        self.messages = messages(__name__, "ftl")
        self.rulebook = Rulebook(texts(__name__, "rulebook", "md"))
        self.clauses = k.CLAUSES
        self.entries = k.ENTRIES

    def content(self, pack: str | None = None) -> Content:
        return read_content(__name__, pack, SCHEMA, make)

    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> k.AuctionKit:
        return k.AuctionKit(dict(options), content.data)

    def start(self, kit: k.AuctionKit, chance: Chance, log: Log, memory: bool) -> AuctionState:
        return start(kit, chance, log)

    def from_dict(self, kit: k.AuctionKit, data: Mapping[str, Any]) -> AuctionState:
        s = AuctionState()
        s.kit = kit
        FIELDS.read(s, data)
        return s

    def view(self, state: AuctionState, viewer: int) -> AuctionView:
        return view(state, viewer)

    def scene(self, kit: k.AuctionKit, view: AuctionView, lang: str) -> Scene:
        return AuctionDesk(self, kit, view, lang).scene()

    def invariants(self, state: AuctionState) -> list[str]:
        held = zip(state.hands, state.rows, state.shown, strict=True)
        found = ["rows or shown: not in the hand" for hand, row, shown in held if hand < max(row, shown)]
        return FIELDS.broken(state) + found

    def vocabularies(self, kit: k.AuctionKit) -> Sequence[Sequence[str]]:
        return (k.CARDS,)

    def tell(self, kit: k.AuctionKit, kind: str, value: int) -> object:
        if kind == "seat":
            return k.player(value)
        if kind == "card":
            return Phrase(f"card-{k.CARDS[value]}")
        if kind == "lot":
            return Phrase(f"lot-{k.LOTS[value]}")
        if kind == "team":
            return Phrase(f"team-{value}")
        if kind == "cards":
            counts = zip(k.CARDS, k.unpack(value), strict=True)
            told = [Phrase("so-many", card=Phrase(f"card-{name}"), count=count) for name, count in counts if count]
            return told or Phrase("no-cards")
        return value


TITLE: Title = Auction()
