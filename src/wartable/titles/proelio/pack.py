"""Proelio's content: reads and checks the decks of a pack. A bad pack is refused with file, key and reason."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from wartable.core.errors import ContentError
from wartable.core.text.messages import Phrase
from wartable.core.title import Content
from wartable.titles.proelio.cards import CARD_IDS, FIRST_GOLD, KINDS, TYPE

FILE = "cards.toml"
MOST_COPIES = 99

# The schema of cards.toml: tables, their keys, and the range of each number.
SCHEMA: dict[str, dict[str, tuple[int, int]]] = {
    "settings": {"opening_hand": (1, 10), "hand_limit": (1, 10)},
    "base": dict.fromkeys(CARD_IDS[:FIRST_GOLD], (0, MOST_COPIES)),
    "imperial": dict.fromkeys(CARD_IDS[FIRST_GOLD:], (0, MOST_COPIES)),
}


@dataclass(frozen=True, slots=True)
class Cards:
    """Copies by kind and the two settings that a pack may change."""

    copies: tuple[int, ...]
    opening_hand: int
    hand_limit: int


def read(pack: str | None = None) -> Content:
    """The title's own content, or a pack's.

    >>> read().data.copies[0]
    18
    """
    return _read(pack) if pack is not None else _own()


@cache
def _own() -> Content:
    # It never changes, and every table that is opened asks for it.
    return _read(None)


def _read(pack: str | None) -> Content:
    place: Traversable = files("wartable.titles.proelio") / "content" if pack is None else Path(pack)
    if not place.is_dir():
        raise ContentError("no-folder", place=pack)
    file = place / FILE
    name = str(file) if pack is not None else FILE
    try:
        text = file.read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except FileNotFoundError as error:
        raise ContentError("proelio-no-file", place=name, file=FILE) from error
    except UnicodeDecodeError as error:
        raise ContentError("not-utf8", place=name, byte=error.start) from error
    except tomllib.TOMLDecodeError as error:
        raise ContentError("proelio-not-toml", place=name, reason=error) from error
    except OSError as error:
        raise ContentError("proelio-not-read", place=name, reason=error.strerror) from error
    cards = check(name, data)
    canon = repr((cards.copies, cards.opening_hand, cards.hand_limit))
    digest = hashlib.sha256(canon.encode()).hexdigest()[:16]
    return Content(cards, digest, pack or "", tuple(warnings(name, cards)))


def check(name: str, data: Mapping[str, Any]) -> Cards:
    """The content of a parsed file; raises ContentError that names the key."""
    numbers: dict[str, int] = {}
    for table in data:
        if table not in SCHEMA:
            raise ContentError(
                "proelio-unknown-table", place=name, table=table, known=", ".join(f"[{t}]" for t in SCHEMA)
            )
    for table, keys in SCHEMA.items():
        given = data.get(table)
        if not isinstance(given, Mapping):
            raise ContentError("proelio-table-missing", place=name, table=table)
        for key in given:
            if key not in keys:
                raise ContentError("proelio-misplaced", place=name, table=table, name=key, reason=misplaced(table, key))
        for key, (low, high) in keys.items():
            value = given.get(key)
            if value is None:
                raise ContentError("proelio-key-missing", place=name, table=table, name=key)
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise ContentError(
                    "field-not-whole", place=f"{name}: [{table}] {key}", value=repr(value), low=low, high=high
                )
            numbers[key] = value
    cards = Cards(tuple(numbers[card] for card in CARD_IDS), numbers["opening_hand"], numbers["hand_limit"])
    check_decks(name, cards)
    return cards


def misplaced(table: str, key: str) -> Phrase:
    """Why a key cannot stand where it stands."""
    for other, keys in SCHEMA.items():
        if key in keys:
            return Phrase("proelio-belongs-into", table=other)
    return Phrase("proelio-no-such-card" if table != "settings" else "proelio-no-such-setting")


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
    """What makes a pack odd but playable."""
    copies = dict(zip(CARD_IDS, cards.copies, strict=True))
    base = sum(cards.copies[:FIRST_GOLD])
    found = []

    def odd(key: str, **facts: object) -> None:
        found.append(ContentError(key, place=name, **facts))

    if base <= 42 + copies["plague"]:
        odd("proelio-odd-base", cards=base)
    if copies["temporary_alliance"] < 2:
        odd("proelio-odd-alliance")
    if copies["shields"] <= max(copies["palisades"], copies["towers"], copies["patrol"]):
        odd("proelio-odd-shields")
    for ladder in (("shields", "palisades", "towers"), ("soldiers", "knights", "trebuchets")):
        if [copies[card] for card in ladder] != sorted((copies[card] for card in ladder), reverse=True):
            odd("proelio-odd-ladder", cards=", ".join(ladder))
    if copies["imperial_edict"] < copies["gunpowder"]:
        odd("proelio-odd-edict")
    if copies["manure"] + copies["infiltration"] == 0 or copies["imperial_manure"] == 0:
        odd("proelio-odd-bluff")
    if abs(copies["patrol"] - copies["infiltration"]) > 3:
        odd("proelio-odd-patrol")
    if copies["plague"] < 2:
        odd("proelio-odd-plague")
    return found
