"""Auction: two teams of two pledge cards in secret. It holds the contracts of core to what larger titles need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wartable.core.content import Maybe, Pack, Table, Whole, Word, digest
from wartable.core.entries import unpacked
from wartable.core.errors import ContentError
from wartable.core.options import options_of
from wartable.core.rules.notation import examples
from wartable.core.text.messages import Phrase
from wartable.core.text.rulebook import Rulebook
from wartable.core.title import Content, FactSheet, Mode, Title
from wartable.titles import messages, read_content, texts

from . import kit as k
from .state import FIELDS, AuctionState
from .view import AuctionDesk, AuctionView, view

RULEBOOK = Rulebook(texts(__name__, "rulebook", "md"))
SHEET = FactSheet(
    name="auction",
    modes=(Mode("teams", 4, 4),),
    options=options_of(RULEBOOK),
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
        self.sheet = SHEET
        self.messages = messages(__name__, "ftl")
        self.rulebook = RULEBOOK
        self.clauses = k.CLAUSES
        self.entries = k.ENTRIES
        self.fields = FIELDS
        self.state = AuctionState
        self.desk = AuctionDesk

    def content(self, pack: str | None = None) -> Content:
        return read_content(__name__, pack, SCHEMA, make)

    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> k.AuctionKit:
        return k.AuctionKit(dict(options), content.data)

    def view(self, state: AuctionState, viewer: int) -> AuctionView:
        return view(state, viewer)

    def names(self, kit: k.AuctionKit) -> Mapping[str, Sequence[str]]:
        return {"seat": k.SEATS, "card": k.CARDS, "lot": k.LOTS, "team": k.TEAMS}

    def tell(self, kit: k.AuctionKit, kind: str, value: int) -> object:
        if kind != "cards":
            return super().tell(kit, kind, value)
        counts = enumerate(unpacked(value, k.K))
        told = [Phrase("so-many", card=self.tell(kit, "card", card), count=count) for card, count in counts if count]
        return told or Phrase("no-cards")


TITLE: Title = Auction()
