"""Names, numbers and the kit of Auction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wartable.core.entries import EntryRow
from wartable.core.errors import NotAnAction
from wartable.core.rules.state import Kit

CARDS = ("copper", "silver", "gold", "veto")
K = len(CARDS)
LOTS = ("tapestry", "horse", "sword", "ring", "map")
SEATS = ("north", "east", "south", "west")
OPEN, NOBODYS = 3, 2  # what became of a lot; 0 and 1 are the teams

WIDTH = 8
OFFER, PLEDGE, SEAL, VETO, PASS = range(1, 6)
SPACE = 6 * WIDTH
VERBS = ("", "offer", "pledge", "seal", "veto", "pass")
PHASES = ("over", "offer", "pledge", "hammer")
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
        super().__init__(4, options)
        self.copies = [int(cards[name]["copies"]) for name in CARDS]
        self.value = [int(cards[name]["value"]) for name in CARDS]
        self.answers = [1 if cards[name].get("window") == "hammer" else 0 for name in CARDS]
        self.dealt = int(str(options["hand"]))
        self.tie_to_auctioneer = options["tie"] == "auctioneer"

    def faction(self, seat: int) -> int:
        return seat % 2


def pack(counts: Sequence[int]) -> int:
    """Counts of cards as one number, for the log.

    >>> unpack(pack([1, 0, 2, 0]))
    [1, 0, 2, 0]
    """
    return sum(count << (8 * kind) for kind, count in enumerate(counts))


def unpack(number: int) -> list[int]:
    """The counts that a number was packed from."""
    return [number >> (8 * kind) & 255 for kind in range(K)]


def line(clicks: Sequence[int]) -> str:
    """The words of a choice.

    >>> line([PLEDGE * WIDTH + 2, PLEDGE * WIDTH, PLEDGE * WIDTH + 2, SEAL * WIDTH])
    'pledge 1 copper 2 gold'
    """
    verb, argument = divmod(clicks[-1], WIDTH)
    if verb == OFFER:
        return f"offer {LOTS[argument]}"
    if verb in (VETO, PASS):
        return VERBS[verb]
    picks = [code % WIDTH for code in clicks if code // WIDTH == PLEDGE]
    words = [f"{picks.count(kind)} {CARDS[kind]}" for kind in range(K) if kind in picks]
    return " ".join(["pledge", *(words or ["nothing"])])


def parse(text: str) -> list[int]:
    """The clicks of a choice in words.

    >>> parse("pledge nothing") == [SEAL * WIDTH]
    True
    """
    verb, *rest = text.split() or [""]
    if verb in ("veto", "pass") and not rest:
        return [VERBS.index(verb) * WIDTH]
    if verb == "offer" and len(rest) == 1 and rest[0] in LOTS:
        return [OFFER * WIDTH + LOTS.index(rest[0])]
    if verb != "pledge" or not rest:
        raise NotAnAction(f"{text!r} is no action, such as: offer horse, pledge 2 gold, veto, pass")
    if rest == ["nothing"]:
        return [SEAL * WIDTH]
    clicks: list[int] = []
    for count, name in zip(rest[::2], [*rest[1::2], ""], strict=False):
        if name not in CARDS or not (count.isascii() and count.isdigit() and 0 < int(count) < 100):
            raise NotAnAction(f"{text!r}: {count} {name} is no number of cards of a kind, such as: 2 gold")
        clicks += [PLEDGE * WIDTH + CARDS.index(name)] * int(count)
    return [*clicks, SEAL * WIDTH]
