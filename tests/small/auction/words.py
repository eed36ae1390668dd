"""A position of Auction in words. What is left out is empty, the lots are open and the first round begins."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from wartable.core.fields import Counts, Fields, Number, OneOf, OneOfEach, Rest

from .kit import CARDS, CLAUSES, LOTS, OFFERING, OPEN, PHASES, SEATS

if TYPE_CHECKING:
    from .state import AuctionState

FATES = ("first", "second", "nobody", "open")

FIELDS: Fields[AuctionState] = Fields(
    "auction",
    1,
    OneOfEach("lots", LOTS, FATES, OPEN),
    Counts("hands", SEATS, CARDS),
    Counts("rows", SEATS, CARDS, part_of="hands"),
    Counts("tabled", SEATS, CARDS),
    Counts("shown", SEATS, CARDS, part_of="hands"),
    Rest(Counts("pile", CARDS), of=attrgetter("copies"), clause="AU-SET-02"),
    Counts("discard", CARDS),
    Counts("sealed", SEATS),
    Counts("called", SEATS),
    Counts("answers", SEATS),
    OneOf("phase", PHASES, OFFERING),
    OneOf("lot", LOTS, 0),
    OneOf("ended", CLAUSES, 0),
    Number("round"),
    Number("resigned"),
)
to_words = FIELDS.to_dict
