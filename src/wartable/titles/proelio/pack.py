"""Proelio's content: the decks and what the rules ask of them. A bad pack is refused with file, key and reason."""

from __future__ import annotations

from dataclasses import dataclass

from wartable.core.content import Pack, Table, Whole, digest
from wartable.core.errors import ContentError
from wartable.core.text.messages import Phrase
from wartable.core.title import Content
from wartable.titles.proelio.codes.cards import CARD_IDS, FIRST_GOLD, KINDS, TYPE

FILE = "cards.toml"
COPIES, CARDS_IN_HAND = Whole(0, 99), Whole(1, 10)
NO_CARD, NO_SETTING = Phrase("proelio-no-such-card"), Phrase("proelio-no-such-setting")
SCHEMA = {
    FILE: Table(
        {
            "settings": Table({"opening_hand": CARDS_IN_HAND, "hand_limit": CARDS_IN_HAND}, NO_SETTING),
            "base": Table(dict.fromkeys(CARD_IDS[:FIRST_GOLD], COPIES), NO_CARD),
            "imperial": Table(dict.fromkeys(CARD_IDS[FIRST_GOLD:], COPIES), NO_CARD),
        }
    )
}


@dataclass(frozen=True, slots=True)
class Cards:
    """Copies by kind and the two settings that a pack may change."""

    copies: tuple[int, ...]
    opening_hand: int
    hand_limit: int


def make(pack: Pack) -> Content:
    """Return what the kit is made of."""
    data, place = pack[FILE], pack.place(FILE)
    cards = Cards((*data["base"].values(), *data["imperial"].values()), **data["settings"])
    check_decks(place, cards)
    canon = repr((cards.copies, cards.opening_hand, cards.hand_limit))
    return Content(cards, digest(canon), pack.source, tuple(warnings(place, cards)))


def check_decks(name: str, cards: Cards) -> None:
    """What the rules ask of the decks: a hand within its limit, all three types in each deck, enough to deal."""
    if cards.opening_hand > cards.hand_limit:
        dealt, limit = cards.opening_hand, cards.hand_limit
        raise ContentError("proelio-opening-hand", place=name, dealt=dealt, limit=limit)
    for table, kinds in (("base", range(FIRST_GOLD)), ("imperial", range(FIRST_GOLD, KINDS))):
        for number, word in enumerate(("proelio-defence-card", "proelio-attack-card", "proelio-strategy-card")):
            if not any(cards.copies[kind] for kind in kinds if TYPE[kind] == number):
                raise ContentError("proelio-no-such-type", place=name, table=table, type=Phrase(word))
    if sum(cards.copies[:FIRST_GOLD]) < 3 * cards.opening_hand:
        raise ContentError("proelio-base-too-small", place=name, cards=cards.opening_hand)


def warnings(name: str, cards: Cards) -> list[ContentError]:
    """Return what makes a pack odd but playable."""
    copies = dict(zip(CARD_IDS, cards.copies, strict=True))
    base = sum(cards.copies[:FIRST_GOLD])
    odd = {
        "proelio-odd-base": base <= 42 + copies["plague"],
        "proelio-odd-alliance": copies["temporary_alliance"] < 2,
        "proelio-odd-shields": copies["shields"] <= max(copies["palisades"], copies["towers"], copies["patrol"]),
        "proelio-odd-defences": not copies["shields"] >= copies["palisades"] >= copies["towers"],
        "proelio-odd-attacks": not copies["soldiers"] >= copies["knights"] >= copies["trebuchets"],
        "proelio-odd-edict": copies["imperial_edict"] < copies["gunpowder"],
        "proelio-odd-bluff": copies["manure"] + copies["infiltration"] == 0 or copies["imperial_manure"] == 0,
        "proelio-odd-patrol": abs(copies["patrol"] - copies["infiltration"]) > 3,
        "proelio-odd-plague": copies["plague"] < 2,
    }
    return [ContentError(key, place=name, cards=base) for key, is_odd in odd.items() if is_odd]
