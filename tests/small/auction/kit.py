"""The tables of Auction (names, verbs, steps, clauses, entries) and its kit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.core.entries import EntryRow
from wartable.core.rules.notation import Click, Count, Name, Names, Notation, Verb
from wartable.core.rules.state import Kit

CARDS = ("copper", "silver", "gold", "veto")
K = len(CARDS)
LOTS = ("tapestry", "horse", "sword", "ring", "map")
SEATS = ("north", "east", "south", "west")
TEAMS = ("0", "1")
FATES = ("first", "second", "nobody", "open")  # of a lot; the first two are the teams
NOBODYS, OPEN = 2, 3

WIDTH = 8
OFFER, PLEDGE, SEAL, VETO, PASS = range(1, 6)
SPACE = 6 * WIDTH
PLEDGES = (Count(PLEDGE, Names(1, "card"), none="nothing"), Click(SEAL))
VERBS = (
    Verb("offer", Name(OFFER, Names(0, "lot")), examples=["offer horse"]),
    Verb("pledge", *PLEDGES, examples=["pledge 1 copper 2 gold", "pledge nothing"]),
    Verb("veto", Click(VETO)),
    Verb("pass", Click(PASS)),
)
NOTATION = Notation(WIDTH, VERBS, [LOTS, CARDS])

# The numbers of the steps; steps.py has the steps themselves, in this order.
OVER, OFFERING, PLEDGING, HAMMER = range(4)

CLAUSES = (
    "", "AU-LOT-01", "AU-LOT-02", "AU-PLEDGE-01", "AU-PLEDGE-02", "AU-PLEDGE-04", "AU-VETO-01", "AU-VETO-02",
    "AU-END-01", "AU-END-02",
)  # fmt: skip
LOT_01, LOT_02, PLEDGE_01, PLEDGE_02, PLEDGE_04, VETO_01, VETO_02, END_01, END_02 = range(1, len(CLAUSES))

ENTRIES = (
    EntryRow("dealt", "seat:seat count:number cards:card*"),
    EntryRow("round-begins", "round:number seat:seat"),
    EntryRow("offered", "seat:seat lot:lot"),
    EntryRow("picked", "seat:seat card:card"),
    EntryRow("sealed", "seat:seat cards:cards"),
    EntryRow("bids", "one:cards two:cards three:cards four:cards first:number second:number"),
    EntryRow("hammer", "count:number seats:seat*"),
    EntryRow("sold", "lot:lot team:team"),
    EntryRow("unsold", "lot:lot"),
    EntryRow("resigned", "seat:seat team:team"),
    EntryRow("game-ends", "first:number second:number"),
)
DEALT, ROUND_BEGINS, OFFERED, PICKED, SEALED, BIDS, HAMMERED, SOLD, UNSOLD, RESIGNED, GAME_ENDS = range(11)


class AuctionKit(Kit):
    """Options and content as plain numbers."""

    def __init__(self, options: dict[str, object], cards: Mapping[str, Mapping[str, Any]]) -> None:
        super().__init__(4, options, NOTATION)
        self.copies: list[int] = [card["copies"] for card in cards.values()]
        self.value: list[int] = [card["value"] for card in cards.values()]
        self.answers = [int(card["window"] == "hammer") for card in cards.values()]
        self.dealt = int(str(options["hand"]))
        self.tie_to_auctioneer = options["tie"] == "auctioneer"

    def faction(self, seat: int) -> int:
        return seat % 2
